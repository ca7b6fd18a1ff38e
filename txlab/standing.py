"""Where the learner stands: pure changes of what is remembered, and what it says about where to go on."""

from collections.abc import Sequence
from dataclasses import replace

from txlab.model import Exercise, Outcome, Progress, Quiz, Standing, Verdict


def record(progress: Progress, verdict: Verdict) -> Progress:
    """`progress` with a verdict as the newest word on its exercise."""
    old = progress.standing(verdict.exercise)
    new = replace(
        old,
        outcome=verdict.outcome,
        checks_passed=verdict.checks_passed,
        checks_total=verdict.checks_total,
        ever_passed=old.ever_passed or verdict.passed,
    )
    return _with(progress, verdict.exercise, new)


def forget_verdict(progress: Progress, name: str) -> Progress:
    """`progress` without the last verdict on exercise `name`, whose file txlab has replaced."""
    new = replace(progress.standing(name), outcome=None, checks_passed=0, checks_total=0)
    return _with(progress, name, new)


def reveal_hints(progress: Progress, name: str, count: int) -> Progress:
    """`progress` with the first `count` hints of exercise `name` revealed, never fewer than before."""
    old = progress.standing(name)
    return _with(progress, name, replace(old, hints_revealed=max(old.hints_revealed, count)))


def reveal_next_hint(progress: Progress, name: str, total: int) -> Progress:
    """`progress` with one more hint of exercise `name` revealed, `total` at most."""
    return reveal_hints(progress, name, min(progress.standing(name).hints_revealed + 1, total))


def show_solution(progress: Progress, name: str) -> Progress:
    """`progress` with the solution of exercise `name` marked as seen."""
    return _with(progress, name, replace(progress.standing(name), solution_shown=True))


def tick(progress: Progress, line: int, is_ticked: bool) -> Progress:
    """`progress` with line `line` of the checklist ticked, or not."""
    ticked = progress.ticked | {line} if is_ticked else progress.ticked - {line}
    return replace(progress, ticked=ticked)


def answer(progress: Progress, question: int, option: int) -> Progress:
    """`progress` with an option chosen for a question of the quiz."""
    return replace(progress, answers={**progress.answers, question: option})


def answers(quiz: Sequence[Quiz], progress: Progress) -> list[bool | None]:
    """For each question of the quiz whether it was answered rightly; None where it was not answered."""
    chosen = [progress.answers.get(number, 0) for number in range(1, len(quiz) + 1)]
    return [
        question.options[option - 1].is_right if 1 <= option <= len(question.options) else None
        for question, option in zip(quiz, chosen, strict=True)
    ]


def first_unanswered(quiz: Sequence[Quiz], progress: Progress) -> int:
    """The number of the first question without an answer; 0 when all have one."""
    found = answers(quiz, progress)
    return found.index(None) + 1 if None in found else 0


def move_to(progress: Progress, name: str) -> Progress:
    """`progress` with `name` as the current exercise."""
    return replace(progress, current=name)


def has_mark(progress: Progress, name: str) -> bool:
    """Whether exercise `name` passed when it was last run."""
    return progress.standing(name).outcome is Outcome.PASSED


def current(exercises: Sequence[Exercise], progress: Progress) -> Exercise:
    """The exercise meant when none is named: the current one, else the first not yet passed."""
    for exercise in exercises:
        if exercise.name == progress.current:
            return exercise
    return next_open(exercises, progress) or exercises[0]


def next_open(exercises: Sequence[Exercise], progress: Progress, after: str | None = None) -> Exercise | None:
    """The first exercise not yet passed, looking behind `after` before starting over; None when all pass."""
    names = [exercise.name for exercise in exercises]
    start = 0 if after is None else names.index(after) + 1
    for exercise in (*exercises[start:], *exercises[:start]):
        if not has_mark(progress, exercise.name):
            return exercise
    return None


def _with(progress: Progress, name: str, standing: Standing) -> Progress:
    return replace(progress, standings={**progress.standings, name: standing})
