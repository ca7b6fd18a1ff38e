"""A wrong matrix beside the right one, where it is small enough to be looked at as a whole."""

from collections.abc import Sequence

import numpy as np

from txlab.drawing import GRID_COLUMNS, GRID_ROWS, Grid, Values


def grid_of(
    of: str, wanted: np.ndarray, got: np.ndarray, wrong: np.ndarray, axes: Sequence[str] | None
) -> Grid | None:
    """Two matrices of one shape with the places where they differ; None for what is no small matrix."""
    if got.ndim != 2 or not (1 < got.shape[0] <= GRID_ROWS and 1 < got.shape[1] <= GRID_COLUMNS):
        return None
    places = frozenset((int(row), int(column)) for row, column in np.argwhere(wrong))
    return Grid(of, values(wanted), values(got), places, tuple(axes or ()))


def values(matrix: np.ndarray) -> Values:
    """A matrix as rows of plain floats."""
    return tuple(tuple(float(number) for number in row) for row in matrix)
