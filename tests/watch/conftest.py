"""A pseudo-terminal with the real program in it."""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from txlab.workspace import Workspace

_CLEAR = "\x1b[2J"
_STYLES = re.compile(r"\x1b\[[0-9;]*m|\x1b\]8;[^\x1b]*\x1b\\|\x1b\[H| +(?=\n)")
# Takes the terminal as its own, as a shell's child has it, then becomes txlab.
_OWN = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
_START = "import os, sys; os.execv(sys.executable, [sys.executable, '-m', 'txlab', *sys.argv[1:]])"


class Terminal:
    """`txlab watch` on a terminal; `screen` is what was written since the last clearing, without styles."""

    def __init__(
        self, root: Path, *arguments: str, columns: int = 80, rows: int = 24, own: bool = True, **env: str
    ) -> None:
        self.fd, self._slave = os.openpty()
        self._open = [self.fd, self._slave]
        self.root = root
        self.before = termios.tcgetattr(self._slave)
        self._set_size(columns, rows)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
        environment |= {"TERM": "xterm-256color", "PYTHONWARNINGS": "error", **env}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            if name not in env:
                environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", (_OWN if own else "") + _START, "watch", *arguments],
            cwd=root,
            env=environment,
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            start_new_session=True,
        )
        self.written = ""

    @property
    def screen(self) -> str:
        return self.screens[-1]

    @property
    def screens(self) -> list[str]:
        """Every screen so far, without colours and links."""
        return _STYLES.sub("", self.written.replace("\r\n", "\n")).split(_CLEAR)

    @property
    def modes(self) -> list[Any]:
        return termios.tcgetattr(self._slave)

    def put_back_modes(self) -> None:
        termios.tcsetattr(self._slave, termios.TCSANOW, self.before)

    def type(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def resize(self, columns: int, rows: int) -> None:
        self._set_size(columns, rows)

    def wait_for(self, *wanted: str, seconds: float = 30, without: str = "") -> str:
        """The first screen that holds all of `wanted` and not `without`."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if all(text in self.screen for text in wanted) and not (without and without in self.screen):
                return self.screen
            if not self._read(0.05) and self.process.poll() is not None:
                break
        raise AssertionError(f"never saw {wanted}; the screen is:\n{self.screen}")

    def end(self, seconds: float = 20) -> int:
        """Wait for the program's end; its exit code."""
        deadline = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < deadline:
            self._read(0.05)
        while self._read(0):
            pass
        assert self.process.returncode is not None, "the program did not end"
        return self.process.returncode

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        for fd in self._open:
            os.close(fd)
        self._open.clear()

    def hang_up(self) -> int:
        """Close the terminal window; the program's exit code."""
        for fd in self._open:
            os.close(fd)
        self._open.clear()
        return self.process.wait(20)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        self.written += os.read(self.fd, 65536).decode("utf-8", "replace")
        return True

    def _set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if hasattr(self, "process"):
            # The kernel tells the foreground group itself; a slow machine may not have one yet.
            self.process.send_signal(signal.SIGWINCH)


@pytest.fixture
def watching(checkout: Workspace) -> Iterator[Callable[..., Terminal]]:
    """Starts `txlab watch` on a terminal in the tiny checkout, every exercise checked once."""
    started: list[Terminal] = []

    def start(*arguments: str, **options: Any) -> Terminal:
        terminal = Terminal(checkout.root, *arguments, **options)
        started.append(terminal)
        return terminal

    yield start
    for terminal in started:
        terminal.close()
