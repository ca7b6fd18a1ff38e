# cause: count by recursion with an extra parameter

def count_pairs(tokens, start=0, acc=None):
    if acc is None:
        acc = {}
    if start + 1 >= len(tokens):
        return acc
    p = tokens[start], tokens[start + 1]
    acc[p] = acc.get(p, 0) + 1
    return count_pairs(tokens, start + 1, acc)


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
