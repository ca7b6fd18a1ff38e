# cause: split_heads fills one module-level buffer and returns it, so the next call overwrites earlier results
# check: split_never_edits
# slip: none
# say: overwrit|second call|shared|fresh|buffer|global
import numpy as np

def softmax_rows(scores):
    shifted = scores - np.max(scores, axis=-1, keepdims=True)
    e = np.exp(shifted)
    return e / np.sum(e, axis=-1, keepdims=True)

def attention(Q, K, V):
    """(given) one head: Q (n, d_head), K (n, d_head), V (n, d_head) -> (n, d_head)"""
    d_head = Q.shape[-1]
    return softmax_rows(Q @ K.T / np.sqrt(d_head)) @ V

_buffers = {}

def split_heads(x, n_heads):
    n, d = x.shape
    if d % n_heads:
        raise ValueError("d_model must be divisible by n_heads")
    d_head = d // n_heads
    key = (n_heads, n, d_head)
    if key not in _buffers:
        _buffers[key] = np.empty(key)
    out = _buffers[key]
    for h in range(n_heads):
        out[h] = x[:, h * d_head:(h + 1) * d_head]
    return out

def merge_heads(h):
    # glue the heads side by side
    return np.concatenate([head for head in h], axis=1)

def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = [split_heads(np.dot(X, W), n_heads) for W in (Wq, Wk, Wv)]
    out = np.zeros(Q.shape)
    for i in range(n_heads):
        out[i] = attention(Q[i], K[i], V[i])
    return np.dot(merge_heads(out), Wo)
