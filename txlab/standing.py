"""Where the learner stands: pure changes of what is remembered, and what it says about where to go on."""

from collections.abc import Sequence
from dataclasses import replace

from txlab.model import Exercise, Outcome, Progress, Quiz, Standing, Verdict

Fits = Sequence[frozenset[str]]


def record(progress: Progress, verdict: Verdict) -> Progress:
    """`progress` with a verdict as the newest word on its exercise."""
    old = progress.standing(verdict.exercise)
    new = replace(
        old,
        outcome=verdict.outcome,
        checks_passed=verdict.checks_passed,
        checks_total=verdict.checks_total,
        ever_passed=old.ever_passed or verdict.passed,
        slip=verdict.failure.slip if verdict.failure is not None else None,
    )
    return _with(progress, verdict.exercise, new)


def forget_verdict(progress: Progress, name: str) -> Progress:
    """`progress` without the last verdict on exercise `name`, whose file txlab has replaced."""
    new = replace(progress.standing(name), outcome=None, checks_passed=0, checks_total=0, slip=None)
    return _with(progress, name, new)


def reveal_hints(progress: Progress, name: str, count: int) -> Progress:
    """`progress` with the first `count` hints of exercise `name` revealed, never fewer than before."""
    old = progress.standing(name)
    return _with(progress, name, replace(old, hints_revealed=max(old.hints_revealed, count)))


def reveal_hint(progress: Progress, name: str, number: int) -> Progress:
    """`progress` with hint `number` of exercise `name` revealed, whichever are revealed already."""
    old = progress.standing(name)
    return _with(progress, name, replace(old, hints_ahead=old.hints_ahead | {number}))


def reveal_next_hint(progress: Progress, name: str, total: int, fits: Fits = ()) -> Progress:
    """`progress` with one more of the `total` hints of exercise `name` revealed; see `next_hint`."""
    number = _next_hint(progress.standing(name), total, fits)
    return progress if number is None else reveal_hint(progress, name, number)


def next_hint(exercise: Exercise, known: Standing) -> int | None:
    """The number of the hint to be revealed next; None when all are.

    The hint that fits the slip of the last verdict comes first, unless it is the last one.
    """
    return _next_hint(known, len(exercise.hints), exercise.fits)


def revealed_hints(exercise: Exercise, known: Standing) -> tuple[int, ...]:
    """The numbers of the revealed hints, in their order."""
    return _revealed(known, len(exercise.hints))


def fits_slip(exercise: Exercise, known: Standing, number: int) -> bool:
    """Whether hint `number` is for the slip that the last verdict named."""
    return number in _fitting(known, len(exercise.hints), exercise.fits)


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


def forget_answers(progress: Progress) -> Progress:
    """`progress` without any answer to the quiz."""
    return replace(progress, answers={})


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


def _next_hint(known: Standing, total: int, fits: Fits) -> int | None:
    revealed = _revealed(known, total)
    wanted = [*_fitting(known, total, fits), *range(1, total + 1)]
    return next((number for number in wanted if number not in revealed), None)


def _revealed(known: Standing, total: int) -> tuple[int, ...]:
    # An older lab may have had more hints.
    ahead = (number for number in sorted(known.hints_ahead) if number <= total)
    return (*range(1, min(known.hints_revealed, total) + 1), *ahead)


def _fitting(known: Standing, total: int, fits: Fits) -> tuple[int, ...]:
    """The hints for the slip that was named; the last one, which is all but the code, is for no slip."""
    return tuple(n for n, slips in enumerate(fits, 1) if known.slip in slips and n < total)


def _with(progress: Progress, name: str, standing: Standing) -> Progress:
    return replace(progress, standings={**progress.standings, name: standing})
