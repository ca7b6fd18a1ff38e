# cause: one buffer is appended to the list again and again, so all rows show the last output
# check: all_equals_full_recompute
# slip: same-row-everywhere
# say: rows|same|last|copy|alias|overwrit
import numpy as np

# ---------------------------------------------------------- given, finished
def softmax_rows(scores):
   e = np.exp(scores - scores.max(axis=-1, keepdims=True))
   return e / e.sum(axis=-1, keepdims=True)

def make_weights():
   rng = np.random.default_rng(3)
   Wq = rng.standard_normal((4, 3))
   Wk = rng.standard_normal((4, 3))
   Wv = rng.standard_normal((4, 5))
   return Wq, Wk, Wv

def attend_full(X, Wq, Wk, Wv):
   Q, K, V = X @ Wq, X @ Wk, X @ Wv
   n = X.shape[0]
   scores = Q @ K.T / np.sqrt(K.shape[1])
   scores = np.where(np.tril(np.ones((n, n), dtype=bool)), scores, -np.inf)
   return softmax_rows(scores) @ V
# ---------------------------------------------------------- end of the given part

def empty_cache(d_k, d_v):
   return dict(K=np.zeros((0, d_k), dtype=float), V=np.zeros((0, d_v), dtype=float))

def decode_step(x_t, Wq, Wk, Wv, cache):
   q_t = np.dot(x_t, Wq)
   k_t = np.dot(x_t, Wk)
   v_t = np.dot(x_t, Wv)
   # append first
   new_K = np.concatenate([cache["K"], k_t.reshape(1, -1)], axis=0)
   new_V = np.concatenate([cache["V"], v_t.reshape(1, -1)], axis=0)
   # then attend
   s = np.dot(new_K, q_t) / np.sqrt(len(q_t))
   s = np.exp(s - np.max(s))
   w = s / np.sum(s)
   return np.dot(w, new_V), {"K": new_K, "V": new_V}

def decode_all(X, Wq, Wk, Wv):
   cache = empty_cache(Wk.shape[1], Wv.shape[1])
   buffer = np.zeros(Wv.shape[1])
   rows = []
   for x_t in X:
      out, cache = decode_step(x_t, Wq, Wk, Wv, cache)
      buffer[:] = out
      rows.append(buffer)
   return np.array(rows), cache

def projection_counts(n):
   return sum(range(1, n + 1)), n
