# about: temporary files and folders that are never removed
# outcome: passed
import os
import tempfile

import numpy as np

folder = tempfile.mkdtemp()
file = tempfile.NamedTemporaryFile(delete=False)
file.write(b"x" * 1000)
os.mkdir(os.path.join(os.environ["TMPDIR"], "mine"))
os.chmod(folder, 0)


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta
