# cause: max over a set: a tie depends on the hash seed
# slip: none
# say: tie|first|set

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


def bpe_merge_step(tokens, min_count=2):
    pairs = list(zip(tokens, tokens[1:]))
    best = max(set(pairs), key=pairs.count, default=None)
    if best is None or pairs.count(best) < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
