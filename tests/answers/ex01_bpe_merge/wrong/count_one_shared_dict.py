# cause: one global dict is cleared and filled again, so an earlier result changes
# check: count_never_edits
# slip: none
# say: second call|earlier result|buffer


COUNTS = {}


def count_pairs(tokens):
    COUNTS.clear()
    for pair in zip(tokens, tokens[1:]):
        COUNTS[pair] = COUNTS.get(pair, 0) + 1
    return COUNTS


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
