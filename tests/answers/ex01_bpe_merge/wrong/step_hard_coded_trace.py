# cause: the first two letters of the trace are written down
# check: step_most_frequent
# slip: none
# say: most frequent|hard-coded


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    left, right = pair
    out = []
    it = iter(range(len(tokens)))
    for i in it:
        if tokens[i:i + 2] == [left, right]:
            out.append(left + right)
            next(it)
        else:
            out.append(tokens[i])
    return out


def bpe_merge_step(tokens, min_count=2):
    for pair in (("a", "a"), ("aa", "a"), ("aaa", "b")):
        if tokens and pair in list(zip(tokens, tokens[1:])):
            return merge_pair(tokens, pair), pair
    return list(tokens), None
