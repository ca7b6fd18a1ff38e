"""Which colour stands for which number, in ramps that colour-blind readers can read too."""

import math
from dataclasses import dataclass
from enum import Enum, auto

from txlab.drawing import Scale

Rgb = tuple[int, int, int]  # 0 to 255 each, as screens mix them (sRGB)

BLACK: Rgb = (0, 0, 0)
WHITE: Rgb = (255, 255, 255)
# Each is one of the 256 colours that some terminals are limited to, and only few of their levels from the
# next: what is mixed of two is shown there as a colour that lies between them, not off the way.
_RISING: tuple[Rgb, ...] = (
    (0, 0, 95),
    (0, 0, 135),
    (0, 95, 135),
    (0, 135, 135),
    (95, 175, 135),
    (175, 215, 135),
    (255, 255, 135),
)
_BELOW: tuple[Rgb, ...] = (
    WHITE,
    (215, 255, 255),
    (175, 215, 255),
    (135, 175, 215),
    (95, 135, 175),
    (0, 95, 175),
)
_ABOVE: tuple[Rgb, ...] = (
    WHITE,
    (255, 255, 215),
    (255, 215, 135),
    (255, 175, 95),
    (215, 135, 0),
    (175, 95, 0),
)
SERIES: tuple[Rgb, ...] = ((58, 122, 190), (222, 140, 40), (128, 128, 128), (150, 90, 160))
MARKED: Rgb = (246, 196, 100)
SHADES = 5
_ROUNDING = 1e-6  # a weight of 1.0000000000000002 is no news


class Colour(Enum):
    """How much colour a terminal has for a picture."""

    NONE = auto()
    FULL = auto()


def colour_of(color_system: str | None) -> Colour:
    """What rich's `console.color_system` gives room for; 16 colours have no ramp, so they count as none."""
    return Colour.FULL if color_system in ("truecolor", "256") else Colour.NONE


@dataclass(frozen=True, slots=True)
class Tints:
    """A scale whose ends can be used: finite, in order, and even about 0 when it diverges."""

    low: float
    high: float
    diverging: bool

    def place(self, value: float) -> float:
        """Where a finite value is: 0 to 1 from low to high, or -1 to 1 about 0; beyond an end, the end."""
        if self.diverging:
            return max(-1.0, min(1.0, value / self.high))
        if self.low == self.high:
            return 0.0 if value < self.low else 1.0 if value > self.high else 0.5
        return max(0.0, min(1.0, (value - self.low) / (self.high - self.low)))

    def colour(self, value: float) -> Rgb:
        """The colour of a finite value."""
        place = self.place(value)
        if self.diverging:
            return _mixed(_BELOW if place < 0 else _ABOVE, abs(place))
        return _mixed(_RISING, place)

    def level(self, value: float) -> int:
        """Which of the 5 shades a finite value has, 0 (blank) to 4; by its size where the scale diverges."""
        return min(SHADES - 1, int(abs(self.place(value)) * SHADES))

    def holds(self, value: float) -> bool:
        """Whether the value is on the scale, so that its colour is not just that of an end."""
        slack = _ROUNDING * max(abs(self.low), abs(self.high))
        return self.low - slack <= value <= self.high + slack

    @property
    def stops(self) -> tuple[float, ...]:
        """The 6 numbers between which the 5 shades lie; sizes, where the scale diverges."""
        start = 0.0 if self.diverging else self.low
        if start == self.high:
            return (start,) * (SHADES + 1)
        shares = [step / SHADES for step in range(SHADES + 1)]
        # Weighed, since the difference of the ends may be too large for a float.
        return tuple(start * (1 - share) + self.high * share for share in shares)

    @property
    def width(self) -> int:
        """How many signs a shade takes at least: a diverging one has a + or - before it."""
        return 2 if self.diverging else 1

    def along(self, steps: int) -> tuple[float, ...]:
        """`steps` numbers from low to high, evenly."""
        last = max(steps - 1, 1)
        # Weighed, not low + share * (high - low): that difference may be too large for a float.
        return tuple(self.low * (1 - step / last) + self.high * (step / last) for step in range(steps))


def tints_of(scale: Scale) -> Tints:
    """The tints of a scale, whatever its ends are: an end that is not finite counts as the other, or as 0."""
    ends = [end for end in (scale.low, scale.high) if math.isfinite(end)] or [0.0]
    low, high = min(ends), max(ends)
    if low < 0 < high:
        high = max(-low, high)
        return Tints(-high, high, True)
    return Tints(low, high, False)


def ink_on(background: Rgb) -> Rgb:
    """Black or white, whichever is read more easily on a background."""
    return BLACK if contrast(background, BLACK) >= contrast(background, WHITE) else WHITE


def contrast(one: Rgb, other: Rgb) -> float:
    """How far two colours are apart in light, 1 (not at all) to 21 (black and white), as WCAG counts it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Rgb) -> float:
    """How much light a colour gives, 0 (black) to 1 (white)."""
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(channel: int) -> float:
    """The light of one channel, 0 to 1, for its number in sRGB, 0 to 255."""
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def hexed(colour: Rgb) -> str:
    """A colour as both rich and SVG take it: "#1c2d54"."""
    red, green, blue = colour
    return f"#{red:02x}{green:02x}{blue:02x}"


def lightness(colour: Rgb) -> float:
    """How light a colour looks, 0 (black) to 100 (white): equal steps look equal (CIE L*)."""
    light = luminance(colour)
    return 116 * light ** (1 / 3) - 16 if light > 0.008856 else 903.3 * light


def _mixed(anchors: tuple[Rgb, ...], share: float) -> Rgb:
    """The colour at `share` (0 to 1) of the way along the anchors, as lightness goes."""
    first, last = lightness(anchors[0]), lightness(anchors[-1])
    places = [(lightness(anchor) - first) / (last - first) for anchor in anchors]
    index = min(sum(place <= share for place in places), len(anchors) - 1) - 1
    part = (share - places[index]) / (places[index + 1] - places[index])
    red, green, blue = (
        round(start + (end - start) * part)
        for start, end in zip(anchors[index], anchors[index + 1], strict=True)
    )
    return red, green, blue
