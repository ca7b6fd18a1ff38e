"""Hands out spares, and makes new ones ready behind them."""

import os
import sys
import tempfile
import threading
from contextlib import suppress
from itertools import count
from pathlib import Path

from txlab import files
from txlab.engine import process
from txlab.engine.makers import Forks, Spawns
from txlab.engine.spare import END_GRACE, Spare
from txlab.engine.wire import Plan

_TIDYING = 5.0  # seconds for the temporary files of a run
_SPELL = 0.5  # seconds of it at a time, where spares are kept ready meanwhile
_MOMENT, _PAINTED = 0.1, 0.02  # seconds after the start of a run, or after its end
WAY = "TXLAB_SPARES"  # `fork` or `spawn`, for tests: how spares are made where both are possible


class Pool:
    """The spares of one runner; `parked` of them wait for an order that is yet to come.

    `plan` is what they get ready for. Closing it ends those that wait.
    """

    def __init__(self, plan: Plan, parked: int) -> None:
        self._plan = plan
        self._parked = parked
        self._waiting: list[Spare] = []
        self._wanted = threading.Condition()
        self._likely: tuple[str, str] | None = None
        self._ending: list[Spare] = []
        self._thread: threading.Thread | None = None
        self._closed = False
        self._numbers = count()
        self._scratch = tempfile.TemporaryDirectory(prefix="txlab-", ignore_cleanup_errors=True)
        forks = os.environ.get(WAY, "fork" if sys.platform == "linux" else "spawn") == "fork"
        self._maker: Forks | Spawns = Forks(plan) if forks else Spawns(plan)

    def take(self, exercise: tuple[str, str]) -> Spare:
        """A spare for an exercise (its checks and its solution); raises OSError when there can be none."""
        while (spare := self._next_waiting()) is not None:
            if not spare.is_over:
                _make_folder(spare.scratch)  # something may have removed it since
                return spare
            self.dispose(spare)
        return self._new(exercise, ahead=False)

    def _next_waiting(self) -> Spare | None:
        with self._wanted:
            return self._waiting.pop(0) if self._waiting else None

    def warm(self) -> None:
        """Starts what spares come from, so that the first one is there sooner."""
        with suppress(OSError):  # which the first run will tell
            self._maker.warm()

    def park(self, exercise: tuple[str, str]) -> None:
        """Makes up, in a moment, for the spares that were taken; `exercise` is the likely next."""
        if not self._parked:
            return
        with self._wanted:
            self._likely = exercise
            self._wanted.notify()
            if self._thread is None:
                self._thread = threading.Thread(target=self._keep_full, daemon=True)
                self._thread.start()

    def dispose(self, spare: Spare) -> None:
        """Sees to it that a spare which has told its verdict is gone, and its temporary files with it.

        Where spares are kept ready that is done in their thread: a learner need not wait for it.
        """
        with self._wanted:
            if self._thread is not None and not self._closed:
                self._ending.append(spare)
                self._wanted.notify()
                return
        _dispose(spare)

    def discard(self) -> None:
        """Lets go of what hangs while it gets ready, so that the next spare does not wait for it too."""
        self._maker.discard()

    def forget(self) -> None:
        """Ends every spare that waits."""
        with self._wanted:
            waiting, self._waiting = self._waiting, []
        for spare in waiting:
            spare.end()
        for spare in waiting:
            _dispose(spare, grace=1.0)

    def close(self) -> None:
        """Ends every spare that waits, and what they come from; those taken are their runs' to end."""
        with self._wanted:
            self._closed = True
            self._wanted.notify()
        if self._thread is not None:
            self._thread.join()
        for spare in self._ending:
            _dispose(spare)
        self.forget()
        self._maker.close()
        with suppress(RecursionError):  # what a run left could not be removed
            self._scratch.cleanup()

    def _keep_full(self) -> None:
        wanted = self._wanted
        while True:
            with wanted:
                wanted.wait_for(lambda: self._closed or self._ending or self._likely is not None)
                # Not while the run is at its quickest: both would be slower.
                wanted.wait_for(lambda: self._closed or self._ending, _MOMENT)
                wanted.wait_for(lambda: self._closed, _PAINTED)
                if self._closed:
                    return
                exercise, self._likely = self._likely, None
                ending, self._ending = self._ending, []
            rest = [spare for spare in ending if _dispose(spare, _SPELL)]
            if exercise is not None:
                with suppress(OSError):  # what hinders it now will be told by the next run
                    self._fill(exercise)
            with wanted:
                self._ending += rest

    def _fill(self, exercise: tuple[str, str]) -> None:
        while not self._closed and len(self._waiting) < self._parked:
            spare = self._new(exercise, ahead=True)
            with self._wanted:
                self._waiting.append(spare)

    def _new(self, exercise: tuple[str, str], ahead: bool) -> Spare:
        scratch = Path(self._scratch.name, str(next(self._numbers)))
        _make_folder(scratch)
        try:
            return self._maker.make(exercise, scratch, ahead)
        except BaseException as error:
            files.remove(scratch, _TIDYING)
            if isinstance(error, RuntimeError):  # there can be no more threads now
                raise OSError(str(error)) from error
            raise


def _make_folder(scratch: Path) -> None:
    scratch.parent.mkdir(0o700, exist_ok=True)
    scratch.mkdir(0o700, exist_ok=True)


def _dispose(spare: Spare, seconds: float = _TIDYING, grace: float = END_GRACE) -> bool:
    """Ends a spare and takes its temporary files away; whether time ran out with more of them there."""
    spare.end()
    spare.gone(grace)
    if spare.is_abandoned:
        process.end_orphans()
    try:
        spare.scratch.rmdir()
    except OSError:  # the run left temporary files
        return files.remove(spare.scratch, seconds)
    return False
