# cause: the function bpe_merge_step is not in the file at all
# check: step_trace
# slip: none
# say: missing|not defined|no function|attribute
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

# next: bpe_merge_step
