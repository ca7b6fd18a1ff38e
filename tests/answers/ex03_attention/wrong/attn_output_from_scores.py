# cause: the output is scores @ V, the softmax weights are only returned
# check: attention_trace
# slip: attention-output-from-scores
# say: weighted sum|times v|weights @ v|raw scores|not the scores
import numpy as np

def softmax_rows(scores: np.ndarray) -> np.ndarray:
  big = np.amax(scores, axis=1).reshape(-1, 1)
  num = np.exp(scores - big)
  den = num.sum(1).reshape(-1, 1)
  return num / den


def scaled_dot_product_attention(Q, K, V):
  """My attention."""
  logits = np.matmul(Q, K.T) / np.sqrt(Q.shape[-1])
  weights = softmax_rows(logits)
  output = logits @ V
  return output, weights
