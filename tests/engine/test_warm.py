"""Processes that are ready before they are needed: of today's files, and made up for when they die."""

import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from txlab.engine import pool
from txlab.engine.forked import Template
from txlab.engine.runner import Runner
from txlab.engine.wire import Plan
from txlab.errors import LabError
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"
WRONG = "def add(a, b):\n    return a - b\n"
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")


@pytest.fixture
def warm(lab):
    """A runner that has made the lab's exercise ready, and keeps a process waiting for it."""
    with Runner(lab.cwd, [(lab.checks, lab.solution)], parked=1) as runner:
        runner.warm()
        yield runner


def test_verdicts_of_one_runner_do_not_depend_on_each_other(warm, lab):
    sources = [
        RIGHT,
        WRONG,
        "x = (",
        "import os; os._exit(0)",
        f"import numpy; numpy.ones = None\n{RIGHT}",
    ] * 3
    outcomes = [warm.run(lab.request(source)).outcome for source in sources]
    once = [Outcome.PASSED, Outcome.FAILED, Outcome.BROKEN, Outcome.CRASHED, Outcome.PASSED]
    assert outcomes == once * 3


def test_a_failure_is_told_the_same_with_and_without_a_rehearsal(warm, lab, run, until):
    assert warm.run(lab.request(RIGHT)).outcome is Outcome.PASSED
    assert until(lambda: len(warm._pool._waiting) == 1)
    assert warm.run(lab.request(WRONG)).failure == run(WRONG).failure


def test_checks_that_were_edited_are_read_again(warm, lab):
    assert warm.run(lab.request(RIGHT)).checks_total == 3
    more = 'def test_more(learner):\n    """more"""\n    expect(False, "no")\n'
    lab.checks.write_text(lab.checks.read_text("utf-8") + more, encoding="utf-8")
    verdict = warm.run(lab.request(RIGHT))
    assert (verdict.checks_passed, verdict.checks_total) == (3, 4)


def test_checks_that_could_not_be_used_are_read_again_once_they_are_mended(lab):
    good = lab.checks.read_text("utf-8")
    lab.checks.write_text("import nothing_such\n" + good, encoding="utf-8")
    with Runner(lab.cwd, [(lab.checks, lab.solution)]) as runner:
        with pytest.raises(LabError, match="nothing_such"):
            runner.run(lab.request(RIGHT))
        with pytest.raises(LabError, match="nothing_such"):
            runner.run(lab.request(RIGHT))
        lab.checks.write_text(good, encoding="utf-8")
        assert runner.run(lab.request(RIGHT)).outcome is Outcome.PASSED


def test_a_solution_that_was_edited_is_read_again(warm, lab):
    assert warm.run(lab.request(RIGHT)).outcome is Outcome.PASSED
    lab.solution.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(LabError, match="solution cannot be loaded"):
        warm.run(lab.request(RIGHT))


def test_one_exercise_with_broken_checks_does_not_harm_another(lab):
    other = lab.checks.with_name("ex02_other.py")
    other.write_text("import os\nos._exit(3)\n", encoding="utf-8")
    exercises = [(other, lab.solution), (lab.checks, lab.solution)]
    with Runner(lab.cwd, exercises) as runner:
        assert runner.run(lab.request(RIGHT)).outcome is Outcome.PASSED
        assert runner.run(lab.request(WRONG)).outcome is Outcome.FAILED


def test_processes_that_died_while_they_waited_are_made_up_for(warm, lab):
    assert warm.run(lab.request(RIGHT)).outcome is Outcome.PASSED
    for _ in range(3):
        for pid in _family():
            with suppress(ProcessLookupError):  # the end of one is the end of others
                os.kill(pid, signal.SIGKILL)
        assert warm.run(lab.request(RIGHT)).outcome is Outcome.PASSED


PARENT = "os.getppid()"
GRANDPARENT = "int(open(f'/proc/{os.getppid()}/stat').read().rpartition(')')[2].split()[1])"


@LINUX
@pytest.mark.parametrize("victim", [PARENT, GRANDPARENT])
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP])
@pytest.mark.parametrize("where", ["", "def add(a, b):\n    "])
def test_a_file_that_ends_the_processes_above_it_is_no_pass_and_no_hang(
    way, warm, lab, victim, number, where
):
    if victim == GRANDPARENT and way == "spawn":
        pytest.skip("that is txlab itself")
    attack = f"import os, time\n{where}os.kill({victim}, {int(number)}); time.sleep(0.5)\n"
    verdict = warm.run(lab.request(attack + ("" if where else RIGHT), timeout=3))
    assert verdict.outcome in (Outcome.CRASHED, Outcome.TIMEOUT, Outcome.FAILED) or number == signal.SIGSTOP
    assert warm.run(lab.request(RIGHT)).outcome is Outcome.PASSED
    assert warm.run(lab.request(WRONG)).outcome is Outcome.FAILED


@LINUX
@pytest.mark.parametrize(
    "source", [RIGHT, "import time; time.sleep(300)", "import os; os.kill(os.getppid(), 9)"]
)
def test_nothing_is_left_of_a_runner_that_was_closed(lab, source, until):
    before = _family()
    with Runner(lab.cwd, [(lab.checks, lab.solution)], parked=2) as runner:
        runner.run(lab.request(source, timeout=0.3))
        assert _family() != before
    assert until(lambda: _family() == before)


def test_temporary_files_go_away_with_the_run(warm, lab, until):
    source = "import tempfile\nprint(tempfile.mkdtemp())\nopen(tempfile.mkstemp()[1], 'w').write('x')\n"
    place = Path(warm.run(lab.request(source + RIGHT)).output.strip())
    assert place.is_relative_to(warm._pool._scratch.name)
    assert until(lambda: not place.parent.exists())


@pytest.mark.parametrize("closes", [False, True])
def test_temporary_files_that_take_long_to_remove_go_away_too(lab, until, monkeypatch, closes):
    monkeypatch.setattr(pool, "_SPELL", 0.05)
    deep = "import os\nos.chdir(os.environ['TMPDIR'])\nfor _ in range(2000): os.mkdir('d'); os.chdir('d')\n"
    with Runner(lab.cwd, [(lab.checks, lab.solution)], parked=1) as runner:
        scratch = Path(runner._pool._scratch.name)
        assert runner.run(lab.request(f"{deep}os.chdir('/')\n{RIGHT}")).passed
        assert closes or until(lambda: len(list(scratch.iterdir())) == 1)
    assert not scratch.exists()


def test_a_rehearsal_prints_nothing_and_leaves_random_numbers_alone(warm, lab, run, until):
    lab.solution.write_text(
        "print('solution')\ndef add(a, b):\n    return print('x') or a + b\n", encoding="utf-8"
    )
    source = "import numpy as np, random\nprint(np.random.random(), random.random())\n"
    warm.run(lab.request(RIGHT))  # what waited knows the old solution
    until(lambda: len(warm._pool._waiting) == 1)
    outputs = set()
    for _ in range(3):
        outputs.add(warm.run(lab.request(source + RIGHT)).output)
        until(lambda: len(warm._pool._waiting) == 1)
    assert outputs == {run(source + RIGHT).output}


def _family() -> list[int]:
    """The processes that descend from this one."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
            except OSError:
                continue
            if state != "Z":
                parents[int(entry.name)] = int(parent)
    found = {os.getpid()}
    while new := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= new
    return sorted(found - {os.getpid()})


def test_after_a_failure_was_told_nobody_waits_for_what_the_run_came_from(lab, monkeypatch):
    asked = []
    monkeypatch.setattr(Template, "ends", lambda *of: asked.append(of))
    assert lab.run("def add(a, b):\n    return 0\n").outcome is Outcome.FAILED
    assert not asked


@pytest.mark.skipif(sys.platform != "linux", reason="processes are forked on Linux only")
def test_a_template_that_was_ready_is_known_as_such_after_it_was_killed(lab):
    exercise = (str(lab.checks), str(lab.solution))
    template = Template(Plan(str(lab.cwd), (exercise,), thorough=False))
    assert template._control.recv(64, socket.MSG_PEEK)  # it is ready
    template._process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, template._process.pid, os.WSTOPPED)
    template._control.send(b"what is never read")
    template._process.kill()
    template._process.wait()
    assert template.got_ready
    template.close()
