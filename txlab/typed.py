"""What a terminal sends, taken apart into keys by prompt_toolkit, which knows what each of them sends."""

import codecs
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from txlab.flow import keynames

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPress

_NAMES = {"c-m": keynames.ENTER, "c-j": keynames.ENTER, "c-h": keynames.BACKSPACE}
_OPENING = "[O"  # after Escape, these begin a sequence
# Answers of a terminal to what an editor asked of it, whole and not yet whole: no keys at all.
_ANSWER = re.compile(r"\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)")
_UNFINISHED_ANSWER = re.compile(r"\x1b[\]PX^_][^\x07\x1b]*\x1b?\Z")


def names(typed: "Sequence[KeyPress]") -> list[str]:
    """The keys in what prompt_toolkit made of one reading, named as `keynames` names them.

    A sequence that it does not know, and a key typed with Alt, comes as Escape
    with more behind it: these are no keys of ours.
    """
    found: list[str] = []
    rest = iter([str(getattr(press.key, "value", press.key)) for press in typed])
    for key in rest:
        if key == keynames.ESCAPE and len(typed) > 1:
            if next(rest, "") in _OPENING:
                next((final for final in rest if "@" <= final <= "~"), None)
        else:
            found.append(_NAMES.get(key, key))
    return found


class Typed:
    """The bytes from one terminal; what is cut off at the end of one reading waits for the next."""

    def __init__(self) -> None:
        # Loaded when there is a terminal to read from: it takes a tenth of a second.
        from prompt_toolkit.input.vt100_parser import Vt100Parser  # noqa: PLC0415

        self._found: list[KeyPress] = []
        self._parser = Vt100Parser(self._found.append)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._text = ""

    def feed(self, data: bytes) -> list[str]:
        """The keys that are whole with `data`."""
        self._text = _ANSWER.sub("", self._text + self._decoder.decode(data))
        if _UNFINISHED_ANSWER.search(self._text):
            return []
        self._parser.feed(self._text)
        return self._taken()

    def flush(self) -> list[str]:
        """The keys in what was cut off, when nothing follows it: a lone Escape is one."""
        self._parser.flush()
        return self._taken()

    def _taken(self) -> list[str]:
        keys, self._text = names(self._found), ""
        self._found.clear()
        return keys
