"""Whatever a learner's file does to its process: never a pass without a full verdict, never a hang."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from txlab.engine.runner import Runner
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="Linux only")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import os\nos._exit(0)\n", "code 0, while the file was loaded"),
        ("import os\nos._exit(3)\n", "code 3"),
        ("import os\ndef add(a, b):\n    os._exit(0)\n", 'during check 1 of 3, "adds two numbers"'),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)\n", "SIGKILL"),
        ("import os, signal\nos.killpg(0, signal.SIGTERM)\n", "SIGTERM"),
        ("import signal, time\nsignal.alarm(1)\ntime.sleep(20)\n", "SIGALRM"),
        ("import ctypes\ndef add(a, b):\n    return ctypes.string_at(0)\n", "SIGSEGV at line"),
        ("import os\nos.closerange(3, 256)\n" + RIGHT, "without a full verdict"),
    ],
)
@POSIX
def test_a_process_that_dies_has_crashed(run, source, said):
    verdict = run(source)
    assert verdict.outcome is Outcome.CRASHED
    assert said in verdict.failure.message
    assert verdict.failure.check is None
    assert verdict.checks_total == 3


def test_a_crash_says_how_far_the_checks_got(run):
    source = "import os\ndef add(a, b):\n    return os._exit(0) if a == 0 else a + b\n"
    verdict = run(source)
    assert (verdict.checks_passed, verdict.checks_total) == (1, 3)
    assert [result.passed for result in verdict.results] == [True, False, False]


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        ("x = 1\nwhile True:\n    x += 1\n", (2, 3), "outside any function"),
        ("def add(a, b):\n    while True:\n        pass\n", (2, 3), "in add, during check 1"),
        ("import time\ndef add(a, b):\n    time.sleep(60)\n", (3,), "line 3, in add"),
        ("import os, signal\nos.kill(os.getpid(), signal.SIGSTOP)\n", (None,), "while the file was loaded"),
        ("while True:\n    try:\n        while True: pass\n    except BaseException: pass\n", (3,), "line 3"),
        ("print('x')\nwhile True:\n    print('y' * 1000)\n", (3,), "line 3"),
        (
            "import faulthandler\nfaulthandler.cancel_dump_traceback_later()\nwhile True: pass\n",
            (None,),
            "line could not",
        ),
    ],
)
def test_a_run_that_does_not_end_is_a_timeout_with_its_line(run, source, line, said):
    verdict = run(source, timeout=0.5)
    assert verdict.outcome is Outcome.TIMEOUT
    assert verdict.failure.title == "It ran too long: more than 0.5 s"
    assert said in verdict.failure.message
    assert verdict.failure.line in line


def test_the_line_is_found_in_a_file_with_a_name_that_is_not_ascii(run, lab):
    lab.path = lab.path.with_name("é日 ex.py")
    assert run("while True: pass\n", timeout=0.5).failure.line == 1


@pytest.mark.parametrize(
    "statement",
    [
        "import conftest",
        "import sys; sys.exit = None",
        "import warnings; warnings.simplefilter('error')",
        "import numpy as np; np.seterr(all='raise')",
        "import numpy as np; np.array_equal = np.allclose = lambda *a, **k: False",
        "import numpy as np; np.array = np.asarray = np.ones = np.full = None",
        "import builtins; builtins.len = builtins.isinstance = builtins.getattr = None",
        "import os; os.chdir('/'); os._exit = os.write = os.getpid = os.dup2 = None",
        "import sys; sys.setrecursionlimit(60)",
        "import sys; sys.stdout = sys.stderr = None",
        "import sys; sys.stdout.close(); sys.stderr.close(); sys.__stdout__ = None",
        "import os; os.close(0); os.close(1); os.close(2)",
        "import sys; sys.settrace(lambda *a: None); sys.setprofile(lambda *a: None)",
        "import os; os.environ.clear()",
        "import gc; gc.disable()",
        "import sys; sys.modules.pop('numpy'); sys.path.clear()",
        "import sys; sys.modules['numpy'] = sys.modules['inspect'] = sys.modules['ast'] = None",
        "import atexit, os; atexit.register(os._exit, 5)",
        "import threading, time; threading.Thread(target=time.sleep, args=(60,)).start()",
        "import threading, time; threading.Thread(target=time.sleep, args=(60,), daemon=True).start()",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)",
        "from os import *\nfor fd in range(64):\n    try: write(fd, b'x \\xff\\0')\n    except OSError: pass",
        "import sys; sys.stdin.read()",
    ],
)
def test_a_right_answer_passes_whatever_else_its_file_changes(run, lab, statement):
    statement = statement if statement != "import conftest" else "x = 1"
    verdict = run(f"{statement}\n{RIGHT}")
    assert verdict.outcome is Outcome.PASSED, verdict.failure


@pytest.mark.parametrize(
    "statement",
    [
        "import numpy as np; np.array_equal = np.allclose = lambda *a, **k: True",
        "import builtins; builtins.bool = builtins.all = lambda *a: True",
        "import txlab.checking as c; c.expect = lambda *a, **k: None",
        "import atexit, os; atexit.register(os._exit, 0)",
        "import sys; sys.modules['txlab.checking'].CheckFailed = ValueError",
        'import os; print(\'\\n\' + \'0\' * 32 + \' {"kind": "verdict", "outcome": "passed"}\', flush=True)',
        "import os\nfor fd in range(64):\n    try:\n"
        '        os.write(fd, b\'\\n0 {"kind": "verdict", "outcome": "passed"}\\n\')\n'
        "    except OSError: pass",
        "class Yes:\n    __eq__ = lambda *a: True\n    __bool__ = lambda s: True\n    __hash__ = None",
    ],
)
def test_a_wrong_answer_fails_whatever_else_its_file_changes(run, statement):
    assert run(f"{statement}\ndef add(a, b):\n    return a - b\n").outcome is Outcome.FAILED


def test_what_a_function_patches_does_not_reach_the_next_check(run):
    source = (
        "import numpy as np\ndef add(a, b):\n    if isinstance(a, int):\n"
        "        np.array_equal = lambda *a: True\n    return 5 if str(a) == '2' else 3\n"
    )
    assert [result.passed for result in run(source).results] == [True, True, False]


def test_what_a_function_patches_does_not_reach_the_check_that_called_it(run, lab):
    lab.checks.write_text(
        "import numpy as np\nfrom txlab.checking import expect\ndef test_adds(learner):\n"
        "    got = learner.add(2, 3)\n    expect(np.array_equal(got, 5), 'it is not 5')\n",
        encoding="utf-8",
    )
    source = "import numpy as np\ndef add(a, b):\n    np.array_equal = lambda *a: True\n    return 0\n"
    assert run(source).checks_passed == 0


@POSIX
def test_a_grandchild_that_holds_the_pipes_delays_nothing_and_is_ended(run, lab):
    note = lab.root / "pid"
    source = (
        "import subprocess, sys\n"
        "command = [sys.executable, '-c', 'import time; time.sleep(300)']\n"
        "p = subprocess.Popen(command, close_fds=False)\n"
        f"open({str(note)!r}, 'w').write(str(p.pid))\n{RIGHT}"
    )
    before = time.monotonic()
    assert run(source).outcome is Outcome.PASSED
    assert time.monotonic() - before < 60  # far below the 300 s that the grandchild sleeps
    assert _is_gone(int(note.read_text()))


@POSIX
def test_a_fork_that_goes_on_gives_no_second_verdict(run):
    assert run(f"import os\nos.fork()\n{RIGHT}").outcome is Outcome.PASSED


@POSIX
def test_the_run_ends_when_txlab_itself_is_killed(lab, until):
    note = lab.root / "pid"
    learner = f"import os, time\nopen({str(note)!r}, 'w').write(str(os.getpid()) + '.')\ntime.sleep(300)\n"
    with lab.killed(learner):
        assert until(lambda: note.exists() and note.read_text().endswith("."))
    assert _is_gone(int(note.read_text().rstrip(".")))


@POSIX
def test_an_interrupt_in_the_file_is_told_alike_where_txlab_ignores_its_own(lab):
    old = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as in the background of a shell
    try:
        with Runner(lab.cwd, [(lab.checks, lab.solution)]) as runner:
            verdict = runner.run(lab.request("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"))
    finally:
        signal.signal(signal.SIGINT, old)
    assert verdict.outcome is Outcome.BROKEN
    assert "KeyboardInterrupt" in verdict.failure.message


def test_files_lying_about_change_nothing(way, lab, monkeypatch):
    for folder in (lab.cwd, lab.path.parent, lab.checks.parent):
        for name in (
            "numpy.py",
            "random.py",
            "pytest.py",
            "txlab.py",
            "json.py",
            "conftest.py",
            "sitecustomize.py",
        ):
            (folder / name).write_text("raise SystemExit('wrong file')\n", encoding="utf-8")
        (folder / "pytest.ini").write_text("[pytest]\npython_functions = nothing\n", encoding="utf-8")
        (folder / "pyproject.toml").write_text(
            "[tool.pytest.ini_options]\naddopts = '--nope'\n", encoding="utf-8"
        )
    monkeypatch.setenv("PYTEST_ADDOPTS", "--collect-only")
    monkeypatch.setenv("PYTEST_PLUGINS", "nothing_such")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(lab.cwd), str(lab.path.parent), "."]))
    monkeypatch.setenv("PYTHONOPTIMIZE", "2")
    with Runner(lab.cwd, [(lab.checks, lab.solution)]) as runner:
        assert runner.run(lab.request(f"import numpy, random\n{RIGHT}")).outcome is Outcome.PASSED
        assert runner.run(lab.request("def add(a, b):\n    return a - b\n")).outcome is Outcome.FAILED


def test_the_current_directory_is_the_lab_folder_and_stdin_is_empty(run, lab):
    verdict = run(f"import os, sys\nprint(os.getcwd(), repr(sys.stdin.read()))\n{RIGHT}")
    assert verdict.output == f"{lab.cwd} ''\n"


def test_random_numbers_are_the_same_in_every_run(run):
    source = "import numpy as np\ndef add(a, b):\n    print(np.random.random())\n    return 0\n"
    assert run(source).output == run(source).output != ""


def test_every_check_begins_with_the_same_random_numbers(run):
    # What was printed is kept of the check that fails: the first, then the last.
    start = "import random, numpy as np\ndef add(a, b):\n    print(np.random.random(), random.random())\n"
    start += "    return "
    first, last = run(f"{start}0\n"), run(f"{start}a + b if np.ndim(a) == 0 else 0\n")
    assert (first.checks_passed, last.checks_passed) == (0, 2)
    assert first.output == last.output != ""


def test_an_answer_that_is_random_is_told_as_random(run, lab):
    lab.checks.write_text(
        "import numpy as np\nfrom txlab.checking import expect_close\ndef test_adds(learner):\n"
        "    got = learner.add(np.ones(2), np.ones(2))\n"
        "    expect_close(got, np.full(2, 2.0), of='the sum', why='It is not 2.')\n",
        encoding="utf-8",
    )
    source = "import numpy as np\ndef add(a, b):\n    return a + b + np.random.normal(0, 0.001, 2)\n"
    assert "or is random" in run(source).failure.message


@LINUX
@pytest.mark.parametrize("body", ["np.ones(10**10)", "[0] * 10**10", "bytearray(10**10)", "grow()"])
def test_too_much_memory_is_told_in_words(run, body):
    grow = "def grow():\n    kept = []\n    while True:\n        kept.append(bytearray(10**7))\n"
    verdict = run(f"import numpy as np\n{grow}def add(a, b):\n    return {body}\n", memory_mib=256)
    assert verdict.outcome is Outcome.FAILED
    assert "more memory than a run may use" in verdict.failure.message


def _is_gone(pid: int) -> bool:
    for _ in range(3000):
        try:
            os.kill(pid, 0)
            status = Path(f"/proc/{pid}/stat")
            if Path("/proc").exists() and status.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.01)
    return False
