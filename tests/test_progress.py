"""What is remembered: never lost, never half written, never a reason to stop."""

import errno
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

from txlab import files, progress, standing
from txlab.model import Failure, Outcome, Progress, Verdict
from txlab.progress import Store
from txlab.workspace import Workspace

NAME = "ex01_double"


def hinted(old: Progress) -> Progress:
    return standing.reveal_next_hint(old, NAME, 1000)


def hints(store: Store) -> int:
    return store.load().standing(NAME).hints_revealed


def test_what_one_store_saves_another_reads(checkout: Workspace) -> None:
    failed = Verdict(NAME, Outcome.FAILED, 1, 2, 0.1)

    def change(old: Progress) -> Progress:
        return standing.move_to(standing.show_solution(standing.record(old, failed), NAME), "ex02_half")

    saved = Store(checkout).update(change)
    other = Store(checkout)
    assert other.load() == saved
    assert saved.current == "ex02_half"
    assert saved.standing(NAME).checks_total == 2
    assert saved.standing(NAME).solution_shown
    assert other.warning is None


def test_the_checklist_and_the_quiz_are_remembered(checkout: Workspace) -> None:
    store = Store(checkout)
    for line, is_ticked in ((2, True), (1, True), (2, False)):
        store.update(lambda old, line=line, is_ticked=is_ticked: standing.tick(old, line, is_ticked))
    store.update(lambda old: standing.answer(old, 3, 1))
    store.update(lambda old: standing.answer(old, 3, 4))
    read = Store(checkout).load()
    assert (read.ticked, read.answers) == ({1}, {3: 4})


def test_a_file_from_before_there_was_a_checklist_is_read(checkout: Workspace) -> None:
    checkout.state.mkdir()
    (checkout.state / "progress.json").write_text('{"schema": 1, "current": "ex02_half", "exercises": {}}')
    read = Store(checkout).load()
    assert (read.current, read.ticked, read.answers) == ("ex02_half", frozenset(), {})


def told(old: Progress) -> Progress:
    """`old` after a verdict that named a slip."""
    failure = Failure("check", "title", "message", "a-slip")
    return standing.record(old, Verdict(NAME, Outcome.FAILED, 1, 2, 0.1, failure=failure))


def test_the_slip_and_hints_revealed_out_of_order_are_remembered(checkout: Workspace) -> None:
    Store(checkout).update(lambda old: standing.reveal_hint(told(hinted(old)), NAME, 4))
    known = Store(checkout).load().standing(NAME)
    assert (known.slip, known.hints_revealed, known.hints_ahead) == ("a-slip", 1, {4})


def test_a_file_from_before_hints_could_fit_a_slip_is_read(checkout: Workspace) -> None:
    Store(checkout).update(lambda old: told(hinted(old)))
    file = checkout.state / "progress.json"
    document = json.loads(file.read_text())
    for key in ("slip", "hints_ahead"):
        del document["exercises"][NAME][key]
    file.write_text(json.dumps(document))
    store = Store(checkout)
    known = store.load().standing(NAME)
    assert (store.warning, known.hints_revealed) == (None, 1)
    assert (known.slip, known.hints_ahead) == (None, frozenset())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("slip", 3),
        ("slip", ["a-slip"]),
        ("hints_ahead", None),
        ("hints_ahead", 4),
        ("hints_ahead", {}),
        ("hints_ahead", "4"),
        ("hints_ahead", [-1]),
        ("hints_ahead", [True]),
        ("hints_ahead", [[4]]),
    ],
)
def test_a_slip_or_hints_that_txlab_would_not_write_are_a_damaged_file(
    checkout: Workspace, key: str, value: object
) -> None:
    Store(checkout).update(told)
    file = checkout.state / "progress.json"
    document = json.loads(file.read_text())
    document["exercises"][NAME][key] = value
    file.write_text(json.dumps(document))
    store = Store(checkout)
    assert store.load() == Progress()
    assert store.warning is not None
    assert "set aside" in store.warning


def test_a_change_made_up_for_reveals_the_hint_that_fits_what_is_remembered_then(
    checkout: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    fits = (frozenset[str](), frozenset[str](), frozenset({"a-slip"}), frozenset[str]())

    def fitting(old: Progress) -> Progress:
        return standing.reveal_next_hint(old, NAME, 4, fits)

    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store = Store(checkout)
    with monkeypatch.context() as patch:
        patch.setattr(files, "replace", full)
        assert store.update(fitting).standing(NAME).hints_revealed == 1
    Store(checkout).update(lambda old: fitting(told(old)))
    known = store.update(fitting).standing(NAME)
    assert (known.hints_revealed, known.hints_ahead) == (3, frozenset())


def test_a_fresh_folder_remembers_nothing_and_is_not_written_to(checkout: Workspace) -> None:
    assert Store(checkout).load() == Progress()
    assert not checkout.state.exists()


def test_several_txlab_at_once_lose_nothing(checkout: Workspace) -> None:
    script = (
        "import sys; from pathlib import Path; from txlab import progress, standing, workspace\n"
        "store = progress.Store(workspace.find(Path(sys.argv[1])))\n"
        f"for _ in range(20): store.update(lambda old: standing.reveal_next_hint(old, {NAME!r}, 1000))\n"
        "assert store.warning is None, store.warning\n"
    )
    command = [sys.executable, "-c", script, str(checkout.root)]
    running = [subprocess.Popen(command) for _ in range(3)]
    assert [process.wait(60) for process in running] == [0, 0, 0]
    assert hints(Store(checkout)) == 60


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"schema": "1"}',
        b'{"schema": 1, "current": 3, "exercises": {}}',
        b'{"schema": 1, "current": null, "exercises": []}',
        b'{"schema": 1, "current": null, "exercises": {"ex01_double": {"outcome": "won"}}}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside_by_name_and_work_goes_on(checkout: Workspace, data: bytes) -> None:
    checkout.state.mkdir()
    (checkout.state / "progress.json").write_bytes(data)
    store = Store(checkout)
    assert store.load() == Progress()
    aside = next(checkout.state.glob("progress.damaged-*.json"))
    assert aside.read_bytes() == data
    assert store.warning is not None
    assert aside.name in store.warning
    assert store.update(hinted).standing(NAME).hints_revealed == 1
    assert hints(Store(checkout)) == 1


def test_a_file_damaged_before_a_change_is_set_aside_too(checkout: Workspace) -> None:
    checkout.state.mkdir()
    (checkout.state / "progress.json").write_text("{")
    store = Store(checkout)
    store.update(hinted)
    assert len(list(checkout.state.glob("progress.damaged-*.json"))) == 1
    assert hints(Store(checkout)) == 1


def test_a_newer_schema_is_left_alone(checkout: Workspace) -> None:
    checkout.state.mkdir()
    newer = '{"schema": 2, "anything": true}'
    (checkout.state / "progress.json").write_text(newer)
    store = Store(checkout)
    assert store.update(hinted).standing(NAME).hints_revealed == 1
    assert (checkout.state / "progress.json").read_text() == newer
    assert store.warning is not None
    assert "newer txlab" in store.warning


def test_a_failed_save_warns_once_keeps_the_old_file_and_is_made_up_for(
    checkout: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(checkout).update(hinted)
    store = Store(checkout)

    def full(path: Path, data: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(files, "replace", full)
        assert store.update(hinted).standing(NAME).hints_revealed == 2
        assert hints(store) == 2
        assert store.warning is not None
        assert "No space left on device" in store.warning
        assert hints(Store(checkout)) == 1
    Store(checkout).update(hinted)
    assert store.update(hinted).standing(NAME).hints_revealed == 4
    assert hints(Store(checkout)) == 4


def test_a_stuck_lock_is_waited_for_only_so_long(
    checkout: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "LOCK_SECONDS", 0.05)
    checkout.state.mkdir()
    store = Store(checkout)
    with FileLock(checkout.state / "progress.lock"):
        assert store.update(hinted).standing(NAME).hints_revealed == 1
    assert store.warning is not None
    assert "another txlab" in store.warning


def test_a_really_full_disk_loses_nothing(
    checkout: Workspace, disk: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = disk("size=16k")
    checkout.state.symlink_to(root)
    Store(checkout).update(hinted)
    before = (root / "progress.json").read_bytes()
    with (root / "filler").open("wb", buffering=0) as filler, pytest.raises(OSError, match="No space"):
        while True:
            filler.write(b"x" * 512)
    store = Store(checkout)
    assert store.update(hinted).standing(NAME).hints_revealed == 2
    assert store.warning is not None
    assert "No space left" in store.warning
    assert (root / "progress.json").read_bytes() == before
    assert not list(root.glob("*.tmp"))


def test_a_really_read_only_folder_is_one_warning(checkout: Workspace, disk: Callable[[str], Path]) -> None:
    root = disk("size=64k")
    checkout.state.symlink_to(root)
    Store(checkout).update(hinted)
    subprocess.run(["mount", "-o", "remount,ro", str(root)], check=True)
    store = Store(checkout)
    assert hints(store) == 1
    assert store.warning is None
    assert store.update(hinted).standing(NAME).hints_revealed == 2
    assert store.warning is not None
    assert "Read-only" in store.warning


@pytest.mark.skipif(os.geteuid() == 0 if hasattr(os, "geteuid") else True, reason="root may write anywhere")
def test_a_folder_without_write_permission_is_one_warning(checkout: Workspace) -> None:
    checkout.root.chmod(0o555)
    try:
        store = Store(checkout)
        assert store.update(hinted).standing(NAME).hints_revealed == 1
        assert store.warning is not None
    finally:
        checkout.root.chmod(0o755)


def test_the_file_says_its_schema(checkout: Workspace) -> None:
    Store(checkout).update(hinted)
    assert json.loads((checkout.state / "progress.json").read_text())["schema"] == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="has no pipes with names")
def test_a_pipe_in_the_place_of_the_file_is_one_warning_and_no_wait(checkout: Workspace) -> None:
    place = checkout.state / "progress.json"
    place.parent.mkdir(exist_ok=True)
    os.mkfifo(place)
    store = Store(checkout)
    assert store.load() == Progress()
    assert store.warning is not None
    assert "not a regular file" in store.warning
