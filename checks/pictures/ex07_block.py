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


def without(p, *names):
    """The weights with some of them zero, so that their part answers 0."""
    return p | {name: np.zeros_like(p[name]) for name in names}


def test_picture(learner):
    """what each part of the block adds can be drawn"""
    x, p = np.random.default_rng(70).normal(0.0, 1.0, (len(WORDS), D)), params()

    def block(weights):
        result = learner.transformer_block(x, weights)
        return as_array(result, of="transformer_block(x, p)", shape_of=x.shape, axes=("n", "d"), finite=False)

    whole, attended, silent = block(p), block(without(p, "W2", "b2")), block(without(p, "Wo", "W2", "b2"))
    columns = [f"x{column}" for column in range(D)]

    def over(title, matrix):
        return heat_map(title, matrix, WORDS, columns, "token", "feature")

    maps = [
        over("x", x),
        over("+ what attention adds", attended - silent),
        over("+ what feed-forward adds", whole - attended),
        over("= transformer_block(x)", whole),
    ]
    off = float(np.abs(silent - x).max())
    told = "It does." if off == 0 else f"Here it is off by {off:.4g} at most."
    note = (
        "Each part is seen by what is missing when its last weights are 0 (Wo; W2 and b2). x should go "
        "straight through: the first three should add up to the last, and with both parts silent the "
        f"block should give back x. {told}"
    )
    functions = ("causal_self_attention", "transformer_block")
    draw(Picture("What a block adds", (on_one_scale("value", maps),), note), of=functions)
