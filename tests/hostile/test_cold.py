"""Every hostile file through the real program: the right outcome in plain words, and nothing left behind."""

import sys
from collections.abc import Iterator
from pathlib import Path

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


class Folder:
    """A lab folder in which one case after the other is judged."""

    def __init__(self, root: Path, **environment: str) -> None:
        self._shelter = Shelter(root, **environment)
        self._judged = 0

    def complaints(self, case: Case) -> list[str]:
        """What was not as the case promises."""
        found = self._shelter.complaints(case)
        if found or self._judged % EVERY == 0:
            found += [f"a right answer afterwards: {said}" for said in self._shelter.complaints(GOOD)]
        self._judged += 1
        return found


def _folder(root: Path, **environment: str) -> Iterator[Folder]:
    adopt_orphans(True)
    yield Folder(root, **environment)
    adopt_orphans(False)


@pytest.fixture(scope="module")
def forked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    yield from _folder(tmp_path_factory.mktemp("fork"))


@pytest.fixture(scope="module")
def spawned(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    yield from _folder(tmp_path_factory.mktemp("spawn"), TXLAB_SPARES="spawn")


def by_name(case: Case) -> str:
    return case.name


@pytest.mark.parametrize("case", COLD, ids=by_name)
def test_a_case_is_told_as_it_promises(forked: Folder, case: Case) -> None:
    judge(forked.complaints(case), case)


@pytest.mark.parametrize("case", SPAWNED, ids=by_name)
def test_and_where_no_process_is_forked(spawned: Folder, case: Case) -> None:
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
