# cause: the file stops in the middle of a line and cannot be imported
# slip: none
# say: syntax|import|cannot be read|syntaxerror
from collections import defaultdict
import numpy as np

def count_pairs(tokens: list) -> dict:
    table = defaultdict(int)
    for k in range(1, len(tokens)):
        table[tokens[k - 1], tokens[k]] += 1
    return dict(table)


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens)
        out.append(
