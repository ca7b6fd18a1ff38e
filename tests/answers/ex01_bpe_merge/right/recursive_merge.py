# cause: right: merging as a recursion


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    if len(tokens) < 2:
        return list(tokens)
    if (tokens[0], tokens[1]) == pair:
        return [tokens[0] + tokens[1]] + merge_pair(tokens[2:], pair)
    return [tokens[0]] + merge_pair(tokens[1:], pair)


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
