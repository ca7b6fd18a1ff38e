# cause: only the three lists of the hand trace are answered, everything else is a fixed default
# check: count_another_list
# slip: none
# say: other input|general|hard-coded|another list
import numpy as np

S0 = list("aaabdaaabac")
S1 = ["aa", "a", "b", "d", "aa", "a", "b", "a", "c"]
S2 = ["aaa", "b", "d", "aaa", "b", "a", "c"]
S3 = ["aaab", "d", "aaab", "a", "c"]


def count_pairs(tokens):
  if tokens == S0:
    return {("a", "a"): 4, ("a", "b"): 2, ("b", "d"): 1, ("d", "a"): 1, ("b", "a"): 1, ("a", "c"): 1}
  return {}


def merge_pair(tokens, pair):
  if pair == ("a", "a"):
    return list(S1)
  if pair == ("aa", "a"):
    return list(S2)
  return list(S3)


def bpe_merge_step(tokens, min_count=2):
  if tokens == S0:
    return list(S1), ("a", "a")
  if tokens == S1:
    return list(S2), ("aa", "a")
  if tokens == S2:
    return list(S3), ("aaa", "b")
  return list(tokens), None
