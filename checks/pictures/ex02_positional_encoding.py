"""The picture of exercise 2: the waves of a sentence's positions."""

from txlab.checking import as_array, draw, heat_map, on_one_scale
from txlab.drawing import Picture

WORDS = [
    *("the", "cat", "that", "sat", "on", "the", "mat", "saw"),
    *("a", "dog", "and", "it", "did", "not", "run", "away"),
]
D_MODEL = 12


def test_picture(learner):
    """the waves of sixteen positions can be drawn"""
    shape = (len(WORDS), D_MODEL)
    waves = as_array(
        learner.positional_encoding(*shape),
        of=f"positional_encoding({shape[0]}, {shape[1]})",
        shape_of=shape,
        axes=("n_positions", "d_model"),
        finite=False,
    )
    rows = [f"{position} {word}" for position, word in enumerate(WORDS)]
    columns = [f"{wave}{pair}" for pair in range(D_MODEL // 2) for wave in ("sin", "cos")]
    encoding = heat_map("what is added to each token", waves, rows, columns, "position", "wave")
    note = (
        "Read down a column to see its wave: the first pair should turn by 1 radian per position, each "
        "further pair more slowly. Read along a row to see the fingerprint of one position: no two rows "
        "should be alike."
    )
    picture = Picture("The waves of sixteen positions", (on_one_scale("value", [encoding], -1.0, 1.0),), note)
    draw(picture, of=("positional_encoding",))
