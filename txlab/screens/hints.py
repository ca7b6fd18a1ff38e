"""Hints as text; without rich, so that `txlab hint` starts at once."""

import textwrap
from collections.abc import Sequence

from txlab import standing
from txlab.model import Exercise, Standing
from txlab.plain import plain

_DIM = "\x1b[2m"
_PLAIN = "\x1b[0m"
_WIDEST = 88


def hints_text(
    exercise: Exercise, numbers: Sequence[int], seen: int, width: int | None, dim: bool, why: str = ""
) -> str:
    """The hints of these numbers, in this order, of which the first `seen` are old news.

    `width` in columns wraps them, None leaves each on its line; `dim` marks
    the old ones with a terminal code, so it is for terminals only; `why` is
    said of the last.
    """
    total = len(exercise.hints)
    parts = [wrapped(f"{exercise.number}  {exercise.title}", width)]
    for place, number in enumerate(numbers, 1):
        said = wrapped(why, width) + "\n" if why and place == len(numbers) else ""
        part = f"Hint {number} of {total}\n{said}{wrapped(exercise.hints[number - 1], width, '  ')}"
        parts.append(f"{_DIM}{part}{_PLAIN}" if dim and place <= seen else part)
    return "\n\n".join(parts)


def reason(exercise: Exercise, known: Standing, number: int, next_by: str) -> str:
    """Why hint `number` was revealed, and which it came before; nothing when it was just the next one.

    `next_by` is the key or the command that reveals the next.
    """
    if known.slip is None or not standing.fits_slip(exercise, known, number):
        return ""
    why = "This hint is for the mistake that you were last told here."
    revealed = standing.revealed_hints(exercise, known)
    passed_over = [each for each in range(1, number) if each not in revealed]
    if not passed_over:
        return why
    if len(passed_over) == 1:
        return f"{why} Hint {passed_over[0]} comes next, with {next_by}."
    return f"{why} Hints {_listed(passed_over)} come next, each with {next_by}."


def _listed(numbers: Sequence[int]) -> str:
    """Some numbers, at least two, in words: "1, 2 and 4"; "1 to 3" where none between is missing."""
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return f"{', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"


def wrapped(text: str, width: int | None, indent: str = "") -> str:
    """A text in lines that fit `width` columns; None leaves its lines as they are."""
    lines = plain(text).split("\n")
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
    return "\n".join(f"{indent}{line}".rstrip() for line in lines)
