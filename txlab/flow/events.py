"""What can happen while txlab watches; each event carries the monotonic time it was seen, in seconds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from txlab.model import Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened at `at`."""

    at: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    """The watch began: every exercise is to be checked again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileSaved(Event):
    """Files of exercises were saved together: pairs of exercise name and a digest of the content.

    `contents` holds what was read, by exercise name; a file that could not be read has none.
    """

    files: tuple[tuple[str, str], ...]
    contents: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class FileDeleted(Event):
    """The file of an exercise went away and did not come back at once."""

    exercise: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RunFinished(Event):
    """Run number `run` ended; no verdict means that it was cancelled."""

    run: int
    verdict: Verdict | None


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyPressed(Event):
    """One key: the character it types, or its name in `keynames`."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HintRevealed(Event):
    """Which hints of an exercise are revealed now, by other txlabs at work here too, and which came last."""

    exercise: str
    revealed: tuple[int, ...]
    newest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterRestored(Event):
    """A reset was carried out or refused; `digest` is None when the file did not change."""

    exercise: str
    digest: str | None
    note: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EditorClosed(Event):
    """The editor gave the terminal back, or needs none; `note` is what the learner should know of it."""

    note: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Resized(Event):
    """The terminal has another size, or came back from being suspended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ticked(Event):
    """Time passed during a run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Troubled(Event):
    """Something went wrong that does not stop the watch; `message` is for the learner."""

    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class QuitRequested(Event):
    """A signal asks txlab to end with exit code `code`."""

    code: int
