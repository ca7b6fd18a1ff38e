# cause: the empty case is forgotten, so None is unpacked
# check: step_empty_and_one
# slip: step-merges-none
# say: empty|no pair|0 or 1


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
    best = None
    counts = count_pairs(tokens)
    for pair in counts:
        if best is None or counts[pair] > counts[best]:
            best = pair
    left, right = best
    if counts[left, right] < min_count:
        return list(tokens), None
    return merge_pair(tokens, (left, right)), (left, right)
