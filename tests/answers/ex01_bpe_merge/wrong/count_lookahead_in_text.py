# cause: a regular expression with lookahead on the joined text: overlaps count, borders do not
# check: count_whole_tokens
# slip: none
# say: whole|join|character
import re


def count_pairs(tokens):
    text = "".join(tokens)
    return {(a, b): len(re.findall(f"(?={re.escape(a + b)})", text)) for a, b in zip(tokens, tokens[1:])}


def merge_pair(tokens, pair):
    left, right = pair
    out = []
    it = iter(range(len(tokens)))
    for i in it:
        if tokens[i:i + 2] == [left, right]:
            out.append(left + right)
            next(it)
        else:
            out.append(tokens[i])
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
