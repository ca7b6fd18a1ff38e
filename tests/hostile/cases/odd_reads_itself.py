# about: reads its own file
# outcome: passed
# output: odd_reads_itself
# cold: no
from pathlib import Path

import numpy as np

print(Path(__file__).read_text(encoding="utf-8")[9:70], "odd_reads_itself")


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
