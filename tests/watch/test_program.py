"""`txlab watch` as a learner uses it, on a pseudo-terminal."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from txlab.progress import Store
from txlab.workspace import Workspace

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")
Watching = Callable[..., Any]

RIGHT = "def double(x):\n    return x + x\n"
WRONG = "def double(x):\n    print('seen', x)\n    return x * 5\n"
LOOP = "import os\nopen('pid', 'w').write(str(os.getpid()))\nwhile True:\n    pass\n"


def path(terminal: Any, name: str = "ex01_double") -> Path:
    return terminal.root / "exercises" / f"{name}.py"


def write(file: Path, text: str) -> None:
    file.write_text(text)


def rename(file: Path, text: str) -> None:
    temporary = file.with_name(".new.tmp")
    temporary.write_text(text)
    temporary.replace(file)


def back_up(file: Path, text: str) -> None:
    file.replace(file.with_name(file.name + "~"))
    time.sleep(0.02)
    file.write_text(text)


def truncate_first(file: Path, text: str) -> None:
    with file.open("w") as opened:
        opened.flush()
        time.sleep(0.03)
        opened.write(text)


def piecemeal(file: Path, text: str) -> None:
    with file.open("w") as opened:
        for character in text:
            opened.write(character)
            opened.flush()
            time.sleep(0.002)


def looping(terminal: Any) -> int:
    """The process of the loop, once it is in there."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with suppress(OSError, ValueError):
            return int((terminal.root / "pid").read_text())
        time.sleep(0.02)
    raise AssertionError("the loop never began")


def test_the_first_screen_shows_where_to_work_before_anything_ran(watching: Watching) -> None:
    terminal = watching()
    assert "Failing is how every exercise starts." in terminal.wait_for("still to write")
    first = terminal.screens[1]
    for part in ("0/2 passed", "1  Twice a number", "exercises/ex01_double.py", "Write `double`.", "q quit"):
        assert part in first
    assert "Checking" in first


def test_what_a_main_block_would_print_is_not_missed(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    write(path(terminal), 'def double(x):\n    return x\n\n\nif __name__ == "__main__":\n    print(1)\n')
    terminal.wait_for("1 of 2 checks passed", without="still to write")
    terminal.type("o")
    terminal.wait_for("runs only by hand")


@pytest.mark.parametrize("options", [(), ("--poll",)])
def test_from_the_first_save_to_the_end(watching: Watching, options: tuple[str, ...]) -> None:
    terminal = watching(*options)
    terminal.wait_for("still to write")
    write(path(terminal), WRONG)
    screen = terminal.wait_for("seen 3")  # the last of it: what comes before may come in pieces
    assert "1 of 2 checks passed" in screen
    assert "three doubled is six" in screen
    write(path(terminal), RIGHT)
    screen = terminal.wait_for("Write `half`.")
    assert "ok  1  Twice a number" in screen
    assert "Doubling is adding a number to itself." in screen
    assert "Next: 2  Half a number" in screen
    write(path(terminal, "ex02_half"), "def half(x):\n    return x / 2\n")
    assert "2/2 passed" in terminal.wait_for("every exercise passes")
    terminal.type("q")
    assert terminal.end() == 0
    assert "every exercise passes" in terminal.screen
    assert terminal.modes == terminal.before


@pytest.mark.parametrize("save", [write, rename, back_up, truncate_first, piecemeal])
def test_every_way_of_saving_is_seen(watching: Watching, save: Callable[[Path, str], None]) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    for factor in (3, 4, 5):
        save(path(terminal), f"def double(x):\n    return x * {factor}\n")
        terminal.wait_for(f"got     {3 * factor}\n")


def test_quick_saves_end_with_the_last_one(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    for factor in range(3, 33):
        write(path(terminal), f"def double(x):\n    return x * {factor}\n")
        time.sleep(0.01)
    terminal.wait_for("got     96\n")


def test_a_save_ends_a_loop_at_once(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    write(path(terminal), LOOP)
    terminal.wait_for("Checking exercises/ex01_double.py", without="checks passed")
    write(path(terminal), RIGHT)
    # Far less than the time limit of the loop.
    terminal.wait_for("ok  1  Twice a number", seconds=8)


def test_a_deleted_file_is_said_and_waited_for(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    path(terminal).unlink()
    terminal.wait_for("exercises/ex01_double.py is not there")
    write(path(terminal), RIGHT)
    terminal.wait_for("ok  1  Twice a number")


def test_a_pipe_in_place_of_a_file_is_said_and_does_not_hang(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    path(terminal).unlink()
    os.mkfifo(path(terminal))
    terminal.wait_for("exercises/ex01_double.py cannot be read")
    rename(path(terminal), RIGHT)
    terminal.wait_for("ok  1  Twice a number")


def test_other_files_are_ignored(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    before = len(terminal.screens)
    for name in (".ex01_double.py.swp", "4913", "ex01_double.py~", "notes.py", ".#ex01_double.py"):
        (terminal.root / "exercises" / name).write_text("x")
    write(path(terminal), WRONG)
    terminal.wait_for("1 of 2 checks passed")
    # Besides the sign that a slow run is on, one more screen than before: that of the save.
    assert len([screen for screen in terminal.screens[before:] if "Checking" not in screen]) == 1


def test_keys_work_without_enter_and_are_not_echoed(watching: Watching, checkout: Workspace) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    terminal.type("h")
    terminal.wait_for("Hint 1 of 4", "Think of two equal bags.")
    terminal.type("l")
    terminal.wait_for("not started", "Half a number")
    terminal.type("?")
    terminal.wait_for("put the starter back")
    terminal.type("?s")
    terminal.wait_for("Show the solution", "y/n")
    terminal.type("y")
    terminal.wait_for("return x + x", "Why")
    terminal.type("n")
    terminal.wait_for("2  Half a number")
    terminal.type("zq")
    assert terminal.end() == 0
    remembered = Store(checkout).load()
    assert remembered.current == "ex02_half"
    assert remembered.standing("ex01_double").hints_revealed == 1
    assert remembered.standing("ex01_double").solution_shown


def test_reset_keeps_the_file_and_says_where(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    starter = path(terminal).read_text()
    write(path(terminal), WRONG)
    terminal.wait_for("1 of 2 checks passed")
    terminal.type("x")
    terminal.wait_for("Your file is kept as a backup.")
    terminal.type("y")
    terminal.wait_for(
        "is the starter again (from git's last commit).",
        ".txlab/backups/ex01_double.",
        "txlab reset 1 --undo",
        "0 of 2 checks passed",
    )
    assert path(terminal).read_text() == starter
    (kept,) = (terminal.root / ".txlab" / "backups").iterdir()
    assert kept.read_text() == WRONG


@pytest.mark.parametrize(
    ("end", "code"),
    [
        *(("\x03", 130), ("q", 0), ("\x04", 0), ("\x1c", 131)),
        *((signal.SIGTERM, 143), (signal.SIGINT, 130)),
    ],
)
def test_however_it_ends_the_terminal_is_whole_and_no_process_is_left(
    watching: Watching, end: str | int, code: int
) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    write(path(terminal), LOOP)
    terminal.wait_for("Checking exercises/ex01_double.py", without="checks passed")
    pid = looping(terminal)
    if isinstance(end, str):
        terminal.type(end)
    else:
        terminal.process.send_signal(end)
    assert terminal.end() == code
    assert terminal.modes == terminal.before
    assert "\x1b[?25l" not in terminal.written
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_closed_terminal_ends_it_with_nothing_left(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    write(path(terminal), LOOP)
    pid = looping(terminal)
    assert terminal.hang_up() in (0, 129)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert list((terminal.root / ".txlab").glob("*.log")) == []


def test_a_resize_repaints(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write", "s solution")
    terminal.resize(40, 24)
    terminal.wait_for("q quit", without="s solution")
    # As written: on the terminal no row can be longer.
    assert max(map(len, terminal.screens[-1].splitlines())) <= 40


def test_after_being_suspended_keys_work_and_the_screen_is_drawn_again(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    during = terminal.modes
    terminal.process.send_signal(signal.SIGSTOP)
    terminal.put_back_modes()  # as a shell does
    terminal.write_beside("[1]+  Stopped\n")
    terminal.wait_for("[1]+  Stopped")
    terminal.process.send_signal(signal.SIGCONT)
    terminal.wait_for("still to write", without="Stopped")
    assert terminal.modes == during
    terminal.type("l")
    terminal.wait_for("not started")


@pytest.mark.parametrize("variables", [{"TERM": "dumb"}, {"NO_COLOR": "1", "TERM": "dumb"}])
def test_a_dumb_terminal_gets_no_codes(watching: Watching, variables: dict[str, str]) -> None:
    terminal = watching(**variables)
    terminal.wait_for("still to write")
    assert "\x1b" not in terminal.written


def test_what_the_learner_prints_cannot_move_the_cursor(watching: Watching) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    write(path(terminal), "print('\\x1b[2J\\x1b]0;title\\x07\\x1b[?25l [bold]here[/] \\x9b1A')\n")
    rows = terminal.wait_for("[bold]here[/]", "q quit").splitlines()
    assert terminal.cursor == (len(rows), 0)
    assert terminal.title == ""
    assert not terminal.is_cursor_hidden
    assert "\x1b]0;" not in terminal.written
    assert "\x9b" not in terminal.written


def test_a_stream_gets_plain_lines(checkout: Workspace) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "txlab", "watch"],
        cwd=checkout.root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        told = ""
        for line in process.stdout:
            told += line
            if "still to write" in line:
                write(checkout.root / "exercises" / "ex01_double.py", RIGHT)
            if "Next: 2" in line:
                break
        process.terminate()
        rest, _ = process.communicate(timeout=20)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 143
    assert "\x1b" not in told + rest
    assert "q quit" not in told + rest
    assert told.count("Write `double`.") == 1
    assert "ok  1  Twice a number: all 2 checks passed" in told


def test_a_closed_output_is_a_sentence(checkout: Workspace) -> None:
    command = [
        sys.executable,
        "-c",
        "import os, sys; os.close(1); " + "os.execv(sys.executable, sys.argv[1:])",
    ]
    done = subprocess.run(
        [*command, sys.executable, "-m", "txlab", "watch"],
        cwd=checkout.root,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (
        2,
        "txlab: There is no standard output to show anything on: it is closed.\n",
    )


def test_keys_work_on_a_terminal_that_is_not_the_sessions_own(watching: Watching) -> None:
    terminal = watching(own=False)
    terminal.wait_for("still to write", "q quit")
    terminal.type("?")
    terminal.wait_for("end txlab")
    terminal.type("q")
    assert terminal.end() == 0
    assert terminal.modes == terminal.before
