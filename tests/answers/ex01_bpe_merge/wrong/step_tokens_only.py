# cause: returns only the tokens
# check: step_trace
# slip: none
# say: pair|two|tuple

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    a, b = pair
    res = []
    skip = False
    for k, tok in enumerate(tokens):
        if skip:
            skip = False
        elif tok == a and k < len(tokens) - 1 and tokens[k + 1] == b:
            res.append(a + b)
            skip = True
        else:
            res.append(tok)
    return res


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return list(tokens)
    return merge_pair(tokens, best)
