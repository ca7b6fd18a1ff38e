"""The picture of exercise 1: the merges of a short text, step by step."""

from txlab.checking import draw, expect, expect_equal, unpack_pair
from txlab.drawing import Picture, Strip, Strips

TEXT = "the cat and the hat"
MOST_STEPS = 12


def named(token):
    """A token as it is spoken of."""
    return "a space" if token == " " else f"`{token}`"


def step_of(learner, tokens):
    """One merge step as plain values: the new tokens and the pair, or None in its place."""
    found = unpack_pair(
        learner.bpe_merge_step(tokens), of="`bpe_merge_step(tokens)`", names=("new_tokens", "pair")
    )
    new_tokens, pair = found
    if pair is None:
        return tokens, None
    left, right = unpack_pair(pair, of="the pair of `bpe_merge_step`", names=("left", "right"))
    expect_equal("".join(map(str, new_tokens)), "".join(tokens), of="the joined text after a step")
    expect(len(new_tokens) < len(tokens), "A step that names a pair must leave fewer tokens than before.")
    return [str(token) for token in new_tokens], (str(left), str(right))


def test_picture(learner):
    """the merges of a short text can be drawn"""
    tokens = list(TEXT)
    strips = [Strip("start", tuple(tokens), note=f"{len(tokens)} tokens")]
    while len(strips) <= MOST_STEPS:
        before, (tokens, pair) = tokens, step_of(learner, tokens)
        if pair is None:
            break
        left, right = pair
        count = learner.count_pairs(before).get(pair, 0)
        marked = tuple(place for place, token in enumerate(tokens) if token == left + right)
        note = f"{len(tokens)} tokens; {named(left)} and {named(right)} stood together {count} times"
        strips.append(Strip(f"step {len(strips)}", tuple(tokens), marked, note))
    note = "Each step joins the pair that is most frequent at that moment; what it joined stands out."
    draw(Picture("From letters to tokens", (Strips(TEXT, tuple(strips), note),)))
