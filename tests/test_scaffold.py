"""Making lab folders: the learner's work is never overwritten."""

import errno
import os
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from txlab import files, lab, scaffold
from txlab.errors import LabError
from txlab.workspace import Workspace

FIRST = "exercises/ex01_double.py"


def renew(shipped: Path) -> str:
    """Ship a newer first starter; return its text."""
    path = shipped / FIRST
    path.write_text(path.read_text() + "\n# newer\n")
    return path.read_text()


def test_a_new_folder_holds_all_of_a_lab(shipped: Path, tmp_path: Path) -> None:
    made = scaffold.make(tmp_path / "a" / "b", lab.load())
    assert made.is_new
    names = {str(path.relative_to(tmp_path / "a" / "b")) for path in (tmp_path / "a" / "b").rglob("*.*")}
    assert names == {"txlab.toml", "README.md", ".gitignore", FIRST, "exercises/ex02_half.py"}
    assert ".txlab/" in (tmp_path / "a" / "b" / ".gitignore").read_text().split()
    marker = tomllib.loads((tmp_path / "a" / "b" / "txlab.toml").read_text())
    assert marker["lab"] == "tiny"
    assert set(marker["starters"]) == {"ex01_double", "ex02_half"}


def test_an_empty_folder_will_do(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    assert scaffold.make(tmp_path / "empty", lab.load()).is_new


def test_a_folder_with_something_in_it_is_refused_and_untouched(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "note.txt").write_text("mine")
    with pytest.raises(LabError, match="not empty"):
        scaffold.make(tmp_path / "full", lab.load())
    assert [path.name for path in (tmp_path / "full").iterdir()] == ["note.txt"]


def test_a_file_in_the_way_is_a_sentence(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(LabError, match="is a file"):
        scaffold.make(tmp_path / "file", lab.load())
    with pytest.raises(LabError, match="could not be written"):
        scaffold.make(tmp_path / "file" / "below", lab.load())


def test_a_checkout_is_refused(checkout: Workspace) -> None:
    with pytest.raises(LabError, match="lab folder as it stands"):
        scaffold.make(checkout.root, checkout.lab)


def test_a_folder_of_another_lab_is_refused(lab_folder: Workspace) -> None:
    (lab_folder.root / "txlab.toml").write_text('lab = "other"\n')
    with pytest.raises(LabError, match="`other`"):
        scaffold.make(lab_folder.root, lab_folder.lab)


def test_missing_files_come_back_and_others_stay(lab_folder: Workspace) -> None:
    (lab_folder.root / FIRST).unlink()
    (lab_folder.root / "README.md").unlink()
    (lab_folder.root / "exercises/ex02_half.py").write_text("mine")
    made = scaffold.make(lab_folder.root, lab_folder.lab)
    assert (made.is_new, made.added, made.renewed, made.kept) == (False, [FIRST, "README.md"], [], [])
    assert (lab_folder.root / "exercises/ex02_half.py").read_text() == "mine"


def test_a_newer_starter_replaces_an_untouched_one(lab_folder: Workspace, shipped: Path) -> None:
    newer = renew(shipped)
    made = scaffold.make(lab_folder.root, lab_folder.lab)
    assert made.renewed == [FIRST]
    assert (lab_folder.root / FIRST).read_text() == newer
    assert scaffold.make(lab_folder.root, lab_folder.lab).renewed == []


def test_a_newer_starter_leaves_the_learners_work_and_says_so(lab_folder: Workspace, shipped: Path) -> None:
    (lab_folder.root / FIRST).write_text("mine")
    renew(shipped)
    made = scaffold.make(lab_folder.root, lab_folder.lab)
    assert (made.renewed, made.kept) == ([], [FIRST])
    assert (lab_folder.root / FIRST).read_text() == "mine"
    assert scaffold.make(lab_folder.root, lab_folder.lab).kept == [FIRST]


def test_a_kept_file_put_back_to_the_old_starter_is_renewed(lab_folder: Workspace, shipped: Path) -> None:
    old = (lab_folder.root / FIRST).read_text()
    (lab_folder.root / FIRST).write_text("mine")
    newer = renew(shipped)
    scaffold.make(lab_folder.root, lab_folder.lab)
    (lab_folder.root / FIRST).write_text(old)
    assert scaffold.make(lab_folder.root, lab_folder.lab).renewed == [FIRST]
    assert (lab_folder.root / FIRST).read_text() == newer


@pytest.mark.parametrize("make", [Path.mkdir, getattr(os, "mkfifo", Path.mkdir)])
def test_what_is_no_file_is_left_alone(
    lab_folder: Workspace, shipped: Path, make: Callable[[Path], None]
) -> None:
    (lab_folder.root / FIRST).unlink()
    make(lab_folder.root / FIRST)
    renew(shipped)
    assert scaffold.make(lab_folder.root, lab_folder.lab).kept == [FIRST]


@pytest.mark.parametrize("last", ["txlab.toml", "ex01_double.py", "ex02_half.py", "README.md", ".gitignore"])
def test_a_full_disk_is_a_sentence_and_a_second_init_goes_on(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    create = files.create

    def full(path: Path, data: bytes) -> None:
        if path.name == last:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        create(path, data)

    monkeypatch.setattr(files, "create", full)
    with pytest.raises(LabError, match="No space left"):
        scaffold.make(tmp_path / "lab", lab.load())
    monkeypatch.undo()
    monkeypatch.setattr(lab, "shipped_root", lambda: shipped)
    scaffold.make(tmp_path / "lab", lab.load())
    assert {path.name for path in (tmp_path / "lab").rglob("*.*")} == {
        "txlab.toml",
        "README.md",
        ".gitignore",
        "ex01_double.py",
        "ex02_half.py",
    }


def test_a_really_full_disk_leaves_no_half_file(shipped: Path, disk: Callable[[str], Path]) -> None:
    (shipped / "exercises/ex02_half.py").write_text("# " + "x" * 100_000)
    root = disk("size=64k")
    with pytest.raises(LabError, match="No space left"):
        scaffold.make(root, lab.load())
    assert not (root / "exercises/ex02_half.py").exists()
