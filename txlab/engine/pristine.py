"""The state every check can rely on, put back before each; child side."""

import builtins
import gc
import math
import os
import random
import signal
import sys
import warnings
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

import numpy as np

_LIBRARIES = (builtins, math, random, os, np, np.linalg, np.random, np.fft)
SEED = 0


class Pristine:
    """Remembers modules and settings as they were before the learner's file was loaded."""

    def __init__(self, modules: Iterable[ModuleType] = ()) -> None:
        ours = [module for name, module in sys.modules.items() if name.startswith("txlab.")]
        self._modules = [(module, dict(vars(module))) for module in (*_LIBRARIES, *ours, *modules)]
        self._quick = self._modules[: len(_LIBRARIES)]
        self._cwd = str(Path.cwd())
        self._path = list(sys.path)
        self._loaded = dict(sys.modules)
        self._filters = list(warnings.filters)
        self._showwarning = warnings.showwarning
        self._recursion_limit = sys.getrecursionlimit()
        self._print_options = np.get_printoptions()
        self._breakpointhook = sys.breakpointhook
        self._environ = dict(os.environ)

    def restore(self) -> None:
        """Undoes what the learner's code changed in them."""
        sys.settrace(None)
        sys.setprofile(None)
        sys.setrecursionlimit(self._recursion_limit)
        for module, before in self._modules:
            self._restore_module(vars(module), before)
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

    def restore_modules(self) -> None:
        """Undoes only what was patched in Python and numpy: quick enough to follow every call."""
        for module, before in self._quick:
            self._restore_module(vars(module), before)

    @staticmethod
    def _restore_module(now: dict[str, object], before: dict[str, object]) -> None:
        for name, value in before.items():
            if name not in now or now[name] is not value:
                now[name] = value
