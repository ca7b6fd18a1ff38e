"""Slips of exercise 3: softmaxes and attentions with one well-known mistake each."""

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Attention"
TRAPS = {
    "shape and axis": (
        "softmax-down-columns", "softmax-over-everything", "softmax-sum-down-columns",
        "softmax-column-maximum", "softmax-sum-without-keepdims", "softmax-maximum-without-keepdims",
        "softmax-without-keepdims", "attention-softmax-across-queries", "attention-softmax-over-everything",
        "attention-output-transposed-weights", "attention-k-not-transposed", "attention-keys-times-queries",
        "attention-keys-beyond-queries",
    ),
    "order of operations": (
        "softmax-maximum-outside-exp", "softmax-exp-of-quotient", "attention-scale-after-softmax",
        "attention-scale-on-output", "attention-output-from-scores", "attention-softmax-of-output",
    ),
    "numerical stability": (
        "softmax-whole-scores", "softmax-shift-clamped", "softmax-shift-by-absolute", "softmax-no-shift",
        "softmax-shift-after-exp", "softmax-constant-shift", "softmax-adds-maximum", "softmax-shift-by-first",
        "softmax-shift-by-last", "softmax-shift-by-minimum", "softmax-shift-by-mean",
        "softmax-shift-by-first-row", "softmax-overflow-hidden", "softmax-global-shift",
        "attention-scale-whole-number", "attention-scale-rounded", "attention-floor-division",
        "attention-shift-clamped", "attention-no-shift", "attention-global-shift",
    ),
}  # fmt: skip
CONVENTIONS = {
    "": (
        "softmax-without-exp", "softmax-without-exp-shifted", "softmax-divided-by-maximum",
        "softmax-sign-flipped", "softmax-absolute-scores", "softmax-negative-scores-cut", "softmax-base-2",
        "softmax-base-10", "softmax-squared", "softmax-sorted", "attention-softmax-on-output",
        "attention-mean-of-values", "attention-adds-the-query", "attention-one-number-of-v",
        "attention-last-key-not-scored", "attention-values-reversed",
    ),
}  # fmt: skip

RNG = np.random.default_rng(333)
PROBES = {
    "softmax_rows": [(RNG.normal(0.3, 1.2, shape),) for shape in ((3, 4), (4, 4), (3, 3), (5, 2))],
    "scaled_dot_product_attention": [
        (RNG.normal(0.3, 1.0, (q, d)), RNG.normal(0.1, 1.0, (k, d)), RNG.normal(1.0, 2.0, (k, v)))
        for q, k, d, v in ((2, 3, 5, 4), (4, 4, 4, 4), (6, 5, 3, 2), (3, 3, 3, 3), (4, 3, 5, 5), (3, 2, 4, 3))
    ],
}
# for tests: scores of every size, which tell apart what no probe can
TELLS = {
    "softmax_rows": [
        (np.array([[-3000.0, -3001.0], [0.0, 1.0]]),),
        (np.array([[-800.0, 2.0, 1.0], [3000.0, 1.0, 2.0]]),),
        (np.array([[-900.0, 1.0, 1.5]]),),
        (np.array([[500.0, 499.0]]),),
        (np.array([[0.0, 0.0, 0.0, 1000.0, 400.0]]),),
    ],
    "scaled_dot_product_attention": [
        (
            np.array([[size], [1.0]]),
            np.array([[-1.0], [-1.1], [2.0 - abs(size)]]),
            np.arange(6.0).reshape(3, 2),
        )
        for size in (2.0, 3000.0, -3000.0)
    ],
}


def over(e, axis=1):
    """Divide by the sum, along the rows unless told otherwise."""
    return e / e.sum(axis=axis, keepdims=True)


def exps(scores):
    """What the right softmax divides by its sum."""
    return np.exp(scores - scores.max(axis=1, keepdims=True))


def softmax(scores):
    """The right softmax."""
    return over(exps(scores))


def softmax_slip(name, look, says, function, raises=False):
    """A slip of `softmax_rows` from one expression."""

    def softmax_with_slip(scores):
        return function(scores)

    softmax_with_slip.__doc__ = says
    return slip(of="softmax_rows", name=name, look=look, raises=raises)(softmax_with_slip)


def shifted_by(top):
    """A softmax that subtracts something else than the row's maximum."""
    return lambda s: over(np.exp(s - top(s)))


down_columns = softmax_slip(
    "softmax-down-columns",
    "the axis of the sum",
    "the softmax runs down each column (axis 0), so the weights of a column sum to 1, not those of a row: "
    "the queries compete for a key, where the keys should compete for a query.",
    lambda s: over(np.exp(s - s.max(axis=0, keepdims=True)), axis=0),
)
whole_matrix = softmax_slip(
    "softmax-over-everything",
    "the axis of the sum",
    "the sum runs over the whole matrix, so all the weights together sum to 1, not each row.",
    lambda s: np.exp(s - s.max()) / np.exp(s - s.max()).sum(),
)
own_maximum_sum_of_all = softmax_slip(
    "softmax-over-everything",
    "the axis of the sum",
    "each row's own maximum is subtracted, but the sum runs over the whole matrix, so all the weights "
    "together sum to 1, not each row.",
    lambda s: exps(s) / exps(s).sum(),
)
sum_down_columns = softmax_slip(
    "softmax-sum-down-columns",
    "the axis of the sum",
    "each row's maximum is subtracted, but the sum runs down the columns (axis 0, as Python's own sum does), "
    "so each column sums to 1, not each row.",
    lambda s: over(exps(s), axis=0),
)
no_exp = softmax_slip(
    "softmax-without-exp",
    "the step between the scores and the sum",
    "the exponential (np.exp) is missing: the scores themselves are divided by their sum, "
    "so negative scores give negative weights.",
    over,
)
no_exp_shifted = softmax_slip(
    "softmax-without-exp-shifted",
    "the step between the shifted scores and the sum",
    "the exponential (np.exp) is missing: the shifted scores are divided by their sum, "
    "so the largest score gets the weight 0.",
    lambda s: over(s - s.max(axis=1, keepdims=True)),
)
exp_of_scores_over_sum_of_scores = softmax_slip(
    "softmax-sum-of-scores",
    "what is summed for the divisor",
    "exp of the score is divided by the sum of the scores, not by the sum of the exponentials, so no row "
    "sums to 1.",
    lambda s: np.exp(s) / s.sum(axis=1, keepdims=True),
)
exps_over_sum_of_scores = softmax_slip(
    "softmax-sum-of-scores",
    "what is summed for the divisor",
    "the exponentials are divided by the sum of the scores, not by the sum of the exponentials, so no row "
    "sums to 1.",
    lambda s: exps(s) / s.sum(axis=1, keepdims=True),
)
maximum_after_exp = softmax_slip(
    "softmax-maximum-outside-exp",
    "the brackets of exp",
    "a bracket is in the wrong place: the row's maximum is subtracted from the exponentials, not from the "
    "scores inside exp, so the weights change.",
    lambda s: over(np.exp(s) - s.max(axis=1, keepdims=True)),
)
divided_by_maximum = softmax_slip(
    "softmax-divided-by-maximum",
    "how the maximum is used",
    "the scores are divided by the row's maximum, where it should be subtracted: dividing changes the "
    "weights, subtracting does not.",
    lambda s: softmax(s / s.max(axis=1, keepdims=True)),
)
scaled_inside = softmax_slip(
    "softmax-scaled-inside",
    "what is done to the scores before exp",
    "the scores are divided by the root of their number of columns inside softmax_rows, so the weights come "
    "out too even; the scale belongs to the attention, where d_k is known.",
    lambda s: softmax(s / np.sqrt(s.shape[1])),
)
log_softmax = softmax_slip(
    "softmax-log",
    "the last step",
    "the result is the logarithm of the weights (log-softmax): all negative, and no row sums to 1.",
    lambda s: np.log(softmax(s)),
)
euclid = softmax_slip(
    "softmax-divided-by-length",
    "the divisor",
    "the exponentials are divided by their length (the norm, the root of the sum of squares), not by "
    "their sum, so no row sums to 1.",
    lambda s: (
        np.exp(s - s.max(axis=1, keepdims=True))
        / np.linalg.norm(np.exp(s - s.max(axis=1, keepdims=True)), axis=1, keepdims=True)
    ),
)
by_largest = softmax_slip(
    "softmax-not-divided",
    "the last step of the softmax",
    "the division by the row's sum is missing (or divides by the largest): the largest weight of each row "
    "is 1 and the row sums to more than 1.",
    lambda s: np.exp(s - s.max(axis=1, keepdims=True)),
)
only_exp = softmax_slip(
    "softmax-only-exp",
    "the last step of the softmax",
    "the result is only the exponential of the scores: the division by each row's sum is missing, "
    "so no row sums to 1.",
    np.exp,
)
by_mean = softmax_slip(
    "softmax-divided-by-mean",
    "the divisor",
    "the exponentials are divided by their mean, not by their sum, so each row sums to the number of "
    "keys, not to 1.",
    lambda s: softmax(s) * s.shape[1],
)
by_number_of_keys = softmax_slip(
    "softmax-divided-by-number",
    "the divisor",
    "the exponentials are divided by the number of keys, not by their sum, so no row sums to 1.",
    lambda s: np.exp(s - s.max(axis=1, keepdims=True)) / s.shape[1],
)
exp_of_quotient = softmax_slip(
    "softmax-exp-of-quotient",
    "the brackets around exp and the division",
    "a bracket is in the wrong place: exp is taken of the quotient, exp(x / sum), not of the score, "
    "exp(x) / sum, so no row sums to 1.",
    lambda s: np.exp(
        (s - s.max(axis=1, keepdims=True))
        / np.exp(s - s.max(axis=1, keepdims=True)).sum(axis=1, keepdims=True)
    ),
)
exp_of_quotient_raw = softmax_slip(
    "softmax-exp-of-quotient",
    "the brackets around exp and the division",
    "a bracket is in the wrong place: exp is taken of the quotient, exp(x / sum), not of the score, "
    "exp(x) / sum, so no row sums to 1.",
    lambda s: np.exp(s / np.exp(s).sum(axis=1, keepdims=True)),
)
upside_down = softmax_slip(
    "softmax-sign-flipped",
    "the sign of what goes into exp",
    "the sign is flipped, exp(max - score): the smallest score gets the largest weight.",
    lambda s: softmax(-s),
)
absolute = softmax_slip(
    "softmax-absolute-scores",
    "what goes into exp",
    "exp is taken of the absolute scores, so a very negative score weighs as much as a large one.",
    lambda s: softmax(np.abs(s)),
)
whole_scores = softmax_slip(
    "softmax-whole-scores",
    "what goes into exp",
    "the scores are cut to whole numbers (integers) before exp, so all between 0 and 1 count as 0.",
    lambda s: softmax(np.trunc(s)),
)
positive_only = softmax_slip(
    "softmax-negative-scores-cut",
    "what goes into exp",
    "negative scores are cut to 0 before exp, so all of them weigh the same.",
    lambda s: softmax(np.maximum(s, 0)),
)
base_2 = softmax_slip(
    "softmax-base-2",
    "the base of the power",
    "the powers have the base 2, not e (np.exp), so the weights come out too even.",
    lambda s: softmax(s * np.log(2)),
)
base_10 = softmax_slip(
    "softmax-base-10",
    "the base of the power",
    "the powers have the base 10, not e (np.exp), so the weights come out too sharp.",
    lambda s: softmax(s * np.log(10)),
)
softmax_twice = softmax_slip(
    "softmax-twice",
    "how often the softmax runs",
    "the softmax runs twice, the second time on the weights, so they come out too even.",
    lambda s: softmax(softmax(s)),
)
squared = softmax_slip(
    "softmax-squared",
    "what happens to the exponentials",
    "the exponentials are squared before the sum (or the scores doubled), so the weights come out too sharp.",
    lambda s: softmax(2 * s),
)
sigmoid = softmax_slip(
    "softmax-sigmoid",
    "the divisor",
    "each score goes through a sigmoid of its own, so no score is compared with the others and no row "
    "sums to 1.",
    lambda s: 1 / (1 + np.exp(-s)),
)
extra_one = softmax_slip(
    "softmax-one-more-in-the-sum",
    "the divisor",
    "1 is added to the sum of the exponentials, so each row sums to less than 1.",
    lambda s: np.exp(s) / (1 + np.exp(s).sum(axis=1, keepdims=True)),
)
softmax_hard_pick = softmax_slip(
    "softmax-hard-pick",
    "how a score becomes a weight",
    "the largest score of a row gets the whole weight 1, the others 0: a hard pick, where a soft mixture "
    "is wanted.",
    lambda s: (s == s.max(axis=1, keepdims=True)).astype(float),
)
softmax_even = softmax_slip(
    "softmax-even",
    "whether the scores are used",
    "every key gets the same weight: the scores are not used.",
    lambda s: np.full(s.shape, 1 / s.shape[1]),
)
ordered = softmax_slip(
    "softmax-sorted",
    "the order of the weights in a row",
    "the weights of each row are sorted, so they no longer belong to their keys.",
    lambda s: np.sort(softmax(s), axis=1),
)
one_row_only = softmax_slip(
    "softmax-first-row-only",
    "whether each row has its own numbers",
    "the sum of the first row is used for every row, so only row 0 sums to 1: each row needs its own sum.",
    lambda s: np.exp(s) / np.exp(s)[0].sum(),
)
max_of_columns = softmax_slip(
    "softmax-column-maximum",
    "the axis of the maximum",
    "the maximum of each column is subtracted (axis 0), not that of each row, so the scores of a row are "
    "shifted by different amounts and the weights change.",
    shifted_by(lambda s: s.max(axis=0, keepdims=True)),
)
sum_without_keepdims = softmax_slip(
    "softmax-sum-without-keepdims",
    "the shape of the sum",
    "the sum of the rows has lost its axis (keepdims is missing): numpy lines it up with the columns, which "
    "only runs for as many rows as columns, and then no row sums to 1.",
    lambda s: np.exp(s - s.max(axis=1, keepdims=True)) / np.exp(s - s.max(axis=1, keepdims=True)).sum(axis=1),
)
max_without_keepdims = softmax_slip(
    "softmax-maximum-without-keepdims",
    "the shape of the maximum",
    "the maximum of the rows has lost its axis (keepdims is missing): numpy lines it up with the columns, "
    "which only runs for as many rows as columns, and then shifts the wrong scores.",
    shifted_by(lambda s: s.max(axis=1)),
)
both_without_keepdims = softmax_slip(
    "softmax-without-keepdims",
    "the shapes of the maximum and of the sum",
    "the maximum and the sum of the rows have lost their axis (keepdims is missing twice): numpy lines "
    "them up with the columns, which only runs for as many rows as columns.",
    lambda s: np.exp(s - s.max(axis=1)) / np.exp(s - s.max(axis=1)).sum(axis=1),
)
raw_sum_without_keepdims = softmax_slip(
    "softmax-sum-without-keepdims",
    "the shape of the sum",
    "the sum of the rows has lost its axis (keepdims is missing): numpy lines it up with the columns, which "
    "only runs for as many rows as columns, and then no row sums to 1.",
    lambda s: np.exp(s) / np.exp(s).sum(axis=1),
)
clamped_shift = softmax_slip(
    "softmax-shift-clamped",
    "the maximum that is subtracted",
    "the maximum is not subtracted from rows that lie below 0 (0 takes its place), so a row of very negative "
    "scores underflows to 0 / 0, which is nan.",
    shifted_by(lambda s: np.maximum(s.max(axis=1, keepdims=True), 0)),
)
absolute_shift = softmax_slip(
    "softmax-shift-by-absolute",
    "the maximum that is subtracted",
    "the largest absolute score is subtracted, not the maximum, so a row of very negative scores "
    "underflows to 0 / 0, which is nan.",
    shifted_by(lambda s: np.abs(s).max(axis=1, keepdims=True)),
)
no_shift = softmax_slip(
    "softmax-no-shift",
    "what is done before exp",
    "exp is taken of the scores as they are, without subtracting the row's maximum: exp of a large score "
    "overflows to infinity, and infinity divided by infinity is nan.",
    shifted_by(lambda s: 0.0),
)
shift_after_exp = softmax_slip(
    "softmax-shift-after-exp",
    "what is done before exp",
    "exp of the score is divided by exp of the row's maximum: both overflow to infinity for large scores, "
    "and infinity divided by infinity is nan. Subtract the maximum before exp.",
    lambda s: over(np.exp(s) / np.exp(s.max(axis=1, keepdims=True))),
)
constant_shift = softmax_slip(
    "softmax-constant-shift",
    "what is subtracted before exp",
    "one fixed number (such as 700) is subtracted from every score, not the row's maximum, so exp overflows "
    "far above it and underflows to 0 / 0 far below: nan.",
    shifted_by(lambda s: 700.0),
)
adds_max = softmax_slip(
    "softmax-adds-maximum",
    "the sign of the shift",
    "the row's maximum is added, not subtracted, so exp of a large score overflows even sooner.",
    shifted_by(lambda s: -s.max(axis=1, keepdims=True)),
)
first_shift = softmax_slip(
    "softmax-shift-by-first",
    "what is subtracted before exp",
    "the first score of each row is subtracted, not its maximum, so exp overflows where another one is "
    "much larger.",
    shifted_by(lambda s: s[:, :1]),
)
last_shift = softmax_slip(
    "softmax-shift-by-last",
    "what is subtracted before exp",
    "the last score of each row is subtracted, not its maximum, so exp overflows where another one is "
    "much larger.",
    shifted_by(lambda s: s[:, -1:]),
)
minimum_shift = softmax_slip(
    "softmax-shift-by-minimum",
    "what is subtracted before exp",
    "the row's minimum is subtracted, not its maximum, so exp overflows where the scores lie far apart.",
    shifted_by(lambda s: s.min(axis=1, keepdims=True)),
)
mean_shift = softmax_slip(
    "softmax-shift-by-mean",
    "what is subtracted before exp",
    "the row's mean is subtracted, not its maximum, so exp overflows where a score is far above the mean.",
    shifted_by(lambda s: s.mean(axis=1, keepdims=True)),
)
first_row_shift = softmax_slip(
    "softmax-shift-by-first-row",
    "the axis of the maximum",
    "the maximum of row 0 is subtracted from every row, so another row overflows or underflows to nan. "
    "Each row needs its own maximum.",
    shifted_by(lambda s: s[0].max()),
)
overflow_hidden = softmax_slip(
    "softmax-overflow-hidden",
    "what is done before exp",
    "exp overflows to infinity for large scores, and what comes of it is 0 (a nan replaced by 0, or the "
    "logarithm of infinity subtracted), so the largest scores get no weight at all: subtract the row's "
    "maximum first.",
    lambda s: np.nan_to_num(over(np.exp(s))),
)
global_shift = softmax_slip(
    "softmax-global-shift",
    "the axis of the maximum",
    "one maximum of the whole matrix is subtracted from every row: a row far below it underflows to 0 / 0, "
    "which is nan. Each row needs its own maximum.",
    shifted_by(lambda s: s.max()),
)


# The attention: the right one in parts, then the slips made of them.


def right_scores(Q, K, _V=None):
    """The right scores."""
    return Q @ K.T / np.sqrt(K.shape[1])


def pair(weights, V):
    """Output and weights."""
    return weights @ V, weights


def attention_slip(name, look, says, function):
    """A slip of the attention from one expression."""

    def attention_with_slip(Q, K, V):
        return function(Q, K, V)

    attention_with_slip.__doc__ = says
    return slip(of="scaled_dot_product_attention", name=name, look=look)(attention_with_slip)


def scale_slip(name, says, divisor):
    """Scores that are divided by something else."""
    look = "the number the scores are divided by"
    return attention_slip(name, look, says, lambda Q, K, V: pair(softmax(Q @ K.T / divisor(Q, K, V)), V))


no_scale = scale_slip(
    "attention-no-scale",
    "the scores are not divided by sqrt(d_k), so they grow with d_k and the softmax picks too hard.",
    lambda Q, K, V: 1.0,
)
by_sqrt_2 = scale_slip(
    "attention-scale-hard-coded",
    "the scores are always divided by sqrt(2), hard-coded from the trace; other inputs have another d_k.",
    lambda Q, K, V: 2**0.5,
)
by_d_k = scale_slip(
    "attention-scale-d-k",
    "the scores are divided by d_k, not by its square root (or by sqrt(d_k) twice), so the weights come out "
    "too even.",
    lambda Q, K, V: K.shape[1],
)
HALF = "`** 1/2` is `(...)/2`: the power comes before the division. "
by_half = scale_slip(
    "attention-scale-half",
    HALF + "So the scores are divided by d_k / 2, not by the square root of d_k: write `** 0.5`, or sqrt.",
    lambda Q, K, V: K.shape[1] / 2,
)
by_double = scale_slip(
    "attention-scale-half",
    HALF + "So the scores are divided by d_k and then by 2, not by the square root: write `** 0.5`, or sqrt.",
    lambda Q, K, V: K.shape[1] * 2,
)
times_sqrt = scale_slip(
    "attention-scale-multiplied",
    "the scores are multiplied by sqrt(d_k), not divided by it, so the softmax picks too hard.",
    lambda Q, K, V: K.shape[1] ** -0.5,
)
times_d_k = scale_slip(
    "attention-scale-multiplied-by-d-k",
    "the scores are multiplied by d_k, not divided by its square root (sqrt), so the softmax picks far "
    "too hard.",
    lambda Q, K, V: 1 / K.shape[1],
)
by_n_q = scale_slip(
    "attention-scale-n-q",
    "the scores are divided by the square root of the number of queries, len(Q), not by sqrt(d_k), the "
    "length of a query.",
    lambda Q, K, V: len(Q) ** 0.5,
)
by_n_k = scale_slip(
    "attention-scale-n-k",
    "the scores are divided by the square root of the number of keys, len(K), not by sqrt(d_k), the "
    "length of a key.",
    lambda Q, K, V: len(K) ** 0.5,
)
by_d_v = scale_slip(
    "attention-scale-d-v",
    "the scores are divided by sqrt(d_v), the width of the values, not by sqrt(d_k), the length of a key.",
    lambda Q, K, V: V.shape[1] ** 0.5,
)
by_q_size = scale_slip(
    "attention-scale-q-size",
    "the scores are divided by the square root of Q.size, rows times columns, not by sqrt(d_k), the "
    "columns alone.",
    lambda Q, K, V: Q.size**0.5,
)
by_k_size = scale_slip(
    "attention-scale-k-size",
    "the scores are divided by the square root of K.size, rows times columns, not by sqrt(d_k), the "
    "columns alone.",
    lambda Q, K, V: K.size**0.5,
)
by_plain_n_k = scale_slip(
    "attention-scale-plain-n-k",
    "the scores are divided by the number of keys, not by the square root of d_k (sqrt(d_k)), the length "
    "of a key.",
    lambda Q, K, V: len(K),
)
by_plain_d_v = scale_slip(
    "attention-scale-plain-d-v",
    "the scores are divided by d_v, the width of the values, not by sqrt(d_k), the square root of a key's "
    "length.",
    lambda Q, K, V: V.shape[1],
)
by_integer = scale_slip(
    "attention-scale-whole-number",
    "the square root of d_k is cut to a whole number (an integer), so the scaling is off unless d_k is a "
    "square.",
    lambda Q, K, V: int(K.shape[1] ** 0.5),
)
by_rounded = scale_slip(
    "attention-scale-rounded",
    "the square root of d_k is rounded to a whole number (an integer), so the scaling is off unless d_k "
    "is a square.",
    lambda Q, K, V: round(K.shape[1] ** 0.5),
)
by_square = scale_slip(
    "attention-scale-squared",
    "the scores are divided by d_k squared, not by its square root (sqrt), so the weights come out nearly "
    "even.",
    lambda Q, K, V: K.shape[1] ** 2,
)
by_fourth_root = scale_slip(
    "attention-scale-root-of-root",
    "the square root of d_k is taken twice (a fourth root) but applied once, so the scaling is too weak.",
    lambda Q, K, V: K.shape[1] ** 0.25,
)
by_one_more = scale_slip(
    "attention-scale-one-more",
    "the scores are divided by the root of d_k + 1, not by sqrt(d_k): the count is one too large.",
    lambda Q, K, V: (K.shape[1] + 1) ** 0.5,
)
by_spread = scale_slip(
    "attention-scale-spread",
    "the scores are divided by their own standard deviation, not by sqrt(d_k), so one query's weights "
    "depend on the others.",
    lambda Q, K, V: (Q @ K.T).std(),
)
floor_division = attention_slip(
    "attention-floor-division",
    "the division of the scores",
    "the scores are divided by sqrt(d_k) with //, which rounds every score down to a whole number.",
    lambda Q, K, V: pair(softmax(Q @ K.T // np.sqrt(K.shape[1])), V),
)
scale_after = attention_slip(
    "attention-scale-after-softmax",
    "the order of the division and the softmax",
    "the division by sqrt(d_k) comes after the softmax, so it shrinks the weights and no row sums to 1; "
    "the scale belongs to the scores, before it.",
    lambda Q, K, V: pair(softmax(Q @ K.T) / np.sqrt(K.shape[1]), V),
)
scaled_output = attention_slip(
    "attention-scale-on-output",
    "the place of the division",
    "the output is divided by sqrt(d_k), not the scores: scale them before the softmax.",
    lambda Q, K, V: (softmax(Q @ K.T) @ V / np.sqrt(K.shape[1]), softmax(Q @ K.T)),
)
across_queries = attention_slip(
    "attention-softmax-across-queries",
    "the axis of the softmax",
    "the softmax runs across the queries (down each column), not across the keys, so each column sums to "
    "1, not each row: the queries compete for a key.",
    lambda Q, K, V: pair(softmax(right_scores(Q, K, V).T).T, V),
)
over_everything = attention_slip(
    "attention-softmax-over-everything",
    "the axis of the softmax",
    "the softmax runs over the whole matrix, so all the weights together sum to 1, not each query's row.",
    lambda Q, K, V: pair(softmax(right_scores(Q, K, V).reshape(1, -1)).reshape(len(Q), len(K)), V),
)
twice = attention_slip(
    "attention-softmax-twice",
    "how often the softmax runs",
    "the softmax runs twice, the second time on the weights, so they come out too even.",
    lambda Q, K, V: pair(softmax(softmax(right_scores(Q, K, V))), V),
)
no_softmax = attention_slip(
    "attention-no-softmax",
    "the step between the scores and the output",
    "the softmax is missing: the raw scores are used as the weights, so some are negative and no row sums "
    "to 1.",
    lambda Q, K, V: pair(right_scores(Q, K, V), V),
)
plain_division = attention_slip(
    "attention-without-exp",
    "the step between the scores and the weights",
    "the scores are divided by their sum without an exponential, so some weights are negative: use the "
    "softmax.",
    lambda Q, K, V: pair(over(right_scores(Q, K, V)), V),
)
no_division = attention_slip(
    "attention-without-sum",
    "the step between the scores and the weights",
    "the weights are exponentials that were not divided by each row's sum, so no row sums to 1: use the "
    "softmax.",
    lambda Q, K, V: pair(np.exp(right_scores(Q, K, V)), V),
)
scores_times_values = attention_slip(
    "attention-output-from-scores",
    "what the values are multiplied with",
    "the output is the raw scores times V, not the weighted sum of the values: the softmax weights are "
    "returned but not used.",
    lambda Q, K, V: (right_scores(Q, K, V) @ V, softmax(right_scores(Q, K, V))),
)
raw_scores_times_values = attention_slip(
    "attention-output-from-scores",
    "what the values are multiplied with",
    "the output is the raw scores times V, not the weighted sum of the values: the softmax weights are "
    "returned but not used.",
    lambda Q, K, V: (Q @ K.T @ V, softmax(right_scores(Q, K, V))),
)
softmax_of_output = attention_slip(
    "attention-softmax-of-output",
    "the order of the softmax and the product with V",
    "the softmax runs on scores @ V, too late: it belongs before V, and the output is the weighted sum "
    "of the values.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V) @ V), softmax(right_scores(Q, K, V))),
)
softmax_on_top = attention_slip(
    "attention-softmax-on-output",
    "what happens to the output",
    "the output goes through a softmax once more; it is the plain weighted sum of the values.",
    lambda Q, K, V: (softmax(softmax(right_scores(Q, K, V)) @ V), softmax(right_scores(Q, K, V))),
)
scores_returned = attention_slip(
    "attention-returns-scores",
    "the second result",
    "the second result holds the scores, not the weights after the softmax: its rows do not sum to 1.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V, right_scores(Q, K, V)),
)
raw_scores_returned = attention_slip(
    "attention-returns-scores",
    "the second result",
    "the second result holds the dot products, not the weights after the softmax: its rows do not sum to 1.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V, Q @ K.T),
)
only_output = attention_slip(
    "attention-only-output",
    "the return line",
    "only the output is returned; two results are wanted, the output and the weights.",
    lambda Q, K, V: softmax(right_scores(Q, K, V)) @ V,
)
only_weights = attention_slip(
    "attention-only-weights",
    "the return line",
    "only the weights are returned; two results are wanted, the output and the weights.",
    lambda Q, K, V: softmax(right_scores(Q, K, V)),
)
swapped = attention_slip(
    "attention-pair-swapped",
    "the return line",
    "the two results are in the wrong order (swapped): the output comes first, then the weights.",
    lambda Q, K, V: pair(softmax(right_scores(Q, K, V)), V)[::-1],
)
weights_transposed = attention_slip(
    "attention-weights-transposed",
    "the second result",
    "the weights come back transposed, with a row for each key; the lab wants (n_q, n_k), a row for each "
    "query.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V, softmax(right_scores(Q, K, V)).T),
)
weights_transposed_times_v = attention_slip(
    "attention-output-transposed-weights",
    "the product of the weights and V",
    "the output is made with the transpose of the weights, which only runs for as many queries as keys: "
    "row i of the output mixes the values with column i of the weights, not with row i.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)).T @ V, softmax(right_scores(Q, K, V))),
)
k_not_transposed = attention_slip(
    "attention-k-not-transposed",
    "the product of Q and K",
    "K is not transposed (Q @ K), which only runs for as many keys as key entries, a square K: a score is "
    "the dot product of a query with a key, a row of K.",
    lambda Q, K, V: pair(softmax(Q @ K / np.sqrt(K.shape[1])), V),
)
k_reshaped = attention_slip(
    "attention-k-reshaped",
    "how K is turned",
    "K is reshaped to (d_k, n_k) instead of transposed (K.T): a reshape keeps the order of the numbers, so "
    "the columns mix entries of several keys.",
    lambda Q, K, V: pair(softmax(Q @ K.reshape(K.shape[::-1]) / np.sqrt(K.shape[1])), V),
)
keys_times_queries = attention_slip(
    "attention-keys-times-queries",
    "the order of Q and K in the product",
    "the scores are K @ Q.T, with a row for each key: transposed, so the softmax runs across the queries, "
    "and it only runs to the end for as many queries as keys.",
    lambda Q, K, V: pair(softmax(K @ Q.T / np.sqrt(K.shape[1])), V),
)
values_as_keys = attention_slip(
    "attention-values-as-keys",
    "what the queries are compared with",
    "the queries are compared with V, not with the keys (Q @ V.T), which only runs where d_v equals d_k: "
    "a score is the dot product of a query with a key.",
    lambda Q, K, V: pair(softmax(Q @ V.T / np.sqrt(K.shape[1])), V),
)
queries_as_keys = attention_slip(
    "attention-queries-as-keys",
    "what the queries are compared with",
    "the queries are compared with the queries (Q @ Q.T), not with the keys: a score is the dot product "
    "of a query with a key.",
    lambda Q, K, V: pair(softmax(Q @ Q.T / np.sqrt(K.shape[1])), V),
)
keys_as_queries = attention_slip(
    "attention-keys-as-queries",
    "what the keys are compared with",
    "the keys are compared with the keys (K @ K.T), and Q is not used: a score is the dot product of a "
    "query with a key.",
    lambda Q, K, V: pair(softmax(K @ K.T / np.sqrt(K.shape[1])), V),
)
mean_of_values = attention_slip(
    "attention-mean-of-values",
    "the product that makes the output",
    "the output is the plain mean of the values for every query: the weights, by which each value must "
    "count, are not used.",
    lambda Q, K, V: (np.tile(V.mean(axis=0), (len(Q), 1)), softmax(right_scores(Q, K, V))),
)
weights_as_output = attention_slip(
    "attention-one-result-twice",
    "the return line",
    "the weights are returned twice, and the output, which comes first, not at all.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)),) * 2,
)
output_as_weights = attention_slip(
    "attention-one-result-twice",
    "the return line",
    "the output is returned twice, and the weights not at all (a name used for both?); they come second.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V,) * 2,
)
keys_as_values = attention_slip(
    "attention-keys-as-values",
    "the product that makes the output",
    "the weights are multiplied with K, not with V: the output is the weighted sum of the values.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ K, softmax(right_scores(Q, K, V))),
)
queries_as_values = attention_slip(
    "attention-queries-as-values",
    "the product that makes the output",
    "the weights are multiplied with Q, not with V: the output is the weighted sum of the values.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ Q, softmax(right_scores(Q, K, V))),
)
adds_the_query = attention_slip(
    "attention-adds-the-query",
    "what is added to the output",
    "the query is added to the output where the shapes allow it: a residual, which does not belong in here.",
    lambda Q, K, V: (
        softmax(right_scores(Q, K, V)) @ V + (Q if Q.shape[1] == V.shape[1] else 0),
        softmax(right_scores(Q, K, V)),
    ),
)
adds_the_query_always = attention_slip(
    "attention-adds-the-query",
    "what is added to the output",
    "the query is added to the output, a residual, which does not belong in here and only runs where the "
    "shapes allow it.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V + Q, softmax(right_scores(Q, K, V))),
)
one_number_of_v = attention_slip(
    "attention-one-number-of-v",
    "how the output uses V",
    "the output is the weights times one number of V, which is right for the trace only, where V is 10 "
    "times the identity; in general the output is the weighted sum of all the values.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) * V[0, 0], softmax(right_scores(Q, K, V))),
)
ten_times = attention_slip(
    "attention-one-number-of-v",
    "how the output uses V",
    "the output is 10 times the weights, hard-coded for the trace, where V is 10 times the identity; in "
    "general the output is the weighted sum of the values.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) * 10, softmax(right_scores(Q, K, V))),
)
cosine = attention_slip(
    "attention-cosine",
    "what happens to Q and K before their product",
    "queries and keys are normalized to length 1 first, so the scores are cosines: the length of a row "
    "counts, too, in a dot product.",
    lambda Q, K, V: pair(
        softmax(
            Q
            / np.linalg.norm(Q, axis=1, keepdims=True)
            @ (K / np.linalg.norm(K, axis=1, keepdims=True)).T
            / np.sqrt(K.shape[1])
        ),
        V,
    ),
)
cosine_unscaled = attention_slip(
    "attention-cosine",
    "what happens to Q and K before their product",
    "queries and keys are normalized to length 1, so the scores are cosines, and sqrt(d_k) is missing: a "
    "score is the plain dot product, scaled.",
    lambda Q, K, V: pair(
        softmax(
            Q / np.linalg.norm(Q, axis=1, keepdims=True) @ (K / np.linalg.norm(K, axis=1, keepdims=True)).T
        ),
        V,
    ),
)
distance = attention_slip(
    "attention-distance",
    "how a query is compared with a key",
    "the scores are distances, so a far key counts most: a score is the dot product of a query with a key.",
    lambda Q, K, V: pair(softmax(np.linalg.norm(Q[:, None] - K[None], axis=2) / np.sqrt(K.shape[1])), V),
)
near_distance = attention_slip(
    "attention-distance",
    "how a query is compared with a key",
    "the scores are distances with a minus sign: a score is the dot product of a query with a key.",
    lambda Q, K, V: pair(softmax(-np.linalg.norm(Q[:, None] - K[None], axis=2) / np.sqrt(K.shape[1])), V),
)
absolute_scores = attention_slip(
    "attention-absolute-scores",
    "what happens to the scores",
    "the absolute scores are used, so a key that points the opposite way counts as much as one that fits.",
    lambda Q, K, V: pair(softmax(np.abs(right_scores(Q, K, V))), V),
)
negative_cut = attention_slip(
    "attention-negative-scores-cut",
    "what happens to the scores",
    "negative scores are cut to 0 (a ReLU), so all the keys that do not fit weigh the same.",
    lambda Q, K, V: pair(softmax(np.maximum(right_scores(Q, K, V), 0)), V),
)
last_key_not_scored = attention_slip(
    "attention-last-key-not-scored",
    "where the loop over the keys ends",
    "the last key is never compared with a query, so its score is always 0: the loop over the keys ends one "
    "too early.",
    lambda Q, K, V: pair(softmax(right_scores(Q, K, V) * (np.arange(len(K)) < len(K) - 1)), V),
)
first_keys_scored = attention_slip(
    "attention-keys-beyond-queries",
    "where the loop over the keys ends",
    "only as many keys as there are queries are compared (the loop over the keys ends at len(Q), not "
    "len(K)), so the scores of the others are always 0.",
    lambda Q, K, V: pair(softmax(right_scores(Q, K, V) * (np.arange(len(K)) < len(Q))), V),
)
root_of_scores = attention_slip(
    "attention-root-of-scores",
    "the brackets of the square root",
    "the square root is taken of the scores, not of d_k: a bracket is in the wrong place, and the root of a "
    "negative score is nan.",
    lambda Q, K, V: pair(softmax(np.sqrt(Q @ K.T) / K.shape[1]), V),
)
root_of_quotient = attention_slip(
    "attention-root-of-scores",
    "the brackets of the square root",
    "the square root is taken of scores / d_k, not of d_k alone: a bracket is in the wrong place, and the "
    "root of a negative score is nan.",
    lambda Q, K, V: pair(softmax(np.sqrt(Q @ K.T / K.shape[1])), V),
)
values_reversed = attention_slip(
    "attention-values-reversed",
    "the order of the values",
    "the weights are multiplied with V in reverse order, so each weight meets the value of another key.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V[::-1], softmax(right_scores(Q, K, V))),
)
sign_flipped = attention_slip(
    "attention-sign-flipped",
    "the sign of the scores",
    "the sign of the scores is flipped, so the key that fits worst gets the largest weight.",
    lambda Q, K, V: pair(softmax(-right_scores(Q, K, V)), V),
)
even = attention_slip(
    "attention-even",
    "whether the scores are used",
    "every key gets the same weight, so the output is the plain mean of the values: the scores are not used.",
    lambda Q, K, V: pair(np.full((len(Q), len(K)), 1 / len(K)), V),
)
hard_pick = attention_slip(
    "attention-hard-pick",
    "how the output is made",
    "the output is the one value whose weight is largest: a hard pick (argmax), where the weighted sum "
    "of all the values is wanted.",
    lambda Q, K, V: (V[softmax(right_scores(Q, K, V)).argmax(axis=1)], softmax(right_scores(Q, K, V))),
)
masked = attention_slip(
    "attention-masked",
    "the scores before the softmax",
    "later keys are hidden from a query (a causal mask), which this exercise does not ask for: here every "
    "query sees every key.",
    lambda Q, K, V: pair(softmax(np.where(np.tri(len(Q), len(K)) > 0, right_scores(Q, K, V), -np.inf)), V),
)
masked_if_square = attention_slip(
    "attention-masked-if-square",
    "the scores before the softmax",
    "later keys are hidden from a query (a causal mask) where there are as many queries as keys: this "
    "exercise asks for no mask, and every query sees every key.",
    lambda Q, K, V: pair(
        softmax(
            np.where(
                np.tri(len(Q), len(K), k=0 if len(Q) == len(K) else len(K)), right_scores(Q, K, V), -np.inf
            )
        ),
        V,
    ),
)
divided_output = attention_slip(
    "attention-mean-output",
    "what happens to the weighted sum",
    "the output is divided by the number of keys: the weights already sum to 1, so the weighted sum is a "
    "mean already.",
    lambda Q, K, V: (softmax(right_scores(Q, K, V)) @ V / len(K), softmax(right_scores(Q, K, V))),
)


def shift_slip(name, says, top):
    """An attention with a softmax of its own that subtracts something else than the row's maximum."""

    def function(Q, K, V):
        s = right_scores(Q, K, V)
        return pair(over(np.exp(s - top(s))), V)

    return attention_slip(name, "what is subtracted before exp", says, function)


clamped_shift_inside = shift_slip(
    "attention-shift-clamped",
    "the maximum is not subtracted from rows that lie below 0 (0 takes its place), so a row of very negative "
    "scores underflows to 0 / 0, which is nan.",
    lambda s: np.maximum(s.max(axis=1, keepdims=True), 0),
)
no_shift_inside = shift_slip(
    "attention-no-shift",
    "exp is taken of the scores as they are, without each row's maximum subtracted: exp of a large score "
    "overflows to infinity, and infinity divided by infinity is nan.",
    lambda s: 0.0,
)
global_shift_inside = shift_slip(
    "attention-global-shift",
    "one maximum of the whole matrix is subtracted from every row: a row far below it underflows to 0 / "
    "0, which is nan. Each row needs its own maximum.",
    lambda s: s.max(),
)
