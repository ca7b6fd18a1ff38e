"""The picture of exercise 6: tokens of different size, before and after the norm."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "on", "a", "mat"]
D = 6
SIZES = np.array([[0.3], [0.8], [3.0], [0.5], [1.2], [1.8]])
MEANS = np.array([[0.0], [3.0], [0.0], [-2.0], [0.5], [-1.0]])


def test_picture(learner):
    """tokens before and after the norm can be drawn"""
    rng = np.random.default_rng(6)
    x = MEANS + SIZES * np.array([rng.permutation(np.linspace(-1.4, 1.4, D)) for _ in WORDS])
    gamma, beta = np.ones(D), np.zeros(D)
    normalized = as_array(
        learner.layer_norm(x, gamma, beta),
        of="layer_norm(x, gamma, beta)",
        shape_of=x.shape,
        axes=("n", "d"),
        finite=False,
    )
    columns = [f"f{feature}" for feature in range(D)]
    maps = [
        heat_map("before: x", x, WORDS, columns, "token", "feature"),
        heat_map("after: layer_norm(x)", normalized, WORDS, columns, "token", "feature"),
    ]
    note = (
        "Before, each token has a size of its own: `the` is faint, `sat` is strong, all of `cat` lies above "
        "0. After, every row has mean 0 and the same size, and within a row the order stays. (gamma is 1 and "
        "beta 0 here.)"
    )
    draw(Picture("Tokens at one scale", (on_one_scale("value", maps),), note))
