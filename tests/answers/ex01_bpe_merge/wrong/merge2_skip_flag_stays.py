# cause: the skip flag is never reset
# check: merge_trace
# slip: merge-stops-after-first
# say: lost|missing|text|skip

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts

def merge_pair(tokens, pair):
    out, skip = [], False
    for i, t in enumerate(tokens):
        if skip:
            continue
        if i + 1 < len(tokens) and (t, tokens[i + 1]) == pair:
            out.append(t + tokens[i + 1])
            skip = True
        else:
            out.append(t)
    return out

def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
