"""`txlab list`: where the learner stands, by what the last runs came to and what lies on disk."""

import pytest

from txlab import standing
from txlab.commands import list as listing
from txlab.commands.session import Session
from txlab.model import Outcome, Verdict

Capture = pytest.CaptureFixture[str]


def lines(session: Session, capsys: Capture) -> list[str]:
    assert listing.run(session) == 0
    return capsys.readouterr().out.splitlines()[1:]


def remember(session: Session, outcome: Outcome, passed: int) -> None:
    verdict = Verdict("ex01_double", outcome, passed, 11, 0.1)
    session.store.update(lambda old: standing.record(old, verdict))


def test_untouched_starters_are_not_started_and_the_first_is_current(
    session: Session, capsys: Capture
) -> None:
    first, second = lines(session, capsys)
    assert first.split("  ")[0] == ">"
    assert "Twice a number" in first
    assert "not started" in first
    assert "0 of 4" in first
    assert "not started" in second
    assert not second.startswith(">")


@pytest.mark.parametrize(
    ("outcome", "state"),
    [
        (Outcome.FAILED, "failing 7 of 11"),
        (Outcome.PASSED, "passed"),
        (Outcome.BROKEN, "could not be loaded"),
        (Outcome.TIMEOUT, "ran out of time"),
        (Outcome.CRASHED, "run died"),
        (None, "not run yet"),
    ],
)
def test_an_edited_file_is_as_its_last_run(
    session: Session, capsys: Capture, outcome: Outcome | None, state: str
) -> None:
    session.workspace.file(session.exercise("1")).write_text("# edited\n")
    if outcome is not None:
        remember(session, outcome, 7)
    assert state in lines(session, capsys)[0]


def test_a_missing_file_is_said(session: Session, capsys: Capture) -> None:
    remember(session, Outcome.PASSED, 11)
    session.workspace.file(session.exercise("1")).unlink()
    assert "no file" in lines(session, capsys)[0]


def test_hints_used_and_the_current_one_are_shown(session: Session, capsys: Capture) -> None:
    session.store.update(lambda old: standing.reveal_hints(old, "ex02_half", 3))
    session.store.update(lambda old: standing.move_to(old, "ex02_half"))
    first, second = lines(session, capsys)
    assert "3 of 4" in second
    assert second.startswith(">")
    assert not first.startswith(">")
