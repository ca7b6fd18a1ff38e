# cause: keepdims is there for the mean but missing for the variance
# check: shape
# slip: norm-keepdims-missing-variance
# say: keepdims|variance|broadcast|shape|each row
import numpy as np


# --- ex06 -------------------------------------------------------------


def layer_norm(x, gamma, beta, eps=1e-5):
    mittelwert = np.mean(x, axis=-1, keepdims=True)
    varianz = np.var(x, axis=-1)
    return gamma * ((x - mittelwert) / np.sqrt(varianz + eps)) + beta
