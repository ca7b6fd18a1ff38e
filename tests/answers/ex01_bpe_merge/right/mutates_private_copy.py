# cause: pops from its own copy while counting

def count_pairs(tokens):
    rest = tokens[::-1]
    counts = {}
    while len(rest) > 1:
        left = rest.pop()
        right = rest[-1]
        try:
            counts[left, right] += 1
        except KeyError:
            counts[left, right] = 1
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
