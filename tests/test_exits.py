"""Every way a command can end, as an exit code and at most two plain lines."""

from pathlib import Path

import pytest

from txlab.errors import LabError
from txlab.exits import carry_out
from txlab.workspace import Workspace

Capture = pytest.CaptureFixture[str]


def raising(error: BaseException) -> int:
    raise error


def test_a_commands_own_code_is_kept(tmp_path: Path) -> None:
    assert carry_out(lambda: 1, tmp_path) == 1


def test_a_fault_of_the_user_is_its_sentence_and_2(tmp_path: Path, capsys: Capture) -> None:
    assert carry_out(lambda: raising(LabError("No \x1b[31mlab.", "Do this.")), tmp_path) == 2
    captured = capsys.readouterr()
    assert captured.err == "txlab: No lab.\nDo this.\n"
    assert captured.out == ""


def test_ctrl_c_is_130_and_silent(tmp_path: Path, capsys: Capture) -> None:
    assert carry_out(lambda: raising(KeyboardInterrupt()), tmp_path) == 130
    assert capsys.readouterr() == ("", "")


def test_a_fault_of_ours_is_3_with_the_traceback_in_the_lab_folder(
    checkout: Workspace, capsys: Capture
) -> None:
    assert carry_out(lambda: raising(ZeroDivisionError("oops")), checkout.root) == 3
    error = capsys.readouterr().err
    (log,) = checkout.state.glob("*.log")
    assert str(log) in error
    assert "Traceback" not in error
    assert "ZeroDivisionError: oops" in log.read_text()


def test_a_fault_outside_a_lab_folder_is_logged_in_the_temporary_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert carry_out(lambda: raising(ZeroDivisionError("oops")), tmp_path) == 3
    (log,) = tmp_path.glob("txlab-fault-*.log")
    assert str(log) in capsys.readouterr().err


def test_a_fault_that_cannot_be_logged_is_still_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere" / "below"))
    assert carry_out(lambda: raising(ZeroDivisionError("oops")), tmp_path) == 3
    assert "no log file could be written" in capsys.readouterr().err
