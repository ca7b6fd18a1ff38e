"""The hints on the watch screen: the newest one whole, or all of them folded to a line."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.text import Text

from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.wrap import Keyed, Wrapped


def hint_parts(hints: Sequence[str], revealed: int, shown: int) -> Iterator[Part]:
    """The first `shown` hints; where there are none, how many of them the learner has `revealed`."""
    if shown:
        yield from opened(hints[:shown], len(hints))
    elif revealed >= len(hints):
        yield Part(Keyed(f"All {len(hints)} hints are open: o shows them."), ((15, 0),))
    elif revealed:
        text = f"Hint {revealed} of {len(hints)} is open: o shows it, h the next."
        yield Part(Keyed(text), ((15, 0),))


def opened(hints: Sequence[str], total: int) -> Iterator[Part]:
    """Hints in full, of which the older ones give way to everything else."""
    for number, hint in enumerate(hints, 1):
        is_old = number < len(hints)
        style = "dim" if is_old else ""
        heading = Text(f"Hint {number} of {total}", style=style or "bold")
        yield Part(Group(heading, Wrapped(plain(hint), style, indent=4)), ((90, 0),) if is_old else ())
