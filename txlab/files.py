"""Reading files that may be anything, and writing them so that a full disk never leaves half of one."""

import errno
import os
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path


def read(path: Path) -> bytes:
    """The content of a file; OSError for anything else, such as a folder or a pipe, which could hang."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, "it is a folder", str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "it is not a regular file", str(path))
    return path.read_bytes()


def replace(path: Path, data: bytes) -> None:
    """Put `data` at `path` as a whole or not at all; raises OSError when it cannot.

    A symbolic link stays one: the file it leads to is replaced. The caller
    keeps others from replacing the same file at the same time.
    """
    path = Path(os.path.realpath(path))
    temporary = path.with_name(f".{path.name}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            temporary.chmod(path.stat().st_mode & 0o7777)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def create(path: Path, data: bytes) -> None:
    """Write a new file; raises FileExistsError, and changes nothing, when there already is one."""
    with path.open("xb") as file:
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            path.unlink(missing_ok=True)
            raise


def remove(folder: Path, seconds: float) -> bool:
    """Remove a folder with all in it, however deep it goes; whether time ran out with more to be done."""
    import shutil  # noqa: PLC0415 (few commands need it)

    with suppress(RecursionError):
        shutil.rmtree(folder, ignore_errors=True)
    deadline = time.monotonic() + seconds
    names = (folder / f".{os.urandom(8).hex()}-{number}" for number in count())
    # What is too deep to be reached is brought up level by level.
    while folder.exists() and _has_less(folder, names):
        if time.monotonic() > deadline:
            return folder.exists()
    return False


def _has_less(folder: Path, names: Iterator[Path]) -> bool:
    """Takes away the uppermost level of what is in a folder; whether anything could be done."""
    done = False
    for path in list(folder.iterdir()):
        with suppress(OSError):
            if path.is_dir() and not path.is_symlink():
                for inner in list(path.iterdir()):
                    inner.rename(next(names))
                path.rmdir()
            else:
                path.unlink()
            done = True
    with suppress(OSError):
        folder.rmdir()
        done = True
    return done


def stamp() -> str:
    """This moment as text for file names, in UTC so that their order is the order of time."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%fZ")
