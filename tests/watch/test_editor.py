"""`e` opens the learner's editor, alone on the terminal, and the screen is whole again after it."""

import os
import shutil
import signal
import stat
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from txlab.errors import LabError
from txlab.watch.editor import command, with_place

Watching = Callable[..., Any]
posix = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")

WRONG = "def double(x):\n    return x * 5\n"
RIGHT = "def double(x):\n    return x + x\n"


def program(folder: Path, text: str, name: str = "my-editor") -> Path:
    """An editor of our own: a shell script that gets the file as its last argument."""
    folder.mkdir(exist_ok=True)
    file = folder / name
    file.write_text(f"#!/bin/sh\nfor file; do :; done\n{text}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return file


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"EDITOR": "nano"}, ["nano"]),
        ({"EDITOR": "nano", "VISUAL": "emacs -nw"}, ["emacs", "-nw"]),
        ({"EDITOR": "'/my tools/ed it' -x"}, ["/my tools/ed it", "-x"]),
        ({"EDITOR": '"/my tools/ed it" -x'}, ["/my tools/ed it", "-x"]),
        ({"VISUAL": " ", "EDITOR": "vi"}, ["vi"]),
        ({"TERM_PROGRAM": "vscode", "EDITOR": "vi", "PATH": "/nowhere"}, ["vi"]),
    ],
)
def test_the_editor_is_the_one_the_learner_has_set(environment: Mapping[str, str], words: list[str]) -> None:
    assert command(environment) == words


@posix
def test_in_a_terminal_of_vs_code_it_is_code(tmp_path: Path) -> None:
    program(tmp_path, "", "code")
    assert command({"TERM_PROGRAM": "vscode", "EDITOR": "vi", "PATH": str(tmp_path)}) == ["code"]
    assert command({"TERM_PROGRAM": "iTerm.app", "EDITOR": "vi", "PATH": str(tmp_path)}) == ["vi"]


def test_without_an_editor_it_is_said_how_to_set_one() -> None:
    with pytest.raises(LabError) as told:
        command({})
    assert "EDITOR" in str(told.value.help)
    with pytest.raises(LabError, match="VISUAL is not a command"):
        command({"VISUAL": "'vi"})


@pytest.mark.parametrize(
    ("words", "line", "opened"),
    [
        (["vim"], 7, ["vim", "+7", "f.py"]),
        (["/usr/bin/nano", "-w"], 7, ["/usr/bin/nano", "-w", "+7", "f.py"]),
        (["code.cmd"], 7, ["code.cmd", "--goto", "f.py:7"]),
        (["hx"], 7, ["hx", "f.py:7"]),
        (["ed"], 7, ["ed", "f.py"]),
        (["vim"], None, ["vim", "f.py"]),
    ],
)
def test_a_known_editor_opens_at_the_line(words: list[str], line: int | None, opened: list[str]) -> None:
    assert with_place(words, Path("f.py"), line) == opened


@posix
@pytest.mark.skipif(shutil.which("vim") is None, reason="vim is not installed")
def test_vim_has_the_terminal_alone_and_the_screen_is_whole_after_it(watching: Watching) -> None:
    terminal = watching(EDITOR="vim -u NONE -N -T vt220", VISUAL="")
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for("# TODO", "ex01_double.py", without="q quit")
    terminal.type(":1,$d\ri" + WRONG + "\x1b:w\r")
    terminal.wait_for("written", without="checks passed")
    terminal.type(":q\r")
    terminal.wait_for("1 of 2 checks passed", "got     15", "q quit", without="~")
    terminal.type("l")
    terminal.wait_for("Half a number")


@posix
def test_a_save_in_the_editor_is_judged_and_shown_when_it_closes(watching: Watching, tmp_path: Path) -> None:
    save = f"cat > \"$file\" <<'END'\n{RIGHT}END\necho editing; read answer; echo got $answer"
    terminal = watching(EDITOR=str(program(tmp_path / "bin", save)), VISUAL="")
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for("editing")
    # Long enough for a verdict: it must not be painted over the editor.
    deadline = time.monotonic() + 20
    while '"outcome": "passed"' not in (terminal.root / ".txlab" / "progress.json").read_text():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert "ok  1" not in terminal.wait_for("editing")
    terminal.type("hq\r")
    terminal.wait_for("ok  1  Twice a number", "Next: 2", without="editing")
    assert "got hq" in terminal.written


@posix
def test_ctrl_c_typed_into_the_editor_does_not_end_txlab(watching: Watching, tmp_path: Path) -> None:
    script = program(tmp_path / "bin", "trap 'echo caught' INT; echo editing; read a; read b")
    terminal = watching(EDITOR=str(script), VISUAL="")
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for("editing")
    terminal.type("\x03")
    terminal.wait_for("caught")
    terminal.type("\r\r")
    terminal.wait_for("still to write", without="caught")
    terminal.type("q")
    assert terminal.end() == 0


@posix
def test_a_signal_during_the_editor_ends_both_and_restores_the_terminal(
    watching: Watching, tmp_path: Path
) -> None:
    script = program(tmp_path / "bin", "echo $$ > pid; stty raw -echo; echo editing; exec sleep 600")
    terminal = watching(EDITOR=str(script), VISUAL="")
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for("editing")
    pid = int((terminal.root / "pid").read_text())
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.end() == 143
    assert terminal.modes == terminal.before
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@posix
@pytest.mark.parametrize(
    ("editor", "said"),
    [
        ("", "No editor is set."),
        ("no-such-editor-here", "The editor no-such-editor-here could not be started"),
        ("sh -c 'exit 3'", "sh ended with the exit code 3."),
    ],
)
def test_an_editor_that_does_not_work_is_told(watching: Watching, editor: str, said: str) -> None:
    terminal = watching(EDITOR=editor, VISUAL="")
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for(said, "still to write", "q quit")
    terminal.type("l")
    terminal.wait_for("Half a number")


@posix
def test_an_editor_with_a_window_leaves_the_screen_where_it_is(watching: Watching, tmp_path: Path) -> None:
    script = 'echo "$@" > asked; cat > "${file%:*}" <<\'END\'\n' + RIGHT + "END\nsleep 0.5; exit 4"
    program(tmp_path / "bin", script, "code")
    path = f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"
    terminal = watching(TERM_PROGRAM="vscode", PATH=path)
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for("ok  1  Twice a number", "The file may not be open: code ended with the exit code 4.")
    assert "is opened in code." in terminal.written
    assert (terminal.root / "asked").read_text().startswith("--goto ")
    assert "exercises/ex01_double.py:15" in (terminal.root / "asked").read_text()


@posix
def test_an_editor_that_leaves_the_terminal_raw_and_blind_is_put_right(
    watching: Watching, tmp_path: Path
) -> None:
    script = program(tmp_path / "bin", r"stty raw -echo; printf '\033[?1049h\033[?25l\033[31mup'; exit 1")
    terminal = watching(EDITOR=str(script), VISUAL="")
    terminal.wait_for("still to write")
    during = terminal.modes
    terminal.type("e")
    terminal.wait_for("my-editor ended with the exit code 1.", "\n1  Twice a number\n", "q quit")
    assert terminal.modes == during
    assert not terminal.is_cursor_hidden
    assert terminal.written.rindex("\x1b[?1049l") > terminal.written.rindex("\x1b[?1049h")


@posix
@pytest.mark.parametrize(
    "script",
    ["sleep 600", "trap '' TERM; while :; do sleep 1; done", "sh -c 'trap \"\" TERM; sleep 600; :'"],
    ids=["wrapper", "stubborn", "both"],
)
def test_no_editor_is_left_when_txlab_is_told_to_end(watching: Watching, tmp_path: Path, script: str) -> None:
    editor = program(tmp_path / "bin", f"stty raw -echo; echo editing; {script}; :")
    terminal = watching(EDITOR=str(editor), VISUAL="", LOOK_FOR=str(tmp_path))
    terminal.wait_for("still to write")
    terminal.type("e")
    terminal.wait_for("editing")
    terminal.process.send_signal(signal.SIGTERM)
    assert terminal.end() == 143
    assert terminal.modes == terminal.before
    if sys.platform == "linux":
        wanted = f"LOOK_FOR={tmp_path}".encode()
        assert [folder for folder in Path("/proc").glob("[0-9]*") if wanted in environment_of(folder)] == []


def environment_of(folder: Path) -> bytes:
    """The environment of a process, and nothing of one that is gone."""
    try:
        return (folder / "environ").read_bytes()
    except OSError:
        return b""


@posix
def test_an_editor_that_is_just_starting_does_not_outlive_txlab(watching: Watching, tmp_path: Path) -> None:
    editor = program(tmp_path / "bin", "echo $$ > pid; exec sleep 600")
    terminal = watching(EDITOR=str(editor), VISUAL="")
    terminal.wait_for("still to write")
    terminal.type("eq")
    assert terminal.end() in (0, 143)
    assert terminal.modes == terminal.before
    pid = terminal.root / "pid"
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()) if pid.exists() and pid.read_text() else 2**22 + 1, 0)
