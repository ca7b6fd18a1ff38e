"""Slips of exercise 7: an attention and a block whose steps can be swapped, and tables of wrong steps."""

# ruff: noqa: PLC3002 - the swapped steps share a signature, whether they use all of it or not

import math

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Block"
TRAPS = {
    "shape and axis": (
        "attention-transpose-all-axes", "attention-mask-transposed", "attention-softmax-columns",
        "attention-softmax-columns-unshifted", "attention-softmax-heads", "attention-softmax-whole-head",
        "attention-weights-transposed", "attention-split-reshape", "attention-merge-reshape",
        "attention-split-merge-reshape", "attention-heads-interleaved", "attention-split-interleaved",
        "attention-merge-interleaved", "attention-wo-transposed", "attention-weights-all-transposed",
        "attention-wq-transposed", "attention-wk-transposed", "attention-wv-transposed",
        "attention-all-transposed", "block-norm-down-columns", "block-norm-down-columns-first",
        "block-norm-down-columns-second", "block-norm-whole-array", "block-relu-max-of-all",
        "block-relu-max-of-columns",
    ),
    "order of operations": (
        "attention-mask-after-softmax", "attention-mask-after-softmax-rescaled",
        "attention-mask-after-softmax-rescaled-eps", "attention-scale-after-softmax",
        "attention-sublayer-post-norm", "attention-wo-on-values", "attention-heads-not-merged",
        "block-post-norm", "block-post-norm-first", "block-post-norm-second", "block-post-norm-gelu",
        "block-post-norm-no-relu", "block-post-norm-params-swapped", "block-post-norm-one-norm",
        "block-branch-norm-after", "block-pre-and-post-norm", "block-residual-normed-both",
        "block-residual-normed-first", "block-residual-normed-second", "block-residual-doubled-attention",
        "block-residual-doubled-forward", "block-residual-onto-first-x", "block-forward-first",
        "block-forward-first-params", "block-parallel", "block-parallel-one-norm", "block-parallel-raw",
        "block-forward-reads-first-norm", "block-second-norm-of-change", "block-norm-eps-outside",
        "block-b1-after-relu", "block-relu-after-w2", "block-relu-after-w2-before-b2",
        "block-relu-at-the-end", "block-relu-before-w1", "block-only-queries-normed", "block-queries-raw",
        "block-values-raw", "block-only-values-normed",
    ),
    "numerical stability": (
        "attention-mask-nan", "attention-mask-excludes-self", "attention-mask-finite-added",
        "attention-mask-finite-set", "attention-softmax-whole-maximum", "attention-scores-clipped",
        "attention-rounded-inside", "attention-half-precision", "attention-softmax-unshifted",
        "attention-scale-whole-root", "block-eps-zero",
    ),
}  # fmt: skip
CONVENTIONS = {
    "Attention": (
        "attention-keys-not-transposed", "attention-no-scale-no-wo", "attention-softmax-twice",
        "attention-softmax-twice-masked", "attention-no-softmax", "attention-scale-both-sides",
        "attention-scores-negative", "attention-scale-d-model", "attention-scale-missing",
        "attention-scale-no-root", "attention-scale-d-model-no-root", "attention-scale-n",
        "attention-scale-n-heads", "attention-scale-fixed-root-two", "attention-scale-fixed-two",
        "attention-scale-multiplied", "attention-scale-d-ff", "attention-queries-keys-swapped",
        "attention-keys-by-wq", "attention-queries-by-wk", "attention-values-by-wk", "attention-values-by-wq",
        "attention-keys-by-wv", "attention-keys-values-swapped", "attention-last-row-repeated",
    ),
    "Mask": (
        "attention-no-mask-no-scale-no-wo", "attention-no-mask-no-wo", "attention-no-mask-no-scale",
        "attention-no-mask-scale-d-model", "attention-mask-plus-infinity", "attention-no-mask",
        "attention-mask-sees-next", "attention-mask-only-first-sees-self", "attention-mask-inverted",
        "attention-mask-self-only", "attention-mask-row-zero-everywhere", "attention-mask-first-head-only",
        "attention-mask-not-first-head", "attention-mask-last-head-only", "attention-mask-zero",
        "attention-mask-minus-one", "attention-mask-set-minus-one", "block-own-attention-unmasked",
    ),
    "Heads": (
        "attention-weights-of-one-head", "attention-merge-reversed", "attention-one-head",
        "attention-two-heads", "attention-heads-of-two", "attention-d-head-heads",
        "attention-values-reversed", "attention-heads-added", "attention-heads-averaged",
        "block-own-attention-one-head",
    ),
    "Layer norm": (
        "block-gain-shift-swapped", "block-norm-rms", "block-norm-rms-first", "block-norm-rms-second",
        "block-norm-by-variance", "block-norm-sample-variance", "block-no-gains-shifts", "block-no-gains",
        "block-no-shifts", "block-norm1-plain", "block-norm2-plain", "block-g1-missing", "block-be1-missing",
        "block-g2-missing", "block-be2-missing", "block-eps-small", "block-eps-1e-8", "block-eps-1e-4",
        "block-eps-1e-3", "block-eps-1e-2", "block-eps-large",
    ),
    "": (
        "attention-mask-of-three", "attention-fixed-params-and-heads", "attention-fixed-params",
        "attention-wo-missing", "attention-wo-blocks", "attention-wo-twice", "attention-values-raw",
        "attention-keys-raw", "attention-queries-raw", "attention-returns-input", "attention-returns-zeros",
        "block-trace-only", "block-fixed-params-and-heads", "block-fixed-params", "block-one-norm",
        "block-one-norm-second", "block-norms-swapped", "block-norm-shifts-mixed",
        "block-own-attention-no-wo", "block-wo-twice", "block-first-row-for-all", "block-only-first-row",
        "block-rows-alone",
    ),
}  # fmt: skip

NAMES = ("Wq", "Wk", "Wv", "Wo", "W1", "b1", "W2", "b2", "g1", "be1", "g2", "be2")


def _make(seed, n, d, d_ff, n_heads, spread=1.3, **factors):
    rng = np.random.default_rng(seed)
    shapes = {"W1": (d, d_ff), "b1": d_ff, "W2": (d_ff, d)}
    p = {name: rng.normal(0.0, 0.7, shapes.get(name, d if name[0] in "bg" else (d, d))) for name in NAMES}
    p = {name: value * factors.get(name, 1.0) for name, value in p.items()}
    return rng.normal(0.4, spread, (n, d)), {
        **p,
        "g1": p["g1"] + 1.2,
        "g2": p["g2"] + 0.9,
        "n_heads": n_heads,
    }


def _huge(seed, queries=1.0):
    x, p = _make(seed, 4, 6, 7, 2, Wq=0.0, Wk=0.0)
    x[:, 0], x[:, 1] = queries, (-100.0, -99.0, 101.0, 102.0)
    p["Wq"][0, (0, 3)], p["Wk"][1, (0, 3)] = 280.0, 1.0
    return x, p


SIZES = [(5, 12, 7, 3), (4, 4, 4, 1), (3, 4, 8, 2), (3, 8, 5, 4), (6, 4, 8, 2), (2, 4, 3, 2), (3, 9, 4, 3)]


def norm(x, gamma, beta, eps=1e-5, axis=-1):
    spread = np.sqrt(x.var(axis=axis, keepdims=True) + eps)
    return gamma * (x - x.mean(axis=axis, keepdims=True)) / spread + beta


def softmax(scores, axis=-1):
    e = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


def split(x, heads):
    return x.reshape(len(x), heads, -1).transpose(1, 0, 2)


def merge(h):
    return h.transpose(1, 0, 2).reshape(h.shape[1], -1)


def causal(scores):
    return np.where(np.tri(scores.shape[-2], dtype=bool), scores, -np.inf)


def _only(mask):
    return lambda scores: np.where(mask(scores.shape[-1]) > 0, scores, -np.inf)


def attention(
    h,
    p,
    *,
    project=None,
    cut=split,
    heads=None,
    dot=None,
    scale=None,
    mask=causal,
    weigh=softmax,
    glue=merge,
    out=None,
    end=None,
):
    """The right attention, unless one of its steps is given."""
    heads = heads or p["n_heads"]
    Q, K, V = (
        cut(a, heads) for a in (project or (lambda h, p: [h @ p[w] for w in ("Wq", "Wk", "Wv")]))(h, p)
    )
    scores = dot(Q, K) if dot else Q @ np.swapaxes(K, 1, 2)
    scores = scores / (scale(h, p) if scale else math.sqrt(Q.shape[2]))
    mixed = weigh(mask(scores)) @ V
    result = out(mixed, p) if out else glue(mixed) @ p["Wo"]
    return end(result, h, p) if end else result


def forward(h, p, act=lambda z: np.maximum(z, 0), W1=True, b1=True, b2=True):
    return act(h @ p["W1"] + (p["b1"] if b1 else 0)) @ p["W2"] + (p["b2"] if b2 else 0)


def _norm1(x, p):
    return norm(x, p["g1"], p["be1"])


def _norm2(x, p):
    return norm(x, p["g2"], p["be2"])


def block(x, p, *, first=_norm1, second=_norm2, attend=attention, feed=forward):
    """The right block, unless one of its parts is given."""
    x = x + attend(first(x, p), p)
    return x + feed(second(x, p), p)


def _fixed(p):
    """The parameters of `make_params`, whatever p holds."""
    draw = np.random.default_rng(7).standard_normal
    sizes = {"W1": (4, 8), "b1": 8, "W2": (8, 4)}
    drawn = {name: draw(sizes.get(name, 4 if name[0] in "bg" else (4, 4))) for name in NAMES}
    scaled = {name: value * (0.5 if name[0] == "W" else 0.1) for name, value in drawn.items()}
    return {**scaled, "g1": scaled["g1"] + 1, "g2": scaled["g2"] + 1, "n_heads": p["n_heads"]}


PROBES = {
    "causal_self_attention": [
        *(_make(770 + i, *sizes) for i, sizes in enumerate(SIZES)),
        _huge(780),
        _huge(781, (0.0, 0.0, 0.0, 1.0)),  # the last token alone has scores far from 0
    ],
    "transformer_block": [
        *(_make(790 + i, *sizes) for i, sizes in enumerate(SIZES)),
        _make(797, 5, 6, 7, 3, 0.004, Wo=0.0),
        _make(798, 4, 6, 5, 2, 0.004, W2=0.0),
        _make(799, 5, 6, 9, 2, W1=9.0, b1=9.0),
        (np.arange(12).reshape(3, 4) / 10, _fixed({"n_heads": 2})),
    ],
}


def _take(q, k, v):
    """Projections by other choices: a weight's name, or a function of h and p."""
    return {"project": lambda h, p: [h @ p[w] if isinstance(w, str) else w(h, p) for w in (q, k, v)]}


def _weak(a, b):
    return lambda s: np.where(np.tri(s.shape[-1], dtype=bool), s, a * s + b)


def _heads_masked(first, last):
    return lambda s: np.array(
        [causal(one) if first <= i < (last or len(s)) else one for i, one in enumerate(s)]
    )


def _interleave(x, heads):
    return x.reshape(len(x), -1, heads).transpose(2, 0, 1)


def _over_all(s):
    e = np.exp(s - s.max(axis=(1, 2), keepdims=True))
    return e / e.sum(axis=(1, 2), keepdims=True)


def _late(s):
    return softmax(s) * np.tri(s.shape[-1])


def _rescaled(s):
    w = _late(s)
    return w / w.sum(axis=-1, keepdims=True)


def _blocks_of_wo(mixed, p):
    size = mixed.shape[2]
    parts = [
        one @ p["Wo"][i * size : (i + 1) * size, i * size : (i + 1) * size] for i, one in enumerate(mixed)
    ]
    return np.hstack(parts)


def _whole_maximum(s):
    e = np.exp(s - s.max())
    return e / e.sum(axis=-1, keepdims=True)


def _seen_over_heads(s):
    """A softmax over the heads; keys that no head may see have the weight 0."""
    return np.nan_to_num(softmax(s, axis=0))


def _late_root(result, h, p):
    return result / math.sqrt(h.shape[1] / p["n_heads"])


def _half(array):
    return array.astype(np.float16).astype(float)


def _clipped(limit):
    return lambda s: np.where(np.tri(s.shape[-1], dtype=bool), np.clip(s, -limit, limit), -np.inf)


def _transposed(name):
    return lambda h, p: attention(h, {**p, name: p[name].T})


def _last_only(result, h, p):
    return np.repeat(result[-1:], len(h), axis=0)


def _register(of, core, rows, raises=()):
    """Make a slip of each row: name, where to look, sentence, and changes to the core or a whole function.

    Rows may share a name: the same mistake in several spellings.
    """
    for count, (name, look, says, change) in enumerate(rows):

        def made(x, p, change=change):
            return change(x, p) if callable(change) else core(x, p, **change)

        made.__doc__ = says
        globals()[f"{name.replace('-', '_')}_{count}"] = slip(
            of=of, name=name, look=look, raises=name in raises
        )(made)


_keep = {"mask": lambda s: s}
_MASK, _SCALE, _HEADS = (
    "the mask on the scores",
    "the number the scores are divided by",
    "how the columns become heads",
)
_PROJ, _OUT = "the lines that make Q, K and V", "what happens after the heads are mixed"

# fmt: off
ATTENTION_SLIPS = [
    ("attention-mask-of-three", _MASK,
     "the mask is hard-coded for three tokens, the length in the trace, so any other length does not fit it; "
     "its size is n.",
     {"mask": lambda s: np.where(np.tri(3, dtype=bool), s, -np.inf)}),
    ("attention-transpose-all-axes", "the transpose of K",
     "K.T on the stack of heads reverses all three axes; only the last two, tokens and d_head, may be "
     "swapped.",
     {"dot": lambda Q, K: Q @ K.T}),
    ("attention-keys-not-transposed", "the product of Q and K",
     "Q is multiplied by K without a transpose, which does not fit; the last two axes of K must be swapped "
     "first.",
     {"dot": lambda Q, K: Q @ K}),
    ("attention-fixed-params-and-heads", "where the weights come from",
     "weights and n_heads come from make_params(), hard-coded, and not from p, the argument.",
     lambda h, p: attention(h, {**_fixed(p), "n_heads": 2})),
    ("attention-fixed-params", "where the weights come from",
     "the weights come from make_params() and not from p, so other parameters change nothing; every weight "
     "is to be read from p.",
     lambda h, p: attention(h, _fixed(p))),
    ("attention-no-mask-no-scale-no-wo", "the mask, the scale and Wo",
     "three steps are missing: the causal mask, the division of the scores by the square root of d_head, and "
     "Wo at the end.",
     {**_keep, "scale": lambda h, p: 1.0, "out": lambda m, p: merge(m)}),
    ("attention-no-mask-no-wo", "the mask on the scores, and the return line",
     "two steps are missing: the causal mask, without which a token sees the future, and Wo on the merged "
     "heads.",
     {**_keep, "out": lambda m, p: merge(m)}),
    ("attention-no-mask-no-scale", "what is done to the scores before the softmax",
     "two steps are missing: the causal mask, without which a token sees the future, and the scale, the "
     "square root of d_head.",
     {**_keep, "scale": lambda h, p: 1.0}),
    ("attention-no-mask-scale-d-model", "what is done to the scores before the softmax",
     "the causal mask is missing, so a token sees the future, and the scale is the square root of d_model "
     "and not of d_head.",
     {**_keep, "scale": lambda h, p: math.sqrt(h.shape[1])}),
    ("attention-no-scale-no-wo", "the scores, and the return line",
     "two steps are missing: the scores are not scaled by the square root of d_head, and the merged heads "
     "are not multiplied by Wo.",
     {"scale": lambda h, p: 1.0, "out": lambda m, p: merge(m)}),
    ("attention-mask-nan", _MASK,
     "every number is nan, as when a mask of zeros and ones is multiplied by infinity: 0 * inf is nan. Pick "
     "the score or minus infinity instead.",
     lambda h, p: np.full_like(h, np.nan)),
    ("attention-mask-plus-infinity", _MASK,
     "future scores become plus infinity, and the softmax of infinity is nan; minus infinity is the number "
     "whose exp is 0.",
     {"mask": lambda s: np.where(np.tri(s.shape[-1], dtype=bool), s, np.inf)}),
    ("attention-no-mask", _MASK,
     "there is no causal mask, so every token also sees the future: all tokens that come after it.",
     _keep),
    ("attention-mask-transposed", _MASK,
     "the mask is transposed (triu for tril): a token sees itself and the future, but not the past.",
     {"mask": _only(lambda n: np.tri(n).T)}),
    ("attention-mask-sees-next", _MASK,
     "the mask is off by one: every token also sees the next one, the very token it is meant to predict.",
     {"mask": _only(lambda n: np.tri(n, k=1))}),
    ("attention-mask-excludes-self", _MASK,
     "the mask leaves the diagonal out, so no token sees itself; row 0 sees nothing at all and becomes nan.",
     {"mask": _only(lambda n: np.tri(n, k=-1))}),
    ("attention-mask-only-first-sees-self", _MASK,
     "the mask leaves the diagonal out for every token but the first: a token must see itself as well as the "
     "past.",
     {"mask": _only(lambda n: np.tri(n, k=-1) + (np.arange(n) + np.arange(n)[:, None] == 0))}),
    ("attention-mask-inverted", _MASK,
     "the mask is inverted: the past and the token itself are forbidden and the future is allowed.",
     {"mask": _only(lambda n: 1 - np.tri(n))}),
    ("attention-mask-self-only", _MASK,
     "the mask allows the diagonal alone, so a token sees itself and none of the past.",
     {"mask": _only(np.eye)}),
    ("attention-mask-row-zero-everywhere", _MASK,
     "the mask allows only key 0 to every query; query i sees keys 0 to i.",
     {"mask": _only(lambda n: np.eye(1, n).repeat(n, 0))}),
    ("attention-mask-first-head-only", _MASK,
     "only the first head is masked; every other head still sees the future, and each head needs the mask.",
     {"mask": _heads_masked(0, 1)}),
    ("attention-mask-not-first-head", _MASK,
     "the first head is not masked and sees the future; each head needs the mask.",
     {"mask": _heads_masked(1, None)}),
    ("attention-mask-last-head-only", _MASK,
     "only the last head is masked; every other head still sees the future, and each head needs the mask.",
     {"mask": lambda s: np.array([*s[:-1], causal(s[-1])])}),
    ("attention-mask-after-softmax", "the order of mask and softmax",
     "the mask comes after the softmax, so the future has already taken its share and each row of weights "
     "sums to less than 1.",
     {**_keep, "weigh": _late}),
    ("attention-mask-after-softmax-rescaled", "the order of mask and softmax",
     "the mask comes after the softmax and the rows are rescaled; when a future score is far above the rest, "
     "nothing but 0/0 is left.",
     {**_keep, "weigh": _rescaled}),
    *(("attention-mask-after-softmax-rescaled-eps", "the order of mask and softmax",
       "the mask comes after the softmax and the rows are divided by their sum plus a small number: where "
       "the future has taken nearly all, the row no longer sums to 1.",
       {**_keep, "weigh": lambda s, eps=eps: _late(s) / (_late(s).sum(axis=-1, keepdims=True) + eps)})
      for eps in (1e-12, 1e-10, 1e-9, 1e-8, 1e-6, 1e-5)),
    ("attention-mask-zero", _MASK,
     "future scores become 0 instead of minus infinity, but exp(0) is 1, so the future keeps its weight.",
     {"mask": _weak(0.0, 0.0)}),
    ("attention-mask-minus-one", _MASK,
     "the mask only subtracts 1 from the future scores, far too weak: the future keeps a good part of its "
     "weight.",
     {"mask": _weak(1.0, -1.0)}),
    ("attention-mask-set-minus-one", _MASK,
     "future scores are set to -1 and not to minus infinity, too weak a mask: the future keeps some weight.",
     {"mask": _weak(0.0, -1.0)}),
    ("attention-mask-finite-added", _MASK,
     "the mask adds a finite negative number to the future scores, and large scores beat it; minus infinity "
     "is never beaten.",
     {"mask": _weak(1.0, -1e4)}),
    ("attention-mask-finite-set", _MASK,
     "future scores become a finite negative number, and scores below it give the future all the weight; use "
     "minus infinity.",
     {"mask": _weak(0.0, -1e4)}),
    ("attention-softmax-columns", "the axis of the softmax",
     "the softmax runs down the queries instead of along the keys, so a token's weights do not sum to 1.",
     {"weigh": lambda s: softmax(s, axis=-2)}),
    ("attention-softmax-columns", "the axis of the softmax",
     "the softmax runs down the queries instead of along the keys, so a token's weights do not sum to 1.",
     {"weigh": lambda s: np.exp(s - s.max()) / np.exp(s - s.max()).sum(axis=-2, keepdims=True)}),
    ("attention-softmax-columns-unshifted", "the axis of the softmax",
     "the softmax runs down the queries instead of along the keys, so a token's weights do not sum to 1.",
     {"weigh": lambda s: np.exp(s) / np.exp(s).sum(axis=-2, keepdims=True)}),
    ("attention-softmax-heads", "the axis of the softmax",
     "the softmax runs over the heads (axis 0) instead of along the keys, the last axis.",
     {"weigh": lambda s: softmax(s, axis=0)}),
    ("attention-softmax-heads", "the axis of the softmax",
     "the softmax runs over the heads (axis 0) instead of along the keys, the last axis.",
     {"weigh": _seen_over_heads}),
    ("attention-softmax-twice", "the step from scores to weights",
     "the softmax runs twice; the second one gives the masked zeros a weight again, so the future leaks in.",
     {"weigh": lambda s: softmax(softmax(s))}),
    ("attention-softmax-twice-masked", "the step from scores to weights",
     "the softmax runs twice, masked both times: the second one makes the weights nearly even; once is "
     "right.",
     {"weigh": lambda s: softmax(causal(softmax(s)))}),
    ("attention-softmax-whole-maximum", "the maximum that the softmax subtracts",
     "the softmax subtracts the maximum of all scores and not of each row, so a row far below it becomes "
     "0/0, nan.",
     {"weigh": _whole_maximum}),
    *(("attention-scores-clipped", "the scores, before the softmax",
       "large scores are clipped, so different ones become equal; subtracting the row's maximum keeps exp "
       "finite and their order too.",
       {"mask": _clipped(limit)})
      for limit in (20, 30, 50, 60, 88, 100, 500, 700)),
    *(("attention-rounded-inside", "the scores and the weights",
       "the weights or the scores are rounded, which loses precision; do not round inside.",
       change)
      for digits in (1, 2, 3, 4)
      for change in (
          {"weigh": lambda s, d=digits: softmax(s).round(d)},
          {"weigh": lambda s, d=digits: softmax(s.round(d))},
      )),
    *(("attention-half-precision", "a dtype of float16 inside",
       "something inside passes through float16, which keeps three digits: too little precision; leave every "
       "array at float64.",
       change)
      for change in (
          lambda h, p: attention(_half(h), p),
          {"weigh": lambda s: _half(softmax(s))},
          {"weigh": lambda s: softmax(_half(s))},
          {"project": lambda h, p: [_half(h @ p[w]) for w in ("Wq", "Wk", "Wv")]},
      )),
    ("attention-weights-of-one-head", "the product of weights and V",
     "the weights of the first head mix the values of every head; each head has weights of its own.",
     {"weigh": lambda s: softmax(s)[:1]}),
    ("attention-softmax-whole-head", "the sum of the softmax",
     "the softmax shares 1 among all scores of a head together; each row, along its keys, has a sum of its "
     "own.",
     {"weigh": _over_all}),
    ("attention-no-softmax", "the step from scores to weights",
     "there is no softmax: raw scores, with zeros for the future, are used as weights.",
     {"weigh": lambda s: np.where(np.tri(s.shape[-1]) > 0, s, 0.0)}),
    ("attention-softmax-unshifted", "the exponentials of the softmax",
     "the softmax does not subtract the row's maximum first, so large scores overflow to inf and give nan.",
     {"weigh": lambda s: np.exp(s) / np.exp(s).sum(axis=-1, keepdims=True)}),
    ("attention-weights-transposed", "the product of weights and V",
     "the weights are transposed before they meet V, so each key hands its weight to the wrong token and the "
     "future leaks in.",
     {"weigh": lambda s: np.swapaxes(softmax(s), 1, 2)}),
    ("attention-scale-after-softmax", "where the division by the square root of d_head is done",
     "the division by the square root of d_head comes after the softmax, so the weights no longer sum to 1; "
     "the scale belongs to the scores, before it.",
     {"scale": lambda h, p: 1.0, "end": _late_root}),
    ("attention-scale-both-sides", "where the division by the square root of d_head is done",
     "the square root of d_head divides the scores and, after the softmax, once more the result; only the "
     "scores are divided.",
     {"end": _late_root}),
    ("attention-scores-negative", "the sign of the scores",
     "the scores have the wrong sign: the key that fits worst gets the largest weight.",
     {"scale": lambda h, p: -math.sqrt(h.shape[1] / p["n_heads"])}),
    ("attention-scale-d-model", _SCALE,
     "the scale is the square root of d_model, the whole width, and not of d_head, the width of one head.",
     {"scale": lambda h, p: math.sqrt(h.shape[1])}),
    ("attention-scale-missing", _SCALE,
     "the scores are not scaled at all; they must be divided by the square root of d_head.",
     {"scale": lambda h, p: 1.0}),
    ("attention-scale-no-root", _SCALE,
     "the scale is d_head itself; its square root is missing.",
     {"scale": lambda h, p: h.shape[1] / p["n_heads"]}),
    ("attention-scale-d-model-no-root", _SCALE,
     "the scale is d_model itself; it is the square root of d_head.",
     {"scale": lambda h, p: h.shape[1]}),
    ("attention-scale-n", _SCALE,
     "the scale is the square root of n, the number of tokens, and not of d_head.",
     {"scale": lambda h, p: math.sqrt(len(h))}),
    ("attention-scale-n-heads", _SCALE,
     "the scale is the square root of n_heads, the number of heads, and not of d_head, their width.",
     {"scale": lambda h, p: math.sqrt(p["n_heads"])}),
    ("attention-scale-whole-root", _SCALE,
     "the scale, the square root of d_head, is cut to a whole number.",
     {"scale": lambda h, p: int(math.sqrt(h.shape[1] / p["n_heads"]))}),
    ("attention-scale-fixed-root-two", _SCALE,
     "the scale is hard-coded as the square root of 2, the d_head of the trace; it must follow d_head.",
     {"scale": lambda h, p: math.sqrt(2)}),
    ("attention-scale-fixed-two", _SCALE,
     "the scale is hard-coded as 2; it must be the square root of d_head, which depends on the input.",
     {"scale": lambda h, p: 2.0}),
    ("attention-scale-multiplied", _SCALE,
     "the scores are multiplied by the square root of d_head; the scale divides.",
     {"scale": lambda h, p: math.sqrt(p["n_heads"] / h.shape[1])}),
    ("attention-scale-d-ff", _SCALE,
     "the scale is taken from d_ff, the feed-forward width; it is the square root of d_head.",
     {"scale": lambda h, p: math.sqrt(len(p["b1"]))}),
    ("attention-split-reshape", _HEADS,
     "the split into heads is a bare reshape, so a head holds mixtures of tokens instead of its own columns.",
     {"cut": lambda a, heads: a.reshape(heads, len(a), -1)}),
    ("attention-merge-reshape", "the merge of the heads",
     "the heads are merged by a bare reshape, without swapping the first two axes back, so rows mix tokens.",
     {"glue": lambda m: m.reshape(m.shape[1], -1)}),
    ("attention-split-merge-reshape", _HEADS,
     "split and merge are both bare reshapes, so each head holds mixtures of tokens.",
     {"cut": lambda a, heads: a.reshape(heads, len(a), -1), "glue": lambda m: m.reshape(m.shape[1], -1)}),
    ("attention-heads-interleaved", _HEADS,
     "the heads take every n_heads-th column, interleaved, instead of neighbouring columns.",
     {"cut": _interleave, "glue": lambda m: m.transpose(1, 2, 0).reshape(m.shape[1], -1)}),
    ("attention-split-interleaved", _HEADS,
     "the split gives the heads every n_heads-th column, interleaved, and the merge puts them side by side; "
     "a head is a run of neighbouring columns.",
     {"cut": _interleave}),
    ("attention-merge-interleaved", "the merge of the heads",
     "the merge interleaves the columns of the heads; each head's columns belong side by side.",
     {"glue": lambda m: m.transpose(1, 2, 0).reshape(m.shape[1], -1)}),
    ("attention-merge-reversed", "the merge of the heads",
     "the heads are merged in reverse order; head 0 comes first.",
     {"glue": lambda m: merge(m[::-1])}),
    ("attention-one-head", _HEADS,
     "n_heads is ignored: the columns are not split, and one head of the full width does all the work.",
     {"heads": 1}),
    ("attention-two-heads", _HEADS,
     "the number of heads is hard-coded as 2, as in the trace; it is p[\"n_heads\"].",
     {"heads": 2}),
    ("attention-heads-of-two", _HEADS,
     "d_head is hard-coded as 2, as in the trace; it is d divided by n_heads.",
     {"cut": lambda a, heads: split(a, a.shape[1] // 2)}),
    ("attention-d-head-heads", _HEADS,
     "n_heads and d_head are swapped: there are d_head heads of width n_heads.",
     {"cut": lambda a, heads: split(a, a.shape[1] // heads)}),
    ("attention-values-reversed", _HEADS,
     "a head uses the values of another head, in reverse order; queries, keys and values go head by head.",
     lambda h, p: attention(h, {**p, "Wv": np.hstack(np.split(p["Wv"], p["n_heads"], axis=1)[::-1])})),
    ("attention-residual-inside", _OUT,
     "the residual is added inside the attention: here it returns the change alone, and the block adds it "
     "onto x.",
     {"end": lambda r, h, p: h + r}),
    ("attention-norm-inside", "the first lines of the attention",
     "the attention normalizes its input once more; the norm belongs to the block.",
     lambda h, p: attention(_norm1(h, p), p)),
    ("attention-sublayer-inside", "what belongs to the block and what to the attention",
     "the norm and the residual are both inside the attention; here it only attends, and the block does the "
     "rest.",
     lambda h, p: h + attention(_norm1(h, p), p)),
    ("attention-sublayer-post-norm", "what belongs to the block and what to the attention",
     "the attention adds the residual and normalizes the sum; here it only attends, and the block does the "
     "rest.",
     lambda h, p: _norm1(h + attention(h, p), p)),
    ("attention-wo-missing", _OUT,
     "the output matrix Wo is missing: the merged heads must still be multiplied by Wo.",
     {"out": lambda m, p: merge(m)}),
    ("attention-wo-transposed", _OUT,
     "the output is multiplied by the transpose of Wo; Wo is meant as it stands.",
     {"out": lambda m, p: merge(m) @ p["Wo"].T}),
    ("attention-wo-on-values", _OUT,
     "the output matrix Wo is applied to the values, before the split; it belongs after the merge, where it "
     "mixes the heads.",
     lambda h, p: attention(h, {**p, "Wv": p["Wv"] @ p["Wo"], "Wo": np.eye(len(p["Wo"]))})),
    ("attention-wo-blocks", _OUT,
     "each head is multiplied by its own block of Wo only, per head; all of Wo is needed, to mix the heads.",
     {"out": _blocks_of_wo}),
    ("attention-wo-twice", _OUT,
     "the output is multiplied by Wo twice.",
     {"end": lambda r, h, p: r @ p["Wo"]}),
    ("attention-heads-added", _OUT,
     "the heads are added up instead of merged side by side, so their columns are lost.",
     {"out": lambda m, p: np.tile(m.sum(axis=0), len(m)) @ p["Wo"]}),
    ("attention-heads-averaged", _OUT,
     "the heads are averaged instead of merged side by side, so their columns are lost.",
     {"out": lambda m, p: np.tile(m.mean(axis=0), len(m)) @ p["Wo"]}),
    ("attention-heads-not-merged", _OUT,
     "the heads are multiplied by Wo without being merged first: side by side, their d_head columns make the "
     "d columns that Wo takes.",
     {"out": lambda m, p: m @ p["Wo"]}),
    ("attention-queries-keys-swapped", _PROJ,
     "queries and keys are swapped, so the scores are transposed: Q comes from Wq and K from Wk.",
     _take("Wk", "Wq", "Wv")),
    ("attention-keys-by-wq", _PROJ,
     "the keys are projected with Wq, the queries' matrix; they have their own, Wk.",
     _take("Wq", "Wq", "Wv")),
    ("attention-queries-by-wk", _PROJ,
     "the queries are projected with Wk, the keys' matrix; they have their own, Wq.",
     _take("Wk", "Wk", "Wv")),
    ("attention-values-by-wk", _PROJ,
     "the values are projected with Wk, the keys' matrix; they have their own, Wv.",
     _take("Wq", "Wk", "Wk")),
    ("attention-values-by-wq", _PROJ,
     "the values are projected with Wq, the queries' matrix; they have their own, Wv.",
     _take("Wq", "Wk", "Wq")),
    ("attention-keys-by-wv", _PROJ,
     "the keys are projected with Wv, the values' matrix; they have their own, Wk.",
     _take("Wq", "Wv", "Wv")),
    ("attention-keys-values-swapped", _PROJ,
     "keys and values are swapped: K comes from Wk and V from Wv.",
     _take("Wq", "Wv", "Wk")),
    ("attention-values-raw", _PROJ,
     "the values are h itself, without Wv.",
     _take("Wq", "Wk", lambda h, p: h)),
    ("attention-keys-raw", _PROJ,
     "the keys are h itself, without Wk.",
     _take("Wq", lambda h, p: h, "Wv")),
    ("attention-queries-raw", _PROJ,
     "the queries are h itself, without Wq.",
     _take(lambda h, p: h, "Wk", "Wv")),
    ("attention-weights-all-transposed", _PROJ,
     "h is multiplied by the transposes of Wq, Wk and Wv; they are meant as they stand, tokens as rows.",
     {"project": lambda h, p: [h @ p[w].T for w in ("Wq", "Wk", "Wv")]}),
    *((f"attention-{name.lower()}-transposed", _PROJ,
       f"the {what} are h times the transpose of {name}; it is {name} as it stands, tokens as rows.",
       _transposed(name))
      for name, what in (("Wq", "queries"), ("Wk", "keys"), ("Wv", "values"))),
    ("attention-all-transposed", "every product with a weight matrix",
     "each of the four weight matrices is transposed; they are meant as they stand, tokens as rows.",
     lambda h, p: attention(h, {**p, **{w: p[w].T for w in ("Wq", "Wk", "Wv", "Wo")}})),
    ("attention-last-row-repeated", "the rows of Q",
     "only the last token attends, and its row is copied to every row; each token has a query of its own.",
     {**_keep, "end": _last_only}),
    ("attention-returns-input", "the return line",
     "the input comes back as it was: the attention is still missing.",
     lambda h, p: h.copy()),
    ("attention-returns-zeros", "the return line",
     "the result is all zero: the attention is still missing.",
     lambda h, p: np.zeros_like(h)),
]
# fmt: on

_register(
    "causal_self_attention",
    attention,
    ATTENTION_SLIPS,
    raises=(
        "attention-mask-of-three",
        "attention-transpose-all-axes",
        "attention-keys-not-transposed",
        "attention-heads-not-merged",
    ),
)


def _post_norm(x, p, first=("g1", "be1"), second=("g2", "be2"), feed=forward):
    x = norm(x + attention(x, p), *(p[w] for w in first))
    return norm(x + feed(x, p), *(p[w] for w in second))


def _post_norm_first(x, p):
    x = _norm1(x + attention(x, p), p)
    return x + forward(_norm2(x, p), p)


def _post_norm_second(x, p):
    x = x + attention(_norm1(x, p), p)
    return _norm2(x + forward(x, p), p)


def _sandwich(x, p):
    x = x + _norm1(attention(_norm1(x, p), p), p)
    return x + _norm2(forward(_norm2(x, p), p), p)


def _own_norm(made, names=("first", "second")):
    """Norms of one's own in the named places: `made` normalizes x, gain and shift follow."""
    both = {
        "first": lambda x, p: p["g1"] * made(x) + p["be1"],
        "second": lambda x, p: p["g2"] * made(x) + p["be2"],
    }
    return {name: both[name] for name in names}


def _rms(x):
    return x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + 1e-5)


def _down(x):
    return norm(x, 1.0, 0.0, axis=0)


def _by_variance(x):
    return (x - x.mean(axis=-1, keepdims=True)) / (x.var(axis=-1, keepdims=True) + 1e-5)


def _whole(x):
    return (x - x.mean()) / np.sqrt(x.var() + 1e-5)


def _sample(x):
    return (x - x.mean(axis=-1, keepdims=True)) / np.sqrt(x.var(axis=-1, keepdims=True, ddof=1) + 1e-5)


def _eps_outside(x):
    return (x - x.mean(axis=-1, keepdims=True)) / (x.std(axis=-1, keepdims=True) + 1e-5)


def _summed(a=1.0, b=1.0, c=1.0, d=1.0):
    """x = a x + b attention(norm(x)), then x = c x + d feed_forward(norm(x))."""

    def made(x, p):
        x = a * x + b * attention(_norm1(x, p), p)
        return c * x + d * forward(_norm2(x, p), p)

    return made


def _normed_first(x, p):
    h = _norm1(x, p)
    x = h + attention(h, p)
    return x + forward(_norm2(x, p), p)


def _normed_second(x, p):
    h = _norm2(x + attention(_norm1(x, p), p), p)
    return h + forward(h, p)


def _normed_both(x, p):
    h = _norm1(x, p)
    h = _norm2(h + attention(h, p), p)
    return h + forward(h, p)


def _branches(second):
    """Both parts read the block's input; `second` makes what the feed-forward reads from x and p."""
    return lambda x, p: x + attention(_norm1(x, p), p) + forward(second(x, p), p)


def _change_only(x, p):
    return x + attention(_norm1(x, p), p) + forward(_norm2(attention(_norm1(x, p), p), p), p)


def _once_per_head(x, p):
    for _ in range(p["n_heads"]):
        x = block(x, p)
    return x


def _onto_the_first(x, p):
    return x + forward(_norm2(x + attention(_norm1(x, p), p), p), p)


def _forward_first(x, p, first=_norm1, second=_norm2):
    x = x + forward(second(x, p), p)
    return x + attention(first(x, p), p)


def _changed(change):
    """The right block with other parameters, made by `change` from p."""
    return lambda x, p: block(x, {**p, **change(p)})


def _without(*names):
    """Gains as ones and shifts and biases as zeros."""
    return _changed(lambda p: {w: np.full_like(p[w], 1.0 if w[0] == "g" else 0.0) for w in names})


def _raw(q, k, v):
    """Which of queries, keys and values read the input that is not normed."""

    def attend(x, p):
        h = _norm1(x, p)
        project = lambda h, p: [(x if raw else h) @ p[w] for w, raw in (("Wq", q), ("Wk", k), ("Wv", v))]  # noqa: E731
        return attention(h, p, project=project)

    return {"first": lambda x, p: x, "attend": attend}


def _eps(eps):
    return {
        "first": lambda x, p: norm(x, p["g1"], p["be1"], eps),
        "second": lambda x, p: norm(x, p["g2"], p["be2"], eps),
    }


def _gelu_tanh(z):
    return 0.5 * z * (1 + np.tanh(math.sqrt(2 / math.pi) * (z + 0.044715 * z**3)))


def _gelu_exact(z):
    return 0.5 * z * (1 + np.vectorize(math.erf)(z / math.sqrt(2)))


def _sigmoid(z):
    return 1 / (1 + np.exp(-z))


def _trace_only(x, p):
    if x.shape == (3, 4) and np.allclose(x, np.arange(12).reshape(3, 4) / 10):
        return np.array([-0.5825, 0.02, 1.402, -0.8463]) + 0.4 * np.arange(3)[:, None]
    return x.copy()


def _act(function):
    return {"feed": lambda h, p: forward(h, p, act=function)}


_NORM, _RES, _FF = "the input of each norm", "the two lines that add onto x", "the feed-forward part"
_ACT, _PAR = "the step between W1 and W2", "the parameters each norm gets"

# fmt: off
BLOCK_SLIPS = [
    ("block-trace-only", "the whole function",
     "the numbers of the trace are written into the code; every other input comes back unchanged.",
     _trace_only),
    ("block-returns-x", "the return line",
     "x comes back as it was: the attention and the feed-forward part are still missing.",
     lambda x, p: x.copy()),
    ("block-fixed-params-and-heads", "where the weights come from",
     "weights and n_heads come from make_params(), hard-coded, and not from p, the argument.",
     lambda x, p: block(x, {**_fixed(p), "n_heads": 2})),
    ("block-fixed-params", "where the weights come from",
     "the weights come from make_params() and not from p, so other parameters change nothing; read each of "
     "them from p.",
     lambda x, p: block(x, _fixed(p))),
    ("block-post-norm", _NORM,
     "this is post-norm: it normalizes each sum after adding, while pre-norm normalizes before each part and "
     "never the sum.",
     _post_norm),
    ("block-post-norm-first", _NORM,
     "the attention half is post-norm: it normalizes the sum, while pre-norm normalizes what goes into the "
     "attention. The other half is right.",
     _post_norm_first),
    ("block-post-norm-second", _NORM,
     "the feed-forward half is post-norm: it normalizes the sum, while pre-norm normalizes what goes into "
     "the part. The other half is right.",
     _post_norm_second),
    *(("block-post-norm-gelu", "the norms, and the step between W1 and W2",
       "two mistakes in one: this is post-norm, which normalizes each sum, and the activation is GELU and "
       "not ReLU.",
       lambda x, p, act=act: _post_norm(x, p, feed=lambda h, p: forward(h, p, act=act)))
      for act in (_gelu_tanh, _gelu_exact, lambda z: z * _sigmoid(1.702 * z))),
    ("block-post-norm-no-relu", "the norms, and the step between W1 and W2",
     "two mistakes in one: this is post-norm, which normalizes each sum, and the ReLU between W1 and W2 is "
     "missing.",
     lambda x, p: _post_norm(x, p, feed=lambda h, p: forward(h, p, act=lambda z: z))),
    ("block-sandwich-norm", _NORM,
     "each part is normed twice, before it and on its result; pre-norm has the norm before the part alone.",
     _sandwich),
    ("block-post-norm-params-swapped", _NORM,
     "this is post-norm, with the norms' parameters swapped as well; pre-norm normalizes before each part "
     "and never the sum.",
     lambda x, p: _post_norm(x, p, ("g2", "be2"), ("g1", "be1"))),
    ("block-post-norm-one-norm", _NORM,
     "this is post-norm, with g1 and be1 in both norms; pre-norm normalizes before each part, the second "
     "time with g2 and be2.",
     lambda x, p: _post_norm(x, p, second=("g1", "be1"))),
    ("block-branch-norm-after", _NORM,
     "the norm comes after each part, on its result, instead of before it, on its input.",
     lambda x, p: (lambda y: y + _norm2(forward(y, p), p))(x + _norm1(attention(x, p), p))),
    ("block-pre-and-post-norm", _NORM,
     "each part is normed before and each sum is normed after: the norms of the sums are too many, and block "
     "the residual.",
     lambda x, p: (lambda y: _norm2(y + forward(_norm2(y, p), p), p))(
         _norm1(x + attention(_norm1(x, p), p), p)
     )),
    ("block-final-norm", "the return line",
     "the result is normed once more at the end, one norm too many: it ends with the sum.",
     lambda x, p: _norm2(block(x, p), p)),
    ("block-final-norm-first", "the return line",
     "the result is normed once more at the end with g1 and be1, one norm too many: it ends with the sum.",
     lambda x, p: _norm1(block(x, p), p)),
    ("block-final-norm-plain", "the return line",
     "the result is normed once more at the end, one norm too many: it ends with the sum.",
     lambda x, p: norm(block(x, p), 1.0, 0.0)),
    ("block-residual-normed-both", _RES,
     "both residuals add onto the normed values: x is overwritten by its norm, so x itself never "
     "reaches the result.",
     _normed_both),
    ("block-residual-normed-first", _RES,
     "the first residual adds onto the normed input; the attention's change belongs onto the x before the "
     "norm.",
     _normed_first),
    ("block-residual-normed-second", _RES,
     "the second residual adds onto the normed values; the feed-forward change belongs onto the x before the "
     "norm.",
     _normed_second),
    ("block-residual-missing-both", _RES,
     "both residuals are missing: the parts' results replace x instead of being added onto it.",
     _summed(a=0.0, c=0.0)),
    ("block-residual-missing-first", _RES,
     "the first residual is missing: the attention's result replaces x instead of being added onto it.",
     _summed(a=0.0)),
    ("block-residual-missing-second", _RES,
     "the second residual is missing: the feed-forward result replaces x instead of being added onto it.",
     _summed(c=0.0)),
    ("block-residual-doubled-attention", _RES,
     "x is overwritten by the attention's result and then added to itself: the residual, the block's input, "
     "is lost.",
     _summed(a=0.0, b=2.0)),
    ("block-residual-doubled-forward", _RES,
     "the feed-forward result overwrites x and is added to itself: the second residual, the x before it, is "
     "lost.",
     _summed(c=0.0, d=2.0)),
    ("block-residual-twice-first", _RES,
     "the first residual is added twice: x counts double before the attention's change.",
     _summed(a=2.0)),
    ("block-residual-twice-second", _RES,
     "the second residual is added twice: x counts double before the feed-forward change.",
     _summed(c=2.0)),
    ("block-residual-twice-both", _RES,
     "each residual is added twice, so x counts double every time.",
     _summed(a=2.0, c=2.0)),
    ("block-input-added-again", _RES,
     "the block's input is added once more at the end: a residual too many.",
     lambda x, p: x + block(x, p)),
    ("block-residual-averaged-first", _RES,
     "the sum of the first residual is divided by 2, an average; the residual adds and does not average.",
     _summed(a=0.5, b=0.5)),
    ("block-residual-averaged-second", _RES,
     "the sum of the second residual is divided by 2, an average; the residual adds and does not average.",
     _summed(c=0.5, d=0.5)),
    ("block-residual-averaged-both", _RES,
     "both residual sums are divided by 2, an average; the residual adds and does not average.",
     _summed(0.5, 0.5, 0.5, 0.5)),
    ("block-residual-scaled", _RES,
     "both residual sums are divided by the square root of 2; the residual only adds.",
     _summed(*[math.sqrt(0.5)] * 4)),
    ("block-residual-subtracted", _RES,
     "each part's change is subtracted from x; the residual adds it.",
     _summed(b=-1.0, d=-1.0)),
    ("block-residual-multiplied", _RES,
     "each residual multiplies x by the part's change; it adds the change onto x.",
     lambda x, p: (lambda y: y * forward(_norm2(y, p), p))(x * attention(_norm1(x, p), p))),
    ("block-residual-onto-first-x", _RES,
     "the second residual adds onto the block's input, not onto the x updated by attention, whose own change "
     "is lost.",
     _onto_the_first),
    ("block-attention-missing", "the first half of the block",
     "the attention part is missing: only the feed-forward part is there.",
     _summed(b=0.0)),
    ("block-forward-missing", "the second half of the block",
     "the feed-forward part is missing: the block stops after the attention.",
     _summed(d=0.0)),
    ("block-forward-first", "the order of the two parts",
     "the feed-forward part comes first and attention after it; attention comes first.",
     _forward_first),
    ("block-forward-first-params", "the order of the two parts",
     "the feed-forward part comes first, with g1 and be1, and attention after it; attention comes first.",
     lambda x, p: _forward_first(x, p, _norm2, _norm1)),
    ("block-parallel", "the input of the second norm",
     "the parts run in parallel: both read the block's input, while the feed-forward part must read the x "
     "updated by attention, one after the other.",
     _branches(_norm2)),
    ("block-parallel-one-norm", "the input of the second norm",
     "both parts read the same normed x, in parallel: the feed-forward part must read a second norm, with g2 "
     "and be2, of the x updated by attention.",
     _branches(_norm1)),
    ("block-parallel-raw", "the input of the second norm",
     "the feed-forward part reads the block's raw input: it must read the norm (g2, be2) of the x updated by "
     "attention.",
     _branches(lambda x, p: x)),
    ("block-forward-reads-first-norm", "the input of the feed-forward part",
     "the feed-forward part reads the first norm twice over, without the update by attention: its input is "
     "norm g2, be2 of the new x.",
     _branches(lambda x, p: _norm2(_norm1(x, p), p))),
    ("block-second-norm-of-change", "the input of the second norm",
     "the second norm reads the attention's change alone, without the residual: it must read their sum.",
     _change_only),
    ("block-no-norms", _NORM,
     "there are no norms at all: each part must read a normed copy of x.",
     {"first": lambda x, p: x, "second": lambda x, p: x}),
    ("block-no-norms-no-residuals", "the norms and the two additions",
     "norms and residuals are both missing: each part must read a normed copy of x and add its change onto "
     "x.",
     lambda x, p: forward(attention(x, p), p)),
    ("block-first-norm-missing", _NORM,
     "the attention reads x without a norm; the first norm (g1, be1) goes before it.",
     {"first": lambda x, p: x}),
    ("block-second-norm-missing", _NORM,
     "the feed-forward part reads x without a norm; the second norm (g2, be2) goes before it.",
     {"second": lambda x, p: x}),
    ("block-norm-twice", _NORM,
     "the input of each part is normed twice in a row; once is right.",
     {"first": lambda x, p: _norm1(_norm1(x, p), p), "second": lambda x, p: _norm2(_norm2(x, p), p)}),
    ("block-norm-twice-first", _NORM,
     "the input of the attention is normed twice in a row; once is right.",
     {"first": lambda x, p: _norm1(_norm1(x, p), p)}),
    ("block-norm-twice-second", _NORM,
     "the input of the feed-forward part is normed twice in a row; once is right.",
     {"second": lambda x, p: _norm2(_norm2(x, p), p)}),
    ("block-one-norm", _PAR,
     "g1 and be1 are used in both norms; the second norm has its own g2 and be2.",
     {"second": _norm1}),
    ("block-one-norm-second", _PAR,
     "g2 and be2 are used in both norms; the first norm has its own g1 and be1.",
     {"first": _norm2}),
    ("block-norms-swapped", _PAR,
     "the norms are swapped: g2 and be2 are used in the first, g1 and be1 in the second.",
     {"first": _norm2, "second": _norm1}),
    ("block-gain-shift-swapped", _PAR,
     "gamma and beta are swapped in the norms: g scales and be shifts, in the order x, gamma, beta.",
     _changed(lambda p: {"g1": p["be1"], "be1": p["g1"], "g2": p["be2"], "be2": p["g2"]})),
    *((f"block-norm-{name}", _NORM, f"both norms {says}", _own_norm(made)) for name, says, made in (
        ("down-columns", "run down the tokens (axis 0) instead of along each token's own features.", _down),
        ("rms", "leave the mean in, as an RMS norm does; a layer norm subtracts it.", _rms),
    )),
    *((f"block-norm-{name}-{place}", _NORM, f"the {place} norm {says}", _own_norm(made, (place,)))
      for place in ("first", "second")
      for name, says, made in (
          ("down-columns", "runs down the tokens (axis 0) instead of along each token's features.", _down),
          ("rms", "leaves the mean in, as an RMS norm does; a layer norm subtracts it.", _rms),
      )),
    *((f"block-norm-{name}", _NORM, f"the norms {says}", _own_norm(made))
      for name, says, made in (
          ("by-variance", "divide by the variance; its square root is missing.", _by_variance),
          ("whole-array", "use one mean and variance for the whole array; each token has its own.", _whole),
          ("sample-variance", "use the sample variance (ddof 1, d - 1); it is the mean over all d.", _sample),
          ("eps-outside", "add eps outside the square root, to the standard deviation; it is added to the "
           "variance.", _eps_outside),
      )),
    *(("block-norm-shifts-mixed", _PAR,
       "be1 and be2 are swapped or shared between the norms: each norm has its own shift.",
       _changed(change))
      for change in (
          lambda p: {"be1": p["be2"], "be2": p["be1"]},
          lambda p: {"be1": p["be2"]},
          lambda p: {"be2": p["be1"]},
      )),
    ("block-no-gains-shifts", _PAR,
     "the norms use ones and zeros: the learned gamma and beta (g1, be1, g2, be2) have no effect.",
     _without("g1", "be1", "g2", "be2")),
    ("block-no-gains", _PAR,
     "the norms use ones for gamma: g1 and g2 have no effect.",
     _without("g1", "g2")),
    ("block-no-shifts", _PAR,
     "the norms use zeros for beta: be1 and be2 have no effect.",
     _without("be1", "be2")),
    ("block-norm1-plain", _PAR,
     "the first norm ignores its learned gamma and beta, g1 and be1.",
     _without("g1", "be1")),
    ("block-norm2-plain", _PAR,
     "the second norm ignores its learned gamma and beta, g2 and be2.",
     _without("g2", "be2")),
    ("block-g1-missing", _PAR,
     "the first norm ignores its gamma, g1.",
     _without("g1")),
    ("block-be1-missing", _PAR,
     "the first norm ignores its beta, be1.",
     _without("be1")),
    ("block-g2-missing", _PAR,
     "the second norm ignores its gamma, g2.",
     _without("g2")),
    ("block-be2-missing", _PAR,
     "the second norm ignores its beta, be2.",
     _without("be2")),
    ("block-b1-missing", _FF,
     "the bias b1 is missing: it is added to h @ W1, before the ReLU.",
     _without("b1")),
    ("block-b2-missing", _FF,
     "the bias b2 is missing: it is added after W2.",
     _without("b2")),
    ("block-biases-missing", _FF,
     "the biases b1 and b2 are missing from the feed-forward part.",
     _without("b1", "b2")),
    ("block-biases-relu-missing", _FF,
     "the biases b1 and b2 are missing from the feed-forward part, and so is the ReLU between W1 and W2.",
     {"feed": lambda h, p: h @ p["W1"] @ p["W2"]}),
    ("block-biases-missing-gelu", _FF,
     "the biases b1 and b2 are missing from the feed-forward part, and the activation is GELU and not ReLU.",
     {"feed": lambda h, p: forward(h, p, act=_gelu_tanh, b1=False, b2=False)}),
    ("block-b1-after-relu", _FF,
     "the bias b1 is added after the ReLU; it comes before, so that it can move the bend.",
     {"feed": lambda h, p: (np.maximum(h @ p["W1"], 0) + p["b1"]) @ p["W2"] + p["b2"]}),
    ("block-b1-twice", _FF,
     "the bias b1 is added twice.",
     _changed(lambda p: {"b1": 2 * p["b1"]})),
    ("block-b2-twice", _FF,
     "the bias b2 is added twice.",
     _changed(lambda p: {"b2": 2 * p["b2"]})),
    ("block-no-relu", _ACT,
     "there is no ReLU, no activation, between W1 and W2, so the two matrices are one linear map.",
     _act(lambda z: z)),
    ("block-relu-after-w2", _ACT,
     "the ReLU stands after W2, on the result; it belongs between W1 and W2.",
     {"feed": lambda h, p: np.maximum(forward(h, p, act=lambda z: z), 0)}),
    ("block-relu-after-w2-before-b2", _ACT,
     "the ReLU stands after W2; it belongs between W1 and W2, after b1.",
     {"feed": lambda h, p: np.maximum((h @ p["W1"] + p["b1"]) @ p["W2"], 0) + p["b2"]}),
    ("block-relu-twice", _ACT,
     "there is a second ReLU after W2; only the one between W1 and W2 is right, for a change may be "
     "negative.",
     {"feed": lambda h, p: np.maximum(forward(h, p), 0)}),
    ("block-relu-at-the-end", "the return line",
     "the ReLU is applied to the result of the whole block; it belongs between W1 and W2 only.",
     lambda x, p: np.maximum(block(x, p), 0)),
    ("block-relu-before-w1", _ACT,
     "the ReLU stands before W1, on the normed input; it belongs between W1 and W2.",
     {"feed": lambda h, p: forward(np.maximum(h, 0), p, act=lambda z: z)}),
    ("block-relu-before-and-after-w1", _ACT,
     "the ReLU comes before W1, on the normed input, and once more after it; one, between W1 and W2, is "
     "right.",
     {"feed": lambda h, p: forward(np.maximum(h, 0), p)}),
    ("block-relu-negative", _ACT,
     "the ReLU is upside down: it keeps the negative numbers and sets the positive ones to 0.",
     _act(lambda z: np.minimum(z, 0))),
    ("block-relu-max-of-all", _ACT,
     "np.max gives one number, the largest of the whole array; the ReLU compares each number with 0, as "
     "np.maximum does.",
     _act(lambda z: max(0, z.max()) * np.ones_like(z))),
    ("block-relu-max-of-columns", _ACT,
     "np.max with a second argument of 0 takes the largest number down each column, over the tokens; the "
     "ReLU compares each number with 0, as np.maximum does.",
     _act(lambda z: np.broadcast_to(z.max(axis=0), z.shape))),
    ("block-relu-step", _ACT,
     "the activation gives 1 for positive numbers and 0 for others, a step; ReLU keeps positive numbers as "
     "they are.",
     _act(lambda z: (z > 0) * 1.0)),
    ("block-relu-at-one", _ACT,
     "the ReLU is cut at 1: numbers below 1 become 1. It compares with 0.",
     _act(lambda z: np.maximum(z, 1))),
    ("block-gelu", _ACT,
     "the activation is GELU; here it is ReLU, max(z, 0).",
     _act(_gelu_tanh)),
    ("block-gelu-exact", _ACT,
     "the activation is GELU; here it is ReLU, max(z, 0).",
     _act(_gelu_exact)),
    ("block-gelu-sigmoid", _ACT,
     "the activation is GELU in its sigmoid form; here it is ReLU, max(z, 0).",
     _act(lambda z: z * _sigmoid(1.702 * z))),
    ("block-silu", _ACT,
     "the activation is SiLU (swish); here it is ReLU, max(z, 0).",
     _act(lambda z: z * _sigmoid(z))),
    ("block-tanh", _ACT,
     "the activation is tanh; here it is ReLU, max(z, 0).",
     _act(np.tanh)),
    ("block-sigmoid", _ACT,
     "the activation is the sigmoid; here it is ReLU, max(z, 0).",
     _act(_sigmoid)),
    ("block-softplus", _ACT,
     "the activation is softplus; here it is ReLU, max(z, 0).",
     _act(lambda z: np.log1p(np.exp(z)))),
    ("block-leaky-relu", _ACT,
     "the activation is a leaky ReLU: negative numbers keep a hundredth of their value instead of becoming "
     "0.",
     _act(lambda z: np.where(z > 0, z, 0.01 * z))),
    ("block-elu", _ACT,
     "the activation is ELU; here it is ReLU, so negative numbers become 0.",
     _act(lambda z: np.where(z > 0, z, np.exp(np.minimum(z, 0)) - 1))),
    ("block-abs", _ACT,
     "the activation is the absolute value; with ReLU negative numbers become 0.",
     _act(np.abs)),
    ("block-relu-squared", _ACT,
     "the ReLU is squared; here it is plain max(z, 0).",
     _act(lambda z: np.maximum(z, 0) ** 2)),
    ("block-relu-6", _ACT,
     "the ReLU is capped at 6; here positive numbers stay as they are.",
     _act(lambda z: np.clip(z, 0, 6))),
    ("block-relu-1", _ACT,
     "the ReLU is capped at 1; here positive numbers stay as they are.",
     _act(lambda z: np.clip(z, 0, 1))),
    ("block-softmax-activation", _ACT,
     "the activation is a softmax; here it is ReLU, max(z, 0).",
     _act(softmax)),
    ("block-own-attention-unmasked", "the attention inside the block",
     "the block's attention has no causal mask, so every token also sees the future.",
     {"attend": lambda h, p: attention(h, p, **_keep)}),
    ("block-own-attention-one-head", "the attention inside the block",
     "the block's attention ignores n_heads: one head of the full width does all the work.",
     {"attend": lambda h, p: attention(h, p, heads=1)}),
    ("block-own-attention-no-wo", "the attention inside the block",
     "the block's attention lacks the output matrix Wo.",
     {"attend": lambda h, p: attention(h, {**p, "Wo": np.eye(len(p["Wo"]))})}),
    ("block-wo-twice", "the first half of the block",
     "Wo is applied twice: the attention has already ended with it.",
     {"attend": lambda h, p: attention(h, p) @ p["Wo"]}),
    ("block-relu-on-attention", "the first half of the block",
     "the attention's result goes through a ReLU before it is added; only the hidden numbers between W1 and "
     "W2 do.",
     {"attend": lambda h, p: np.maximum(attention(h, p), 0)}),
    ("block-only-queries-normed", "the input of queries, keys and values",
     "only the queries read the normed x; keys and values read the raw one. All three read the norm.",
     _raw(False, True, True)),
    ("block-queries-raw", "the input of queries, keys and values",
     "the queries read the raw x; queries, keys and values all read the norm.",
     _raw(True, False, False)),
    ("block-values-raw", "the input of queries, keys and values",
     "the values read the raw x; queries, keys and values all read the norm.",
     _raw(False, False, True)),
    ("block-only-values-normed", "the input of queries, keys and values",
     "only the values read the normed x; queries, keys and values all read the norm.",
     _raw(True, True, False)),
    ("block-attention-twice", "the first half of the block",
     "the attention part runs twice; each part runs once.",
     lambda x, p: block(x + attention(_norm1(x, p), p), p)),
    ("block-forward-twice", "the second half of the block",
     "the feed-forward part runs twice; each part runs once.",
     lambda x, p: (lambda y: y + forward(_norm2(y, p), p))(block(x, p))),
    ("block-twice", "the return line",
     "the whole block runs twice; one block runs each part once, and stacking is done outside.",
     lambda x, p: block(block(x, p), p)),
    ("block-first-row-for-all", "which rows go through the parts",
     "only the first row goes through the parts, and every other row gets the same change; each token has "
     "its own.",
     lambda x, p: x + (block(x[:1], p) - x[:1])),
    ("block-only-first-row", "which rows go through the parts",
     "only row 0 goes through the parts, every other row stays x; each token has its own change.",
     lambda x, p: np.vstack([block(x, p)[:1], x[1:]])),
    ("block-once-per-head", "the loops of the block",
     "the whole block runs n_heads times; the heads belong inside the attention, and each part runs once.",
     _once_per_head),
    ("block-rows-alone", "what the attention is given",
     "each row goes through the block alone, so no token sees the others; attention needs all rows at once.",
     lambda x, p: np.vstack([block(x[i : i + 1], p) for i in range(len(x))])),
    ("block-eps-small", "the eps of the norms",
     "the norms use another eps than 1e-5, which shows for a token of tiny variance; layer_norm's default is "
     "right.",
     _eps(1e-6)),
    ("block-eps-1e-8", "the eps of the norms",
     "the norms use eps 1e-8 instead of 1e-5, which shows for a token of tiny variance; layer_norm's default "
     "is right.",
     _eps(1e-8)),
    ("block-eps-zero", "the eps of the norms",
     "the norms have no eps, or one far smaller than 1e-5, which shows for a token of tiny variance; "
     "layer_norm's default of 1e-5 is right.",
     _eps(0.0)),
    ("block-eps-1e-4", "the eps of the norms",
     "the norms use eps 1e-4 instead of 1e-5; layer_norm's default is right.",
     _eps(1e-4)),
    ("block-eps-1e-3", "the eps of the norms",
     "the norms use eps 1e-3 instead of 1e-5; layer_norm's default is right.",
     _eps(1e-3)),
    ("block-eps-1e-2", "the eps of the norms",
     "the norms use eps 1e-2 instead of 1e-5; layer_norm's default is right.",
     _eps(1e-2)),
    ("block-eps-large", "the eps of the norms",
     "the norms use eps 0.1 instead of 1e-5; layer_norm's default is right.",
     _eps(0.1)),
]
# fmt: on

_register("transformer_block", block, BLOCK_SLIPS)
