# cause: a callable object

import math
import numpy as np


class PE:
    base = 1e4
    def angles(self, n, d):
        return np.arange(n)[:, None] * self.base ** (-np.arange(0, d, 2) / d)
    def __call__(self, n, d):
        if d % 2 == 1:
            raise ValueError("d_model is odd")
        a = self.angles(n, d)
        return np.stack((np.sin(a), np.cos(a)), axis=2).reshape(n, d)
positional_encoding = PE()
