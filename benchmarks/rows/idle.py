"""What `txlab watch` costs while nobody saves."""

import time

import processes
from answers import judged, known, solution
from saving import in_place, timed
from scratch import Scratch, Trouble
from table import Goal, Row

EXERCISE = "ex06_layer_norm"
REST, SECONDS = 3, 20


def measure(scratch: Scratch, rounds: int) -> list[Row]:  # noqa: ARG001 (one long look is enough)
    """The computing time and the memory of all its processes, after a wrong and a right answer."""
    lab = scratch.lab()
    texts = [*known(EXERCISE, "wrong/no_root"), solution(EXERCISE)]
    answers = judged(scratch, lab, EXERCISE, texts)
    cpu = Row("`watch` idle: computing", "%", must=Goal(median=1.5), aim=Goal(median=1))
    memory = Row("`watch` idle: memory (PSS)", "MB", must=Goal(median=150), aim=Goal(median=100))
    count = Row("  its processes", "", is_detail=True)
    with scratch.watch(lab) as ours:
        scratch.settle()
        for answer in answers:
            if timed(ours, in_place, lab / "exercises" / answer.filename, answer.text, answer.ours) is None:
                raise Trouble("no verdict came, so this is not the idle state")
            time.sleep(0.5)
        time.sleep(REST)
        before, start = processes.cpu_seconds(scratch.family()), time.perf_counter()
        time.sleep(SECONDS)
        family = scratch.family()
        spent = processes.cpu_seconds(family)
        # A process that began meanwhile counts with all it has computed.
        seconds = sum(spent[pid] - before.get(pid, 0) for pid in spent)
        cpu.add_ours(100 * seconds / (time.perf_counter() - start))
        memory.add_ours(processes.pss_mb(family))
        count.add_ours(len(family))
    return [cpu, memory, count]
