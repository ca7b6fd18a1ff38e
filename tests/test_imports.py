"""Imports go one way, and a part that is pure pulls in nothing that is not."""

import subprocess
import sys

import pytest


def loaded_by(module: str, package: str = "txlab") -> set[str]:
    """The modules of a package that importing one of txlab's loads, in a fresh Python."""
    script = f"import sys, {module}; print(*(name for name in sys.modules if name.startswith({package!r})))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_watch_logic_knows_only_records() -> None:
    others = {name for name in loaded_by("txlab.flow") if not name.startswith("txlab.flow")}
    assert others == {"txlab", "txlab.model", "txlab.standing"}


@pytest.mark.parametrize(
    ("module", "above"),
    [
        ("txlab.watch.loop", ("txlab.commands", "txlab.app", "txlab.cli")),
        ("txlab.screens.watch", ("txlab.watch", "txlab.commands", "txlab.app", "txlab.cli", "txlab.output")),
        ("txlab.engine.runner", ("txlab.screens", "txlab.watch", "txlab.commands", "txlab.output")),
        (
            "txlab.workspace",
            ("txlab.screens", "txlab.watch", "txlab.commands", "txlab.engine", "txlab.output"),
        ),
    ],
)
def test_nothing_imports_what_is_above_it(module: str, above: tuple[str, ...]) -> None:
    assert not {name for name in loaded_by(module) if name.startswith(above)}


@pytest.mark.parametrize("package", ["typer", "pydantic", "numpy", "pytest", "_pytest"])
@pytest.mark.parametrize("module", ["txlab.cli", "txlab.commands.begin", "txlab.watch.loop"])
def test_what_stays_open_all_day_holds_nothing_it_does_not_need(module: str, package: str) -> None:
    assert not loaded_by(module, package)


@pytest.mark.parametrize(
    "module", ["txlab.cli", "txlab.engine.runner", "txlab.engine.warm", "txlab.watch.loop"]
)
def test_what_only_posix_systems_have_is_not_needed_to_load(module: str) -> None:
    """As on Windows, as far as that can be tried elsewhere."""
    missing = "sys.modules.update(dict.fromkeys(('fcntl', 'resource', 'pwd', 'grp', 'posix_ipc')))"
    # Loaded first: these libraries have their own ways on Windows.
    script = f"import sys, pytest, watchfiles; {missing}; import {module}"
    subprocess.run([sys.executable, "-c", script], check=True)
