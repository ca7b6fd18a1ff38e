"""The loop of the template: forks a spare for each request and looks after it; Linux, child side."""

import gc
import os
import select
import signal
import socket
from contextlib import suppress
from typing import NoReturn

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
        self._deaths, noted = os.pipe()
        for way in (self._deaths, noted):
            os.set_blocking(way, False)
        signal.set_wakeup_fd(noted, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda *_: None)  # noted there, and seen to between two requests
        control = self._control.fileno()
        self._control.send(READY)
        while True:
            idle = self._rehearsals[0][2] if self._rehearsals else None
            ready = select.select([control, self._deaths], [], [], idle)[0]
            if not ready:
                bench, explained, _ = self._rehearsals.pop(0)
                rehearse(self._collected, bench, explained)
                gc.freeze()
            if self._deaths in ready:
                self._sweep()
            if control in ready:
                self._answer()

    def _answer(self) -> None:
        message, ways, _, _ = socket.recv_fds(self._control, _MAX_MESSAGE, _WAYS)
        if not message:
            self._sweep()
            end_children(self._keepers.__contains__)  # which end by themselves when we are gone
            os._exit(0)
        number, _, likely = message[1:].partition(b" ")
        if message[:1] == END:
            self._end(number)
        else:
            self._fork(number, ways, likely)

    def _fork(self, number: bytes, ways: list[int], likely: bytes) -> None:
        """Forks a spare; `likely` is the exercise that it will be asked for, if that is known."""
        template = os.getpid()
        pid = os.fork()
        if pid == 0:
            self._be_spare(template, ways, likely)
        self._keepers[pid] = number
        for way in ways:
            os.close(way)

    def _be_spare(self, template: int, ways: list[int], likely: bytes) -> NoReturn:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.close(signal.set_wakeup_fd(-1))
        os.close(self._deaths)
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
                self._forget(*os.waitpid(pid, 0))

    def _sweep(self) -> None:
        """Forgets the keepers that ended."""
        with suppress(BlockingIOError):
            os.read(self._deaths, _MAX_MESSAGE)
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                self._forget(*ended)

    def _forget(self, pid: int, status: int) -> None:
        """Where a keeper did not end as it should, its run and the orphans came to us."""
        self._keepers.pop(pid, None)
        if status != 0:
            end_children(self._keepers.__contains__)
