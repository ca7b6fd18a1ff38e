"""The picture of exercise 5: which columns of x each head holds."""

import numpy as np

from txlab.checking import as_array, draw, heat_map, on_one_scale
from txlab.drawing import Picture

WORDS = ["the", "cat", "sat", "on", "mats"]
D_MODEL, N_HEADS = 8, 2
D_HEAD = D_MODEL // N_HEADS


def test_picture(learner):
    """the columns of each head can be drawn"""
    n = len(WORDS)
    x = 10.0 * np.arange(n)[:, None] + np.arange(D_MODEL)
    heads = as_array(
        learner.split_heads(x, N_HEADS),
        of=f"split_heads(x, {N_HEADS})",
        shape_of=(N_HEADS, n, D_HEAD),
        axes=("n_heads", "n", "d_head"),
        finite=False,
    )

    def over(title, matrix):
        return heat_map(title, matrix, WORDS, [str(column) for column in range(matrix.shape[1])], "token")

    maps = [over("x", x), *(over(f"head {h}", head) for h, head in enumerate(heads))]
    note = (
        "Every number of x says where it stands: 23 is column 3 of token 2. Head 0 should hold columns "
        f"0 to {D_HEAD - 1} of every token, so the last digits 0 to {D_HEAD - 1}; head 1 the digits "
        f"{D_HEAD} to {D_MODEL - 1}; and the tokens should stay in their rows."
    )
    draw(Picture("Which columns each head holds", (on_one_scale("number", maps),), note), of=("split_heads",))
