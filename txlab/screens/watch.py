"""The watch screen: a view of the watch logic as lines that fit the terminal."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from txlab.flow import Page, Question, View
from txlab.model import Exercise, Outcome, Verdict
from txlab.plain import plain
from txlab.screens.fit import Lines, Part, fit
from txlab.screens.solution import solution_view
from txlab.screens.table import Row, exercise_table
from txlab.screens.verdict import failure_view, style_of
from txlab.screens.watch_keys import keys_line, keys_page
from txlab.screens.words import state, summary

_BAR = 16
_ALL_PRINTED = " printed: o shows all"
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
    """What a view needs besides itself; `rows` is for the list, `solution` (code, notes) for its page."""

    view: View
    exercises: Sequence[Exercise]
    places: Mapping[str, Place]
    rows: Sequence[Row] = ()
    solution: tuple[str, str] = ("", "")


def watch_screen(stage: Stage, width: int, height: int) -> Lines:
    """The whole screen, header first and keys last, in at most `height` lines where that can be."""
    question = [Part(_question(stage))] if stage.view.question is not None else [Part(keys_line(width))]
    return fit([*_top(stage), *_body(stage, width), *_notes(stage.view), *question], width, height)


def plain_screen(stage: Stage, width: int, with_goal: bool) -> Lines:
    """The same news for a stream of lines: no keys, nothing cut; the goal only where asked for."""
    body = [part for part in _body(stage, width) if with_goal or not isinstance(part.content, _Goal)]
    return fit([*_top(stage), *body, *_notes(stage.view)], width, None)


class _Goal(Padding):
    """The goal of an exercise, told apart because a plain stream shows it once."""


def _top(stage: Stage) -> Iterator[Part]:
    """How far the learner is, and the exercise at hand where the page does not begin with another."""
    yield Part(_bar(stage))
    if stage.view.page not in (Page.PASSED, Page.FINISHED, Page.SOLUTION):
        yield Part(_title(stage))


def _title(stage: Stage, before: str = "") -> RenderableType:
    place = stage.places[stage.view.exercise]
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
            yield Part(_title(stage, "Next: "))
            yield _goal(stage, view.exercise)
            yield from _hints(stage)
        case Page.FINISHED:
            yield from _finished(stage)
        case Page.LIST:
            yield Part(exercise_table(stage.rows, width))
        case Page.KEYS:
            yield Part(keys_page())
        case Page.OUTPUT:
            yield Part(_output_text(view.verdict) or Text("The file printed nothing."))
        case Page.SOLUTION:
            yield Part(solution_view(stage.places[view.exercise].exercise, *stage.solution))


def _verdict(stage: Stage) -> Iterator[Part]:
    view = stage.view
    verdict = view.verdict
    if verdict is None:
        yield Part(_waiting(stage))
        yield from _hints(stage)
        return
    place = stage.places[verdict.exercise]
    yield Part(_summary(verdict))
    if view.page is Page.START and not verdict.passed and not _was_passed(stage, verdict.exercise):
        yield Part(Text(FIRST_WORDS), gives=5)
    if verdict.failure is not None:
        told = failure_view(verdict.failure, place.file, place.shown)
        yield Part(told, gives=1, least=4, more=f": txlab run {place.exercise.number} shows all")
    yield from _hints(stage)
    printed = _output_text(verdict)
    if printed is not None:
        yield _printed(printed)


def _printed(text: Text) -> Part:
    return Part(Group(Text("It printed:", style="dim"), text), gives=4, least=1, tail=True, more=_ALL_PRINTED)


def _waiting(stage: Stage) -> Text:
    view = stage.view
    if view.checking is not None:
        return Text(f"Checking {stage.places[view.checking].shown} ...", style="dim")
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
        yield Part(Group(line, _indented(exercise.takeaway)))
    printed = _output_text(stage.view.verdict)
    if printed is not None:
        yield _printed(printed)


def _finished(stage: Stage) -> Iterator[Part]:
    yield Part(Text("That was the last one: every exercise passes.", style="bold green"))
    taken = [
        Group(Text(f"{exercise.number}  {exercise.title}", style="bold"), _indented(exercise.takeaway))
        for exercise in stage.exercises
    ]
    yield Part(Group(*taken))


def _goal(stage: Stage, name: str) -> Part:
    goal = Text(plain(stage.places[name].goal))
    return Part(_Goal(goal, 0, expand=False), gives=3, least=2, more=" in the file")


def _hints(stage: Stage) -> Iterator[Part]:
    view = stage.view
    hints = stage.places[view.exercise].exercise.hints
    shown = min(view.hints, len(hints))
    older = [_hint(number, hints) for number in range(1, shown)]
    if older:
        yield Part(Group(*(Padding(text, 0, style="dim") for text in older)), gives=5)
    if shown:
        yield Part(_hint(shown, hints))


def _hint(number: int, hints: Sequence[str]) -> RenderableType:
    return Group(Text(f"Hint {number} of {len(hints)}", style="bold"), _indented(hints[number - 1]))


def _notes(view: View) -> Iterator[Part]:
    for note in view.notes:
        yield Part(Text(plain(note), style="yellow"))


def _question(stage: Stage) -> Text:
    place = stage.places[stage.view.exercise]
    if stage.view.question is Question.RESET:
        text = f"Reset {place.shown}? Your file is kept as a backup."
    else:
        text = f"Show the solution of {place.exercise.number}  {place.exercise.title}?"
    return Text(f"{text}  y/n", style="bold")


def _output_text(verdict: Verdict | None) -> Text | None:
    printed = plain(verdict.output).strip("\n") if verdict is not None else ""
    return Text(printed) if printed else None


def _indented(text: str) -> Padding:
    return Padding(Text(plain(text)), (0, 0, 0, 4), expand=False)


def _has_mark(stage: Stage, name: str) -> bool:
    return stage.view.progress.standing(name).outcome is Outcome.PASSED


def _was_passed(stage: Stage, name: str) -> bool:
    return stage.view.progress.standing(name).ever_passed
