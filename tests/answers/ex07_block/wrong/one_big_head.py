# cause: n_heads is ignored and the attention runs over all columns at once
# check: attention_heads
# slip: attention-one-head
# say: one head|single head|split|heads
import numpy as np


# ------------------------------------------------ given, finished
def layer_norm(x, gamma, beta, eps=1e-5):
    m_ = x.mean(axis=-1, keepdims=True)
    v_ = x.var(axis=-1, keepdims=True)
    return gamma * (x - m_) / np.sqrt(v_ + eps) + beta


def softmax_rows(sc):
    e = np.exp(sc - sc.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be divisible by n_heads")
    return x.reshape(n, n_heads, d_model // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, dh = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * dh)


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
    q_all, k_all, v_all = h @ p["Wq"], h @ p["Wk"], h @ p["Wv"]
    s = q_all @ k_all.T / np.sqrt(d)
    s[~np.tri(n, dtype=bool)] = -np.inf
    return softmax_rows(s) @ v_all @ p["Wo"]


def transformer_block(x, p):
    # first half: attention
    normed = layer_norm(x, p["g1"], p["be1"])
    att = causal_self_attention(normed, p)
    y = x + att
    # second half: feed-forward
    normed2 = layer_norm(y, p["g2"], p["be2"])
    inner = normed2.dot(p["W1"]) + p["b1"]
    inner = np.where(inner > 0, inner, 0.0)
    out = inner.dot(p["W2"]) + p["b2"]
    return y + out


if __name__ == "__main__":
    print(transformer_block(np.arange(12).reshape(3, 4) / 10, make_params()))
