"""Checks of exercise 8, function by function: shape, trace, edges, second route, properties, never edits."""

import inspect
import math
import sys
from contextlib import contextmanager

import numpy as np

from txlab.checking import (
    REMEMBERED,
    CheckFailed,
    Layer,
    as_array,
    changed_in_turn,
    expect,
    expect_close,
    expect_equal,
    expect_given,
    expect_pure,
    fail,
    remembered,
    unpack_pair,
)
from txlab.checking.describe import a_kind, row, short
from txlab.checking.matrices import grid_of

RNG = np.random.default_rng(808)
EXACT = 1e-9
NEAR = 1e-4  # lost digits are told by the checks against full recompute, which are about them


def sized(n, d_model, d_k, d_v):
    """n tokens and their three weight matrices, entries of ordinary size."""
    shapes = ((n, d_model), (d_model, d_k), (d_model, d_k), (d_model, d_v))
    return tuple(RNG.normal(0.0, 0.8, shape) for shape in shapes)


def weights():
    """The three weight matrices of the lab."""
    rng = np.random.default_rng(3)
    return tuple(rng.standard_normal(size) for size in ((4, 3), (4, 3), (4, 5)))


X, WQ, WK, WV = LAB = (RNG.normal(0.0, 0.6, (6, 4)), *weights())
W = (WQ, WK, WV)
SOME = {"V": RNG.normal(0.0, 2.0, (4, 5)), "K": RNG.normal(0.0, 2.0, (4, 3))}
SCORES = RNG.normal(0.0, 2.0, (3, 4)) + np.array([[0.0], [2000.0], [-2000.0]])
SIZES = [sized(5, 3, 2, 4), sized(4, 2, 7, 3), sized(7, 6, 5, 2), sized(3, 5, 5, 5), sized(3, 1, 1, 1)]
SIZES += [sized(2, 3, 4, 1), sized(4, 2, 1, 3), sized(1, 3, 2, 4), sized(190, 2, 3, 1)]
CHANGING = sized(5, 4, 3, 5)


@remembered
def project(x, matrix):
    """One vector times one matrix, a sum at a time."""
    return [math.fsum(float(a) * float(b) for a, b in zip(x, column, strict=True)) for column in matrix.T]


@remembered
def attend(query, keys, values):
    """One query's output: shares of each value, by how well its key fits."""
    fits = np.sum(np.asarray(keys) * query, axis=1) / math.sqrt(len(query))
    shares = np.exp(fits - fits.max())
    return np.sum(shares[:, None] * values, axis=0) / shares.sum()


@remembered
def slow(tokens, w_query, w_key, w_value):
    """Causal attention token by token, a second route: outputs, keys and values."""
    keys, values = (np.array([project(x, w) for x in tokens]) for w in (w_key, w_value))
    outputs = [attend(project(x, w_query), keys[: t + 1], values[: t + 1]) for t, x in enumerate(tokens)]
    return np.array(outputs), keys, values


RIGHT = slow(*LAB)[0]
OTHERS = [(size, slow(*size)) for size in SIZES]


def soft(scores):
    """Softmax along the last axis."""
    exps = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return exps / np.sum(exps, axis=-1, keepdims=True)


def cache_of(tokens, w=W):
    """A right cache for these tokens, freshly made."""
    return {"K": tokens @ w[1], "V": tokens @ w[2]}


def copied(cache):
    """The same cache in a new dict with new arrays, to be handed out."""
    return {name: array.copy() for name, array in cache.items()}


def expect_entries(got, *, of):
    """What was returned is a dict, dict subclasses included, with exactly the entries K and V."""
    if not isinstance(got, dict):
        told = f'{of} is {a_kind(got)}, but a dict with the entries "K" and "V" is wanted.'
        dicts = isinstance(got, (list, tuple)) and got and all(isinstance(g, dict) for g in got)
        came = f"{a_kind(got)} of {len(got)} dict{'' if len(got) == 1 else 's'}" if dicts else short(got)
        fail(told, f"got     {came}", layer=Layer.TYPE)
    cache = dict(dict.items(got))
    told, names = f'{of} must hold exactly two entries, "K" and "V"', ", ".join(short(k, 20) for k in cache)
    for name in ("K", "V"):
        expect(name in cache, f'{told}, but has no "{name}".', f"its entries: {names or 'none'}")
    expect(len(cache) == 2, f"{told}, and nothing else.", f"its entries: {names}")
    return cache


def expect_cache(got, rows, d_k, d_v, *, of):
    """The cache as a plain dict of two arrays, after type, entries, number of rows, columns and dtype."""
    cache, arrays = expect_entries(got, of=of), {}
    for name, size, columns in (("K", d_k, "d_k"), ("V", d_v, "d_v")):
        entry, text = cache[name], f'{of}["{name}"]'
        came = np.shape(np.asarray(entry)) if isinstance(entry, np.ndarray) else ()
        if len(came) == 2 and came[0] != rows and came[1] == size:
            seen = (
                f"{rows} token{' was' if rows == 1 else 's were'} seen" if rows else "no token was seen yet"
            )
            count = f"{came[0]} row{'' if came[0] == 1 else 's'}"
            told = f"{text} has {count}, but {seen}: one row per token is wanted."
            fail(told, f"wanted  shape ({rows}, {size})", f"got     shape {came}", layer=Layer.SHAPE)
        arrays[name] = as_array(entry, of=text, shape_of=(rows, size), axes=("rows", columns))
    return arrays


def expect_rows(cache, keys, values, *, of="new_cache"):
    """K holds the keys and V the values, a row per token in the order of the text."""
    for name, wanted, what in (("K", keys, "key, x_t @ Wk,"), ("V", values, "value, x_t @ Wv,")):
        why = f"Row t of {name} is the {what} of token t, oldest first."
        axes = "t", f"d_{name.lower()}"
        expect_close(cache[name], wanted, of=f'{of}["{name}"]', why=why, axes=axes)


def expect_old_cache_kept(learner):
    """The last call of decode_step left the dict it was given, and its arrays, as they were."""
    if 4 not in learner._calls[-1].edited:
        return
    fail(
        '`decode_step` edits the cache it is given, in place (`cache["K"] = ...`, `update` and `+=` do).',
        "The old cache must stay as it was, so that one beginning can be continued in two ways.",
        "Put new arrays into a new dict.",
        layer=Layer.EDITED,
    )


def step(learner, x_t, w, cache, seen):
    """One call of decode_step: the output and the new cache as plain arrays, then the cache as it came."""
    with stacked():
        got = learner.decode_step(x_t, *w, cache)
    output, new = unpack_pair(got, of="decode_step(x_t, Wq, Wk, Wv, cache)", names=("output_t", "new_cache"))
    if new is cache:
        expect_old_cache_kept(learner)
    arrays = expect_cache(new, seen, w[1].shape[1], w[2].shape[1], of="new_cache")
    return as_array(output, of="output_t", shape_of=(w[2].shape[1],), axes=("d_v",)), arrays, new


def decode(learner, tokens, w):
    """One call of decode_all: the outputs and the cache as plain arrays, then the cache as it came."""
    with stacked():
        got = learner.decode_all(tokens, *w)
    outputs, last = unpack_pair(got, of="decode_all(X, Wq, Wk, Wv)", names=("outputs", "cache"))
    d_k, d_v = w[1].shape[1], w[2].shape[1]
    outputs = as_array(outputs, of="outputs", shape_of=(len(tokens), d_v), axes=("n", "d_v"))
    return outputs, expect_cache(last, len(tokens), d_k, d_v, of="cache"), last


def expect_exact(got, wanted, *, of, first=0, look=()):
    """The rows equal those of full recompute to rounding; the message gives the size of the difference."""
    scale = max(1.0, float(np.abs(wanted).max()))
    gaps = np.abs(got - wanted).max(axis=1)
    if gaps.max() <= EXACT * scale:
        return
    t = int(np.argmax(gaps > EXACT * scale))
    gap = float(gaps.max())
    size = f"{gap:.1e}" if gap < 1e-3 else f"{gap:.2g}" if gap < 10 else f"{gap:.0f}"
    told = f"{of} differs from full recompute by up to {size}; a right cache differs by about 1e-15."
    if gaps.max() < 3e-3 * scale:
        lost = (
            "That is lost precision: something is rounded, kept in float32 or float16, or a little is added."
        )
        fail(f"{told} {lost}", "Leave every array at float64, numpy's own choice.", layer=Layer.PRECISION)
    where = f"The first row that differs is row {t + first}:"
    wrong = np.abs(got - wanted) > EXACT * scale
    rows = f"wanted  {row(wanted[t])}", f"got     {row(got[t])}"
    grid = grid_of(of, wanted, got, wrong, ("n", "d_v"))
    raise CheckFailed(told, where, *rows, *look, layer=Layer.VALUE, grid=grid)


@contextmanager
def stacked():
    """Adds, when rows were stacked in a way that numpy refuses, how a new token is stacked."""
    try:
        yield
    except CheckFailed as error:
        advice = {
            "along dimension 0": "A new token is a new row: stack along axis 0.",
            "same number of dimensions": "A new row needs two axes, such as (1, d_k), to be joined to K.",
        }
        error.detail += tuple(line for sign, line in advice.items() if sign in error.headline)
        raise


@contextmanager
def other_sizes(tokens, w):
    """Says, when a check inside fails, that the lab's own sizes had worked."""
    try:
        yield
    except CheckFailed as error:
        sizes = f"n = {len(tokens)}, d_model = {len(w[0])}, d_k = {w[1].shape[1]}, d_v = {w[2].shape[1]}"
        told = f"It works with the sizes of the lab, but not with {sizes}."
        about = {"layer": error.layer, "function": error.function, "line": error.line}
        raise CheckFailed(told, error.headline, *error.detail, **about) from error


def test_given_helpers(learner):
    """the given helpers softmax_rows, make_weights and attend_full work as given"""
    expect_given(learner, "softmax_rows", soft, (SCORES,), (np.array([[0.5, 1.0, -np.inf]]),))
    expect_given(learner, "make_weights", weights, ())
    expect_given(learner, "attend_full", lambda *args: slow(*args)[0], *SIZES[:3], LAB)


def test_empty_cache_entries(learner):
    """the empty cache is a dict with exactly two arrays of floats, K and V"""
    for name, entry in expect_entries(learner.empty_cache(3, 5), of="empty_cache(3, 5)").items():
        of = f'empty_cache(3, 5)["{name}"]'
        columns, letters = (3, "d_k") if name == "K" else (5, "d_v")
        if not isinstance(entry, np.ndarray) or entry.ndim != 2:
            is_one = isinstance(entry, np.ndarray)
            came = f"its shape is {np.shape(np.asarray(entry))}" if is_one else f"it is {a_kind(entry)}"
            told = f"{of} must be a numpy array of shape (0, {columns}), but {came}."
            got = [] if is_one else [f"got     {short(entry)}"]
            means = f"It must have 0 rows and {letters} columns; `np.zeros` takes a shape, rows first."
            fail(told, *got, means, layer=Layer.SHAPE)
        as_array(entry, of=of)


def test_empty_cache_shapes(learner):
    """in the empty cache K is (0, d_k) and V is (0, d_v): no rows, but columns"""
    for d_k, d_v in ((3, 5), (7, 2), (1, 4)):
        expect_cache(learner.empty_cache(d_k, d_v), 0, d_k, d_v, of=f"empty_cache({d_k}, {d_v})")


def test_empty_cache_remembers_nothing(learner):
    """a later empty cache does not change an earlier one"""
    expect_pure(learner, "empty_cache", (3, 5), (4, 2))


def test_step_returns_output_and_cache(learner):
    """decode_step returns output_t of shape (d_v,) and a cache with one more row"""
    step(learner, X[3], W, cache_of(X[:3]), 4)


def test_first_step(learner):
    """the first step, on an empty cache: the token attends to itself alone"""
    output, cache, _ = step(learner, X[0], W, cache_of(X[:0]), 1)
    expect_rows(cache, X[:1] @ WK, X[:1] @ WV)
    why = "The only token seen has the weight 1, so its output must be its own value, x_t @ Wv."
    expect_close(output, X[0] @ WV, of="output_t", why=why, tolerance=NEAR)


def test_step_appends_key_and_value(learner):
    """a step adds the new key as the last row of K and the new value as that of V"""
    for x_t, given in ((X[3], cache_of(X[:3])), (X[4], SOME)):
        wanted = (np.concatenate([given["K"], [x_t @ WK]]), np.concatenate([given["V"], [x_t @ WV]]))
        expect_rows(step(learner, x_t, W, copied(given), len(given["K"]) + 1)[1], *wanted)


def test_step_attends_to_all(learner):
    """a step's query attends to every key seen, its own included"""
    for x_t, given in ((X[3], cache_of(X[:3])), (X[4], SOME)):
        output, _, _ = step(learner, x_t, W, copied(given), len(given["K"]) + 1)
        keys, values = [*given["K"], project(x_t, WK)], [*given["V"], project(x_t, WV)]
        wanted = attend(project(x_t, WQ), keys, values)
        why = (
            f"{len(keys)} keys are seen, x_t's own too: softmax(q @ K.T / sqrt(d_k)) @ V is over all of them."
        )
        expect_close(output, wanted, of="output_t", why=why, tolerance=NEAR)


def test_step_other_sizes(learner):
    """a step works for other sizes of d_model, d_k and d_v, and for 190 tokens"""
    for (tokens, *w), (outputs, keys, values) in OTHERS:
        with other_sizes(tokens, w):
            output, cache, _ = step(learner, tokens[-1], w, cache_of(tokens[:-1], w), len(tokens))
            expect_rows(cache, keys, values)
            expect_close(output, outputs[-1], of="output_t", tolerance=NEAR)


def test_steps_equal_full_recompute(learner):
    """six steps, one after the other, equal full recompute to rounding"""
    cache, outputs = cache_of(X[:0]), []
    for t, x_t in enumerate(X):
        output, arrays, cache = step(learner, x_t, W, cache, t + 1)
        outputs.append(output)
    expect_exact(np.array(outputs), RIGHT, of="decode_step, called six times,")
    expect_rows(arrays, X @ WK, X @ WV)


def test_step_survives_large_scores(learner):
    """a step survives large scores: no inf, no nan"""
    for x_t in (X[1] * 30.0, X[1] * 300.0, X[5] * 300.0):
        q = x_t @ WQ
        # three more keys fit nearly as well, or as badly, as the token's own
        fits = float(q @ (x_t @ WK)) + np.array([[-1.2], [0.7], [2.0]])
        cache = {"K": fits * q / float(q @ q), "V": SOME["V"][:3].copy()}
        output, _, _ = step(learner, x_t, W, copied(cache), 4)
        wanted = attend(project(x_t, WQ), [*cache["K"], project(x_t, WK)], [*cache["V"], project(x_t, WV)])
        why = "The scores are far from 0 here: exp of such numbers is infinite or 0."
        expect_close(output, wanted, of="output_t", why=why, tolerance=NEAR)


def test_two_continuations(learner):
    """two different continuations of one cache do not disturb each other"""
    _, _, shared = step(learner, X[1], W, cache_of(X[:1]), 2)
    ends = []
    for end in (X[2:4], X[4:6], X[3:1:-1]):
        _, _, once = step(learner, end[0], W, shared, 3)
        ends.append((np.concatenate([X[:2], end]), *step(learner, end[1], W, once, 4)))
    of = "cache"
    for story, output, _, last in ends:
        expect_rows(expect_cache(last, 4, 3, 5, of=of), story @ WK, story @ WV, of=of)
        expect_close(output, slow(story, *W)[0][3], of="output_t", tolerance=NEAR)


def test_step_never_edits(learner):
    """a step leaves its inputs alone, the given cache too, and remembers nothing"""
    other, *u = SIZES[0]
    calls = [(x_t.copy(), *W, cache_of(X[:t])) for t, x_t in enumerate(X[:4])]
    for call in calls:
        learner.decode_step(*call)
        expect_old_cache_kept(learner)
    expect_pure(learner, "decode_step", *calls[2:], (other[3].copy(), *u, cache_of(other[:3], u)))
    tokens, *u = (a.copy() for a in CHANGING)
    x_t, cache = tokens[0], copied(SOME)
    for _, *w, _, _ in changed_in_turn(x_t, *u, cache["K"], cache["V"]):
        output, new, _ = step(learner, x_t, w, cache, 5)
        keys, values = [*cache["K"], project(x_t, w[1])], [*cache["V"], project(x_t, w[2])]
        expect_own((output, new), (attend(project(x_t, w[0]), keys, values), keys, values))


def expect_own(got, wanted):
    """The output and the cache belong to the arguments of this call, not to those of an earlier one."""
    output, cache = got
    right, keys, values = wanted
    expect_close(cache["K"], keys, of='cache["K"]', why=REMEMBERED, axes=("t", "d_k"))
    expect_close(cache["V"], values, of='cache["V"]', why=REMEMBERED, axes=("t", "d_v"))
    expect_close(output, right, of="the output", why=REMEMBERED, tolerance=NEAR)


def test_all_returns_outputs_and_cache(learner):
    """decode_all returns outputs of shape (n, d_v) and the cache after all tokens"""
    decode(learner, X, W)


def test_all_equals_full_recompute(learner):
    """decode_all of six tokens equals attend_full, to rounding"""
    look = "Look at what each step is given (its token, its cache) and at how its output is kept."
    expect_exact(decode(learner, X, W)[0], RIGHT, of="decode_all", look=(look,))


def test_all_returns_last_cache(learner):
    """the cache that decode_all returns holds X @ Wk and X @ Wv, in order"""
    expect_rows(decode(learner, X, W)[1], X @ WK, X @ WV, of="cache")


def test_all_works_without_attend_full(learner):
    """decode_all does not call attend_full"""
    code = getattr(inspect.unwrap(vars(learner._module).get("attend_full")), "__code__", None)
    called, before = [], sys.getprofile()

    def watch(frame, _event, _argument):
        # told by its code, so that no other name, default argument or closure can hide the call
        if frame.f_code is code:
            called.append(True)

    sys.setprofile(watch)
    try:
        learner.decode_all(*LAB)
    finally:
        sys.setprofile(before)
    expect(
        not called,
        "decode_all calls attend_full, which computes every key and value again: the way without a cache.",
        "Go through the tokens step by step and hand the cache on; attend_full is there to compare with.",
        function="decode_all",
    )


def test_all_other_sizes(learner):
    """decode_all works for other sizes, and for one token"""
    for (tokens, *w), (wanted, keys, values) in OTHERS:
        with other_sizes(tokens, w):
            outputs, cache, _ = decode(learner, tokens, w)
            expect_exact(outputs, wanted, of="decode_all")
            expect_rows(cache, keys, values, of="cache")


def test_resumes_after_three_tokens(learner):
    """decoding resumes: the cache of the first three tokens and token 3 give row 3"""
    _, _, cache = decode(learner, X[:3], W)
    output, arrays, _ = step(learner, X[3], W, cache, 4)
    expect_exact(output[None], RIGHT[3:4], of="The step after decode_all(X[:3], ...)", first=3)
    expect_rows(arrays, X[:4] @ WK, X[:4] @ WV)


def test_all_never_edits(learner):
    """decode_all leaves its inputs alone and starts afresh at every call"""
    other = tuple(a.copy() for a in SIZES[0])
    expect_pure(learner, "decode_all", tuple(a.copy() for a in LAB), other, (X[::-1].copy(), *W))
    for tokens, *w in changed_in_turn(*(a.copy() for a in CHANGING)):
        expect_own(decode(learner, tokens, w)[:2], slow(tokens, *w))


def expect_counts(learner, n, why=""):
    """Both counts of n tokens are right, and whole numbers."""
    of, got = f"projection_counts({n})", learner.projection_counts(n)
    got = list(got) if isinstance(got, np.ndarray) and got.shape == (2,) else got
    counts = unpack_pair(got, of=of, names=("without_cache", "with_cache"))
    for count in counts:
        if isinstance(count, (float, np.floating)):
            told = f"{of} gives {float(count)!r}, a float, but a count is a whole number."
            fail(told, "`//` divides whole numbers into a whole number; `/` makes a float.", layer=Layer.TYPE)
        if not isinstance(count, (int, np.integer)):
            fail(f"{of} gives {a_kind(count)}, but a count is a whole number.", layer=Layer.TYPE)
    expect_equal(tuple(counts), (n * (n + 1) // 2, n), of=of, why=why)


def test_counts_trace(learner):
    """the trace: four tokens take 10 key projections without a cache, 4 with one"""
    expect_counts(learner, 4, why="Without a cache it is 1 + 2 + 3 + 4 = 10, with one it is 4.")


def test_counts(learner):
    """projection_counts(n) is n(n+1)/2 and n, from 0 tokens to 1000"""
    for n in (0, 1, 2, 3, 5, 7, 12, 99, 100, 1000):
        expect_counts(learner, n, why=f"The trace is right, but {n} tokens are not.")
