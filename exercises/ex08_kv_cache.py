"""Exercise 8: KV-cache decoding that equals full recompute

Setup
-----
A language model writes one token at a time, which is called decoding. The
simple way to get the next token is to run attention over the whole text again,
from the first token on: full recompute. Each step then computes the keys and
values of all the old tokens once more.

They come out the same every time. The key of token 2 is X[2] @ Wk, whatever
follows it, and the causal mask keeps later tokens out of earlier outputs. So
compute each key and each value once, and keep them. That store is the KV
cache.

A decode step has one new token x_t, a vector of d_model numbers:

    1. make its query, its key and its value from x_t
    2. add the key as the last row of K, and the value as the last row of V
    3. let the query attend to all the rows, the old ones and its own

Old queries are never needed again, so they are not kept. No mask is needed
either: the cache holds no later token.

A step returns a new cache and leaves the old one alone. Then one beginning can
be continued in two ways, and neither disturbs the other.

A cache must be exact. The output is the same as with full recompute, down to
rounding, or the cache is wrong.

Trace
-----
Count the keys that are computed while four tokens A, B, C, D are decoded.

    step    without a cache    with a cache
    A       A           1      A    1
    B       A B         2      B    1
    C       A B C       3      C    1
    D       A B C D     4      D    1
    total              10           4

In general it is 1 + 2 + ... + n = n(n+1)/2 without a cache, and n with one.

Goal
----
Write four functions. About 8 minutes.

    empty_cache(d_k, d_v)                     {"K": (0, d_k), "V": (0, d_v)}
    decode_step(x_t, Wq, Wk, Wv, cache)       (output_t (d_v,), new cache)
    decode_all(X, Wq, Wk, Wv)                 (outputs (n, d_v), last cache)
    projection_counts(n)                      (without cache, with cache)

    x_t (d_model,)    X (n, d_model)
    Wq, Wk (d_model, d_k)    Wv (d_model, d_v)
    cache   a dict with exactly "K" (t, d_k) and "V" (t, d_v), a row per token

`decode_all` must not call `attend_full`: that is the slow way to compare with.
Start this file by hand, `python exercises/ex08_kv_cache.py`: it prints the
largest difference between the two ways. When you are done it is about 1e-15 or
less.
"""

import numpy as np

# given, finished


def softmax_rows(scores):
    """Softmax along the last axis: each row becomes weights that sum to 1."""
    exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exps / exps.sum(axis=-1, keepdims=True)


def make_weights():
    """Fixed weights to try things on: Wq (4, 3), Wk (4, 3), Wv (4, 5)."""
    rng = np.random.default_rng(3)
    return tuple(rng.standard_normal(size) for size in ((4, 3), (4, 3), (4, 5)))


def attend_full(X, Wq, Wk, Wv):
    """Causal attention over all tokens, recomputed: (n, d_model) -> (n, d_v)."""
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    allowed = np.tril(np.ones((len(X), len(X)), dtype=bool))
    scores = np.where(allowed, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    return softmax_rows(scores) @ V


# yours


def empty_cache(d_k, d_v):
    """The cache before any token: floats, {"K": (0, d_k), "V": (0, d_v)}."""
    # TODO: an array of no rows and d_k columns, one of no rows and d_v columns
    return {}


def decode_step(x_t, Wq, Wk, Wv, cache):
    """softmax(q @ K.T / sqrt(d_k)) @ V, where K and V end with the rows of x_t.

    x_t (d_model,), cache K (t, d_k), V (t, d_v)
    -> output_t (d_v,), new cache with t + 1 rows
    """
    # TODO: the query, the key and the value of x_t
    # TODO: a new K and a new V, with one more row at the end
    # TODO: the query attends to every row of the new K and V
    return np.zeros(Wv.shape[1]), cache


def decode_all(X, Wq, Wk, Wv):
    """Decode the tokens one by one, each with the cache of the step before.

    X (n, d_model) -> outputs (n, d_v), the cache after the last token
    """
    # TODO: start from an empty cache, then one step per row of X
    return np.zeros((len(X), Wv.shape[1])), {}


def projection_counts(n):
    """The keys that n tokens take: (without_cache, with_cache), whole."""
    # TODO: without a cache, step t computes t keys; with one, each step 1
    return 0, 0


if __name__ == "__main__":
    weights = make_weights()
    X = np.random.default_rng(0).standard_normal((6, 4))
    outputs, cache = decode_all(X, *weights)
    difference = np.abs(outputs - attend_full(X, *weights)).max()
    print("largest difference:", difference)
    print("keys computed for 4 tokens:", projection_counts(4))
