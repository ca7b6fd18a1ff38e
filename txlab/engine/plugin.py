"""The part inside pytest: runs the collected checks, turns exceptions into results; child side."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from txlab.checking.excerpt import error_sentence, frames_text, last_line, learner_frames
from txlab.checking.failed import CheckFailed
from txlab.checking.judge import Judge
from txlab.engine.capture import BEGIN, DROP, KEEP
from txlab.engine.channels import Channels
from txlab.engine.limits import headroom
from txlab.engine.pristine import Pristine
from txlab.engine.wire import BROKE_OFF, failure_to_json
from txlab.model import Failure
from txlab.plain import plain

BROKEN_CHECK = "This check itself broke, which is not your fault. Please report it; the others still count."


class BadChecks(Exception):
    """A fault of the lab's own check file, in one sentence."""


class NotRun(Exception):
    """A check that pytest did not run to its end, without an error that would say why."""


class Bench:
    """What a run needs besides pytest: made by the child, filled once the checks are collected."""

    def __init__(self, channels: Channels, prepare: Callable[["Bench", list[ModuleType]], None]) -> None:
        self.channels = channels
        self.prepare = prepare
        self.judge: Judge | None = None
        self.pristine: Pristine | None = None
        self.path = ""


class ChecksPlugin:
    """Collects, lets the bench load the learner's file, then runs every check and reports."""

    def __init__(self, bench: Bench, checks: Path) -> None:
        self._bench = bench
        self._checks = checks
        self._fault: str | None = None
        self._errors: list[BaseException] = []

    @pytest.fixture
    def learner(self) -> Any:
        """The learner's module behind its guard, fresh for each check."""
        assert self._bench.judge is not None
        return self._bench.judge.learner()

    def pytest_exception_interact(self, call: Any) -> None:
        """Remembers why a check file could not be collected."""
        error = call.excinfo.value
        error = error.__cause__ or error
        line = last_line(error, str(self._checks))
        at = f" (line {line})" if line else ""
        self._fault = self._fault or f"{error_sentence(error)}{at}"

    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """A bare report: the exception itself is what we need, and pytest's long text is slow."""
        if call.excinfo is not None:
            self._errors.append(call.excinfo.value)
        outcome: Any = "passed" if call.excinfo is None else "failed"
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, call.when)

    def pytest_internalerror(self, excinfo: Any) -> bool:
        """Says nothing: pytest's own traceback would land between the learner's prints."""
        self._fault = self._fault or error_sentence(excinfo.value)
        return True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """The whole run, in place of pytest's own loop; ends the process before any exit hook can run."""
        try:
            self._run(session)
        except BadChecks as error:
            self._bench.channels.send("fault", message=str(error))
        except BaseException:  # the learner's code broke what runs it
            os._exit(BROKE_OFF)
        os._exit(0)

    def _run(self, session: pytest.Session) -> None:
        if self._fault or session.testsfailed:
            raise BadChecks(self._fault or "it could not be collected")
        items = session.items
        if not items:
            raise BadChecks("it holds no checks")
        titles = [(check_name(item), check_title(item)) for item in items]
        self._bench.channels.send("collected", checks=titles)
        self._bench.prepare(self._bench, [module_of(item) for item in items])
        self._bench.channels.send("judging")
        self._run_all(items, titles)

    def _run_all(self, items: list[Any], titles: list[tuple[str, str]]) -> None:
        assert self._bench.pristine is not None
        channels, restore = self._bench.channels, self._bench.pristine.restore
        first: Failure | None = None
        for item, following, (name, title) in zip(items, [*items[1:], None], titles, strict=True):
            restore()
            channels.refresh()
            channels.mark(BEGIN)
            error = self._run_one(item, following)
            restore()
            channels.mark(KEEP if error is not None and first is None else DROP)
            if error is not None and first is None:
                channels.refresh()
                # Explaining calls the learner's functions again: those prints are not theirs.
                channels.mark(BEGIN)
                first = self._explained(error, name, title)
                restore()
                channels.mark(DROP)
            channels.send("result", name=name, passed=error is None)
        channels.flush()
        outcome = "passed" if first is None else "failed"
        channels.send("verdict", outcome=outcome, failure=failure_to_json(first))

    def _run_one(self, item: Any, following: Any) -> BaseException | None:
        self._errors.clear()
        finished = _watched(item)
        try:
            runtestprotocol(item, log=False, nextitem=following)
        except BaseException as error:  # pytest lets Exit and KeyboardInterrupt through
            sys.settrace(None)
            self._errors.append(error)
            try:
                item.ihook.pytest_runtest_teardown(item=item, nextitem=following)
            except BaseException as another:
                self._errors.append(another)
        sys.settrace(None)  # before anything of ours is called again
        if self._errors:
            return self._errors[0]
        return None if finished else NotRun("it did not run to its end")

    def _explained(self, error: BaseException, name: str, title: str) -> Failure:
        assert self._bench.judge is not None
        where = frames_text(learner_frames(error, self._bench.path))
        if where and not isinstance(error, CheckFailed):
            message = f"An error in your file broke this check off, outside a call of its functions.\n{where}"
            line = last_line(error, self._bench.path)
            return Failure(name, title, f"{message}\n{error_sentence(error)}", line=line)
        try:
            with headroom():
                finding = self._bench.judge.explain(error)
        except BaseException as broken:  # a slip or a learner's object may do anything here
            message = f"{BROKEN_CHECK}\nIt stopped with {error_sentence(broken)}"
            return Failure(name, title, message)
        return Failure(name, title, plain(finding.message), finding.slip, finding.line)


def _watched(item: Any) -> list[bool]:
    """Lets the check of `item` note its end in the list returned: no other way round pytest is a pass."""
    finished: list[bool] = []
    check = item.obj

    def watched(**arguments: Any) -> Any:
        returned = check(**arguments)
        finished.append(True)
        return returned

    item.obj = watched
    return finished


def module_of(item: Any) -> ModuleType:
    """The module that a check was collected from."""
    module = item.module
    assert isinstance(module, ModuleType)
    return module


def check_name(item: Any) -> str:
    """The name of a check in verdicts: the function's, without `test_`."""
    return str(item.name).removeprefix("test_")


def check_title(item: Any) -> str:
    """The title a learner reads: the first line of the check's docstring, else its name in words."""
    lines = (getattr(item, "function", None).__doc__ or "").strip().splitlines()
    return lines[0].strip() if lines else check_name(item).replace("_", " ")
