"""Reading files that may be anything, and writing them so that a full disk never leaves half of one."""

import errno
import os
import stat
from datetime import UTC, datetime
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


def stamp() -> str:
    """This moment as text for file names, in UTC so that their order is the order of time."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%fZ")
