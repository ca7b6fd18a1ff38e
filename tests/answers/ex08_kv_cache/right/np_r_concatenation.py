# cause: right: np.r_ to append, counts by simulating the steps
import numpy as np

# ---------------------------------------------------------- given, finished
def softmax_rows(logits):
    e = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)

def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq, Wk, Wv

def attend_full(X, Wq, Wk, Wv):
    queries, keys, values = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    logits = queries @ keys.T / np.sqrt(keys.shape[1])
    logits = np.where(np.tril(np.ones((n, n), dtype=bool)), logits, -np.inf)
    return softmax_rows(logits) @ values
# ---------------------------------------------------------- end of the given part

def empty_cache(d_k, d_v):
    return {"K": np.ones((0, d_k)), "V": np.ones((0, d_v))}

def decode_step(x_t, Wq, Wk, Wv, cache):
    keys = np.r_[cache["K"], [x_t @ Wk]]
    values = np.r_[cache["V"], [x_t @ Wv]]
    logits = np.array([(x_t @ Wq) @ key for key in keys]) / np.sqrt(keys.shape[-1])
    weights = softmax_rows(logits.reshape(1, -1)).ravel()
    return np.dot(weights, values), {"K": keys, "V": values}

def decode_all(X, Wq, Wk, Wv):
    cache = empty_cache(Wk.shape[-1], Wv.shape[-1])
    all_out = np.full((X.shape[0], Wv.shape[-1]), np.nan)
    for t, token in enumerate(X):
        all_out[t, :], cache = decode_step(token, Wq, Wk, Wv, cache)
    return all_out, cache

def projection_counts(n):
    slow = fast = 0
    tokens_seen = []
    for t in range(n):
        tokens_seen.append(t)
        slow += len(tokens_seen)
        fast += 1
    return slow, fast
