"""Everything the watch knows between two events."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from txlab import standing
from txlab.flow.listing import found
from txlab.flow.view import Page, Question, View
from txlab.model import NO_ENDING, Ending, Exercise, Progress, Verdict

OVERLAYS = (
    *(Page.LIST, Page.KEYS, Page.OUTPUT, Page.SOLUTION, Page.LESSON),
    *(Page.CHECKLIST, Page.QUIZ),
)


class Why(StrEnum):
    """Why a job runs; a save is waited for by the learner, the others run behind the scene."""

    SAVE = "save"
    RECHECK = "recheck"
    CHECK_ALL = "check-all"


@dataclass(frozen=True, slots=True)
class Job:
    """Exercises to be run one after the other and told about together.

    `waiting` holds those without a verdict yet, the running one first; `done`
    the verdicts so far; `notes` are shown with the outcome.
    """

    why: Why
    waiting: tuple[str, ...]
    done: tuple[Verdict, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def is_save(self) -> bool:
        return self.why is Why.SAVE


@dataclass(frozen=True, slots=True)
class Running:
    """The one run that is on: its number, its exercise, and when it began."""

    run: int
    exercise: str
    since: float
    announced: bool = False
    is_slow: bool = False


ECHO = 0.3  # seconds within which the same content again is the same save


@dataclass(frozen=True, slots=True)
class Saved:
    """The last save seen of a file, so that its echo within so many seconds can be told from a new one."""

    digest: str
    at: float
    echo: float = ECHO


@dataclass(frozen=True, slots=True)
class Held:
    """A key that has to wait, and the exercise that was on the screen when it was typed."""

    key: str
    exercise: str


@dataclass(frozen=True, slots=True)
class State:
    """The watch between two events.

    `verdicts` holds a verdict only as long as no later save of its exercise is
    known; `jobs` are in the order they run, saves before anything else;
    `sources` is what was saved and waits to be run, `saved_at` when the last
    save was seen;
    `held` are the keys that have to wait (see `busy`), `unasked` is whether a save
    has just taken a question back; `choice` and `search`
    are the cursor and the text searched for in the list, `newest_hints` the hints
    of exercises that were revealed last, `line`, `asked` and
    `is_answered` where the learner is in the checklist and the quiz; `editing` while an
    editor has the terminal, when nothing may be painted; `greets` until the
    learner wants something else: a lab found to be all passed shows its last screen.
    """

    exercises: tuple[Exercise, ...]
    current: str
    progress: Progress
    ending: Ending = NO_ENDING
    verdicts: Mapping[str, Verdict] = field(default_factory=dict)
    jobs: tuple[Job, ...] = ()
    running: Running | None = None
    last_run: int = 0
    saved: Mapping[str, Saved] = field(default_factory=dict)
    sources: Mapping[str, bytes] = field(default_factory=dict)
    saved_at: float = float("-inf")
    held: tuple[Held, ...] = ()
    page: Page = Page.START
    base: Page = Page.START
    just_passed: tuple[str, ...] = ()
    hints_open: bool = False
    newest_hints: Mapping[str, int] = field(default_factory=dict)
    leaf: int = 0
    choice: str = ""
    search: str | None = None
    line: int = 1
    asked: int = 0
    is_answered: bool = False
    greets: bool = False
    notes: tuple[str, ...] = ()
    question: Question | None = None
    unasked: bool = False
    restoring: bool = False
    editing: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(exercise.name for exercise in self.exercises)

    @property
    def busy(self) -> bool:
        """Whether keys have to wait: for an editor, a starter to be put back, or the verdict of a save."""
        return self.editing or self.restoring or any(job.is_save for job in self.jobs)

    @property
    def found(self) -> tuple[str, ...]:
        """The exercises that the list shows."""
        return found(self.exercises, self.search)

    def in_order(self, names: frozenset[str]) -> tuple[str, ...]:
        """These exercises in the order of the lab."""
        return tuple(name for name in self.names if name in names)

    def has_mark(self, name: str) -> bool:
        return standing.has_mark(self.progress, name)

    def next_unpassed(self, name: str) -> str | None:
        """The exercise after `name` that has no mark, round the end of the lab; None when all have one."""
        found = standing.next_open(self.exercises, self.progress, after=name)
        return None if found is None else found.name


def start_state(
    exercises: tuple[Exercise, ...], progress: Progress, wanted: str | None, ending: Ending = NO_ENDING
) -> State:
    """The state before anything happened, at `wanted`, else the current exercise, else the first unpassed."""
    if wanted is None or wanted not in [exercise.name for exercise in exercises]:
        return State(exercises, standing.current(exercises, progress).name, progress, ending, greets=True)
    return State(exercises, wanted, progress, ending)


def _newest_hint(state: State) -> int:
    """The number of the hint revealed last; the highest, where that was before this watch began."""
    exercise = state.exercises[state.names.index(state.current)]
    revealed = standing.revealed_hints(exercise, state.progress.standing(state.current))
    return state.newest_hints.get(state.current, max(revealed, default=0))


def view_of(state: State) -> View:
    """What the screen shows of a state."""
    celebrates = state.page in (Page.PASSED, Page.FINISHED)
    about = state.just_passed[-1] if state.just_passed else state.current
    if state.restoring:
        # The file may be another already, and its verdict is not that of the old one.
        known = {name: verdict for name, verdict in state.verdicts.items() if name != state.current}
        state = replace(state, verdicts=known)
    running = state.running
    awaited = running is not None and (state.jobs[0].is_save or running.exercise == about)
    return View(
        page=state.page,
        exercise=state.current,
        verdict=state.verdicts.get(about),
        verdicts=state.verdicts,
        progress=state.progress,
        checking=running.exercise if running is not None and awaited else None,
        slow=running is not None and running.is_slow,
        hints=_newest_hint(state) if state.hints_open else 0,
        leaf=state.leaf,
        found=state.found if state.page is Page.LIST else (),
        choice=state.choice if state.page is Page.LIST else None,
        search=state.search if state.page is Page.LIST else None,
        line=state.line,
        asked=state.asked,
        is_answered=state.is_answered,
        notes=state.notes,
        question=state.question,
        just_passed=state.just_passed if celebrates else (),
    )
