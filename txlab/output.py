"""The way to standard output; off a terminal, plain lines without codes."""

import io
import os
import shutil
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

# Off a terminal nothing is wrapped: a log, a pipe or a teacher's script gets whole lines.
_UNWRAPPED = 1000


def show(*renderables: "RenderableType") -> None:
    """Print rich renderables to standard output, in colour only on a terminal."""
    console = _console()
    console.print(*renderables, sep="\n")
    if isinstance(console.file, io.StringIO):
        lines = console.file.getvalue().splitlines()
        print(defused("\n".join(line.rstrip() for line in lines)))


def width() -> int:
    """How many columns there are to draw in."""
    return shutil.get_terminal_size().columns if is_tty(sys.stdout) else _UNWRAPPED


def _console() -> "Console":
    """A rich console that takes text as it is: no markup, no emoji codes, no guessed highlights."""
    from rich.console import Console

    is_terminal = is_tty(sys.stdout)
    return Console(
        file=None if is_terminal else io.StringIO(),
        # Said outright, since rich would let FORCE_COLOR put terminal codes into a pipe.
        force_terminal=is_terminal,
        width=width(),
        markup=False,
        emoji=False,
        highlight=False,
    )


def is_tty(stream: object) -> bool:
    """Whether a stream is a terminal; False for one that is closed or missing."""
    try:
        return bool(stream.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):
        return False


def drop_output(*streams: TextIO) -> None:
    """Send what is still to be written nowhere, or Python complains about it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in streams:
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def defused(text: str) -> str:
    """`text` in which no line is a command to the log reader of GitHub Actions, when that reads it."""
    if not os.environ.get("GITHUB_ACTIONS"):
        return text
    lines = (f"| {line}" if line.lstrip().startswith("::") else line for line in text.split("\n"))
    return "\n".join(lines).replace("##[", "# #[")
