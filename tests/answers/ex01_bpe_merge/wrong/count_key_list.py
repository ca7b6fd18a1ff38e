# cause: a list as a key: unhashable
# check: count_is_a_dict
# slip: none
# say: unhashable|tuple

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        key = tokens[i:i + 2]
        counts[key] = counts.get(key, 0) + 1
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
