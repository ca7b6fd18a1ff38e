"""`txlab init`: make a lab folder, or add what an existing one misses."""

import os
from pathlib import Path

from txlab import lab, scaffold
from txlab.plain import plain

DEFAULT = "transformers-lab"


def run(start: Path, directory: str | None) -> int:
    """Make the lab folder `directory`, counted from `start`, and say what was done."""
    folder = Path(os.path.normpath(start / (directory or DEFAULT)))
    shipped = lab.load()
    made = scaffold.make(folder, shipped)
    shown = plain(os.path.relpath(folder, start))
    if made.is_new:
        print(f"Made a lab with {len(shipped.exercises)} exercises in {shown}. To begin:\n")
        if shown != ".":
            print(f"    cd {shown}")
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
