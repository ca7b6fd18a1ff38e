"""The `txlab` program: what is asked for most, and plainly, at once; everything else by way of `app`."""

import os
import sys
from pathlib import Path

from txlab.exits import carry_out, prepare

_COMPLETION = "_TXLAB_COMPLETE"  # set by the shell that asks what a half-typed word may become


def main() -> None:
    """The `txlab` program."""
    prepare()
    # Without typer, what stays open all day takes half the memory, and what CI runs begins in half the time.
    plainly = {(): _watch, ("watch",): _watch, ("verify",): _verify}
    command = _command if _COMPLETION in os.environ else plainly.get(tuple(sys.argv[1:]), _command)
    # Around everything, since help and the version are written outside of any command.
    sys.exit(carry_out(command, Path()))


def _watch() -> int:
    from txlab.commands import begin
    from txlab.commands.session import here

    return begin.run(here(), None, poll=False, timeout=None)


def _verify() -> int:
    from txlab.commands import verify
    from txlab.commands.session import here, open_session

    return verify.run(open_session(here()), [])


def _command() -> int:
    from txlab.app import app

    try:
        app(prog_name="txlab")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    return 0
