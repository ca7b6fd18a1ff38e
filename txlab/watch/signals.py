"""Signals as events."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from txlab.flow.events import Event, QuitRequested, Resized


@contextmanager
def signals(post: Callable[[Event], None], resume: Callable[[], None] | None) -> Iterator[None]:
    """Turn signals into events; the previous handlers come back at the end.

    `resume` sets the terminal again after the process was suspended; None where there is no terminal.
    """

    def end(number: int, _frame: FrameType | None) -> None:
        # Should the ending hang, the next signal acts at once.
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        post(QuitRequested(code=128 + number, at=time.monotonic()))

    def repaint(number: int, _frame: FrameType | None) -> None:
        if number != getattr(signal, "SIGWINCH", None) and resume is not None:
            resume()
        post(Resized(at=time.monotonic()))

    wanted = dict.fromkeys(("SIGINT", "SIGTERM", "SIGHUP"), end)
    if resume is not None:
        wanted |= dict.fromkeys(("SIGWINCH", "SIGCONT"), repaint)
    numbers = {getattr(signal, name): handler for name, handler in wanted.items() if hasattr(signal, name)}
    before = {number: signal.signal(number, handler) for number, handler in numbers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
