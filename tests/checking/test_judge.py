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
