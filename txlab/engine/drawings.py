"""Pictures and grids as JSON values, and back: what comes from a learner's process is read with care."""

from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from txlab.drawing import Bars, Grid, Maps, Picture
from txlab.plain import plain

KIND = "kind"
_MOST = 5000  # numbers and texts of a picture


class NotDrawn(ValueError):
    """A value that is no picture."""


def to_json(value: Any) -> Any:
    """A picture or a grid as JSON values; each record says of what kind it is."""
    if is_dataclass(value):
        record = {field.name: to_json(getattr(value, field.name)) for field in fields(value)}
        return {KIND: type(value).__name__, **record}
    if isinstance(value, (tuple, frozenset)):
        return [to_json(each) for each in value]
    return value


def picture_from_json(value: Any) -> Picture | None:
    """The picture in `value`, with all its text made plain; raises `NotDrawn` where it is none."""
    if value is None:
        return None
    picture: Picture = _read(Picture, value)
    if _size(picture) > _MOST:
        raise NotDrawn("more than can be looked at")
    for part in picture.parts:
        if isinstance(part, Maps):
            if not part.maps:
                raise NotDrawn("no map on its scale")
            for each in part.maps:
                _expect_rectangle(each.values, len(each.rows), len(each.columns))
        if isinstance(part, Bars):
            _expect_rectangle(tuple(each.numbers for each in part.series), len(part.series), len(part.labels))
    return picture


def grid_from_json(value: Any) -> Grid | None:
    """The grid in `value`; raises `NotDrawn` where it is none."""
    if value is None:
        return None
    grid: Grid = _read(Grid, value)
    width = len(grid.wanted[0]) if grid.wanted else 0
    for matrix in (grid.wanted, grid.got):
        _expect_rectangle(matrix, len(grid.wanted), width)
    return grid


def _size(value: Any) -> int:
    """How many numbers and texts there are in a picture, longer texts counting for more."""
    if is_dataclass(value):
        return sum(_size(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, tuple):
        return sum(map(_size, value))
    return 1 + len(value) // 100 if isinstance(value, str) else 1


def _expect_rectangle(values: tuple[tuple[float, ...], ...], height: int, width: int) -> None:
    if not height or not width or len(values) != height or any(len(row) != width for row in values):
        raise NotDrawn("not a matrix with a label for each row and column")


def _read(kind: Any, value: Any) -> Any:
    """`value` as one of `kind`, which is a type as it stands in the fields of a record."""
    origin, inner = get_origin(kind), get_args(kind)
    if isinstance(kind, UnionType):
        return _record({each.__name__: each for each in inner}, value)
    if origin in (tuple, frozenset):
        if not isinstance(value, list):
            raise NotDrawn("not a list")
        if origin is tuple and Ellipsis not in inner:
            if len(value) != len(inner):
                raise NotDrawn("not as many as there must be")
            return tuple(_read(each, item) for each, item in zip(inner, value, strict=True))
        return origin(_read(inner[0], item) for item in value)
    if is_dataclass(kind):
        return _record({getattr(kind, "__name__", ""): kind}, value)
    return _plain_value(kind, value)


def _record(kinds: dict[str, Any], value: Any) -> Any:
    kind = kinds.get(str(value.get(KIND))) if isinstance(value, dict) else None
    if kind is None:
        raise NotDrawn("not a record that is known")
    types = _types(kind)
    if set(value) - {KIND} != set(types):
        raise NotDrawn("not the fields of its record")
    return kind(**{name: _read(each, value[name]) for name, each in types.items()})


@cache
def _types(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _plain_value(kind: Any, value: Any) -> Any:
    if kind is str and isinstance(value, str):
        return plain(value)
    if kind is float and isinstance(value, (int, float)) and not isinstance(value, bool):
        try:
            return float(value)
        except OverflowError as error:
            raise NotDrawn("too large a number") from error
    if kind is int and isinstance(value, int) and not isinstance(value, bool):
        return value
    raise NotDrawn(f"not of the type {kind}")
