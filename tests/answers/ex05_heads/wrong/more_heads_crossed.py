# cause: keys and values of the heads in reversed order
# check: multi_slow
# slip: multi-heads-crossed
# say: head|reversed
import numpy as np


def attention(Q, K, V):
    """softmax(Q @ K.T / sqrt(d_k)) @ V, the attention of one head, without a mask."""
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("n_heads must divide d_model")
    d_head = d_model // n_heads
    return x.reshape(n, n_heads, d_head).transpose(1, 0, 2)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    out = np.stack([attention(Q[h], K[-1 - h], V[-1 - h]) for h in range(n_heads)])
    return merge_heads(out) @ Wo


if __name__ == "__main__":
    x = np.array([[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])
    print(split_heads(x, 2))
