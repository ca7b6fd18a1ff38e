"""Exercise 6: layer norm

Setup
-----
A deep network multiplies and adds, layer after layer. Without care the numbers
of one token grow or shrink at every layer, until they are useless. Layer norm
keeps them at one scale: it takes the numbers of one token, moves them so that
their mean is 0 and stretches them so that their variance is about 1.

Batch norm, which you may know from image models, measures one feature across
all the examples in a batch. Layer norm measures one token across its own
features. So it does not matter who else is in the batch: it works with a batch
of one, and with a text of any length.

Some layers would rather have another scale. So each feature gets two learned
numbers: gamma stretches the normalized value, then beta shifts it. A tiny
number eps is added to the variance, so that a token whose features are all
equal does not divide 0 by 0.

Trace
-----
Take the token [1, 2, 3, 4], with gamma all 1 and beta all 0.

    mean       (1 + 2 + 3 + 4) / 4 = 2.5
    distances  -1.5, -0.5, 0.5, 1.5
    variance   (2.25 + 0.25 + 0.25 + 2.25) / 4 = 1.25
    deviation  sqrt(1.25) = 1.11803
    result     the distances divided by it:
               [-1.3416, -0.4472, 0.4472, 1.3416]

The variance divides by 4, the number of features, not by 3.

Goal
----
Write `layer_norm(x, gamma, beta, eps=1e-5)`. About 5 minutes.

    x       any shape, the d features on the last axis
    gamma   (d,)   one stretch per feature
    beta    (d,)   one shift per feature
    result  the shape of x
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    """gamma * (x - mean) / sqrt(variance + eps) + beta, over the last axis.

    x (..., d), gamma (d,), beta (d,) -> (..., d)
    """
    # TODO: the mean of each token's own features
    # TODO: their variance, dividing by d
    # TODO: normalize, with eps inside the square root
    # TODO: scale by gamma, then shift by beta
    return x


if __name__ == "__main__":
    token = np.array([1.0, 2.0, 3.0, 4.0])
    print("in :", token)
    print("out:", layer_norm(token, np.ones(4), np.zeros(4)))
