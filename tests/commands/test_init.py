"""`txlab init`: says what it made, added, renewed and left alone; and the offer of plain `txlab`."""

from pathlib import Path

import pytest

from txlab.commands import begin, init
from txlab.errors import LabError
from txlab.workspace import NoLabFolder

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_new_lab_says_how_to_begin(shipped: Path, tmp_path: Path, capsys: Capture) -> None:
    assert init.run(tmp_path, None) == 0
    shown = capsys.readouterr().out
    assert "2 exercises in transformers-lab" in shown
    assert "cd transformers-lab\n    txlab watch" in shown
    assert (tmp_path / "transformers-lab" / "txlab.toml").is_file()


def test_the_folder_itself_needs_no_cd(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert init.run(tmp_path / "here", ".") == 0
    assert "cd " not in capsys.readouterr().out


def test_a_second_init_says_what_it_added(shipped: Path, tmp_path: Path, capsys: Capture) -> None:
    init.run(tmp_path, "lab")
    capsys.readouterr()
    init.run(tmp_path, "lab")
    assert "nothing to do" in capsys.readouterr().out
    (tmp_path / "lab/exercises/ex02_half.py").unlink()
    (tmp_path / "lab/exercises/ex01_double.py").write_text("mine")
    starter = shipped / "exercises/ex01_double.py"
    starter.write_text(starter.read_text() + "# newer\n")
    init.run(tmp_path, "lab")
    shown = capsys.readouterr().out
    assert "Added: exercises/ex02_half.py" in shown
    assert "Kept: exercises/ex01_double.py" in shown


def test_a_full_folder_is_refused(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "note").write_text("")
    with pytest.raises(LabError, match="not empty"):
        init.run(tmp_path, ".")


def test_without_a_terminal_no_lab_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoLabFolder):
        begin.open_or_make(tmp_path, None)


@pytest.mark.parametrize("yes", [True, False])
def test_in_a_terminal_a_lab_is_offered(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture, yes: bool
) -> None:
    monkeypatch.setattr(begin, "is_interactive", lambda: True)
    monkeypatch.setattr(begin, "ask", lambda question, assumed: yes)
    session = begin.open_or_make(tmp_path, 3.0)
    assert (tmp_path / "transformers-lab").exists() is yes
    assert (session is not None) is yes
    if session is not None:
        assert session.workspace.lab.timeout == 3.0


def test_a_refused_folder_is_named_as_it_is(shipped: Path, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    with pytest.raises(LabError) as caught:
        init.run(tmp_path / "below", "..")
    assert caught.value.message.startswith(f"{tmp_path} is not empty")


def test_the_lab_that_was_made_before_is_found_again(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    init.run(tmp_path, None)
    with pytest.raises(NoLabFolder) as caught:
        begin.open_or_make(tmp_path, None)
    assert caught.value.help == "There is one in transformers-lab: cd transformers-lab"
    monkeypatch.setattr(begin, "is_interactive", lambda: True)
    session = begin.open_or_make(tmp_path, None)
    assert session is not None
    assert session.workspace.root == tmp_path / "transformers-lab"
    assert "There is a lab in transformers-lab; next time: cd transformers-lab" in capsys.readouterr().out
