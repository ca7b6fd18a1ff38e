"""The end of a child that is followed, and of one that is not."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("Linux only", allow_module_level=True)

from txlab.engine import ending
from txlab.engine.ending import follow, kill, next_end

# Newer Pythons warn of a fork where there are threads; these children do next to nothing.
pytestmark = pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")


def child(work: Callable[[], object]) -> int:
    pid = os.fork()
    if pid == 0:
        time.sleep(0.1)  # until it is followed
        work()
        os._exit(3)
    return pid


def test_the_end_of_a_followed_child_is_told_when_it_begins_and_when_it_is_gone():
    pid = child(lambda: None)
    follow(pid)
    assert next_end(pid) == (pid, 3 << 8)
    assert Path(f"/proc/{pid}").exists()
    assert next_end(pid) == (pid, 3 << 8)
    with pytest.raises(ChildProcessError):
        next_end(pid)


def test_an_end_that_cannot_be_told_ahead_is_told_when_it_is_there(monkeypatch):
    ask = ending._ptrace

    def ask_in_vain(request, pid, data):
        return -1 if request == ending._EVENT_MESSAGE else ask(request, pid, data)

    monkeypatch.setattr(ending, "_ptrace", ask_in_vain)
    pid = child(lambda: None)
    follow(pid)
    assert next_end(pid) == (pid, 3 << 8)
    with pytest.raises(ChildProcessError):
        next_end(pid)


def test_the_end_of_another_child_is_told_once():
    pid = child(lambda: None)
    assert next_end(pid) == (pid, 3 << 8)
    with pytest.raises(ChildProcessError):
        next_end(pid)


def test_signals_reach_a_followed_child():
    caught = []

    def work():
        signal.signal(signal.SIGUSR1, lambda *_: caught.append(1))
        os.kill(os.getpid(), signal.SIGUSR1)
        os._exit(len(caught))

    pid = child(work)
    follow(pid)
    assert next_end(pid) == (pid, 1 << 8)
    next_end(pid)


def test_a_signal_that_ends_a_followed_child_is_told():
    pid = child(lambda: os.kill(os.getpid(), signal.SIGTERM))
    follow(pid)
    assert os.waitstatus_to_exitcode(next_end(pid)[1]) == -signal.SIGTERM
    next_end(pid)


def test_a_followed_child_that_stops_stays_stopped_until_it_is_continued():
    pid = child(lambda: os.kill(os.getpid(), signal.SIGSTOP))
    follow(pid)
    for _ in range(20):
        time.sleep(0.02)
        assert next_end(pid, os.WNOHANG) == (0, 0)
    assert Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] in "tT"
    os.kill(pid, signal.SIGCONT)
    assert next_end(pid) == (pid, 3 << 8)
    next_end(pid)


def test_a_followed_child_can_be_killed_when_its_end_has_begun():
    pid = child(lambda: None)
    follow(pid)
    assert os.waitpid(pid, 0)[0] == pid  # as where a signal comes before it is let go
    kill(pid)
    for _ in range(500):
        if next_end(pid, os.WNOHANG)[0]:
            return
        time.sleep(0.01)
    pytest.fail("it is still there")
