# cause: candidates come from a set, so a tie goes to whatever comes first there
# check: step_tie
# slip: none
# say: tie|appears first


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
    pairs = list(zip(tokens, tokens[1:]))
    best = max(sorted(set(pairs), key=lambda p: sum(map(ord, "".join(p))) % 7), key=pairs.count, default=None)
    if best is None or pairs.count(best) < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
