"""From one exercise to another: by n and p, and in the list."""

from dataclasses import replace

from txlab.flow import keynames, listing
from txlab.flow.effects import Paint
from txlab.flow.jobs import Step, go_to, paint
from txlab.flow.state import State, view_of
from txlab.flow.view import Page

FIRST = "This is the first exercise."
LAST = "This is the last exercise."
END = "Every exercise passes; p goes back to one."
_CURSOR = (keynames.UP, keynames.DOWN, keynames.HOME, keynames.END)


def visit(state: State, name: str, page: Page = Page.START) -> Step:
    """Go to an exercise."""
    state, moved = go_to(replace(state, notes=(), greets=False), name, page)
    return state, (Paint(view_of(state)), *moved)


def go_on(state: State) -> Step:
    """Go to the next exercise; from the last one to the last screen, if every exercise passes."""
    if state.base is Page.FINISHED:
        return at_end(state)
    if state.current == state.names[-1]:
        if all(map(state.has_mark, state.names)):
            return visit(state, state.current, Page.FINISHED)
        return paint(replace(state, page=state.base, notes=(LAST,)))
    return visit(state, state.names[state.names.index(state.current) + 1])


def go_back(state: State) -> Step:
    """Go to the previous exercise."""
    if state.base is Page.FINISHED:
        return visit(state, state.names[-1])
    if state.current == state.names[0]:
        return paint(replace(state, page=state.base, notes=(FIRST,)))
    return visit(state, state.names[state.names.index(state.current) - 1])


def at_end(state: State) -> Step:
    """Say what leads away from the last screen, where no exercise is at hand."""
    return paint(replace(state, page=state.base, notes=(END,)))


def in_list(state: State, key: str) -> Step | None:
    """What a key does in the list; None when it does what it does everywhere."""
    if key == keynames.ENTER:
        return visit(state, state.choice) if state.choice in state.found else (state, ())
    if key in _CURSOR:
        return paint(replace(state, choice=listing.moved(state.found, state.choice, key)))
    if state.search is not None:
        state = replace(state, search=listing.typed(state.search, key))
        return paint(replace(state, choice=listing.moved(state.found, state.choice, "")))
    if key == "/":
        return paint(replace(state, search=""))
    numbered = [exercise.name for exercise in state.exercises if str(exercise.number) == key]
    return visit(state, numbered[0]) if numbered else None
