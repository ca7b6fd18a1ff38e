# cause: count_pairs yields pairs instead of returning a dict
# check: count_is_a_dict
# slip: none
# say: dict|generator


def count_pairs(tokens):
    for pair in zip(tokens, tokens[1:]):
        yield pair


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
    pairs = list(count_pairs(tokens))
    if not pairs:
        return list(tokens), None
    best = max(pairs, key=pairs.count)
    if pairs.count(best) < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
