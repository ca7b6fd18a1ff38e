# cause: a joined token goes on taking in what fits behind it
# check: merge_trace
# slip: merge-swallows-run
# say: twice|left to right|lost

def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        token = tokens[i]
        while i + 1 < len(tokens) and token[-len(pair[0]):] == pair[0] and tokens[i + 1] == pair[1]:
            token += tokens[i + 1]
            i += 1
        out.append(token)
        i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
