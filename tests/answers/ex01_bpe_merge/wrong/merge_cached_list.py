# cause: a cache hands out the same list again
# check: merge_never_edits
# slip: none
# say: new list|same list


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        if pair in counts:
            counts[pair] += 1
        else:
            counts[pair] = 1
    return counts


SEEN = {}


def merge_pair(tokens, pair):
    key = (tuple(tokens), pair)
    if key not in SEEN:
        out, i = [], 0
        while i < len(tokens):
            hit = tuple(tokens[i:i + 2]) == pair
            out.append("".join(pair) if hit else tokens[i])
            i += 2 if hit else 1
        SEEN[key] = out
    return SEEN[key]


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
