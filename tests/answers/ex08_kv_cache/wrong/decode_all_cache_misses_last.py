# cause: the cache before the last token is returned
# check: all_returns_outputs_and_cache
# slip: cache-before-last-token
# say: last|rows|cache
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
	return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}

def decode_step(x_t, Wq, Wk, Wv, cache):
	x_row = x_t[np.newaxis, :]
	q, k, v = x_row @ Wq, x_row @ Wk, x_row @ Wv
	new_cache = {
		"K": np.append(cache["K"], k, axis=0),
		"V": np.append(cache["V"], v, axis=0),
	}
	probs = softmax_rows(q @ new_cache["K"].T / np.sqrt(Wk.shape[1]))
	result = probs @ new_cache["V"]
	return result[0], new_cache

def decode_all(X, Wq, Wk, Wv):
	new_cache = empty_cache(Wk.shape[1], Wv.shape[1])
	all_out = []
	for x_t in X:
		cache = new_cache
		result, new_cache = decode_step(x_t, Wq, Wk, Wv, cache)
		all_out.append(result)
	return np.array(all_out), cache

def projection_counts(n):
	return n * (n + 1) // 2, n

if __name__ == "__main__":
	Wq, Wk, Wv = make_weights()
	X = np.random.default_rng(0).standard_normal((5, 4))
	print(np.abs(decode_all(X, Wq, Wk, Wv)[0] - attend_full(X, Wq, Wk, Wv)).max())
