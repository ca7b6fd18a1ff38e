"""`txlab run`: printed output, verdict, exit code, and where the learner stands after it."""

import json
from collections.abc import Callable

import pytest

from txlab.commands import run
from txlab.commands.session import Session
from txlab.model import Outcome

Solve = Callable[..., None]


def test_an_untouched_starter_fails_in_words(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.run(session, "1", as_json=False) == 1
    shown = capsys.readouterr().out
    assert "0 of 2 checks passed" in shown
    assert "three doubled is six" in shown
    assert "exercises/ex01_double.py:" in shown
    assert "Traceback" not in shown
    assert session.store.load().current == "ex01_double"


def test_what_the_file_prints_comes_before_the_verdict(
    session: Session, capsys: pytest.CaptureFixture[str], solve: Solve
) -> None:
    solve(session.workspace, "ex01_double")
    file = session.workspace.file(session.exercise("1"))
    file.write_text(file.read_text() + 'print("[/red] \\x1b[31mhi")\n')
    assert run.run(session, "1", as_json=False) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("[/red] hi\n\n1  Twice a number: all 2 checks passed")


def test_a_pass_moves_on_and_says_what_is_next(
    session: Session, capsys: pytest.CaptureFixture[str], solve: Solve
) -> None:
    solve(session.workspace, "ex01_double", "ex02_half")
    assert run.run(session, None, as_json=False) == 0
    shown = capsys.readouterr().out
    assert "Doubling is adding a number to itself." in shown
    assert "Next: 2  Half a number (exercises/ex02_half.py)" in shown
    assert run.run(session, None, as_json=False) == 0
    assert "Every exercise passes." in capsys.readouterr().out
    assert session.store.load().standing("ex02_half").outcome is Outcome.PASSED


def test_json_is_one_document_with_exactly_these_keys(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.run(session, "half", as_json=True) == 1
    document = json.loads(capsys.readouterr().out)
    assert list(document) == ["schema", "lab", "version", "passed", "total", "exercises"]
    assert (document["schema"], document["lab"], document["passed"], document["total"]) == (1, "tiny", 0, 1)
    (entry,) = document["exercises"]
    assert list(entry) == [
        "number",
        "name",
        "title",
        "file",
        "outcome",
        "checks_passed",
        "checks_total",
        "seconds",
        "output",
        "failure",
    ]
    assert entry["file"] == "exercises/ex02_half.py"
    assert list(entry["failure"]) == ["check", "title", "message", "slip", "line"]


@pytest.mark.parametrize(
    ("data", "outcome"),
    [
        (None, "missing"),
        (b"def double(x):\n    return 2 * x  # caf\xe9\n", "broken"),
        (b"def double(x:\n", "broken"),
        (b"import os\nos._exit(0)\n", "crashed"),
    ],
)
def test_a_file_that_cannot_be_judged_is_a_verdict(
    session: Session, capsys: pytest.CaptureFixture[str], data: bytes | None, outcome: str
) -> None:
    file = session.workspace.file(session.exercise("1"))
    if data is None:
        file.unlink()
    else:
        file.write_bytes(data)
    assert run.run(session, "1", as_json=True) == 1
    (entry,) = json.loads(capsys.readouterr().out)["exercises"]
    assert entry["outcome"] == outcome
    assert entry["failure"]["check"] is None
    assert run.run(session, "1", as_json=False) == 1
    assert "Traceback" not in capsys.readouterr().out
