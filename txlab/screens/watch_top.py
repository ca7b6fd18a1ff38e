"""The top of the watch screen: how far the learner is, and the exercise at hand."""

from collections.abc import Iterator

from rich.text import Text

from txlab.flow import Page
from txlab.screens.finished import finished_top
from txlab.screens.fit import Part
from txlab.screens.stage import Stage

_BAR = 16
_WITHOUT_NAME = (Page.PASSED, Page.OUTPUT)
AFTER = (Page.FINISHED, Page.CHECKLIST, Page.QUIZ)
_READ = (Page.SOLUTION, Page.LESSON)
_SMALL = 12  # rows


def top_parts(stage: Stage, height: int | None) -> Iterator[Part]:
    """How far the learner is, and the exercise at hand where the page does not begin with another."""
    page = stage.view.page
    small = is_small(height)
    if not small or page is Page.OUTPUT:
        yield Part(_bar(stage))
    if page is Page.FINISHED:
        yield finished_top()
    elif page not in AFTER and page not in _WITHOUT_NAME:
        yield from title_parts(stage, stage.view.exercise, with_file=not small and page not in _READ)


def is_small(height: int | None) -> bool:
    """Whether there is room for little more than a name and a verdict."""
    return height is not None and height < _SMALL


def title_parts(stage: Stage, name: str, before: str = "", with_file: bool = True) -> Iterator[Part]:
    """An exercise by number and title, and its file."""
    place = stage.places[name]
    title = f"{before}{place.exercise.number}  {place.exercise.title}"
    yield Part(Text(title, style="bold"), apart=True)
    if with_file:
        yield Part(Text(place.shown, style=place.link), close=True)


def _bar(stage: Stage) -> Text:
    total = len(stage.exercises)
    done = sum(stage.has_mark(exercise.name) for exercise in stage.exercises)
    filled = done * _BAR // max(total, 1)
    bar = Text("[", style="dim")
    bar.append("#" * filled, style="green")
    bar.append("." * (_BAR - filled) + "]", style="dim")
    bar.append(f"  {done}/{total} passed", style="default not dim")
    return bar
