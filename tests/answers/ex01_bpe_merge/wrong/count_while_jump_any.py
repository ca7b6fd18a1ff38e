# cause: jumps over both tokens after every pair counted once already
# check: count_trace
# slip: count-jumps-after-a-match
# say: overlap|skip|jump

def count_pairs(tokens):
    counts, i = {}, 0
    while i < len(tokens) - 1:
        p = (tokens[i], tokens[i + 1])
        if p in counts:
            counts[p] += 1
            i += 2
        else:
            counts[p] = 1
            i += 1
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


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
