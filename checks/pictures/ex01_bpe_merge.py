"""The picture of exercise 1: the merges of a short text, step by step."""

import numpy as np

from txlab.checking import a_plain, draw, expect, expect_equal, unpack_pair
from txlab.drawing import Picture, Strip, Strips

TEXT = "aaa banana aaa band"
MOST_STEPS = 12


def step_of(learner, tokens):
    """One merge step as plain values: the new tokens, and the pair or None."""
    of = "`bpe_merge_step(tokens)`"
    new_tokens, pair = unpack_pair(learner.bpe_merge_step(tokens), of=of, names=("new_tokens", "pair"))
    if pair is None:
        return tokens, None
    left, right = unpack_pair(pair, of=f"the pair of {of}", names=("left", "right"))
    pair = (
        a_plain(str, left, "The pair must hold two strings."),
        a_plain(str, right, "The pair must hold two strings."),
    )
    new_tokens = a_plain(list, new_tokens, f"The new tokens of {of} must be a list.")
    expect(all(type(token) is str for token in new_tokens), f"The new tokens of {of} must all be strings.")
    expect_equal("".join(new_tokens), TEXT, of="the text of the new tokens")
    expect(
        len(new_tokens) < len(tokens), f"{of} names a pair, so it must give fewer tokens than it was given."
    )
    return new_tokens, pair


def named(token):
    """A token as it is spoken of."""
    return "a space" if token == " " else f'"{token}"'


def test_picture(learner):
    """the merges of a short text can be drawn"""
    tokens, strips, end = list(TEXT), [], "It was stopped here."
    strips.append(Strip("start", tuple(tokens), note=f"{len(tokens)} tokens"))
    while len(strips) <= MOST_STEPS:
        counts = a_plain(dict, learner.count_pairs(tokens), "`count_pairs(tokens)` must return a dict.")
        new_tokens, pair = step_of(learner, tokens)
        if pair is None:
            most = max((count for count in counts.values() if isinstance(count, int)), default=0)
            end = f"Then it gives None: the highest count is {most}."
            break
        left, right = pair
        count = counts.get(pair, 0)
        is_count = isinstance(count, (int, np.integer)) and 0 <= count < 10**6
        expect(is_count, "The counts of `count_pairs(tokens)` must be whole numbers.", function="count_pairs")
        marked = tuple(place for place, token in enumerate(new_tokens) if token == left + right)
        note = f"{named(left)} and {named(right)} were counted {count} times"
        strips.append(
            Strip(f"step {len(strips)}", tuple(new_tokens), marked, f"{len(new_tokens)} tokens; {note}")
        )
        tokens = new_tokens
    note = f"Each step should join the pair that is most frequent then; what it joined stands out. {end}"
    functions = ("count_pairs", "merge_pair", "bpe_merge_step")
    draw(Picture("From letters to tokens", (Strips(TEXT, tuple(strips)),), note), of=functions)
