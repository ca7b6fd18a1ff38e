"""Reads `info.toml` into a `Lab`, and refuses one that would mislead a learner later."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from txlab import ending
from txlab.errors import LabError
from txlab.model import Exercise, Lab
from txlab.tables import check_keys, fits, flowing, refuse_twins, texts

INFO = "info.toml"
INSTALLED = Path(__file__).resolve().parent / "content"

_TOP = {"name": str, "title": str, "timeout": float, "memory_mib": int, "exercise": list}
_EXERCISE = {
    "number": int,
    "name": str,
    "title": str,
    "minutes": int,
    "takeaway": str,
    "functions": list,
    "hints": list,
}
_OPTIONAL = {"fits": list}


def shipped_root() -> Path:
    """The folder with the lab this txlab carries: inside the package, or the checkout it runs from."""
    return INSTALLED if (INSTALLED / INFO).is_file() else INSTALLED.parent.parent


def load(root: Path | None = None) -> Lab:
    """The lab whose `info.toml` is in `root` (the shipped one by default).

    Raises LabError, naming the file and the entry, when the file cannot be
    read, is not TOML, or breaks a rule of the format.
    """
    root = shipped_root() if root is None else root
    path = root / INFO
    data = _read(path)
    check_keys(data, _TOP, f"{path}", ending.KEYS)
    entries = data["exercise"]
    if not entries or not all(isinstance(entry, dict) for entry in entries):
        raise LabError(f"{path}: there is no [[exercise]] section.")
    exercises = tuple(_exercise(entry, index, path) for index, entry in enumerate(entries, start=1))
    for key in ("number", "name"):
        refuse_twins([getattr(exercise, key) for exercise in exercises], key, path)
    lab = Lab(
        name=data["name"],
        title=data["title"],
        root=root,
        timeout=float(data["timeout"]),
        memory_mib=data["memory_mib"],
        exercises=tuple(sorted(exercises, key=lambda exercise: exercise.number)),
        ending=ending.read(data, [exercise.number for exercise in exercises], path),
    )
    _check_files(lab, path)
    return lab


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_bytes().decode("utf-8"))
    except OSError as error:
        raise LabError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise LabError(f"{path} is not saved as UTF-8 text.") from error
    except tomllib.TOMLDecodeError as error:
        raise LabError(f"{path} is not valid TOML: {error}.") from error


def _exercise(entry: Mapping[str, Any], index: int, path: Path) -> Exercise:
    where = f"{path}, exercise {entry.get('name', index)}"
    check_keys(entry, _EXERCISE, where, _OPTIONAL)
    name: str = entry["name"]
    if not (name.isascii() and name.isidentifier()):
        raise LabError(f"{where}: the name must work as the name of a Python file without its .py.")
    hints = tuple(flowing(hint) for hint in texts(entry, "hints", where))
    return Exercise(
        number=entry["number"],
        name=name,
        title=entry["title"],
        minutes=entry["minutes"],
        takeaway=entry["takeaway"],
        functions=texts(entry, "functions", where),
        hints=hints,
        fits=_fits(entry.get("fits", []), len(hints), where),
    )


def _fits(lists: list[Any], hints: int, where: str) -> tuple[frozenset[str], ...]:
    """For each hint the slips it is for; the last hint, all but the code, is never jumped to."""
    if not lists:
        return ()
    if not all(isinstance(names, list) and all(fits(name, str) for name in names) for names in lists):
        raise LabError(f"{where}: `fits` must be a list of lists of slips.")
    if len(lists) != hints:
        raise LabError(f"{where}: `fits` must have a list for each of its {hints} hints.")
    if lists[-1]:
        raise LabError(f"{where}: `fits` must name no slip for the last hint.")
    names = [name for each in lists for name in each]
    for name in names:
        if names.count(name) > 1:
            raise LabError(f"{where}: `fits` names the slip {name} twice.")
    return tuple(frozenset(each) for each in lists)


def _check_files(lab: Lab, path: Path) -> None:
    for exercise in lab.exercises:
        # A starter may be gone in a checkout, whose exercises belong to the learner.
        for file in (lab.checks(exercise), lab.solution(exercise)):
            if not file.is_file():
                raise LabError(f"{path}: exercise {exercise.name} has no file {file}.")
