"""What pictures are drawn with: the learner's arrays become numbers with labels.

A picture is a file like one of checks: its one function calls the learner's and hands over what it drew.
"""

from collections.abc import Sequence

import numpy as np

from txlab.checking.matrices import values
from txlab.drawing import HeatMap, Maps, Picture, Scale

_drawn: list[Picture] = []


def draw(picture: Picture) -> None:
    """Hand over the picture that this run was for."""
    _drawn.append(picture)


def drawn() -> Picture | None:
    """The picture handed over last, if there was one."""
    return _drawn[-1] if _drawn else None


def heat_map(
    title: str,
    matrix: np.ndarray,
    rows: Sequence[str],
    columns: Sequence[str],
    row_axis: str = "",
    column_axis: str = "",
) -> HeatMap:
    """A plain matrix (see `as_array`) with a label for each of its rows and columns."""
    return HeatMap(title, values(matrix), tuple(rows), tuple(columns), row_axis, column_axis)


def on_one_scale(
    name: str, maps: Sequence[HeatMap], low: float = 0.0, high: float = 0.0, note: str = ""
) -> Maps:
    """Heat maps on a scale that reaches from `low` to `high`, and further where their numbers do.

    `name` says what the numbers are. So what a wrong function gives is seen as it is.
    """
    every = np.array([number for each in maps for row in each.values for number in row])
    finite = every[np.isfinite(every)]
    scale = Scale(float(min([low, *finite])), float(max([high, *finite])), name)
    return Maps(scale, tuple(maps), note)
