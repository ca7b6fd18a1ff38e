"""A key that is held down acts once; keys that are pressed act as often as they are."""

from collections.abc import Iterable

import pytest

from txlab.repeats import Repeats

HELD = [0.0, *(0.5 + 0.03 * number for number in range(30))]
SLOWLY_HELD = [0.0, *(0.4 + 0.09 * number for number in range(10))]


def passed(typed: Iterable[tuple[float, str]]) -> list[str]:
    """What is let through of the keys typed at some moments."""
    repeats, found = Repeats(), list[str]()
    for at, keys in typed:
        if repeats.due is not None and repeats.due <= at:
            found += repeats.feed([], repeats.due)
        found += repeats.feed(list(keys), at)
    return found + (repeats.feed([], repeats.due) if repeats.due is not None else [])


@pytest.mark.parametrize("moments", [HELD, SLOWLY_HELD, [0.03 * number for number in range(9)]])
def test_a_held_key_acts_once(moments: list[float]) -> None:
    assert passed((at, "n") for at in moments) == ["n"]


@pytest.mark.parametrize(("size", "gap"), [(2, 0.06), (3, 0.09), (4, 0.13)])
def test_a_held_key_whose_repeats_come_in_batches_acts_once(size: int, gap: float) -> None:
    assert passed([(0.0, "h"), *((0.5 + gap * number, "h" * size) for number in range(10))]) == ["h"]


def test_a_held_key_that_falters_acts_once() -> None:
    moments = [*HELD, HELD[-1] + 0.13, HELD[-1] + 0.16, HELD[-1] + 0.3]
    assert passed((at, "h") for at in moments) == ["h"]


def test_taps_that_get_quicker_are_all_acted_on() -> None:
    assert passed([(0.0, "n"), (0.15, "n"), (0.24, "n")]) == ["n", "n", "n"]
    assert passed([(0.0, "n"), (0.15, "n"), (0.24, "n"), (0.3, "l")]) == ["n", "n", "n", "l"]


def test_a_key_pressed_again_after_it_was_held_acts_again() -> None:
    assert passed([*((at, "n") for at in HELD), (2.0, "n"), (9.0, "n")]) == ["n", "n", "n"]


def test_another_key_after_a_held_one_acts_at_once() -> None:
    assert passed([*((at, "n") for at in HELD), (1.41, "h"), (1.45, "n")]) == ["n", "h", "n"]


@pytest.mark.parametrize("gap", [0.101, 0.2, 0.5, 2.0])
def test_a_key_pressed_several_times_acts_as_often(gap: float) -> None:
    assert passed((gap * number, "n") for number in range(5)) == ["n"] * 5


def test_two_quick_presses_are_two() -> None:
    assert passed([(0.0, "n"), (0.09, "n")]) == ["n", "n"]
    assert passed([(0.0, "n"), (0.05, "n"), (0.09, "l")]) == ["n", "n", "l"]


def test_what_was_pasted_or_sent_by_a_program_is_taken_as_it_is() -> None:
    assert passed([(0.0, "hhh")]) == ["h", "h", "h"]
    assert passed([(0.0, "h"), (0.004, "h"), (0.008, "h")]) == ["h", "h", "h"]


def test_the_repeats_that_a_slow_line_held_up_are_one_key() -> None:
    assert passed([(0.0, "n" * 30 + "l")]) == ["n", "l"]


@pytest.mark.parametrize("key", ["up", "down", "pagedown", "backspace", " "])
def test_keys_that_move_may_be_held(key: str) -> None:
    repeats = Repeats()
    assert [repeats.feed([key], at) for at in HELD] == [[key]] * len(HELD)


def test_a_second_press_waits_no_longer_than_a_tenth_of_a_second() -> None:
    repeats = Repeats()
    assert repeats.feed(["n"], 1.0) == ["n"]
    assert repeats.feed(["n"], 1.2) == []
    assert repeats.due == pytest.approx(1.3)
    assert repeats.feed([], 1.3) == ["n"]
    assert repeats.due is None
