# cause: right: static methods behind the functions
import numpy as np


class Shapes:
    @staticmethod
    def cut(x, m):
        if x.shape[1] % m > 0:
            raise ValueError(m)
        return np.stack(np.array_split(x, m, axis=-1))

    @staticmethod
    def join(h):
        return np.concatenate([*h], axis=-1)


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    return Shapes.cut(x, n_heads)


def merge_heads(h):
    return Shapes.join(h)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = split_heads(X @ Wq, n_heads), split_heads(X @ Wk, n_heads), split_heads(X @ Wv, n_heads)
    heads = np.stack([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merge_heads(heads) @ Wo
