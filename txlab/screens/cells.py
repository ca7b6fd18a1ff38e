"""One number as a cell: a coloured ground, or a shade of characters where there is no colour."""

import math
from dataclasses import dataclass

from rich.text import Text

from txlab.screens.colours import Colour, Rgb, Tints, hexed, ink_on
from txlab.screens.picture_numbers import Form
from txlab.screens.picture_text import in_middle, to_right

# From little to much ink; none of the plain ones can be taken for a part of a number.
_BLOCKS = " ░▒▓█"
_PLAIN = " :=%#"
WRONG = "x"


@dataclass(frozen=True, slots=True)
class Pen:
    """What the terminal can show."""

    colour: Colour
    unicode: bool

    @property
    def shades(self) -> str:
        """Five characters, each with more ink than the one before; the first is a blank."""
        return _BLOCKS if self.unicode else _PLAIN

    def shade(self, tints: Tints, value: float, width: int) -> str:
        """A finite value as `width` characters, the first of 2 or more its sign where the scale diverges."""
        level = tints.level(value)
        ink = self.shades[level]
        if not tints.diverging or not level:
            return ink * width
        return ("-" if value < 0 else "+") + ink * (width - 1)


@dataclass(frozen=True, slots=True)
class CellForm:
    """How the cells of a map are drawn: `width` columns each, with numbers of a form or without."""

    width: int
    form: Form | None = None


def cell(pen: Pen, tints: Tints, value: float, form: CellForm, digits: int = 0) -> Text:
    """One value; its number is written at the right of `digits` columns in the middle of the cell."""
    if not math.isfinite(value):
        return odd_cell(value, form.width)
    number = "" if form.form is None else to_right(form.form.written(value), digits)
    if pen.colour is Colour.FULL:
        return Text(in_middle(number, form.width), style_on(tints.colour(value)))
    if not number:
        return Text(pen.shade(tints, value, form.width))
    # The number has its sign itself, so the shade around it needs none.
    ink = pen.shades[tints.level(value)]
    return Text(in_middle(number, form.width, ink))


def odd_cell(value: float, width: int, mark: str = "") -> Text:
    """What has no place on the scale, as itself and without a colour of the scale.

    Minus infinity is what a mask writes, so it is quiet; the others seldom belong, and are hatched.
    """
    text = f"{float(value)}{mark}"
    if value == -math.inf:
        return Text(in_middle(text, width), "dim" if not mark else "bold")
    return Text(in_middle(text, width, "/"), "bold")


def style_on(ground: Rgb, more: str = "") -> str:
    """A style with a coloured ground and text that can be read on it."""
    return f"{more} {hexed(ink_on(ground))} on {hexed(ground)}".strip()
