# cause: count_pairs skips every pair with a blank in it, as a word-based tokenizer would
# check: count_any_characters
# slip: count-skips-blanks
# say: blank|space|every pair|missing
import numpy as np


def count_pairs(tokens):
	counts = {}
	for a, b in zip(tokens, tokens[1:]):
		if a.strip() == "" or b.strip() == "":
			continue
		counts[(a, b)] = counts.get((a, b), 0) + 1
	return counts


def merge_pair(tokens, pair):
	left, right = pair
	merged = []
	skip = False
	for i, tok in enumerate(tokens):
		if skip:
			skip = False
			continue
		nxt = tokens[i + 1] if i + 1 < len(tokens) else None
		if tok == left and nxt == right:
			merged.append(left + right)
			skip = True
		else:
			merged.append(tok)
	return merged

def bpe_merge_step(tokens, min_count=2):
	best_pair = None
	best_count = 0
	for pair, n in count_pairs(tokens).items():
		if n > best_count:
			best_pair = pair
			best_count = n
	if best_pair is None or best_count < min_count:
		return (list(tokens), None)
	return (merge_pair(tokens, best_pair), best_pair)
