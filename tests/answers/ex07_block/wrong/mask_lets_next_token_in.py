# cause: the mask is off by one (k=1), so every token also sees the next one
# check: attention_future
# slip: attention-mask-sees-next
# say: mask|next|future|causal|off by one
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
    n = h.shape[0]
    q_all = split_heads(h @ p["Wq"], p["n_heads"])
    k_all = split_heads(h @ p["Wk"], p["n_heads"])
    v_all = split_heads(h @ p["Wv"], p["n_heads"])
    allowed = np.tril(np.ones((n, n)), k=1)
    outs = []
    for q, k, v in zip(q_all, k_all, v_all):
        s = q @ k.T / np.sqrt(q.shape[1])
        s[allowed == 0] = -np.inf
        outs.append(softmax_rows(s) @ v)
    return merge_heads(np.stack(outs)) @ p["Wo"]


def transformer_block(x, p):
    x = x + causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
    h = layer_norm(x, p["g2"], p["be2"])
    act = np.maximum(0, h @ p["W1"] + p["b1"])
    return x + act @ p["W2"] + p["b2"]
