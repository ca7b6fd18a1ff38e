# cause: count_pairs keeps its answers, and the key takes tokens in sorted order
# check: count_never_edits
# slip: none
# say: remember|earlier|own input
import copy
from itertools import pairwise


def _computed(tokens):
    counts = {}
    for pair in pairwise(tokens):
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    merged = []
    i = 0
    while i < len(tokens):
        if tuple(tokens[i : i + 2]) == pair:
            merged.append(pair[0] + pair[1])
            i += 2
        else:
            merged.append(tokens[i])
            i += 1
    return merged


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return (list(tokens), None)
    return (merge_pair(tokens, best), best)


_KNOWN = {}
_SEEN = []


def count_pairs(tokens):
    key = (tuple(sorted(tokens)),)
    if key not in _KNOWN:
        _SEEN.append((tokens,))
        _KNOWN[key] = _computed(tokens)
    return copy.deepcopy(_KNOWN[key])
