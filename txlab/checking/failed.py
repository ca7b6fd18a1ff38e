"""How a check says no: one exception that carries its reason as data."""

from dataclasses import dataclass
from enum import StrEnum

from txlab.drawing import Grid


class Layer(StrEnum):
    """The layers a failure can lie in, the most basic first."""

    MISSING = "missing"
    ARITY = "arity"
    RAISED = "raised"
    NOTHING = "nothing"
    TYPE = "type"
    SHAPE = "shape"
    DTYPE = "dtype"
    NOT_FINITE = "not finite"
    PRECISION = "precision"
    VALUE = "value"
    PROPERTY = "property"
    EDITED = "edited"
    KEPT = "kept"
    AGAIN = "again"


class _Words:
    """Whether a failing check is to say what is wrong: only the first failure of a run is read by anyone."""

    wanted = True


words = _Words()


class CheckFailed(Exception):
    """The learner's answer is not right; `headline` says so in one or two sentences.

    `detail` holds the proof, a few short lines; `function` names the function
    judged (the last one called, when None); `line` is a line of the learner's
    file when one is known better than the function's own; `grid` is a wrong
    matrix beside the right one.
    """

    def __init__(
        self,
        headline: str,
        *detail: str,
        layer: Layer = Layer.PROPERTY,
        function: str | None = None,
        line: int | None = None,
        grid: Grid | None = None,
    ) -> None:
        super().__init__(headline)
        self.headline = headline
        self.detail = detail
        self.layer = layer
        self.function = function
        self.line = line
        self.grid = grid


@dataclass(frozen=True, slots=True)
class Finding:
    """A failure, explained, as in the fields of `Failure`."""

    message: str
    slip: str | None = None
    line: int | None = None
    grid: Grid | None = None
    see: tuple[str, str] | None = None


def fail(headline: str, *detail: str, layer: Layer = Layer.PROPERTY, function: str | None = None) -> None:
    """Fail the check with a sentence and, below it, a few lines of proof."""
    raise CheckFailed(headline, *detail, layer=layer, function=function)


def expect(condition: object, headline: str, *detail: str, function: str | None = None) -> None:
    """Fail with the sentence unless `condition` holds: the way to check a property.

    The condition must be made of plain values (after `as_array`), never of what
    the learner returned: an object there could claim anything.
    """
    if not condition:
        raise CheckFailed(headline, *detail, function=function)
