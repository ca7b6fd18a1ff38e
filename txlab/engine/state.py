"""What txlab knows of a run: filled by reader threads, waited for by the caller."""

import os
import sys
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import IO, Any

from txlab.engine.capture import Capture
from txlab.engine.wire import FrameSplitter

_CHUNK = 1 << 20
_MUCH = 65536  # bytes at once after which more is to be expected at once
_PAUSE, _SHORT_PAUSE = 0.01, 0.001  # seconds between two looks at what was printed


@dataclass(slots=True)
class Known:
    """What came of a run so far; `loading_at` is when the learner's file began to load (monotonic seconds),
    `judging` that its checks began, `reported` whether each check that ended has passed, `marked` the same by
    the marks between what was printed. `exit_code` is how its process ends (negative:
    by a signal; None: nobody knows), `over` says that it is gone."""

    collected: list[tuple[str, str]] | None = None
    loading_at: float | None = None
    judging: bool = False
    reported: list[tuple[str, bool]] = field(default_factory=list)
    marked: list[bool] = field(default_factory=list)
    verdict: dict[str, Any] | None = None
    verdict_at: float | None = None
    fault: str | None = None
    over: bool = False
    exit_code: int | None = None

    @property
    def claims_a_pass(self) -> bool:
        return self.verdict is not None and self.verdict.get("outcome") == "passed"

    @property
    def tells_a_failure(self) -> bool:
        """Which stands, however the process ends."""
        return self.verdict is not None and not self.claims_a_pass


class Readers:
    """Drains both pipes of a run in threads, so that the learner's prints never block it."""

    def __init__(self, frames: IO[bytes], output: IO[bytes], secret: str) -> None:
        self.known = Known()
        self.changed = threading.Condition()
        self._splitter = FrameSplitter(secret)
        self._capture = Capture(secret)
        self._lock = threading.Lock()
        self._reading = threading.Lock()  # held from the reading of a part of the output to its place
        self._ending = threading.Event()
        self._output = output
        self._pause = _PAUSE
        self._is_taken = False
        self._frames_thread = threading.Thread(target=self._read_frames, args=(frames,), daemon=True)
        self._output_thread = threading.Thread(target=self._read_output, daemon=True)
        self._frames_thread.start()

    def take(self) -> None:
        """Notes, before the process is given its order, that what it prints is wanted."""
        with self._lock, suppress(OSError, ValueError):  # which is closed where it is gone already
            self._is_taken = True
            if sys.platform != "win32":
                os.set_blocking(self._output.fileno(), False)

    def begin(self) -> None:
        """Starts to read what the learner prints."""
        self._output_thread.start()

    def ends_with(self, exit_code: int) -> None:
        """Notes how the process ends; it may not be quite gone."""
        with self.changed:
            self.known.exit_code = exit_code
            self.changed.notify_all()

    def end(self) -> None:
        """Notes that the process is gone."""
        self._ending.set()
        with self._lock:
            if not self._is_taken:
                self._output.close()
        with self.changed:
            self.known.over = True
            self.changed.notify_all()

    def finish(self, seconds: float) -> None:
        """Gives the threads a moment to drain what a dead process left; a held pipe is not waited for."""
        self._ending.set()
        deadline = time.monotonic() + seconds
        # After a verdict nothing more is to be read there, and its pipe ends only with the process.
        if self.known.verdict is None:
            self._frames_thread.join(seconds)
        if sys.platform == "win32":
            self._output_thread.join(max(0.0, deadline - time.monotonic()))
        else:
            self._drain(deadline)
        with self._lock:
            self.known.marked = list(self._capture.passed)
            self.known.judging = self._capture.loaded
            if self.known.verdict is None:
                names = [name for name, _ in self.known.collected or []]
                self.known.reported = list(zip(names, self._capture.passed, strict=False))

    def output(self) -> str:
        with self._lock:
            return self._capture.text(whole=self.known.verdict is None)

    def rest(self) -> str:
        """What came on the frame pipe beside frames: stack dumps."""
        with self._lock:
            return self._splitter.rest

    def _read_frames(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while data := pipe.read(_CHUNK):
                with self._lock:
                    frames = self._splitter.feed(data)
                if frames:
                    with self.changed:
                        for frame in frames:
                            note(self.known, frame)
                        self.changed.notify_all()

    def _read_output(self) -> None:
        with suppress(OSError, ValueError), self._output as pipe:  # which is closed where nobody was to print
            while not self._is_read(pipe):
                pass

    def _drain(self, deadline: float) -> None:
        """Reads what is in the pipe by now: the thread that reads there would have to be waited for."""
        with suppress(OSError, ValueError), self._reading:
            while data := self._output.read(_CHUNK):
                self._feed(data)
                if time.monotonic() > deadline:  # one that the run left behind may print for ever
                    return

    def _feed(self, data: bytes) -> None:
        with self._lock:
            self._capture.feed(data)

    def _is_read(self, pipe: IO[bytes]) -> bool:
        """Takes what was printed meanwhile; whether that was the end.

        A reader that waits in the pipe is woken by each line and each mark, which costs the run more than
        what it prints. So this one looks every now and then, and at once again where there was much.
        """
        # Asked first: what is in the pipe of a process that is gone by now has all been written.
        ending = self._ending.is_set()
        with self._reading:
            data = pipe.read(_CHUNK)
            if data:
                self._feed(data)
        if data == b"" or (data is None and ending):
            return True  # a process that the run left behind may hold it open
        if data is not None:
            self._pause = _PAUSE if len(data) < _MUCH else _SHORT_PAUSE
        if not ending and (data is None or len(data) < _MUCH):
            self._ending.wait(self._pause)
        return False


def note(known: Known, frame: dict[str, Any]) -> None:
    """Enters one frame; a frame that is not as it should be is ignored, and then lacks for a pass."""
    match frame:
        case {"kind": "loading", "checks": list(checks)} if known.loading_at is None:
            known.loading_at = time.monotonic()
            known.collected = [(str(row[0]), str(row[1])) for row in checks if _is_pair(row)]
        case {"kind": "verdict"} if known.verdict is None:
            known.verdict, known.verdict_at = frame, time.monotonic()
            results = frame.get("results")
            rows = [row for row in results if _is_pair(row)] if isinstance(results, list) else []
            known.reported = [(str(name), passed is True) for name, passed in rows]
        case {"kind": "fault", "message": str(message)}:
            known.fault = message
        case _:
            pass


def _is_pair(row: object) -> bool:
    return isinstance(row, list) and len(row) == 2
