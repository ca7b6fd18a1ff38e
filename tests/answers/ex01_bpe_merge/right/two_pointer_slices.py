# cause: slices and extend, merges on a slice compare with list(pair)

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    out, start, i, want = [], 0, 0, list(pair)
    while i < len(tokens) - 1:
        if tokens[i:i + 2] == want:
            out.extend(tokens[start:i])
            out.append("".join(want))
            i += 2
            start = i
        else:
            i += 1
    out.extend(tokens[start:])
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
