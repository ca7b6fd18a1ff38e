"""The picture of exercise 8: the cache growing by a row at each step, and the work it saves."""

import numpy as np

from txlab.checking import as_array, draw, expect, heat_map, on_one_scale, unpack_pair
from txlab.drawing import Bars, Picture, Series

WORDS = ["the", "cat", "sat", "down"]
D_MODEL, D_K, D_V = 4, 3, 5
COLUMNS = [*(f"k{column}" for column in range(D_K)), *(f"v{column}" for column in range(D_V))]
MOST_TOKENS = 8


def weights():
    """The weights of the starter's make_weights."""
    rng = np.random.default_rng(3)
    return tuple(rng.standard_normal((D_MODEL, width)) for width in (D_K, D_K, D_V))


def recomputed(X):
    """The outputs without a cache: each token attends to all those up to itself, from the first on."""
    Wq, Wk, Wv = weights()
    rows = []
    for t in range(len(X)):
        scores = X[: t + 1] @ Wk @ (X[t] @ Wq) / np.sqrt(D_K)
        exps = np.exp(scores - scores.max())
        rows.append(exps / exps.sum() @ (X[: t + 1] @ Wv))
    return np.array(rows)


def steps(learner, X):
    """For each token the output of its step, and the cache after it: K and V side by side."""
    cache = learner.empty_cache(D_K, D_V)
    for step, x_t in enumerate(X, 1):
        output, cache = unpack_pair(
            learner.decode_step(x_t, *weights(), cache), of="`decode_step`", names=("output_t", "new_cache")
        )
        output = as_array(output, of="output_t", shape_of=(D_V,), axes=("d_v",), finite=False)
        halves = []
        for name, width in (("K", D_K), ("V", D_V)):
            is_there = isinstance(cache, dict) and name in cache
            expect(is_there, f'The new cache must be a dict with an entry "{name}".', function="decode_step")
            of = f'cache["{name}"] after step {step}'
            halves.append(
                as_array(cache[name], of=of, shape_of=(step, width), axes=("t", name), finite=False)
            )
        yield output, np.hstack(halves)


def counts(learner):
    """For 1, 2, ... tokens the keys computed without a cache and with one."""
    for n in range(1, MOST_TOKENS + 1):
        got = learner.projection_counts(n)
        pair = list(got) if isinstance(got, np.ndarray) and got.shape == (2,) else got
        pair = unpack_pair(pair, of=f"projection_counts({n})", names=("without_cache", "with_cache"))
        for count in pair:
            expect(isinstance(count, (int, np.integer)), f"projection_counts({n}) must give whole numbers.")
            expect(0 <= int(count) < 10**6, f"projection_counts({n}) gives a count that cannot be.")
        yield tuple(float(int(count)) for count in pair)


def test_picture(learner):
    """the growing cache and the work saved can be drawn"""
    X = np.random.default_rng(80).normal(0.0, 0.8, (len(WORDS), D_MODEL))
    outputs, caches = zip(*steps(learner, X), strict=True)
    maps = [
        heat_map(f'after "{word}"', cache, WORDS[: len(cache)], COLUMNS, "token", "K, then V")
        for word, cache in zip(WORDS, caches, strict=True)
    ]
    labels = tuple(f"n = {n}" for n in range(1, MOST_TOKENS + 1))
    without, with_cache = zip(*counts(learner), strict=True)
    series = Series("without a cache", without), Series("with a cache", with_cache)
    bars = Bars("keys computed for n tokens, as projection_counts says", labels, series)
    off = float(np.abs(np.array(outputs) - recomputed(X)).max())
    note = (
        "Each step should add one row to K and one to V, at the end, and leave the rows above as they "
        f"were. The outputs of these steps differ from full recompute by {off:.2g} at most; it should be "
        "1e-15 or less."
    )
    functions = ("empty_cache", "decode_step", "projection_counts")
    draw(Picture("One new row for each token", (on_one_scale("number", maps), bars), note), of=functions)
