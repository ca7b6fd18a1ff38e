# cause: count_pairs collects the pairs in a set and gives each the count 1
# check: count_trace
# slip: count-presence-only
# say: more than once|repeated|how often|always 1
import numpy as np


def count_pairs(tokens):
  pairs = set(zip(tokens, tokens[1:]))
  return {p: 1 for p in pairs}


def merge_pair(tokens, pair):
  res, i = [], 0
  while i < len(tokens):
    if tuple(tokens[i:i + 2]) == tuple(pair):
      res.append("".join(pair))
      i = i + 2
    else:
      res.append(tokens[i])
      i = i + 1
  return res

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
