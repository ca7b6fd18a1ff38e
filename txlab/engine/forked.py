"""Spares by forking: a warm template, and the processes that it forks; Linux, txlab's side."""

import os
import signal
import socket
import subprocess
import tempfile
import threading
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path

from txlab.engine import process
from txlab.engine.spare import SWEEP, Spare
from txlab.engine.state import Readers
from txlab.engine.wire import ASK, END, Plan, encode_plan

_ROOM = 1 << 20  # bytes
_DYING = 0.3  # seconds that a template which was killed may still be seen


class Template:
    """The process that gets ready once, for all spares that it forks later; raises OSError."""

    def __init__(self, plan: Plan) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 (open as long as the process)
        with theirs:
            self._process = process.start("template", Path(plan.cwd), theirs.fileno(), self._said)
        self._numbers = count()
        self._lock = threading.Lock()
        self._got_ready = False
        self._killed_one = False
        self._control.send(encode_plan(plan))

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None

    def ends(self, seconds: float) -> bool:
        """Whether it is gone, or will be within some seconds."""
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    @property
    def got_ready(self) -> bool:
        """Whether it ever came so far that it could fork."""
        # Of one that was killed, a reset may be told first, and only then what it had said before.
        for _ in range(2):
            with self._lock, suppress(OSError):
                while not self._got_ready and self._control.recv(64, socket.MSG_DONTWAIT):
                    self._got_ready = True
        return self._got_ready

    def spare(self, scratch: Path, likely: str) -> Spare:
        """Asks for a spare, without waiting for it; raises OSError when the template is gone.

        It rehearses the checks `likely` first, unless that is empty.
        """
        with ExitStack() as ours, ExitStack() as theirs:
            life, its_life = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
            ours.enter_context(life)
            theirs.enter_context(its_life)
            frames, output = (_pipe(ours, theirs) for _ in range(2))
            _widen(output[0])
            number = next(self._numbers)
            self._process.send_signal(signal.SIGCONT)  # a learner's file may have stopped it
            ways = [its_life.fileno(), frames[1], output[1]]
            with self._lock:
                socket.send_fds(self._control, [ASK + b"%d " % number + os.fsencode(likely)], ways)
            ours.pop_all()
        return _Forked(self, number, life, frames[0], output[0], scratch)

    def kill(self, number: int) -> None:
        """Ends a spare by force, whatever became of its keeper."""
        self._killed_one = True
        self._process.send_signal(signal.SIGCONT)
        with self._lock, suppress(OSError):
            self._control.send(END + b"%d" % number)

    def close(self) -> None:
        """Ends the template and every spare of it."""
        if self._killed_one and self.got_ready:
            # What such a spare left is the template's to end: let it read that order first, and then the end.
            with suppress(OSError):
                self._control.shutdown(socket.SHUT_WR)
            self.ends(SWEEP)
        self._process.kill()
        self._process.wait()
        self._control.close()
        self._said.close()

    def last_words(self) -> str:
        """The last line of what it said while it got ready, if anything."""
        with suppress(OSError, ValueError):
            self._said.seek(0)
            lines = self._said.read().decode("utf-8", "replace").strip().splitlines()
            return lines[-1] if lines else ""
        return ""


class _Forked(Spare):
    def __init__(
        self, template: Template, number: int, life: socket.socket, frames: int, output: int, scratch: Path
    ) -> None:
        super().__init__(os.fdopen(frames, "rb", 0), os.fdopen(output, "rb", 0), scratch)
        self._template = template
        self._number = number
        self._life = life
        threading.Thread(target=self._await_end, daemon=True).start()

    def lost_its_origin(self) -> bool:
        return self._template.ends(_DYING)

    @property
    def is_abandoned(self) -> bool:
        return not self._template.is_alive

    def last_words(self) -> str:
        return super().last_words() or self._template.last_words()

    def end(self) -> None:
        with suppress(OSError):
            self._life.shutdown(socket.SHUT_WR)

    def _send(self, data: bytes) -> None:
        self._life.sendall(data)

    def _force(self) -> None:
        self._template.kill(self._number)

    def _await_end(self) -> None:
        note_end(self._life, self.readers)
        self.readers.end()


def _pipe(ours: ExitStack, theirs: ExitStack) -> tuple[int, int]:
    read, write = os.pipe()
    ours.callback(os.close, read)
    theirs.callback(os.close, write)
    return read, write


def _widen(pipe: int) -> None:
    """Gives a pipe room for what is printed between two looks at it."""
    from fcntl import F_SETPIPE_SZ, fcntl  # noqa: PLC0415 (Linux only, as is all of this)

    with suppress(OSError):
        fcntl(pipe, F_SETPIPE_SZ, _ROOM)


def note_end(life: socket.socket, readers: Readers) -> None:
    """Notes the exit code when the keeper at the other end tells it; returns when that is gone."""
    said = b""
    with life, suppress(OSError):
        while part := life.recv(64):
            said += part
            if said.endswith(b"\n"):
                with suppress(ValueError):
                    readers.ends_with(int(said))
