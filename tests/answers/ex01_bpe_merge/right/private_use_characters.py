# cause: right: every distinct token becomes one private character, then str.replace works on whole tokens
import numpy as np


def _code(tokens):
    table = {}
    for t in tokens:
        if t not in table:
            table[t] = chr(0xE000 + len(table))
    return table


def count_pairs(tokens):
    table = _code(tokens)
    back = {c: t for t, c in table.items()}
    text = "".join(table[t] for t in tokens)
    counts = {}
    for i in range(len(text) - 1):
        two = text[i:i + 2]
        counts[two] = counts.get(two, 0) + 1
    return {(back[k[0]], back[k[1]]): v for k, v in counts.items()}


def merge_pair(tokens, pair):
    table = _code(list(tokens) + list(pair))
    back = {c: t for t, c in table.items()}
    joined = chr(0xE000 + len(table))
    back[joined] = pair[0] + pair[1]
    text = "".join(table[t] for t in tokens)
    text = text.replace(table[pair[0]] + table[pair[1]], joined)
    return [back[c] for c in text]


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    best = max(counts, key=lambda p: counts[p]) if counts else None
    if best is not None and counts[best] >= min_count:
        return merge_pair(tokens, best), best
    return list(tokens), None
