# cause: joins with blanks, replaces, and splits on one blank
# check: merge_whole_tokens
# slip: merge-text-replace-blanks
# say: border|boundary|whole


def count_pairs(tokens):
    counts = {}
    for left, right in zip(tokens, tokens[1:]):
        counts[left, right] = counts.get((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    if not tokens:
        return []
    return " ".join(tokens).replace(" ".join(pair), "".join(pair)).split(" ")


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
