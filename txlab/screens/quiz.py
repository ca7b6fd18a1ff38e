"""The quiz: one question at a time, and a word on every answer once one was chosen."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group
from rich.text import Text

from txlab import standing
from txlab.model import Option, Progress, Quiz
from txlab.plain import plain
from txlab.screens.fit import Lines, Part, fit
from txlab.screens.stage import Stage
from txlab.screens.wrap import Wrapped

_ASKING = "A number answers; z goes back."
_ANSWERED = "Enter goes on; z goes back."
_OVER = "Enter asks them again; z goes back."
_MARKS = {True: ("ok  ", "green"), False: ("x   ", "red"), None: ("-   ", "dim")}


def quiz_parts(stage: Stage) -> Iterator[Part]:
    """The question at hand, or the score when there is none."""
    view, quiz = stage.view, stage.ending.quiz
    if view.asked == 0:
        yield from score_parts(quiz, view.progress)
        yield Part(Wrapped(_OVER, "dim"))
        return
    yield from question_parts(quiz, view.asked)
    if view.is_answered:
        yield from answered_parts(quiz[view.asked - 1], view.progress.answers[view.asked])
        yield Part(Wrapped(_ANSWERED, "dim"))
    else:
        yield options_part(quiz[view.asked - 1])
        yield Part(Wrapped(_ASKING, "dim"))


def question_parts(quiz: Sequence[Quiz], number: int) -> Iterator[Part]:
    """What question `number` asks; they count from 1."""
    yield Part(Text(f"Question {number} of {len(quiz)}", style="dim"))
    yield Part(Wrapped(plain(quiz[number - 1].text), "bold"), close=True)


def options_part(question: Quiz) -> Part:
    """The options to choose from, with their numbers."""
    options = [f"  {number}  {plain(option.text)}" for number, option in enumerate(question.options, 1)]
    return Part(Wrapped("\n".join(options)))


def answered_parts(question: Quiz, chosen: int) -> Iterator[Part]:
    """Every option explained: the chosen one first, then the right one, then the others."""
    is_right = question.options[chosen - 1].is_right
    yield Part(Text("That is right.", "green") if is_right else Text("That is not it.", "red"))
    numbered = enumerate(question.options, 1)
    for number, option in sorted(numbered, key=lambda each: (each[0] != chosen, not each[1].is_right)):
        yield Part(_explained(number, option, " (your answer)" if number == chosen else ""))


def explained_parts(question: Quiz) -> Iterator[Part]:
    """Every option explained, in the order of their numbers."""
    for number, option in enumerate(question.options, 1):
        yield Part(_explained(number, option))


def score_parts(quiz: Sequence[Quiz], progress: Progress) -> Iterator[Part]:
    """How the quiz went, as a whole and question by question."""
    answers = standing.answers(quiz, progress)
    yield Part(Text(score_words(answers), style="bold"))
    for number, (question, is_right) in enumerate(zip(quiz, answers, strict=True), 1):
        yield Part(Wrapped(plain(question.text), mark=Text(*_MARKS[is_right])), close=number > 1)


def score_words(answers: Sequence[bool | None]) -> str:
    """How many answers are right, and how many there are not: "2 of 4 right, 1 not answered yet"."""
    open_ones = answers.count(None)
    return f"{answers.count(True)} of {len(answers)} right" + (
        f", {open_ones} not answered yet" if open_ones else ""
    )


def pieces(parts: Iterable[Part], width: int, height: int) -> Iterator[Lines]:
    """The parts in pieces of at most `height` lines; only a part that alone is longer makes a longer one."""
    piece: list[Part] = []
    for part in parts:
        if piece and len(fit([*piece, part], width, None).lines) > height:
            yield fit(piece, width, None)
            piece = []
        piece.append(part)
    if piece:
        yield fit(piece, width, None)


def _explained(number: int, option: Option, said: str = "") -> Group:
    text = Wrapped(f"{number}  {plain(option.text)}{said}", "bold", mark=Text(*_MARKS[option.is_right]))
    return Group(text, Wrapped(plain(option.why), indent=7))
