"""Plain test runs for those who write checks: failures as a learner reads them, mistakes in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = (Path(__file__).resolve().parents[2] / "checks" / "conftest.py").read_text(encoding="utf-8")


@pytest.fixture
def judge(lab):
    (lab.root / "shipped" / "checks" / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    (lab.root / "shipped" / "pytest.ini").write_text("[pytest]\npython_files = ex*.py\n", encoding="utf-8")

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", str(lab.checks), *arguments]
        return subprocess.run(command, cwd=lab.root / "shipped", capture_output=True, text=True, check=False)

    return run


def test_the_solution_is_judged_where_no_answer_is_given(judge):
    assert "3 passed" in judge().stdout


def test_a_failed_check_is_told_as_a_learner_reads_it(judge, lab):
    lab.path.write_text("def add(a, b):\n    return a - b\n", encoding="utf-8")
    told = judge("--learner", str(lab.path)).stdout
    assert "adds two numbers\n\nadd(2, 3) is not 5\n" in told
    assert "CheckFailed" not in told
    assert "failed.py" not in told


def test_an_error_of_the_check_itself_keeps_its_traceback(judge, lab):
    lab.checks.write_text("def test_one(learner):\n    1 / 0\n", encoding="utf-8")
    assert ">       1 / 0" in judge().stdout or ">   1 / 0" in judge().stdout


def test_an_answer_that_is_not_there_is_one_sentence(judge):
    told = judge("--learner", "nothing.py")
    assert told.returncode == 4
    assert "ERROR: --learner: there is no file nothing.py" in told.stderr
    assert "Traceback" not in told.stdout + told.stderr
