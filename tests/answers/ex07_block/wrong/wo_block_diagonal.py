# cause: each head is multiplied by its own diagonal block of Wo only
# check: attention_one_token
# slip: attention-wo-blocks
# say: per head|block|output projection|@ wo|merge|mix
import numpy as np

# ------------------------------------------------ given, finished
def layer_norm(x, gamma, beta, eps=1e-5):
    mu = x.mean(axis=-1, keepdims=True)
    sigma2 = x.var(axis=-1, keepdims=True)
    return gamma * (x - mu) / np.sqrt(sigma2 + eps) + beta

def softmax_rows(logits):
    e = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)

def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be divisible by n_heads")
    return x.reshape(n, n_heads, d_model // n_heads).transpose(1, 0, 2)

def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)

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

def causal_self_attention(h, p):
    n = len(h)
    queries = split_heads(h @ p["Wq"], p["n_heads"])
    keys = split_heads(h @ p["Wk"], p["n_heads"])
    values = split_heads(h @ p["Wv"], p["n_heads"])
    dh = queries.shape[2]
    parts = []
    for i in range(p["n_heads"]):
        s = np.where(np.tri(n, dtype=bool), queries[i] @ keys[i].T / np.sqrt(dh), -np.inf)
        c = slice(i * dh, (i + 1) * dh)
        parts.append(softmax_rows(s) @ values[i] @ p["Wo"][c, c])
    return np.hstack(parts)

def feed_forward(h, p):
    z = h @ p["W1"] + p["b1"]
    z = np.maximum(z, 0)
    return z @ p["W2"] + p["b2"]

def transformer_block(x, p):
    a = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    return a + feed_forward(layer_norm(a, p["g2"], p["be2"]), p)
