# cause: bpe_merge_step keeps its answers, and the key asks whether tokens is the same object
# check: step_never_edits
# slip: none
# say: remember|earlier|own input
import copy
from itertools import pairwise


def count_pairs(tokens):
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


def _computed(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=counts.get, default=None)
    if best is None or counts[best] < min_count:
        return (list(tokens), None)
    return (merge_pair(tokens, best), best)


_KNOWN = {}
_SEEN = []


def bpe_merge_step(tokens, min_count=2):
    key = (
        id(tokens),
        min_count,
    )
    if key not in _KNOWN:
        _SEEN.append(
            (
                tokens,
                min_count,
            )
        )
        _KNOWN[key] = _computed(tokens, min_count)
    return copy.deepcopy(_KNOWN[key])
