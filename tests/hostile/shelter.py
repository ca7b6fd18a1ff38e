"""A lab folder to run hostile files in, through the real program, and what they leave behind there."""

import ctypes
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from case import RIGHT, Case

NUMBER = "6"
FILE = "exercises/ex06_layer_norm.py"
_GUARD = 60  # seconds after which a run hangs; no measure of its speed
_PATIENCE = 5.0
_MARK = "TXLAB_HOSTILE"
_SHARED = Path("/dev/shm")
_SET_CHILD_SUBREAPER = 36
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_OURS = (
    "pytest",
    "fixture",
    "assert",
    "traceback",
    "internalerror",
    "txlab/",
    "txlab.engine",
    "site-packages",
)
_LONGEST = 4000
_starting = threading.Lock()
_programs: set[int] = set()  # the processes of txlab that we started and that are not over


def adopt_orphans(wanted: bool) -> None:
    """Makes this process the parent of all that outlives a run, so that nothing goes unseen."""
    ctypes.CDLL(None).prctl(_SET_CHILD_SUBREAPER, int(wanted), 0, 0, 0)


class Shelter:
    """A lab folder made by `txlab init`, and a folder for temporary files that must stay empty."""

    def __init__(self, root: Path, **environment: str) -> None:
        self.lab = root / "lab"
        self.temporary = root / "tmp"
        self.temporary.mkdir()
        self.file = self.lab / FILE
        self._mark = secrets.token_hex(8)
        kept = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
        self.environment = {**kept, "TMPDIR": str(self.temporary), _MARK: self._mark, **environment}
        self._others = children()
        self.call("init", str(self.lab), cwd=root)
        self.file.write_text(RIGHT, encoding="utf-8")
        self.call("run", NUMBER)

    def call(self, *arguments: str, cwd: Path | None = None) -> "subprocess.CompletedProcess[bytes]":
        """The real program, to its end."""
        with tempfile.TemporaryFile() as printed, tempfile.TemporaryFile() as complained:
            with _starting:
                process = subprocess.Popen(
                    [sys.executable, "-m", "txlab", *arguments],
                    cwd=cwd or self.lab,
                    env=self.environment,
                    stdin=subprocess.DEVNULL,
                    stdout=printed,
                    stderr=complained,
                )
                _programs.add(process.pid)
            try:
                code = process.wait(_GUARD)
            finally:
                process.kill()
                process.wait()
                _programs.discard(process.pid)
            for stream in (printed, complained):
                stream.seek(0)
            return subprocess.CompletedProcess(arguments, code, printed.read(), complained.read())

    def clear(self) -> None:
        """Takes away whatever is in the place of the learner's file, and beside it."""
        for path in self.file.parent.iterdir():
            if path == self.file or not re.fullmatch(r"ex\d\d_\w+\.py", path.name):
                shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()

    def complaints(self, case: Case) -> list[str]:
        """Runs a case by `txlab run`; what is not as it must be, each in one line."""
        self.clear()
        case.put(self.file)
        before = self.belongings()
        limit = ["--timeout", str(case.timeout)] if case.timeout else []
        done = self.call("run", NUMBER, "--json", *limit)
        found = [f"left behind: {left}" for left in self.leftovers()]
        found += [f"lab folder: {path}" for path in sorted(self.belongings() ^ before)]
        return found + self.shared_memory(case) + broken_promises(case, done)

    def belongings(self) -> set[str]:
        """All that lies in the lab folder, and where temporary files go."""
        names = {str(path.relative_to(self.lab)) for path in self.lab.rglob("*")}
        return names | {str(path) for path in self.temporary.rglob("*")}

    def leftovers(self) -> list[str]:
        """The processes that are left of a run, after a moment's patience; they are ended here."""
        deadline = time.monotonic() + _PATIENCE
        while (found := self.processes()) and time.monotonic() < deadline:
            time.sleep(0.005)
        told = [f"process {pid} ({_command(pid)})" for pid in found]
        for pid in found:
            with suppress(OSError):
                os.kill(pid, 9)
        return told

    def shared_memory(self, case: Case) -> list[str]:
        """What shared memory a case left, named by it and this lab folder's mark; it is taken away here."""
        left = list(_SHARED.glob(f"{case.name}-{self._mark}"))
        for path in left:
            path.unlink()
        return [f"shared memory: {path.name}" for path in left]

    def processes(self) -> list[int]:
        """All that runs in this lab folder, or came of it and lost its parents."""
        with _starting:
            orphans = children() - self._others - _programs
        for pid in list(orphans):
            with suppress(OSError):
                if os.waitpid(pid, os.WNOHANG)[0]:
                    orphans.discard(pid)
        return [pid for pid in _pids() if pid != os.getpid() and self._is_mine(pid, pid in orphans)]

    def _is_mine(self, pid: int, is_orphan: bool) -> bool:
        """By its environment, which may have been cleared, or else by its folder, which may be another."""
        with suppress(OSError):
            environment = Path(f"/proc/{pid}/environ").read_bytes()
            if f"{_MARK}=".encode() in environment:
                return f"{_MARK}={self._mark}".encode() in environment
            return is_orphan or Path(f"/proc/{pid}/cwd").readlink().is_relative_to(self.lab)
        return is_orphan


def broken_promises(case: Case, done: "subprocess.CompletedProcess[bytes]") -> list[str]:
    """What of a run's exit code, streams and verdict is not as the case promises."""
    try:
        (entry,) = json.loads(done.stdout)["exercises"]
    except (ValueError, KeyError):
        return [f"no verdict: exit {done.returncode}, {done.stdout[-500:]!r}, {done.stderr[-500:]!r}"]
    found = []
    if entry["outcome"] not in case.outcomes:
        found.append(f"outcome {entry['outcome']}: {entry['failure']}")
    if done.returncode != (0 if entry["outcome"] == "passed" else 1):
        found.append(f"exit code {done.returncode} of {entry['outcome']}")
    if done.stderr:
        found.append(f"stderr: {done.stderr[-500:]!r}")
    found += [f"not printed: {words}" for words in case.printed if words not in entry["output"]]
    if _CONTROL.search(entry["output"]):
        found.append("terminal codes in the output")
    if len(case.outcomes) > 1:
        return found + (_unfit(case, entry["failure"]) if entry["failure"] else [])
    if (entry["failure"] is None) != (entry["outcome"] == "passed"):
        return [*found, f"failure {entry['failure']}"]
    return found + (_unfit(case, entry["failure"]) if entry["failure"] else [])


def _unfit(case: Case, failure: dict[str, Any]) -> list[str]:
    """What is wrong with the words of a failure."""
    told = f"{failure['title']}\n{failure['message']}"
    found = [f"not said: {words}\n{told}" for words in case.words if words not in told]
    if _CONTROL.search(told):
        found.append(f"terminal codes: {told!r}")
    own = case.text.lower()
    found += [
        f"a word of ours, {word}:\n{told}" for word in _OURS if word in told.lower() and word not in own
    ]
    if case.lines and failure["line"] not in case.lines:
        found.append(f"line {failure['line']} instead of one of {case.lines}:\n{told}")
    if len(told) > _LONGEST or not failure["message"].strip():
        found.append(f"a message of {len(told)} characters")
    return found


def children() -> set[int]:
    """The children of this process."""
    found = set()
    for pid in _pids():
        with suppress(OSError, IndexError):
            status = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
            if int(status[1]) == os.getpid():
                found.add(pid)
    return found


def _pids() -> list[int]:
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdigit()]


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")[:100]
    return "gone"
