"""A file that cannot be read is a verdict on that exercise alone, and never a hang."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from txlab.workspace import Workspace

Program = Callable[..., "subprocess.CompletedProcess[str]"]


def folder(path: Path) -> None:
    path.mkdir()


def link_loop(path: Path) -> None:
    path.symlink_to(path.name)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def forbidden(path: Path) -> None:
    path.write_text("x = 1\n")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("root may read anything")


@pytest.fixture(params=[folder, link_loop, pipe, device, forbidden])
def unreadable(request: pytest.FixtureRequest, checkout: Workspace) -> Workspace:
    """The checkout with something in the place of the first file that cannot be read."""
    if sys.platform == "win32":
        pytest.skip("Windows has no pipes and links like these")
    path = checkout.file(checkout.lab.exercises[0])
    path.unlink()
    request.param(path)
    return checkout


def test_the_others_are_judged_all_the_same(unreadable: Workspace, txlab: Program) -> None:
    done = txlab("verify", "--json")
    assert (done.returncode, done.stderr) == (1, "")
    first, second = json.loads(done.stdout)["exercises"]
    assert first["outcome"] == "broken"
    assert first["failure"]["message"].startswith("exercises/ex01_double.py cannot be read: ")
    assert second["outcome"] == "failed"


def test_a_run_says_so(unreadable: Workspace, txlab: Program) -> None:
    done = txlab("run", "1")
    assert (done.returncode, done.stderr) == (1, "")
    assert "cannot be read: " in done.stdout
    assert "could not be loaded" in done.stdout


def test_other_commands_neither_hang_nor_fail(unreadable: Workspace, txlab: Program) -> None:
    assert txlab("list").returncode == 0
    for arguments in (["reset", "1", "--yes"], ["solution", "1", "--diff"]):
        done = txlab(*arguments)
        assert done.returncode == 2
        assert "cannot be read: " in done.stderr
