"""Exercise 2: sinusoidal positional encoding

Setup
-----
Attention by itself compares tokens with each other, whatever their order.
Shuffle the words of a sentence and, as long as no mask hides any, each word
gets the same answer as before. So a model has to be told where each token
stands. It adds a fingerprint of the position to the token: a row of d_model
numbers, different for every position.

The fingerprint works like a clock. The second hand is fast and tells close
moments apart; the hour hand is slow and tells morning from noon. Here each
hand is a pair of columns, and its place on the dial is an angle. Pair 0 is the
fastest hand: it turns by 1 radian (about 57 degrees) per position. Each
further pair is slower.

    angle of pair i at position pos:
    pos / 10000^(2i / d_model)      where ^ is a power

The 10000 is a choice: the larger it is, the slower are the last hands.

A hand's place needs two numbers: column 2i holds the sine of the angle, column
2i+1 the cosine of the same angle. Because the two share one angle, going k
positions further turns the hand by k times the speed of its pair, wherever it
started. So "k tokens later" is always the same rotation, which a model can
learn to use.

Trace
-----
Take d_model 4: two pairs, i = 0 and i = 1.

    10000^(0/4) = 1          pair 0 turns by 1 per position
    10000^(2/4) = 100        pair 1 turns by 0.01 per position

    position 0   both angles are 0
                 sin 0 = 0, cos 0 = 1
                 row [0, 1, 0, 1]

    position 1   angle of pair 0: 1
                 sin 1 = 0.8415, cos 1 = 0.5403
                 angle of pair 1: 0.01
                 sin 0.01 = 0.0100, cos 0.01 = 0.99995
                 row [0.8415, 0.5403, 0.0100, 1.0000]

Goal
----
Write `positional_encoding(n_positions, d_model)`. About 5 minutes.

    n_positions  how many rows: positions 0, 1, 2, ...
    d_model      how many columns; even, else raise a ValueError
    result       (n_positions, d_model), an array of floats
"""

import numpy as np


def positional_encoding(n_positions, d_model):
    """Column 2i: sin(pos / 10000^(2i/d_model)); 2i+1: cos of the same angle.

    two whole numbers -> (n_positions, d_model); ValueError when d_model is odd
    """
    # TODO: refuse an odd d_model
    # TODO: the angle of each pair at each position, (n_positions, d_model / 2)
    # TODO: sines into the columns 0, 2, 4, ..., cosines into 1, 3, 5, ...
    return np.zeros((n_positions, d_model))


if __name__ == "__main__":
    for position, numbers in enumerate(positional_encoding(3, 4)):
        print("position", position, numbers)
