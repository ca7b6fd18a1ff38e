"""For those who write checks: the `learner` of a plain test run, without the engine around it.

`checks/conftest.py` takes both names from here, so that `python -m pytest
checks/ex06_layer_norm.py` judges the shipped solution, and `--learner FILE`
any other file.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from txlab.checking.guard import Learner
from txlab.checking.judge import Judge
from txlab.engine.load import CannotLoad, Loaded, load


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--learner FILE`, the answer to judge in place of the shipped solution."""
    parser.addoption(
        "--learner", metavar="FILE", type=Path, default=None, help="judge this file, not the shipped solution"
    )


@pytest.fixture
def learner(request: pytest.FixtureRequest) -> Iterator[Learner]:
    """The file to judge behind its guard; a failed check is told as a learner would read it."""
    judge = _judge(request.path, request.config.getoption("--learner"))
    before = np.seterr(all="ignore")
    try:
        yield judge.learner()
    finally:
        np.seterr(**before)


def _judge(checks: Path, answer: Path | None) -> Judge:
    root, name = checks.parent.parent, checks.name
    starter, solution, slips = (
        root / "exercises" / name,
        root / "solutions" / name,
        checks.parent / "slips" / name,
    )
    right = _load(solution, "right")
    judged = _load(answer or solution, "judged")
    return Judge(
        judged.module,
        str(answer or solution),
        judged.source,
        right.module,
        starter.read_text(encoding="utf-8") if starter.is_file() else "",
        _load(slips, "slips").module if slips.is_file() else None,
    )


def _load(path: Path, kind: str) -> Loaded:
    if not path.is_file():
        raise pytest.UsageError(f"no such file: {path}")
    try:
        return load(path.read_bytes(), str(path), path.name, f"txlab_{kind}_{path.stem}")
    except CannotLoad as error:
        pytest.fail(f"{error.failure.title}\n{error.failure.message}", pytrace=False)
