"""A failure names the trap behind it or the convention it is about, where there is something to read."""

from types import SimpleNamespace

import pytest

from txlab.checking.failed import Layer
from txlab.checking.further import further, told

SLIPS = SimpleNamespace(CONVENTION="Mask", TRAPS={"order of operations": ("late-mask",)})


def test_a_slip_is_told_with_its_trap():
    see = further(SLIPS, "late-mask", Layer.SHAPE)
    assert see == ("traps", "order of operations")
    assert told(see) == "The trap behind it: order of operations (txlab lesson traps)."


def test_a_slip_of_no_trap_is_told_with_the_convention():
    """whatever the layer says, a slip knows better; an error by itself is against no convention."""
    see = ("conventions", "Mask")
    assert further(SLIPS, "other", Layer.SHAPE) == see
    assert further(SLIPS, "other", Layer.RAISED) is None
    assert told(see) == "The convention: Mask (txlab lesson conventions)."


@pytest.mark.parametrize(
    ("layer", "said"),
    [
        (Layer.SHAPE, "shape and axis"),
        (Layer.NOT_FINITE, "numerical stability"),
        (Layer.PRECISION, "numerical stability"),
        (Layer.EDITED, "equivalence"),
        (Layer.AGAIN, "equivalence"),
        (Layer.KEPT, "equivalence"),
        (Layer.VALUE, "Mask"),
        (Layer.PROPERTY, "Mask"),
    ],
)
def test_without_a_slip_the_layer_tells(layer, said):
    assert further(SLIPS, None, layer)[1] == said


@pytest.mark.parametrize("layer", [Layer.MISSING, Layer.ARITY, Layer.RAISED, Layer.NOTHING, Layer.TYPE])
def test_what_is_about_python_points_nowhere(layer):
    assert further(SLIPS, None, layer) is None


@pytest.mark.parametrize("slips", [None, SimpleNamespace()])
def test_a_lab_without_reading_points_nowhere(slips):
    assert further(slips, "late-mask", Layer.VALUE) is None
    assert told(None) == ""


def test_a_slip_may_be_about_another_convention_or_none():
    slips = SimpleNamespace(CONVENTION="Block", CONVENTIONS={"Mask": ("no-mask",), "": ("no-wo",)})
    assert further(slips, "no-mask", Layer.VALUE) == ("conventions", "Mask")
    assert further(slips, "no-wo", Layer.VALUE) is None
    assert further(slips, "post-norm", Layer.VALUE) == ("conventions", "Block")
