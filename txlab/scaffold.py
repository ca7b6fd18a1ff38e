"""Makes a lab folder, or adds to one what it misses, without ever overwriting the learner's work."""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

from txlab import __version__, files, starters
from txlab.errors import LabError
from txlab.model import Lab
from txlab.workspace import MARKER, STATE, is_checkout, read_marker

_README = """\
# {title}

Write the functions in `exercises/`, one file after the other, and let txlab judge each save:

    txlab watch

Every exercise starts out failing. `txlab hint` gives the next nudge, `txlab list` shows how far you
are, `txlab lesson` what there is to read, `txlab picture` draws what your functions compute, and
`txlab reset EXERCISE` puts a starter back (and keeps your file). More: `txlab --help`.

Keep this folder in git if you like, `txlab.toml` included.
"""
_IGNORED = f"{STATE}/\n__pycache__/\n"


@dataclass(slots=True)
class Made:
    """What making a lab folder did, as paths relative to it.

    `kept` names files with a newer starter that were left alone, because the
    learner has written in them.
    """

    is_new: bool
    added: list[str] = field(default_factory=list)
    renewed: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


def make(folder: Path, lab: Lab) -> Made:
    """Make `folder` a lab folder, or bring an existing one up to date.

    Raises LabError when the folder holds something else, belongs to another
    lab, or cannot be written.
    """
    try:
        return _make(folder, lab)
    except OSError as error:
        where = error.filename or folder
        raise LabError(f"{where} could not be written: {error.strerror or error}.") from error


def _make(folder: Path, lab: Lab) -> Made:
    recorded = _recorded(folder, lab)
    made = Made(is_new=recorded is None)
    shipped = {exercise.name: starters.starter(lab, exercise).encode() for exercise in lab.exercises}
    digests = {name: digest(data) for name, data in shipped.items()}
    folder.mkdir(parents=True, exist_ok=True)
    if recorded is None:
        # The marker comes first: if the disk fills up now, a second `init` adds the rest.
        files.create(folder / MARKER, _marker(lab, digests))
    (folder / "exercises").mkdir(exist_ok=True)
    for name, data in shipped.items():
        old = None if recorded is None else recorded.get(name)
        digests[name] = _starter(folder, f"exercises/{name}.py", data, old, made)
    readme = _README.format(title=lab.title).encode()
    for relative, data in (("README.md", readme), (".gitignore", _IGNORED.encode())):
        _add(folder, relative, data, made)
    marker = _marker(lab, digests)
    if (folder / MARKER).read_bytes() != marker:
        files.replace(folder / MARKER, marker)
    return made


def _recorded(folder: Path, lab: Lab) -> dict[str, str] | None:
    """The starters' digests of an existing lab folder; None when one can be made here."""
    if not folder.exists():
        return None
    if not folder.is_dir():
        raise LabError(f"{folder} is a file, so it cannot become a lab folder.")
    if (folder / MARKER).is_file():
        marker = read_marker(folder)
        if marker["lab"] != lab.name:
            raise LabError(
                f"{folder} belongs to the lab `{marker['lab']}`, but this txlab carries `{lab.name}`."
            )
        starters: dict[str, str] = marker.get("starters", {})
        return starters
    if is_checkout(folder):
        raise LabError(f"{folder} is the source of a lab, which is a lab folder as it stands.")
    if any(folder.iterdir()):
        raise LabError(f"{folder} is not empty and is not a lab folder.", "Name another: txlab init DIR")
    return None


def _starter(folder: Path, relative: str, data: bytes, recorded: str | None, made: Made) -> str:
    """Add a starter, or replace one that is still as an older txlab shipped it; the digest to record."""
    path, new = folder / relative, digest(data)
    if _add(folder, relative, data, made) or recorded in (None, new):
        return new
    present = _present(path)
    if present == recorded:
        files.replace(path, data)
        made.renewed.append(relative)
    elif present != new:
        made.kept.append(relative)
        # Should the learner put the old starter back, it can still be told from work.
        return recorded
    return new


def _present(path: Path) -> str | None:
    """The digest of what is there; None for what cannot be read and so is no starter."""
    try:
        return digest(files.read(path))
    except OSError:
        return None


def _add(folder: Path, relative: str, data: bytes, made: Made) -> bool:
    try:
        files.create(folder / relative, data)
    except FileExistsError:
        return False
    made.added.append(relative)
    return True


def _marker(lab: Lab, starters: dict[str, str]) -> bytes:
    lines = [
        "# This file marks a lab folder of txlab; keep it in git.",
        f'lab = "{lab.name}"',
        f'version = "{__version__}"',
        "",
        "# The starters as they were put here: one that is still the same can be renewed by `txlab init`.",
        "[starters]",
        *(f'{name} = "{value}"' for name, value in starters.items()),
    ]
    return ("\n".join(lines) + "\n").encode()


def digest(data: bytes) -> str:
    """A fingerprint of a text file that does not mind which line ends it has."""
    return hashlib.sha256(data.replace(b"\r\n", b"\n")).hexdigest()
