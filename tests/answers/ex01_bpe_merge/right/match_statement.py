# cause: match and structural patterns

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    out = []
    rest = list(tokens)
    while rest:
        match rest:
            case [a, b, *tail] if (a, b) == pair:
                out.append(a + b)
                rest = tail
            case [a, *tail]:
                out.append(a)
                rest = tail
    return out


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
