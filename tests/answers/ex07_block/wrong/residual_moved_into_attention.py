# cause: the residual sits inside causal_self_attention (adding the normed input) and not in the block
# check: attention_one_token
# slip: attention-residual-inside
# say: residual|inside|normed|added
import numpy as np


# ------------------------------------------------ given, finished
def layer_norm(x, gamma, beta, eps=1e-5):
  mean = x.mean(axis=-1, keepdims=True)
  var = x.var(axis=-1, keepdims=True)
  return gamma * (x - mean) / np.sqrt(var + eps) + beta


def softmax_rows(scores):
  e = np.exp(scores - scores.max(axis=-1, keepdims=True))
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
  Q = split_heads(h @ p["Wq"], p["n_heads"])
  K = split_heads(h @ p["Wk"], p["n_heads"])
  V = split_heads(h @ p["Wv"], p["n_heads"])
  scores = Q @ K.transpose(0, 2, 1) / np.sqrt(Q.shape[2])
  scores[:, ~np.tri(len(h), dtype=bool)] = -np.inf
  return h + merge_heads(softmax_rows(scores) @ V) @ p["Wo"]


def transformer_block(x, p):
  x = causal_self_attention(layer_norm(x, p["g1"], p["be1"]), p)
  h = layer_norm(x, p["g2"], p["be2"])
  return x + np.maximum(h @ p["W1"] + p["b1"], 0) @ p["W2"] + p["b2"]
