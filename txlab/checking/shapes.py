"""What is wrong with a shape, said with the names of its axes."""

from collections.abc import Sequence
from itertools import permutations

import numpy as np

from txlab.checking.describe import shape


def shape_reason(got: np.ndarray, wanted: tuple[int, ...], axes: Sequence[str] | None) -> str:
    """One sentence on how the shape `got` came about, or an empty string where nothing fits."""
    names = tuple(axes) if axes and len(axes) == len(wanted) else None
    sizes = got.shape
    if len(sizes) == len(wanted) and sorted(sizes) == sorted(wanted):
        return _swapped(sizes, wanted, names)
    if len(sizes) > len(wanted) and tuple(s for s in sizes if s != 1) == tuple(s for s in wanted if s != 1):
        return "It has an extra axis of size 1."
    if len(sizes) < len(wanted) and tuple(s for s in wanted if s != 1) == sizes:
        return "An axis of size 1 is gone; it should stay."
    if len(sizes) == 1 and got.size == int(np.prod(wanted)) and len(wanted) > 1:
        return "All the numbers are there, but flat, in one axis."
    if len(sizes) > len(wanted) and got.size == int(np.prod(wanted)):
        return f"It still has {len(sizes)} axes; {len(wanted)} are wanted."
    if len(sizes) == len(wanted):
        wrong = [i for i in range(len(sizes)) if sizes[i] != wanted[i]]
        if len(wrong) == 1:
            i = wrong[0]
            name = f"{names[i]} (axis {i})" if names else f"axis {i}"
            off = sizes[i] - wanted[i]
            more = f", {abs(off)} too {'many' if off > 0 else 'few'}" if abs(off) <= 2 else ""
            return f"{name} is {sizes[i]}, wanted {wanted[i]}{more}."
    if len(sizes) != len(wanted):
        word = "axis" if len(sizes) == 1 else "axes"
        return f"It has {len(sizes)} {word}, wanted {len(wanted)}."
    return ""


def _swapped(sizes: tuple[int, ...], wanted: tuple[int, ...], names: Sequence[str] | None) -> str:
    if len(sizes) == 2:
        pair = f"{names[0]} and {names[1]}" if names else "rows and columns"
        return f"The axes are swapped: {pair}."
    found = {p for p in permutations(range(len(wanted))) if tuple(wanted[i] for i in p) == sizes}
    order = min(found, key=lambda p: sum(i != j for i, j in enumerate(p)))
    moved = [i for i, j in enumerate(order) if i != j]
    if names and len(moved) == 2:
        return f"{names[moved[0]]} and {names[moved[1]]} are swapped."
    if names:
        return f"The axes are in the order ({', '.join(names[i] for i in order)})."
    return "The axes are in another order."


def wanted_shape(wanted: tuple[int, ...], axes: Sequence[str] | None) -> str:
    """The wanted shape as text, with axis names where they are known."""
    return shape(np.broadcast_to(0.0, wanted), axes)
