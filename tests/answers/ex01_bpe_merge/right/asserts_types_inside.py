# cause: assert on its inputs, and a main block

from collections import Counter

def count_pairs(tokens):
    return Counter(zip(tokens, tokens[1:]))


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
    assert isinstance(tokens, list)
    assert all(isinstance(t, str) for t in tokens)
    counts = count_pairs(tokens)
    if len(tokens) <= 1:
        return list(tokens), None
    champion = next(iter(counts))
    for p in counts:
        if counts[p] > counts[champion]:
            champion = p
    if counts[champion] >= min_count:
        merged = merge_pair(tokens, champion)
        assert len(merged) < len(tokens)
        assert "".join(merged) == "".join(tokens)
        return merged, champion
    return tokens + [], None

if __name__ == "__main__":
    print(bpe_merge_step(list("aaabdaaabac")))
