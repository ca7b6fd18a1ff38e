"""Right answers that are computed once: a run need not wait for the slow loops again."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

import numpy as np

from txlab.checking.plain import is_known, plain

F = TypeVar("F", bound=Callable[..., Any])


class Unlike(Exception):
    """A value that has no content to remember it by."""


def remembered(function: F) -> F:
    """Compute what a function of a check gives only once for arguments of the same content.

    For slow right answers and for drawn inputs, which depend on their arguments
    alone: never for anything that is made of what a learner returned. Each call
    gets a fresh copy, so that nobody can change what is remembered. Results that
    are not made of numbers, strings, arrays, lists, tuples and dicts are made anew each time.
    """
    kept: dict[Any, Any] = {}

    @wraps(function)
    def recall(*args: Any, **named: Any) -> Any:
        try:
            key = content((args, named))
        except Unlike:
            return function(*args, **named)
        if key not in kept:
            result = function(*args, **named)
            if not is_known(result):
                return result
            kept[key] = plain(result)
        return plain(kept[key])

    return cast(F, recall)


def content(value: Any) -> Any:
    """A value as something that can be looked up: equal for two values that are the same throughout."""
    kind = type(value)
    if kind is str or value is None:
        return value
    if kind is np.ndarray and not value.dtype.hasobject:
        return value.dtype.str, value.shape, value.tobytes()
    if kind is int or kind is bool:
        return kind, value
    if kind is float:
        return kind, value.hex()  # 0.0 and -0.0 are equal, but not the same
    if kind is list or kind is tuple:
        return (kind, *map(content, value))
    if kind is dict:
        return (kind, *map(content, value), *map(content, value.values()))
    raise Unlike
