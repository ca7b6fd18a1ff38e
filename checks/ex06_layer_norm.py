"""Checks of exercise 6, in teaching order: shape, trace, edges, second route, properties, never edits."""

from functools import partial
from itertools import chain

import numpy as np

from txlab.checking import (
    REMEMBERED,
    TRACE,
    CheckFailed,
    as_array,
    changed_in_turn,
    expect,
    expect_close,
    expect_pure,
    remembered,
)

RNG = np.random.default_rng(606)
X = RNG.normal(5.0, 30.0, (3, 5))  # wide, so that only the checks about eps depend on eps
GAMMA = RNG.uniform(0.5, 1.5, 5)
BETA = RNG.normal(0.0, 1.0, 5)
ONES, ZEROS = np.ones(5), np.zeros(5)
OWN = "Each token is measured across its own features, the last axis."
NEARLY = "Only the last digits are wrong: look at eps, and at precision (rounding, float16)."
TRACE_RESULT = np.array([-1.3416, -0.4472, 0.4472, 1.3416])
NAMES = {2: ("n", "d"), 3: ("batch", "n", "d")}


@remembered
def slow(x, gamma, beta, eps=1e-5):
    """Layer norm number by number: a second route to the same result."""
    result = np.empty(x.shape)
    for index in np.ndindex(x.shape[:-1]):
        token = x[index].tolist()
        mean = sum(token) / len(token)
        variance = sum((v - mean) ** 2 for v in token) / len(token)
        for j, value in enumerate(token):
            result[(*index, j)] = (value - mean) / (variance + eps) ** 0.5 * gamma[j] + beta[j]
    return result


def plain_norm(learner, x):
    """layer_norm(x, ones, zeros) as a plain array of the shape of x."""
    d = x.shape[-1]
    got = learner.layer_norm(x, np.ones(d), np.zeros(d))
    return as_array(
        got, of="layer_norm(x, ones, zeros)", shape_of=x.shape, axes=NAMES.get(x.ndim), given={"x": x}
    )


def test_shape(learner):
    """without eps, layer_norm gives an array of floats with the shape of x"""
    got = learner.layer_norm(X, GAMMA, BETA)
    as_array(got, of="layer_norm(x, gamma, beta)", shape_of=(3, 5), axes=("n", "d"), finite=False)


def test_shape_of_one_token(learner):
    """one token alone, a 1-D x of shape (d,), gives a 1-D result"""
    got = _norm(learner, X[0], GAMMA, BETA)
    of = "layer_norm(x, gamma, beta), x of shape (5,),"
    as_array(got, of=of, shape_of=(5,), axes=("d",), finite=False)


def test_trace(learner):
    """the trace: [1, 2, 3, 4] is normalized to [-1.3416, -0.4472, 0.4472, 1.3416]"""
    x = np.array([1.0, 2.0, 3.0, 4.0])
    _one_token(learner, x, TRACE_RESULT, "", TRACE)


def test_another_token(learner):
    """another token of four numbers: nothing is hard-coded to the trace"""
    x = np.array([70.0, -10.0, 205.0, 31.0])
    got = plain_norm(learner, x)
    why = ""
    if np.allclose(got, TRACE_RESULT, atol=1e-3):
        why = "It gives the result of the trace once more: hard-coded, or remembered from an earlier call."
    elif np.allclose(got, (x - 2.5) / np.sqrt(1.25), rtol=1e-3):
        why = "The mean and variance are those of the trace: hard-coded, or remembered from a call before."
    _one_token(learner, x, slow(x, np.ones(4), np.zeros(4)), why)


def test_mean_of_each_token(learner):
    """each token's normalized numbers have mean 0; the columns keep other means"""
    got = plain_norm(learner, X)
    row = int(np.argmax(np.abs(got.mean(axis=1))))
    down = np.allclose(got.mean(axis=0), 0.0, atol=1e-6)
    where = "Your columns have mean 0 instead: the mean was taken down the batch." if down else OWN
    mean = got[row].mean()
    expect(
        abs(mean) < 5e-3,
        f"After the norm the numbers of token {row} must have mean 0; yours have mean {mean:.4f}.",
        where,
    )


def test_variance_of_each_token(learner):
    """each token's normalized numbers have variance v / (v + eps), almost 1"""
    variance = X.var(axis=1)
    off = plain_norm(learner, X).var(axis=1) - variance / (variance + 1e-5)
    row = int(np.argmax(np.abs(off)))
    expect(
        abs(off[row]) < 5e-3,
        f"After the norm the numbers of token {row} must have variance 1, almost; "
        f"yours have variance {1 + off[row]:.4f}.",
        "It is taken across the token's own features and divided by how many those are.",
    )


def test_other_sizes(learner):
    """other sizes, by a slow loop: nothing is hard-coded to the sizes of the trace"""
    rng = np.random.default_rng(601)
    for shape in ((2, 7), (4, 3), (6,), (1, 4), (3, 3), (2, 4), (2, 40), (23, 3)):
        x = rng.normal(-5.0, 30.0, shape)
        why = f"x of shape {shape}: another size or other values than in the trace."
        _compare(learner, x, np.ones(shape[-1]), np.zeros(shape[-1]), why=why)


def test_one_far_feature(learner):
    """one number far from 127 equal ones stays far out: nothing is cut off"""
    x = np.full((2, 128), 5.0)
    x[0, 3], x[1, 100] = 400.0, -700.0
    why = "There are no limits to a normalized value: here one is about 11 deviations from the mean."
    _compare(learner, x, np.ones(128), np.zeros(128), why=why)


def test_divides_by_d(learner):
    """the variance divides by d: [10, 50] becomes about [-1, 1]"""
    x = np.array([[10.0, 50.0], [90.0, 30.0], [-60.0, 80.0]])
    why = "With two features every value is one deviation from its mean."
    _compare(learner, x, np.ones(2), np.zeros(2), why=why)


def test_more_axes(learner):
    """a 3-D or 4-D x: every token on its own, whatever the axes in front"""
    rng = np.random.default_rng(602)
    for shape in ((2, 3, 4), (3, 2, 6), (1, 3, 5), (2, 1, 3, 4)):
        why = f"x has {len(shape)} axes, shape {shape}. {OWN}"
        _compare(learner, rng.normal(10.0, 30.0, shape), np.ones(shape[-1]), np.zeros(shape[-1]), why=why)


def test_alone_or_in_a_batch(learner):
    """a token alone gives what the same token gives in a batch"""
    batch = plain_norm(learner, X)
    for i, alone in ((0, X[0]), (1, X[1:2]), (2, X[2:].reshape(1, 1, 5))):
        of = f"layer_norm(x[{i}], ones, zeros)"
        why = f"Token {i} must not depend on which other tokens are in the batch."
        expect_close(plain_norm(learner, alone).reshape(5), batch[i], of=of, given={f"x[{i}]": X[i]}, why=why)


def test_batch_mates(learner):
    """tokens around +3000 and around -3000 in one batch do not disturb each other"""
    x = np.array(
        [[3010.0, 2990.0, 3040.0, 2960.0], [-3020.0, -2940.0, -3080.0, -2960.0], [10.0, -10.0, 30.0, -30.0]]
    )
    _compare(learner, x, np.ones(4), np.zeros(4), why=OWN)


def test_gamma(learner):
    """gamma multiplies the normalized values, one number per feature"""
    why = "gamma scales: normalized value times gamma, feature by feature."
    _compare(learner, X, GAMMA, ZEROS, why=why)
    _compare(learner, X[:2, ::-1], np.array([2.0, -1.0, 0.0, 0.5, 3.0]), ZEROS, why=why)


def test_beta(learner):
    """beta is added, one number per feature"""
    _compare(learner, X, ONES, BETA, why="beta shifts: it is added to each feature.")


def test_gamma_then_beta(learner):
    """gamma first, then beta, and both after normalizing"""
    rng = np.random.default_rng(603)
    why = "First normalize, then scale by gamma, then shift by beta."
    _compare(learner, X, GAMMA, BETA, why=why)
    _compare(learner, X[:, :4].reshape(2, 2, 3), GAMMA[:3] * 2, BETA[:3] - 1, why=why)
    _compare(learner, rng.normal(0.0, 30.0, (4, 4)), GAMMA[:4] - 2, BETA[:4] + 1, why=why)


def test_equal_features(learner):
    """a token whose features are all equal gives beta: eps keeps 0 / 0 away"""
    x = np.array([[2.0] * 5, [0.0] * 5, [-7.5] * 5, [0.1] * 5])
    why = "Every feature equals the mean, so the normalized values are 0 and only beta is left."
    _compare(learner, x, GAMMA, BETA, why=why)


def test_one_feature(learner):
    """a token with a single feature (d = 1) gives beta"""
    why = "One feature is its own mean, and its variance is 0."
    _compare(learner, np.array([[3.0], [-1.0]]), np.array([2.0]), np.array([0.25]), why=why)


def test_default_eps(learner):
    """eps is 1e-5 when it is not given: a token with a tiny variance tells"""
    for size, d in ((0.003, 6), (0.0005, 4), (0.03, 8)):
        x = size * np.array(
            [[1.0, -1.0] * (d // 2), [2.0, 0.0, -1.0, -1.0] + [3.0, -3.0] * (d // 2 - 2), [1.0] * d]
        )
        _compare(
            learner,
            x,
            np.ones(d),
            np.zeros(d),
            why="The variance is so small that the default eps = 1e-5 shows.",
        )


def test_eps_is_used(learner):
    """the eps that is given is used, not a number of your own"""
    for eps, d in ((0.5, 9), (1e-8, 8), (2.0, 7)):
        x = np.array([[0.01, -0.01, 0.02] + [0.0] * (d - 3), [1.0, 2.0, 4.0] + [-3.0] * (d - 3)])
        _compare(
            learner,
            x,
            np.ones(d),
            np.zeros(d),
            eps,
            why=f"With eps = {eps} the divisor is sqrt(variance + {eps}).",
        )


def test_eps_inside_the_root(learner):
    """eps is added to the variance, inside the square root: eps = 1 tells"""
    x = np.array(
        [
            [1.0, -1.0, 1.0, -1.0, 0.0, 0.0],
            [3.0, -3.0, -3.0, 3.0, 3.0, -3.0],
            [0.1, 0.1, -0.1, -0.1, 0.0, 0.0],
        ]
    )
    _compare(
        learner, x, np.ones(6), np.zeros(6), 1.0, why="sqrt(variance + 1) is wanted, not sqrt(variance) + 1."
    )


def test_all_together(learner):
    """all of it at once, by a slow loop: any shape, gamma, beta and eps"""
    rng = np.random.default_rng(604)
    for shape, eps in (((2, 4, 3), 0.1), ((7, 2), 1e-3), ((3,), 0.7), ((3, 3, 3), 0.01), ((5, 6), 3.0)):
        d = shape[-1]
        why = f"x of shape {shape}, eps = {eps}."
        _compare(
            learner,
            rng.normal(0.3, 1.0, shape),
            rng.normal(1.0, 0.5, d),
            rng.normal(0.0, 1.0, d),
            eps,
            why=why,
        )


def test_never_edits(learner):
    """x, gamma and beta stay as they are, and the same call gives the same answer"""
    rng = np.random.default_rng(605)
    x, more = X.copy(), rng.normal(0.0, 1.0, (2, 3, 5))
    inputs = [
        (x, GAMMA.copy(), BETA.copy()),
        (X[::-1] * 2, BETA, GAMMA),
        (more, GAMMA, BETA, 0.5),
        (X[0].copy(), GAMMA, BETA),
    ]
    expect_pure(learner, "layer_norm", *inputs)


def test_never_remembers(learner):
    """each call answers for its own input, whatever came before"""
    arrays = X.copy(), GAMMA.copy(), BETA.copy()
    for step, case in enumerate(chain(changed_in_turn(*arrays), [(*arrays, 0.5), arrays])):
        _compare(learner, *case, why=REMEMBERED if step else "")


def _norm(learner, x, *rest):
    """layer_norm, with the shape of x told beside an error."""
    try:
        return learner.layer_norm(x, *rest)
    except CheckFailed as failure:
        if failure.__cause__:
            axes = "one axis" if x.ndim == 1 else f"{x.ndim} axes"
            failure.detail = (*failure.detail, f"Here x has {axes}, shape {x.shape}.")
        raise


def _one_token(learner, x, wanted, why, tolerance=1e-6):
    got = learner.layer_norm(x, np.ones(4), np.zeros(4))
    token = as_array(got, of="layer_norm(x, ones, zeros)", shape_of=(4,), given={"x": x})
    why = why or partial(_stage, token, wanted)
    expect_close(got, wanted, of="layer_norm(x, ones, zeros)", given={"x": x}, tolerance=tolerance, why=why)


def _stage(token, wanted):
    """Which stage of the norm went wrong, from the mean and the variance of what came out."""
    mean, variance = token.mean(), token.var()
    if _cut(token, wanted) or _near(token, wanted):
        return _cut(token, wanted) or NEARLY
    if not token.any():
        return "Every number came out 0: nothing of x - mean is left."
    if np.allclose(token - wanted, mean, atol=1e-3):
        size = "large" if mean > 0 else "small"
        return f"Every number is {abs(mean):.4f} too {size}: look at the mean and its subtraction."
    if abs(mean) > 1e-2:
        yours = f"yours has mean {mean:.4f} and variance {variance:.4f}"
        return f"The result must have mean 0 and variance 1; {yours}."
    factor = (token @ wanted) / (wanted @ wanted)
    if np.allclose(token, factor * wanted, atol=1e-3):
        return f"Every number is {factor:.4f} times what it must be: look at what x - mean is divided by."
    if abs(variance - 1) > 1e-2:
        return f"The mean is right, but the variance must be 1, not {variance:.4f}."
    return "Mean and variance are right, but the numbers are not evenly stretched copies of those in x."


def _near(got, wanted):
    return np.abs(got - wanted).max() < 5e-3


def _cut(got, wanted):
    """That numbers are cut off at a limit, where that is all that is wrong."""
    low, high = got.min(), got.max()
    kept = np.isclose(got, wanted, rtol=1e-4, atol=1e-4)
    if (
        kept.all()
        or np.unique(got[kept]).size < 2
        or not np.allclose(got, np.clip(wanted, low, high), atol=1e-4)
    ):
        return ""
    sides = [(low, "below", wanted.min() < low - 1e-4), (high, "above", wanted.max() > high + 1e-4)]
    told = " and ".join(f"{side} {limit:.4g}" for limit, side, cut in sides if cut)
    return f"Numbers {told} are cut off (a clip, or a ReLU), which was not asked for."


def _compare(learner, x, gamma, beta, *eps, why=""):
    got, wanted = _norm(learner, x, gamma, beta, *eps), slow(x, gamma, beta, *eps)
    of = f"layer_norm(x, gamma, beta{', eps' if eps else ''})"
    plain = as_array(got, of=of, shape_of=x.shape, axes=NAMES.get(x.ndim), finite=False)
    why, given = partial(_reason, plain, wanted, why), partial(_first_token, got, wanted, x)
    expect_close(plain, wanted, of=of, given=given, axes=NAMES.get(x.ndim), why=why)


def _reason(got, wanted, why):
    """That numbers are cut off, or that the last digits are all that is wrong, or else `why`."""
    return _cut(got, wanted) or (NEARLY if _near(got, wanted) else why)


def _first_token(got, wanted, x):
    """The first token that came out wrong, as the input worth showing."""
    array = np.asarray(got) if isinstance(got, np.ndarray) else np.empty(0)
    if x.ndim > 1 and array.shape == wanted.shape and array.dtype.kind == "f":
        wrong = ~np.isclose(array, wanted, rtol=1e-6, atol=1e-6)
        for *index, _ in np.argwhere(wrong):
            return {f"x[{', '.join(map(str, index))}]": x[tuple(index)]}
    return {"x": x}
