"""Single keys from the terminal, without Enter and without echo.

A few lines of our own: the known libraries for this switch the terminal's mode
for every single key, which echoes and loses what is typed between two of them,
or bring a whole line editor along.
"""

import atexit
import codecs
import os
import re
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

if sys.platform == "win32":
    import msvcrt

    _TERMINAL_ERRORS: tuple[type[Exception], ...] = ()
else:
    import select
    import termios
    import tty

    _TERMINAL_ERRORS: tuple[type[Exception], ...] = (termios.error,)

_KEY = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # arrows and the like
    r"|\x1bO."  # the same keys in application mode
    r"|\x1b[^\x1b\[O]"  # Alt with a key
    r"|.",
    re.DOTALL,
)
_UNFINISHED = re.compile(r"\x1b(?:O|\[[0-?]*[ -/]*)?\Z")
_SEQUENCE_SECONDS = 0.05
END = "\x04"  # Ctrl-D


def split_keys(text: str) -> list[str]:
    """What was typed, key by key; the escape sequence of a special key is one of them."""
    return _KEY.findall(text)


class Keys:
    """Calls `press` with each key, from a thread, while its `with` block runs.

    The terminal on standard input is put back as it was at the end, also when
    the process ends by an error.
    """

    def __init__(self, press: Callable[[str], None]) -> None:
        self._press = press
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._read, name="keys", daemon=True)
        self._saved: list[Any] | None = None

    def __enter__(self) -> "Keys":
        self._prepare()
        atexit.register(self._restore)
        # Waited for together with the keys, so that the thread need not wake up to see whether to stop.
        self._until, self._running = os.pipe()
        self._thread.start()
        return self

    def __exit__(self, *_exc: object) -> None:
        self._stopping.set()
        os.close(self._running)
        self._thread.join(1)
        os.close(self._until)
        self._restore()
        atexit.unregister(self._restore)

    def resume(self) -> None:
        """Set the mode again after the process was suspended; the shell has put back its own."""
        # A terminal that was closed continues the process too, and has no modes any more.
        with suppress(OSError, ValueError, *_TERMINAL_ERRORS):
            self._prepare()

    if sys.platform == "win32":

        def _prepare(self) -> None:
            """Nothing to set: msvcrt reads without Enter and echo."""

        def _restore(self) -> None:
            """Nothing was set."""

        def _read(self) -> None:
            while not self._stopping.wait(0.02):
                while msvcrt.kbhit():
                    key = msvcrt.getwch()
                    self._press(key + msvcrt.getwch() if key in "\x00\xe0" else key)

    else:

        def _prepare(self) -> None:
            fd = sys.stdin.fileno()
            if self._is_in_background(fd):
                return
            if self._saved is None:
                self._saved = termios.tcgetattr(fd)
            tty.setcbreak(fd, termios.TCSANOW)

        @staticmethod
        def _is_in_background(fd: int) -> bool:
            try:
                return os.tcgetpgrp(fd) != os.getpgrp()
            except OSError:  # a terminal of another session, or of none, stops nobody
                return False

        def _restore(self) -> None:
            if self._saved is not None:
                with suppress(termios.error, OSError, ValueError):  # the terminal is gone
                    # Drops what was typed and not read, so that it does not run as a shell command.
                    termios.tcsetattr(sys.stdin.fileno(), termios.TCSAFLUSH, self._saved)
                self._saved = None

        def _read(self) -> None:
            fd = sys.stdin.fileno()
            decoder = codecs.getincrementaldecoder("utf-8")("replace")
            pending = ""
            while not self._stopping.is_set():
                wait = _SEQUENCE_SECONDS if pending else None
                ready = select.select([fd, self._until], [], [], wait)[0]
                if self._until in ready:
                    return
                if fd in ready:
                    try:
                        data = os.read(fd, 1024)
                    except OSError:
                        data = b""
                    if not data:  # the terminal is gone, and nobody is left to type anything
                        self._press(END)
                        return
                    pending += decoder.decode(data)
                    if _UNFINISHED.search(pending):
                        continue
                for key in split_keys(pending):
                    self._press(key)
                pending = ""
