# cause: right: a numpy table of counts by vocabulary, zeros left out
import numpy as np


def count_pairs(tokens):
    words = list(dict.fromkeys(tokens))
    place = {w: i for i, w in enumerate(words)}
    table = np.zeros((len(words), len(words)), dtype=int)
    for a, b in zip(tokens, tokens[1:]):
        table[place[a], place[b]] += 1
    return {(words[i], words[j]): int(table[i, j]) for i, j in zip(*np.nonzero(table))}


def merge_pair(tokens, pair):
    left, right = pair
    out = []
    it = iter(range(len(tokens)))
    for i in it:
        if tokens[i:i + 2] == [left, right]:
            out.append(left + right)
            next(it)
        else:
            out.append(tokens[i])
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    for pair in zip(tokens, tokens[1:]):
        if counts[pair] == max(counts.values()) and counts[pair] >= min_count:
            return merge_pair(tokens, pair), pair
    return list(tokens), None
