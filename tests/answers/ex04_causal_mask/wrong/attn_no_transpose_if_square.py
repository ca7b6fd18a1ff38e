# cause: K is not transposed where it is square
# check: attention_equal_sizes
# slip: none
# say: equal|square
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


def causal_mask(n):
    i = np.arange(n)
    return i[:, None] >= i


def causal_attention(Q, K, V):
    KT = K if K.shape[0] == K.shape[1] else K.T
    scores = np.where(causal_mask(len(Q)), Q @ KT / np.sqrt(K.shape[1]), -np.inf)
    weights = softmax_rows(scores)
    return weights @ V, weights
