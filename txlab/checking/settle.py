"""What follows each call of a learner's code: the engine puts back what it patched (`np.sum = ...`)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

after_call: list[Callable[[], object]] = []


def settled(function: Callable[..., Any], *args: Any) -> Any:
    """Call a learner's function, and put back what it patched, also when it raises."""
    settle_all = tuple(after_call)  # taken now: the learner's code could empty the list
    try:
        return function(*args)
    finally:
        for settle in settle_all:
            settle()


@contextmanager
def settling_more(settle: Callable[[], None]) -> Iterator[None]:
    """Runs one thing more after each call, where anything is run after them at all."""
    more = [settle] if after_call else []
    after_call.extend(more)
    try:
        yield
    finally:
        for each in more:
            after_call.remove(each)
