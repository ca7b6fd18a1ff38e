# cause: three lambdas

from collections import Counter
count_pairs = lambda tokens: Counter((tokens[i], tokens[i+1]) for i in range(len(tokens)-1))
merge_pair = lambda ts, p: ts[:] if len(ts) < 2 else ([p[0]+p[1]] + merge_pair(ts[2:], p) if (ts[0], ts[1]) == p else ts[:1] + merge_pair(ts[1:], p))
bpe_merge_step = lambda ts, m=2: (lambda c: (lambda b: (merge_pair(ts, b), b) if b is not None and c[b] >= m else (ts[:], None))(max(c, key=c.get, default=None)))(count_pairs(ts))
