# cause: clips normalized to +-10
# check: one_far_feature
# slip: none
# say: clip|limit|wanted
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.mean(axis=-1, keepdims=True)
    v = x.var(axis=-1, keepdims=True)
    return gamma * np.clip((x - m) / np.sqrt(v + eps), -10, 10) + beta


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
