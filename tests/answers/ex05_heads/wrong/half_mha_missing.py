# cause: multi_head_attention is not defined at all
# check: multi_shape
# slip: none
# say: missing|not found|no function|define
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
    n_tokens, d_model = x.shape
    d_head, rest = divmod(d_model, n_heads)
    if rest:
        raise ValueError("not divisible")
    out = np.zeros((n_heads, n_tokens, d_head))
    for h in range(n_heads):
        out[h] = x[:, h * d_head:(h + 1) * d_head]
    return out


def merge_heads(h):
    H, n, dh = h.shape
    tokens_first = h.swapaxes(0, 1)
    return tokens_first.reshape((n, H * dh))


if __name__ == "__main__":
    x = np.array([[1., 2., 3., 4.], [5., 6., 7., 8.]])
    print(split_heads(x, 2))
