"""The last screen: what was learned, and what to do next."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from txlab.model import Exercise
from txlab.plain import plain
from txlab.screens.fit import Part
from txlab.screens.wrap import Wrapped

EVERY_PASSES = "That was the last one: every exercise passes."
NEXT = (
    "Next: `txlab solution 3 --diff` compares yours and ours; `txlab list` lists all.",
    "To read: Vaswani et al. 2017, Attention Is All You Need; Xiong et al. 2020, On Layer Normalization "
    "in the Transformer Architecture.",
)


def finished_parts(exercises: Sequence[Exercise]) -> Iterator[Part]:
    """All takeaways, and last what has to be seen where they do not fit: that all is done, and what next."""
    titled: list[RenderableType] = []
    for exercise in exercises:
        titled.append(Text(f"{exercise.number}  {exercise.title}", style="bold"))
        titled.append(Wrapped(plain(exercise.takeaway), indent=4))
    numbered = [f"{exercise.number}  {plain(exercise.takeaway)}" for exercise in exercises]
    # Close to what is above it, so that the last empty line is kept for what is below.
    yield Part(Group(*titled), brief=Wrapped("\n".join(numbered)), close=True)
    yield Part(Text(EVERY_PASSES, style="bold green"))
    yield Part(Wrapped("\n".join(NEXT)), close=True)
