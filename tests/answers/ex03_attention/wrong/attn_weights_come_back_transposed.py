# cause: the weights are returned as (n_k, n_q), the output is right
# check: attention_shapes
# slip: attention-weights-transposed
# say: shape|transpose|(n_q, n_k)
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
  big = np.amax(scores, axis=1).reshape(-1, 1)
  num = np.exp(scores - big)
  den = num.sum(1).reshape(-1, 1)
  return num / den


def scaled_dot_product_attention(Q, K, V):
  S = np.matmul(Q, K.T) / np.sqrt(Q.shape[-1])
  weights = softmax_rows(S)
  return weights @ V, weights.T
