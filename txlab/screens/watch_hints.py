"""The hints on the watch screen: the newest one whole, or all of them folded to a line."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.text import Text

from txlab import standing
from txlab.model import Exercise, Standing
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.hints import reason
from txlab.screens.wrap import Keyed, Wrapped


def hint_parts(exercise: Exercise, known: Standing, newest: int) -> Iterator[Part]:
    """The revealed hints, number `newest` last and why it came; where that is 0, how many there are."""
    revealed = standing.revealed_hints(exercise, known)
    if newest:
        older = [number for number in revealed if number != newest]
        yield from opened(exercise, (*older, newest), newest, reason(exercise, known, newest, "h"))
    elif len(revealed) == len(exercise.hints):
        yield Part(Keyed(f"All {len(exercise.hints)} hints are open: o shows them."), ((15, 0),))
    elif revealed:
        yield Part(Keyed(_folded(revealed, len(exercise.hints))), ((15, 0),))


def opened(exercise: Exercise, numbers: Sequence[int], newest: int, why: str = "") -> Iterator[Part]:
    """Hints in full, of which all but the `newest` give way to everything else."""
    for number in numbers:
        style = "" if number == newest else "dim"
        heading = Text(f"Hint {number} of {len(exercise.hints)}", style=style or "bold")
        hint = Wrapped(plain(exercise.hints[number - 1]), style, indent=4)
        if number != newest:
            yield Part(Group(heading, hint), ((90, 0),))
            continue
        yield Part(heading)
        if why:
            yield Part(Wrapped(why, "dim"), ((0, 0),), close=True)
        yield Part(hint, close=True)


def _folded(revealed: Sequence[int], total: int) -> str:
    """That some hints are open, not all: how many, or which was the last where that says it too."""
    last, count = revealed[-1], len(revealed)
    if count in (1, last):
        return f"Hint {last} of {total} is open: o shows it, h the next."
    return f"{count} of {total} hints are open: o shows them, h the next."
