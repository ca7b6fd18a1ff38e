"""What a hostile case is: what lies in the place of a learner's file, and what must come of it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

RIGHT = (
    "import numpy as np\n\n\ndef layer_norm(x, gamma, beta, eps=1e-5):\n"
    "    mean = x.mean(axis=-1, keepdims=True)\n"
    "    return gamma * (x - mean) / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + beta\n"
)

Placed = Callable[[Path], None]


@dataclass(frozen=True, slots=True)
class Case:
    """What lies in the learner's place, and what must come of it.

    `content` is the file's bytes, or what puts something else in the file's place. One of `outcomes`
    is right; `words` stand in the message and `printed` in the output; one of `lines` is told (empty:
    any, or none; None in it: no line). `timeout` is the run's limit in seconds, None the lab's own.
    `needs_fork` where the attack is on the warm process; `warm_only` where a cold start shows no more.
    """

    name: str
    content: bytes | Placed
    outcomes: tuple[str, ...]
    words: tuple[str, ...] = ()
    printed: tuple[str, ...] = ()
    lines: tuple[int | None, ...] = ()
    timeout: float | None = None
    needs_fork: bool = False
    warm_only: bool = False

    @property
    def text(self) -> str:
        """The learner's own words, as far as they are text."""
        return self.content.decode("utf-8", "replace") if isinstance(self.content, bytes) else ""

    def put(self, place: Path) -> None:
        """Puts it in the place of the learner's file."""
        if isinstance(self.content, bytes):
            place.write_bytes(self.content)
        else:
            self.content(place)
