"""What every command starts with: the lab folder, what is remembered, and the exercise meant."""

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from txlab import naming, standing, workspace
from txlab.model import Exercise, Verdict
from txlab.output import defused, is_tty
from txlab.plain import plain
from txlab.progress import Store
from txlab.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Session:
    """One command at work in a lab folder; `start` is where relative paths are counted from."""

    workspace: Workspace
    store: Store
    start: Path

    def exercise(self, text: str | None) -> Exercise:
        """The exercise the learner named, or the one meant without a name; LabError for an unknown one."""
        if text is None:
            return standing.current(self.workspace.lab.exercises, self.store.load())
        return naming.resolve(self.workspace, text, self.start)

    def warn(self) -> None:
        """Say, once and on standard error, what could not be read or remembered."""
        if self.store.warning is not None:
            print(f"txlab: {plain(self.store.warning)}", file=sys.stderr)
            self.store.warning = None


def here() -> Path:
    """The current directory."""
    try:
        return Path.cwd()
    except FileNotFoundError:
        # The shell stands in a folder that was deleted; the sentence about it comes from `workspace.find`.
        return Path(os.environ.get("PWD", "deleted-folder"))


def open_session(start: Path, timeout: float | None = None) -> Session:
    """Find the lab folder; `timeout` in seconds overrides the lab's time limit of a run."""
    found = workspace.find(start)
    if timeout is not None:
        found = replace(found, lab=replace(found.lab, timeout=timeout))
    return Session(found, Store(found), start)


def show_output(verdict: Verdict) -> None:
    """Print what the learner's file printed, and an empty line behind it."""
    if verdict.output:
        print(defused(plain(verdict.output).rstrip("\n")), end="\n\n")


def is_interactive() -> bool:
    """Whether there is someone who can see a question and answer it."""
    return is_tty(sys.stdin) and is_tty(sys.stdout)


def ask(question: str, assumed: bool = False) -> bool:
    """Put a yes-or-no question; Enter alone is what is `assumed`, and anything else but a clear yes is no."""
    try:
        answer = input(f"{plain(question)} {'[Y/n]' if assumed else '[y/N]'} ").strip().lower()
    except EOFError:
        print()
        return False
    return assumed if not answer else answer in ("y", "yes")
