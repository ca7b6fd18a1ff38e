"""What the watch screen shows, as data; `screens/watch.py` turns it into lines."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from txlab.model import Progress, Verdict


class Page(StrEnum):
    """The pages of the watch screen."""

    START = "start"  # the goal of the current exercise, and its verdict once there is one
    VERDICT = "verdict"
    PASSED = "passed"  # what was just passed, then the goal of the exercise moved on to
    FINISHED = "finished"
    LIST = "list"
    KEYS = "keys"
    OUTPUT = "output"
    SOLUTION = "solution"
    LESSON = "lesson"
    CHECKLIST = "checklist"  # this and the next are open only from the last screen
    QUIZ = "quiz"


LEAFED = (
    Page.SOLUTION,
    Page.LESSON,
    Page.KEYS,
    Page.FINISHED,
    Page.QUIZ,
)  # pages to leaf through where they are long


class Question(StrEnum):
    """What a yes or no is asked about."""

    SOLUTION = "solution"
    RESET = "reset"


@dataclass(frozen=True, slots=True)
class View:
    """One state of the screen.

    `verdict` is the one the page is about, None while its run is not over;
    `checking` names the exercise whose save is being run, `slow` is whether the
    run on is taking long; `hints` is the number of the hint revealed last, which is
    shown below the others, 0 when they are folded; `leaf` counts how often the learner
    leafed on, less how often back; `found` names what is left in the list, `choice` is
    the one its cursor is on, and `search` the text searched for, None when
    there is no search; `line` is the one of the checklist that its cursor is on,
    `question` the one that a yes or no is asked about, `asked` the one of the
    quiz (0 is its score) and `is_answered` whether it was; `just_passed` names what page PASSED or FINISHED
    celebrates, nothing when all was passed from the start; `verdicts` and
    `progress` are for the list and the bar.
    """

    page: Page
    exercise: str
    verdict: Verdict | None
    verdicts: Mapping[str, Verdict]
    progress: Progress
    checking: str | None = None
    slow: bool = False
    hints: int = 0
    leaf: int = 0
    found: tuple[str, ...] = ()
    choice: str | None = None
    search: str | None = None
    line: int = 1
    asked: int = 0
    is_answered: bool = False
    notes: tuple[str, ...] = ()
    question: Question | None = None
    just_passed: tuple[str, ...] = ()
