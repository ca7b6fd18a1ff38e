# cause: the outputs are glued into one long vector
# check: all_returns_outputs_and_cache
# slip: none
# say: shape|flat|(n,|stack|concatenat
import numpy as np


# ---------------------------------------------------------- given, finished
def softmax_rows(sc):
  e = np.exp(sc - sc.max(axis=-1, keepdims=True))
  return e / e.sum(axis=-1, keepdims=True)


def make_weights():
  rng = np.random.default_rng(3)
  Wq = rng.standard_normal((4, 3))
  Wk = rng.standard_normal((4, 3))
  Wv = rng.standard_normal((4, 5))
  return Wq, Wk, Wv


def attend_full(X, Wq, Wk, Wv):
  q_all, k_all, v_all = X @ Wq, X @ Wk, X @ Wv
  n = X.shape[0]
  sc = q_all @ k_all.T / np.sqrt(k_all.shape[1])
  sc = np.where(np.tril(np.ones((n, n), dtype=bool)), sc, -np.inf)
  return softmax_rows(sc) @ v_all
# ---------------------------------------------------------- end of the given part


def empty_cache(d_k, d_v):
  cache = {}
  cache["K"] = np.empty((0, d_k))
  cache["V"] = np.empty((0, d_v))
  return cache


def decode_step(x_t, Wq, Wk, Wv, cache):
  x_row = x_t[np.newaxis, :]
  q, k, v = x_row @ Wq, x_row @ Wk, x_row @ Wv
  new_cache = {
    "K": np.append(cache["K"], k, axis=0),
    "V": np.append(cache["V"], v, axis=0),
  }
  w = softmax_rows(q @ new_cache["K"].T / np.sqrt(Wk.shape[1]))
  out = w @ new_cache["V"]
  return out[0], new_cache


def decode_all(X, Wq, Wk, Wv):
  cache = empty_cache(Wk.shape[1], Wv.shape[1])
  ys = np.array([])
  for x_t in X:
    out, cache = decode_step(x_t, Wq, Wk, Wv, cache)
    ys = np.append(ys, out)
  return ys, cache


def projection_counts(n):
  without = 0
  for t in range(1, n + 1):
    without += t
  return (without, n)
