"""Puts a starter back without losing what the learner wrote."""

from pathlib import Path

from txlab import files
from txlab.errors import LabError
from txlab.model import Exercise
from txlab.workspace import Workspace


def reset(workspace: Workspace, exercise: Exercise) -> Path | None:
    """Put the starter back, and return where the learner's file was kept (None when there was none).

    Raises LabError, with the learner's file unchanged, when the starter cannot
    be had or a file cannot be written.
    """
    return _exchange(workspace, exercise, workspace.starter_text(exercise).encode())


def undo(workspace: Workspace, exercise: Exercise) -> tuple[Path, Path | None]:
    """Bring the newest backup back; return that backup, and where the replaced file was kept.

    What is replaced becomes the newest backup, so a second undo takes the
    first one back. Raises LabError when there is no backup that differs from
    the file, or a file cannot be written.
    """
    backup = newest(workspace, exercise)
    if backup is None:
        raise LabError(f"There is no backup of {workspace.shown(exercise)} to bring back.")
    try:
        data = backup.read_bytes()
    except OSError as error:
        raise LabError(f"The backup {backup} cannot be read: {error.strerror}.") from error
    if data == workspace.source(exercise):
        raise LabError(
            f"{workspace.shown(exercise)} already holds what its newest backup holds.",
            f"All backups are in {folder(workspace)}",
        )
    return backup, _exchange(workspace, exercise, data)


def folder(workspace: Workspace) -> Path:
    """Where backups lie; it may not exist yet."""
    return workspace.state / "backups"


def newest(workspace: Workspace, exercise: Exercise) -> Path | None:
    """The latest backup of an exercise's file, by the time in its name."""
    return max(folder(workspace).glob(f"{exercise.name}.*.py"), default=None)


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
