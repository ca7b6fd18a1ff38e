"""The first minute: from a folder with nothing in it to a verdict."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from txlab import lab as labs

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")
Watching = Callable[..., Any]

LAB = labs.load()
FIRST = LAB.exercises[0]


@pytest.mark.parametrize("answer", ["\r", "y\r", "Yes\r"])
def test_plain_txlab_makes_a_lab_and_says_what_to_open(
    watching: Watching, tmp_path: Path, answer: str
) -> None:
    terminal = watching(folder=tmp_path, command=())
    terminal.wait_for("There is no lab folder here. Make one in transformers-lab? [Y/n]")
    terminal.type(answer)
    screen = terminal.wait_for("still to write", "q quit")
    for part in (
        f"{FIRST.number}  {FIRST.title}",
        f"transformers-lab/exercises/{FIRST.filename}",
        "Failing is how every exercise starts. Edit the file and save it.",
    ):
        assert part in screen
    file = tmp_path / "transformers-lab" / "exercises" / FIRST.filename
    file.write_text(LAB.solution(FIRST).read_text())
    terminal.wait_for(f"ok  1  {FIRST.title}", "Next: 2")
    terminal.type("q")
    assert terminal.end() == 0


@pytest.mark.parametrize("answer", ["n\r", "what?\r", "\x04"])
def test_whoever_wants_no_lab_gets_none(watching: Watching, tmp_path: Path, answer: str) -> None:
    (tmp_path / "empty").mkdir()
    terminal = watching(folder=tmp_path / "empty", command=())
    terminal.wait_for("[Y/n]")
    terminal.type(answer)
    assert terminal.end() == 0
    assert "Nothing is made. Later: txlab init" in terminal.screen
    assert list((tmp_path / "empty").iterdir()) == []


def test_a_shell_that_stands_in_a_folder_of_the_lab_is_told_the_path_from_there(
    watching: Watching, checkout: Any, tmp_path: Path
) -> None:
    terminal = watching(folder=checkout.root / "exercises")
    screen = terminal.wait_for("still to write")
    assert "\nex01_double.py\n" in screen
    (tmp_path / "elsewhere").mkdir()
    terminal = watching("-C", str(checkout.root), folder=tmp_path / "elsewhere", command=())
    assert f"{checkout.root}/exercises/ex01_double.py" in terminal.wait_for("still to write").replace(
        "\n", ""
    )
