# cause: right: other parameter names and extra optional parameters; called with positions it behaves as asked
import numpy as np


def count_pairs(symbols, start=0, verbose=False):
    freq = {}
    for n in range(start, len(symbols) - 1):
        bigram = (symbols[n], symbols[n + 1])
        freq[bigram] = freq.get(bigram, 0) + 1
        if verbose:
            print(bigram, freq[bigram])
    return freq


def merge_pair(symbols, bigram, glue=""):
    a, b = bigram
    res = []
    jump = 0
    for n in range(len(symbols)):
        if jump:
            jump -= 1
        elif n + 1 < len(symbols) and symbols[n] == a and symbols[n + 1] == b:
            res.append(glue.join((a, b)))
            jump = 1
        else:
            res.append(symbols[n])
    return res


def bpe_merge_step(symbols, threshold=2, verbose=False):
    freq = count_pairs(symbols)
    best = None
    for bigram, f in freq.items():
        if f >= threshold and (best is None or f > freq[best]):
            best = bigram
    if verbose:
        print("best", best)
    return (merge_pair(symbols, best), best) if best else (list(symbols), None)
