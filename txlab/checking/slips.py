"""Slips: well-known mistakes as functions, recognised by the numbers they give."""

import builtins
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, TypeVar

import numpy as np

from txlab.checking.guard import Call
from txlab.checking.plain import MOST_PARTS, plain, same, snapshot
from txlab.checking.remember import Unlike, content
from txlab.checking.settle import settled

F = TypeVar("F", bound=Callable[..., Any])
MATCH = 1e-7
_MOST_CALLS = 8
_BASES_OF = vars(type)["__mro__"].__get__  # a class of classes may answer for it otherwise
_ERRORS = {
    id(kind): name
    for name, kind in vars(builtins).items()
    if isinstance(kind, type) and issubclass(kind, BaseException)
}


@dataclass(frozen=True, slots=True)
class Slip:
    """Another implementation of one of the learner's functions, with its mistake in it.

    `says` is one sentence on what was done and what it breaks; `look` where to
    look, as a noun phrase; `raises` allows a match by errors alone.
    """

    of: str
    name: str
    look: str
    says: str
    raises: bool
    function: Callable[..., Any]


def slip(*, of: str, name: str, look: str, raises: bool = False) -> Callable[[F], F]:
    """Mark a function as a slip of the function `of`; its docstring is what the learner reads."""

    def mark(function: F) -> F:
        says = " ".join((function.__doc__ or "").split())
        function.slip = Slip(of, name, look, says, raises, function)  # type: ignore[attr-defined]
        return function

    return mark


def slips_of(module: ModuleType | None) -> tuple[Slip, ...]:
    """The slips of a module in the order of its file: the most specific stand first."""
    found = [getattr(value, "slip", None) for value in vars(module).values()] if module else []
    return tuple(s for s in found if isinstance(s, Slip))


@dataclass(frozen=True, slots=True)
class Came:
    """What came of a call: a plain result, or the type of the error it ended in."""

    result: Any = None
    error: str | None = None


def came(function: Callable[..., Any], args: Sequence[Any]) -> Came:
    """Call a function on copies of its inputs and keep what came of it, an error included."""
    try:
        with np.errstate(all="ignore"):
            return Came(plain(settled(function, *(snapshot(a) for a in args))))
    except BaseException as error:
        return Came(error=_family(type(error)))


def came_of(call: Call) -> Came:
    """What came of a call that was already made."""
    if call.raised is not None:
        return Came(error=_family(type(call.raised)))
    return Came(call.result)


class Outcomes:
    """What came of the calls of our own functions (right ones and slips), each made only once.

    Calls with inputs of the same content are known from one failure to the next: a process that waits for
    its order has the time to make them ahead.
    """

    _known: ClassVar[dict[Any, dict[Callable[..., Any], Came]]] = {}  # by the content of the inputs

    def __init__(self) -> None:
        self._by_inputs: dict[int, tuple[Sequence[Any], dict[Callable[..., Any], Came]]] = {}

    def of(self, function: Callable[..., Any], args: Sequence[Any]) -> Came:
        """What comes of a function and these inputs."""
        if id(args) not in self._by_inputs:
            try:
                known = self._known.setdefault(content(tuple(args)), {})
            except Unlike:
                known = {}
            self._by_inputs[id(args)] = args, known  # held, so that an id stays theirs
        known = self._by_inputs[id(args)][1]
        if function not in known:
            known[function] = came(function, args)
        return known[function]


def _family(kind: type[BaseException]) -> str:
    return next(_ERRORS[id(base)] for base in _BASES_OF(kind) if id(base) in _ERRORS)


def alike(a: Came, b: Came) -> bool:
    """Whether two calls came to the same: results within a narrow tolerance, or the same kind of error."""
    if a.error or b.error:
        return a.error == b.error
    return not _differ_at_an_end(a.result, b.result) and same(_loose(a.result), _loose(b.result), MATCH)


def _differ_at_an_end(a: Any, b: Any) -> bool:
    """Whether two arrays differ in their first or last number: so do nearly all, and it is told quickly."""
    if type(a) is not np.ndarray or type(b) is not np.ndarray or a.shape != b.shape or not a.size:
        return False
    if a.dtype.kind != "f" or b.dtype.kind != "f":
        return False
    # A NaN differs from nothing here, nor do two infinities.
    return any(abs(a.item(at) - b.item(at)) > MATCH + MATCH * abs(b.item(at)) for at in (0, -1))


def _loose(value: Any) -> Any:
    if isinstance(value, (list, tuple)) and any(isinstance(v, np.ndarray) for v in value[:MOST_PARTS]):
        return tuple(value)
    return value


def find_slip(
    slips: Iterable[Slip],
    calls: Sequence[Call],
    learner: Mapping[str, Any],
    right: Mapping[str, Any],
    probes: Mapping[str, Sequence[tuple[Any, ...]]],
    ours: Outcomes,
) -> Slip | None:
    """The slip that explains every call made, and holds on the probes too; None rather than a wrong one.

    `right` holds the right functions, `probes` further inputs for each function,
    on which the learner's own function is called once more.
    """
    made = {name: _small_first(_ends([c for c in calls if c.function == name])) for name in right}
    for candidate in slips:
        mine = made.get(candidate.of)
        if not mine or not _explains(candidate, mine, right[candidate.of], ours):
            continue
        telling = sum(_tells(candidate, c.args, right[candidate.of], ours) for c in mine)
        for args in probes.get(candidate.of, ()):
            expected = ours.of(candidate.function, args)
            if not alike(expected, came(learner[candidate.of], args)):
                break
            telling += _tells(candidate, args, right[candidate.of], ours)
        else:
            if candidate.raises or telling >= 2:
                return candidate
    return None


def _ends(calls: Sequence[Call]) -> Sequence[Call]:
    """Of many calls the first, which a rehearsal has made too, and the last ones, which failed."""
    return calls if len(calls) <= _MOST_CALLS else [*calls[:2], *calls[2 - _MOST_CALLS :]]


def _small_first(calls: Iterable[Call]) -> list[Call]:
    """Calls with small inputs before those with large ones: nearly every slip is ruled out by the first."""
    return sorted(calls, key=lambda call: sum(_size(a) for a in call.args))


def _size(value: Any) -> int:
    if isinstance(value, dict):
        return sum(_size(v) for v in value.values())
    if isinstance(value, np.ndarray):
        return value.size
    return len(value) if isinstance(value, (list, tuple)) else 1


def _explains(candidate: Slip, calls: Sequence[Call], right: Callable[..., Any], ours: Outcomes) -> bool:
    differs = False
    for call in calls:
        expected = ours.of(candidate.function, call.args)
        if not alike(expected, came_of(call)):
            return False
        differs = differs or not alike(expected, ours.of(right, call.args))
    return differs


def _tells(candidate: Slip, args: Sequence[Any], right: Callable[..., Any], ours: Outcomes) -> bool:
    expected = ours.of(candidate.function, args)
    return expected.error is None and not alike(expected, ours.of(right, args))
