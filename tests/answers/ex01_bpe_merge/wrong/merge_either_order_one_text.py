# cause: compares the two as sets and always adds left + right
# check: merge_ends
# slip: merge-either-order-one-text
# say: order


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and sorted(tokens[i:i + 2]) == sorted(pair):
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
