"""Starts processes of the engine in an environment that nothing of the learner's steers."""

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from txlab.engine.keeper import adopt_orphans, end_children, state_and_parent

_ROOT = Path(__file__).resolve().parent.parent.parent
# -P keeps the current directory off sys.path; the package's own place comes last: no file beside it wins.
_START = "import sys; sys.path.append(sys.argv.pop()); from txlab.engine.warm import {0}; {0}()"
_KEPT = {"PYTHONHOME", "PYTHONNOUSERSITE", "PYTHONUSERBASE"}
_MARK = os.urandom(16).hex()  # in the environment of what is started here, and of what comes of it
_started: set[int] = set()
_lock = threading.Lock()
# Of glibc: bytes up to which an array lies in the heap, and how many free ones at its end are kept.
# Each page that is fresh from the system takes some microseconds when it is first touched.
_HEAP = {"MALLOC_MMAP_THRESHOLD_": f"{4 << 20}", "MALLOC_TRIM_THRESHOLD_": f"{32 << 20}"}
_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def start(
    what: str, cwd: Path, stdin: int, said: IO[bytes] | int = subprocess.PIPE
) -> subprocess.Popen[bytes]:
    """Starts the function `what` of `warm` in a process and a session of its own; raises OSError.

    What it writes to its standard streams comes in two pipes, or all of it in `said`.
    """
    if sys.platform == "linux":
        adopt_orphans()
    with _lock:
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", _START.format(what), str(_ROOT)],
            stdin=stdin,
            stdout=said,
            stderr=said,
            bufsize=0,
            cwd=cwd,
            env=environment(os.environ, cwd),
            start_new_session=sys.platform != "win32",
            creationflags=_new_group() if sys.platform == "win32" else 0,
        )
        _started.add(process.pid)
    return process


def end_orphans() -> None:
    """Ends what came of the processes started here and has no other parent left than this one; Linux only.

    That is where a learner's file killed all that stood above it. Whatever else this process started is kept.
    """
    if sys.platform == "linux":
        with _lock:  # what is just being started must not be taken for one of them
            end_children(_is_kept)


def _is_kept(pid: int) -> bool:
    if pid in _started:
        return True
    try:
        given = Path(f"/proc/{pid}/environ").read_bytes()
        # None is left of one that is ending, and as long as it is no zombie its children are not here yet.
        is_dead = state_and_parent(pid)[0] == "Z"
    except OSError:
        return True
    return is_dead or (bool(given) and _MARK.encode("ascii") not in given)


def environment(outer: Mapping[str, str], cwd: Path) -> dict[str, str]:
    """`outer` without what could steer Python or pytest, with one BLAS thread and a heap for large arrays."""
    dropped = ("PYTHON", "PYTEST", "COVERAGE", "COV_CORE")
    env = {key: value for key, value in outer.items() if key in _KEPT or not key.upper().startswith(dropped)}
    places = [place for place in outer.get("PYTHONPATH", "").split(os.pathsep) if _is_apart(place, cwd)]
    if places:
        env["PYTHONPATH"] = os.pathsep.join(places)
    env |= dict.fromkeys(_ONE_THREAD, "1") | _HEAP
    # The order of a set is the same in every run: what fails today fails the same way tomorrow.
    return env | {"TXLAB_ENGINE": _MARK, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONHASHSEED": "0"}


def _is_apart(place: str, cwd: Path) -> bool:
    path = Path(place)
    return path.is_absolute() and path not in (cwd, cwd / "exercises")


def _new_group() -> int:
    names = ("CREATE_NEW_PROCESS_GROUP", "CREATE_NO_WINDOW")
    return sum(int(getattr(subprocess, name, 0)) for name in names)
