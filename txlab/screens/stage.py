"""What the watch screen is drawn from: a view of the watch logic, and what a view needs besides itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from txlab.flow import View
from txlab.model import NO_ENDING, Ending, Exercise, Outcome
from txlab.screens.table import Row


@dataclass(frozen=True, slots=True)
class Place:
    """One exercise with its file: where a click leads, how it is named, and two parts of its lesson."""

    exercise: Exercise
    file: Path
    shown: str
    goal: str
    setup: str = ""

    @property
    def link(self) -> str:
        """The style of text that leads to the file when clicked."""
        return f"link {self.file.absolute().as_uri()}"


@dataclass(frozen=True, slots=True)
class Stage:
    """A view with the exercises it is about.

    `rows` is for the list, `solution` (code, notes) and `lesson` (texts by
    their headings) for their pages, `ending` for the last ones; `timeout` is the time limit of a run in
    seconds; `has_main` is whether the file at hand has a block that runs only
    when it is started by hand.
    """

    view: View
    exercises: Sequence[Exercise]
    places: Mapping[str, Place]
    rows: Sequence[Row] = ()
    solution: tuple[str, str] = ("", "")
    lesson: Mapping[str, str] = field(default_factory=dict)
    ending: Ending = NO_ENDING
    timeout: float | None = None
    has_main: bool = False

    @property
    def current(self) -> Place:
        """The exercise at hand."""
        return self.places[self.view.exercise]

    @property
    def hints_revealed(self) -> int:
        """How many hints of the exercise at hand the learner has seen."""
        return self.view.progress.standing(self.view.exercise).hints_revealed

    def has_mark(self, name: str) -> bool:
        return self.view.progress.standing(name).outcome is Outcome.PASSED

    def was_passed(self, name: str) -> bool:
        return self.view.progress.standing(name).ever_passed
