"""The quiz: one question at a time, and a word on every answer once one was chosen."""

from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from txlab import standing
from txlab.model import Option, Quiz
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.stage import Stage
from txlab.screens.wrap import Wrapped

_ASKING = "A number answers; z goes back."
_ANSWERED = "Enter goes on; z goes back."
_OVER = "Enter asks them again; z goes back."


def quiz_parts(stage: Stage) -> Iterator[Part]:
    """The question at hand, or the score when there is none."""
    view, quiz = stage.view, stage.ending.quiz
    if view.asked == 0:
        yield from _score(stage)
        return
    question = quiz[view.asked - 1]
    yield Part(Text(f"Question {view.asked} of {len(quiz)}", style="dim"))
    yield Part(Wrapped(plain(question.text), "bold"), close=True)
    if view.is_answered:
        yield from _answered(question, view.progress.answers[view.asked])
        yield Part(Wrapped(_ANSWERED, "dim"))
    else:
        options = [f"  {number}  {plain(option.text)}" for number, option in enumerate(question.options, 1)]
        yield Part(Wrapped("\n".join(options)))
        yield Part(Wrapped(_ASKING, "dim"))


def _answered(question: Quiz, chosen: int) -> Iterator[Part]:
    """The chosen option first, then the right one, then the others."""
    numbered = list(enumerate(question.options, 1))
    is_right = question.options[chosen - 1].is_right
    yield Part(Text("That is right.", "green") if is_right else Text("That is not it.", "red"))
    for number, option in sorted(numbered, key=lambda each: (each[0] != chosen, not each[1].is_right)):
        yield Part(_explained(number, option))


def _explained(number: int, option: Option) -> Group:
    text = Wrapped(f"{number}  {plain(option.text)}", "bold", mark=_mark(option.is_right))
    return Group(text, Wrapped(plain(option.why), indent=7))


def _mark(is_right: bool) -> Text:
    return Text("ok  ", "green") if is_right else Text("x   ", "red")


def _score(stage: Stage) -> Iterator[Part]:
    quiz = stage.ending.quiz
    answers = standing.answers(quiz, stage.view.progress)
    yield Part(Text(f"{answers.count(True)} of {len(quiz)} right", style="bold"))
    for number, (question, is_right) in enumerate(zip(quiz, answers, strict=True), 1):
        yield Part(Wrapped(plain(question.text), mark=_mark(is_right is True)), close=number > 1)
    yield Part(Wrapped(_OVER, "dim"))
