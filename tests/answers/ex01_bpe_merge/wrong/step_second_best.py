# cause: takes most_common()[1]
# check: step_trace
# slip: none
# say: frequent|second|best|index

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


from collections import Counter as _C
def bpe_merge_step(tokens, min_count=2):
    top = _C(count_pairs(tokens)).most_common()
    if not top or top[0][1] < min_count:
        return list(tokens), None
    pair = top[1][0] if len(top) > 1 else top[0][0]
    return merge_pair(tokens, pair), pair
