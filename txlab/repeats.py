"""Tells a key that is held down from one that is pressed again and again."""

from collections.abc import Sequence
from itertools import groupby

from txlab.flow import keynames

# Seconds between two of the keys that a terminal makes up while one is held down: 0.03 to 0.09 on most
# systems, the first of them after 0.2 to 0.7. What comes faster was pasted, or sent by a program.
_FASTEST, _SLOWEST, _FIRST = 0.01, 0.1, 0.7
# Nobody presses a key more often than this at such a pace.
_PRESSED = 2
# A held key may falter; after this time it was let go.
_FALTERING = 0.3
# So many at once are a held key whose repeats were held up, as by a slow connection.
_MANY = 8

_REPEATABLE = (
    *(keynames.UP, keynames.DOWN, keynames.LEFT, keynames.RIGHT, keynames.PAGE_UP, keynames.PAGE_DOWN),
    *(keynames.BACKSPACE, " ", "b"),
)


class Repeats:
    """Lets each key through once, however long it is held; those that move in a page may repeat.

    A second press of the same key looks like the first repeat of a held one, so
    it waits for a tenth of a second: more of them by then mean that it is held.
    """

    def __init__(self) -> None:
        self._last = ""
        self._at = 0.0
        self._waiting = 0
        self._is_held = False

    @property
    def due(self) -> float | None:
        """When keys that wait are let through or dropped, in the seconds of `at`; None when none waits."""
        return self._at + _SLOWEST if self._waiting else None

    def feed(self, keys: Sequence[str], at: float) -> list[str]:
        """Those of the keys typed at one moment, and of those typed before, that are to be acted on now."""
        passed = self._let_go() if self._waiting and at >= self._at + _SLOWEST else []
        for key, group in groupby(keys):
            together = list(group)
            if key in _REPEATABLE:
                passed += [*self._let_go(), *together]
                self._last = ""
            else:
                passed += self._tell(key, together, at)
        return passed

    def _tell(self, key: str, together: list[str], at: float) -> list[str]:
        gap, self._at = at - self._at, at
        if key == self._last and gap < (_FALTERING if self._is_held else _FIRST):
            if self._is_held:
                return []
            if self._waiting or gap >= _FASTEST:
                self._waiting += len(together)
                return []
            return together
        passed = self._let_go()
        self._last, self._is_held = key, False
        return [*passed, *(together if len(together) < _MANY else [key])]

    def _let_go(self) -> list[str]:
        waiting, self._waiting = self._waiting, 0
        self._is_held = waiting > _PRESSED
        return [] if self._is_held else [self._last] * waiting
