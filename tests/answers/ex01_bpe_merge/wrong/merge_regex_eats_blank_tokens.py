# cause: merge_pair joins and splits at white space, so tokens that are or hold a blank get lost
# check: merge_any_characters
# slip: merge-splits-at-blanks
# say: blank|space|white|lost
from collections import Counter
import numpy as np
import re

def count_pairs(tokens):
    """Count neighbouring pairs."""
    return dict(Counter(zip(tokens, tokens[1:])))


def merge_pair(tokens, pair):
    bigram = re.escape(" ".join(pair))
    p = re.compile(r"(?<!\S)" + bigram + r"(?!\S)")
    return p.sub("".join(pair).replace("\\", r"\\"), " ".join(tokens)).split()


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
