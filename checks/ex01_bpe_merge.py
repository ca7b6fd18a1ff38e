"""Checks of exercise 1: counting, merging, then the step, each from its type to its second route."""

import random
from collections.abc import Mapping
from functools import partial
from itertools import pairwise

import numpy as np

from txlab.checking import (
    REMEMBERED,
    CheckFailed,
    Layer,
    changed_in_turn,
    expect_equal,
    expect_pure,
    remembered,
    unpack_pair,
)
from txlab.checking.describe import a_kind, short
from txlab.checking.plain import plain, same

TRACE = list("aaabdaaabac")
TRACE_2 = ["aa", "a", "b", "d", "aa", "a", "b", "a", "c"]
TRACE_3 = ["aaa", "b", "d", "aaa", "b", "a", "c"]
ANY = [" ", "a", " ", "a", ".", "a.", "(", "A", "a", "\n", "é", "1", " a", "a", " ", "\\d", "|", " ", "a"]
DICE = random.Random(101)
LONG = ["trans", "former", "s", "trans", "form", "er"]
RANDOM = [DICE.choices(["a", "b", "c", "ab", "bc", " "], k=n) for n in (2, 3, 5, 8, 13, 31)]
TEXTS = ["".join(DICE.choices("abc", (5, 3, 2), k=n)) for n in (17, 43)]
MIXED = [DICE.choices(["a", "b", "c", "ab", "d"], k=n) for n in range(9, 17) for _ in range(5)]
wrong_type = partial(CheckFailed, layer=Layer.TYPE)
wrong_value = partial(CheckFailed, layer=Layer.VALUE)


@remembered
def recount(tokens):
    """How often each pair stands anywhere: for each pair, one look at every place."""
    seen = [(tokens[i - 1], tokens[i]) for i in range(1, len(tokens))]
    return {pair: sum(1 for other in seen if other == pair) for pair in seen}


@remembered
def remerge(tokens, pair):
    """Merging, one token at a time: a token joins the one before it if that one is still free."""
    result, free = [], False
    for token in tokens:
        if free and (result[-1], token) == pair:
            result[-1], free = result[-1] + token, False
        else:
            result.append(token)
            free = True
    return result


@remembered
def repick(tokens, min_count=2):
    """The pair that wins: the pairs sorted by count, then by their first place in the list."""
    seen = [(tokens[i - 1], tokens[i]) for i in range(1, len(tokens))]
    ranked = sorted((-n, seen.index(pair), pair) for pair, n in recount(tokens).items() if n >= min_count)
    return ranked[0][2] if ranked else None


def is_tie(tokens):
    """Whether several pairs share the highest count, and it is one that is merged."""
    counts = sorted(recount(tokens).values())
    return counts[-1] >= 2 and counts[-1] == counts[-2]


def counted(learner, tokens, why=""):
    """The learner's counts as a plain dict, after their types."""
    got = learner.count_pairs(list(tokens))
    if not isinstance(got, Mapping):
        what = f"count_pairs(tokens) returned {a_kind(got)}, but a dict is wanted: "
        what += "the pair (left, right) is the key, how often it occurs the value."
        raise wrong_type(what, given_line(tokens))
    counts = plain(got)
    for key, value in counts.items():
        if type(key) is not tuple or len(key) != 2 or not all(isinstance(part, str) for part in key):
            what = f"{why}A key of the dict is {a_kind(key)}, {short(key, 24)}, but each key is a pair: "
            raise wrong_type(what + "a tuple (left, right) of two tokens.", given_line(tokens))
        if isinstance(value, (bool, np.bool_)) or not isinstance(value, (int, np.integer)):
            what = f"{why}The pair {short(key, 40)} has the value {short(value, 24)}, {a_kind(value)}. "
            what += "A count says how often the pair occurs, as a whole number."
            raise wrong_type(what, given_line(tokens))
    return counts


def expect_counts(learner, tokens, why=""):
    """Hold the learner's counts against the recount, pair by pair."""
    why = f"{why} " if why else ""
    counts, wanted = counted(learner, tokens, why), recount(tokens)
    if counts == wanted:
        return
    lines = [f"wanted  {short(wanted, 66)}", f"got     {short(counts, 66)}", given_line(tokens)]
    if len(tokens) == 2 and not counts:
        raise wrong_value("Two tokens are one pair, but your dict is empty.", *lines)
    for pair, n in wanted.items():
        if pair not in counts:
            raise wrong_value(f"{why}The pair {short(pair)} is missing; it occurs {times(n)}.", *lines)
        if counts[pair] != n:
            raise wrong_value(f"{why}{short(pair)} occurs {times(n)}, yours counts {counts[pair]}.", *lines)
    for pair in counts:
        if pair not in wanted:
            never = "These two never stand side by side, and a pair that occurs 0 times is left out."
            raise wrong_value(f"{why}There is an extra pair, {short(pair)}. {never}", *lines)


def times(n):
    return "once" if n == 1 else f"{n} times"


def given_line(tokens):
    return f"given   {short(tokens, 66)}"


def part(tokens, first):
    """A list of tokens on one line; when it is too long, from just before place `first` on."""
    start = max(0, first - 2) if len(repr(tokens)) > 66 else 0
    return f"... {short(tokens[start:], 62)}" if start else short(tokens, 66)


def text(tokens):
    """The joined text of a list of strings; nothing for any other list."""
    return "".join(tokens) if all(isinstance(t, str) for t in tokens) else None


def expect_tokens(got, wanted, tokens, of, why="", more=()):
    """Hold a list of tokens against the wanted one: its type first, then what it says."""
    value = plain(got)
    if same(value, wanted):
        return
    lines = [f"wanted  {short(wanted, 66)}", f"got     {short(value, 66)}", *more, given_line(tokens)]
    if type(value) is not list:
        raise wrong_type(f"{of} is {a_kind(got)}, but a list of strings is wanted.", *lines)
    strange = [v for v in value if not isinstance(v, str)]
    if strange:
        what = f"{a_kind(strange[0])}, {short(strange[0], 30)}"
        raise wrong_type(f"{of} holds {what}, but every token is a string.", *lines)
    if value != wanted:
        first = next((i for i, (a, b) in enumerate(zip(value, wanted, strict=False)) if a != b), 0)
        lines[:2] = f"wanted  {part(wanted, first)}", f"got     {part(value, first)}"
        if "".join(value) != "".join(tokens):
            lines.append("The joined text changed; a merge only takes away borders between tokens.")
        elif value == tokens:
            lines.append("Your list is unchanged: no pair is joined in it.")
        raise wrong_value(f"{why} {of} is not right.".strip(), *lines)


def expect_merge(learner, tokens, pair, why="", guess=""):
    """Hold a merge against the slow one; `guess` is added where the pair is nowhere joined."""
    apart = tuple((p + " ")[:-1] for p in pair)  # equal to the tokens, but not the same objects
    got, wanted = plain(learner.merge_pair(list(tokens), apart)), remerge(tokens, pair)
    of = f"merge_pair(tokens, {short(pair)})"
    if type(got) is list and got != wanted and merges_identical(learner, tokens, pair, wanted):
        what = f"{of} is right only where the tokens and the parts of the pair are the very same objects."
        told = "`is` asks whether two strings are the same object; compare them with `==`."
        raise wrong_value(f"{what} {told}", f"wanted  {part(wanted, 0)}", f"got     {part(got, 0)}")
    if guess and type(got) is list and "".join(pair) not in got:
        why = f"{why} {guess}"
    expect_tokens(got, wanted, tokens, of, why)


def merges_identical(learner, tokens, pair, wanted):
    """Whether a merge that went wrong is right when equal strings are one object."""
    one = {text: text for text in (*tokens, *pair)}
    try:
        return plain(learner.merge_pair([one[t] for t in tokens], tuple(one[p] for p in pair))) == wanted
    except CheckFailed:
        return False


def stepped(learner, tokens, limit, of):
    """The two results of a step, after what is missing from them is said."""
    nothing = "When no pair reaches min_count, (list(tokens), None) is wanted: both results."
    try:
        got = learner.bpe_merge_step(list(tokens), *limit)
    except CheckFailed as failure:
        raised, more = learner._calls[-1].raised if learner._calls else None, ""
        if failure.layer is Layer.NOTHING and repick(tokens, *limit) is None:
            more = nothing
        elif isinstance(raised, ValueError) and "raise " in "".join(failure.detail[-1:]):
            more = f"That is no error. {nothing}"
        elif isinstance(raised, KeyError) and raised.args in {(n,) for n in recount(tokens).values()}:
            more = f"{raised.args[0]} is the count, how often a pair occurs; the key of the dict is the pair."
        if not more:
            raise
        raise CheckFailed(
            failure.headline, more, *failure.detail, layer=failure.layer, line=failure.line
        ) from None
    value = plain(got)
    if type(value) is list and value and all(isinstance(v, str) for v in value):
        what = f"{of} returned only the tokens; the pair is missing: two results are wanted."
        raise wrong_type(what, f"got     {short(value, 66)}", "`return new_tokens, pair` returns both.")
    return unpack_pair(got, of=of, names=("new_tokens", "pair"))


def expect_step(learner, tokens, *limit, why=""):
    of = f"bpe_merge_step(tokens{''.join(f', {m}' for m in limit)})"
    new, pair = stepped(learner, tokens, limit, of)
    pair, wanted = plain(pair), repick(tokens, *limit)
    if not same(pair, wanted):
        lines = [f"wanted  pair = {short(wanted)}", f"got     pair = {short(pair)}", given_line(tokens)]
        if pair is not None and type(pair) is not tuple:
            what = f"The second result of {of} is {a_kind(pair)}, but the pair is a tuple (left, right), "
            raise wrong_type(what + "or None when there is nothing to merge.", *lines)
        counts = recount(tokens)
        shown = [p for p in (wanted, pair) if p and p in counts]
        lines += ["; ".join(f"{short(p)} occurs {times(counts[p])}" for p in shown)] if shown else []
        if len(shown) == 2 and counts[wanted] == counts[pair]:
            places = [list(pairwise(tokens)).index(p) for p in shown]
            lines[-1] += f"; first at places {places[0]} and {places[1]}"
        raise wrong_value(f"{why} The pair of {of} is not right.".strip(), *lines)
    if wanted is None:
        why = "There is nothing to merge, so the tokens come back unchanged. " + why
    wanted_tokens = remerge(tokens, wanted) if wanted else list(tokens)
    made = plain(new)
    if same(made, wanted_tokens):
        return
    if wanted and type(made) is list and len(made) < len(wanted_tokens) and text(made) == text(tokens):
        why = f"One step merges one pair, here {short(wanted)}; yours joined more than that. {why}"
    expect_tokens(new, wanted_tokens, tokens, f"new_tokens of {of}", why, [f"        pair = {short(pair)}"])


def expect_new(learner, name, *inputs, part=lambda got: got):
    """Every call makes a list of its own: not the given one, nor one from an earlier call."""
    for args in inputs:
        first, second = part(getattr(learner, name)(*args)), part(getattr(learner, name)(*args))
        said = "the very list it was given" if first is args[0] else "the same list object as an earlier call"
        if first is args[0] or first is second:
            what = f"`{name}` returned {said}, not a new list. Whoever changes the one then changes both."
            raise CheckFailed(what, given_line(args[0]), "`list(tokens)` is a copy.", layer=Layer.KEPT)


def test_count_is_a_dict(learner):
    """count_pairs gives a dict: {(left, right): how often}"""
    counted(learner, TRACE)


def test_count_trace(learner):
    """the trace: aaabdaaabac holds (a, a) 4 times, (a, b) 2 times, the rest once"""
    expect_counts(learner, TRACE)


def test_count_another_list(learner):
    """count_pairs works for other lists than the trace's"""
    why = "The trace is right, but another list is not"
    for word in ("xyzxyxzy", "bcdbcb", "xyzw"):
        strange = not counted(learner, list(word)).keys() & recount(word)
        expect_counts(learner, list(word), why + (": none of its pairs is counted." if strange else "."))


def test_count_overlaps(learner):
    """overlapping pairs are counted: n equal tokens hold n - 1 pairs"""
    for n in range(2, 7):
        expect_counts(learner, ["a"] * n, "Pairs may overlap: every token is paired with the one behind it.")
        expect_counts(learner, ["b", *["a"] * n, "b", "a"], "Pairs may overlap: counting never skips.")


def test_count_whole_tokens(learner):
    """tokens of several characters are counted whole, not letter by letter"""
    why = "A token is one thing, also when it has several characters; never join the tokens to count."
    for tokens in (
        TRACE_2,
        ["ab", "c", "a", "bc", "ab", "c", "abc"],
        ["th", "e", "the", "th", "e"],
        LONG * 2,
    ):
        expect_counts(learner, tokens, why)


def test_count_any_characters(learner):
    """blanks, punctuation and capitals are tokens like any other"""
    for tokens in (list("No, no. no, NO"), ANY):
        expect_counts(learner, tokens, "A blank, a point, a capital letter: each is a token like any other.")


def test_count_empty_and_one(learner):
    """a list of 0 or 1 token holds no pair: an empty dict"""
    for tokens in ([], ["a"], ["aa"]):
        expect_counts(learner, tokens, "0 or 1 token has no neighbours.")


def test_count_slow_recount(learner):
    """on random lists the counts equal a slow recount"""
    for tokens in RANDOM:
        expect_counts(learner, tokens)


def test_count_never_edits(learner):
    """count_pairs leaves tokens alone, and a second call gives the same answer"""
    expect_pure(learner, "count_pairs", (list("abcab"),), (list("abab"),), (["ab", "ab", "ab"],))
    for (tokens,) in changed_in_turn(list("abcdbcab")):
        got = plain(learner.count_pairs(tokens))
        expect_equal(got, recount(tokens), of="count_pairs(tokens)", why=REMEMBERED)


def test_merge_trace(learner):
    """the trace: (a, a) turns aaabdaaabac into aa a b d aa a b a c"""
    why = "Every occurrence is joined, from left to right, and no token is used twice or lost."
    for tokens, pair in ((TRACE, ("a", "a")), (TRACE_2, ("aa", "a")), (TRACE_3, ("aaa", "b"))):
        expect_merge(learner, tokens, pair, why)


def test_merge_the_given_pair(learner):
    """merge_pair joins the pair it is given, in any list"""
    why = "The trace is right, but another pair is not: every occurrence of the given pair is joined."
    for tokens, pair in (
        (TRACE, ("a", "b")),
        (TRACE, ("b", "d")),
        (TRACE_2, ("a", "b")),
        (list("xyzxywxyxy"), ("x", "y")),
    ):
        expect_merge(learner, tokens, pair, why, "Is it ignored, or hard-coded?")


def test_merge_never_reuses(learner):
    """a merge scans left to right and never reuses a token: aaa becomes aa a"""
    for n in range(2, 7):
        for tokens in (["a"] * n, ["b", *["a"] * n, "b", "a"]):
            expect_merge(learner, tokens, ("a", "a"), "Scan from left to right, and use no token twice.")


def test_merge_ends(learner):
    """pairs at the very start and end are joined, a last token is kept"""
    words = "abxab", "ab", "xyab", "abxy", "ababab", "ababa", "bab", "bxa", "baxba", "bacb", "a", "b", ""
    for word in words:
        expect_merge(learner, list(word), ("a", "b"), "Mind both ends of the list, and every occurrence.")


def test_merge_whole_tokens(learner):
    """only whole tokens, left then right, are joined: xa b is not a b"""
    why = "Both whole tokens must be equal to the pair's; the joined text or an ending is not enough."
    tokens = ["xa", "b", "a", "bx", "a", "b", "b", "a", "a", "A", "b", "ab", "a", "B"]
    expect_merge(learner, tokens, ("a", "b"), why)
    expect_merge(learner, ["a", "ab", "aa", "b", "aab", "aaa", "b", "b", "aa"], ("aa", "b"), why)
    expect_merge(learner, [*LONG, "s", *LONG], ("trans", "former"), why)


def test_merge_any_characters(learner):
    """blanks and punctuation are joined, kept and told apart like any token"""
    why = "A blank or special character (punctuation) is a token like any other; none is lost or added."
    for pair in ((" ", "a"), ("a", "."), ("a", " "), (".", "a."), ("\\d", "|"), ("(", "A")):
        expect_merge(learner, ANY, pair, why)
    expect_merge(learner, ["a", "x", "a", ".", ".", "a", "+"], ("a", "."), why)


def test_merge_slow_route(learner):
    """on random lists merging equals a slow merge, token by token"""
    for tokens in RANDOM:
        for pair in sorted(recount(tokens))[::3]:
            expect_merge(learner, tokens, pair)


def test_merge_never_edits(learner):
    """merge_pair leaves tokens alone and always gives a new list"""
    cases = ("abcab", ("a", "b")), ("aaaa", ("a", "a")), ("ba", ("a", "b")), ("a", ("a", "a"))
    inputs = [(list(word), pair) for word, pair in cases]
    expect_pure(learner, "merge_pair", *inputs)
    expect_new(learner, "merge_pair", *inputs, ([], ("a", "b")))
    for tokens, pair in changed_in_turn(list("abcdbcab"), ("b", "c")):
        got = plain(learner.merge_pair(tokens, pair))
        expect_tokens(got, remerge(tokens, pair), tokens, "merge_pair(tokens, pair)", REMEMBERED)


def test_step_trace(learner):
    """the trace: three steps merge (a, a), then (aa, a), then (aaa, b)"""
    expect_step(learner, TRACE, why="(a, a) is the most frequent pair.")
    expect_step(learner, TRACE_2, why="Two pairs occur twice (min_count); the one that appears first wins.")
    expect_step(learner, TRACE_3, why="(aaa, b) occurs twice, which is min_count.")


def test_step_most_frequent(learner):
    """the most frequent pair wins, wherever it stands, in any list"""
    why = "The most frequent pair, the one with the highest count, wins in any list, not only in the trace."
    words = "xyxyzwzwzwq", "zwzwzwxyxyq", "mnmnmnmn", "qababcdcdcd", "xyzyzyz", "pqpqpqpqrrrr", "abcabcccc"
    for word in words:
        expect_step(learner, list(word), why=why)


def test_step_tie(learner):
    """a tie goes to the pair that appears first in the list"""
    words = "zxabzxab", "bayybayy", "mkmk-caca", "cdxabycdxaby", "qrst qrst", "yzaayzaa", "dcbadcba"
    places = "bxacacbdbd", "dxacacbdbd", "aaabxbx"  # a token's first place is not its pair's
    for tokens in (
        *map(list, (*words, *places)),
        ["b", "a", "long", "er", "b", "a", "long", "er"],
        ["long", "er", "b", "a", "x", "b", "a", "long", "er"],
        ["ab", "x", "a", "c", "a", "c", "a", "b", "a", "b"],
        *filter(is_tie, MIXED),
    ):
        expect_step(learner, tokens, why="In a tie, the pair that appears first in the list wins.")


def test_step_min_count(learner):
    """a pair seen fewer than min_count times is not merged, at min_count it is"""
    for word, n in (("xabcabdab", 3), ("aaaaaa", 5), ("pqpq", 2), ("abcd", 1), ("ab", 1)):
        for limit in [(m,) for m in (n + 1, n, n + 3, n - 1) if m] + [()]:
            least = limit[0] if limit else 2
            enough = "at least that, so it is merged" if n >= least else "fewer, so nothing is merged"
            why = f"The best pair occurs {times(n)} and min_count is {least}: {enough}."
            expect_step(learner, list(word), *limit, why=why)


def test_step_empty_and_one(learner):
    """with 0 or 1 token there is no pair: the tokens and None come back"""
    for tokens in ([], ["a"], ["abc"]):
        for limit in ((), (1,), (3,)):
            expect_step(learner, tokens, *limit, why="There is no pair (0 or 1 token), so the pair is None.")


def test_step_random_walk(learner):
    """many steps on random text: same joined text, shorter list, a recount's pair"""
    for text in TEXTS:
        tokens = list(text)
        while tokens:
            expect_step(learner, tokens)
            pair = repick(tokens)
            tokens = remerge(tokens, pair) if pair else []


def test_step_never_edits(learner):
    """bpe_merge_step leaves tokens alone, remembers nothing, gives a new list"""
    expect_pure(learner, "bpe_merge_step", (list("abcab"),), (list("abcd"),), (list("aabaab"), 2), (["a"],))
    expect_new(learner, "bpe_merge_step", (list("abab"),), (list("abcd"),), (["a"],), part=lambda got: got[0])
    for (tokens,) in changed_in_turn(list("abcdbcab")):
        of, wanted = "bpe_merge_step(tokens)", repick(tokens)
        got = unpack_pair(learner.bpe_merge_step(tokens), of=of, names=("new_tokens", "pair"))
        expect_equal(plain(got), (remerge(tokens, wanted), wanted), of=of, why=REMEMBERED)
