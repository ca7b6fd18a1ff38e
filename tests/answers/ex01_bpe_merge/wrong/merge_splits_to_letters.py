# cause: splits the tokens into letters before merging
# check: merge_trace
# slip: merge-by-letters
# say: letter|earlier merges


def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        if pair in counts:
            counts[pair] += 1
        else:
            counts[pair] = 1
    return counts


def merge_pair(tokens, pair):
    letters = [letter for token in tokens for letter in token]
    out = []
    i = 0
    while i < len(letters):
        if letters[i:i + 2] == list(pair):
            out.append("".join(pair))
            i += 2
        else:
            out.append(letters[i])
            i += 1
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
