"""From a failed check to what the learner reads: the cause, if it is known, then the proof."""

import ast
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from types import ModuleType
from typing import Any

from txlab.checking.excerpt import is_a, kind_name
from txlab.checking.failed import CheckFailed, Finding, Layer
from txlab.checking.further import further, told
from txlab.checking.guard import Learner
from txlab.checking.never import again_failure, edit_failure, kept_failure
from txlab.checking.slips import Outcomes, Slip, find_slip, slips_of
from txlab.checking.suspects import order_failure, remembered_failure
from txlab.code import code_of, function_nodes, todo_line

OF_THE_NUMBERS = {
    Layer.RAISED, Layer.NOTHING, Layer.TYPE, Layer.SHAPE, Layer.DTYPE, Layer.NOT_FINITE, Layer.PRECISION,
    Layer.VALUE, Layer.PROPERTY,
}  # fmt: skip
DETAIL_LINES = 9


class Judge:
    """Judges one learner's file: hands out guarded learners and explains failures.

    `right` is the shipped solution's module, the source of right answers that
    slips are told apart from; `starter_source` tells code that is still to write.
    `slips` is asked for its module when a failure is explained, and not before.
    """

    def __init__(
        self,
        module: ModuleType,
        path: str,
        source: str,
        right: ModuleType,
        starter_source: str = "",
        slips: Callable[[], ModuleType | None] = lambda: None,
    ) -> None:
        self._module = module
        self._path = path
        self._source = source
        self._starter_source = starter_source
        self._right = vars(right)
        self._slips = slips
        self._learner = Learner(module, path)

    @cached_property
    def _functions(self) -> dict[str, ast.FunctionDef]:
        # Parsed when a check fails and not before: a large file takes its time.
        return function_nodes(self._source)

    @cached_property
    def _starter(self) -> dict[str, ast.FunctionDef]:
        return _starter_nodes(self._starter_source)

    def learner(self) -> Learner:
        """A guarded view of the learner's file for one check, with nothing remembered."""
        self._learner = Learner(self._module, self._path)
        return self._learner

    def explain(self, error: BaseException) -> Finding:
        """What the learner reads about an error raised by the check whose learner was made last."""
        if not is_a(error, CheckFailed):
            return Finding(
                "This check itself broke, which is not your fault "
                f"({kind_name(error)}). Please report it; the other checks still count."
            )
        calls = self._learner._calls
        function = error.function or (calls[-1].function if calls else None)
        unfinished = self._still_to_write(function)
        if error.layer is not Layer.MISSING and unfinished:
            return unfinished
        if error.layer in OF_THE_NUMBERS:
            ours = Outcomes()
            proven = self._proven(ours)
            found = self._slip(function, ours) if proven is None else None
            if found is not None:
                return self._with_slip(error, found)
            error = proven or self._cause_in_the_calls(error) or error
        line = error.line or self._line(error.function or function)
        see = further(self._slips(), None, error.layer)
        said = "\n\n".join(filter(None, (_text(error.headline, error.detail), told(see))))
        return Finding(said, None, line, error.grid, see)

    def unfinished(self, functions: Iterable[str]) -> CheckFailed | None:
        """The failure for the first of some functions that is as the starter left it, or None."""
        names = [name for name in functions if self._still_to_write(name)]
        return CheckFailed("It is still to write.", function=names[0]) if names else None

    def _still_to_write(self, function: str | None) -> Finding | None:
        mine, starter = self._functions.get(function or ""), self._starter.get(function or "")
        if mine is None or starter is None or code_of(mine) != code_of(starter):
            return None
        if todo_line(starter, self._starter_source) is None:
            return None
        line = todo_line(mine, self._source) or mine.lineno
        return Finding(
            f"`{function}` is still to write: it is as the starter left it.\nIts TODO is on line {line}.",
            line=line,
        )

    def _slip(self, function: str | None, ours: Outcomes) -> Slip | None:
        calls = [c for c in self._learner._calls if c.function in self._right]
        slips = self._slips()
        judged = sorted(slips_of(slips), key=lambda s: s.of != function)
        return find_slip(judged, calls, vars(self._module), self._right, getattr(slips, "PROBES", {}), ours)

    def _with_slip(self, error: CheckFailed, found: Slip) -> Finding:
        line = self._line(found.of)
        text = _text(error.headline, error.detail[:7])
        where = f"Where to look: {found.look} ({self._place(found.of, error.line)})."
        see = further(self._slips(), found.name, error.layer)
        said = "\n".join(filter(None, (f"{text}\n\nWhat this looks like: {found.says}", where, told(see))))
        return Finding(said, found.name, error.line or line, error.grid, see)

    def _proven(self, ours: Outcomes) -> CheckFailed | None:
        cause = order_failure(self._learner, self._right, self._starter, ours)
        return cause or remembered_failure(self._learner, self._right, self._source, ours)

    def _cause_in_the_calls(self, error: CheckFailed) -> CheckFailed | None:
        if error.layer in (Layer.RAISED, Layer.NOTHING, Layer.TYPE, Layer.DTYPE):
            return None
        cause = edit_failure(self._learner) or kept_failure(self._learner)
        for call in self._learner._calls[-2:]:
            cause = cause or again_failure(self._learner, call)
        return cause

    def _place(self, function: str, line: int | None) -> str:
        """A function of the learner's by name and line: the line of the failure, if it lies inside."""
        node = self._functions.get(function)
        if node is None:
            return f"`{function}`"
        if line is not None and node.lineno < line <= (node.end_lineno or node.lineno):
            return f"`{function}`, line {line}"
        return f"`{function}`, from line {node.lineno}"

    def _line(self, function: str | None) -> int | None:
        node = self._functions.get(function or "")
        return node.lineno if node else None


@lru_cache(maxsize=32)
def _starter_nodes(source: str) -> dict[str, ast.FunctionDef]:
    return function_nodes(source)


def _text(headline: str, detail: Any) -> str:
    return "\n".join([headline, *list(detail)[:DETAIL_LINES]])
