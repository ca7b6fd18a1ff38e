"""What the watch wants done to the world; `watch/loop.py` carries these out, in order."""

from dataclasses import dataclass

from txlab.flow.view import View
from txlab.model import Verdict


@dataclass(frozen=True, slots=True)
class StartRun:
    """Run `exercise` as number `run`: the `source` that was saved, or without one the file as it is now."""

    run: int
    exercise: str
    source: bytes | None = None


@dataclass(frozen=True, slots=True)
class CancelRun:
    """Stop run number `run`; nobody waits for its verdict any more."""

    run: int


@dataclass(frozen=True, slots=True)
class Paint:
    """Show this view: there is news in it."""

    view: View


@dataclass(frozen=True, slots=True)
class Refresh:
    """Draw the same news again because its surroundings changed; a stream of plain lines skips it."""

    view: View


@dataclass(frozen=True, slots=True)
class RememberVerdict:
    """Save a verdict as the newest word on its exercise."""

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class RememberCurrent:
    """Save which exercise is the current one."""

    exercise: str


@dataclass(frozen=True, slots=True)
class RememberSolution:
    """Save that the solution of an exercise was shown."""

    exercise: str


@dataclass(frozen=True, slots=True)
class RememberTick:
    """Save that a line of the checklist is ticked, or no longer is."""

    line: int
    is_ticked: bool


@dataclass(frozen=True, slots=True)
class RememberAnswer:
    """Save which option was chosen for a question of the quiz."""

    question: int
    option: int


@dataclass(frozen=True, slots=True)
class RevealHint:
    """Reveal one more hint; answered by a `HintRevealed`."""

    exercise: str


@dataclass(frozen=True, slots=True)
class RestoreStarter:
    """Back the learner's file up and put the starter back; answered by a `StarterRestored`."""

    exercise: str


@dataclass(frozen=True, slots=True)
class OpenEditor:
    """Open the file of `exercise` in the learner's editor, at `line` if any: answered by `EditorClosed`."""

    exercise: str
    line: int | None


@dataclass(frozen=True, slots=True)
class Quit:
    """End the watch with this exit code."""

    code: int


Effect = (
    StartRun
    | CancelRun
    | Paint
    | Refresh
    | RememberVerdict
    | RememberCurrent
    | RememberSolution
    | RememberTick
    | RememberAnswer
    | RevealHint
    | RestoreStarter
    | OpenEditor
    | Quit
)
