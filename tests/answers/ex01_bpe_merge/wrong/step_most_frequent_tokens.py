# cause: joins the two most frequent tokens
# check: step_trace
# slip: none
# say: most frequent pair|the pair
from collections import Counter


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        if pair in counts:
            counts[pair] += 1
        else:
            counts[pair] = 1
    return counts


def merge_pair(tokens, pair):
    left, right = pair
    out = []
    it = iter(range(len(tokens)))
    for i in it:
        if tokens[i:i + 2] == [left, right]:
            out.append(left + right)
            next(it)
        else:
            out.append(tokens[i])
    return out


def bpe_merge_step(tokens, min_count=2):
    top = [t for t, n in Counter(tokens).most_common(2) if n >= min_count]
    if len(top) < 2:
        return list(tokens), None
    return merge_pair(tokens, tuple(top)), tuple(top)
