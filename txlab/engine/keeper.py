"""The process between txlab and a run: when either ends, it ends everything that the run started; Linux only.

Orphans of the run become its children, whatever session or environment they gave themselves, and
being a process of its own it is not held up by what the learner's code does.
"""

import ctypes
import os
import select
import signal
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from txlab.engine.limits import no_core_dumps

_SET_PDEATHSIG = 1
_SET_CHILD_SUBREAPER = 36
_PATIENCE = 2.0  # seconds for processes that multiply faster than they are ended


def keep() -> None:
    """Returns in a new process, that of the run; the old one stays as its keeper, then ends as it ended."""
    if sys.platform != "linux":
        return
    _prctl(_SET_CHILD_SUBREAPER, 1)
    keeper = os.getpid()
    signal.signal(signal.SIGTERM, _stop)
    run = os.fork()
    if run == 0:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.setsid()
        _prctl(_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != keeper:
            os._exit(1)
        return
    _let_go()
    threading.Thread(target=_watch_txlab, daemon=True).start()
    status = _wait(run)
    _end_children()
    _end_as(status)


def _stop(*_args: Any) -> None:
    """The end, wherever the keeper is just now: txlab is gone, or wants the run to be over."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _end_children()
    _end_as(signal.SIGKILL)


def _prctl(option: int, value: int) -> None:
    with suppress(OSError, AttributeError):  # without it a run that is killed can leave orphans
        ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _let_go() -> None:
    """The pipes that txlab reads must end with the run."""
    empty = os.open(os.devnull, os.O_WRONLY)
    os.dup2(empty, 1)
    os.dup2(empty, 2)


def _watch_txlab() -> None:
    poller = select.poll()
    poller.register(0, 0)  # no events: the order itself is for the run, only the end of the pipe is for us
    poller.poll()
    os.kill(os.getpid(), signal.SIGTERM)


def _wait(run: int) -> int:
    while True:
        pid, status = os.waitpid(-1, 0)
        if pid == run:
            return status


def _end_children() -> None:
    """Kills the children until none is left: those of a killed child become ours, and are next."""
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        for pid in _children():
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.001)


def _children() -> list[int]:
    mine = str(os.getpid())
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError):
                # pid (name) state ppid: the name may hold anything, a bracket too
                status = (entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
                if status[1] == mine:
                    found.append(int(entry.name))
    return found


def _end_as(status: int) -> None:
    """Ends with the exit code or the signal of the run, which txlab tells the learner."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        no_core_dumps()
        with suppress(OSError, ValueError):  # SIGKILL has no handler to reset
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code if code >= 0 else 128 - code)
