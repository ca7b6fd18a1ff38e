"""`txlab verify`: rows, first failures, exit codes and JSON, for learners, teachers and CI."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from txlab.commands import verify
from txlab.commands.session import Session
from txlab.errors import LabError
from txlab.model import Outcome

Solve = Callable[..., None]
Capture = pytest.CaptureFixture[str]


def test_a_row_each_then_the_first_failure_of_each_that_failed(
    session: Session, capsys: Capture, solve: Solve
) -> None:
    solve(session.workspace, "ex01_double")
    assert verify.run(session, []) == 1
    rows, failures = capsys.readouterr().out.split("\n\n", 1)
    assert [row.split()[:2] for row in rows.splitlines()] == [["ok", "1"], ["x", "2"]]
    assert "half of four is two" in failures
    assert "half of three" not in failures
    assert failures.rstrip().endswith("1 of 2 exercises pass.")


def test_all_passed_is_zero_and_is_remembered(session: Session, capsys: Capture, solve: Solve) -> None:
    solve(session.workspace, "ex01_double", "ex02_half")
    assert verify.run(session, []) == 0
    assert "2 of 2 exercises pass." in capsys.readouterr().out
    remembered = session.store.load()
    assert remembered.standing("ex02_half").outcome is Outcome.PASSED
    assert remembered.current is None


def test_only_the_named_are_checked_each_once(session: Session, capsys: Capture) -> None:
    assert verify.run(session, ["half", "2"], as_json=True) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["total"], [entry["number"] for entry in document["exercises"]]) == (1, [2])


def test_fail_fast_stops_at_the_first_failure(session: Session, capsys: Capture) -> None:
    assert verify.run(session, [], fail_fast=True, jobs=1) == 1
    shown = capsys.readouterr().out
    assert "0 of 2 exercises pass (1 not run)." in shown
    assert verify.run(session, [], as_json=True, fail_fast=True) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["total"], len(document["exercises"])) == (2, 1)


def test_solutions_pass_have_no_file_and_are_not_remembered(session: Session, capsys: Capture) -> None:
    assert verify.run(session, [], as_json=True, solutions=True) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["passed"] == 2
    assert [entry["file"] for entry in document["exercises"]] == [None, None]
    assert [entry["failure"] for entry in document["exercises"]] == [None, None]
    assert not session.workspace.state.exists()


def test_a_broken_solution_is_named_as_such(session: Session, capsys: Capture) -> None:
    solution = session.workspace.lab.solution(session.exercise("1"))
    solution.write_text("def double(x):\n    return 5\n")
    assert verify.run(session, ["1"], solutions=True) == 1
    assert "solutions/ex01_double.py:" in capsys.readouterr().out
    solution.unlink()
    with pytest.raises(LabError, match="cannot be read"):
        verify.run(session, ["1"], solutions=True)


def test_an_unknown_name_runs_nothing(session: Session, capsys: Capture) -> None:
    with pytest.raises(LabError):
        verify.run(session, ["1", "zzz"])
    assert capsys.readouterr().out == ""


def test_a_read_only_lab_is_verified_with_one_warning(
    session: Session, capsys: Capture, disk: Callable[[str], Path]
) -> None:
    session.workspace.state.symlink_to(disk("size=64k,ro"))
    assert verify.run(session, []) == 1
    captured = capsys.readouterr()
    assert "0 of 2 exercises pass." in captured.out
    assert captured.err.count("not remembered") == 1
    assert captured.err.count("\n") == 1


def test_ci_commands_in_learner_text_are_defused(
    session: Session, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GITHUB_ACTIONS", "true")
    text = 'def double(x):\n    raise ValueError("\\n::error::gotcha ##[error]gotcha")\n'
    session.workspace.file(session.exercise("1")).write_text(text)
    assert verify.run(session, ["1"]) == 1
    shown = capsys.readouterr().out
    assert "gotcha" in shown
    assert not any(line.lstrip().startswith("::") for line in shown.splitlines())
    assert "##[" not in shown


def test_the_words_of_the_rows_are_lined_up(session: Session, capsys: Capture) -> None:
    verify.run(session, [])
    rows = capsys.readouterr().out.splitlines()[:2]
    assert len({row.index("0 of 2") for row in rows}) == 1


def test_a_title_too_long_to_line_up_is_shortened(
    session: Session, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = session.workspace.lab.exercises
    longer = replace(first, title="A title so long that no small terminal can hold it")
    lab = replace(session.workspace.lab, exercises=(longer, second))
    session = replace(session, workspace=replace(session.workspace, lab=lab))
    monkeypatch.setattr("txlab.output.width", lambda: 80)
    verify.run(session, [])
    rows = capsys.readouterr().out.splitlines()[:2]
    assert "  A title so long that no small termi...  0 of 2" in rows[0]
    assert len({row.index("0 of 2") for row in rows}) == 1
