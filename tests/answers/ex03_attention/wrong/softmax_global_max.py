# cause: the maximum of the whole matrix is subtracted, so a row far below it underflows to 0/0
# check: softmax_unlike_rows
# slip: softmax-global-shift
# say: row maximum|own maximum|each row|underflow|nan
import numpy as np


def softmax_rows(scores):
  e = np.exp(scores - scores.max())
  return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
  # compare every query with every key
  scale = 1 / np.sqrt(K.shape[1])
  weights = softmax_rows(np.matmul(Q, K.T) * scale)
  output = np.matmul(weights, V)
  return output, weights
