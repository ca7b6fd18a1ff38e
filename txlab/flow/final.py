"""What can be opened from the last screen: the checklist to tick, and the quiz."""

from dataclasses import replace

from txlab import standing
from txlab.flow import keynames
from txlab.flow.effects import RememberAnswer, RememberTick
from txlab.flow.jobs import Step, go_to, paint
from txlab.flow.state import State
from txlab.flow.view import Page, Question

CHECKLIST, QUIZ = "k", "z"
WITHOUT_EXERCISE = "This line has no exercise of its own: try it on attention code that you have never seen."
_MOVES = {keynames.UP: -1, keynames.DOWN: 1}


def opened(state: State, key: str) -> Step | None:
    """The checklist or the quiz, opened or closed by its key; None where that key does nothing."""
    if state.base is not Page.FINISHED:
        return None
    if key == CHECKLIST and state.ending.checklist:
        return paint(replace(state, page=_toggled(state, Page.CHECKLIST), line=1, notes=()))
    if key == QUIZ and state.ending.quiz:
        page = _toggled(state, Page.QUIZ)
        # Where the learner left off; when all is answered, that is the score.
        asked = standing.first_unanswered(state.ending.quiz, state.progress)
        return paint(replace(state, page=page, asked=asked, is_answered=False, leaf=0, notes=()))
    return None


def in_checklist(state: State, key: str) -> Step | None:
    """Move to a line, or tick it; None for every other key."""
    last = len(state.ending.checklist)
    if key in _MOVES:
        return paint(replace(state, line=min(max(state.line + _MOVES[key], 1), last)))
    if key in (" ", keynames.ENTER):
        return _ticked(state)
    if key.isdecimal() and 1 <= int(key) <= last:
        return _ticked(replace(state, line=int(key)))
    number = state.ending.checklist[state.line - 1].exercise
    practised = [exercise.name for exercise in state.exercises if exercise.number == number]
    if key == "s" and practised:
        # That of the line, not of the exercise that passed last.
        state, moved = go_to(state, practised[0], Page.FINISHED)
        state, painted = paint(replace(state, question=Question.SOLUTION))
        return state, (*painted, *moved)
    if key == "s":
        return paint(replace(state, notes=(WITHOUT_EXERCISE,)))
    return None


def in_quiz(state: State, key: str) -> Step | None:
    """Answer a question, or go on to the next; None for every other key."""
    if key == keynames.ENTER:
        if state.asked != 0 and not state.is_answered:
            return state, ()
        # From the score it begins again.
        asked = (state.asked + 1) % (len(state.ending.quiz) + 1)
        return paint(replace(state, asked=asked, is_answered=False, leaf=0))
    if state.asked == 0 or state.is_answered or not key.isdecimal():
        return None
    if not 1 <= int(key) <= len(state.ending.quiz[state.asked - 1].options):
        return None
    progress = standing.answer(state.progress, state.asked, int(key))
    state, painted = paint(replace(state, progress=progress, is_answered=True, leaf=0))
    return state, (*painted, RememberAnswer(state.asked, int(key)))


def _toggled(state: State, page: Page) -> Page:
    return state.base if state.page is page else page


def _ticked(state: State) -> Step:
    is_ticked = state.line not in state.progress.ticked
    progress = standing.tick(state.progress, state.line, is_ticked)
    state, painted = paint(replace(state, progress=progress))
    return state, (*painted, RememberTick(state.line, is_ticked))
