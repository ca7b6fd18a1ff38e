"""Runs the checks before there is a learner's file, so that all they need is at hand; child side."""

import io
import linecache
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from itertools import islice
from types import ModuleType
from typing import Any

import numpy as np

from txlab.checking.judge import Judge
from txlab.checking.slips import slips_of
from txlab.engine.bench import BadChecks, Bench
from txlab.engine.plugin import Collected
from txlab.engine.tame import is_tame
from txlab.engine.trial import Trial


def rehearse(collected: Collected, bench: Bench | BadChecks, explained: int = 1) -> None:
    """Judges the solution, then at most as many answers with a mistake, and failures of each, as `explained`.

    Nothing of it is kept but what our own functions give for the inputs of the checks.
    """
    if isinstance(bench, BadChecks):
        return
    # Up to its first line its file goes the way of a learner's.
    source = "".join(linecache.getlines(str(bench.reference.__file__)))
    is_tame(compile(source, "", "exec"))
    nowhere = io.StringIO()
    with redirect_stdout(nowhere), redirect_stderr(nowhere):
        for module in (bench.reference, *islice(_mistaken(bench), explained)):
            collected.judge = Judge(module, "", "", bench.reference, source, lambda: bench.slips)
            Trial(collected, bench, _Nobody(), "").run(explained)
    collected.judge = None


def _mistaken(bench: Bench) -> Iterator[ModuleType]:
    """For each function an answer with a mistake in it that no slip knows, so that all of them are tried."""
    for name in dict.fromkeys(slip.of for slip in slips_of(bench.slips)):
        module = ModuleType(bench.reference.__name__)
        vars(module).update(vars(bench.reference))
        vars(module)[name] = _spoiling(getattr(bench.reference, name))
        yield module


def _spoiling(right: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args: _spoiled(right(*args))


def _spoiled(result: Any) -> Any:
    """A result that is right in its kind, and wrong in what it holds."""
    if isinstance(result, np.ndarray) and result.dtype.kind == "f":
        return result + 0.0123
    if isinstance(result, tuple | list) and any(isinstance(part, np.ndarray) for part in result):
        return type(result)(_spoiled(part) for part in result)
    return [*result, *result[-1:]] if isinstance(result, list) else result


class _Nobody:
    """Takes the reports of a rehearsal."""

    def send(self, kind: str, **fields: Any) -> None:
        """Nobody listens."""

    def turn(self, kind: bytes) -> None:
        """Nothing is printed."""
