"""The picture of exercise 5: which columns of x each head holds."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "on", "a", "mat"]
D_MODEL, N_HEADS = 8, 2
D_HEAD = D_MODEL // N_HEADS


def test_picture(learner):
    """the columns of each head can be drawn"""
    n = len(WORDS)
    x = np.tile(np.arange(float(D_MODEL)), (n, 1))  # each number is that of its own column
    heads = as_array(
        learner.split_heads(x, N_HEADS),
        of=f"split_heads(x, {N_HEADS})",
        shape_of=(N_HEADS, n, D_HEAD),
        axes=("n_heads", "n", "d_head"),
        finite=False,
    )

    def over(title, matrix):
        columns = [str(column) for column in range(matrix.shape[1])]
        return heat_map(title, matrix, WORDS, columns, "token", "")

    maps = [over("x", x), *(over(f"head {h}", head) for h, head in enumerate(heads))]
    note = (
        "Every number of x is the number of its column, so a cell of a head says where it came from. Head h "
        f"should hold columns {D_HEAD}h to {D_HEAD}h + {D_HEAD - 1} of every token: each of its columns in "
        "one colour from top to bottom."
    )
    draw(Picture("Which columns each head holds", (on_one_scale("column of x", maps),), note))
