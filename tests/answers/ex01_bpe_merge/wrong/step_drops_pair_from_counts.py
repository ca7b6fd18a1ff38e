# cause: the step picks by the length of the text before the count
# check: step_tie
# slip: step-longest-text
# say: most frequent|longest


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = {p: n for p, n in count_pairs(tokens).items() if n >= min_count}
    if not counts:
        return list(tokens), None
    best = max(counts, key=lambda p: (len(p[0] + p[1]), counts[p]))
    return merge_pair(tokens, best), best
