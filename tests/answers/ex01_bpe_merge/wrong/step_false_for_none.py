# cause: returns False for the pair when nothing is merged
# check: step_min_count
# slip: none
# say: None|True or False


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
    if not counts:
        return list(tokens), False
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), False
    return merge_pair(tokens, best), best
