# cause: deletes from a copy while a for loop walks over its old length
# check: merge_trace
# slip: none
# say: IndexError|index


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    new = list(tokens)
    for i in range(len(new) - 1):
        if new[i] == pair[0] and new[i + 1] == pair[1]:
            new[i] = pair[0] + pair[1]
            del new[i + 1]
    return new


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
