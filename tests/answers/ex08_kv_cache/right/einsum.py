# cause: right: einsum for all products
import numpy as np

# ---------------------------------------------------------- given, finished
def softmax_rows(punkte):
   e = np.exp(punkte - punkte.max(axis=-1, keepdims=True))
   return e / e.sum(axis=-1,keepdims=True)


def make_weights():
   rng = np.random.default_rng(3)
   Wq = rng.standard_normal((4, 3))
   Wk = rng.standard_normal((4, 3))
   Wv = rng.standard_normal((4, 5))
   return Wq,Wk,Wv


def attend_full(X,Wq,Wk,Wv):
   Q, K, V = X @ Wq, X @ Wk, X @ Wv
   n = X.shape[0]
   punkte = Q @ K.T / np.sqrt(K.shape[1])
   punkte = np.where(np.tril(np.ones((n, n), dtype=bool)), punkte, -np.inf)
   return softmax_rows(punkte) @ V
# ---------------------------------------------------------- end of the given part

def empty_cache(d_k,d_v):
   return {"K": np.empty(shape=(0, d_k)), "V": np.empty(shape=(0, d_v))}

def decode_step(x_t,Wq,Wk,Wv,cache):
   q = np.einsum("d,dk->k", x_t, Wq)
   k = np.einsum("d,dk->k", x_t, Wk)
   v = np.einsum("d,dv->v", x_t, Wv)
   K = np.vstack((cache["K"], k))
   V = np.vstack((cache["V"], v))
   punkte = np.einsum("k,nk->n", q, K) / np.sqrt(q.size)
   weights = softmax_rows(punkte[np.newaxis, :])
   return np.einsum("tn,nv->tv", weights, V)[0], {"K": K, "V": V}

def decode_all(X,Wq,Wk,Wv):
   outs = np.zeros((len(X), Wv.shape[1]))
   cache = empty_cache(Wk.shape[1], Wv.shape[1])
   for row,x_t in zip(outs,X):
      row[:], cache = decode_step(x_t, Wq, Wk, Wv, cache)
   return outs,cache

def projection_counts(n):
   return int(np.arange(n + 1).sum()),n
