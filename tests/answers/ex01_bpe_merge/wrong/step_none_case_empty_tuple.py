# cause: when nothing can be merged the pair is an empty tuple instead of None
# check: step_min_count
# slip: step-empty-tuple
# say: none|nothing to merge|empty tuple
import numpy as np

def count_pairs(tokens):
	result = {}
	previous = None
	for tok in tokens:
		if previous is not None:
			key = (previous, tok)
			result.setdefault(key, 0)
			result[key] += 1
		previous = tok
	return result

def merge_pair(tokens, pair):
	out = []
	i = 0
	while i < len(tokens):
		if i < len(tokens) - 1 and tokens[i] == pair[0] and tokens[i + 1] == pair[1]:
			out.append(pair[0] + pair[1])
			i += 2
		else:
			out.append(tokens[i])
			i += 1
	return out


def bpe_merge_step(tokens, min_count=2):
	best, n = (), 0
	for p, c in count_pairs(tokens).items():
		if c >= min_count and c > n:
			best, n = p, c
	if best == ():
		return list(tokens), ()
	return merge_pair(tokens, best), best
