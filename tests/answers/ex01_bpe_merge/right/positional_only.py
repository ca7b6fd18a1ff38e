# cause: positional-only parameters and type hints

def count_pairs(tokens: list[str], /) -> dict[tuple[str, str], int]:
    counts: dict[tuple[str, str], int] = {}
    for left, right in zip(tokens, tokens[1:], strict=False):
        counts[(left, right)] = counts.setdefault((left, right), 0) + 1
    return counts


def merge_pair(tokens, pair):
    out = []
    i = 0
    while i < len(tokens):
        if i + 1 < len(tokens) and (tokens[i], tokens[i + 1]) == pair:
            out.append(tokens[i] + tokens[i + 1])
            i += 2
        else:
            out.append(tokens[i])
            i += 1
    return out


def bpe_merge_step(tokens: list[str], min_count: int = 2, /) -> tuple[list[str], tuple[str, str] | None]:
    counts = count_pairs(tokens)
    ranked = sorted(counts, key=counts.get, reverse=True)
    if ranked and counts[ranked[0]] >= min_count:
        return merge_pair(tokens, ranked[0]), ranked[0]
    return [*tokens], None
