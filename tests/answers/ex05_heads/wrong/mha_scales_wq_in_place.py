# cause: the scale is folded into Wq with /=, which edits the caller's weights and spoils the next call
# check: multi_never_edits
# slip: none
# say: in place|wq|input|edit|changed|modif
import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(Q, K, V):
    d_k = Q.shape[1]
    s = np.matmul(Q, K.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], V)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads != 0:
        raise ValueError("d_model must be divisible by n_heads")
    d_head = d_model // n_heads
    return x.reshape(n, n_heads, d_head).transpose(1, 0, 2)


def merge_heads(h):
    H, n, dh = h.shape
    tokens_first = h.swapaxes(0, 1)
    return tokens_first.reshape((n, H * dh))


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    d_head = X.shape[1] // n_heads
    Wq /= np.sqrt(d_head)
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    heads = []
    for h in range(n_heads):
        s = Q[h] @ K[h].T
        e = np.exp(s - s.max(1, keepdims=True))
        heads.append(e / e.sum(1, keepdims=True) @ V[h])
    return merge_heads(np.array(heads)) @ Wo
