# cause: deques and popleft

from collections import defaultdict

def count_pairs(tokens):
    table = defaultdict(int)
    for left, right in zip(tokens[:-1], tokens[1:]):
        table[left, right] += 1
    return table


from collections import deque
def merge_pair(tokens, pair):
    q = deque(tokens)
    out = []
    while q:
        t = q.popleft()
        if q and t == pair[0] and q[0] == pair[1]:
            t += q.popleft()
        out.append(t)
    return out


def bpe_merge_step(tokens, min_count=2):
    counts = count_pairs(tokens)
    if not counts:
        return list(tokens), None
    best = max(counts, key=counts.get)
    if counts[best] < min_count:
        return list(tokens), None
    return merge_pair(tokens, best), best
