"""The engine's door: starts runs and sees to it that none of them outlives its caller."""

import threading

from txlab.engine.run import Run
from txlab.errors import LabError
from txlab.model import Request, Verdict

__all__ = ["Request", "Run", "Runner"]


class Runner:
    """Starts runs; close it, or leave its `with` block, and none of them is left running."""

    def __init__(self) -> None:
        self._live: set[Run] = set()
        self._lock = threading.Lock()

    def start(self, request: Request) -> Run:
        """Starts a run; raises `LabError` when no process can be made."""
        run = Run(request)
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
            run.wait()

    def __enter__(self) -> "Runner":
        return self

    def __exit__(self, *_exc: object) -> None:
        self.close()
