"""A lab folder on disk: where it is, what it holds, and the request for one run of it."""

from __future__ import annotations

import shlex
import tomllib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from txlab import files, gitstarter, starters
from txlab import lab as labs
from txlab.errors import LabError
from txlab.model import Exercise, Failure, Lab, Outcome, Request, Verdict

MARKER = "txlab.toml"
STATE = ".txlab"


@dataclass(frozen=True, slots=True)
class Workspace:
    """One lab folder (or source checkout) together with the lab it belongs to."""

    root: Path
    lab: Lab
    is_checkout: bool

    @property
    def state(self) -> Path:
        """The folder of what txlab remembers here; it may not exist yet."""
        return self.root / STATE

    def file(self, exercise: Exercise) -> Path:
        """The learner's file of an exercise, whether or not it exists."""
        return self.root / self.shown(exercise)

    def shown(self, exercise: Exercise) -> str:
        """The learner's file as messages and JSON name it: relative, with forward slashes."""
        return f"exercises/{exercise.filename}"

    def source(self, exercise: Exercise) -> bytes | None:
        """The bytes of the learner's file, or None when there is no such file.

        Raises Unreadable when something is there that cannot be read as a file.
        """
        try:
            return files.read(self.file(exercise))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise Unreadable(f"{self.shown(exercise)} cannot be read: {error.strerror}.") from error

    def starter_text(self, exercise: Exercise) -> str:
        """The shipped starter of an exercise; LabError when it cannot be had."""
        if self.is_checkout:
            # The file itself is the learner's here, so without git nobody knows the starter.
            return gitstarter.committed(self.root, self.shown(exercise))
        return starters.starter(self.lab, exercise)

    def is_untouched(self, exercise: Exercise) -> bool:
        """Whether the learner's file still is the starter; False when that cannot be known."""
        try:
            source = self.source(exercise)
        except Unreadable:
            return False
        return source is not None and self.is_starter(exercise, source)

    def is_starter(self, exercise: Exercise, source: bytes) -> bool:
        """Whether `source` is the starter of an exercise; False when that cannot be known."""
        try:
            starter = self.starter_text(exercise)
        except LabError:
            return False
        # An editor or git on Windows may have changed the line ends, and nothing else.
        return source.replace(b"\r\n", b"\n") == starter.encode()

    def prepare(self, exercise: Exercise, source: bytes | None = None) -> Request | Verdict:
        """What the engine needs to judge the learner's file; the verdict itself when that cannot be read.

        `source` is what was read of the file already.
        """
        try:
            return self.request(exercise, self.source(exercise) if source is None else source)
        except Unreadable as error:
            advice = f"Let txlab read it, or move it away and get the starter: txlab reset {exercise.number}"
            failure = Failure(None, "The file cannot be read", f"{error.message}\n{advice}")
            return Verdict(exercise.name, Outcome.BROKEN, 0, 0, 0.0, failure=failure)

    def solved(self, exercise: Exercise) -> Request:
        """What the engine needs to judge the shipped solution; LabError when that cannot be read."""
        path = self.lab.solution(exercise)
        try:
            source = path.read_bytes()
        except OSError as error:
            raise LabError(f"The solution {path} cannot be read: {error.strerror}.") from error
        return replace(self.request(exercise, source), path=path)

    def judged(self, exercise: Exercise, solution: bool) -> tuple[Path, str]:
        """The file that a verdict is about, and how it is named: the learner's, or the shipped solution."""
        if solution:
            return self.lab.solution(exercise), f"solutions/{exercise.filename}"
        return self.file(exercise), self.shown(exercise)

    def request(self, exercise: Exercise, source: bytes | None) -> Request:
        """What the engine needs to judge `source` (None: no such file) as this exercise's file."""
        try:
            starter = self.starter_text(exercise)
        except LabError:
            # Without git a checkout cannot tell the untouched starter; every other judgement stands.
            starter = ""
        return Request(
            exercise=exercise,
            checks=self.lab.checks(exercise),
            solution=self.lab.solution(exercise),
            starter=starter,
            path=self.file(exercise),
            source=source,
            timeout=self.lab.timeout,
            memory_mib=self.lab.memory_mib,
            cwd=self.root,
        )


def find(start: Path) -> Workspace:
    """The lab folder at `start` or above it.

    Raises LabError when there is none, when it is another lab's, or when its
    marker or `info.toml` is broken.
    """
    # Not resolved: a learner who came in through a symbolic link sees the path they know.
    start = start.absolute()
    if not start.is_dir():
        raise LabError(f"There is no folder {start}.")
    for folder in (start, *start.parents):
        if (folder / MARKER).is_file():
            return _lab_folder(folder)
        if is_checkout(folder):
            return Workspace(folder, labs.load(folder), is_checkout=True)
    raise NoLabFolder(f"There is no lab folder at {start} or above it.", _advice(start))


def _advice(start: Path) -> str:
    """How to come to a lab folder: to one that is there already, or by making one."""
    try:
        below = sorted(marker.parent.name for marker in start.glob(f"*/{MARKER}"))
    except OSError:
        below = []
    return f"There is one in {below[0]}: cd {shlex.quote(below[0])}" if below else "Make one with: txlab init"


class NoLabFolder(LabError):
    """There is no lab folder here, which a terminal can answer by offering to make one."""


class Unreadable(LabError):
    """What is in the place of a learner's file cannot be read, which is a verdict when it is to be judged."""


def is_checkout(folder: Path) -> bool:
    """Whether `folder` is the source of a lab, which is a lab folder as it stands."""
    parts = ("exercises", "checks", "solutions")
    return (folder / labs.INFO).is_file() and all((folder / part).is_dir() for part in parts)


def read_marker(folder: Path) -> dict[str, Any]:
    """The contents of a lab folder's `txlab.toml`; LabError when it cannot be understood."""
    path = folder / MARKER
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LabError(f"{path} cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise LabError(f"{path} is not valid TOML: {error}.") from error
    starters = data.get("starters", {})
    if not isinstance(data.get("lab"), str) or not isinstance(starters, dict):
        raise LabError(f"{path} does not say which lab this folder belongs to.")
    return data


def _lab_folder(folder: Path) -> Workspace:
    lab = labs.load()
    name = read_marker(folder)["lab"]
    if name != lab.name:
        raise LabError(
            f"{folder} belongs to the lab `{name}`, but this txlab carries `{lab.name}`.",
            "Run the txlab that made this folder, or make a new one with: txlab init",
        )
    return Workspace(folder, lab, is_checkout=False)
