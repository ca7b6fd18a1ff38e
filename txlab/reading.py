"""The lab's reading: `LESSON.md` beside `info.toml`, a heading for each topic."""

import re
from dataclasses import dataclass

from txlab.errors import LabError
from txlab.model import Lab

FILE = "LESSON.md"
TOPICS = ("how", "objectives", "words", "conventions", "traps", "symptoms", "papers", "takeaways")
_HEADING = "## "
_FENCE = "```"
_FEWEST = 3  # letters of a topic's name that stand for it
_CASE = re.compile(r"^- .*\(([\w ,;]+)\)\.\s*$", re.DOTALL)
_NUMBERS = re.compile(r"(\d+)(?: to (\d+))?")
_LIKE = 0.6  # of 1, from which on a name may have been meant


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the reading: its name, its heading, and the Markdown below that."""

    name: str
    heading: str
    text: str


def topics(lab: Lab) -> dict[str, Topic]:
    """The topics that a lab's reading has, in their order; raises LabError where it cannot be read."""
    path = lab.root / FILE
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise LabError(f"{path} cannot be read: {error.strerror}.", "Install txlab again.") from error
    except UnicodeDecodeError as error:
        raise LabError(f"{path} is not saved as UTF-8 text.") from error
    found = parse(text)
    return {name: found[name] for name in TOPICS if name in found}


def parse(text: str) -> dict[str, Topic]:
    """The topics of a text; a heading is that of a topic when it has its name among its words."""
    found: dict[str, Topic] = {}
    lines: list[str] = []
    heading, is_code = "", False
    for line in [*text.splitlines(), _HEADING]:
        is_code ^= line.startswith(_FENCE)
        if not line.startswith(_HEADING) or is_code:
            lines.append(line)
            continue
        for name in TOPICS:
            if name in heading.lower().split():
                found.setdefault(name, Topic(name, heading, "\n".join(lines).strip("\n")))
        heading, lines = line.removeprefix(_HEADING).strip(), []
    return found


def part_of(topic: Topic, name: str) -> str:
    """The part of a topic called `name`, as Markdown: what is below that heading, or that row of a table.

    Empty where there is none.
    """
    _, found, rest = f"\n{topic.text}\n".partition(f"\n### {name[:1].upper()}{name[1:]}\n")
    if found:
        return rest.partition("\n### ")[0].strip("\n")
    cells = [[cell.strip() for cell in line.strip("| ").split(" | ", 1)] for line in topic.text.splitlines()]
    return next((cell[1] for cell in cells if len(cell) > 1 and cell[0] == name), "")


def about(text: str, exercise: int) -> str:
    """A part of a topic with only those of its cases that name this exercise; all of it where none does.

    A case is an item of a list, with the numbers of its exercises in brackets at its end.
    """
    blocks = [(block, _CASE.search(block)) for block in re.split(r"\n(?=- )|\n(?=\n[^-])", text)]
    kept = [block for block, case in blocks if case is None or exercise in _numbers(case[1])]
    has_cases = any(case is not None and block in kept for block, case in blocks)
    return "\n".join(kept) if has_cases else text


def _numbers(text: str) -> set[int]:
    """The exercises in "4, 7" or "1 to 8"."""
    found = [(int(first), int(last or first)) for first, last in _NUMBERS.findall(text)]
    return {number for first, last in found for number in range(first, last + 1)}


def meant(word: str) -> str | None:
    """The topic that a typed word is the name of, or the beginning of the name of; None when it is none's."""
    wanted = word.casefold().strip()
    if wanted in TOPICS:
        return wanted
    begun = [name for name in TOPICS if len(wanted) >= _FEWEST and name.startswith(wanted)]
    return begun[0] if len(begun) == 1 else None


def nearest(word: str) -> list[tuple[float, str]]:
    """The topics whose names are like a typed word, each with how like it is, 0 to 1."""
    import difflib

    likeness = [(difflib.SequenceMatcher(None, word.casefold(), name).ratio(), name) for name in TOPICS]
    return [each for each in likeness if each[0] >= _LIKE]
