# cause: takes the first of a sorted empty list
# check: step_empty_and_one
# slip: step-first-of-nothing
# say: empty|no pair|0 or 1


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
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
    counts = count_pairs(tokens)
    best = sorted(counts, key=counts.get, reverse=True)[0]
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
