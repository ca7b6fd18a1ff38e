"""Where the processes of the engine start: spares, and the template that others are forked from; child side.

A template collects the checks of its plan once, and forks a spare whenever it is asked to. Where forking is
not safe, a spare is a process of its own that collects by itself.
"""

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from txlab.engine.bench import Bench, Ready
from txlab.engine.channels import Channels
from txlab.engine.child import carry_out
from txlab.engine.keeper import adopt_orphans, end_with_parent, keep
from txlab.engine.plugin import Collected, benches, collect
from txlab.engine.pristine import functions_by_module
from txlab.engine.rehearsal import rehearse
from txlab.engine.server import Server
from txlab.engine.wire import Plan, decode_plan

_MAX_PLAN = 1 << 20


def spare() -> NoReturn:
    """A spare of its own: gets ready by the plan on descriptor 0, then carries out one order."""
    keep(os.getppid())
    channels = Channels()
    plan = decode_plan(channels.line())

    def wait(collected: Collected, ready: Ready) -> None:
        if plan.thorough:
            for bench in ready.values():
                rehearse(collected, bench)
        carry_out(channels, collected, ready)

    _get_ready(plan, wait)


def template() -> NoReturn:
    """The template: gets ready by the plan on descriptor 0, then forks spares until txlab is gone."""
    # Were it stopped by a learner's file, it would outlive txlab.
    end_with_parent(os.getppid(), signal.SIGCONT)
    control = socket.socket(fileno=os.dup(0))
    plan = decode_plan(control.recv(_MAX_PLAN))
    adopt_orphans()
    _get_ready(plan, lambda collected, ready: Server(control, collected, ready, plan.thorough).serve())


def _get_ready(plan: Plan, then: Callable[[Collected, Ready], None]) -> NoReturn:
    os.chdir(plan.cwd)
    # Python leaves it ignored where txlab was started so, as in the background of a shell.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    exercises = [(Path(checks), Path(solution)) for checks, solution in plan.exercises]

    def prepared(collected: Collected) -> None:
        # pytest would make a report of its own of whatever leaves this function.
        try:
            ready = benches(collected, exercises)
            if plan.thorough:
                functions = functions_by_module()
                for bench in ready.values():
                    if isinstance(bench, Bench):
                        bench.get_ready(functions)
                gc.collect()
            gc.freeze()  # what is here by now need not be looked at, and so copied, in every spare
            then(collected, ready)
        except BaseException:
            sys.excepthook(*sys.exc_info())
        os._exit(1)

    prepared(collect([checks for checks, _ in exercises], prepared))
    os._exit(1)
