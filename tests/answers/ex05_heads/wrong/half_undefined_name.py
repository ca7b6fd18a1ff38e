# cause: multi_head_attention uses a variable that was never defined
# check: multi_shape
# slip: none
# say: nameerror|not defined|undefined|crash
import numpy as np

def softmax_rows(scores):
    shifted = scores - np.max(scores, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)

def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V

def split_heads(x, n_heads):
    # np.split raises a ValueError by itself if it does not fit
    return np.array(np.split(x, n_heads, axis=1))

def merge_heads(h):
    # glue the heads side by side
    return np.concatenate([head for head in h], axis=1)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q = split_heads(X @ Wq, n_heads)
    K = split_heads(X @ Wk, n_heads)
    heads = []
    for h in range(n_heads):
        heads.append(attention(Q[h], K[h], V[h]))
    return merge_heads(np.array(heads)) @ Wo
