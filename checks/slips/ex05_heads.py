"""Slips of exercise 5: one core with switches, and the well-known mistakes as settings of it."""

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Heads"
TRAPS = {
    "shape and axis": (
        "split-bare-reshape", "split-interleaved", "split-wrong-axes", "split-by-tokens",
        "merge-bare-reshape", "merge-interleaved", "merge-columns-first", "merge-axes-reversed",
        "merge-tokens-last", "merge-not-joined", "merge-stacks-tokens", "multi-wo-transposed",
        "multi-weights-transposed", "multi-all-transposed", "multi-wq-transposed", "multi-wk-transposed",
        "multi-wv-transposed", "multi-bare-reshape-split", "multi-bare-reshape-merge", "multi-bare-reshape",
        "multi-interleaved", "multi-interleaved-merge", "multi-interleaved-twice", "multi-softmax-over-heads",
        "multi-softmax-over-heads-and-keys", "multi-softmax-over-queries", "multi-softmax-over-all",
        "multi-softmax-over-each-matrix", "multi-attends-over-columns", "multi-attends-over-heads",
    ),
    "order of operations": (
        "split-scaled", "multi-wo-per-head", "multi-wo-first-block", "multi-wo-before-heads",
        "multi-same-rows-of-wo", "multi-split-before-projection",
    ),
}  # fmt: skip
CONVENTIONS = {
    "Attention": (
        "multi-scale-d-model", "multi-no-scale", "multi-scale-twice", "multi-scale-n", "multi-scale-heads",
        "multi-causal-mask", "multi-mask-zero-scores", "multi-window-mask", "multi-softmax-twice",
        "multi-mask", "multi-mask-of-itself", "multi-no-softmax", "multi-no-sum", "multi-temperature",
        "multi-scale-root-2",
    ),
    "Mask": ("multi-mask-after-softmax", "multi-reverse-mask-after-softmax"),
    "": (
        "split-tokens-reversed", "split-counting-numbers", "split-always-trace", "split-pads-columns",
        "split-drops-columns", "merge-tokens-reversed", "multi-no-wo", "multi-wo-twice", "multi-wo-added",
        "multi-only-wo", "multi-wk-for-values", "multi-wq-for-values", "multi-wq-for-keys",
        "multi-wk-for-queries", "multi-wv-for-queries", "multi-wv-for-keys", "multi-one-projection",
        "multi-q-k-swapped", "multi-k-v-swapped", "multi-q-v-swapped", "multi-no-wv", "multi-no-wk",
        "multi-no-wq", "multi-no-projections", "multi-norm-first", "multi-relu", "multi-relu-on-queries",
        "multi-relu-on-keys", "multi-relu-on-values", "multi-relu-on-result", "multi-wo-for-values",
        "multi-relu-after", "multi-wo-wv-swapped",
    ),
}  # fmt: skip

RNG = np.random.default_rng(515)


def numbers(*shape):
    return RNG.normal(0.0, 1.0, shape)


def _multi(n, d, n_heads):
    return (numbers(n, d), *(numbers(d, d) * 0.6 for _ in range(4)), n_heads)


PROBES = {
    "split_heads": [(numbers(5, 12), 3), (numbers(4, 6), 3), (numbers(3, 9), 3), (numbers(4, 4), 2),
                    (numbers(4, 7), 2), (numbers(6, 8), 3)],
    "merge_heads": [(numbers(3, 5, 2),), (numbers(2, 3, 4),), (numbers(3, 3, 3),), (numbers(2, 2, 2),)],
    "multi_head_attention": [_multi(5, 12, 3), _multi(4, 6, 2), _multi(4, 4, 2), _multi(3, 8, 4)],
}  # fmt: skip


def split(x, n_heads):
    if x.shape[1] % n_heads:
        raise ValueError
    return x.reshape(len(x), n_heads, -1).swapaxes(0, 1)


def merge(h):
    return h.swapaxes(0, 1).reshape(h.shape[1], -1)


# split_heads


@slip(of="split_heads", name="split-bare-reshape", look="which axis the reshape cuts up")
def split_bare_reshape(x, n_heads):
    """one bare reshape to (n_heads, n, d_head) cuts the text into stretches of tokens, not the columns
    into heads, so a head mixes tokens."""
    if x.shape[1] % n_heads:
        raise ValueError
    return x.reshape(n_heads, len(x), x.shape[1] // n_heads)


@slip(of="split_heads", name="split-interleaved", look="which columns go to head 0")
def split_interleaved(x, n_heads):
    """the columns are dealt out in turn (interleaved), so that head 0 gets every n_heads-th column instead
    of its neighbouring columns 0 up to d_head."""
    if x.shape[1] % n_heads:
        raise ValueError
    return np.stack([x[:, h::n_heads] for h in range(n_heads)])


@slip(of="split_heads", name="split-reversed", look="the order of the heads")
def split_reversed(x, n_heads):
    """the heads stand in reversed order: head 0 holds the last columns, and the first columns are in the
    last head."""
    return split(x, n_heads)[::-1]


@slip(of="split_heads", name="split-columns-reversed", look="the order of the columns within a head")
def split_columns_reversed(x, n_heads):
    """the columns of each head stand in reversed order: the right columns, with the last one first."""
    return split(x, n_heads)[:, :, ::-1]


@slip(of="split_heads", name="split-tokens-reversed", look="the order of the tokens within a head")
def split_tokens_reversed(x, n_heads):
    """the tokens stand in reversed order in every head: row 0 of a head belongs to the first token."""
    return split(x, n_heads)[:, ::-1]


@slip(of="split_heads", name="split-not-swapped", look="the order of the axes after the reshape")
def split_not_swapped(x, n_heads):
    """the columns are cut, but the axes are not swapped: the result is (n, n_heads, d_head), and the heads
    are not the first axis."""
    return split(x, n_heads).swapaxes(0, 1)


@slip(of="split_heads", name="split-wrong-axes", look="the order of the axes in the transpose")
def split_wrong_axes(x, n_heads):
    """the transpose puts the axes in the order (d_head, n, n_heads), which has the right shape only where
    d_head equals n_heads."""
    return split(x, n_heads).transpose(2, 1, 0)


@slip(of="split_heads", name="split-columns-first", look="the order of the last two axes")
def split_columns_first(x, n_heads):
    """the axes come in the order (n_heads, d_head, n): within a head, tokens and columns are swapped."""
    return split(x, n_heads).swapaxes(1, 2)


@slip(of="split_heads", name="split-by-tokens", look="the axis that is cut")
def split_by_tokens(x, n_heads):
    """the tokens (rows) are shared out among the heads, not the columns: each head must keep all tokens
    and get its own columns."""
    if len(x) % n_heads:
        raise ValueError
    return np.array(np.split(x, n_heads, axis=0))


@slip(of="split_heads", name="split-first-head-again", look="where each slice of columns starts")
def split_first_head_again(x, n_heads):
    """every head is given the same first d_head columns, so the other columns are never used."""
    return np.stack([split(x, n_heads)[0]] * n_heads)


@slip(of="split_heads", name="split-overlapping", look="where each slice of columns starts")
def split_overlapping(x, n_heads):
    """the slices of columns start at h, not at h * d_head, so neighbouring heads overlap."""
    split(x, n_heads)
    d_head = x.shape[1] // n_heads
    return np.stack([x[:, h : h + d_head] for h in range(n_heads)])


@slip(
    of="split_heads", name="split-columns-read-first", look="the order in which the reshape reads the numbers"
)
def split_columns_read_first(x, n_heads):
    """the reshape reads x column by column (order="F"), which mixes the columns of a head; cut the columns in
    the usual order, then swap two axes."""
    if x.shape[1] % n_heads:
        raise ValueError
    return x.reshape((n_heads, len(x), -1), order="F")


@slip(of="split_heads", name="split-transposed-first", look="what is reshaped")
def split_transposed_first(x, n_heads):
    """x is transposed before the reshape, which mixes the tokens of a column; cut the columns of x itself,
    then swap two axes."""
    if x.shape[1] % n_heads:
        raise ValueError
    return x.T.reshape(n_heads, len(x), -1)


@slip(of="split_heads", name="split-last-head-zero", look="where the loop over the heads ends")
def split_last_head_zero(x, n_heads):
    """the last head is skipped (off by one), so that it stays zero and its columns are lost."""
    heads = split(x, n_heads).copy()
    heads[-1] = 0
    return heads


@slip(of="split_heads", name="split-first-head-zero", look="where the loop over the heads starts")
def split_first_head_zero(x, n_heads):
    """the first head is skipped (off by one), so that it stays zero and its columns are lost."""
    heads = split(x, n_heads).copy()
    heads[0] = 0
    return heads


@slip(of="split_heads", name="split-scaled", look="what else happens to the numbers")
def split_scaled(x, n_heads):
    """the numbers are divided by sqrt(d_head) too early: splitting only moves them, attention scales."""
    heads = split(x, n_heads)
    return heads / heads.shape[2] ** 0.5


@slip(of="split_heads", name="split-two-columns", look="the width of a head")
def split_two_columns(x, n_heads):
    """every head is two columns wide, which is hard-coded to the trace; d_head is d_model / n_heads."""
    if x.shape[1] % n_heads:
        raise ValueError
    return np.stack([x[:, 2 * h : 2 * h + 2] for h in range(n_heads)])


@slip(of="split_heads", name="split-two-heads", look="the number of heads")
def split_two_heads(x, n_heads):
    """two heads are hard-coded, as in the trace; their number is n_heads."""
    split(x, n_heads)
    return split(x, 2)


@slip(of="split_heads", name="split-four-columns", look="the columns of each slice")
def split_four_columns(x, n_heads):
    """columns 0:2 and 2:4 are hard-coded, which fits the trace and no other d_model or n_heads."""
    split(x, n_heads)
    return np.array([x[:, 0:2], x[:, 2:4]])


@slip(of="split_heads", name="split-counting-numbers", look="where the numbers come from")
def split_counting_numbers(x, n_heads):
    """the numbers are counted up (1, 2, 3, ...) as in the trace, hard-coded, and the values of x are never
    read."""
    return split(np.arange(1.0, x.size + 1).reshape(x.shape), n_heads)


@slip(of="split_heads", name="split-always-trace", look="where the numbers come from")
def split_always_trace(_x, _n_heads):
    """the heads of the trace come back whatever x is: they are hard-coded, not computed from x."""
    return np.array([[[1.0, 2.0], [5.0, 6.0]], [[3.0, 4.0], [7.0, 8.0]]])


@slip(of="split_heads", name="split-always-trace", look="where the numbers come from")
def split_always_trace_or_error(x, n_heads):
    """the heads of the trace come back whatever x is: they are hard-coded, not computed from x."""
    split(x, n_heads)
    return split_always_trace(x, n_heads)


@slip(of="split_heads", name="split-checks-tokens", look="the number that is divided in the ValueError test")
def split_checks_tokens(x, n_heads):
    """the ValueError test looks at the number of tokens (rows); n_heads must divide the number of columns,
    d_model."""
    if len(x) % n_heads:
        raise ValueError
    return split_drops_columns(x, n_heads)


@slip(of="split_heads", name="split-pads-columns", look="what happens where a remainder is left")
def split_pads_columns(x, n_heads):
    """where the columns are not divisible it pads them with zeros, so that heads hold columns that x does
    not have."""
    return split(np.pad(x, ((0, 0), (0, -x.shape[1] % n_heads))), n_heads)


@slip(of="split_heads", name="split-drops-columns", look="what happens where a remainder is left")
def split_drops_columns(x, n_heads):
    """where the columns are not divisible it drops the last ones without a word, so that part of every
    token is lost."""
    return split(x[:, : x.shape[1] // n_heads * n_heads], n_heads)


# merge_heads


@slip(of="merge_heads", name="merge-bare-reshape", look="the order of the axes before the reshape")
def merge_bare_reshape(h):
    """one bare reshape strings the heads one after another, so that a row of the result mixes tokens; the
    tokens must be the first axis before the reshape."""
    return h.reshape(h.shape[1], -1)


@slip(of="merge_heads", name="merge-interleaved", look="the order of the axes before the reshape")
def merge_interleaved(h):
    """the columns of the heads are interleaved (one of each head in turn), because the axes stand in the
    order (n, d_head, n_heads) before the reshape."""
    return h.transpose(1, 2, 0).reshape(h.shape[1], -1)


@slip(of="merge_heads", name="merge-columns-first", look="the order of the axes before the reshape")
def merge_columns_first(h):
    """d_head comes first in the transpose, (d_head, n_heads, n), so the reshape fills the rows with
    numbers of several tokens."""
    return h.transpose(2, 0, 1).reshape(h.shape[1], -1)


@slip(of="merge_heads", name="merge-axes-reversed", look="the order of the axes before the reshape")
def merge_all_reversed(h):
    """all three axes are reversed before the reshape, (d_head, n, n_heads), so it fills the rows with
    numbers of several tokens."""
    return h.transpose(2, 1, 0).reshape(h.shape[1], -1)


@slip(of="merge_heads", name="merge-tokens-last", look="the order of the axes before the reshape")
def merge_tokens_last(h):
    """the tokens come last before the reshape, (n_heads, d_head, n), so it fills the rows with numbers of
    several tokens."""
    return h.transpose(0, 2, 1).reshape(h.shape[1], -1)


@slip(of="merge_heads", name="merge-not-joined", look="the last step, the reshape to (n, n_heads * d_head)")
def merge_not_joined(h):
    """the axes are swapped, but the last two are never joined, so the result still has three dimensions."""
    return h.swapaxes(0, 1)


@slip(of="merge_heads", name="merge-stacks-tokens", look="the axis along which the heads are joined")
def merge_stacks_tokens(h):
    """the heads are stacked one below the other (along the token axis), not glued side by side along the
    columns."""
    return h.reshape(-1, h.shape[2])


@slip(of="merge_heads", name="merge-sum", look="how the heads are joined")
def merge_sum(h):
    """the heads are added up (a sum over the heads) instead of put side by side, so the columns of the
    heads are lost in each other."""
    return h.sum(axis=0)


@slip(of="merge_heads", name="merge-mean", look="how the heads are joined")
def merge_mean(h):
    """the heads are averaged (a mean over the heads) instead of put side by side."""
    return h.mean(axis=0)


@slip(of="merge_heads", name="merge-first-head", look="how the heads are joined")
def merge_first_head(h):
    """only the first head is returned, instead of all heads side by side."""
    return h[0]


@slip(of="merge_heads", name="merge-reversed", look="the order in which the heads are joined")
def merge_reversed(h):
    """the heads are joined in reversed order: the last head comes first."""
    return merge(h[::-1])


@slip(of="merge_heads", name="merge-tokens-reversed", look="the order of the tokens in the result")
def merge_tokens_reversed(h):
    """the tokens stand in reversed order: row 0 of the result belongs to the first token."""
    return merge(h[:, ::-1])


@slip(of="merge_heads", name="merge-columns-reversed", look="the order of the columns of each head")
def merge_columns_reversed(h):
    """the columns of each head are joined in reversed order; they keep the order they have in h."""
    return merge(h[:, :, ::-1])


@slip(of="merge_heads", name="merge-skips-last", look="where the loop over the heads ends")
def merge_skips_last(h):
    """the last head is skipped (off by one), so that its columns stay zero."""
    return merge(np.concatenate([h[:-1], 0 * h[-1:]]))


@slip(of="merge_heads", name="merge-drops-last", look="where the loop over the heads ends")
def merge_drops_last(h):
    """the last head is left out (off by one), so the last columns are missing."""
    return merge(h[:-1])


@slip(of="merge_heads", name="merge-skips-first", look="where the loop over the heads starts")
def merge_skips_first(h):
    """the first head is skipped (off by one), so that its columns stay zero."""
    return merge(np.concatenate([0 * h[:1], h[1:]]))


@slip(of="merge_heads", name="merge-two-heads", look="the number of heads that are joined")
def merge_two_heads(h):
    """only heads 0 and 1 are joined, which is hard-coded to the trace; all n_heads of them belong in the
    result."""
    return merge(h[:2]) if len(h) > 1 else merge(h[:1])


# multi_head_attention


def core(
    X, Wq, Wk, Wv, Wo, n_heads, *, use="qkv", cut=split, glue=merge, width=lambda d_head, *_: d_head**0.5,
    hide=None, mix=lambda Q, K, V: (Q, K, V), soft=lambda scores: softmax(scores, -1),
    last=lambda merged, Wo: merged @ Wo, act=lambda a: a,
):  # fmt: skip
    """The right answer, and with each switch one way to go wrong."""
    made = {
        "q": X @ Wq,
        "k": X @ Wk,
        "v": X @ Wv,
        "o": X @ Wo,
        "x": X,
        "Q": X @ Wq.T,
        "K": X @ Wk.T,
        "V": X @ Wv.T,
        "r": np.maximum(X @ Wq, 0),
        "s": np.maximum(X @ Wk, 0),
        "t": np.maximum(X @ Wv, 0),
    }
    Q, K, V = mix(*(cut(act(made[name]), n_heads) for name in use))
    scores = Q @ K.swapaxes(1, 2) / width(Q.shape[2], X.shape[1], len(X), n_heads)
    if hide is not None and len(X) > 1:
        scores = np.where(hide(len(X)), -np.inf, scores)
    return last(glue(soft(scores) @ V), Wo)


def softmax(scores, axis):
    parts = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return parts / parts.sum(axis=axis, keepdims=True)


def setting(name, look, says, **switches):
    """A slip that is the core with some switches set."""

    def function(*args):
        return core(*args, **switches)

    function.__doc__ = says
    return slip(of="multi_head_attention", name=name, look=look)(function)


no_wo = setting(
    "multi-no-wo", "what happens to the merged heads",
    "the merged heads are returned as they are: the output projection is missing (merged @ Wo), so the "
    "heads are never mixed.",
    last=lambda merged, _Wo: merged,
)  # fmt: skip
wo_transposed = setting(
    "multi-wo-transposed", "the product with Wo",
    "Wo is transposed in the output projection, so that its rows are used as its columns.",
    last=lambda merged, Wo: merged @ Wo.T,
)  # fmt: skip
wo_twice = setting(
    "multi-wo-twice", "the product with Wo",
    "the output projection Wo is applied twice; once is enough.",
    last=lambda merged, Wo: merged @ Wo @ Wo,
)  # fmt: skip


@slip(of="multi_head_attention", name="multi-wo-added", look="the product with Wo")
def wo_residual(*args):
    """the input X is added to the output, a residual connection that was not asked for: the result is
    merged @ Wo alone."""
    return args[0] + core(*args)


@slip(of="multi_head_attention", name="multi-wo-per-head", look="where Wo is applied")
def wo_per_head(X, Wq, Wk, Wv, Wo, n_heads):
    """Wo is applied per head, each head with its own block of Wo, so the heads are never mixed; merge
    first, then the output projection merged @ Wo."""
    d = X.shape[1] // n_heads
    blocks = np.stack([Wo[h * d : (h + 1) * d, h * d : (h + 1) * d] for h in range(n_heads)])
    return core(X, Wq, Wk, Wv, Wo, n_heads, glue=lambda h: merge(h @ blocks), last=lambda merged, _Wo: merged)


@slip(of="multi_head_attention", name="multi-wo-first-block", look="where Wo is applied")
def wo_first_block(X, Wq, Wk, Wv, Wo, n_heads):
    """Wo is applied per head, and each head gets the same first block of Wo; merge first, then the output
    projection merged @ Wo."""
    d = X.shape[1] // n_heads
    return core(
        X, Wq, Wk, Wv, Wo, n_heads, glue=lambda h: merge(h @ Wo[:d, :d]), last=lambda merged, _Wo: merged
    )


@slip(of="multi_head_attention", name="multi-wo-before-heads", look="where Wo is applied")
def wo_on_values(X, Wq, Wk, Wv, Wo, n_heads):
    """Wo is applied to the values before the heads attend, so it mixes the wrong things; the output
    projection comes last, merged @ Wo."""
    return core(X, Wq, Wk, Wv @ Wo, Wo, n_heads, last=lambda merged, _Wo: merged)


@slip(of="multi_head_attention", name="multi-only-wo", look="whether the heads are used at all")
def only_projections(X, _Wq, _Wk, Wv, Wo, _n_heads):
    """the values are projected by Wo with no attention between them: the tokens never look at each other."""
    return X @ Wv @ Wo


scale_d_model = setting(
    "multi-scale-d-model", "the size under the square root",
    "the scores are scaled by sqrt(d_model); a head compares vectors of d_head columns, so it is "
    "sqrt(d_head).",
    width=lambda _d_head, d_model, *_: d_model ** 0.5,
)  # fmt: skip
no_scale = setting(
    "multi-no-scale", "the scale of the scores",
    "the scores are not scaled: the division by sqrt(d_head) is missing, so the softmax is too sharp.",
    width=lambda *_: 1.0,
)  # fmt: skip
scale_full = setting(
    "multi-scale-twice", "the scale of the scores",
    "the scores are divided by d_head: the square root is missing, or sqrt(d_head) is applied twice "
    "(attention already scales).",
    width=lambda d_head, *_: d_head,
)  # fmt: skip
scale_n = setting(
    "multi-scale-n", "the size under the square root",
    "the scores are scaled by sqrt(n), the number of tokens; it is sqrt(d_head).",
    width=lambda _d_head, _d_model, n, *_: n ** 0.5,
)  # fmt: skip
scale_heads = setting(
    "multi-scale-heads", "the size under the square root",
    "the scores are scaled by sqrt(n_heads); it is sqrt(d_head).",
    width=lambda *sizes: sizes[3] ** 0.5,
)  # fmt: skip
causal_mask = setting(
    "multi-causal-mask", "the mask",
    "a causal mask hides the later tokens, which was not asked for: here every token sees every token.",
    hide=lambda n: ~np.tri(n, dtype=bool),
)  # fmt: skip
late_mask = setting(
    "multi-mask-after-softmax", "the mask",
    "a causal mask sets the weights of later tokens to zero after the softmax, which was not asked for: "
    "here every token sees every token.",
    soft=lambda s: np.tril(softmax(s, -1)),
)  # fmt: skip
late_reverse_mask = setting(
    "multi-reverse-mask-after-softmax", "the mask",
    "a mask sets the weights of earlier tokens to zero after the softmax, which was not asked for: here "
    "every token sees every token.",
    soft=lambda s: np.triu(softmax(s, -1)),
)  # fmt: skip
zero_scores_mask = setting(
    "multi-mask-zero-scores", "the mask",
    "a causal mask sets the scores of later tokens to 0, which was not asked for: here every token sees "
    "every token, by its own score.",
    soft=lambda s: softmax(np.tril(s), -1),
)  # fmt: skip
window_mask = setting(
    "multi-window-mask", "the mask",
    "a mask hides all tokens but the neighbours (a window), which was not asked for: here every token sees "
    "every token.",
    hide=lambda n: np.abs(np.subtract.outer(np.arange(n), np.arange(n))) > 1,
)  # fmt: skip
value_from_key = setting(
    "multi-wk-for-values", "which weight makes the queries, the keys and the values",
    "the keys are used as the values too (Wk in place of Wv), so Wv is never used.",
    use="qkk",
)  # fmt: skip
value_from_query = setting(
    "multi-wq-for-values", "which weight makes the queries, the keys and the values",
    "the queries are used as the values too (Wq in place of Wv), so Wv is never used.",
    use="qkq",
)  # fmt: skip
key_from_query = setting(
    "multi-wq-for-keys", "which weight makes the queries, the keys and the values",
    "the queries are used as the keys too (Wq in place of Wk), so Wk is never used.",
    use="qqv",
)  # fmt: skip
query_from_key = setting(
    "multi-wk-for-queries", "which weight makes the queries, the keys and the values",
    "the keys are used as the queries too (Wk in place of Wq), so Wq is never used.",
    use="kkv",
)  # fmt: skip
query_from_value = setting(
    "multi-wv-for-queries", "which weight makes the queries, the keys and the values",
    "the values are used as the queries too (Wv in place of Wq), so Wq is never used.",
    use="vkv",
)  # fmt: skip
key_from_value = setting(
    "multi-wv-for-keys", "which weight makes the queries, the keys and the values",
    "the values are used as the keys too (Wv in place of Wk), so Wk is never used.",
    use="qvv",
)  # fmt: skip
all_query = setting(
    "multi-one-projection", "which weight makes the queries, the keys and the values",
    "Wq makes the queries, the keys and the values: Wk and Wv are never used.",
    use="qqq",
)  # fmt: skip
query_key_swapped = setting(
    "multi-q-k-swapped", "the order of the queries and the keys",
    "queries and keys are swapped: the queries must come from Wq and the keys from Wk.",
    use="kqv",
)  # fmt: skip
key_value_swapped = setting(
    "multi-k-v-swapped", "the order of the keys and the values",
    "keys and values are swapped: the keys must come from Wk and the values from Wv.",
    use="qvk",
)  # fmt: skip
query_value_swapped = setting(
    "multi-q-v-swapped", "the order of the queries and the values",
    "queries and values are swapped: the queries must come from Wq and the values from Wv.",
    use="vkq",
)  # fmt: skip
no_wv = setting(
    "multi-no-wv", "how the values are made",
    "X itself is used as the values: the projection by Wv is missing.",
    use="qkx",
)  # fmt: skip
no_wk = setting(
    "multi-no-wk", "how the keys are made",
    "X itself is used as the keys: the projection by Wk is missing.",
    use="qxv",
)  # fmt: skip
no_wq = setting(
    "multi-no-wq", "how the queries are made",
    "X itself is used as the queries: the projection by Wq is missing.",
    use="xkv",
)  # fmt: skip
no_projections = setting(
    "multi-no-projections", "how queries, keys and values are made",
    "X is split without being projected: Wq, Wk and Wv are never used.",
    use="xxx",
)  # fmt: skip
projections_transposed = setting(
    "multi-weights-transposed", "the products of X with the weights",
    "the weights are transposed (X @ Wq.T and so on); the projection is X @ Wq, with the columns of Wq as "
    "outputs.",
    use="QKV",
)  # fmt: skip
all_transposed = setting(
    "multi-all-transposed", "the products with the weights",
    "all four weights are transposed (X @ Wq.T, ..., merged @ Wo.T); the projection is X @ Wq, the last "
    "step merged @ Wo.",
    use="QKV", last=lambda merged, Wo: merged @ Wo.T,
)  # fmt: skip
wq_transposed = setting(
    "multi-wq-transposed", "the product of X with Wq",
    "Wq is transposed: the queries are X @ Wq.",
    use="Qkv",
)  # fmt: skip
wk_transposed = setting(
    "multi-wk-transposed", "the product of X with Wk",
    "Wk is transposed: the keys are X @ Wk.",
    use="qKv",
)  # fmt: skip
wv_transposed = setting(
    "multi-wv-transposed", "the product of X with Wv",
    "Wv is transposed: the values are X @ Wv.",
    use="qkV",
)  # fmt: skip


@slip(of="multi_head_attention", name="multi-one-head", look="how many heads attend")
def one_head_only(*args):
    """attention runs once over all d_model columns, as if there were one head: the columns are never split
    into n_heads heads."""
    return core(*args[:5], 1)


@slip(of="multi_head_attention", name="multi-two-heads", look="the number of heads")
def two_heads_only(*args):
    """two heads are hard-coded; their number is n_heads."""
    return core(*args[:5], 2)


@slip(of="multi_head_attention", name="multi-heads-from-d-head", look="what is handed on as n_heads")
def heads_from_d_head(X, Wq, Wk, Wv, Wo, n_heads):
    """n_heads and d_head are confused: it makes d_head heads of n_heads columns each."""
    return core(X, Wq, Wk, Wv, Wo, X.shape[1] // n_heads)


@slip(of="multi_head_attention", name="multi-two-columns", look="the number of heads")
def two_columns_each(X, Wq, Wk, Wv, Wo, _n_heads):
    """every head is two columns wide, which is hard-coded; the number of heads is n_heads."""
    return core(X, Wq, Wk, Wv, Wo, X.shape[1] // 2)


@slip(of="multi_head_attention", name="multi-norm-first", look="what happens to X before it is projected")
def norm_first(X, *rest):
    """X is normalized before it is projected, which was not asked for: queries, keys and values come from X
    itself."""
    apart = X - X.mean(axis=1, keepdims=True)
    return core(apart / X.std(axis=1, keepdims=True), *rest)


split_reshape = setting(
    "multi-bare-reshape-split", "how the projections are cut into heads",
    "the heads are cut by a bare reshape to (n_heads, n, d_head), which mixes tokens; cut the columns, "
    "then swap two axes, as split_heads does.",
    cut=lambda a, m: a.reshape(m, len(a), -1),
)  # fmt: skip
merge_reshape = setting(
    "multi-bare-reshape-merge", "how the heads are merged",
    "the heads are merged by a bare reshape, which mixes tokens; swap the axes first, as merge_heads does.",
    glue=lambda h: h.reshape(h.shape[1], -1),
)  # fmt: skip
both_reshape = setting(
    "multi-bare-reshape", "how the heads are cut and merged",
    "the heads are cut and merged by bare reshapes, which mix tokens; swap the axes as split_heads and "
    "merge_heads do.",
    cut=lambda a, m: a.reshape(m, len(a), -1), glue=lambda h: h.reshape(h.shape[1], -1),
)  # fmt: skip
split_dealt = setting(
    "multi-interleaved", "how the projections are cut into heads",
    "the columns are interleaved, dealt out to the heads in turn; head h holds neighbouring columns, as "
    "in split_heads.",
    cut=lambda a, m: np.stack([a[:, h::m] for h in range(m)]),
)  # fmt: skip
merge_dealt = setting(
    "multi-interleaved-merge", "how the heads are merged",
    "the columns of the heads are interleaved in the merge; the heads belong side by side, as in "
    "merge_heads.",
    glue=lambda h: h.transpose(1, 2, 0).reshape(h.shape[1], -1),
)  # fmt: skip
dealt_twice = setting(
    "multi-interleaved-twice", "how the heads are cut and merged",
    "the columns are interleaved in the split and in the merge; head h holds neighbouring columns, as in "
    "split_heads.",
    cut=lambda a, m: np.stack([a[:, h::m] for h in range(m)]),
    glue=lambda h: h.transpose(1, 2, 0).reshape(h.shape[1], -1),
)  # fmt: skip
merge_backwards = setting(
    "multi-heads-reversed", "the order in which the heads are merged",
    "the heads are merged in reversed order, so each meets the rows of Wo that belong to another.",
    glue=lambda h: merge(h[::-1]),
)  # fmt: skip
shared_weights = setting(
    "multi-head-0-for-all", "which head the attention weights come from",
    "the attention weights of head 0 are used for all heads (shared); each head has its own queries and "
    "keys and so its own weights.",
    soft=lambda s: softmax(np.repeat(s[:1], len(s), axis=0), -1),
)  # fmt: skip
softmax_heads = setting(
    "multi-softmax-over-heads", "the axis of the softmax",
    "the softmax runs over the heads axis, so the weights of a query do not sum to 1; it runs over the "
    "keys, the last axis.",
    soft=lambda s: softmax(s, 0),
)  # fmt: skip
softmax_heads_and_keys = setting(
    "multi-softmax-over-heads-and-keys", "the axis of the softmax",
    "the softmax runs over the heads and the keys together, so the weights of a query do not sum to 1 in "
    "each head; it runs over the keys alone, the last axis.",
    soft=lambda s: softmax(s, (0, 2)),
)  # fmt: skip
softmax_twice = setting(
    "multi-softmax-twice", "how scores become weights",
    "the softmax is taken twice, which makes the weights almost equal; once is enough.",
    soft=lambda s: softmax(softmax(s, -1), -1),
)  # fmt: skip
softmax_queries = setting(
    "multi-softmax-over-queries", "the axis of the softmax",
    "the softmax runs over the queries, down the columns of the scores; it runs over the keys, the last "
    "axis.",
    soft=lambda s: softmax(s, 1),
)  # fmt: skip
relu_projections = setting(
    "multi-relu", "what happens to the projections",
    "a ReLU cuts off the negative numbers of the projections; queries, keys and values are linear: X @ W "
    "and no activation.",
    act=lambda a: np.maximum(a, 0),
)  # fmt: skip
relu_queries = setting(
    "multi-relu-on-queries", "what happens to the queries",
    "a ReLU cuts off the negative numbers of the queries; they are linear: X @ Wq and no activation.",
    use="rkv",
)  # fmt: skip
relu_keys = setting(
    "multi-relu-on-keys", "what happens to the keys",
    "a ReLU cuts off the negative numbers of the keys; they are linear: X @ Wk and no activation.",
    use="qsv",
)  # fmt: skip
relu_values = setting(
    "multi-relu-on-values", "what happens to the values",
    "a ReLU cuts off the negative numbers of the values; they are linear: X @ Wv and no activation.",
    use="qkt",
)  # fmt: skip
relu_result = setting(
    "multi-relu-on-result", "the last step",
    "a ReLU cuts off the negative numbers of the result; nothing comes after the output projection Wo.",
    last=lambda merged, Wo: np.maximum(merged @ Wo, 0),
)  # fmt: skip
head_mean = setting(
    "multi-mean-of-heads", "how the heads are merged",
    "the heads are averaged and repeated instead of put side by side.",
    glue=lambda h: merge(np.repeat(h.mean(axis=0, keepdims=True), len(h), axis=0)),
)  # fmt: skip
only_first = setting(
    "multi-head-0-repeated", "the loop over the heads",
    "head 0 is computed again and again: every head must use its own slice of the columns.",
    glue=lambda h: merge(np.repeat(h[:1], len(h), axis=0)),
)  # fmt: skip
only_last = setting(
    "multi-last-head-repeated", "the loop over the heads",
    "the last head stands in the place of every head: each head must use its own slice of the columns.",
    glue=lambda h: merge(np.repeat(h[-1:], len(h), axis=0)),
)  # fmt: skip
others_missing = setting(
    "multi-only-head-0", "the loop over the heads",
    "only the first head attends: the columns of all other heads are zero before Wo.",
    glue=lambda h: merge(np.concatenate([h[:1], 0 * h[1:]])),
)  # fmt: skip
first_missing = setting(
    "multi-first-head-missing", "where the loop over the heads starts",
    "the first head is skipped (off by one): its columns are zero before Wo.",
    glue=lambda h: merge(np.concatenate([0 * h[:1], h[1:]])),
)  # fmt: skip
last_missing = setting(
    "multi-last-head-missing", "where the loop over the heads ends",
    "the last head is skipped (off by one): its columns are zero before Wo.",
    glue=lambda h: merge(np.concatenate([h[:-1], 0 * h[-1:]])),
)  # fmt: skip
reverse_mask = setting(
    "multi-mask", "the mask",
    "a mask hides the earlier tokens, which was not asked for: here every token sees every token.",
    hide=lambda n: np.tri(n, k=-1, dtype=bool),
)  # fmt: skip

self_hidden = setting(
    "multi-mask-of-itself", "the mask",
    "a mask hides each token from itself, which was not asked for: every token sees every token, itself too.",
    hide=lambda n: np.eye(n, dtype=bool),
)  # fmt: skip

softmax_all = setting(
    "multi-softmax-over-all", "the axis of the softmax",
    "the softmax runs over the whole array, so the weights of one query do not sum to 1; it runs over the "
    "keys, the last axis.",
    soft=lambda s: softmax(s, (0, 1, 2)),
)  # fmt: skip

softmax_matrix = setting(
    "multi-softmax-over-each-matrix", "the axis of the softmax",
    "the softmax runs over each head's whole matrix of scores, so the weights of one query do not sum to "
    "1; it runs over the keys, the last axis.",
    soft=lambda s: softmax(s, (1, 2)),
)  # fmt: skip

no_softmax = setting(
    "multi-no-softmax", "how scores become weights",
    "the softmax is missing: the raw scores are used as weights.",
    soft=lambda s: s,
)  # fmt: skip

no_sum = setting(
    "multi-no-sum", "how scores become weights",
    "the softmax is not finished: exp is taken, but the weights are not divided by their sum.",
    soft=np.exp,
)  # fmt: skip

mean_weights = setting(
    "multi-mean-weights", "which attention weights each head uses",
    "the attention weights are averaged over the heads; each head uses its own.",
    soft=lambda s: np.repeat(softmax(s, -1).mean(axis=0, keepdims=True), len(s), axis=0),
)  # fmt: skip

keys_of_head_0 = setting(
    "multi-head-0-keys", "which keys each head uses",
    "every head uses the keys of head 0; each head has its own keys.",
    mix=lambda Q, K, V: (Q, np.repeat(K[:1], len(K), axis=0), V),
)  # fmt: skip

values_of_head_0 = setting(
    "multi-head-0-values", "which values each head uses",
    "every head uses the values of head 0; each head has its own values.",
    mix=lambda Q, K, V: (Q, K, np.repeat(V[:1], len(V), axis=0)),
)  # fmt: skip

queries_of_head_0 = setting(
    "multi-head-0-queries", "which queries each head uses",
    "every head uses the queries of head 0; each head has its own queries.",
    mix=lambda Q, K, V: (np.repeat(Q[:1], len(Q), axis=0), K, V),
)  # fmt: skip

crossed_heads = setting(
    "multi-heads-crossed", "which head of the keys meets which head of the queries",
    "the queries of the first head meet the keys and values of the last one, and so on in reversed order; "
    "head h of the queries meets head h of the keys.",
    mix=lambda Q, K, V: (Q, K[::-1], V[::-1]),
)  # fmt: skip
next_head = setting(
    "multi-heads-mixed-up", "which head of the keys meets which head of the queries",
    "the queries of a head meet the keys of the next head; head h of the queries meets head h of the keys.",
    mix=lambda Q, K, V: (Q, np.roll(K, -1, axis=0), V),
)  # fmt: skip

all_heads_keys = setting(
    "multi-keys-of-all-heads", "which keys and values a head sees",
    "each head attends to the keys and values of all heads; it sees its own alone.",
    mix=lambda Q, K, V: (Q, *(np.repeat(a.reshape(1, -1, a.shape[2]), len(a), axis=0) for a in (K, V))),
)  # fmt: skip

wo_makes_values = setting(
    "multi-wo-for-values", "which weight makes the values",
    "Wo makes the values as well as the output, so Wv is never used: the values are X @ Wv.",
    use="qko",
)  # fmt: skip

relu_after = setting(
    "multi-relu-after", "what happens to the merged heads",
    "a ReLU cuts off the negative numbers of the merged heads; there is no activation here, only merged @ "
    "Wo.",
    last=lambda merged, Wo: np.maximum(merged, 0) @ Wo,
)  # fmt: skip

head_sum = setting(
    "multi-sum-of-heads", "how the heads are merged",
    "the heads are added up (a sum) and repeated instead of put side by side.",
    glue=lambda h: merge(np.repeat(h.sum(axis=0, keepdims=True), len(h), axis=0)),
)  # fmt: skip


@slip(of="multi_head_attention", name="multi-wo-wv-swapped", look="which weight makes the values")
def wo_and_wv_swapped(X, Wq, Wk, Wv, Wo, n_heads):
    """Wo makes the values and Wv comes last: the two are swapped."""
    return core(X, Wq, Wk, Wo, Wv, n_heads)


@slip(of="multi_head_attention", name="multi-same-rows-of-wo", look="which rows of Wo each head meets")
def same_rows_of_wo(X, Wq, Wk, Wv, Wo, n_heads):
    """every head is multiplied by the same first rows of Wo; merge the heads first, then merged @ Wo."""
    d = X.shape[1] // n_heads
    return core(X, Wq, Wk, Wv, np.tile(Wo[:d], (n_heads, 1)), n_heads)


scale_missing_two = setting(
    "multi-temperature", "the scale of the scores",
    "the scores are twice what they should be: something besides sqrt(d_head) scales them.",
    width=lambda d_head, *_: d_head ** 0.5 / 2,
)  # fmt: skip


scale_root_two = setting(
    "multi-scale-root-2", "the size under the square root",
    "the scores are scaled by sqrt(2), which is hard-coded to the trace; it is sqrt(d_head).",
    width=lambda *_: 2 ** 0.5,
)  # fmt: skip


@slip(of="multi_head_attention", name="multi-attends-over-columns", look="the axes that attention sees")
def columns_attend(X, Wq, Wk, Wv, Wo, n_heads):
    """the columns of a head attend to each other, because its axes are swapped; the tokens (rows) attend to
    each other."""
    return core(
        X, Wq, Wk, Wv, Wo, n_heads, cut=lambda a, m: split(a, m).swapaxes(1, 2),
        glue=lambda h: merge(h.swapaxes(1, 2)),
    )  # fmt: skip


@slip(of="multi_head_attention", name="multi-attends-over-heads", look="the axis that attention runs along")
def heads_attend_to_heads(X, Wq, Wk, Wv, Wo, n_heads):
    """the heads of one token attend to each other; the tokens should attend to each other within a head
    (the head axis must come first)."""
    return core(
        X,
        Wq,
        Wk,
        Wv,
        Wo,
        n_heads,
        cut=lambda a, m: a.reshape(len(a), m, -1),
        glue=lambda h: h.reshape(len(h), -1),
    )


@slip(
    of="multi_head_attention",
    name="multi-split-before-projection",
    look="the order of projecting and splitting",
)
def split_before_projection(X, Wq, Wk, Wv, Wo, n_heads):
    """X is split before it is projected, so each head sees only its own columns of X; project all columns
    first, then split."""
    d = X.shape[1] // n_heads
    block = np.kron(np.eye(n_heads), np.ones((d, d)))
    return core(X, Wq * block, Wk * block, Wv * block, Wo, n_heads)
