"""Slips of exercise 8: caches, steps and counts with one well-known mistake each."""

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Cache"
TRAPS = {
    "shape and axis": ("weights-all-one", "output-is-a-matrix", "outputs-shaped-like-x"),
    "order of operations": (
        "attends-before-append", "attends-before-append-zeros", "attends-before-append-except-first",
        "attends-before-append-nan", "value-appended-too-late", "scale-after-softmax", "decoded-backwards",
        "decoded-and-returned-backwards", "all-attends-before-append",
    ),
    "numerical stability": (
        "scale-cut-to-whole", "scale-rounded", "no-row-maximum", "counts-halved-too-early",
    ),
    "equivalence": (
        "cache-appended-in-front", "key-in-front", "value-in-front", "caches-raw-inputs",
        "caches-inputs-projects-later", "caches-inputs-when-empty", "caches-raw-keys", "caches-raw-values",
        "cache-in-reverse", "cache-of-raw-inputs",
    ),
}  # fmt: skip
CONVENTIONS = {
    "Attention": (
        "cache-columns-swapped", "cache-one-size-for-both", "caches-scaled-keys",
        "scales-whole-cache", "scale-missing", "scores-negative", "scale-by-d-k", "scale-multiplied",
        "scale-root-twice", "scale-squared", "scale-by-d-model", "scale-by-d-v", "scale-by-rows",
        "scale-hard-coded", "mix-averaged", "softmax-twice", "only-own-key", "weights-all-equal",
        "best-key-only", "softmax-missing", "not-normalized", "cache-sizes-swapped", "all-scale-missing",
    ),
    "Mask": ("query-skips-oldest", "only-first-key", "sees-later-tokens"),
    "": (
        "cache-sizes-hard-coded", "start-sizes-hard-coded",
        "ignores-given-weights", "query-and-key-swapped", "query-from-wk", "value-added-to-output",
        "output-and-cache-swapped", "weights-returned", "all-results-swapped", "all-ignores-given-weights",
        "outputs-in-reverse", "same-row-everywhere", "first-token-always", "only-last-output",
        "output-fed-back", "counts-swapped", "counts-both-n", "counts-n-squared", "counts-off-by-one",
        "counts-one-too-far", "counts-not-halved", "counts-keys-and-values", "counts-zero-gives-one",
        "counts-per-step", "counts-cache-grows-too", "counts-cached-off-by-one", "counts-cached-one-more",
        "counts-all-projections", "counts-hard-coded", "counts-one-with-cache",
    ),
}  # fmt: skip

RNG = np.random.default_rng(818)


def _weights(d_model, d_k, d_v):
    return tuple(RNG.normal(0.0, 0.8, size) for size in ((d_model, d_k), (d_model, d_k), (d_model, d_v)))


def _step_probe(d_model, d_k, d_v, rows, size=0.8):
    cache = {"K": RNG.normal(0.0, size, (rows, d_k)), "V": RNG.normal(0.0, 1.0, (rows, d_v))}
    return (RNG.normal(0.0, size, d_model), *_weights(d_model, d_k, d_v), cache)


# slips that put x_t itself, or the wrong projection, into the cache run only where all sizes are equal;
# those that end in an error are told apart by the pairs of sizes with which they run
PROBES = {
    "empty_cache": [(3, 5), (4, 2)],
    "decode_step": [
        _step_probe(5, 2, 4, 3),
        _step_probe(4, 4, 4, 2),
        _step_probe(3, 3, 3, 4),
        _step_probe(4, 3, 5, 4),
        _step_probe(3, 2, 4, 0),
        _step_probe(4, 3, 5, 3, size=90.0),
    ],
    "decode_all": [
        (RNG.normal(size=(4, 5)), *_weights(5, 2, 3)),
        (RNG.normal(size=(4, 4)), *_weights(4, 4, 4)),
        (RNG.normal(size=(5, 4)), *_weights(4, 3, 5)),
        (RNG.normal(size=(3, 4)), *_weights(4, 2, 4)),
        (RNG.normal(size=(3, 5)), *_weights(5, 3, 3)),
    ],
    "projection_counts": [(0,), (1,), (5,), (12,)],
}


def _softmax(scores):
    exps = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exps / exps.sum(axis=-1, keepdims=True)


def _lab_weights():
    """The weights of `make_weights`, whatever was given."""
    rng = np.random.default_rng(3)
    return tuple(rng.standard_normal(size) for size in ((4, 3), (4, 3), (4, 5)))


def _root_d_k(d_k, **_sizes):
    return np.sqrt(d_k)


def _step(
    x_t, Wq, Wk, Wv, cache, *, q=None, k=None, v=None, scale=_root_d_k, softmax=_softmax, front="", keep="KV"
):
    """A step with switches: its query, key and value, the divisor, the softmax, which rows go in front,
    what is kept.
    """
    q = x_t @ Wq if q is None else q
    k = x_t @ Wk if k is None else k
    v = x_t @ Wv if v is None else v
    K = np.vstack([k, cache["K"]] if "K" in front else [cache["K"], k])
    V = np.vstack([v, cache["V"]] if "V" in front else [cache["V"], v])
    divisor = scale(d_k=len(q), d_model=len(x_t), d_v=V.shape[1], rows=len(K))
    output = softmax(K @ q / divisor) @ V
    return output, {"K": K if "K" in keep else cache["K"], "V": V if "V" in keep else cache["V"]}


def _decode(X, Wq, Wk, Wv, step=_step, start=None):
    """Every token in turn, with a step of one's own; the list of outputs and the last cache."""
    cache = start or {"K": np.zeros((0, Wk.shape[1])), "V": np.zeros((0, Wv.shape[1]))}
    outputs = []
    for x_t in X:
        output, cache = step(x_t, Wq, Wk, Wv, cache)
        outputs.append(output)
    return np.array(outputs), cache


# ------------------------------------------------------------------------------------------- empty_cache


@slip(of="empty_cache", name="cache-columns-swapped", look="which array gets d_k columns and which d_v")
def columns_swapped(d_k, d_v):
    """K was given d_v columns and V d_k: swapped. Keys have d_k numbers and values d_v, so no row would
    fit.
    """
    return {"K": np.zeros((0, d_v)), "V": np.zeros((0, d_k))}


@slip(of="empty_cache", name="cache-starts-with-a-row", look="the number of rows of an empty cache")
def starts_with_a_row(d_k, d_v):
    """the cache starts with one row of zeros: a token that never was, which every later query would attend
    to.
    """
    return {"K": np.zeros((1, d_k)), "V": np.zeros((1, d_v))}


@slip(of="empty_cache", name="cache-one-size-for-both", look="the columns of V")
def d_k_for_both(d_k, d_v):
    """both arrays have d_k columns; a value has d_v numbers, so its row would not fit into V."""
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_k))}


@slip(
    of="empty_cache",
    name="cache-lies-on-its-side",
    look="the order of the two sizes",
)
def on_its_side(d_k, d_v):
    """the shapes are (d_k, 0) and (d_v, 0): the tokens became columns. Tokens are rows, and there are 0 of
    them yet.
    """
    return {"K": np.zeros((d_k, 0)), "V": np.zeros((d_v, 0))}


@slip(
    of="empty_cache", name="cache-sizes-hard-coded", look="the column counts, which must be the two arguments"
)
def sizes_of_the_lab(d_k, d_v):
    """the columns are hard-coded as 3 and 5, the sizes of make_weights; other sizes of d_k and d_v are
    ignored.
    """
    return {"K": np.zeros((0, 3)), "V": np.zeros((0, 5))}


# ------------------------------------------------------------------- decode_step: when and what to append


def _attends_first(empty):
    """Steps that attend to the cache as it came and append afterwards; they differ on an empty cache."""

    def step(x_t, Wq, Wk, Wv, cache):
        new = _step(x_t, Wq, Wk, Wv, cache)[1]
        if len(cache["K"]) == 0 and empty is not None:
            return empty(x_t @ Wv), new
        return _softmax(cache["K"] @ (x_t @ Wq) / np.sqrt(Wk.shape[1])) @ cache["V"], new

    step.__doc__ = (
        "the query attends to the old keys and values alone, so the token never sees its own; the new ones "
        "must be among those it attends to."
    )
    return step


_ORDER = "which keys the query is compared with"
attends_first = slip(of="decode_step", name="attends-before-append", look=_ORDER)(_attends_first(None))
attends_first_zeros = slip(of="decode_step", name="attends-before-append-zeros", look=_ORDER)(
    _attends_first(np.zeros_like)
)
attends_first_itself = slip(of="decode_step", name="attends-before-append-except-first", look=_ORDER)(
    _attends_first(np.array)
)
attends_first_nan = slip(of="decode_step", name="attends-before-append-nan", look=_ORDER)(
    _attends_first(lambda v: v * np.nan)
)


@slip(
    of="decode_step",
    name="value-appended-too-late",
    look="the value of the new token, when the weights meet V",
)
def value_appended_too_late(x_t, Wq, Wk, Wv, cache):
    """the new key is attended to but its value is left out of the mix, appended only afterwards: the weights
    that meet V no longer sum to 1.
    """
    new = _step(x_t, Wq, Wk, Wv, cache)[1]
    weights = _softmax(new["K"] @ (x_t @ Wq) / np.sqrt(Wk.shape[1]))
    return weights[:-1] @ cache["V"], new


@slip(of="decode_step", name="cache-appended-in-front", look="the order of the two parts that are stacked")
def appended_in_front(*args):
    """the new rows were put in front of the cache: row 0 is now the newest token. Rows stand in the order
    of the text.
    """
    return _step(*args, front="KV")


@slip(of="decode_step", name="key-in-front", look="the order in which K is stacked")
def key_in_front(*args):
    """the new key was put in front of K, the value at the end of V, so keys and values no longer belong
    together.
    """
    return _step(*args, front="K")


@slip(of="decode_step", name="value-in-front", look="the order in which V is stacked")
def value_in_front(*args):
    """the new value was put in front of V, the key at the end of K, so keys and values no longer belong
    together.
    """
    return _step(*args, front="V")


@slip(of="decode_step", name="cache-not-grown", look="which cache is returned")
def cache_not_grown(*args):
    """the old cache is returned: the new key and value were used once and then lost, so the next token
    cannot see this one.
    """
    return _step(*args, keep="")


@slip(of="decode_step", name="only-keys-kept", look="the V of the cache that is returned")
def only_keys_kept(*args):
    """the new key is in the cache that is returned, its value is not: V did not grow, it has one row too
    few.
    """
    return _step(*args, keep="K")


@slip(of="decode_step", name="only-values-kept", look="the K of the cache that is returned")
def only_values_kept(*args):
    """the new value is in the cache that is returned, its key is not: K did not grow, it has one row too
    few.
    """
    return _step(*args, keep="V")


@slip(of="decode_step", name="history-appended-again", look="what is stacked below the old rows")
def history_appended_again(x_t, Wq, Wk, Wv, cache):
    """the whole history was appended to the history, not one row: the cache about doubles in length at
    every step.
    """
    grown = {name: np.vstack([rows, rows]) for name, rows in cache.items()}
    return _step(x_t, Wq, Wk, Wv, grown)


@slip(of="decode_step", name="row-appended-twice", look="how often the new row is stacked")
def row_appended_twice(*args):
    """the new key and value were appended twice: two rows for one token, which then counts double."""
    return _step(*args[:4], _step(*args)[1])


@slip(of="decode_step", name="oldest-row-dropped", look="a slice that starts at 1")
def oldest_row_dropped(*args):
    """the oldest row is dropped from the cache that is returned, so the first token is forgotten; every
    row stays.
    """
    output, cache = _step(*args)
    return output, {name: rows[1:] for name, rows in cache.items()}


@slip(of="decode_step", name="cache-replaced", look="what the new row is stacked onto")
def cache_replaced(x_t, Wq, Wk, Wv, cache):
    """the new cache holds the new token alone: the earlier rows are gone, so the token attends to nothing
    but itself.
    """
    return _step(x_t, Wq, Wk, Wv, {name: rows[:0] for name, rows in cache.items()})


@slip(
    of="decode_step",
    name="newest-row-replaces-last",
    look="where the new row goes",
)
def last_row_replaced(x_t, Wq, Wk, Wv, cache):
    """the new row was written over the last one of the cache: the token before it is lost, one row short."""
    return _step(x_t, Wq, Wk, Wv, {name: rows[:-1] for name, rows in cache.items()})


# ----------------------------------------------------------------------- decode_step: what a row is made of


@slip(of="decode_step", name="caches-raw-inputs", look="what is stacked onto K and V", raises=True)
def caches_raw_inputs(x_t, Wq, Wk, Wv, cache):
    """the raw input x_t was stacked onto K and V, without Wk and Wv; the cache holds keys and values."""
    return _step(x_t, Wq, Wk, Wv, cache, k=x_t, v=x_t)


@slip(of="decode_step", name="caches-inputs-projects-later", look="what is stacked onto K and V", raises=True)
def projects_later(x_t, Wq, Wk, Wv, cache):
    """the cache holds raw inputs, which are multiplied by Wk and Wv again at every step: that is the work
    a cache saves.
    """
    rows = {name: np.vstack([old, x_t]) for name, old in cache.items()}
    weights = _softmax(rows["K"] @ Wk @ (x_t @ Wq) / np.sqrt(Wk.shape[1]))
    return weights @ (rows["V"] @ Wv), rows


@slip(of="decode_step", name="caches-inputs-when-empty", look="what is stacked onto K and V", raises=True)
def caches_inputs_when_empty(x_t, Wq, Wk, Wv, cache):
    """an empty cache is replaced by the raw input x_t, which Wk and Wv multiply again at every step; a cache
    holds keys and values, so that this work is done once.
    """
    empty = len(cache["K"]) == 0
    rows = {name: x_t[None, :] if empty else np.vstack([old, x_t]) for name, old in cache.items()}
    weights = _softmax(rows["K"] @ Wk @ (x_t @ Wq) / np.sqrt(Wk.shape[1]))
    return weights @ (rows["V"] @ Wv), rows


@slip(of="decode_step", name="caches-raw-keys", look="what is stacked onto K", raises=True)
def caches_raw_keys(x_t, Wq, Wk, Wv, cache):
    """the raw input x_t was stacked onto K instead of the key, which is made with Wk."""
    return _step(x_t, Wq, Wk, Wv, cache, k=x_t)


@slip(of="decode_step", name="caches-raw-values", look="what is stacked onto V", raises=True)
def caches_raw_values(x_t, Wq, Wk, Wv, cache):
    """the raw input x_t was stacked onto V instead of the value, which is made with Wv."""
    return _step(x_t, Wq, Wk, Wv, cache, v=x_t)


@slip(of="decode_step", name="ignores-given-weights", look="where Wq, Wk and Wv come from", raises=True)
def ignores_given_weights(x_t, Wq, Wk, Wv, cache):
    """the weights come from make_weights(), hard-coded, and not from the arguments: other weights change
    nothing, and other sizes do not fit.
    """
    return _step(x_t, *_lab_weights(), cache)


@slip(of="decode_step", name="query-and-key-swapped", look="which matrix makes the query and which the key")
def query_and_key_swapped(x_t, Wq, Wk, Wv, cache):
    """Wk made the query and Wq the key: swapped. The cache then holds queries where keys belong."""
    return _step(x_t, Wq, Wk, Wv, cache, q=x_t @ Wk, k=x_t @ Wq)


@slip(of="decode_step", name="caches-queries", look="the matrix that makes the new row of K")
def caches_queries(x_t, Wq, Wk, Wv, cache):
    """the query was stacked onto K instead of the key: later tokens are compared with queries, not with
    keys.
    """
    return _step(x_t, Wq, Wk, Wv, cache, k=x_t @ Wq)


@slip(of="decode_step", name="query-from-wk", look="the matrix that makes the query")
def query_from_wk(x_t, Wq, Wk, Wv, cache):
    """the query was made with Wk (or the key was used as the query), so Wq has no part in the scores."""
    return _step(x_t, Wq, Wk, Wv, cache, q=x_t @ Wk)


@slip(of="decode_step", name="value-from-wk", look="the matrix that makes the new row of V", raises=True)
def value_from_wk(x_t, Wq, Wk, Wv, cache):
    """the key, made with Wk, was stacked onto V; a value is made with Wv and has d_v numbers."""
    return _step(x_t, Wq, Wk, Wv, cache, v=x_t @ Wk)


@slip(of="decode_step", name="key-from-wv", look="the matrix that makes the new row of K", raises=True)
def key_from_wv(x_t, Wq, Wk, Wv, cache):
    """the value, made with Wv, was stacked onto K; a key is made with Wk and has d_k numbers."""
    return _step(x_t, Wq, Wk, Wv, cache, k=x_t @ Wv)


@slip(of="decode_step", name="key-and-value-swapped", look="which row goes to K and which to V", raises=True)
def key_and_value_swapped(x_t, Wq, Wk, Wv, cache):
    """the key was stacked onto V and the value onto K: swapped."""
    return _step(x_t, Wq, Wk, Wv, cache, k=x_t @ Wv, v=x_t @ Wk)


@slip(of="decode_step", name="caches-outputs", look="what is stacked onto V")
def caches_outputs(x_t, Wq, Wk, Wv, cache):
    """the output was stored in V in place of the value: an output is already a mixture, later tokens need
    the value.
    """
    output, new = _step(x_t, Wq, Wk, Wv, cache)
    return output, {"K": new["K"], "V": np.vstack([cache["V"], output])}


@slip(of="decode_step", name="caches-scaled-keys", look="where the division by sqrt(d_k) is done")
def caches_scaled_keys(x_t, Wq, Wk, Wv, cache):
    """the new key was divided by sqrt(d_k) before it went into the cache; the scale belongs to the scores,
    keys stay as they are.
    """
    key = x_t @ Wk / np.sqrt(Wk.shape[1])
    return _step(x_t, Wq, Wk, Wv, cache, k=key, scale=lambda **_: 1.0)


@slip(of="decode_step", name="scales-whole-cache", look="where the division by sqrt(d_k) is done")
def scales_whole_cache(*args):
    """all of K is divided by sqrt(d_k) at every step and kept so, which shrinks old keys again and again; the
    scale belongs to the scores.
    """
    output, new = _step(*args)
    return output, {"K": new["K"] / np.sqrt(new["K"].shape[1]), "V": new["V"]}


# ----------------------------------------------------------------------------- decode_step: how it attends


@slip(of="decode_step", name="scale-missing", look="the scores, before the softmax")
def scale_missing(*args):
    """the scores are not divided by sqrt(d_k): the scale is missing, and the softmax picks harder than
    full recompute does.
    """
    return _step(*args, scale=lambda **_: 1.0)


@slip(of="decode_step", name="scale-after-softmax", look="where the division by sqrt(d_k) is done")
def scale_after_softmax(*args):
    """the division by sqrt(d_k) comes after the softmax, so the weights no longer sum to 1; it belongs to the
    scores, before the softmax.
    """
    output, new = _step(*args, scale=lambda **_: 1.0)
    return output / np.sqrt(new["K"].shape[1]), new


@slip(of="decode_step", name="scores-negative", look="the sign of the scores")
def scores_negative(*args):
    """the scores have the wrong sign: the key that fits worst gets the largest weight."""
    return _step(*args, scale=lambda d_k, **_: -np.sqrt(d_k))


@slip(of="decode_step", name="scale-by-d-k", look="the number the scores are divided by")
def scale_by_d_k(*args):
    """the scores are divided by d_k, not by its square root: the weights come out too even."""
    return _step(*args, scale=lambda d_k, **_: d_k)


@slip(of="decode_step", name="scale-multiplied", look="the operator in front of sqrt(d_k)")
def scale_multiplied(*args):
    """the scores are multiplied by sqrt(d_k) instead of divided by it."""
    return _step(*args, scale=lambda d_k, **_: 1 / np.sqrt(d_k))


@slip(of="decode_step", name="scale-root-twice", look="the square root, which is taken once")
def scale_twice_by_root(*args):
    """the scores are divided by the square root of sqrt(d_k): the root was taken twice."""
    return _step(*args, scale=lambda d_k, **_: d_k**0.25)


@slip(of="decode_step", name="scale-cut-to-whole", look="an int(...) or `//` around the square root")
def scale_cut_to_whole(*args):
    """the square root of d_k is cut to a whole number, so the scores are divided by too little."""
    return _step(*args, scale=lambda d_k, **_: int(np.sqrt(d_k)))


@slip(of="decode_step", name="scale-squared", look="the power of d_k the scores are divided by")
def scale_squared(*args):
    """the scores are divided by d_k squared, not by its square root: the weights come out nearly even."""
    return _step(*args, scale=lambda d_k, **_: d_k**2)


@slip(of="decode_step", name="scale-by-d-model", look="whose size goes under the square root")
def scale_by_d_model(*args):
    """the scores are divided by sqrt(d_model): the scale of the wrong size. It is sqrt(d_k), the length of
    a key.
    """
    return _step(*args, scale=lambda d_model, **_: np.sqrt(d_model))


@slip(of="decode_step", name="scale-by-d-v", look="whose size goes under the square root")
def scale_by_d_v(*args):
    """the scores are divided by sqrt(d_v): the scale of the wrong size. It is sqrt(d_k), the length of a
    key.
    """
    return _step(*args, scale=lambda d_v, **_: np.sqrt(d_v))


@slip(of="decode_step", name="scale-by-rows", look="whose size goes under the square root, which axis of K")
def scale_by_rows(*args):
    """the scores are divided by the square root of the number of keys seen, so the scale changes from step
    to step; it is sqrt(d_k).
    """
    return _step(*args, scale=lambda rows, **_: np.sqrt(rows))


@slip(of="decode_step", name="scale-hard-coded", look="the number under the square root")
def scale_hard_coded(*args):
    """the scale is hard-coded as sqrt(3), which is right for make_weights alone; with other sizes it is
    sqrt(d_k).
    """
    return _step(*args, scale=lambda **_: np.sqrt(3))


def _rounded(constant):
    """A step with one constant in place of sqrt(d_k)."""

    def step(*args):
        return _step(*args, scale=lambda **_: constant)

    step.__doc__ = (
        "the scale is a rounded constant, hard-coded: it loses precision for d_k 3 and is wrong elsewhere. "
        "It is the square root of d_k."
    )
    return slip(of="decode_step", name="scale-rounded", look="the number the scores are divided by")(step)


rounded_1, rounded_2, rounded_3, rounded_4, rounded_5, rounded_6, rounded_7, rounded_8 = (
    _rounded(constant) for constant in (1.7, 1.73, 1.732, 1.7321, 1.73205, 1 / 0.58, 1 / 0.577, 1 / 0.5774)
)


@slip(of="decode_step", name="query-skips-oldest", look="a slice that starts at 1")
def query_skips_oldest(x_t, Wq, Wk, Wv, cache):
    """the oldest key is left out of the scores as soon as there is another; the query sees every row."""
    new = _step(x_t, Wq, Wk, Wv, cache)[1]
    first = min(1, len(cache["K"]))
    weights = _softmax(new["K"][first:] @ (x_t @ Wq) / np.sqrt(Wk.shape[1]))
    return weights @ new["V"][first:], new


@slip(of="decode_step", name="value-added-to-output", look="what is added to the output")
def value_added_to_output(*args):
    """the token's own value is added to the output, like a residual; the output is the weighted mix alone."""
    output, new = _step(*args)
    return output + new["V"][-1], new


@slip(of="decode_step", name="mix-averaged", look="how the weighted values are put together")
def mix_averaged(*args):
    """the weighted values are averaged, not added up: the weights sum to 1 already, so add them."""
    output, new = _step(*args)
    return output / len(new["K"]), new


@slip(of="decode_step", name="softmax-twice", look="how often the softmax is taken")
def softmax_twice(*args):
    """the softmax is taken twice: the second one makes the weights nearly even; once is right."""
    return _step(*args, softmax=lambda scores: _softmax(_softmax(scores)))


@slip(of="decode_step", name="only-first-key", look="which keys get a weight")
def only_first_key(*args):
    """only the first key gets through, as if a causal mask for row 0 was put on the one query; it may see
    all keys in the cache.
    """
    return _step(*args, softmax=lambda scores: np.eye(len(scores))[0])


@slip(of="decode_step", name="only-own-key", look="which rows the query attends to")
def only_own_key(*args):
    """the token attends to itself alone: all the past keys and values in the cache are left out."""
    return _step(*args, softmax=lambda scores: np.eye(len(scores))[-1])


@slip(of="decode_step", name="weights-all-one", look="the axis of the softmax, and the shape it is given")
def weights_all_one(*args):
    """the softmax runs over one number at a time, so every weight is 1 and the output is the plain sum of
    the values.
    """
    return _step(*args, softmax=np.ones_like)


@slip(of="decode_step", name="weights-all-equal", look="how the scores become weights")
def weights_all_equal(*args):
    """every key has the same weight, whatever its score: the output is the mean of the values."""
    return _step(*args, softmax=lambda scores: np.full(len(scores), 1 / len(scores)))


@slip(of="decode_step", name="best-key-only", look="how the scores become weights")
def best_key_only(*args):
    """the value of the best key is taken whole, a hard pick of the largest score; each key takes a part by
    its weight.
    """
    return _step(*args, softmax=lambda scores: np.eye(len(scores))[int(np.argmax(scores))])


@slip(
    of="decode_step", name="softmax-missing", look="what is done with the scores before they mix the values"
)
def softmax_missing(*args):
    """the softmax is missing: raw scores mix the values, they do not sum to 1 and can be negative."""
    return _step(*args, softmax=lambda scores: scores)


@slip(of="decode_step", name="no-row-maximum", look="what exp is taken of in the softmax")
def no_row_maximum(*args):
    """exp is taken of the scores as they are, without subtracting their maximum first: large scores
    overflow and give nan.
    """
    return _step(*args, softmax=lambda scores: np.exp(scores) / np.exp(scores).sum())


@slip(of="decode_step", name="not-normalized", look="the division by the sum of the exponentials")
def not_normalized(*args):
    """the exponentials are not divided by their sum, so the weights do not sum to 1."""
    return _step(*args, softmax=lambda scores: np.exp(scores - scores.max()))


# ------------------------------------------------------------------------- decode_step: what is returned


@slip(of="decode_step", name="output-is-a-matrix", look="the shape of the output")
def output_is_a_matrix(*args):
    """the output has shape (1, d_v), a matrix with one row; one token's output is a vector of shape
    (d_v,).
    """
    output, cache = _step(*args)
    return output[None, :], cache


@slip(of="decode_step", name="entries-swapped", look="which array is stored under which name")
def entries_swapped(*args):
    """K and V are swapped in the new cache: the values stand under "K" and the keys under "V"."""
    output, cache = _step(*args)
    return output, {"K": cache["V"], "V": cache["K"]}


@slip(of="decode_step", name="output-and-cache-swapped", look="the order of the two results")
def output_and_cache_swapped(*args):
    """the two results are swapped: the output comes first, then the new cache."""
    return _step(*args)[::-1]


@slip(
    of="decode_step",
    name="weights-returned",
    look="what is returned first",
)
def weights_returned(*args):
    """the attention weights are returned, one per key seen, not the output they make of the values."""
    x_t, w_query, _, _, _ = args
    cache = _step(*args)[1]
    return _softmax(cache["K"] @ (x_t @ w_query) / np.sqrt(cache["K"].shape[1])), cache


# -------------------------------------------------------------------------------------------- decode_all


@slip(of="decode_all", name="cache-not-carried-on", look="the cache that each step is given")
def cache_not_carried_on(X, Wq, Wk, Wv):
    """each token starts from the empty cache: the new cache is thrown away, so no token sees the past."""
    return X @ Wv, {"K": X[-1:] @ Wk, "V": X[-1:] @ Wv}


@slip(of="decode_all", name="all-results-swapped", look="the order of the two results")
def all_results_swapped(X, Wq, Wk, Wv):
    """the two results are swapped: the outputs come first, then the cache."""
    return _decode(X, Wq, Wk, Wv)[::-1]


@slip(of="decode_all", name="all-ignores-given-weights", look="where Wq, Wk and Wv come from", raises=True)
def all_ignores_given_weights(X, Wq, Wk, Wv):
    """the weights come from make_weights(), hard-coded, and not from the arguments: other weights change
    nothing, and other sizes do not fit.
    """
    return _decode(X, *_lab_weights())


@slip(of="decode_all", name="cache-of-outputs", look="the V of the cache that is returned")
def cache_of_outputs(X, Wq, Wk, Wv):
    """V holds the outputs in the cache that is returned; it is the values that later tokens need."""
    outputs, cache = _decode(X, Wq, Wk, Wv)
    return outputs, {"K": cache["K"], "V": outputs}


@slip(of="decode_all", name="cache-before-last-token", look="which cache is returned")
def cache_before_last(X, Wq, Wk, Wv):
    """the cache from before the last token is returned: its last row is missing."""
    outputs, _ = _decode(X, Wq, Wk, Wv)
    return outputs, {"K": X[:-1] @ Wk, "V": X[:-1] @ Wv}


@slip(of="decode_all", name="empty-cache-returned", look="which cache is returned")
def empty_cache_returned(X, Wq, Wk, Wv):
    """the empty cache of the start is returned, not the one after the last token."""
    return _decode(X, Wq, Wk, Wv)[0], {"K": X[:0] @ Wk, "V": X[:0] @ Wv}


@slip(of="decode_all", name="decoded-backwards", look="the order in which the tokens are taken")
def decoded_backwards(X, Wq, Wk, Wv):
    """the tokens are decoded from the last to the first, in reverse order, so each one sees the tokens
    after it.
    """
    outputs, cache = _decode(X[::-1], Wq, Wk, Wv)
    return outputs[::-1], cache


@slip(of="decode_all", name="decoded-and-returned-backwards", look="the order in which the tokens are taken")
def returned_backwards(X, Wq, Wk, Wv):
    """the tokens are decoded from the last to the first, and the outputs stand in reverse order too."""
    return _decode(X[::-1], Wq, Wk, Wv)


@slip(of="decode_all", name="outputs-in-reverse", look="the order in which the outputs are collected")
def outputs_in_reverse(X, Wq, Wk, Wv):
    """the outputs stand in reverse order: row 0 is the output of the last token."""
    outputs, cache = _decode(X, Wq, Wk, Wv)
    return outputs[::-1], cache


@slip(
    of="decode_all",
    name="same-row-everywhere",
    look="one array that is appended again and again without a copy",
)
def same_row_everywhere(X, Wq, Wk, Wv):
    """all rows hold the last output: the same array was collected again and again and overwritten at each
    step.
    """
    outputs, cache = _decode(X, Wq, Wk, Wv)
    return np.repeat(outputs[-1:], len(X), axis=0), cache


@slip(of="decode_all", name="first-token-skipped", look="the first token of the loop")
def first_token_skipped(X, Wq, Wk, Wv):
    """the first token is skipped: the loop starts at 1, so row 0 stays zero and the cache lacks token 0."""
    outputs, cache = _decode(X[1:], Wq, Wk, Wv)
    return np.vstack([np.zeros(Wv.shape[1]), outputs]), cache


@slip(of="decode_all", name="last-token-skipped", look="the last token of the loop")
def last_token_skipped(X, Wq, Wk, Wv):
    """the last token is skipped: the loop stops one too early, so the last row stays zero and the cache
    lacks that token.
    """
    outputs, cache = _decode(X[:-1], Wq, Wk, Wv)
    return np.vstack([outputs, np.zeros(Wv.shape[1])]), cache


@slip(of="decode_all", name="first-token-always", look="what each step is given as x_t")
def first_token_always(X, Wq, Wk, Wv):
    """every step is given the first token, X[0], so all outputs are alike; step t is given row t."""
    return _decode(np.repeat(X[:1], len(X), axis=0), Wq, Wk, Wv)


@slip(of="decode_all", name="all-entries-swapped", look="which array is stored under which name")
def all_entries_swapped(X, Wq, Wk, Wv):
    """K and V are swapped in the returned cache: the values stand under "K" and the keys under "V"."""
    return _decode(X, Wq, Wk, Wv)[0], {"K": X @ Wv, "V": X @ Wk}


@slip(of="decode_all", name="cache-in-reverse", look="the order of the rows in the cache")
def cache_in_reverse(X, Wq, Wk, Wv):
    """the rows of the returned cache stand in reverse order, the newest token first; the oldest is row 0."""
    return _decode(X, Wq, Wk, Wv)[0], {"K": X[::-1] @ Wk, "V": X[::-1] @ Wv}


@slip(of="decode_all", name="cache-of-raw-inputs", look="what the returned cache is made of")
def cache_of_raw_inputs(X, Wq, Wk, Wv):
    """the returned cache holds the raw inputs X, not the keys X @ Wk and the values X @ Wv."""
    return _decode(X, Wq, Wk, Wv)[0], {"K": X, "V": X}


@slip(of="decode_all", name="outputs-shaped-like-x", look="the shape of the outputs", raises=True)
def outputs_shaped_like_x(X, Wq, Wk, Wv):
    """the array for the outputs has the shape of X; an output has d_v numbers, not d_model."""
    outputs, (rows, cache) = np.zeros_like(X), _decode(X, Wq, Wk, Wv)
    outputs[:] = rows
    return outputs, cache


@slip(of="decode_all", name="only-last-output", look="what is collected in the loop")
def only_last_output(X, Wq, Wk, Wv):
    """only the last output is returned; one row per token is wanted, so collect each of them."""
    outputs, cache = _decode(X, Wq, Wk, Wv)
    return outputs[-1], cache


@slip(
    of="decode_all",
    name="cache-sizes-swapped",
    look="the order of d_k and d_v where the empty cache is made",
    raises=True,
)
def cache_sizes_swapped(X, Wq, Wk, Wv):
    """the empty cache is made with d_v and d_k swapped, so the first row fits into neither K nor V."""
    return _decode(X, Wq, Wk, Wv, start={"K": np.zeros((0, Wv.shape[1])), "V": np.zeros((0, Wk.shape[1]))})


@slip(
    of="decode_all", name="start-sizes-hard-coded", look="the sizes the first cache is made with", raises=True
)
def start_sizes_hard_coded(X, Wq, Wk, Wv):
    """the first cache is hard-coded for d_k 3 and d_v 5, the sizes of make_weights; other weights have
    other shapes.
    """
    return _decode(X, Wq, Wk, Wv, start={"K": np.zeros((0, 3)), "V": np.zeros((0, 5))})


@slip(of="decode_all", name="output-fed-back", look="what each step is given as x_t")
def output_fed_back(X, Wq, Wk, Wv):
    """the previous output is added to the input of the next step; here every step's input is its row of X
    alone.
    """
    width, last = min(X.shape[1], Wv.shape[1]), np.zeros(X.shape[1])

    def step(x_t, *rest):
        output, cache = _step(x_t + last, *rest)
        last[:width] = output[:width]
        return output, cache

    return _decode(X, Wq, Wk, Wv, step)


@slip(of="decode_all", name="sees-later-tokens", look="how many rows of K and V each token may attend to")
def sees_later_tokens(X, Wq, Wk, Wv):
    """every token attends to all tokens, the later ones too: with keys of the whole text at hand, the mask
    is missing.
    """
    return _softmax(X @ Wq @ (X @ Wk).T / np.sqrt(Wk.shape[1])) @ (X @ Wv), {"K": X @ Wk, "V": X @ Wv}


@slip(of="decode_all", name="all-scale-missing", look="the scores, before the softmax")
def all_scale_missing(X, Wq, Wk, Wv):
    """the scores are not divided by sqrt(d_k) in here: the scale is missing."""
    return _decode(X, Wq, Wk, Wv, scale_missing)


@slip(of="decode_all", name="all-attends-before-append", look=_ORDER)
def all_attends_before_append(X, Wq, Wk, Wv):
    """each token attends to the cache from before it, so it never sees itself; append first, then attend."""
    return _decode(X, Wq, Wk, Wv, attends_first_itself)


# ------------------------------------------------------------------------------------- projection_counts


@slip(of="projection_counts", name="counts-swapped", look="the order of the two counts")
def counts_swapped(n):
    """the two counts are swapped: first comes the one without a cache, then the one with a cache."""
    return n, n * (n + 1) // 2


@slip(of="projection_counts", name="counts-both-n", look="the count without a cache")
def counts_both_n(n):
    """both counts are n; without a cache step t computes t keys again, 1 + 2 + ... + n in all."""
    return n, n


@slip(of="projection_counts", name="counts-n-squared", look="how many keys step t computes without a cache")
def counts_n_squared(n):
    """the first count is n * n, as if every step had all n tokens; step t has t of them, 1 + 2 + ... + n
    in all.
    """
    return n * n, n


@slip(of="projection_counts", name="counts-off-by-one", look="the first and the last number that is added")
def counts_start_at_zero(n):
    """the first count is n(n-1)/2, the sum of 0 to n - 1: off by one. The new token's own key counts too,
    so it is 1 to n.
    """
    return n * (n - 1) // 2, n


@slip(of="projection_counts", name="counts-one-too-far", look="the last number that is added")
def counts_one_too_far(n):
    """the first count is the sum of 1 to n + 1: off by one, one step too many."""
    return (n + 1) * (n + 2) // 2, n


@slip(of="projection_counts", name="counts-not-halved", look="the division in n(n+1)/2")
def counts_not_halved(n):
    """the first count is n(n+1), twice too much: 1 + 2 + ... + n is half of that."""
    return n * (n + 1), n


@slip(of="projection_counts", name="counts-keys-and-values", look="what is counted: keys alone")
def counts_keys_and_values(n):
    """keys and values are both counted, which doubles the numbers; the counts are of key projections
    alone.
    """
    return n * (n + 1), 2 * n


@slip(of="projection_counts", name="counts-zero-gives-one", look="what is counted before the loop begins")
def counts_zero_gives_one(n):
    """the first token is always counted; for n = 0 there is none, and both counts are zero."""
    return max(n * (n + 1) // 2, 1), n


@slip(of="projection_counts", name="counts-per-step", look="what is added up over the steps")
def counts_per_step(n):
    """these are the keys of the last step alone, n without a cache and 1 with it; the counts are of all
    steps together.
    """
    return n, 1


@slip(of="projection_counts", name="counts-cache-grows-too", look="how many keys a cached step computes")
def counts_cache_grows_too(n):
    """both counts are n(n+1)/2; with a cache each step computes one key, that of the new token, so it is
    n.
    """
    return n * (n + 1) // 2, n * (n + 1) // 2


@slip(of="projection_counts", name="counts-cached-off-by-one", look="the count with a cache")
def counts_cached_off_by_one(n):
    """the count with a cache is n - 1: off by one. The first token's key is computed too, nothing is in
    the cache yet.
    """
    return n * (n + 1) // 2, n - 1


@slip(of="projection_counts", name="counts-cached-one-more", look="the count with a cache")
def counts_cached_one_more(n):
    """the count with a cache is n + 1: off by one. Each of the n tokens is projected once, nothing else."""
    return n * (n + 1) // 2, n + 1


@slip(of="projection_counts", name="counts-all-projections", look="what is counted: keys alone")
def counts_all_projections(n):
    """queries, keys and values are all counted, three for each; the counts are of key projections alone."""
    return 3 * n * (n + 1) // 2, 3 * n


@slip(
    of="projection_counts",
    name="counts-halved-too-early",
    look="the order of the division and the multiplication",
)
def counts_halved_too_early(n):
    """n is halved before it is multiplied, which loses a half when n is odd; n(n+1) is always even, so
    halve that.
    """
    return n // 2 * (n + 1), n


@slip(of="projection_counts", name="counts-hard-coded", look="the numbers that do not depend on n")
def counts_hard_coded(n):
    """the counts of the trace are hard-coded: right for 4 tokens, and for no other number of them."""
    return 10, 4


@slip(of="projection_counts", name="counts-one-with-cache", look="the count with a cache, over all steps")
def counts_one_with_cache(n):
    """the count with a cache is 1, that of one step; over n steps it is n."""
    return n * (n + 1) // 2, 1
