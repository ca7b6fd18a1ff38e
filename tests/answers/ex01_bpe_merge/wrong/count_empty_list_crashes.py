# cause: tokens[0] is read before looking whether there is one
# check: count_empty_and_one
# slip: none
# say: empty|IndexError|0 or 1


def count_pairs(tokens):
    counts = {}
    left = tokens[0]
    for right in tokens[1:]:
        counts[left, right] = counts.get((left, right), 0) + 1
        left = right
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
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
