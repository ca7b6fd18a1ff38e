# cause: keeps eating: a whole run of a becomes one token
# check: merge_trace
# slip: merge-swallows-run
# say: used up|run|only two|joined|more than two|reuse

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    out, i = [], 0
    while i < len(tokens):
        t = tokens[i]
        if t == pair[0]:
            while i + 1 < len(tokens) and tokens[i + 1] == pair[1]:
                t += tokens[i + 1]
                i += 1
        out.append(t)
        i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
