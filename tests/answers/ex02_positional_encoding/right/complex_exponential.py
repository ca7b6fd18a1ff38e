# cause: right: real and imaginary parts of a complex exponential
import numpy as np


def positional_encoding(n_positions, d_model):
    if d_model % 2 != 0:
        raise ValueError('d_model must be even')
    freq = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    wave = np.exp(1j * np.arange(n_positions)[:, None] * freq)
    out = np.empty((n_positions, d_model))
    out[:, ::2], out[:, 1::2] = wave.imag, wave.real
    return out
