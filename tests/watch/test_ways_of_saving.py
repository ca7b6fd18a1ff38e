"""Every way in which editors and tools save a file is seen by the real program, and nothing else is."""

import itertools
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from txlab.flow.state import ECHO
from txlab.watch.saves import SETTLE
from txlab.workspace import Workspace

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are a Unix thing")
Watching = Callable[..., Any]
Save = Callable[[Path, str], None]

# What is saved has this time of change and always the same size: a look at the folder tells nothing,
# so a save is seen because it is reported, or because all files are read.
STAMP = 1_700_000_000_000_000_000
SILENT = "Saves are not reported"
RIGHT = "def double(x):\n    return x + x\n"

# No value comes twice, so that an old screen never looks like the one that is waited for.
factors = itertools.count(101)


class Draft:
    """A wrong answer for an exercise, and what is told of it."""

    def __init__(self, exercise: int = 1) -> None:
        name, given = (("double", 3), ("half", 4))[exercise - 1]
        factor = next(factors)
        self.text = f"def {name}(x):\n    return x * {factor}\n"
        self.told = f"got     {given * factor}\n"


def path(terminal: Any, exercise: int = 1) -> Path:
    name = ("ex01_double", "ex02_half")[exercise - 1]
    return terminal.root / "exercises" / f"{name}.py"


def stamp(file: Path) -> None:
    os.utime(file, ns=(STAMP, STAMP))


def write_in_place(file: Path, text: str) -> None:
    file.write_text(text)


def write_slowly(file: Path, text: str) -> None:
    with file.open("w") as opened:
        time.sleep(SETTLE * 1.5)  # longer than an empty file is waited for
        for start in range(0, len(text), 8):
            opened.write(text[start : start + 8])
            opened.flush()
            time.sleep(0.01)


def rename_into_place(file: Path, text: str, changed: int = STAMP) -> None:
    temporary = file.with_name(f".{file.name}.tmp")
    temporary.write_text(text)
    os.utime(temporary, ns=(changed, changed))
    temporary.replace(file)


def delete_first(file: Path, text: str) -> None:
    file.unlink()
    file.write_text(text)


def save_like_emacs(file: Path, text: str) -> None:
    lock = file.with_name(f".#{file.name}")
    lock.symlink_to("learner@host.1234:1700000000")
    file.replace(file.with_name(f"{file.name}~"))
    file.write_text(text)
    lock.unlink()


def save_like_vs_code(file: Path, text: str) -> None:
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.write(descriptor, text.encode())
    os.fsync(descriptor)
    os.close(descriptor)


def save_like_pycharm(file: Path, text: str) -> None:
    new, old = (file.with_name(f"{file.name}___jb_{part}___") for part in ("tmp", "old"))
    new.write_text(text)
    stamp(new)
    file.replace(old)
    new.replace(file)
    old.unlink()


def save_with_sed(file: Path, text: str) -> None:
    if shutil.which("sed") is None:
        pytest.skip("there is no sed")
    in_place = ("-i", "") if sys.platform == "darwin" else ("-i",)
    last = text.splitlines()[-1]
    subprocess.run(["sed", *in_place, f"s/.*return.*/{last}/", str(file)], check=True)


def with_vim(*options: str) -> Save:
    """Saves with vim, set to `options`."""

    def save(file: Path, text: str) -> None:
        if shutil.which("vim") is None:
            pytest.skip("there is no vim")
        orders = [f"set {option}" for option in options]
        orders += [f"call setline(1, {text.splitlines()})", "wq"]
        command = ["vim", "-u", "NONE", "-i", "NONE", "-N", "-es", *(f"-c{order}" for order in orders)]
        subprocess.run([*command, str(file)], stdin=subprocess.DEVNULL, capture_output=True, check=True)

    return save


def with_a_second_name(save: Save) -> Save:
    """Saves a file that has another name elsewhere, which some editors take into account."""

    def linked(file: Path, text: str) -> None:
        other = file.parents[1] / "second_name.py"
        other.unlink(missing_ok=True)
        other.hardlink_to(file)
        save(file, text)

    return linked


BACKED_UP = {"backups": ("backup", "writebackup"), "no_backups": ("nobackup", "nowritebackup")}
WAYS: dict[str, Save] = {
    "in_place": write_in_place,
    "emptied_then_slowly_in_pieces": write_slowly,
    "temporary_file_and_rename": rename_into_place,
    "deleted_then_written_anew": delete_first,
    "emacs": save_like_emacs,
    "vs_code": save_like_vs_code,
    "pycharm": save_like_pycharm,
    "sed": save_with_sed,
    **{
        f"vim_copy_{way}_{kind}": with_vim(f"backupcopy={way}", *options)
        for way in ("yes", "no", "auto")
        for kind, options in BACKED_UP.items()
    },
    **{
        f"vim_breaking_hard_links_{kind}": with_a_second_name(
            with_vim("backupcopy=auto,breakhardlink", *options)
        )
        for kind, options in BACKED_UP.items()
    },
}


def start_over(terminal: Any) -> None:
    """Bring the folder back to two plain files, whatever a test left there, and wait for a new verdict."""
    kept = {path(terminal, exercise) for exercise in (1, 2)}
    for entry in set(path(terminal).parent.iterdir()) - kept:
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()
    draft = Draft()
    rename_into_place(path(terminal), draft.text, changed=time.time_ns())
    terminal.wait_for(draft.told)


def take_turn(lasting: Watching, checkout: Workspace, *arguments: str) -> Iterator[Any]:
    """The program of the tests before, which ends with the test in which it stops hearing of saves."""
    program = lasting(checkout.root, *arguments)
    program.wait_for("q quit")
    start_over(program)
    yield program
    is_deaf = SILENT in program.written
    if is_deaf:
        program.close()
    assert not is_deaf


@pytest.fixture
def terminal(lasting: Watching, checkout: Workspace) -> Iterator[Any]:
    """A program that is told of saves by the system; many tests share it, one after the other."""
    yield from take_turn(lasting, checkout)


@pytest.fixture
def polling(lasting: Watching, checkout: Workspace) -> Iterator[Any]:
    """The same with `--poll`: it looks for itself."""
    yield from take_turn(lasting, checkout, "--poll")


def verdicts(screens: list[str]) -> list[str]:
    """The screens that tell a result, rather than that a run is on."""
    return [screen for screen in screens if "checks passed" in screen]


def check_saves(terminal: Any, save: Save) -> None:
    """Save a few times; each time the new content is judged."""
    file = path(terminal)
    for draft in (Draft(), Draft(), Draft()):
        save(file, draft.text)
        stamp(file)
        assert file.read_text() == draft.text
        terminal.wait_for(draft.told)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_of_saving_is_seen(terminal: Any, way: str) -> None:
    check_saves(terminal, WAYS[way])


@pytest.mark.parametrize("way", ["in_place", "temporary_file_and_rename"])
def test_polling_sees_saves_that_change_neither_time_nor_size(polling: Any, way: str) -> None:
    check_saves(polling, WAYS[way])


def test_polling_ends_with_the_second_of_two_quick_saves(polling: Any) -> None:
    before, first, second = Draft(), Draft(), Draft()
    rename_into_place(path(polling), before.text)
    polling.wait_for(before.told)
    for draft in (first, second):
        rename_into_place(path(polling), draft.text)
    polling.wait_for(second.told)


def check_absence(terminal: Any, leave: Save, come_back: Save) -> None:
    """A file that goes away is missed, and judged when it is there again as it was."""
    draft, file = Draft(), path(terminal)
    rename_into_place(file, draft.text)
    terminal.wait_for(draft.told)
    leave(file, draft.text)
    terminal.wait_for("exercises/ex01_double.py is not there")
    come_back(file, draft.text)
    terminal.wait_for(draft.told)


def delete(file: Path, text: str) -> None:
    file.unlink()


def rename_away(file: Path, text: str) -> None:
    file.rename(file.with_name("ex01_mine.py"))


def rename_back(file: Path, text: str) -> None:
    file.with_name("ex01_mine.py").rename(file)


def test_a_deleted_file_is_missed_until_it_is_restored(terminal: Any) -> None:
    check_absence(terminal, delete, rename_into_place)


def test_polling_misses_a_deleted_file_until_it_is_restored(polling: Any) -> None:
    check_absence(polling, delete, rename_into_place)


def test_a_file_renamed_away_is_missed_until_it_is_renamed_back(terminal: Any) -> None:
    check_absence(terminal, rename_away, rename_back)


def test_a_save_after_the_file_was_made_read_only_is_seen(terminal: Any) -> None:
    file = path(terminal)
    before = len(terminal.screens)
    for draft in (Draft(), Draft()):
        file.chmod(0o444)
        rename_into_place(file, draft.text)
        terminal.wait_for(draft.told)
    assert len(verdicts(terminal.screens[before:])) == 2


@pytest.mark.parametrize(
    "form",
    [
        pytest.param(("utf-8", "\r\n"), id="crlf"),
        pytest.param(("utf-8-sig", "\n"), id="byte_order_mark"),
        pytest.param(("utf-8-sig", "\r\n"), id="both"),
    ],
)
def test_line_ends_and_marks_of_windows_change_no_verdict(terminal: Any, form: tuple[str, str]) -> None:
    encoding, end = form
    for draft in (Draft(), Draft()):
        path(terminal).write_text(draft.text, encoding=encoding, newline=end)
        screen = terminal.wait_for(draft.told)
        assert "1 of 2 checks passed" in screen


def shown(screens: list[str], drafts: list[Draft]) -> list[int]:
    """Which of the drafts the screens were about, in the order of the screens."""
    return [at for screen in screens for at, draft in enumerate(drafts) if draft.told in screen]


def test_what_a_formatter_writes_right_after_the_save_is_what_is_judged(terminal: Any) -> None:
    before = len(terminal.screens)
    drafts = [Draft() for _ in range(10)]
    for saved, formatted in zip(drafts[::2], drafts[1::2], strict=True):
        write_in_place(path(terminal), saved.text)
        time.sleep(0.003)
        write_in_place(path(terminal), formatted.text)
        terminal.wait_for(formatted.told)
    told = shown(terminal.screens[before:], drafts)
    assert told == sorted(told)


@pytest.mark.parametrize("gap", [0.003, 0.05], ids=["before_the_verdict", "after_the_verdict"])
def test_the_same_content_twice_in_a_moment_is_one_screen(terminal: Any, gap: float) -> None:
    draft, other = Draft(), Draft(2)
    before = len(terminal.screens)
    rename_into_place(path(terminal), draft.text)
    time.sleep(gap)
    rename_into_place(path(terminal), draft.text, changed=STAMP + 1)
    terminal.wait_for(draft.told)
    # A save waits for what was saved before it, so a second run of the first is shown by then.
    write_in_place(path(terminal, 2), other.text)
    terminal.wait_for(other.told)
    assert shown(terminal.screens[before:], [draft, other]) == [0, 1]


def test_the_same_content_written_again_in_place_is_never_judged_half_written(terminal: Any) -> None:
    file = path(terminal)
    for number in range(20):
        draft = Draft()
        rename_into_place(file, draft.text)
        time.sleep(number * 0.0001)
        with file.open("w") as opened:
            time.sleep(0.001)
            opened.write(draft.text)
        terminal.wait_for(draft.told, seconds=3)


def test_sixty_saves_in_a_second_end_with_the_last(terminal: Any) -> None:
    drafts = [Draft() for _ in range(60)]
    before = len(terminal.screens)
    for draft in drafts:
        write_in_place(path(terminal), draft.text)
        time.sleep(1 / 60)
    terminal.wait_for(drafts[-1].told)
    told = shown(terminal.screens[before:], drafts)
    assert told == sorted(told)


def test_a_save_without_a_change_runs_the_file_again(terminal: Any) -> None:
    file = path(terminal)
    count = "with open('count', 'a+') as file:\n    file.write('.')\n    print('run', file.tell())\n"
    (terminal.root / "count").unlink(missing_ok=True)
    rename_into_place(file, count + Draft().text)
    for number in (1, 2, 3):
        terminal.wait_for(f"run {number}\n")
        time.sleep(ECHO)
        os.utime(file)


def ignored(entry: Path) -> None:
    """Make, change and remove something, as fits its name."""
    if entry.suffix == ".d" or entry.name in ("__pycache__", "ex01_double"):
        entry.mkdir()
        (entry / "ex01_double.py").write_text(RIGHT)
        shutil.rmtree(entry)
        return
    if entry.name.startswith((".#", "link")):
        entry.symlink_to("nowhere" if entry.name.startswith(".#") else "ex01_double.py")
    else:
        entry.write_text(RIGHT)
        entry.write_text(RIGHT + RIGHT)
        entry.chmod(0o600)
    entry.rename(entry.with_name("moved"))
    entry.with_name("moved").unlink()


@pytest.mark.parametrize(
    "names",
    [
        pytest.param((".ex01_double.py.swp", ".ex01_double.py.swx", "4913"), id="of_vim"),
        pytest.param(("ex01_double.py~", "ex01_double.py.bak", "ex01_double.py.orig"), id="backups"),
        pytest.param((".#ex01_double.py", "#ex01_double.py#", "link.py"), id="locks_and_links"),
        pytest.param(("notes.py", "ex03_more.py", "ex01_double.txt", "ex01_double"), id="others"),
        pytest.param(("__pycache__", "ex01_double.d"), id="folders"),
    ],
)
def test_what_is_no_exercise_is_ignored(terminal: Any, names: tuple[str, ...]) -> None:
    time.sleep(ECHO)  # after which even the file as it is would be run again
    for name in names:
        before, draft = len(terminal.screens), Draft(2)
        ignored(path(terminal).with_name(name))
        rename_into_place(path(terminal, 2), draft.text)
        terminal.wait_for(draft.told)
        assert len(verdicts(terminal.screens[before:])) == 1, name


def git(root: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *identity, *arguments], cwd=root, check=True, capture_output=True)


def branch_off(root: Path, *texts: str) -> None:
    """A branch `other` where the exercises are these."""
    git(root, "switch", "-q", "-c", "other")
    for name, text in zip(("ex01_double", "ex02_half"), texts, strict=True):
        (root / "exercises" / f"{name}.py").write_text(text)
    git(root, "commit", "-q", "-a", "-m", "other")
    git(root, "switch", "-q", "-")


def test_of_several_files_checked_out_at_once_the_lowest_failing_is_shown(
    watching: Watching, checkout: Workspace
) -> None:
    first, second, later = Draft(), Draft(2), Draft()
    branch_off(checkout.root, first.text, f"open('ran', 'w').close()\n{second.text}")
    terminal = watching()
    terminal.wait_for("still to write")
    git(checkout.root, "checkout", "-q", "other")
    terminal.wait_for(first.told)
    # Whatever of the checkout is still to be run comes before this.
    write_in_place(path(terminal), later.text)
    terminal.wait_for(later.told)
    assert shown(terminal.screens, [first, second, later]) == [0, 2]
    assert (checkout.root / "ran").exists()


def test_of_several_files_checked_out_at_once_one_that_passes_gives_way_to_one_that_fails(
    watching: Watching, checkout: Workspace
) -> None:
    second = Draft(2)
    branch_off(checkout.root, RIGHT, second.text)
    terminal = watching()
    terminal.wait_for("still to write")
    git(checkout.root, "checkout", "-q", "other")
    assert "1/2 passed" in terminal.wait_for(second.told)
    assert not [screen for screen in terminal.screens if "ok  1  Twice a number" in screen]


def test_of_all_files_saved_by_an_editor_the_lowest_failing_is_shown(terminal: Any) -> None:
    first, second, later = Draft(), Draft(2), Draft()
    before = len(terminal.screens)
    write_in_place(path(terminal), first.text)
    time.sleep(0.005)
    write_in_place(path(terminal, 2), second.text)
    terminal.wait_for(first.told)
    write_in_place(path(terminal), later.text)
    terminal.wait_for(later.told)
    assert shown(terminal.screens[before:], [first, second, later]) == [0, 2]


def test_saves_while_another_exercise_runs_wait_for_its_verdict(watching: Watching) -> None:
    slow, outdated, last = Draft(), Draft(2), Draft(2)
    terminal = watching()
    terminal.wait_for("still to write")
    before = len(terminal.screens)
    wait = "import os, time\nwhile not os.path.exists('gate'):\n    time.sleep(0.01)\n"
    rename_into_place(path(terminal), wait + slow.text)
    terminal.wait_for("Checking exercises/ex01_double.py", without="checks passed")
    for draft in (outdated, last):
        write_in_place(path(terminal, 2), draft.text)
        time.sleep(0.02)
    terminal.wait_for("Checking exercises/ex01_double.py", "stops after")
    (terminal.root / "gate").touch()
    terminal.wait_for(last.told)
    told = verdicts(terminal.screens[before:])
    assert [slow.told in told[0], last.told in told[1]] == [True, True]
    assert len(told) == 2


@pytest.mark.parametrize("way", ["in_place", "vim_copy_yes_backups", "vim_copy_auto_backups"])
def test_a_file_replaced_by_a_link_is_saved_through_the_link(
    watching: Watching, tmp_path: Path, way: str
) -> None:
    terminal = watching()
    terminal.wait_for("still to write")
    file, target, draft = path(terminal), tmp_path / "mine.py", Draft()
    target.write_text(draft.text)
    file.unlink()
    file.symlink_to(target)
    terminal.wait_for(draft.told)
    for draft in (Draft(), Draft()):
        WAYS[way](file, draft.text)
        assert file.is_symlink()
        assert target.read_text() == draft.text
        terminal.wait_for(draft.told)


def test_where_no_save_is_reported_the_files_are_looked_at_instead(
    watching: Watching, checkout: Workspace, tmp_path: Path
) -> None:
    file, target = checkout.root / "exercises" / "ex01_double.py", tmp_path / "mine.py"
    file.rename(target)
    file.symlink_to(target)
    terminal = watching()
    terminal.wait_for("still to write")
    # The first may come before the system was asked, and the last is found only by reading the file.
    for draft in (Draft(), Draft()):
        write_in_place(target, draft.text)
        terminal.wait_for(draft.told)
    changed, draft = target.stat().st_mtime_ns, Draft()
    write_in_place(target, draft.text)
    os.utime(target, ns=(changed, changed))
    terminal.wait_for(draft.told)
    assert f"{SILENT} here" in terminal.written
