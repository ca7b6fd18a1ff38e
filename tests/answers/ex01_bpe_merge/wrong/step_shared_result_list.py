# cause: one module-level list is cleared and refilled, so an earlier result changes
# check: step_never_edits
# slip: none
# say: earlier|same list|later call|remember|new list|shared

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


_out = []
def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    new, pair = list(tokens), None
    if best is not None and counts[best] >= min_count:
        new, pair = merge_pair(tokens, best), best
    _out.clear()
    _out.extend(new)
    return _out, pair
