"""Answers of learners, and how either way tells what it makes of them."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scratch import ROOT, TXLAB, Scratch, Trouble

_ANSWERS = ROOT / "tests" / "answers"
# The last words of the watch screen: with them the whole verdict is painted.
_FOOT = "q quit"


@dataclass(frozen=True, slots=True)
class Answer:
    """A text for an exercise's file; `ours` and `naive` are found in the output once its verdict is there."""

    exercise: str
    text: str
    passes: bool
    ours: re.Pattern[str]
    naive: re.Pattern[str]

    @property
    def filename(self) -> str:
        return f"{self.exercise}.py"


def solution(exercise: str) -> str:
    """The shipped solution of an exercise."""
    return (ROOT / "solutions" / f"{exercise}.py").read_text(encoding="utf-8")


def known(exercise: str, *names: str) -> list[str]:
    """Answers from tests/answers, named like "wrong/no_root"."""
    folder = _ANSWERS / exercise
    missing = [name for name in names if not (folder / f"{name}.py").is_file()]
    if missing:
        raise Trouble(f"{exercise} has no answer {missing[0]} any more: name another in benchmarks/rows")
    return [(folder / f"{name}.py").read_text(encoding="utf-8") for name in names]


def judged(scratch: Scratch, lab: Path, exercise: str, texts: Iterable[str]) -> list[Answer]:
    """These texts with the verdict that `txlab run` has on them, so that it is known when it is painted."""
    return [_judged(scratch, lab, exercise, text) for text in texts]


def _judged(scratch: Scratch, lab: Path, exercise: str, text: str) -> Answer:
    file = lab / "exercises" / f"{exercise}.py"
    before = file.read_bytes()
    file.write_text(text, encoding="utf-8")
    _, printed = scratch.call([str(TXLAB), "run", exercise, "--json"], lab, codes=(0, 1))
    file.write_bytes(before)
    (found,) = json.loads(printed)["exercises"]
    outcome, total = found["outcome"], found["checks_total"]
    title = re.escape(f"{found['number']} {found['title']}")
    if outcome == "passed":
        ours = f"ok {title}: all {total} checks passed"
        naive = "12 passed"
    elif outcome == "failed":
        ours = rf"{title} .*(?<!\d){found['checks_passed']} of {total} checks passed"
        naive = r"\d+ failed"
    else:
        raise Trouble(f"an answer of {exercise} is told {outcome}, where a verdict of its checks was wanted")
    return Answer(
        exercise,
        text,
        outcome == "passed",
        re.compile(f"{ours}.*{_FOOT}"),
        # From its start on, so that the end of an earlier run is not taken for it.
        re.compile(rf"running {exercise} .*=+ {naive}"),
    )
