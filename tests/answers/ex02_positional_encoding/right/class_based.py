# cause: right: a class holds the settings
import numpy as np


class Encoder:
    def __init__(self, d_model):
        if d_model % 2:
            raise ValueError("d_model must be even")
        self.speeds = [1 / 10000 ** (2 * i / d_model) for i in range(d_model // 2)]

    def row(self, pos):
        return [g for w in self.speeds for g in (np.sin(pos * w), np.cos(pos * w))]


def positional_encoding(n_positions, d_model):
    encoder = Encoder(d_model)
    return np.asarray([encoder.row(p) for p in range(n_positions)])
