"""Each slip has the hint that is the one for it, and a place in the lesson that tells more about it."""

from itertools import chain

import pytest

from txlab import reading
from txlab.checking.slips import slips_of

RETURN_LINE = "only the return line is wrong, and the sentence says how"
DEF_LINE = "the number stands in the starter's def line"
TO_LEAVE_OUT = "the sentence names a step that only has to go"
ARGUMENTS = "the sentence says it all: the weights are the arguments"
NOT_ASKED_FOR = "the sentence says that nobody asked for it, so it only has to go"
THE_SIZE = "the sentence names the size that is wanted"
THE_SHAPE = "the sentence names the shape that is wanted"
THE_NAMES = "the sentence says which of the two stands under which name"

# Slips that no hint is for, by the number of the exercise, and why a jump to one would not help.
NO_HINT = {
    1: {
        "step-default-min-count": DEF_LINE,
        "step-results-swapped": RETURN_LINE,
        "step-returns-joined-text": RETURN_LINE,
    },
    3: {
        "softmax-sorted": TO_LEAVE_OUT,
        "attention-masked": NOT_ASKED_FOR,
        "attention-masked-if-square": NOT_ASKED_FOR,
        "attention-adds-the-query": NOT_ASKED_FOR,
        "attention-absolute-scores": TO_LEAVE_OUT,
        "attention-negative-scores-cut": TO_LEAVE_OUT,
        "attention-values-reversed": TO_LEAVE_OUT,
        "attention-returns-scores": RETURN_LINE,
        "attention-only-output": RETURN_LINE,
        "attention-only-weights": RETURN_LINE,
        "attention-pair-swapped": RETURN_LINE,
        "attention-one-result-twice": RETURN_LINE,
    },
    4: {
        "attention-returns-scores": RETURN_LINE,
        "attention-returns-mask": RETURN_LINE,
        "attention-only-output": RETURN_LINE,
        "attention-only-weights": RETURN_LINE,
        "attention-pair-swapped": RETURN_LINE,
        "attention-adds-the-query": NOT_ASKED_FOR,
        "attention-values-reversed": TO_LEAVE_OUT,
        "attention-mask-wrong-size": THE_SIZE,
    },
    5: {
        "split-reversed": TO_LEAVE_OUT,
        "split-columns-reversed": TO_LEAVE_OUT,
        "split-tokens-reversed": TO_LEAVE_OUT,
        "merge-reversed": TO_LEAVE_OUT,
        "merge-tokens-reversed": TO_LEAVE_OUT,
        "merge-columns-reversed": TO_LEAVE_OUT,
    },
    6: {
        "norm-residual": NOT_ASKED_FOR,
        "norm-relu": NOT_ASKED_FOR,
        "norm-twice": TO_LEAVE_OUT,
        "norm-absolute": TO_LEAVE_OUT,
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
        "weights-returned": RETURN_LINE,
        "output-is-a-matrix": THE_SHAPE,
        "entries-swapped": THE_NAMES,
        "all-entries-swapped": THE_NAMES,
        "value-added-to-output": NOT_ASKED_FOR,
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


def test_the_conventions_are_rows_of_the_table(slips, lab):
    """what tells more about a slip is in the lesson's table of conventions, under this very name."""
    conventions = reading.topics(lab)["conventions"]
    others = [name for name in slips.CONVENTIONS if name]
    assert all(reading.part_of(conventions, name) for name in [slips.CONVENTION, *others])
    assert slips.CONVENTION not in others


def test_the_families_of_traps_are_those_of_the_lesson(slips, lab):
    """what tells more about a trap is in the lesson's traps, below a heading of this name."""
    traps = reading.topics(lab)["traps"]
    assert all(reading.part_of(traps, family) for family in slips.TRAPS)


def test_a_slip_has_one_place_in_the_lesson(slips, names):
    """every name in the tables is a slip's, in one of them and once, and no entry of a table is empty."""
    entries = [*slips.TRAPS.values(), *slips.CONVENTIONS.values()]
    assert all(isinstance(found, tuple) and found for found in entries)
    placed = list(chain.from_iterable(entries))
    assert set(placed) <= set(names)
    assert len(set(placed)) == len(placed)
