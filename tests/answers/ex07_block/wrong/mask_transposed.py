# cause: the mask is upside down: each token sees itself and the future, not the past
# check: attention_future
# slip: attention-mask-transposed
# say: mask|future|causal|past|triu|transpos
import numpy as np


# ------------------------------------------------ given, finished
def layer_norm(x,gamma,beta,eps=1e-5):
    mittelwert = x.mean(axis=-1, keepdims=True)
    varianz = x.var(axis=-1, keepdims=True)
    return gamma * (x - mittelwert) / np.sqrt(varianz + eps) + beta


def softmax_rows(punkte):
    e = np.exp(punkte - punkte.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1,keepdims=True)


def split_heads(x,n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be divisible by n_heads")
    return x.reshape(n,n_heads,d_model // n_heads).transpose(1,0,2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1,0,2).reshape(n,n_heads * d_head)


def make_params():
    rng = np.random.default_rng(7)
    d, d_ff = 4, 8
    p = {"n_heads": 2}
    for name in ("Wq", "Wk", "Wv", "Wo"):
        p[name] = rng.standard_normal((d, d)) * 0.5
    p["W1"] = rng.standard_normal((d, d_ff)) * 0.5
    p["b1"] = rng.standard_normal(d_ff) * 0.1
    p["W2"] = rng.standard_normal((d_ff, d)) * 0.5
    p["b2"] = rng.standard_normal(d) * 0.1
    p["g1"] = 1 + 0.1 * rng.standard_normal(d)
    p["be1"] = 0.1 * rng.standard_normal(d)
    p["g2"] = 1 + 0.1 * rng.standard_normal(d)
    p["be2"] = 0.1 * rng.standard_normal(d)
    return p

# ------------------------------------------------ end of the given part


def causal_self_attention(h,p):
    Q = split_heads(h @ p["Wq"], p["n_heads"])
    K = split_heads(h @ p["Wk"], p["n_heads"])
    V = split_heads(h @ p["Wv"], p["n_heads"])
    n = h.shape[0]
    maske = np.triu(np.ones((n, n), dtype=bool))
    koepfe = []
    for q,k,v in zip(Q,K,V):
        punkte = q @ k.T / np.sqrt(q.shape[1])
        punkte = np.where(maske, punkte, -np.inf)
        koepfe.append(softmax_rows(punkte) @ v)
    return merge_heads(np.array(koepfe)) @ p["Wo"]


def transformer_block(x,p):
    # first half: attention
    normed = layer_norm(x, p["g1"], p["be1"])
    att = causal_self_attention(normed, p)
    y = x + att
    # second half: feed-forward
    normed2 = layer_norm(y, p["g2"], p["be2"])
    inner = normed2.dot(p["W1"]) + p["b1"]
    inner = np.where(inner > 0, inner, 0.0)
    aus = inner.dot(p["W2"]) + p["b2"]
    return y + aus
