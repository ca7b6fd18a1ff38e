# about: a decimal point by locale, and floats with another context, with a right answer
# outcome: passed
# cold: no
import decimal
import locale
import sys

import numpy as np

locale.setlocale(locale.LC_ALL, "C")
decimal.getcontext().prec = 1
sys.set_int_max_str_digits(640)
sys.setswitchinterval(1e-6)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
