# cause: the default of min_count is 3
# check: step_trace
# slip: step-default-min-count
# say: default|min_count|2|twice

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    a, b = pair
    res = []
    skip = False
    for k, tok in enumerate(tokens):
        if skip:
            skip = False
        elif tok == a and k < len(tokens) - 1 and tokens[k + 1] == b:
            res.append(a + b)
            skip = True
        else:
            res.append(tok)
    return res


def bpe_merge_step(tokens, min_count=3):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
