# cause: the weights are multiplied with K instead of V
# check: attention_shapes
# slip: attention-keys-as-values
# say: times v|shape|weighted sum|weights @ v|the values
import numpy as np

def softmax_rows(scores):
  shifted = scores - scores.max(axis=1, keepdims=True)
  e = np.exp(shifted)
  return e / e.sum(axis=1, keepdims=True)


def scaled_dot_product_attention(Q, K, V):
  # compare every query with every key
  weights = softmax_rows(np.matmul(Q, K.T) / np.sqrt(Q.shape[-1]))
  return weights @ K, weights
