# cause: a generator of (pair, count)
# check: count_is_a_dict
# slip: none
# say: generator|yield|dict

def count_pairs(tokens):
    pairs = list(zip(tokens, tokens[1:]))
    for p in dict.fromkeys(pairs):
        yield p, pairs.count(p)


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
    counts = dict(count_pairs(tokens))
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
