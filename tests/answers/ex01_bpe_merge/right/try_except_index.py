# cause: try/except IndexError at the end of the list

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out, i = [], 0
    while i < len(tokens):
        try:
            hit = tokens[i] == pair[0] and tokens[i + 1] == pair[1]
        except IndexError:
            hit = False
        if hit:
            out.append(pair[0] + pair[1])
        else:
            out.append(tokens[i])
        i += 1 + hit
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
