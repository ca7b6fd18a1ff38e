"""What pictures are drawn with: the learner's arrays become numbers with labels.

A picture is a file like one of checks: its one function calls the learner's and hands over what it drew.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from txlab.checking.describe import a_kind
from txlab.checking.failed import CheckFailed, Layer
from txlab.checking.matrices import values
from txlab.checking.plain import plain
from txlab.drawing import HeatMap, Maps, Picture, Scale

T = TypeVar("T")


@dataclass(slots=True)
class _Drawn:
    """What this run was to draw, once it is there, and the functions that it is a picture of."""

    picture: Picture | None = None
    functions: tuple[str, ...] = ()


drawn = _Drawn()


def draw(picture: Picture, *, of: tuple[str, ...]) -> None:
    """Hand over the picture that this run is for; none of the functions it is `of` may be still to write."""
    drawn.picture, drawn.functions = picture, of


def a_plain(kind: type[T], value: Any, otherwise: str) -> T:
    """A learner's value as a plain one of this kind; fails with the sentence where it is something else."""
    made = plain(value)
    if not isinstance(made, kind):
        raise CheckFailed(otherwise, f"It is {a_kind(value)}.", layer=Layer.TYPE)
    return made


def with_sums(weights: np.ndarray) -> np.ndarray:
    """Weights (n_q, n_k) with the sum of each row as one more column, (n_q, n_k + 1)."""
    return np.hstack([weights, weights.sum(axis=1, keepdims=True)])


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


def on_one_scale(name: str, maps: Sequence[HeatMap], low: float = 0.0, high: float = 0.0) -> Maps:
    """Heat maps on a scale that reaches from `low` to `high`, and further where their numbers do.

    `name` says what the numbers are. So what a wrong function gives is seen as it is.
    """
    every = np.array([number for each in maps for row in each.values for number in row])
    finite = every[np.isfinite(every)]
    scale = Scale(float(min([low, *finite])), float(max([high, *finite])), name)
    return Maps(scale, tuple(maps))
