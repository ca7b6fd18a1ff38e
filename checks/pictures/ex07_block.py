"""The picture of exercise 7: what attention and feed-forward each add to x."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "on", "a", "mat"]
D, D_FF, N_HEADS = 4, 8, 2


def params():
    """The weights of the starter's make_params."""
    rng = np.random.default_rng(7)
    p = {name: rng.standard_normal((D, D)) * 0.5 for name in ("Wq", "Wk", "Wv", "Wo")}
    p |= {"W1": rng.standard_normal((D, D_FF)) * 0.5, "b1": rng.standard_normal(D_FF) * 0.1}
    p |= {"W2": rng.standard_normal((D_FF, D)) * 0.5, "b2": rng.standard_normal(D) * 0.1}
    for gain, shift in (("g1", "be1"), ("g2", "be2")):
        p[gain] = 1 + 0.1 * rng.standard_normal(D)
        p[shift] = 0.1 * rng.standard_normal(D)
    return {"n_heads": N_HEADS} | p


def norm(x, gamma, beta):
    """Layer norm over the last axis."""
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(variance + 1e-5) + beta


def test_picture(learner):
    """what each part of the block adds can be drawn"""
    x, p = np.random.default_rng(70).normal(0.0, 1.0, (len(WORDS), D)), params()
    shape, axes = x.shape, ("n", "d")
    attended = as_array(
        learner.causal_self_attention(norm(x, p["g1"], p["be1"]), p),
        of="causal_self_attention(h, p)",
        shape_of=shape,
        axes=axes,
        finite=False,
    )
    result = as_array(
        learner.transformer_block(x, p), of="transformer_block(x, p)", shape_of=shape, axes=axes, finite=False
    )
    columns = [f"x{column}" for column in range(D)]

    def over(title, matrix):
        return heat_map(title, matrix, WORDS, columns, "token", "feature")

    maps = [
        over("x", x),
        over("+ what attention adds", attended),
        over("+ what feed-forward adds", result - x - attended),
        over("= transformer_block(x)", result),
    ]
    note = (
        "The first three add up to the last, cell by cell: x goes straight through, and each part adds a "
        "change. What feed-forward adds is what is left of the result without x and the attention."
    )
    draw(Picture("What a block adds", (on_one_scale("value", maps),), note))
