"""The stream that a learner's prints go to: line by line, and in blocks once there are many; child side."""

import io
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

MANY = 2000  # lines after which another one is not worth a call of the system

_BLOCK = 8192


class Prints:
    """What `sys.stdout` is during a run; `number` is the descriptor it writes to.

    A line that was printed is out at once, so that the last one before a crash is seen. After `MANY`
    of them they go out in blocks, which is much quicker; a signal to end still lets the last block out.
    """

    def __init__(self, number: int) -> None:
        self._number = number
        self._fast: io.TextIOWrapper | None = None
        self._slow = self._line_by_line()

    @property
    def stream(self) -> io.TextIOWrapper:
        """The stream to print to; another one where the learner has closed it."""
        if not _is_open(self._fast or self._slow):
            self._fast, self._slow = None, self._line_by_line()
        return self._fast or self._slow

    def _line_by_line(self) -> io.TextIOWrapper:
        return _text(io.BufferedWriter(_Counted(self._number, self._hurry)), line_buffering=True)

    def flush(self) -> None:
        """Lets out what was printed so far."""
        for stream in (self._slow, self._fast):
            with suppress(Exception):  # the learner may have closed it, or the descriptor
                if stream is not None:
                    stream.flush()

    def _hurry(self) -> None:
        if sys.stdout is not self._slow:
            return
        try:
            if signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
                return
            signal.signal(signal.SIGTERM, self._end)
        except ValueError:  # not the main thread: the last block could be lost, so slowly on
            return
        descriptor = io.FileIO(self._number, "wb", closefd=False)
        sys.stdout = self._fast = _text(io.BufferedWriter(descriptor, _BLOCK), line_buffering=False)

    def _end(self, number: int, _frame: Any) -> None:
        self.flush()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)


class _Counted(io.RawIOBase):
    """Writes to a descriptor that it does not own, and tells once that it was often."""

    def __init__(self, number: int, often: Callable[[], None]) -> None:
        super().__init__()
        self._number = number
        self._often = often
        self._count = 0
        self._write = os.write  # the learner may patch the name

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._number

    def write(self, data: Any) -> int:
        done = self._write(self._number, data)
        self._count += 1
        if self._count == MANY:
            self._often()
        return done


def _is_open(stream: io.TextIOWrapper) -> bool:
    try:
        return not stream.closed
    except ValueError:  # the learner has detached what is below it
        return False


def _text(binary: Any, line_buffering: bool) -> io.TextIOWrapper:
    return io.TextIOWrapper(binary, "utf-8", "backslashreplace", line_buffering=line_buffering)
