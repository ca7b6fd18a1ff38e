# cause: right: merging with a deque
from collections import deque


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
    waiting = deque(tokens)
    done = []
    while waiting:
        token = waiting.popleft()
        if waiting and token == pair[0] and waiting[0] == pair[1]:
            token += waiting.popleft()
        done.append(token)
    return done


def bpe_merge_step(tokens, min_count=2):
    best, most = None, min_count - 1
    for pair, n in count_pairs(tokens).items():
        if n > most:
            best, most = pair, n
    if best is None:
        return list(tokens), None
    return merge_pair(tokens, best), best
