"""The way to standard output; off a terminal, plain lines without codes."""

import io
import os
import shutil
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from txlab.screens.cells import Pen

# Off a terminal nothing is wrapped: a log, a pipe or a teacher's script gets whole lines.
_UNWRAPPED = 1000
_PAGE = 80


def show(*renderables: "RenderableType") -> None:
    """Print rich renderables to standard output, in colour only on a terminal."""
    _print(_console(), *renderables)


def _print(console: "Console", *renderables: "RenderableType") -> None:
    console.print(*renderables, sep="\n")
    if isinstance(console.file, io.StringIO):
        print(_plain_lines(console.file))


def _plain_lines(written: io.StringIO) -> str:
    """What was written off a terminal, without the blanks that fill its lines up."""
    return defused("\n".join(line.rstrip() for line in written.getvalue().splitlines()))


def write_file(data: bytes) -> None:
    """Write a file to standard output as it is, whatever encoding that has; nowhere if it is closed."""
    if sys.stdout is not None:
        sys.stdout.buffer.write(data)


def show_apart(*renderables: "RenderableType") -> None:
    """The same on standard error, in plain lines, where standard output is for a program."""
    from rich.console import Console

    written = io.StringIO()
    console = Console(file=written, width=_UNWRAPPED, markup=False, emoji=False, highlight=False)
    console.print(*renderables, sep="\n")
    print(_plain_lines(written), file=sys.stderr)


def read(page: "RenderableType") -> None:
    """Print a page to be read; one longer than the terminal is shown in the learner's pager."""
    if not (is_tty(sys.stdin) and is_tty(sys.stdout)):
        _print(_console(text_width()), page)
        return
    console = _console()
    with console.capture() as captured:
        console.print(page)
    text = captured.get()
    from txlab import pager

    if text.count("\n") < shutil.get_terminal_size().lines or not pager.is_there():
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    pager.page_through(text)


def width() -> int:
    """How many columns there are to draw in."""
    return shutil.get_terminal_size().columns if is_tty(sys.stdout) else _UNWRAPPED


def text_width() -> int:
    """How many columns there are for what is laid out as a page, off a terminal too."""
    return shutil.get_terminal_size().columns if is_tty(sys.stdout) else _PAGE


def look() -> "Pen":
    """How what is drawn can look here: with which colours, and whether with signs beyond ASCII."""
    from txlab.screens.cells import Pen
    from txlab.screens.colours import colour_of

    console = _console()
    encoding = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "")
    colour = colour_of(None if console.no_color else console.color_system)
    return Pen(colour, encoding.startswith("utf"))


def look_on_terminal() -> "Pen | None":
    """How what is drawn on a terminal only can look there; None where it is not drawn."""
    return look() if is_tty(sys.stdout) else None


def _console(columns: int | None = None) -> "Console":
    """A rich console that takes text as it is: no markup, no emoji codes, no guessed highlights."""
    from rich.console import Console

    is_terminal = is_tty(sys.stdout)
    return Console(
        file=None if is_terminal else io.StringIO(),
        # Said outright, since rich would let FORCE_COLOR put terminal codes into a pipe.
        force_terminal=is_terminal,
        width=width() if columns is None else columns,
        # With the width alone, rich takes a dumb terminal for one of 80 columns.
        height=shutil.get_terminal_size().lines,
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
