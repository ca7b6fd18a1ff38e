# cause: the scores are divided by their sum, exp is missing
# check: softmax_trace
# slip: softmax-without-exp
# say: exponential|np.exp|negative
import numpy as np


def softmax_rows(scores):
  return scores / scores.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
  # compare every query with every key
  scale = 1 / np.sqrt(K.shape[1])
  weights = softmax_rows(np.matmul(Q, K.T) * scale)
  output = np.matmul(weights, V)
  return output, weights
