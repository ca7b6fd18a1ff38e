"""Tables of `info.toml`: what they may hold, and the sentence that says what is wrong with one."""

import difflib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from txlab.errors import LabError

Kinds = Mapping[str, type]

_WORDS = {
    str: "text in quotes",
    int: "a whole number above 0",
    float: "a number above 0",
    bool: "true or false",
    list: "a list",
}


def check_keys(table: Mapping[str, Any], known: Kinds, where: str, optional: Kinds | None = None) -> None:
    """Every known key is there with a value of its type, optional ones may be, and no other key is."""
    every = {**known, **(optional or {})}
    for key in table:
        if key not in every:
            near = difflib.get_close_matches(key, every, n=1)
            advice = f"Did you mean `{near[0]}`?" if near else f"Known here: {', '.join(every)}."
            raise LabError(f"{where}: unknown key `{key}`.", advice)
    for key, kind in every.items():
        if key not in table:
            if key in known:
                raise LabError(f"{where}: `{key}` is missing.")
        elif not fits(table[key], kind):
            raise LabError(f"{where}: `{key}` must be {_WORDS[kind]}.")


def fits(value: object, kind: type) -> bool:
    """Whether a value from TOML may stand where one of `kind` is wanted."""
    if kind is str:
        return isinstance(value, str) and bool(value.strip())
    if kind in (list, bool):
        return isinstance(value, kind)
    # A TOML `true` would pass for the number 1, and nan for a limit that never comes.
    if isinstance(value, bool) or not isinstance(value, int if kind is int else (int, float)):
        return False
    return 0 < value < float("inf")


def texts(entry: Mapping[str, Any], key: str, where: str) -> tuple[str, ...]:
    """A list of texts, with at least one."""
    values = entry[key]
    if not values or not all(fits(value, str) for value in values):
        raise LabError(f"{where}: `{key}` must be a list of texts, with at least one.")
    return tuple(value.strip() for value in values)


def sections(data: Mapping[str, Any], key: str, path: Path) -> list[tuple[Mapping[str, Any], str]]:
    """The tables of a list of tables, each with where it is; none when there is no such list."""
    entries = data.get(key, [])
    if not all(isinstance(entry, dict) for entry in entries):
        raise LabError(f"{path}: `{key}` must be [[{key}]] sections.")
    return [(entry, f"{path}, {key} {number}") for number, entry in enumerate(entries, 1)]


def flowing(text: str) -> str:
    """A text without the line ends of the file it was typed in: empty lines and indented lines stay."""
    paragraphs = re.split(r"\n\s*\n", text)
    return "\n\n".join(re.sub(r"[ \t]*\n(?![ \t])", " ", paragraph) for paragraph in paragraphs)


def refuse_twins(values: Iterable[object], key: str, path: Path) -> None:
    """No value occurs twice."""
    seen: set[object] = set()
    for value in values:
        if value in seen:
            raise LabError(f"{path}: two exercises have the same {key}, {value}.")
        seen.add(value)
