# cause: reshape gives a view and writing to its rows changes the caller's x
# check: never_edits
# slip: none
# say: in place|input|edit|changed|modif|view
import numpy as np

# Exercise 6: layer normalisation over the last axis

def layer_norm(x, gamma, beta, eps=1e-5):
    rows = x.reshape(-1, x.shape[-1])
    result = np.empty(rows.shape)
    for i in range(rows.shape[0]):
        r = rows[i]
        sigma2 = r.var()
        r -= r.mean()
        r /= np.sqrt(sigma2 + eps)
        result[i] = r * gamma + beta
    return result.reshape(x.shape)
