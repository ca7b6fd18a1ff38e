# cause: goes on merging until nothing is left
# check: step_trace
# slip: step-merges-to-the-end
# say: one step|goes on


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
    tokens, last = list(tokens), None
    while True:
        counts = count_pairs(tokens)
        best = max(counts, key=counts.get, default=None)
        if best is None or counts[best] < min_count:
            return tokens, last
        tokens, last = merge_pair(tokens, best), best
