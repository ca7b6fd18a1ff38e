# cause: the head axis is left in the middle, so within each token the heads attend to each other
# check: multi_one_head
# slip: multi-attends-over-heads
# say: tokens|axis|transpose|attend
import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(Q,K,V):
    d_k = Q.shape[1]
    s = np.matmul(Q, K.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:,None],V)
# ---------------------------------------------------------------------------


def split_heads(x,n_heads):
    d = x.shape[1]
    if d % n_heads:
        raise ValueError(f"{d} columns cannot be cut into {n_heads} heads")
    w = d // n_heads
    return np.stack([x[:,h * w:(h + 1) * w] for h in range(n_heads)])


def merge_heads(h):
    return np.hstack([h[i] for i in range(h.shape[0])])


def multi_head_attention(X,Wq,Wk,Wv,Wo,n_heads):
    n, d = X.shape
    Q = (X @ Wq).reshape(n, n_heads, d // n_heads)
    K = (X @ Wk).reshape(n, n_heads, d // n_heads)
    V = (X @ Wv).reshape(n, n_heads, d // n_heads)
    rows = []
    for t in range(n):
        rows.append(attention(Q[t], K[t], V[t]).reshape(d))
    return np.array(rows) @ Wo


if __name__ == "__main__":
    x = np.array([[1., 2., 3., 4.], [5., 6., 7., 8.]])
    print(split_heads(x, 2))
