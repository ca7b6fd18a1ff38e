# cause: the pair comes back as ((left, right), count)
# check: step_trace
# slip: none
# say: pair|tuple|count

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


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
    if not counts:
        return list(tokens), None
    best = max(counts.items(), key=lambda kv: kv[1])
    if best[1] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best[0]), best
