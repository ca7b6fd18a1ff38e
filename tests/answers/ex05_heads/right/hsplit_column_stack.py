# cause: right: np.hsplit and np.column_stack, with a module-level print
import numpy as np

def softmax_rows(punkte):
    shifted = punkte - np.max(punkte, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)


def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V

def split_heads(x, n_heads):
    try:
        parts = np.hsplit(x, n_heads)
    except ValueError:
        raise ValueError("the columns do not divide evenly into %d heads" % n_heads)
    return np.asarray(parts)

def merge_heads(h):
    return np.column_stack([part for part in h])

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    V = split_heads(X @ Wv, n_heads)
    merged = merge_heads([attention(Q[h], K[h], V[h]) for h in range(n_heads)])
    return merged @ Wo

print("trying it out:")
print(split_heads(np.array([[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]), 2))
