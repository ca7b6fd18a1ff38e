"""`txlab lesson`: the topics of the lab's reading, and the lesson of each exercise."""

import subprocess
from collections.abc import Callable

import pytest

from txlab.commands import lesson
from txlab.commands.session import Session
from txlab.errors import LabError

Program = Callable[..., "subprocess.CompletedProcess[str]"]
Capture = pytest.CaptureFixture[str]


def test_without_a_name_it_lists_what_there_is_to_read(session: Session, capsys: Capture) -> None:
    assert lesson.run(session, None) == 0
    shown = capsys.readouterr().out
    assert "txlab lesson how    How the lab works" in shown
    assert "txlab lesson words  Words" in shown
    assert "txlab lesson 2      Half a number" in shown
    assert "txlab quiz          A few questions" in shown
    assert "papers" not in shown


def test_a_topic_is_shown_under_its_heading_and_nothing_else(session: Session, capsys: Capture) -> None:
    assert lesson.run(session, "words") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Words\n\nDouble. Twice as much.\n\nword  meaning\n")
    assert "half  not so much" in shown
    assert "How the lab works" not in shown


@pytest.mark.parametrize("name", ["HOW", "how", " how"])
def test_a_topic_is_meant_whatever_its_case(session: Session, capsys: Capture, name: str) -> None:
    lesson.run(session, name)
    assert "You write `double`." in capsys.readouterr().out


@pytest.mark.parametrize("name", ["1", "double", "exercises/ex01_double.py"])
def test_an_exercise_is_read_from_its_shipped_starter(session: Session, capsys: Capture, name: str) -> None:
    """the learner's own edits of the text above the code change nothing."""
    session.workspace.file(session.exercise("1")).write_text("'''Mine.'''\n")
    assert lesson.run(session, name) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("1  Twice a number\n\nSetup\n\nA number and itself.\n\nGoal\n\nWrite `double`.\n")
    assert "txlab picture 1" in shown
    assert "txlab hint 1" in shown


def test_a_picture_is_offered_only_where_there_is_one(session: Session, capsys: Capture) -> None:
    lesson.run(session, "2")
    shown = capsys.readouterr().out
    assert "txlab hint 2" in shown
    assert "txlab picture" not in shown


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("wrods", "Nearest: words"),
        ("dubble", "Nearest: ex01_double"),
        ("zzz", "All there is to read: txlab lesson"),
        ("wordss", "Nearest: words"),
        ("halff", "Nearest: ex02_half"),
        ("9", "The exercises are 1 to 2"),
        ("ex0", "Name one of: ex01_double, ex02_half"),
        ("papers", "What there is: txlab lesson"),
    ],
)
def test_what_is_unknown_is_told_with_what_is_nearest(txlab: Program, name: str, said: str) -> None:
    done = txlab("lesson", name)
    assert done.returncode == 2
    assert done.stdout == ""
    assert said in done.stderr
    assert len(done.stderr.splitlines()) <= 2


def test_a_lab_without_its_reading_says_so(session: Session) -> None:
    (session.workspace.lab.root / "LESSON.md").unlink()
    with pytest.raises(LabError, match=r"LESSON\.md cannot be read: No such file"):
        lesson.run(session, "how")


def test_a_pipe_gets_lines_of_a_page_without_codes(txlab: Program) -> None:
    done = txlab("lesson", "1", FORCE_COLOR="1", COLUMNS="300")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_stream_of_ascii_gets_no_sign_that_it_cannot_show(txlab: Program) -> None:
    done = txlab("lesson", "words", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "word  meaning\n----" in done.stdout
    assert "\\u" not in done.stdout
