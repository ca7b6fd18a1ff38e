"""A verdict on the watch screen: at most one screen of it, or all."""

import re
from collections.abc import Iterator

from rich.console import Group
from rich.text import Text

from txlab import standing
from txlab.flow import Page
from txlab.model import Verdict
from txlab.plain import plain
from txlab.screens.failure import failure_parts
from txlab.screens.fit import Part
from txlab.screens.stage import Place, Stage, passed_line
from txlab.screens.verdict import style_of
from txlab.screens.watch_hints import hint_parts, opened
from txlab.screens.watch_top import title_parts
from txlab.screens.words import state, summary
from txlab.screens.wrap import Keyed, Wrapped

# A progress bar goes back to the start of its line; the last of it is what a terminal shows.
_REWRITTEN = re.compile(r"[^\n\r]*\r(?=[^\n\r])")
_FIRST_KEYS = "New here? t shows the lesson, e opens the file."
FIRST_WORDS = "Failing is how every exercise starts. Edit the file and save it."


def verdict_parts(stage: Stage) -> Iterator[Part]:
    """The counts, what failed first, the open hint, and the end of what was printed."""
    view, verdict = stage.view, stage.view.verdict
    if verdict is None:
        yield Part(_waiting(stage), apart=True)
        yield from hints_of(stage)
        return
    yield Part(_summary(verdict), apart=True)
    if view.page is Page.START and stage.is_untouched and not stage.was_passed(verdict.exercise):
        yield Part(Wrapped(FIRST_WORDS), ((25, 0),) if view.hints else (), close=True)
        yield Part(Keyed(_FIRST_KEYS), ((70, 0),), close=True)
    yield from _failure(stage, verdict)
    yield from hints_of(stage)
    yield from printed_parts(verdict)


def whole_parts(stage: Stage) -> Iterator[Part]:
    """Nothing left out, and the verdict last: it is what stays in sight when the rest scrolls up."""
    verdict = stage.view.verdict
    printed = [part.content for part in printed_parts(verdict)]
    about = stage.current if verdict is None else stage.places[verdict.exercise]
    yield Part(printed[0] if printed else Wrapped(_silence(stage, about)))
    exercise = stage.current.exercise
    revealed = standing.revealed_hints(exercise, stage.known)
    yield from opened(exercise, revealed, stage.view.hints or max(revealed, default=0))
    yield from title_parts(stage, about.exercise.name)
    yield Part(_waiting(stage) if verdict is None else _summary(verdict))
    if verdict is not None:
        yield from _failure(stage, verdict)


def passed_parts(stage: Stage, small: bool) -> Iterator[Part]:
    """What was just passed, with what was learned from it, and the end of what was printed."""
    for name in stage.view.just_passed:
        takeaway = plain(stage.places[name].exercise.takeaway)
        yield Part(passed_line(stage, name, small), apart=True)
        yield Part(Wrapped(takeaway, indent=4), ((5, 0),) if small else (), close=True)
    yield from printed_parts(stage.view.verdict)


def hints_of(stage: Stage) -> Iterator[Part]:
    """The hints of the exercise at hand."""
    return hint_parts(stage.current.exercise, stage.known, stage.view.hints)


def printed_parts(verdict: Verdict | None) -> Iterator[Part]:
    """What the file printed; of a cut one the end stays, which is what was printed last."""
    text = plain(_REWRITTEN.sub("", verdict.output)).strip("\n") if verdict is not None else ""
    if text:
        content = Group(Text("It printed:", style="dim"), Text(text))
        yield Part(content, ((80, 5), (45, 1)), more=" printed: o shows all", tail=True)


def _failure(stage: Stage, verdict: Verdict) -> Iterator[Part]:
    if verdict.failure is not None:
        place = stage.places[verdict.exercise]
        behind_hint = stage.view.hints > 0
        yield from failure_parts(verdict.failure, place.file, place.shown, behind_hint, stage.look)


def _silence(stage: Stage, place: Place) -> str:
    if not stage.has_main:
        return "The file printed nothing."
    return f"Nothing was printed. What stands below `if __name__` runs only by hand:\n  python {place.shown}"


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
