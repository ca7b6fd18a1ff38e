"""Checks of exercise 3: first `softmax_rows`, then the attention that uses it."""

import math
from functools import partial
from typing import Any

import numpy as np

from txlab.checking import (
    REMEMBERED,
    TRACE,
    CheckFailed,
    Layer,
    as_array,
    changed_in_turn,
    expect_close,
    expect_pure,
    fail,
    remembered,
    unpack_pair,
)

NAME = "scaled_dot_product_attention"
ROWS_SUM = "Each row shares out the whole of 1 among its keys."
NOT_ONLY_THE_TRACE = "The trace is right, but these inputs are not."
TOO_LARGE = "Large scores give wrong weights: are they clipped, or does exp overflow?"
DIGITS = "Only the last digits are wrong: precision is lost (rounding, float32), or something small is added."
LARGE = (
    np.array([[1000.0, 999.0, 998.5, 999.5], [20.0, 900.0, -900.0, -700.0], [-100.0, 700.0, 500.0, 699.5]]),
    np.array(
        [[899.0, 1500.0, 1501.0], [3.0, 1700.0, -1698.0], [650.0, 1400.0, 1399.0], [1301.0, 1302.5, 1303.0]]
    ),
    np.array([[1450.0, 1449.0, 1452.5], [-60.0, 1600.0, 1600.5]]),
)
FAR_BELOW = (
    np.array([[-2000.0, -2001.0, -2000.5], [-2010.0, -2008.0, -2009.0]]),
    np.array([[-1500.5, -1500.0], [-1503.0, -1501.5], [-1502.0, -1500.25]]),
    np.array([[-401.0, -400.0, -400.5], [-420.0, -421.0, -419.0]]),
)
UNLIKE = (
    np.array([[2000.0, 2001.0, 1999.5], [0.5, -1.0, 0.0], [-2000.0, -2001.0, -1998.5]]),
    np.array([[-15000.0, -15001.0], [-3.0, -4.5], [20000.0, 19999.0], [900.0, 900.5]]),
)
SIZES = [
    (2, 3, 4, 5),
    (5, 4, 2, 3),
    (3, 2, 7, 4),
    (4, 6, 5, 2),
    (7, 5, 3, 6),
    (1, 4, 3, 2),
    (6, 3, 1, 4),
    (3, 7, 6, 1),
]
EQUAL_SIZES = [
    (4, 4, 4, 4),
    (4, 4, 3, 3),
    (4, 3, 5, 5),
    (3, 5, 5, 2),
    (5, 3, 3, 3),
    (3, 5, 3, 4),
    (2, 2, 5, 2),
    (3, 6, 2, 3),
]


@remembered
def slow_weights(scores):
    """Each weight by itself: 1 over the sum of what the other scores are worth beside it."""

    def weight(score, row):
        return 1.0 / sum(math.exp(other - score) if other - score < 700 else math.inf for other in row)

    return np.array([[weight(score, row) for score in row] for row in scores.tolist()])


@remembered
def slow_attention(Q, K, V):
    """Query by query, key by key, number by number: a second route to output and weights."""
    root, keys, columns = math.sqrt(Q.shape[1]), K.tolist(), V.T.tolist()
    scores = [[sum(a * b for a, b in zip(q, k, strict=True)) / root for k in keys] for q in Q.tolist()]
    weights = slow_weights(np.array(scores))
    output = [[sum(w * v for w, v in zip(row, c, strict=True)) for c in columns] for row in weights.tolist()]
    return np.array(output), weights


@remembered
def draw_scores(n_q, n_k, middle=0.0, spread=1.5):
    """Scores of their own for each size, the same ones at every run."""
    return np.random.default_rng([303, n_q, n_k]).normal(middle, spread, (n_q, n_k))


@remembered
def draw(n_q, n_k, d_k, d_v, seed=0):
    """Queries, keys and values of their own for each size and seed, the same ones at every run."""
    rng = np.random.default_rng([313, seed, n_q, n_k, d_k, d_v])
    return (
        rng.normal(0.2, 1.0, (n_q, d_k)),
        rng.normal(-0.1, 1.1, (n_k, d_k)),
        rng.normal(1.0, 2.0, (n_k, d_v)),
    )


SCORES = draw_scores(3, 5)


def attend(learner, Q, K, V) -> tuple[Any, Any]:
    """The learner's output and weights, as a pair."""
    return unpack_pair(
        learner.scaled_dot_product_attention(Q, K, V), of=f"`{NAME}`", names=("output", "weights")
    )


def floats(value):
    """The value as a plain array of floats, or None where it is anything else."""
    is_one = isinstance(value, np.ndarray) and np.asarray(value).dtype.kind == "f"
    return np.array(np.asarray(value)) if is_one else None


def only_digits(got, wanted):
    """Whether all that is wrong with the numbers are their last digits."""
    got = floats(got)
    return got is not None and got.shape == wanted.shape and bool((np.abs(got - wanted) < 2e-3).all())


def output_reason(got, wanted, why):
    """That the last digits are all that is wrong with the output, or else `why`."""
    return DIGITS if only_digits(got, wanted) else why


def weights_reason(weights, wanted, scores, divisor, why=""):
    """What wrong weights say by themselves (unfinished, row sums, another scale), or else `why`."""
    got = floats(weights)
    if got is None or got.shape != wanted.shape or not np.isfinite(got).all():
        return why
    if (np.abs(got - wanted) < 2e-3).all():
        return DIGITS
    if not got.any():
        return "All the weights are 0: that part is not finished, or a row is left out."
    sums = got.sum(axis=1)
    off = np.abs(sums - 1) > 1e-6
    if off.any():
        i = int(off.argmax())
        digits = 4 if abs(sums[i] - 1) > 1e-3 else 8
        return f"Row {i} of the weights sums to {sums[i]:.{digits}g}, not to 1."
    return scale_reason(got, scores, divisor) or why


def scale_reason(weights, scores, divisor, least=3):
    """Say by what the scores look divided, if the weights fit another number exactly; else nothing."""
    got = floats(weights)
    if got is None or got.shape != scores.shape or not (got > 1e-12).all():
        return ""
    x = (scores - scores[:, :1])[:, 1:].ravel()
    y = np.log(got / got[:, :1])[:, 1:].ravel()
    if len(x) < least or not x.any():
        return ""
    factor = float(x @ y / (x @ x))
    if (
        factor < 1e-3
        or abs(factor * divisor - 1) < 1e-5
        or not np.allclose(y, factor * x, rtol=1e-6, atol=1e-7)
    ):
        return ""
    by = f"{1 / factor:.4g}"
    if by == "1":
        return f"The weights fit scores that are not divided at all; sqrt(d_k) is {divisor:.4g}."
    right = "they should be as they are" if divisor == 1 else f"sqrt(d_k) is {divisor:.4g}"
    return f"The weights fit scores divided by {by}, but {right}."


def trace_reason(weights, scores, divisor, larger):
    """The same for the trace, whose two weights fit some divisor always: only if a larger input agrees."""
    reason = scale_reason(weights, scores, divisor, least=1)
    return reason if reason and reason == scale_reason(*larger, divisor) else ""


def expect_attention(learner, cases, why="", tolerance=1e-6):
    """Make every call first, so that a slip is told by all of them, then compare with the slow loop."""
    results = [attend(learner, *case) for case in cases]
    for (Q, K, V), (output, weights) in zip(cases, results, strict=True):
        wanted = slow_attention(Q, K, V)
        given = {"Q": Q, "K": K, "V": V}
        seen = partial(weights_reason, weights, wanted[1], Q @ K.T, math.sqrt(K.shape[1]), why)
        axes = ("n_q", "n_k")
        expect_close(weights, wanted[1], of="weights", given=given, axes=axes, why=seen, tolerance=tolerance)
        axes = ("n_q", "d_v")
        array = as_array(output, of="output", shape_of=wanted[0].shape, axes=axes, finite=False, given=given)
        if not array.any():
            fail("output is all zeros: that part is not finished.", "It is the weighted sum of V.")
        seen = partial(output_reason, output, wanted[0], why)
        expect_close(output, wanted[0], of="output", given=given, axes=axes, why=seen, tolerance=tolerance)


def expect_softmax(learner, cases, why=""):
    """The same for `softmax_rows`."""
    results = [learner.softmax_rows(scores) for scores in cases]
    for scores, weights in zip(cases, results, strict=True):
        wanted = slow_weights(scores)
        seen = partial(weights_reason, weights, wanted, scores, 1.0, why)
        given, axes = {"scores": scores}, ("n_q", "n_k")
        expect_close(weights, wanted, of="softmax_rows(scores)", given=given, axes=axes, why=seen)


def expect_not_the_trace(arrays, *, of):
    """Say so when the sizes of the trace come back for another input."""
    if all(isinstance(a, np.ndarray) and np.shape(np.asarray(a)) == (1, 2) for a in arrays):
        fail(f"{of} has the shape of the trace, (1, 2): it is hard-coded and does not depend on the input.")


def expect_no_overflow(call):
    """Run a call with overflow, invalid and divide raised as errors; underflow to 0 is fine."""
    try:
        with np.errstate(over="raise", invalid="raise", divide="raise", under="ignore"):
            return call()
    except CheckFailed as error:
        if error.layer is not Layer.RAISED or "FloatingPointError" not in error.headline:
            raise
        raise CheckFailed(
            "With large scores a number on the way overflows or is not a number (nan).",
            error.headline.split("stopped with an error: ")[-1],
            *error.detail,
            "With each row's own maximum subtracted first, no exp is ever larger than 1.",
            layer=Layer.NOT_FINITE, function=error.function, line=error.line,
        ) from error  # fmt: skip


def expect_not_remembered(first, second, name, same_input):
    """Two different inputs of one shape must not get one answer."""
    first, second = floats(first), floats(second)
    if first is not None and second is not None and np.array_equal(first, second):
        fail(
            f"`{name}` gives the same answer for two different inputs: it does not depend on {same_input}.",
            "Something is hard-coded, or remembered from an earlier call (a global, a cache).",
        )


def test_softmax_shape(learner):
    """softmax_rows returns an array of floats with the shape of the scores"""
    for scores in (SCORES, SCORES.T.copy()):
        got = learner.softmax_rows(scores)
        expect_not_the_trace([got], of="softmax_rows(scores)")
        given, axes = {"scores": scores}, ("n_q", "n_k")
        as_array(got, of="softmax_rows(scores)", shape_of=scores.shape, axes=axes, finite=False, given=given)


def test_softmax_trace(learner):
    """the trace: scores 0.7071 and 0 become the weights 0.6698 and 0.3302"""
    scores, wanted = np.array([[1 / math.sqrt(2), 0.0]]), np.array([[0.6698, 0.3302]])
    got = learner.softmax_rows(scores)
    why = weights_reason(got, wanted, scores, 1.0)
    if not why and not only_digits(got, wanted):
        why = trace_reason(got, scores, 1.0, (learner.softmax_rows(SCORES), SCORES))
    expect_close(got, wanted, of="softmax_rows(scores)", given={"scores": scores}, tolerance=TRACE, why=why)


def test_softmax_rows_sum_to_one(learner):
    """each row of weights sums to 1"""
    for scores in (SCORES, draw_scores(4, 2, -1.0, 2.0), draw_scores(3, 3, 1.0)):
        weights = as_array(learner.softmax_rows(scores), of="softmax_rows(scores)", shape_of=scores.shape)
        sums, of = weights.sum(axis=1), "softmax_rows(scores).sum(axis=1)"
        expect_close(
            sums, np.ones(len(scores)), of=of, given={"scores": scores}, why=ROWS_SUM, tolerance=2e-4
        )


def test_softmax_one_key(learner):
    """with a single key per row every weight is 1"""
    scores = np.array([[0.5], [-3.0], [2.0]])
    expect_softmax(learner, [scores], why=ROWS_SUM)


def test_softmax_slow_loop(learner):
    """softmax_rows agrees with a slow loop at several sizes"""
    first, second = draw_scores(2, 4), draw_scores(2, 4)[::-1] * 0.7
    results = [learner.softmax_rows(first), learner.softmax_rows(second)]
    expect_not_remembered(*results, "softmax_rows", "the scores")
    shapes = [(4, 4), (1, 6), (5, 2), (2, 9), (7, 3), (11, 13), (1, 1)]
    cases = [first, second, *(draw_scores(*shape) for shape in shapes), np.full((2, 3), -0.5)]
    expect_softmax(learner, cases, why=NOT_ONLY_THE_TRACE)


def test_softmax_large_scores(learner):
    """scores in the thousands give weights that are right, not nan"""
    expect_softmax(learner, LARGE, why=TOO_LARGE)


def test_softmax_far_below_zero(learner):
    """a row of scores that all lie far below 0 still sums to 1"""
    expect_softmax(learner, FAR_BELOW, why="Scores far below 0 give wrong weights.")


def test_softmax_unlike_rows(learner):
    """rows of very different size in one matrix do not disturb each other"""
    expect_softmax(learner, UNLIKE, why="A row beside much larger or smaller rows comes out wrong.")


def test_softmax_keeps_precision(learner):
    """scores such as 4000.123 keep their digits"""
    cases = [draw_scores(2, 5, 4000.123), draw_scores(3, 4, -3999.877)]
    expect_softmax(learner, cases, why=TOO_LARGE)


def test_softmax_is_pure(learner):
    """softmax_rows leaves the scores as they were and remembers nothing"""
    expect_pure(learner, "softmax_rows", (SCORES.copy(),), (SCORES[::-1] * 2,), (SCORES[:, :2].copy(),))
    expect_softmax(learner, [SCORES.copy(), SCORES[::-1] * 2])
    for case in changed_in_turn(SCORES.copy()):
        expect_softmax(learner, case, why=REMEMBERED)


def test_attention_shapes(learner):
    """attention returns (output, weights) of shapes (n_q, d_v) and (n_q, n_k)"""
    cases = [draw(2, 3, 4, 5), draw(6, 5, 3, 2)]
    results = [attend(learner, *case) for case in cases]
    for (Q, K, V), (output, weights) in zip(cases, results, strict=True):
        expect_not_the_trace([output, weights], of="the result")
        given = {"Q": Q, "K": K, "V": V}
        as_array(
            output, of="output", shape_of=(len(Q), V.shape[1]), axes=("n_q", "d_v"), finite=False, given=given
        )
        as_array(
            weights, of="weights", shape_of=(len(Q), len(K)), axes=("n_q", "n_k"), finite=False, given=given
        )


def test_attention_trace(learner):
    """the trace: weights 0.6698 and 0.3302, output [6.6976, 3.3024]"""
    Q, K, V = np.array([[1.0, 0.0]]), np.eye(2), np.array([[10.0, 0.0], [0.0, 10.0]])
    wanted = np.array([[0.6698, 0.3302]])
    weights = attend(learner, Q, K, V)[1]
    why = weights_reason(weights, wanted, Q @ K.T, math.sqrt(2))
    if not why and not only_digits(weights, wanted):
        other = draw(3, 5, 2, 4)
        larger = (attend(learner, *other)[1], other[0] @ other[1].T)
        why = trace_reason(weights, Q @ K.T, math.sqrt(2), larger)
    axes, given = ("n_q", "n_k"), {"Q": Q, "K": K}
    expect_close(weights, wanted, of="weights", axes=axes, given=given, tolerance=TRACE, why=why)
    expect_attention(learner, [(Q, K, V)], tolerance=TRACE)


def test_attention_one_key(learner):
    """a single key gets weight 1, and the output is its value"""
    cases = [draw(3, 1, 4, 2), draw(2, 1, 3, 5), draw(1, 1, 1, 1)]
    expect_attention(learner, cases, why="A single key has weight 1, and the output is its value.")


def test_attention_scale(learner):
    """the scores are divided by sqrt(d_k), whatever n_q, n_k and d_v are"""
    cases = [draw(2, 3, d_k, d_v) for d_k, d_v in ((9, 5), (5, 4), (1, 7), (16, 4), (6, 8), (12, 10))]
    cases += [draw(5, 4, 3, 2), draw(4, 6, 8, 11)]
    results = [attend(learner, *case)[1] for case in cases]
    for (Q, K, V), weights in zip(cases, results, strict=True):
        reason = scale_reason(weights, Q @ K.T, math.sqrt(K.shape[1]))
        if reason:
            given, axes = {"Q": Q, "K": K, "V": V}, ("n_q", "n_k")
            expect_close(
                weights, slow_attention(Q, K, V)[1], of="weights", given=given, axes=axes, why=reason
            )


def test_attention_slow_loop(learner):
    """output and weights agree with a slow loop at several sizes"""
    first, second = draw(3, 4, 2, 6), draw(3, 4, 2, 6, seed=1)
    for one, other in zip(attend(learner, *first), attend(learner, *second), strict=True):
        expect_not_remembered(one, other, NAME, "Q, K and V")
    expect_attention(learner, [first, second, *(draw(*sizes) for sizes in SIZES)], why=NOT_ONLY_THE_TRACE)


def test_attention_equal_sizes(learner):
    """nothing special happens where some of the sizes are equal"""
    why = "Right where all the sizes differ, wrong where some are equal."
    expect_attention(learner, [draw(*sizes) for sizes in EQUAL_SIZES], why=why)


def test_attention_same_vector_on_every_key(learner):
    """adding the same vector to every key changes no weight"""
    Q, K, V = draw(3, 5, 4, 2)
    why = (
        "One vector added to every key adds one number to a query's whole row: no weight may change "
        "(it does where scores are clipped)."
    )
    for vector in (np.array([1.5, -2.0, 0.5, 3.0]), np.array([-40.0, 25.0, 60.0, -5.0])):
        before, after = (attend(learner, Q, keys, V)[1] for keys in (K, K + vector))
        before = as_array(before, of="weights", shape_of=(3, 5), axes=("n_q", "n_k"))
        expect_close(after, before, of="weights (after)", axes=("n_q", "n_k"), why=why)


def test_attention_shuffled(learner):
    """shuffling keys with their values changes no output; queries do not mix"""
    Q, K, V = draw(4, 6, 3, 5)
    order = np.array([3, 0, 5, 1, 4, 2])
    plain = as_array(attend(learner, Q, K, V)[0], of="output", shape_of=(4, 5), axes=("n_q", "d_v"))
    shuffled, alone = attend(learner, Q, K[order], V[order])[0], attend(learner, Q[2:3], K, V)[0]
    why = "The keys, shuffled together with their values, must give the same output."
    expect_close(shuffled, plain, of="output (shuffled)", axes=("n_q", "d_v"), why=why)
    expect_close(
        alone, plain[2:3], of="output (of query 2 alone)", why="A query's output depends on no other query."
    )


def test_attention_large(learner):
    """queries and keys a thousand times too large give finite, right numbers"""
    cases = [(1000 * Q, 1000 * K, V) for Q, K, V in (draw(3, 5, 4, 2), draw(4, 3, 2, 5), draw(2, 4, 3, 6))]
    cases += [(np.abs(Q), -np.abs(K), V) for Q, K, V in cases[:2]]
    expect_attention(learner, cases, why=TOO_LARGE)
    for case in cases:
        expect_no_overflow(lambda case=case: attend(learner, *case))
    for scores in (*LARGE, *FAR_BELOW, *UNLIKE):
        expect_no_overflow(lambda scores=scores: learner.softmax_rows(scores))


def test_attention_unlike_queries(learner):
    """a huge query beside a small one does not disturb it"""
    cases = []
    for sizes, scale in (((3, 4, 2, 5), [3000.0, 1.0, 0.1]), ((4, 3, 5, 2), [1.0, 2000.0, -4000.0, 0.5])):
        Q, K, V = draw(*sizes)
        cases.append((Q * np.array(scale)[:, None], K, V))
    for sizes, scale in (((3, 4, 2, 5), [500.0, 1.0, -900.0]), ((2, 5, 3, 4), [-800.0, 700.0])):
        Q, K, V = draw(*sizes)
        cases.append((np.abs(Q) * np.array(scale)[:, None], np.abs(K) + 2.0, V))
    expect_attention(learner, cases, why="A query beside a much larger one comes out wrong.")


def test_attention_keeps_precision(learner):
    """scores around 4000 keep their digits"""
    cases = [(Q + 40.123, 60.456 + 0.03 * K, V) for Q, K, V in (draw(2, 3, 5, 4), draw(3, 4, 2, 5))]
    expect_attention(learner, cases, why=TOO_LARGE)


def test_attention_is_pure(learner):
    """Q, K and V are the same after a call, and nothing is remembered"""
    first, second = draw(3, 4, 2, 5), draw(3, 4, 2, 5, seed=1)
    square = draw(3, 3, 3, 3)
    expect_pure(learner, NAME, first, second, square)
    expect_attention(learner, [second, first])
    for case in changed_in_turn(*draw(3, 4, 2, 5, seed=2)):
        expect_attention(learner, [case], why=REMEMBERED)
