"""A lab of one exercise in a temporary folder, with checks of its own."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from txlab.engine.pool import WAY
from txlab.engine.runner import Request, Runner
from txlab.model import Exercise, Verdict

EXERCISE = Exercise(1, "ex01_add", "Add", 1, "Adding adds.", ("add",), ())

CHECKS = '''
import numpy as np
from txlab.checking import expect

def test_adds(learner):
    """adds two numbers"""
    expect(learner.add(2, 3) == 5, "add(2, 3) is not 5")

def test_zero(learner):
    """zero changes nothing"""
    expect(learner.add(0, 3) == 3, "add(0, 3) is not 3")

def test_arrays(learner):
    """arrays are added number by number"""
    expect(np.array_equal(learner.add(np.ones(2), np.ones(2)), np.full(2, 2.0)), "the arrays are not added")
'''
SOLUTION = "def add(a, b):\n    return a + b\n"


class Lab:
    """The folder of a small lab; `run` runs a learner's text against its checks."""

    def __init__(self, root: Path, runner: Runner) -> None:
        self.root = root
        self.runner = runner
        for name in ("lab/exercises", "shipped/checks/slips", "shipped/solutions"):
            (root / name).mkdir(parents=True)
        self.cwd = root / "lab"
        self.path = self.cwd / "exercises" / EXERCISE.filename
        self.checks = root / "shipped" / "checks" / EXERCISE.filename
        self.solution = root / "shipped" / "solutions" / EXERCISE.filename
        self.checks.write_text(CHECKS, encoding="utf-8")
        self.solution.write_text(SOLUTION, encoding="utf-8")

    def request(self, source: str | bytes | None, timeout: float = 20.0, memory_mib: int = 512) -> Request:
        return Request(
            exercise=EXERCISE,
            checks=self.checks,
            solution=self.solution,
            starter="",
            path=self.path,
            source=source.encode("utf-8") if isinstance(source, str) else source,
            timeout=timeout,
            memory_mib=memory_mib,
            cwd=self.cwd,
        )

    @contextmanager
    def killed(self, source: str) -> Iterator[None]:
        """Runs a learner's text in a process of its own, which is killed at the end of the block."""
        script = (
            "from pathlib import Path\n"
            "from txlab.engine.runner import Request, Runner; from txlab.model import Exercise\n"
            "e = Exercise(1, 'ex01_add', '', 1, '', (), ())\n"
            f"cwd = Path({str(self.cwd)!r})\n"
            f"Runner(cwd).run(Request(e, Path({str(self.checks)!r}), Path({str(self.solution)!r}), '', "
            f"Path({str(self.path)!r}), {source.encode()!r}, 200, 512, cwd))\n"
        )
        process = subprocess.Popen([sys.executable, "-c", script])
        try:
            yield
        finally:
            process.kill()
            process.wait()

    def run(self, source: str | bytes | None, timeout: float = 20.0, memory_mib: int = 512) -> Verdict:
        return self.runner.run(self.request(source, timeout, memory_mib))


@pytest.fixture(scope="session", params=["fork", "spawn"])
def way(request: pytest.FixtureRequest) -> str:
    """How the engine makes its processes: every test here runs in both ways, where there are two."""
    if request.param == "fork" and sys.platform != "linux":
        pytest.skip("processes are forked on Linux only")
    return request.param


@pytest.fixture(scope="session")
def runner(way: str) -> Iterator[Runner]:
    """One for all tests of a way, as one process of `txlab` has one for all its runs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(WAY, way)
        runner = Runner()
    with runner:
        yield runner


@pytest.fixture
def lab(tmp_path: Path, runner: Runner, way: str, monkeypatch: pytest.MonkeyPatch) -> Lab:
    monkeypatch.setenv(WAY, way)  # for this test alone: the fixtures above last as long as all of them
    return Lab(tmp_path, runner)


@pytest.fixture
def until() -> Callable[[Callable[[], bool]], bool]:
    """Waits for a condition with much patience; whether it came true."""

    def wait(condition: Callable[[], bool]) -> bool:
        for _ in range(3000):
            if condition():
                return True
            time.sleep(0.01)
        return False

    return wait


@pytest.fixture
def run(lab: Lab) -> Callable[..., Verdict]:
    return lab.run
