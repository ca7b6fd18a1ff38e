"""All processes of a program: what they cost, and their end."""

import os
import signal
from contextlib import suppress
from pathlib import Path

MARK = "TXLAB_BENCHMARK"
_PROC = Path("/proc")
_TICKS = os.sysconf("SC_CLK_TCK")


def family(mark: str, folder: Path) -> set[int]:
    """The processes that carry a mark in their environment or work in a folder, and all below them.

    All three, since a process may have left its parents, or been given another environment or folder.
    """
    parents = {pid: parent for pid in _all() if (parent := _parent(pid)) is not None}
    known = {pid for pid in parents if pid != os.getpid() and _belongs(pid, mark, folder)}
    while more := {pid for pid, parent in parents.items() if parent in known} - known:
        known |= more
    return known


def cpu_seconds(pids: set[int]) -> dict[int, float]:
    """What each of these processes has computed so far, in seconds of one core."""
    spent = {}
    for pid in pids:
        with suppress(OSError, IndexError):
            fields = _stat(pid)
            spent[pid] = (int(fields[11]) + int(fields[12])) / _TICKS
    return spent


def pss_mb(pids: set[int]) -> float:
    """The memory of these processes in MB, each shared page counted once among those that share it."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            for line in (_PROC / str(pid) / "smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
    return total * 1024 / 1e6


def descriptors(pids: set[int]) -> int:
    """How many descriptors these processes have open."""
    count = 0
    for pid in pids:
        with suppress(OSError):
            count += sum(1 for _ in (_PROC / str(pid) / "fd").iterdir())
    return count


def end(pids: set[int]) -> None:
    """Kill these processes, each by its number."""
    for pid in pids:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)


def _all() -> list[int]:
    return [int(entry.name) for entry in _PROC.iterdir() if entry.name.isdigit()]


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat from the third on; the second, a name, may hold spaces."""
    return (_PROC / str(pid) / "stat").read_text(errors="replace").rpartition(")")[2].split()


def _parent(pid: int) -> int | None:
    try:
        fields = _stat(pid)
    except OSError:
        return None
    # A process that has ended and waits to be collected costs nothing.
    return None if fields[0] == "Z" else int(fields[1])


def _belongs(pid: int, mark: str, folder: Path) -> bool:
    with suppress(OSError):
        if f"{MARK}={mark}".encode() in (_PROC / str(pid) / "environ").read_bytes():
            return True
        where = (_PROC / str(pid) / "cwd").readlink()
        return where == folder or folder in where.parents
    return False
