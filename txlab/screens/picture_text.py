"""Labels and notes of a picture as text of a known width, on one line or folded."""

from collections.abc import Sequence

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.text import Text

from txlab.plain import plain


def one_line(text: str) -> str:
    """A learner's text without anything that would leave its line."""
    return plain(text).replace("\n", "\\n").replace("\t", "\\t")


def token(text: str, unicode: bool) -> str:
    """A token with its spaces to be seen."""
    return one_line(text).replace(" ", "␣" if unicode else "_")


def label(text: str, unicode: bool) -> str:
    """A label of a row or column, whose spaces are seen at its ends, as a token's are, but not within it."""
    line = one_line(text)
    inner = line.strip(" ")
    if not inner:
        return token(line, unicode)
    start, end = line.split(inner, 1)
    return token(start, unicode) + inner + token(end, unicode)


def cut(text: str, width: int, unicode: bool) -> str:
    """The text, or as much of its beginning as `width` columns hold, with a sign that it goes on."""
    if cell_len(text) <= width:
        return text
    sign = ("…" if unicode else "..")[: max(width - 1, 0)]
    return set_cell_size(text, max(width - len(sign), 0)).rstrip() + sign


def chopped(text: str, width: int) -> list[str]:
    """The text in pieces of at most `width` columns, as full as they go; at least one piece."""
    return [set_cell_size(piece, width).rstrip() for piece in chop_cells(text, width) if piece] or [""]


def folded(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` columns, broken between words where that is possible."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if cell_len(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = chopped(word, width)
        lines += full
    return [*lines, line] if line else lines


def to_left(text: str, width: int) -> str:
    """The text at the left of `width` columns."""
    return set_cell_size(text, width)


def to_right(text: str, width: int) -> str:
    """The text at the right of `width` columns."""
    return " " * max(width - cell_len(text), 0) + set_cell_size(text, min(cell_len(text), width))


def in_middle(text: str, width: int, around: str = " ") -> str:
    """The text in the middle of `width` columns, or just right of it, with signs `around` it."""
    text = set_cell_size(text, min(cell_len(text), width))
    room = max(width - cell_len(text), 0)
    return around * (room - room // 2) + text + around * (room // 2)


def beside(blocks: Sequence[Sequence[Text]], widths: Sequence[int], gap: int) -> list[Text]:
    """Blocks of lines side by side; `widths` are what each block takes, in columns."""
    lines: list[Text] = []
    for number in range(max(map(len, blocks), default=0)):
        line = line_of()
        due = 0
        for block, width in zip(blocks, widths, strict=True):
            if number < len(block):
                line.append(" " * (due - line.cell_len))
                line.append_text(block[number])
            due += width + gap
        lines.append(line)
    return lines


def line_of(text: str = "", style: str = "") -> Text:
    """A line that the terminal must take as it is: it has been made to fit."""
    return Text(text, style=style, no_wrap=True, overflow="ignore", end="\n")
