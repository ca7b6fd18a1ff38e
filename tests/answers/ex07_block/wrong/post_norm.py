# cause: the norm comes after the residual (post-norm) instead of before the sublayer
# check: block_trace
# slip: block-post-norm
# say: norm|before|after|order|post
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
   q_all = split_heads(h @ p["Wq"], p["n_heads"])
   k_all = split_heads(h @ p["Wk"], p["n_heads"])
   v_all = split_heads(h @ p["Wv"], p["n_heads"])
   n = h.shape[0]
   msk = np.tril(np.ones((n, n), dtype=bool))
   outs = []
   for q, k, v in zip(q_all, k_all, v_all):
      sc = q @ k.T / np.sqrt(q.shape[1])
      sc = np.where(msk, sc, -np.inf)
      outs.append(softmax_rows(sc) @ v)
   return merge_heads(np.array(outs)) @ p["Wo"]


def transformer_block(x, p):
   x = layer_norm(x + causal_self_attention(x, p), p["g1"], p["be1"])
   ff = np.maximum(x @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]
   return layer_norm(x + ff, p["g2"], p["be2"])
