# cause: right: list comprehensions turned into arrays at the end
import numpy as np
from math import exp, sqrt, fsum


def softmax_rows(scores):
    rows = []
    for row in scores.tolist():
        top = max(row)
        ex = [exp(x - top) for x in row]
        rows.append([e / fsum(ex) for e in ex])
    return np.array(rows)


def scaled_dot_product_attention(Q, K, V):
    dots = [[fsum(a * b for a, b in zip(q, k)) / sqrt(len(q)) for k in K.tolist()] for q in Q.tolist()]
    weights = softmax_rows(np.array(dots))
    columns = list(zip(*V.tolist()))
    output = [[fsum(w * v for w, v in zip(row, col)) for col in columns] for row in weights.tolist()]
    return np.array(output), weights
