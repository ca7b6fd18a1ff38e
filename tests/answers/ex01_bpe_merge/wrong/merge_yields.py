# cause: merge_pair is a generator
# check: merge_trace
# slip: none
# say: generator|yield|list

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    i = 0
    while i < len(tokens):
        n = 2 if tuple(tokens[i:i + 2]) == pair else 1
        yield "".join(tokens[i:i + n])
        i += n


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens), None
    return list(merge_pair(tokens, best)), best
