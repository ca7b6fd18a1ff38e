# cause: only the output
# check: attention_shapes
# slip: attention-only-output
# say: two results|pair
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
    scores = Q @ K.T / np.sqrt(K.shape[1])
    return softmax_rows(np.where(causal_mask(len(Q)), scores, -np.inf)) @ V
