# cause: stack where the top is compared: a joined token never equals the left part, so no flag is needed

def count_pairs(tokens):
    counts = {}
    for i in range(len(tokens) - 1):
        pair = (tokens[i], tokens[i + 1])
        counts[pair] = counts.get(pair, 0) + 1
    return counts


def merge_pair(tokens, pair):
    left, right = pair
    stack = []
    for t in tokens:
        if stack and stack[-1] == left and t == right:
            stack[-1] = left + right
        else:
            stack.append(t)
    return stack


def bpe_merge_step(tokens, min_count=2):
    best_pair, best_count = None, 0
    for pair, n in count_pairs(tokens).items():
        if n > best_count:
            best_pair, best_count = pair, n
    if best_pair is None or best_count < min_count:
        return list(tokens), None
    return merge_pair(tokens, best_pair), best_pair
