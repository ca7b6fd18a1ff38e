"""The collected checks against one learner's file, each reported as it ends; child side."""

from typing import Any, Protocol

from txlab.checking.excerpt import error_sentence, frames_text, is_a, last_line, learner_frames
from txlab.checking.failed import CheckFailed, words
from txlab.checking.pictures import drawn
from txlab.checking.settle import settling_more
from txlab.engine.bench import Bench
from txlab.engine.capture import ASIDE, FAILED, PASSED
from txlab.engine.drawings import to_json
from txlab.engine.limits import address_space, headroom, limit_memory
from txlab.engine.plugin import Collected
from txlab.engine.pristine import seed_random
from txlab.engine.wire import failure_to_json
from txlab.model import Failure
from txlab.plain import plain

SCANT = 64  # MiB
BROKEN_CHECK = "This check itself broke, which is not your fault. Please report it; the others still count."


class Reporter(Protocol):
    """Where a trial's reports go: the channels to txlab."""

    def send(self, kind: str, **fields: Any) -> None: ...

    def turn(self, kind: bytes) -> None: ...


def _nothing() -> None:
    """There is nothing to put back."""


class Trial:
    """Runs every check of a bench; the judge of the learner's file is already in place.

    A `tame` file leaves nothing to put back between two checks.
    """

    def __init__(
        self, collected: Collected, bench: Bench, channels: Reporter, path: str, tame: bool = False
    ) -> None:
        self._collected = collected
        self._bench = bench
        self._channels = channels
        self._path = path
        # Between two checks the quick one; what only explains a failure is put back when there is one.
        self._refresh = _nothing if tame else bench.pristine.refresh
        # Not within a check: what is random would give the same numbers when it is called again.
        self._seed = _nothing if tame else seed_random
        self._restore = _nothing if tame else bench.pristine.restore

    def run(self, explained: int = 1) -> None:
        """Marks the end of each check, then sends the verdict with the first failure in words.

        So many failures are `explained`; more than one only in a rehearsal, where nobody reads them.
        """
        channels, items = self._channels, self._bench.items
        words.wanted = True
        drawn.picture = None  # a rehearsal may have drawn one
        first: Failure | None = None
        failures = 0
        results: list[tuple[str, bool]] = []
        following = [*items[1:], None]
        for item, after, (name, title) in zip(items, following, self._bench.titles, strict=True):
            self._seed()
            error = self._collected.run(item, after) or self._nothing_to_draw()
            if error is None:
                self._refresh()
                channels.turn(PASSED)
            elif failures >= explained:
                self._refresh()
                channels.turn(FAILED)
            else:
                self._restore()
                channels.turn(FAILED)
                # Explaining calls the learner's functions again: those prints are not theirs.
                failures += 1
                told = self._explained(error, name, title)
                first = first or told
                self._restore()
                words.wanted = failures < explained
                channels.turn(ASIDE)
            results.append((name, error is None))
            cause = error.__cause__ if is_a(error, CheckFailed) else error
            if is_a(cause, MemoryError):
                # Enough for any right answer; to fill all of it once more in every check takes too long.
                limit_memory(SCANT, address_space())
        outcome = "passed" if first is None else "failed"
        picture = to_json(drawn.picture)
        channels.send(
            "verdict", outcome=outcome, failure=failure_to_json(first), results=results, picture=picture
        )

    def _nothing_to_draw(self) -> BaseException | None:
        """Why a picture that was drawn says nothing: it is of a function that is still to write."""
        judge = self._collected.judge
        return judge.unfinished(drawn.functions) if judge is not None and drawn.picture is not None else None

    def _explained(self, error: BaseException, name: str, title: str) -> Failure:
        judge = self._collected.judge
        assert judge is not None
        where = frames_text(learner_frames(error, self._path))
        if where and not is_a(error, CheckFailed):
            message = f"An error in your file broke this check off, outside a call of its functions.\n{where}"
            line = last_line(error, self._path)
            return Failure(name, title, f"{message}\n{error_sentence(error)}", line=line)
        try:
            # What words a failure uses more of Python and numpy than what judges: all of it is put back.
            with headroom(), settling_more(self._restore):
                finding = judge.explain(error)
        except BaseException as broken:  # a slip or a learner's object may do anything here
            message = f"{BROKEN_CHECK}\nIt stopped with {error_sentence(broken)}"
            return Failure(name, title, message)
        message = plain(finding.message)
        return Failure(name, title, message, finding.slip, finding.line, finding.grid, finding.see)
