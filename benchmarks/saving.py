"""Saves as editors make them, timed from their start to the verdict on the terminal."""

import random
import re
import sys
import time
from collections.abc import Callable
from pathlib import Path

from terminal import Terminal

GIVE_UP = 5  # after so many missed verdicts a row is not worth its deadlines
Way = Callable[[Path, str], None]


def in_place(file: Path, text: str) -> None:
    """Write into the file itself."""
    file.write_text(text, encoding="utf-8")


def by_rename(file: Path, text: str) -> None:
    """Write another file and put it in the place of this one."""
    new = file.with_name(f".{file.name}.tmp")
    new.write_text(text, encoding="utf-8")
    new.replace(file)


WAYS: dict[str, Way] = {"saved in place": in_place, "saved by rename": by_rename}


def timed(terminal: Terminal, way: Way, file: Path, text: str, wanted: re.Pattern[str]) -> float | None:
    """Save, and wait for the verdict: the time from just before the write to it, in ms."""
    mark = terminal.mark
    start = time.perf_counter()
    way(file, text)
    at = terminal.wait_for(wanted, mark)
    if at is None:
        print(f"missed {file.name}; written since: {terminal.text(mark)[-400:]!r}", file=sys.stderr)
        return None
    return (at - start) * 1000


def think() -> None:
    """What a learner does between a verdict and the next save, only faster."""
    time.sleep(random.uniform(0.3, 0.6))
