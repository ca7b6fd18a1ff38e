# cause: tie by the left token's alphabet, then first seen
# check: step_trace
# slip: none
# say: tie|first|appears

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
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    top = max(counts.values())
    if top < min_count:
        return list(tokens), None
    tied = sorted((p for p in counts if counts[p] == top), key=lambda p: p[0])
    return merge_pair(tokens, tied[0]), tied[0]
