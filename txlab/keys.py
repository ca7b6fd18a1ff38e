"""Single keys from the terminal, without Enter and without echo.

prompt_toolkit knows the keys of every terminal, and reads the console of
Windows. Elsewhere the mode of the terminal is set with the standard library,
so that Ctrl-C stays a signal.
"""

import atexit
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import groupby
from typing import Any

from txlab.flow import keynames
from txlab.repeats import Repeats
from txlab.typed import Typed, names

if sys.platform == "win32":
    from prompt_toolkit.input import create_input

    _TERMINAL_ERRORS: tuple[type[Exception], ...] = ()
else:
    import select
    import termios
    import tty

    _TERMINAL_ERRORS: tuple[type[Exception], ...] = (termios.error,)

_SEQUENCE_SECONDS = 0.1  # within which the rest of a special key's sequence arrives
_FIRST_SECONDS = 0.25  # after which the first screen stands
_BACKGROUND_SECONDS = 0.1  # from one look to the next at whether the terminal is ours again
_LOOK_SECONDS = 0.02  # where keys cannot be waited for together with the end


class Keys:
    """Calls `press` with the name of each key, from a thread, while its `with` block runs.

    The terminal on standard input is put back as it was at the end, also when
    the process ends by an error. `fail` gets the error that ends the thread.
    """

    def __init__(self, press: Callable[[str], None], fail: Callable[[BaseException], None]) -> None:
        self._press = press
        self._fail = fail
        self._repeats = Repeats()
        self._saved: list[Any] | None = None
        self._is_over = False

    def __enter__(self) -> "Keys":
        atexit.register(self.restore)
        self._start()
        return self

    def __exit__(self, *_exc: object) -> None:
        self._is_over = True
        self._stop()
        atexit.unregister(self.restore)

    @property
    def is_away(self) -> bool:
        """Whether another program has the terminal."""
        return self._stopping.is_set()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Leave the terminal to another program, as it was before, while the `with` block runs."""
        self._stop()
        try:
            yield
        finally:
            if not self._is_over:
                self._start(is_back=True)

    def resume(self) -> None:
        """Set the mode again after the process was suspended; the shell has put back its own."""
        # A terminal that was closed continues the process too, and has no modes any more.
        with suppress(OSError, ValueError, *_TERMINAL_ERRORS):
            if not self.is_away:
                self._prepare()

    def _start(self, is_back: bool = False) -> None:
        self._prepare(is_back)
        self._stopping = threading.Event()
        # Waited for together with the keys, so that the thread need not wake up to see whether to stop.
        self._until, self._running = os.pipe()
        work = partial(self._work, self._stopping, self._until)
        self._thread = threading.Thread(target=work, name="keys", daemon=True)
        self._thread.start()

    def _work(self, stopping: threading.Event, until: int) -> None:
        try:
            self._read(stopping, until)
        except BaseException as error:  # noqa: BLE001 (raised again by the main thread)
            if not stopping.is_set():
                self._fail(error)

    def _stop(self) -> None:
        if self.is_away:
            return
        self._stopping.set()
        os.close(self._running)
        self._thread.join(1)
        os.close(self._until)
        self.restore()

    def _pass_on(self, keys: Sequence[str]) -> None:
        for key in self._repeats.feed(keys, time.monotonic()):
            self._press(key)

    if sys.platform == "win32":

        def _prepare(self, is_back: bool = False) -> None:
            """Nothing to set: the console's mode is set while keys are read."""

        def restore(self, keep_typed: bool = False) -> None:
            """Nothing was set."""

        def _read(self, stopping: threading.Event, _until: int) -> None:
            source = create_input()
            with source.raw_mode():
                while not stopping.wait(_LOOK_SECONDS):
                    self._pass_on(names(source.read_keys()))
                    self._pass_on(names(source.flush_keys()))

    else:

        def _prepare(self, is_back: bool = False) -> None:
            fd = sys.stdin.fileno()
            if self._is_in_background(fd):
                return
            if self._saved is None:
                self._saved = termios.tcgetattr(fd)
            # Whatever modes another program left behind go; so does what was sent to that program.
            when = termios.TCSAFLUSH if is_back else termios.TCSANOW
            termios.tcsetattr(fd, when, self._saved)
            tty.setcbreak(fd, termios.TCSANOW)

        @staticmethod
        def _is_in_background(fd: int) -> bool:
            try:
                return os.tcgetpgrp(fd) != os.getpgrp()
            except OSError:  # a terminal of another session, or of none, stops nobody
                return False

        def restore(self, keep_typed: bool = False) -> None:
            """Put the terminal back as it was, and drop what was typed and not read unless it is kept."""
            if self._saved is None:
                return
            # Dropped at the end, so that a key meant for txlab does not run as a shell command.
            when = termios.TCSADRAIN if keep_typed else termios.TCSAFLUSH
            with suppress(termios.error, OSError, ValueError):  # the terminal is gone
                fd = sys.stdin.fileno()
                # In the background the terminal is the shell's, which would stop us for touching it.
                if not self._is_in_background(fd):
                    termios.tcsetattr(fd, when, self._saved)

        def _read(self, stopping: threading.Event, until: int) -> None:
            fd = sys.stdin.fileno()
            # Until the first screen stands, which does not wait for it, or there is a key.
            select.select([fd, until], [], [], _FIRST_SECONDS)
            typed, wait, is_first = Typed(), None, True
            while not stopping.is_set():
                ready = select.select([fd, until], [], [], wait)[0]
                if until in ready:
                    return
                if fd in ready and self._is_in_background(fd):
                    # Typed for the shell; to read it would stop the whole process.
                    select.select([until], [], [], _BACKGROUND_SECONDS)
                    continue
                if fd not in ready:
                    self._pass_on(typed.flush())
                    wait = None if self._repeats.due is None else _SEQUENCE_SECONDS
                    continue
                data = _read_some(fd)
                if not data:  # the terminal is gone, and nobody is left to type anything
                    self._press(keynames.CTRL_D)
                    return
                keys = typed.feed(data)
                # What came while this was loaded came at once, so a key that is held cannot be told.
                self._pass_on([key for key, _ in groupby(keys)] if is_first else keys)
                wait, is_first = _SEQUENCE_SECONDS, False


def _read_some(fd: int) -> bytes:
    try:
        return os.read(fd, 1024)
    except OSError:
        return b""
