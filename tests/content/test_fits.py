"""Each slip has the hint that is the one for it, and a place in the lesson that tells more about it."""

from itertools import chain

import pytest

from txlab.checking.slips import slips_of

FAMILIES = {"shape and axis", "order of operations", "numerical stability", "equivalence"}
ROWS = {
    "Tokens for BPE",
    "Sequence",
    "Attention",
    "Mask",
    "Heads",
    "Positional encoding",
    "Layer norm",
    "Block",
    "Cache",
}

RETURN_LINE = "only the return line is wrong, and the sentence says how"
DEF_LINE = "the number stands in the starter's def line"
TO_LEAVE_OUT = "the sentence names a step that only has to go"
ARGUMENTS = "the sentence says it all: the weights are the arguments"

# Slips that no hint is for, by the number of the exercise, and why a jump to one would not help.
NO_HINT = {
    1: {
        "step-default-min-count": DEF_LINE,
        "step-results-swapped": RETURN_LINE,
        "step-returns-joined-text": RETURN_LINE,
    },
    3: {
        "attention-returns-scores": RETURN_LINE,
        "attention-only-output": RETURN_LINE,
        "attention-only-weights": RETURN_LINE,
        "attention-pair-swapped": RETURN_LINE,
        "attention-one-result-twice": RETURN_LINE,
    },
    6: {
        "norm-floor-division": TO_LEAVE_OUT,
        "norm-floor-of-the-mean": TO_LEAVE_OUT,
        "norm-sorted": TO_LEAVE_OUT,
        "norm-rounded": TO_LEAVE_OUT,
        "norm-float16": TO_LEAVE_OUT,
        "norm-cut-mean": TO_LEAVE_OUT,
        "norm-default-eps-1e-2": DEF_LINE,
        "norm-default-eps-1e-3": DEF_LINE,
        "norm-default-eps-1e-4": DEF_LINE,
        "norm-default-eps-1e-6": DEF_LINE,
        "norm-default-eps-1e-8": DEF_LINE,
        "norm-default-eps-1e-12": DEF_LINE,
        "norm-default-eps-0": DEF_LINE,
        "norm-default-eps-1": DEF_LINE,
        "norm-default-eps-1e5": DEF_LINE,
    },
    7: {
        "attention-rounded-inside": TO_LEAVE_OUT,
        "attention-half-precision": TO_LEAVE_OUT,
        "block-fixed-params-and-heads": ARGUMENTS,
        "block-fixed-params": ARGUMENTS,
    },
    8: {
        "ignores-given-weights": ARGUMENTS,
        "output-and-cache-swapped": RETURN_LINE,
        "all-results-swapped": RETURN_LINE,
        "all-ignores-given-weights": ARGUMENTS,
        "counts-swapped": RETURN_LINE,
    },
}


@pytest.fixture
def slips(module, lab, exercise):
    """The slips module of an exercise."""
    return module("slips", lab.slips(exercise).read_text(encoding="utf-8"))


@pytest.fixture
def names(slips):
    """The names of an exercise's slips, in the order of their file."""
    return list(dict.fromkeys(slip.name for slip in slips_of(slips)))


def test_every_slip_has_its_hint_or_a_reason_for_none(exercise, names):
    """a slip without a hint is one on purpose, and no slip is both."""
    fitting = set(chain.from_iterable(exercise.fits))
    none = NO_HINT.get(exercise.number, {})
    assert not [name for name in names if name not in fitting and name not in none]
    assert not fitting & set(none)
    assert all(none.values())


def test_hints_are_for_slips_that_exist(exercise, names):
    """a slip that was renamed or taken out is not left behind in `fits` or among the exceptions."""
    assert set(chain.from_iterable(exercise.fits)) <= set(names)
    assert set(NO_HINT.get(exercise.number, {})) <= set(names)


def test_every_hint_but_the_last_is_for_some_slip(exercise):
    """every rung of the ladder helps with something, and the last one is never jumped to."""
    assert all(exercise.fits[:-1])
    assert exercise.fits[-1] == frozenset()


def test_the_convention_is_a_row_of_the_table(slips):
    """what tells more about most slips is in the table of conventions, under this name."""
    assert slips.CONVENTION in ROWS


def test_the_families_of_traps_are_those_of_the_lesson(slips, names):
    """the families are known and not empty, and each slip in them exists and is in one of them alone."""
    assert set(slips.TRAPS) <= FAMILIES
    assert all(isinstance(found, tuple) and found for found in slips.TRAPS.values())
    in_families = list(chain.from_iterable(slips.TRAPS.values()))
    assert set(in_families) <= set(names)
    assert len(set(in_families)) == len(in_families)
