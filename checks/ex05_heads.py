"""Checks of exercise 5, in the order of the file: the given helper, then the three functions."""

import ast
import linecache
import math
import re
from functools import partial
from itertools import chain

import numpy as np

from txlab.checking import (
    REMEMBERED,
    CheckFailed,
    Layer,
    as_array,
    changed_in_turn,
    expect,
    expect_close,
    expect_given,
    expect_pure,
    fail,
    remembered,
)
from txlab.checking.describe import a_kind

HEADS = ("n_heads", "n", "d_head")
TOKENS = ("n", "d_model")
LARGE = (19, 56, 8)  # n, d_model and n_heads above any limit somebody may have written in
TRACE_X = np.array([[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]])
TRACE_HEADS = np.array([[[1.0, 2.0], [5.0, 6.0]], [[3.0, 4.0], [7.0, 8.0]]])


def numbers(rng, *shape):
    """Random numbers from the fixed seed of a check."""
    return rng.normal(0.0, 1.0, shape)


def weights(rng, d_model):
    """Wq, Wk, Wv and Wo, none of them symmetric, scaled so that float32 stays within the tolerance."""
    return tuple(numbers(rng, d_model, d_model) / math.sqrt(d_model) for _ in range(4))


@remembered
def slow_attention(Q, K, V):
    """One head, one query at a time: a second route to the same result."""
    keys, columns, rows = K.tolist(), V.T.tolist(), []
    for query in Q.tolist():
        root = len(query) ** 0.5
        scores = [sum(a * b for a, b in zip(query, key, strict=True)) / root for key in keys]
        parts = [math.exp(score - max(scores)) for score in scores]
        rows.append(
            [sum(p * v for p, v in zip(parts, column, strict=True)) / sum(parts) for column in columns]
        )
    return np.array(rows)


@remembered
def slow_split(x, n_heads):
    """Number by number: head h, token t, column j is x[t, h * d_head + j]."""
    d_head = x.shape[1] // n_heads
    heads = np.empty((n_heads, x.shape[0], d_head))
    for h, t, j in np.ndindex(heads.shape):
        heads[h, t, j] = x[t, h * d_head + j]
    return heads


@remembered
def slow_merge(h):
    """Row t is row t of head 0, then row t of head 1, and so on."""
    return np.array([[value for head in h for value in head[t]] for t in range(h.shape[1])])


@remembered
def slow_multi_head(X, Wq, Wk, Wv, Wo, n_heads):
    """Each head from its own columns of the weights; nothing is split or merged."""
    d_head = X.shape[1] // n_heads
    result = np.zeros(X.shape)
    for h in range(n_heads):
        own = slice(h * d_head, (h + 1) * d_head)
        result += slow_attention(X @ Wq[:, own], X @ Wk[:, own], X @ Wv[:, own]) @ Wo[own]
    return result


def heads_of(learner, *args):
    """multi_head_attention as a plain array of the right shape."""
    got = _call(learner, "multi_head_attention", *args)
    return as_array(got, of="multi_head_attention(...)", shape_of=args[0].shape, axes=TOKENS)


def test_given_attention(learner):
    """the given helper attention is as it was"""
    rng = np.random.default_rng(501)
    inputs = (
        (numbers(rng, 3, 2), numbers(rng, 4, 2), numbers(rng, 4, 5)),
        (numbers(rng, 5, 3) * 300, numbers(rng, 5, 3) * 300, numbers(rng, 5, 3)),
    )
    expect_given(learner, "attention", slow_attention, *inputs)


def test_split_shape(learner):
    """split_heads gives one array of shape (n_heads, n, d_head)"""
    rng = np.random.default_rng(502)
    got = _heads(learner, numbers(rng, 4, 15), 3)
    as_array(got, of="split_heads(x, 3)", shape_of=(3, 4, 5), axes=HEADS)


def test_split_trace(learner):
    """the trace, split: head 0 is [[1, 2], [5, 6]], head 1 is [[3, 4], [7, 8]]"""
    got = _heads(learner, TRACE_X.copy(), 2)
    expect_close(got, TRACE_HEADS, of="split_heads(x, 2)", given={"x": TRACE_X}, axes=HEADS)


def test_split_other_numbers(learner):
    """other numbers in the shape of the trace: nothing is hard-coded to it"""
    rng = np.random.default_rng(503)
    x = numbers(rng, 2, 4)
    got = as_array(_heads(learner, x.copy(), 2), of="split_heads(x, 2)", shape_of=(2, 2, 2), axes=HEADS)
    again = np.allclose(got, TRACE_HEADS) or not got.any()
    why = "The trace is right, but other numbers of the same shape are not: does the result follow from `x`?"
    expect_close(got, slow_split(x, 2), of="split_heads(x, 2)", axes=HEADS, why=why if again else "")


def test_split_columns(learner):
    """each head holds its own columns, whatever the sizes: none is hard-coded"""
    rng = np.random.default_rng(504)
    for n, d_model, n_heads in ((5, 12, 3), (7, 6, 3), (2, 20, 4), (3, 10, 5), (6, 8, 2), LARGE):
        x = numbers(rng, n, d_model)
        _split(learner, x, n_heads, "Head h holds columns h * d_head up to (h + 1) * d_head of every token.")


def test_split_edges(learner):
    """edges: one head, as many heads as columns, one token"""
    rng = np.random.default_rng(505)
    for n, d_model, n_heads, case in (
        (4, 6, 1, "one head"),
        (4, 6, 6, "one column a head"),
        (1, 6, 2, "one token"),
    ):
        _split(learner, numbers(rng, n, d_model), n_heads, f"This case is not right: {case}.")


def test_split_refuses(learner):
    """split_heads raises ValueError where n_heads does not divide d_model"""
    rng = np.random.default_rng(506)
    for n, d_model, n_heads in ((4, 7, 2), (3, 7, 3), (6, 8, 3), (10, 9, 5), (6, 4, 6), (8, 2, 4)):
        _refused(learner, numbers(rng, n, d_model), n_heads)


def test_split_never_edits(learner):
    """split_heads leaves x alone, and a call does not change an earlier result"""
    rng = np.random.default_rng(507)
    x = numbers(rng, 5, 6)
    expect_pure(learner, "split_heads", (numbers(rng, 5, 6), 3), (x, 3), (x, 2), (numbers(rng, 4, 4), 1))
    for same, n_heads in changed_in_turn(x, 3):
        expect_close(
            _heads(learner, same, n_heads),
            slow_split(same, n_heads),
            of="split_heads(x, 3)",
            axes=HEADS,
            why=REMEMBERED,
        )


def test_merge_shape(learner):
    """merge_heads gives one array of shape (n, n_heads * d_head)"""
    rng = np.random.default_rng(508)
    got = learner.merge_heads(numbers(rng, 3, 5, 4))
    as_array(got, of="merge_heads(h)", shape_of=(5, 12), axes=TOKENS)


def test_merge_trace(learner):
    """the trace, merged: [1, 2, 3, 4] and [5, 6, 7, 8] again"""
    got = learner.merge_heads(TRACE_HEADS.copy())
    expect_close(
        got,
        TRACE_X,
        of="merge_heads(h)",
        axes=TOKENS,
        why="Merging must give the x of the trace back, the heads side by side.",
    )


def test_merge_any(learner):
    """merge_heads also merges heads that split_heads never made, side by side"""
    rng = np.random.default_rng(509)
    for shape in ((3, 5, 4), (4, 2, 3), (2, 3, 5), (5, 7, 1), (1, 4, 3), (4, 1, 2), (2, 2, 2), (8, 19, 7)):
        h = numbers(rng, *shape)
        why = "Row t of the result is row t of head 0, then row t of head 1, and so on."
        expect_close(
            learner.merge_heads(h.copy()),
            slow_merge(h),
            of=f"merge_heads(h), h of shape {shape}",
            axes=TOKENS,
            why=why,
        )


def test_merge_undoes_split(learner):
    """merge_heads is the opposite of split_heads: it gives x back"""
    rng = np.random.default_rng(510)
    for n, d_model, n_heads in ((5, 12, 3), (3, 8, 4), (4, 6, 2)):
        x = numbers(rng, n, d_model)
        heads = as_array(learner.split_heads(x.copy(), n_heads), of="split_heads(x, n_heads)")
        expect_close(learner.merge_heads(heads), x, of=f"merge_heads(split_heads(x, {n_heads}))", axes=TOKENS)
        expect_close(
            learner.merge_heads(heads + 1), x + 1, of="merge_heads(heads + 1)", axes=TOKENS, why=REMEMBERED
        )


def test_merge_never_edits(learner):
    """merge_heads leaves h alone, and a call does not change an earlier result"""
    rng = np.random.default_rng(511)
    h = numbers(rng, 3, 5, 2)
    expect_pure(
        learner,
        "merge_heads",
        (numbers(rng, 3, 5, 2),),
        (h,),
        (numbers(rng, 2, 3, 4),),
        (numbers(rng, 1, 4, 3),),
    )
    for (same,) in changed_in_turn(h):
        expect_close(
            learner.merge_heads(same), slow_merge(same), of="merge_heads(h)", axes=TOKENS, why=REMEMBERED
        )


def test_multi_shape(learner):
    """multi_head_attention gives one array of the shape of X"""
    rng = np.random.default_rng(512)
    got = _call(learner, "multi_head_attention", numbers(rng, 4, 10), *weights(rng, 10), 5)
    as_array(got, of="multi_head_attention(...)", shape_of=(4, 10), axes=TOKENS)


def test_multi_one_head(learner):
    """with one head it is single attention, then Wo"""
    rng = np.random.default_rng(513)
    X, (Wq, Wk, Wv, Wo) = numbers(rng, 5, 4), weights(rng, 4)
    wanted = slow_attention(X @ Wq, X @ Wk, X @ Wv) @ Wo
    why = "With n_heads = 1 the result must not differ from single attention, then Wo."
    _multi(learner, (X, Wq, Wk, Wv, Wo, 1), wanted, "multi_head_attention(..., 1)", why)


def test_multi_slow(learner):
    """every head attends with its own columns, as in a slow loop, at any size"""
    rng = np.random.default_rng(514)
    for n, d_model, n_heads in ((5, 12, 3), (3, 8, 4), (7, 6, 2), (4, 5, 5), (6, 10, 1), (4, 4, 2), LARGE):
        args = (numbers(rng, n, d_model), *weights(rng, d_model), n_heads)
        of = f"multi_head_attention(...) with n={n}, d_model={d_model}, n_heads={n_heads}"
        why = "Smaller sizes are right: look for a limit that is written in." if n == LARGE[0] else ""
        _multi(learner, args, slow_multi_head(*args), of, why)


def test_multi_own_answer(learner):
    """each call answers for its own tokens and weights, whatever came before"""
    rng = np.random.default_rng(515)
    of, args = "multi_head_attention(...)", (numbers(rng, 6, 8), *weights(rng, 8))
    for case in chain(changed_in_turn(*args, 2), [(*args, 4)]):
        _multi(learner, case, slow_multi_head(*case), of, REMEMBERED)


def test_multi_wo(learner):
    """the output projection Wo is applied last, to all merged heads together"""
    rng = np.random.default_rng(516)
    X, (Wq, Wk, Wv, Wo) = numbers(rng, 6, 12), weights(rng, 12)
    merged = slow_multi_head(X, Wq, Wk, Wv, np.eye(12), 3)
    why = "The result must be the merged heads times Wo (merged @ Wo)."
    _multi(learner, (X, Wq, Wk, Wv, Wo, 3), merged @ Wo, "multi_head_attention(...)", why)
    _multi(
        learner, (X, Wq, Wk, Wv, np.eye(12), 3), merged, "multi_head_attention(...) with Wo = identity", why
    )


def test_multi_no_mask(learner):
    """there is no mask: the first token sees the last one, and itself"""
    rng = np.random.default_rng(517)
    X, W = numbers(rng, 6, 6), weights(rng, 6)
    before = heads_of(learner, X, *W, 2)
    for changed in (5, 0):
        other = X.copy()
        other[changed] += 1.5
        after = heads_of(learner, other, *W, 2)
        moved = np.abs(after - before).max(axis=1) > 1e-7
        expect(
            moved.all(),
            f"Token {changed} was changed, and output row {np.argmin(moved)} did not move: a mask hides it.",
        )


def test_multi_shuffled(learner):
    """shuffling the tokens shuffles the outputs the same way"""
    rng = np.random.default_rng(518)
    X, W = numbers(rng, 6, 9), weights(rng, 9)
    order = np.array([3, 0, 5, 1, 4, 2])
    wanted = heads_of(learner, X, *W, 3)[order]
    why = "Attention knows no order: the shuffled tokens must get their old outputs, shuffled."
    expect_close(
        heads_of(learner, X[order], *W, 3),
        wanted,
        of="multi_head_attention(X[order], ...)",
        axes=TOKENS,
        why=why,
    )


def test_multi_one_token(learner):
    """one token alone attends to itself: X @ Wv @ Wo"""
    rng = np.random.default_rng(519)
    X, (Wq, Wk, Wv, Wo) = numbers(rng, 1, 6), weights(rng, 6)
    _multi(learner, (X, Wq, Wk, Wv, Wo, 3), X @ Wv @ Wo, "multi_head_attention(...) of one token")


def test_multi_never_edits(learner):
    """multi_head_attention leaves X and the weights alone, and remembers nothing"""
    rng = np.random.default_rng(520)
    first, second = (numbers(rng, 5, 6), *weights(rng, 6), 3), (numbers(rng, 5, 6), *weights(rng, 6), 3)
    expect_pure(
        learner,
        "multi_head_attention",
        first,
        second,
        (*first[:5], 2),
        (numbers(rng, 4, 4), *weights(rng, 4), 1),
    )


def _multi(learner, args, wanted, of, why=""):
    got = _call(learner, "multi_head_attention", *args)
    plain = as_array(got, of=of, shape_of=wanted.shape, axes=TOKENS)
    expect_close(got, wanted, of=of, axes=TOKENS, why=partial(_reason, plain, wanted, why))


def _reason(got, wanted, why):
    """That the last digits are all that is wrong with the numbers, or else `why`."""
    near = np.abs(got - wanted).max() < 2e-3 * max(1.0, np.abs(wanted).max())
    told = "Only the last digits are wrong: precision is lost (a rounding), or a small number is added."
    return told if near else why


def _call(learner, name, *args):
    """A call whose error is told with what lies behind it, where that is known."""
    try:
        return getattr(learner, name)(*args)
    except CheckFailed as failure:
        if failure.__cause__ is not None:
            failure.detail = (*failure.detail, *_behind(failure.__cause__, learner, failure.detail[-1:]))
        raise


def _behind(error, learner, last):
    """What lies behind an error: one sentence, from the learner's own values and line, or none."""
    line, frames, trace = "".join(last), [], error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == learner._path:
            frames.append((trace.tb_frame.f_code, trace.tb_frame.f_locals, trace.tb_lineno))
        trace = trace.tb_next
    first = {code.co_name: values.get(code.co_varnames[0]) for code, values, _ in frames if code.co_varnames}
    weight = rf"\b({'|'.join(map(re.escape, learner._calls[-1].names[1:5]))})\b"
    if np.ndim(first.get("attention", 0)) == 3:
        yield "attention takes one head, with two axes: call it for each head."
    elif isinstance(first.get("merge_heads"), (list, tuple)):
        yield "merge_heads was given a list: np.stack makes one array of the heads."
    elif isinstance(error, TypeError) and "integer" in str(error):
        yield "Sizes and slices need whole numbers: `/` gives a float, `//` a whole number."
    elif frames and _returns_in_loop(learner._path, frames[-1][2]):
        yield "This `return` stands inside the loop, so the loop ends with the first head."
    elif re.search(rf"{weight}\s*@", line):
        yield "The order of a product matters: the tokens stand left of `@`, the weight right of it."
    elif re.search(rf"{weight}\s*\*|\*\s*{weight}", line):
        yield "`*` multiplies number by number; a matrix product is written with `@`."
    elif ".T" in line and any(np.ndim(v) == 3 for v in frames[-1][1].values() if isinstance(v, np.ndarray)):
        yield "`.T` turns all three axes of a stack around; only the last two must be swapped."


def _returns_in_loop(path, line):
    try:
        tree = ast.parse("".join(linecache.getlines(path)))
    except SyntaxError:
        return False
    loops = [node for node in ast.walk(tree) if isinstance(node, (ast.For, ast.While))]
    return any(isinstance(n, ast.Return) and n.lineno == line for loop in loops for n in ast.walk(loop))


def _heads(learner, x, n_heads):
    """split_heads where n_heads does divide d_model; an error raised there is told with that fact."""
    try:
        return _call(learner, "split_heads", x, n_heads)
    except CheckFailed as failure:
        own = any(re.search(r"\braise\b", line) for line in failure.detail[-1:])
        if isinstance(failure.__cause__, ValueError) and own:
            fact = f"{x.shape[1]} columns are divisible by {n_heads}, so no ValueError is due here."
            failure.detail = (*failure.detail, fact)
        elif isinstance(failure.__cause__, ValueError):
            failure.detail = (*failure.detail, f"Here x has shape {x.shape}, and n_heads is {n_heads}.")
        raise


def _split(learner, x, n_heads, why):
    of = f"split_heads(x, {n_heads}), x of shape {x.shape}"
    expect_close(_heads(learner, x.copy(), n_heads), slow_split(x, n_heads), of=of, axes=HEADS, why=why)


def _refused(learner, x, n_heads):
    of = f"split_heads(x, {n_heads}), x of shape {x.shape},"
    try:
        got = learner.split_heads(x, n_heads)
        what = f"returned {a_kind(got)}, with columns lost or added"
        if isinstance(got, BaseException) or (isinstance(got, type) and issubclass(got, BaseException)):
            what = "returned the error instead of raising it: `raise`, not `return`"
    except CheckFailed as failure:
        if isinstance(failure.__cause__, ValueError):
            return
        if failure.layer not in {Layer.NOTHING, Layer.RAISED}:
            raise
        what = f"raised {type(failure.__cause__).__name__}" if failure.__cause__ else "returned None"
    fail(
        f"{of} must raise a ValueError: {x.shape[1]} columns are not divisible by {n_heads}.",
        f"Yours {what}." + ("" if "`" in what else " Look at the remainder d_model % n_heads first."),
        layer=Layer.TYPE,
        function="split_heads",
    )
