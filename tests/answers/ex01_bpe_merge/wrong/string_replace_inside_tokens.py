# cause: joins the tokens with spaces and uses str.replace, which also matches the tail of a longer token
# check: merge_whole_tokens
# slip: merge-text-replace
# say: string|token|boundary|replace|inside
import numpy as np


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[(left, right)] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    text = " ".join(tokens)
    return text.replace(" ".join(pair), "".join(pair)).split()


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
