"""A pseudo-terminal with the real program in it, and an emulator that shows what a person would see of it."""

import codecs
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pyte
import pytest

from txlab.workspace import Workspace

if sys.platform != "win32":  # where the tests that need a pseudo-terminal are skipped
    import fcntl
    import termios

_CLEAR = "\x1b[2J"
_STYLES = re.compile(r"\x1b\[[0-9;]*m|\x1b\]8;[^\x1b]*\x1b\\|\x1b\[H| +(?=\n)")
# Takes the terminal as its own, as a shell's child has it, then becomes txlab.
_OWN = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
_START = "import os, sys; os.execv(sys.executable, [sys.executable, '-m', 'txlab', *sys.argv[1:]])"


class Emulator(pyte.Screen):
    """A screen that keeps its cursor in sight when it gets smaller, and answers where a program asks."""

    def __init__(self, columns: int, lines: int, answer: Callable[[str], object]) -> None:
        super().__init__(columns, lines)
        self._answer = answer

    def write_process_input(self, data: str) -> None:
        self._answer(data)

    def resize(self, lines: int | None = None, columns: int | None = None) -> None:
        """Rows below the cursor go first; pyte would take upper ones and leave the cursor outside."""
        height, width = lines or self.lines, columns or self.columns
        lost = max(self.cursor.y + 1 - height, 0)
        kept = {y - lost: row for y, row in self.buffer.items() if lost <= y < lost + height}
        self.buffer.clear()
        self.buffer.update(kept)
        self.lines = height
        super().resize(height, width)
        self.set_margins()
        self.cursor.y -= lost
        self.cursor.x = min(self.cursor.x, width - 1)


class Terminal:
    """txlab on a terminal: `screen` is what a person sees now, `screens` and `written` are what was sent.

    `command` is what txlab is told before the `arguments`; `()` starts plain `txlab`. Another
    `program` may be started instead, as Python code.
    """

    def __init__(
        self,
        root: Path,
        *arguments: str,
        command: Sequence[str] = ("watch",),
        program: str = _START,
        columns: int = 80,
        rows: int = 24,
        own: bool = True,
        **env: str,
    ) -> None:
        self.fd, self._slave = os.openpty()
        self._open = [self.fd, self._slave]
        self.root = root
        self.written = ""
        self._emulator = Emulator(columns, rows, self.type)
        self._stream = pyte.Stream(self._emulator)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.before = termios.tcgetattr(self._slave)
        self._set_size(columns, rows)
        environment = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
        environment |= {"TERM": "xterm-256color", "PYTHONWARNINGS": "error", **env}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            if name not in env:
                environment.pop(name, None)
        self.process = subprocess.Popen(
            [sys.executable, "-c", (_OWN if own else "") + program, *command, *arguments],
            cwd=root,
            env=environment,
            stdin=self._slave,
            stdout=self._slave,
            stderr=self._slave,
            start_new_session=True,
        )

    @property
    def screen(self) -> str:
        """The rows as they stand on the terminal, without what is blank at their ends and below them."""
        return "\n".join(row.rstrip() for row in self._emulator.display).rstrip("\n")

    @property
    def screens(self) -> list[str]:
        """What was written from each clearing to the next, without colours and links, however long it is."""
        return _STYLES.sub("", self.written.replace("\r\n", "\n")).split(_CLEAR)

    @property
    def cursor(self) -> tuple[int, int]:
        """Row and column, counted from 0."""
        return self._emulator.cursor.y, self._emulator.cursor.x

    @property
    def is_cursor_hidden(self) -> bool:
        return self._emulator.cursor.hidden

    @property
    def title(self) -> str:
        """What the window is called; nothing as long as nobody names it."""
        return self._emulator.title

    @property
    def modes(self) -> list[Any]:
        return termios.tcgetattr(self._slave)

    def put_back_modes(self) -> None:
        termios.tcsetattr(self._slave, termios.TCSANOW, self.before)

    def type(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def write_beside(self, text: str) -> None:
        """Write on the terminal as another program does, such as the shell."""
        os.write(self._slave, text.encode())

    def resize(self, columns: int, rows: int) -> None:
        while self._read(0):  # what was written for the old size is seen in it
            pass
        self._emulator.resize(rows, columns)
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

    def wait_for_another(self, screens: int, seconds: float = 30) -> str:
        """What is seen when more than so many `screens` were painted, and nothing follows for a moment."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if not self._read(0.1) and len(self.screens) > screens:
                return self.screen
        raise AssertionError(f"no other screen than:\n{self.screen}")

    def read_for(self, seconds: float) -> None:
        """Take in what is written within some time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self._read(0.02)

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
        text = self._decoder.decode(os.read(self.fd, 65536))
        self.written += text
        self._stream.feed(text)
        return True

    def _set_size(self, columns: int, rows: int) -> None:
        fcntl.ioctl(self._slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if hasattr(self, "process"):
            # The kernel tells the foreground group itself; a slow machine may not have one yet.
            self.process.send_signal(signal.SIGWINCH)


@pytest.fixture
def watching(checkout: Workspace) -> Iterator[Callable[..., Terminal]]:
    """Starts `txlab watch` on a terminal in the tiny checkout, or another `command` in another `folder`."""
    started: list[Terminal] = []

    def start(*arguments: str, folder: Path = checkout.root, **options: Any) -> Terminal:
        terminal = Terminal(folder, *arguments, **options)
        started.append(terminal)
        return terminal

    yield start
    for terminal in started:
        terminal.close()


@pytest.fixture(scope="module")
def lasting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Terminal]]:
    """Starts `txlab watch` in a copy of a lab, or gives the one that an earlier test of the file started."""
    started: dict[tuple[str, ...], Terminal] = {}

    def start(original: Path, *arguments: str) -> Terminal:
        terminal = started.get(arguments)
        if terminal is None or terminal.process.poll() is not None:
            copy = shutil.copytree(original, tmp_path_factory.mktemp("lasting") / "lab")
            terminal = started[arguments] = Terminal(copy, *arguments)
        return terminal

    yield start
    for terminal in started.values():
        terminal.close()
