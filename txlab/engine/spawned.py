"""Spares as processes of their own, started ahead: where forking is not safe; txlab's side."""

import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

from txlab.engine import process
from txlab.engine.forked import note_end
from txlab.engine.spare import END_GRACE, SWEEP, Spare
from txlab.engine.wire import Plan, encode_plan

_TASKKILL = str(Path(os.environ.get("SYSTEMROOT", "C:\\Windows"), "System32", "taskkill.exe"))


class Spawned(Spare):
    """A fresh process that gets ready by itself; raises OSError when there can be none."""

    def __init__(self, plan: Plan, scratch: Path) -> None:
        self._life: socket.socket | None = None
        if sys.platform == "win32":
            self._process = process.start("spare", Path(plan.cwd), subprocess.PIPE)
        else:
            self._life, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
            with theirs:
                self._process = process.start("spare", Path(plan.cwd), theirs.fileno())
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        super().__init__(self._process.stdout, self._process.stderr, scratch)
        threading.Thread(target=self._await_end, daemon=True).start()
        self._give(encode_plan(plan))

    def end(self) -> None:
        if sys.platform == "linux":
            assert self._life is not None
            with suppress(OSError):
                self._life.shutdown(socket.SHUT_WR)  # its keeper ends the others first, then itself
            self._process.send_signal(signal.SIGCONT)  # a learner's file may have stopped it
        elif not self.is_over:
            self._force()

    def _send(self, data: bytes) -> None:
        if self._life is not None:
            self._life.sendall(data)
            return
        assert self._process.stdin is not None
        view = memoryview(data)
        while view:
            view = view[self._process.stdin.write(view) or 0 :]

    def _force(self) -> None:
        if sys.platform == "win32":
            if self._process.poll() is None:
                # By its full path: what is looked for by name is looked for in the learner's folder too.
                command = [_TASKKILL, "/T", "/F", "/PID", str(self._process.pid)]
                with suppress(OSError, subprocess.SubprocessError):
                    subprocess.run(command, capture_output=True, check=False, timeout=END_GRACE)
                self._process.kill()
        elif sys.platform != "linux" or not self._wait(SWEEP):
            self._kill_group()

    def _kill_group(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _await_end(self) -> None:
        if sys.platform == "linux":
            assert self._life is not None
            note_end(self._life, self.readers)
            if self._process.wait() != 0:
                process.end_orphans()
        else:
            code = self._process.wait()
            if sys.platform != "win32":
                self._kill_group()  # now: the number may be another group's later
            self.readers.ends_with(code)
        self.readers.end()
        for way in (self._life, self._process.stdin):
            if way is not None:
                way.close()
