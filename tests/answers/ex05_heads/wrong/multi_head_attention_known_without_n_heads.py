# cause: multi_head_attention keeps its answers, and the key does not hold n_heads
# check: multi_own_answer
# slip: none
# say: remember|earlier|own input
import copy
import numpy as np


def attention(Q, K, V):
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True) @ V


def split_heads(x, n_heads):
    n, d_model = x.shape
    if d_model % n_heads:
        raise ValueError(f"{n_heads} heads cannot share {d_model} columns evenly")
    pieces = x.reshape(n, n_heads, d_model // n_heads)
    return pieces.swapaxes(0, 1)


def merge_heads(h):
    n_heads, n, d_head = h.shape
    return h.swapaxes(0, 1).reshape(n, n_heads * d_head)


def _computed(X, Wq, Wk, Wv, Wo, n_heads):
    Q, K, V = (split_heads(X @ W, n_heads) for W in (Wq, Wk, Wv))
    heads = [attention(Q[h], K[h], V[h]) for h in range(n_heads)]
    return merge_heads(np.array(heads)) @ Wo


_KNOWN = {}
_SEEN = []


def multi_head_attention(X, Wq, Wk, Wv, Wo, n_heads):
    key = (
        X.shape,
        X.tobytes(),
        Wq.shape,
        Wq.tobytes(),
        Wk.shape,
        Wk.tobytes(),
        Wv.shape,
        Wv.tobytes(),
        Wo.shape,
        Wo.tobytes(),
    )
    if key not in _KNOWN:
        _SEEN.append(
            (
                X,
                Wq,
                Wk,
                Wv,
                Wo,
                n_heads,
            )
        )
        _KNOWN[key] = _computed(X, Wq, Wk, Wv, Wo, n_heads)
    return copy.deepcopy(_KNOWN[key])
