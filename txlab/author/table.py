"""The published table: how many known wrong answers each exercise refuses and names."""

from dataclasses import dataclass
from pathlib import Path

from txlab.author.answers import ANY, NONE, Answer
from txlab.model import Exercise, Verdict

FILE = "docs/answers.md"
_HEAD = """\
# Known answers

Made by `txlab dev check --write` from the answers in `tests/answers/`; not to be edited by hand. Each
answer was run as an exercise's file, as a learner's would be. A wrong answer counts as named when it is
told its mistake as a slip; the others are told by the layer that breaks: a missing function, a wrong
shape, an edited input, lost precision.

| exercise | checks | right answers | accepted | wrong answers | refused | named as a slip | slips known |
|---|---:|---:|---:|---:|---:|---:|---:|
"""


@dataclass(frozen=True, slots=True)
class Row:
    """The figures of one exercise."""

    exercise: Exercise
    checks: int
    right: int
    accepted: int
    wrong: int
    refused: int
    named: int
    slips: int

    @property
    def cells(self) -> tuple[int, ...]:
        """The figures in the order of the columns."""
        return (self.checks, self.right, self.accepted, self.wrong, self.refused, self.named, self.slips)

    def text(self) -> str:
        """The row as Markdown."""
        numbers = " | ".join(str(cell) for cell in self.cells)
        return f"| {self.exercise.number} {self.exercise.title} | {numbers} |"


def row_of(exercise: Exercise, judged: list[tuple[Answer, Verdict]], slips: int) -> Row:
    """Count what the verdicts on an exercise's answers came to."""
    right = [verdict for answer, verdict in judged if answer.right]
    wrong = [verdict for answer, verdict in judged if not answer.right]
    return Row(
        exercise=exercise,
        checks=max((verdict.checks_total for _, verdict in judged), default=0),
        right=len(right),
        accepted=sum(verdict.passed for verdict in right),
        wrong=len(wrong),
        refused=sum(not verdict.passed for verdict in wrong),
        named=sum(
            # By what the head promises, so that an answer left to chance does not change the page.
            verdict.failure is not None and verdict.failure.slip == answer.slip
            for answer, verdict in judged
            if not answer.right and answer.slip not in (ANY, NONE)
        ),
        slips=slips,
    )


def page(rows: list[Row]) -> str:
    """The whole page, with a line of sums."""
    columns = list(
        zip(
            *((r.checks, r.right, r.accepted, r.wrong, r.refused, r.named, r.slips) for r in rows),
            strict=True,
        )
    )
    total = " | ".join(str(sum(column)) for column in columns)
    return _HEAD + "".join(f"{row.text()}\n" for row in rows) + f"| all | {total} |\n"


def is_current(root: Path, text: str) -> bool:
    """Whether the published page says just this."""
    try:
        return (root / FILE).read_text(encoding="utf-8") == text
    except OSError:
        return False


def write(root: Path, text: str) -> None:
    """Publish the page."""
    (root / FILE).parent.mkdir(exist_ok=True)
    (root / FILE).write_text(text, encoding="utf-8")
