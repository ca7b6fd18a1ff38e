"""The state every check can rely on, put back before each; child side.

This undoes accidents and casual tricks. It is no sandbox: the learner's code shares the process.
"""

import builtins
import gc
import math
import operator
import os
import random
import signal
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

_LIBRARIES = (builtins, math, random, os, np, np.linalg, np.random, np.fft)
_RUNNERS = ("_pytest.python", "_pytest.runner", "_pytest.fixtures", "_pytest.nodes", "pluggy.")
SEED = 0


class Pristine:
    """Remembers modules and settings as they were before the learner's file was loaded.

    `modules` are the checks and what belongs to them. `restore()` undoes what
    the learner's code changed; `mend()` undoes only what was patched in Python,
    numpy and the checks: quick enough to follow every call.
    """

    def __init__(self, modules: Iterable[ModuleType] = ()) -> None:
        named = sys.modules.items()
        judges = [module for name, module in named if name.startswith("txlab.checking")] + list(modules)
        ours = [module for name, module in named if name.startswith("txlab.") and module not in judges]
        runners = [module for name, module in named if name.startswith(_RUNNERS)]
        self._cwd = str(Path.cwd())
        self._path = list(sys.path)
        self._loaded = dict(sys.modules)
        self._filters = list(warnings.filters)
        self._showwarning = warnings.showwarning
        self._recursion_limit = sys.getrecursionlimit()
        self._print_options = np.get_printoptions()
        self._breakpointhook = sys.breakpointhook
        self._environ = dict(os.environ)
        functions = _functions_of([*judges, *ours, *runners])
        self.mend = _begun(_mending(judges, _LIBRARIES, functions))
        self.restore = _begun(self._restoring(_begun(_mending(ours + runners, (), functions))))

    def _restoring(self, mend_engine: Callable[[], None]) -> Iterator[None]:
        mend = self.mend
        while True:
            yield
            mend()
            mend_engine()
            self._restore_settings()

    def _restore_settings(self) -> None:
        sys.setrecursionlimit(self._recursion_limit)
        sys.path[:] = self._path
        sys.modules.update(self._loaded)
        sys.breakpointhook = self._breakpointhook
        warnings.resetwarnings()  # also makes Python forget what it remembers of the filters
        warnings.filters[:] = self._filters  # type: ignore[index]
        warnings.showwarning = self._showwarning
        if dict(os.environ) != self._environ:
            os.environ.clear()
            os.environ.update(self._environ)
        os.chdir(self._cwd)
        np.seterr(all="ignore")
        np.seterrcall(None)
        np.set_printoptions(**self._print_options)
        np.random.seed(SEED)
        random.seed(SEED)
        gc.enable()
        if hasattr(signal, "alarm"):
            signal.alarm(0)
            signal.setitimer(signal.ITIMER_REAL, 0)


def _begun(steps: Iterator[None]) -> Callable[[], None]:
    next(steps)
    return steps.__next__


def _mending(
    modules: list[ModuleType], libraries: Iterable[ModuleType], functions_of: Mapping[str, list[FunctionType]]
) -> Iterator[None]:
    """Puts back, at each step, all of `modules` (functions, classes, names) and the names of `libraries`.

    A generator that has begun keeps its code and its names, whatever becomes of
    the function it was made by: what puts the others back cannot be patched itself.
    """
    untrace, unprofile, size, each, every = sys.settrace, sys.setprofile, len, map, all
    put, take, same = type.__setattr__, type.__delattr__, operator.is_
    own = [vars(module) for module in modules]
    functions = [
        (f, f.__code__, f.__defaults__, f.__kwdefaults__)
        for module in modules
        for f in functions_of[module.__name__]
    ]
    classes = [(kind, vars(kind), dict(vars(kind))) for kind in _classes_of(own)]
    spaces = [(space, dict(space), size(space)) for space in own]
    spaces += [(vars(module), dict(vars(module)), sys.maxsize) for module in libraries]
    while True:
        yield
        untrace(None)
        unprofile(None)
        for function, code, defaults, named in functions:
            if function.__code__ is not code:
                function.__code__ = code
            if function.__defaults__ is not defaults or function.__kwdefaults__ is not named:
                function.__defaults__, function.__kwdefaults__ = defaults, named
        for kind, members, were in classes:
            if size(members) == size(were) and every(each(same, members.values(), were.values())):
                continue
            for name in were:
                if name not in members or members[name] is not were[name]:
                    put(kind, name, were[name])
            if size(members) > size(were):
                for name in [name for name in members if name not in were]:
                    take(kind, name)
        for space, before, most in spaces:
            if size(before) <= size(space) <= most and every(each(same, space.values(), before.values())):
                continue
            for name in before:
                if name not in space or space[name] is not before[name]:
                    space[name] = before[name]
            if size(space) > most:  # a new name could hide a builtin
                for name in [name for name in space if name not in before]:
                    del space[name]


def _functions_of(modules: list[ModuleType]) -> dict[str, list[FunctionType]]:
    """Every function of each module by the module's name, those inside classes and decorators too."""
    found: dict[str, list[FunctionType]] = {module.__name__: [] for module in modules}
    places = {id(vars(module)): found[module.__name__] for module in modules}
    for thing in gc.get_objects():
        if type(thing) is FunctionType and id(thing.__globals__) in places:
            places[id(thing.__globals__)].append(thing)
    return found


def _classes_of(spaces: list[dict[str, Any]]) -> list[type]:
    """The classes that these modules define."""
    own = {space["__name__"] for space in spaces}
    found = {id(value): value for space in spaces for value in space.values() if isinstance(value, type)}
    return [kind for kind in found.values() if kind.__module__ in own]
