# cause: a memo keyed by the joined text: the same text in other tokens gets the old answer
# check: step_trace
# slip: none
# say: earlier|remember|again|memo|call|cache

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


_memo = {}
def bpe_merge_step(tokens, min_count=2):
    key = ("".join(tokens), min_count)
    if key not in _memo:
        counts = count_pairs(tokens)
        best = max(counts, key=counts.get, default=None)
        if best is None or counts[best] < min_count:
            _memo[key] = (list(tokens), None)
        else:
            _memo[key] = (merge_pair(tokens, best), best)
    new, pair = _memo[key]
    return list(new), pair
