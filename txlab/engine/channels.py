"""The file descriptors of a run: frames and marks to txlab, everything else is the learner's; child side."""

import io
import os
import signal
import sys
import threading
from contextlib import suppress
from typing import Any

from txlab.engine.capture import mark
from txlab.engine.prints import Prints
from txlab.engine.wire import WireError, encode_frame


class Channels:
    """Takes over the standard streams and keeps private ways to txlab.

    Before, descriptor 0 brings the order, 1 takes frames and 2 takes what the learner
    prints. Afterwards 0 is empty, and 1 and 2 both lead to what the learner prints.
    """

    def __init__(self) -> None:
        self.pid = os.getpid()
        self.life = os.dup(0)
        self.frames = os.dup(1)
        self._output = os.dup(2)
        self._secret = ""
        self._ahead = b""
        self._empty = os.open(os.devnull, os.O_RDWR)
        self._stdin: Any = None
        self._prints, self._complaints = Prints(1), Prints(2)
        self._refresh()

    def line(self) -> bytes:
        """The next line of what txlab says; raises `WireError` when that ends early."""
        parts = [self._ahead]
        while b"\n" not in parts[-1]:
            parts.append(os.read(self.life, 65536))
            if not parts[-1]:
                raise WireError("the order ended early")
        line, _, self._ahead = b"".join(parts).partition(b"\n")
        return line

    def let_go(self) -> None:
        """Nothing more is to come from txlab: from now on a closed channel only means the end of the run."""
        if sys.platform == "linux":
            # Its keeper watches it, and what the learner writes there cannot pass for the keeper's words.
            os.close(self.life)
        else:
            threading.Thread(target=self._watch_txlab, daemon=True).start()

    def open(self, secret: str) -> None:
        """Frames and marks carry this secret from now on."""
        self._secret = secret

    def send(self, kind: str, **fields: Any) -> None:
        """Sends one frame."""
        self._end_copies()
        _write_all(self.frames, encode_frame(self._secret, kind, **fields))

    def turn(self, kind: bytes) -> None:
        """Writes a mark behind what was printed, and puts the standard streams back."""
        self._end_copies()
        for stream in (sys.stdout, sys.stderr):
            with suppress(BaseException):  # it may be an object of the learner's
                stream.flush()
        self._prints.flush()
        self._complaints.flush()
        with suppress(OSError):  # the learner may have closed it: the output is then lost, the verdict is not
            _write_all(self._output, mark(self._secret, kind))
        self._refresh()

    def _end_copies(self) -> None:
        """Ends a copy of the process that the learner's file forked: a run has one verdict."""
        if os.getpid() != self.pid:
            os._exit(0)

    def _watch_txlab(self) -> None:
        try:
            while os.read(self.life, 4096):
                pass
        except OSError:
            return  # the learner closed it
        if os.getpid() == self.pid and hasattr(os, "killpg"):
            os.killpg(os.getpgrp(), signal.SIGKILL)
        os._exit(1)

    def _refresh(self) -> None:
        for target, source in ((0, self._empty), (1, self._output), (2, self._output)):
            with suppress(OSError):  # the learner may have closed our copies as well
                os.dup2(source, target)
        if not _usable(self._stdin, 0):
            self._stdin = open(0, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
        sys.stdin = sys.__stdin__ = self._stdin  # type: ignore[misc]
        sys.stdout = sys.__stdout__ = self._prints.stream  # type: ignore[misc]
        sys.stderr = sys.__stderr__ = self._complaints.stream  # type: ignore[misc]


def _usable(stream: Any, number: int) -> bool:
    try:
        return isinstance(stream, io.TextIOWrapper) and not stream.closed and stream.fileno() == number
    except (OSError, ValueError):
        return False


def _write_all(number: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        try:
            view = view[os.write(number, view) :]
        except BlockingIOError:  # the learner's file set it so that nobody waits for room in it
            os.set_blocking(number, True)
