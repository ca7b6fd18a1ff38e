# about: a right answer that runs an event loop
# outcome: passed
# cold: no
import asyncio

import numpy as np


async def norm(x, gamma, beta, eps):
    await asyncio.sleep(0)
    mean = x.mean(axis=-1, keepdims=True)
    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta


def layer_norm(x, gamma, beta, eps=1e-5):
    return asyncio.run(norm(x, gamma, beta, eps))
