# cause: right: lambdas and a class attribute
import numpy as np


def softmax_rows(scores):
    """The softmax of each row: scores (n_q, n_k) -> weights (n_q, n_k), each row sums to 1."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


# given, finished


causal_mask = lambda n: np.arange(n) <= np.arange(n)[:, None]


class Causal:
    def __call__(self, Q, K, V):
        s = Q @ K.T * K.shape[1] ** -0.5
        s = s + np.where(causal_mask(len(Q)), 0.0, -np.inf)
        p = softmax_rows(s)
        return p @ V, p


causal_attention = Causal()
