"""Comparisons for check authors: the first layer that breaks is the one that is told."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from txlab.checking.describe import (
    a_kind,
    as_code,
    given_lines,
    number,
    numbers_apart,
    place,
    rows,
    shape,
    short,
)
from txlab.checking.failed import CheckFailed, Layer, words
from txlab.checking.matrices import grid_of
from txlab.checking.plain import MOST_PARTS, near, plain, same
from txlab.checking.shapes import shape_reason, wanted_shape

TOLERANCE = 1e-6
TRACE = 5e-5
Given = Mapping[str, Any] | Callable[[], Mapping[str, Any]] | None
Why = str | Callable[[], str]


def as_array(
    got: Any,
    *,
    of: str,
    shape_of: tuple[int, ...] | None = None,
    axes: Sequence[str] | None = None,
    kind: str = "float",
    finite: bool = True,
    given: Given = None,
) -> np.ndarray:
    """What the learner returned as a plain array, after the layers below its values.

    In this order: it is a numpy array; its shape is `shape_of` (with the axis
    names `axes`); its dtype is of `kind` ("float", "bool" or "int"), never float16;
    and, when `finite`, no entry is NaN or infinite. Raises `CheckFailed`.
    """
    scalar = shape_of == () and isinstance(got, (int, float, np.generic))
    if not isinstance(got, np.ndarray) and not scalar:
        of_shape = f" of shape {wanted_shape(shape_of, axes)}" if shape_of is not None else ""
        more = _array_advice(got, shape_of)
        raise CheckFailed(
            f"{of} is {a_kind(got)}, but a numpy array is wanted.",
            *filter(None, (f"wanted  an array{of_shape}", f"got     {_listed(got)}", more)),
            layer=Layer.TYPE,
        )
    array = np.array(np.asarray(got))
    if shape_of is not None and array.shape != shape_of:
        reason = shape_reason(array, shape_of, axes)
        raise CheckFailed(
            f"{of} has the wrong shape. {reason}".rstrip(),
            f"wanted  {wanted_shape(shape_of, axes)}",
            f"got     {shape(array)}",
            *given_lines(given),
            layer=Layer.SHAPE,
        )
    _expect_kind(array, kind, of)
    if finite and kind == "float":
        _expect_finite(array, None, of, axes, given)
    return array


def _listed(got: Any) -> str:
    """A list or tuple that holds arrays, by their shapes; any other value as it is shown everywhere."""
    parts = plain(got)
    if not isinstance(parts, (list, tuple)):
        return short(got)
    if len(parts) > 1 and all(isinstance(p, np.ndarray) and p.shape == parts[0].shape for p in parts):
        return f"{a_kind(parts)} of {len(parts)} arrays of shape {shape(parts[0])}"
    if any(isinstance(part, np.ndarray) for part in parts[:3]):
        more = ", ..." if len(parts) > 3 else ""
        return f"{', '.join(short(part) for part in parts[:3])}{more}"
    return short(got)


def _array_advice(got: Any, shape_of: tuple[int, ...] | None) -> str:
    """How a list or tuple becomes the array that is wanted, where one step does it."""
    parts = plain(got)
    if not isinstance(parts, (list, tuple)) or not parts:
        return ""
    first = parts[0]
    if isinstance(parts, tuple) and isinstance(first, np.ndarray) and first.shape == shape_of:
        if len(parts) == 1:
            return "The array is in it, alone: a comma at the end of the `return` line makes a tuple."
        return f"The first of its {len(parts)} values has the wanted shape: return the first one alone."
    parts = parts[:MOST_PARTS]
    if not all(isinstance(part, (list, tuple, int, float, np.ndarray, np.generic)) for part in parts):
        return ""
    try:
        shapes = {np.shape(part) for part in parts}
    except ValueError:
        return ""
    return "`np.array(...)` makes an array of it." if len(shapes) == 1 else ""


def expect_close(
    got: Any,
    wanted: Any,
    *,
    of: str,
    given: Given = None,
    axes: Sequence[str] | None = None,
    tolerance: float = TOLERANCE,
    why: Why = "",
) -> np.ndarray:
    """Check a result against the right numbers and return it as a plain array.

    `wanted` is an array or a number; its shape and kind (float, bool, whole
    number) are part of what is wanted. `tolerance` is absolute and relative.
    `of` is the expression compared, as the learner would write it; `given` the
    inputs worth showing; `why` one sentence on the idea that is broken. What takes
    time to find may be a function in place of each: it is called when the check fails.
    """
    wanted = np.asarray(wanted)
    kind = {"b": "bool", "i": "int", "u": "int"}.get(wanted.dtype.kind, "float")
    array = as_array(got, of=of, shape_of=wanted.shape, axes=axes, kind=kind, finite=False, given=given)
    if kind != "float":
        wrong = array != wanted
    else:
        _expect_finite(array, wanted, of, axes, given)
        with np.errstate(all="ignore"):
            if near(array, wanted, tolerance):
                return array
            close = np.isclose(array, wanted, rtol=tolerance, atol=tolerance, equal_nan=True)
        wrong = ~close
    if wrong.any():
        if not words.wanted:
            raise CheckFailed(f"{of} is not right.", layer=Layer.VALUE)
        raise _difference(array, wanted, wrong, of, given, axes, why if isinstance(why, str) else why())
    return array


def _expect_kind(array: np.ndarray, kind: str, of: str) -> None:
    names = {
        "f": "floats",
        "i": "whole numbers",
        "u": "whole numbers",
        "b": "True and False",
        "c": "complex numbers",
    }
    is_a = "Python objects" if array.dtype == object else names.get(array.dtype.kind, "something else")
    if kind == "float":
        if array.dtype == np.float16:
            raise CheckFailed(
                f"{of} is in float16, which keeps only three digits: too little precision here.",
                "Leave the dtype alone: numpy computes in float64.",
                layer=Layer.PRECISION,
            )
        if array.dtype.kind == "f":
            return
        cut = " Whole numbers cut off everything behind the point." if array.dtype.kind in "iu" else ""
        raise CheckFailed(
            f"{of} holds {is_a} (dtype {array.dtype}), but floats are wanted.{cut}", layer=Layer.DTYPE
        )
    if kind == "bool" and array.dtype.kind != "b":
        raise CheckFailed(
            f"{of} holds {is_a} (dtype {array.dtype}), but True and False are wanted (dtype bool).",
            "A comparison such as `a >= b` gives bools; so does `.astype(bool)`.",
            layer=Layer.DTYPE,
        )
    if kind == "int" and array.dtype.kind not in "iu":
        raise CheckFailed(
            f"{of} holds {is_a} (dtype {array.dtype}), but whole numbers are wanted.", layer=Layer.DTYPE
        )


def _expect_finite(
    array: np.ndarray, wanted: np.ndarray | None, of: str, axes: Sequence[str] | None, given: Given
) -> None:
    """Refuse NaN and infinity, save where the right answer is not finite either."""
    finite = np.isfinite(array)
    if finite.all():
        return
    bad = ~finite if wanted is None else ~finite & np.isfinite(wanted)
    if not bad.any():
        return
    first = tuple(int(i) for i in np.argwhere(bad)[0])
    count = int(bad.sum())
    what = "nan (not a number)" if np.isnan(array[first]) else f"{array[first]} (infinite)"
    rest = f" {count} of {array.size} entries are like that." if count > 1 else ""
    rest = " Every entry is." if count == array.size > 1 else rest
    raise CheckFailed(
        f"{of} has {what} at {place(first, axes)}.{rest}",
        *given_lines(given),
        layer=Layer.NOT_FINITE,
        grid=None if wanted is None else grid_of(of, wanted, array, bad, axes),
    )


def _difference(
    array: np.ndarray,
    wanted: np.ndarray,
    wrong: np.ndarray,
    of: str,
    given: Given,
    axes: Sequence[str] | None,
    why: str,
) -> CheckFailed:
    first = tuple(int(i) for i in np.argwhere(wrong)[0])
    count, size = int(wrong.sum()), array.size
    reason = _precision_reason(array, wanted)
    noun = "entries" if array.dtype.kind == "b" else "numbers"
    if size == 1:
        where = f"{as_code(of)} is not right."
    elif count == size:
        where = f"In {as_code(of)}, none of the {size} {noun} is right."
    else:
        verb = "is" if count == 1 else "are"
        where = f"In {as_code(of)}, {count} of {size} {noun} {verb} not right, first at {place(first, axes)}."
    lines = [reason] if reason else []
    if array.ndim and array.shape[-1] > 1:
        which = "" if array.ndim == 1 else f"   ({place(first, axes).rsplit(', ', 1)[0]})"
        wanted_row, got_row = _windows(wanted, array, first)
        lines += [f"wanted  {wanted_row}{which}", f"got     {got_row}"]
    wanted_text, got_text = numbers_apart(wanted[first], array[first])
    if not lines or reason or number(wanted[first]) == number(array[first]):
        lines += [f"there:  wanted {wanted_text}, got {got_text}"]
    # A reason says it better than the idea; the idea and the place are a line each.
    headline, *more = [why, where] if why and not reason else [where]
    return CheckFailed(
        headline,
        *more,
        *lines,
        *given_lines(given),
        layer=Layer.PRECISION if reason else Layer.VALUE,
        grid=grid_of(of, wanted, array, wrong, axes),
    )


def _windows(wanted: np.ndarray, got: np.ndarray, first: tuple[int, ...]) -> list[str]:
    """The rows in which the first difference lies, from a little before it, one under the other."""
    start = max(0, first[-1] - 3) if wanted.shape[-1] > 8 else 0
    lines = rows(wanted[first[:-1]][start:], got[first[:-1]][start:])
    return [("... " if start else "") + line for line in lines]


def _precision_reason(array: np.ndarray, wanted: np.ndarray) -> str:
    """Say that digits are missing when that is all that is wrong with the numbers."""
    if array.dtype.kind != "f" or not array.size:
        return ""
    scale = max(1.0, float(np.max(np.abs(wanted[np.isfinite(wanted)]), initial=0.0)))
    off = float(np.nanmax(np.abs(array - wanted), initial=0.0))
    for digits in range(2, 8):
        if np.array_equal(array, np.round(array, digits)) and off <= 0.51 * 10.0**-digits:
            return f"Only precision is missing: the numbers look rounded to {digits} decimals. Do not round."
    if off > 3e-3 * scale:
        return ""
    if array.dtype == np.float32:
        return "Only precision is missing: float32 keeps about seven digits. Use float64, numpy's own choice."
    if np.array_equal(array, array.astype(np.float16).astype(array.dtype)):
        return "Only precision is missing: these are float16 numbers, which have three digits. Use float64."
    return ""


def expect_equal(got: Any, wanted: Any, *, of: str, given: Given = None, why: str = "") -> None:
    """Check plain Python values (lists, tuples, dicts, strings, whole numbers) for equality."""
    value = plain(got)
    if same(value, wanted, 0.0):
        return
    if type(value) is not type(wanted) and not (isinstance(value, np.integer) and isinstance(wanted, int)):
        raise CheckFailed(
            f"{of} is {a_kind(got)}, but {a_kind(wanted)} is wanted.",
            f"wanted  {short(wanted, 68)}",
            f"got     {short(value, 68)}",
            *given_lines(given),
            layer=Layer.TYPE,
        )
    headline, *more = [why, f"{as_code(of)} is not right."] if why else [f"{as_code(of)} is not right."]
    raise CheckFailed(
        headline,
        *more,
        f"wanted  {short(wanted, 68)}",
        f"got     {short(value, 68)}",
        *given_lines(given),
        layer=Layer.VALUE,
    )


def unpack_pair(got: Any, *, of: str, names: tuple[str, str]) -> tuple[Any, Any]:
    """The two parts of a result that must be a pair; a NamedTuple or any other sequence of two will do."""
    wanted = f"the pair ({names[0]}, {names[1]})"
    is_stack = isinstance(got, np.ndarray) and got.dtype != object
    if is_stack or not _unpacks(got):
        kind = f"one array of shape {shape(got)}" if is_stack else a_kind(got)
        raise CheckFailed(
            f"{of} returned {kind}, but {wanted} is wanted: two results.",
            f"`return {names[0]}, {names[1]}` returns both.",
            layer=Layer.TYPE,
        )
    parts = list(got)
    if len(parts) != 2:
        raise CheckFailed(
            f"{of} returned {len(parts)} things, but {wanted} is wanted: two results.", layer=Layer.TYPE
        )
    return parts[0], parts[1]


def _unpacks(got: Any) -> bool:
    """Whether a value is a sequence: it has a length and places, and is no text, dict or set."""
    if isinstance(got, (str, bytes, dict, set, frozenset, Mapping)):
        return False
    return all(hasattr(type(got), name) for name in ("__len__", "__getitem__"))
