# cause: joins with a separator that cannot be in a token, and a regex with escaped, delimited tokens

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


import re
def merge_pair(tokens, pair):
    if not tokens:
        return []
    s = "\uffff"
    text = s + (s + s).join(tokens) + s
    hit = re.escape(s + pair[0] + s + s + pair[1] + s)
    text = re.sub(hit, lambda _: s + pair[0] + pair[1] + s, text)
    return text[1:-1].split(s + s)


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
