"""One run of one exercise, with a deadline; silence and death become verdicts too."""

import threading
import time
from collections.abc import Callable

from txlab.engine.judgement import End, missing, verdict_of
from txlab.engine.pool import Pool
from txlab.engine.spare import END_GRACE, Spare
from txlab.engine.stack import is_whole
from txlab.engine.wire import Order, encode_order
from txlab.errors import LabError
from txlab.model import Request, Verdict
from txlab.plain import plain

STARTUP = 60.0  # seconds until the learner's file must begin to load, on a slow and busy machine
DUMP_GRACE = 1.0  # seconds beyond the limit for the stack dump that the process writes at the limit
DUMP_QUIET = 0.3  # seconds without another byte of it after which no more will come
DUMP_LOOK = 0.03  # seconds between two looks at it
PASS_GRACE = 2.0  # seconds within which a process that has told a pass must end by itself
DRAIN = 1.0  # seconds for the pipes of a dead process
_TRIES = 3


class Run:
    """A run that was started; wait for its verdict, or cancel it from any thread."""

    def __init__(self, request: Request, pool: Pool) -> None:
        self._request = request
        self._pool = pool
        self._exercise = str(request.checks.absolute()), str(request.solution.absolute())
        self._cancelled = threading.Event()
        self._lock = threading.Lock()
        self._done = False
        self._verdict: Verdict | None = None
        self._spare: Spare | None = None
        self._started = time.monotonic()
        if request.source is not None:
            self._begin(request.source)

    def wait(self) -> Verdict | None:
        """The verdict, as soon as there is one; None when the run was cancelled.

        Raises `LabError` when the lab itself is at fault: a check file that cannot be used.
        """
        with self._lock:
            if not self._done:
                try:
                    self._verdict = self._judge()
                finally:
                    self._done = True
            return self._verdict

    @property
    def done(self) -> bool:
        """Whether the run was waited for to its end."""
        return self._done

    def cancel(self) -> None:
        """Ends the run and everything it started; does nothing to one that is over."""
        self._cancelled.set()
        spare = self._spare
        if spare is not None and not self._done:
            spare.end()
            with spare.readers.changed:
                spare.readers.changed.notify_all()

    def _begin(self, source: bytes) -> None:
        request = self._request
        try:
            spare = self._pool.take(self._exercise)
        except OSError as error:
            raise LabError(f"A run could not be started: {error.strerror or error}.") from error
        order = Order(
            secret=spare.secret,
            exercise=request.exercise.name,
            checks=self._exercise[0],
            solution=self._exercise[1],
            starter=request.starter,
            path=str(request.path.absolute()),
            shown_path=self._shown_path(),
            source=source,
            timeout=request.timeout,
            memory_mib=request.memory_mib,
            cwd=str(request.cwd.absolute()),
            scratch=str(spare.scratch),
        )
        try:
            spare.give(encode_order(order))
        except RuntimeError as error:  # there can be no more threads now
            self._pool.dispose(spare)
            raise LabError(f"A run could not be started: {error}.") from error
        self._started = time.monotonic()
        self._spare = spare
        self._pool.park(self._exercise)

    def _judge(self) -> Verdict | None:
        request = self._request
        if request.source is None:
            return missing(request.exercise.name, self._shown_path(), request.exercise.number)
        for tries_left in reversed(range(_TRIES)):
            assert self._spare is not None
            verdict = self._judged(self._spare, tries_left)
            if verdict is not None or self._cancelled.is_set():
                break
            self._begin(request.source)
            if self._cancelled.is_set():
                self.cancel()
        return verdict

    def _judged(self, spare: Spare, tries_left: int) -> Verdict | None:
        """The verdict of one spare; None when the run was cancelled, or is to be tried again."""
        known = spare.readers.known
        timed_out = False
        try:
            timed_out = self._watch(spare)
            exit_code = known.exit_code  # as it ended by itself; below it may be ended
        finally:
            self._clear(spare)
        if self._cancelled.is_set():
            return None
        if tries_left and not timed_out and exit_code is None and self._is_innocent(spare):
            return None
        if known.fault is not None or known.loading_at is None:
            raise self._fault(spare, timed_out)
        request = self._request
        end = End(
            exercise=request.exercise.name,
            path=str(request.path.absolute()),
            seconds=(known.verdict_at or time.monotonic()) - self._started,
            output=spare.readers.output(),
            dump=spare.readers.rest(),
            exit_code=exit_code,
            timed_out=request.timeout if timed_out else None,
        )
        return verdict_of(known, end)

    def _is_innocent(self, spare: Spare) -> bool:
        """Whether a run that was lost may have been ended by another file than its own."""
        known = spare.readers.known
        if known.fault is not None or known.tells_a_failure or not known.over:
            return False
        if spare.lost_its_origin():
            self._pool.forget()  # those that wait are lost with it, seen or not yet
            return True
        return known.loading_at is None

    def _watch(self, spare: Spare) -> bool:
        """Returns when the run is over, or has told a failure; True when its time was up."""
        known, changed = spare.readers.known, spare.readers.changed
        if self._is_late(spare):
            await_dump(spare.readers.rest)
            return True
        if known.claims_a_pass and not self._cancelled.is_set():
            with changed:
                # From a process that does not end it counts as silence, and cannot pass.
                changed.wait_for(
                    lambda: known.over or known.exit_code is not None or self._cancelled.is_set(), PASS_GRACE
                )
        return False

    def _is_late(self, spare: Spare) -> bool:
        """Waits until the run has told its verdict, has ended or was cancelled; True when its time was up."""
        known, changed = spare.readers.known, spare.readers.changed
        with changed:
            while not self._cancelled.is_set() and not known.over and known.verdict is None:
                deadline = self._started + STARTUP
                if known.loading_at is not None:
                    deadline = known.loading_at + self._request.timeout
                left = deadline - time.monotonic()
                if left <= 0:
                    return True
                changed.wait(left)
        return False

    def _clear(self, spare: Spare) -> None:
        if spare.readers.known.verdict is None:
            spare.end()
            spare.gone(END_GRACE)
        spare.readers.finish(DRAIN)
        self._pool.dispose(spare)

    def _fault(self, spare: Spare, timed_out: bool) -> LabError:
        known, name = spare.readers.known, self._request.checks.name
        if known.fault is not None:
            return LabError(f"The checks in {name} cannot be used: {plain(known.fault)}")
        if timed_out:
            self._pool.discard()
            return LabError(f"The checks in {name} did not start within {STARTUP:g} s.")
        said = spare.last_words() or "the process ended without a word"
        return LabError(f"The checks in {name} could not be started: {said}")

    def _shown_path(self) -> str:
        path, cwd = self._request.path.absolute(), self._request.cwd.absolute()
        return path.relative_to(cwd).as_posix() if path.is_relative_to(cwd) else path.name


def await_dump(read: Callable[[], str]) -> None:
    """Waits until the stack dump, which the process writes bit by bit at its limit, has come in."""
    seen, since = "", time.monotonic()
    deadline = since + DUMP_GRACE
    while (now := time.monotonic()) < deadline:
        before, seen = seen, read()
        if seen != before:
            since = now
        elif seen and (is_whole(seen) or now - since > DUMP_QUIET):
            return
        time.sleep(DUMP_LOOK)
