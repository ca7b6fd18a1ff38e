"""Files and folders that may be anything."""

import os
from pathlib import Path

from txlab import files


def test_a_folder_deeper_than_python_can_go_is_removed(tmp_path, monkeypatch):
    folder = tmp_path / "deep"
    folder.mkdir()
    monkeypatch.chdir(folder)
    for number in range(2000):
        Path("file").touch()
        Path("link").symlink_to("nowhere")
        Path(str(number)).mkdir()
        os.chdir(str(number))
    os.chdir(tmp_path)
    assert files.remove(folder, 0)  # there is more to be done
    assert folder.exists()
    assert not files.remove(folder, 60)
    assert not folder.exists()


def test_what_a_link_leads_to_stays(tmp_path):
    kept, folder = tmp_path / "kept", tmp_path / "folder"
    kept.mkdir()
    folder.mkdir()
    (kept / "file").touch()
    (folder / "link").symlink_to(kept)
    files.remove(folder, 60)
    assert not folder.exists()
    assert (kept / "file").exists()


def test_a_folder_that_is_not_there_is_no_error(tmp_path):
    files.remove(tmp_path / "nothing", 1)
