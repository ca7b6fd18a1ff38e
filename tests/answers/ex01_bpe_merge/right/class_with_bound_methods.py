# cause: a class, its bound methods are the three functions

class BPE:
    def count(self, toks):
        d = {}
        for l, r in zip(toks, toks[1:]):
            d[l, r] = d.get((l, r), 0) + 1
        return d

    def merge(self, toks, pair):
        res = []
        for t in toks:
            if res and (res[-1], t) == pair:
                res[-1] = res[-1] + t
            else:
                res.append(t)
        return res

    def step(self, toks, minimum=2):
        d = self.count(toks)
        top = max(d.values(), default=0)
        if top == 0 or top < minimum:
            return list(toks), None
        p = next(q for q, n in d.items() if n == top)
        return self.merge(toks, p), p


_b = BPE()
count_pairs, merge_pair, bpe_merge_step = _b.count, _b.merge, _b.step
