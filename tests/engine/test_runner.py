"""Runs from several threads, cancelled runs, and what a runner leaves behind."""

import sys
import threading
import time
from pathlib import Path

import pytest

from txlab.engine import makers
from txlab.engine import run as module
from txlab.engine.forked import Template
from txlab.engine.pool import WAY, Pool
from txlab.engine.runner import Runner
from txlab.engine.spare import SWEEP
from txlab.engine.wire import Plan
from txlab.errors import LabError
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"
ENDLESS = "while True: pass\n"


def test_several_runs_at_once_get_their_own_verdicts(lab):
    sources = [RIGHT, "def add(a, b):\n    return 0\n", "x = (", None] * 2
    with Runner() as runner:
        runs = [runner.start(lab.request(source)) for source in sources]
        verdicts = [run.wait() for run in runs]
    wanted = [Outcome.PASSED, Outcome.FAILED, Outcome.BROKEN, Outcome.MISSING] * 2
    assert [verdict.outcome for verdict in verdicts] == wanted


@pytest.mark.parametrize("delay", [0.0, 0.05, 0.5])
def test_a_cancelled_run_has_no_verdict(lab, delay):
    with Runner() as runner:
        run = runner.start(lab.request(ENDLESS, timeout=300))
        threading.Timer(delay, run.cancel).start()
        assert run.wait() is None
        assert run.wait() is None


def test_cancelling_a_finished_run_changes_nothing(lab):
    with Runner() as runner:
        run = runner.start(lab.request(RIGHT))
        verdict = run.wait()
        run.cancel()
        assert run.wait() is verdict


def test_closing_the_runner_ends_what_still_runs(lab):
    runner = Runner()
    run = runner.start(lab.request(ENDLESS, timeout=300))
    spare = run._spare
    runner.close()
    assert spare.is_over
    assert run.wait() is None


def test_an_interruption_ends_the_run(lab, monkeypatch):
    started = []

    def interrupted(self, spare):
        started.append(spare)
        raise KeyboardInterrupt

    monkeypatch.setattr(module.Run, "_watch", interrupted)
    with pytest.raises(KeyboardInterrupt), Runner() as runner:
        runner.run(lab.request(ENDLESS, timeout=300))
    assert started[0].is_over


def test_a_run_leaves_no_thread_and_no_file_descriptor(lab):
    with Runner() as runner:
        runner.run(lab.request(RIGHT))
        for _ in range(200):
            if threading.active_count() == 1:
                break
            time.sleep(0.01)
        assert threading.active_count() == 1


def test_a_folder_that_is_gone_is_one_sentence(lab):
    request = lab.request(RIGHT)
    lab.path.parent.rmdir()
    lab.cwd.rmdir()
    with Runner() as runner, pytest.raises(LabError, match="could not be started"):
        runner.run(request)


def test_a_process_that_never_gets_to_the_file_is_the_labs_fault(lab, monkeypatch):
    lab.checks.write_text("import time\ntime.sleep(300)\n", encoding="utf-8")
    monkeypatch.setattr(module, "STARTUP", 0.5)
    with Runner() as runner, pytest.raises(LabError, match="did not start"):
        runner.run(lab.request(RIGHT))


def test_a_check_file_that_ends_the_process_is_the_labs_fault(lab):
    lab.checks.write_text("import os\nprint('bye', flush=True)\nos._exit(0)\n", encoding="utf-8")
    with Runner() as runner, pytest.raises(LabError, match="could not be started"):
        runner.run(lab.request(RIGHT))


def test_the_time_limit_does_not_count_the_start(lab):
    lab.checks.write_text("import time\ntime.sleep(1.2)\n" + lab.checks.read_text("utf-8"), encoding="utf-8")
    assert lab.run(RIGHT, timeout=0.7).outcome is Outcome.PASSED


def test_the_path_is_shown_from_the_lab_folder(lab):
    assert "exercises/ex01_add.py, line 1" in lab.run("x = (").failure.message.replace("\\", "/")


def test_a_run_that_removes_the_folder_for_temporary_files_harms_no_other(run):
    remove = "import os, shutil, tempfile\nshutil.rmtree(os.path.dirname(tempfile.gettempdir()))\n"
    assert run(remove + RIGHT).passed
    assert run(RIGHT).passed
    assert run(f"import tempfile\ntempfile.TemporaryFile().close()\n{RIGHT}").passed


def test_a_system_that_has_no_more_threads_is_told(lab, monkeypatch):
    def make(*_args):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(makers.Forks, "make", make)
    monkeypatch.setattr(makers.Spawns, "make", make)
    with Runner() as runner:
        with pytest.raises(LabError, match="could not be started: can't start new thread"):
            runner.run(lab.request(RIGHT))
        assert list(Path(runner._pool._scratch.name).iterdir()) == []


WHOLE = """\
Thread 0x1 (most recent call first):
  File "a.py", line 7 in f
  File "<string>", line 1 in <module>
"""


@pytest.mark.parametrize("pauses_after", range(0, len(WHOLE), 9))
def test_a_stack_dump_that_pauses_is_waited_for(monkeypatch, pauses_after):
    monkeypatch.setattr(module, "DUMP_LOOK", 0)
    looks = iter([WHOLE[:pauses_after]] * 20)
    seen = []

    def read():
        seen.append(next(looks, WHOLE))
        return seen[-1]

    module.await_dump(read)
    assert seen[-1] == WHOLE


def test_a_dump_that_never_becomes_whole_is_not_waited_for_long(monkeypatch):
    monkeypatch.setattr(module, "DUMP_GRACE", 60)
    monkeypatch.setattr(module, "DUMP_QUIET", 0.01)
    module.await_dump(lambda: "Timeout!")


@pytest.mark.skipif(sys.platform != "linux", reason="has a template")
def test_nobody_waits_for_a_template_that_never_got_ready(lab, monkeypatch):
    monkeypatch.setenv(WAY, "fork")
    monkeypatch.setattr(module, "STARTUP", 1.0)
    monkeypatch.setattr(module, "END_GRACE", 0.1)
    waits = []
    monkeypatch.setattr(Template, "ends", lambda _self, seconds: waits.append(seconds))
    lab.checks.write_text("import time\ntime.sleep(300)\n", encoding="utf-8")
    runner = Runner(lab.cwd, [(lab.checks, lab.solution)])
    with pytest.raises(LabError, match="did not start"):
        runner.run(lab.request(RIGHT))
    runner.close()
    assert SWEEP not in waits


def test_a_pool_that_is_closed_while_it_looks_whether_it_is_closes(lab):
    looks = threading.Semaphore(0)

    class Slow(Pool):
        """Where it looks whether it is closed, the answer is old when it comes."""

        @property
        def _closed(self):
            answer = self._is_closed
            if self._likely is None:
                looks.release()
                time.sleep(0.05)
            return answer

        @_closed.setter
        def _closed(self, value):
            self._is_closed = value

    exercise = str(lab.checks), str(lab.solution)
    pool = Slow(Plan(str(lab.cwd), (exercise,), thorough=False), parked=1)
    for _ in range(3):
        pool.park(exercise)
        time.sleep(0.3)
    while looks.acquire(blocking=False):
        pass
    pool.park(exercise)
    for _ in range(2):  # whether there is more to do, and whether to wait
        assert looks.acquire(timeout=60)
    closing = threading.Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()
