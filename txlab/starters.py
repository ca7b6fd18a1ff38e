"""The starters as they were shipped, wherever the lab lies."""

from txlab import gitstarter
from txlab import lab as labs
from txlab.errors import LabError
from txlab.model import Exercise, Lab


def starter(lab: Lab, exercise: Exercise) -> str:
    """The text of an exercise's starter.

    In a git checkout the files may hold a learner's work, so it is git's last
    commit that counts; anywhere else the files are the starters. Raises
    LabError when it cannot be had.
    """
    relative = f"exercises/{exercise.filename}"
    try:
        if _is_in_repository(lab):
            return gitstarter.committed(lab.root, relative)
    except LabError:
        # Unpacked inside a repository of something else, such as a home folder's: not known to that one.
        if (lab.root / ".git").exists():
            raise
    try:
        return lab.starter(exercise).read_text(encoding="utf-8")
    except OSError as error:
        raise LabError(
            f"The starter {lab.starter(exercise)} cannot be read: {error.strerror}.", "Install txlab again."
        ) from error


def _is_in_repository(lab: Lab) -> bool:
    """Whether the lab's files lie in a git repository, be it their own or another's around them."""
    if lab.root == labs.INSTALLED:
        return False
    root = lab.root.absolute()
    return any((folder / ".git").exists() for folder in (root, *root.parents))
