"""Checks of exercise 4: the given softmax, the mask, then the attention that uses it."""

import math
from functools import partial
from typing import Any

import numpy as np

from txlab.checking import (
    REMEMBERED,
    as_array,
    changed_in_turn,
    expect_close,
    expect_given,
    expect_pure,
    fail,
    remembered,
    unpack_pair,
)

NAME = "causal_attention"
AXES = ("n", "n")
ROWS_SUM = "Each row shares out the whole of 1 among the keys it may see."
NOT_ONLY_THE_TRACE = "The trace is right, but these inputs are not."
LARGE = "Large scores give wrong weights: are they clipped, or does exp overflow?"
DIGITS = "Only the last digits are wrong: precision is lost (rounding, float32), or something small is added."
SIZES = [(4, 2, 3), (5, 3, 2), (2, 5, 4), (3, 7, 5), (7, 4, 6), (6, 1, 2), (3, 4, 1), (9, 5, 3)]
EQUAL_SIZES = [(4, 4, 4), (3, 3, 5), (5, 2, 5), (4, 3, 3), (2, 2, 2)]


def slow_weights(scores):
    """Each weight by itself: 1 over the sum of what the other scores are worth beside it."""
    return [1.0 / sum(math.exp(o - s) if o - s < 700 else math.inf for o in scores) for s in scores]


@remembered
def slow_attention(Q, K, V):
    """Token by token, each with nothing but the tokens up to itself: a second route."""
    n, root, queries, keys = len(Q), math.sqrt(K.shape[1]), Q.tolist(), K.tolist()
    weights, output = np.zeros((n, n)), np.zeros((n, V.shape[1]))
    for i in range(n):
        dots = [sum(a * b for a, b in zip(queries[i], keys[j], strict=True)) for j in range(i + 1)]
        scores = [dot / root for dot in dots]
        for j, weight in enumerate(slow_weights(scores)):
            weights[i, j] = weight
            output[i] += weight * V[j]
    return output, weights


@remembered
def slow_mask(n):
    """The mask, place by place."""
    return np.array([[j <= i for j in range(n)] for i in range(n)])


@remembered
def draw(n, d_k, d_v, seed=0):
    """Queries, keys and values of their own for each size and seed, the same ones at every run."""
    rng = np.random.default_rng([404, seed, n, d_k, d_v])
    return rng.normal(0.2, 1.0, (n, d_k)), rng.normal(-0.1, 1.1, (n, d_k)), rng.normal(1.0, 2.0, (n, d_v))


@remembered
def huge(n, d_k, d_v):
    """Scores of about 20000 either way; what token 0 may see scores far below what it may not."""
    Q, K, V = draw(n, d_k, d_v, seed=4)
    Q /= np.linalg.norm(Q, axis=1, keepdims=True)
    K /= np.linalg.norm(K, axis=1, keepdims=True)
    K[0] = -Q[0]
    K[2] = Q[0] + 0.1 * K[2]
    size = math.sqrt(20000.0 * math.sqrt(d_k))
    return size * Q, size * K, V


@remembered
def high_future(n, d_k, d_v, last):
    """The keys of the `last` tokens score about 900 above all the others, for every query."""
    Q, K, V = draw(n, d_k, d_v, seed=5)
    Q[:, 0], K[:, 0] = 30.0, 0.0
    K[-last:, 0] = 30.0 * math.sqrt(d_k)
    return Q, K, V


def attend(learner, Q, K, V) -> tuple[Any, Any]:
    """The learner's output and weights, as a pair."""
    return unpack_pair(learner.causal_attention(Q, K, V), of=f"`{NAME}`", names=("output", "weights"))


def plain_pair(learner, Q, K, V):
    """The same as plain arrays of the right shapes and of finite numbers."""
    output, weights = attend(learner, Q, K, V)
    given = {"Q": Q, "K": K, "V": V}
    weights = as_array(weights, of="weights", shape_of=(len(Q), len(Q)), axes=AXES, given=given)
    return as_array(output, of="output", shape_of=V.shape, axes=("n", "d_v"), given=given), weights


def floats(value):
    """The value as a plain array of floats, or None where it is anything else."""
    is_one = isinstance(value, np.ndarray) and np.asarray(value).dtype.kind == "f"
    return np.array(np.asarray(value)) if is_one else None


def output_reason(got, wanted, why):
    """That the last digits are all that is wrong with the numbers, or else `why`."""
    got = floats(got)
    close = got is not None and got.shape == wanted.shape and (np.abs(got - wanted) < 2e-3).all()
    return DIGITS if close else why


def fill_reason(weights, scores):
    """Say which finite number stands for minus infinity, or is added for it, if one fits the weights."""
    ahead = np.triu(np.ones(weights.shape, dtype=bool), k=1)
    own = np.diag(weights)[:, None] + 0 * weights
    if not ahead.any() or not (weights[ahead] > 0).all() or not (own > 0).all():
        return ""
    # a weight over the token's own weight is exp(difference of their scores)
    fill = (np.log(weights / own) + np.diag(scores)[:, None])[ahead]
    added = fill - scores[ahead]
    told = "the forbidden score looks like {:.4g}", "the forbidden score looks as if {:.4g} were added to it"
    for number, how in zip((fill, added), told, strict=True):
        if number[0] < -0.5 and np.allclose(number, number[0], rtol=1e-6, atol=1e-6):
            return how.format(number[0])
    return ""


def weights_reason(weights, wanted, dots, d_k, why):
    """What wrong weights say by themselves: unfinished, row sums, the future, another scale; else `why`."""
    weights = floats(weights)
    if weights is None or weights.shape != dots.shape or not np.isfinite(weights).all():
        return why
    if not weights.any():
        return "All the weights are 0: that part is not finished, or a row is left out."
    off = np.abs(weights.sum(axis=1) - 1) > 1e-6
    if off.any():
        i = int(off.argmax())
        total = weights[i].sum()
        digits = 4 if abs(total - 1) > 1e-3 else 8
        return f"Row {i} of the weights sums to {total:.{digits}g}, not to 1."
    ahead = np.argwhere(np.triu(weights, k=1) > 1e-6)
    if len(ahead):
        fill = fill_reason(weights, dots / math.sqrt(d_k))
        seen = f"Token {ahead[0][0]} sees the future: it gives a weight to token {ahead[0][1]}"
        return f"{seen}, and {fill}." if fill else f"{seen}."
    if (np.abs(weights - wanted) < 2e-3).all():
        return DIGITS
    last, x = weights[-1], dots[-1, 1:] - dots[-1, 0]
    if len(x) < 3 or not (last > 1e-12).all():
        return why
    y = np.log(last[1:] / last[0])
    factor = float(x @ y / (x @ x)) if x.any() else 0.0
    root = math.sqrt(d_k)
    if factor < 1e-3 or abs(factor * root - 1) < 1e-5 or not np.allclose(y, factor * x, rtol=1e-6, atol=1e-7):
        return why
    by = f"{1 / factor:.4g}"
    if by == "1":
        return f"The weights fit scores that are not divided at all; sqrt(d_k) is {root:.4g}."
    return f"The weights fit scores divided by {by}, but sqrt(d_k) is {root:.4g}."


def expect_attention(learner, cases, why=""):
    """Make every call first, so that a slip is told by all of them, then compare with the slow loop."""
    results = [attend(learner, *case) for case in cases]
    for (Q, K, V), (output, weights) in zip(cases, results, strict=True):
        wanted = slow_attention(Q, K, V)
        given = {"Q": Q, "K": K, "V": V}
        seen = partial(weights_reason, weights, wanted[1], Q @ K.T, K.shape[1], why)
        expect_close(weights, wanted[1], of="weights", given=given, axes=AXES, why=seen)
        axes = ("n", "d_v")
        array = as_array(output, of="output", shape_of=wanted[0].shape, axes=axes, finite=False, given=given)
        if not array.any():
            fail("output is all zeros: that part is not finished.", "It is the weighted sum of V.")
        seen = partial(output_reason, output, wanted[0], why)
        expect_close(output, wanted[0], of="output", given=given, axes=axes, why=seen)


def expect_nothing_ahead(weights, given, reason=""):
    """No weight right of the diagonal may be anything but exactly 0."""
    ahead = np.argwhere(np.triu(weights, k=1) != 0)
    if len(ahead):
        i, j = (int(v) for v in ahead[0])
        weight = weights[i, j]
        seen = "itself" if i == 0 else f"tokens 0 to {i}"
        why = f"Token {i} may see {seen} only; token {j} lies in its future."
        if abs(weight) < 1e-6:
            why = "That is tiny, but not 0."
        what = f"Weights of the future must be exactly 0, but weights[{i}, {j}] is {weight:.4g}"
        fail(f"{what}: {reason}." if reason else f"{what}.", why, *given)


def test_given_softmax(learner):
    """the given softmax_rows is still as it was"""
    inf = -np.inf
    scores = draw(4, 3, 2)[0]
    masked = np.array([[0.5, inf, inf], [-1.0, 2.0, inf], [0.1, 0.2, 0.3]])
    large = np.array([[1000.0, 999.0], [-2000.0, -2001.0], [0.5, 0.25]])

    def right(rows):
        return np.array([slow_weights(row) for row in rows.tolist()])

    square = draw(4, 4, 1)[0]
    expect_given(
        learner, "softmax_rows", right, *((s,) for s in (scores, masked, large, square, square[:1, :1]))
    )


def test_mask_shape(learner):
    """causal_mask(n) is an array of True and False with n rows and n columns"""
    masks = {n: learner.causal_mask(n) for n in (4, 7)}
    if all(isinstance(mask, np.ndarray) and np.asarray(mask).shape == (3, 3) for mask in masks.values()):
        fail("`causal_mask(n)` is 3 by 3 whatever n is: the size of the trace is hard-coded.")
    for n, got in masks.items():
        as_array(got, of=f"causal_mask({n})", shape_of=(n, n), axes=AXES, kind="bool")


def test_mask_trace(learner):
    """the trace: with n = 3 token 0 sees itself, 1 sees 0 and 1, 2 sees all three"""
    wanted = [[True, False, False], [True, True, False], [True, True, True]]
    why = "Key j is allowed for query i where j <= i, which is the diagonal and everything left of it."
    expect_close(learner.causal_mask(3), wanted, of="causal_mask(3)", axes=AXES, why=why)


def test_mask_one_token(learner):
    """a single token sees itself: causal_mask(1) is [[True]]"""
    expect_close(
        learner.causal_mask(1), [[True]], of="causal_mask(1)", axes=AXES, why="A token always sees itself."
    )


def test_mask_sizes(learner):
    """the mask is right for other sizes, too"""
    for n in (2, 4, 5, 9, 17, 40):
        expect_close(
            learner.causal_mask(n), slow_mask(n), of=f"causal_mask({n})", axes=AXES, why=NOT_ONLY_THE_TRACE
        )


def test_mask_is_pure(learner):
    """a later call leaves an earlier mask as it was, and nothing is remembered"""
    expect_pure(learner, "causal_mask", (4,), (3,))


def test_attention_shapes(learner):
    """attention returns (output, weights) of shapes (n, d_v) and (n, n)"""
    cases = [draw(5, 2, 3), draw(4, 3, 6)]
    results = [attend(learner, *case) for case in cases]
    if all(isinstance(w, np.ndarray) and np.asarray(w).shape == (3, 3) for _, w in results):
        fail("The weights are 3 by 3 whatever n is: the size of the trace is hard-coded.")
    for (Q, K, V), (output, weights) in zip(cases, results, strict=True):
        given = {"Q": Q, "K": K, "V": V}
        as_array(output, of="output", shape_of=V.shape, axes=("n", "d_v"), finite=False, given=given)
        as_array(weights, of="weights", shape_of=(len(Q), len(Q)), axes=AXES, finite=False, given=given)


def test_attention_trace(learner):
    """the trace: equal scores give the rows [1, 0, 0], [0.5, 0.5, 0] and thirds"""
    zeros, V = np.zeros((3, 2)), np.array([[6.0, 1.0], [12.0, 3.0], [-3.0, 5.0]])
    expect_attention(learner, [(zeros, zeros, V), (zeros, zeros + 1.0, V), (zeros + 0.5, zeros + 1.0, V)])


def test_attention_rows_sum_to_one(learner):
    """each row of the weights sums to 1"""
    cases = [draw(5, 3, 2), draw(3, 4, 5)]
    for (Q, _, _), (_, weights) in zip(cases, [attend(learner, *case) for case in cases], strict=True):
        sums = as_array(weights, of="weights", shape_of=(len(Q), len(Q)), axes=AXES).sum(axis=1)
        expect_close(sums, np.ones(len(Q)), of="weights.sum(axis=1)", why=ROWS_SUM, tolerance=2e-4)


def test_attention_future_is_zero(learner):
    """weights of the future are exactly 0, however large the scores"""
    cases = [draw(5, 3, 2), draw(4, 2, 6), huge(5, 3, 2), huge(4, 2, 3)]
    for (Q, K, _), (_, weights) in zip(cases, [attend(learner, *case) for case in cases], strict=True):
        given = () if np.abs(Q).max() < 10 else ("given   scores of 20000 and -20000",)
        plain = as_array(weights, of="weights", shape_of=(len(Q), len(Q)), axes=AXES)
        expect_nothing_ahead(plain, given, fill_reason(plain, Q @ K.T / math.sqrt(K.shape[1])))


def test_attention_first_row(learner):
    """the first token sees only itself, so the first output row is V[0]"""
    cases = [draw(4, 3, 2), draw(3, 2, 5)]
    for (_, _, V), (output, _) in zip(cases, [attend(learner, *case) for case in cases], strict=True):
        plain = as_array(output, of="output", shape_of=V.shape, axes=("n", "d_v"), finite=False)
        expect_close(plain[0], V[0], of="output[0]", why="Token 0 may mix in no other value than its own.")


def test_attention_one_token(learner):
    """a single token works: weight 1, and the output is its value"""
    expect_attention(learner, [draw(1, 3, 2), draw(1, 1, 4)], why="One token has only itself to look at.")


def test_attention_slow_loop(learner):
    """output and weights agree with a slow loop at several sizes"""
    first, second = draw(4, 3, 2), draw(4, 3, 2, seed=1)
    for one, other in zip(attend(learner, *first), attend(learner, *second), strict=True):
        if isinstance(one, np.ndarray) and np.array_equal(np.asarray(one), np.asarray(other)):
            fail(
                f"`{NAME}` gives the same answer for two different inputs: it does not depend on Q, K and V.",
                "Something is hard-coded, remembered from an earlier call (a global, a cache), or not used.",
            )
    expect_attention(learner, [first, second, *(draw(*sizes) for sizes in SIZES)], why=NOT_ONLY_THE_TRACE)


def test_attention_keeps_precision(learner):
    """scores around 4000 keep their digits"""
    cases = [(Q + 40.123, 60.456 + 0.03 * K, V) for Q, K, V in (draw(3, 5, 4), draw(4, 2, 5))]
    expect_attention(learner, cases, why=LARGE)


def test_attention_equal_sizes(learner):
    """nothing special happens where some of the sizes are equal"""
    why = "Right where all the sizes differ, wrong where some are equal."
    expect_attention(learner, [draw(*sizes) for sizes in EQUAL_SIZES], why=why)


def test_attention_last_row(learner):
    """the last token sees everything: its row is that of attention without a mask"""
    Q, K, V = draw(5, 4, 3)
    output, weights = plain_pair(learner, Q, K, V)
    wanted = np.array(slow_weights([float(Q[4] @ k) / 2.0 for k in K]))
    why = "The last token may see every token, so no weight of its row is masked."
    expect_close(weights[4], wanted, of="weights[4]", why=why)
    expect_close(output[4], sum(w * v for w, v in zip(wanted, V, strict=True)), of="output[4]", why=why)


def test_attention_future_replaced(learner):
    """replacing the last two tokens entirely moves no earlier output"""
    Q, K, V = draw(6, 4, 3)
    drawn = zip((Q, K, V), draw(6, 4, 3, seed=2), strict=True)
    other = tuple(np.vstack([old[:4], 5.0 * new[4:]]) for old, new in drawn)
    before, after = plain_pair(learner, Q, K, V)[0], plain_pair(learner, *other)[0]
    why = "Tokens 4 and 5 were replaced, yet an earlier row changed: it depends on later tokens."
    expect_close(after[:4], before[:4], of="the first 4 rows of output", axes=("n", "d_v"), why=why)


def test_attention_huge_scores(learner):
    """scores of 20000 and -20000 give finite, right numbers"""
    expect_attention(
        learner, [huge(5, 3, 2), huge(4, 2, 3), huge(6, 5, 4)], why="Huge scores give wrong numbers."
    )


def test_attention_high_future(learner):
    """a future score that is 900 above the rest does no harm"""
    cases = [high_future(5, 3, 2, 1), high_future(4, 2, 5, 2), high_future(6, 4, 3, 3)]
    expect_attention(learner, cases, why="A very high score in the future disturbs earlier tokens.")


def test_attention_is_pure(learner):
    """Q, K and V are the same after a call, and nothing is remembered"""
    first, second = draw(4, 3, 2), draw(4, 3, 2, seed=1)
    expect_pure(learner, NAME, first, second, draw(3, 3, 3))
    expect_attention(learner, [second, first])
    for case in changed_in_turn(*draw(4, 3, 2, seed=2)):
        expect_attention(learner, [case], why=REMEMBERED)
    expect_close(learner.causal_mask(4), slow_mask(4), of="causal_mask(4)", axes=AXES)
