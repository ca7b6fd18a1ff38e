"""In a source checkout the learner edits the starters in place; git's last commit still has them."""

import os
import subprocess
from pathlib import Path

from txlab.errors import LabError


def committed(root: Path, relative: str) -> str:
    """The text of a file in git's last commit.

    `relative` is counted from `root`, with forward slashes. Raises LabError
    when there is no git, no repository, no commit, or no such file in it.
    """
    # Set inside git hooks, these would point git at another repository than `root`.
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    try:
        done = subprocess.run(
            ["git", "show", f"HEAD:./{relative}"],
            cwd=root,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=30,
        )
    except FileNotFoundError as error:
        raise LabError(
            f"The starter of {relative} is in git's last commit, but git is not installed here."
        ) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise LabError(
            f"The starter of {relative} is in git's last commit, but git did not answer."
        ) from error
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        reason = said[0].removeprefix("fatal: ") if said else f"exit code {done.returncode}"
        raise LabError(
            f"The starter of {relative} should be in git's last commit, but git could not show it: {reason}"
        )
    return done.stdout.decode("utf-8").replace("\r\n", "\n")
