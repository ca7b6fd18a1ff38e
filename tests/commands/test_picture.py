"""`txlab picture`: what the learner's functions compute is drawn, or why it cannot be is told."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from txlab.commands.session import Session
from txlab.model import Outcome

Program = Callable[..., "subprocess.CompletedProcess[str]"]
Solve = Callable[..., None]


def write(session: Session, text: str) -> Path:
    """Put a text into the first exercise's file."""
    file = session.workspace.file(session.exercise("1"))
    file.write_text(text)
    return file


def test_the_learners_own_numbers_are_drawn(txlab: Program, session: Session) -> None:
    """a function that is wrong but gives numbers is shown as it is, and it is said that it has not passed."""
    write(session, "print('loaded')\n\ndef double(x):\n    return 3 * x\n")
    done = txlab("picture", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("loaded\n\nTwice as much\n")
    assert all(number in done.stdout for number in ("of 1", "3", "6", "9"))
    said = "Drawn from what exercises/ex01_double.py computes, which does not pass yet (1 of 2 checks passed)"
    assert said in " ".join(done.stdout.split())


def test_the_solution_can_be_drawn_in_place_of_an_untouched_file(txlab: Program) -> None:
    done = txlab("picture", "1", "--solution")
    assert done.returncode == 0
    assert "shipped solution" in done.stdout
    assert all(number in done.stdout for number in ("2", "4", "6"))


def test_what_the_checks_say_is_of_the_file_that_is_drawn(
    txlab: Program, session: Session, solve: Solve
) -> None:
    """not of the one that was judged last."""
    solve(session.workspace, "ex01_double")
    assert txlab("run", "1").returncode == 0
    assert "which passes its checks." in txlab("picture", "1").stdout
    write(session, "def double(x):\n    return 3 * x\n")
    assert "does not pass yet" in txlab("picture", "1").stdout
    assert session.store.load().standing("ex01_double").outcome is Outcome.PASSED


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("def double(x):\n    return 1 / 0\n", "ZeroDivisionError"),
        ("def double(x):\n    return 'two'\n", "double(x) is a string, but a numpy array is wanted"),
        ("def double(x):\n    x + x\n", "returned None"),
        ("def other(x):\n    return x\n", "no function `double`"),
        ("def double(x:\n", "cannot be read as Python"),
        ("import os\nos._exit(0)\n", "ended itself"),
        ("def double(x):\n    while True:\n        pass\n", "It ran too long: more than 0.5 s"),
    ],
)
def test_a_broken_function_gives_its_sentence(txlab: Program, session: Session, text: str, said: str) -> None:
    write(session, text)
    done = txlab("picture", "1", "--timeout", "0.5")
    assert (done.returncode, done.stderr) == (1, "")
    assert "1  Twice a number: no picture yet" in done.stdout
    assert said in done.stdout
    assert "txlab picture 1 --solution" in done.stdout
    assert "Twice as much" not in done.stdout


def test_what_is_still_to_write_is_not_drawn(txlab: Program, session: Session) -> None:
    """what a starter gives in place of a result would be a picture of nothing."""
    starter = session.workspace.starter_text(session.exercise("1")).replace("return None", "return 0")
    session.workspace.lab.starter(session.exercise("1")).write_text(starter)
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run([*git, "commit", "-qam", "zero"], cwd=session.workspace.root, check=True)
    done = txlab("picture", "1")
    assert done.returncode == 1
    assert "`double` is still to write" in done.stdout


def test_a_missing_file_is_told(txlab: Program, session: Session) -> None:
    session.workspace.file(session.exercise("1")).unlink()
    done = txlab("picture", "1")
    assert done.returncode == 1
    assert "exercises/ex01_double.py is not there" in done.stdout


def test_an_exercise_without_a_picture_is_a_sentence(txlab: Program) -> None:
    done = txlab("picture", "2")
    assert (done.returncode, done.stdout) == (2, "")
    assert "no picture for exercise 2" in done.stderr


def test_it_is_saved_where_the_learner_says(txlab: Program, tmp_path: Path) -> None:
    """the path counts from where the command was started, and an older picture is replaced."""
    for _ in range(2):
        done = txlab("picture", "1", "--solution", "--svg", "double.svg")
        assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("Saved as double.svg")
    text = (tmp_path / "checkout" / "double.svg").read_text()
    assert "Twice as much" in "".join(ElementTree.fromstring(text).itertext())


def test_it_can_be_printed_as_svg_alone(txlab: Program) -> None:
    done = txlab("picture", "1", "--solution", "--svg", "-")
    assert done.returncode == 0
    assert ElementTree.fromstring(done.stdout).tag.endswith("svg")


def test_why_there_is_none_is_told_apart_from_what_a_program_reads(txlab: Program, session: Session) -> None:
    write(session, "print('loaded')\n\ndef double(x):\n    return 1 / 0\n")
    done = txlab("picture", "1", "--svg", "-")
    assert (done.returncode, done.stdout) == (1, "")
    assert "ZeroDivisionError" in done.stderr


@pytest.mark.parametrize(
    ("target", "said"),
    [
        (".", "is a folder. Name a file in it"),
        ("nowhere/double.svg", "There is no folder"),
        ("info.toml", "is there already and is no SVG picture"),
        ("exercises/ex01_double.py", "is there already and is no SVG picture"),
        ("x" * 300, "cannot be written: File name too long"),
    ],
)
def test_where_it_cannot_be_saved_nothing_is_lost(
    txlab: Program, session: Session, target: str, said: str
) -> None:
    """told before anything runs, and no file of anyone's is replaced."""
    before = (session.workspace.root / "info.toml").read_text()
    done = txlab("picture", "1", "--solution", "--svg", target)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert (session.workspace.root / "info.toml").read_text() == before


def test_a_full_disk_is_a_sentence(txlab: Program, disk: Callable[[str], Path]) -> None:
    small = disk("size=4k,nr_inodes=16")
    (small / "filler").write_bytes(b"x" * 4096)
    done = txlab("picture", "1", "--solution", "--svg", str(small / "double.svg"))
    assert done.returncode == 2
    assert "could not be written: No space left" in done.stderr
    assert not (small / "double.svg").exists()


def test_a_file_that_only_begins_like_one_is_no_svg(txlab: Program, tmp_path: Path) -> None:
    """other kinds of XML are work that must not be lost."""
    file = tmp_path / "checkout" / "pom.xml"
    file.write_text('<?xml version="1.0"?>\n<project>mine</project>\n')
    done = txlab("picture", "1", "--solution", "--svg", "pom.xml")
    assert (done.returncode, "is no SVG picture" in done.stderr) == (2, True)
    assert "mine" in file.read_text()
    file.write_text('<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="x">old</svg>\n')
    assert txlab("picture", "1", "--solution", "--svg", "pom.xml").returncode == 0
    assert ">old<" not in file.read_text()


def test_it_is_utf_8_whatever_the_terminal_has(txlab: Program, session: Session) -> None:
    write(session, "def double(x):\n    return 2 * x\n")
    done = txlab("picture", "1", "--svg", "-", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "\\u" not in done.stdout


def test_no_line_is_a_command_to_the_log_of_ci(txlab: Program, session: Session) -> None:
    write(session, "def double(x):\n    raise ValueError('x\\n::error file=a.py::owned')\n")
    done = txlab("picture", "1", "--svg", "-", GITHUB_ACTIONS="true")
    assert done.returncode == 1
    assert not [line for line in done.stderr.splitlines() if line.lstrip().startswith("::")]


def test_what_could_not_be_remembered_is_said(txlab: Program, session: Session) -> None:
    """also when a picture is all that was asked for."""
    session.workspace.state.mkdir(exist_ok=True)
    (session.workspace.state / "progress.json").write_text("{broken")
    done = txlab("picture", "--solution")
    assert "set aside" in done.stderr


def test_the_picture_does_not_wait_long_for_the_checks(txlab: Program, session: Session) -> None:
    """a loop that the picture does not meet is told as what the checks say."""
    write(
        session,
        "def double(x):\n    while x == 0 or x == 3 and type(x) is int:\n        pass\n    return 2 * x\n",
    )
    done = txlab("picture", "1")
    assert done.returncode == 0
    assert "does not pass yet (stopped at the time limit)" in " ".join(done.stdout.split())
