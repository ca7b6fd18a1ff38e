# cause: count_pairs counts the joined letters with str.count, which neither overlaps nor respects token borders
# check: count_trace
# slip: count-by-text
# say: overlap|overlapping|joined|border|boundary
import numpy as np


def count_pairs(tokens):
  text = "".join(tokens)
  counts = {}
  for a, b in zip(tokens, tokens[1:]):
    counts[(a, b)] = text.count(a + b)
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
