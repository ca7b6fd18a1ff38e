# cause: the computation is done in float16
# check: trace
# slip: none
# say: precision|float16|dtype|exact
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x, gamma, beta, eps=1e-5):
    x = x.astype(np.float16)
    mittelwert = x.mean(axis=-1, keepdims=True)
    varianz = x.var(axis=-1, keepdims=True)
    return gamma * ((x - mittelwert) / np.sqrt(varianz + eps)) + beta
