"""Reads `info.toml` into a `Lab`, and refuses one that would mislead a learner later."""

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from txlab.errors import LabError
from txlab.model import Exercise, Lab

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
_WORDS = {
    str: "text in quotes",
    int: "a whole number above 0",
    float: "a number above 0",
    list: "a list of texts",
}


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
    _check_keys(data, _TOP, f"{path}")
    entries = data["exercise"]
    if not entries or not all(isinstance(entry, dict) for entry in entries):
        raise LabError(f"{path}: there is no [[exercise]] section.")
    exercises = tuple(_exercise(entry, index, path) for index, entry in enumerate(entries, start=1))
    for key in ("number", "name"):
        _refuse_twins([getattr(exercise, key) for exercise in exercises], key, path)
    lab = Lab(
        name=data["name"],
        title=data["title"],
        root=root,
        timeout=float(data["timeout"]),
        memory_mib=data["memory_mib"],
        exercises=tuple(sorted(exercises, key=lambda exercise: exercise.number)),
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
    _check_keys(entry, _EXERCISE, where)
    name: str = entry["name"]
    if not (name.isascii() and name.isidentifier()):
        raise LabError(f"{where}: the name must work as the name of a Python file without its .py.")
    return Exercise(
        number=entry["number"],
        name=name,
        title=entry["title"],
        minutes=entry["minutes"],
        takeaway=entry["takeaway"],
        functions=_texts(entry, "functions", where),
        hints=tuple(_flowing(hint) for hint in _texts(entry, "hints", where)),
    )


def _check_keys(table: Mapping[str, Any], known: Mapping[str, type], where: str) -> None:
    """Every known key is there with a value of its type, and no other key is."""
    for key in table:
        if key not in known:
            near = difflib.get_close_matches(key, known, n=1)
            advice = f"Did you mean `{near[0]}`?" if near else f"Known here: {', '.join(known)}."
            raise LabError(f"{where}: unknown key `{key}`.", advice)
    for key, kind in known.items():
        if key not in table:
            raise LabError(f"{where}: `{key}` is missing.")
        if not _fits(table[key], kind):
            raise LabError(f"{where}: `{key}` must be {_WORDS[kind]}.")


def _fits(value: object, kind: type) -> bool:
    if kind is str:
        return isinstance(value, str) and bool(value.strip())
    if kind is list:
        return isinstance(value, list)
    # A TOML `true` would pass for the number 1, and nan for a limit that never comes.
    if isinstance(value, bool) or not isinstance(value, int if kind is int else (int, float)):
        return False
    return 0 < value < float("inf")


def _texts(entry: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    values = entry[key]
    if not values or not all(_fits(value, str) for value in values):
        raise LabError(f"{where}: `{key}` must be a list of texts, with at least one.")
    return tuple(value.strip() for value in values)


def _flowing(text: str) -> str:
    """A text without the line ends of the file it was typed in: empty lines and indented lines stay."""
    paragraphs = re.split(r"\n\s*\n", text)
    return "\n\n".join(re.sub(r"[ \t]*\n(?![ \t])", " ", paragraph) for paragraph in paragraphs)


def _refuse_twins(values: Iterable[object], key: str, path: Path) -> None:
    seen: set[object] = set()
    for value in values:
        if value in seen:
            raise LabError(f"{path}: two exercises have the same {key}, {value}.")
        seen.add(value)


def _check_files(lab: Lab, path: Path) -> None:
    for exercise in lab.exercises:
        # A starter may be gone in a checkout, whose exercises belong to the learner.
        for file in (lab.checks(exercise), lab.solution(exercise)):
            if not file.is_file():
                raise LabError(f"{path}: exercise {exercise.name} has no file {file}.")
