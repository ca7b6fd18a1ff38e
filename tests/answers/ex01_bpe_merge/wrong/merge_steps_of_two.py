# cause: the index moves on by two everywhere
# check: merge_trace
# slip: merge-in-twos
# say: by 2|odd place|not seen


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    new = []
    for i in range(0, len(tokens), 2):
        if tokens[i:i + 2] == list(pair):
            new.append(pair[0] + pair[1])
        else:
            new.extend(tokens[i:i + 2])
    return new


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
