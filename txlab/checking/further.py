"""Where the lesson tells more about a failure: the trap behind it, or the convention it is about."""

from types import ModuleType

from txlab.checking.failed import Layer

TRAP, CONVENTION = "traps", "conventions"
_SAID = {TRAP: "The trap behind it", CONVENTION: "The convention"}
SHAPE, STABILITY, EQUIVALENCE = "shape and axis", "numerical stability", "equivalence"
_TRAPS = {
    Layer.SHAPE: SHAPE,
    Layer.NOT_FINITE: STABILITY,
    Layer.PRECISION: STABILITY,
    Layer.EDITED: EQUIVALENCE,
    Layer.KEPT: EQUIVALENCE,
    Layer.AGAIN: EQUIVALENCE,
}
_OF_A_CONVENTION = (Layer.VALUE, Layer.PROPERTY)


def further(slips: ModuleType | None, slip: str | None, layer: Layer) -> tuple[str, str] | None:
    """The topic of the lesson and the part of it that is about a failure; None where none is.

    The module of slips says which trap a slip belongs to (`TRAPS`), and which convention its exercise has
    (`CONVENTION`); without them the lab has no such reading.
    """
    convention = getattr(slips, "CONVENTION", None)
    if convention is None:
        return None
    traps = [family for family, names in getattr(slips, "TRAPS", {}).items() if slip in names]
    trap = traps[0] if traps else None if slip else _TRAPS.get(layer)
    if trap is not None:
        return TRAP, trap
    if layer in _OF_A_CONVENTION or (slip and layer is not Layer.RAISED):
        return CONVENTION, convention
    return None


def told(see: tuple[str, str] | None) -> str:
    """The same as a line that names the command which shows it; empty for None."""
    if see is None:
        return ""
    topic, part = see
    return f"{_SAID[topic]}: {part} (txlab lesson {topic})."
