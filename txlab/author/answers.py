"""Known learner answers: what each is, and what must be said about it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from txlab.model import Exercise, Outcome, Verdict

FOLDER = "tests/answers"
NONE = "none"
ANY = "-"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer file with the `# key: value` lines at its head.

    `check` and `slip` are what a wrong answer must be told ("none" for no slip,
    "-" where the file never gets as far as a check); `words` are those of which
    a good message holds at least one.
    """

    path: Path
    right: bool
    check: str
    slip: str
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}"


def read_answer(path: Path) -> Answer:
    """An answer file; its folder says whether it is right, a missing key means anything goes."""
    head: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        key, colon, value = line.removeprefix("# ").partition(":")
        if not line.startswith("# ") or not colon:
            break
        head[key] = value.strip()
    words = (word.strip().lower() for word in head.get("say", "").split("|"))
    return Answer(
        path=path,
        right=path.parent.name == "right",
        check=head.get("check", ANY),
        slip=head.get("slip", ANY),
        words=tuple(word for word in words if word and word != "-"),
    )


def answers_of(root: Path, exercise: Exercise) -> list[Answer]:
    """All the answers kept for an exercise below the lab's source folder, the wrong ones first."""
    folder = root / FOLDER / exercise.name
    paths = [*sorted((folder / "wrong").glob("*.py")), *sorted((folder / "right").glob("*.py"))]
    return [read_answer(path) for path in paths]


def complaints(answer: Answer, verdict: Verdict) -> Iterator[str]:
    """What is not as the head of the answer says, a sentence each."""
    failure = verdict.failure
    if answer.right:
        if failure is not None:
            yield f"a right answer is refused ({failure.check or verdict.outcome}): {failure.message}"
        return
    if failure is None:
        yield "a wrong answer is accepted"
        return
    if verdict.outcome is Outcome.FAILED and answer.check not in (failure.check, ANY):
        yield f"refused by the check {failure.check}, not by {answer.check}"
    if answer.slip not in (failure.slip or NONE, ANY):
        yield f"told the slip {failure.slip or NONE}, not {answer.slip}"
    text = f"{failure.title}\n{failure.message}\n{failure.slip or ''}".lower()
    if answer.words and not any(word in text for word in answer.words):
        yield f"holds none of the words {' | '.join(answer.words)}:\n{failure.title}\n{failure.message}"


def holes(judged: list[tuple[Answer, Verdict]], slips: set[str]) -> Iterator[str]:
    """Checks that every known wrong answer passes, and slips that none is told."""
    checks = {result.name for _, verdict in judged for result in verdict.results}
    failed = {r.name for answer, v in judged if not answer.right for r in v.results if not r.passed}
    told = {verdict.failure.slip for _, verdict in judged if verdict.failure}
    for name in sorted(checks - failed):
        yield f"the check {name} passes on every known wrong answer"
    for name in sorted(slips - told):
        yield f"the slip {name} is told to no known wrong answer"
