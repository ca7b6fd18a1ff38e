"""Learners made of a few lines of source, for tests of the guard and the judge."""

import linecache
from collections.abc import Callable
from types import ModuleType

import pytest

from txlab.checking.guard import Learner
from txlab.checking.judge import Judge

PATH = "answer.py"


def module_of(source: str, name: str = "answer_under_test") -> ModuleType:
    """A module executed from source text, with its lines known to tracebacks."""
    module = ModuleType(name)
    linecache.cache[PATH] = (len(source), None, source.splitlines(keepends=True), PATH)
    exec(compile(source, PATH, "exec"), vars(module))
    return module


@pytest.fixture
def learner_of() -> Callable[[str], Learner]:
    """Makes a guarded learner from source text."""
    return lambda source: Learner(module_of(source), PATH)


@pytest.fixture
def judge_of() -> Callable[..., Judge]:
    """Makes a judge from the learner's, the right and the starter's source text."""

    def make(source: str, right: str, starter: str = "", slips: ModuleType | None = None) -> Judge:
        reference = module_of(right, "right_answer")
        return Judge(module_of(source), PATH, source, reference, starter, lambda: slips)

    return make
