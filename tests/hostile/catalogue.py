"""Every hostile case: the files in `cases/` by what their heads promise, and what no file there can hold."""

import re
from dataclasses import replace
from pathlib import Path

from case import Case
from odd_places import IN_ITS_PLACE
from odd_texts import ENCODED, SHAPED, SYNTAX

FILES = Path(__file__).parent / "cases"
_HEAD = re.compile(r"# (about|outcome|say|output|line|timeout|fork|cold): (.*)")
_HERE = "# here"


def cases() -> list[Case]:
    """All of them."""
    files = map(_read, sorted(FILES.glob("*.py")))
    return [*files, *_warm(SYNTAX), *_warm(ENCODED), *SHAPED, *IN_ITS_PLACE]


def _warm(rows: list[Case]) -> list[Case]:
    """One of each kind starts cold; the others do not differ in that."""
    return [*rows[:1], *(replace(row, warm_only=True) for row in rows[1:])]


def _read(path: Path) -> Case:
    content = path.read_bytes()
    text = content.decode("utf-8")
    head: dict[str, str] = {}
    for line in text.split("\n"):
        found = _HEAD.fullmatch(line)
        if found is None:
            break
        head[found[1]] = found[2]
    lines: list[int | None] = [n for n, line in enumerate(text.split("\n"), 1) if line.endswith(_HERE)]
    return Case(
        name=path.stem,
        content=content,
        outcomes=tuple(head["outcome"].split("|")),
        words=_parts(head.get("say")),
        printed=_parts(head.get("output")),
        lines=(None,) if head.get("line") == "none" else tuple(lines),
        timeout=float(head["timeout"]) if "timeout" in head else None,
        needs_fork=head.get("fork") == "yes",
        warm_only=head.get("cold") == "no",
    )


def _parts(text: str | None) -> tuple[str, ...]:
    return tuple(text.split("|")) if text else ()
