"""The two rules every function keeps: it never edits its inputs, it never remembers."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from txlab.checking.failed import CheckFailed, Layer
from txlab.checking.guard import Call, Learner
from txlab.checking.plain import is_known, plain, same, snapshot
from txlab.checking.settle import settled

REMEMBERED = "A call gave an answer that does not belong to its own input: something is remembered."


def edit_failure(learner: Learner) -> CheckFailed | None:
    """The failure for the first call that changed one of its inputs, or None."""
    for call in learner._calls:
        if call.edited:
            name = call.names[call.edited[0]]
            if call.entries:
                return CheckFailed(
                    f"`{call.function}` edits the dict `{name}`: its entry `{call.entries[0]}` changed.",
                    "Whoever called it still needs it as it was. Make a new dict, or keep your own values",
                    "in local names. Setting an entry, `update`, and `+=` on an array inside all edit it.",
                    layer=Layer.EDITED,
                    function=call.function,
                )
            return CheckFailed(
                f"`{call.function}` edits its input `{name}`: the call changed what it holds, in place.",
                "Whoever called it still needs the old values. Work on a copy, or make a new array or list",
                "(`a = a - b` makes a new array; `a -= b`, `out=a` and `a[...] = ` change it in place).",
                layer=Layer.EDITED,
                function=call.function,
            )
    return None


def kept_failure(learner: Learner) -> CheckFailed | None:
    """The failure for the first result that a later call changed, or None."""
    for call in learner._calls:
        if call.spoiled:
            return CheckFailed(
                f"A second call changed an earlier result: `{call.function}` overwrote what it had returned.",
                "The results share one buffer (a global, or a view of something that is reused).",
                "Each call must return a fresh result of its own.",
                layer=Layer.KEPT,
                function=call.function,
            )
    return None


def again_failure(learner: Learner, call: Call) -> CheckFailed | None:
    """Call the function twice more on the same inputs; the failure when an answer is another one.

    Twice, because a flag that is turned over at each call is back after two.
    """
    function = vars(learner._module).get(call.function)
    if function is None or call.raised is not None or not is_known(call.result):
        return None
    answers = []
    for _ in range(2):
        try:
            answers.append(plain(settled(function, *(snapshot(a) for a in call.args))))
        except BaseException:
            answers.append(None)
    if all(same(answer, call.result, 1e-9) for answer in answers):
        return None
    return CheckFailed(
        f"`{call.function}` gave another answer for the same input when called again.",
        "It remembers something of an earlier call (a global, a default argument, a cache), or is random.",
        "The result must depend on the arguments alone.",
        layer=Layer.AGAIN,
        function=call.function,
    )


def expect_pure(learner: Learner, name: str, *inputs: tuple[Any, ...]) -> None:
    """Call a function on each tuple of inputs, twice over, and hold it to the two rules.

    Fails when an input was edited, when a second call on the same input gives
    another answer, or when a later call changed an earlier result.
    """
    calls = []
    for args in (*inputs, *inputs):
        getattr(learner, name)(*args)
        calls.append(learner._calls[-1])
    for find in (edit_failure, kept_failure):
        failure = find(learner)
        if failure is not None:
            raise failure
    for first, second in zip(calls[: len(inputs)], calls[len(inputs) :], strict=True):
        if is_known(first.result) and not same(first.result, second.result, 1e-9):
            failure = again_failure(learner, first)
            raise failure or CheckFailed(
                f"`{name}` gave another answer for the same input when called again.",
                "The result must depend on the arguments alone, not on earlier calls.",
                layer=Layer.AGAIN,
                function=name,
            )


def changed_in_turn(*inputs: Any) -> Iterator[tuple[Any, ...]]:
    """The inputs, then the same each time another list, array or dict of arrays was changed in place.

    A call on each shows an answer that is kept by less than its inputs: by some of them, by which object
    each is, its shape, its first or last part, or its sum. Two neighbours inside trade places, so they
    must differ.
    """
    yield inputs
    for value in inputs:
        if isinstance(value, dict):
            for array in value.values():
                _swap(array)
        elif isinstance(value, list | np.ndarray):
            _swap(value)
        else:
            continue
        yield inputs


def _swap(row: Any) -> None:
    if isinstance(row, list | np.ndarray):
        flat = row.flat if isinstance(row, np.ndarray) else row
        middle = len(flat) // 2
        flat[middle - 1], flat[middle] = flat[middle], flat[middle - 1]
