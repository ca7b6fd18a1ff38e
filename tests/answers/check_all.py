"""Runs every known learner answer through the real engine and holds each to what its head says.

    python tests/answers/check_all.py [EXERCISE...] [--jobs N]

A right answer must pass. A wrong one must be refused, by the check and with the
slip that its head names (`# check:` and `# slip:`), and its message must hold one
of the words behind `# say:`. Every check must be failed by some wrong answer and
every slip told by one. Ends with 1 when anything is otherwise.
"""

import argparse
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from txlab import lab as labs
from txlab.engine.runner import Request, Runner
from txlab.model import Exercise, Lab, Outcome, Verdict

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Answer:
    """One learner answer and what its head promises about it."""

    path: Path
    right: bool
    head: dict[str, str]

    @property
    def words(self) -> list[str]:
        return [word.strip().lower() for word in self.head.get("say", "").split("|") if word.strip()]


def read_answer(path: Path) -> Answer:
    """An answer with the `# key: value` lines at its top; a missing key counts as empty."""
    head: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        if not line.startswith("# ") or ":" not in line:
            break
        key, _, value = line[2:].partition(":")
        head[key] = value.strip()
    return Answer(path, path.parent.name == "right", head)


def answers_of(exercise: Exercise) -> list[Answer]:
    """All the answers kept for an exercise, the wrong ones first."""
    folder = HERE / exercise.name
    return [read_answer(path) for kind in ("wrong", "right") for path in sorted((folder / kind).glob("*.py"))]


def request(lab: Lab, exercise: Exercise, path: Path, source: bytes) -> Request:
    """A run of an answer as the exercise's file."""
    return Request(
        exercise=exercise,
        checks=lab.checks(exercise),
        solution=lab.solution(exercise),
        starter=lab.starter(exercise).read_text(encoding="utf-8"),
        path=path,
        source=source,
        timeout=3.0,
        memory_mib=lab.memory_mib,
        cwd=lab.root,
    )


def complaints(answer: Answer, verdict: Verdict) -> Iterable[str]:
    """What is not as the head of the answer says."""
    failure = verdict.failure
    if answer.right:
        if failure:
            yield f"a right answer is refused by {failure.check or verdict.outcome}: {failure.message}"
        return
    if failure is None:
        yield "a wrong answer is accepted"
        return
    if verdict.outcome is Outcome.FAILED and answer.head.get("check", failure.check) != failure.check:
        yield f"told by the check {failure.check}, not {answer.head['check']}"
    slip = answer.head.get("slip", "none")
    if (failure.slip or "none") != slip and slip != "-":
        yield f"told the slip {failure.slip or 'none'}, not {slip}"
    text = f"{failure.title}\n{failure.message}\n{failure.slip or ''}".lower()
    if answer.words and not any(word in text for word in answer.words):
        yield f"none of {answer.head['say']} in: {failure.title}\n{failure.message}"


def judge(lab: Lab, exercise: Exercise, runner: Runner, jobs: int) -> list[tuple[Answer, Verdict]]:
    """The verdict on every answer of an exercise."""
    answers = answers_of(exercise)
    requests = [request(lab, exercise, a.path, a.path.read_bytes()) for a in answers]
    with ThreadPoolExecutor(jobs) as pool:
        return list(zip(answers, pool.map(runner.run, requests), strict=True))


def holes(judged: list[tuple[Answer, Verdict]], slips: set[str]) -> Iterable[str]:
    """Checks that no wrong answer fails, and slips that none is told."""
    checks = {result.name for _, verdict in judged for result in verdict.results}
    failed = {r.name for a, v in judged if not a.right for r in v.results if not r.passed}
    yield from (f"no wrong answer fails the check {name}" for name in sorted(checks - failed))
    told = {v.failure.slip for _, v in judged if v.failure}
    yield from (f"no wrong answer is told the slip {name}" for name in sorted(slips - told))


def slip_names(lab: Lab, exercise: Exercise) -> set[str]:
    """The names of the slips that lie beside the checks of an exercise."""
    from txlab.checking.slips import slips_of
    from txlab.engine.load import load

    path = lab.checks(exercise).parent / "slips" / exercise.filename
    if not path.is_file():
        return set()
    return {s.name for s in slips_of(load(path.read_bytes(), str(path), path.name, f"slips_{path.stem}").module)}


def main() -> int:
    """Judge all answers and print a row for each exercise, then what is not as it should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("exercises", nargs="*", help="numbers, such as 4 5; all without any")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    lab = labs.load()
    lab = replace(lab, exercises=tuple(e for e in lab.exercises if str(e.number) in options.exercises or not options.exercises))
    bad = 0
    with Runner() as runner:
        for exercise in lab.exercises:
            judged = judge(lab, exercise, runner, options.jobs)
            faults = [f"{a.path.parent.name}/{a.path.name}: {c}" for a, v in judged for c in complaints(a, v)]
            faults += holes(judged, slip_names(lab, exercise))
            wrong = [v for a, v in judged if not a.right]
            named = sum(1 for v in wrong if v.failure and v.failure.slip)
            rights = len(judged) - len(wrong)
            print(
                f"{exercise.name}: {rights} right, {len(wrong)} wrong, {named} told as a slip, "
                f"{len(faults)} not as it should be",
                flush=True,
            )
            for fault in faults:
                print(f"  - {fault}", flush=True)
            bad += len(faults)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
