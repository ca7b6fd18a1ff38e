"""The judge: the cause where it is known, never a wrong one."""

from types import ModuleType

import numpy as np
import pytest

from txlab.checking import expect_close, expect_equal, expect_given, slip
from txlab.checking.slips import slips_of

RIGHT = "def double(x):\n    return 2 * x\n"
STARTER = '"""Lesson."""\n\n\ndef double(x):\n    """Twice x."""\n    # TODO: double it\n    return x\n'
X = np.array([1.0, 2.0, 4.0])


@pytest.fixture
def slips():
    """A slips module with one slip: the square instead of the double."""
    module = ModuleType("slips")

    @slip(of="double", name="squared", look="the operator")
    def squared(x):
        """x is squared, not doubled."""
        return x**2

    @slip(of="double", name="cut", look="the dtype", raises=True)
    def cut(x):
        """the numbers of x are looked up by name, which stops with a KeyError."""
        raise KeyError("x")

    module.squared, module.cut = squared, cut
    module.PROBES = {"double": [(np.array([3.0]),), (np.array([-1.0, 5.0]),)]}
    return module


def explained(judge, x=X, check=None):
    learner = judge.learner()
    with pytest.raises(Exception) as caught:
        if check:
            check(learner)
        else:
            expect_close(learner.double(x), 2 * x, of="double(x)", given={"x": x})
    return judge.explain(caught.value)


def test_a_slip_is_named_with_where_to_look(judge_of, slips):
    """a result that equals the slip's everywhere is told as the slip."""
    finding = explained(judge_of("\n\ndef double(a):\n    return a * a\n", RIGHT, slips=slips))
    assert finding.slip == "squared"
    assert finding.line == 3
    assert "x is squared, not doubled" in finding.message
    assert "the operator" in finding.message


def test_a_coincidence_is_not_named(judge_of, slips):
    """a result that equals the slip's in the check, but not on the probes, is not told as the slip."""
    source = "def double(x):\n    return x**2 if len(x) == 3 else 7 * x\n"
    finding = explained(judge_of(source, RIGHT, slips=slips))
    assert finding.slip is None
    assert "wanted" in finding.message


def test_a_slip_that_is_right_here_is_not_told(judge_of, slips):
    """where the slip gives the right answer too, it explains nothing."""
    finding = explained(
        judge_of("def double(x):\n    return x**2\n", RIGHT, slips=slips),
        X,
        lambda mine: (mine.double(np.array([0.0, 2.0])), expect_equal([1], [2], of="something else")),
    )
    assert finding.slip is None


def test_an_error_is_matched_only_by_a_slip_that_allows_it(judge_of, slips):
    """a slip made to raise is recognised by the kind of error."""
    assert explained(judge_of("def double(x):\n    return {}['k']\n", RIGHT, slips=slips)).slip == "cut"
    assert explained(judge_of("def double(x):\n    return x.nope\n", RIGHT, slips=slips)).slip is None


def test_untouched_code_is_still_to_write(judge_of):
    """the starter's own code is told as not begun, with the line of its TODO."""
    finding = explained(judge_of(STARTER, RIGHT, STARTER))
    assert "still to write" in finding.message
    assert finding.line == 6


def test_changed_code_is_not_called_untouched(judge_of):
    """one changed statement, and the numbers speak instead."""
    source = STARTER.replace("return x", "return x + 1")
    assert "still to write" not in explained(judge_of(source, RIGHT, STARTER)).message


def test_an_edit_is_told_before_the_numbers(judge_of):
    """wrong numbers that come with an edited input are told as the edit."""
    finding = explained(judge_of("def double(x):\n    x *= 3\n    return x.copy()\n", RIGHT))
    assert "edits its input `x`" in finding.message


def test_chance_is_told_before_the_numbers(judge_of):
    """a result that changes from call to call is told as that."""
    source = "import random\ndef double(x):\n    return x * random.random()\n"
    assert "another answer for the same input" in explained(judge_of(source, RIGHT)).message


def test_a_fault_of_a_check_is_not_blamed_on_the_learner(judge_of):
    """an error inside a check says that the check broke."""

    def check(learner):
        learner.double(X)
        raise ValueError("ours")

    assert "not your fault" in explained(judge_of(RIGHT, RIGHT), X, check).message


def test_slips_keep_the_order_of_their_file(slips):
    """the most specific slip stands first and is asked first."""
    assert [s.name for s in slips_of(slips)] == ["squared", "cut"]


@pytest.mark.parametrize(
    ("source", "word"),
    [("x = 1", "missing"), ("def double(x): return x", "changed"), ("def double(x): x.y", "changed")],
)
def test_a_given_helper_is_judged_by_what_it_returns(judge_of, source, word):
    """a deleted or changed helper is said first."""
    finding = explained(
        judge_of(source, RIGHT), X, lambda mine: expect_given(mine, "double", lambda x: 2 * x, (X,))
    )
    assert "given helper `double`" in finding.message
    assert word in finding.message


MINUS = "def minus(Q, key):\n    return Q - 2 * key\n"
PAIRS = [(np.array([5.0, 1.0]), np.array([1.0, 4.0])), (np.array([2.0, 0.0]), np.array([7.0, 3.0]))]


def minus_told(judge):
    def check(learner):
        for a, b in PAIRS:
            expect_close(learner.minus(a, b), a - 2 * b, of="minus(a, b)")

    return explained(judge, check=check).message


@pytest.mark.parametrize("names", ["key, Q", "keys, query", "KEY, q", "key, q, eps=1"])
def test_parameters_in_another_order_are_told_first(judge_of, slips, names):
    """right numbers for the names, wrong ones for the order in which the lab passes them."""
    one, other = (name.split("=")[0].strip() for name in names.split(",")[:2])
    source = f"def minus({names}):\n    return {other} - 2 * {one}\n"
    told = minus_told(judge_of(source, MINUS, MINUS, slips))
    assert "another order" in told
    assert f"({one}, {other})" in told


@pytest.mark.parametrize(
    "source",
    [
        "def minus(key, Q):\n    return Q - 3 * key\n",  # the order is not all that is wrong
        "def minus(key, Q):\n    return key - 3 * Q\n",  # odd names, used in the right order
        "def minus(b, a):\n    return a - 2 * b\n",  # the names say nothing
        "def minus(Q, key):\n    return key - 2 * Q\n",
    ],
)
def test_another_order_is_told_only_where_it_explains_everything(judge_of, source):
    """names in another order are no proof by themselves."""
    assert "another order" not in minus_told(judge_of(source, MINUS, MINUS))


REMEMBERS = [
    "def double(x, seen=[]):\n    seen.append(len(x))\n    return 2 * x if seen[0] == len(x) else x\n",
    "n = None\ndef double(x):\n    global n\n    n = n or len(x)\n    return 2 * x if n == len(x) else x\n",
    "print(1)\nN: list = []\ndef double(x):\n    N.append(len(x))\n    return len(x) // N[0] * 2 * x\n",
]


def remembered_told(judge):
    def check(learner):
        for x in (X, X[:2]):
            expect_close(learner.double(x), 2 * x, of="double(x)")

    return explained(judge, check=check).message


@pytest.mark.parametrize("source", REMEMBERS)
def test_what_is_remembered_of_the_first_call_is_told(judge_of, slips, source):
    """an answer that is right only when it comes first is told as remembered, whatever slip it looks like."""
    assert "right when it is called first" in remembered_told(judge_of(source, RIGHT, slips=slips))


@pytest.mark.parametrize(
    "source",
    [
        "def double(x):\n    return 2 * x if len(x) == 3 else x\n",  # wrong for a size
        "T = [0]\nT[0] = 1\ndef double(x):\n    return 2 * x if not T[0] else x\n",  # the file's own doing
        "def double(x):\n    return 3 * x\n",
        "def double(x):\n    return x.nope\n",
        "import random\ndef double(x):\n    return random.choice([x, 2 * x]) if len(x) == 3 else x\n",
    ],
)
def test_remembering_is_told_only_where_a_fresh_copy_is_right(judge_of, source):
    """wrong numbers that come at a first call too are not blamed on an earlier one."""
    assert "called first" not in remembered_told(judge_of(source, RIGHT))


def test_a_file_is_not_run_again_where_it_does_more_than_define(judge_of, tmp_path):
    """a second run of a file's own statements could wait, write or patch."""
    log = tmp_path / "log"
    log.write_text("")
    source = (
        f"import pathlib\np = pathlib.Path({str(log)!r})\np.write_text(p.read_text() + 'x')\n{REMEMBERS[0]}"
    )
    remembered_told(judge_of(source, RIGHT))
    assert log.read_text() == "x"
