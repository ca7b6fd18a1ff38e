"""Given helpers: finished functions of the starter that must stay as they were."""

from collections.abc import Callable
from typing import Any

import numpy as np

from txlab.checking.excerpt import kind_name
from txlab.checking.failed import CheckFailed, Layer
from txlab.checking.guard import Learner
from txlab.checking.plain import plain, same, snapshot


def expect_given(learner: Learner, name: str, right: Callable[..., Any], *inputs: tuple[Any, ...]) -> None:
    """Check that a given helper still returns what it did, judged by results only.

    `right` is an independent implementation of the helper, `inputs` the argument
    tuples to try it on.
    """
    advice = "It came finished and the rest builds on it: put it back as it was in the starter."
    function = vars(learner._module).get(name)
    if function is None or not callable(function):
        raise CheckFailed(
            f"The given helper `{name}` is missing from your file.",
            advice,
            layer=Layer.MISSING,
            function=name,
        )
    for args in inputs:
        with np.errstate(all="ignore"):
            wanted = plain(right(*(snapshot(a) for a in args)))
        try:
            got = plain(function(*(snapshot(a) for a in args)))
        except BaseException as error:
            raise CheckFailed(
                f"The given helper `{name}` was changed: it now stops with {kind_name(error)}.",
                advice,
                layer=Layer.MISSING,
                function=name,
            ) from None
        if not same(got, wanted, 1e-6):
            raise CheckFailed(
                f"The given helper `{name}` was changed: it no longer returns what it did.",
                advice,
                layer=Layer.MISSING,
                function=name,
            )
