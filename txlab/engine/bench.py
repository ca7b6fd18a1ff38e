"""Everything about one exercise that is made ready before a learner's file is known; child side."""

import importlib
import sys
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from txlab.engine.load import CannotLoad, load
from txlab.engine.pristine import Functions, Pristine
from txlab.model import slips_beside

Stamp = tuple[int, int, int]


class BadChecks(Exception):
    """A fault of the lab's own files, in one sentence."""


class Bench:
    """The collected checks of one exercise with its reference, its slips and the state to go back to.

    Raises `BadChecks` where there is no solution that can be loaded.
    """

    def __init__(self, checks: Path, solution: Path, items: list[Any]) -> None:
        self.items = items
        self.titles = [(check_name(item), check_title(item)) for item in items]
        self._files = (checks, solution, slips_beside(checks))
        self._stamps = _stamps(self._files)
        reference = _own(solution, "reference")
        if reference is None:
            raise BadChecks(f"its solution {solution.name} is missing")
        self.reference = reference
        self._functions: Functions | None = None
        self._pristine: Pristine | None = None

    def is_current(self) -> bool:
        """Whether the files it was made from are still the same: those who write checks edit them."""
        return _stamps(self._files) == self._stamps

    @cached_property
    def slips(self) -> ModuleType | None:
        """The slips beside the checks; read when they are first needed, since a right answer needs none.

        Without them a failure is told all the same: broken ones are for `txlab dev check` to say.
        """
        try:
            slips = _own(self._files[2], "slips")
        except BadChecks:
            return None
        if slips is not None:
            del sys.modules[slips.__name__]
        return slips

    @property
    def pristine(self) -> Pristine:
        """The state that every check starts from, as it is when this is first asked for."""
        if self._pristine is None:
            self._pristine = Pristine(self.modules, self._functions)
        return self._pristine

    def get_ready(self, functions: Functions) -> None:
        """Makes now what is made only when it is asked for; `functions` are all there are."""
        self._functions = functions
        self.load_late()
        _ = self.pristine

    def load_late(self) -> None:
        """Loads what first words a failure: slips, and what numpy words a difference with."""
        importlib.import_module("numpy.ma")
        _ = self.slips

    @property
    def modules(self) -> list[ModuleType]:
        """The modules that a learner's file must not find by a name."""
        modules = {id(item.module): item.module for item in self.items}
        return [self.reference, *modules.values()]


Ready = dict[tuple[Path, Path], Bench | BadChecks]  # by checks and solution; or why it cannot be used


def hide(benches: Iterable[Bench]) -> None:
    """Takes the names of checks and answers away, so that no import of a learner's file finds them."""
    ours = [module for bench in benches for module in bench.modules]
    for name in [name for name, module in sys.modules.items() if module in ours]:
        del sys.modules[name]
    # Exercises do not import each other, and a checkout's folders are not packages of theirs.
    sys.modules.update(dict.fromkeys(("exercises", "solutions", "checks")))  # type: ignore[arg-type]
    sys.breakpointhook = _no_breakpoint
    # Of numpy before 2: it changes what `-` means for arrays, ours too.
    vars(np).pop("set_numeric_ops", None)


def check_name(item: Any) -> str:
    """The name of a check in verdicts: the function's, without `test_`."""
    return str(item.name).removeprefix("test_")


def check_title(item: Any) -> str:
    """The title a learner reads: the first line of the check's docstring, else its name in words."""
    lines = (getattr(item, "function", None).__doc__ or "").strip().splitlines()
    return lines[0].strip() if lines else check_name(item).replace("_", " ")


def _own(path: Path, kind: str) -> ModuleType | None:
    """Loads a file of the lab's own; None where there is none."""
    if not path.is_file():
        return None
    try:
        return load(path.read_bytes(), str(path), path.name, f"txlab_{kind}_{path.stem}").module
    except CannotLoad as error:
        what = "solution" if kind == "reference" else "slips"
        raise BadChecks(f"its {what} cannot be loaded: {error.failure.message}") from error


def _stamps(files: Iterable[Path]) -> list[Stamp | None]:
    return [_stamp(file) for file in files]


def _stamp(file: Path) -> Stamp | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def _no_breakpoint(*_args: Any, **_kwargs: Any) -> None:
    raise EOFError("breakpoint()")
