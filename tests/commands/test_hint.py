"""`txlab hint`: one rung at a time, never more than asked for."""

import pytest

from txlab.commands import hint
from txlab.commands.session import Session
from txlab.errors import LabError

Capture = pytest.CaptureFixture[str]


def test_each_call_reveals_one_more_and_the_last_names_the_solution(
    session: Session, capsys: Capture
) -> None:
    for number in range(1, 5):
        assert hint.run(session, "1", again=False, everything=False) == 0
        shown = capsys.readouterr().out
        assert shown.count("Hint ") == number
        assert f"Hint {number} of 4" in shown
        assert ("That was the last hint. The solution: txlab solution 1" in shown) == (number == 4)
    hint.run(session, "1", again=False, everything=False)
    assert "There are no more hints. The solution: txlab solution 1" in capsys.readouterr().out


def test_again_reveals_nothing(session: Session, capsys: Capture) -> None:
    hint.run(session, "1", again=True, everything=False)
    assert "No hint is revealed yet" in capsys.readouterr().out
    hint.run(session, "1", again=False, everything=False)
    capsys.readouterr()
    hint.run(session, "1", again=True, everything=False)
    assert capsys.readouterr().out.count("Hint ") == 1
    assert session.store.load().standing("ex01_double").hints_revealed == 1


def test_all_reveals_all(session: Session, capsys: Capture) -> None:
    hint.run(session, "half", again=False, everything=True)
    assert "Hint 4 of 4" in capsys.readouterr().out
    assert session.store.load().standing("ex02_half").hints_revealed == 4


def test_both_at_once_is_refused(session: Session) -> None:
    with pytest.raises(LabError, match="one of them"):
        hint.run(session, "1", again=True, everything=True)


def test_off_a_terminal_there_are_no_codes(session: Session, capsys: Capture) -> None:
    hint.run(session, "1", again=False, everything=True)
    hint.run(session, "1", again=False, everything=False)
    assert "\x1b" not in capsys.readouterr().out
