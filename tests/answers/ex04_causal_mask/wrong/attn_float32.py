# cause: everything in float32
# check: attention_keeps_precision
# slip: none
# say: float32|precision
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    mask = np.zeros((n, n), dtype=bool)
    for i in range(n):
        mask[i, : i + 1] = True
    return mask


def causal_attention(Q, K, V):
    q, k, v = (x.astype(np.float32) for x in (Q, K, V))
    scores = np.where(causal_mask(len(Q)), q @ k.T / np.float32(np.sqrt(k.shape[1])), np.float32(-np.inf))
    weights = softmax_rows(scores)
    return weights @ v, weights
