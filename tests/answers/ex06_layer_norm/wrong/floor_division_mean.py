# cause: the mean uses // and loses its decimals
# check: trace
# slip: norm-floor-division
# say: mean|floor|//|integer|division
import numpy as np


# layer_norm(x, gamma, beta, eps=1e-5)


def layer_norm(x, gamma, beta, eps=1e-5):
	d = x.shape[-1]
	m_ = x.sum(axis=-1, keepdims=True) // d
	v_ = ((x - m_) ** 2).sum(axis=-1, keepdims=True) / d
	return gamma * (x - m_) / np.sqrt(v_ + eps) + beta
