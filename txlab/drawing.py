"""What a picture is made of: numbers with labels, and no colour; `screens/` draws it."""

from dataclasses import dataclass

Values = tuple[tuple[float, ...], ...]  # rows of one length; a number may be nan or infinite


@dataclass(frozen=True, slots=True)
class Scale:
    """What a colour stands for: numbers from `low` to `high`, called `name` ("weight").

    Where `low` is below 0 and `high` above, 0 is the middle of the colours and
    both sides use the same steps, so that equal sizes look equally strong.
    """

    low: float
    high: float
    name: str


@dataclass(frozen=True, slots=True)
class HeatMap:
    """A matrix as coloured cells, with a label for every row and column.

    `row_axis` and `column_axis` say what the rows and columns are ("query", "key").
    """

    title: str
    values: Values
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    row_axis: str = ""
    column_axis: str = ""


@dataclass(frozen=True, slots=True)
class Maps:
    """Heat maps on one scale, so that a colour means the same in each of them."""

    scale: Scale
    maps: tuple[HeatMap, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """A row of texts in boxes, as tokens are; the texts at the places in `marked` stand out."""

    label: str
    cells: tuple[str, ...]
    marked: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Strips:
    """Rows of boxes, one below the other."""

    title: str
    strips: tuple[Strip, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """A name, and a number at or above 0 for each label of its bars."""

    name: str
    numbers: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars that grow from the same start on the same scale, for each label one of each series."""

    title: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    note: str = ""


Part = Maps | Strips | Bars


@dataclass(frozen=True, slots=True)
class Picture:
    """What a learner's functions computed, ready to be drawn from top to bottom."""

    title: str
    parts: tuple[Part, ...]
    note: str = ""


GRID_ROWS, GRID_COLUMNS = 12, 16  # more than these nobody compares by eye


@dataclass(frozen=True, slots=True)
class Grid:
    """A matrix that is wrong beside the right one, of the same shape.

    `axes` names rows and columns where the check does; `wrong` holds the places (row, column).
    """

    of: str
    wanted: Values
    got: Values
    wrong: frozenset[tuple[int, int]]
    axes: tuple[str, ...] = ()
