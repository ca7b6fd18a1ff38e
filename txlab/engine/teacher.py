"""For those who write checks: the `learner` of a plain test run, without the engine around it.

`checks/conftest.py` takes its names from here, so that `python -m pytest
checks/ex06_layer_norm.py` judges the shipped solution, and `--learner FILE`
any other file.
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from txlab.checking.failed import CheckFailed
from txlab.checking.guard import Learner
from txlab.checking.judge import Judge
from txlab.engine.bench import check_title
from txlab.engine.load import CannotLoad, Loaded, load
from txlab.model import slips_beside

_JUDGE = pytest.StashKey[Judge]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--learner FILE`, the answer to judge in place of the shipped solution."""
    parser.addoption(
        "--learner", metavar="FILE", type=Path, default=None, help="judge this file, not the shipped solution"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuses an answer that is not there, once."""
    answer = config.getoption("--learner")
    if answer is not None and not answer.is_file():
        raise pytest.UsageError(f"--learner: there is no file {answer}")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, None]:
    """Tells a failed check as a learner would read it; an error of the check itself keeps its traceback."""
    outcome = yield
    judge = item.stash.get(_JUDGE, None)
    if judge is not None and call.excinfo is not None and isinstance(call.excinfo.value, CheckFailed):
        finding = judge.explain(call.excinfo.value)
        outcome.get_result().longrepr = f"{check_title(item)}\n\n{finding.message}"


@pytest.fixture
def learner(request: pytest.FixtureRequest) -> Iterator[Learner]:
    """The file to judge behind its guard."""
    judge = _judge(request.path, request.config.getoption("--learner"))
    request.node.stash[_JUDGE] = judge
    before = np.seterr(all="ignore")
    try:
        yield judge.learner()
    finally:
        np.seterr(**before)


def _judge(checks: Path, answer: Path | None) -> Judge:
    slips, name = slips_beside(checks), checks.name
    root = slips.parent.parent.parent
    starter, solution = root / "exercises" / name, root / "solutions" / name
    right = _load(solution, "right")
    judged = _load(answer or solution, "judged")
    return Judge(
        judged.module,
        str(answer or solution),
        judged.source,
        right.module,
        starter.read_text(encoding="utf-8") if starter.is_file() else "",
        lambda: _load(slips, "slips").module if slips.is_file() else None,
    )


def _load(path: Path, kind: str) -> Loaded:
    if not path.is_file():
        raise pytest.UsageError(f"no such file: {path}")
    try:
        return load(path.read_bytes(), str(path), path.name, f"txlab_{kind}_{path.stem}")
    except CannotLoad as error:
        pytest.fail(f"{error.failure.title}\n{error.failure.message}", pytrace=False)
