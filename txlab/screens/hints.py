"""Hints as text; without rich, so that `txlab hint` starts at once."""

import textwrap

from txlab.model import Exercise
from txlab.plain import plain

_DIM = "\x1b[2m"
_PLAIN = "\x1b[0m"
_WIDEST = 88


def hints_text(exercise: Exercise, seen: int, revealed: int, width: int | None, dim: bool) -> str:
    """The first `revealed` hints, of which the first `seen` are old news.

    `width` in columns wraps them, None leaves each on its line; `dim` marks
    the old ones with a terminal code, so it is for terminals only.
    """
    total = len(exercise.hints)
    parts = [f"{exercise.number}  {exercise.title}"]
    for number, hint in enumerate(exercise.hints[:revealed], start=1):
        part = f"Hint {number} of {total}\n{_wrapped(hint, width)}"
        parts.append(f"{_DIM}{part}{_PLAIN}" if dim and number <= seen else part)
    return "\n\n".join(parts)


def _wrapped(hint: str, width: int | None) -> str:
    lines = plain(hint).split("\n")
    if width is not None:
        columns = max(min(width, _WIDEST), 20)
        lines = [
            piece
            for line in lines
            for piece in textwrap.wrap(
                line, columns - 2, break_on_hyphens=False, drop_whitespace=True, replace_whitespace=False
            )
            or [""]
        ]
    return "\n".join(f"  {line}".rstrip() for line in lines)
