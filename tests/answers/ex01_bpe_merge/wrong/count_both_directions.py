# cause: each neighbour pair counted in both directions
# check: count_trace
# slip: count-both-directions
# say: both|order|left|reverse|twice

def count_pairs(tokens):
    counts = {}
    for a, b in zip(tokens, tokens[1:]):
        counts[a, b] = counts.get((a, b), 0) + 1
        counts[b, a] = counts.get((b, a), 0) + 1
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
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
