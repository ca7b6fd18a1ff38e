# cause: right: a generator helper, made a list at the end


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def _merged(tokens, pair):
    held = None
    for token in tokens:
        if held is None:
            held = token
        elif (held, token) == pair:
            yield held + token
            held = None
        else:
            yield held
            held = token
    if held is not None:
        yield held


def merge_pair(tokens, pair):
    return list(_merged(tokens, pair))


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
