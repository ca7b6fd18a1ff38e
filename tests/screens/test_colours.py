"""The colours say the same to every reader, and on every terminal that has enough of them."""

import itertools
import math

import numpy as np
import pytest
from rich.color import Color, ColorSystem

from txlab.drawing import Scale
from txlab.screens.colours import (
    BLACK,
    SERIES,
    Colour,
    Rgb,
    Tints,
    colour_of,
    contrast,
    hexed,
    ink_on,
    linear,
    luminance,
    tints_of,
)

RISING = tints_of(Scale(0.0, 1.0, "weight"))
DIVERGING = tints_of(Scale(-1.0, 1.0, "value"))
STEPS = np.linspace(0.0, 1.0, 101).tolist()

# How much the three kinds of cones answer to linear red, green and blue, by Smith and Pokorny's cones.
CONES = np.array([[17.8824, 43.5161, 4.11935], [3.45565, 27.1554, 3.86714], [0.0299566, 0.184309, 1.46709]])
WHITE_LIGHT, RED_LIGHT, BLUE_LIGHT = np.ones(3), np.array([1.0, 0, 0]), np.array([0, 0, 1.0])
# The kind that is missing, and the light that still looks as it is, beside white.
MISSING = {"protanopia": (0, BLUE_LIGHT), "deuteranopia": (1, BLUE_LIGHT), "tritanopia": (2, RED_LIGHT)}
XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def simulated(kind: str) -> np.ndarray:
    """What a colour-blind eye makes of linear light: the missing cone is told by the other two."""
    missing, kept_light = MISSING[kind]
    others = [cone for cone in range(3) if cone != missing]
    kept = np.array([CONES @ WHITE_LIGHT, CONES @ kept_light])
    weights = np.linalg.solve(kept[:, others], kept[:, missing])
    told = np.eye(3)
    told[missing] = 0.0
    told[missing, others] = weights
    return np.linalg.inv(CONES) @ told @ CONES


def seen(colour: Rgb, kind: str) -> np.ndarray:
    """The colour as L*, a* and b*, through the eye of that kind ("" for the usual one)."""
    light = np.array([linear(channel) for channel in colour])
    if kind:
        light = np.clip(simulated(kind) @ light, 0.0, 1.0)
    x, y, z = np.cbrt((XYZ @ light) / (XYZ @ WHITE_LIGHT))
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def apart(one: Rgb, other: Rgb, kind: str) -> float:
    return float(np.linalg.norm(seen(one, kind) - seen(other, kind)))


def in_256(colour: Rgb) -> Rgb:
    return tuple(Color.from_rgb(*colour).downgrade(ColorSystem.EIGHT_BIT).get_truecolor())


def test_the_simulation_leaves_white_alone_and_makes_red_and_green_alike() -> None:
    """The proof below is worth what the simulated eyes are."""
    for kind in MISSING:
        assert np.allclose(simulated(kind) @ WHITE_LIGHT, WHITE_LIGHT)
    red, green = (215, 60, 40), (110, 125, 40)
    assert apart(red, green, "deuteranopia") < apart(red, green, "") / 2


def test_the_rising_colours_give_strictly_more_light_at_every_step() -> None:
    lights = [luminance(RISING.colour(step)) for step in STEPS]
    assert all(one < next_one for one, next_one in itertools.pairwise(lights))


@pytest.mark.parametrize("side", [-1, 1])
def test_the_diverging_colours_give_strictly_less_light_to_both_sides_of_0(side: int) -> None:
    lights = [luminance(DIVERGING.colour(side * step)) for step in STEPS]
    assert all(one > next_one for one, next_one in itertools.pairwise(lights))


def test_no_step_turns_back_where_there_are_256_colours() -> None:
    rising = [luminance(in_256(RISING.colour(step))) for step in STEPS]
    below = [luminance(in_256(DIVERGING.colour(-step))) for step in STEPS]
    above = [luminance(in_256(DIVERGING.colour(step))) for step in STEPS]
    assert rising == sorted(rising)
    assert below == sorted(below, reverse=True)
    assert above == sorted(above, reverse=True)
    assert len(set(rising)) >= 9 and len(set(below)) >= 6 and len(set(above)) >= 6


@pytest.mark.parametrize("kind", ["", *MISSING])
@pytest.mark.parametrize("tints", [RISING, DIVERGING], ids=["rising", "diverging"])
def test_ends_and_middle_are_clearly_apart_to_every_eye(tints: Tints, kind: str) -> None:
    three = [tints.colour(value) for value in (tints.low, (tints.low + tints.high) / 2, tints.high)]
    for one, other in itertools.combinations(three, 2):
        assert apart(one, other, kind) > 40, (one, other)


@pytest.mark.parametrize("kind", ["", *MISSING])
def test_the_first_two_series_are_apart_to_every_eye(kind: str) -> None:
    assert apart(SERIES[0], SERIES[1], kind) > 40


@pytest.mark.parametrize("tints", [RISING, DIVERGING], ids=["rising", "diverging"])
def test_a_number_can_be_read_on_every_colour(tints: Tints) -> None:
    for value in tints.along(101):
        ground = tints.colour(value)
        assert contrast(ground, ink_on(ground)) >= 4.5
        # The terminal rounds the ground, and not the ink, which was chosen for what it was.
        assert contrast(in_256(ground), ink_on(ground)) >= 3


def test_equal_sizes_are_equally_far_from_0_and_what_lies_beyond_an_end_is_the_end() -> None:
    tints = tints_of(Scale(-1.0, 4.0, "score"))
    assert (tints.low, tints.high) == (-4.0, 4.0)
    assert tints.level(-2.0) == tints.level(2.0) == 2
    assert tints.colour(9.0) == tints.colour(4.0)
    assert not tints.holds(9.0) and tints.holds(-4.0)
    assert tints_of(Scale(-3.0, 0.0, "score")).diverging is False


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 0.0), (3.0, 3.0), (math.nan, 1.0), (-math.inf, math.inf), (1e300, -1e300), (5, 2)]
)
def test_any_ends_make_a_scale(low: float, high: float) -> None:
    tints = tints_of(Scale(low, high, ""))
    assert math.isfinite(tints.low) and math.isfinite(tints.high) and tints.low <= tints.high
    for value in (*tints.along(5), *tints.stops, 1e308, -1e308, 0):
        assert math.isfinite(value)
        assert len(hexed(tints.colour(value))) == 7
        assert 0 <= tints.level(value) <= 4


def test_the_shades_begin_where_the_legend_says() -> None:
    for tints in (RISING, DIVERGING, tints_of(Scale(2.0, 12.0, ""))):
        middles = [(low + high) / 2 for low, high in itertools.pairwise(tints.stops)]
        assert [tints.level(value) for value in middles] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("system", "colour"),
    [
        ("truecolor", Colour.FULL),
        ("256", Colour.FULL),
        ("standard", Colour.NONE),
        ("windows", Colour.NONE),
        (None, Colour.NONE),
    ],
)
def test_sixteen_colours_count_as_none(system: str | None, colour: Colour) -> None:
    assert colour_of(system) is colour


def test_black_is_black() -> None:
    assert luminance(BLACK) == 0.0
    assert contrast(BLACK, (255, 255, 255)) == pytest.approx(21.0)


def test_the_stops_of_a_huge_scale_are_numbers() -> None:
    stops = tints_of(Scale(-1e308, 1.7e308, "")).stops
    assert all(math.isfinite(stop) for stop in stops)
    assert list(stops) == sorted(stops)
