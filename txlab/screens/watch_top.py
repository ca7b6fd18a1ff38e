"""The top of the watch screen: how far the learner is, and the exercise at hand."""

from collections.abc import Iterator

from rich.text import Text

from txlab.flow import Page
from txlab.screens.finished import finished_words
from txlab.screens.fit import Part
from txlab.screens.stage import Stage, on_one_line, passed_line

_BAR = 16
_WITHOUT_NAME = (Page.PASSED, Page.OUTPUT)
AFTER = (Page.FINISHED, Page.CHECKLIST, Page.QUIZ)
_READ = (Page.SOLUTION, Page.LESSON)
_SMALL = 12  # rows


def top_parts(stage: Stage, height: int | None) -> Iterator[Part]:
    """How far the learner is, and the exercise at hand where the page does not begin with another."""
    page = stage.view.page
    small = is_small(height)
    if page is Page.FINISHED:
        words = Text(finished_words(stage), style="bold green")
        yield Part(on_one_line(words) if small else Text.assemble(_bar(stage), ". ", words))
        yield from (Part(passed_line(stage, name, small), close=True) for name in stage.view.just_passed)
    elif not small or page is Page.OUTPUT:
        yield Part(_bar(stage))
    if page not in AFTER and page not in _WITHOUT_NAME:
        yield from title_parts(stage, stage.view.exercise, small=small)


def is_small(height: int | None) -> bool:
    """Whether there is room for little more than a name and a verdict."""
    return height is not None and height < _SMALL


def title_parts(stage: Stage, name: str, before: str = "", small: bool = False) -> Iterator[Part]:
    """An exercise by number and title, and its file; on a small screen a line of the title alone."""
    place = stage.places[name]
    title = Text(f"{before}{place.exercise.number}  {place.exercise.title}", style="bold")
    yield Part(on_one_line(title) if small else title, apart=True)
    if not small and stage.view.page not in _READ:
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
