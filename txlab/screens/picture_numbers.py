"""How a number is written in a small cell: short, and never as something it is not."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

_LONG = 1e5  # from here on a number with decimals is written with an exponent
_LONGER = 1e7  # and here a whole one
_WHOLE = 1e9
_HAS_TENS = 10.0
_EXACT = 8  # decimals at most


@dataclass(frozen=True, slots=True)
class Form:
    """A number of decimals; with `exponent`, of those before an e: 2.5e-7."""

    decimals: int
    exponent: bool = False

    def written(self, value: float) -> str:
        """The number; nan and the infinite ones as "nan", "inf" and "-inf"."""
        if not math.isfinite(value):
            return str(float(value))
        if value and (self.exponent or abs(value) >= (_LONG if self.decimals else _LONGER)):
            return _tidied(f"{value:.{self.decimals - (self.decimals > 1)}e}")
        text = f"{value:.{self.decimals}f}"
        return text if any(sign in "123456789" for sign in text) else text.removeprefix("-")

    def width(self, values: Iterable[float]) -> int:
        """Columns that the longest of the numbers takes."""
        return max((len(self.written(value)) for value in values), default=1)


def forms(values: Iterable[float]) -> tuple[Form, ...]:
    """The ways to write all of the values, the most exact first: two decimals, or none when all are whole."""
    sizes = [abs(float(value)) for value in values if math.isfinite(value)]
    if all(size.is_integer() for size in sizes):
        return (Form(0),)
    largest = max(sizes)
    if largest < 0.005:
        return Form(1, exponent=True), Form(0, exponent=True)
    fewer = (Form(0),) if largest >= _HAS_TENS else ()
    return Form(2), Form(1), *fewer


def telling(values: Iterable[float]) -> Form:
    """The most exact of the usual forms, with more decimals where different numbers would look the same."""
    different = set(values)
    form = forms(different)[0]
    while len(set(map(form.written, different))) < len(different) and form.decimals < _EXACT:
        form = Form(form.decimals + 1, form.exponent)
    return form


def in_full(value: float) -> str:
    """A number where there is room: six digits that count, and a whole number as it is."""
    if math.isfinite(value) and float(value).is_integer() and abs(value) < _WHOLE:
        return str(int(value))
    return _tidied(f"{value:.6g}")


def _tidied(text: str) -> str:
    """2.0e+05 as 2e5."""
    mantissa, e, exponent = text.partition("e")
    return f"{mantissa.removesuffix('.0')}e{int(exponent)}" if e else text
