"""What is longer than the terminal goes to the learner's pager, which never outlives txlab."""

import os
import pty
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from txlab import pager


def test_less_is_told_to_show_colours_whatever_its_settings_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAGER", raising=False)
    monkeypatch.delenv("LESS", raising=False)
    assert pager._command() == ["less", "-FRX"]
    monkeypatch.setenv("LESS", "-i")
    monkeypatch.setenv("PAGER", "/usr/bin/less -S")
    assert pager._command() == ["/usr/bin/less", "-S", "-R"]


def test_what_only_a_shell_understands_is_left_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "cat | tail -3")
    assert pager._command() == ["sh", "-c", "cat | tail -3"]


@pytest.mark.parametrize(("wanted", "there"), [("nosuch-pager", False), (" ", False), ("cat", True)])
def test_a_pager_that_is_not_there_is_known_before(
    monkeypatch: pytest.MonkeyPatch, wanted: str, there: bool
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("PAGER", wanted)
    assert pager.is_there() is there


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_signal_ends_the_pager_too(tmp_path: Path) -> None:
    """the shell that is told of the end is alone with its terminal then."""
    waits, mark = tmp_path / "waits", tmp_path / "pid"
    waits.write_text(f"#!/bin/sh\necho $$ > {mark}\nexec sleep 100\n")
    waits.chmod(waits.stat().st_mode | stat.S_IXUSR)
    script = (
        "from txlab import pager; from txlab.exits import prepare; prepare(); pager.page_through('x\\n' * 9)"
    )
    ours, its = pty.openpty()
    environment = {**os.environ, "PAGER": str(waits), "TERM": "xterm"}
    process = subprocess.Popen(
        [sys.executable, "-c", script], stdin=its, stdout=its, stderr=its, env=environment
    )
    try:
        for _ in range(600):
            if mark.exists() and mark.read_text().strip():
                break
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 143
        with pytest.raises(ProcessLookupError):
            os.kill(int(mark.read_text()), 0)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
        os.close(its)
