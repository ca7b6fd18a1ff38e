# cause: merge_pair looks back at tokens[i-1], which for i=0 is the last token, so the ends of the list can be joined
# check: merge_never_reuses
# slip: merge-wraps
# say: wrap|first token|last token|neighbour|negative
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
  used = False
  for i in range(len(tokens)):
    if not used and tokens[i - 1] == pair[0] and tokens[i] == pair[1]:
      if out:
        out.pop()
      out.append(pair[0] + pair[1])
      used = True
    else:
      out.append(tokens[i])
      used = False
  return out

def bpe_merge_step(tokens, min_count=2):
  ranked = sorted(count_pairs(tokens).items(), key=lambda kv: -kv[1])
  if len(ranked) == 0 or ranked[0][1] < min_count:
    return list(tokens), None
  pair = ranked[0][0]
  return merge_pair(tokens, pair), pair
