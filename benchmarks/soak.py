"""Thousands of saves in one `txlab watch`; the exit code is 1 where one was missed or something grew.

Right, wrong, looping, crashing and broken files take turns at random, saved in place and by rename,
some before the verdict on the one before. Each file prints its own number, so that the verdict of
another is not taken for its own.
"""

import argparse
import random
import re
import sys
import time
from dataclasses import dataclass

import processes
from answers import known, solution
from saving import WAYS
from scratch import TXLAB, Scratch
from terminal import Terminal

EXERCISES = ("ex03_attention", "ex06_layer_norm")
SETTLED = 100  # saves after which nothing may grow any more
FOOT = ".*q quit"
KINDS = {
    "right": (5, "all \\d+ checks passed"),
    "wrong": (5, "\\d+ of \\d+ checks passed"),
    "broken": (2, "cannot be read as Python"),
    "crashing": (2, "ended itself before its verdict"),
    "looping": (1, "ran too long"),
    "overtaken": (3, ""),
}


@dataclass(frozen=True, slots=True)
class Size:
    """How large a watch and its processes are: their number, their open descriptors, their memory in MB."""

    processes: int
    descriptors: int
    megabytes: float

    def __str__(self) -> str:
        return f"{self.processes} processes, {self.descriptors} descriptors, {self.megabytes:.1f} MB"


def main() -> int:
    """Save, look, and compare; 0 when every verdict came and nothing grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--saves", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random.seed(options.seed)
    missed, sizes = 0, list[Size]()
    with Scratch() as scratch:
        lab = scratch.lab()
        command = [str(TXLAB), "watch", "--timeout", "0.5"]
        with Terminal(command, lab, scratch.environment) as terminal:
            scratch.settle()
            for number in range(options.saves):
                if number % SETTLED == 0:
                    sizes.append(size(scratch, terminal))
                    print(f"after {number} saves: {sizes[-1]}; missed so far: {missed}", flush=True)
                missed += not save(scratch, terminal, number)
            sizes.append(size(scratch, terminal))
            print(f"after {options.saves} saves: {sizes[-1]}; missed: {missed}")
    first, last = sizes[min(1, len(sizes) - 1)], sizes[-1]
    grew = (
        last.processes > first.processes
        or last.descriptors > first.descriptors + 2
        or last.megabytes > 1.05 * first.megabytes + 1
    )
    print("something grew" if grew else "nothing grew")
    return 1 if missed or grew else 0


def save(scratch: Scratch, terminal: Terminal, number: int) -> bool:
    """Save one file of a random kind and wait for its verdict; False when that did not come."""
    kind = random.choices(list(KINDS), [weight for weight, _ in KINDS.values()])[0]
    exercise = random.choice(EXERCISES)
    file = scratch.folder / "lab" / "exercises" / f"{exercise}.py"
    way = random.choice(list(WAYS.values()))
    if kind == "overtaken":
        way(file, text_of("looping", exercise, number))
        time.sleep(random.uniform(0, 0.3))
        kind = random.choice(["right", "wrong", "broken"])
        exercise = random.choice(EXERCISES)
        file = file.with_name(f"{exercise}.py")
    wanted = f"{KINDS[kind][1]}.*" + ("" if kind in ("right", "broken") else f"save {number} ")
    mark = terminal.mark
    way(file, text_of(kind, exercise, number))
    at = terminal.wait_for(re.compile(wanted + FOOT), mark)
    if at is None:
        written = terminal.text(mark)[-600:]
        print(f"missed save {number} ({kind}); written since: {written!r}", file=sys.stderr)
    return at is not None


def text_of(kind: str, exercise: str, number: int) -> str:
    """A file of a kind, which prints its number and ends in no verdict of another."""
    says = f"print('save {number} ')\n"
    if kind == "broken":
        return f"{says}save {number} is no Python\n"
    if kind == "crashing":
        return f"{says}import os\nos._exit(3)\n"
    if kind == "looping":
        return f"{says}while True:\n    pass\n"
    if kind == "right":
        return says + solution(exercise)
    wrong = {"ex03_attention": "wrong/scale_after_softmax", "ex06_layer_norm": "wrong/no_root"}
    return known(exercise, wrong[exercise])[0] + "\n" + says


def size(scratch: Scratch, terminal: Terminal) -> Size:
    """How large everything is by now, a moment after the last verdict."""
    time.sleep(1)
    family = scratch.family()
    own = {terminal.process.pid}
    return Size(len(family), processes.descriptors(own), processes.pss_mb(family))


if __name__ == "__main__":
    sys.exit(main())
