# cause: merge_pair joins with blanks and uses replace, so a token that merely ends in the left part is merged too
# check: merge_whole_tokens
# slip: merge-text-replace
# say: token border|boundary|whole token|replace|ends with
from collections import defaultdict
import numpy as np

def count_pairs(tokens: list) -> dict:
  table = defaultdict(int)
  for k in range(1, len(tokens)):
    table[tokens[k - 1], tokens[k]] += 1
  return dict(table)


def merge_pair(tokens, pair):
  text = " ".join(tokens)
  text = text.replace(" ".join(pair), "".join(pair))
  return text.split()


def bpe_merge_step(tokens, min_count=2):
  counts = count_pairs(tokens)
  if not counts:
    return list(tokens), None
  best = max(counts, key=counts.get)
  if counts[best] < min_count:
    return list(tokens), None
  return merge_pair(tokens, best), best
