"""What `info.toml` says of the end of a lab: checklist, quiz, papers, and what to build next.

The options of a question are shuffled by a fixed seed, the number of the question.
"""

from collections.abc import Collection, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from txlab.errors import LabError
from txlab.model import ChecklistLine, Ending, Option, Paper, Quiz
from txlab.tables import check_keys, fits, sections

KEYS = dict.fromkeys(("checklist", "quiz", "paper", "next"), list)


def read(data: Mapping[str, Any], numbers: Collection[int], path: Path) -> Ending:
    """The ending of the lab whose exercises have these numbers; LabError where a rule is broken."""
    return Ending(
        checklist=tuple(_line(*section, numbers) for section in sections(data, "checklist", path)),
        quiz=tuple(_quiz(entry, where, path) for entry, where in sections(data, "quiz", path)),
        papers=tuple(_paper(*section, numbers) for section in sections(data, "paper", path)),
        next_steps=tuple(_step(*section) for section in sections(data, "next", path)),
    )


def _line(entry: Mapping[str, Any], where: str, numbers: Collection[int]) -> ChecklistLine:
    check_keys(entry, {"text": str}, where, {"exercise": int})
    exercise = entry.get("exercise")
    if exercise is not None:
        _known([exercise], numbers, where)
    return ChecklistLine(entry["text"], exercise)


def _quiz(entry: Mapping[str, Any], where: str, path: Path) -> Quiz:
    check_keys(entry, {"text": str, "option": list}, where)
    options = tuple(_option(option, f"{where}, {name}") for option, name in _named(entry, path))
    if sum(option.is_right for option in options) != 1:
        raise LabError(f"{where}: exactly one option must be right.")
    # The fixed seed. The order is the same on every machine and every day, whatever the words are:
    # an answer is kept as the number of its option, and must mean the same one later.
    seed = where.rpartition(" ")[2]
    order = sorted(range(len(options)), key=lambda at: blake2b(f"{seed} {at}".encode()).digest())
    return Quiz(entry["text"], tuple(options[at] for at in order))


def _named(entry: Mapping[str, Any], path: Path) -> list[tuple[Mapping[str, Any], str]]:
    found = sections(entry, "option", path)
    return [(option, f"option {number}") for number, (option, _) in enumerate(found, 1)]


def _option(entry: Mapping[str, Any], where: str) -> Option:
    check_keys(entry, {"text": str, "why": str}, where, {"right": bool})
    return Option(entry["text"], entry["why"], entry.get("right", False))


def _paper(entry: Mapping[str, Any], where: str, numbers: Collection[int]) -> Paper:
    check_keys(entry, {"authors": str, "year": int, "title": str, "exercises": list}, where)
    _known(entry["exercises"], numbers, where)
    return Paper(entry["authors"], entry["year"], entry["title"], tuple(entry["exercises"]))


def _step(entry: Mapping[str, Any], where: str) -> str:
    check_keys(entry, {"text": str}, where)
    return str(entry["text"])


def _known(exercises: list[Any], numbers: Collection[int], where: str) -> None:
    for number in exercises:
        if not fits(number, int) or number not in numbers:
            raise LabError(f"{where}: there is no exercise {number}.")
