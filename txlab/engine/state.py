"""What the parent knows of a run: filled by reader threads, waited for by the caller."""

import threading
import time
from dataclasses import dataclass, field
from typing import IO, Any

from txlab.engine.capture import Capture
from txlab.engine.wire import FrameSplitter

_CHUNK = 65536


@dataclass(slots=True)
class Known:
    """The frames of a run so far; `loading_at` is when the learner's file began to load (monotonic seconds),
    `judging` that its checks began."""

    collected: list[tuple[str, str]] | None = None
    loading_at: float | None = None
    judging: bool = False
    reported: list[tuple[str, bool]] = field(default_factory=list)
    verdict: dict[str, Any] | None = None
    fault: str | None = None


class Readers:
    """Drains both pipes of a run in threads, so that the learner's prints never block it."""

    def __init__(self, frames: IO[bytes], output: IO[bytes], secret: str) -> None:
        self.known = Known()
        self.changed = threading.Condition()
        self._splitter = FrameSplitter(secret)
        self._capture = Capture(secret)
        self._lock = threading.Lock()
        self._threads = [
            threading.Thread(target=self._drain, args=(frames, self._take_frames), daemon=True),
            threading.Thread(target=self._drain, args=(output, self._take_output), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def finish(self, seconds: float) -> None:
        """Gives the threads a moment to drain what a dead process left; a held pipe is not waited for."""
        deadline = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))

    def output(self) -> str:
        with self._lock:
            return self._capture.text()

    def rest(self) -> str:
        """What came on the frame pipe beside frames: stack dumps."""
        with self._lock:
            return self._splitter.rest

    def _drain(self, pipe: IO[bytes], take: Any) -> None:
        with pipe:
            while True:
                try:
                    data = pipe.read(_CHUNK)
                except (OSError, ValueError):
                    data = b""
                if not data:
                    break
                with self._lock:
                    take(data)
        with self.changed:
            self.changed.notify_all()

    def _take_output(self, data: bytes) -> None:
        self._capture.feed(data)

    def _take_frames(self, data: bytes) -> None:
        for frame in self._splitter.feed(data):
            with self.changed:
                note(self.known, frame)
                self.changed.notify_all()


def note(known: Known, frame: dict[str, Any]) -> None:
    """Enters one frame; a frame that is not as it should be is ignored, and then lacks for a pass."""
    match frame:
        case {"kind": "collected", "checks": list(checks)} if known.collected is None:
            known.collected = [(str(row[0]), str(row[1])) for row in checks if _is_pair(row)]
        case {"kind": "loading"} if known.loading_at is None:
            known.loading_at = time.monotonic()
        case {"kind": "judging"}:
            known.judging = True
        case {"kind": "result", "name": str(name), "passed": bool(passed)}:
            known.reported.append((name, passed))
        case {"kind": "verdict"} if known.verdict is None:
            known.verdict = frame
        case {"kind": "fault", "message": str(message)}:
            known.fault = message
        case _:
            pass


def _is_pair(row: object) -> bool:
    return isinstance(row, list) and len(row) == 2
