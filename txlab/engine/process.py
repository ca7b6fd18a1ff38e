"""Starts the process of a run, and ends it with everything it left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent.parent
# -P keeps the current directory off sys.path; the package's own place comes last: no file beside it wins.
_START = "import sys; sys.path.append(sys.argv.pop()); from txlab.engine.child import main; main()"
_KEPT = {"PYTHONHOME", "PYTHONNOUSERSITE", "PYTHONUSERBASE"}
_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
TAG = "TXLAB_RUN"


def start(cwd: Path, tag: str) -> subprocess.Popen[bytes]:
    """A process that waits for its order on stdin, in a session of its own; raises OSError."""
    return subprocess.Popen(
        [sys.executable, "-P", "-c", _START, str(_ROOT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        cwd=cwd,
        env=environment(os.environ, cwd, tag),
        start_new_session=sys.platform != "win32",
        creationflags=_new_group() if sys.platform == "win32" else 0,
    )


def environment(outer: Mapping[str, str], cwd: Path, tag: str) -> dict[str, str]:
    """`outer` without what could steer Python or pytest, with one BLAS thread and the run's tag."""
    dropped = ("PYTHON", "PYTEST", "COVERAGE", "COV_CORE")
    env = {key: value for key, value in outer.items() if key in _KEPT or not key.upper().startswith(dropped)}
    places = [place for place in outer.get("PYTHONPATH", "").split(os.pathsep) if _is_apart(place, cwd)]
    if places:
        env["PYTHONPATH"] = os.pathsep.join(places)
    env |= dict.fromkeys(_ONE_THREAD, "1")
    return env | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", TAG: tag}


def _is_apart(place: str, cwd: Path) -> bool:
    path = Path(place)
    return path.is_absolute() and path not in (cwd, cwd / "exercises")


def end(process: subprocess.Popen[bytes]) -> None:
    """Kills the process and its group; safe to call again and from any thread."""
    if sys.platform == "win32":
        if process.poll() is None:
            command = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
            subprocess.run(command, capture_output=True, check=False)
            process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def end_strays(tag: str) -> None:
    """Kills what left the group of a run, recognised by the tag in its environment; Linux only."""
    wanted = f"{TAG}={tag}".encode("ascii")
    for _ in range(5):
        found = [pid for pid in _own_processes() if wanted in _environ(pid).split(b"\0")]
        for pid in found:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        if not found:
            return


def _own_processes() -> list[int]:
    try:
        pids = [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    except OSError:
        return []
    return [pid for pid in pids if pid != os.getpid()]


def _environ(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""


def _new_group() -> int:
    names = ("CREATE_NEW_PROCESS_GROUP", "CREATE_NO_WINDOW")
    return sum(int(getattr(subprocess, name, 0)) for name in names)
