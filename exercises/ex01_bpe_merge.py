"""Exercise 1: one byte-pair-encoding merge step

Setup
-----
A model reads a text neither letter by letter nor word by word. It reads
tokens: pieces of text that it has in its vocabulary. Byte-pair encoding finds
good pieces by counting. (It was first made for bytes; here you join
characters.) You start from single characters, glue the pair of neighbours that
occurs most often into one new token, and repeat. Frequent pieces of text grow
into single tokens, rare ones stay in parts.

One step does three things: it counts, it picks, it merges.

Count. Every two neighbours are a pair, written (left, right). Pairs may
overlap: `a a a` holds (a, a) twice, at places 0 and 1.

Pick. The most frequent pair wins. In a tie, the pair that appears first in the
list wins. A pair that occurs fewer than `min_count` times is not worth a new
token; then nothing is merged.

Merge. Read from left to right and join the two tokens wherever the pair
stands. A token that was just joined is used up, so `a a a` becomes `aa a`: two
occurrences were counted, but only one of them can be merged.

Trace
-----
Take the 11 letters of aaabdaaabac.

    counts   (a,a) 4, (a,b) 2, and (b,d) (d,a) (b,a) (a,c) once each
    pick     (a,a)
    merge    aa a b d aa a b a c           9 tokens

    counts   (aa,a) 2, (a,b) 2, the rest once
    pick     a tie; (aa,a) appears first
    merge    aaa b d aaa b a c             7 tokens

    pick     (aaa,b), twice
    merge    aaab d aaab a c               5 tokens

Goal
----
Write three functions. About 6 minutes.

    count_pairs(tokens)                 a dict: {(left, right): how often}
    merge_pair(tokens, pair)            a new list with the pair joined
    bpe_merge_step(tokens, min_count=2) (new_tokens, pair)

`tokens` is a list of strings; leave it as it is. When no pair occurs
`min_count` times, the step gives a copy of the tokens and None.
"""


def count_pairs(tokens):
    """How often each pair of neighbours occurs, overlapping pairs included.

    list of n strings -> dict {(left, right): count}; the counts add up to
    n - 1, or to 0 for an empty list
    """
    # TODO: look at every token and the one right behind it
    # TODO: count how often each (left, right) occurs
    return {}


def merge_pair(tokens, pair):
    """A new list in which each left, right of the pair is one: left + right.

    list of strings, (left, right) -> list of strings
    """
    # TODO: walk through the tokens from left to right
    # TODO: where the pair stands, add the joined token and jump over both
    # TODO: everywhere else, keep the token
    return list(tokens)


def bpe_merge_step(tokens, min_count=2):
    """Count, pick the most frequent pair, merge it.

    list of strings -> (new_tokens, pair), or (copy of tokens, None) when no
    pair occurs at least min_count times
    """
    # TODO: count the pairs
    # TODO: pick the most frequent one; in a tie, the one that appears first
    # TODO: too rare, or no pair at all? Then nothing is merged
    # TODO: merge it
    return list(tokens), None


if __name__ == "__main__":
    tokens = list("aaabdaaabac")
    print("start :", " ".join(tokens))
    print("counts:", count_pairs(tokens))
    new_tokens, pair = bpe_merge_step(tokens)
    print("pair  :", pair)
    print("merged:", " ".join(new_tokens))
