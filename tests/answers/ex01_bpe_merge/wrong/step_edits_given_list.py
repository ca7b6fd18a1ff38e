# cause: bpe_merge_step writes the merged tokens back into the caller's list
# check: step_never_edits
# slip: none
# say: edited|changed|new list|mutat
import numpy as np

def count_pairs(tokens):
  d = {}
  for left, right in zip(tokens, tokens[1:]):
    if (left, right) in d:
      d[(left, right)] += 1
    else:
      d[(left, right)] = 1
  return d

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
  counts = count_pairs(tokens)
  if not counts:
    return list(tokens), None
  best = max(counts, key=counts.get)
  if counts[best] < min_count:
    return list(tokens), None
  tokens[:] = merge_pair(tokens, best)
  return list(tokens), best
