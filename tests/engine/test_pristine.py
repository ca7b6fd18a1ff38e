"""What is put back around each check, and that the quick look for patches misses none."""

import builtins
import gc
import os
import random
import sys
import warnings
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from txlab.engine.pristine import Pristine, functions_by_module

CHECKS = """
import numpy as np
LIMIT = 3
class Judge:
    fair = True
    def of(self, x):
        return x
def near(a, b, tolerance=1e-6, *, strict=True):
    return bool(np.allclose(a, b, atol=tolerance)) and strict
def test_one(learner):
    return (lambda: near(learner, LIMIT))()
"""
SLIPS = "def slip(x):\n    return -x\n"


class Evil:
    """Claims to equal anything."""

    def __eq__(self, other):
        return True

    __hash__ = None


def made(name, source):
    module = ModuleType(name)
    exec(compile(source, f"{name}.py", "exec"), vars(module))
    return module


@pytest.fixture
def checks():
    return made("checks_under_test", CHECKS)


@pytest.fixture
def slips():
    return made("slips_under_test", SLIPS)


@pytest.fixture
def pristine(checks, slips):
    """One that is put back to after the test, whatever that leaves."""
    before = np.seterr(), np.seterrcall(None), np.random.get_state(), random.getstate()
    trace, profile = sys.gettrace(), sys.getprofile()
    made = Pristine([slips, checks])
    yield made
    made.restore()
    np.seterr(**before[0])
    np.seterrcall(before[1])
    np.random.set_state(before[2])
    random.setstate(before[3])
    sys.settrace(trace)
    sys.setprofile(profile)


def other(*_args, **_named):
    return True


def quiet(*_args):
    return None


PATCHES = {
    "code": lambda c: setattr(c.near, "__code__", other.__code__),
    "defaults": lambda c: setattr(c.near, "__defaults__", (9.0,)),
    "keyword defaults": lambda c: setattr(c.near, "__kwdefaults__", {"strict": False}),
    "a keyword default in place": lambda c: c.near.__kwdefaults__.update(strict=False),
    "a name": lambda c: setattr(c, "near", other),
    "a name that claims to be the old one": lambda c: setattr(c, "LIMIT", Evil()),
    "a name that is gone": lambda c: delattr(c, "near"),
    "a new name that hides a builtin": lambda c: setattr(c, "bool", other),
    "a builtin in place of another name": lambda c: (delattr(c, "LIMIT"), setattr(c, "bool", other)),
    "a method": lambda c: setattr(c.Judge, "of", other),
    "a method's code": lambda c: setattr(c.Judge.of, "__code__", other.__code__),
    "a new attribute of a class": lambda c: setattr(c.Judge, "__getattribute__", other),
    "an attribute that is gone": lambda c: delattr(c.Judge, "fair"),
    "numpy": lambda c: setattr(np, "allclose", other),
    "numpy, gone": lambda c: delattr(np, "allclose"),
    "Python": lambda c: setattr(builtins, "bool", other),
}


def picture(checks):
    """All that a patch could change."""
    return (
        dict(vars(checks)),
        dict(vars(checks.Judge)),
        checks.near.__code__,
        checks.near.__defaults__,
        dict(checks.near.__kwdefaults__),
        checks.Judge.of.__code__,
        np.allclose,
        builtins.bool,
    )


@pytest.mark.parametrize("way", ["mend", "refresh", "restore"])
@pytest.mark.parametrize("patch", PATCHES.values(), ids=PATCHES)
def test_a_patch_of_what_judges_is_put_back(pristine, checks, patch, way):
    before = picture(checks)
    for _ in range(2):
        patch(checks)
        getattr(pristine, way)()
        now = picture(checks)
        assert now == before
        assert all(now[0][name] is before[0][name] for name in before[0])


def test_what_was_not_touched_stays_the_very_same(pristine, checks):
    objects = [*vars(checks).values(), np.allclose, checks.near.__code__]
    pristine.mend()
    pristine.restore()
    now = [*vars(checks).values(), np.allclose, checks.near.__code__]
    assert all(a is b for a, b in zip(now, objects, strict=True))


def test_slips_are_put_back_before_they_explain(pristine, slips):
    code = slips.slip.__code__
    slips.slip.__code__ = other.__code__
    pristine.restore()
    assert slips.slip.__code__ is code


def test_a_name_of_numpy_that_no_check_uses_is_put_back_too(pristine):
    before = np.trapezoid
    np.trapezoid = other
    pristine.restore()
    assert np.trapezoid is before


def test_a_name_that_a_lazy_import_adds_to_numpy_may_stay(pristine):
    np.made_late = other
    try:
        before, np.sum = np.sum, other
        pristine.restore()
        assert np.sum is before
        assert np.made_late is other
    finally:
        del np.made_late


def test_the_engine_itself_is_put_back(pristine):
    from txlab.engine import wire

    before, wire.failure_to_json = wire.failure_to_json, other
    pristine.refresh()
    assert wire.failure_to_json is before


@pytest.mark.filterwarnings("ignore:Assigning a code object of non-matching type:DeprecationWarning")
def test_patching_what_puts_back_changes_nothing(pristine, checks):
    for module in [m for name, m in sys.modules.items() if name.startswith("txlab.engine.")]:
        for function in functions_by_module().get(id(vars(module)), ()):
            if function.__name__ in ("mending", "restore", "_restoring", "_refreshing", "_begun", "_watch"):
                function.__code__ = (lambda *a, **k: None).__code__
    before, checks.near = checks.near, other
    pristine.refresh()
    assert checks.near is before
    pristine.restore()


SETTINGS = {
    "directory": (os.getcwd, lambda: os.chdir("/")),
    "import path": (lambda: list(sys.path), lambda: sys.path.insert(0, "elsewhere")),
    "environment": (lambda: dict(os.environ), lambda: os.environ.update(TXLAB_TEST="1")),
    "environment, gone": (lambda: dict(os.environ), lambda: os.environ.pop("PATH")),
    "recursion limit": (sys.getrecursionlimit, lambda: sys.setrecursionlimit(5000)),
    "warnings": (lambda: list(warnings.filters), lambda: warnings.simplefilter("error")),
    "how warnings show": (lambda: warnings.showwarning, lambda: setattr(warnings, "showwarning", other)),
    "print options": (np.get_printoptions, lambda: np.set_printoptions(precision=1, suppress=True)),
    "modules": (lambda: sys.modules.get("math"), lambda: sys.modules.pop("math")),
    "breakpoints": (lambda: sys.breakpointhook, lambda: setattr(sys, "breakpointhook", other)),
    "garbage collection": (gc.isenabled, gc.disable),
    "trace function": (sys.gettrace, lambda: sys.settrace(quiet)),
    "profile function": (sys.getprofile, lambda: sys.setprofile(quiet)),
}


@pytest.mark.parametrize("way", ["refresh", "restore"])
@pytest.mark.parametrize(("look", "change"), SETTINGS.values(), ids=SETTINGS)
def test_a_setting_is_put_back(pristine, look, change, way):
    getattr(pristine, way)()
    before = look()
    change()
    assert look() != before or look() is not before
    getattr(pristine, way)()
    assert look() == before


@pytest.mark.parametrize("way", ["refresh", "restore"])
def test_errors_of_numpy_start_anew(pristine, way):
    getattr(pristine, way)()
    np.seterr(all="raise")
    np.seterrcall(other)
    getattr(pristine, way)()
    assert set(np.geterr().values()) == {"ignore"}
    assert np.geterrcall() is None


def test_functions_that_the_garbage_collector_has_frozen_are_found(checks):
    gc.freeze()
    try:
        assert checks.near in functions_by_module()[id(vars(checks))]
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()


def test_directory_and_environment_of_a_run_may_be_told_late(pristine, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TXLAB_TEST", "1")
    pristine.settle()
    os.chdir("/")
    os.environ["TXLAB_TEST"] = "2"
    pristine.refresh()
    assert Path.cwd() == tmp_path.resolve()
    assert os.environ["TXLAB_TEST"] == "1"
    monkeypatch.undo()
    pristine.settle()


def test_the_functions_may_be_found_once_for_several(checks):
    functions = functions_by_module()
    code = checks.near.__code__
    for pristine in (Pristine([checks], functions), Pristine([checks], functions)):
        checks.near.__code__ = other.__code__
        pristine.mend()
        assert checks.near.__code__ is code
