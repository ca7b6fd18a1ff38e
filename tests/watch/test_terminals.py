"""The watch screen in every terminal: small, without colour, lent to a shell, inside another program."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from txlab.workspace import Workspace

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")
Watching = Callable[..., Any]

WRONG = "def double(x):\n    print('seen', x)\n    return x * 5\n"
RIGHT = "def double(x):\n    return x + x\n"
SLOW = "import time\ntime.sleep(1.5)\n"
COLOURS = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|9[0-7]|38|48)[0-9;]*m")


def path(terminal: Any, name: str = "ex01_double") -> Path:
    file: Path = terminal.root / "exercises" / f"{name}.py"
    return file


@pytest.mark.parametrize(("columns", "rows"), [(120, 40), (80, 24), (40, 24), (40, 12), (20, 5)])
def test_every_page_fits_the_terminal_and_shows_the_exercise(
    watching: Watching, columns: int, rows: int
) -> None:
    terminal = watching(columns=columns, rows=rows)
    terminal.wait_for("1  Twice a number", "0 of 2")
    path(terminal).write_text(WRONG)
    terminal.wait_for("1  Twice a number", "1 of 2", "q quit")
    for key in "ltl?hs":
        before = len(terminal.screens)
        terminal.type(key)
        terminal.wait_for_another(before)
        lines = terminal.screens[-1].strip("\n").split("\n")
        assert len(lines) <= rows - 1
        assert max(map(len, lines)) <= columns


def test_a_resize_to_almost_nothing_and_back_repaints(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write", "s solution")
    terminal.resize(20, 5)
    terminal.wait_for("1  Twice a number", "q quit", without="s solution")
    assert len(terminal.screen.split("\n")) <= 5
    terminal.resize(120, 40)
    terminal.wait_for("still to write", "r run again")


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"NO_COLOR": "yes", "COLORTERM": "truecolor"}])
def test_no_color_is_honoured(watching: Watching, variables: dict[str, str]) -> None:
    terminal = watching(**variables)
    terminal.wait_for("still to write")
    path(terminal).write_text(RIGHT)
    terminal.wait_for("ok  1  Twice a number")
    assert not COLOURS.search(terminal.written)
    assert "\x1b[2J" in terminal.written


def test_there_is_colour_where_nobody_objects(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    assert COLOURS.search(terminal.written)


def test_what_the_learner_prints_leaves_cursor_and_title_alone(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    path(terminal).write_text(
        'print("\\x1b]0;taken\\x07\\x1b[?25l\\x1b[5;5H\\x1b[?1049h\\x9b2J\\x1b[31mred\\rback\\bspace\\x0cfeed")\n'
        "def double(x):\n    raise ValueError('\\x1b]2;taken\\x1b\\\\\\x1b[1A[/bold]')\n"
    )
    terminal.wait_for("ValueError", "[/bold]", "q quit")
    assert terminal.title == ""
    assert not terminal.is_cursor_hidden
    assert terminal.cursor == (len(terminal.screen.split("\n")), 0)


def test_keys_typed_during_a_run_are_acted_on_in_order_when_it_ends(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    path(terminal).write_text(SLOW + WRONG)
    terminal.wait_for("Checking")
    terminal.type("hn")
    terminal.wait_for("2  Half a number", "still to write")
    terminal.type("ph")
    terminal.wait_for("Hint 2 of 4")


def test_a_held_key_acts_once(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    terminal.type("h")
    time.sleep(0.2)
    # In batches, so that a busy machine cannot make single presses of them.
    for _ in range(6):
        terminal.type("hhhh")
        time.sleep(0.06)
    terminal.wait_for("Hint 1 of 4")
    terminal.type("n")
    assert "Hint 2" not in terminal.wait_for("2  Half a number")
    terminal.type("ph")
    terminal.wait_for("Hint 2 of 4")


def test_arrows_numbers_and_a_search_move_in_the_list(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    terminal.type("l")
    terminal.wait_for(">  1  Twice a number")
    terminal.type("\x1b[B")
    terminal.wait_for(">  2  Half a number")
    terminal.type("\x1b[A")
    terminal.wait_for(">  1  Twice a number")
    terminal.type("\x1bOB\r")
    terminal.wait_for("2  Half a number", "Write `half`.")
    terminal.type("l/tw")
    terminal.wait_for(">  1  Twice a number", "/tw_", without="Half a number    ")
    terminal.type("\x7f\x7f\x1b")
    terminal.wait_for("2  Half a number", ">  1", without="Esc shows")
    terminal.type("2")
    terminal.wait_for("Write `half`.", without=">  1")


def test_the_lesson_is_read_and_left_again(watching: Watching) -> None:
    terminal = watching(rows=10)
    terminal.wait_for("1  Twice a number")
    terminal.type("t")
    terminal.wait_for("Setup", "A number and itself.")
    terminal.type(" ")
    terminal.wait_for("Goal", "Write `double`.", without="Setup")
    terminal.type("b")
    terminal.wait_for("Setup")
    terminal.type("t")
    terminal.wait_for("1  Twice a number", without="Setup")


def test_the_last_screen_shows_what_was_learned(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    path(terminal).write_text(RIGHT)
    terminal.wait_for("ok  1  Twice a number", "Next: 2")
    path(terminal, "ex02_half").write_text("def half(x):\n    return x / 2\n")
    terminal.wait_for("every exercise passes", "Halving undoes doubling.", "Doubling is adding")
    path(terminal, "ex02_half").write_text("def half(x):\n    return x / 3\n")
    terminal.wait_for("2  Half a number lost its mark: it passed before.", without="every exercise passes")


FAULT = """
import txlab.watch.painter as painter

drawn = painter.Painter._draw

def faulty(self, view):
    drawn(self, view)
    if view.page.value == "list":
        raise ZeroDivisionError

painter.Painter._draw = faulty
"""


def test_a_fault_of_txlab_leaves_the_terminal_whole_and_says_where_the_details_are(
    watching: Watching, tmp_path: Path
) -> None:
    (tmp_path / "faulty").mkdir()
    (tmp_path / "faulty" / "sitecustomize.py").write_text(FAULT)
    terminal = watching(PYTHONPATH=str(tmp_path / "faulty"))
    terminal.wait_for("still to write")
    terminal.type("l")
    assert terminal.end() == 3
    assert "This is a fault of txlab itself: ZeroDivisionError." in " ".join(terminal.screen.split())
    assert "Traceback" not in terminal.written
    assert terminal.modes == terminal.before
    assert list((terminal.root / ".txlab").glob("*.log")) != []


def test_ctrl_z_where_no_shell_could_continue_it_changes_nothing(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    during = terminal.modes
    terminal.type("\x1a")
    terminal.type("l")
    terminal.wait_for("not started")
    assert terminal.modes == during


def suspended(watching: Watching) -> Any:
    """A shell on a terminal in which txlab was started and suspended."""
    program = "import os; os.execlp('bash', 'bash', '--norc', '--noprofile', '-i')"
    terminal = watching(program=program, PS1="shell> ", PYTHONPATH=str(Path.cwd()), TERM="vt220")
    terminal.wait_for("shell>")
    terminal.type(f"{sys.executable} -m txlab watch\r")
    terminal.wait_for("still to write", "q quit")
    terminal.type("\x1a")
    terminal.wait_for("Stopped")
    return terminal


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_a_shell_gets_its_terminal_while_txlab_is_suspended_and_fg_brings_the_screen_back(
    watching: Watching,
) -> None:
    terminal = suspended(watching)
    terminal.type("echo $((6 * 7))\r")
    terminal.wait_for("\n42")
    terminal.type("fg\r")
    terminal.wait_for("still to write", "q quit", without="Stopped")
    terminal.type("l")
    terminal.wait_for("Half a number")
    terminal.type("q")
    terminal.wait_for("shell>")
    terminal.type("exit\r")
    assert terminal.end() == 0


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_a_suspended_txlab_can_be_ended(watching: Watching) -> None:
    terminal = suspended(watching)
    terminal.type("kill %1\r")
    # The shell tells of it at the next prompt after it has happened.
    deadline = time.monotonic() + 30
    while "Exit 143" not in terminal.screen:
        assert time.monotonic() < deadline, terminal.screen
        terminal.type("\r")
        terminal.read_for(0.1)
    terminal.type("exit\r")
    terminal.end()


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_it_works_inside_tmux(checkout: Workspace, tmp_path: Path) -> None:
    socket = str(tmp_path / "tmux")

    def tmux(*arguments: str) -> str:
        command = ["tmux", "-f", "/dev/null", "-S", socket, *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False, timeout=20).stdout

    def wait_for(*wanted: str) -> None:
        deadline = time.monotonic() + 30
        while not all(text in tmux("capture-pane", "-p") for text in wanted):
            assert time.monotonic() < deadline, tmux("capture-pane", "-p")
            time.sleep(0.05)

    start = f"{sys.executable} -m txlab -C {checkout.root} watch; sleep 60"
    tmux("new-session", "-d", "-x", "60", "-y", "20", start)
    try:
        wait_for("still to write", "q quit")
        tmux("send-keys", "l", "Down")
        wait_for(">  2  Half a number")
        tmux("send-keys", "Enter", "q")
        wait_for("Write `half`.")
    finally:
        tmux("kill-server")


def test_an_exercise_is_run_again_and_all_are_checked(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    path(terminal).write_text(
        "import pathlib\ndef double(x):\n    return int(pathlib.Path('n').read_text())\n"
    )
    (terminal.root / "n").write_text("7")
    terminal.type("r")
    terminal.wait_for("got     7")
    (terminal.root / "n").write_text("8")
    terminal.type("r")
    terminal.wait_for("got     8")
    terminal.type("c")
    terminal.wait_for("0 of 2 exercises pass.", ">  1  Twice a number", "failing")
    terminal.type("n")
    terminal.wait_for("2  Half a number", "Write `half`.")
    terminal.type("n")
    terminal.wait_for("This is the last exercise.")
    terminal.type("p")
    terminal.wait_for("1  Twice a number", "Write `double`.")
