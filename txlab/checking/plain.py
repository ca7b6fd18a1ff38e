"""Strip values of whatever a learner's class could claim about itself."""

import contextlib
import copy
import operator
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

MOST_PARTS = 10_000  # of a list or tuple: whoever looks at more of them one by one takes too long
_EXACT = frozenset({str, int, bool, type(None)})  # of these, equal values are the same
_ATOMS = _EXACT | {float}  # never changed in place, so that no copy is needed


def plain(value: Any) -> Any:
    """The same value made of exact built-in types and plain arrays, copied.

    Lists, tuples, dicts and sets are rebuilt, subclasses of `str`, numbers and
    arrays become the base type. Anything else is returned as it is, so compare
    it by identity or refuse it.
    """
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is np.ndarray:
        return value.copy("K")
    if kind is list and _ATOMS.issuperset(map(type, value)):
        return value[:]
    if kind is tuple and _ATOMS.issuperset(map(type, value)):
        return value
    if isinstance(value, np.ndarray):
        return np.array(np.asarray(value), copy=True)
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, np.generic):
        return value
    if isinstance(value, int):
        return int.__int__(value)
    if isinstance(value, float):
        return float.__float__(value)
    if isinstance(value, list):
        return [plain(v) for v in list.__iter__(value)]
    if isinstance(value, tuple):
        return tuple(plain(v) for v in tuple.__iter__(value))
    if isinstance(value, dict):
        return {_key(k): plain(v) for k, v in dict.items(value)}
    if isinstance(value, (set, frozenset)):
        return frozenset(_key(v) for v in value)
    if isinstance(value, Mapping):
        try:
            return {_key(k): plain(v) for k, v in dict(value).items()}
        except BaseException:
            return value
    if isinstance(value, Sequence) and not isinstance(value, (bytes, bytearray, memoryview, range)):
        return tuple(plain(v) for v in value)
    return value


def is_known(value: Any) -> bool:
    """Whether a plain value is made of nothing but what `same` can compare; other objects are not."""
    if isinstance(value, (list, tuple, frozenset)):
        return all(is_known(v) for v in value)
    if isinstance(value, dict):
        return all(is_known(v) for v in value.values())
    if isinstance(value, (np.ndarray, np.generic)):
        return _family(np.asarray(value)) != "other"
    return isinstance(value, (str, int, float, type(None)))


def _key(value: Any) -> Any:
    made = plain(value)
    try:
        hash(made)
    except TypeError:
        return value
    return made


def same(a: Any, b: Any, tolerance: float = 1e-9) -> bool:
    """Whether two plain values are the same, numbers within a relative and absolute tolerance.

    NaN equals NaN, and an array of whole numbers or truth values is not the same
    as an array of floats. Lists and tuples differ; so do arrays of other shapes.
    """
    kind = type(a)
    if kind in _ATOMS and a is b:
        return True
    if isinstance(a, (np.ndarray, np.generic)) or isinstance(b, (np.ndarray, np.generic)):
        return _same_arrays(a, b, tolerance)
    if (kind is list or kind is tuple) and _EXACT.issuperset(map(type, a)) and kind is type(b):
        return list(map(type, a)) == list(map(type, b)) and bool(a == b)
    if isinstance(a, (list, tuple)):
        return (
            type(a) is type(b)
            and len(a) == len(b)
            and all(same(x, y, tolerance) for x, y in zip(a, b, strict=True))
        )
    if isinstance(a, dict):
        return (
            isinstance(b, dict)
            and a.keys() == b.keys()
            and all(same(value, b[key], tolerance) for key, value in a.items())
        )
    if isinstance(a, float) and isinstance(b, float):
        return _same_arrays(np.asarray(a), np.asarray(b), tolerance)
    if type(a) is not type(b):
        return False
    if a is b:
        return True
    return type(a) in (str, int, bool, frozenset, type(None)) and bool(a == b)


def unchanged(value: Any, before: Any) -> bool:
    """Whether a value is still what `before`, the plain copy made of it earlier, says."""
    kind = type(value)
    if kind is np.ndarray or kind in _ATOMS:
        return value is before or same(value, before, 0.0)
    # What is there by identity is the same: of all that can change in place, a plain copy has its own.
    if kind is list or kind is tuple:
        if kind is not type(before) or len(value) != len(before):
            return False
        return all(map(operator.is_, value, before)) or all(map(unchanged, value, before))
    # Plain keys are put away as they are; dicts with others are held against each other as a whole.
    is_alike = kind is dict and type(before) is dict and len(value) == len(before)
    if is_alike and all(map(operator.is_, value, before)):
        return all(map(unchanged, value.values(), before.values()))
    return same(plain(value), before, 0.0)


def _same_arrays(a: Any, b: Any, tolerance: float) -> bool:
    if _same_bytes(a, b):
        return True
    numeric = (np.ndarray, np.generic, int, float)
    if not isinstance(a, numeric) or not isinstance(b, numeric):
        return False
    a, b = np.asarray(a), np.asarray(b)
    if a.shape != b.shape or _family(a) != _family(b):
        return False
    if _family(a) == "other":
        return False
    if tolerance == 0.0:
        return bool(np.array_equal(a, b, equal_nan=a.dtype.kind in "fc"))
    with np.errstate(all="ignore"):
        told = near(a, b, tolerance)
        if told is None:
            told = bool(np.allclose(a, b, rtol=tolerance, atol=tolerance, equal_nan=True))
        return told


def _same_bytes(a: Any, b: Any) -> bool:
    """Whether two plain arrays of numbers are the same to the last bit: the usual case, told quickly."""
    if type(a) is not np.ndarray or type(b) is not np.ndarray:
        return False
    return (
        a.dtype is b.dtype and a.shape == b.shape and a.dtype.kind in "fciub" and a.tobytes() == b.tobytes()
    )


def near(a: np.ndarray, b: np.ndarray, tolerance: float) -> bool | None:
    """What `np.allclose` says of arrays of one shape, quicker; None where they are not finite floats."""
    if a.dtype.kind != "f" or b.dtype.kind != "f" or not np.isfinite(b).all():
        return None
    if (np.abs(a - b) <= tolerance + tolerance * np.abs(b)).all():
        return True
    return False if np.isfinite(a).all() else None


def _family(array: np.ndarray) -> str:
    return {"f": "float", "c": "complex", "b": "bool", "i": "int", "u": "int"}.get(array.dtype.kind, "other")


def snapshot(value: Any) -> Any:
    """A deep copy to hold a value against later; arrays keep their numbers, not their class."""
    if isinstance(value, (np.ndarray, list, tuple, dict, str, int, float, type(None), np.generic)):
        return plain(value)
    try:
        return copy.deepcopy(value)
    except BaseException:
        return value


def _reform(value: np.ndarray, before: np.ndarray) -> None:
    """Give an array its old dtype and shape again where code set them in place (`x.shape = ...`)."""
    with warnings.catch_warnings(), contextlib.suppress(Exception):
        warnings.simplefilter("ignore")  # newer releases of numpy advise against setting either
        if value.dtype != before.dtype:
            value.dtype = before.dtype  # type: ignore[misc]
        if value.size != before.size:
            value.resize(before.shape, refcheck=False)
        elif value.shape != before.shape:
            value.shape = before.shape


def restore(value: Any, before: Any) -> None:
    """Put an edited list, dict or array back to what it held before, in place; an array to its shape too."""
    if isinstance(value, np.ndarray) and isinstance(before, np.ndarray):
        _reform(value, before)
        if value.shape == before.shape and value.dtype.kind == before.dtype.kind:
            if not value.flags.writeable:
                value.flags.writeable = True
            value[...] = before
    elif isinstance(value, list):
        value[:] = before
    elif isinstance(value, dict):
        inner = {key: value[key] for key in before if key in value}
        value.clear()
        for key, old in before.items():
            kept = inner.get(key)
            if isinstance(kept, np.ndarray) and isinstance(old, np.ndarray) and kept.shape == old.shape:
                restore(kept, old)
                value[key] = kept
            else:
                value[key] = snapshot(old)
