"""Draws docs/first-minute.svg: a learner's first minute with `txlab watch`, from a real run of it.

    pip install pyte
    python docs/picture.py

It needs Linux or macOS, since it runs the program on a pseudo-terminal. Each run writes the same bytes.
"""

import os
import pty
import select
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from film import COLUMNS, ROWS, film, screen_of, text_of
from rich.text import Text

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "docs" / "first-minute.svg"
ANSWERS = ROOT / "tests" / "answers"
NAME = "ex01_bpe_merge"
_PATIENCE = 30.0  # seconds until a screen must be there
_QUIET = 0.5  # seconds without news after which a screen is whole
_TXLAB = [sys.executable, "-m", "txlab"]
# What the one who draws has set must not colour or size the picture.
_KEPT = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH", "TMPDIR") if name in os.environ}
_ENVIRONMENT = {**_KEPT, "TERM": "xterm-256color", "PYTHONUTF8": "1"}


class Window:
    """The terminal of a learner; a real one but for the glass."""

    def __init__(self, process: "subprocess.Popen[bytes]", fd: int) -> None:
        self._process = process
        self._fd = fd
        self._written = b""

    def press(self, key: str) -> None:
        """Type one key."""
        os.write(self._fd, key.encode())

    def see(self, words: str) -> Text:
        """The screen, once it shows `words` and nothing more comes."""
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline and self._process.poll() is None:
            if self._read(_QUIET):
                continue
            screen = screen_of(self._written.decode("utf-8", "replace"))
            if any(words in line for line in screen.display):
                return text_of(screen)
        raise TimeoutError(f"never saw {words!r}; the last of it: {self._written[-3000:]!r}")

    def close(self) -> None:
        """End the program, which may have more to say before it does."""
        self._process.terminate()
        deadline = time.monotonic() + _PATIENCE
        while self._process.poll() is None and time.monotonic() < deadline:
            self._read(0.05)
        self._process.kill()
        self._process.wait()
        os.close(self._fd)

    def _read(self, seconds: float) -> bool:
        if not select.select([self._fd], [], [], seconds)[0]:
            return False
        try:
            news = os.read(self._fd, 65536)
        except OSError:  # how Linux tells that the program has left the terminal
            news = b""
        self._written += news
        return bool(news)


@contextmanager
def watching(lab: Path) -> Iterator[Window]:
    """`txlab watch` in a window of its own."""
    ours, its = pty.openpty()
    termios.tcsetwinsize(its, (ROWS, COLUMNS))
    process = subprocess.Popen(
        [*_TXLAB, "watch"],
        cwd=lab,
        env=_ENVIRONMENT,
        stdin=its,
        stdout=its,
        stderr=its,
        start_new_session=True,
    )
    os.close(its)
    window = Window(process, ours)
    try:
        yield window
    finally:
        window.close()


def first_minute(lab: Path) -> Iterator[tuple[str, Text]]:
    """What a learner does, and what the screen shows then."""
    file = lab / "exercises" / f"{NAME}.py"
    lesson = file.read_text(encoding="utf-8").partition("\n\n\ndef ")[0]

    def save(answer: str) -> None:
        lines = (ANSWERS / NAME / answer).read_text(encoding="utf-8").splitlines(keepends=True)
        code = "".join(line for line in lines if not line.startswith("# "))
        file.write_text(f"{lesson}\n\n\n{code.lstrip()}", encoding="utf-8")

    with watching(lab) as window:
        yield "1 of 4: txlab watch says what to write, and in which file", window.see("still to write")
        save("wrong/count_without_overlap.py")
        yield "2 of 4: a first try is saved, and the mistake is named", window.see("What this looks like")
        window.press("h")
        yield "3 of 4: h is pressed, and the hint is the one for it", window.see("Hint 2 of")
        save("right/pairwise.py")
        yield "4 of 4: a right answer is saved, and the next exercise is there", window.see("Next: 2")


def main() -> None:
    """Draw the picture."""
    with tempfile.TemporaryDirectory() as folder:
        lab = Path(folder) / "lab"
        subprocess.run([*_TXLAB, "init", str(lab)], check=True, env=_ENVIRONMENT, stdout=subprocess.DEVNULL)
        moments = list(first_minute(lab))
    FILE.write_text(film("The first minute with txlab watch", moments), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
