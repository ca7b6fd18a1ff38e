# cause: a memo keyed by the tuple of tokens, copies go out

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


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
    key = (tuple(tokens), min_count)
    if key not in _memo:
        counts = count_pairs(tokens)
        best = max(counts, key=counts.get) if counts else None
        if best is None or counts[best] < min_count:
            _memo[key] = (tuple(tokens), None)
        else:
            _memo[key] = (tuple(merge_pair(tokens, best)), best)
    toks, pair = _memo[key]
    return list(toks), pair
