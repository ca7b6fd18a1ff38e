# cause: a text with blanks comes back
# check: merge_trace
# slip: none
# say: list|string|str

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


def merge_pair(tokens, pair):
    out, i = [], 0
    while i < len(tokens):
        n = 2 if tuple(tokens[i:i + 2]) == pair else 1
        out.append("".join(tokens[i:i + n]))
        i += n
    return " ".join(out)


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
