"""The picture of exercise 3: which word of a sentence looks at which."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale, unpack_pair, with_sums
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "since", "it", "was", "tired"]
# What each word looks for and what it offers, set by hand: noun, verb, adjective, small word.
LOOKS_FOR = [
    *([4.0, 0.0, 0.0, 0.0], [0.0, 3.0, 2.0, 0.0], [4.0, 0.0, 0.0, 1.0], [0.0, 3.0, 0.0, 0.0]),
    *([5.0, 0.0, 1.0, 0.0], [1.0, 0.0, 4.0, 0.0], [4.0, 1.0, 0.0, 0.0]),
]
OFFERS = [
    *([0.0, 0.0, 0.0, 1.0], [2.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0], [0.0, 0.0, 0.0, 2.0]),
    *([1.0, 0.0, 0.0, 0.5], [0.0, 1.0, 0.0, 0.5], [0.0, 0.0, 2.0, 0.0]),
]
ASKING = ["cat", "since", "it", "was", "tired"]  # fewer queries than keys, so that no axis can hide


def test_picture(learner):
    """the weights of a sentence can be drawn"""
    Q = np.array([LOOKS_FOR[WORDS.index(word)] for word in ASKING])
    K, V = np.array(OFFERS), np.eye(len(WORDS), 3) + 0.5
    _, weights = unpack_pair(
        learner.scaled_dot_product_attention(Q, K, V),
        of="`scaled_dot_product_attention`",
        names=("output", "weights"),
    )
    shape = (len(Q), len(K))
    weights = as_array(weights, of="weights", shape_of=shape, axes=("n_q", "n_k"), finite=False)
    looks = heat_map("who looks at whom", with_sums(weights), ASKING, [*WORDS, "sum"], "query", "key")
    note = (
        "A row is one query: its weights say how much it takes of each word's value, and they should "
        'sum to 1. Here "it" looks for a noun, and "cat" offers itself most strongly as one. (Queries '
        "and keys are set by hand; a model learns them.)"
    )
    picture = Picture("The weights of a sentence", (on_one_scale("weight", [looks], 0.0, 1.0),), note)
    draw(picture, of=("softmax_rows", "scaled_dot_product_attention"))
