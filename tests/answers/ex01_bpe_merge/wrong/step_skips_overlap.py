# cause: the step counts with its own non-overlapping count
# check: step_most_frequent
# slip: step-skips-overlap
# say: overlap


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
    counts = {}
    last = {}
    for i, pair in enumerate(zip(tokens, tokens[1:])):
        if last.get(pair) == i - 1:
            continue
        last[pair] = i
        counts[pair] = counts.get(pair, 0) + 1
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
