# cause: right: one buffer of its own that is changed step by step
import numpy as np


def softmax_rows(scores):
    buf = np.array(scores, dtype=np.float64, copy=True)
    for i in range(buf.shape[0]):
        buf[i] -= buf[i].max()
    np.exp(buf, buf)
    for i in range(buf.shape[0]):
        buf[i] /= buf[i].sum()
    return buf


def scaled_dot_product_attention(Q, K, V):
    buf = np.empty((Q.shape[0], K.shape[0]))
    np.matmul(Q, K.T, out=buf)
    np.divide(buf, np.sqrt(Q.shape[1]), out=buf)
    buf = softmax_rows(buf)
    out = np.empty((Q.shape[0], V.shape[1]))
    np.matmul(buf, V, out=out)
    return out, buf
