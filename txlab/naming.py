"""Turns what a learner typed (number, name, part of a name, path) into an exercise."""

import os
from collections.abc import Iterable
from pathlib import Path

from txlab.errors import LabError
from txlab.model import Exercise
from txlab.workspace import Workspace

_LIKE = 0.5  # of 1, from which on a name may have been meant


class Unknown(LabError):
    """A name that is no exercise's."""


def resolve(workspace: Workspace, text: str, cwd: Path | None = None) -> Exercise:
    """The exercise that `text` names; LabError with the nearest names when none or several do.

    A relative path may be meant from `cwd` (the current directory by default)
    or from the lab folder.
    """
    exercises = workspace.lab.exercises
    if text.isascii() and text.isdigit():
        for exercise in exercises:
            if exercise.number == int(text[:9]):
                return exercise
        raise LabError(
            f"There is no exercise {text}.",
            f"The exercises are {exercises[0].number} to {exercises[-1].number}; see: txlab list",
        )
    by_path = _by_path(workspace, text, cwd or Path.cwd())
    if by_path is not None:
        return by_path
    if _is_path(text):
        raise _unknown(text, exercises)
    wanted = text.casefold().removesuffix(".py")
    fitting = [exercise for exercise in exercises if wanted and wanted in exercise.name.casefold()]
    exact = [exercise for exercise in fitting if exercise.name.casefold() == wanted]
    if len(exact or fitting) == 1:
        return (exact or fitting)[0]
    if fitting:
        names = ", ".join(exercise.name for exercise in fitting)
        raise LabError(f"`{text}` fits more than one exercise.", f"Name one of: {names}")
    raise _unknown(text, exercises)


def _is_path(text: str) -> bool:
    return "/" in text or os.sep in text


def _by_path(workspace: Workspace, text: str, cwd: Path) -> Exercise | None:
    name = text if text.endswith(".py") else f"{text}.py"
    try:
        meant = {os.path.realpath(folder / name) for folder in (cwd, workspace.root)}
        for exercise in workspace.lab.exercises:
            if os.path.realpath(workspace.file(exercise)) in meant:
                return exercise
    except ValueError:
        # A null character, which no path can hold.
        return None
    return None


def nearest(text: str, exercises: Iterable[Exercise]) -> list[tuple[float, str]]:
    """The exercises whose names are like a typed word, each with how like it is, 0 to 1; the best first."""
    found = [(_likeness(text, exercise), exercise.name) for exercise in exercises]
    return sorted(((like, name) for like, name in found if like >= _LIKE), key=lambda each: -each[0])[:3]


def _unknown(text: str, exercises: tuple[Exercise, ...]) -> Unknown:
    near = nearest(text, exercises)
    if not near:
        return Unknown(f"There is no exercise `{text}`.", "See all of them: txlab list")
    names = ", ".join(name for _, name in near)
    return Unknown(f"There is no exercise `{text}`.", f"Nearest: {names}. All of them: txlab list")


def _likeness(text: str, exercise: Exercise) -> float:
    """How alike a typed word and an exercise's name, or a word of it, are: 0 to 1."""
    import difflib

    wanted = text.casefold().replace("\\", "/").rsplit("/", 1)[-1].removesuffix(".py")
    words = (exercise.name, *exercise.name.split("_"))
    return max(difflib.SequenceMatcher(None, wanted, word.casefold()).ratio() for word in words)
