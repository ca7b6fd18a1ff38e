# cause: pairs that occur once are filtered out
# check: count_trace
# slip: count-repeated-only
# say: occur once|left out|missing
from collections import Counter


def count_pairs(tokens):
    counts = Counter(zip(tokens, tokens[1:]))
    return {pair: n for pair, n in counts.items() if n >= 2}


def merge_pair(tokens, pair):
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
