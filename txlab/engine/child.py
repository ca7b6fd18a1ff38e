"""The process of one run: reads its order, collects the checks, loads the learner's file, reports, ends.

Everything that checks rely on is imported and remembered before the first line
of the learner's file is executed.
"""

import faulthandler
import os
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from txlab.checking.guard import after_call
from txlab.checking.judge import Judge
from txlab.engine.capture import BEGIN, DROP
from txlab.engine.channels import Channels
from txlab.engine.limits import limit_memory, no_core_dumps
from txlab.engine.load import CannotLoad, load
from txlab.engine.plugin import BadChecks, Bench, ChecksPlugin
from txlab.engine.pristine import Pristine
from txlab.engine.wire import BROKE_OFF, Order, WireError, decode_order, failure_to_json

# fmt: off
_NEEDLESS = (
    "cacheprovider", "terminal", "junitxml", "pastebin", "doctest", "unittest", "logging", "faulthandler",
    "warnings", "debugging", "stepwise", "setuponly", "setupplan", "threadexception", "unraisableexception",
    "skipping", "tmpdir", "capture",
)
# fmt: on


def main() -> None:
    """Carries out the order on standard input; never returns."""
    channels = Channels()
    try:
        order = decode_order(_first_line(channels.life))
        channels.open(order.secret)
        _work(channels, order)
    except (WireError, OSError):
        pass  # nobody listens any more, or never did: without a verdict there is no pass
    os._exit(BROKE_OFF)


def _work(channels: Channels, order: Order) -> None:
    channels.die_with_parent()
    channels.mark(BEGIN)
    os.chdir(order.cwd)
    run = _Run(channels, order)
    checks = Path(order.checks)
    arguments = [
        *("-c", str(Path(__file__).with_name("checks.ini")), "--rootdir", str(checks.parent), "--noconftest"),
        *("--import-mode=importlib", "--assert=plain"),
        *(word for name in _NEEDLESS for word in ("-p", f"no:{name}")),
        str(checks),
    ]
    sys.dont_write_bytecode = True
    if not checks.is_file():
        channels.send("fault", message="the file is missing")
        return
    pytest.main(arguments, plugins=[ChecksPlugin(run.bench, checks)])


class _Run:
    """The steps between collecting the checks and running them."""

    def __init__(self, channels: Channels, order: Order) -> None:
        self.channels = channels
        self.order = order
        self.bench = Bench(channels, self.prepare)

    def prepare(self, bench: Bench, check_modules: list[ModuleType]) -> None:
        """Loads reference, slips, then the learner's file; ends the process where that is broken."""
        order, channels = self.order, self.channels
        reference = self._own(Path(order.solution), "reference")
        assert reference is not None
        slips = self._own(Path(order.checks).parent / "slips" / Path(order.checks).name, "slips")
        ours = [module for module in (reference, slips, *check_modules) if module is not None]
        # Exercises do not import each other, and a checkout's folders are not packages of theirs.
        sys.modules.update(dict.fromkeys(("exercises", "solutions", "checks")))  # type: ignore[arg-type]
        sys.breakpointhook = _no_breakpoint
        _hide(ours)
        pristine = bench.pristine = Pristine(ours)
        restore, bench.path = pristine.restore, order.path
        no_core_dumps()
        limit_memory(order.memory_mib)
        channels.mark(DROP)
        faulthandler.enable(file=channels.frames)
        faulthandler.dump_traceback_later(order.timeout, file=channels.frames)
        channels.send("loading")
        try:
            loaded = load(order.source, order.path, order.shown_path, f"txlab_learner_{order.exercise}")
        except CannotLoad as error:
            restore()
            channels.flush()
            channels.send("verdict", outcome="broken", failure=failure_to_json(error.failure))
            os._exit(0)
        restore()
        after_call.extend(
            (partial(sys.settrace, None), pristine.mend)
        )  # a trace function would see the latter
        bench.judge = Judge(loaded.module, order.path, loaded.source, reference, order.starter, slips)

    def _own(self, path: Path, kind: str) -> ModuleType | None:
        """Loads a file of the lab's own; raises `BadChecks` where it is broken, or needed and missing."""
        if not path.is_file():
            if kind == "reference":
                raise BadChecks(f"its solution {path.name} is missing")
            return None
        try:
            return load(path.read_bytes(), str(path), path.name, f"txlab_{kind}_{self.order.exercise}").module
        except CannotLoad as error:
            what = "solution" if kind == "reference" else "slips"
            raise BadChecks(f"its {what} cannot be loaded: {error.failure.message}") from error


def _hide(modules: list[ModuleType]) -> None:
    """No name leads to the checks and the right answers any more: a learner's import cannot find them."""
    for name in [name for name, module in sys.modules.items() if module in modules]:
        del sys.modules[name]


def _no_breakpoint(*_args: Any, **_kwargs: Any) -> None:
    raise EOFError("breakpoint()")


def _first_line(number: int) -> bytes:
    data = bytearray()
    while not data.endswith(b"\n"):
        part = os.read(number, 65536)
        if not part:
            raise WireError("the order ended early")
        data += part
    return bytes(data)
