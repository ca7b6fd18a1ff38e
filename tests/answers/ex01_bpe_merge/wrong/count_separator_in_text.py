# cause: pairs are found again by splitting at a comma
# check: count_any_characters
# slip: none
# say: token like any other|tuple
from collections import Counter


def count_pairs(tokens):
    counts = Counter(f"{a},{b}" for a, b in zip(tokens, tokens[1:]))
    return {tuple(key.split(",")): n for key, n in counts.items()}


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
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
