# cause: merge_pair also joins right,left neighbours (b,a) when asked for (a,b)
# check: merge_ends
# slip: merge-either-order
# say: order|direction|(b, a)|left alone
from collections import defaultdict
import numpy as np

def count_pairs(tokens: list) -> dict:
	table = defaultdict(int)
	for k in range(1, len(tokens)):
		table[tokens[k - 1], tokens[k]] += 1
	return dict(table)


def merge_pair(tokens, pair):
	out = []
	i = 0
	while i < len(tokens):
		if i + 1 < len(tokens) and {tokens[i], tokens[i + 1]} == set(pair) and (pair[0] != pair[1] or tokens[i] == tokens[i + 1]):
			out.append(tokens[i] + tokens[i + 1])
			i += 2
		else:
			out.append(tokens[i])
			i += 1
	return out


def bpe_merge_step(tokens, min_count=2):
	counts = count_pairs(tokens)
	if not counts:
		return list(tokens), None
	best = max(counts, key=counts.get)
	if counts[best] < min_count:
		return list(tokens), None
	return merge_pair(tokens, best), best
