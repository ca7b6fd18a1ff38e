"""What the watch screen is drawn from: a view of the watch logic, and what a view needs besides itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from txlab import standing
from txlab.flow import View
from txlab.model import NO_ENDING, Ending, Exercise, Standing
from txlab.screens.cells import Pen
from txlab.screens.table import Row
from txlab.screens.words import summary


@dataclass(frozen=True, slots=True)
class Place:
    """One exercise with its file: where a click leads, how it is named, and its lesson by the headings."""

    exercise: Exercise
    file: Path
    shown: str
    lesson: Mapping[str, str]

    @property
    def goal(self) -> str:
        return self.lesson.get("Goal", "")

    @property
    def setup(self) -> str:
        return self.lesson.get("Setup", "")

    @property
    def link(self) -> str:
        """The style of text that leads to the file when clicked."""
        return f"link {self.file.absolute().as_uri()}"


@dataclass(frozen=True, slots=True)
class Stage:
    """A view with the exercises it is about.

    `rows` is for the list, `solution` (code, notes) for its page, `ending` for
    the last ones; `timeout` is the time limit of a run in seconds; `has_main`
    is whether the file at hand has a block that runs only when it is started by
    hand, `look` how matrices can be drawn (None: not at all), `further`
    the topic, the name and the text of what the reading says of a failure, `is_untouched`
    whether it is the starter still.
    """

    view: View
    exercises: Sequence[Exercise]
    places: Mapping[str, Place]
    rows: Sequence[Row] = ()
    solution: tuple[str, str] = ("", "")
    ending: Ending = NO_ENDING
    timeout: float | None = None
    has_main: bool = False
    look: Pen | None = None
    further: tuple[str, str, str] | None = None
    is_untouched: bool = True

    @property
    def current(self) -> Place:
        """The exercise at hand."""
        return self.places[self.view.exercise]

    @property
    def known(self) -> Standing:
        """What is remembered of the exercise at hand."""
        return self.view.progress.standing(self.view.exercise)

    def has_mark(self, name: str) -> bool:
        return standing.has_mark(self.view.progress, name)

    def was_passed(self, name: str) -> bool:
        return self.view.progress.standing(name).ever_passed


def passed_line(stage: Stage, name: str, small: bool = False) -> Text:
    """That an exercise passes, with its counts; on a small screen one line of it."""
    exercise, verdict = stage.places[name].exercise, stage.view.verdicts.get(name)
    line = Text(f"ok  {exercise.number}  {exercise.title}", style="bold green")
    if verdict is not None:
        line.append(f": {summary(verdict)}")
    return on_one_line(line) if small else line


def on_one_line(text: Text) -> Text:
    """A text that is cut where it is too long, rather than continued."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text
