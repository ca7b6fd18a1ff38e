"""Slips of exercise 1: counting, merging and stepping with one well-known mistake each."""

import re
from itertools import combinations, pairwise

from txlab.checking import slip

# Where the lesson tells more about a slip: a family of its traps; another convention, or none where the
# name is empty; or, for every other slip, the exercise's own convention.
CONVENTION = "Tokens for BPE"
TRAPS = {
    "order of operations": ("merge-right-to-left", "merge-reuses-token", "merge-swallows-run"),
    "equivalence": ("count-in-twos",),
}  # fmt: skip
CONVENTIONS = {
    "": (
        "count-letters", "count-misses-first", "count-misses-last", "count-wraps", "count-all-combinations",
        "count-two-apart", "count-first-pair-only", "count-last-pair-only", "count-unique-tokens",
        "count-presence-only", "count-one-short", "count-one-too-many", "count-repeated-only",
        "count-skips-blanks", "count-lower-case", "count-as-fraction", "merge-unchanged", "merge-first-only",
        "merge-adds-letters", "merge-returns-in-loop", "merge-stops-after-first", "merge-skips-three",
        "merge-in-twos", "merge-forgets-last", "merge-misses-last-pair", "merge-misses-first-pair",
        "merge-text-replace", "merge-text-replace-blanks", "merge-regex-not-escaped",
        "merge-splits-at-blanks", "merge-by-letters", "merge-compares-text", "merge-matches-ending",
        "merge-matches-edges", "merge-left-only", "merge-right-only", "merge-left-or-right",
        "merge-matches-inside", "merge-joined-text", "merge-text-reversed", "merge-adds-a-blank",
        "merge-drops-the-pair", "merge-drops-the-others", "merge-wraps", "step-max-without-key",
        "step-longest-text", "step-first-frequent-enough", "step-least-frequent", "step-does-not-merge",
        "step-returns-rare-pair", "step-drops-the-tokens", "step-empty-tuple", "step-results-swapped",
        "step-splits-tokens", "step-merges-to-the-end", "step-merges-first-only", "step-max-of-nothing",
        "step-first-of-nothing", "step-count-of-nothing", "step-merges-none",
    ),
}  # fmt: skip

PROBES = {
    "count_pairs": [
        (["a", "a", "a", "a", "b", "a", "b", " ", "ab", "c", "ab", "c", "b", "A", "a"],),
        (["x", " ", "x", "x", "xy", "x", "y", "x", " ", "x", "X", "y", "xy"],),
    ],
    "merge_pair": [
        (["b", "a", "b", "xa", "b", "a", "bx", "b", "a", "c", "a", "b"], ("a", "b")),
        (["aa", "b", "a", "ab", "aa", "b", "aab", "aaa", "b", "aa", "c"], ("aa", "b")),
        (["a", "a", "a", "a", "a", "b", "a", "a", "ba", "a"], ("a", "a")),
        (["b", " ", "a", "b", "c", "a"], ("a", "b")),
        (["a", "x", "a", ".", "b", "a", "."], ("a", ".")),
        (["ax", "b", "a", "b", "xa", "b"], ("a", "b")),
    ],
    "bpe_merge_step": [
        (["d", "c", "b", "a", "d", "c", "b", "a", "c"],),
        (["q", "a", "long", "er", "x", "a", "long", "er", "q"], 2),
        (["a", "b", "c", "a", "b", "c", "a", "b", "d"], 3),
        (["a", "b", "c", "a", "b", "c", "a", "b", "d"], 4),
        (["a", "a", "a", "a", "b", "c", "b", "c"],),
        (["long", "er", "x", "b", "a", "long", "er", "b", "a"],),
        (["z", "y", "k", "z", "y", "a", "bcd", "a", "bcd"],),
        (["b", "x", "a", "c", "a", "c", "b", "d", "b", "d"],),
        (["d", "x", "a", "c", "a", "c", "b", "d", "b", "d"],),
        (["a", "a", "x", "a", "a", "b", "y", "b", "y"],),
        (["ab", "x", "a", "c", "a", "c", "a", "b", "a", "b"],),
        (["a", "b", "a", "b", "c", "b", "c", "b", "c"],),
        (["b", "c", "a", "a", "a", "a", "b", "c"],),
        (["long", "er", "a", "b", "a", "b", "a", "b", "long", "er"],),
        (["a", "b", "c", "d", "a", "b", "e"], 4),
        (["a", "b", "c"], 3),
        (["a", "b"], 3),
        (["a", "b", "c"],),
    ],
}
TELLS = {"bpe_merge_step": [([],), (["a"], 3)]}  # for tests: inputs that tell apart what no probe can


def count(pairs):
    counts = {}
    for pair in pairs:
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def neighbours(tokens):
    return list(pairwise(tokens))


def counting(name, look, says, wrong):
    """A slip of `count_pairs`: another list of pairs, or another dict made of it."""

    def count_pairs(tokens):
        made = wrong(list(tokens))
        return made if isinstance(made, dict) else count(made)

    count_pairs.__doc__ = says
    return slip(of="count_pairs", name=name, look=look)(count_pairs)


def skipping(tokens):
    """Every pair but one that overlaps an equal pair just counted."""
    found, last = [], {}
    for i, pair in enumerate(neighbours(tokens)):
        if last.get(pair) != i - 1:
            found.append(pair)
            last[pair] = i
    return found


def jumping(tokens):
    """Every pair, jumping over both tokens after one that was seen before."""
    counts, i = {}, 0
    while i + 1 < len(tokens):
        pair = (tokens[i], tokens[i + 1])
        i += 2 if pair in counts else 1
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def jumping_doubles(tokens):
    """Every pair, jumping over both tokens of a pair of equal ones."""
    pairs, i = [], 0
    while i + 1 < len(tokens):
        pairs.append((tokens[i], tokens[i + 1]))
        i += 2 if tokens[i] == tokens[i + 1] else 1
    return pairs


def unlike_the_last(tokens):
    pairs = neighbours(tokens)
    return [pair for i, pair in enumerate(pairs) if i == 0 or pair != pairs[i - 1]]


OVERLAP = (
    "the count skips ahead after a match, so overlapping pairs are missed: aaa holds (a, a) twice, and the "
    "trace holds it 4 times, not 2. Counting never skips."
)
PLACES = "the places the loop visits"

skip_overlap = counting("count-skips-overlap", "what happens after a pair is counted", OVERLAP, skipping)
skip_jump = counting("count-jumps-after-a-match", "the step of the loop", OVERLAP, jumping)
skip_doubles = counting("count-jumps-after-a-match", "the step of the loop", OVERLAP, jumping_doubles)
skip_equal = counting(
    "count-skips-repeats", "what happens after a pair is counted",
    "a pair equal to the one before it is skipped, so overlapping pairs are missed: a run aaaa holds (a, a) "
    "three times.",
    unlike_the_last,
)  # fmt: skip
by_text = counting(
    "count-by-text", "what the pairs are counted in",
    "the pairs are counted in the joined text with str.count, which skips overlapping ones and knows no "
    "token borders.",
    lambda tokens: {(a, b): "".join(tokens).count(a + b) for a, b in neighbours(tokens)},
)  # fmt: skip
letters = counting(
    "count-letters", "what the loop runs over",
    "the tokens are joined and their letters counted, so longer tokens (of several characters) fall apart; "
    "a token is one thing.",
    lambda tokens: neighbours("".join(tokens)),
)  # fmt: skip
in_twos = counting(
    "count-in-twos", PLACES,
    "the list is cut in blocks of two (a step of 2), so every second pair of neighbours is missing; pairs "
    "overlap.",
    lambda tokens: neighbours(tokens)[::2],
)  # fmt: skip
misses_first = counting(
    "count-misses-first", PLACES,
    "the first pair is missing: the loop starts one place too late, off by one at the start of the list.",
    lambda tokens: neighbours(tokens)[1:],
)  # fmt: skip
misses_last = counting(
    "count-misses-last", PLACES,
    "the last pair is missing: the loop stops one place early, off by one at the end of the list.",
    lambda tokens: neighbours(tokens)[:-1],
)  # fmt: skip
wraps = counting(
    "count-wraps", PLACES,
    "the last token and the first token are counted as neighbours, one extra pair: index -1 wraps round to "
    "the end.",
    lambda tokens: [(tokens[i - 1], tokens[i]) for i in range(len(tokens))],
)  # fmt: skip
combined = counting(
    "count-all-combinations", PLACES,
    "every combination of two tokens is counted, however far apart; a pair is two neighbours, right next to "
    "each other.",
    lambda tokens: list(combinations(tokens, 2)),
)  # fmt: skip
two_apart = counting(
    "count-two-apart", "the index of the right token",
    "the two tokens counted are not neighbours: there is one between them.",
    lambda tokens: list(zip(tokens, tokens[2:], strict=False)),
)  # fmt: skip
first_alone = counting(
    "count-first-pair-only", "where return stands",
    "only the first pair is counted, all others are missing, as when return stands inside the loop.",
    lambda tokens: neighbours(tokens)[:1],
)  # fmt: skip
last_alone = counting(
    "count-last-pair-only", "where the dict is made",
    "only the last pair is left, all others are missing, as when the dict is made anew inside the loop.",
    lambda tokens: neighbours(tokens)[-1:],
)  # fmt: skip
both_directions = counting(
    "count-both-directions", "how often a pair is entered",
    "each pair is counted in both directions, as (left, right) and as (right, left); a pair has one order.",
    lambda tokens: [p for pair in neighbours(tokens) for p in (pair, pair[::-1])],
)  # fmt: skip
repeats_dropped = counting(
    "count-unique-tokens", "what the loop runs over",
    "tokens that come again were dropped before counting, as by a set; every token of the list counts, "
    "however often it stands there.",
    lambda tokens: neighbours(list(dict.fromkeys(tokens))),
)  # fmt: skip
only_once = counting(
    "count-presence-only", "what is added when a pair comes again",
    "every pair has the count 1, also those that occur more than once; the count says how often a pair "
    "occurs.",
    lambda tokens: dict.fromkeys(neighbours(tokens), 1),
)  # fmt: skip
one_short = counting(
    "count-one-short", "the count a pair starts with",
    "every count is one too small: a pair seen for the first time has the count 1, not 0.",
    lambda tokens: {pair: n - 1 for pair, n in count(neighbours(tokens)).items()},
)  # fmt: skip
one_extra = counting(
    "count-one-too-many", "the count a pair starts with",
    "every count is one too large: the first time is counted twice, once when the pair is entered and once "
    "when added.",
    lambda tokens: {pair: n + 1 for pair, n in count(neighbours(tokens)).items()},
)  # fmt: skip
repeated_only = counting(
    "count-repeated-only", "which pairs are put into the dict",
    "pairs that occur once are left out (missing); the counting lists every pair, min_count is for the step.",
    lambda tokens: {pair: n for pair, n in count(neighbours(tokens)).items() if n > 1},
)  # fmt: skip
left_right_sorted = counting(
    "count-order-lost", "the key of a pair",
    "(a, b) and (b, a) are counted as one pair; a pair has an order, left then right.",
    lambda tokens: [tuple(sorted(pair)) for pair in neighbours(tokens)],
)  # fmt: skip
right_left = counting(
    "count-right-left", "the key of a pair",
    "the key is (right, left), the wrong order; a pair is (left, right), as in the list.",
    lambda tokens: [(right, left) for left, right in neighbours(tokens)],
)  # fmt: skip
equal_skipped = counting(
    "count-skips-doubles", "which pairs are left out",
    "pairs of two equal tokens, like (a, a), are missing; a token and an equal neighbour are a pair like "
    "any other.",
    lambda tokens: [(left, right) for left, right in neighbours(tokens) if left != right],
)  # fmt: skip
blanks_skipped = counting(
    "count-skips-blanks", "which pairs are left out",
    "every pair with a blank (a space) in it is missing; a blank is a token like any other.",
    lambda tokens: [pair for pair in neighbours(tokens) if all(part.strip() for part in pair)],
)  # fmt: skip
lower_case = counting(
    "count-lower-case", "the key of a pair",
    "capital letters are counted as small ones; A and a are two different tokens.",
    lambda tokens: neighbours([t.lower() for t in tokens]),
)  # fmt: skip
joined_keys = counting(
    "count-joined-keys", "the key of a pair",
    "the key is the joined text, like 'ab'; then ('a', 'bc') and ('ab', 'c') look alike. The key is a tuple "
    "(left, right).",
    lambda tokens: [left + right for left, right in neighbours(tokens)],
)  # fmt: skip
single_tokens = counting(
    "count-single-tokens", "what is counted",
    "single tokens are counted, not pairs of neighbours; each key is a tuple (left, right).",
    list,
)  # fmt: skip
fractions = counting(
    "count-as-fraction", "what is added for a pair",
    "the values are shares (each count divided by the number of pairs); here a count says how often, a "
    "whole number.",
    lambda tokens: {
        pair: sum(1 / (len(tokens) - 1) for other in neighbours(tokens) if other == pair)
        for pair in neighbours(tokens)
    },
)  # fmt: skip


def join(tokens, pair, *, match=None, joined=None, stride=2, gap=1, start=0):
    """The right merge with its parts open to mistakes: what matches, what is added, how far it moves on."""
    match = match or (lambda a, b: (a, b) == tuple(pair))
    joined = joined or (lambda a, b: [a + b])
    merged, i = list(tokens[:start]), start
    while i < len(tokens):
        if i + 1 < len(tokens) and match(tokens[i], tokens[i + 1]):
            merged += joined(tokens[i], tokens[i + 1])
            i += stride
        else:
            merged += tokens[i : i + gap]
            i += gap
    return merged


def merging(name, look, says, wrong):
    """A slip of `merge_pair`."""

    def merge_pair(tokens, pair):
        return wrong(list(tokens), tuple(pair))

    merge_pair.__doc__ = says
    return slip(of="merge_pair", name=name, look=look)(merge_pair)


def first_only(tokens, pair):
    places = [i for i, two in enumerate(neighbours(tokens)) if two == pair][:1]
    for i in places:
        return [*tokens[:i], "".join(pair), *tokens[i + 2 :]]
    return tokens


def right_used_again(tokens, pair):
    merged = []
    for i, token in enumerate(tokens):
        if tuple(tokens[i : i + 2]) == pair:
            merged.append("".join(pair))
        elif i == 0 or (tokens[i - 1], token) != pair:
            merged.append(token)
    return merged


def forgets_last(tokens, pair):
    merged = join([*tokens, None], pair)[:-1]
    free = not tokens or merged[-1:] == tokens[-1:]
    return merged[:-1] if free else merged


def last_again(tokens, pair):
    merged = join(tokens, pair)
    return merged if merged[-1:] == tokens[-1:] else merged + tokens[-1:]


def ends_with(tokens, pair):
    merged, free = [], False
    for token in tokens:
        if free and merged[-1].endswith(pair[0]) and token == pair[1]:
            merged[-1], free = merged[-1] + token, False
        else:
            merged.append(token)
            free = True
    return merged


def swallows(tokens, pair, fits):
    """The right merge, but a joined token takes in the next one too while `fits(first, last, joined)`."""
    merged, i = [], 0
    while i < len(tokens):
        first = joined = tokens[i]
        while tokens[i + 1 : i + 2] == [pair[1]] and fits(first, tokens[i], joined):
            i += 1
            joined += tokens[i]
        merged.append(joined)
        i += 1
    return merged


def swallowing(fits):
    return lambda tokens, pair: swallows(tokens, pair, lambda *places: fits(pair[0], *places))


def stops_after_the_first(tokens, pair):
    merged = first_only(tokens, pair)
    return merged[: merged.index("".join(pair)) + 1] if merged != tokens else tokens


def looks_back(tokens, pair):
    merged, used = [], False
    for i, token in enumerate(tokens):
        if not used and (tokens[i - 1], token) == pair:
            merged[-1:] = ["".join(pair)]
            used = True
        else:
            merged.append(token)
            used = False
    return merged


BORDERS = (
    "the tokens are joined with blanks and merged with string replace, which knows no token border "
    "(boundary): it also matches inside, where a longer token merely ends with the left part; compare whole "
    "tokens."
)
RUN = (
    "a joined token goes on taking in the next one, so a longer run becomes one token; a merge joins two "
    "tokens and moves on behind them."
)
LETTERS = (
    "`extend` or `+=` with a string adds its letters one by one, so tokens fall apart; `append` adds it "
    "whole, as one token."
)
TURNED = (
    "it looks for (right, left), the two parts in the wrong order: for the pair (a, b) it joins b a, not a b."
)
ADDED = "what is added to the new list where the pair stands"
MOVES = "how far the index moves on after a join"
LAST = "the last round of the loop"

unchanged = merging(
    "merge-unchanged", "what is added to the new list where the pair stands",
    "the tokens come back unchanged, nothing was joined (not merged).",
    lambda tokens, pair: tokens,
)  # fmt: skip
only_first = merging(
    "merge-first-only", "what happens after the first join",
    "only one occurrence is joined, the first; every occurrence of the pair is to be joined.",
    first_only,
)  # fmt: skip
right_to_left = merging(
    "merge-right-to-left", "the direction of the scan",
    "the scan runs from right to left, so aaa becomes a aa; it runs left to right, aaa becomes aa a.",
    lambda tokens, pair: join(tokens[::-1], pair[::-1], joined=lambda b, a: [a + b])[::-1],
)  # fmt: skip
reuses = merging(
    "merge-reuses-token", MOVES,
    "a token that was just joined is used twice: aaa gives aa aa. Skip both tokens of a match, so that none "
    "is reused.",
    right_used_again,
)  # fmt: skip
run_by_part = merging(
    "merge-swallows-run", MOVES, RUN, swallowing(lambda left, first, last, whole: last == left)
)
run_by_first = merging(
    "merge-swallows-run", MOVES, RUN, swallowing(lambda left, first, last, whole: first == left)
)
run_by_end = merging(
    "merge-swallows-run", MOVES, RUN, swallowing(lambda left, first, last, whole: whole.endswith(left))
)  # fmt: skip
joined_letters = merging(
    "merge-adds-letters", ADDED, LETTERS,
    lambda tokens, pair: join(tokens, pair, joined=lambda a, b: list(a + b)),
)  # fmt: skip
all_letters = merging("merge-adds-letters", ADDED, LETTERS, lambda tokens, pair: list("".join(tokens)))
turned = merging(
    "merge-parts-turned", "what is compared", TURNED, lambda tokens, pair: join(tokens, pair[::-1])
)
turned_2 = merging(
    "merge-parts-turned", "what is compared", TURNED,
    lambda tokens, pair: join(tokens, pair[::-1], joined=lambda a, b: ["".join(pair)]),
)  # fmt: skip
one_round = merging(
    "merge-returns-in-loop", "where return stands",
    "only the first token comes back, the rest is lost, as when return stands inside the loop.",
    lambda tokens, pair: join(tokens, pair)[:1],
)  # fmt: skip
flag_stays = merging(
    "merge-stops-after-first", "what happens after the first join",
    "everything behind the first join is lost: a flag that skips the right token is never set back, or the "
    "loop ends there.",
    stops_after_the_first,
)  # fmt: skip
keeps_right = merging(
    "merge-keeps-right", MOVES,
    "the right part of a pair stays in the list after the join and may be reused; skip both tokens, each "
    "used token is gone.",
    lambda tokens, pair: join(tokens, pair, stride=1),
)  # fmt: skip
skips_three = merging(
    "merge-skips-three", MOVES,
    "the token behind a joined pair is lost: the index moves on by 3 there, one too far.",
    lambda tokens, pair: join(tokens, pair, stride=3),
)  # fmt: skip
steps_of_two = merging(
    "merge-in-twos", "how far the index moves on where nothing is joined",
    "the index moves on by 2 everywhere, so a pair that starts at an odd place is not seen; without a join "
    "it is 1.",
    lambda tokens, pair: join(tokens, pair, gap=2),
)  # fmt: skip
last_lost = merging(
    "merge-forgets-last", LAST,
    "the last token is lost when it is not part of a pair: the loop ends before it, at the end of the list.",
    forgets_last,
)  # fmt: skip
last_twice = merging(
    "merge-last-twice", LAST,
    "the last token is added at the end even when it was already joined, so it is there twice.",
    last_again,
)  # fmt: skip
end_missed = merging(
    "merge-misses-last-pair", LAST,
    "a pair at the very end of the list, the last two tokens, is not joined: the loop stops one place early.",
    lambda tokens, pair: join(tokens[:-1], pair) + tokens[-1:],
)  # fmt: skip
start_missed = merging(
    "merge-misses-first-pair", "the first round of the loop",
    "a pair at the very start of the list is not joined: the loop starts one place too late.",
    lambda tokens, pair: join(tokens, pair, start=1),
)  # fmt: skip
replaces_text = merging(
    "merge-text-replace", "what is compared", BORDERS,
    lambda tokens, pair: " ".join(tokens).replace(" ".join(pair), "".join(pair)).split(),
)  # fmt: skip
replaces_text_2 = merging(
    "merge-text-replace-blanks", "what is compared", BORDERS,
    lambda tokens, pair: " ".join(tokens).replace(" ".join(pair), "".join(pair)).split(" "),
)  # fmt: skip
unescaped = merging(
    "merge-regex-not-escaped", "the regular expression",
    "the tokens are put into a regular expression without escape, so punctuation in them is special: a dot "
    "matches anything.",
    lambda tokens, pair: re.sub(
        rf"(?<!\S){pair[0]} {pair[1]}(?!\S)", lambda _: "".join(pair), " ".join(tokens)
    ).split(),
)  # fmt: skip
splits_blanks = merging(
    "merge-splits-at-blanks", "how the text is cut into tokens again",
    "the tokens are joined with blanks and split at white space again, so tokens that are or hold a blank "
    "are lost.",
    lambda tokens, pair: re.sub(
        rf"(?<!\S){re.escape(' '.join(pair))}(?!\S)", lambda _: "".join(pair), " ".join(tokens)
    ).split(),
)  # fmt: skip
by_letters = merging(
    "merge-by-letters", "what the loop runs over",
    "the tokens are split into letters before merging, so earlier merges are undone; a token is one thing.",
    lambda tokens, pair: join(list("".join(tokens)), pair),
)  # fmt: skip
same_text = merging(
    "merge-compares-text", "what is compared",
    "the joined text is compared, so a + ab is merged for the pair (aa, b); both tokens must be equal, left "
    "and right.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: a + b == "".join(pair)),
)  # fmt: skip
either_order = merging(
    "merge-either-order", "what is compared",
    "(b, a) is joined too when (a, b) is asked for; a pair has an order, left then right.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: (a, b) in (pair, pair[::-1])),
)  # fmt: skip
either_order_2 = merging(
    "merge-either-order-one-text", "what is compared",
    "(b, a) is joined too, and becomes ab, when (a, b) is asked for; a pair has an order, left then right.",
    lambda tokens, pair: join(
        tokens, pair, match=lambda a, b: (a, b) in (pair, pair[::-1]), joined=lambda a, b: ["".join(pair)]
    ),
)  # fmt: skip
endings = merging(
    "merge-matches-ending", "what is compared",
    "a token that merely ends with the left part is joined (xa and b for the pair a, b); the whole token "
    "must be equal.",
    ends_with,
)  # fmt: skip
endings_2 = merging(
    "merge-matches-edges", "what is compared",
    "a token that merely ends with the left part, or starts with the right one, is joined; whole tokens "
    "must be equal.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: a.endswith(pair[0]) and b.startswith(pair[1])),
)  # fmt: skip
left_alone = merging(
    "merge-left-only", "what is compared",
    "only the left token is compared, so it is joined with whatever comes next; both tokens must be equal.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: a == pair[0]),
)  # fmt: skip
right_alone = merging(
    "merge-right-only", "what is compared",
    "only the right token is compared, so whatever comes before it is joined; both tokens must be equal.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: b == pair[1]),
)  # fmt: skip
one_of_both = merging(
    "merge-left-or-right", "what is compared",
    "one of the two tokens is enough (or, where and is wanted); both tokens must be equal, left and right.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: a == pair[0] or b == pair[1]),
)  # fmt: skip
inside = merging(
    "merge-matches-inside", "what is compared",
    "a token that merely holds the left or right part (in, where == is wanted) is joined; whole tokens must "
    "be equal.",
    lambda tokens, pair: join(tokens, pair, match=lambda a, b: pair[0] in a and pair[1] in b),
)  # fmt: skip
cut_to_letters = merging(
    "merge-joined-text", "what the loop runs over",
    "the tokens are joined to one text and replaced there, so the rest falls apart into letters; whole "
    "tokens stay whole.",
    lambda tokens, pair: [
        "".join(pair) if c == "\0" else c for c in "".join(tokens).replace("".join(pair), "\0")
    ],
)  # fmt: skip
reversed_text = merging(
    "merge-text-reversed", "how the new token is put together",
    "the text of the new token is reversed, right + left; the order is left + right.",
    lambda tokens, pair: join(tokens, pair, joined=lambda a, b: [b + a]),
)  # fmt: skip
with_blank = merging(
    "merge-adds-a-blank", "how the new token is put together",
    "the new token has a blank between its parts; it is left + right and nothing else.",
    lambda tokens, pair: join(tokens, pair, joined=lambda a, b: [f"{a} {b}"]),
)  # fmt: skip
adds_tuple = merging(
    "merge-adds-the-tuple", "what is added to the new list where the pair stands",
    "the pair itself, a tuple, is added where one string is wanted, its two parts joined.",
    lambda tokens, pair: join(tokens, pair, joined=lambda a, b: [(a, b)]),
)  # fmt: skip
drops = merging(
    "merge-drops-the-pair", "what is added to the new list where the pair stands",
    "the pair is lost: its tokens are skipped, but the joined token is missing.",
    lambda tokens, pair: join(tokens, pair, joined=lambda a, b: []),
)  # fmt: skip
drops_others = merging(
    "merge-drops-the-others", "what happens where the pair does not stand",
    "only the joined tokens are in the new list; every token that is not part of the pair is lost.",
    lambda tokens, pair: ["".join(pair)] * join(tokens, pair, joined=lambda a, b: [0]).count(0),
)  # fmt: skip
wraps_round = merging(
    "merge-wraps", "the index in the first round of the loop",
    "the last token and the first token are taken for neighbours: looking back from place 0, the negative "
    "index -1 wraps round to the end.",
    looks_back,
)  # fmt: skip


def first_largest(counts):
    return max(counts, key=counts.get, default=None)


def step(
    tokens,
    min_count,
    *,
    pairs=neighbours,
    pick=first_largest,
    enough=lambda n, least: n >= least,
    merge=join,
    nothing=lambda tokens, best: (list(tokens), None),
    result=lambda tokens, pair: (tokens, pair),
):
    """The right step with its parts open to mistakes."""
    counts = count(pairs(tokens))
    best = pick(counts)
    if best is None or not enough(counts[best], min_count):
        return nothing(tokens, best)
    return result(merge(tokens, best), best)


def stepping(name, look, says, wrong=step, least=2, **mistake):
    """A slip of `bpe_merge_step`; `least` is what its min_count is by default."""

    def bpe_merge_step(tokens, min_count=least):
        return wrong(list(tokens), min_count, **mistake)

    bpe_merge_step.__doc__ = says
    return slip(of="bpe_merge_step", name=name, look=look)(bpe_merge_step)


def ranked(key):
    return lambda counts: max(counts, key=lambda pair: key(counts[pair], pair), default=None)


def by_place(place):
    """A step that breaks ties by `place(tokens, pair)`, the smallest first."""

    def wrong(tokens, min_count):
        def pick(counts):
            return min(counts, key=lambda pair: (-counts[pair], place(tokens, pair)), default=None)

        return step(tokens, min_count, pick=pick)

    return wrong


def letters_again(tokens, min_count):
    text = list("".join(tokens))
    new, pair = step(text, min_count)
    return (new, pair) if pair else (tokens, pair)


def first_enough(tokens, min_count):
    counts = count(neighbours(tokens))
    pair = next((pair for pair, n in counts.items() if n >= min_count), None)
    return (join(tokens, pair), pair) if pair else (tokens, None)


def longest(tokens, min_count):
    counts = {pair: n for pair, n in count(neighbours(tokens)).items() if n >= min_count}
    pair = max(counts, key=lambda pair: (len("".join(pair)), counts[pair]), default=None)
    return (join(tokens, pair), pair) if pair else (tokens, None)


def rarest(tokens, min_count):
    counts = {pair: n for pair, n in count(neighbours(tokens)).items() if n >= min_count}
    pair = min(counts, key=counts.get, default=None)
    return (join(tokens, pair), pair) if pair else (tokens, None)


def to_the_end(tokens, min_count):
    last = None
    while (best := step(tokens, min_count)[1]) is not None:
        tokens, last = join(tokens, best), best
    return tokens, last


PICK = "how the best pair is picked"
LIMIT = "the comparison with min_count"
LEFT_PLACE = (
    "a tie goes to the pair whose left token stands first in the list; that token may stand there in another "
    "pair. It goes to the pair that appears first."
)
NOTHING = "what is returned when nothing is merged"

tie_last = stepping(
    "step-tie-last", PICK,
    "a tie goes to the pair that appears last (>= in a loop does that); it goes to the one that appears "
    "first.",
    pick=lambda counts: max(reversed(list(counts)), key=counts.get, default=None),
)  # fmt: skip
tie_smallest = stepping(
    "step-tie-alphabetical", PICK,
    "a tie goes to the pair that is first in the alphabetical order, not to the one that appears first in "
    "the list.",
    pick=lambda counts: max(sorted(counts), key=counts.get, default=None),
)  # fmt: skip
tie_largest = stepping(
    "step-tie-alphabetical-last", PICK,
    "a tie goes to the pair that is last in the alphabetical order, as when (count, pair) is compared; it "
    "goes to the pair that appears first in the list.",
    pick=ranked(lambda n, pair: (n, pair)),
)  # fmt: skip
tie_longest = stepping(
    "step-tie-longest", PICK,
    "a tie goes to the pair with the longest text; it goes to the pair that appears first in the list.",
    pick=ranked(lambda n, pair: (n, len("".join(pair)))),
)  # fmt: skip
tie_shortest = stepping(
    "step-tie-shortest", PICK,
    "a tie goes to the pair with the shortest text; it goes to the pair that appears first in the list.",
    pick=ranked(lambda n, pair: (n, -len("".join(pair)))),
)  # fmt: skip
tie_left_place = stepping(
    "step-tie-left-place", PICK, LEFT_PLACE, by_place(lambda tokens, pair: tokens.index(pair[0]))
)
tie_left_place_2 = stepping(
    "step-tie-left-place", PICK, LEFT_PLACE, by_place(lambda tokens, pair: (tokens.index(pair[0]), pair))
)
tie_left_place_3 = stepping(
    "step-tie-left-place", PICK, LEFT_PLACE, by_place(lambda tokens, pair: [tokens.index(t) for t in pair])
)
tie_right_place = stepping(
    "step-tie-right-place", PICK,
    "a tie goes to the pair whose right token stands first in the list; that token may stand there in "
    "another pair. It goes to the pair that appears first.",
    by_place(lambda tokens, pair: tokens.index(pair[1])),
)  # fmt: skip
tie_text_place = stepping(
    "step-tie-text-place", PICK,
    "a tie goes to the pair whose joined text stands first in the joined tokens, where it may be part of "
    "other tokens; it goes to the pair that appears first in the list.",
    by_place(lambda tokens, pair: "".join(tokens).index("".join(pair))),
)  # fmt: skip
tie_doubles_last = stepping(
    "step-tie-doubles-last", PICK,
    "in a tie a pair of two equal tokens comes last; it goes to the pair that appears first, whatever it "
    "is made of.",
    by_place(lambda tokens, pair: pair[0] == pair[1]),
)  # fmt: skip
key_missing = stepping(
    "step-max-without-key", PICK,
    "the alphabetically last pair is picked and its count is not looked at: max compares the pairs "
    "themselves, as its key is missing.",
    pick=lambda counts: max(counts, default=None),
)  # fmt: skip
default_1 = stepping(
    "step-default-min-count", "the first line of the function",
    "min_count is 1 when it is not given, so a pair that occurs once is merged; its default is 2.", least=1,
)  # fmt: skip
default_3 = stepping(
    "step-default-min-count", "the first line of the function",
    "min_count is 3 when it is not given, so a pair that occurs twice is not merged; its default is 2.",
    least=3,
)  # fmt: skip
exactly = stepping(
    "step-min-count-exactly", LIMIT,
    "a pair is merged only when it occurs exactly min_count times; more often is enough too, at least "
    "min_count is wanted.",
    enough=lambda n, least: n == least,
)  # fmt: skip
strict = stepping(
    "step-min-count-strict", LIMIT,
    "a pair that occurs exactly min_count times is not merged, as if it had to occur more often (> for >=); "
    "only a pair seen fewer than min_count times is left alone.",
    enough=lambda n, least: n > least,
)  # fmt: skip
one_less = stepping(
    "step-min-count-one-less", LIMIT,
    "a pair that occurs min_count - 1 times is merged; one seen fewer than min_count times is too rare.",
    enough=lambda n, least: n >= least - 1,
)  # fmt: skip
ignores = stepping(
    "step-ignores-min-count", LIMIT,
    "min_count is never looked at: a pair that occurs only once is merged, but it must occur at least "
    "min_count times.",
    enough=lambda n, least: True,
)  # fmt: skip
fixed = stepping(
    "step-min-count-fixed", LIMIT,
    "the limit 2 is hard-coded, so another min_count given by the caller is ignored.",
    enough=lambda n, least: n >= 2,
)  # fmt: skip
longest_first = stepping(
    "step-longest-text", PICK,
    "the pair with the longest text is picked; the most frequent one wins, whatever its length.",
    longest,
)  # fmt: skip
any_frequent = stepping(
    "step-first-frequent-enough", PICK,
    "the first pair that reaches min_count is taken, not the most frequent one, which has the highest count.",
    first_enough,
)  # fmt: skip
least_frequent = stepping(
    "step-least-frequent", PICK,
    "the least frequent pair is picked (min instead of max); the most frequent one wins.",
    rarest,
)  # fmt: skip
least_frequent_2 = stepping(
    "step-least-frequent", PICK,
    "the least frequent pair is picked (min instead of max); the most frequent one wins.",
    pick=lambda counts: min(counts, key=counts.get, default=None),
)  # fmt: skip
not_merged = stepping(
    "step-does-not-merge", "the first result",
    "the pair is found, but the old list is returned unchanged, not merged.",
    merge=lambda tokens, pair: list(tokens),
)  # fmt: skip
rare_pair = stepping(
    "step-returns-rare-pair", NOTHING,
    "a pair that is too rare (below min_count) is returned although nothing is merged; then the pair is "
    "None.",
    nothing=lambda tokens, best: (list(tokens), best),
)  # fmt: skip
emptied = stepping(
    "step-drops-the-tokens", NOTHING,
    "the tokens are lost when there is nothing to merge: an empty list comes back, not the unchanged tokens.",
    nothing=lambda tokens, best: ([], None),
)  # fmt: skip
empty_pair = stepping(
    "step-empty-tuple", NOTHING,
    "the pair is an empty tuple when there is nothing to merge; then it is None.",
    nothing=lambda tokens, best: (list(tokens), ()),
)  # fmt: skip
swapped = stepping(
    "step-results-swapped", "the order of the two results",
    "the two results are swapped: first come the new tokens, then the pair.",
    nothing=lambda tokens, best: (None, list(tokens)), result=lambda tokens, pair: (pair, tokens),
)  # fmt: skip
joined_pair = stepping(
    "step-returns-joined-text", "the second result",
    "the second result is the joined text, one string; the pair is a tuple (left, right).",
    result=lambda tokens, pair: (tokens, "".join(pair)),
)  # fmt: skip
splits = stepping(
    "step-splits-tokens", "what is counted and merged",
    "the tokens are split into letters again before the step, so earlier merges are undone; longer tokens "
    "stay whole.",
    letters_again,
)  # fmt: skip
step_skips = stepping(
    "step-skips-overlap", "what the step counts",
    "the step counts without overlapping pairs, so aaa counts once; count_pairs counts them all.",
    pairs=skipping,
)  # fmt: skip
all_the_way = stepping(
    "step-merges-to-the-end", "how often the step merges",
    "it goes on merging until nothing is left to merge; one step merges one pair.",
    to_the_end,
)  # fmt: skip
one_place = stepping(
    "step-merges-first-only", "the merging",
    "only the first occurrence is merged; every occurrence of the pair is merged in one step.",
    merge=first_only,
)  # fmt: skip


def no_pair(name, error):
    """A slip of `bpe_merge_step` that is right but for lists without a pair, where it stops with `error`."""

    def bpe_merge_step(tokens, min_count=2):
        """it picks the best of no pair at all: with 0 or 1 token there is none, and that case comes first."""
        if len(tokens) < 2:
            raise error
        return step(list(tokens), min_count)

    look = "the case of an empty dict of counts"
    return slip(of="bpe_merge_step", name=name, look=look, raises=True)(bpe_merge_step)


max_of_nothing = no_pair("step-max-of-nothing", ValueError)
first_of_nothing = no_pair("step-first-of-nothing", IndexError)
key_of_nothing = no_pair("step-count-of-nothing", KeyError)
merges_nothing = no_pair("step-merges-none", TypeError)
