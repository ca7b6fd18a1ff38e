# cause: a run of equal tokens is joined to one long token
# check: merge_trace
# slip: none
# say: never reuses|twice|left to right


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    new = []
    for token in tokens:
        if new and new[-1].endswith(pair[0]) and token == pair[1] and set(new[-1]) == set(pair[0]):
            new[-1] += token
        else:
            new.append(token)
    return new


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
