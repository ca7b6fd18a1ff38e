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
_START = (
    "import sys; sys.path.append(sys.argv.pop()); from txlab.engine.keeper import keep; keep();"
    "from txlab.engine.child import main; main()"
)
_KEPT = {"PYTHONHOME", "PYTHONNOUSERSITE", "PYTHONUSERBASE"}
_ONE_THREAD = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def start(cwd: Path) -> subprocess.Popen[bytes]:
    """A process that waits for its order on stdin, in a session of its own; raises OSError."""
    return subprocess.Popen(
        [sys.executable, "-P", "-c", _START, str(_ROOT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        cwd=cwd,
        env=environment(os.environ, cwd),
        start_new_session=sys.platform != "win32",
        creationflags=_new_group() if sys.platform == "win32" else 0,
    )


def environment(outer: Mapping[str, str], cwd: Path) -> dict[str, str]:
    """`outer` without what could steer Python or pytest, with one BLAS thread."""
    dropped = ("PYTHON", "PYTEST", "COVERAGE", "COV_CORE")
    env = {key: value for key, value in outer.items() if key in _KEPT or not key.upper().startswith(dropped)}
    places = [place for place in outer.get("PYTHONPATH", "").split(os.pathsep) if _is_apart(place, cwd)]
    if places:
        env["PYTHONPATH"] = os.pathsep.join(places)
    env |= dict.fromkeys(_ONE_THREAD, "1")
    # The order of a set is the same in every run: what fails today fails the same way tomorrow.
    return env | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONHASHSEED": "0"}


def _is_apart(place: str, cwd: Path) -> bool:
    path = Path(place)
    return path.is_absolute() and path not in (cwd, cwd / "exercises")


def end(process: subprocess.Popen[bytes]) -> None:
    """Asks for the end of the process and all it started, without waiting; safe again and from any thread."""
    if sys.platform == "linux":
        process.terminate()  # its keeper ends the others first, then itself
    elif sys.platform == "win32":
        if process.poll() is None:
            command = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
            subprocess.run(command, capture_output=True, check=False)
            process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)


def gone(process: subprocess.Popen[bytes], seconds: float) -> None:
    """Waits until a process that was to end is gone; after `seconds` by force."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _new_group() -> int:
    names = ("CREATE_NEW_PROCESS_GROUP", "CREATE_NO_WINDOW")
    return sum(int(getattr(subprocess, name, 0)) for name in names)
