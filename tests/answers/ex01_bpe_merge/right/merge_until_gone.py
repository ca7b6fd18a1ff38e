# cause: joins the first occurrence again and again until none is left (the joined token is never left or right)

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


def merge_pair(tokens, pair):
    work = list(tokens)
    found = True
    while found:
        found = False
        for i in range(len(work) - 1):
            if (work[i], work[i + 1]) == pair:
                work = work[:i] + [work[i] + work[i + 1]] + work[i + 2:]
                found = True
                break
    return work


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
