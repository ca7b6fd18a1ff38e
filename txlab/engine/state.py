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
    the marks between what was printed. `over` says that its
    process is gone, `exit_code` how (negative: by a signal; None: nobody knows)."""

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


class Readers:
    """Drains both pipes of a run in threads, so that the learner's prints never block it."""

    def __init__(self, frames: IO[bytes], output: IO[bytes], secret: str) -> None:
        self.known = Known()
        self.changed = threading.Condition()
        self._splitter = FrameSplitter(secret)
        self._capture = Capture(secret)
        self._lock = threading.Lock()
        self._ending = threading.Event()
        self._output = output
        self._pause = _PAUSE
        self._threads = [threading.Thread(target=self._read_frames, args=(frames,), daemon=True)]
        self._threads[0].start()

    def begin(self) -> None:
        """Starts to read what the learner prints."""
        with self._lock:
            self._threads.append(threading.Thread(target=self._read_output, daemon=True))
        self._threads[-1].start()

    def end(self, exit_code: int | None) -> None:
        """Notes that the process is gone."""
        self._ending.set()
        with self._lock:
            if len(self._threads) == 1:
                self._output.close()
        with self.changed:
            self.known.over, self.known.exit_code = True, exit_code
            self.changed.notify_all()

    def finish(self, seconds: float) -> None:
        """Gives the threads a moment to drain what a dead process left; a held pipe is not waited for."""
        self._ending.set()
        deadline = time.monotonic() + seconds
        # After a verdict nothing more is to be read there, and its pipe ends only with the process.
        threads = self._threads if self.known.verdict is None else self._threads[1:]
        for thread in threads:
            thread.join(max(0.0, deadline - time.monotonic()))
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
            if sys.platform != "win32":
                os.set_blocking(pipe.fileno(), False)
            while data := self._next_output(pipe):
                with self._lock:
                    self._capture.feed(data)

    def _next_output(self, pipe: IO[bytes]) -> bytes:
        """What was printed meanwhile; nothing at the end.

        A reader that waits in the pipe is woken by each line and each mark, which costs the run more than
        what it prints. So this one looks every now and then, and at once again where there was much.
        """
        while True:
            # Asked first: what is in the pipe of a process that is gone by now has all been written.
            ending = self._ending.is_set()
            data = pipe.read(_CHUNK)
            if data is None and ending:
                return b""  # a process that the run left behind may hold it open
            if data is not None:
                self._pause = _PAUSE if len(data) < _MUCH else _SHORT_PAUSE
            if not ending and (data is None or len(data) < _MUCH):
                self._ending.wait(self._pause)
            if data is not None:
                return data


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
