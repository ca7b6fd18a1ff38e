"""`txlab verify`: judge all exercises, or those named, for a learner, a teacher or CI."""

import os
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from txlab import standing
from txlab.commands.session import Session
from txlab.engine.runner import Runner, runner_for
from txlab.model import Exercise, Progress, Request, Verdict

if TYPE_CHECKING:
    from txlab.report import Judged

_BESIDE_TITLE = 42  # columns for the mark, the number and the longest words on a verdict
_SHORTEST = 20  # columns; a title cut further says too little


def run(
    session: Session,
    names: Sequence[str],
    as_json: bool = False,
    solutions: bool = False,
    fail_fast: bool = False,
    jobs: int | None = None,
) -> int:
    """Judge the named exercises (all without a name); 0 only if every one of them passed."""
    chosen = [session.exercise(name) for name in names] or list(session.workspace.lab.exercises)
    # Named twice is judged once.
    exercises = list(dict.fromkeys(chosen))
    workspace = session.workspace
    prepare = workspace.solved if solutions else workspace.prepare
    prepared = [prepare(exercise) for exercise in exercises]
    # Started before anything else is loaded: what follows fits into the time that it takes to get ready.
    runner = runner_for(workspace.lab, exercises, workspace.root)
    from txlab import report
    from txlab.output import show, width
    from txlab.screens.verdict import row

    longest = max(len(exercise.title) for exercise in exercises)
    room = width() - _BESIDE_TITLE
    # On a narrow screen the rows are broken rather than lined up.
    title_width = min(longest, room) if room >= min(longest, _SHORTEST) else 0
    judged: list[Judged] = []
    for each in _judge(runner, exercises, prepared, jobs or _cores(), fail_fast):
        judged.append(each)
        if not as_json:
            show(row(*each, title_width))
    if as_json:
        print(report.to_json(workspace.lab, judged, len(exercises), own_files=not solutions))
    else:
        _show_failures(session, judged, len(exercises), solutions)
    if not solutions:
        session.store.update(lambda old: _record_all(old, judged))
        session.warn()
    return 0 if sum(verdict.passed for _, verdict in judged) == len(exercises) else 1


def _judge(
    runner: Runner,
    exercises: Sequence[Exercise],
    prepared: Sequence[Request | Verdict],
    jobs: int,
    fail_fast: bool,
) -> "Iterator[Judged]":
    """The verdicts in the order asked for, however many runs are on at once; closes the runner."""

    def verdict_on(each: Request | Verdict) -> Verdict:
        return each if isinstance(each, Verdict) else runner.run(each)

    from concurrent.futures import ThreadPoolExecutor

    pool = ThreadPoolExecutor(jobs)
    try:
        futures = [pool.submit(verdict_on, each) for each in prepared]
        for exercise, future in zip(exercises, futures, strict=True):
            verdict = future.result()
            yield exercise, verdict
            if fail_fast and not verdict.passed:
                return
    finally:
        # Closing the runner ends what still runs, so the threads that wait for it come back at once.
        pool.shutdown(wait=False, cancel_futures=True)
        runner.close()
        pool.shutdown(wait=True)


def _record_all(old: Progress, judged: "Sequence[Judged]") -> Progress:
    for _, verdict in judged:
        old = standing.record(old, verdict)
    return old


def _show_failures(session: Session, judged: "Sequence[Judged]", total: int, solutions: bool) -> None:
    from rich.text import Text

    from txlab.output import look_on_terminal, show
    from txlab.screens.verdict import verdict_view

    for exercise, verdict in judged:
        if verdict.passed:
            continue
        file, shown = session.workspace.judged(exercise, solutions)
        show(Text(), verdict_view(exercise, verdict, file, shown, look_on_terminal()))
    passed = sum(verdict.passed for _, verdict in judged)
    noun = "exercise passes" if total == 1 else "exercises pass"
    skipped = total - len(judged)
    after = f" ({skipped} not run)" if skipped else ""
    show(Text(f"\n{passed} of {total} {noun}{after}.", style="green" if passed == total else "red"))


def _cores() -> int:
    """How many runs this machine can carry at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
