"""Every hostile file through the real program: the right outcome in plain words, and nothing left behind."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from case import RIGHT, Case
from catalogue import cases
from shelter import Shelter, adopt_orphans

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes as Linux shows them")
CASES = cases()
COLD = [case for case in CASES if not case.warm_only]
# Spares that start by themselves differ in how they begin and how they end, which is what these try.
SPAWNED = [
    case
    for case in COLD
    if not case.needs_fork
    and case.name.startswith(
        ("kill_", "stray_daemon", "fd_close", "exit_os", "loop_stop", "memory_at_once_f")
    )
]
GOOD = Case("right", RIGHT.encode(), ("passed",))
EVERY = 10  # after so many cases, and after each that went wrong, a right answer has to pass


class Ahead:
    """Runs the cases at hand in a few lab folders at a time; a test takes what came of its own."""

    def __init__(self, root: Path, wanted: list[Case], **environment: str) -> None:
        count = (os.cpu_count() or 1) + 1  # some of them only wait
        self._free: SimpleQueue[tuple[Shelter, int]] = SimpleQueue()
        for number in range(count):
            (root / str(number)).mkdir()
            self._free.put((Shelter(root / str(number), **environment), 0))
        self._executor = ThreadPoolExecutor(count)
        self._runs = {case.name: self._executor.submit(self._complaints, case) for case in wanted}

    def complaints(self, case: Case) -> list[str]:
        """What was not as the case promises."""
        run: Future[list[str]] = self._runs[case.name]
        return run.result()

    def close(self) -> None:
        """Starts no more of them."""
        self._executor.shutdown(cancel_futures=True)

    def _complaints(self, case: Case) -> list[str]:
        shelter, count = self._free.get()
        try:
            found = shelter.complaints(case)
            if found or count % EVERY == 0:
                found += [f"a right answer afterwards: {complaint}" for complaint in shelter.complaints(GOOD)]
            return found
        finally:
            self._free.put((shelter, count + 1))


def _ahead(request: pytest.FixtureRequest, test: str, root: Path, **environment: str) -> Iterator[Ahead]:
    items = [item for item in request.session.items if getattr(item, "originalname", "") == test]
    adopt_orphans(True)
    ahead = Ahead(root, [item.callspec.params["case"] for item in items], **environment)
    yield ahead
    ahead.close()
    adopt_orphans(False)


@pytest.fixture(scope="module")
def forked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ahead]:
    yield from _ahead(request, "test_a_case_is_told_as_it_promises", tmp_path_factory.mktemp("fork"))


@pytest.fixture(scope="module")
def spawned(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ahead]:
    test, root = "test_and_where_no_process_is_forked", tmp_path_factory.mktemp("spawn")
    yield from _ahead(request, test, root, TXLAB_SPARES="spawn")


def by_name(case: Case) -> str:
    return case.name


@pytest.mark.parametrize("case", COLD, ids=by_name)
def test_a_case_is_told_as_it_promises(forked: Ahead, case: Case) -> None:
    judge(forked.complaints(case), case)


@pytest.mark.parametrize("case", SPAWNED, ids=by_name)
def test_and_where_no_process_is_forked(spawned: Ahead, case: Case) -> None:
    judge(spawned.complaints(case), case)


def judge(found: list[str], case: Case) -> None:
    assert not found, f"{case.name}\n" + "\n".join(found)


def test_there_are_many_cases_and_each_has_a_name_of_its_own() -> None:
    names = [case.name for case in CASES]
    assert len(names) == len(set(names)) > 300


def test_a_case_can_fail(tmp_path: Path) -> None:
    shelter = Shelter(tmp_path)
    wrong = Case("x", b"def layer_norm(x, gamma, beta, eps=0):\n    return 5.0\n", ("passed",), ("nowhere",))
    found = "\n".join(shelter.complaints(wrong))
    assert "outcome failed" in found
    assert "not said: nowhere" in found
    litter = Case("y", b"open('left', 'w').close()\n" + RIGHT.encode(), ("passed",), lines=(3,))
    assert shelter.complaints(litter) == ["lab folder: left"]
