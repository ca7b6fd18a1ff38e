"""Rows of texts in boxes; a marked one has another box, and where there is colour another ground."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from txlab.drawing import Strip, Strips
from txlab.screens.cells import Pen, style_on
from txlab.screens.colours import MARKED, Colour
from txlab.screens.picture_text import chopped, cut, folded, line_of, one_line, to_left, token

_BOX, _MARKED_BOX = ("[", "]"), ("<", ">")
_DEEPER = 2


def strips_lines(strips: Strips, width: int, pen: Pen) -> list[Text]:
    """The strips below one another, their boxes in one column, in lines of at most `width` columns."""
    lines = [line_of(line, "bold") for line in folded(one_line(strips.title), width)]
    longest = max((cell_len(one_line(strip.label)) for strip in strips.strips), default=0)
    is_beside = longest <= width // 3
    indent = longest + _DEEPER if is_beside and longest else _DEEPER if longest else 0
    for strip in strips.strips:
        label = one_line(strip.label)
        if label and not is_beside:
            lines.append(line_of(cut(label, width, pen.unicode)))
        head = to_left(label, indent) if is_beside else " " * indent
        lines += _strip(strip, head, width, pen)
    return lines


def _strip(strip: Strip, head: str, width: int, pen: Pen) -> Iterator[Text]:
    """One strip: what fits beside its head, the rest below."""
    indent = cell_len(head)
    line = line_of(head)
    for box in _boxes(strip, width - indent, pen):
        if line.cell_len > indent and line.cell_len + box.cell_len > width:
            yield line
            line = line_of(" " * indent)
        line.append_text(box)
    note = one_line(strip.note)
    if note and line.cell_len + _DEEPER + cell_len(note) <= width:
        line.append(f"{' ' * _DEEPER if line.cell_len > indent else ''}{note}", "dim")
        note = ""
    yield line
    for piece in folded(note, width - indent):
        yield line_of(" " * indent).append(piece, "dim")


def _boxes(strip: Strip, width: int, pen: Pen) -> Iterator[Text]:
    """The texts in their boxes; one that is wider than the screen is in several pieces of the same box."""
    for place, text in enumerate(strip.cells):
        is_marked = place in strip.marked
        start, end = _MARKED_BOX if is_marked else _BOX
        style = style_on(MARKED, "bold") if is_marked and pen.colour is Colour.FULL else ""
        for piece in chopped(f"{start}{token(text, pen.unicode)}{end}", width):
            yield Text(piece, style)
