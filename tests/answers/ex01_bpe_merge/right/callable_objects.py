# cause: objects with __call__

class Count:
    def __call__(self, tokens):
        out = {}
        for i in range(len(tokens) - 1):
            out.setdefault((tokens[i], tokens[i + 1]), []).append(i)
        return {p: len(v) for p, v in out.items()}
class Merge:
    def __call__(self, tokens, pair):
        out, i = [], 0
        while i < len(tokens):
            hit = tokens[i:i + 2] == list(pair)
            out.append("".join(tokens[i:i + 1 + hit]))
            i += 1 + hit
        return out
class Step:
    def __call__(self, tokens, min_count=2):
        c = count_pairs(tokens)
        if c and max(c.values()) >= min_count:
            p = [q for q in c if c[q] == max(c.values())][0]
            return merge_pair(tokens, p), p
        return list(tokens), None
count_pairs, merge_pair, bpe_merge_step = Count(), Merge(), Step()
