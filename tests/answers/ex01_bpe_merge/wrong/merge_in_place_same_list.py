# cause: edits the given list and returns it
# check: merge_never_edits
# slip: none
# say: edit|change|copy|new list|given

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    i = 0
    while i < len(tokens) - 1:
        if (tokens[i], tokens[i + 1]) == pair:
            tokens[i] += tokens.pop(i + 1)
        i += 1
    return tokens


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
