# cause: merge_pair stops at len - 1 and never copies a last token that was not merged
# check: merge_trace
# slip: merge-forgets-last
# say: last token|lost|missing|end of
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
  new = []
  i = 0
  while i < len(tokens) - 1:
    if (tokens[i], tokens[i + 1]) == pair:
      new.append(tokens[i] + tokens[i + 1])
      i += 2
    else:
      new.append(tokens[i])
      i += 1
  return new


def bpe_merge_step(tokens, min_count=2):
  counts = count_pairs(tokens)
  if not counts:
    return list(tokens), None
  best = max(counts, key=counts.get)
  if counts[best] < min_count:
    return list(tokens), None
  return merge_pair(tokens, best), best
