# cause: right: a small class does the work


class Merger:
    def __init__(self, tokens):
        self.tokens = list(tokens)

    def counts(self):
        table = {}
        for i in range(1, len(self.tokens)):
            key = (self.tokens[i - 1], self.tokens[i])
            table[key] = table.get(key, 0) + 1
        return table

    def merged(self, pair):
        out, i, n = [], 0, len(self.tokens)
        while i < n:
            hit = i + 1 < n and (self.tokens[i], self.tokens[i + 1]) == pair
            out.append(pair[0] + pair[1] if hit else self.tokens[i])
            i += 2 if hit else 1
        return out


def count_pairs(tokens):
    return Merger(tokens).counts()


def merge_pair(tokens, pair):
    return Merger(tokens).merged(pair)


def bpe_merge_step(tokens, min_count=2):
    merger = Merger(tokens)
    counts = merger.counts()
    if not counts or max(counts.values()) < min_count:
        return merger.tokens, None
    pair = max(counts, key=counts.get)
    return merger.merged(pair), pair
