# cause: only softmax_rows is in the file
# check: attention_shapes
# slip: none
# say: no function|missing
import numpy as np


def softmax_rows(scores):
    result = np.empty(scores.shape)
    for i, row in enumerate(scores):
        e = np.exp(row - row.max())
        result[i] = e / e.sum()
    return result
