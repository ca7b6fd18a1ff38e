"""Exercise 5: splitting and merging attention heads

Setup
-----
One attention gives each token one set of weights over all the tokens: one
lookup. But a token may want several things at once, such as the verb of its
sentence and the noun just before it. So a model runs several lookups in
parallel, called heads.

A head is a slice. The queries X @ Wq, the keys X @ Wk and the values X @ Wv
have d_model columns each. With n_heads heads, head 0 gets the first d_head =
d_model / n_heads columns, head 1 the next d_head columns, and so on. Every
head keeps all the tokens, but sees only its own columns. Each head attends on
its own, the results are glued side by side again, and one more matrix, Wo,
mixes what the heads have found.

All the work is in the shapes. A reshape never moves a number: it reads them
row by row and only puts the line breaks elsewhere. So cut each row of d_model
numbers into n_heads pieces first, (n, n_heads, d_head), and then swap the
first two axes, so that the heads come first: (n_heads, n, d_head). A reshape
straight to that last shape runs and gives the right shape, but each head then
holds some of the tokens, cut into pieces, and not its columns of all tokens.

Trace
-----
Two tokens with four columns, cut for 2 heads:

    x, with axes (token, column)
        [[1, 2, 3, 4],
         [5, 6, 7, 8]]

    each row cut in two, (token, head, column)
        [[[1, 2], [3, 4]],
         [[5, 6], [7, 8]]]

    heads first, (head, token, column)
        [[[1, 2], [5, 6]],
         [[3, 4], [7, 8]]]

Head 0 holds columns 0 and 1 of every token, head 1 columns 2 and 3.

Merging the two heads gives x back. A bare reshape would give
[[1, 2], [3, 4]] as head 0: all of token 0, and nothing of token 1.

Goal
----
Write three functions. About 6 minutes.

    split_heads(x, n_heads)
        (n, d_model) -> (n_heads, n, d_head); a ValueError
        where n_heads does not divide d_model
    merge_heads(h)
        (n_heads, n, d_head) -> (n, n_heads * d_head)
    multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads)
        X (n, d_model), each W (d_model, d_model)
        -> (n, d_model); no mask
"""

import numpy as np

# given, finished


def attention(Q, K, V):
    """softmax(Q @ K.T / sqrt(d_k)) @ V: the attention of one head, no mask.

    Q (n_q, d_k), K (n_k, d_k), V (n_k, d_v) -> (n_q, d_v)
    """
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


# yours


def split_heads(x, n_heads):
    """Head h holds columns h * d_head up to, but without, (h + 1) * d_head.

    x (n, d_model) -> (n_heads, n, d_head), with d_head = d_model / n_heads
    """
    # TODO: raise a ValueError where n_heads does not divide d_model
    # TODO: cut each row into n_heads pieces
    # TODO: bring the heads to the front
    return x


def merge_heads(h):
    """Glue the heads side by side again: the opposite of split_heads.

    h (n_heads, n, d_head) -> (n, n_heads * d_head)
    """
    # TODO: bring the tokens back to the front
    # TODO: join the pieces of each token to one row
    return h


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    """merge(attention of each head) @ Wo, heads of X @ Wq, X @ Wk, X @ Wv.

    X (n, d_model), Wq, Wk, Wv and Wo (d_model, d_model) -> (n, d_model)
    """
    # TODO: queries X @ Wq, keys and values likewise, each split into heads
    # TODO: call attention for each head
    # TODO: merge the heads, then multiply by Wo
    return X


if __name__ == "__main__":
    x = np.array([[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])
    print("x:")
    print(x)
    print("split_heads(x, 2):")
    print(split_heads(x, 2))
