# cause: merge_pair moves on by one token after a merge, so the right part is kept as well
# check: merge_trace
# slip: merge-keeps-right
# say: right part|skip|two results|used token|reuse
import numpy as np

def count_pairs(tokens):
    result = {}
    previous = None
    for tok in tokens:
        if previous is not None:
            key = (previous, tok)
            result.setdefault(key, 0)
            result[key] += 1
        previous = tok
    return result

def merge_pair(tokens, pair):
    out = []
    for i in range(len(tokens)):
        if i + 1 < len(tokens) and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            out.append(pair[0] + pair[1])
        else:
            out.append(tokens[i])
    return out

def bpe_merge_step(tokens, min_count=2):
    ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
    if len(ranked) == 0 or ranked[0][1] < min_count:
        return list(tokens), None
    pair = ranked[0][0]
    return merge_pair(tokens, pair), pair
