# cause: right: Welford's running mean and variance along the features
import numpy as np

# layer_norm(x, gamma, beta, eps=1e-5)

def layer_norm(x, gamma, beta, eps=1e-5):
	mean = np.zeros(x.shape[:-1])
	m2 = np.zeros(x.shape[:-1])
	for k in range(x.shape[-1]):
		col = x[..., k]
		delta = col - mean
		mean = mean + delta / (k + 1)
		m2 = m2 + delta * (col - mean)
	var = m2 / x.shape[-1]
	out = np.empty(x.shape)
	for k in range(x.shape[-1]):
		out[..., k] = gamma[k] * (x[..., k] - mean) / np.sqrt(var + eps) + beta[k]
	return out
