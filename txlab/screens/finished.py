"""The last screen: what was learned, what to ask yourself, what to read, and what to build next."""

from collections.abc import Iterator

from rich.text import Text

from txlab import standing
from txlab.model import Paper
from txlab.plain import plain
from txlab.screens.checklist import tick
from txlab.screens.fit import Part
from txlab.screens.stage import Stage
from txlab.screens.wrap import Keyed, Wrapped

EVERY_PASSES = "That was the last one: every exercise passes."
EACH_PASSES = "Every exercise passes."


def finished_words(stage: Stage) -> str:
    """What must be seen first, whichever part of the screen is read."""
    return EVERY_PASSES if stage.view.just_passed else EACH_PASSES


def finished_sections(stage: Stage) -> Iterator[list[Part]]:
    """The parts of the last screen, each to be kept together where there is room."""
    yield _takeaways(stage)
    if stage.ending.checklist:
        yield list(_checklist(stage))
    further = [*_quiz(stage), *_papers(stage), *_next(stage)]
    if further:
        yield further


def _takeaways(stage: Stage) -> list[Part]:
    lines = (f"{exercise.number}   {plain(exercise.takeaway)}" for exercise in stage.exercises)
    return [Part(Wrapped(line), close=True) for line in lines]


def _checklist(stage: Stage) -> Iterator[Part]:
    yield _heading("What you should be able to do without looking")
    for number, line in enumerate(stage.ending.checklist, 1):
        yield Part(Wrapped(f"{tick(stage, number)}  {plain(line.text)}"), close=True)
    yield Part(Keyed("k opens this list, to tick what you can do.", "dim"))


def _quiz(stage: Stage) -> Iterator[Part]:
    quiz = stage.ending.quiz
    if quiz:
        yield Part(Keyed("A short quiz", "bold"), heads=True)
        questions = "1 question" if len(quiz) == 1 else f"{len(quiz)} questions"
        told = f"z asks {questions}, and says of every answer why it is right or wrong.{_score(stage)}"
        yield Part(Keyed(told), close=True)


def _score(stage: Stage) -> str:
    answers = standing.answers(stage.ending.quiz, stage.view.progress)
    if None in answers:
        return ""
    return f" You had {answers.count(True)} of {len(answers)} right."


def _papers(stage: Stage) -> Iterator[Part]:
    if stage.ending.papers:
        yield _heading("Where it comes from (in brackets: the exercises)")
        yield from (Part(Wrapped(_cited(paper)), close=True) for paper in stage.ending.papers)


def _cited(paper: Paper) -> str:
    numbers = ", ".join(map(str, paper.exercises))
    return plain(f"-  {paper.authors} {paper.year}, {paper.title} ({numbers})")


def _next(stage: Stage) -> Iterator[Part]:
    if stage.ending.next_steps:
        yield _heading("What to build next")
        yield from (Part(Wrapped(f"-  {plain(step)}"), close=True) for step in stage.ending.next_steps)


def _heading(text: str) -> Part:
    return Part(Text(text, style="bold"), heads=True)
