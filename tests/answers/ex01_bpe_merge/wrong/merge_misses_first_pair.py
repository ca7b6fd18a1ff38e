# cause: the loop starts at 1
# check: merge_trace
# slip: merge-misses-first-pair
# say: start|first


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        if pair in counts:
            counts[pair] += 1
        else:
            counts[pair] = 1
    return counts


def merge_pair(tokens, pair):
    new = tokens[:1]
    i = 1
    while i < len(tokens):
        if tokens[i:i + 2] == list(pair):
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
