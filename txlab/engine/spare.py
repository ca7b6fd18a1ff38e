"""A process that is ready, or getting ready, for one learner's file, as txlab sees it."""

import os
import sys
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path
from typing import IO

from txlab.engine.state import Readers

END_GRACE = 5.0  # seconds for a process that was told to end, and for its keeper to tidy up behind it
SWEEP = 20.0  # seconds for those who end what a run left, on a busy machine: else it would outlive them
# Bytes that the channel of an order takes even when nobody reads it yet; elsewhere too few to count on.
_AT_ONCE = 32 * 1024 if sys.platform == "linux" else 0


class Spare(ABC):
    """Takes one order; then it is a run. `scratch` is its folder for temporary files."""

    def __init__(self, frames: IO[bytes], output: IO[bytes], scratch: Path) -> None:
        self.secret = os.urandom(16).hex()
        self.readers = Readers(frames, output, self.secret)
        self.scratch = scratch
        self._is_forced = False

    def give(self, data: bytes) -> None:
        """Sends the order, without waiting for the process."""
        self.readers.take()
        if len(data) <= _AT_ONCE:
            self._give(data)
        else:
            threading.Thread(target=self._give, args=(data,), daemon=True).start()
        self.readers.begin()

    def _give(self, data: bytes) -> None:
        with suppress(OSError, ValueError):  # it is gone already, which its end tells better
            self._send(data)

    @property
    def is_over(self) -> bool:
        return self.readers.known.over

    def gone(self, seconds: float) -> None:
        """Waits until a process that was told to end is gone; after `seconds` by force, once."""
        if not self._is_forced and not self._wait(seconds):
            self._is_forced = True
            self._force()
            self._wait(seconds)

    def lost_its_origin(self) -> bool:
        """Whether the process that it came from, and others may have come from, is gone."""
        return False

    @property
    def is_abandoned(self) -> bool:
        """Whether nobody is above it that would end what it leaves, but txlab itself."""
        return False

    def last_words(self) -> str:
        """The last line of what was said while it got ready, if anything."""
        lines = self.readers.output().strip().splitlines()
        return lines[-1] if lines else ""

    def _wait(self, seconds: float) -> bool:
        with self.readers.changed:
            return self.readers.changed.wait_for(lambda: self.is_over, seconds)

    @abstractmethod
    def end(self) -> None:
        """Asks for the end of the process and all it started; from any thread."""

    @abstractmethod
    def _send(self, data: bytes) -> None: ...

    @abstractmethod
    def _force(self) -> None: ...
