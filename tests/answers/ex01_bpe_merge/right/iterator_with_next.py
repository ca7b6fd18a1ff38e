# cause: iterator with a pending token

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    it = iter(tokens)
    out = []
    held = next(it, None)
    while held is not None:
        nxt = next(it, None)
        if nxt is not None and (held, nxt) == pair:
            out.append(held + nxt)
            held = next(it, None)
        else:
            out.append(held)
            held = nxt
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
