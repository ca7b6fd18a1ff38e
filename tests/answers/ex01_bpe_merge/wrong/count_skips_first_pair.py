# cause: count_pairs starts its loop one token too late and misses the first pair
# check: count_trace
# slip: count-misses-first
# say: first pair|off by one|missing|start of the list
import numpy as np


def count_pairs(tokens):
  c = {}
  for i in range(1, len(tokens) - 1):
    key = (tokens[i], tokens[i + 1])
    c[key] = c.get(key, 0) + 1
  return c


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
  ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
  if len(ranked) == 0 or ranked[0][1] < min_count:
    return list(tokens), None
  pair = ranked[0][0]
  return merge_pair(tokens, pair), pair
