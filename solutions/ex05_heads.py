"""Why it is as it is

The first reshape only cuts each row of d_model numbers into n_heads pieces of
d_head: every number stays with its token. Swapping the first two axes then puts
the heads in front. A reshape straight to (n_heads, n, d_head) has the same
shape, but it cuts the text into stretches of tokens and not the columns into
heads.

Merging walks the same road backwards: swap first, then reshape. The reshape
must come last, because it can only join neighbouring axes, and a token's pieces
are neighbours only after the swap.

X is projected before it is split, so each head chooses from all the columns of
X. Wo comes after the merge for the same reason: it is the only place where what
one head found meets what another found.

Each head scales by the root of its own width. `attention` takes it from the K
it is given, and that K has d_head columns.
"""

import numpy as np


def attention(Q, K, V):
    """softmax(Q @ K.T / sqrt(d_k)) @ V: the attention of one head, no mask.

    Q (n_q, d_k), K (n_k, d_k), V (n_k, d_v) -> (n_q, d_v)
    """
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError(f"{n_heads} heads cannot share {d_model} columns evenly")
    pieces = x.reshape(n, n_heads, d_model // n_heads)  # (n, n_heads, d_head)
    return pieces.swapaxes(0, 1)  # (n_heads, n, d_head)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.swapaxes(0, 1).reshape(n, n_heads * d_head)  # (n, n_heads, d_head) -> (n, d_model)


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = (split_heads(X @ W, n_heads) for W in (Wq, Wk, Wv))  # each (n_heads, n, d_head)
    heads = [attention(Q[h], K[h], V[h]) for h in range(n_heads)]  # n_heads times (n, d_head)
    return merge_heads(np.array(heads)) @ Wo  # (n, d_model)
