"""Keys come one by one, and the terminal is put back."""

import os
import queue
import sys
import threading

import pytest

from txlab.keys import Keys, split_keys

posix = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("hq", ["h", "q"]),
        ("\x1b[Ah", ["\x1b[A", "h"]),
        ("\x1b[1;5Ch", ["\x1b[1;5C", "h"]),
        ("\x1bOPq", ["\x1bOP", "q"]),
        ("\x1b", ["\x1b"]),
        ("\x1b\x1b", ["\x1b", "\x1b"]),
        ("é\n", ["é", "\n"]),
    ],
)
def test_typed_text_is_split_into_keys(typed: str, keys: list[str]) -> None:
    assert split_keys(typed) == keys


@posix
def test_a_key_needs_no_enter_and_the_terminal_is_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    import pty
    import termios

    master, slave = pty.openpty()
    monkeypatch.setattr(os, "tcgetpgrp", lambda fd: os.getpgrp())
    with os.fdopen(slave, "r") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        before = termios.tcgetattr(slave)
        pressed: queue.SimpleQueue[str] = queue.SimpleQueue()
        with Keys(pressed.put):
            assert not termios.tcgetattr(slave)[3] & termios.ECHO
            os.write(master, b"h")
            assert pressed.get(timeout=5) == "h"
            os.write(master, b"\x1b[")
            os.write(master, b"A")
            assert pressed.get(timeout=5) == "\x1b[A"
            os.write(master, b"\xc3\xa9")
            assert pressed.get(timeout=5) == "é"
        assert "keys" not in [thread.name for thread in threading.enumerate()]
        assert termios.tcgetattr(slave) == before
    os.close(master)


@posix
def test_the_terminal_is_restored_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    import pty
    import termios

    master, slave = pty.openpty()
    monkeypatch.setattr(os, "tcgetpgrp", lambda fd: os.getpgrp())
    with os.fdopen(slave, "r") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        before = termios.tcgetattr(slave)
        with pytest.raises(ZeroDivisionError), Keys(lambda key: None):
            raise ZeroDivisionError
        assert termios.tcgetattr(slave) == before
    os.close(master)
