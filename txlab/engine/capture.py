"""Keeps what a run printed: the file's own prints and those of the failing check, within a fixed size.

The process of a run writes marks between what the learner prints. A mark says what became of the
time since the mark before, and so whether what was printed in it is shown; it also says how far the run got.
"""

import codecs

from txlab.plain import plain

LIMIT = 64 * 1024
# Got ready (not shown) · the file was loaded (shown) · a check passed (not shown) · a check failed (shown,
# if it was the first) · something of our own (not shown).
READY, LOADED, PASSED, FAILED, ASIDE = b"R", b"L", b"P", b"F", b"A"

_CONTINUATION = bytes(range(0x80, 0xC0))

Piece = tuple[bytes, int, bytes]


def mark(secret: str, kind: bytes) -> bytes:
    """The bytes of one mark; all marks of a run are equally long."""
    return b"\0" + secret.encode("ascii") + b":" + kind + b"\0"


class Clip:
    """The head and the tail of a stream of bytes, and how many characters between them were left out."""

    def __init__(self, limit: int) -> None:
        self._half = limit // 2
        self._head = bytearray()
        self._tail = bytearray()
        self._cut = 0

    def feed(self, data: bytes) -> None:
        room = self._half - len(self._head)
        if room > 0:
            self._head += data[:room]
            data = data[room:]
        if len(self._tail) + len(data) > 2 * self._half:
            self._tail += data
            self._forget(len(self._tail) - self._half)
        else:
            self._tail += data

    def piece(self) -> Piece:
        """(head, characters left out, tail)."""
        if len(self._tail) > self._half:
            self._forget(len(self._tail) - self._half)
        return bytes(self._head), self._cut, bytes(self._tail)

    def _forget(self, count: int) -> None:
        self._cut += _characters(self._tail[:count])
        del self._tail[:count]


class Capture:
    """Takes the output of a run as it comes, and gives at most `limit` bytes of it as text at the end.

    `loaded` says whether the learner's file was loaded, `passed` of each check that ended whether it passed.
    """

    def __init__(self, secret: str, limit: int = LIMIT) -> None:
        self.loaded = False
        self.passed: list[bool] = []
        self._limit = limit
        self._mark = mark(secret, b"?")
        self._prefix = self._mark[:-2]
        self._carry = b""
        self._kept: list[Clip] = []
        self._open = Clip(limit)

    def feed(self, data: bytes) -> None:
        """Takes the next bytes of the stream; a mark may be split over two calls."""
        data = self._carry + data
        size = len(self._mark)
        while (at := data.find(self._prefix)) >= 0 and at + size <= len(data):
            self._open.feed(data[:at])
            self._turn(data[at + size - 2 : at + size - 1])
            data = data[at + size :]
        safe = at if at >= 0 else max(0, len(data) - size + 1)
        self._open.feed(data[:safe])
        self._carry = data[safe:]

    def text(self, whole: bool = True) -> str:
        """What is shown: decoded, without terminal codes, cut in the middle where it is too long.

        `whole` is with what was printed since the last mark, by a run that was broken off.
        """
        self._open.feed(self._carry)
        self._carry = b""
        clips = [*self._kept, self._open] if whole else self._kept
        pieces = _within([_plain(clip.piece()) for clip in clips], self._limit)
        return "".join(_piece_text(piece) for piece in pieces)

    def _turn(self, kind: bytes) -> None:
        if (kind == LOADED and not self.loaded) or (kind == FAILED and all(self.passed)):
            self._kept.append(self._open)
        self._open = Clip(self._limit)
        self.loaded |= kind == LOADED
        if kind in (PASSED, FAILED):
            self.passed.append(kind == PASSED)


def _within(pieces: list[Piece], limit: int) -> list[Piece]:
    total = sum(len(head) + len(tail) for head, _, tail in pieces)
    if total <= limit:
        return pieces
    joined = b"".join(head + tail for head, _, tail in pieces)
    half = limit // 2
    cut = sum(piece[1] for piece in pieces) + _characters(joined[half:-half])
    return [(joined[:half], cut, joined[-half:])]


def _plain(piece: Piece) -> Piece:
    """The piece without terminal codes; it can be several times as long, as those are written out."""
    head, cut, tail = piece
    if not cut:
        return _escaped((head + tail).decode("utf-8", "replace")), 0, b""
    return _escaped(_start(head)), cut, _escaped(_end(tail))


def _escaped(text: str) -> bytes:
    return plain(text).encode("utf-8")


def _piece_text(piece: Piece) -> str:
    head, cut, tail = piece
    if not cut:
        return (head + tail).decode("utf-8")
    return f"{_start(head)}\n[... {cut:,} characters left out ...]\n{_end(tail)}"


def _start(head: bytes) -> str:
    return codecs.getincrementaldecoder("utf-8")("replace").decode(head)


def _end(tail: bytes) -> str:
    return (tail[:3].lstrip(_CONTINUATION) + tail[3:]).decode("utf-8", "replace")


def _characters(data: bytes | bytearray) -> int:
    return len(data.translate(None, _CONTINUATION))
