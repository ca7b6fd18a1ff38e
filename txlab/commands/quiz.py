"""`txlab quiz`: one question at a time, every option explained, each answer kept as soon as it is given."""

import re
import shutil
from collections.abc import Sequence

from txlab import standing
from txlab.commands.session import Session, is_interactive
from txlab.errors import LabError
from txlab.model import Quiz
from txlab.output import show, width
from txlab.screens.fit import Part, fit
from txlab.screens.quiz import (
    answered_parts,
    explained_parts,
    options_part,
    pieces,
    question_parts,
    score_parts,
    score_words,
)
from txlab.screens.wrap import Wrapped

_LEGEND = "A number answers, Enter leaves it for later, q ends."
_ANSWER = "Your answer: "
_ON = "Enter goes on, q ends: "
_MORE = "Enter shows more, q ends: "
_AGAIN = "To be asked anew: txlab quiz --again"
_ANSWERS = "All explained: txlab quiz --answers"
# What arrows and other keys without a letter type into a line.
_KEY_CODES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O.)")


class _Enough(Exception):
    """The learner ends the quiz."""


def run(session: Session, again: bool, answers: bool) -> int:
    """Ask what has no answer yet, or with `again` all anew; with `answers` ask nothing and explain all."""
    quiz = session.workspace.lab.ending.quiz
    if not quiz:
        raise LabError("This lab has no quiz.")
    if again and answers:
        raise LabError("--again asks anew, --answers shows without asking: use one of them.")
    if again and not is_interactive():
        raise LabError(
            "--again asks the questions anew, and there is no terminal to answer in.",
            "To read them with every option explained: txlab quiz --answers",
        )
    try:
        if answers:
            _show_answers(session, quiz)
        elif is_interactive():
            _hold(session, quiz, again)
        else:
            _print(session, quiz)
    finally:
        # After Ctrl-C too: what could not be kept is not there the next time.
        session.warn()
    return 0


def _show_answers(session: Session, quiz: Sequence[Quiz]) -> None:
    """Every question with every option explained."""
    remembered = session.store.load()
    parts: list[Part] = []
    for number, (question, is_right) in enumerate(
        zip(quiz, standing.answers(quiz, remembered), strict=True), 1
    ):
        parts += question_parts(quiz, number)
        parts += explained_parts(question)
        if is_right is not None:
            parts.append(_chosen(remembered.answers[number]))
    show(fit(parts, width(), None))


def _print(session: Session, quiz: Sequence[Quiz]) -> None:
    """Every question with its options, explained where it is answered, for a reader who cannot answer."""
    remembered = session.store.load()
    answers = standing.answers(quiz, remembered)
    parts: list[Part] = []
    for number, (question, is_right) in enumerate(zip(quiz, answers, strict=True), 1):
        parts += question_parts(quiz, number)
        if is_right is None:
            parts.append(options_part(question))
        else:
            parts.append(_chosen(remembered.answers[number]))
            parts += answered_parts(question, remembered.answers[number])
    if any(is_right is not None for is_right in answers):
        parts.append(Part(Wrapped(score_words(answers))))
    parts.append(Part(Wrapped("To answer: txlab quiz, in a terminal")))
    parts.append(Part(Wrapped(_ANSWERS), close=True))
    show(fit(parts, width(), None))


def _chosen(option: int) -> Part:
    return Part(Wrapped(f"You chose {option}."))


def _hold(session: Session, quiz: Sequence[Quiz], again: bool) -> None:
    """Ask every question without an answer, then tell the score."""
    remembered = session.store.update(standing.forget_answers) if again else session.store.load()
    answered = len(quiz) - standing.answers(quiz, remembered).count(None)
    if 0 < answered < len(quiz):
        show(Wrapped(f"{answered} of {len(quiz)} answered before.\n", "dim"))
    is_through = _ask_all(session, quiz)
    _tell_score(session, quiz, whole=is_through)


def _tell_score(session: Session, quiz: Sequence[Quiz], whole: bool) -> None:
    """The score, question by question where the `whole` of it is wanted, and how to go on."""
    remembered = session.store.load()
    answers = standing.answers(quiz, remembered)
    parts = [*score_parts(quiz, remembered)] if whole else [Part(Wrapped(score_words(answers), "bold"))]
    further = ["To go on: txlab quiz"] if None in answers else [_AGAIN, _ANSWERS]
    if session.store.warning is None and answers.count(None) < len(quiz):
        further.insert(0, "Your answers are kept.")
    show(fit([*parts, Part(Wrapped("\n".join(further)))], width(), None))


def _ask_all(session: Session, quiz: Sequence[Quiz]) -> bool:
    """Ask what is open; whether the learner came to the end of it."""
    try:
        for number in range(1, len(quiz) + 1):
            # Asked of the newest state: another txlab may have got an answer meanwhile.
            if standing.answers(quiz, session.store.load())[number - 1] is None:
                _ask(session, quiz, number)
    except _Enough:
        return False
    return True


def _ask(session: Session, quiz: Sequence[Quiz], number: int) -> None:
    """Put one question, keep the answer, and explain every option."""
    question = quiz[number - 1]
    legend = Part(Wrapped(_LEGEND, "dim"))
    show(fit([*question_parts(quiz, number), options_part(question), legend], width(), None))
    chosen = _choice(len(question.options))
    print()
    if chosen is None:
        return
    session.store.update(lambda old: standing.answer(old, number, chosen))
    # With room for the line that waits, and an empty one above it.
    height = shutil.get_terminal_size().lines - 2
    explained = list(pieces(answered_parts(question, chosen), width(), height))
    for piece in explained:
        show(piece)
        print()
        _typed(_MORE if piece is not explained[-1] else _ON)
        print()


def _choice(last: int) -> int | None:
    """The number the learner answers with, 1 to `last`; None when the question is left for later."""
    numbers = {str(number): number for number in range(1, last + 1)}
    while (text := _typed(_ANSWER)) not in numbers:
        if not text:
            return None
        show(Wrapped(f"Type a number from 1 to {last}, or just Enter, or q."))
    return numbers[text]


def _typed(prompt: str) -> str:
    """The line typed behind a prompt; _Enough for q and for the end of input."""
    # Printed here, since `input` writes it to standard error.
    print(prompt, end="", flush=True)
    try:
        text = _KEY_CODES.sub("", input()).strip()
    except EOFError:
        print("\n")
        raise _Enough from None
    except KeyboardInterrupt:
        print()
        raise
    except UnicodeDecodeError:
        return "?"  # which is no answer, as what was typed is none
    if text.lower() == "q":
        print()
        raise _Enough
    return text
