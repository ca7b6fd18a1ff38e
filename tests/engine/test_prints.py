"""What a run prints is there in full and in order, few lines or very many, however it ends."""

import sys

import pytest

from txlab.engine.prints import MANY
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"
LINES = MANY + 500
PRINT = f"for i in range({LINES}): print('line', i)\n"
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")


def lines(verdict) -> list[str]:
    return verdict.output.splitlines()


def test_many_lines_come_in_order(run):
    assert lines(run(PRINT + "print('last', end='')\n" + RIGHT)) == [
        *(f"line {i}" for i in range(LINES)),
        "last",
    ]


@pytest.mark.parametrize(
    "end",
    [
        "while True: pass",
        "import time; time.sleep(60)",
        "import sys; sys.exit(0)",
        "raise ValueError",
        "while True:\n    try: pass\n    except BaseException: pass",
    ],
)
@POSIX
def test_the_last_of_many_lines_is_not_lost(run, end):
    verdict = run(f"{PRINT}print('the last')\n{end}\n", timeout=0.7)
    assert verdict.outcome in (Outcome.TIMEOUT, Outcome.BROKEN)
    assert lines(verdict)[-1] == "the last"


@pytest.mark.parametrize(
    "end", ["import os; os._exit(0)", "import os; os.abort()", "import os; os.kill(os.getpid(), 9)"]
)
@POSIX
def test_the_last_of_few_lines_is_not_lost_in_a_crash(run, end):
    verdict = run(f"print('first')\nprint('the last')\n{end}\n")
    assert verdict.outcome is Outcome.CRASHED
    assert lines(verdict) == ["first", "the last"]


def test_a_stream_that_was_closed_or_kept_prints_on(run):
    source = f"import sys\nkept = sys.stdout\n{PRINT}kept.write('kept\\n')\nsys.stdout.close()\n"
    verdict = run(f"{source}def add(a, b):\n    print('in add')\n    return 0\n")
    assert verdict.outcome is Outcome.FAILED
    assert lines(verdict)[-1] == "in add"
    assert "kept" in lines(verdict)


def test_many_lines_of_a_failing_check_alone_are_shown(run):
    verdict = run(f"def add(a, b):\n    for i in range({LINES}): print(a, i)\n    return a - b\n")
    assert lines(verdict) == [f"2 {i}" for i in range(LINES)]


@POSIX
def test_a_signal_to_end_is_left_to_the_learner(run):
    source = f"import signal\nsignal.signal(signal.SIGTERM, lambda *a: print('mine'))\n{PRINT}"
    verdict = run(f"{source}signal.raise_signal(signal.SIGTERM)\n{RIGHT}")
    assert verdict.outcome is Outcome.PASSED
    assert lines(verdict)[-1] == "mine"
