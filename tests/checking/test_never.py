"""Inputs that show an answer which is kept by less than all of them."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from txlab.checking import changed_in_turn


def _inputs() -> tuple[Any, ...]:
    return np.arange(12.0).reshape(3, 4), list("abcd"), {"K": np.arange(4.0), "n_heads": 2}, 0.5


def _content(value: Any) -> Any:
    if isinstance(value, dict):
        return [_content(each) for each in value.values()]
    return list(value.flat if isinstance(value, np.ndarray) else value) if np.ndim(value) else value


def test_one_more_input_has_changed_each_time() -> None:
    """Nothing at first, then each list, array and dict alone; numbers are left as they are."""
    before, found = [_content(value) for value in _inputs()], []
    for case in changed_in_turn(*_inputs()):
        now = [_content(value) for value in case]
        found.append([new != old for new, old in zip(now, before, strict=True)])
        before = now
    one_of = [[number == at for number in range(4)] for at in range(3)]
    assert found == [[False] * 4, *one_of]


def test_they_stay_the_same_objects() -> None:
    """What looks at which objects it was given sees no change."""
    inputs = _inputs()
    for case in changed_in_turn(*inputs):
        assert all(new is old for new, old in zip(case, inputs, strict=True))


@pytest.mark.parametrize(
    "key",
    [np.shape, np.sum, lambda x: x.flat[0], lambda x: x.flat[-1], lambda x: x[0].tolist()],
    ids=["shape", "sum", "first number", "last number", "first row"],
)
def test_no_shortcut_tells_the_inputs_apart(key: Callable[[Any], Any]) -> None:
    """An array that is not laid out in order is changed as well."""
    array = np.arange(12.0).reshape(4, 3).T
    keys, contents = [], []
    for (x,) in changed_in_turn(array):
        keys.append(key(x))
        contents.append(x.tolist())
    assert keys[0] == keys[1]
    assert contents[0] != contents[1]
