"""What is to be remembered is saved in order, and trouble is said once."""

import queue
from dataclasses import replace
from typing import Any

import pytest

from txlab import standing
from txlab.flow.events import HintRevealed, Troubled
from txlab.model import Failure, Outcome, Progress, Standing, Verdict
from txlab.progress import Store
from txlab.watch.memory import Memory
from txlab.workspace import Workspace


@pytest.fixture
def posted() -> "queue.SimpleQueue[Any]":
    return queue.SimpleQueue()


def test_everything_is_saved_before_the_end(checkout: Workspace, posted: "queue.SimpleQueue[Any]") -> None:
    memory = Memory(Store(checkout), posted.put, Progress)
    for name in ("ex01_double", "ex02_half"):
        memory.update(lambda old, name=name: standing.move_to(old, name))
    memory.close()
    assert Store(checkout).load().current == "ex02_half"


def test_a_hint_counts_those_another_txlab_revealed(
    checkout: Workspace, posted: "queue.SimpleQueue[Any]"
) -> None:
    Store(checkout).update(lambda old: standing.reveal_hints(old, "ex01_double", 2))
    memory = Memory(Store(checkout), posted.put, Progress)
    memory.reveal_hint(checkout.lab.exercises[0])
    memory.close()
    event = posted.get(timeout=5)
    assert isinstance(event, HintRevealed)
    assert (event.exercise, event.revealed, event.newest) == ("ex01_double", (1, 2, 3), 3)


def test_a_hint_that_another_txlab_revealed_last_is_the_newest_there_is(
    checkout: Workspace, posted: "queue.SimpleQueue[Any]"
) -> None:
    Store(checkout).update(lambda old: standing.reveal_hints(old, "ex01_double", 4))
    memory = Memory(Store(checkout), posted.put, Progress)
    memory.reveal_hint(checkout.lab.exercises[0])
    memory.close()
    event = posted.get(timeout=5)
    assert (event.revealed, event.newest) == ((1, 2, 3, 4), 4)


def test_the_hint_that_fits_what_was_told_is_saved_out_of_order(
    checkout: Workspace, posted: "queue.SimpleQueue[Any]"
) -> None:
    fits = (frozenset[str](), frozenset[str](), frozenset({"a-slip"}), frozenset[str]())
    memory = Memory(Store(checkout), posted.put, Progress)
    failed = Verdict("ex01_double", Outcome.FAILED, 1, 2, 0.1, failure=Failure("c", "t", "m", "a-slip"))
    memory.update(lambda old: standing.record(old, failed))
    memory.reveal_hint(replace(checkout.lab.exercises[0], fits=fits))
    memory.close()
    event = posted.get(timeout=5)
    assert (event.revealed, event.newest) == ((3,), 3)
    saved = Store(checkout).load().standing("ex01_double")
    assert (saved.hints_revealed, saved.hints_ahead) == (0, {3})


def test_a_full_disk_is_said_once_and_work_goes_on(
    checkout: Workspace, posted: "queue.SimpleQueue[Any]", monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("txlab.files.replace", full)
    memory = Memory(Store(checkout), posted.put, Progress)
    memory.reveal_hint(checkout.lab.exercises[0])
    memory.reveal_hint(checkout.lab.exercises[0])
    memory.close()
    events = [posted.get(timeout=5) for _ in range(3)]
    assert posted.empty()
    assert ["No space left" in event.message for event in events if isinstance(event, Troubled)] == [True]
    assert [event.newest for event in events if isinstance(event, HintRevealed)] == [1, 2]


def test_a_fault_of_ours_reaches_the_main_thread(
    checkout: Workspace, posted: "queue.SimpleQueue[Any]"
) -> None:
    memory = Memory(Store(checkout), posted.put, Progress)
    memory.update(lambda old: 1 / 0)  # type: ignore[arg-type, return-value]
    memory.close()
    assert isinstance(posted.get(timeout=5), ZeroDivisionError)


def test_a_file_damaged_meanwhile_is_said_after_the_hint_and_what_the_screen_knows_is_saved_anew(
    checkout: Workspace, posted: "queue.SimpleQueue[Any]"
) -> None:
    known = Progress(standings={"ex02_half": Standing(outcome=Outcome.PASSED, ever_passed=True)})
    memory = Memory(Store(checkout), posted.put, lambda: known)
    checkout.state.mkdir()
    (checkout.state / "progress.json").write_text("{")
    memory.reveal_hint(checkout.lab.exercises[0])
    memory.close()
    assert isinstance(posted.get(timeout=5), HintRevealed)
    trouble = posted.get(timeout=5)
    assert isinstance(trouble, Troubled)
    assert "set aside" in trouble.message
    saved = Store(checkout).load()
    assert saved.standing("ex02_half").outcome is Outcome.PASSED
    assert saved.standing("ex01_double").hints_revealed == 1
