# cause: one global list is cleared and filled again
# check: merge_never_edits
# slip: none
# say: earlier result|buffer|second call


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


NEW = []


def merge_pair(tokens, pair):
    NEW.clear()
    i = 0
    while i < len(tokens):
        if tokens[i:i + 2] == list(pair):
            NEW.append("".join(pair))
            i += 2
        else:
            NEW.append(tokens[i])
            i += 1
    return NEW


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
