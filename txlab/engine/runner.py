"""The engine's door: starts runs and sees to it that none of them outlives its caller."""

import threading
from collections.abc import Iterable
from pathlib import Path

from txlab.engine.pool import Pool
from txlab.engine.run import Run
from txlab.engine.wire import Plan
from txlab.errors import LabError
from txlab.model import Exercise, Lab, Request, Verdict

__all__ = ["Request", "Run", "Runner", "runner_for"]


class Runner:
    """Starts runs; close it, or leave its `with` block, and none of them is left running.

    `exercises` (checks and solution of each) are made ready ahead, for runs in the folder `cwd`; others take
    longer. `parked` processes are kept ready behind the runs that are on, for a verdict at once.
    """

    def __init__(
        self, cwd: Path | None = None, exercises: Iterable[tuple[Path, Path]] = (), parked: int = 0
    ) -> None:
        pairs = tuple((str(checks.absolute()), str(solution.absolute())) for checks, solution in exercises)
        plan = Plan(str((cwd or Path()).absolute()), pairs, thorough=parked > 0)
        self._pool = Pool(plan, parked)
        self._live: set[Run] = set()
        self._lock = threading.Lock()

    def warm(self) -> None:
        """Starts what runs come from, so that the first one is there sooner; does not wait for it."""
        self._pool.warm()

    def start(self, request: Request) -> Run:
        """Starts a run; raises `LabError` when no process can be made."""
        run = Run(request, self._pool)
        with self._lock:
            self._live = {live for live in self._live if not live.done} | {run}
        return run

    def run(self, request: Request) -> Verdict:
        """Starts a run and waits for its verdict; an interruption ends the run first."""
        run = self.start(request)
        try:
            verdict = run.wait()
        except BaseException:
            run.cancel()
            raise
        if verdict is None:
            raise LabError(f"The run of {request.exercise.name} was cancelled.")
        return verdict

    def close(self) -> None:
        """Cancels every run that is still going."""
        with self._lock:
            live, self._live = self._live, set()
        for run in live:
            run.cancel()
        try:
            for run in live:
                run.wait()
        finally:
            self._pool.close()

    def __enter__(self) -> "Runner":
        return self

    def __exit__(self, *_exc: object) -> None:
        self.close()


def runner_for(lab: Lab, exercises: Iterable[Exercise], cwd: Path, parked: int = 0) -> Runner:
    """A runner that is getting ready for these exercises, in its own process, from now on."""
    runner = Runner(cwd, [(lab.checks(each), lab.solution(each)) for each in exercises], parked)
    runner.warm()
    return runner
