"""Slips of exercise 4: masks and masked attentions with one well-known mistake each."""

import numpy as np

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Mask"
TRAPS = {
    "shape and axis": (
        "mask-transposed", "attention-mask-wrong-size", "attention-mask-transposed",
        "attention-softmax-across-queries", "attention-softmax-over-everything",
        "attention-output-transposed-weights", "attention-keys-times-queries", "attention-k-not-transposed",
    ),
    "order of operations": (
        "attention-mask-after-softmax", "attention-infinity-after-softmax",
        "attention-output-mask-after-softmax", "attention-mask-after-softmax-rescaled",
    ),
    "numerical stability": (
        "mask-without-diagonal", "attention-finite-fill", "attention-finite-added", "attention-nan-rows",
        "attention-zero-times-infinity", "attention-whole-scores", "attention-global-shift",
        "attention-no-shift",
    ),
}  # fmt: skip
CONVENTIONS = {
    "Attention": (
        "attention-softmax-twice", "attention-returns-scores", "attention-returns-mask",
        "attention-running-average", "attention-hard-pick", "attention-only-output", "attention-only-weights",
        "attention-pair-swapped", "attention-keys-as-values", "attention-no-scale",
        "attention-scale-hard-coded", "attention-scale-d-k", "attention-scale-half", "attention-scale-n",
        "attention-scale-d-v", "attention-scale-multiplied",
    ),
    "": ("mask-one-too-large", "mask-one-too-small", "attention-adds-the-query", "attention-values-reversed"),
}  # fmt: skip

RNG = np.random.default_rng(444)
PROBES = {
    "causal_mask": [(5,), (4,), (2,), (6,)],
    "causal_attention": [
        (RNG.normal(0.3, 1.0, (n, d)), RNG.normal(0.1, 1.0, (n, d)), RNG.normal(1.0, 2.0, (n, v)))
        for n, d, v in (
            *((5, 3, 2), (4, 4, 4), (3, 5, 4), (3, 3, 3), (2, 3, 4)),
            *((3, 1, 2), (4, 1, 3), (3, 2, 3), (3, 2, 1), (4, 3, 1)),
        )
    ],
}
# for tests: scores of every size, which tell apart what no probe can
TELLS = {
    "causal_attention": [
        (np.full((3, 1), size), np.array([[-size], [3.0], [size]]), np.arange(6.0).reshape(3, 2) + 1)
        for size in (0.0, 1.0, 10.0, 30.0, 70.0, 110.0, 200.0, 900.0)
    ]
    + [(np.array([[3000.0], [1.0], [2.0]]), np.array([[1.0], [0.9], [0.8]]), np.arange(6.0).reshape(3, 2))]
}


def mask_slip(name, look, says, function):
    """A slip of `causal_mask` from one expression; `function` gets the columns j, the rows i and n."""

    def mask_with_slip(n):
        position = np.arange(n)
        return function(position[None, :], position[:, None], n)

    mask_with_slip.__doc__ = says
    return slip(of="causal_mask", name=name, look=look)(mask_with_slip)


SIDE = "the comparison of j and i"
transposed = mask_slip(
    "mask-transposed",
    SIDE,
    "the mask is transposed: the upper triangle is allowed, so each token sees itself and the future (j "
    ">= i), not itself and the past (j <= i).",
    lambda j, i, n: j >= i,
)
inverted = mask_slip(
    "mask-inverted",
    "what True stands for",
    "the mask is inverted: True marks the forbidden places (the future, j > i), but in this lab True "
    "means allowed (j <= i).",
    lambda j, i, n: j > i,
)
no_diagonal = mask_slip(
    "mask-without-diagonal",
    "the diagonal",
    "the diagonal is excluded (j < i), so a token does not see itself, and token 0 sees nothing at all.",
    lambda j, i, n: j < i,
)
one_ahead = mask_slip(
    "mask-one-step-ahead",
    "the diagonal",
    "each token sees one step of the future, the next token, which it should learn to predict: allowed is "
    "j <= i, up to the diagonal.",
    lambda j, i, n: j <= i + 1,
)
two_ahead = mask_slip(
    "mask-two-steps-ahead",
    "the diagonal",
    "each token sees two steps of the future: allowed is j <= i, up to the diagonal.",
    lambda j, i, n: j <= i + 2,
)
one_too_large = mask_slip(
    "mask-one-too-large",
    "the size of the mask",
    "the mask is one too large: it has n + 1 rows and columns, but its shape is (n, n).",
    lambda j, i, n: np.tri(n + 1, dtype=bool),
)
one_too_small = mask_slip(
    "mask-one-too-small",
    "the size of the mask",
    "the mask is one too small: it has n - 1 rows and columns, but its shape is (n, n).",
    lambda j, i, n: np.tri(n - 1, dtype=bool),
)
all_true = mask_slip(
    "mask-all-true",
    SIDE,
    "everything is allowed, the future as well: no place is False (forbidden).",
    lambda j, i, n: (j <= n) & (i <= n),
)
all_false = mask_slip(
    "mask-all-false",
    SIDE,
    "nothing is allowed: every place is False, so no token sees anything, not even itself.",
    lambda j, i, n: (j > n) & (i > n),
)
only_self = mask_slip(
    "mask-only-diagonal",
    SIDE,
    "only the diagonal is allowed, so a token sees itself but not the past: allowed is every j <= i.",
    lambda j, i, n: j == i,
)
not_self = mask_slip(
    "mask-all-but-diagonal",
    SIDE,
    "everything but the diagonal is allowed, so a token sees the future, but not itself.",
    lambda j, i, n: j != i,
)
two_back = mask_slip(
    "mask-window",
    "how far back a token sees",
    "a token sees only itself and the one before it (a window of two): allowed is every earlier token, "
    "the whole past.",
    lambda j, i, n: (j == i) | (j == i - 1),
)
three_back = mask_slip(
    "mask-window",
    "how far back a token sees",
    "a token sees only itself and the two before it (a window of three): allowed is every earlier token, "
    "the whole past.",
    lambda j, i, n: (j <= i) & (j > i - 3),
)
flipped = mask_slip(
    "mask-flipped",
    "the direction of the columns",
    "the mask is mirrored (flipped left to right), so the allowed places run along the other diagonal; "
    "allowed is j <= i.",
    lambda j, i, n: n - 1 - j <= i,
)
flipped_down = mask_slip(
    "mask-flipped",
    "the direction of the rows",
    "the mask is mirrored (flipped upside down), so the first token sees everything and the last one only "
    "token 0; allowed is j <= i.",
    lambda j, i, n: j <= n - 1 - i,
)
first_only = mask_slip(
    "mask-first-column",
    SIDE,
    "only token 0 is allowed for every query: allowed is every j <= i, the whole past.",
    lambda j, i, n: (j == 0) & (i >= 0),
)
last_row_empty = mask_slip(
    "mask-last-row-missing",
    "where the loop over the rows ends",
    "the last row is still all False: the loop over the rows ends one too early.",
    lambda j, i, n: (j <= i) & (i < n - 1),
)
first_row_empty = mask_slip(
    "mask-first-row-missing",
    "where the loop over the rows begins",
    "the first row is still all False, so token 0 does not see itself: the loop over the rows begins one "
    "too late.",
    lambda j, i, n: (j <= i) & (i > 0),
)


# The attention: the right one in parts, then the slips made of them.


def softmax(scores):
    """The right softmax."""
    exps = np.exp(scores - scores.max(axis=1, keepdims=True))
    return exps / exps.sum(axis=1, keepdims=True)


def right_scores(Q, K):
    """The right scores, without a mask."""
    return Q @ K.T / np.sqrt(K.shape[1])


def allowed(s):
    """The right mask for scores."""
    return np.tri(len(s), dtype=bool)


def masked(s):
    """The right scores, masked."""
    return np.where(allowed(s), s, -np.inf)


def exps(s):
    """What the right softmax makes of the masked scores before it divides."""
    return np.exp(masked(s) - masked(s).max(axis=1, keepdims=True))


def pair(weights, V):
    """Output and weights."""
    return weights @ V, weights


def attention_slip(name, look, says, function):
    """A slip of `causal_attention` from one expression of Q, K, V and the right scores."""

    def attention_with_slip(Q, K, V):
        return function(Q, K, V, right_scores(Q, K))

    attention_with_slip.__doc__ = says
    return slip(of="causal_attention", name=name, look=look)(attention_with_slip)


def filled(name, look, says, mask, fill=-np.inf):
    """An attention whose scores are masked with another mask or another number."""
    return attention_slip(name, look, says, lambda Q, K, V, s: pair(softmax(np.where(mask(s), s, fill)), V))


FILL = "the number at the forbidden places"
WHICH = "which scores are replaced"
unmasked = filled(
    "attention-not-masked",
    "the step between the scores and the softmax",
    "the scores are not masked at all, so every token sees the future, and its weights there are not 0.",
    lambda s: np.ones_like(allowed(s)),
)
after_softmax = attention_slip(
    "attention-mask-after-softmax",
    "the order of the mask and the softmax",
    "the mask comes after the softmax, so the weights of the future are cut away and the rows sum to less "
    "than 1; it belongs on the scores, before the softmax.",
    lambda Q, K, V, s: pair(softmax(s) * allowed(s), V),
)
after_softmax_infinite = attention_slip(
    "attention-infinity-after-softmax",
    "the order of the mask and the softmax",
    "minus infinity is put into the weights, after the softmax, so the rows do not sum to 1; it belongs "
    "into the scores, before the softmax.",
    lambda Q, K, V, s: pair(np.where(allowed(s), softmax(s), -np.inf), V),
)
SIZE = "the size that the mask is made with"
by_d_k_mask = attention_slip(
    "attention-mask-wrong-size",
    SIZE,
    "the mask has as many rows and columns as a key has numbers (d_k): n is the number of tokens, len(Q).",
    lambda Q, K, V, s: pair(softmax(np.where(np.tri(K.shape[1], dtype=bool), s, -np.inf)), V),
)
by_d_v_mask = attention_slip(
    "attention-mask-wrong-size",
    SIZE,
    "the mask has as many rows and columns as a value has numbers (d_v): n is the number of tokens, len(Q).",
    lambda Q, K, V, s: pair(softmax(np.where(np.tri(V.shape[1], dtype=bool), s, -np.inf)), V),
)
transposed_mask = filled(
    "attention-mask-transposed",
    WHICH,
    "the mask is transposed: each token sees itself and the future, and the past is hidden.",
    lambda s: allowed(s).T,
)
inverted_mask = filled(
    "attention-mask-inverted",
    WHICH,
    "the mask is used the wrong way round (inverted): the allowed scores become minus infinity and the "
    "future stays; the last row is all minus infinity and turns to nan.",
    lambda s: ~allowed(s),
)
hidden_diagonal = filled(
    "attention-without-diagonal",
    WHICH,
    "the diagonal is masked as well, so a token does not see itself, and row 0 is all minus infinity and "
    "turns to nan.",
    lambda s: np.tri(len(s), k=-1, dtype=bool),
)
hidden_diagonal_mended = attention_slip(
    "attention-without-diagonal",
    WHICH,
    "the diagonal is masked as well, so a token does not see itself, and token 0 sees nothing: its row of "
    "weights is all 0.",
    lambda Q, K, V, s: pair(np.nan_to_num(softmax(np.where(np.tri(len(s), k=-1), s, -np.inf))), V),
)
hidden_diagonal_but_first = attention_slip(
    "attention-without-diagonal",
    WHICH,
    "the diagonal is masked in every row but the first, so a token does not see itself.",
    lambda Q, K, V, s: pair(
        softmax(np.where((np.tri(len(s), k=-1) + (np.arange(s.size) == 0).reshape(s.shape)) > 0, s, -np.inf)),
        V,
    ),
)
minimum_fill = attention_slip(
    "attention-minimum-fill",
    FILL,
    "the forbidden scores become the smallest score, not minus infinity (-inf), so the future still gets "
    "a weight.",
    lambda Q, K, V, s: pair(softmax(np.where(allowed(s), s, s.min())), V),
)
adds_the_query = attention_slip(
    "attention-adds-the-query",
    "what is added to the output",
    "the query is added to the output where the shapes allow it: a residual, which does not belong in here.",
    lambda Q, K, V, s: (softmax(masked(s)) @ V + (Q if Q.shape == V.shape else 0), softmax(masked(s))),
)
values_reversed = attention_slip(
    "attention-values-reversed",
    "the order of the values",
    "the weights are multiplied with V in reverse order, so each weight meets the value of another token.",
    lambda Q, K, V, s: (softmax(masked(s)) @ V[::-1], softmax(masked(s))),
)
sees_one_ahead = filled(
    "attention-one-step-ahead",
    WHICH,
    "each token sees one step of the future, the next token: the mask begins one column too late.",
    lambda s: np.tri(len(s), k=1, dtype=bool),
)
window = filled(
    "attention-window",
    WHICH,
    "a token sees only itself and the one before it; it may see every earlier token, the whole past.",
    lambda s: np.tri(len(s), dtype=bool) & ~np.tri(len(s), k=-2, dtype=bool),
)
only_itself = filled(
    "attention-only-itself",
    WHICH,
    "a token sees only itself, so every weight is 1 on the diagonal: the past is hidden as well.",
    lambda s: np.eye(len(s), dtype=bool),
)
flipped_mask = filled(
    "attention-mask-flipped",
    WHICH,
    "the mask is mirrored (flipped left to right): it runs along the other diagonal.",
    lambda s: allowed(s)[:, ::-1],
)
zero_fill = filled(
    "attention-zero-fill",
    FILL,
    "the forbidden scores become 0 (or a tiny number such as 1e-9), not minus infinity (-inf): exp(0) is "
    "1, so the future still gets a weight.",
    allowed,
    0.0,
)
minus_one_fill = filled(
    "attention-small-fill",
    FILL,
    "the forbidden scores become -1, not minus infinity (-inf), so the future still gets a weight.",
    allowed,
    -1.0,
)
minus_ten_fill = filled(
    "attention-small-fill",
    FILL,
    "the forbidden scores become -10, not minus infinity (-inf), so the future keeps a tiny weight, not "
    "exactly 0.",
    allowed,
    -10.0,
)
one_subtracted = attention_slip(
    "attention-small-fill",
    FILL,
    "1 is subtracted from the forbidden scores, which does not make them minus infinity (-inf): the "
    "future still gets a weight.",
    lambda Q, K, V, s: pair(softmax(s - ~allowed(s)), V),
)
row_minimum_fill = attention_slip(
    "attention-minimum-fill",
    FILL,
    "the forbidden scores become the smallest score of their row, not minus infinity (-inf), so the future "
    "still gets a weight.",
    lambda Q, K, V, s: pair(softmax(np.where(allowed(s), s, s.min(axis=1, keepdims=True))), V),
)
finite_fill = filled(
    "attention-finite-fill",
    FILL,
    "a finite negative number such as -100 or -10000 stands for minus infinity (-inf); large scores beat "
    "it, and the future gets a weight that is not exactly 0.",
    allowed,
    -1e4,
)
finite_added = attention_slip(
    "attention-finite-added",
    FILL,
    "a finite negative number such as -100 or -10000 is added to the forbidden scores; large scores beat "
    "it, and the future gets a weight that is not exactly 0. Only minus infinity (-inf) is enough.",
    lambda Q, K, V, s: pair(softmax(s - 1e4 * ~allowed(s)), V),
)
plus_infinity = filled(
    "attention-nan-rows",
    FILL,
    "every row that has a future is nan: its forbidden scores are nan or plus infinity, or a whole row "
    "is minus infinity. Only the forbidden ones may be minus infinity (-inf).",
    allowed,
    np.inf,
)
zero_times_infinity = attention_slip(
    "attention-zero-times-infinity",
    "how the minus infinities are made",
    "0 times infinity is nan: multiplying a mask with -inf gives nan at the allowed places, and every "
    "weight is nan. Choose between two numbers instead of multiplying.",
    lambda Q, K, V, s: pair(softmax(s + (1 - allowed(s)) * -np.inf), V),
)
multiplied_by_infinity = attention_slip(
    "attention-times-infinity",
    "how the minus infinities are made",
    "the forbidden scores are multiplied with -inf, so a negative one becomes plus infinity, and its row "
    "turns to nan: replace them, whatever their sign.",
    lambda Q, K, V, s: pair(softmax(np.where(allowed(s), s, s * -np.inf)), V),
)
positive_only = attention_slip(
    "attention-positive-scores-only",
    WHICH,
    "allowed scores that are negative (or 0) become -inf, too, so part of the past vanishes: whether a "
    "score is allowed depends on its place, not on its sign.",
    lambda Q, K, V, s: pair(softmax(_positive(s * allowed(s))), V),
)
zeros_masked = attention_slip(
    "attention-zero-scores-masked",
    WHICH,
    "scores are masked by their value 0, so an allowed score that happens to be 0 becomes -inf, too: "
    "whether a score is allowed depends on its place.",
    lambda Q, K, V, s: pair(softmax(np.where(s * allowed(s) == 0, -np.inf, s)), V),
)


def only_where(keep):
    """A slip that hides scores by their value, in the future and in the past."""

    def attention(Q, K, V, s):
        return pair(softmax(np.where(allowed(s) & keep(s), s, -np.inf)), V)

    return attention


POSITIVE = "attention-positive-scores-only"
BY_SIGN = (
    "allowed scores that are negative become -inf, too, so part of the past vanishes: whether a score is "
    "allowed depends on its place, not on its sign."
)
BY_SIGN_OR_0 = BY_SIGN.replace("negative become", "negative or 0 become")
negative_hidden = attention_slip(POSITIVE, WHICH, BY_SIGN, only_where(lambda s: s >= 0))
all_but_positive_hidden = attention_slip(POSITIVE, WHICH, BY_SIGN_OR_0, only_where(lambda s: s > 0))


def _positive(s):
    s = np.where(s > 0, s, -np.inf)
    s[:, 0] = np.where(np.isinf(s).all(axis=1), 0.0, s[:, 0])
    return s


across_queries = attention_slip(
    "attention-softmax-across-queries",
    "the axis of the softmax",
    "the softmax runs down the columns, across the queries, not across the keys, so each column sums to "
    "1, not each row.",
    lambda Q, K, V, s: pair(softmax(masked(s).T).T, V),
)
twice = attention_slip(
    "attention-softmax-twice",
    "how often the softmax runs",
    "the softmax runs twice: the second time the weights of 0 come back to life (exp(0) is 1), and the "
    "future with them.",
    lambda Q, K, V, s: pair(softmax(softmax(s * 0 + masked(s))), V),
)
twice_masked_late = attention_slip(
    "attention-softmax-twice",
    "how often the softmax runs",
    "the softmax runs twice, before the mask and after it, so the weights come out too even.",
    lambda Q, K, V, s: pair(softmax(masked(softmax(s))), V),
)
twice_zeros_between = attention_slip(
    "attention-softmax-twice",
    "how often the softmax runs",
    "the mask comes after a softmax, and the softmax runs twice: a weight of 0 is a score like any other "
    "(exp(0) is 1), so the future comes back.",
    lambda Q, K, V, s: pair(softmax(softmax(s) * allowed(s)), V),
)
over_everything = attention_slip(
    "attention-softmax-over-everything",
    "the axis of the sum",
    "the exponentials are divided by the sum over the whole matrix, so all the weights together sum to 1, "
    "not each row.",
    lambda Q, K, V, s: pair(exps(s) / exps(s).sum(), V),
)
over_everything_global = attention_slip(
    "attention-softmax-over-everything",
    "the axis of the sum",
    "the softmax runs over the whole matrix, so all the weights together sum to 1, not each row.",
    lambda Q, K, V, s: pair(softmax(masked(s).reshape(1, -1)).reshape(s.shape), V),
)
output_unmasked = attention_slip(
    "attention-output-not-masked",
    "which weights make the output",
    "the weights are masked, but the output is made from weights without the mask, so it still mixes in "
    "the future; the masked weights must make it.",
    lambda Q, K, V, s: (softmax(s) @ V, softmax(masked(s))),
)
weights_unmasked = attention_slip(
    "attention-weights-not-masked",
    "which weights are returned",
    "the output is masked, but the weights that come back are those without the mask, so the future's are "
    "not exactly 0.",
    lambda Q, K, V, s: (softmax(masked(s)) @ V, softmax(s)),
)
values_zeroed = attention_slip(
    "attention-values-masked",
    "what the mask is used on",
    "the values of later tokens are set to 0, not the scores to -inf: the weights of the future are still "
    "there, and what is left of a row sums to less than 1.",
    lambda Q, K, V, s: (softmax(s) * allowed(s) @ V, softmax(s)),
)
output_after_softmax = attention_slip(
    "attention-output-mask-after-softmax",
    "which weights make the output",
    "the output is made from weights that were masked after the softmax, so they sum to less than 1.",
    lambda Q, K, V, s: (softmax(s) * allowed(s) @ V, softmax(masked(s))),
)
scores_returned = attention_slip(
    "attention-returns-scores",
    "the second result",
    "the second result holds the masked scores (with -inf), not the weights after the softmax: its rows "
    "do not sum to 1.",
    lambda Q, K, V, s: (softmax(masked(s)) @ V, masked(s)),
)
raw_scores_returned = attention_slip(
    "attention-returns-scores",
    "the second result",
    "the second result holds the scores, not the weights after the softmax: its rows do not sum to 1.",
    lambda Q, K, V, s: (softmax(masked(s)) @ V, s),
)
mask_returned = attention_slip(
    "attention-returns-mask",
    "the second result",
    "the second result is the mask, not the weights after the softmax.",
    lambda Q, K, V, s: (softmax(masked(s)) @ V, allowed(s)),
)
running_average = attention_slip(
    "attention-running-average",
    "whether the scores are used",
    "each row is the plain average of the tokens so far, equal shares: the scores are not used (or lost: a "
    "nan replaced by 0).",
    lambda Q, K, V, s: pair(softmax(masked(0 * s)), V),
)
hard_pick = attention_slip(
    "attention-hard-pick",
    "how the output is made",
    "the output is the one value whose weight is largest (argmax), where the weighted mixture of "
    "the values is wanted.",
    lambda Q, K, V, s: (V[softmax(masked(s)).argmax(axis=1)], softmax(masked(s))),
)
transposed_weights = attention_slip(
    "attention-output-transposed-weights",
    "the product of the weights and V",
    "the output is made with the transpose of the weights, so each value is spread over later tokens: row "
    "i of the output is row i of the weights times V.",
    lambda Q, K, V, s: (softmax(masked(s)).T @ V, softmax(masked(s))),
)
keys_times_queries = attention_slip(
    "attention-keys-times-queries",
    "the order of Q and K in the product",
    "the scores are K @ Q.T, the transpose of Q @ K.T: row i then belongs to key i, and the softmax runs "
    "across the queries.",
    lambda Q, K, V, s: pair(softmax(masked(s.T)), V),
)
k_not_transposed = attention_slip(
    "attention-k-not-transposed",
    "the product of Q and K",
    "K is not transposed (Q @ K, not Q @ K.T), which only runs where n equals d_k, a square K.",
    lambda Q, K, V, s: pair(softmax(masked(Q @ K / np.sqrt(K.shape[1]))), V),
)
only_output = attention_slip(
    "attention-only-output",
    "the return line",
    "only the output is returned; two results are wanted, the output and the weights.",
    lambda Q, K, V, s: softmax(masked(s)) @ V,
)
only_weights = attention_slip(
    "attention-only-weights",
    "the return line",
    "only the weights are returned; two results are wanted, the output and the weights.",
    lambda Q, K, V, s: softmax(masked(s)),
)
swapped = attention_slip(
    "attention-pair-swapped",
    "the return line",
    "the two results are in the wrong order (swapped): the output comes first, then the weights.",
    lambda Q, K, V, s: pair(softmax(masked(s)), V)[::-1],
)
keys_as_values = attention_slip(
    "attention-keys-as-values",
    "the product that makes the output",
    "the weights are multiplied with K, not with V: the output is the weighted sum of the values, weights "
    "@ V.",
    lambda Q, K, V, s: (softmax(masked(s)) @ K, softmax(masked(s))),
)


def scale_slip(name, says, divisor):
    """Scores that are divided by something else than sqrt(d_k)."""
    look = "the number the scores are divided by"
    return attention_slip(
        name, look, says, lambda Q, K, V, s: pair(softmax(masked(Q @ K.T / divisor(Q, V))), V)
    )


whole_scores = attention_slip(
    "attention-whole-scores",
    "what the scores are stored in, and how they are divided",
    "the scores are cut to whole numbers (an array of integers, //, or astype(int)), so all between 0 and "
    "1 count alike.",
    lambda Q, K, V, s: pair(softmax(masked(np.trunc(s))), V),
)
floored_scores = attention_slip(
    "attention-whole-scores",
    "what the scores are stored in, and how they are divided",
    "the scores are rounded down to whole numbers (with // or floor), so all between 0 and 1 count alike.",
    lambda Q, K, V, s: pair(softmax(masked(np.floor(s))), V),
)
whole_products = attention_slip(
    "attention-whole-scores",
    "what the dot products are stored in",
    "the dot products are cut to whole numbers (an array of integers, or astype(int)) before they are "
    "divided by sqrt(d_k).",
    lambda Q, K, V, s: pair(softmax(masked(np.trunc(Q @ K.T) / np.sqrt(K.shape[1]))), V),
)
no_scale = scale_slip(
    "attention-no-scale",
    "the scores are not divided by sqrt(d_k), so the softmax picks too hard.",
    lambda Q, V: 1.0,
)
by_sqrt_2 = scale_slip(
    "attention-scale-hard-coded",
    "the scores are always divided by sqrt(2), a hard-coded number; other inputs have another d_k.",
    lambda Q, V: 2**0.5,
)
by_d_k = scale_slip(
    "attention-scale-d-k",
    "the scores are divided by d_k, not by its square root (or by sqrt(d_k) twice).",
    lambda Q, V: Q.shape[1],
)
HALF = "`** 1/2` is `(...)/2`: the power comes before the division. "
by_half = scale_slip(
    "attention-scale-half",
    HALF + "So the scores are divided by d_k / 2, not by the square root of d_k: write `** 0.5`, or sqrt.",
    lambda Q, V: Q.shape[1] / 2,
)
by_double = scale_slip(
    "attention-scale-half",
    HALF + "So the scores are divided by d_k and then by 2, not by the square root: write `** 0.5`, or sqrt.",
    lambda Q, V: Q.shape[1] * 2,
)
by_n = scale_slip(
    "attention-scale-n",
    "the scores are divided by sqrt(n), the number of tokens, not by sqrt(d_k).",
    lambda Q, V: len(Q) ** 0.5,
)
by_d_v = scale_slip(
    "attention-scale-d-v",
    "the scores are divided by sqrt(d_v), not by sqrt(d_k).",
    lambda Q, V: V.shape[1] ** 0.5,
)
scaled_twice = scale_slip(
    "attention-scale-multiplied",
    "the scores are multiplied by sqrt(d_k), not divided by it.",
    lambda Q, V: Q.shape[1] ** -0.5,
)
rescaled = attention_slip(
    "attention-mask-after-softmax-rescaled",
    "the order of the mask and the softmax",
    "the mask comes after the softmax, and the rows are rescaled to sum to 1: where a future score is far "
    "above the rest, the allowed weights have underflowed to 0 and 0 / 0 is nan. Mask the scores, before "
    "the softmax.",
    lambda Q, K, V, s: pair(
        softmax(s) * allowed(s) / (softmax(s) * allowed(s)).sum(axis=1, keepdims=True), V
    ),
)
rescaled_safely = attention_slip(
    "attention-mask-after-softmax-rescaled",
    "the order of the mask and the softmax",
    "the mask comes after the softmax, and the rows are rescaled: where a future score is far above the "
    "rest, the allowed weights have underflowed to 0 and nothing is left to rescale. Mask the scores, "
    "before the softmax.",
    lambda Q, K, V, s: pair(
        softmax(s) * allowed(s) / ((softmax(s) * allowed(s)).sum(axis=1, keepdims=True) + 1e-12), V
    ),
)
global_shift = attention_slip(
    "attention-global-shift",
    "the maximum that is subtracted before exp",
    "one maximum of the whole matrix is subtracted from every row: a row far below it underflows to 0 / 0, "
    "which is nan. Each row needs its own maximum, as in the given softmax_rows.",
    lambda Q, K, V, s: pair(
        np.exp(masked(s) - masked(s).max()) / np.exp(masked(s) - masked(s).max()).sum(axis=1, keepdims=True),
        V,
    ),
)
no_shift = attention_slip(
    "attention-no-shift",
    "what is done before exp",
    "exp is taken of the scores without subtracting each row's maximum first: exp of a large score "
    "overflows to infinity and turns to nan. The given softmax_rows takes care of that.",
    lambda Q, K, V, s: pair(np.exp(masked(s)) / np.exp(masked(s)).sum(axis=1, keepdims=True), V),
)
no_shift_masked_late = attention_slip(
    "attention-no-shift",
    "what is done before exp",
    "exp is taken of the scores without subtracting each row's maximum first: exp of a large score "
    "overflows to infinity and turns to nan. The given softmax_rows takes care of that.",
    lambda Q, K, V, s: pair(np.exp(s) * allowed(s) / (np.exp(s) * allowed(s)).sum(axis=1, keepdims=True), V),
)
