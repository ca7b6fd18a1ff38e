"""In a source checkout the learner edits the starters in place; git's last commit still has them."""

import io
import os
import subprocess
from functools import lru_cache
from pathlib import Path, PurePosixPath

from txlab.errors import LabError


def committed(root: Path, relative: str) -> str:
    """The text of a file in git's last commit.

    `relative` is counted from `root`, with forward slashes. Raises LabError
    when there is no git, no repository, no commit, or no such file in it.
    A folder is read once and kept; see `forget`.
    """
    files = _folder(root, PurePosixPath(relative).parent.as_posix())
    if relative not in files:
        raise LabError(f"The starter {relative} should be in git's last commit, but it is not.")
    return files[relative].decode("utf-8").replace("\r\n", "\n")


def forget() -> None:
    """Ask git again the next time: there may be a new commit."""
    _folder.cache_clear()


@lru_cache(maxsize=8)
def _folder(root: Path, folder: str) -> dict[str, bytes]:
    """The files of a folder in git's last commit, by their path from `root`: one process for all of them."""
    where = f"The starters in {folder}/ are those of git's last commit"
    # Set inside git hooks, these would point git at another repository than `root`.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    try:
        done = subprocess.run(
            ["git", "archive", "--format=tar", "HEAD", folder],
            cwd=root,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=30,
        )
    except FileNotFoundError as error:
        raise LabError(f"{where}, but git is not installed here.") from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise LabError(f"{where}, but git did not answer.") from error
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        reason = said[0].removeprefix("fatal: ") if said else f"exit code {done.returncode}"
        raise LabError(f"{where}, but git could not show it: {reason}")
    return _unpacked(done.stdout)


def _unpacked(archive: bytes) -> dict[str, bytes]:
    import tarfile  # noqa: PLC0415 (only a checkout needs it)

    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        opened = ((member.name, tar.extractfile(member)) for member in tar if member.isfile())
        return {name: file.read() for name, file in opened if file is not None}
