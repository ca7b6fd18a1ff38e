"""Nothing that a run started outlives it, nor txlab itself."""

import os
import sys
import time
from pathlib import Path

import pytest

from txlab.engine.runner import Runner
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")

SLEEP = "import sys; command = [sys.executable, '-c', 'import time; time.sleep(300)']\n"
STRAYS = {
    "one that holds the pipes": f"{SLEEP}import subprocess; subprocess.Popen(command, close_fds=False)",
    "a session of its own": f"{SLEEP}import subprocess; subprocess.Popen(command, start_new_session=True)",
    "no environment": (
        f"{SLEEP}import subprocess; subprocess.Popen(command, env={{}}, start_new_session=True)"
    ),
    "a daemon": (
        "import os, time\nif os.fork() == 0:\n    os.setsid()\n    if os.fork() == 0: time.sleep(300)\n"
        "    os._exit(0)\nos.wait()"
    ),
    "one that is stopped": (
        "import os, signal, time\nif os.fork() == 0:\n    os.setsid()\n"
        "    os.kill(os.getpid(), signal.SIGSTOP)\n    time.sleep(300)\ntime.sleep(0.1)"
    ),
    "one that forks on and on": (
        "import os, time\nif os.fork() == 0:\n    while True:\n        if os.fork() > 0: os._exit(0)\n"
        "        os.setsid()\n        time.sleep(0.01)\nos.wait()"
    ),
}
ENDS = {
    "passes": (RIGHT, Outcome.PASSED),
    "ends itself": ("import os; os._exit(0)", Outcome.CRASHED),
    "is killed": ("import os; os.kill(os.getpid(), 9)", Outcome.CRASHED),
    "never ends": ("while True: pass", Outcome.TIMEOUT),
}


@pytest.mark.parametrize("stray", STRAYS)
def test_what_a_run_started_ends_with_it(run, lab, stray):
    marked = _marked(lab)
    assert run(f"{STRAYS[stray]}\n{RIGHT}").outcome is Outcome.PASSED
    assert marked() == []


@pytest.mark.parametrize("end", ENDS)
def test_however_the_run_ends(run, lab, end):
    source, outcome = ENDS[end]
    marked = _marked(lab)
    assert run(f"{STRAYS['no environment']}\n{source}\n", timeout=1).outcome is outcome
    assert marked() == []


def test_a_keeper_that_the_run_stopped_ends_what_it_left(run, lab, until):
    marked = _marked(lab)
    stop = "import os, signal; os.kill(os.getppid(), signal.SIGSTOP)"
    assert not run(f"{STRAYS['no environment']}\n{stop}\nwhile True: pass", timeout=1).passed
    assert until(lambda: marked() == [])


@pytest.mark.parametrize("order", [1, -1])
def test_a_daemon_that_kills_all_above_it_but_txlab_ends_too(run, lab, until, order):
    marked = _marked(lab)
    source = f"""
import os, signal, time
above, pid = [], os.getpid()
while pid != {os.getpid()}:
    above.append(pid)
    pid = int(open(f'/proc/{{pid}}/stat').read().rpartition(')')[2].split()[1])
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        for pid in above[::{order}]:
            os.kill(pid, 9)
        time.sleep(300)
    os._exit(0)
time.sleep(300)
"""
    assert not run(source, timeout=5).passed
    assert until(lambda: marked() == [])
    assert run(RIGHT).passed


@pytest.mark.parametrize("end", ENDS)
def test_one_that_takes_its_time_is_not_kept_from_it(lab, until, monkeypatch, end):
    monkeypatch.setattr("txlab.engine.pool.END_GRACE", 0.0)
    marked = _marked(lab)
    with Runner() as runner:
        runner.run(lab.request(f"{STRAYS['no environment']}\n{ENDS[end][0]}\n", timeout=1))
    assert until(lambda: marked() == [])


def test_what_a_keeper_that_was_killed_leaves_is_ended_too(run, lab, until):
    marked = _marked(lab)
    fork = "    if os.fork() == 0:\n        os.setsid()\n        time.sleep(300)\n"
    many = f"import os, time\nfor _ in range(300):\n{fork}"
    assert not run(f"{many}os.kill(os.getppid(), 9)\ntime.sleep(300)\n").passed
    assert until(lambda: marked() == [])
    assert run(RIGHT).passed


def test_a_process_that_the_run_stopped_does_not_outlive_what_it_came_from(lab, run, until):
    marked = _marked(lab)
    parents = "parent = os.getppid()\n"
    parents += "above = int(open(f'/proc/{parent}/stat').read().rsplit(')')[1].split()[1])\n"
    kill = "os.kill(parent, signal.SIGSTOP)\nif above != TXLAB: os.kill(above, 9)\ntime.sleep(300)\n"
    source = f"import os, signal, time\n{parents}{kill}".replace("TXLAB", str(os.getpid()))
    assert not run(source, timeout=1).passed
    assert until(lambda: marked() == [])


@pytest.mark.parametrize(
    "learner",
    [
        "import time; time.sleep(300)",
        "import ctypes; ctypes.PyDLL(None).sleep(300)",
        "import os, signal; os.kill(os.getpid(), signal.SIGSTOP)",
        STRAYS["one that forks on and on"].replace("os.wait()", "time.sleep(300)"),
        STRAYS["no environment"] + "; import time; time.sleep(300)",
        "import os, signal, time\nstat = open(f'/proc/{os.getppid()}/stat').read()\n"
        "os.kill(int(stat.rpartition(')')[2].split()[1]), signal.SIGSTOP)\ntime.sleep(300)",
    ],
)
def test_the_run_ends_when_txlab_itself_is_killed(lab, until, learner):
    note = lab.root / "note"
    learner = f"open({str(note)!r}, 'w').close()\n{learner}\n"
    marked = _marked(lab)
    with lab.killed(learner):
        until(note.exists)
        time.sleep(0.2)  # for the statement after it
        assert marked()
    assert until(lambda: marked() == [])


def _marked(lab):
    """Finds the processes that were started in the lab's folder: the run and all that came of it."""

    def find() -> list[int]:
        return [pid for pid in _pids() if _cwd(pid) == str(lab.cwd)]

    return find


def _pids() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _cwd(pid: int) -> str:
    try:
        return str(Path(f"/proc/{pid}/cwd").readlink())
    except OSError:
        return ""
