"""The picture of exercise 3: which word of a sentence looks at which."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale, unpack_pair
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "since", "it", "was", "tired"]
# What each word looks for and what it offers, set by hand: noun, verb, adjective, small word.
Q = np.array(
    [
        *([4.0, 0.0, 0.0, 0.0], [0.0, 3.0, 2.0, 0.0], [4.0, 0.0, 0.0, 1.0], [0.0, 3.0, 0.0, 0.0]),
        *([5.0, 0.0, 1.0, 0.0], [1.0, 0.0, 4.0, 0.0], [4.0, 1.0, 0.0, 0.0]),
    ]
)
K = np.array(
    [
        *([0.0, 0.0, 0.0, 1.0], [2.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [0.0, 0.0, 0.0, 2.0]),
        *([1.0, 0.0, 0.0, 0.5], [0.0, 1.0, 0.0, 0.5], [0.0, 0.0, 2.0, 0.0]),
    ]
)
V = np.eye(len(WORDS), 3) + 0.5


def test_picture(learner):
    """the weights of a sentence can be drawn"""
    _, weights = unpack_pair(
        learner.scaled_dot_product_attention(Q, K, V),
        of="`scaled_dot_product_attention`",
        names=("output", "weights"),
    )
    shape = (len(Q), len(K))
    weights = as_array(weights, of="weights", shape_of=shape, axes=("n_q", "n_k"), finite=False)
    looks = heat_map("who looks at whom", weights, WORDS, WORDS, "query", "key")
    note = (
        "A row is one query: its weights say how much it takes of each word's value, and sum to 1. `it` "
        "looks for a noun, and finds `cat`. Queries and keys are set by hand here; a model learns them."
    )
    draw(Picture("The weights of a sentence", (on_one_scale("weight", [looks], 0.0, 1.0),), note))
