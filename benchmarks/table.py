"""Rows of the table: samples, what they must reach, and whether they do."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field

HEAD = ("what", "naive: median, p95", "txlab: median, p95", "ratio", "must", "aim", "reached")


def p95(samples: Sequence[float]) -> float:
    """The smallest sample that 95 % of them do not exceed."""
    return sorted(samples)[math.ceil(0.95 * len(samples)) - 1]


@dataclass(frozen=True, slots=True)
class Goal:
    """Limits to reach, all of them; one that is None is not asked for.

    `faster` is how many times faster than the naive way at least, `slower` how
    many times its time at most; `median` and `p95` are in the unit of the row.
    """

    faster: float | None = None
    slower: float | None = None
    median: float | None = None
    p95: float | None = None

    def told(self, unit: str) -> str:
        """The limits in words, for the table."""
        parts = [
            (self.faster, "{:g}x faster"),
            (self.slower, "{:g}x the time"),
            (self.median, f"< {{:g}} {unit}"),
            (self.p95, f"p95 < {{:g}} {unit}"),
        ]
        return ", ".join(text.format(limit) for limit, text in parts if limit is not None)


@dataclass(slots=True, eq=False)
class Row:
    """One thing measured both ways; `missed` counts what did not come before the deadline or came wrong."""

    what: str
    unit: str = "ms"
    must: Goal = Goal()
    aim: Goal = Goal()
    naive: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    missed: int = 0
    naive_missed: int = 0
    trouble: str = ""
    is_detail: bool = False

    def add(self, *, naive: float | None, ours: float | None) -> None:
        """Keep a sample of both ways; None is one that never came."""
        self.add_naive(naive)
        self.add_ours(ours)

    def add_naive(self, sample: float | None) -> None:
        """Keep a sample of the naive way."""
        if sample is None:
            self.naive_missed += 1
        else:
            self.naive.append(sample)

    def add_ours(self, sample: float | None) -> None:
        """Keep a sample of txlab."""
        if sample is None:
            self.missed += 1
        else:
            self.ours.append(sample)

    @property
    def ratio(self) -> float | None:
        """Our median over the naive one."""
        if not self.naive or not self.ours:
            return None
        return statistics.median(self.ours) / statistics.median(self.naive)

    def meets(self, goal: Goal) -> bool:
        """Whether every limit of a goal holds and no sample is missing."""
        if not self.ours or self.missed or self.trouble:
            return False
        ratio = self.ratio
        if (goal.faster is not None or goal.slower is not None) and ratio is None:
            return False
        measured = (
            (ratio, None if goal.faster is None else 1 / goal.faster),
            (ratio, goal.slower),
            (statistics.median(self.ours), goal.median),
            (p95(self.ours), goal.p95),
        )
        return all(value <= limit for value, limit in measured if value is not None and limit is not None)

    @property
    def reached(self) -> str:
        """How far it came: "aim", "must", "NO" or "broken"; empty where nothing was to be reached."""
        if self.trouble:
            return "broken"
        if self.must == Goal() and self.aim == Goal():
            return ""
        if self.meets(self.must):
            return "aim" if self.meets(self.aim) else "must"
        return "NO"

    def cells(self) -> tuple[str, ...]:
        """The row as the table shows it."""
        ours = self.trouble or _told(self.ours, self.unit, self.missed)
        naive = _told(self.naive, self.unit, self.naive_missed)
        must, aim = self.must.told(self.unit), self.aim.told(self.unit)
        return self.what, naive, ours, self._told_ratio(), must, aim, self.reached

    def _told_ratio(self) -> str:
        ratio = self.ratio
        if ratio is None:
            return "-"
        return f"{1 / ratio:.1f}x faster" if self.must.slower is None else f"{ratio:.2f}x the time"


def _told(samples: Sequence[float], unit: str, missed: int) -> str:
    parts = []
    if len(samples) == 1:
        parts.append(_number(samples[0], unit))
    elif samples:
        parts += [_number(statistics.median(samples), unit), _number(p95(samples), unit)]
    parts += [f"missed: {missed}"] if missed else []
    return ", ".join(parts) or "-"


def _number(value: float, unit: str) -> str:
    digits = 2 if unit == "%" else 1 if value < 100 else 0
    return f"{value:.{digits}f} {unit}"


def table(rows: Sequence[Row]) -> str:
    """The rows as Markdown that reads well as plain text too."""
    lines = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    texts = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines]
    texts.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(texts)
