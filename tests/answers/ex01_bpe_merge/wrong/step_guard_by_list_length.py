# cause: compares the number of tokens with min_count
# check: step_min_count
# slip: none
# say: min_count|count|often|rare|once

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    if len(tokens) < min_count or len(tokens) < 2:
        return list(tokens), None
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get)
    return merge_pair(tokens, best), best
