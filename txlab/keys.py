"""Single keys from the terminal, without Enter and without echo.

The mode of the terminal is set with the standard library; what was typed is
taken apart by prompt_toolkit, which knows the sequences of every terminal and
the console of Windows.
"""

import atexit
import codecs
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from txlab.flow import keynames
from txlab.repeats import Repeats

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPress

if sys.platform == "win32":
    from prompt_toolkit.input import create_input

    _TERMINAL_ERRORS: tuple[type[Exception], ...] = ()
else:
    import select
    import termios
    import tty

    _TERMINAL_ERRORS: tuple[type[Exception], ...] = (termios.error,)

_SEQUENCE_SECONDS = 0.05  # within which the rest of a special key's sequence arrives
_FIRST_SECONDS = 1.0
_LOOK_SECONDS = 0.02  # where keys cannot be waited for together with the end
_NAMES = {"c-m": keynames.ENTER, "c-j": keynames.ENTER, "c-h": keynames.BACKSPACE}
_OPENING = "[O"  # after Escape, these begin a sequence


def names(typed: "Sequence[KeyPress]") -> list[str]:
    """The keys in what prompt_toolkit made of one reading, named as `keynames` names them.

    A sequence that it does not know, and a key typed with Alt, comes as Escape
    with more behind it: these are no keys of ours.
    """
    found: list[str] = []
    rest = iter([str(getattr(press.key, "value", press.key)) for press in typed])
    for key in rest:
        if key == keynames.ESCAPE and len(typed) > 1:
            if next(rest, "") in _OPENING:
                next((final for final in rest if "@" <= final <= "~"), None)
        else:
            found.append(_NAMES.get(key, key))
    return found


class Keys:
    """Calls `press` with the name of each key, from a thread, while its `with` block runs.

    The terminal on standard input is put back as it was at the end, also when
    the process ends by an error.
    """

    def __init__(self, press: Callable[[str], None]) -> None:
        self._press = press
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
                self._start()

    def resume(self) -> None:
        """Set the mode again after the process was suspended; the shell has put back its own."""
        # A terminal that was closed continues the process too, and has no modes any more.
        with suppress(OSError, ValueError, *_TERMINAL_ERRORS):
            if not self.is_away:
                self._prepare()

    def _start(self) -> None:
        self._prepare()
        self._stopping = threading.Event()
        # Waited for together with the keys, so that the thread need not wake up to see whether to stop.
        self._until, self._running = os.pipe()
        self._thread = threading.Thread(target=self._read, name="keys", daemon=True)
        self._thread.start()

    def _stop(self) -> None:
        if self.is_away:
            return
        self._stopping.set()
        os.close(self._running)
        self._thread.join(1)
        os.close(self._until)
        self.restore()

    def _pass_on(self, typed: "Sequence[KeyPress]") -> None:
        for key in self._repeats.feed(names(typed), time.monotonic()):
            self._press(key)

    if sys.platform == "win32":

        def _prepare(self) -> None:
            """Nothing to set: the console's mode is set while keys are read."""

        def restore(self, keep_typed: bool = False) -> None:
            """Nothing was set."""

        def _read(self) -> None:
            source = create_input()
            with source.raw_mode():
                while not self._stopping.wait(_LOOK_SECONDS):
                    self._pass_on(source.read_keys())
                    self._pass_on(source.flush_keys())

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

        def restore(self, keep_typed: bool = False) -> None:
            """Put the terminal back as it was, and drop what was typed and not read unless it is kept."""
            if self._saved is not None:
                # Dropped at the end, so that a key meant for txlab does not run as a shell command.
                when = termios.TCSADRAIN if keep_typed else termios.TCSAFLUSH
                with suppress(termios.error, OSError, ValueError):  # the terminal is gone
                    termios.tcsetattr(sys.stdin.fileno(), when, self._saved)

        def _read(self) -> None:
            fd, found = sys.stdin.fileno(), list["KeyPress"]()
            # Loaded when the first screen stands, which does not wait for it, or when there is a key.
            select.select([fd, self._until], [], [], _FIRST_SECONDS)
            from prompt_toolkit.input.vt100_parser import Vt100Parser  # noqa: PLC0415

            decoder = codecs.getincrementaldecoder("utf-8")("replace")
            parser = Vt100Parser(found.append)
            wait: float | None = None
            while not self._stopping.is_set():
                ready = select.select([fd, self._until], [], [], wait)[0]
                if self._until in ready:
                    return
                wait = _SEQUENCE_SECONDS
                if fd in ready:
                    data = _read_some(fd)
                    if not data:  # the terminal is gone, and nobody is left to type anything
                        self._press(keynames.CTRL_D)
                        return
                    parser.feed(decoder.decode(data))
                else:
                    parser.flush()
                    wait = None if self._repeats.due is None else wait
                self._pass_on(found)
                found.clear()


def _read_some(fd: int) -> bytes:
    try:
        return os.read(fd, 1024)
    except OSError:
        return b""
