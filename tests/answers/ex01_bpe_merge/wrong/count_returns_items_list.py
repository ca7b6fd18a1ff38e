# cause: gives most_common(), a list
# check: count_is_a_dict
# slip: none
# say: dict

from collections import Counter
def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:])).most_common()


def merge_pair(tokens, pair):
    a, b = pair
    res = []
    skip = False
    for k, tok in enumerate(tokens):
        if skip:
            skip = False
        elif tok == a and k < len(tokens) - 1 and tokens[k + 1] == b:
            res.append(a + b)
            skip = True
        else:
            res.append(tok)
    return res


def bpe_merge_step(tokens, min_count=2):
    ranked = count_pairs(tokens)
    if not ranked or ranked[0][1] < min_count:
        return list(tokens), None
    return merge_pair(tokens, ranked[0][0]), ranked[0][0]
