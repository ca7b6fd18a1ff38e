"""The picture of exercise 4: the mask, the scores it leaves, and the weights they become."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale, unpack_pair, with_sums
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "on", "a", "mat"]
N = len(WORDS)
# What each word looks for and what it offers, set by hand: noun, verb, small word.
Q = np.array([[2, 0, 0], [0, 2, 1], [3, 0, 0], [1, 2, 0], [2, 0, 1], [1, 2, 0]], dtype=float)
K = np.array([[0, 0, 1], [2, 0, 0], [0, 2, 0], [0, 0, 2], [0, 0, 1], [2, 0, 0]], dtype=float)
V = np.eye(N, 2) + 0.5


def test_picture(learner):
    """the mask and the weights of a sentence can be drawn"""
    axes = ("n", "n")
    mask = as_array(
        learner.causal_mask(N), of=f"causal_mask({N})", shape_of=(N, N), axes=axes, kind="bool", finite=False
    )
    _, weights = unpack_pair(
        learner.causal_attention(Q, K, V), of="`causal_attention`", names=("output", "weights")
    )
    weights = as_array(weights, of="weights", shape_of=(N, N), axes=axes, finite=False)
    scores = np.where(mask, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)

    def over(title, matrix, *further):
        return heat_map(title, matrix, WORDS, [*WORDS, *further], "query", "key")

    parts = (
        on_one_scale("1 = allowed, 0 = forbidden", [over("causal_mask", mask)], 0.0, 1.0),
        on_one_scale("score", [over("what should go into the softmax with this mask", scores)]),
        on_one_scale(
            "weight", [over("the weights of causal_attention", with_sums(weights), "sum")], 0.0, 1.0
        ),
    )
    note = (
        'Row by row, "the" should see itself alone, "cat" two words, and "mat" all. A score of minus '
        "infinity should become a weight of exactly 0, and each row of weights should sum to 1."
    )
    draw(Picture("What a token may see", parts, note), of=("causal_mask", "causal_attention"))
