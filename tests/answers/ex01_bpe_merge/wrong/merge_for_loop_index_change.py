# cause: i += 1 in a for loop changes nothing, so the right token is used again
# check: merge_trace
# slip: merge-keeps-right
# say: used|twice|right part


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
    for i in range(len(tokens)):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            new.append(pair[0] + pair[1])
            i += 1
        else:
            new.append(tokens[i])
    return new


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
