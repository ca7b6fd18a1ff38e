# cause: layer_norm is called with eps=1e-2
# check: block_trace
# slip: block-eps-1e-2
# say: eps|norm|1e-5|default
import numpy as np


# ------------------------------------------------ given, finished
def layer_norm(x, gamma, beta, eps=1e-5):
    mittelwert = x.mean(axis=-1, keepdims=True)
    varianz = x.var(axis=-1, keepdims=True)
    return gamma * (x - mittelwert) / np.sqrt(varianz + eps) + beta


def softmax_rows(punkte):
    e = np.exp(punkte - punkte.max(axis=-1, keepdims=True))
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
    n, d = h.shape
    n_heads = p["n_heads"]
    q, k, v = h @ p["Wq"], h @ p["Wk"], h @ p["Wv"]
    qs, ks, vs = split_heads(q, n_heads), split_heads(k, n_heads), split_heads(v, n_heads)
    aus = np.zeros(qs.shape)
    for i in range(n_heads):
        s = np.dot(qs[i], ks[i].T) / (d // n_heads) ** 0.5
        for row in range(n):
            s[row, row + 1:] = -np.inf
        aus[i] = np.dot(softmax_rows(s), vs[i])
    return np.dot(merge_heads(aus), p["Wo"])


EPS = 1e-2

def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"], EPS), p)
    h = layer_norm(x, p["g2"], p["be2"], EPS)
    return x + np.maximum(h @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]
