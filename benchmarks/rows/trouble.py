"""Saves that are no fun for a watcher: a loop still running, and a million printed lines."""

import time
from itertools import cycle

from answers import judged, known, solution
from saving import GIVE_UP, WAYS, in_place, think, timed
from scratch import Scratch
from table import Goal, Row

EXERCISE = "ex06_layer_norm"
LOOPS = {
    "loop in the file": "while True:\n    pass\n",
    "loop in a function": "def layer_norm(x, gamma, beta, eps=1e-5):\n    while True:\n        pass\n",
}
PRINTS = "for i in range(1_000_000):\n    print(i)\n"
PRINTS_IN_FUNCTION = """
quiet_layer_norm, has_printed = layer_norm, False


def layer_norm(x, gamma, beta, eps=1e-5):
    global has_printed
    if not has_printed:
        has_printed = True
        for i in range(1_000_000):
            print(i)
    return quiet_layer_norm(x, gamma, beta, eps)
"""


def loop(scratch: Scratch, rounds: int) -> list[Row]:
    """A loop is saved, and 0.3 s later an answer: from that save to its verdict."""
    lab = scratch.lab()
    whole = Row("a new save while a run loops", must=Goal(median=100), aim=Goal(median=40))
    parts = {name: Row(f"  {name}", is_detail=True) for name in LOOPS}
    answers = judged(scratch, lab, EXERCISE, [solution(EXERCISE), *known(EXERCISE, "wrong/no_root")])
    turns = cycle(answers)
    file = lab / "exercises" / f"{EXERCISE}.py"
    with scratch.watch(lab) as ours:
        scratch.settle()
        for number in range(-1, rounds):
            name = list(LOOPS)[number // 2 % 2]
            answer = next(turns)
            in_place(file, LOOPS[name])
            time.sleep(0.3)
            way = list(WAYS.values())[number // 4 % 2]
            taken = timed(ours, way, file, answer.text, answer.ours)
            think()
            if number >= 0:
                whole.add_ours(taken)
                parts[name].add_ours(taken)
            if whole.missed >= GIVE_UP:
                break
    return [whole, *parts.values()]


def lines(scratch: Scratch, rounds: int) -> list[Row]:
    """A right answer that prints a million lines, in the file or in the first call of its function."""
    lab = scratch.lab()
    must, aim = Goal(median=1000), Goal(median=500)
    texts = {
        Row("1,000,000 printed lines", must=must, aim=aim): f"{solution(EXERCISE)}\n{PRINTS}",
        Row("  the same, inside a function", must=must, aim=aim): solution(EXERCISE) + PRINTS_IN_FUNCTION,
    }
    printing = dict(zip(texts, judged(scratch, lab, EXERCISE, texts.values()), strict=True))
    (wrong,) = judged(scratch, lab, EXERCISE, known(EXERCISE, "wrong/no_root"))
    file = lab / "exercises" / f"{EXERCISE}.py"
    with scratch.watch(lab) as ours:
        scratch.settle()
        for number in range(-1, rounds):
            for row, answer in printing.items():
                # Between two answers that pass, one that does not, so that their screens differ.
                timed(ours, in_place, file, wrong.text, wrong.ours)
                think()
                taken = timed(ours, in_place, file, answer.text, answer.ours)
                think()
                if number >= 0:
                    row.add_ours(taken)
            if any(row.missed >= GIVE_UP for row in printing):
                break
    return list(printing)
