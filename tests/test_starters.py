"""Which text is the shipped starter, wherever the lab lies and whoever solved it there."""

import shutil
import subprocess
from pathlib import Path

import pytest

from txlab import gitstarter, lab, scaffold, starters, workspace
from txlab.errors import LabError
from txlab.workspace import Workspace

FIRST = "exercises/ex01_double.py"


@pytest.fixture
def solved(checkout: Workspace, monkeypatch: pytest.MonkeyPatch) -> Workspace:
    """The checkout as what this txlab carries, as an editable install has it, with work in its first file."""
    monkeypatch.setattr(lab, "shipped_root", lambda: checkout.root)
    (checkout.root / FIRST).write_text("solved = 1\n")
    return checkout


def test_a_lab_made_from_a_solved_checkout_holds_starters(solved: Workspace, tmp_path: Path) -> None:
    scaffold.make(tmp_path / "elsewhere", lab.load())
    made = (tmp_path / "elsewhere" / FIRST).read_text()
    assert "solved" not in made
    assert "def double" in made


def test_a_lab_elsewhere_of_a_solved_checkout_knows_its_starters(solved: Workspace, tmp_path: Path) -> None:
    scaffold.make(tmp_path / "elsewhere", lab.load())
    space = workspace.find(tmp_path / "elsewhere")
    assert "solved" not in space.starter_text(space.lab.exercises[0])
    assert space.is_untouched(space.lab.exercises[0])


def test_a_checkout_that_git_cannot_read_hands_nothing_out(
    solved: Workspace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(LabError, match="git is not installed"):
        scaffold.make(tmp_path / "elsewhere", lab.load())
    assert not (tmp_path / "elsewhere").exists()


def test_an_export_without_git_holds_the_starters_itself(shipped: Path) -> None:
    read = lab.load()
    assert starters.starter(read, read.exercises[0]) == (shipped / FIRST).read_text()


def test_an_export_inside_another_repository_holds_them_too(shipped: Path, tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    read = lab.load()
    assert starters.starter(read, read.exercises[0]) == (shipped / FIRST).read_text()


def test_a_lab_below_the_top_of_its_repository_is_asked_of_git(checkout: Workspace, tmp_path: Path) -> None:
    checkout.root.rename(tmp_path / "below")
    (tmp_path / "below" / ".git").rename(tmp_path / ".git")
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    for arguments in (["add", "-A"], ["commit", "-q", "-m", "moved"]):
        subprocess.run([*git, *arguments], cwd=tmp_path, check=True, capture_output=True)
    read = lab.load(tmp_path / "below")
    (tmp_path / "below" / FIRST).write_text("solved = 1\n")
    assert "solved" not in starters.starter(read, read.exercises[0])


def test_a_starter_that_is_gone_is_a_sentence(shipped: Path) -> None:
    read = lab.load()
    shutil.rmtree(shipped / "exercises")
    with pytest.raises(LabError, match="cannot be read"):
        starters.starter(read, read.exercises[0])


def test_git_is_asked_once_for_all_starters_until_told_otherwise(
    checkout: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    run = subprocess.run
    monkeypatch.setattr(subprocess, "run", lambda *a, **k: asked.append(a) or run(*a, **k))
    gitstarter.forget()
    for exercise in checkout.lab.exercises * 2:
        assert checkout.is_untouched(exercise)
    assert len(asked) == 1
    gitstarter.forget()
    checkout.starter_text(checkout.lab.exercises[0])
    assert len(asked) == 2


def test_a_file_that_was_never_committed_is_a_sentence(checkout: Workspace) -> None:
    with pytest.raises(LabError, match="last commit"):
        gitstarter.committed(checkout.root, "exercises/other.py")
