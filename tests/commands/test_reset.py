"""`txlab reset`: asks, backs up, says where, and can be undone."""

import shutil
from pathlib import Path

import pytest

from txlab import standing
from txlab.commands import reset
from txlab.commands import session as sessions
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Outcome, Verdict

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def edited(session: Session) -> Path:
    """The learner's first file, with work in it."""
    file = session.workspace.file(session.exercise("1"))
    file.write_text("mine\n")
    return file


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> list[str]:
    """Sit at a terminal and answer every question with `text`; the questions asked."""
    asked: list[str] = []
    monkeypatch.setattr(reset, "is_interactive", lambda: True)
    monkeypatch.setattr("builtins.input", lambda question: asked.append(question) or text)
    return asked


def test_without_a_terminal_and_without_yes_nothing_happens(session: Session, edited: Path) -> None:
    with pytest.raises(LabError, match="no terminal") as caught:
        reset.run(session, "1", yes=False, undo=False)
    assert "txlab reset 1 --yes" in (caught.value.help or "")
    assert edited.read_text() == "mine\n"


def test_yes_goes_ahead_and_says_where_the_file_is_kept(
    session: Session, edited: Path, capsys: Capture
) -> None:
    session.store.update(lambda old: standing.record(old, Verdict("ex01_double", Outcome.PASSED, 2, 2, 0.1)))
    assert reset.run(session, "1", yes=True, undo=False) == 0
    shown = capsys.readouterr().out
    kept = next(line.split(" is kept as ")[1] for line in shown.splitlines() if " is kept as " in line)
    assert (session.workspace.root / kept).read_text() == "mine\n"
    assert "git's last commit" in shown
    assert session.workspace.is_untouched(session.exercise("1"))
    assert session.store.load().standing("ex01_double").outcome is None


def test_a_terminal_is_asked_and_no_means_no(
    session: Session, edited: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    asked = answer(monkeypatch, "")
    assert reset.run(session, "1", yes=False, undo=False) == 0
    assert "exercises/ex01_double.py" in asked[0]
    assert edited.read_text() == "mine\n"
    answer(monkeypatch, "Y")
    assert reset.run(session, "1", yes=False, undo=False) == 0
    assert edited.read_text() != "mine\n"


def test_an_untouched_file_is_not_asked_about(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    asked = answer(monkeypatch, "")
    assert reset.run(session, "1", yes=False, undo=False) == 0
    assert "nothing to reset" in capsys.readouterr().out
    assert asked == []
    assert not session.workspace.state.exists()


def test_a_missing_file_comes_back_without_a_question(
    session: Session, edited: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edited.unlink()
    asked = answer(monkeypatch, "")
    assert reset.run(session, "1", yes=False, undo=False) == 0
    assert session.workspace.is_untouched(session.exercise("1"))
    assert asked == []


def test_without_git_it_is_refused_before_the_question(
    session: Session, edited: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(session.workspace.root / ".git")
    asked = answer(monkeypatch, "y")
    with pytest.raises(LabError, match="git"):
        reset.run(session, "1", yes=False, undo=False)
    assert asked == []
    assert edited.read_text() == "mine\n"


def test_undo_brings_the_work_back(session: Session, edited: Path, capsys: Capture) -> None:
    reset.run(session, "1", yes=True, undo=False)
    capsys.readouterr()
    assert reset.run(session, "1", yes=False, undo=True) == 0
    assert edited.read_text() == "mine\n"
    shown = capsys.readouterr().out
    assert shown.count(".txlab/backups/ex01_double.") == 2


def test_the_end_of_input_is_no_answer(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def closed(_question: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert sessions.ask("Sure?") is False
