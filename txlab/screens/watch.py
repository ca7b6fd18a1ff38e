"""The watch screen: a view of the watch logic as lines that fit the terminal."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain

from rich.text import Text

from txlab.flow import LEAFED, Page, Question, View
from txlab.flow.final import CHECKLIST, QUIZ
from txlab.plain import plain
from txlab.screens.checklist import checklist_parts
from txlab.screens.finished import finished_sections
from txlab.screens.fit import Lines, Part, fit, trimmed
from txlab.screens.leaves import leaf
from txlab.screens.lesson import further_parts, lesson_texts
from txlab.screens.listing import list_parts
from txlab.screens.quiz import quiz_parts
from txlab.screens.solution import solution_parts
from txlab.screens.stage import Stage
from txlab.screens.watch_keys import keys_line, keys_page
from txlab.screens.watch_top import AFTER, is_small, title_parts, top_parts
from txlab.screens.watch_verdict import hints_of, passed_parts, verdict_parts, whole_parts
from txlab.screens.wrap import Keyed, Wrapped, filled

_ALL = ": o shows all"
_ABOVE = "Scroll up for the beginning."
_MORE = ": t shows the lesson"
_CLOSING = {
    Page.SOLUTION: "s hides it",
    Page.LESSON: "t hides it",
    Page.KEYS: "? hides it",
    Page.QUIZ: "Enter goes on",
}
_UNANSWERED = "a number answers"


def watch_screen(stage: Stage, width: int, height: int) -> Lines:
    """The whole screen, header first and keys last; in at most `height` lines unless all is asked for."""
    page = stage.view.page
    below = _keys(width, page in AFTER, _idle_keys(stage))
    if stage.view.question is not None:
        below = fit([Part(_question(stage, is_small(height)))], width, None)
    foot = len(below.lines)
    keys = Part(below, apart=True)
    top, notes = list(top_parts(stage, height)), list(_notes(stage.view))
    sections = _sections(stage, width, height)
    body = list(chain.from_iterable(sections))
    if page is Page.OUTPUT:
        whole = fit([*top, *body, *notes], width, None)
        # The keys and the line above them take places too.
        above = [Part(Wrapped(_ABOVE, "dim"))] if len(whole.lines) + 1 + foot > height else []
        return fit([Part(whole), *above, keys], width, None)
    if page in LEAFED:
        # One of the lines is that of the body itself.
        room = height - len(fit([*top, Part(Text(".")), *notes, keys], width, height).lines) + 1
        body = [Part(_leaf(stage, sections, width, room), apart=True)]
    more = _ALL if page in (Page.START, Page.VERDICT) else ""
    return trimmed(fit([*top, *body, *notes, keys], width, height), width, height, foot, more)


def _leaf(stage: Stage, sections: Sequence[Sequence[Part]], width: int, height: int) -> Lines:
    page = stage.view.page
    closing = _UNANSWERED if page is Page.QUIZ and not stage.view.is_answered else _CLOSING.get(page)
    keys = ["space next", *([closing] if closing is not None else []), "b back"]
    return leaf(sections, width, height, stage.view.leaf, keys)


def _idle_keys(stage: Stage) -> str:
    """Keys for which this lab has nothing."""
    return ("" if stage.ending.checklist else CHECKLIST) + ("" if stage.ending.quiz else QUIZ)


@cache
def _keys(width: int, at_end: bool, without: str) -> Lines:
    """The keys as they are laid out; nothing on a screen takes longer, and they rarely change."""
    return fit([Part(keys_line(width, at_end, without))], width, None)


def plain_screen(stage: Stage, width: int, with_goal: bool) -> Lines:
    """The same news for a stream of lines: no keys, nothing cut; the goal only where asked for."""
    dropped = (Keyed,) if with_goal else (Keyed, _Lesson)
    parts = chain.from_iterable(_sections(stage, width, None))
    body = [part for part in parts if not isinstance(part.content, dropped)]
    return fit([*top_parts(stage, None), *body, *_notes(stage.view)], width, None)


class _Lesson(Wrapped):
    """A part of the lesson of an exercise, told apart because a plain stream shows it once."""


def _sections(stage: Stage, width: int, height: int | None) -> list[list[Part]]:
    """What stands between top and keys, in what begins a leaf of its own where not all of it fits."""
    if stage.view.page is Page.FINISHED:
        return list(finished_sections(stage))
    return [list(_body(stage, width, height))]


def _body(stage: Stage, width: int, height: int | None) -> Iterator[Part]:
    bodies: dict[Page, Callable[[], Iterator[Part]]] = {
        Page.START: lambda: _start(stage, height),
        Page.VERDICT: lambda: verdict_parts(stage),
        Page.PASSED: lambda: _moved_on(stage, is_small(height)),
        Page.CHECKLIST: lambda: checklist_parts(stage, width, is_small(height)),
        Page.QUIZ: lambda: quiz_parts(stage),
        Page.LIST: lambda: list_parts(stage, width),
        Page.KEYS: lambda: iter([Part(keys_page())]),
        Page.OUTPUT: lambda: whole_parts(stage),
        Page.SOLUTION: lambda: solution_parts(*stage.solution),
        Page.LESSON: lambda: _lesson(stage),
    }
    return bodies[stage.view.page]()


def _lesson(stage: Stage) -> Iterator[Part]:
    if stage.further is not None:
        yield from further_parts(*stage.further)
    yield from lesson_texts(stage.current.lesson)


def _start(stage: Stage, height: int | None) -> Iterator[Part]:
    if not is_small(height) or stage.view.verdict is None:
        yield _goal(stage)
    yield from verdict_parts(stage)


def _moved_on(stage: Stage, small: bool) -> Iterator[Part]:
    yield from passed_parts(stage, small)
    yield from title_parts(stage, stage.view.exercise, "Next: ", small)
    setup = filled(plain(stage.current.setup))
    if setup and not small:
        yield Part(_Lesson(setup), ((65, 5), (45, 1)), more=_MORE, apart=True)
    if not small:
        yield _goal(stage)
    yield from hints_of(stage)


def _goal(stage: Stage) -> Part:
    return Part(_Lesson(plain(stage.current.goal)), ((35, 2), (22, 1)), more=_MORE, apart=True)


def _notes(view: View) -> Iterator[Part]:
    for note in view.notes:
        yield Part(Wrapped(plain(note), "magenta"))


def _question(stage: Stage, small: bool) -> Text:
    place = stage.current
    if stage.view.question is Question.RESET:
        text = (
            f"Reset {place.exercise.number}?"
            if small
            else f"Reset {place.shown}? Your file is kept as a backup."
        )
    else:
        name = "" if small else f"  {place.exercise.title}"
        text = f"Show the solution of {place.exercise.number}{name}?"
    return Text(f"{text}  y/n", style="bold")
