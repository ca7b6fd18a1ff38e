"""A verdict as a learner sees it: the counts, the first thing wrong, and where."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from txlab.model import Exercise, Failure, Outcome, Verdict
from txlab.plain import plain
from txlab.screens.cells import Pen
from txlab.screens.failure import Numbers, around_numbers
from txlab.screens.words import summary


def verdict_view(
    exercise: Exercise, verdict: Verdict, file: Path, shown: str, look: Pen | None = None
) -> RenderableType:
    """The whole verdict; `file` is where a click leads, `shown` how the file is named.

    With a `look` a wrong matrix is drawn, where it is small.
    """
    headline = Text(f"{exercise.number}  {exercise.title}: ", style="bold")
    headline.append(summary(verdict), style=style_of(verdict.outcome))
    if verdict.failure is None:
        return headline
    return Group(headline, Text(), failure_view(verdict.failure, file, shown, look))


def failure_view(failure: Failure, file: Path, shown: str, look: Pen | None = None) -> RenderableType:
    """The first failure: its title, its message, and the line of the file it points at."""
    title = Text("  x  ", style="red")
    title.append(plain(failure.title), style="bold")
    place = shown if failure.line is None else f"{shown}:{failure.line}"
    link = Text(place, style=f"dim link {file.absolute().as_uri()}")
    message = plain(failure.message).strip("\n")
    told: list[RenderableType]
    if failure.grid is None or look is None:
        return Group(title, Text(), _indented(Text(message)), Text(), _indented(link))
    before, numbers = around_numbers(message)
    told = [_indented(Text(before)), Numbers(failure.grid, look, gap=True)]
    told += [Text(), _indented(Text(numbers))] if numbers else []
    return Group(title, Text(), *told, Text(), _indented(link))


def row(exercise: Exercise, verdict: Verdict, title_width: int = 0) -> Text:
    """One exercise in the list that `verify` prints; `title_width` in columns lines up and cuts several."""
    mark = "ok" if verdict.passed else "x "
    line = Text(f"  {mark}  ", style=style_of(verdict.outcome))
    title = exercise.title
    if 0 < title_width < len(title):
        title = f"{title[: title_width - 3].rstrip()}..."
    line.append(f"{exercise.number}  {title:{title_width}}  ", style="default not bold")
    line.append(summary(verdict), style="dim" if verdict.passed else "default")
    return line


def style_of(outcome: Outcome | None) -> str:
    """The colour of an outcome; never the only sign of it."""
    if outcome is None:
        return "dim"
    return "green" if outcome is Outcome.PASSED else "red"


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 5), expand=False)
