"""The state every check can rely on, put back after each; child side.

This undoes accidents and casual tricks. It is no sandbox: the learner's code shares the process.
"""

import abc
import ast
import builtins
import collections
import contextlib
import copy
import difflib
import functools
import gc
import inspect
import io
import itertools
import json
import json.encoder
import linecache
import math
import operator
import os
import random
import re
import signal
import sys
import types
import warnings
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import ClassVar

import numpy as np

from txlab.checking.names import names_in
from txlab.engine.mending import mending

_LIBRARIES = (
    *(builtins, math, random, os, signal, warnings, gc, json, json.encoder),
    *(ast, difflib, inspect, linecache, re, operator, functools, itertools, collections, types, io, copy),
    contextlib,
    *(np, np.linalg, np.random, np.fft),
)
_LISTS = ("path", "meta_path", "path_hooks", "argv", "warnoptions")
# What only words a failure, once a check has failed.
_WORDING = ("advice", "describe", "excerpt", "judge", "names", "shapes", "slips", "suspects")
_EXPLAINING = {f"txlab.checking.{name}" for name in _WORDING}
# Where numpy's own Python looks for what reduces and compares arrays: `all`, `sum`, `allclose`.
_REDUCING = ("core._methods", "core.fromnumeric", "core.numeric")
_RUNNERS = ("_pytest.python", "_pytest.runner", "_pytest.fixtures", "_pytest.nodes", "pluggy.")
SEED = 0

Functions = Mapping[int, list[FunctionType]]
_Steps = tuple[Callable[[], None], Callable[[], None]]


class Pristine:
    """Remembers modules and settings as they were before the learner's file was loaded.

    `modules` are the checks and what belongs to them; `functions` is what
    `functions_by_module` found, for those who make several. There are three ways
    to undo what the learner's code changed, each with all of the one before it:

    `mend()` puts back what judges, the checks and the names they use: quick enough to follow every call.
    `refresh()` also what reports, and the settings: for between two checks.
    `restore()` also the rest of Python's and numpy's names, what only explains a
    failure (slips, right answers), and pytest.
    """

    _numpy: ClassVar[_Steps | None] = None  # one for all: it takes some megabytes

    def __init__(self, modules: Iterable[ModuleType] = (), functions: Functions | None = None) -> None:
        functions = functions_by_module() if functions is None else functions
        modules, named = list(modules), list(sys.modules.items())
        judging = [module for module in modules if any(name.startswith("test_") for name in vars(module))]
        judging += [m for name, m in named if name.startswith("txlab.checking") and name not in _EXPLAINING]
        judging += [m for name, m in named if name.startswith("numpy.") and name.endswith(_REDUCING)]
        reporting = [m for name, m in named if name.startswith("txlab.") and name not in _EXPLAINING]
        reporting = [module for module in reporting if module not in judging] + [json, json.encoder]
        others = [m for name, m in named if name in _EXPLAINING or name.startswith(_RUNNERS)] + modules
        others = [module for module in others if module not in judging]
        self.settle()
        self._sys = {name: value for name, value in vars(sys).items() if callable(value)}
        self._lists = {name: (getattr(sys, name), list(getattr(sys, name))) for name in _LISTS}
        self._loaded = dict(sys.modules)
        self._filters = list(warnings.filters)
        self._showwarning = warnings.showwarning
        self._recursion_limit = sys.getrecursionlimit()
        self._print_options = np.get_printoptions()
        self._callbacks, self._threshold = list(gc.callbacks), gc.get_threshold()
        self._breakpointhook = sys.breakpointhook
        watch = partial(_watch, functions)
        used = names_in(_functions_of(judging, functions))
        self.mend = watch(
            judging, used, _kinds_of(np.ndarray, np.generic, np.ufunc, np.errstate, abc.ABCMeta)
        )
        used = names_in(_functions_of(reporting, functions))
        if Pristine._numpy is None:
            Pristine._numpy = _watch_numpy(named, functions)
        mend_code, mend_names = Pristine._numpy
        self.refresh = _begun(self._refreshing(mend_code, watch(reporting, used)))
        self.restore = _begun(self._restoring(mend_names, watch(others)))

    def settle(self) -> None:
        """Remembers the directory and the environment of now: those of a run are known late."""
        self._cwd = str(Path.cwd())
        self._environ = dict(os.environ)
        self._raw_environ = dict(os.environ._data)  # type: ignore[attr-defined]

    def _refreshing(
        self, mend_code: Callable[[], None], mend_reporting: Callable[[], None]
    ) -> Iterator[None]:
        mend = self.mend
        while True:
            yield
            mend()
            mend_code()
            mend_reporting()
            self._restore_settings()

    def _restoring(self, mend_names: Callable[[], None], mend_others: Callable[[], None]) -> Iterator[None]:
        refresh = self.refresh
        while True:
            yield
            mend_names()
            mend_others()
            refresh()

    def _restore_settings(self) -> None:
        vars(sys).update(self._sys)
        for name, (living, content) in self._lists.items():
            setattr(sys, name, living)
            living[:] = content
        sys.setrecursionlimit(self._recursion_limit)
        sys.modules.update(self._loaded)
        sys.breakpointhook = self._breakpointhook
        warnings.resetwarnings()  # also makes Python forget what it remembers of the filters
        warnings.filters[:] = self._filters  # type: ignore[index]
        warnings.showwarning = self._showwarning
        if os.environ._data != self._raw_environ:  # type: ignore[attr-defined]  # decoding takes its time
            os.environ.clear()
            os.environ.update(self._environ)
        os.chdir(self._cwd)
        np.seterr(all="ignore")
        np.seterrcall(None)
        if np.get_printoptions() != self._print_options:
            np.set_printoptions(**self._print_options)
        gc.enable()
        gc.callbacks[:] = self._callbacks
        gc.set_threshold(*self._threshold)
        if hasattr(signal, "alarm"):
            signal.alarm(0)
            signal.setitimer(signal.ITIMER_REAL, 0)


def seed_random() -> None:
    """Lets random numbers begin from the same place."""
    np.random.seed(SEED)
    random.seed(SEED)


def functions_by_module() -> dict[int, list[FunctionType]]:
    """Every function there is, those inside classes and decorators too, by the `id` of its module's names.

    It looks through all objects, which takes some milliseconds: share the answer.
    """
    is_frozen = gc.get_freeze_count() > 0
    gc.unfreeze()  # what is frozen would be passed over
    found: dict[int, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if type(thing) is FunctionType:
            found.setdefault(id(thing.__globals__), []).append(thing)
    if is_frozen:
        gc.freeze()
    return found


def _functions_of(modules: Iterable[ModuleType], functions: Functions) -> list[FunctionType]:
    return [function for module in modules for function in functions.get(id(vars(module)), ())]


def _kinds_of(*kinds: type) -> list[type]:
    """Types with all that are made from them."""
    found = dict.fromkeys(kinds)
    for kind in kinds:
        found |= dict.fromkeys(_kinds_of(*type.__subclasses__(kind)))
    return list(found)


def _watch(
    functions: Functions,
    modules: list[ModuleType],
    used: Collection[str] | None = None,
    kinds: Collection[type] = (),
) -> Callable[[], None]:
    return _begun(mending(modules, _functions_of(modules, functions), _LIBRARIES, used, kinds))


def _watch_numpy(named: Iterable[tuple[str, ModuleType]], functions: Functions) -> _Steps:
    """Two steps that put back what numpy's own functions do, and the names of its modules.

    None of these is taken away: an import of the learner's may add one.
    """
    modules = [module for name, module in named if name.startswith("numpy.")]
    code = mending((), _functions_of(modules, functions), (), ())
    return _begun(code), _begun(mending((), (), modules))


def _begun(steps: Iterator[None]) -> Callable[[], None]:
    next(steps)
    return steps.__next__
