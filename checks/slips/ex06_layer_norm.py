"""Slips of exercise 6: one core with switches, and the well-known mistakes as settings of it."""

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Layer norm"
TRAPS = {
    "shape and axis": (
        "norm-down-the-batch", "norm-batch-norm", "norm-over-everything", "norm-mean-over-everything",
        "norm-variance-over-everything", "norm-mean-down-the-batch", "norm-variance-down-the-batch",
        "norm-over-all-but-the-first", "norm-over-two-axes", "norm-axis-1", "norm-keepdims-missing",
        "norm-keepdims-missing-mean", "norm-keepdims-missing-variance", "norm-transposed",
        "norm-new-axis-second", "norm-gamma-per-token",
    ),
    "order of operations": (
        "norm-ddof-1-eps-outside", "norm-mean-not-under-the-bar", "norm-mean-alone-divided",
        "norm-mean-after-the-root", "norm-eps-outside", "norm-eps-twice", "norm-eps-on-top",
        "norm-eps-on-the-result", "norm-eps-divided", "norm-beta-before-gamma", "norm-affine-first",
        "norm-gamma-first", "norm-gamma-on-x", "norm-beta-divided-too",
    ),
    "numerical stability": (
        "norm-floor-division", "norm-floor-of-the-mean", "norm-rounded", "norm-float16", "norm-cut-mean",
        "norm-eps-missing",
    ),
}  # fmt: skip
CONVENTIONS = {
    "": (
        "norm-2d-only", "norm-mean-added", "norm-sign-turned", "norm-ranks", "norm-return-in-the-loop",
        "norm-last-token-missing", "norm-sorted", "norm-twice", "norm-residual", "norm-relu", "norm-absolute",
        "norm-negative-variance", "norm-multiplies", "norm-eps-at-least-1e-5", "norm-eps-ignored",
        "norm-first-gamma-only", "norm-mean-of-gamma", "norm-sum-of-gamma", "norm-sum-of-beta",
        "norm-product-with-gamma",
    ),
}  # fmt: skip

RNG = np.random.default_rng(616)
LAST = {"axis": -1, "keepdims": True}


def _probe(*shape, eps=()):
    d = shape[-1]
    return (RNG.normal(0.7, 2.0, shape), RNG.uniform(0.5, 2.0, d), RNG.normal(0.5, 1.0, d), *eps)


G, B = np.array([1.0, 2.0, 0.5, 3.0]), np.array([3.0, 1.0, -2.0, 0.5])
PROBES = {
    "layer_norm": [
        *(_probe(*shape) for shape in ((4, 6), (2, 3, 4), (3, 3, 3), (2, 2, 3, 4))),
        *(_probe(*shape, eps=(eps,)) for shape, eps in (((5, 5), 0.5), ((2, 2, 2), 0.01))),
        (np.array([[2.0, 2.0, 2.0], [0.004, 0.0, -0.004]]), G[:3], B[:3]),
        (np.array([[2.0, 2.0], [0.004, -0.004]]), G[:2], B[:2], 1e-7),
        (np.array([[0.3, -0.3, 0.6, -0.6]]), G, B, 2.0),
        (np.array([[1e-6, -1e-6, 1e-6, -1e-6]]), G, B, 1e-3),
    ],
}


def core(
    x, gamma, beta, eps=1e-5, *, mean=lambda x: x.mean(**LAST), variance=None,
    over=lambda v, eps: np.sqrt(v + eps), affine=lambda z, g, b: g * z + b,
):  # fmt: skip
    """The right answer, and with each switch one way to go wrong."""
    apart = x - mean(x)
    spread = (apart**2).mean(**LAST) if variance is None else variance(x)
    return affine(apart / over(spread, eps), gamma, beta)


def setting(name, look, says, **switches):
    """A slip that is the core with some switches set."""

    def function(*args):
        return core(*args, **switches)

    function.__doc__ = says
    return slip(of="layer_norm", name=name, look=look)(function)


def along(axis, keepdims=True):
    """Both the mean and the variance over another axis."""
    return {
        "mean": lambda x: x.mean(axis=axis(x), keepdims=keepdims),
        "variance": lambda x: x.var(axis=axis(x), keepdims=keepdims),
    }


# the axis


first_axis = setting(
    "norm-down-the-batch", "the axis of the mean and of the variance",
    "the mean and the variance run down the first axis, over the tokens of the batch, as in batch norm; "
    "each token must be measured across its own features, the last axis.",
    **along(lambda _x: 0),
)  # fmt: skip
batch_norm = setting(
    "norm-batch-norm", "the axis of the mean and of the variance",
    "the mean and the variance run over every axis but the last, which is batch norm; each token must be "
    "measured across its own features, the last axis.",
    **along(lambda x: tuple(range(x.ndim - 1)) or 0),
)  # fmt: skip
batch_norm_bare = setting(
    "norm-batch-norm", "the axis of the mean and of the variance",
    "the mean and the variance run over every axis but the last, which is batch norm; each token must be "
    "measured across its own features, the last axis.",
    **along(lambda x: tuple(range(x.ndim - 1))),
)  # fmt: skip
everything = setting(
    "norm-over-everything", "the axis of the mean and of the variance",
    "one mean and one variance are taken over the whole array, so every token depends on its batch; they "
    "belong to each token alone, over the last axis.",
    **along(lambda _x: None),
)  # fmt: skip
mean_of_everything = setting(
    "norm-mean-over-everything", "the axis of the mean",
    "the mean is taken over the whole array: its axis is missing; each token has its own mean, over the "
    "last axis.",
    mean=lambda x: x.mean(), variance=lambda x: x.var(**LAST),
)  # fmt: skip
variance_of_everything = setting(
    "norm-variance-over-everything", "the axis of the variance",
    "the variance is taken over the whole array: its axis is missing; each token has its own variance, "
    "over the last axis.",
    variance=lambda x: x.var(),
)  # fmt: skip
mean_down = setting(
    "norm-mean-down-the-batch", "the axis of the mean",
    "the mean runs down the first axis, over the tokens; each token has its own mean, over the last axis.",
    mean=lambda x: x.mean(axis=0, keepdims=True), variance=lambda x: x.var(**LAST),
)  # fmt: skip
variance_down = setting(
    "norm-variance-down-the-batch", "the axis of the variance",
    "the variance runs down the first axis, over the tokens; each token has its own variance, over the "
    "last axis.",
    variance=lambda x: x.var(axis=0, keepdims=True),
)  # fmt: skip
all_but_first = setting(
    "norm-over-all-but-the-first", "the axes of the mean and of the variance in 3-D",
    "the mean and the variance run over all axes but the first (a loop over x[i] takes all of x[i]): "
    "right for 2-D, but in a 3-D x each token has its own, over the last axis alone.",
    **along(lambda x: tuple(range(1, x.ndim)) or -1),
)  # fmt: skip
last_two = setting(
    "norm-over-two-axes", "the axes of the mean and of the variance in 3-D",
    "the mean and the variance run over the last two axes of a 3-D x, so the tokens of one text share "
    "them; each token has its own, over the last axis alone.",
    **along(lambda x: (-2, -1) if x.ndim > 2 else -1),
)  # fmt: skip
axis_one = setting(
    "norm-axis-1", "the axis: counted from the end, so that it fits any shape",
    "axis=1 is the features axis of a 2-D x only; a 1-D x has no axis 1, and in a 3-D x it is another axis.",
    **along(lambda _x: 1),
)  # fmt: skip
keepdims_missing = setting(
    "norm-keepdims-missing", "the shapes of the mean and of the variance",
    "keepdims is missing, so the means and variances, one per token, line up with the features (broadcast "
    "along the wrong axis) or do not fit at all.",
    **along(lambda _x: -1, keepdims=False),
)  # fmt: skip
keepdims_missing_mean = setting(
    "norm-keepdims-missing-mean", "the shape of the mean",
    "keepdims is missing for the mean, so the means, one per token, line up with the features (broadcast "
    "along the wrong axis) or do not fit at all.",
    mean=lambda x: x.mean(axis=-1), variance=lambda x: x.var(**LAST),
)  # fmt: skip
keepdims_missing_variance = setting(
    "norm-keepdims-missing-variance", "the shape of the variance",
    "keepdims is missing for the variance, so the variances, one per token, line up with the features "
    "(broadcast along the wrong axis) or do not fit at all.",
    variance=lambda x: x.var(axis=-1),
)  # fmt: skip


@slip(of="layer_norm", name="norm-transposed", look="how means and tokens are lined up")
def transposed(x, gamma, beta, eps=1e-5):
    """means and tokens are lined up with a transpose, which fits 1-D and 2-D; in a 3-D x the transpose turns
    all axes around and they do not broadcast."""
    return gamma * ((x.T - x.mean(axis=-1)) / np.sqrt(x.var(axis=-1) + eps)).T + beta


@slip(of="layer_norm", name="norm-new-axis-second", look="where the new axis of the mean goes")
def new_axis_second(x, gamma, beta, eps=1e-5):
    """[:, None] puts the new axis in second place, which fits a 2-D x only: a 1-D x has no such place, and in
    3-D it is the wrong one."""
    return gamma * (x - x.mean(axis=-1)[:, None]) / np.sqrt(x.var(axis=-1)[:, None] + eps) + beta


@slip(of="layer_norm", name="norm-2d-only", look="the line that needs exactly two axes", raises=True)
def two_axes_only(x, *args):
    """the code needs an x of exactly two axes (unpacking x.shape, say); x may be any shape: 1-D, 2-D, 3-D."""
    if x.ndim != 2:
        raise ValueError
    return core(x, *args)


# the mean and the variance


sample_std_eps_outside = setting(
    "norm-ddof-1-eps-outside", "the divisor of the variance, and the place of eps",
    "the variance divides by d - 1 (ddof=1, the sample variance), and eps is added outside the square root; "
    "here it divides by d, and eps belongs inside the root.",
    variance=lambda x: x.var(**LAST) * x.shape[-1] / np.array(x.shape[-1] - 1),
    over=lambda v, eps: np.sqrt(v) + eps,
)  # fmt: skip
divides_by_d_minus_1 = setting(
    "norm-ddof-1", "the divisor of the variance",
    "the variance divides by d - 1 (ddof=1, the sample variance), so every value comes out a little too "
    "small; here it divides by d.",
    variance=lambda x: x.var(**LAST) * x.shape[-1] / np.array(x.shape[-1] - 1),
)  # fmt: skip
divides_by_len = setting(
    "norm-divides-by-tokens", "the divisor of the variance",
    "the squared distances are divided by len(x), the number of rows; the variance divides by d, the "
    "number of features.",
    variance=lambda x: x.var(**LAST) * x.shape[-1] / len(x),
)  # fmt: skip


@slip(of="layer_norm", name="norm-mean-divides-by-tokens", look="the divisor of the mean")
def mean_divides_by_len(x, gamma, beta, eps=1e-5):
    """the sums are divided by len(x), the number of rows, in the mean and in the variance; both divide by d,
    the number of features."""
    apart = x - x.sum(**LAST) / len(x)
    return gamma * apart / np.sqrt((apart**2).sum(**LAST) / len(x) + eps) + beta


@slip(of="layer_norm", name="norm-four-features", look="the divisor of the mean and of the variance")
def four_features(x, gamma, beta, eps=1e-5):
    """the sums are divided by 4, which is hard-coded to the trace; the number of features d is another for
    other sizes."""
    apart = x - x.sum(**LAST) / 4
    return gamma * apart / np.sqrt((apart**2).sum(**LAST) / 4 + eps) + beta


sum_of_squares = setting(
    "norm-sum-of-squares", "the divisor of the variance",
    "the squared distances are summed up but not divided by d, so it divides by the length of the vector; "
    "the variance is their mean.",
    variance=lambda x: x.var(**LAST) * x.shape[-1],
)  # fmt: skip
no_mean = setting(
    "norm-no-mean", "the subtraction of the mean",
    "the mean is not subtracted, so the values are scaled but not centred around 0.",
    mean=lambda _x: 0.0, variance=lambda x: x.var(**LAST),
)  # fmt: skip
rms = setting(
    "norm-rms", "the subtraction of the mean",
    "the mean is never subtracted (it divides by the root of the mean square, which is RMS norm); layer "
    "norm centres each token on its mean first.",
    mean=lambda _x: 0.0,
)  # fmt: skip
mean_square = setting(
    "norm-mean-square", "what is squared for the variance",
    "the variance is the mean of x squared, without subtracting the mean first; the variance squares the "
    "distances from the mean.",
    variance=lambda x: (x ** 2).mean(**LAST),
)  # fmt: skip
mean_added = setting(
    "norm-mean-added", "the sign of the mean",
    "the mean is added to x; it must be subtracted.",
    mean=lambda x: -x.mean(**LAST), variance=lambda x: x.var(**LAST),
)  # fmt: skip
sign_turned = setting(
    "norm-sign-turned", "the order of x and the mean in the subtraction",
    "the distance is taken as mean - x, so every sign is turned around.",
    affine=lambda z, g, b: b - g * z,
)  # fmt: skip
median = setting(
    "norm-median", "what is subtracted",
    "the median is subtracted instead of the mean, so the values are not centred on their mean.",
    mean=lambda x: np.median(x, **LAST), variance=lambda x: x.var(**LAST),
)  # fmt: skip
median_twice = setting(
    "norm-median-throughout", "what is subtracted",
    "the median is subtracted instead of the mean, in the variance too, so the values are not centred on "
    "their mean.",
    mean=lambda x: np.median(x, **LAST),
)  # fmt: skip
floor_mean = setting(
    "norm-floor-division", "the division in the mean",
    "the mean is taken with // (floor division, as for an integer) and loses its decimals; use / for the "
    "mean.",
    mean=lambda x: x.sum(**LAST) // x.shape[-1],
)  # fmt: skip
floor_mean_only = setting(
    "norm-floor-of-the-mean", "how the mean is rounded",
    "the mean loses its decimals (floor, // or an integer), so the values are not centred on the mean.",
    mean=lambda x: x.sum(**LAST) // x.shape[-1], variance=lambda x: x.var(**LAST),
)  # fmt: skip
min_max = setting(
    "norm-min-max", "what each token is scaled by",
    "each token is scaled from its min to its max; layer norm subtracts the mean and divides by the root "
    "of the variance (the standard deviation).",
    mean=lambda x: x.min(**LAST), variance=lambda x: np.ptp(x, **LAST), over=lambda v, eps: v + eps,
)  # fmt: skip


@slip(of="layer_norm", name="norm-ranks", look="where the numbers come from")
def ranks(x, *args):
    """the values are replaced by their order (rank 0, 1, 2, ...), which fits evenly spaced numbers like those
    of the trace; the values of x themselves must be normalized."""
    return core(np.argsort(np.argsort(x, axis=-1), axis=-1).astype(float), *args)


absolute_deviation = setting(
    "norm-absolute-deviation", "how the distances are averaged",
    "the division is by the mean absolute distance; the standard deviation is the root of the mean squared "
    "distance (the variance).",
    variance=lambda x: np.abs(x - x.mean(**LAST)).mean(**LAST), over=lambda v, eps: v + eps,
)  # fmt: skip
centred_only = setting(
    "norm-centred-only", "the division",
    "the mean is subtracted, but nothing is divided: the standard deviation (the root of variance + eps) "
    "is missing.",
    over=lambda _v, _eps: 1.0,
)  # fmt: skip


@slip(of="layer_norm", name="norm-mean-not-under-the-bar", look="the brackets around the subtraction")
def bracket(x, gamma, beta, eps=1e-5):
    """only the mean is divided (x - mean / root): brackets are missing, so that x itself is neither centred
    nor scaled."""
    return gamma * (x - x.mean(**LAST) / np.sqrt(x.var(**LAST) + eps)) + beta


@slip(of="layer_norm", name="norm-mean-alone-divided", look="the brackets around the subtraction")
def bracket_and_gamma(x, gamma, beta, eps=1e-5):
    """only the mean is divided (gamma * x - mean / root): brackets are missing, so that x itself is neither
    centred nor scaled."""
    return gamma * x - x.mean(**LAST) / np.sqrt(x.var(**LAST) + eps) + beta


@slip(of="layer_norm", name="norm-mean-alone-divided", look="the brackets around the subtraction")
def bracket_and_gamma_on_mean(x, gamma, beta, eps=1e-5):
    """only the mean is divided and scaled (x - mean / root * gamma): brackets are missing, so that x itself
    is neither centred nor scaled."""
    return x - x.mean(**LAST) / np.sqrt(x.var(**LAST) + eps) * gamma + beta


@slip(of="layer_norm", name="norm-mean-alone-divided", look="the brackets around the subtraction")
def bracket_and_no_beta(x, gamma, beta, eps=1e-5):
    """only the mean is divided and scaled (x - mean / root * gamma): brackets are missing, so that x itself
    is neither centred nor scaled; and beta is never added."""
    return bracket_and_gamma_on_mean(x, gamma, 0 * beta, eps)


@slip(of="layer_norm", name="norm-mean-after-the-root", look="the order of subtracting and dividing")
def mean_after(x, gamma, beta, eps=1e-5):
    """the mean is subtracted after x was divided; subtract the mean first, then divide by the root."""
    return gamma * (x / np.sqrt(x.var(**LAST) + eps) - x.mean(**LAST)) + beta


sum_subtracted = setting(
    "norm-sum-subtracted", "what is subtracted",
    "the sum is subtracted, not the mean: the division by d is missing.",
    mean=lambda x: x.sum(**LAST), variance=lambda x: x.var(**LAST),
)  # fmt: skip
sum_subtracted_throughout = setting(
    "norm-sum-subtracted", "what is subtracted",
    "the sum is subtracted, not the mean: the division by d is missing.",
    mean=lambda x: x.sum(**LAST),
)  # fmt: skip


@slip(of="layer_norm", name="norm-divides-by-size", look="the divisor of the mean and of the variance")
def divides_by_size(x, gamma, beta, eps=1e-5):
    """the sums are divided by x.size, the count of all numbers; they divide by d, the number of features."""
    apart = x - x.sum(**LAST) / x.size
    return gamma * apart / np.sqrt((apart**2).sum(**LAST) / x.size + eps) + beta


@slip(of="layer_norm", name="norm-first-token-only", look="which token the mean and the variance come from")
def first_token(*args):
    """the mean and the variance of the first token are used for all of them; each token has its own."""
    first = args[0][0] if args[0].ndim > 1 else args[0]
    return core(*args, mean=lambda _x: first.mean(), variance=lambda _x: first.var())


@slip(of="layer_norm", name="norm-last-token-only", look="which token the mean and the variance come from")
def last_token(*args):
    """the mean and the variance of the last token are used for all of them (a loop that overwrites them);
    each token has its own."""
    last = args[0].reshape(-1, args[0].shape[-1])[-1]
    return core(*args, mean=lambda _x: last.mean(), variance=lambda _x: last.var())


@slip(of="layer_norm", name="norm-return-in-the-loop", look="where the `return` stands")
def returned_in_loop(x, *args):
    """only the first token comes back: the `return` stands inside the loop over the tokens and ends it."""
    return core(x.reshape(-1, x.shape[-1])[0], *args)


@slip(of="layer_norm", name="norm-last-token-missing", look="where the loop over the tokens ends")
def without_last(x, *args):
    """the last token is skipped (off by one), so that its row stays zero."""
    done = core(x, *args)
    if x.ndim > 1:
        done.reshape(-1, x.shape[-1])[-1] = 0
    return done


@slip(of="layer_norm", name="norm-last-token-missing", look="where the loop over the tokens ends")
def without_last_of_many(x, *args):
    """the last token is skipped (off by one), so that its row stays zero."""
    return without_last(x, *args) if x.size > x.shape[-1] else core(x, *args)


@slip(of="layer_norm", name="norm-sorted", look="the order of the features")
def in_order(x, *args):
    """the features are sorted; every value must stay in the place it has in x."""
    return core(np.sort(x, axis=-1), *args)


@slip(of="layer_norm", name="norm-twice", look="how often the values are normalized")
def norm_twice(x, gamma, beta, *eps):
    """the values are normalized twice; once is enough."""
    return core(core(x, np.ones_like(gamma), np.zeros_like(beta), *eps), gamma, beta, *eps)


@slip(of="layer_norm", name="norm-residual", look="what is added at the end")
def residual(*args):
    """x itself is added to the result, a residual connection that was not asked for: only beta is added."""
    return args[0] + core(*args)


@slip(of="layer_norm", name="norm-relu", look="what comes after beta")
def relu(*args):
    """a ReLU cuts off the negative numbers of the result; nothing comes after beta."""
    return np.maximum(core(*args), 0)


without_sign = setting(
    "norm-absolute", "the signs of the distances",
    "the absolute values are taken (abs), so the negative distances from the mean turn positive; every value "
    "keeps its sign.",
    affine=lambda z, g, b: g * np.abs(z) + b,
)  # fmt: skip
not_squared = setting(
    "norm-not-squared", "what is averaged for the variance",
    "the distances are averaged without being squared, which gives 0 (they cancel), so only eps is left "
    "under the root; the variance is the mean of the squared distances.",
    variance=lambda x: 0.0 * x[..., :1],
)  # fmt: skip
negative_variance = setting(
    "norm-negative-variance", "the sign of the variance",
    "the variance comes out negative (the two means are subtracted the wrong way around), and the root of a "
    "negative number is nan.",
    variance=lambda x: -x.var(**LAST),
)  # fmt: skip


def scaled_by(name, what, size):
    """Two slips for another size that the distances are divided by: with eps, and without."""
    says = f"the distances are divided by {what}; layer norm divides by the root of the variance."
    return (
        setting(name, "what each token is scaled by", says, variance=size, over=over)
        for over in (lambda v, eps: v + eps, lambda v, _eps: v)
    )


largest, largest_no_eps = scaled_by(
    "norm-largest-distance", "the largest of them (max)",
    lambda x: np.abs(x - x.mean(**LAST)).max(**LAST),
)  # fmt: skip
span, span_no_eps = scaled_by("norm-range", "the range (max - min)", lambda x: np.ptp(x, **LAST))


def rounded(digits, **more):
    """A slip whose statistics lose their decimals."""
    says = f"the variance (or the mean too) is rounded to {digits} decimals, which costs precision."
    return setting(
        "norm-rounded", "the rounding of the mean and of the variance", says,
        variance=lambda x: np.round(x.var(**LAST), digits), **more,
    )  # fmt: skip


def both_rounded(digits):
    return rounded(digits, mean=lambda x: np.round(x.mean(**LAST), digits))


variance_2, variance_3, variance_4 = (rounded(digits) for digits in (2, 3, 4))
both_2, both_3, both_4 = (both_rounded(digits) for digits in (2, 3, 4))

max_scaling = setting(
    "norm-max-scaling", "what each token is scaled by",
    "each token is divided by its largest value (max); layer norm subtracts the mean and divides by the "
    "root of the variance.",
    mean=lambda _x: 0.0, variance=lambda x: np.abs(x).max(**LAST), over=lambda v, eps: v + eps,
)  # fmt: skip
unit_length = setting(
    "norm-unit-length", "what each token is scaled by",
    "each token is divided by its length (the vector norm); layer norm subtracts the mean and divides by "
    "the root of the variance.",
    mean=lambda _x: 0.0, variance=lambda x: (x ** 2).sum(**LAST), over=lambda v, eps: np.sqrt(v) + eps,
)  # fmt: skip


@slip(of="layer_norm", name="norm-float16", look="the dtype of the mean and of the variance")
def half_floats(*args):
    """the mean and the variance are computed in float16, whose precision is three digits; leave them in
    float64."""
    half = args[0].astype(np.float16)
    return core(*args, mean=lambda _x: half.mean(**LAST), variance=lambda _x: half.var(**LAST))


absolute_squared = setting(
    "norm-absolute-deviation-squared", "how the distances are averaged",
    "the mean absolute distance stands in place of the deviation; the variance is the mean of the squared "
    "distances.",
    variance=lambda x: np.abs(x - x.mean(**LAST)).mean(**LAST), over=lambda v, eps: np.sqrt(v ** 2 + eps),
)  # fmt: skip
only_centred = setting(
    "norm-centred-and-no-more", "what comes after the subtraction",
    "all ends after subtracting the mean: nothing is divided by the root of variance + eps, and gamma and "
    "beta are not used.",
    over=lambda _v, _eps: 1.0, affine=lambda z, _g, _b: z,
)  # fmt: skip
cut_mean = setting(
    "norm-cut-mean", "how the mean is rounded",
    "the mean is cut to a whole number (int), so the values are not centred on the mean.",
    mean=lambda x: np.trunc(x.mean(**LAST)), variance=lambda x: x.var(**LAST),
)  # fmt: skip
divides_by_d_plus_1 = setting(
    "norm-divides-by-d-plus-1", "the divisor of the variance",
    "the variance divides by d + 1; here it divides by d, the number of features.",
    variance=lambda x: x.var(**LAST) * x.shape[-1] / (x.shape[-1] + 1),
)  # fmt: skip


# the root and eps


no_root = setting(
    "norm-no-root", "what it divides by",
    "the square root (sqrt) is missing: the division is by the variance, not by the standard deviation.",
    over=lambda v, eps: v + eps,
)  # fmt: skip
no_root_no_eps = setting(
    "norm-no-root-no-eps", "what it divides by",
    "the square root (sqrt) is missing, and eps too: the division is by the variance.",
    over=lambda v, _eps: v,
)  # fmt: skip
root_twice = setting(
    "norm-root-twice", "what stands under the root",
    "the root is taken twice: std is already the root of the variance, and here its root is taken again.",
    over=lambda v, eps: np.sqrt(np.sqrt(v) + eps),
)  # fmt: skip
squared = setting(
    "norm-squared", "what stands under the root",
    "the variance is squared under the root, so it divides by the variance; sqrt(variance + eps) is wanted.",
    over=lambda v, eps: np.sqrt(v ** 2 + eps),
)  # fmt: skip
cube_root = setting(
    "norm-other-root", "the root",
    "the cube root is taken; the standard deviation is the square root (sqrt) of the variance.",
    over=lambda v, eps: np.cbrt(v + eps),
)  # fmt: skip
multiplies = setting(
    "norm-multiplies", "the division",
    "x - mean is multiplied by the standard deviation; it must be divided by it, the root of variance + eps.",
    over=lambda v, eps: 1 / np.sqrt(v + eps),
)  # fmt: skip
eps_outside = setting(
    "norm-eps-outside", "the place of eps",
    "eps is added to the standard deviation, outside the square root; it belongs to the variance, inside "
    "the root.",
    over=lambda v, eps: np.sqrt(v) + eps,
)  # fmt: skip
eps_twice = setting(
    "norm-eps-twice", "the place of eps",
    "eps is added twice, inside the square root and outside it; only the one inside the root belongs.",
    over=lambda v, eps: np.sqrt(v + eps) + eps,
)  # fmt: skip
eps_doubled = setting(
    "norm-eps-doubled", "the eps under the root",
    "eps is added twice under the root; once is enough.",
    over=lambda v, eps: np.sqrt(v + 2 * eps),
)  # fmt: skip
root_of_eps_alone = setting(
    "norm-root-of-eps-alone", "what the root covers",
    "the root covers eps alone (brackets are missing: ** binds first), so it divides by the variance; the "
    "sum of variance and eps belongs under the root.",
    over=lambda v, eps: v + eps ** 0.5,
)  # fmt: skip
two_roots = setting(
    "norm-two-roots", "what the root covers",
    "variance and eps each get a root of their own; the root must cover their sum, with eps inside.",
    over=lambda v, eps: np.sqrt(v) + np.sqrt(eps),
)  # fmt: skip
root_of_eps_inside = setting(
    "norm-root-of-eps-inside", "the eps under the root",
    "the root of eps is added under the root; eps itself belongs there.",
    over=lambda v, eps: np.sqrt(v + np.sqrt(eps)),
)  # fmt: skip
eps_squared = setting(
    "norm-eps-squared", "the eps under the root",
    "eps is squared under the root; it is variance + eps, with eps as it is given.",
    over=lambda v, eps: np.sqrt(v + eps ** 2),
)  # fmt: skip
eps_subtracted = setting(
    "norm-eps-subtracted", "the sign of eps",
    "eps is subtracted from the variance; it must be added inside the root.",
    over=lambda v, eps: np.sqrt(v - eps),
)  # fmt: skip
eps_as_floor = setting(
    "norm-eps-as-floor", "how eps joins the variance",
    "eps is a floor (the maximum of variance and eps) instead of being added to the variance under the root.",
    over=lambda v, eps: np.sqrt(np.maximum(v, eps)),
)  # fmt: skip
eps_as_floor_of_std = setting(
    "norm-eps-as-floor-of-deviation", "how eps joins the standard deviation",
    "eps is a floor (the maximum of the standard deviation and eps) instead of being added to the "
    "variance under the root.",
    over=lambda v, eps: np.maximum(np.sqrt(v), eps),
)  # fmt: skip
eps_at_zero = setting(
    "norm-eps-only-at-zero", "when eps is added",
    "only a variance of 0 is treated apart, and eps is not added to the others; it is added to every "
    "variance, under the root.",
    over=lambda v, _eps: np.sqrt(np.where(v == 0, 1.0, v)),
)  # fmt: skip
eps_missing = setting(
    "norm-eps-missing", "what stands under the root",
    "eps is never added to the variance, so a token whose features are all equal divides 0 by 0.",
    over=lambda v, _eps: np.sqrt(v),
)  # fmt: skip


@slip(of="layer_norm", name="norm-eps-on-top", look="the place of eps")
def eps_on_top(x, gamma, beta, eps=1e-5):
    """eps is added to the distance from the mean; it belongs to the variance, inside the root."""
    return gamma * (x - x.mean(**LAST) + eps) / x.std(**LAST) + beta


@slip(of="layer_norm", name="norm-eps-on-the-result", look="the place of eps")
def eps_on_the_result(x, gamma, beta, eps=1e-5):
    """eps is added to the normalized value; it belongs to the variance, inside the root."""
    return gamma * ((x - x.mean(**LAST)) / x.std(**LAST) + eps) + beta


@slip(of="layer_norm", name="norm-eps-on-the-result", look="the place of eps")
def eps_at_the_end(x, gamma, beta, eps=1e-5):
    """eps is added to the result; it belongs to the variance, inside the root."""
    return gamma * (x - x.mean(**LAST)) / x.std(**LAST) + eps + beta


@slip(of="layer_norm", name="norm-eps-divided", look="the brackets around eps")
def eps_divided(x, gamma, beta, eps=1e-5):
    """eps is added to the sum of squares before the division by d, so it is divided too; it belongs to the
    variance."""
    return core(x, gamma, beta, eps / x.shape[-1])


@slip(of="layer_norm", name="norm-eps-at-least-1e-5", look="what happens to eps before it is used")
def eps_at_least(x, gamma, beta, eps=1e-5):
    """an eps below 1e-5 is replaced by 1e-5 (max); the eps that is given counts."""
    return core(x, gamma, beta, max(eps, 1e-5))


@slip(of="layer_norm", name="norm-eps-ignored", look="the eps under the root")
def eps_ignored(*args):
    """1e-5 is hard-coded: the eps argument that is given is ignored."""
    return core(*args[:3])


# gamma and beta


no_affine = setting(
    "norm-no-gamma-no-beta", "the last step",
    "the normalized values are returned as they are: gamma and beta are never used (scale by gamma, then "
    "shift by beta).",
    affine=lambda z, _g, _b: z,
)  # fmt: skip
never_normalized = setting(
    "norm-only-gamma-and-beta", "the steps before gamma and beta",
    "x itself is scaled and shifted (gamma * x + beta): it is never normalized, neither centred nor divided.",
    mean=lambda _x: 0.0, over=lambda _v, _eps: 1.0,
)  # fmt: skip
neither_mean_nor_affine = setting(
    "norm-only-divided", "the steps before and after the division",
    "x is divided by the root and no more: the mean is not subtracted, and gamma and beta are never used.",
    mean=lambda _x: 0.0, variance=lambda x: x.var(**LAST), affine=lambda z, _g, _b: z,
)  # fmt: skip
no_beta = setting(
    "norm-no-beta", "the last step",
    "beta is never added: the shift is missing.",
    affine=lambda z, g, _b: g * z,
)  # fmt: skip
no_gamma = setting(
    "norm-no-gamma", "the last step",
    "gamma is never used: the scale is missing.",
    affine=lambda z, _g, b: z + b,
)  # fmt: skip
swapped = setting(
    "norm-gamma-beta-swapped", "the roles of gamma and beta",
    "gamma and beta are swapped: gamma must multiply and beta must be added.",
    affine=lambda z, g, b: b * z + g,
)  # fmt: skip
shift_first = setting(
    "norm-beta-before-gamma", "the order of scale and shift",
    "beta is added before gamma multiplies, so gamma scales beta too; gamma comes first, then beta.",
    affine=lambda z, g, b: g * (z + b),
)  # fmt: skip


@slip(of="layer_norm", name="norm-affine-first", look="the order of normalizing and scaling")
def affine_first(x, gamma, beta, *eps):
    """gamma and beta are applied to x before it is normalized, which undoes part of them; normalize first,
    then scale and shift."""
    return core(gamma * x + beta, np.ones_like(gamma), np.zeros_like(beta), *eps)


@slip(of="layer_norm", name="norm-gamma-first", look="the order of normalizing and scaling")
def gamma_first(x, gamma, beta, *eps):
    """gamma multiplies x before it is normalized, which undoes part of it; normalize first, then scale by
    gamma."""
    return core(gamma * x, np.ones_like(gamma), beta, *eps)


@slip(of="layer_norm", name="norm-gamma-on-x", look="what gamma multiplies")
def gamma_on_x(x, gamma, beta, eps=1e-5):
    """gamma multiplies x before the mean is subtracted; it scales the normalized values, after that."""
    return (gamma * x - x.mean(**LAST)) / np.sqrt(x.var(**LAST) + eps) + beta


@slip(of="layer_norm", name="norm-beta-divided-too", look="what is divided by the root")
def beta_divided(x, gamma, beta, eps=1e-5):
    """beta is divided by the root too (a bracket in the wrong place); it comes last, after the division."""
    return (gamma * (x - x.mean(**LAST)) + beta) / np.sqrt(x.var(**LAST) + eps)


gamma_divides = setting(
    "norm-gamma-divides", "what happens with gamma",
    "the normalized values are divided by gamma; gamma must multiply them (scale).",
    affine=lambda z, g, b: z / g + b,
)  # fmt: skip
gamma_added = setting(
    "norm-gamma-added", "what happens with gamma",
    "gamma is added; it must multiply the normalized values (scale).",
    affine=lambda z, g, b: z + g + b,
)  # fmt: skip
one_plus_gamma = setting(
    "norm-one-plus-gamma", "what happens with gamma",
    "the scale is 1 + gamma; here gamma itself is the scale.",
    affine=lambda z, g, b: (1 + g) * z + b,
)  # fmt: skip
beta_subtracted = setting(
    "norm-beta-subtracted", "the sign of beta",
    "beta is subtracted; it must be added (shift).",
    affine=lambda z, g, b: g * z - b,
)  # fmt: skip
beta_multiplies = setting(
    "norm-beta-multiplies", "what happens with beta",
    "beta multiplies; it must be added (shift).",
    affine=lambda z, g, b: g * z * b,
)  # fmt: skip
beta_twice = setting(
    "norm-beta-twice", "the last step",
    "beta is added twice.",
    affine=lambda z, g, b: g * z + b + b,
)  # fmt: skip
gamma_twice = setting(
    "norm-gamma-twice", "the last step",
    "gamma multiplies twice.",
    affine=lambda z, g, b: g * g * z + b,
)  # fmt: skip
first_numbers_only = setting(
    "norm-first-gamma-only", "which numbers of gamma and beta are used",
    "only the first number of gamma and of beta is used, for all features; each feature has its own gamma "
    "and beta.",
    affine=lambda z, g, b: g[0] * z + b[0],
)  # fmt: skip
averaged_numbers = setting(
    "norm-mean-of-gamma", "how gamma and beta are used",
    "gamma and beta are averaged to one number each; each feature has its own gamma and beta.",
    affine=lambda z, g, b: g.mean() * z + b.mean(),
)  # fmt: skip
gamma_summed = setting(
    "norm-sum-of-gamma", "how gamma and beta are used",
    "gamma is summed up to one number; each feature has its own gamma.",
    affine=lambda z, g, b: g.sum() * z + b,
)  # fmt: skip
beta_summed = setting(
    "norm-sum-of-beta", "how gamma and beta are used",
    "beta is summed up to one number; each feature has its own beta.",
    affine=lambda z, g, b: g * z + b.sum(),
)  # fmt: skip
PRODUCT = (
    "gamma is used in a matrix product (@), which adds the features up; each feature is multiplied by its "
    "own gamma (*)."
)
product, product_from_left, product_with_column = (
    setting("norm-product-with-gamma", "the product with gamma", PRODUCT, affine=affine)
    for affine in (
        lambda z, g, b: z @ g + b, lambda z, g, b: g @ z + b, lambda z, g, b: z @ g[:, None] + b,
    )
)  # fmt: skip
per_token = setting(
    "norm-gamma-per-token", "the axis that gamma and beta line up with",
    "gamma and beta are lined up with the tokens (rows); they belong to the features, one pair for each, "
    "on the last axis.",
    affine=lambda z, g, b: g[:, None] * z + b[:, None],
)  # fmt: skip


# another eps


def other_default(text):
    """A slip for another default of eps."""

    def function(x, gamma, beta, eps=float(text)):
        return core(x, gamma, beta, eps)

    function.__doc__ = f"eps is {text} when it is not given; the default here is 1e-5."
    return slip(of="layer_norm", name=f"norm-default-eps-{text}", look="the default of eps in the def line")(
        function
    )


def fixed_eps(text):
    """A slip for a number that stands in place of eps."""

    def function(x, gamma, beta, _eps=1e-5):
        return core(x, gamma, beta, float(text))

    function.__doc__ = (
        f"{text} is hard-coded under the root, and the eps argument is ignored; its default is 1e-5."
    )
    return slip(of="layer_norm", name=f"norm-eps-hard-coded-{text}", look="the eps under the root")(function)


default_1e_2, default_1e_3, default_1e_4 = (other_default(t) for t in ("1e-2", "1e-3", "1e-4"))
default_1e_6, default_1e_8, default_1e_12 = (other_default(t) for t in ("1e-6", "1e-8", "1e-12"))
default_0, default_1, default_1e5 = (other_default(t) for t in ("0", "1", "1e5"))
fixed_1e_3, fixed_1e_6, fixed_1e_7 = (fixed_eps(t) for t in ("1e-3", "1e-6", "1e-7"))
fixed_1e_8, fixed_1e_9, fixed_1e_12 = (fixed_eps(t) for t in ("1e-8", "1e-9", "1e-12"))
