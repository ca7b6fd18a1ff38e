"""A tiny lab with two exercises, as a source checkout and as a lab folder, for tests of the program."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from txlab import lab as labs
from txlab import scaffold, workspace
from txlab.commands.session import Session
from txlab.progress import Store
from txlab.workspace import Workspace

# What is started in the background of a shell ignores it, and so would every program started here.
signal.signal(signal.SIGINT, signal.default_int_handler)

INFO = """\
name = "tiny"
title = "A tiny lab"
timeout = 10
memory_mib = 2048

[[exercise]]
number = 1
name = "ex01_double"
title = "Twice a number"
minutes = 1
takeaway = "Doubling is adding a number to itself."
functions = ["double"]
hints = ["Think of two equal bags.", "Add the number to itself.", "What does x + x give?", "Return that."]

[[exercise]]
number = 2
name = "ex02_half"
title = "Half a number"
minutes = 2
takeaway = "Halving undoes doubling."
functions = ["half"]
hints = ["Share a bag between two.", "Divide.", "By which number?", "By 2, with /."]
"""

STARTERS = {
    "ex01_double": '''\
"""Doubling.

Setup
-----
A number and itself.

Goal
----
Write `double`.
"""


def double(x):
    """Return twice x."""
    # TODO
    return None
''',
    "ex02_half": '''\
"""Halving.

Goal
----
Write `half`.
"""


def half(x):
    """Return half of x."""
    # TODO
    return None
''',
}

SOLUTIONS = {
    "ex01_double": '''\
"""Adding is shorter than multiplying here."""


def double(x):
    """Return twice x."""
    return x + x
''',
    "ex02_half": '''\
"""True division, since half of 3 is 1.5."""


def half(x):
    """Return half of x."""
    return x / 2
''',
}

CHECKS = {
    "ex01_double": '''\
from txlab.checking import expect_equal


def test_of_three(learner):
    """three doubled is six"""
    expect_equal(learner.double(3), 6, of="double(3)")


def test_of_zero(learner):
    """zero doubled is zero"""
    expect_equal(learner.double(0), 0, of="double(0)")
''',
    "ex02_half": '''\
from txlab.checking import expect_equal


def test_of_four(learner):
    """half of four is two"""
    expect_equal(learner.half(4), 2.0, of="half(4)")


def test_of_three(learner):
    """half of three is one and a half"""
    expect_equal(learner.half(3), 1.5, of="half(3)")
''',
}

PICTURE = '''\
from txlab.checking import as_array, draw
from txlab.drawing import HeatMap, Maps, Picture, Scale


def test_picture(learner):
    """the doubles can be drawn"""
    found = (learner.double(number) for number in (1.0, 2.0, 3.0))
    doubles = tuple(float(as_array(each, of="double(x)", shape_of=())) for each in found)
    rows = HeatMap("doubles", (doubles,), ("double",), ("of 1", "of 2", "of 3"))
    parts = (Maps(Scale(0.0, 9.0, "number"), (rows,)),)
    draw(Picture("Twice as much", parts, "Each cell is a double."), of=("double",))
'''

READING = """\
# A tiny lab

## How the lab works

You write `double`.

## Words

**Double.** Twice as much.

| word | meaning |
|---|---|
| half | not so much |
"""

CONTENT = {
    "exercises": STARTERS,
    "checks": CHECKS,
    "solutions": SOLUTIONS,
    "checks/pictures": {"ex01_double": PICTURE},
}

Program = Callable[..., "subprocess.CompletedProcess[str]"]


def write_lab(root: Path) -> Path:
    """Write the tiny lab's source into `root`, without git; return `root`."""
    root.mkdir(parents=True, exist_ok=True)
    (root / "info.toml").write_text(INFO)
    (root / "LESSON.md").write_text(READING)
    (root / "pyproject.toml").write_text('[project]\nname = "txlab"\n')
    for folder, files in CONTENT.items():
        (root / folder).mkdir(exist_ok=True)
        for name, text in files.items():
            (root / folder / f"{name}.py").write_text(text)
    return root


def commit(root: Path) -> None:
    """Put everything in `root` into a new git repository."""
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "start"]):
        subprocess.run([*git, *arguments], cwd=root, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Workspace:
    """The tiny lab as a source checkout with one commit."""
    root = write_lab(tmp_path / "checkout")
    commit(root)
    return workspace.find(root)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The tiny lab as what this txlab carries; the root of its files."""
    root = write_lab(tmp_path / "shipped")
    monkeypatch.setattr(labs, "shipped_root", lambda: root)
    return root


@pytest.fixture
def lab_folder(tmp_path: Path, shipped: Path) -> Workspace:
    """A lab folder as `init` makes it, of the tiny lab."""
    scaffold.make(tmp_path / "folder", labs.load())
    return workspace.find(tmp_path / "folder")


@pytest.fixture
def txlab(checkout: Workspace) -> Program:
    """Runs the real program in the checkout, without a terminal: `txlab("run", "1").returncode`."""

    def program(
        *arguments: str, cwd: Path | None = None, **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        environment = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
        return subprocess.run(
            [sys.executable, "-m", "txlab", *arguments],
            cwd=cwd or checkout.root,
            env={**environment, "PYTHONWARNINGS": "error", **variables},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    return program


@pytest.fixture
def solve() -> Callable[..., None]:
    """Writes the right answer into the learner's files: `solve(workspace, "ex01_double")`."""

    def write(space: Workspace, *names: str) -> None:
        for name in names:
            (space.root / "exercises" / f"{name}.py").write_text(SOLUTIONS[name])

    return write


@pytest.fixture
def session(checkout: Workspace) -> Session:
    """A command at work in the checkout."""
    return Session(checkout, Store(checkout), checkout.root)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """Mounts a disk of its own for a test: `disk("size=64k")`; skips where that is not allowed."""
    point = tmp_path / "disk"
    point.mkdir()

    def mount(options: str) -> Path:
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(point)]
        try:
            done = subprocess.run(command, capture_output=True, check=False)
        except OSError:
            pytest.skip("there is no mount command")
        if done.returncode != 0:
            pytest.skip("mounting a disk needs root on Linux")
        return point

    yield mount
    if point.is_mount():
        subprocess.run(["umount", "-l", str(point)], check=True)
