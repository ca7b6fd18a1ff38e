# cause: merge_pair is still a stub that returns a copy of the tokens
# check: merge_trace
# slip: merge-unchanged
# say: unchanged|not merged|not joined|nothing was joined
import numpy as np

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    new_tokens = []
    for t in tokens:
        # TODO join left and right here
        new_tokens.append(t)
    return new_tokens


def bpe_merge_step(tokens, min_count=2):
    best_pair = None
    best_count = 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair = pair
            best_count = n
    if best_pair is None or best_count < min_count:
        return (list(tokens), None)
    return (merge_pair(tokens, best_pair), best_pair)
