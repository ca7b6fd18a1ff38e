# cause: a pair that was merged once is never merged again
# check: step_most_frequent
# slip: none
# say: again|earlier|remember


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


DONE = set()


def bpe_merge_step(tokens, min_count=2):
    counts = {p: n for p, n in count_pairs(tokens).items() if p not in DONE}
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    DONE.add(best)
    return merge_pair(tokens, best), best
