"""Slips of exercise 2: positional encodings with one well-known mistake each, made from one table."""

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Positional encoding"
TRAPS = {
    "shape and axis": ("pe-sines-first", "pe-cosines-first", "pe-stacked-first-axis"),
    "numerical stability": (
        "pe-integer-division", "pe-integer-division-negative", "pe-integer-division-angle",
    ),
}  # fmt: skip
CONVENTIONS = {
    "": (
        "pe-last-row-empty", "pe-still-zero", "pe-row-0-empty", "pe-row-0-only", "pe-last-pair-empty",
        "pe-first-pair-empty", "pe-positions-from-1", "pe-positions-from-minus-1", "pe-positions-stretched",
        "pe-positions-reversed", "pe-degrees", "pe-radians",
    ),
}  # fmt: skip

PROBES = {"positional_encoding": [(7, 10), (6, 6), (31, 8)]}
TELLS = {"positional_encoding": [(4, 5), (3, 7)]}  # for tests: inputs that tell apart what no probe can


def interleave(even, odd):
    """Even columns from the one, odd columns from the other."""
    return np.stack([even, odd], axis=-1).reshape(len(even), -1)


def waves(
    n,
    d,
    *,
    power=lambda i, d, n: 2 * i / d,
    cos_power=None,
    base=10000.0,
    positions=lambda n, d: np.arange(n),
    bend=lambda angles: angles,
    fill=interleave,
):
    """The right table, with every part of it open to a mistake."""
    if d % 2:
        raise ValueError("d_model must be even")
    pairs, rows = np.arange(d // 2), positions(n, d)[:, None]
    angles = bend(rows / base ** power(pairs, d, n))
    cos_angles = bend(rows / base ** (cos_power or power)(pairs, d, n))
    return fill(np.sin(angles), np.cos(cos_angles))


def make(name, look, says, **mistake):
    """A slip that is `waves` with one part swapped."""

    def wrong(n_positions, d_model):
        return waves(n_positions, d_model, **mistake)

    wrong.__doc__ = says
    return slip(of="positional_encoding", name=name, look=look)(wrong)


def alternating_rows(sines, cosines):
    even = (np.arange(len(sines)) % 2 == 0)[:, None]
    return np.repeat(np.where(even, sines, cosines), 2, axis=1)


def first_row_empty(sines, cosines):
    table = interleave(sines, cosines)
    table[0] = 0.0
    return table


def square_root_of_d(sines, cosines):
    return interleave(sines, cosines) * np.sqrt(2 * sines.shape[1])


def only_row_0(sines, cosines):
    table = interleave(sines, cosines)
    table[1:] = 0.0
    return table


def some_pairs_turned(places):
    """The right table with sine and cosine swapped in the pairs at `places`."""

    def fill(sines, cosines):
        pairs = np.stack([sines, cosines], axis=-1)
        pairs[:, places] = pairs[:, places, ::-1].copy()
        return pairs.reshape(len(sines), -1)

    return fill


def last_row_empty(sines, cosines):
    table = interleave(sines, cosines)
    table[-1] = 0.0
    return table


def without_pair(place):
    def fill(sines, cosines):
        pairs = np.stack([sines, cosines], axis=-1)
        pairs[:, place] = 0.0
        return pairs.reshape(len(sines), -1)

    return fill


EXPONENT, BASE, ANGLE = "the exponent of 10000", "the base of the power", "the angle"
FILLING = "how the columns are filled"

all_zero = make(
    "pe-still-zero", FILLING, "the table is still all zeros (empty): the formula is not filled in yet.",
    fill=lambda s, c: np.zeros((len(s), 2 * s.shape[1])),
)  # fmt: skip
cosines_missing = make(
    "pe-cosines-missing", "the columns 1, 3, 5 and so on",
    "only the sine columns are filled; the cosine columns, every odd column, are still zero.",
    fill=lambda s, c: interleave(s, 0 * c),
)  # fmt: skip
sines_missing = make(
    "pe-sines-missing", "the columns 0, 2, 4 and so on",
    "only the cosine columns are filled; the sine columns, every even column, are still zero.",
    fill=lambda s, c: interleave(0 * s, c),
)  # fmt: skip
sines_first = make(
    "pe-sines-first", FILLING,
    "all sines come first, then all cosines, in two blocks; here they alternate, a sine and its cosine side "
    "by side.",
    fill=lambda s, c: np.hstack([s, c]),
)  # fmt: skip
cosines_first = make(
    "pe-cosines-first", FILLING,
    "all cosines come first, then all sines, in two blocks; here they alternate, a sine and its cosine side "
    "by side.",
    fill=lambda s, c: np.hstack([c, s]),
)  # fmt: skip
swapped = make(
    "pe-sin-cos-swapped", FILLING,
    "sin and cos are swapped: the even columns hold the cosine and the odd columns the sine.",
    fill=lambda s, c: interleave(c, s),
)  # fmt: skip
sine_everywhere = make(
    "pe-sine-everywhere", "the columns 1, 3, 5 and so on",
    "both columns of a pair hold the sine; the odd column wants the cosine of the same angle.",
    fill=lambda s, c: interleave(s, s),
)  # fmt: skip
cosine_everywhere = make(
    "pe-cosine-everywhere", "the columns 0, 2, 4 and so on",
    "both columns of a pair hold the cosine; the even column wants the sine of the same angle.",
    fill=lambda s, c: interleave(c, c),
)  # fmt: skip
both_in_even = make(
    "pe-both-in-even-columns", "the columns 1, 3, 5 and so on",
    "the cosines are written over the sines, into the even columns; the odd columns are still zero.",
    fill=lambda s, c: interleave(c, 0 * c),
)  # fmt: skip
columns_reversed = make(
    "pe-columns-reversed", "the order of the columns",
    "the columns are in reverse order: the last pair comes first, and each cosine before its sine.",
    fill=lambda s, c: interleave(s, c)[:, ::-1],
)  # fmt: skip
TURNED = (
    "sin and cos are swapped in some pairs (in columns 2 and 3 to begin with), not in all; every pair is "
    "sine, then cosine."
)
one_turned = make("pe-some-pairs-swapped", FILLING, TURNED, fill=some_pairs_turned(slice(1, 2)))
others_turned = make("pe-some-pairs-swapped", FILLING, TURNED, fill=some_pairs_turned(slice(1, None, 2)))
parity_of_position = make(
    "pe-parity-of-position", "what decides between sin and cos",
    "whether the position (the row) is even decides between sin and cos; it goes by column: even column "
    "sine, odd column cosine.",
    fill=alternating_rows,
)  # fmt: skip
overwritten = make(
    "pe-cosine-of-sine", "what the cosine is taken of",
    "the cosine is taken of the sines: the angles were overwritten in place (one buffer for both), so keep "
    "the angles, or a copy, for the cosine.",
    fill=lambda s, c: interleave(s, np.cos(s)),
)  # fmt: skip
sine_of_cosine = make(
    "pe-sine-of-cosine", "what the sine is taken of",
    "the sine is taken of the cosines: the angles were overwritten in place (one buffer for both), so keep "
    "the angles, or a copy, for the sine.",
    fill=lambda s, c: interleave(np.sin(c), c),
)  # fmt: skip
row_0_empty = make(
    "pe-row-0-empty", "the first position",
    "row 0 is still all zeros, as if the loop over the positions starts at 1; position 0 has the cosine of "
    "0, which is 1.",
    fill=first_row_empty,
)  # fmt: skip
row_0_alone = make(
    "pe-row-0-only", "where return stands",
    "only row 0 is filled, all other rows are still zero, as when return stands inside the loop over the "
    "positions.",
    fill=only_row_0,
)  # fmt: skip
last_row_empty = make(
    "pe-last-row-empty", "the last position",
    "the last row is still all zeros: the loop over the positions stops one place early.",
    fill=last_row_empty,
)  # fmt: skip
last_pair_empty = make(
    "pe-last-pair-empty", "the last round of the loop over pairs",
    "the last pair of columns is still zero: the loop over the pairs stops one place early.",
    fill=without_pair(-1),
)  # fmt: skip
first_pair_empty = make(
    "pe-first-pair-empty", "the first round of the loop over pairs",
    "the first pair of columns is still zero: the loop over the pairs starts at 1.",
    fill=without_pair(0),
)  # fmt: skip
stacked_first = make(
    "pe-stacked-first-axis", "the axis of the stack",
    "sines and cosines are stacked on a wrong axis, so the reshape mixes rows: sines of two positions share "
    "a row.",
    fill=lambda s, c: np.stack([s, c]).reshape(len(s), -1),
)  # fmt: skip
squared = make(
    "pe-cosine-from-square", "how the cosine is computed",
    "the cosine columns hold 1 - sin^2, which is the square of the cosine.",
    fill=lambda s, c: interleave(s, 1 - s**2),
)  # fmt: skip
positive = make(
    "pe-cosine-always-positive", "how the cosine is computed",
    "the cosine is taken from a root or made positive, so its sign is lost; a cosine is negative half of "
    "the time.",
    fill=lambda s, c: interleave(s, np.abs(c)),
)  # fmt: skip
scaled_up = make(
    "pe-scaled-by-sqrt-d", "what the finished table is multiplied by",
    "the table is scaled by sqrt(d_model), which belongs to the embeddings, not here; sines lie between -1 "
    "and 1.",
    fill=square_root_of_d,
)  # fmt: skip
times_d = make(
    "pe-scaled-by-d", "what the finished table is multiplied by",
    "the table is multiplied by d_model; sines and cosines lie between -1 and 1, with no scale of their own.",
    fill=lambda s, c: interleave(s, c) * 2 * s.shape[1],
)  # fmt: skip
length_1 = make(
    "pe-rows-of-length-1", "what the finished table is divided by",
    "each row is divided by its length (its norm), so the numbers are too small; sines and cosines keep "
    "their scale, from -1 to 1.",
    fill=lambda s, c: interleave(s, c) / np.sqrt(s.shape[1]),
)  # fmt: skip
moved_0_to_1 = make(
    "pe-moved-to-0-1", "what is done with the finished waves",
    "the waves are shifted and halved to lie between 0 and 1; they lie between -1 and 1.",
    fill=lambda s, c: (interleave(s, c) + 1) / 2,
)  # fmt: skip
plus_one = make(
    "pe-plus-one", "what the finished waves are added to",
    "every number is 1 too large, as when a table that starts with ones is added to; the waves lie between "
    "-1 and 1.",
    fill=lambda s, c: interleave(s, c) + 1,
)  # fmt: skip
doubled = make(
    "pe-doubled", "what the finished waves are multiplied by",
    "every number is twice too large; sines and cosines lie between -1 and 1, with no scale of their own.",
    fill=lambda s, c: 2 * interleave(s, c),
)  # fmt: skip
negative_sine = make(
    "pe-sine-negative", "the sign of the angle",
    "the sines have the wrong sign, as for a negative angle; the clock turns the other way round.",
    fill=lambda s, c: interleave(-s, c),
)  # fmt: skip
positions_from_1 = make(
    "pe-positions-from-1", "where the positions start",
    "the positions start at 1, so every row is off by one; position 0 is row 0.",
    positions=lambda n, d: np.arange(1, n + 1),
)  # fmt: skip
positions_from_minus_1 = make(
    "pe-positions-from-minus-1", "where the positions start",
    "the positions start at -1, so every row is off by one; position 0 is row 0.",
    positions=lambda n, d: np.arange(n) - 1,
)  # fmt: skip
positions_doubled = make(
    "pe-positions-doubled", "the positions",
    "every angle is twice too large, as if the positions went up in steps of 2; they are 0, 1, 2, ...",
    positions=lambda n, d: 2 * np.arange(n),
)  # fmt: skip
positions_stretched = make(
    "pe-positions-stretched", "the positions",
    "the positions run from 0 to n_positions, the end included, so each step is a little more than 1 "
    "(linspace does that); they are 0, 1, 2, ...",
    positions=lambda n, d: np.linspace(0, n, n),
)  # fmt: skip
positions_reversed = make(
    "pe-positions-reversed", "the order of the positions",
    "the positions run backwards: the last row holds position 0, the first row the last position.",
    positions=lambda n, d: np.arange(n)[::-1],
)  # fmt: skip
positions_over_n = make(
    "pe-positions-over-n", "the positions",
    "the positions are divided by n_positions, so a row depends on the number of positions; they are scaled "
    "by nothing.",
    positions=lambda n, d: np.arange(n) / n,
)  # fmt: skip
positions_to_1 = make(
    "pe-positions-0-to-1", "the positions",
    "the positions are scaled to run from 0 to 1, so a row depends on the number of positions; they are 0, "
    "1, 2, ...",
    positions=lambda n, d: np.linspace(0, 1, n),
)  # fmt: skip
cosine_next = make(
    "pe-cosine-next-pair", "the exponent under the cosine",
    "the cosine uses the exponent of the next pair, 2(i+1)/d_model; a sine and its cosine share the same "
    "angle.",
    cos_power=lambda i, d, n: 2 * (i + 1) / d,
)  # fmt: skip
cosine_own = make(
    "pe-cosine-own-exponent", "the exponent under the cosine",
    "the exponent is the column index over d_model, so the cosine uses (2i+1)/d_model and another angle "
    "than its sine; both share the same angle, with exponent 2i/d_model.",
    cos_power=lambda i, d, n: (2 * i + 1) / d,
)  # fmt: skip
column_doubled = make(
    "pe-column-doubled", EXPONENT,
    "the exponent is doubled: it holds 2 times the column, not 2 times the pair index i, and the cosine has "
    "another angle than its sine.",
    power=lambda i, d, n: 4 * i / d, cos_power=lambda i, d, n: 2 * (2 * i + 1) / d,
)  # fmt: skip
exponent_doubled = make(
    "pe-exponent-doubled", EXPONENT,
    "the exponent is doubled, 4i/d_model: the 2 is in it twice (a loop in steps of 2 already has it), so "
    "the frequency falls too fast.",
    power=lambda i, d, n: 4 * i / d,
)  # fmt: skip
exponent_without_2 = make(
    "pe-exponent-without-2", EXPONENT,
    "the exponent is i/d_model, without the 2 (it is 2i/d_model, where i counts pairs), or the base is 100; "
    "so the frequency falls too slowly.",
    power=lambda i, d, n: i / d,
)  # fmt: skip
odd_column = make(
    "pe-odd-column-exponent", EXPONENT,
    "the exponent is (2i+1)/d_model, of the odd column, for the whole pair; it is 2i/d_model, so that pair "
    "0 has exponent 0.",
    power=lambda i, d, n: (2 * i + 1) / d,
)  # fmt: skip
pairs_from_1 = make(
    "pe-pairs-from-1", EXPONENT,
    "the pairs are counted from 1, so every exponent belongs to the next pair; pair 0 has exponent 0 and "
    "the frequency 1.",
    power=lambda i, d, n: 2 * (i + 1) / d,
)  # fmt: skip
over_n = make(
    "pe-exponent-over-n", EXPONENT,
    "the exponent is divided by the number of positions; it is 2i divided by d_model.",
    power=lambda i, d, n: 2 * i / n,
)  # fmt: skip
over_d_minus_1 = make(
    "pe-exponent-over-d-minus-1", EXPONENT,
    "the exponent is divided by d_model - 1; here it is 2i/d_model, so the frequency of the last pair is "
    "not quite 1/10000.",
    power=lambda i, d, n: 2 * i / (d - 1),
)  # fmt: skip
spread = make(
    "pe-spread-to-the-last-pair", EXPONENT,
    "the exponent is i/(d_model/2 - 1), a spacing that some other code uses so that the last pair has "
    "frequency 1/10000; here it is 2i/d_model.",
    power=lambda i, d, n: i / np.maximum(d // 2 - 1, 1),
)  # fmt: skip
made_for_4 = make(
    "pe-made-for-d-model-4", EXPONENT,
    "d_model is hard-coded as the 4 of the trace: each pair is 100 times slower than the one before; at "
    "other sizes the exponent 2i/d_model gives another frequency.",
    power=lambda i, d, n: 2 * i / 4,
)  # fmt: skip
made_for_4_cut = make(
    "pe-two-speeds", EXPONENT,
    "there are only the two frequencies of the trace, 1 and 1/100: the exponent is hard-coded for d_model 4 "
    "and wrong for other sizes.",
    power=lambda i, d, n: np.minimum(i, 1) / 2,
)  # fmt: skip
made_for_512 = make(
    "pe-made-for-d-model-512", EXPONENT,
    "d_model is hard-coded as 512, the size many papers use; the exponent is 2i/d_model with the d_model "
    "that is given.",
    power=lambda i, d, n: 2 * i / 512,
)  # fmt: skip
exponent_0 = make(
    "pe-integer-division", EXPONENT,
    "every pair turns at the same frequency, as if the exponent were always 0; integer division (//) does "
    "that: 2i // d_model is 0.",
    power=lambda i, d, n: 0.0 * i,
)  # fmt: skip
exponent_minus_1 = make(
    "pe-integer-division-negative", EXPONENT,
    "all pairs but the first have frequency 1/10000; integer division (//) does that: -2i // d_model is -1.",
    power=lambda i, d, n: np.minimum(i, 1),
)  # fmt: skip
floored = make(
    "pe-integer-division-angle", "the division of the position",
    "the angle is cut to a whole number: integer division (//) of the position, where / is wanted.",
    bend=np.floor,
)  # fmt: skip
exponent_whole = make(
    "pe-exponent-not-divided", EXPONENT,
    "the exponent is 2i, not divided by d_model, so the frequency falls far too fast.",
    power=lambda i, d, n: 2.0 * i,
)  # fmt: skip
division_outside = make(
    "pe-division-outside", EXPONENT,
    "the division by d_model stands outside the exponent: / binds less than **, so 10000 ** (2i) / d_model "
    "needs parentheses (brackets) around 2i / d_model.",
    positions=lambda n, d: np.arange(n) / d, power=lambda i, d, n: 2.0 * i,
)  # fmt: skip
power_divided = make(
    "pe-power-divided", EXPONENT,
    "the division by d_model stands outside the exponent: / binds less than **, so the power is divided, "
    "not its exponent; it needs parentheses (brackets) around 2i / d_model.",
    positions=lambda n, d: np.arange(n) * d, power=lambda i, d, n: 2.0 * i,
)  # fmt: skip
multiplied = make(
    "pe-multiplied", "whether the position is divided or multiplied",
    "the position is multiplied by 10000^(2i/d_model), not divided, so each pair has a higher frequency "
    "than the one before it.",
    power=lambda i, d, n: -2 * i / d,
)  # fmt: skip
reversed_speeds = make(
    "pe-slowest-first", EXPONENT,
    "the frequencies are in reverse order: the first pair is the slowest and the last the fastest.",
    power=lambda i, d, n: 2 * (d // 2 - 1 - i) / d,
)  # fmt: skip
base_1000 = make("pe-base-1000", BASE, "the base of the power is 1000 where 10000 is wanted.", base=1000.0)
base_100000 = make("pe-base-100000", BASE, "the base of the power is 100000 where 10000 is wanted.", base=1e5)
base_e = make(
    "pe-base-e", BASE,
    "the base of the power is e: exp(-2i/d_model) lacks the factor log(10000), the natural logarithm of the "
    "base.",
    base=np.e,
)  # fmt: skip
base_log10 = make(
    "pe-log10", "the logarithm",
    "the exponential is taken with log10(10000), which is 4; exp undoes the natural logarithm, np.log, so "
    "the base is not 10000.",
    base=np.exp(4.0),
)  # fmt: skip
base_log2 = make(
    "pe-log2", "the logarithm",
    "the exponential is taken with log2(10000); exp undoes the natural logarithm, np.log, so the base is "
    "not 10000.",
    base=np.exp(np.log2(10000.0)),
)  # fmt: skip
two_pi = make(
    "pe-two-pi", ANGLE,
    "the angle has an extra factor 2 pi, as if positions were whole turns; here pair 0 turns by 1 radian "
    "per position.",
    bend=lambda angles: 2 * np.pi * angles,
)  # fmt: skip
one_pi = make(
    "pe-pi", ANGLE,
    "the angle has an extra factor pi; here pair 0 turns by 1 radian per position.",
    bend=lambda angles: np.pi * angles,
)  # fmt: skip
degrees = make(
    "pe-degrees", ANGLE,
    "the angle is turned into degrees, but np.sin and np.cos want radians, which the angle is in already.",
    bend=np.degrees,
)  # fmt: skip
radians = make(
    "pe-radians", ANGLE,
    "the angle is taken for degrees and turned into radians; it is in radians already.",
    bend=np.radians,
)  # fmt: skip


def even_or_not(n, pairs, columns, size):
    """The right table for an even d; for an odd one that many pairs, cut to that many columns."""
    angles = np.arange(n)[:, None] / 10000.0 ** (2 * np.arange(pairs) / size)
    return interleave(np.sin(angles), np.cos(angles))[:, :columns]


def power_first(name, says, angle):
    """A slip where ** takes only 10000 and 2, and the rest is worked out from left to right."""

    def wrong(n_positions, d_model):
        if d_model % 2:
            raise ValueError("d_model must be even")
        with np.errstate(all="ignore"):
            angles = angle(np.arange(n_positions)[:, None], np.arange(d_model // 2), d_model)
        return interleave(np.sin(angles), np.cos(angles))

    wrong.__doc__ = says
    return slip(of="positional_encoding", name=name, look=EXPONENT)(wrong)


power_too_early = power_first(
    "pe-power-too-early",
    "the exponent ends too early: ** binds more than * and /, so 10000 ** 2 * i / d_model is (10000 ** 2) * "
    "i / d_model; it needs parentheses (brackets) around 2i / d_model.",
    lambda p, i, d: p / (10000.0**2 * i / d),
)
no_parentheses = power_first(
    "pe-no-parentheses",
    "the exponent ends too early: ** binds more than * and /, so pos / 10000 ** 2 * i / d_model divides by "
    "10000 ** 2 alone; it needs parentheses (brackets) around 2i / d_model.",
    lambda p, i, d: p / 10000.0**2 * i / d,
)


position_in_power = power_first(
    "pe-position-in-the-power",
    "the position is divided before the power is taken: (pos / 10000) ** (2i / d_model), where only 10000 "
    "has the exponent; the parentheses (brackets) stand in the wrong place.",
    lambda p, i, d: (p / 10000.0) ** (2 * i / d),
)


@slip(of="positional_encoding", name="pe-angles-alone", look="the last lines of the function")
def angles_alone(n_positions, d_model):
    """both columns of a pair hold the angle itself: the sine and the cosine are not taken yet."""
    if d_model % 2:
        raise ValueError("d_model must be even")
    angles = np.arange(n_positions)[:, None] / 10000.0 ** (2 * np.arange(d_model // 2) / d_model)
    return np.repeat(angles, 2, axis=1)


@slip(of="positional_encoding", name="pe-odd-not-refused", look="the first lines of the function")
def odd_not_refused(n_positions, d_model):
    """an odd d_model is not refused: its last column is a sine without a cosine; raise ValueError instead."""
    return even_or_not(n_positions, (d_model + 1) // 2, d_model, d_model)


@slip(of="positional_encoding", name="pe-odd-rounded-up", look="the first lines of the function")
def odd_rounded_up(n_positions, d_model):
    """an odd d_model is padded to the next even number; raise ValueError instead."""
    return even_or_not(n_positions, (d_model + 1) // 2, d_model + 1, d_model + d_model % 2)


@slip(of="positional_encoding", name="pe-odd-rounded-down", look="the first lines of the function")
def odd_rounded_down(n_positions, d_model):
    """an odd d_model is rounded down to the even number below; raise ValueError instead."""
    return even_or_not(n_positions, d_model // 2, d_model, d_model)
