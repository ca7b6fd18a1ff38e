"""The picture of exercise 6: tokens of different size, before and after the norm."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "on", "a", "mat"]
D = 5
SIZES = np.array([[0.3], [0.8], [3.0], [0.5], [1.2], [1.8]])
MEANS = np.array([[0.0], [3.0], [0.0], [-2.0], [0.5], [-1.0]])
GAMMA, BETA = np.array([2.0, 1.0, 1.0, 0.5, 0.0]), np.array([0.0, 0.0, 1.0, 0.0, -1.0])


def test_picture(learner):
    """tokens before and after the norm can be drawn"""
    x = MEANS + SIZES * np.random.default_rng(8).normal(0.0, 0.9, (len(WORDS), D))

    def normalized(gamma, beta, text):
        return as_array(
            learner.layer_norm(x, gamma, beta), of=text, shape_of=x.shape, axes=("n", "d"), finite=False
        )

    columns = [f"f{feature}" for feature in range(D)]

    def over(title, matrix):
        return heat_map(title, matrix, WORDS, columns, "token", "feature")

    maps = [
        over("before: x", x),
        over(
            "after, with gamma 1 and beta 0",
            normalized(np.ones(D), np.zeros(D), "layer_norm(x, ones, zeros)"),
        ),
        over("after, with other gamma and beta", normalized(GAMMA, BETA, "layer_norm(x, gamma, beta)")),
    ]
    note = (
        'Before, each token has a size of its own: "the" is faint, "sat" is strong, all of "cat" lies '
        "above 0. After, each row should have mean 0 and the same size, whatever the other rows are. "
        f"The last map has gamma {GAMMA.tolist()} and beta {BETA.tolist()}: f0 should be twice what it "
        "was in the second map, f2 one more, f3 half, and f4 -1 for every token."
    )
    draw(Picture("Tokens at one scale", (on_one_scale("value", maps),), note), of=("layer_norm",))
