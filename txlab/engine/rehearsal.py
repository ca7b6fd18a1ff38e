"""Runs the checks before there is a learner's file, so that all they need is at hand; child side."""

import io
from contextlib import redirect_stderr, redirect_stdout
from types import ModuleType
from typing import Any

from txlab.checking.judge import Judge
from txlab.checking.slips import slips_of
from txlab.engine.bench import BadChecks, Bench
from txlab.engine.plugin import Collected
from txlab.engine.trial import Trial


def rehearse(collected: Collected, bench: Bench | BadChecks, wholly: bool = True) -> None:
    """Judges the solution, and `wholly` an answer with a well-known mistake too, and keeps nothing of it."""
    if isinstance(bench, BadChecks):
        return
    nowhere = io.StringIO()
    with redirect_stdout(nowhere), redirect_stderr(nowhere):
        for module in (bench.reference, *([_mistaken(bench)] if wholly else [])):
            collected.judge = Judge(module, "", "", bench.reference, "", lambda: bench.slips)
            Trial(collected, bench, _Nobody(), "").run()
    collected.judge = None


def _mistaken(bench: Bench) -> ModuleType:
    module = ModuleType(bench.reference.__name__)
    vars(module).update(vars(bench.reference))
    for slip in slips_of(bench.slips)[:1]:
        setattr(module, slip.of, slip.function)
    return module


class _Nobody:
    """Takes the reports of a rehearsal."""

    def send(self, kind: str, **fields: Any) -> None:
        """Nobody listens."""

    def turn(self, kind: bytes) -> None:
        """Nothing is printed."""
