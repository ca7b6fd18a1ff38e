"""Keys come one by one, and the terminal is put back."""

import os
import queue
import sys
import threading
from collections.abc import Iterator

import pytest
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress

from txlab.keys import Keys, names

posix = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("hQ", ["h", "Q"]),
        ("é\r\n", ["é", "enter", "enter"]),
        ("\x7f\x08", ["backspace", "backspace"]),
        ("\x03\x04", ["c-c", "c-d"]),
        ("\x1b[Ah\x1bOB", ["up", "h", "down"]),
        ("\x1b[5~\x1b[6~\x1b[H\x1b[F", ["pageup", "pagedown", "home", "end"]),
        ("\x1b", ["escape"]),
    ],
)
def test_typed_text_is_taken_apart_into_named_keys(typed: str, keys: list[str]) -> None:
    assert taken_apart(typed) == keys


@pytest.mark.parametrize(
    "typed", ["\x1bq", "\x1b[97;5u", "\x1b[?1;2c", "\x1bOz", "\x1b[<0;1;1M", "\x1b[1;9Z"]
)
def test_a_sequence_nobody_knows_is_no_letter(typed: str) -> None:
    assert [key for key in taken_apart(typed + "h") if len(key) == 1] == ["h"]


def taken_apart(typed: str) -> list[str]:
    """The keys in a text that is typed at once, and of what is left when nothing follows."""
    found: list[KeyPress] = []
    parser = Vt100Parser(found.append)
    parser.feed(typed)
    keys = names(found)
    found.clear()
    parser.flush()
    return keys + names(found)


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


def is_read() -> bool:
    return "keys" in [thread.name for thread in threading.enumerate()]


@posix
def test_a_key_needs_no_enter_and_the_terminal_is_restored(window: Window) -> None:
    pressed: queue.SimpleQueue[str] = queue.SimpleQueue()
    with Keys(pressed.put):
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
    with pytest.raises(ZeroDivisionError), Keys(lambda key: None):
        raise ZeroDivisionError
    assert window.modes() == window.before


@posix
def test_the_terminal_is_lent_and_taken_back(window: Window) -> None:
    pressed: queue.SimpleQueue[str] = queue.SimpleQueue()
    with Keys(pressed.put) as keys:
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
    with Keys(lambda key: None) as keys:
        lent = keys.away()
        lent.__enter__()
    lent.__exit__(None, None, None)
    assert window.modes() == window.before
    assert not is_read()
