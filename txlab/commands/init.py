"""`txlab init`: make a lab folder, or add what an existing one misses."""

import os
import shlex
from pathlib import Path

from txlab import lab, scaffold
from txlab.plain import plain

DEFAULT = "transformers-lab"


def run(start: Path, directory: str | None) -> int:
    """Make the lab folder `directory`, counted from `start`, and say what was done."""
    folder = Path(os.path.normpath(start / (directory or DEFAULT)))
    shipped = lab.load()
    made = scaffold.make(folder, shipped)
    shown = plain(_as_seen(folder))
    if made.is_new:
        print(f"Made a lab with {len(shipped.exercises)} exercises in {shown}. To begin:\n")
        if shown != ".":
            print(f"    cd {shown if os.name == 'nt' else shlex.quote(shown)}")
        print("    txlab watch")
        return 0
    for verb, names in (("Added", made.added), ("Renewed the untouched starter", made.renewed)):
        for name in names:
            print(f"{verb}: {name}")
    for name in made.kept:
        print(
            f"Kept: {name}, which you have edited; there is a newer starter (txlab reset {Path(name).stem})"
        )
    if not (made.added or made.renewed or made.kept):
        print(f"{shown} already is a complete lab folder: nothing to do.")
    return 0


def _as_seen(folder: Path) -> str:
    """The folder from where the shell stands, which with -C is not where txlab works."""
    try:
        return os.path.relpath(folder)
    except (OSError, ValueError):
        # The shell's folder is gone, or is on another drive.
        return str(folder)
