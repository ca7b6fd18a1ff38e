"""A program on a pseudo-terminal of 24 by 80, with the time at which each piece of its output arrived."""

import fcntl
import os
import re
import signal
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

ROWS, COLUMNS = 24, 80
DEADLINE = 20.0
# Takes the terminal as its own, as a shell's child has it, then becomes the program.
_START = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execv(sys.argv[1], sys.argv[1:])"
)
_STYLE = re.compile(r"\x1b\[[0-9;]*m|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)")
_MOVE = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")


def seen(written: bytes) -> str:
    """The words of an output: no styles, no links, and every run of white space a single space."""
    text = _MOVE.sub(" ", _STYLE.sub("", written.decode("utf-8", "replace")))
    return " ".join(text.split())


class Terminal:
    """A running program; use it in a `with` block, which ends it."""

    def __init__(self, command: Sequence[str], folder: Path, environment: Mapping[str, str]) -> None:
        self._master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _START, *command],
            cwd=folder,
            env=environment,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self._chunks: list[tuple[float, bytes]] = []
        self._news = threading.Condition()
        self._ended = False
        self._thread = threading.Thread(target=self._drain, daemon=True)
        self._thread.start()

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number in (signal.SIGTERM, signal.SIGKILL):
            if self.process.poll() is None:
                self.process.send_signal(number)
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(10)
        self._thread.join(2)
        if not self._thread.is_alive():
            os.close(self._master)

    @property
    def mark(self) -> int:
        """A place in the output, for `wait_for`."""
        return len(self._chunks)

    def text(self, mark: int) -> str:
        """The words written since a place."""
        return seen(b"".join(data for _, data in self._chunks[mark:]))

    def wait_for(self, wanted: re.Pattern[str], mark: int, seconds: float = DEADLINE) -> float | None:
        """When the output since `mark` had all that is wanted, or None if it never had."""
        deadline, written = time.perf_counter() + seconds, b""
        while True:
            with self._news:
                while mark == len(self._chunks):
                    left = deadline - time.perf_counter()
                    if left <= 0 or self._ended:
                        return None
                    self._news.wait(left)
                at, data = self._chunks[mark]
            mark += 1
            written += data
            if wanted.search(seen(written)):
                return at

    def _drain(self) -> None:
        while True:
            try:
                data = os.read(self._master, 65536)
            except OSError:  # the last process on this terminal is gone
                data = b""
            at = time.perf_counter()
            with self._news:
                self._ended = not data
                if data:
                    self._chunks.append((at, data))
                self._news.notify()
            if not data:
                return
