"""Every hostile file in one runner, as `txlab watch` has it: what one does never reaches the next."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from case import RIGHT, Case
from catalogue import cases
from shelter import Shelter, adopt_orphans, broken_promises

from txlab import report, workspace
from txlab.engine.runner import Runner, runner_for
from txlab.model import Verdict

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")
GOOD = Case("right", RIGHT.encode(), ("passed",))
LIMIT = 10.0  # seconds
PATIENCE = 20.0  # seconds
IDLE = 3  # the warm process, the one that waits, and its keeper
MEMORY = 1024  # MiB: half of the lab's, to be full sooner


class Warm:
    """One runner with a process that waits, in one lab folder, for all cases."""

    def __init__(self, shelter: Shelter) -> None:
        self.shelter = shelter
        self._workspace = workspace.find(shelter.lab)
        self._exercise = self._workspace.lab.exercises[5]
        self.runner: Runner = runner_for(self._workspace.lab, [self._exercise], shelter.lab, parked=1)
        self.complaints(GOOD)
        assert self.strays() == []

    def complaints(self, case: Case) -> list[str]:
        """Judges a case; what is not as it promises."""
        self.shelter.clear()
        case.put(self.shelter.file)
        prepared = self._workspace.prepare(self._exercise)
        if isinstance(prepared, Verdict):
            verdict = prepared
        else:
            # The limit of a cold run leaves time for a slow start, which there is none of here.
            limit = LIMIT if case.timeout is None else max(0.5, case.timeout / 2)
            verdict = self.runner.run(replace(prepared, timeout=limit, memory_mib=MEMORY))
        said = report.to_json(self._workspace.lab, [(self._exercise, verdict)], total=1).encode()
        return broken_promises(case, subprocess.CompletedProcess((), 0 if verdict.passed else 1, said, b""))

    def strays(self) -> list[str]:
        """What there is more than the warm process and the one that waits, after a moment's patience."""
        deadline = time.monotonic() + PATIENCE
        # While one run is tidied up behind and another is being made ready, there is more or less.
        while (found := self._surplus()) and time.monotonic() < deadline:
            time.sleep(0.005)
        return found

    def _surplus(self) -> list[str]:
        processes = len(self.shelter.processes()) - IDLE
        folders = len(list(Path(self.runner._pool._scratch.name).iterdir())) - 1
        counts = {"processes": processes, "folders for temporary files": folders}
        return [f"{count:+} {name}" for name, count in counts.items() if count]


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Warm]:
    adopt_orphans(True)
    shelter = Shelter(tmp_path_factory.mktemp("warm"))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in shelter.environment.items():
            patch.setenv(name, value)
        patch.setattr(tempfile, "tempdir", str(shelter.temporary))
        warm = Warm(shelter)
        yield warm
        warm.runner.close()
        assert shelter.leftovers() == []
        assert list(shelter.temporary.iterdir()) == []
    adopt_orphans(False)


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_after_each_case_a_right_answer_passes(warm: Warm, case: Case) -> None:
    found = warm.complaints(case)
    found += [f"a right answer afterwards: {complaint}" for complaint in warm.complaints(GOOD)]
    found += warm.strays() + warm.shelter.shared_memory(case)
    assert not found, f"{case.name}\n" + "\n".join(found)
