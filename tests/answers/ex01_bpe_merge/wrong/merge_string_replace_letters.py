# cause: joins without blanks, replaces, and lists the letters
# check: merge_the_given_pair
# slip: merge-joined-text
# say: text|letter|whole


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    text = "".join(tokens)
    mark = "\0"
    text = text.replace("".join(pair), mark)
    return ["".join(pair) if c == mark else c for c in text]


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
