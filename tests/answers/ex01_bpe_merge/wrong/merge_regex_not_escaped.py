# cause: merge_pair builds a regular expression from the tokens without escaping them, so a dot matches anything
# check: merge_any_characters
# slip: merge-regex-not-escaped
# say: punctuation|regular expression|escape|special
import numpy as np
import re

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    pattern = re.compile(r"(?<!\S)" + pair[0] + " " + pair[1] + r"(?!\S)")
    line = pattern.sub(lambda m: "".join(pair), " ".join(tokens))
    return line.split()


def bpe_merge_step(tokens, min_count=2):
    ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
    if len(ranked) == 0 or ranked[0][1] < min_count:
        return list(tokens), None
    pair = ranked[0][0]
    return merge_pair(tokens, pair), pair
