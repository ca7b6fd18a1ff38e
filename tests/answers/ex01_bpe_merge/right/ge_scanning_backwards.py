# cause: >= while walking the pairs from the back keeps the first one

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    d = count_pairs(tokens)
    best, most = None, 0
    for i in range(len(tokens) - 2, -1, -1):
        p = (tokens[i], tokens[i + 1])
        if d[p] >= most:
            best, most = p, d[p]
    if best is None or most < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
