"""The file descriptors of a run: frames and marks to txlab, everything else is the learner's; child side."""

import io
import os
import signal
import sys
import threading
from contextlib import suppress
from typing import Any

from txlab.engine.capture import mark
from txlab.engine.wire import encode_frame


class Channels:
    """Takes over the standard streams and keeps private ways to the parent.

    Afterwards file descriptor 0 is empty, and 1 and 2 both lead to the pipe that
    keeps what the learner prints.
    """

    def __init__(self) -> None:
        self.pid = os.getpid()
        self.frames = os.dup(1)
        self.life = os.dup(0)
        self._output = os.dup(2)
        self._secret = ""
        self._empty = os.open(os.devnull, os.O_RDWR)
        self.refresh()

    def open(self, secret: str) -> None:
        """Frames and marks carry this secret from now on."""
        self._secret = secret

    def refresh(self) -> None:
        """Puts the standard streams back, whatever the learner's code did to them."""
        for target, source in ((0, self._empty), (1, self._output), (2, self._output)):
            with suppress(OSError):  # the learner may have closed our copies as well
                os.dup2(source, target)
        for name, number, mode in (("stdin", 0, "r"), ("stdout", 1, "w"), ("stderr", 2, "w")):
            ours: Any = getattr(sys, f"__{name}__", None)
            if not _usable(ours, number):
                ours = open(number, mode, encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
            elif mode == "w":
                ours.reconfigure(encoding="utf-8", errors="backslashreplace", line_buffering=True)
            setattr(sys, f"__{name}__", ours)
            setattr(sys, name, ours)

    def send(self, kind: str, **fields: Any) -> None:
        """Sends one frame; a copy of the process that the learner forked ends here instead."""
        if os.getpid() != self.pid:
            os._exit(0)
        _write_all(self.frames, encode_frame(self._secret, kind, **fields))

    def mark(self, kind: bytes) -> None:
        """Writes one mark between the learner's prints, after flushing them."""
        self.flush()
        with suppress(OSError):  # the learner may have closed it: the output is then lost, the verdict is not
            _write_all(self._output, mark(self._secret, kind))

    def flush(self) -> None:
        """Pushes out what the learner's prints left in the streams."""
        for stream in (sys.stdout, sys.stderr):
            with suppress(BaseException):  # it may be an object of the learner's
                stream.flush()

    def die_with_parent(self) -> None:
        """Ends this process and its group when txlab is gone; on Linux its keeper does that, and better."""
        if sys.platform == "linux":
            return
        threading.Thread(target=self._watch_parent, daemon=True).start()

    def _watch_parent(self) -> None:
        try:
            while os.read(self.life, 4096):
                pass
        except OSError:
            return  # the learner closed it
        if os.getpid() == self.pid and hasattr(os, "killpg"):
            os.killpg(os.getpgrp(), signal.SIGKILL)
        os._exit(1)


def _usable(stream: Any, number: int) -> bool:
    try:
        return isinstance(stream, io.TextIOWrapper) and not stream.closed and stream.fileno() == number
    except (OSError, ValueError):
        return False


def _write_all(number: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(number, view) :]
