"""One run of one exercise: a fresh process with a deadline; silence and death become verdicts too."""

import secrets
import subprocess
import threading
import time
from contextlib import suppress

from txlab.engine import process as child
from txlab.engine.judgement import End, missing, verdict_of
from txlab.engine.state import Readers
from txlab.engine.wire import Order, encode_order
from txlab.errors import LabError
from txlab.model import Request, Verdict
from txlab.plain import plain

STARTUP = 60.0  # seconds until the learner's file must begin to load, on a slow and busy machine
DUMP_GRACE = 0.4  # seconds beyond the limit for the stack dump that the process writes at the limit
END_GRACE = 2.0  # seconds for a process that gave its verdict to be gone
DRAIN = 1.0  # seconds for the pipes of a dead process
_TICK = 0.02


class Run:
    """A run that was started; wait for its verdict, or cancel it from any thread."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._started = time.monotonic()
        self._cancelled = threading.Event()
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._done = False
        self._verdict: Verdict | None = None
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
        if self._process is not None and not self._done:
            child.end(self._process)
            with self._readers.changed:
                self._readers.changed.notify_all()

    def _begin(self, source: bytes) -> None:
        request = self._request
        secret = secrets.token_hex(16)
        order = Order(
            secret=secret,
            exercise=request.exercise.name,
            checks=str(request.checks.absolute()),
            solution=str(request.solution.absolute()),
            starter=request.starter,
            path=str(request.path.absolute()),
            shown_path=self._shown_path(),
            source=source,
            timeout=request.timeout,
            memory_mib=request.memory_mib,
            cwd=str(request.cwd.absolute()),
        )
        try:
            self._process = child.start(request.cwd.absolute())
        except OSError as error:
            raise LabError(f"A run could not be started: {error.strerror or error}.") from error
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._readers = Readers(self._process.stdout, self._process.stderr, secret)
        threading.Thread(target=self._give, args=(encode_order(order),), daemon=True).start()

    def _give(self, data: bytes) -> None:
        """Writes the order and leaves the pipe open: when txlab dies it closes, and the process ends."""
        assert self._process is not None
        assert self._process.stdin is not None
        view = memoryview(data)
        with suppress(OSError, ValueError):  # it died early, which its exit tells better
            while view:
                view = view[self._process.stdin.write(view) or 0 :]

    def _judge(self) -> Verdict | None:
        request = self._request
        process = self._process
        if process is None:
            return missing(request.exercise.name, self._shown_path(), request.exercise.number)
        timed_out = False
        try:
            timed_out = self._watch(process)
        finally:
            exit_code = process.poll()
            self._clear(process)
        if self._cancelled.is_set():
            return None
        known = self._readers.known
        if known.fault is not None or known.loading_at is None:
            raise self._fault(timed_out)
        end = End(
            exercise=request.exercise.name,
            path=str(request.path.absolute()),
            seconds=time.monotonic() - self._started,
            output=self._readers.output(),
            dump=self._readers.rest(),
            exit_code=exit_code,
            timed_out=request.timeout if timed_out else None,
        )
        return verdict_of(known, end)

    def _watch(self, process: subprocess.Popen[bytes]) -> bool:
        """Returns when the run is over; True when its time was up."""
        known, changed = self._readers.known, self._readers.changed
        while not self._cancelled.is_set() and known.verdict is None and process.poll() is None:
            deadline = self._started + STARTUP
            if known.loading_at is not None:
                deadline = known.loading_at + self._request.timeout + DUMP_GRACE
            if time.monotonic() >= deadline:
                return True
            with changed:
                if known.verdict is None:
                    changed.wait(_TICK)
        if known.verdict is not None and not self._cancelled.is_set():
            with suppress(subprocess.TimeoutExpired):  # then it counts as silent, and cannot pass
                process.wait(END_GRACE)
        return False

    def _clear(self, process: subprocess.Popen[bytes]) -> None:
        child.end(process)
        child.gone(process, END_GRACE)
        self._readers.finish(DRAIN)
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()

    def _fault(self, timed_out: bool) -> LabError:
        known, name = self._readers.known, self._request.checks.name
        if known.fault is not None:
            return LabError(f"The checks in {name} cannot be used: {plain(known.fault)}")
        if timed_out:
            return LabError(f"The checks in {name} did not start within {STARTUP:g} s.")
        lines = self._readers.output().strip().splitlines()
        said = lines[-1] if lines else "the process ended without a word"
        return LabError(f"The checks in {name} could not be started: {said}")

    def _shown_path(self) -> str:
        path, cwd = self._request.path.absolute(), self._request.cwd.absolute()
        return path.relative_to(cwd).as_posix() if path.is_relative_to(cwd) else path.name
