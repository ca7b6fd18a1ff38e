# cause: stops after two joins, as many as the trace has
# check: merge_the_given_pair
# slip: none
# say: every occurrence|random|slow


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
    new, i, done = [], 0, 0
    while i < len(tokens):
        if done < 2 and tokens[i:i + 2] == list(pair):
            new.append("".join(pair))
            i += 2
            done += 1
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
