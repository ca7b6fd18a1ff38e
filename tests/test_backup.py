"""Reset and undo: nothing the learner wrote is ever lost."""

import errno
import shutil
from pathlib import Path

import pytest

from txlab import backup, files
from txlab.errors import LabError
from txlab.workspace import Workspace

MINE = b"# mine \xe9\n"


def test_reset_restores_the_starter_and_keeps_the_file(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    lab_folder.file(exercise).write_bytes(MINE)
    kept = backup.reset(lab_folder, exercise)
    assert lab_folder.is_untouched(exercise)
    assert kept is not None
    assert kept.read_bytes() == MINE
    assert kept.parent == lab_folder.root / ".txlab" / "backups"


def test_reset_in_a_checkout_restores_the_committed_file(checkout: Workspace) -> None:
    exercise = checkout.lab.exercises[0]
    checkout.file(exercise).write_bytes(MINE)
    backup.reset(checkout, exercise)
    assert checkout.is_untouched(exercise)


def test_reset_without_git_changes_nothing(checkout: Workspace) -> None:
    exercise = checkout.lab.exercises[0]
    checkout.file(exercise).write_bytes(MINE)
    shutil.rmtree(checkout.root / ".git")
    with pytest.raises(LabError, match="git"):
        backup.reset(checkout, exercise)
    assert checkout.file(exercise).read_bytes() == MINE


def test_a_missing_file_comes_back_without_a_backup(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    shutil.rmtree(lab_folder.root / "exercises")
    assert backup.reset(lab_folder, exercise) is None
    assert lab_folder.is_untouched(exercise)


def test_many_resets_keep_every_version(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    kept = set()
    for number in range(5):
        lab_folder.file(exercise).write_text(f"{number}")
        kept.add(backup.reset(lab_folder, exercise))
    texts = {path.read_text() for path in kept if path is not None}
    assert texts == {"0", "1", "2", "3", "4"}


def test_undo_brings_the_newest_back_and_can_be_undone(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    for text in ("old", "new"):
        lab_folder.file(exercise).write_text(text)
        backup.reset(lab_folder, exercise)
    backup.undo(lab_folder, exercise)
    assert lab_folder.file(exercise).read_text() == "new"
    # Work comes before the starter, which `reset` can always put back.
    backup.undo(lab_folder, exercise)
    assert lab_folder.file(exercise).read_text() == "old"
    backup.undo(lab_folder, exercise)
    assert lab_folder.file(exercise).read_text() == "new"


def test_undo_of_an_undo_is_the_starter_when_there_is_no_other_work(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    lab_folder.file(exercise).write_bytes(MINE)
    backup.reset(lab_folder, exercise)
    backup.undo(lab_folder, exercise)
    backup.undo(lab_folder, exercise)
    assert lab_folder.is_untouched(exercise)


def test_undo_after_a_lost_file_brings_the_work_back(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    lab_folder.file(exercise).write_bytes(MINE)
    backup.put_back(lab_folder, exercise)
    for _ in range(3):
        backup.undo(lab_folder, exercise)
    lab_folder.file(exercise).unlink()
    backup.put_back(lab_folder, exercise)
    assert lab_folder.is_untouched(exercise)
    backup.undo(lab_folder, exercise)
    assert lab_folder.file(exercise).read_bytes() == MINE


def test_putting_back_tells_what_it_did(checkout: Workspace, lab_folder: Workspace) -> None:
    exercise = checkout.lab.exercises[0]
    assert not backup.put_back(checkout, exercise).changed
    checkout.file(exercise).write_bytes(MINE)
    done = backup.put_back(checkout, exercise)
    assert done.lines[0] == "exercises/ex01_double.py is the starter again (from git's last commit)."
    assert done.lines[1].startswith("Your file is kept as .txlab/backups/ex01_double.")
    assert done.lines[2] == "To bring it back: txlab reset 1 --undo"
    lab_folder.file(exercise).unlink()
    done = backup.put_back(lab_folder, exercise)
    assert done.lines == ("exercises/ex01_double.py is the starter again.",)


def test_undo_keeps_what_was_written_since(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    lab_folder.file(exercise).write_text("before")
    backup.reset(lab_folder, exercise)
    lab_folder.file(exercise).write_text("since")
    _, kept = backup.undo(lab_folder, exercise)
    assert lab_folder.file(exercise).read_text() == "before"
    assert kept is not None
    assert kept.read_text() == "since"


def test_undo_without_a_backup_is_a_sentence(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    with pytest.raises(LabError, match="no backup"):
        backup.undo(lab_folder, exercise)
    lab_folder.file(exercise).write_text("before")
    backup.reset(lab_folder, exercise)
    lab_folder.file(exercise).write_text("before")
    with pytest.raises(LabError, match="already holds"):
        backup.undo(lab_folder, exercise)


def test_a_full_disk_leaves_the_learners_file(lab_folder: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    exercise = lab_folder.lab.exercises[0]
    lab_folder.file(exercise).write_bytes(MINE)

    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "create", full)
    with pytest.raises(LabError, match=r"left as it is.*No space left"):
        backup.reset(lab_folder, exercise)
    assert lab_folder.file(exercise).read_bytes() == MINE


def test_a_linked_file_stays_a_link(lab_folder: Workspace, tmp_path: Path) -> None:
    exercise = lab_folder.lab.exercises[0]
    real = tmp_path / "elsewhere.py"
    real.write_bytes(MINE)
    lab_folder.file(exercise).unlink()
    lab_folder.file(exercise).symlink_to(real)
    backup.reset(lab_folder, exercise)
    assert lab_folder.file(exercise).is_symlink()
    assert lab_folder.is_untouched(exercise)
