# about: a sequence without end
# outcome: failed|timeout
# timeout: 2
# cold: no
from collections.abc import Sequence


class Endless(Sequence):
    def __len__(self):
        return 10**18

    def __getitem__(self, index):
        return 0.0


def layer_norm(x, gamma, beta, eps=1e-5):
    return Endless()
