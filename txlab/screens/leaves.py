"""Long pages, a leaf at a time: what belongs together stays together where it fits on a leaf."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from txlab.screens.fit import Line, Lines, Part, fit, said

_TIGHT = 6  # rows; with no more than these, no line is left empty above the number of the leaf


@dataclass(slots=True)
class _Chunk:
    """Lines that belong together, and how many empty ones stand above them."""

    gap: int
    lines: list[Line]


def leaf(
    sections: Sequence[Sequence[Part]], width: int, height: int, number: int, keys: Sequence[str]
) -> Lines:
    """One leaf of sections too long for `height`; `number` counts from 0 and begins again after the last.

    A section begins a leaf of its own, unless all of them fit on one. A leaf
    ends where a part does, or at an empty line in one. Of the `keys` as many are
    told as there is room for.
    """
    whole = fit([part for section in sections for part in section], width, None)
    if len(whole.lines) <= height:
        return whole
    gap: list[Line] = [[]] if height > _TIGHT else []
    size = max(height - 1 - len(gap), 1)
    leaves = [each for section in sections for each in _packed(_chunks(section, width), size)]
    at = number % len(leaves)
    told = f"Part {at + 1} of {len(leaves)}: {keys[0]}"
    for key in keys[1:]:
        told += f", {key}" if len(f"{told}, {key}") <= width else ""
    return Lines([*leaves[at], *gap, said(told)])


def _packed(chunks: Iterable[_Chunk], size: int) -> Iterator[list[Line]]:
    page: list[Line] = []
    for chunk in chunks:
        empty: list[Line] = [[] for _ in range(chunk.gap)]
        if len(page) + chunk.gap + len(chunk.lines) <= size or not page:
            page += [*(empty if page else []), *chunk.lines]
        else:
            yield page
            page = list(chunk.lines)
        while len(page) > size:
            yield page[:size]
            page = page[size:]
    if page:
        yield page


def _chunks(parts: Sequence[Part], width: int) -> Iterator[_Chunk]:
    heading: _Chunk | None = None
    for part in parts:
        for chunk in _parted(fit([part], width, None).lines, 0 if part.close else 1):
            if heading is not None:
                gap: list[Line] = [[] for _ in range(chunk.gap)]
                chunk.gap, chunk.lines = heading.gap, [*heading.lines, *gap, *chunk.lines]
                heading = None
            if part.heads or _announces(chunk.lines[-1]):
                heading = chunk
            else:
                yield chunk
    if heading is not None:
        yield heading


def _announces(line: Line) -> bool:
    """Whether a line is about what follows it."""
    return "".join(segment.text for segment in line).rstrip().endswith(":")


def _parted(lines: Sequence[Line], gap: int) -> Iterator[_Chunk]:
    """Lines in chunks, parted where a line is empty; `gap` empty ones stand above the first."""
    chunk = _Chunk(gap, [])
    for line in lines:
        if any(segment.text.strip() for segment in line):
            chunk.lines.append(line)
        elif chunk.lines:
            yield chunk
            chunk = _Chunk(1, [])
        else:
            chunk.gap += 1
    if chunk.lines:
        yield chunk
