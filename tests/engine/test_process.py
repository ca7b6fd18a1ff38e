"""The environment of a run: nothing of the learner's steers Python or pytest."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from txlab.engine import ending, process
from txlab.engine.process import environment


def test_what_steers_python_and_pytest_is_dropped_and_the_rest_is_kept():
    outer = {
        "PYTEST_ADDOPTS": "-x",
        "PYTEST_PLUGINS": "p",
        "PYTHONSTARTUP": "s",
        "PYTHONINSPECT": "1",
        "COVERAGE_PROCESS_START": "c",
        "HOME": "/h",
        "PYTHONNOUSERSITE": "1",
    }
    env = environment(outer, Path("/lab"))
    assert env["HOME"] == "/h"
    assert env["PYTHONNOUSERSITE"] == "1"
    assert env["OPENBLAS_NUM_THREADS"] == "1"
    assert env["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] == "1"
    assert not {"PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTHONSTARTUP", "PYTHONINSPECT"} & env.keys()
    assert "COVERAGE_PROCESS_START" not in env


def test_a_run_can_be_asked_for_without_the_cost_of_numpy_or_pytest():
    script = "import sys, txlab.engine.runner; print({'numpy', 'pytest', 'rich', 'typer'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert told.stdout == "set()\n"


def test_only_places_apart_from_the_lab_stay_on_the_path(tmp_path):
    apart = tmp_path / "apart"
    places = ["", ".", "relative", str(tmp_path / "lab"), str(tmp_path / "lab" / "exercises"), str(apart)]
    env = environment({"PYTHONPATH": os.pathsep.join(places)}, tmp_path / "lab")
    assert env["PYTHONPATH"] == str(apart)
    assert "PYTHONPATH" not in environment({"PYTHONPATH": "."}, tmp_path)


def test_sets_have_one_order_in_every_run(tmp_path):
    """an answer that leans on the order of a set fails the same way tomorrow."""
    assert environment({"PYTHONHASHSEED": "17"}, tmp_path)["PYTHONHASHSEED"] == "0"


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_where_no_orphans_can_be_adopted_processes_start_all_the_same(tmp_path, monkeypatch, system):
    def refuse(*_args):
        raise TypeError("there is no such library")  # as Windows does

    monkeypatch.setattr(ending.ctypes, "CDLL", refuse)
    ending.libc.cache_clear()
    monkeypatch.setattr(sys, "platform", system)
    started = process.start("spare", tmp_path, subprocess.DEVNULL)
    started.kill()
    started.communicate()
    process.end_orphans()
