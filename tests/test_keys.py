"""Keys come one by one, and the terminal is put back."""

import os
import queue
import sys
import threading
from collections.abc import Iterator

import pytest

from txlab.keys import Keys

posix = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")


class Window:
    """A pseudo-terminal that is standard input; `write` types into it."""

    def __init__(self) -> None:
        import pty
        import termios

        self._master, self.slave = pty.openpty()
        self.modes = lambda: termios.tcgetattr(self.slave)
        self.before = self.modes()
        self.is_echoing = lambda: bool(self.modes()[3] & termios.ECHO)

    def write(self, typed: bytes) -> None:
        os.write(self._master, typed)

    def close(self) -> None:
        os.close(self._master)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    opened = Window()
    monkeypatch.setattr(os, "tcgetpgrp", lambda fd: os.getpgrp())
    with os.fdopen(opened.slave, "r") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        yield opened
    opened.close()


def raise_it(error: BaseException) -> None:
    raise error


def is_read() -> bool:
    return "keys" in [thread.name for thread in threading.enumerate()]


@posix
def test_a_key_needs_no_enter_and_the_terminal_is_restored(window: Window) -> None:
    pressed: queue.SimpleQueue[str] = queue.SimpleQueue()
    with Keys(pressed.put, raise_it):
        assert not window.is_echoing()
        window.write(b"h")
        assert pressed.get(timeout=5) == "h"
        window.write(b"\x1b[")
        window.write(b"A")
        assert pressed.get(timeout=5) == "up"
        window.write(b"\xc3\xa9")
        assert pressed.get(timeout=5) == "é"
    assert not is_read()
    assert window.modes() == window.before


@posix
def test_the_terminal_is_restored_after_an_error(window: Window) -> None:
    with pytest.raises(ZeroDivisionError), Keys(lambda key: None, raise_it):
        raise ZeroDivisionError
    assert window.modes() == window.before


@posix
def test_the_terminal_is_lent_and_taken_back(window: Window) -> None:
    pressed: queue.SimpleQueue[str] = queue.SimpleQueue()
    with Keys(pressed.put, raise_it) as keys:
        with keys.away():
            assert keys.is_away
            assert window.modes() == window.before
            keys.resume()
            assert window.modes() == window.before
            window.write(b"for another\n")
            assert os.read(window.slave, 100) == b"for another\n"
        assert not keys.is_away
        window.write(b"h")
        assert pressed.get(timeout=5) == "h"
    assert pressed.empty()
    assert window.modes() == window.before


@posix
def test_a_terminal_lent_when_all_ends_is_not_taken_back(window: Window) -> None:
    with Keys(lambda key: None, raise_it) as keys:
        lent = keys.away()
        lent.__enter__()
    lent.__exit__(None, None, None)
    assert window.modes() == window.before
    assert not is_read()
