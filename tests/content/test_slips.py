"""Slips are what they claim: wrong somewhere, unlike each other, told in one plain sentence."""

import ast
import re
from itertools import combinations

import pytest

from txlab.checking.slips import Slip, alike, came, slips_of


@pytest.fixture
def slips(module, lab, exercise):
    """The slips module of an exercise."""
    path = lab.checks(exercise).parent / "slips" / exercise.filename
    return module("slips", path.read_text(encoding="utf-8"))


@pytest.fixture
def inputs(slips):
    """The probes of each function, and what else it takes to tell its slips apart."""
    extra = getattr(slips, "TELLS", {})
    names = set(slips.PROBES) | set(extra)
    return {name: [*slips.PROBES.get(name, ()), *extra.get(name, ())] for name in names}


def outcomes(slip: Slip, inputs):
    return [came(slip.function, args) for args in inputs[slip.of]]


def test_every_slip_differs_from_the_right_answer(slips, inputs, module, solution):
    """a slip that is right by the contract is not a slip."""
    right = vars(module("solution", solution))
    for slip in slips_of(slips):
        truth = [came(right[slip.of], args) for args in inputs[slip.of]]
        assert any(not alike(a, b) for a, b in zip(outcomes(slip, inputs), truth, strict=True)), slip.name


def test_no_two_slips_are_alike(slips, inputs):
    """slips of one function and of other names give different results somewhere, so that one name fits."""
    made = [(slip, outcomes(slip, inputs)) for slip in slips_of(slips)]
    for (a, came_a), (b, came_b) in combinations(made, 2):
        if a.of == b.of and a.name != b.name:
            assert any(not alike(x, y) for x, y in zip(came_a, came_b, strict=True)), (a.name, b.name)


def test_slips_are_named_and_told_alike(slips, exercise):
    """names are stable kebab-case words, sentences start small and stay short."""
    found = slips_of(slips)
    assert len({slip.name for slip in found}) > 10
    for slip in found:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slip.name)
        assert slip.of in exercise.functions
        assert 16 < len(slip.says) < 320, slip.name
        assert slip.says.endswith("."), slip.name
        assert slip.look, slip.name
        assert not slip.look.endswith("."), slip.name


def test_the_slips_never_hold_a_line_of_the_solution(slips, solution):
    """a message never hands out the answer."""
    statements = [node for node in ast.walk(ast.parse(solution)) if isinstance(node, ast.Assign | ast.Return)]
    values = [ast.unparse(node.value) for node in statements if node.value is not None]
    code = [value for value in values if len(value) > 15]
    for slip in slips_of(slips):
        assert not [line for line in code if line in slip.says or line in slip.look], slip.name
