"""The one place where a command's errors become a sentence and an exit code."""

import errno
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import NoReturn

from txlab import files
from txlab.errors import LabError
from txlab.output import drop_output
from txlab.plain import plain

REFUSED = 2
FAULT = 3
INTERRUPTED = 128 + signal.SIGINT
# What a shell reports of a program whose reader went away, as with `txlab list | head -1`.
READER_GONE = 141
_UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def carry_out(command: Callable[[], int], start: Path) -> int:
    """Run a command and return the exit code, whatever happens in it; `start` is where it works."""
    try:
        code = command()
        _flush()
    except LabError as error:
        _complain(error.message, error.help)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        drop_output(sys.stdout)
        return READER_GONE
    except OSError as error:
        # Every file of ours is written where its error becomes a sentence; only the output has no name.
        if error.filename is not None or error.errno not in _UNWRITABLE:
            return _fault(error, start)
        drop_output(sys.stdout)
        _complain(f"The output could not be written: {error.strerror}.", None)
        return REFUSED
    except Exception as error:  # noqa: BLE001 (whatever is left is a fault of ours, to be logged)
        return _fault(error, start)
    return code


def prepare() -> None:
    """Make this process end cleanly on a signal, and print any text on any terminal."""
    signal.signal(signal.SIGTERM, _end)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, _end)
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _end(number: int, _frame: FrameType | None) -> NoReturn:
    # An exception rather than the default, so that runs are stopped and the terminal is restored on the way.
    raise SystemExit(128 + number)


def _flush() -> None:
    # Now, so that what cannot be written is found here and not at exit; None when it was closed from outside.
    if sys.stdout is not None:
        sys.stdout.flush()


def _fault(error: Exception, start: Path) -> int:
    _complain(
        f"This is a fault of txlab itself: {type(error).__name__}.",
        f"The details, for a bug report, are in {_write_log(start)}",
    )
    return FAULT


def _complain(message: str, advice: str | None) -> None:
    lines = [f"txlab: {message}"] + ([advice] if advice else [])
    try:
        print(plain("\n".join(lines)), file=sys.stderr, flush=True)
    except OSError:  # the exit code has to say it
        drop_output(sys.stderr)


def _write_log(start: Path) -> str:
    """Write the traceback where it can be found again, and return where that is."""
    import platform
    import tempfile
    import traceback

    from txlab import __version__, workspace

    text = f"txlab {__version__}, Python {platform.python_version()}, {platform.platform()}\n"
    text += f"{sys.argv[1:]}\n\n{traceback.format_exc()}"
    places = [Path(tempfile.gettempdir())]
    # Finding the lab folder may be the very thing that failed.
    with suppress(Exception):
        places.insert(0, workspace.find(start).state)
    for place in places:
        log = place / f"txlab-fault-{files.stamp()}.log"
        try:
            place.mkdir(exist_ok=True)
            files.create(log, text.encode("utf-8", "backslashreplace"))
        except OSError:
            continue
        return str(log)
    print(text, file=sys.stderr)
    return "the lines above, since no log file could be written."
