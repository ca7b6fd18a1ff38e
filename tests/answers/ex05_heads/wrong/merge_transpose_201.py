# cause: merge_heads uses transpose(2, 0, 1) before the reshape, which works only by luck for the shape
# check: merge_trace
# slip: merge-columns-first
# say: transpose|order|axes|opposite|round trip
import numpy as np


# ---- given, do not change -------------------------------------------------
def attention(Q, K, V):
    d_k = Q.shape[1]
    s = np.matmul(Q, K.T) / d_k ** 0.5
    s = np.exp(s - s.max(axis=1)[:, None])
    return np.matmul(s / s.sum(axis=1)[:, None], V)
# ---------------------------------------------------------------------------


def split_heads(x, n_heads):
    d = x.shape[1]
    if d % n_heads:
        raise ValueError(f"{d} columns cannot be cut into {n_heads} heads")
    w = d // n_heads
    return np.stack([x[:, h * w:(h + 1) * w] for h in range(n_heads)])


def merge_heads(h):
    n_heads, n, d_head = h.shape
    h = np.transpose(h, (2, 0, 1))
    return h.reshape(n, n_heads * d_head)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    # 1. project
    q, k, v = X @ Wq, X @ Wk, X @ Wv
    # 2. split
    qs = split_heads(q, n_heads)
    ks = split_heads(k, n_heads)
    vs = split_heads(v, n_heads)
    # 3. attend
    results = []
    for qh, kh, vh in zip(qs, ks, vs):
        results.append(attention(qh, kh, vh))
    # 4. merge, 5. output projection
    merged = merge_heads(np.array(results))
    return merged @ Wo


if __name__ == "__main__":
    x = np.array([[1., 2., 3., 4.], [5., 6., 7., 8.]])
    print(split_heads(x, 2))
