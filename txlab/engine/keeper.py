"""The process between txlab and a run: when either ends, it ends everything that the run started; Linux only.

Orphans of the run become its children, whatever session or environment they gave themselves, and
being a process of its own it is not held up by what the learner's code does.
"""

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from txlab.engine.ending import follow, kill, libc, next_end

_SET_PDEATHSIG = 1
_SET_CHILD_SUBREAPER = 36
_PATIENCE = 2.0  # seconds for processes that multiply faster than they are ended
_LAST_WORDS, _TIDYING = 0.05, 3.0  # seconds, on a busy machine


def keep(parent: int) -> None:
    """Returns in a new process, that of the run; the old one stays as its keeper until the run has ended.

    `parent` is the process that the old one came from; when it is gone, the run ends too.
    Descriptor 0 leads to txlab: the keeper writes there how the run ended, and ends it when txlab lets go.
    """
    if sys.platform != "linux":
        return
    adopt_orphans()
    keeper = os.getpid()
    signal.signal(signal.SIGTERM, _stop)
    # This signal wakes a keeper that the run has stopped; another may send it as well.
    signal.signal(signal.SIGCONT, lambda *_: None if os.getppid() == parent else _stop())
    end_with_parent(parent, signal.SIGCONT)
    _rehearse()
    run = os.fork()
    if run == 0:
        for number in (signal.SIGTERM, signal.SIGCONT):
            signal.signal(number, signal.SIG_DFL)
        os.setsid()
        end_with_parent(keeper, signal.SIGKILL)
        return
    follow(run)
    _let_go()
    threading.Thread(target=_watch_txlab, daemon=True).start()
    _see_out(run, 0)
    _leave()


def _rehearse() -> None:
    """Goes the way from the end of a run to its code once, as the first time is slow."""
    nothing = os.fork()
    if nothing == 0:
        os._exit(0)
    follow(nothing)
    _see_out(nothing, -1)
    end_children()


def adopt_orphans() -> None:
    """Makes this process the parent of those of its descendants that lose theirs."""
    _prctl(_SET_CHILD_SUBREAPER, 1)


def end_with_parent(parent: int, number: int) -> None:
    """Asks for signal `number` when the parent, which is to be the process `parent`, ends."""
    _prctl(_SET_PDEATHSIG, number)
    if os.getppid() != parent:
        os._exit(1)


def end_children(is_kept: Callable[[int], bool] | None = None) -> None:
    """Kills the children but those that are kept, and then theirs, which become ours, until none is left."""
    deadline = time.monotonic() + _PATIENCE
    ended: set[int] = set()
    while time.monotonic() < deadline:
        if is_kept is None and _no_child_is_left():
            return
        found = {pid for pid in _children() if is_kept is None or not is_kept(pid)}
        for pid in found | ended:
            with suppress(OSError):
                if pid in found:
                    kill(pid)
                next_end(pid, os.WNOHANG)
        ended |= found
        if is_kept is not None and not found:
            return
        time.sleep(0.001)


def _ask_children() -> None:
    """Gives the children a moment for their last words: prints that are not out yet, files to remove."""
    for pid in _children():
        with suppress(OSError):
            os.kill(pid, signal.SIGTERM)
    _await_children(_LAST_WORDS)


def _await_children(seconds: float) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and not _no_child_is_left():
        time.sleep(0.001)


def _looks_after_others(pid: int) -> bool:
    """Whether a process removes the shared memory that others made, once all of those are gone."""
    with suppress(OSError):
        return b"resource_tracker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def _no_child_is_left() -> bool:
    try:
        while next_end(options=os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return True
    return False


def _stop(*_args: Any) -> None:
    """The end, wherever the keeper is just now: txlab is gone, or wants the run to be over."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _leave()  # without a word on how the run ended, which it did not by itself


def _leave() -> NoReturn:
    """Ends what is left, and then the keeper; its exit code says whether others are to go on with that."""
    if not _no_child_is_left():
        _ask_children()
        end_children(_looks_after_others)
        _await_children(_TIDYING)
        end_children()
    os._exit(0 if _no_child_is_left() else 1)


def _prctl(option: int, value: int) -> None:
    with suppress(OSError, AttributeError):  # without it a run that is killed can leave orphans
        libc().prctl(option, value, 0, 0, 0)


def _let_go() -> None:
    """The pipes that txlab reads must end with the run."""
    empty = os.open(os.devnull, os.O_WRONLY)
    os.dup2(empty, 1)
    os.dup2(empty, 2)


def _watch_txlab() -> None:
    # Signals are for the main thread: one that is handled here would not wake it.
    signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())
    poller = select.poll()
    poller.register(0, select.POLLRDHUP)  # the order itself is for the run, only its end is for us
    poller.poll()
    while True:  # a signal that comes just before the main thread begins to wait does not wake it
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(0.05)


def _children() -> list[int]:
    mine = str(os.getpid())
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError, IndexError):
                if state_and_parent(entry.name)[1] == mine:
                    found.append(int(entry.name))
    return found


def state_and_parent(pid: int | str) -> list[str]:
    """What the system says of a process: its state, as a letter, and its parent first; raises OSError."""
    # pid (name) state ppid: the name may hold anything, a bracket too
    return Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()


def _see_out(child: int, way: int) -> None:
    """Tells, as soon as that is settled, how a child ends, and returns when it is gone.

    Told is its exit code, or the negative number of the signal that ended it, on the descriptor `way`.
    """
    pid = 0
    while pid != child:
        pid, status = next_end()
    with suppress(OSError):  # nobody listens any more
        os.write(way, b"%d\n" % os.waitstatus_to_exitcode(status))
    with suppress(ChildProcessError):  # it is gone already, if its end could not be told ahead
        next_end(child)
