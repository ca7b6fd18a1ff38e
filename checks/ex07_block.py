"""Checks of exercise 7: the attention first, then the block, whole and part by part."""

import math
from functools import partial

import numpy as np

from txlab.checking import (
    REMEMBERED,
    TRACE,
    CheckFailed,
    as_array,
    changed_in_turn,
    expect,
    expect_close,
    expect_given,
    expect_pure,
    remembered,
)

ATTENTION_ARRAYS = ("Wq", "Wk", "Wv", "Wo")
PARTS_OF_P = (ATTENTION_ARRAYS, ("W1", "b1", "W2", "b2"), ("g1", "be1"), ("g2", "be2"))
ARRAYS = tuple(name for part in PARTS_OF_P for name in part)
ROLES = {
    **dict.fromkeys(("Wq", "Wk"), "queries and keys, by which each token looks at other tokens (rows)"),
    **dict.fromkeys(("Wv", "Wo"), "the attention's values (Wv) and output (Wo)"),
    "W1": "the first matrix W1",
    "b1": "the bias b1 before the ReLU",
    "W2": "the second matrix W2",
    "b2": "the bias b2 after W2",
    **dict.fromkeys(("g1", "be1"), "the first norm's gamma g1 and beta be1"),
    **dict.fromkeys(("g2", "be2"), "the second norm's gamma g2 and beta be2"),
}
AXES = ("n", "d")
ATTENTION, BLOCK = "causal_self_attention", "transformer_block"
OTHER_SIZES = "Other inputs are right, but this one, with other sizes, is not."
CLOSE = "Only the last digits are wrong: precision is lost (float32, float16, rounding)"


@remembered
def make(n, d, d_ff, n_heads, seed):
    """An input of n tokens and parameters whose every entry counts: no small bias, no gain near 1."""
    rng = np.random.default_rng(seed)
    p = {"n_heads": n_heads}
    for name in ATTENTION_ARRAYS:
        p[name] = rng.normal(0.0, 0.6, (d, d))
    p["W1"], p["b1"] = rng.normal(0.0, 0.6, (d, d_ff)), rng.normal(0.0, 0.7, d_ff)
    p["W2"], p["b2"] = rng.normal(0.0, 0.6, (d_ff, d)), rng.normal(0.0, 0.7, d)
    for gain, shift in (("g1", "be1"), ("g2", "be2")):
        p[gain], p[shift] = rng.uniform(0.4, 1.8, d), rng.normal(0.0, 0.6, d)
    return rng.normal(0.3, 1.2, (n, d)), p


def with_zeros(p, *names, **others):
    """The parameters with the named arrays all zero and others replaced."""
    return {**p, **{name: np.zeros_like(p[name]) for name in names}, **others}


def times(row, matrix):
    """One row times a matrix, added up entry by entry."""
    return np.sum(np.asarray(row)[:, None] * matrix, axis=0)


@remembered
def slow_norm(x, gain, shift, eps=1e-5):
    """The layer norm number by number: a second route."""
    result = np.empty(x.shape)
    for index in np.ndindex(x.shape[:-1]):
        token = [float(v) for v in x[index]]
        mean = math.fsum(token) / len(token)
        variance = math.fsum((v - mean) ** 2 for v in token) / len(token)
        for j, value in enumerate(token):
            result[(*index, j)] = (value - mean) / math.sqrt(variance + eps) * gain[j] + shift[j]
    return result


@remembered
def slow_softmax(scores):
    """The softmax along the last axis, row by row."""
    result = np.empty(scores.shape)
    for index in np.ndindex(scores.shape[:-1]):
        top = max(scores[index])
        powers = [math.exp(s - top) for s in scores[index]]
        result[index] = [e / math.fsum(powers) for e in powers]
    return result


def slow_split(x, n_heads):
    """Cut the columns into n_heads pieces."""
    return np.array(np.split(x, n_heads, axis=1))


def slow_merge(h):
    """Put the heads side by side."""
    return np.concatenate(list(h), axis=1)


@remembered
def slow_attention(h, p):
    """One head and one query at a time, over the keys that it may see: a second route."""
    size = h.shape[1] // p["n_heads"]
    q, k, v = (np.array([times(token, p[name]) for token in h]) for name in ("Wq", "Wk", "Wv"))
    rows = []
    for i in range(len(h)):
        mixed = []
        for first in range(0, h.shape[1], size):
            seen = slice(i + 1), slice(first, first + size)
            scores = np.sum(k[seen] * q[i, seen[1]], axis=1) / math.sqrt(size)
            powers = np.exp(scores - scores.max())
            mixed += [*times(powers / powers.sum(), v[seen])]
        rows.append(times(mixed, p["Wo"]))
    return np.array(rows)


@remembered
def slow_block(x, p):
    """The block token by token, after the attention of all tokens."""
    rows = []
    for token in x + slow_attention(slow_norm(x, p["g1"], p["be1"]), p):
        inner = times(slow_norm(token, p["g2"], p["be2"]), p["W1"]) + p["b1"]
        rows.append(token + times([v if v > 0 else 0.0 for v in inner], p["W2"]) + p["b2"])
    return np.array(rows)


@remembered
def slow_params():
    """The numbers of `make_params`, drawn in the lab's order."""
    draw = np.random.default_rng(7).standard_normal
    sizes = {"W1": (4, 8), "b1": 8, "W2": (8, 4)}
    p = {"n_heads": 2}
    for name in ARRAYS:
        numbers = draw(sizes.get(name, 4 if name[0] in "bg" else (4, 4)))
        p[name] = numbers * (0.5 if name[0] == "W" else 0.1) + (1.0 if name[0] == "g" else 0.0)
    return p


def one_number_decides(h, p, scale):
    """Edit h and p: in head a, the score of a key is `scale` times its feature a + 1, for each query."""
    p["Wq"], p["Wk"] = np.zeros_like(p["Wq"]), np.zeros_like(p["Wk"])
    h[:, 0] = 1.0
    for head, first in enumerate(range(0, h.shape[1], h.shape[1] // p["n_heads"])):
        p["Wq"][0, first], p["Wk"][head + 1, first] = scale, 1.0
    return h, p


H, P = make(6, 15, 7, 3, 701)
H_ATTENTION = slow_attention(H, P)
ROUTES = [
    make(4, 8, 5, 4, 711),
    make(7, 5, 9, 1, 712),
    make(3, 6, 11, 2, 713),
    make(6, 6, 6, 3, 714),
    make(1, 10, 3, 5, 715),
]
ROUTES_ATTENTION = [slow_attention(h, p) for h, p in ROUTES]
MANY = make(150, 3, 2, 1, 716)
# scores of about 20000 and -20000, some close together
HUGE_H, HUGE_P = one_number_decides(*make(5, 6, 7, 2, 721), 240.0)
HUGE_H[:, 1] = (-141.0, -140.995, 139.5, -141.2, 139.503)
HUGE_H[:, 2] = (-140.0, -140.5, -140.497, 140.2, 141.0)
HUGE = [(HUGE_H, HUGE_P), (HUGE_H[:4] * [1, 1, 0.9, 1, 1, 1], HUGE_P)]
# the last token alone has a query, so no earlier row can be drawn to the future
PICK_H, PICK_P = one_number_decides(*make(4, 6, 5, 3, 722), 7.0)
PICK_H[:3, 0], PICK_H[:, 1:4] = 0.0, [[0, 0, 60], [60, 0, 0], [0, 0, 0], [0, 60, 0]]
PICK_ATTENTION = slow_attention(PICK_H, PICK_P)
TRACE_P = slow_params()


def expect_rows(learner, name, x, p, wanted=None, why=""):
    """Check one call of one of the two functions, and return its result as a plain array."""
    of = f"{name}({'x' if name == BLOCK else 'h'}, p)"
    got = getattr(learner, name)(x, p)
    why = partial(reason, got, wanted, f"{CLOSE}{', or eps is another' if name == BLOCK else ''}.", why)
    try:
        if wanted is None:
            return as_array(got, of=of, shape_of=x.shape, axes=AXES)
        return expect_close(got, wanted, of=of, axes=AXES, why=why)
    except CheckFailed as error:
        sizes = f"n {len(x)}, d {x.shape[1]}, d_ff {len(p['b1'])}, n_heads {p['n_heads']}"
        error.detail = (*error.detail, f"sizes   {sizes}")
        raise


def reason(got, wanted, close, why):
    """`close` for a result that is close to the wanted one, as with half precision, or else `why`."""
    return close if almost(got, wanted) else why


def almost(got, wanted):
    """Whether a result is close to the wanted one, as with half precision or another eps."""
    if not isinstance(got, np.ndarray) or got.dtype.kind != "f" or got.shape != np.shape(wanted):
        return False
    off = np.abs(np.asarray(got, dtype=float) - wanted)
    return bool(np.isfinite(off).all() and off.max() < 2e-3 * max(1.0, np.abs(wanted).max()))


def expect_many(learner, name, slow):
    """Check one of the two functions on far more tokens than anywhere else."""
    told = (
        f"It works for up to 7 tokens, but not for {len(MANY[0])}: nothing may have a fixed number of tokens."
    )
    try:
        expect_rows(learner, name, *MANY, slow(*MANY))
    except CheckFailed as error:
        error.headline, error.detail = told, (error.headline, *error.detail)
        raise


def expect_own(learner, name, slow, x, p, parts):
    """Check one of the two functions as x, then each part of p and at last n_heads change."""
    for _ in changed_in_turn(x, *({entry: p[entry] for entry in part} for part in parts)):
        expect_rows(learner, name, x, p, slow(x, p), REMEMBERED)
    p = {**p, "n_heads": 3}
    expect_rows(learner, name, x, p, slow(x, p), REMEMBERED)


def expect_unmoved(learner, name, other, rows):
    """Check that the first rows of the result are alike for H and for an input that differs after them."""
    before, after = (expect_rows(learner, name, x, P) for x in (H, other))
    expect_close(
        after[:rows],
        before[:rows],
        of=f"the first {rows} rows of {name}({'x' if name == BLOCK else 'h'}, p)",
        axes=AXES,
        why=f"Only tokens from {rows} on were replaced, yet an earlier row changed: "
        "it depends on later tokens.",
    )
    expect(
        not np.allclose(after[rows:], before[rows:], rtol=0, atol=1e-9),
        f"Tokens from {rows} on were replaced by others, yet their rows are the same as before.",
        "The result must follow from the input: is it remembered from an earlier call, or hard-coded?",
    )


def test_given_helpers(learner):
    """the given helpers still return what they did"""
    x, gain, shift = H, P["g1"], P["be1"]
    stack = np.arange(24.0).reshape(2, 3, 4) % 7
    tokens = (x, gain, shift), (x[0], gain, shift), (x * 0.01, gain, shift, 0.1)
    expect_given(learner, "layer_norm", slow_norm, *tokens)
    expect_given(
        learner, "softmax_rows", slow_softmax, (x,), (stack,), (x * 900,), (np.array([[0.5, -np.inf]]),)
    )
    expect_given(learner, "split_heads", slow_split, (x, 3), (x[:, :8], 2), (x[:4, :5], 1))
    expect_given(learner, "merge_heads", slow_merge, (stack,), (stack[:1],), (stack.reshape(4, 2, 3),))
    expect_given(learner, "make_params", slow_params, ())


def test_attention_shape(learner):
    """attention: the result is an array of floats, one row per token"""
    expect_rows(learner, ATTENTION, H, P)


def test_attention_one_token(learner):
    """attention: a single token can only attend to itself"""
    h, p = make(1, 6, 5, 2, 731)
    why = "One token gives itself the weight 1: the result is its value times Wo, and no residual."
    expect_rows(learner, ATTENTION, h, p, [times(times(h[0], p["Wv"]), p["Wo"])], why)


def test_attention_future(learner):
    """attention: replacing the last two tokens moves no earlier row (the mask)"""
    expect_unmoved(learner, ATTENTION, np.vstack([H[:4], H[[1, 0]] * -3.0]), 4)


def test_attention_equal_scores(learner):
    """attention: with equal scores, token i gets the mean of the values 0 to i"""
    p = with_zeros(P, "Wq")
    values = np.array([times(token, p["Wv"]) for token in H])
    wanted = [times(values[: i + 1].mean(axis=0), p["Wo"]) for i in range(len(H))]
    why = "With Wq zero all scores are equal: token i weighs itself and each earlier token 1/(i+1); then Wo."
    expect_rows(learner, ATTENTION, H, p, wanted, why)


def test_attention_heads(learner):
    """attention: each head makes its own choice, for its own columns"""
    why = "Here the last token's scores are far apart: each head must pick the value of another token."
    expect_rows(learner, ATTENTION, PICK_H, PICK_P, PICK_ATTENTION, why)


def test_attention_scale(learner):
    """attention: the scores are divided by the square root of d_head"""
    why = "Look at the scores: q @ k, divided by the square root of d_head, then the softmax along the keys."
    expect_rows(learner, ATTENTION, H, P, H_ATTENTION, why)


def test_attention_sizes(learner):
    """attention: equals a slow loop for 1 to 5 heads, 1 to 150 tokens, other sizes"""
    for (h, p), wanted in zip(ROUTES, ROUTES_ATTENTION, strict=True):
        expect_rows(learner, ATTENTION, h, p, wanted, OTHER_SIZES)
    expect_many(learner, ATTENTION, slow_attention)


def test_attention_large_scores(learner):
    """attention: scores of 20000 and -20000 stay finite, the mask beats them"""
    why = "Scores reach 20000 and -20000 here; only minus infinity, before the softmax, is below them all."
    learner.causal_self_attention(*HUGE[1])
    for h, p in HUGE:
        expect_rows(learner, ATTENTION, h, p, slow_attention(h, p), why)


def test_attention_pure(learner):
    """causal_self_attention leaves h and p as they were, and remembers nothing"""
    expect_pure(learner, ATTENTION, (H.copy(), dict(P)), (-2 * H, dict(P)), ROUTES[2])
    expect_own(
        learner, ATTENTION, slow_attention, *make(4, 6, 5, 2, 731), [(name,) for name in ATTENTION_ARRAYS]
    )


def test_block_shape(learner):
    """the block: the result is an array of floats with the shape of x"""
    expect_rows(learner, BLOCK, H, P)


def test_block_trace(learner):
    """the trace: the first row out is [-0.5825, 0.02, 1.402, -0.8463]"""
    x = np.arange(12).reshape(3, 4) / 10
    row = expect_rows(learner, BLOCK, x, TRACE_P)[0]
    of, given = "transformer_block(x, make_params())[0]", {"x[0]": x[0]}
    try:
        expect_close(row, [-0.5825, 0.02, 1.402, -0.8463], of=of, given=given, tolerance=TRACE)
    except CheckFailed as error:
        error.detail = (*error.detail, f"Taken apart: {first_wrong_part(learner)}")
        raise


def first_wrong_part(learner):
    """One sentence on the first part of the block that is wrong by itself."""
    for part, told in PARTS:
        try:
            part(learner)
        except CheckFailed as error:
            if error.headline.startswith(CLOSE):
                return "only the last digits of a part are wrong: precision is lost, or eps is another."
            return told or error.headline
    return "each part is right alone, not both together: the second norm reads the x updated by attention."


def test_block_silent_parts(learner):
    """with Wo, W2 and b2 zero the block returns x"""
    silent_parts(learner, "The trace is right, this input is not: the result must follow from x and p alone.")


def silent_parts(learner, why=""):
    """With Wo, W2 and b2 zero both parts answer 0 and leave x; `why` is said first when they do not."""
    why = f"{why} With Wo, W2 and b2 set to zero the block must return x.".strip()
    expect_rows(learner, BLOCK, H, with_zeros(P, "Wo", "W2", "b2"), H, why)


def test_block_everything_counts(learner):
    """every weight, bias and gain in p has an effect"""
    before = expect_rows(learner, BLOCK, H, P)
    if np.allclose(before, slow_block(H, P), rtol=1e-6, atol=1e-9):
        return  # right for numbers of which each one counts
    idle = []
    for name in ARRAYS:
        p = {**P, name: P[name] + np.linspace(0.5, 1.0, P[name].size).reshape(P[name].shape)}
        if np.allclose(expect_rows(learner, BLOCK, H, p), before, rtol=0, atol=1e-9):
            idle.append(name)
    expect(
        len(idle) < len(ARRAYS),
        "Nothing in p has an effect on the result.",
        "The result must be computed from x and p, for the trace as for any other input.",
    )
    roles = " and ".join(dict.fromkeys(ROLES[name] for name in idle))
    expect(
        not idle,
        f"{', '.join(idle)} in p {'has' if len(idle) == 1 else 'have'} no effect on the result.",
        *([f"The block must use {roles}."] if len(idle) < 3 else []),
    )


def test_block_road(learner):
    """adding 3 to every number of a token adds 3 to its row of the result"""
    before, after = (expect_rows(learner, BLOCK, x, P) for x in (H, H + 3.0))
    expect_close(
        after - before,
        np.full(H.shape, 3.0),
        of="transformer_block(x + 3, p) - transformer_block(x, p)",
        axes=AXES,
        why="A norm takes the 3 away; the residual, which adds onto x before the norm, carries it once.",
    )


def test_block_relu(learner):
    """between W1 and W2 negative numbers become 0 and positive ones stay (ReLU)"""
    inner = np.array([-3.0, -0.4, 0.0, 0.3, 2.0, -1.5, 40.0])
    p = with_zeros(P, "Wo", "W1", b1=inner)
    change = times([0.0, 0.0, 0.0, 0.3, 2.0, 0.0, 40.0], p["W2"]) + p["b2"]
    why = "With Wo and W1 set to zero the ReLU sees b1 alone, here numbers from -3 to 40; then W2 and b2."
    expect_rows(learner, BLOCK, H, p, H + change, why)


def test_block_attention_part(learner):
    """the attention part alone: its change is added onto each token of x"""
    p = with_zeros(P, "W2", "b2")
    why = "With W2 and b2 zero only attention is left; queries, keys and values read the normed x (g1, be1)."
    wanted = H + slow_attention(slow_norm(H, p["g1"], p["be1"]), p)
    expect_rows(learner, BLOCK, H, p, wanted, why)


def test_block_feed_forward_part(learner):
    """the feed-forward part alone: its change is added onto each token of x"""
    p = with_zeros(P, "Wo")
    why = "With Wo zero only the feed-forward part is left: the normed x (g2, be2), W1, b1, ReLU, W2, b2."
    expect_rows(learner, BLOCK, H, p, slow_block(H, p), why)


def test_block_both_parts(learner):
    """the block equals a slow loop: the second part reads what the first one made"""
    why = "Each part is right alone, but not both together. The second norm reads the x updated by attention."
    expect_rows(learner, BLOCK, H, P, slow_block(H, P), why)


def test_block_sizes(learner):
    """the block equals a slow loop: 1 and 4 heads, 1 and 150 tokens, other d_ff"""
    x, p = make(5, 6, 7, 2, 741)
    large = x, {**p, "Wq": p["Wq"] * 300, "Wk": p["Wk"] * 300}
    for route in ROUTES:
        expect_rows(learner, BLOCK, *route, slow_block(*route), OTHER_SIZES)
    why = "Wrong for scores of thousands: does their exp overflow, or is minus infinity missing?"
    expect_rows(learner, BLOCK, *large, slow_block(*large), why)
    expect_many(learner, BLOCK, slow_block)


def test_block_future(learner):
    """the block: replacing the last token moves no earlier row (the causal mask)"""
    expect_unmoved(learner, BLOCK, np.vstack([H[:5], H[5:] * -2.0]), 5)


def test_block_tiny_variance(learner):
    """a token whose numbers are almost equal: both norms use eps 1e-5"""
    x = 1.0 + 0.004 * H
    for norm, p in {"first": with_zeros(P, "W2", "b2"), "second": with_zeros(P, "Wo")}.items():
        why = (
            f"Only the {norm} norm and its eps count here: x is nearly 1 all over; layer_norm's eps is 1e-5."
        )
        expect_rows(learner, BLOCK, x, p, slow_block(x, p), why)


def test_block_pure(learner):
    """transformer_block leaves x and p as they were, and remembers nothing"""
    expect_pure(learner, BLOCK, (H.copy(), dict(P)), (-2 * H, dict(P)), ROUTES[2])
    expect_own(learner, BLOCK, slow_block, *make(4, 6, 5, 2, 742), PARTS_OF_P)


PARTS = (
    (silent_parts, "with Wo, W2 and b2 set to zero the block must return x, and it does not."),
    (test_block_everything_counts, ""),
    (test_block_road, "x + 3 in must give the result + 3: the residual carries the 3, a norm takes it away."),
    (
        test_block_relu,
        "with Wo and W1 set to zero, b1, the ReLU, W2 and b2 are left, and they are not right.",
    ),
    (
        test_block_attention_part,
        "with W2 and b2 set to zero, the attention part is left, and it is not right.",
    ),
    (
        test_block_feed_forward_part,
        "with Wo set to zero, the feed-forward part is left, and it is not right.",
    ),
)
