# cause: returns a dict with the two results
# check: step_trace
# slip: none
# say: dict|two results


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
        return {'tokens': list(tokens), 'pair': None}
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return {'tokens': list(tokens), 'pair': None}
    return {'tokens': merge_pair(tokens, best), 'pair': best}
