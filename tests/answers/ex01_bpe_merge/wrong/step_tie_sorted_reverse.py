# cause: sorts the items by count and takes the last
# check: step_trace
# slip: step-tie-last
# say: tie|appears last


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
    ranked = sorted(count_pairs(tokens).items(), key=lambda item: item[1])
    if not ranked or ranked[-1][1] < min_count:
        return list(tokens), None
    best = ranked[-1][0]
    return merge_pair(tokens, best), best
