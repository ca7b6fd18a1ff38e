"""Checks of exercise 2: shape, trace, sizes, the slow loop, then what the waves must do."""

import math
from functools import partial

import numpy as np

from txlab.checking import TRACE, CheckFailed, Layer, as_array, expect, expect_close, expect_pure, remembered

AXES = ("n_positions", "d_model")
OTHER = "Right for the d_model 4 of the trace, wrong for other sizes."


@remembered
def slow(n_positions, d_model):
    """The table number by number, in logarithms: a second route to the same waves."""
    table = []
    for position in range(n_positions):
        numbers = []
        for column in range(d_model):
            pair = (column - column % 2) // 2
            angle = position * math.exp(-2 * pair * math.log(10000) / d_model)
            numbers.append(math.cos(angle) if column % 2 else math.sin(angle))
        table.append(numbers)
    return np.array(table)


def table(learner, n_positions, d_model):
    """What the learner returns for these sizes; a refused even d_model or an old table is told at once."""
    of = f"positional_encoding({n_positions}, {d_model})"
    try:
        got = learner.positional_encoding(n_positions, d_model)
    except CheckFailed as failure:
        raised = learner._calls[-1].raised if learner._calls else None
        if isinstance(raised, ValueError) and failure.detail[-1:] and "raise " in failure.detail[-1]:
            what = f"{of} was refused with a ValueError, but d_model {d_model} is even: that is enough."
            if n_positions % 2:
                odd = f"n_positions is {n_positions}, odd: does the check look at it, or are the two"
                what += f" {odd} parameters in the other order?"
            raise CheckFailed(what, *failure.detail, layer=Layer.RAISED, line=failure.line) from None
        raise
    if isinstance(got, np.ndarray) and got.shape != (n_positions, d_model):
        for call in learner._calls[:-1]:
            if got.shape == call.args:
                what = f"{of} gave the table of an earlier call, {call.text}."
                why = "Is it kept in a cache or a global that does not look at both sizes?"
                raise CheckFailed(f"{what} {why}", layer=Layer.SHAPE)
    return got


def encode(learner, n_positions, d_model):
    """The learner's table, after its type, shape, dtype and finiteness."""
    got = table(learner, n_positions, d_model)
    of = f"positional_encoding({n_positions}, {d_model})"
    return as_array(got, of=of, shape_of=(n_positions, d_model), axes=AXES)


def expect_table(learner, n_positions, d_model, why="", guess=""):
    """Hold a table against the slow one; `guess` is added where even positions 0 and 1 are far off."""
    got, wanted = encode(learner, n_positions, d_model), slow(n_positions, d_model)
    of = f"positional_encoding({n_positions}, {d_model})"
    expect_digits(got, wanted, of)
    expect_close(got, wanted, of=of, axes=AXES, why=partial(reason, got, wanted, why, guess))


def reason(got, wanted, why, guess):
    """`why`, with the guess where it fits, and with the half that is wrong."""
    if guess and np.max(np.abs(got[:2] - wanted[:2])) > 1e-2:
        why = f"{why} {guess}"
    return f"{why} {wrong_half(got, wanted)}".strip()


def expect_digits(got, wanted, of):
    """Say so when every number is nearly right, and off by more the later its position."""
    off = np.max(np.abs(got - wanted), axis=1)
    half = len(off) // 2
    if half and 1e-6 < off.max() < 2e-2 and off[half:].max() > 1.5 * off[:half].max():
        raise CheckFailed(
            f"Only precision is missing: {of} is off by up to {off.max():.1e}, more for later positions.",
            "An angle is the position times its frequency, so a small error in a frequency grows with it.",
            "Compute in float64, numpy's own choice, from 10000 itself, and round nothing.",
            layer=Layer.PRECISION,
        )


def wrong_half(got, wanted):
    """One sentence where only signs are wrong, or only the sines or only the cosines; or nothing."""
    if np.allclose(np.abs(got), np.abs(wanted), atol=1e-6):
        return "Only signs are wrong: half of the time a sine or a cosine is negative, and the sign is lost."
    right = [np.allclose(got[:, i::2], wanted[:, i::2], atol=1e-6) for i in (0, 1)]
    if right == [True, False]:
        return "The sines are right; the cosines are not those of the same angles."
    if right == [False, True]:
        return "The cosines are right; the sines are not those of the same angles."
    return ""


def speeds(table):
    """By how much each pair turns from position 0 to 1, measured from its sine and cosine."""
    return np.arctan2(table[1, 0::2], table[1, 1::2])


def test_shape_and_floats(learner):
    """the result is an array of floats of shape (n_positions, d_model)"""
    for n_positions, d_model in ((5, 8), (11, 6), (5, 6), (11, 8), (5, 8)):
        encode(learner, n_positions, d_model)


def test_trace(learner):
    """the trace: rows 0 and 1 for d_model 4"""
    wanted = [[0.0, 1.0, 0.0, 1.0], [0.8415, 0.5403, 0.0100, 1.0000]]
    why = "Column 2i is sin(pos / 10000^(2i/d_model)), column 2i+1 the cosine of the same angle."
    got, of = encode(learner, 2, 4), "positional_encoding(2, 4)"
    expect_close(
        got, wanted, of=of, axes=AXES, tolerance=TRACE, why=lambda: wrong_half(got, slow(2, 4)) or why
    )


def test_position_0(learner):
    """position 0 is 0 1 0 1 0 1 ...: every sine of 0 is 0, every cosine 1"""
    got = encode(learner, 3, 14)
    why = "Position 0 is row 0, and all its angles are 0."
    expect_close(got[0], np.tile([0.0, 1.0], 7), of="row 0 of positional_encoding(3, 14)", why=why)


def test_number_of_positions(learner):
    """a row does not depend on the number of positions"""
    short, longer = encode(learner, 4, 10), encode(learner, 9, 10)
    why = "A longer table must start with all rows of a shorter one; is a position scaled by n_positions?"
    expect_close(longer[:4], short, of="positional_encoding(9, 10)[:4]", axes=AXES, why=why)


def test_later_positions(learner):
    """later positions than the trace's 0 and 1, still for d_model 4"""
    got, why = encode(learner, 9, 4), "Right for positions 0 and 1, wrong for later ones."
    wanted = np.round(slow(9, 4), 4)
    if np.array_equal(got[:2], wanted[:2]) and not np.allclose(got, wanted, atol=1e-4):
        why += " Are the two rows of the trace hard-coded?"
    expect_table(learner, 9, 4, why)


def test_other_sizes(learner):
    """other sizes than the trace's: d_model 6, 8, 10 and 12"""
    expect_table(learner, 3, 6, OTHER, "Is d_model 4, or an exponent, hard-coded?")
    for n_positions, d_model in ((5, 12), (7, 10), (4, 8)):
        expect_table(learner, n_positions, d_model, OTHER)


def test_one_pair(learner):
    """d_model 2 is one pair: the sine and the cosine of the position itself"""
    why = "With d_model 2 there is one pair; its exponent is 0, so its angle is the position."
    expect_table(learner, 7, 2, why)


def test_one_position(learner):
    """one position gives one row"""
    expect_table(learner, 1, 6)
    expect_table(learner, 1, 2)


def test_slow_loop(learner):
    """every number equals a slow loop's, at several sizes"""
    for n_positions, d_model in ((13, 18), (6, 4), (3, 130), (40, 22), (8, 16), (9, 9 * 2)):
        expect_table(learner, n_positions, d_model)


def test_same_angle(learner):
    """the sine and the cosine of a pair share one angle: their squares sum to 1"""
    for n_positions, d_model in ((12, 14), (30, 6)):
        got = encode(learner, n_positions, d_model)
        total = got[:, 0::2] ** 2 + got[:, 1::2] ** 2
        why = "The sine and the cosine of a pair belong to the same angle, so sin^2 + cos^2 is 1."
        axes = ("n_positions", "pair")
        expect_close(total, np.ones(total.shape), of="sin^2 + cos^2 of each pair", axes=axes, why=why)


def test_rotation(learner):
    """k positions later is a rotation: each pair turns by k times its speed"""
    got = encode(learner, 29, 10)
    for k in (1, 3, 8):
        sine, cosine = got[:-k, 0::2], got[:-k, 1::2]
        turn = k * np.array([10000 ** (-2 * pair / 10) for pair in range(5)])
        later = sine * np.cos(turn) + cosine * np.sin(turn), cosine * np.cos(turn) - sine * np.sin(turn)
        why = f"Turned by {k} times its frequency, the pair at position p must be the pair at p + {k}."
        for i, name in enumerate(("sines", "cosines")):
            of = f"the {name} {k} positions later"
            expect_close(got[k:, i::2], later[i], of=of, axes=("p", "pair"), why=why)


def test_fast_to_slow(learner):
    """the first pair is the fastest, the last the slowest, by one factor each"""
    for d_model in (8, 14):
        found = speeds(encode(learner, 2, d_model))
        of = f"the speeds of the pairs for d_model {d_model}"
        expect(np.all(found[:-1] > found[1:]), f"Each pair must be slower than the one before it; see {of}.")
        wanted = np.array([10000 ** (-2 * pair / d_model) for pair in range(d_model // 2)])
        why = "Pair 0 turns by 1 per position, pair i by 10000^(-2i/d_model)."
        expect_close(found, wanted, of=of, why=why)


def test_no_two_alike(learner):
    """no two of 2000 positions have the same row"""
    for d_model in (4, 6):
        got = encode(learner, 2000, d_model)
        order = np.lexsort(np.round(got, 5).T)
        alike = np.flatnonzero(np.all(np.abs(np.diff(got[order], axis=0)) < 2e-5, axis=1))
        if alike.size:
            first, second = sorted(int(p) for p in order[alike[0] : alike[0] + 2])
            what = f"Positions {first} and {second} have the same row, so nothing tells them apart."
            ends_alike = np.ptp(got[-9:], axis=0).max() < 2e-5
            expect(False, what + (" The last rows are all the same." if ends_alike else ""))


def test_long_table_keeps_its_digits(learner):
    """precision survives a long table: 200 positions at d_model 64"""
    expect_table(learner, 200, 64)


def test_odd_d_model(learner):
    """an odd d_model raises a ValueError, an even one does not"""
    came = {}
    for d_model in (7, 3, 11, 5, 1):
        try:
            learner.positional_encoding(4, d_model)
        except CheckFailed as failure:
            if failure.layer in (Layer.MISSING, Layer.ARITY):
                raise
        came[d_model] = learner._calls[-1]
    for d_model, call in came.items():
        if call.raised is None:
            what = "None (printing is not raising)" if call.raw is None else "a result"
            kind = call.raw if isinstance(call.raw, type) else type(call.raw)
            if issubclass(kind, BaseException):
                raise CheckFailed(
                    f"The {kind.__name__[:40]} is returned by positional_encoding(4, {d_model}); `raise` it.",
                    "A returned error is a value like any other: whoever called goes on with it.",
                    layer=Layer.TYPE,
                )
            raise CheckFailed(
                f"An odd d_model must raise ValueError, but positional_encoding(4, {d_model}) gave {what}.",
                "Every sine needs its cosine, so every odd d_model is refused, not padded to an even one.",
            )
        if not isinstance(call.raised, ValueError):
            what = f"but positional_encoding(4, {d_model}) raised {type(call.raised).__name__}."
            advice = '`raise ValueError("...")` with a sentence of your own says it best.'
            raise CheckFailed(f"An odd d_model must raise ValueError, {what}", advice)
    for d_model in (2, 6, 12, 20, 22, 30):
        encode(learner, 3, d_model)


def test_never_remembers(learner):
    """a second call gives the same answer, and no call changes an earlier result"""
    expect_pure(learner, "positional_encoding", (5, 4), (3, 8), (5, 8), (9, 4))
