# cause: functools.reduce

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


from functools import reduce
def merge_pair(tokens, pair):
    def add(acc, t):
        if acc and acc[-1] == pair[0] and t == pair[1]:
            return acc[:-1] + [pair[0] + t]
        return acc + [t]
    return reduce(add, tokens, [])


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
