# cause: pairs of two equal tokens are left out
# check: count_trace
# slip: count-skips-doubles
# say: equal|missing|doubles
from collections import Counter


def count_pairs(tokens):
    return dict(Counter((a, b) for a, b in zip(tokens, tokens[1:]) if a != b))


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
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
