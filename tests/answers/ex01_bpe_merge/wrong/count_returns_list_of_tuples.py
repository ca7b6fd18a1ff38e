# cause: count_pairs returns a list of (pair, count), not a dict
# check: count_is_a_dict
# slip: none
# say: dict
from collections import Counter


def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:])).most_common()


def merge_pair(tokens, pair):
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts or counts[0][1] < min_count:
        return list(tokens), None
    return merge_pair(tokens, counts[0][0]), counts[0][0]
