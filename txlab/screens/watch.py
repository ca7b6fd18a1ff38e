"""The watch screen: a view of the watch logic as lines that fit the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from txlab.flow import Page, Question, View
from txlab.model import Exercise, Outcome, Verdict
from txlab.plain import plain
from txlab.screens.failure import failure_parts
from txlab.screens.finished import finished_parts
from txlab.screens.fit import Lines, Part, fit, leaf, trimmed
from txlab.screens.solution import solution_view
from txlab.screens.table import Row, exercise_table
from txlab.screens.verdict import style_of
from txlab.screens.watch_hints import Folded, hint_parts, opened
from txlab.screens.watch_keys import keys_line, keys_page
from txlab.screens.words import state, summary
from txlab.screens.wrap import Wrapped

_BAR = 16
_ALL = ": o shows all"
_LEAF = "space next, s hides it"
_LIST_KEYS = "A number goes to that exercise, l goes back."
_FITTED = (Page.START, Page.VERDICT, Page.PASSED)
FIRST_WORDS = "Failing is how every exercise starts. Edit the file and save it."


@dataclass(frozen=True, slots=True)
class Place:
    """One exercise with its file: where a click leads, how it is named, and the goal of its lesson."""

    exercise: Exercise
    file: Path
    shown: str
    goal: str


@dataclass(frozen=True, slots=True)
class Stage:
    """What a view needs besides itself.

    `rows` is for the list, `solution` (code, notes) for its page; `timeout` is
    the time limit of a run in seconds; `has_main` is whether the file at hand
    has a block that runs only when it is started by hand.
    """

    view: View
    exercises: Sequence[Exercise]
    places: Mapping[str, Place]
    rows: Sequence[Row] = ()
    solution: tuple[str, str] = ("", "")
    timeout: float | None = None
    has_main: bool = False


def watch_screen(stage: Stage, width: int, height: int) -> Lines:
    """The whole screen, header first and keys last; in at most `height` lines unless all is asked for."""
    below = _keys(width, stage.view.page is Page.FINISHED)
    if stage.view.question is not None:
        below = fit([Part(_question(stage))], width, None)
    foot = len(below.lines)
    above = [*_top(stage), *_body(stage, width), *_notes(stage.view)]
    if stage.view.page is Page.SOLUTION:
        shown = leaf(fit(above, width, None), height - foot - 1, stage.view.leaf, _LEAF)
        return fit([Part(shown), Part(below)], width, None)
    screen = fit([*above, Part(below)], width, None if stage.view.page is Page.OUTPUT else height)
    return trimmed(screen, height, foot, _ALL) if stage.view.page in _FITTED else screen


@cache
def _keys(width: int, at_end: bool) -> Lines:
    """The keys as they are laid out; nothing on a screen takes longer, and they rarely change."""
    return fit([Part(keys_line(width, at_end))], width, None)


def plain_screen(stage: Stage, width: int, with_goal: bool) -> Lines:
    """The same news for a stream of lines: no keys, nothing cut; the goal only where asked for."""
    dropped = (Folded,) if with_goal else (Folded, _Goal)
    body = [part for part in _body(stage, width) if not isinstance(part.content, dropped)]
    return fit([*_top(stage), *body, *_notes(stage.view)], width, None)


class _Goal(Wrapped):
    """The goal of an exercise, told apart because a plain stream shows it once."""


def _top(stage: Stage) -> Iterator[Part]:
    """How far the learner is, and the exercise at hand where the page does not begin with another."""
    yield Part(_bar(stage))
    if stage.view.page not in (Page.PASSED, Page.FINISHED, Page.SOLUTION, Page.OUTPUT):
        yield Part(_title(stage, stage.view.exercise))


def _title(stage: Stage, name: str, before: str = "") -> RenderableType:
    place = stage.places[name]
    title = Text(f"{before}{place.exercise.number}  {place.exercise.title}", style="bold")
    return Group(title, Text(place.shown, style=f"link {place.file.absolute().as_uri()}"))


def _bar(stage: Stage) -> Text:
    total = len(stage.exercises)
    done = sum(_has_mark(stage, exercise.name) for exercise in stage.exercises)
    filled = done * _BAR // max(total, 1)
    bar = Text("[", style="dim")
    bar.append("#" * filled, style="green")
    bar.append("." * (_BAR - filled) + "]", style="dim")
    bar.append(f"  {done}/{total} passed", style="default not dim")
    return bar


def _body(stage: Stage, width: int) -> Iterator[Part]:
    view = stage.view
    match view.page:
        case Page.START:
            yield _goal(stage, view.exercise)
            yield from _verdict(stage)
        case Page.VERDICT:
            yield from _verdict(stage)
        case Page.PASSED:
            yield from _passed(stage)
            yield Part(_title(stage, view.exercise, "Next: "))
            yield _goal(stage, view.exercise)
            yield from _hints(stage)
        case Page.FINISHED:
            yield from finished_parts(stage.exercises)
        case Page.LIST:
            yield Part(exercise_table(stage.rows, width))
            yield Part(Wrapped(_LIST_KEYS, "dim"))
        case Page.KEYS:
            yield Part(keys_page())
        case Page.OUTPUT:
            yield from _everything(stage)
        case Page.SOLUTION:
            yield Part(solution_view(stage.places[view.exercise].exercise, *stage.solution))


def _verdict(stage: Stage) -> Iterator[Part]:
    view = stage.view
    verdict = view.verdict
    if verdict is None:
        yield Part(_waiting(stage))
        yield from _hints(stage)
        return
    yield Part(_summary(verdict))
    if view.page is Page.START and not verdict.passed and not _was_passed(stage, verdict.exercise):
        yield Part(Wrapped(FIRST_WORDS), ((25, 0),) if view.hints else (), close=True)
    yield from _failure(stage, verdict)
    yield from _hints(stage)
    yield from _printed(verdict)


def _failure(stage: Stage, verdict: Verdict) -> Iterator[Part]:
    if verdict.failure is not None:
        place = stage.places[verdict.exercise]
        yield from failure_parts(verdict.failure, place.file, place.shown, stage.view.hints > 0)


def _everything(stage: Stage) -> Iterator[Part]:
    """Nothing left out, and the verdict last: it is what stays in sight when the rest scrolls up."""
    verdict = stage.view.verdict
    printed = [part.content for part in _printed(verdict)]
    about = stage.places[stage.view.exercise if verdict is None else verdict.exercise]
    yield Part(printed[0] if printed else Wrapped(_silence(stage, about)))
    hints = stage.places[stage.view.exercise].exercise.hints
    yield from opened(hints[: _revealed(stage)], len(hints))
    yield Part(_title(stage, about.exercise.name))
    yield Part(_waiting(stage) if verdict is None else _summary(verdict))
    if verdict is not None:
        yield from _failure(stage, verdict)


def _silence(stage: Stage, place: Place) -> str:
    if not stage.has_main:
        return "The file printed nothing."
    return f"Nothing was printed here; a main block runs only by hand: python {place.shown}"


def _printed(verdict: Verdict | None) -> Iterator[Part]:
    """What the file printed; of a cut one the end stays, which is what was printed last."""
    text = plain(verdict.output).strip("\n") if verdict is not None else ""
    if text:
        content = Group(Text("It printed:", style="dim"), Text(text))
        yield Part(content, ((80, 5), (45, 1)), more=" printed: o shows all", tail=True)


def _waiting(stage: Stage) -> Text:
    view = stage.view
    if view.checking is not None:
        limit = f" stops after {stage.timeout:g} s" if view.slow and stage.timeout is not None else ""
        return Text(f"Checking {stage.places[view.checking].shown} ...{limit}", style="dim")
    known = view.progress.standing(view.exercise)
    last = "" if known.outcome is None else f" Last time: {state(known)}."
    return Text(f"Not checked yet.{last} Save the file, or press r.", style="dim")


def _summary(verdict: Verdict) -> Text:
    return Text(summary(verdict), style=f"bold {style_of(verdict.outcome)}")


def _passed(stage: Stage) -> Iterator[Part]:
    for name in stage.view.just_passed:
        exercise = stage.places[name].exercise
        verdict = stage.view.verdicts.get(name)
        line = Text(f"ok  {exercise.number}  {exercise.title}", style="bold green")
        if verdict is not None:
            line.append(f": {summary(verdict)}")
        yield Part(Group(line, Wrapped(plain(exercise.takeaway), indent=4)))
    yield from _printed(stage.view.verdict)


def _goal(stage: Stage, name: str) -> Part:
    return Part(_Goal(plain(stage.places[name].goal)), ((35, 3), (22, 1)), more=" in the file")


def _hints(stage: Stage) -> Iterator[Part]:
    return hint_parts(stage.places[stage.view.exercise].exercise.hints, _revealed(stage), stage.view.hints)


def _revealed(stage: Stage) -> int:
    return stage.view.progress.standing(stage.view.exercise).hints_revealed


def _notes(view: View) -> Iterator[Part]:
    for note in view.notes:
        yield Part(Wrapped(plain(note), "yellow"))


def _question(stage: Stage) -> Text:
    place = stage.places[stage.view.exercise]
    if stage.view.question is Question.RESET:
        text = f"Reset {place.shown}? Your file is kept as a backup."
    else:
        text = f"Show the solution of {place.exercise.number}  {place.exercise.title}?"
    return Text(f"{text}  y/n", style="bold")


def _has_mark(stage: Stage, name: str) -> bool:
    return stage.view.progress.standing(name).outcome is Outcome.PASSED


def _was_passed(stage: Stage, name: str) -> bool:
    return stage.view.progress.standing(name).ever_passed
