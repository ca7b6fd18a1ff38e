"""The nouns of txlab: frozen records that every other module passes around."""

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from txlab.drawing import Grid, Picture


class Outcome(StrEnum):
    """How a run of one exercise ended; the values are part of the JSON contract."""

    PASSED = "passed"
    FAILED = "failed"
    BROKEN = "broken"
    TIMEOUT = "timeout"
    CRASHED = "crashed"
    MISSING = "missing"


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise of the lab, as `info.toml` describes it.

    `fits` holds, for each hint, the names of the slips that it is the hint for.
    """

    number: int
    name: str
    title: str
    minutes: int
    takeaway: str
    functions: tuple[str, ...]
    hints: tuple[str, ...]
    fits: tuple[frozenset[str], ...] = ()

    @property
    def filename(self) -> str:
        return f"{self.name}.py"


@dataclass(frozen=True, slots=True)
class ChecklistLine:
    """Something to be able to do without looking; `exercise` is the number of the one that practised it."""

    text: str
    exercise: int | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A possible answer, and why it is right or wrong."""

    text: str
    why: str
    is_right: bool


@dataclass(frozen=True, slots=True)
class Quiz:
    """A question with its possible answers, of which one is right."""

    text: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Paper:
    """Where an idea comes from; `exercises` are the numbers of those it is about."""

    authors: str
    year: int
    title: str
    exercises: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """What a lab has to offer when every exercise passes."""

    checklist: tuple[ChecklistLine, ...] = ()
    quiz: tuple[Quiz, ...] = ()
    papers: tuple[Paper, ...] = ()
    next_steps: tuple[str, ...] = ()


NO_ENDING = Ending()


PICTURES = "pictures"


def slips_beside(checks: Path) -> Path:
    """Where the slips lie that belong to a file of checks, or of a picture; they need not be there."""
    folder = checks.parent
    return (folder.parent if folder.name == PICTURES else folder) / "slips" / checks.name


@dataclass(frozen=True, slots=True)
class Lab:
    """A whole lab and where its shipped files lie."""

    name: str
    title: str
    root: Path
    timeout: float
    memory_mib: int
    exercises: tuple[Exercise, ...]
    ending: Ending = NO_ENDING

    def starter(self, exercise: Exercise) -> Path:
        return self.root / "exercises" / exercise.filename

    def checks(self, exercise: Exercise) -> Path:
        return self.root / "checks" / exercise.filename

    def picture(self, exercise: Exercise) -> Path:
        return self.root / "checks" / PICTURES / exercise.filename

    def slips(self, exercise: Exercise) -> Path:
        return slips_beside(self.checks(exercise))

    def solution(self, exercise: Exercise) -> Path:
        return self.root / "solutions" / exercise.filename


@dataclass(frozen=True, slots=True)
class Request:
    """What to run. `source` is the learner's file, None when there is none; `timeout` is in seconds.

    `starter` is the text of the shipped starter; `path` is for messages and
    tracebacks only, the file is not read again.
    """

    exercise: Exercise
    checks: Path
    solution: Path
    starter: str
    path: Path
    source: bytes | None
    timeout: float
    memory_mib: int
    cwd: Path


@dataclass(frozen=True, slots=True)
class Failure:
    """The first thing that went wrong, in words for the learner.

    `message` is plain text without terminal codes; `check` is None unless a
    check failed; `line` counts from 1 in the learner's file; `grid` is the result
    beside the right one where it is a small matrix; `see` is a topic of the
    lesson and the part of it that is about this.
    """

    check: str | None
    title: str
    message: str
    slip: str | None = None
    line: int | None = None
    grid: "Grid | None" = None
    see: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class CheckResult:
    """One check of a run: its name, its title, and whether it passed."""

    name: str
    title: str
    passed: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one run of one exercise came to.

    `seconds` is the wall time of the run, `output` what the learner's file
    printed, already cut to its limit; `picture` is what was drawn, when that was
    what the run was for.
    """

    exercise: str
    outcome: Outcome
    checks_passed: int
    checks_total: int
    seconds: float
    output: str = ""
    failure: Failure | None = None
    results: tuple[CheckResult, ...] = ()
    picture: "Picture | None" = None

    @property
    def passed(self) -> bool:
        return self.outcome is Outcome.PASSED


@dataclass(frozen=True, slots=True)
class Standing:
    """What is remembered of one exercise between commands.

    `slip` is the one that the last verdict named. Of the ladder of hints the first
    `hints_revealed` are revealed, and those of the numbers in `hints_ahead`, which
    all lie further on: never the one that comes next.
    """

    outcome: Outcome | None = None
    checks_passed: int = 0
    checks_total: int = 0
    hints_revealed: int = 0
    solution_shown: bool = False
    ever_passed: bool = False
    slip: str | None = None
    hints_ahead: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        # The same hints are the same standing, in whatever order they were revealed.
        count = self.hints_revealed
        while count + 1 in self.hints_ahead:
            count += 1
        object.__setattr__(self, "hints_revealed", count)
        object.__setattr__(self, "hints_ahead", frozenset(n for n in self.hints_ahead if n > count))


@dataclass(frozen=True, slots=True)
class Progress:
    """Everything remembered in `.txlab/progress.json`; see `progress.py`.

    `ticked` are lines of the checklist, `answers` options by the question of
    the quiz they were chosen for; all of them count from 1.
    """

    current: str | None = None
    standings: dict[str, Standing] = field(default_factory=dict)
    ticked: frozenset[int] = frozenset()
    answers: dict[int, int] = field(default_factory=dict)

    def standing(self, name: str) -> Standing:
        return self.standings.get(name, Standing())
