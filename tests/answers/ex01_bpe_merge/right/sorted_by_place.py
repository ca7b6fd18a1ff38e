# cause: right: candidates sorted by count and first place


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
    order = {}
    for place, pair in enumerate(zip(tokens, tokens[1:])):
        order.setdefault(pair, place)
    counts = count_pairs(tokens)
    candidates = sorted(counts, key=lambda p: (-counts[p], order[p]))
    if len(candidates) == 0 or counts[candidates[0]] < min_count:
        return [*tokens], None
    return merge_pair(tokens, candidates[0]), candidates[0]
