# cause: the first score of the row is subtracted instead of the largest one
# check: softmax_large_scores
# slip: softmax-shift-by-first
# say: maximum|overflow|stable|large
import numpy as np


def softmax_rows(scores):
  e = np.exp(scores - scores[:, :1])
  return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
  scale = 1 / np.sqrt(K.shape[1])
  weights = softmax_rows(np.matmul(Q, K.T) * scale)
  output = np.matmul(weights, V)
  return output, weights
