# cause: looks up the count of a pair that is not there
# check: step_empty_and_one
# slip: step-count-of-nothing
# say: empty|no pair|0 or 1


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
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
