"""Wakes watchfiles up the moment something happens in a folder, and lets it sleep in between (Linux)."""

import os
import select
import sys
import threading
import time
from contextlib import ExitStack
from pathlib import Path

# From <sys/inotify.h>: attributes, writes, files moved here or away, made, deleted.
_NEWS = 0x4 | 0x2 | 0x40 | 0x80 | 0x100 | 0x200
_BUFFER = 65536

_STEP = 0.0002  # seconds from one look to the next when there was news just now
_AWAKE = 0.2  # seconds after the news in which watchfiles must have it too, on a busy machine


class Alarm:
    """A stop event for watchfiles that takes its time to answer: `is_set` waits for news of the folder.

    watchfiles finds out what changed, and looks at what it has found each time it has
    asked whether to stop. To ask every few milliseconds would cost an idle processor
    more than all the rest of txlab. Raises OSError where the system gives no such news.
    """

    def __init__(self, folder: Path, stopping: threading.Event, patience: float) -> None:
        self._stopping = stopping
        self._patience = patience
        self._rang = 0.0
        self._lock = threading.Lock()
        with ExitStack() as opened:
            self._bell, self._rope = os.pipe()
            opened.callback(os.close, self._bell)
            opened.callback(os.close, self._rope)
            self._news = _listen(folder)
            opened.callback(os.close, self._news)
            self._open: ExitStack | None = opened.pop_all()
        self._poll = select.poll()
        for descriptor in (self._bell, self._news):
            self._poll.register(descriptor, select.POLLIN)

    def is_set(self) -> bool:
        """Whether to stop; answered when something happened, or when `patience` seconds passed."""
        passed = time.monotonic() - self._rang
        awake = passed < _AWAKE
        # watchfiles may hear of it a little later: it looks often at first, then ever more rarely.
        wait = passed / 2 if awake else self._patience
        if self._poll.poll(int(wait * 1000)) and not self._stopping.is_set():
            os.read(self._news, _BUFFER)
            self._rang = time.monotonic()
            awake = True
        if awake:
            time.sleep(_STEP)
        return self._stopping.is_set()

    def ring(self) -> None:
        """Answer at once, since `stopping` is set; from any thread, also when this is closed."""
        with self._lock:
            if self._open is not None:
                os.write(self._rope, b"!")

    def close(self) -> None:
        """Give the descriptors back."""
        with self._lock:
            if self._open is not None:
                self._open.close()
                self._open = None


def _listen(folder: Path) -> int:
    """A descriptor that is readable when something happened in a folder."""
    if sys.platform != "linux":
        raise OSError("there are such news on Linux only")
    try:
        import ctypes  # noqa: PLC0415 (some builds of Python lack it)

        system = ctypes.CDLL(None, use_errno=True)
        start, add = system.inotify_init1, system.inotify_add_watch
    except (ImportError, AttributeError) as error:
        raise OSError("this Python cannot ask for news") from error
    news: int = start(os.O_CLOEXEC | os.O_NONBLOCK)
    if news < 0:
        raise OSError(ctypes.get_errno(), "inotify_init1")
    if add(news, os.fsencode(folder), _NEWS) < 0:
        number = ctypes.get_errno()
        os.close(news)
        raise OSError(number, "inotify_add_watch")
    return news
