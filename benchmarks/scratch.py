"""Everything a measurement works on: lab folders, naive folders, programs, and their end."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

import processes
from terminal import DEADLINE, Terminal

ROOT = Path(__file__).resolve().parent.parent
NAIVE = Path(__file__).resolve().parent / "naive"
TXLAB = Path(sys.executable).parent / "txlab"
PYTEST = (sys.executable, "-m", "pytest", "-p", "no:hypothesispytest")
# What would make a program behave otherwise than for a learner with a plain terminal.
_DROPPED = ("PYTHON", "PYTEST", "GITHUB_", "TXLAB", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")


class Trouble(Exception):
    """A row cannot be measured; the text says why."""


class Scratch:
    """A folder for one row, and the processes started in it; its `with` block ends and removes them all."""

    def __init__(self) -> None:
        # Resolved, so that it can be compared with where processes say they work.
        self.folder = Path(tempfile.mkdtemp(prefix="txlab-benchmark-")).resolve()
        self._mark = uuid.uuid4().hex
        kept = {key: value for key, value in os.environ.items() if not key.startswith(_DROPPED)}
        self.environment = {**kept, "TERM": "xterm-256color", processes.MARK: self._mark}

    def __enter__(self) -> "Scratch":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for _ in range(50):
            if not (left := self.family()):
                break
            processes.end(left)
            time.sleep(0.05)
        shutil.rmtree(self.folder, ignore_errors=True)

    def lab(self, name: str = "lab") -> Path:
        """A lab folder as `txlab init` makes it."""
        folder = self.folder / name
        self.call([str(TXLAB), "init", str(folder)], self.folder)
        return folder

    def naive(self) -> Path:
        """The same starters beside plain tests."""
        folder = self.folder / "naive"
        no_caches = shutil.ignore_patterns("__pycache__")
        shutil.copytree(NAIVE / "checks", folder / "checks", ignore=no_caches)
        shutil.copytree(ROOT / "exercises", folder / "exercises", ignore=no_caches)
        return folder

    def watch(self, lab: Path) -> Terminal:
        """`txlab watch` on a terminal."""
        return Terminal([str(TXLAB), "watch"], lab, self.environment)

    def naive_watch(self, folder: Path) -> Terminal:
        """The naive watcher on a terminal."""
        return Terminal([sys.executable, str(NAIVE / "watcher.py"), str(folder)], folder, self.environment)

    def call(self, command: Sequence[str], folder: Path, codes: Sequence[int] = (0,)) -> tuple[float, str]:
        """Run a program to its end: how long it took in ms, and what it printed."""
        shown = " ".join(Path(part).name for part in command)
        start = time.perf_counter()
        try:
            done = subprocess.run(
                command,
                cwd=folder,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=3 * DEADLINE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Trouble(f"`{shown}` did not end") from None
        taken = (time.perf_counter() - start) * 1000
        if done.returncode not in codes:
            told = (done.stderr or done.stdout).strip().splitlines() or ["nothing"]
            raise Trouble(f"`{shown}` ended with {done.returncode}: {told[0]}")
        return taken, done.stdout

    def family(self) -> set[int]:
        """All processes that were started here, and theirs."""
        return processes.family(self._mark, self.folder)

    def settle(self) -> None:
        """Wait until the programs started here have finished what they do at their start."""
        deadline = time.perf_counter() + DEADLINE
        quiet, before = 0, self._spent()
        while quiet < 3 and time.perf_counter() < deadline:
            time.sleep(0.5)
            now = self._spent()
            # Less than 6 % of a core; the sum falls when a process ends.
            quiet = quiet + 1 if abs(now - before) < 0.03 else 0
            before = now

    def _spent(self) -> float:
        return sum(processes.cpu_seconds(self.family()).values())
