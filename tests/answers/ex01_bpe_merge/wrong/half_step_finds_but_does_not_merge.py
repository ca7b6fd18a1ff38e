# cause: bpe_merge_step finds the best pair but returns the tokens unmerged
# check: step_trace
# slip: step-does-not-merge
# say: unchanged|not merged|not joined|old list
from collections import Counter
import numpy as np

def count_pairs(tokens):
  """Count neighbouring pairs."""
  return dict(Counter(zip(tokens, tokens[1:])))

def merge_pair(tokens, pair):
  queue = list(tokens)
  done = []
  while queue:
    first = queue.pop(0)
    if queue and (first, queue[0]) == (pair[0], pair[1]):
      first = first + queue.pop(0)
    done.append(first)
  return done

def bpe_merge_step(tokens, min_count=2):
  counts = count_pairs(tokens)
  best = None
  for p in counts:
    if best is None or counts[p] > counts[best]:
      best = p
  if best is None or counts[best] < min_count:
    return list(tokens), None
  return list(tokens), best
