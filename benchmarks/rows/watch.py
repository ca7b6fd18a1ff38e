"""From the start of a save to the verdict painted, in `txlab watch` and in the naive watcher."""

import re
from itertools import cycle

from answers import Answer, judged, known, solution
from saving import GIVE_UP, WAYS, think, timed
from scratch import Scratch
from table import Goal, Row

RIGHT = {
    "ex03_attention": "right/einsum",
    "ex04_causal_mask": "right/four_loops",
    "ex06_layer_norm": "right/einsum",
    "ex07_block": "right/einsum",
}
WRONG = {
    "ex03_attention": ("wrong/softmax_sigmoid", "wrong/softmax_squared", "wrong/attn_divides_by_d_k"),
    "ex04_causal_mask": ("wrong/attn_not_masked", "wrong/attn_mask_inverted", "wrong/attn_no_scale"),
    "ex06_layer_norm": ("wrong/no_root", "wrong/axis_zero", "wrong/eps_missing"),
    "ex07_block": ("wrong/block_no_norms", "wrong/attention_hard_pick", "wrong/block_attention_twice"),
}
VERDICTS = {True: "right answers", False: "wrong answers"}


def measure(scratch: Scratch, rounds: int) -> list[Row]:
    """Save by save, the naive way and ours in turn; each exercise goes from right to wrong and back."""
    lab, naive = scratch.lab(), scratch.naive()
    answers = {exercise: _turns(scratch, exercise) for exercise in RIGHT}
    whole = Row(
        "save to verdict in `watch`",
        must=Goal(faster=25, median=25),
        aim=Goal(faster=40, median=16, p95=25),
    )
    names = [*RIGHT, *VERDICTS.values(), *WAYS]
    parts = {name: Row(f"  {name}", is_detail=True) for name in names}
    with scratch.naive_watch(naive) as theirs, scratch.watch(lab) as ours:
        theirs.wait_for(re.compile("watching"), 0)
        scratch.settle()
        for number in range(-1, rounds):
            # Two rounds each way, so that each way saves right and wrong answers alike.
            way = list(WAYS)[number // 2 % 2]
            for exercise, turns in answers.items():
                answer = next(turns)
                rows = [whole, *(parts[name] for name in (exercise, VERDICTS[answer.passes], way))]
                there, here = naive / "exercises" / answer.filename, lab / "exercises" / answer.filename
                slow = timed(theirs, WAYS[way], there, answer.text, answer.naive)
                think()
                fast = timed(ours, WAYS[way], here, answer.text, answer.ours)
                think()
                if number >= 0:  # the first round warms both up
                    for row in rows:
                        row.add(naive=slow, ours=fast)
            if whole.missed + whole.naive_missed >= GIVE_UP:
                break
    return [whole, *parts.values()]


def _turns(scratch: Scratch, exercise: str) -> "cycle[Answer]":
    lab = scratch.folder / "lab"
    right = judged(scratch, lab, exercise, [solution(exercise), *known(exercise, RIGHT[exercise])])
    wrong = judged(scratch, lab, exercise, known(exercise, *WRONG[exercise]))
    return cycle([each for index, bad in enumerate(wrong) for each in (right[index % 2], bad)])
