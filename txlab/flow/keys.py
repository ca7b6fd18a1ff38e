"""What each key does; keys that have to wait are held, and acted on in their order."""

from collections.abc import Callable
from dataclasses import replace

from txlab import standing
from txlab.flow import final, keynames, moves
from txlab.flow.effects import (
    CancelRun,
    Effect,
    OpenEditor,
    Paint,
    Quit,
    RememberSolution,
    RestoreStarter,
    RevealHint,
)
from txlab.flow.jobs import Step, add_save, check_all, paint
from txlab.flow.state import OVERLAYS, Held, State, Why, view_of
from txlab.flow.view import LEAFED, Page, Question

_ABOUT_EXERCISE = frozenset("hsxrenpty")
_ELSEWHERE = frozenset("hsxet")  # keys of a learner who is after something other than the last screen


def press(state: State, key: str, at: float) -> Step:
    """Act on a key, or hold it while the learner's save is being run; quitting never waits."""
    key = key.lower()
    if key == keynames.CTRL_C:
        return leave(state, 130)
    if key == keynames.CTRL_D or (key == "q" and not _is_searching(state)):
        return leave(state, 0)
    state = replace(state, greets=state.greets and key not in _ELSEWHERE)
    if state.unasked:
        # The answer to a question that a save has taken back.
        state = replace(state, unasked=False)
        if key in ("y", "n"):
            return state, ()
    if state.busy and not _is_at_once(state, key):
        return replace(state, held=(*state.held, Held(key, state.current))), ()
    if state.question is not None:
        return _answer(state, key)
    in_page = IN_PAGE.get(state.page)
    done = in_page(state, key) if in_page is not None else None
    if done is None:
        done = final.opened(state, key)
    if done is not None:
        return done
    if key in RUNS:
        return RUNS[key](state, at)
    action = ACTIONS.get(key)
    return action(state) if action is not None else (state, ())


def _is_at_once(state: State, key: str) -> bool:
    """Whether a key need not wait: the editor, in which an endless loop is ended, behind runs alone."""
    can_open = not (state.editing or state.restoring or state.question)
    return key == "e" and can_open and all(held.key == "r" for held in state.held)


def release(state: State, at: float) -> Step:
    """Act on the held keys in the order they were typed, until one of them starts a run.

    A key that is about an exercise is dropped when the screen has moved on to
    another since: nobody resets, or reads the solution of, what they did not see.
    """
    effects: tuple[Effect, ...] = ()
    here = state.current
    while state.held and not state.busy:
        held, state = state.held[0], replace(state, held=state.held[1:])
        if held.exercise != here and held.key in _ABOUT_EXERCISE:
            continue
        state, more = press(state, held.key, at)
        effects += more
    return state, effects


def leave(state: State, code: int) -> Step:
    """End the watch, the last verdict standing."""
    effects: tuple[Effect, ...] = ()
    is_awaited = state.running is not None and state.running.announced
    if state.running is not None:
        effects += (CancelRun(state.running.run),)
    if state.page in OVERLAYS or state.question is not None or is_awaited:
        # What is left on the screen must not say that something is going on.
        state = replace(state, page=state.base, question=None, running=None)
        effects += (Paint(view_of(state)),)
    return replace(state, running=None, jobs=(), held=()), (*effects, Quit(code))


def _answer(state: State, key: str) -> Step:
    """Yes does it, no and the keys that mean no drop the question, any other key is ignored."""
    question = state.question
    if key not in ("y", "n", keynames.ESCAPE, keynames.ENTER):
        return state, ()
    state = replace(state, question=None)
    if key != "y":
        return paint(state)
    if question is Question.RESET:
        return replace(state, restoring=True), (RestoreStarter(state.current),)
    seen = standing.show_solution(state.progress, state.current)
    state, painted = paint(replace(state, page=Page.SOLUTION, progress=seen, leaf=0))
    return state, (*painted, RememberSolution(state.current))


def _is_searching(state: State) -> bool:
    """Whether letters are part of a search rather than keys."""
    return state.page is Page.LIST and state.search is not None and not state.busy


def _hint(state: State) -> Step:
    if state.base is Page.FINISHED:
        # No exercise is on that screen, so a hint would be spent unseen.
        return moves.at_end(state)
    exercise = state.exercises[state.names.index(state.current)]
    if standing.next_hint(exercise, state.progress.standing(state.current)) is not None:
        return state, (RevealHint(state.current),)
    note = "There are no more hints. Press s to see the solution."
    return paint(replace(state, page=state.base, hints_open=True, notes=(note,)))


def _ask(question: Question) -> Callable[[State], Step]:
    return lambda state: paint(replace(state, page=state.base, question=question, notes=()))


def _solution(state: State) -> Step:
    return _back(state) if state.page is Page.SOLUTION else _ask(Question.SOLUTION)(state)


def _leaf(by: int) -> Callable[[State], Step]:
    def action(state: State) -> Step:
        return paint(replace(state, leaf=state.leaf + by)) if state.page in LEAFED else (state, ())

    return action


def _toggle(page: Page) -> Callable[[State], Step]:
    def action(state: State) -> Step:
        # What was said on one page is no news on another.
        shown = state.base if state.page is page else page
        return paint(replace(state, page=shown, notes=(), leaf=0, choice=state.current, search=None))

    return action


def _edit(state: State) -> Step:
    verdict = state.verdicts.get(state.current)
    line = verdict.failure.line if verdict is not None and verdict.failure is not None else None
    return replace(state, page=state.base, editing=True, notes=()), (OpenEditor(state.current, line),)


def _back(state: State) -> Step:
    return paint(replace(state, page=state.base, leaf=0)) if state.page in OVERLAYS else (state, ())


def _run_again(state: State, at: float) -> Step:
    return add_save(state, frozenset({state.current}), at)


def _check_all(state: State, at: float) -> Step:
    # What was celebrated is in question now, so there is no way back to that page before it is confirmed.
    greets = state.greets or state.base is Page.FINISHED
    state = replace(state, page=Page.LIST, base=Page.START, just_passed=(), notes=(), greets=greets)
    state = replace(state, choice=state.current, search=None)
    state, started = check_all(state, Why.CHECK_ALL, at)
    return state, (Paint(view_of(state)), *started)


ACTIONS: dict[str, Callable[[State], Step]] = {
    "h": _hint,
    "s": _solution,
    "t": _toggle(Page.LESSON),
    "e": _edit,
    "n": moves.go_on,
    "p": moves.go_back,
    "l": _toggle(Page.LIST),
    "o": _toggle(Page.OUTPUT),
    "x": _ask(Question.RESET),
    "?": _toggle(Page.KEYS),
    keynames.ESCAPE: _back,
    **dict.fromkeys((" ", keynames.DOWN, keynames.RIGHT, keynames.PAGE_DOWN), _leaf(1)),
    **dict.fromkeys(("b", keynames.UP, keynames.LEFT, keynames.PAGE_UP), _leaf(-1)),
}
RUNS: dict[str, Callable[[State, float], Step]] = {"r": _run_again, "c": _check_all}
IN_PAGE: dict[Page, Callable[[State, str], Step | None]] = {
    Page.LIST: moves.in_list,
    Page.CHECKLIST: final.in_checklist,
    Page.QUIZ: final.in_quiz,
}
