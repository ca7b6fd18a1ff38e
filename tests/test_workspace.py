"""Finding a lab folder, and what it knows of an exercise's files."""

import shutil
from pathlib import Path

import pytest

from txlab import workspace
from txlab.errors import LabError
from txlab.workspace import Workspace


def test_a_lab_folder_is_found_from_below(lab_folder: Workspace) -> None:
    found = workspace.find(lab_folder.root / "exercises")
    assert (found.root, found.is_checkout) == (lab_folder.root, False)


def test_a_checkout_is_a_lab_folder_and_uses_its_own_content(checkout: Workspace) -> None:
    found = workspace.find(checkout.root / "checks")
    assert (found.root, found.is_checkout, found.lab.root) == (checkout.root, True, checkout.root)


@pytest.mark.parametrize("text", [None, '[project]\nname = "other"\n'])
def test_the_source_of_a_lab_needs_no_project_of_ours(checkout: Workspace, text: str | None) -> None:
    project = checkout.root / "pyproject.toml"
    project.unlink() if text is None else project.write_text(text)
    assert workspace.find(checkout.root).is_checkout


@pytest.mark.parametrize("part", ["exercises", "checks", "solutions"])
def test_a_folder_with_a_file_of_the_same_name_is_no_lab(checkout: Workspace, part: str) -> None:
    shutil.rmtree(checkout.root / part)
    with pytest.raises(workspace.NoLabFolder):
        workspace.find(checkout.root)


def test_no_lab_folder_names_init(tmp_path: Path) -> None:
    with pytest.raises(workspace.NoLabFolder) as caught:
        workspace.find(tmp_path)
    assert "txlab init" in (caught.value.help or "")


def test_a_start_that_is_no_folder_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no folder"):
        workspace.find(tmp_path / "nowhere")


def test_a_folder_of_another_lab_is_refused(lab_folder: Workspace) -> None:
    (lab_folder.root / "txlab.toml").write_text('lab = "other"\n')
    with pytest.raises(LabError, match="`other`"):
        workspace.find(lab_folder.root)


@pytest.mark.parametrize("text", ["lab = ", "starters = 3", 'lab = "tiny"\nstarters = 3'])
def test_a_broken_marker_is_a_sentence(lab_folder: Workspace, text: str) -> None:
    (lab_folder.root / "txlab.toml").write_text(text)
    with pytest.raises(LabError, match=r"txlab\.toml"):
        workspace.find(lab_folder.root)


def test_a_link_to_a_lab_folder_works(lab_folder: Workspace, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(lab_folder.root)
    assert workspace.find(link / "exercises").root == link


def test_a_checkouts_starter_is_the_committed_one(checkout: Workspace) -> None:
    exercise = checkout.lab.exercises[0]
    committed = checkout.file(exercise).read_text()
    assert checkout.is_untouched(exercise)
    checkout.file(exercise).write_text("x = 1\n")
    assert checkout.starter_text(exercise) == committed
    assert not checkout.is_untouched(exercise)


def test_git_variables_of_a_hook_do_not_mislead(checkout: Workspace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_DIR", "/nowhere")
    assert "def double" in checkout.starter_text(checkout.lab.exercises[0])


def test_without_a_commit_there_is_no_starter_but_a_sentence(checkout: Workspace) -> None:
    shutil.rmtree(checkout.root / ".git")
    with pytest.raises(LabError, match="last commit"):
        checkout.starter_text(checkout.lab.exercises[0])
    assert not checkout.is_untouched(checkout.lab.exercises[0])


def test_without_git_there_is_no_starter_but_a_sentence(
    checkout: Workspace, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(LabError, match="not installed"):
        checkout.starter_text(checkout.lab.exercises[0])


def test_a_run_without_git_still_can_be_asked_for(checkout: Workspace) -> None:
    shutil.rmtree(checkout.root / ".git")
    request = checkout.request(checkout.lab.exercises[0], b"x = 1\n")
    assert (request.starter, request.source, request.cwd) == ("", b"x = 1\n", checkout.root)


def test_windows_line_ends_are_no_change(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    file = lab_folder.file(exercise)
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    assert lab_folder.is_untouched(exercise)


def test_a_missing_file_is_none_and_a_folder_in_its_place_a_sentence(lab_folder: Workspace) -> None:
    exercise = lab_folder.lab.exercises[0]
    lab_folder.file(exercise).unlink()
    assert lab_folder.source(exercise) is None
    lab_folder.file(exercise).mkdir()
    with pytest.raises(LabError, match=r"exercises/ex01_double\.py cannot be read"):
        lab_folder.source(exercise)
