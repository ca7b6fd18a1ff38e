"""The alarm sleeps while nothing happens, and answers when something does."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from txlab.watch.alarm import Alarm

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="inotify is a Linux thing")
FOREVER = 60.0


@pytest.fixture
def stopping() -> threading.Event:
    return threading.Event()


@pytest.fixture
def alarm(tmp_path: Path, stopping: threading.Event) -> Iterator[Alarm]:
    (tmp_path / "file.py").write_text("x = 1\n")
    alarm = Alarm(tmp_path, stopping, FOREVER)
    yield alarm
    alarm.close()


def asked(alarm: Alarm) -> "tuple[threading.Thread, list[bool]]":
    """A thread that asks the alarm, once it waits for the answer."""
    answers: list[bool] = []
    thread = threading.Thread(target=lambda: answers.append(alarm.is_set()), daemon=True)
    thread.start()
    time.sleep(0.05)
    return thread, answers


def write(folder: Path) -> None:
    (folder / "file.py").write_text("x = 2\n")


def truncate(folder: Path) -> None:
    os.truncate(folder / "file.py", 0)


def rename(folder: Path) -> None:
    (folder / "file.py").rename(folder / "other.py")


def move_in(folder: Path) -> None:
    new = folder.with_name("outside.py")
    new.write_text("x = 3\n")
    new.replace(folder / "file.py")


def delete(folder: Path) -> None:
    (folder / "file.py").unlink()


def touch(folder: Path) -> None:
    os.utime(folder / "file.py", ns=(1, 1))


def link(folder: Path) -> None:
    (folder / "link.py").symlink_to(folder / "file.py")


@pytest.mark.parametrize("change", [write, truncate, rename, move_in, delete, touch, link])
def test_any_change_of_the_folder_is_news(
    alarm: Alarm, tmp_path: Path, change: Callable[[Path], None]
) -> None:
    thread, answers = asked(alarm)
    assert answers == []
    change(tmp_path)
    thread.join(10)
    assert answers == [False]


def test_after_news_it_answers_without_further_ones(alarm: Alarm, tmp_path: Path) -> None:
    write(tmp_path)
    # One answer for the news; watchfiles, which hears of it by its own way, needs at least two more.
    for _ in range(3):
        thread, answers = asked(alarm)
        thread.join(10)
        assert answers == [False]


def test_reading_is_no_news(alarm: Alarm, tmp_path: Path, stopping: threading.Event) -> None:
    thread, answers = asked(alarm)
    (tmp_path / "file.py").read_text()
    time.sleep(0.05)
    assert answers == []
    stopping.set()
    alarm.ring()
    thread.join(10)


def test_it_stops_at_once(alarm: Alarm, stopping: threading.Event) -> None:
    thread, answers = asked(alarm)
    stopping.set()
    alarm.ring()
    thread.join(10)
    assert answers == [True]


def test_its_patience_has_an_end(tmp_path: Path, stopping: threading.Event) -> None:
    alarm = Alarm(tmp_path, stopping, 0.05)
    assert not alarm.is_set()
    alarm.close()


def test_it_can_be_rung_when_closed(alarm: Alarm) -> None:
    alarm.close()
    alarm.ring()


def test_no_descriptor_is_kept(tmp_path: Path, stopping: threading.Event) -> None:
    def descriptors() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    before = descriptors()
    Alarm(tmp_path, stopping, FOREVER).close()
    with pytest.raises(FileNotFoundError):
        Alarm(tmp_path / "nowhere", stopping, FOREVER)
    assert descriptors() == before


def test_elsewhere_there_are_no_news(
    tmp_path: Path, stopping: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(OSError, match="Linux only"):
        Alarm(tmp_path, stopping, FOREVER)


def test_a_python_that_cannot_ask_has_no_alarm(
    tmp_path: Path, stopping: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ctypes", None)
    with pytest.raises(OSError, match="cannot ask"):
        Alarm(tmp_path, stopping, FOREVER)
