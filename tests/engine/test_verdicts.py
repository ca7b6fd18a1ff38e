"""What an ordinary run comes to: passed, failed, missing, and faults of the lab itself."""

import pytest

from txlab.errors import LabError
from txlab.model import Outcome

RIGHT = "def add(a, b):\n    return a + b\n"


def test_a_right_answer_passes_every_check(run):
    verdict = run(RIGHT)
    assert verdict.outcome is Outcome.PASSED
    assert (verdict.checks_passed, verdict.checks_total) == (3, 3)
    assert verdict.failure is None
    assert [result.name for result in verdict.results] == ["adds", "zero", "arrays"]


def test_the_first_failing_check_is_told_and_the_others_still_count(run):
    verdict = run("\ndef add(a, b):\n    return a + b if isinstance(a, int) and a == 0 else a - b\n")
    assert verdict.outcome is Outcome.FAILED
    assert [result.passed for result in verdict.results] == [False, True, False]
    assert verdict.checks_passed == 1
    assert verdict.failure.check == "adds"
    assert verdict.failure.title == "adds two numbers"
    assert "add(2, 3) is not 5" in verdict.failure.message
    assert verdict.failure.line == 2


def test_a_missing_function_fails_in_words(run):
    verdict = run("x = 1\n")
    assert verdict.outcome is Outcome.FAILED
    assert "`add`" in verdict.failure.message


def test_an_empty_file_does_not_pass(run):
    assert run("").outcome is Outcome.FAILED


def test_no_file_is_missing_and_says_how_to_get_it_back(run):
    verdict = run(None)
    assert verdict.outcome is Outcome.MISSING
    assert "exercises/ex01_add.py" in verdict.failure.message
    assert "txlab reset 1" in verdict.failure.message


@pytest.mark.parametrize(
    "statement",
    [
        "import sys; sys.exit(0)",
        "exit()",
        "raise SystemExit",
        "raise KeyboardInterrupt",
        "raise GeneratorExit",
        "import pytest; pytest.skip('no')",
        "import pytest; pytest.xfail('no')",
        "import pytest; pytest.exit('no', 0)",
        "import unittest; raise unittest.SkipTest('no')",
        "raise AssertionError",
    ],
)
def test_whatever_a_function_raises_is_a_failed_check(run, statement):
    verdict = run(f"def add(a, b):\n    {statement}\n")
    assert verdict.outcome is Outcome.FAILED
    assert verdict.checks_passed == 0
    assert len(verdict.results) == 3


def test_an_error_that_the_guard_does_not_see_still_fails_the_check(run, lab):
    lab.checks.write_text(
        "import pytest\n"
        "def test_one(learner):\n    pytest.skip('no')\n"
        "def test_two(learner):\n    pytest.exit('no', 0)\n"
        "def test_three(learner):\n    raise KeyboardInterrupt\n"
        "def test_four(learner):\n    pass\n",
        encoding="utf-8",
    )
    verdict = run(RIGHT)
    assert [result.passed for result in verdict.results] == [False, False, False, True]
    assert "not your fault" in verdict.failure.message


def test_a_mark_that_would_skip_a_check_does_not(run, lab):
    checks = "import pytest\n@pytest.mark.skip\ndef test_one(learner):\n    pass\n"
    lab.checks.write_text(checks, encoding="utf-8")
    assert run(RIGHT).checks_passed == 1


def test_an_unknown_fixture_is_a_fault_of_the_check(run, lab):
    lab.checks.write_text("def test_one(nothing_such):\n    pass\n", encoding="utf-8")
    verdict = run(RIGHT)
    assert verdict.outcome is Outcome.FAILED
    assert "not your fault" in verdict.failure.message


def test_a_check_without_docstring_gets_its_name_as_title(run, lab):
    lab.checks.write_text("def test_one_two(learner):\n    pass\n", encoding="utf-8")
    assert run(RIGHT).results[0].title == "one two"


@pytest.mark.parametrize(
    ("checks", "said"),
    [
        ("import nothing_such\n", "nothing_such"),
        ("def test_one(:\n", "SyntaxError"),
        ("x = 1\n", "no checks"),
        (None, "missing"),
    ],
)
def test_a_broken_check_file_is_the_labs_fault(run, lab, checks, said):
    if checks is None:
        lab.checks.unlink()
    else:
        lab.checks.write_text(checks, encoding="utf-8")
    with pytest.raises(LabError, match=r"ex01_add\.py") as caught:
        run(RIGHT)
    assert said in caught.value.message


@pytest.mark.parametrize(("solution", "said"), [("def (", "SyntaxError"), (None, "missing")])
def test_a_broken_solution_is_the_labs_fault(run, lab, solution, said):
    if solution is None:
        lab.solution.unlink()
    else:
        lab.solution.write_text(solution, encoding="utf-8")
    with pytest.raises(LabError) as caught:
        run(RIGHT)
    assert said in caught.value.message


def test_a_slip_beside_the_checks_is_named(run, lab):
    lab.checks.write_text(
        "from txlab.checking import expect\n"
        "def test_adds(learner):\n"
        "    sums = [learner.add(2, 3), learner.add(7, 4)]\n"
        "    expect(sums == [5, 11], 'the sums are wrong')\n",
        encoding="utf-8",
    )
    (lab.checks.parent / "slips" / lab.checks.name).write_text(
        "from txlab.checking import slip\n"
        "@slip(of='add', name='subtracts', look='the sign')\n"
        "def subtracts(a, b):\n    '''the numbers are subtracted'''\n    return a - b\n",
        encoding="utf-8",
    )
    assert run("def add(a, b):\n    return a - b\n").failure.slip == "subtracts"


def test_nothing_is_left_on_disk(run, lab):
    before = sorted(lab.root.rglob("*"))
    run(RIGHT)
    assert sorted(lab.root.rglob("*")) == before
