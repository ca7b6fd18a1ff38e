"""What a run keeps of the learner's prints."""

import pytest

from txlab.engine.capture import LIMIT
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"


def test_prints_of_the_file_and_of_the_failing_check_are_kept(run):
    verdict = run(
        "print('top')\n"
        "def add(a, b):\n    print('called with', a)\n    return a + b if str(a) == '2' else -1\n"
    )
    assert verdict.failure.check == "zero"
    assert verdict.output == "top\ncalled with 0\n"


def test_prints_of_passing_checks_are_dropped(run):
    assert run("print('top')\ndef add(a, b):\n    print('in')\n    return a + b\n").output == "top\n"


def test_the_solutions_and_the_checks_own_prints_are_not_the_learners(run, lab):
    lab.solution.write_text(RIGHT + "print('solution')\n", encoding="utf-8")
    lab.checks.write_text("print('checks')\ndef test_one(learner):\n    pass\n", encoding="utf-8")
    assert run(RIGHT).output == ""


@pytest.mark.parametrize(
    "statement",
    [
        "import sys; print('seen', file=sys.stderr)",
        "import os; os.write(1, b'seen\\n')",
        "import os; os.write(2, b'seen\\n')",
        "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(\"seen\")'])",
        "print('seen\\r')",
    ],
)
def test_every_way_of_printing_is_kept(run, statement):
    assert run(f"{statement}\n{RIGHT}").output.strip() == "seen"


@pytest.mark.parametrize(
    "end", ["import os; os._exit(0)", "while True: pass", "1 / 0", "import os; os.abort()"]
)
def test_what_was_printed_before_the_end_is_kept(run, end):
    verdict = run(f"print('before')\n{end}\n", timeout=0.5)
    assert verdict.output == "before\n"
    assert verdict.outcome is not Outcome.PASSED


@pytest.mark.parametrize(
    "statement",
    [
        "for i in range(1_000_000): print(i)",
        "print('x' * 50_000_000)",
        "import os\nfor _ in range(300): os.write(1, b'x' * 100_000)",
        "print('\\0' * 100_000)",
    ],
)
def test_very_much_output_is_cut_in_the_middle_and_says_so(run, statement):
    verdict = run(f"{statement}\nprint('the end')\n{RIGHT}", timeout=60)
    assert verdict.outcome is Outcome.PASSED
    assert "characters left out ...]" in verdict.output
    assert verdict.output.endswith("the end\n")
    assert len(verdict.output) < LIMIT + 100


def test_output_has_no_terminal_codes(run):
    verdict = run(f"print('\\x1b[31mred\\x1b[0m \\x07 \\x9b \\ud800')\n{RIGHT}")
    assert verdict.output == "red \\x07 \\x9b \\ud800\n"


def test_bytes_that_are_not_text_are_kept_as_marks(run):
    assert run(f"import os; os.write(1, b'a\\xffb\\n')\n{RIGHT}").output == "a\ufffdb\n"
