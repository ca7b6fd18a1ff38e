# cause: appends an end marker </w> to the given list
# check: count_trace
# slip: none
# say: edit|change|copy|given|end|</w>

def count_pairs(tokens):
    if not tokens or tokens[-1] != "</w>":
        tokens.append("</w>")
    counts = {}
    for i in range(len(tokens) - 1):
        p = (tokens[i], tokens[i + 1])
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
