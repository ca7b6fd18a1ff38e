# cause: joins only while the new token has at most four letters, enough for the trace
# check: merge_whole_tokens
# slip: none
# say: random|slow|whole|every


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    new, i = [], 0
    while i < len(tokens):
        if tokens[i:i + 2] == list(pair) and len("".join(pair)) <= 4:
            new.append("".join(pair))
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
