"""The `txlab` program: `txlab watch` as it stands at once, everything else by way of `app`."""

import os
import sys
from pathlib import Path

from txlab.exits import carry_out, prepare

_COMPLETION = "_TXLAB_COMPLETE"  # set by the shell that asks what a half-typed word may become


def main() -> None:
    """The `txlab` program."""
    prepare()
    # What stays open all day, and most often begins: without typer it is there in half the time, and
    # takes half the memory.
    at_once = sys.argv[1:] in ([], ["watch"]) and _COMPLETION not in os.environ
    # Around everything, since help and the version are written outside of any command.
    sys.exit(carry_out(_watch if at_once else _command, Path()))


def _watch() -> int:
    from txlab.commands import begin
    from txlab.commands.session import here

    return begin.run(here(), None, poll=False, timeout=None)


def _command() -> int:
    from txlab.app import app

    try:
        app(prog_name="txlab")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return 0
