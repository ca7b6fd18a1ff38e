"""The picture of exercise 8: the cache growing by a row at each step, and the work it saves."""

import numpy as np

from txlab.checking import as_array, draw, expect, heat_map, on_one_scale, unpack_pair
from txlab.drawing import Bars, Picture, Series

WORDS = ["the", "cat", "sat", "down"]
D_MODEL, D_K, D_V = 4, 3, 5
MOST_TOKENS = 8


def weights():
    """The weights of the starter's make_weights."""
    rng = np.random.default_rng(3)
    return tuple(rng.standard_normal((D_MODEL, width)) for width in (D_K, D_K, D_V))


def grown(learner):
    """The keys in the cache after each step, as plain arrays."""
    X = np.random.default_rng(80).normal(0.0, 0.8, (len(WORDS), D_MODEL))
    cache = learner.empty_cache(D_K, D_V)
    for step, x_t in enumerate(X, 1):
        _, cache = unpack_pair(
            learner.decode_step(x_t, *weights(), cache), of="`decode_step`", names=("output_t", "new_cache")
        )
        expect(isinstance(cache, dict) and "K" in cache, 'The new cache is no dict with an entry "K".')
        yield as_array(
            cache["K"],
            of=f'cache["K"] after step {step}',
            shape_of=(step, D_K),
            axes=("t", "d_k"),
            finite=False,
        )


def counts(learner):
    """For 1, 2, ... tokens the keys computed without a cache and with one."""
    for n in range(1, MOST_TOKENS + 1):
        pair = unpack_pair(
            learner.projection_counts(n), of="`projection_counts`", names=("without_cache", "with_cache")
        )
        for count in pair:
            expect(type(count) is int or isinstance(count, np.integer), "The counts must be whole numbers.")
            expect(count >= 0, "A count cannot be below 0.")
        yield tuple(int(count) for count in pair)


def test_picture(learner):
    """the growing cache and the work saved can be drawn"""
    columns = [f"k{column}" for column in range(D_K)]
    maps = [
        heat_map(f'K after "{word}"', keys, WORDS[: len(keys)], columns, "token", "column of K")
        for word, keys in zip(WORDS, grown(learner), strict=True)
    ]
    without, with_cache = zip(*counts(learner), strict=True)
    bars = Bars(
        "keys computed for n tokens",
        tuple(f"n = {n}" for n in range(1, MOST_TOKENS + 1)),
        (
            Series("without a cache", tuple(map(float, without))),
            Series("with a cache", tuple(map(float, with_cache))),
        ),
    )
    kept = on_one_scale(
        "key",
        maps,
        note="Each step adds one row at the end. The rows above it stay as they were: none is made twice.",
    )
    draw(Picture("One new row for each token", (kept, bars)))
