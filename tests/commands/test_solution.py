"""`txlab solution`: the file alone into a pipe, code and reasons on a terminal, and the difference."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from txlab.commands import solution
from txlab.commands.session import Session
from txlab.errors import LabError

Program = Callable[..., "subprocess.CompletedProcess[str]"]
Capture = pytest.CaptureFixture[str]


def test_into_a_pipe_goes_exactly_the_file(txlab: Program, session: Session) -> None:
    done = txlab("solution", "1")
    assert done.returncode == 0
    assert done.stdout == session.workspace.lab.solution(session.exercise("1")).read_text()
    assert done.stderr == ""
    assert session.store.load().standing("ex01_double").solution_shown


def test_the_difference_leaves_lesson_and_notes_out(session: Session, capsys: Capture) -> None:
    assert solution.run(session, "1", diff=True) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("--- exercises/ex01_double.py\n+++ the solution\n")
    assert "-    return None\n+    return x + x" in shown
    assert "Setup" not in shown
    assert "shorter" not in shown


def test_no_difference_is_said(session: Session, capsys: Capture, solve: Callable[..., None]) -> None:
    solve(session.workspace, "ex01_double")
    solution.run(session, "1", diff=True)
    assert "is the same as the solution" in capsys.readouterr().out


def test_a_file_that_cannot_be_parsed_is_compared_whole(session: Session, capsys: Capture) -> None:
    session.workspace.file(session.exercise("1")).write_bytes(b"def f(: # \xe9 \x1b[31m\n")
    solution.run(session, "1", diff=True)
    shown = capsys.readouterr().out
    assert "-def f(:" in shown
    assert "\x1b" not in shown


def test_no_file_to_compare_is_a_sentence(session: Session) -> None:
    session.workspace.file(session.exercise("1")).unlink()
    with pytest.raises(LabError, match=r"no file exercises/ex01_double\.py"):
        solution.run(session, "1", diff=True)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix closes it")
@pytest.mark.parametrize("arguments", ["solution 1", "picture 1 --solution --svg -"])
def test_a_closed_output_is_no_fault(session: Session, arguments: str) -> None:
    command = f"{sys.executable} -m txlab {arguments} >&-"
    done = subprocess.run(
        ["sh", "-c", command], cwd=session.workspace.root, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
