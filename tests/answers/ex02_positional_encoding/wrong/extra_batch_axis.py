# cause: the result has a leading batch axis of size 1, as in the PyTorch tutorial
# check: shape_and_floats
# slip: none
# say: shape|axis|2-d|batch|dimension
import numpy as np

def positional_encoding(n_positions, d_model):
    if d_model % 2:
        raise ValueError("d_model must be even")
    enc = np.zeros((n_positions, d_model))
    position = np.arange(0, n_positions)[:, None].astype(float)
    div_term = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))
    enc[:, 0::2] = np.sin(position * div_term)
    enc[:, 1::2] = np.cos(position * div_term)
    return enc[np.newaxis, :, :]
