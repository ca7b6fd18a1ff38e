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

    The module of slips says which convention its exercise has (`CONVENTION`; a lab without such reading has
    none), which slips are about another or none (`CONVENTIONS`, where an empty name is none), and which
    belong to a trap (`TRAPS`).
    """
    convention = getattr(slips, "CONVENTION", None)
    if convention is None:
        return None
    trap = _holding(slips, "TRAPS", slip) if slip else _TRAPS.get(layer)
    other = _holding(slips, "CONVENTIONS", slip) if slip else None
    if other is not None:
        return (CONVENTION, other) if other else None
    if trap is not None:
        return TRAP, trap
    if layer in _OF_A_CONVENTION or (slip and layer is not Layer.RAISED):
        return CONVENTION, convention
    return None


def _holding(slips: ModuleType | None, table: str, slip: str) -> str | None:
    """The name under which a table of the slips' module has a slip; None where it has not."""
    tables: dict[str, tuple[str, ...]] = getattr(slips, table, {})
    return next((name for name, names in tables.items() if slip in names), None)


def told(see: tuple[str, str] | None) -> str:
    """The same as a line that names the command which shows it; empty for None."""
    if see is None:
        return ""
    topic, part = see
    return f"{_SAID[topic]}: {part} (txlab lesson {topic})."
