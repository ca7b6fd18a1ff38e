"""The real program, started as a learner starts it: exit codes, streams, signals."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from txlab import __version__
from txlab.workspace import Workspace

Program = Callable[..., "subprocess.CompletedProcess[str]"]
COMMANDS = (
    *("init", "watch", "run", "verify", "hint", "solution", "list", "reset"),
    *("lesson", "picture", "checklist", "quiz"),
)


def test_version_and_help(txlab: Program) -> None:
    assert txlab("--version").stdout == f"txlab {__version__}\n"
    shown = txlab("--help").stdout
    assert all(f"\n  {command} " in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(txlab: Program, command: str) -> None:
    done = txlab(command, "--help")
    assert done.returncode == 0
    assert f"Usage: txlab {command}" in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("arguments", [["bogus"], ["run", "--bogus"], ["reset"], ["verify", "--jobs", "0"]])
def test_usage_errors_are_2_on_stderr(txlab: Program, arguments: list[str]) -> None:
    done = txlab(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Error: " in done.stderr


@pytest.mark.parametrize("arguments", [[], ["watch"], ["list"], ["run", "1"], ["verify", "--json"], ["hint"]])
def test_no_lab_folder_names_init_and_is_2(txlab: Program, tmp_path: Path, arguments: list[str]) -> None:
    done = txlab(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert "no lab folder" in done.stderr
    assert "txlab init" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_exercise_is_2_and_names_the_nearest(txlab: Program) -> None:
    done = txlab("run", "haff", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "`haff`" in done.stderr
    assert "ex02_half" in done.stderr


def test_a_broken_info_toml_is_2_with_the_line(txlab: Program, checkout: Workspace) -> None:
    (checkout.root / "info.toml").write_text('name = "tiny"\ntitle = = 1\n')
    done = txlab("list")
    assert (done.returncode, done.stdout) == (2, "")
    assert "info.toml" in done.stderr
    assert "line 2" in done.stderr


def test_c_starts_elsewhere_for_the_lab_and_for_paths(
    txlab: Program, checkout: Workspace, tmp_path: Path
) -> None:
    done = txlab("-C", str(checkout.root / "exercises"), "hint", "ex02_half.py", cwd=tmp_path)
    assert done.returncode == 0
    assert "Half a number" in done.stdout
    assert txlab("-C", "checkout", "list", cwd=tmp_path).returncode == 0
    assert txlab("-C", "nowhere", "list", cwd=tmp_path).returncode == 2


def test_verify_json_off_a_terminal_has_no_codes_even_when_colour_is_forced(txlab: Program) -> None:
    assert json.loads(txlab("verify", "--json").stdout)["total"] == 2
    done = txlab("verify", FORCE_COLOR="1", TTY_COMPATIBLE="1")
    assert done.returncode == 1
    assert "\x1b" not in done.stdout + done.stderr
    assert not any(line.endswith(" ") for line in done.stdout.splitlines())


def test_a_time_limit_can_be_given(txlab: Program, checkout: Workspace) -> None:
    (checkout.root / "exercises/ex01_double.py").write_text("while True:\n    pass\n")
    done = txlab("run", "1", "--json", "--timeout", "0.5")
    assert done.returncode == 1
    assert json.loads(done.stdout)["exercises"][0]["outcome"] == "timeout"


def test_a_deleted_current_folder_is_a_sentence(checkout: Workspace, tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    command = f"cd {gone} && rmdir {gone} && exec {sys.executable} -m txlab list"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("typed", ["", "ex02"])
def test_the_shell_completes_exercise_names(txlab: Program, typed: str) -> None:
    words = f"txlab run {typed}"
    done = txlab(_TXLAB_COMPLETE="complete_bash", COMP_WORDS=words, COMP_CWORD="2")
    assert ("ex01_double" in done.stdout.split()) is (typed == "")
    assert "ex02_half" in done.stdout.split()


def test_hint_starts_without_what_it_does_not_need(checkout: Workspace) -> None:
    script = (
        "import sys\n"
        "from txlab import cli\n"
        "sys.argv[1:] = ['hint', '1']\n"
        "try: cli.main()\n"
        "except SystemExit: pass\n"
        "print(sorted({'rich', 'numpy', 'pytest', 'watchfiles', 'asyncio'} & set(sys.modules)))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=checkout.root, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("words", "more"), [([], ["watch", "--poll"]), (["watch"], ["--poll"]), (["verify"], ["--fail-fast"])]
)
def test_what_is_asked_for_plainly_starts_without_typer_and_says_the_same(
    tmp_path: Path, words: list[str], more: list[str]
) -> None:
    def start(*more: str) -> str:
        script = (
            "import sys\n"
            "from txlab import cli\n"
            f"sys.argv[1:] = {[*words, *more]!r}\n"
            "try: cli.main()\n"
            "except SystemExit as end: print(end.code, 'typer' in sys.modules)\n"
        )
        command = [sys.executable, "-c", script]
        done = subprocess.run(
            command, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True
        )
        assert "There is no lab folder" in done.stderr
        return done.stdout.strip()

    assert start() == "2 False"
    assert start(*more) == "2 True"


def test_a_reader_that_went_away_is_no_error(checkout: Workspace) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "txlab", "list"],
        cwd=checkout.root,
        stdout=writing,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("argument", ["list", "--version", "--help", "-h"])
def test_output_that_cannot_be_written_is_a_sentence(checkout: Workspace, argument: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "txlab", argument],
            cwd=checkout.root,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert "could not be written" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [["bogus"], ["run", "zzz"]])
def test_a_complaint_that_cannot_be_written_is_2_all_the_same(
    checkout: Workspace, arguments: list[str], unbuffered: str
) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "txlab", *arguments],
            cwd=checkout.root,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            stderr=full,
            check=False,
        )
    assert done.returncode == 2


def test_python_files_of_the_current_folder_are_not_taken_for_pythons_own(
    txlab: Program, checkout: Workspace
) -> None:
    for name in ("typing", "random", "tomllib", "json", "signal", "typer"):
        (checkout.root / f"{name}.py").write_text("print('mine')\n")
    done = txlab("list")
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine" not in done.stdout


def test_the_safe_path_of_python_is_left_as_it_is(txlab: Program) -> None:
    assert txlab("--version", PYTHONSAFEPATH="1").returncode == 0


def test_init_with_c_names_the_folder_from_where_the_shell_stands(txlab: Program, tmp_path: Path) -> None:
    (tmp_path / "mix").mkdir()
    done = txlab("-C", "mix", "init", "my lab", cwd=tmp_path)
    assert done.returncode == 0
    assert f"cd '{Path('mix') / 'my lab'}'\n" in done.stdout


@pytest.mark.parametrize("state", ["edited", "untouched", "missing"])
def test_reset_without_a_terminal_and_without_yes_is_2(
    txlab: Program, checkout: Workspace, state: str
) -> None:
    file = checkout.file(checkout.lab.exercises[0])
    if state == "edited":
        file.write_text("mine")
    elif state == "missing":
        file.unlink()
    done = txlab("reset", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert "txlab reset 1 --yes" in done.stderr
    assert file.exists() is (state != "missing")


@pytest.mark.parametrize("command", ["run", "verify"])
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_the_run_too(
    checkout: Workspace, command: str, number: signal.Signals, code: int
) -> None:
    mark = checkout.root / "pid"
    sleeper = f"import os, time\nopen({str(mark)!r}, 'w').write(str(os.getpid()) + '.')\ntime.sleep(60)\n"
    (checkout.root / "exercises/ex01_double.py").write_text(sleeper)
    program = subprocess.Popen(
        [sys.executable, "-m", "txlab", command, "1", "--timeout", "50"],
        cwd=checkout.root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_until(lambda: mark.exists() and mark.read_text().endswith("."))
        program.send_signal(number)
        out, err = program.communicate(timeout=30)
    finally:
        program.kill()
    assert program.returncode == code
    assert "Traceback" not in out + err
    wait_until(lambda: not is_alive(int(mark.read_text().rstrip("."))))


def wait_until(condition: Callable[[], bool]) -> None:
    """Give something up to half a minute to become true."""
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # A dead process that nobody has collected yet still has its number.
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] == "Z")
