# cause: counts neighbours of the set of tokens
# check: count_trace
# slip: count-unique-tokens
# say: repeat|set|unique|every token|more than once

def count_pairs(tokens):
    seen = list(dict.fromkeys(tokens))
    counts = {}
    for p in zip(seen, seen[1:]):
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
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
