# cause: the right token is tokens[i + 2]
# check: count_trace
# slip: count-two-apart
# say: neighbour|between


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 2):
        pair = (tokens[i], tokens[i + 2])
        counts[pair] = counts.get(pair, 0) + 1
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
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
