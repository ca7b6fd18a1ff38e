"""One exercise's own files: the starter fails in words, the solution passes, the given parts agree."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from pathlib import Path

from txlab.code import code_of, function_nodes, todo_line
from txlab.lesson import lesson_parts
from txlab.model import Exercise, Outcome, Verdict

PARTS = ("Setup", "Trace", "Goal")
FEWEST_HINTS = 4
LONGEST_MESSAGE = 14  # lines of at most 80 columns, more than which nobody reads
_FRAMEWORK = re.compile(r"\b(assert|fixture|pytest|traceback|unittest)\b|\x1b", re.IGNORECASE)


def of_the_texts(exercise: Exercise, starter: str, solution: str) -> Iterator[str]:
    """Faults that the texts alone show."""
    if len(exercise.hints) < FEWEST_HINTS:
        yield f"it has {len(exercise.hints)} hints; at least {FEWEST_HINTS} make a ladder"
    lesson = lesson_parts(starter)
    for part in PARTS:
        if not lesson.get(part, "").strip():
            yield f"the starter's lesson has no part {part}"
    ours, theirs = function_nodes(starter), function_nodes(solution)
    for name in exercise.functions:
        if name not in ours or name not in theirs:
            yield f"the function {name} is not in both starter and solution"
        elif todo_line(ours[name], starter) is None:
            yield f"the starter's {name} has no TODO"
    for name in sorted(set(ours) - set(exercise.functions)):
        if name not in theirs or code_of(ours[name]) != code_of(theirs[name]):
            yield f"the given helper {name} is not the same in starter and solution"


def of_the_starter(starter: str, verdict: Verdict) -> Iterator[str]:
    """Faults in how the untouched starter fails."""
    if verdict.outcome is not Outcome.FAILED or verdict.failure is None:
        yield f"the untouched starter should fail its checks; it is {verdict.outcome}"
        return
    if "still to write" not in verdict.failure.message:
        yield f"the untouched starter is not told as still to write: {verdict.failure.message}"
    done = _started_by_hand(starter)
    if done is None:
        yield "the starter does not end when it is started by hand"
    elif done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:]
        yield f"the starter, started by hand, stops with an error: {''.join(last)}"
    elif not done.stdout.strip():
        yield "the starter, started by hand, prints nothing"


def of_the_solution(verdict: Verdict) -> Iterator[str]:
    """Faults in how the solution does."""
    if not verdict.passed:
        said = verdict.failure.message if verdict.failure else "no message"
        yield f"the solution does not pass: {said}"


def of_the_picture(name: str, drawn: Verdict) -> Iterator[str]:
    """Faults in what is drawn from a right answer, the file called `name`."""
    if drawn.picture is None:
        said = drawn.failure.message if drawn.failure else "its script draws nothing"
        yield f"its picture cannot be drawn from {name}: {said}"


def of_the_fits(exercise: Exercise, slips: Collection[str]) -> Iterator[str]:
    """Faults in which hints fit which slips."""
    for name in sorted(name for names in exercise.fits for name in names if name not in slips):
        yield f"`fits` names a slip that there is not: {name}"


def of_the_message(verdict: Verdict) -> Iterator[str]:
    """Faults in the wording of a failure, whatever it is about."""
    if verdict.failure is None:
        return
    text = f"{verdict.failure.title}\n{verdict.failure.message}"
    found = _FRAMEWORK.search(text)
    # What the learner's own file says is theirs: only a failed check's words are ours.
    if found and verdict.outcome is Outcome.FAILED and "stopped with an error" not in text:
        yield f"its message holds the word {found.group()!r}"
    lines = sum(1 + max(len(line) - 1, 0) // 76 for line in verdict.failure.message.splitlines())
    if lines > LONGEST_MESSAGE:
        yield f"its message is {lines} lines long at 80 columns"


def _started_by_hand(starter: str) -> "subprocess.CompletedProcess[str] | None":
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "starter.py"
        file.write_text(starter, encoding="utf-8")
        try:
            return subprocess.run(
                [sys.executable, str(file)],
                cwd=folder,
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return None
