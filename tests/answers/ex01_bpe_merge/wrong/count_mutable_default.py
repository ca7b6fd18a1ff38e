# cause: the dict is a default argument and lives on
# check: count_trace
# slip: none
# say: second call|again|remember|earlier|default

def count_pairs(tokens, counts={}):
    for p in zip(tokens, tokens[1:]):
        counts[p] = counts.get(p, 0) + 1
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
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
