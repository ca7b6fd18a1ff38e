# cause: right: a heap of (-count, first place, pair) finds the best pair
import heapq
import numpy as np


def count_pairs(tokens):
    table = {}
    for i in range(0, max(0, len(tokens) - 1)):
        key = tuple(tokens[i:i + 2])
        table[key] = table[key] + 1 if key in table else 1
    return table


def merge_pair(tokens, pair):
    pair = tuple(pair)
    out = []
    i = 0
    last = len(tokens) - 1
    for _ in range(len(tokens)):
        if i > last:
            break
        two = tuple(tokens[i:i + 2])
        out.append("".join(two) if two == pair else two[0])
        i += len(two) if two == pair else 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    heap = []
    seen = set()
    for i in range(len(tokens) - 1):
        p = (tokens[i], tokens[i + 1])
        if p not in seen:
            seen.add(p)
            heapq.heappush(heap, (-counts[p], i, p))
    if not heap or -heap[0][0] < min_count:
        return list(tokens), None
    pair = heap[0][2]
    return merge_pair(tokens, pair), pair
