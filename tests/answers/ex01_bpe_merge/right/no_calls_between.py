# cause: right: the step does everything itself


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
    new = []
    i = 0
    while i < len(tokens):
        if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
            new.append(pair[0] + pair[1])
            i += 2
        else:
            new.append(tokens[i])
            i += 1
    return new


def bpe_merge_step(tokens, least=2, *, verbose=False):
    pairs = [(tokens[i], tokens[i + 1]) for i in range(len(tokens) - 1)]
    best = None
    for p in pairs:
        if pairs.count(p) >= least and (best is None or pairs.count(p) > pairs.count(best)):
            best = p
    if best is None:
        return tokens[:], None
    out = []
    skip = False
    for i, t in enumerate(tokens):
        if skip:
            skip = False
        elif i < len(pairs) and pairs[i] == best:
            out.append(t + tokens[i + 1])
            skip = True
        else:
            out.append(t)
    return out, best
