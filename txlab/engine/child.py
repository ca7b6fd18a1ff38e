"""One run, from its order to its verdict; child side.

Everything that checks rely on is imported, collected and remembered before the first line of the
learner's file is executed.
"""

import faulthandler
import os
import sys
import tempfile
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NoReturn

import numpy as np

from txlab.checking.judge import Judge
from txlab.checking.settle import after_call
from txlab.engine.bench import BadChecks, Bench, Ready
from txlab.engine.capture import LOADED, READY
from txlab.engine.channels import Channels
from txlab.engine.limits import address_space, limit_leftovers, limit_memory
from txlab.engine.load import CannotLoad, compiled, execute
from txlab.engine.plugin import Collected, benches, collect
from txlab.engine.pristine import seed_random
from txlab.engine.tame import is_tame
from txlab.engine.trial import Trial
from txlab.engine.wire import BROKE_OFF, Order, WireError, decode_order, failure_to_json


def carry_out(channels: Channels, collected: Collected, ready: Ready) -> NoReturn:
    """Carries out the next order with the exercises that are ready for it, and ends the process."""
    used = address_space()  # asked while there is time
    try:
        order = decode_order(channels.line())
        channels.let_go()
        channels.open(order.secret)
        _carry_out(_Run(channels, order, used), collected, ready)
    except (WireError, OSError):
        pass  # nobody listens any more, or never did: without a verdict there is no pass
    os._exit(BROKE_OFF)


@dataclass(frozen=True, slots=True)
class _Run:
    """What one run is given: its ways to txlab, its order, and the address space in use before, in bytes."""

    channels: Channels
    order: Order
    used: int | None


def _carry_out(run: _Run, collected: Collected, ready: Ready) -> None:
    exercise = Path(run.order.checks), Path(run.order.solution)
    bench = ready.get(exercise)
    if isinstance(bench, Bench) and bench.is_current():
        _try(run, collected, bench)

    def then(anew: Collected) -> None:
        # pytest would make a report of its own of whatever leaves this function.
        try:
            made = benches(anew, [exercise])[exercise]
            if isinstance(made, BadChecks):
                raise made
            _try(run, anew, made)
        except BadChecks as error:
            run.channels.send("fault", message=str(error))
        except BaseException:
            os._exit(BROKE_OFF)
        os._exit(0)

    try:
        collect([exercise[0]], then).bench(*exercise)
    except BadChecks as error:
        run.channels.send("fault", message=str(error))


def _try(run: _Run, collected: Collected, bench: Bench) -> NoReturn:
    try:
        trial = _load(run, collected, bench)
        run.channels.turn(LOADED)
        trial.run()
    except BaseException:  # the learner's code broke what runs it
        os._exit(BROKE_OFF)
    os._exit(0)


def _load(run: _Run, collected: Collected, bench: Bench) -> Trial:
    """Executes the learner's file and puts its judge in place; ends the process where the file is broken."""
    channels, order = run.channels, run.order
    os.chdir(order.cwd)
    tempfile.tempdir = os.environ["TMPDIR"] = order.scratch
    seed_random()
    limit_leftovers()
    limit_memory(order.memory_mib, run.used)
    channels.turn(READY)
    faulthandler.enable(file=channels.frames)
    faulthandler.dump_traceback_later(order.timeout, file=channels.frames)
    channels.send("loading", checks=bench.titles)
    tame = True
    try:
        file = compiled(order.source, order.path, order.shown_path)
        tame = is_tame(file.code)  # asked before its first line could change the answer
        if not tame:
            bench.load_late()  # while the file has not taken away what that needs
            bench.pristine.settle()
        loaded = execute(file, f"txlab_learner_{order.exercise}")
    except CannotLoad as error:
        if not tame:
            bench.pristine.restore()
        channels.turn(LOADED)
        channels.send("verdict", outcome="broken", failure=failure_to_json(error.failure))
        os._exit(0)
    if not tame:
        bench.pristine.restore()
        # A trace function would see the latter.
        after_call.extend(
            (partial(sys.settrace, None), bench.pristine.mend, partial(np.seterr, all="ignore"))
        )
    collected.judge = Judge(
        loaded.module, order.path, loaded.source, bench.reference, order.starter, lambda: bench.slips
    )
    return Trial(collected, bench, channels, order.path, tame)
