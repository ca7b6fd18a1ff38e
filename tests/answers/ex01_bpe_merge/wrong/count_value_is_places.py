# cause: the value is the list of places instead of how many
# check: count_is_a_dict
# slip: none
# say: number|how often|count|whole

def count_pairs(tokens):
    d = {}
    for i in range(len(tokens) - 1):
        d.setdefault((tokens[i], tokens[i + 1]), []).append(i)
    return d


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
    d = count_pairs(tokens)
    best = max(d, key=lambda p: len(d[p]), default=None)
    if best is None or len(d[best]) < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
