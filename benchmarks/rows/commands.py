"""Commands from their start to their end, each beside a naive program that does the like."""

import shutil
import sys

from scratch import NAIVE, PYTEST, ROOT, TXLAB, Scratch
from table import Goal, Row


def verify(scratch: Scratch, rounds: int) -> list[Row]:
    """`txlab verify` on eight right answers beside a cold pytest of 12 plain tests for each."""
    lab, naive = scratch.lab(), scratch.naive()
    for folder in (lab, naive):
        for file in (ROOT / "solutions").glob("ex*.py"):
            shutil.copy(file, folder / "exercises")
    row = Row("`txlab verify`, eight right answers", must=Goal(slower=1.5), aim=Goal(slower=1))
    for number in range(-1, rounds):
        slow, _ = scratch.call([*PYTEST, "checks/"], naive)
        fast, _ = scratch.call([str(TXLAB), "verify"], lab)
        if number >= 0:
            row.add(naive=slow, ours=fast)
    return [row]


def hint(scratch: Scratch, rounds: int) -> list[Row]:
    """`txlab hint 5` beside the least that a command made with typer costs."""
    lab = scratch.lab()
    row = Row("`txlab hint 5`", must=Goal(slower=1.4), aim=Goal(slower=1.25))
    for number in range(-1, rounds):
        # The same hint each time, and its being revealed is written down each time.
        shutil.rmtree(lab / ".txlab", ignore_errors=True)
        slow, _ = scratch.call([sys.executable, str(NAIVE / "bare_typer.py"), "5"], lab)
        fast, _ = scratch.call([str(TXLAB), "hint", "5"], lab)
        if number >= 0:
            row.add(naive=slow, ours=fast)
    return [row]
