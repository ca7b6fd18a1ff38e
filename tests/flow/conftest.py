"""A small world for the watch logic: three exercises, and verdicts made by hand."""

from collections.abc import Callable
from typing import Any

import pytest

from txlab import flow
from txlab.flow import State, events, keynames
from txlab.flow.effects import Effect, Paint, StartRun
from txlab.model import NO_ENDING, Ending, Exercise, Failure, Outcome, Progress, Standing, Verdict

NAMED = frozenset(value for name, value in vars(keynames).items() if name.isupper())
NAMES = ("ex01_one", "ex02_two", "ex03_three")
ONE, TWO, THREE = NAMES
EXERCISES = tuple(
    Exercise(
        number=number,
        name=name,
        title=f"Title {number}",
        minutes=5,
        takeaway=f"Takeaway {number}",
        functions=("f",),
        hints=("first", "second"),
    )
    for number, name in enumerate(NAMES, 1)
)


def make_verdict(name: str, passed: bool, mark: float = 0.0, outcome: Outcome | None = None) -> Verdict:
    """A verdict on `name`; `mark` tells it from others of the same kind."""
    return Verdict(
        exercise=name,
        outcome=outcome or (Outcome.PASSED if passed else Outcome.FAILED),
        checks_passed=3 if passed else 1,
        checks_total=3,
        seconds=mark,
        failure=None if passed else Failure(check="c", title="t", message="m"),
    )


class Watch:
    """Drives `flow.step` and keeps what came of it."""

    def __init__(
        self,
        current: str | None = None,
        passed: tuple[str, ...] = (),
        broken: tuple[str, ...] = (),
        keys: str = "",
        ending: Ending = NO_ENDING,
    ) -> None:
        standings = {name: Standing(outcome=Outcome.PASSED, ever_passed=True) for name in passed}
        self.state: State = flow.start_state(EXERCISES, Progress(standings=standings), current, ending)
        self.effects: tuple[Effect, ...] = ()
        self.clock = 0.0
        self.send(events.Started())
        self.press(keys)
        for name in self._settle_order():
            self.finish(name in passed and name not in broken)
        assert self.state.running is None

    def _settle_order(self) -> list[str]:
        return [self.state.current, *(name for name in NAMES if name != self.state.current)]

    def send(self, event: events.Event) -> tuple[Effect, ...]:
        self.state, self.effects = flow.step(self.state, event)
        return self.effects

    def save(self, *names: str, digest: str = "") -> tuple[Effect, ...]:
        self.clock += 1
        pairs = tuple((name, digest or str(self.clock)) for name in names)
        return self.send(events.FileSaved(files=pairs, at=self.clock))

    def press(self, *typed: str) -> tuple[Effect, ...]:
        """Type texts letter by letter, and keys that have a name."""
        for key in (key for text in typed for key in ([text] if text in NAMED else text)):
            self.send(events.KeyPressed(key=key, at=self.clock))
        return self.effects

    def finish(self, passed: bool) -> tuple[Effect, ...]:
        """End the run that is on."""
        assert self.state.running is not None
        running = self.state.running
        return self.send(events.RunFinished(run=running.run, verdict=make_verdict(running.exercise, passed)))

    def seen(self, kind: type[Effect]) -> list[Any]:
        return [effect for effect in self.effects if isinstance(effect, kind)]

    @property
    def view(self) -> flow.View:
        """What the last step painted."""
        return self.seen(Paint)[-1].view

    @property
    def started(self) -> list[str]:
        return [effect.exercise for effect in self.seen(StartRun)]


@pytest.fixture
def start() -> Callable[..., Watch]:
    """Starts a watch, all re-checks done, with `passed` holding their marks unless `broken`."""
    return Watch


@pytest.fixture
def verdict() -> Callable[..., Verdict]:
    """Makes a verdict by hand."""
    return make_verdict
