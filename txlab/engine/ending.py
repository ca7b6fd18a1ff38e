"""Learns how a child ends before the system has taken its memory apart; Linux only.

That takes some milliseconds, which somebody would wait for their pass. Whoever traces a process is told at
the very beginning of its end: how it ends is settled by then, and not one more line of it will run.
"""

import ctypes
import os
import signal
from functools import cache
from typing import Any

# From <linux/ptrace.h>: requests, options and events.
_CONTINUE, _EVENT_MESSAGE, _SEIZE, _LISTEN = 7, 0x4201, 0x4206, 0x4208
_TELL_EXIT, _KILL_WITH_TRACER = 0x40, 0x100000
_EXITS, _STOPPED = 6, 128


def follow(pid: int) -> None:
    """Makes `next_end` tell the end of a child ahead, where the system lets us trace it."""
    _ptrace(_SEIZE, pid, ctypes.c_void_p(_TELL_EXIT | _KILL_WITH_TRACER))


def next_end(pid: int = -1, options: int = 0) -> tuple[int, int]:
    """As `os.waitpid`; a child that is followed is told twice: when its end begins, and when it is gone."""
    while True:
        child, status = os.waitpid(pid, options)
        if not child or not os.WIFSTOPPED(status):
            return child, status
        event = status >> 16
        if event == _EXITS:
            ends_with = ctypes.c_ulong()
            told = _ptrace(_EVENT_MESSAGE, child, ctypes.byref(ends_with))
            _ptrace(_CONTINUE, child, None)
            if told == 0:
                return child, ends_with.value
        elif event == _STOPPED and os.WSTOPSIG(status) != signal.SIGTRAP:
            _ptrace(_LISTEN, child, None)  # it stays stopped, as it would if nobody followed
        else:
            _ptrace(_CONTINUE, child, None if event else ctypes.c_void_p(os.WSTOPSIG(status)))


def kill(pid: int) -> None:
    """Ends a child, also one whose end has begun and was not told yet: that one waits to be let go."""
    os.kill(pid, signal.SIGKILL)
    _ptrace(_CONTINUE, pid, None)


def _ptrace(request: int, pid: int, data: Any) -> int:
    # What fails is not traced, or gone: then nothing is to be done.
    return int(libc().ptrace(request, pid, None, data))


@cache
def libc() -> ctypes.CDLL:
    """The system's C library."""
    return ctypes.CDLL(None)
