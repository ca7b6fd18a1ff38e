"""Files that lie beside the learner's, under names that Python or a test runner would take up."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from case import RIGHT, Case
from shelter import FILE, NUMBER, Shelter, adopt_orphans, broken_promises

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")
TRAP = "open({place!r}, 'a').write(__name__ + ' ')\nraise SystemExit('the wrong file')\n"
MODULES = [
    "numpy.py", "random.py", "math.py", "conftest.py", "pytest.py", "_pytest.py", "json.py", "typing.py",
    "dataclasses.py", "os.py", "site.py", "sitecustomize.py", "usercustomize.py", "builtins.py", "rich.py",
    "typer.py", "inspect.py", "linecache.py", "tempfile.py", "tomllib.py", "signal.py", "encodings.py",
    "numpy/__init__.py", "checks/ex06_layer_norm.py", "solutions/ex06_layer_norm.py",
]  # fmt: skip
TAKEN = "taken_up"
SETTINGS = {
    "pytest.ini": "[pytest]\naddopts = --collect-only -p nothing_such\npython_functions = nothing\n",
    "tox.ini": "[pytest]\naddopts = --nope\n",
    "setup.cfg": "[tool:pytest]\naddopts = --nope\n",
    "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--nope'\n",
    ".coveragerc": "[run]\nbranch = nonsense\n",
    "pyvenv.cfg": "home = /nowhere\n",
    "info.toml": "not = [toml",
}
IMPORTS = "import json, math, os, random, typing\n"
GOOD = Case("right", (IMPORTS + RIGHT).encode(), ("passed",))
BAD = Case("bad", b"def layer_norm(x, g, b, eps=0):\n    return x * g + b\n", ("failed",), ("wanted",))


@pytest.fixture(scope="module")
def shelter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelter]:
    adopt_orphans(True)
    shelter = Shelter(tmp_path_factory.mktemp("beside"))
    for name in MODULES:
        for folder in (shelter.lab, shelter.lab / "exercises"):
            path = folder / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(TRAP.format(place=str(shelter.lab / TAKEN)), encoding="utf-8")
    for name, text in SETTINGS.items():
        for folder in (shelter.lab, shelter.lab / "exercises"):
            (folder / name).write_text(text, encoding="utf-8")
    yield shelter
    adopt_orphans(False)


@pytest.mark.parametrize("case", [GOOD, BAD], ids=lambda case: case.name)
@pytest.mark.parametrize("folder", [".", "exercises"])
@pytest.mark.parametrize("start", [["-m", "txlab"], ["-P", "-c", "from txlab.cli import main; main()"]])
@pytest.mark.parametrize("way", ["fork", "spawn"])
def test_what_lies_about_changes_nothing(
    shelter: Shelter, case: Case, folder: str, start: list[str], way: str
) -> None:
    (shelter.lab / FILE).write_bytes(case.content if isinstance(case.content, bytes) else b"")
    traps = {
        "PYTEST_ADDOPTS": "--collect-only",
        "PYTEST_PLUGINS": "nothing_such",
        "TXLAB_SPARES": way,
    }
    done = subprocess.run(
        [sys.executable, *start, "run", NUMBER, "--json"],
        cwd=shelter.lab / folder,
        env=shelter.environment | traps,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    taken = shelter.lab / TAKEN
    assert (taken.read_text(encoding="utf-8") if taken.exists() else "") == ""
    assert broken_promises(case, done) == []
    assert shelter.leftovers() == []
