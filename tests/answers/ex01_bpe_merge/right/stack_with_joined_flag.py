# cause: a stack of tokens with a flag that tells whether the top was joined

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    stack = []
    fresh = False
    for t in tokens:
        if stack and not fresh and (stack[-1], t) == tuple(pair):
            stack[-1] += t
            fresh = True
        else:
            stack.append(t)
            fresh = False
    return stack


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
