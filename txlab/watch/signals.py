"""Signals as events."""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from txlab.flow.events import Event, QuitRequested, Resized
from txlab.keys import Keys


@contextmanager
def signals(post: Callable[[Event], None], keys: Keys | None) -> Iterator[None]:
    """Turn signals into events; the previous handlers come back at the end.

    `keys` leave the terminal as it was while the process is suspended; None where there is no terminal.
    """

    def end(number: int, _frame: FrameType | None) -> None:
        if number == signal.SIGINT and keys is not None and keys.is_away:
            return  # typed into the editor
        # Should the ending hang, the next signal acts at once.
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        post(QuitRequested(code=128 + number, at=time.monotonic()))

    def repaint(_number: int, _frame: FrameType | None) -> None:
        post(Resized(at=time.monotonic()))

    def suspend(number: int, _frame: FrameType | None) -> None:
        assert keys is not None
        keys.restore(keep_typed=True)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        # Here again when continued, or at once where no shell could ever continue it.
        signal.signal(number, suspend)
        resume(number, None)

    def resume(number: int, frame: FrameType | None) -> None:
        assert keys is not None
        keys.resume()
        repaint(number, frame)

    wanted: dict[str, Callable[[int, FrameType | None], None]]
    wanted = dict.fromkeys(("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"), end)
    if keys is not None:
        wanted |= {"SIGWINCH": repaint, "SIGCONT": resume, "SIGTSTP": suspend}
    numbers = {getattr(signal, name): handler for name, handler in wanted.items() if hasattr(signal, name)}
    before = {number: signal.signal(number, handler) for number, handler in numbers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
