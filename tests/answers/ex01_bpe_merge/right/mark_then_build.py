# cause: mark the start places first, then build

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    starts = set()
    for i in range(len(tokens) - 1):
        if (tokens[i], tokens[i + 1]) == pair and i - 1 not in starts:
            starts.add(i)
    return [tokens[i] + tokens[i + 1] if i in starts else tokens[i]
            for i in range(len(tokens)) if i - 1 not in starts]


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
