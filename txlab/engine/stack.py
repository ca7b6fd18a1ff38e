"""Reads where the learner's code was from a stack dump of the run's process."""

import re
from dataclasses import dataclass

_FRAME = re.compile(r'^  File "(?P<path>.*)", line (?P<line>\d+) in (?P<function>.*)$')
# The dump cuts names at this many characters.
_CUT = 500


@dataclass(frozen=True, slots=True)
class Place:
    """A line of the learner's file and the function it lies in."""

    line: int
    function: str

    @property
    def words(self) -> str:
        if self.function == "<module>":
            return f"line {self.line}, outside any function"
        return f"line {self.line}, in {self.function}"


def is_whole(dump: str) -> bool:
    """Whether a dump goes on to the end of the main thread, its last: to where our process began.

    Of a deep stack the dump leaves the outer end out.
    """
    return dump.endswith("\n") and dump.splitlines()[-1].startswith(('  File "<string>", ', "  ..."))


def innermost(dump: str, path: str) -> Place | None:
    """The innermost line of the file `path` in `dump`; of several threads, the last: the main one."""
    wanted = path.encode("ascii", "backslashreplace").decode("ascii")[:_CUT]
    found: Place | None = None
    seen = False
    for text in dump.splitlines():
        frame = _FRAME.match(text)
        if frame is None:
            seen = False
        elif not seen and frame["path"].removesuffix("...")[:_CUT] == wanted.removesuffix("..."):
            found, seen = Place(int(frame["line"]), frame["function"]), True
    return found
