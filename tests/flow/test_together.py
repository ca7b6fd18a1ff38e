"""Files saved a moment apart are one save, and what is run is what was read of them."""

from collections.abc import Callable
from typing import Any

import pytest

from txlab.flow import Page, events
from txlab.flow.effects import Paint, StartRun

ONE, TWO, THREE = "ex01_one", "ex02_two", "ex03_three"
Start = Callable[..., Any]


def save(watch: Any, at: float, *names: str, text: str = "") -> None:
    files = tuple((name, f"{at} {text}") for name in names)
    contents = {name: (text or f"{name} {at}").encode() for name in names}
    watch.clock = at
    watch.send(events.FileSaved(files=files, contents=contents, at=at))


def sources(watch: Any) -> list[bytes | None]:
    return [effect.source for effect in watch.seen(StartRun)]


def test_a_save_is_run_as_it_was_read(start: Start) -> None:
    watch = start(ONE)
    save(watch, 1.0, ONE, text="x = 1")
    assert sources(watch) == [b"x = 1"]
    watch.finish(False)
    watch.press("r")
    assert sources(watch) == [None]


def test_a_save_that_waits_is_run_as_it_was_read_last(start: Start) -> None:
    watch = start(ONE)
    save(watch, 1.0, ONE)
    save(watch, 2.0, TWO, text="older")
    save(watch, 3.0, TWO, text="newer")
    watch.finish(False)
    assert sources(watch) == [b"newer"]


def test_a_file_that_was_deleted_since_is_read_anew(start: Start) -> None:
    watch = start(ONE)
    save(watch, 1.0, ONE)
    save(watch, 2.0, TWO)
    watch.send(events.FileDeleted(exercise=TWO, at=3.0))
    watch.finish(False)
    assert sources(watch) == [None]


@pytest.mark.parametrize("order", [(ONE, THREE), (THREE, ONE)])
def test_of_files_saved_a_moment_apart_the_lowest_failing_is_shown(
    start: Start, order: tuple[str, str]
) -> None:
    watch = start(TWO)
    save(watch, 1.0, order[0])
    save(watch, 1.09, order[1])
    watch.finish(False)
    assert not watch.seen(Paint)
    watch.finish(False)
    assert (watch.view.page, watch.view.verdict.exercise) == (Page.VERDICT, ONE)
    assert watch.state.current == ONE


def test_files_saved_a_moment_apart_that_all_pass_are_celebrated_together(start: Start) -> None:
    watch = start(ONE)
    save(watch, 1.0, ONE)
    save(watch, 1.05, TWO)
    watch.finish(True)
    watch.finish(True)
    assert (watch.view.just_passed, watch.view.exercise) == ((ONE, TWO), THREE)


def test_many_files_saved_one_after_the_other_are_one_save(start: Start) -> None:
    watch = start(ONE)
    for number, name in enumerate((THREE, TWO, ONE)):
        save(watch, 1.0 + number * 0.09, name)
    for passed in (False, True, False):
        watch.finish(passed)
    assert watch.view.verdict.exercise == TWO
    assert watch.state.running is None


def test_a_failure_is_not_buried_under_a_pass_a_moment_later(start: Start) -> None:
    watch = start(ONE, passed=(ONE,))
    save(watch, 1.0, ONE)
    save(watch, 1.05, TWO)
    watch.finish(False)
    watch.finish(True)
    assert (watch.view.page, watch.view.verdict.exercise) == (Page.VERDICT, ONE)
    assert watch.view.notes == ("1  Title 1 lost its mark: it passed before.",)


def test_a_save_later_waits_its_turn_and_is_told_about_by_itself(start: Start) -> None:
    watch = start(ONE)
    save(watch, 1.0, ONE)
    save(watch, 1.2, THREE)
    watch.finish(False)
    assert watch.view.verdict.exercise == ONE
    watch.finish(False)
    assert watch.view.verdict.exercise == THREE


def test_a_save_after_a_verdict_is_one_of_its_own_however_soon(start: Start) -> None:
    watch = start(ONE)
    save(watch, 1.0, ONE)
    watch.finish(False)
    save(watch, 1.02, THREE)
    watch.finish(False)
    assert watch.view.verdict.exercise == THREE
