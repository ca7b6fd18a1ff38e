"""docs/screens.md shows every state of the watch screen as it is drawn, so that a change of layout is seen.

    TXLAB_DRAW=1 python -m pytest tests/screens/test_docs.py

writes it anew.
"""

import io
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from txlab import lab as labs
from txlab import scaffold, standing, workspace
from txlab.drawing import Grid
from txlab.flow import Page, Question, View
from txlab.model import Failure, Outcome, Progress, Verdict
from txlab.screens.cells import Pen
from txlab.screens.colours import Colour
from txlab.screens.watch import watch_screen
from txlab.watch.painter import Painter

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "docs" / "screens.md"
SIZES = ((120, 40), (80, 24), (40, 24))
HEAD = """# The watch screen

Every state of it, at 120 x 40, 80 x 24 and 40 x 24, drawn from the code by `tests/screens/test_docs.py`.
Do not edit it: that test says how to draw it anew.
"""

NORM = "ex06_layer_norm"
MESSAGE = """The result must have mean 0 and variance 1; yours has mean 3.5000 and variance 1.2500.
In `layer_norm(x, ones, zeros)`, none of the 4 numbers is right.
wanted  [-1.3416, -0.4472,  0.4472,  1.3416]
got     [ 2.0000,  3.0000,  4.0000,  5.0000]
given   x = [1, 2, 3, 4]

What this looks like: the mean is not taken away from each token's numbers.
Where to look: the numerator (`layer_norm`, line 31).
The convention: Layer norm (txlab lesson conventions)."""
TITLE = "the trace: [1, 2, 3, 4] is normalized to [-1.3416, -0.4472, 0.4472, 1.3416]"
FAILED = Verdict(
    NORM, Outcome.FAILED, 4, 23, 0.01, "mean is 2.5\n",
    Failure("trace", TITLE, MESSAGE, "s", 31, see=("conventions", "Layer norm")),
)  # fmt: skip
MASK = "ex04_causal_mask"
ALLOWED = ((1.0, 0.0, 0.0), (1.0, 1.0, 0.0), (1.0, 1.0, 1.0))
TURNED = ((1.0, 1.0, 1.0), (0.0, 1.0, 1.0), (0.0, 0.0, 1.0))
UNLIKE = frozenset((i, j) for i in range(3) for j in range(3) if ALLOWED[i][j] != TURNED[i][j])
TRANSPOSED = """In `causal_mask(3)`, 6 of 9 entries are not right, first at row 0, column 1.
wanted  [ True, False, False]   (row 0)
got     [ True,  True,  True]

What this looks like: the mask is transposed: each token sees itself and the future, and the past is hidden.
Where to look: the comparison of rows and columns (`causal_mask`, from line 64).
The trap behind it: shape and axis (txlab lesson traps)."""
MATRIX = Verdict(
    MASK, Outcome.FAILED, 3, 20, 0.01, "",
    Failure("mask_trace", "the trace: the mask for three tokens", TRANSPOSED, "mask-transposed", 64,
            Grid("causal_mask(3)", ALLOWED, TURNED, UNLIKE, ("n", "n")), ("traps", "shape and axis")),
)  # fmt: skip
PASSED = Verdict(NORM, Outcome.PASSED, 23, 23, 0.01)
BROKEN = Verdict(
    NORM, Outcome.BROKEN, 0, 0, 0.01, "",
    Failure(None, "The file cannot be read as Python", f"exercises/{NORM}.py, line 3:\n    retrun x\n"
    "           ^\nSyntaxError: invalid syntax", None, 3),
)  # fmt: skip
SAID = """It was stopped at line 31, in layer_norm, during check 1 of 23.
That looks like an endless loop: find what should make it stop, and why it never does."""
LOOP = Verdict(
    NORM, Outcome.TIMEOUT, 0, 23, 10.0, "", Failure(None, "It ran too long: more than 10 s", SAID, None, 31)
)


def passes(names: list[str]) -> dict[str, Verdict]:
    return {name: Verdict(name, Outcome.PASSED, 20, 20, 0.01) for name in names}


def states(names: list[str]) -> Iterator[tuple[str, View]]:
    """Each state with its heading, in a lab of which the first five exercises are solved."""
    progress = Progress()
    for verdict in passes(names[:5]).values():
        progress = standing.record(progress, verdict)
    failing = standing.record(progress, FAILED)
    verdict = View(Page.VERDICT, NORM, FAILED, passes(names[:5]) | {NORM: FAILED}, failing)
    yield "Before the first check", View(Page.START, names[0], None, {}, Progress())
    yield "Back at an exercise that fails", replace(verdict, page=Page.START)
    yield "A check fails", verdict
    yield "A hint is open", replace(verdict, hints=1, progress=standing.reveal_next_hint(failing, NORM, 5))
    wrong = View(Page.VERDICT, MASK, MATRIX, {MASK: MATRIX}, standing.record(progress, MATRIX))
    yield "A matrix is wrong", wrong
    fitting = standing.reveal_hint(wrong.progress, MASK, 2)
    yield "A hint that fits what was told", replace(wrong, hints=2, progress=fitting)
    yield "The lesson, with what it says of the failure", replace(wrong, page=Page.LESSON)
    yield "The file cannot be loaded", replace(verdict, verdict=BROKEN, verdicts={NORM: BROKEN})
    yield "It runs without end", replace(verdict, verdict=LOOP, verdicts={NORM: LOOP})
    yield (
        "A save is being checked for longer than usual",
        replace(verdict, verdict=None, checking=NORM, slow=True),
    )
    passed = standing.record(progress, PASSED)
    pages = View(Page.PASSED, names[6], PASSED, {NORM: PASSED}, passed, just_passed=(NORM,))
    yield "An exercise passes", pages
    lost = "6  Layer norm lost its mark: it passed before."
    yield "A finished exercise is broken again", replace(verdict, notes=(lost,))
    listing = replace(verdict, page=Page.LIST, found=tuple(names), choice=NORM)
    yield "The list", listing
    yield "A search in the list", replace(listing, found=(names[2], names[4]), choice=names[2], search="att")
    yield "The keys", replace(verdict, page=Page.KEYS)
    yield "All of a verdict, and what was printed", replace(verdict, page=Page.OUTPUT)
    yield "A question", replace(verdict, question=Question.RESET)
    yield "The solution", replace(verdict, page=Page.SOLUTION)
    yield "The lesson", replace(verdict, page=Page.LESSON)
    for each in passes(names).values():
        passed = standing.record(passed, each)
    last = Verdict(names[-1], Outcome.PASSED, 22, 22, 0.1)
    end = View(Page.FINISHED, names[-1], last, {last.exercise: last}, passed, just_passed=(names[-1],))
    yield "The last exercise passes", end
    yield "The last screen, further on", replace(end, leaf=2)
    yield "Its end", replace(end, leaf=-1)
    ticked = standing.tick(standing.tick(passed, 1, True), 3, True)
    yield "The checklist", replace(end, page=Page.CHECKLIST, line=2, progress=ticked)
    quiz = replace(end, page=Page.QUIZ, asked=2, progress=standing.answer(passed, 2, 2))
    yield "A question of the quiz", quiz
    yield "Its answers", replace(quiz, is_answered=True)
    for number, option in enumerate((4, 2, 2, 1), 1):
        passed = standing.answer(passed, number, option)
    yield "The score", replace(quiz, asked=0, progress=passed)


def document(folder: Path) -> str:
    """The whole file, with the screens of a lab made in `folder`."""
    scaffold.make(folder, labs.load())
    lab = workspace.find(folder)
    names = [exercise.name for exercise in lab.lab.exercises]
    for exercise in lab.lab.exercises[:6]:
        lab.file(exercise).write_bytes(lab.lab.solution(exercise).read_bytes())
    painter = Painter(lab, interactive=True)
    painter._look = Pen(Colour.NONE, True)
    parts = [HEAD]
    for heading, view in states(names):
        parts.append(f"## {heading}\n")
        for width, height in SIZES:
            console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
            with console.capture() as capture:
                console.print(watch_screen(painter._stage(view), width, height - 1), overflow="fold")
            text = re.sub(r"[ ]+$", "", capture.get(), flags=re.MULTILINE).rstrip("\n")
            parts.append(f"```text\n{text}\n```\n")
    return "\n".join(parts)


def test_the_screens_are_drawn_as_the_document_shows_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lab").mkdir()
    monkeypatch.chdir(tmp_path / "lab")
    drawn = document(tmp_path / "lab")
    if os.environ.get("TXLAB_DRAW"):
        FILE.write_text(drawn, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == drawn
