"""The shipped lab and its starters, read as a checkout reads them: from git's last commit."""

import sys
from types import ModuleType

import pytest

from txlab import lab as labs
from txlab import starters
from txlab.engine.load import load
from txlab.engine.runner import Request
from txlab.model import Exercise, Lab, Verdict

LAB = labs.load()


@pytest.fixture(params=LAB.exercises, ids=lambda exercise: exercise.name)
def exercise(request: pytest.FixtureRequest) -> Exercise:
    """Each exercise of the lab in turn."""
    return request.param


@pytest.fixture
def lab() -> Lab:
    """The shipped lab."""
    return LAB


@pytest.fixture
def starter(exercise: Exercise) -> str:
    """The exercise's starter as it is shipped."""
    return starters.starter(LAB, exercise)


@pytest.fixture
def solution(exercise: Exercise) -> str:
    """The exercise's solution."""
    return LAB.solution(exercise).read_text(encoding="utf-8")


@pytest.fixture
def module(exercise: Exercise):
    """Loads a file of the lab, or its text, as a module of a name of its own."""
    made: list[str] = []

    def make(kind: str, source: str) -> ModuleType:
        name = f"content_{kind}_{exercise.name}"
        made.append(name)
        return load(source.encode(), f"{kind}/{exercise.filename}", exercise.filename, name).module

    yield make
    for name in made:
        sys.modules.pop(name, None)


@pytest.fixture
def judged(exercise: Exercise, starter: str, tmp_path):
    """Judges a text as the exercise's file, through the real engine."""
    from txlab.engine.runner import Runner

    def judge(source: str) -> Verdict:
        request = Request(
            exercise=exercise,
            checks=LAB.checks(exercise),
            solution=LAB.solution(exercise),
            starter=starter,
            path=tmp_path / exercise.filename,
            source=source.encode(),
            timeout=LAB.timeout,
            memory_mib=LAB.memory_mib,
            cwd=tmp_path,
        )
        with Runner() as runner:
            return runner.run(request)

    return judge
