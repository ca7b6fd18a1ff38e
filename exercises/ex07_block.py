"""Exercise 7: a pre-norm transformer block

Setup
-----
A transformer is one kind of block, stacked many times. A block has two parts.
Attention lets a token read itself and the tokens before it. The feed-forward
part then works on each token by itself: one matrix makes its row wider, ReLU
sets the negative numbers to 0, a second matrix makes it narrow again.

Both parts are wrapped in the same way: normalize the input, run the part, add
the result onto the input as it was before the norm. That addition is called
the residual connection. It gives the numbers a straight road from the bottom
of the stack to the top, and a part only has to learn a change. In pre-norm
only what a part reads is normalized; the x that is passed on never is.
Post-norm normalizes each sum before passing it on; it gives other numbers and
is harder to train in a deep stack.

The second part reads what the first one made: its norm, with its own g2 and
be2, looks at the x that the attention has already changed.

All weights come in one dict, p:

    n_heads          the number of heads
    Wq, Wk, Wv, Wo   (d, d)      queries, keys, values, and the heads' output
    W1, b1           (d, d_ff), (d_ff,)   the wide layer
    W2, b2           (d_ff, d), (d,)      back to d
    g1, be1          (d,)        scale and shift of the first norm
    g2, be2          (d,)        scale and shift of the second norm

Trace
-----
Make Wo, W2 and b2 zero. Both parts now answer 0, nothing is added, and the
block returns x, to the last digit.

Now take the weights of `make_params()` and x = 0.0, 0.1, ... 1.1 in three rows
of four. This is what becomes of the first row, step by step:

    x             [ 0.0000,  0.1000,  0.2000,  0.3000]
    first norm    [-1.5510, -0.5505,  0.5705,  1.2193]
    attention     [-0.4497,  1.1353,  0.3686, -1.4422]
    x + that      [-0.4497,  1.2353,  0.5686, -1.1422]
    second norm   [-0.6588,  1.2954,  0.4872, -1.2943]
    feed-forward  [-0.1328, -1.2152,  0.8335,  0.2960]
    the new sum   [-0.5825,  0.0200,  1.4020, -0.8463]

Each line is rounded for print, so a sum may be off by 0.0001.

The norm turns the three rows of this x into the same row. So all keys and
values are alike, and a wrong mask does not show. Try other inputs too.

Goal
----
Write two functions. About 9 minutes.

    causal_self_attention(h, p)   h, the normalized x, (n, d) -> (n, d)
        the heads of exercise 5 with the mask of exercise 4, Wo at the end;
        it adds no residual and does no norm
    transformer_block(x, p)       x (n, d) -> (n, d)
        both parts, each with its norm and its residual

The sizes come from h, x and p: any n, d, d_ff and n_heads must work.
"""

import numpy as np

# given, finished


def layer_norm(x, gamma, beta, eps=1e-5):
    """gamma * (x - mean) / sqrt(variance + eps) + beta, over the last axis."""
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + eps) + beta


def softmax_rows(scores):
    """Weights that sum to 1 along the last axis, of any number of axes."""
    powers = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return powers / powers.sum(axis=-1, keepdims=True)


def split_heads(x, n_heads):
    """(n, d) -> (n_heads, n, d_head): head h has the h-th d_head columns."""
    n, d = x.shape
    return x.reshape(n, n_heads, d // n_heads).transpose(1, 0, 2)


def merge_heads(h):
    """(n_heads, n, d_head) -> (n, d): the heads side by side again."""
    n_heads, n, d_head = h.shape
    return h.transpose(1, 0, 2).reshape(n, n_heads * d_head)


def make_params():
    """Small fixed weights to try the block with: d 4, d_ff 8, 2 heads."""
    rng = np.random.default_rng(7)
    d, d_ff = 4, 8
    p = {"n_heads": 2}
    for name in ("Wq", "Wk", "Wv", "Wo"):
        p[name] = rng.standard_normal((d, d)) * 0.5
    p["W1"] = rng.standard_normal((d, d_ff)) * 0.5
    p["b1"] = rng.standard_normal(d_ff) * 0.1
    p["W2"] = rng.standard_normal((d_ff, d)) * 0.5
    p["b2"] = rng.standard_normal(d) * 0.1
    p["g1"] = 1 + 0.1 * rng.standard_normal(d)
    p["be1"] = 0.1 * rng.standard_normal(d)
    p["g2"] = 1 + 0.1 * rng.standard_normal(d)
    p["be2"] = 0.1 * rng.standard_normal(d)
    return p


# yours


def causal_self_attention(h, p):
    """merge(softmax(mask(Q K^T / sqrt(d_head))) V) Wo, with Q, K, V in heads.

    h (n, d) -> (n, d); query i sees keys 0..i
    """
    # TODO: queries, keys and values, each split into p["n_heads"] heads
    # TODO: the scores of each head, divided by the square root of d_head
    # TODO: minus infinity where a key comes later than the query
    # TODO: the softmax, the mix of the values, the heads merged, then Wo
    return np.zeros_like(h)


def transformer_block(x, p):
    """x = x + attention(norm(x)), then x = x + feed_forward(norm(x)).

    x (n, d) -> (n, d); feed_forward(h) = relu(h W1 + b1) W2 + b2
    """
    # TODO: the attention part: norm with g1 and be1, attention, residual
    # TODO: the feed-forward part: norm with g2 and be2, feed-forward, residual
    return x


if __name__ == "__main__":
    x = np.arange(12).reshape(3, 4) / 10
    print("first row in :", x[0])
    print("first row out:", transformer_block(x, make_params())[0].round(4))
    print("wanted       : [-0.5825  0.02    1.402  -0.8463]")
