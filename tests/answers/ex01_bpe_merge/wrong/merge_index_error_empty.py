# cause: looks at tokens[-1] of an empty list
# check: merge_ends
# slip: none
# say: [], |nothing behind

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out, i = [], 0
    while i < len(tokens) - 1:
        if (tokens[i], tokens[i + 1]) == pair:
            out.append(pair[0] + pair[1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    if i < len(tokens) or tokens[-1] == "":
        out.append(tokens[-1])
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return merge_pair(tokens, ("", "")), None
    return merge_pair(tokens, best), best
