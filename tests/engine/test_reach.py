"""A learner's file finds neither checks nor answers by a name, and does not pass by patching what judges."""

import textwrap

import pytest

from txlab.model import Outcome

WRONG = "def add(a, b):\n    return a - b\n"
RIGHT = "def add(a, b):\n    return a + b\n"
CODE = "(lambda *a, **k: None).__code__"
# What was there before the run is frozen, and so hidden from those who only ask for all objects.
OBJECTS = "(gc.unfreeze() or gc.get_objects())"
FUNCTIONS = f"[f for f in {OBJECTS} if type(f).__name__ == 'function'"


@pytest.mark.parametrize(
    "statement",
    [
        "from ex01_add import test_adds",
        "import ex01_add",
        "import importlib; importlib.import_module('ex01_add')",
        "import checks.ex01_add",
        "from solutions.ex01_add import add",
    ],
)
def test_an_import_of_the_exercise_itself_finds_nothing(run, statement):
    verdict = run(f"{statement}\n{RIGHT}")
    assert verdict.outcome is Outcome.BROKEN
    assert "Exercises do not import each other" in verdict.failure.message
    assert "shipped" not in verdict.failure.message


def test_no_module_that_is_known_holds_the_right_answers(run):
    source = "import sys\nfor name in sorted(sys.modules): print(name)\n"
    names = run(source + RIGHT).output.split()
    assert [name for name in names if "ex01_add" in name] == ["txlab_learner_ex01_add"]


PATCHES = [
    "import pytest; pytest.Function.runtest = lambda self: None",
    "import _pytest.runner as r; r.call_and_report = r.runtestprotocol = lambda *a, **k: []",
    "import _pytest.python as p; p.pytest_pyfunc_call = lambda *a: True",
    f"import _pytest.python as p; p.pytest_pyfunc_call.__code__ = {CODE.replace('None', 'True')}",
    "import txlab.engine.plugin as p; p.Collected.run = lambda *a: None",
    f"import txlab.engine.plugin as p; p.Collected.run.__code__ = {CODE}",
    "import txlab.engine.trial as t; t.Trial.run = t.Trial._explained = lambda *a: None",
    "import txlab.engine.mending as m; m.mending = lambda *a: iter([None] * 999)",
    f"import txlab.engine.mending as m; m.mending.__code__ = {CODE}",
    "import txlab.engine.plugin as p; p._watched = lambda item: [True]",
    "import txlab.engine.plugin as p; p.Collected.__getattribute__ = lambda *a: lambda *a, **k: None",
    f"import gc\nfor f in {FUNCTIONS} and f.__name__.startswith('test_')]: f.__code__ = {CODE}",
    f"import txlab.checking as c; c.expect.__code__ = {CODE}",
    "import txlab.checking.failed as f; f.isinstance = f.expect = lambda *a, **k: None",
    "import txlab.checking.guard as g; g.Learner._call = lambda self, name, f, args: sum(args)",
    "import txlab.checking.guard as g; g.Learner.__getattr__ = lambda *a: lambda a, b: a + b",
    "from txlab.engine.pristine import Pristine as P; "
    "P.restore = P.refresh = P._restore_settings = lambda *a: None; "
    "import txlab.engine.plugin as p; p.Collected.run = lambda *a: None",
]


@pytest.mark.parametrize("patch", PATCHES)
def test_a_patch_while_the_file_is_loaded_makes_no_pass(run, patch):
    assert run(f"{patch}\n{WRONG}").checks_passed == 0


@pytest.mark.parametrize("patch", [p for p in PATCHES if "\n" not in p])
def test_a_patch_out_of_a_function_makes_no_pass(run, patch):
    verdict = run(f"def add(a, b):\n    {patch.replace('import', 'import gc, ', 1)}\n    return a - b\n")
    assert verdict.outcome is not Outcome.PASSED
    assert verdict.checks_passed == 0


ARRAY_PATCHES = [
    "import gc, numpy as np\n"
    "for kind in (np.ndarray, np.generic, np.bool_):\n"
    "    names = gc.get_referents(kind.__dict__)[0]\n"
    "    names['all'], names['any'] = lambda *a, **k: True, lambda *a, **k: False",
    "import sys\n"
    "core = sys.modules.get('numpy._core._methods') or sys.modules['numpy.core._methods']\n"
    "core.umr_all, core.umr_any = lambda *a, **k: True, lambda *a, **k: False",
    "import sys\n"
    "core = sys.modules.get('numpy._core.numeric') or sys.modules['numpy.core.numeric']\n"
    "core.isclose = core.allclose = core.array_equal = lambda *a, **k: True",
]


@pytest.mark.parametrize("place", ["while the file is loaded", "in a function"])
@pytest.mark.parametrize("patch", ARRAY_PATCHES)
def test_a_patch_inside_numpy_makes_no_pass(run, lab, patch, place):
    lab.checks.write_text(
        "import numpy as np\nfrom txlab.checking import expect_close\n"
        "def test_close(learner):\n"
        "    expect_close(learner.add(np.ones(2), np.ones(2)), np.full(2, 2.0), of='add(a, b)')\n",
        encoding="utf-8",
    )
    inside = f"def add(a, b):\n{textwrap.indent(patch, '    ')}\n    return a - b\n"
    verdict = run(inside if place == "in a function" else f"{patch}\n{WRONG}")
    assert verdict.outcome is Outcome.FAILED
    assert verdict.checks_passed == 0


@pytest.mark.parametrize("patch", PATCHES)
def test_a_patch_does_not_harm_a_right_answer(run, patch):
    verdict = run(f"{patch}\n{RIGHT}")
    assert verdict.outcome is Outcome.PASSED, verdict.failure


def test_a_check_that_pytest_does_not_run_has_not_passed(run, lab):
    lab.checks.write_text(
        "import pytest\ndef test_one(learner):\n    pass\n"
        "def test_two(learner):\n    pass\n"
        "pytest.Function.runtest = lambda self: None\n",
        encoding="utf-8",
    )
    verdict = run(RIGHT)
    assert verdict.outcome is Outcome.FAILED
    assert verdict.checks_passed == 0


@pytest.mark.parametrize("setter", ["sys.settrace", "sys.setprofile"])
@pytest.mark.parametrize("indent", ["", "    "])
def test_a_trace_function_that_raises_is_no_pass_and_shows_nothing_of_ours(run, setter, indent):
    top, body = (f"{setter}(stop)\n", "") if not indent else ("", f"    {setter}(stop)\n")
    stop = "import sys\ndef stop(*a):\n    raise ValueError('mine')\n"
    verdict = run(f"{stop}def add(a, b):\n{body}    return a - b\n{top}")
    assert verdict.outcome is not Outcome.PASSED
    for word in ("INTERNALERROR", "Traceback", "_pytest", "os._exit"):
        assert word not in verdict.output + verdict.failure.message


def test_a_hook_of_the_learners_own_shows_nothing_of_ours(run):
    source = (
        "import gc\nfrom _pytest.config import Config\n"
        "class Hook:\n    def pytest_runtest_protocol(self): raise ValueError\n"
        "    def pytest_pyfunc_call(self): raise ValueError\n"
        f"for thing in {OBJECTS}:\n"
        "    if isinstance(thing, Config): thing.pluginmanager.register(Hook())\n"
    )
    verdict = run(source + RIGHT)
    assert verdict.outcome is not Outcome.PASSED
    assert verdict.output == ""
