# cause: right: from numpy import *, prints the hand trace on import
import numpy as np
from numpy import *


def softmax_rows(scores):
    m = scores.max(1).reshape(len(scores), 1)
    e = exp(scores - m)
    return e / e.sum(1).reshape(len(scores), 1)


def scaled_dot_product_attention(Q, K, V):
    s = dot(Q, K.T)
    s = s / sqrt(shape(K)[1])
    a = softmax_rows(s)
    o = dot(a, V)
    return o, a


o, a = scaled_dot_product_attention(array([[1.0, 0.0]]), eye(2), 10 * eye(2))
print("weights", a)
print("output", o)
