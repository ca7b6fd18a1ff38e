# about: the streams are taken apart, and the answer is wrong
# outcome: failed
# say: wanted
import sys

out, err = sys.stdout.detach(), sys.stderr.detach()


def layer_norm(x, gamma, beta, eps=1e-5):
    return x * gamma + beta
