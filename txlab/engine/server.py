"""The loop of the template: forks a spare for each request and looks after it; Linux, child side."""

import gc
import os
import select
import signal
import socket
from contextlib import suppress
from typing import Any, NoReturn

from txlab.engine.bench import Ready
from txlab.engine.channels import Channels
from txlab.engine.child import carry_out
from txlab.engine.keeper import end_children, keep
from txlab.engine.plugin import Collected
from txlab.engine.rehearsal import rehearse
from txlab.engine.wire import END, READY

_WAYS = 3  # a spare is asked for with the channel of its order, of its frames and of its output
_MAX_MESSAGE = 8192
_ALL = 1000  # failures, more than there are checks
# Seconds without a request after which there is time for a rehearsal, and for one of all failures.
_IDLE, _REST = 0.05, 1.0


class Server:
    """Serves spares of the exercises that are ready; a thorough one rehearses them when it has time."""

    def __init__(self, control: socket.socket, collected: Collected, ready: Ready, thorough: bool) -> None:
        self._control = control
        self._collected = collected
        self._ready = ready
        benches = list(ready.values()) if thorough else []
        self._rehearsals = [
            *((bench, 1, _IDLE) for bench in benches),
            *((bench, _ALL, _REST) for bench in benches),
        ]
        self._keepers: dict[int, bytes] = {}

    def serve(self) -> NoReturn:
        """Serves until txlab is gone."""
        signal.signal(signal.SIGCHLD, self._reap)
        self._control.send(READY)
        while True:
            if self._rehearsals and not select.select([self._control], [], [], self._rehearsals[0][2])[0]:
                bench, explained, _ = self._rehearsals.pop(0)
                rehearse(self._collected, bench, explained)
                gc.freeze()
                continue
            message, ways, _, _ = socket.recv_fds(self._control, _MAX_MESSAGE, _WAYS)
            if not message:
                os._exit(0)
            number, _, likely = message[1:].partition(b" ")
            if message[:1] == END:
                self._end(number)
            else:
                self._fork(number, ways, likely)

    def _fork(self, number: bytes, ways: list[int], likely: bytes) -> None:
        """Forks a spare; `likely` is the exercise that it will be asked for, if that is known."""
        template = os.getpid()
        # Until it is entered, nobody must ask what became of it.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        pid = os.fork()
        if pid == 0:
            self._be_spare(template, ways, likely)
        self._keepers[pid] = number
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        for way in ways:
            os.close(way)

    def _be_spare(self, template: int, ways: list[int], likely: bytes) -> NoReturn:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        os.setsid()
        self._control.close()
        for target, way in enumerate(ways):
            os.dup2(way, target)
            os.close(way)
        keep(template)
        channels = Channels()
        if likely:
            # The likely one first; then the others, as long as nobody waits.
            for checks, solution in sorted(self._ready, key=lambda each: os.fsencode(each[0]) != likely):
                if select.select([channels.life], [], [], 0)[0]:
                    break
                is_likely = os.fsencode(checks) == likely
                rehearse(self._collected, self._ready[checks, solution], explained=int(is_likely))
        carry_out(channels, self._collected, self._ready)

    def _end(self, number: bytes) -> None:
        """Ends a spare, and so its run, whatever the run did to it."""
        for pid in [pid for pid, each in self._keepers.items() if each == number]:
            with suppress(OSError):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)  # what it leaves is ours to end, before we may be told to end ourselves
            self._keepers.pop(pid, None)
            end_children(kept=self._keepers)

    def _reap(self, *_args: Any) -> None:
        """Forgets keepers that ended; where one was killed, its run and its orphans came to us."""
        with suppress(ChildProcessError):
            while True:
                pid, status = os.waitpid(-1, os.WNOHANG)
                if pid == 0:
                    break
                self._keepers.pop(pid, None)
                if os.WIFSIGNALED(status):
                    end_children(kept=self._keepers)
