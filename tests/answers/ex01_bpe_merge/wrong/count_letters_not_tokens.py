# cause: count_pairs joins the tokens and counts letter pairs, so it only works while every token is one letter
# check: count_whole_tokens
# slip: count-letters
# say: longer tokens|multi|letter|character|joined
import numpy as np

def count_pairs(tokens):
    text = "".join(tokens)
    counts = {}
    for i in range(len(text) - 1):
        pair = (text[i], text[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts

def merge_pair(tokens, pair):
    left, right = pair
    merged = []
    skip = False
    for i, tok in enumerate(tokens):
        if skip:
            skip = False
            continue
        nxt = tokens[i + 1] if i + 1 < len(tokens) else None
        if tok == left and nxt == right:
            merged.append(left + right)
            skip = True
        else:
            merged.append(tok)
    return merged

def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
