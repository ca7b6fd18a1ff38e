"""Values in few characters: numbers rounded alike, arrays small enough to read."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from txlab.checking.excerpt import kind_name
from txlab.plain import plain as escaped

WIDTH = 76
DECIMALS = 4
_ONLY_SHAPE = "an array of shape "


def number(value: Any) -> str:
    """One number with four decimals, or in powers of ten where those would hide it."""
    value = np.asarray(value)[()]
    if isinstance(value, (bool, np.bool_)):
        return str(bool(value))
    if isinstance(value, (int, np.integer)):
        return str(int(value))
    if isinstance(value, (complex, np.complexfloating)):
        return f"{value:.{DECIMALS}f}"
    value = float(value)
    if not np.isfinite(value):
        return str(value)
    if value and (abs(value) < 10**-DECIMALS or abs(value) >= 1e7):
        return f"{value:.3e}"
    return f"{value:.{DECIMALS}f}"


def numbers_apart(wanted: Any, got: Any) -> tuple[str, str]:
    """Two numbers, with as many decimals as it takes to tell them apart."""
    texts = number(wanted), number(got)
    if texts[0] != texts[1]:
        return texts
    for digits in range(6, 18, 2):
        texts = f"{float(wanted):.{digits}g}", f"{float(got):.{digits}g}"
        if texts[0] != texts[1]:
            break
    return texts


def row(values: np.ndarray) -> str:
    """A row of numbers in brackets, cut at the end when it is too long for a line."""
    return rows(values)[0]


def rows(*lines: np.ndarray) -> list[str]:
    """Rows of numbers, one under the other: of one width, and cut behind the same number."""
    cells = [[number(v) for v in line[:32]] for line in lines]
    width = max((len(cell) for line in cells for cell in line), default=0)
    fits = max(2, (WIDTH - 14) // (width + 2))
    longest = max(len(line) for line in lines)
    count = fits if longest <= fits else fits - 1
    texts = []
    for line, values in zip(cells, lines, strict=True):
        shown = [cell.rjust(width) for cell in line[:count]] + (["..."] if len(values) > count else [])
        texts.append("[" + ", ".join(shown) + "]")
    return texts


def _bare_row(values: np.ndarray) -> str:
    """A row within other text, where there is nothing to stand in line with."""
    return f"[{', '.join(map(number, values))}]"


def as_code(text: str) -> str:
    """An expression in backticks, as the learner would write it; words stay as they are."""
    return f"`{text}`" if re.fullmatch(r"[\w.]+(\(.*\)|\[.*\])*", text) else text


def shape(value: np.ndarray, axes: Sequence[str] | None = None) -> str:
    """A shape as text; with axis names, `(n, d_k) = (3, 4)`."""
    sizes = f"({', '.join(str(s) for s in value.shape)}{',' if value.ndim == 1 else ''})"
    if axes and len(axes) == value.ndim:
        return f"({', '.join(axes)}{',' if len(axes) == 1 else ''}) = {sizes}"
    return sizes


def place(index: Sequence[int], axes: Sequence[str] | None = None) -> str:
    """An index in words: `row 1, column 2`, or `head 0, row 1, column 2`."""
    if len(index) == 0:
        return "the number"
    if axes and len(axes) == len(index) and all(a[:1].isalpha() for a in axes) and len(index) > 2:
        names = ["head" if "head" in axes[0] else "block", *["row", "column"][-(len(index) - 1) :]]
        if len(names) == len(index):
            return ", ".join(f"{n} {i}" for n, i in zip(names, index, strict=True))
    if len(index) == 1:
        return f"entry {index[0]}"
    if len(index) == 2:
        return f"row {index[0]}, column {index[1]}"
    return "index [" + ", ".join(str(i) for i in index) + "]"


def short(value: Any, limit: int = 60) -> str:
    """Any value on one line, cut to `limit` characters; never trusts its own repr."""
    if isinstance(value, np.ndarray):
        if value.size == 0 or value.size > 8 or value.ndim > 2:
            return f"{_ONLY_SHAPE}{shape(value)}"
        if value.ndim == 0:
            return number(value)
        text = row(value) if value.ndim == 1 else f"[{', '.join(map(_bare_row, value))}]"
        return text if len(text) <= limit else f"{_ONLY_SHAPE}{shape(value)}"
    if isinstance(value, (bool, type(None))):
        return str(value)
    if isinstance(value, (float, np.floating)):
        return number(value)
    if isinstance(value, dict):
        items = ", ".join(f"{short(k, 20)}: {short(v, 20)}" for k, v in list(dict.items(value))[:8])
        text = "{" + items + (", ..." if len(value) > 8 else "") + "}"
    else:
        try:
            text = repr(value)
        except BaseException:
            text = a_kind(value)
        if text.startswith("<") and not isinstance(value, str):
            text = a_kind(value)  # a plain repr is an address in memory, which says nothing
    text = escaped(text[: limit * 4]).replace("\n", "\\n")
    return text if len(text) <= limit else text[: limit - 3] + "..."


def given_lines(given: Mapping[str, Any] | Callable[[], Mapping[str, Any]] | None) -> tuple[str, ...]:
    """`given  tokens = ['a', 'b']` for every input worth showing; large ones by their shapes, on one line."""
    given = given() if callable(given) else given
    if not given:
        return ()
    width = max(len(name) for name in given)
    texts = {name: _compact(value, 62 - width) for name, value in given.items()}
    large = [name for name, text in texts.items() if text.startswith(_ONLY_SHAPE)]
    shapes = ", ".join(f"{name} {texts[name].removeprefix(_ONLY_SHAPE)}" for name in large)
    if len(large) < 2 or len(shapes) > WIDTH - 8:
        large = []
    lines = [f"given   {name.ljust(width)} = {text}" for name, text in texts.items() if name not in large]
    return (*lines, f"given   {shapes}") if large else tuple(lines)


def _compact(value: Any, limit: int) -> str:
    """An input in little room: whole numbers as such, and an array of one number by that number."""
    if not isinstance(value, np.ndarray) or value.dtype.kind != "f" or value.size < 2:
        return short(value, limit)
    if not np.isfinite(value).all() or (value != np.round(value)).any() or np.abs(value).max() >= 1e6:
        return short(value, limit)
    if (value == value.flat[0]).all():
        return f"all {int(value.flat[0])}, shape {shape(value)}"
    return short(value.astype(int), limit)


_KINDS = {
    "list": "a list", "tuple": "a tuple", "dict": "a dict", "set": "a set", "str": "a string",
    "int": "a whole number", "float": "a single number", "bool": "True or False", "generator": "a generator",
    "NoneType": "None", "function": "a function", "ndarray": "an array", "map": "a map object",
    "zip": "a zip object", "float64": "a single number",
    "float32": "a single number", "matrix": "a numpy matrix",
}  # fmt: skip


def a_kind(value: Any) -> str:
    """What kind of thing a value is, with its article: `a list`, `a generator`."""
    name = kind_name(value)
    return _KINDS.get(name) or f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"
