"""Puts a starter back without losing what the learner wrote."""

import os
from dataclasses import dataclass
from pathlib import Path

from txlab import files, gitstarter
from txlab.errors import LabError
from txlab.model import Exercise
from txlab.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Done:
    """Whether the learner's file was changed, and what to tell about it, a line each."""

    changed: bool
    lines: tuple[str, ...]


def put_back(workspace: Workspace, exercise: Exercise) -> Done:
    """Put the starter back where it is not there already; LabError, and no change, when that cannot be."""
    gitstarter.forget()
    workspace.starter_text(exercise)
    shown = workspace.shown(exercise)
    if workspace.is_untouched(exercise):
        return Done(False, (f"{shown} still is the starter: there is nothing to reset.",))
    kept = reset(workspace, exercise)
    source = " (from git's last commit)" if workspace.is_checkout else ""
    told = [f"{shown} is the starter again{source}."]
    if kept is not None:
        told.append(f"Your file is kept as {named(workspace, kept)}")
        told.append(f"To bring it back: txlab reset {exercise.number} --undo")
    return Done(True, tuple(told))


def reset(workspace: Workspace, exercise: Exercise) -> Path | None:
    """Put the starter back, and return where the learner's file was kept (None when there was none).

    Raises LabError, with the learner's file unchanged, when the starter cannot
    be had or a file cannot be written.
    """
    return _exchange(workspace, exercise, workspace.starter_text(exercise).encode())


def undo(workspace: Workspace, exercise: Exercise) -> tuple[Path, Path | None]:
    """Bring the newest other version back; return its backup, and where the replaced file was kept.

    That is the newest backup with work in it that differs from the file; only
    where there is none, one that holds the starter. Raises LabError when no
    backup differs from the file, or a file cannot be written.
    """
    saved = backups(workspace, exercise)
    if not saved:
        raise LabError(f"There is no backup of {workspace.shown(exercise)} to bring back.")
    present, fallback = workspace.source(exercise), None
    for backup in saved:
        data = _content(backup)
        if data == present:
            continue
        if not workspace.is_starter(exercise, data):
            return backup, _exchange(workspace, exercise, data)
        fallback = fallback or (backup, data)
    if fallback is None:
        raise LabError(
            f"{workspace.shown(exercise)} already holds what its newest backup holds.",
            f"All backups are in {folder(workspace)}",
        )
    return fallback[0], _exchange(workspace, exercise, fallback[1])


def folder(workspace: Workspace) -> Path:
    """Where backups lie; it may not exist yet."""
    return workspace.state / "backups"


def backups(workspace: Workspace, exercise: Exercise) -> list[Path]:
    """The backups of an exercise's file, newest first by the time in their names."""
    return sorted(folder(workspace).glob(f"{exercise.name}.*.py"), reverse=True)


def named(workspace: Workspace, path: Path) -> str:
    """A file below the lab folder as messages name it: relative, with forward slashes."""
    return os.path.relpath(path, workspace.root).replace(os.sep, "/")


def _content(backup: Path) -> bytes:
    try:
        return files.read(backup)
    except OSError as error:
        raise LabError(f"The backup {backup} cannot be read: {error.strerror}.") from error


def _exchange(workspace: Workspace, exercise: Exercise, data: bytes) -> Path | None:
    """Keep the learner's file as a backup, then replace it; in this order, so that no fault can lose it."""
    old = workspace.source(exercise)
    kept: Path | None = None
    try:
        if old is not None:
            folder(workspace).mkdir(parents=True, exist_ok=True)
            kept = folder(workspace) / f"{exercise.name}.{files.stamp()}.py"
            files.create(kept, old)
        workspace.file(exercise).parent.mkdir(exist_ok=True)
        files.replace(workspace.file(exercise), data)
    except OSError as error:
        raise LabError(
            f"{workspace.shown(exercise)} is left as it is, since a file could not be written: "
            f"{error.strerror or error}."
        ) from error
    return kept
