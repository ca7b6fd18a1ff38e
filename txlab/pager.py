"""The learner's pager, for what is longer than the terminal."""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SHELL = re.compile(r"[|&;<>()$`\\\"'*?#~=%]")  # what only a shell understands
_ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
_GRACE = 2.0  # seconds for a pager to end by itself


def is_there() -> bool:
    """Whether what would show a page can be started: otherwise nothing of it would be seen."""
    words = _wanted().split()
    return bool(words) and shutil.which(words[0]) is not None and os.environ.get("TERM") != "dumb"


def page_through(text: str) -> None:
    """Show a text in the pager until the learner leaves it; what interrupts that ends the pager first."""
    encoding = sys.stdout.encoding or "utf-8"
    # Between its start and our knowing of it nothing may end us, or it would be left behind.
    held: list[int] = []
    handlers = {number: signal.signal(number, lambda got, _: held.append(got)) for number in _ENDING}
    # Ctrl-C is for the pager, which stops what it is doing and goes on.
    handlers[signal.SIGINT] = signal.signal(signal.SIGINT, lambda _number, _frame: None)
    with _terminal_restored():
        process = subprocess.Popen(_command(), stdin=subprocess.PIPE)
        try:
            for number in _ENDING:
                signal.signal(number, handlers[number])
            for number in held:
                signal.raise_signal(number)
            process.communicate(text.encode(encoding, "backslashreplace"))
        finally:
            signal.signal(signal.SIGINT, handlers[signal.SIGINT])
            _end(process)


def _wanted() -> str:
    return os.environ.get("PAGER") or "less"


def _command() -> list[str]:
    wanted = _wanted()
    if _SHELL.search(wanted):
        return ["sh", "-c", wanted]
    words = shlex.split(wanted)
    if Path(words[0]).name == "less":
        # As git does: colours, and what was read stays on the screen. Said outright: LESS may hold anything.
        words.append("-R" if "LESS" in os.environ else "-FRX")
    return words


def _end(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def _terminal_restored() -> Iterator[None]:
    """The terminal as it was before, however the pager ended."""
    try:
        import termios
    except ImportError:
        yield
        return
    before = termios.tcgetattr(sys.stdin.fileno())
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin.fileno(), termios.TCSADRAIN, before)
