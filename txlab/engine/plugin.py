"""The part inside pytest: collects check files once, and runs single checks; child side."""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from txlab.checking.excerpt import error_sentence, last_line
from txlab.checking.judge import Judge
from txlab.engine.bench import BadChecks, Bench, Ready, hide

# fmt: off
_NEEDLESS = (
    "cacheprovider", "terminal", "junitxml", "pastebin", "doctest", "unittest", "logging", "faulthandler",
    "warnings", "debugging", "stepwise", "setuponly", "setupplan", "threadexception", "unraisableexception",
    "skipping", "tmpdir", "capture",
)
# fmt: on


class NotRun(Exception):
    """A check that pytest did not run to its end, without an error that would say why."""


class Collected:
    """The check files that pytest collected: what they hold, and how one of their checks is run."""

    def __init__(self) -> None:
        self.items: dict[Path, list[Any]] = {}
        self.faults: dict[Path, str] = {}
        self.judge: Judge | None = None
        self._functions: dict[Any, Callable[..., Any]] = {}

    def bench(self, checks: Path, solution: Path) -> Bench:
        """One exercise made ready; raises `BadChecks` where its files cannot be used."""
        if checks in self.faults:
            raise BadChecks(self.faults[checks])
        if not self.items.get(checks):
            raise BadChecks("it holds no checks" if checks.is_file() else "the file is missing")
        return Bench(checks, solution, self.items[checks])

    def run(self, item: Any, following: Any) -> BaseException | None:
        """Runs one check through pytest; what it failed with, or None when it passed.

        The three steps of pytest's own protocol, without its hooks and the report that it makes of each.
        """
        settrace = sys.settrace  # the learner's code may take the name away
        finished = self._watched(item)
        failed_with: BaseException | None = None
        state = item.session._setupstate
        item._initrequest()  # made anew, since a rehearsal has used it up
        item.funcargs["learner"] = None
        try:
            state.setup(item)
            item.runtest()
        except BaseException as error:
            failed_with = error
        settrace(None)  # before anything of ours is called again
        try:
            state.teardown_exact(following)
        except BaseException as error:
            failed_with = failed_with or error
        settrace(None)
        if failed_with is None and not finished:
            return NotRun("it did not run to its end")
        return failed_with

    def _watched(self, item: Any) -> list[bool]:
        """Lets the check of `item` note its end in the list returned: nothing else is a pass."""
        finished: list[bool] = []
        check, judge = self._functions[item], self.judge

        def watched(**arguments: Any) -> Any:
            if "learner" in arguments:
                # Made here: what pytest hands over, the learner's code could have swapped.
                assert judge is not None
                arguments["learner"] = judge.learner()
            returned = check(**arguments)
            finished.append(True)
            return returned

        item.obj = watched
        return finished

    def add(self, item: Any) -> None:
        """Takes in one check."""
        self.items.setdefault(item.path, []).append(item)
        self._functions[item] = item.obj


def collect(files: Iterable[Path], then: Callable[[Collected], None]) -> Collected:
    """Collects check files through pytest and calls `then` while its session lasts: only then can they run.

    Where nothing can be collected, `then` is not called, and the faults of the answer say why.
    """
    collected = Collected()
    there = [file for file in files if file.is_file()]
    if not there:
        return collected
    settings = Path(__file__).with_name("checks.ini")
    arguments = [
        *("-c", str(settings), "--rootdir", str(there[0].parent), "--noconftest"),
        *("--import-mode=importlib", "--assert=plain"),
        *(word for name in _NEEDLESS for word in ("-p", f"no:{name}")),
        *map(str, there),
    ]
    sys.dont_write_bytecode = True
    _forget(there)
    pytest.main(arguments, plugins=[_Plugin(collected, there, then)])
    return collected


def _forget(files: list[Path]) -> None:
    """Lets the files be imported anew: one that broke off before would be taken for an empty one."""
    paths = set(map(str, files))
    modules = list(sys.modules.items())
    for name in [name for name, module in modules if getattr(module, "__file__", None) in paths]:
        del sys.modules[name]


def benches(collected: Collected, exercises: Iterable[tuple[Path, Path]]) -> Ready:
    """Each exercise made ready, or why it cannot be."""
    made: Ready = {}
    for checks, solution in exercises:
        try:
            made[checks, solution] = collected.bench(checks, solution)
        except BadChecks as error:
            made[checks, solution] = error
    hide(bench for bench in made.values() if isinstance(bench, Bench))
    return made


class _Plugin:
    def __init__(self, collected: Collected, files: list[Path], then: Callable[[Collected], None]) -> None:
        self._collected = collected
        self._files = files
        self._then = then

    @pytest.fixture
    def learner(self) -> None:
        """Marks a check that wants the learner's module, which it is given when it is called."""

    def pytest_exception_interact(self, node: Any, call: Any) -> None:
        """Remembers why a check file could not be collected."""
        error = call.excinfo.value
        error = error.__cause__ or error
        line = last_line(error, str(node.path))
        at = f" (line {line})" if line else ""
        self._collected.faults.setdefault(node.path, f"{error_sentence(error)}{at}")

    def pytest_internalerror(self, excinfo: Any) -> bool:
        """Says nothing: pytest's own traceback would land between the learner's prints."""
        for file in self._files:
            self._collected.faults.setdefault(file, error_sentence(excinfo.value))
        return True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Hands the collected checks over, in place of pytest's own loop."""
        for item in session.items:
            self._collected.add(item)
        self._then(self._collected)
        return True
