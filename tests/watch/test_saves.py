"""Saves are told from everything else that happens in the folder."""

import os
import queue
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from txlab.flow.events import Event, FileDeleted, FileSaved, Troubled
from txlab.watch import saves
from txlab.watch.saves import Scanner, Watcher, digest

NAMES = ("ex01_one", "ex02_two")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in NAMES:
        (tmp_path / f"{name}.py").write_text("x = 1\n")
    return tmp_path


def told(events: tuple[Event, ...]) -> list[tuple[str, str] | str]:
    found: list[tuple[str, str] | str] = []
    for event in events:
        if isinstance(event, FileSaved):
            found += event.files
        elif isinstance(event, FileDeleted):
            found.append(event.exercise)
    return found


def rewrite(file: Path, text: str) -> None:
    """Another content of the same size and time, so that only who reads the file can tell."""
    status, new = file.stat(), file.with_name("new")
    new.write_text(text)
    os.utime(new, ns=(status.st_atime_ns, status.st_mtime_ns))
    new.replace(file)


def test_nothing_happened(folder: Path) -> None:
    assert Scanner(folder, NAMES).scan() == ()
    assert Scanner(folder, NAMES).scan(frozenset(NAMES)) == ()


def test_other_content_is_a_save(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    (folder / "ex02_two.py").write_text("x = 22\n")
    assert told(scanner.scan()) == [("ex02_two", digest(b"x = 22\n"))]
    assert scanner.scan() == ()


def test_several_saved_at_once_are_one_event(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    for name in NAMES:
        (folder / f"{name}.py").write_text("x = 22\n")
    (event,) = scanner.scan()
    assert isinstance(event, FileSaved)
    assert [name for name, _ in event.files] == list(NAMES)


def test_a_save_of_the_same_size_and_time_is_seen_when_reported(folder: Path) -> None:
    file = folder / "ex01_one.py"
    scanner = Scanner(folder, NAMES)
    status = file.stat()
    file.write_text("x = 2\n")
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert told(scanner.scan({"ex01_one"})) == [("ex01_one", digest(b"x = 2\n"))]


def test_the_same_content_written_again_is_a_save(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    os.utime(folder / "ex01_one.py", ns=(1, 1))
    assert told(scanner.scan({"ex01_one"})) == [("ex01_one", digest(b"x = 1\n"))]


def test_a_change_of_rights_is_no_save(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    (folder / "ex01_one.py").chmod(0o600)
    assert scanner.scan({"ex01_one"}) == ()


def test_a_deleted_file_is_told_once(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    (folder / "ex01_one.py").unlink()
    assert told(scanner.scan()) == ["ex01_one"]
    assert scanner.scan() == ()


def test_an_empty_file_is_given_a_moment_to_be_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "SETTLE", 20.0)
    file = folder / "ex01_one.py"
    scanner = Scanner(folder, NAMES)
    file.write_text("")
    writer = threading.Timer(0.05, file.write_text, ["x = 3\n"])
    writer.start()
    assert told(scanner.scan()) == [("ex01_one", digest(b"x = 3\n"))]
    writer.join()


def test_a_file_that_stays_empty_is_a_save_all_the_same(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    (folder / "ex01_one.py").write_text("")
    assert told(scanner.scan()) == [("ex01_one", digest(b""))]


def test_a_folder_in_place_of_the_file_is_a_change(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    (folder / "ex01_one.py").unlink()
    (folder / "ex01_one.py").mkdir()
    assert [pair[0] for pair in told(scanner.scan({"ex01_one"}))] == ["ex01_one"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes in the file system")
def test_a_pipe_in_place_of_the_file_is_a_change_and_does_not_hang(folder: Path) -> None:
    scanner = Scanner(folder, NAMES)
    (folder / "ex01_one.py").unlink()
    os.mkfifo(folder / "ex01_one.py")
    assert [pair[0] for pair in told(scanner.scan({"ex01_one"}))] == ["ex01_one"]


@pytest.fixture
def events() -> "queue.SimpleQueue[Event]":
    return queue.SimpleQueue()


@pytest.fixture
def watch(folder: Path, events: "queue.SimpleQueue[Event]") -> Iterator[threading.Thread]:
    watcher = Watcher(folder, NAMES, events.put, poll=False)
    thread = threading.Thread(target=watcher.run)
    yield thread
    watcher.stop()
    thread.join(10)
    assert not thread.is_alive()


def test_a_watch_that_cannot_start_says_why_and_polls(
    folder: Path,
    events: "queue.SimpleQueue[Event]",
    watch: threading.Thread,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(self: Watcher) -> None:
        raise OSError(28, "no space left for watches")

    monkeypatch.setattr(Watcher, "_listen", refuse)
    watch.start()
    trouble = events.get(timeout=10)
    assert isinstance(trouble, Troubled)
    assert "no space left for watches" in trouble.message
    assert "twice a second" in trouble.message
    (folder / "ex01_one.py").write_text("x = 5\n")
    assert told((events.get(timeout=10),)) == [("ex01_one", digest(b"x = 5\n"))]


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (OSError("Error creating recommended watcher: Too many open files"), "Too many open files"),
        (OSError(28, "No space left on device"), "No space left on device"),
        (FileNotFoundError("No path was found."), "No path was found"),
        (RuntimeError("error in underlying watcher: Bad file descriptor"), "Bad file descriptor"),
    ],
    ids=["instances", "watches", "folder", "library"],
)
def test_whatever_the_system_refuses_a_watch_for_is_told_in_its_own_words(
    folder: Path,
    events: "queue.SimpleQueue[Event]",
    watch: threading.Thread,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    reason: str,
) -> None:
    def refuse(*_paths: Path, **_options: object) -> Iterator[set[tuple[int, str]]]:
        raise error
        yield

    monkeypatch.setattr("watchfiles.watch", refuse)
    watch.start()
    trouble = events.get(timeout=10)
    assert isinstance(trouble, Troubled)
    assert trouble.message.startswith("The system does not report saves here (")
    assert reason in trouble.message
    assert ".)" not in trouble.message
    rewrite(folder / "ex01_one.py", "x = 8\n")
    assert told((events.get(timeout=10),)) == [("ex01_one", digest(b"x = 8\n"))]


def test_a_save_that_is_not_reported_is_seen_and_polling_begins(
    folder: Path,
    events: "queue.SimpleQueue[Event]",
    watch: threading.Thread,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = iter([None, "x = 6\n", None, None])

    def silent(*_paths: Path, **_options: object) -> Iterator[set[tuple[int, str]]]:
        for text in looks:
            if text is not None:
                (folder / "ex01_one.py").write_text(text)
            yield set()

    monkeypatch.setattr("watchfiles.watch", silent)
    watch.start()
    assert told((events.get(timeout=10),)) == [("ex01_one", digest(b"x = 6\n"))]
    trouble = events.get(timeout=10)
    assert isinstance(trouble, Troubled)
    assert "not reported" in trouble.message
    rewrite(folder / "ex01_one.py", "x = 7\n")
    assert told((events.get(timeout=10),)) == [("ex01_one", digest(b"x = 7\n"))]


def test_a_folder_made_anew_is_listened_to_again(
    folder: Path, events: "queue.SimpleQueue[Event]", watch: threading.Thread
) -> None:
    def save(text: str) -> None:
        """Write, and wait until it is told; any trouble would be told first."""
        (folder / "ex01_one.py").write_text(text)
        event: Event | None = None
        while not (isinstance(event, FileSaved) and event.files == (("ex01_one", digest(text.encode())),)):
            event = events.get(timeout=10)
            assert not isinstance(event, Troubled)

    watch.start()
    save("x = 2\n")
    shutil.rmtree(folder)
    folder.mkdir()
    for number in (3, 4, 5):
        save(f"x = {number}\n")
        # Long enough to find that the new folder is not listened to yet.
        time.sleep(2.5 * saves.POLL)
    assert events.empty()


def test_without_an_alarm_saves_are_seen_all_the_same(
    folder: Path,
    events: "queue.SimpleQueue[Event]",
    watch: threading.Thread,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_arguments: object) -> None:
        raise OSError(24, "too many open files")

    monkeypatch.setattr(saves, "Alarm", refuse)
    watch.start()
    (folder / "ex01_one.py").write_text("x = 7\n")
    assert told((events.get(timeout=10),)) == [("ex01_one", digest(b"x = 7\n"))]
