# cause: split_heads returns a Python list of arrays, not one (heads, n, d_head) array
# check: split_shape
# slip: none
# say: list|array|shape|stack
import numpy as np


def softmax_rows(sc):
   shifted = sc - np.max(sc, axis=-1, keepdims=True)
   e = np.exp(shifted)
   return e / np.sum(e, axis=-1, keepdims=True)


def attention(q_all, k_all, v_all):
   """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
   d_head = q_all.shape[-1]
   return softmax_rows(q_all @ k_all.T / np.sqrt(d_head)) @ v_all


def split_heads(x, n_heads):
   n, d_model = x.shape
   if d_model % n_heads != 0:
      raise ValueError("d_model must be divisible by n_heads")
   d_head = d_model // n_heads
   return [x[:, h * d_head:(h + 1) * d_head] for h in range(n_heads)]


def merge_heads(h):
   H, n, dh = h.shape
   tokens_first = h.swapaxes(0, 1)
   return tokens_first.reshape((n, H * dh))


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
   # 1. project
   q, k, v = X @ Wq, X @ Wk, X @ Wv
   # 2. split
   qs = split_heads(q, n_heads)
   ks = split_heads(k, n_heads)
   vs = split_heads(v, n_heads)
   # 3. attend
   results = []
   for qh, kh, vh in zip(qs, ks, vs):
      results.append(attention(qh, kh, vh))
   # 4. merge, 5. output projection
   merged = merge_heads(np.array(results))
   return merged @ Wo


if __name__ == "__main__":
   x = np.array([[1., 2., 3., 4.], [5., 6., 7., 8.]])
   print(split_heads(x, 2))
