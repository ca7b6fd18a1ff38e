"""Plain copies, and the quick ways to compare them: as exact as the slow ones."""

import numpy as np
import pytest

from txlab.checking.plain import near, plain, same, unchanged


class Liar(str):
    """A string that claims to equal anything."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other):
        return True


class Likeness:
    """An object that claims to equal anything."""

    def __eq__(self, other):
        return True

    __hash__ = None


@pytest.mark.parametrize(
    "value",
    [3, 2.5, "a", None, True, ["a", 1, None], ("a", 2.0), {"k": [1, 2]}, [[1], ("b",)], {("a", "b"): 3}],
)
def test_a_plain_value_is_the_same_as_its_copy(value):
    """built-in values are copied as they are."""
    made = plain(value)
    assert type(made) is type(value)
    assert same(made, value, 0.0)
    assert unchanged(value, made)


@pytest.mark.parametrize("value", [["a"], [1, [2]], {"a": 1}, {"a": [1]}, np.zeros(2), [np.zeros(2)]])
def test_a_copy_shares_nothing_that_can_change(value):
    """lists, dicts and arrays of a copy are others, at every depth."""
    made = plain(value)
    assert made is not value
    part, copied = (value, made) if isinstance(value, np.ndarray) else (list(value), list(made))
    if isinstance(part, list) and isinstance(part[-1], (list, np.ndarray)):
        assert part[-1] is not copied[-1]
    if isinstance(value, dict) and isinstance(value["a"], list):
        assert value["a"] is not made["a"]


def test_an_array_keeps_its_layout_and_loses_its_class():
    """a copy is laid out like the array itself, as `np.array` does it."""
    turned = np.arange(6.0).reshape(2, 3).T
    assert plain(turned).flags["F_CONTIGUOUS"]
    assert type(plain(turned.view(type("Mine", (np.ndarray,), {})))) is np.ndarray


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ([1], [1.0]),
        ([1], [True]),
        ((1,), [1]),
        (["a"], ["b"]),
        (["a"], ["a", "a"]),
        ({"a": 1}, {"a": True}),
        (0.0, 0),
        (np.zeros(2), np.zeros(2, dtype=int)),
        (np.zeros(2), np.zeros((1, 2))),
        (np.array([1.0, np.nan]), np.array([1.0, 2.0])),
        (np.array([np.inf]), np.array([-np.inf])),
        (["a"], [Likeness()]),
        ([Likeness()], ["a"]),
    ],
)
def test_values_that_differ_are_never_the_same(a, b):
    """type and shape count, and no object is asked whether it is equal."""
    assert not same(a, b, 0.0)
    assert not same(a, b)


def test_nan_is_the_same_as_nan_and_zero_as_minus_zero():
    """the bytes of two arrays may differ where their numbers do not."""
    assert same(np.array([np.nan, 0.0]), np.array([np.nan, -0.0]), 0.0)
    assert same(float("nan"), float("nan"))


@pytest.mark.parametrize(
    "edit",
    [
        lambda v: v["list"].append(1),
        lambda v: v["list"].__setitem__(0, "z"),
        lambda v: v["list"].__setitem__(0, Liar("z")),
        lambda v: v["array"].__setitem__(0, 7.0),
        lambda v: v["array"].resize((3, 1), refcheck=False),
        lambda v: v.pop("list"),
        lambda v: v.update(new=1),
        lambda v: v.update(number=2.0),
        lambda v: v["deep"][0]["x"].append(0),
        lambda v: v.__setitem__("array", v["array"].astype(np.float32) + 1),
    ],
)
def test_every_change_is_seen(edit):
    """in place, at any depth, of any kind."""
    value = {"list": ["a", "b"], "array": np.arange(3.0), "number": 2, "deep": ({"x": [1]},)}
    before = plain(value)
    assert unchanged(value, before)
    edit(value)
    assert not unchanged(value, before)


@pytest.mark.parametrize("off", [0.0, 5e-7, 5e-6, np.nan, np.inf])
@pytest.mark.parametrize("right", [1.0, 1e12, -3e-9, 0.0, np.inf, np.nan])
def test_near_says_what_allclose_says_or_nothing(off, right):
    """the quick comparison agrees with numpy's, also beside infinity and NaN."""
    a, b = np.array([[right + off, 1.0]]), np.array([[right, 1.0]])
    with np.errstate(all="ignore"):
        told = near(a, b, 1e-6)
        assert told in (None, np.allclose(a, b, rtol=1e-6, atol=1e-6, equal_nan=True))
    assert told is not None or not np.isfinite([a, b]).all()
