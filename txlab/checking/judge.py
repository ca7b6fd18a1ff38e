"""From a failed check to what the learner reads: the cause, if it is known, then the proof."""

import ast
from types import ModuleType
from typing import Any

from txlab.checking.failed import CheckFailed, Finding, Layer
from txlab.checking.guard import Learner
from txlab.checking.never import again_failure, edit_failure, kept_failure
from txlab.checking.slips import Slip, find_slip, slips_of

OF_THE_NUMBERS = {
    Layer.RAISED, Layer.NOTHING, Layer.TYPE, Layer.SHAPE, Layer.DTYPE, Layer.NOT_FINITE, Layer.PRECISION,
    Layer.VALUE, Layer.PROPERTY,
}  # fmt: skip
DETAIL_LINES = 9


class Judge:
    """Judges one learner's file: hands out guarded learners and explains failures.

    `right` is the shipped solution's module, the source of right answers that
    slips are told apart from; `starter_source` tells code that is still to write.
    """

    def __init__(
        self,
        module: ModuleType,
        path: str,
        source: str,
        right: ModuleType,
        starter_source: str = "",
        slips: ModuleType | None = None,
    ) -> None:
        self._module = module
        self._path = path
        self._functions = function_nodes(source)
        self._starter = function_nodes(starter_source)
        self._source = source.splitlines()
        self._todo = {
            name for name, node in self._starter.items() if todo_line(node, starter_source.splitlines())
        }
        self._right = vars(right)
        self._slips = slips_of(slips)
        self._probes = getattr(slips, "PROBES", {})
        self._learner = Learner(module, path)

    def learner(self) -> Learner:
        """A guarded view of the learner's file for one check, with nothing remembered."""
        self._learner = Learner(self._module, self._path)
        return self._learner

    def explain(self, error: BaseException) -> Finding:
        """What the learner reads about an error raised by the check whose learner was made last."""
        if not isinstance(error, CheckFailed):
            return Finding(
                "This check itself broke, which is not your fault "
                f"({type(error).__name__}). Please report it; the other checks still count."
            )
        calls = self._learner._calls
        function = error.function or (calls[-1].function if calls else None)
        unfinished = self._still_to_write(function)
        if error.layer is not Layer.MISSING and unfinished:
            return unfinished
        if error.layer in OF_THE_NUMBERS:
            found = self._slip(function)
            if found is not None:
                return self._with_slip(error, found)
            error = self._cause_in_the_calls(error)
        return Finding(
            _text(error.headline, error.detail), None, error.line or self._line(error.function or function)
        )

    def _still_to_write(self, function: str | None) -> Finding | None:
        mine, starter = self._functions.get(function or ""), self._starter.get(function or "")
        if mine is None or starter is None or function not in self._todo or _code(mine) != _code(starter):
            return None
        line = todo_line(mine, self._source) or mine.lineno
        return Finding(
            f"`{function}` is still to write: it is as the starter left it.\n"
            f"Its TODO is on line {line}. Save after each step; the verdict follows every save.",
            line=line,
        )

    def _slip(self, function: str | None) -> Slip | None:
        calls = [c for c in self._learner._calls if c.function in self._right]
        judged = sorted(self._slips, key=lambda s: s.of != function)
        return find_slip(judged, calls, vars(self._module), self._right, self._probes)

    def _with_slip(self, error: CheckFailed, found: Slip) -> Finding:
        line = self._line(found.of)
        where = f"Where to look: {found.look}" + (
            f" (`{found.of}`, line {line})." if line else f" (`{found.of}`)."
        )
        text = _text(error.headline, error.detail[:6])
        return Finding(
            f"{text}\n\nWhat this looks like: {found.says}\n{where}", found.name, error.line or line
        )

    def _cause_in_the_calls(self, error: CheckFailed) -> CheckFailed:
        if error.layer in (Layer.RAISED, Layer.NOTHING, Layer.TYPE, Layer.DTYPE):
            return error
        cause = edit_failure(self._learner) or kept_failure(self._learner)
        for call in self._learner._calls[-2:]:
            cause = cause or again_failure(self._learner, call)
        if cause is None:
            return error
        return CheckFailed(
            cause.headline, *cause.detail, error.headline, layer=cause.layer, function=cause.function
        )

    def _line(self, function: str | None) -> int | None:
        node = self._functions.get(function or "")
        return node.lineno if node else None


def function_nodes(source: str) -> dict[str, ast.FunctionDef]:
    """The functions defined at the top of a file, by name; none for a file that cannot be parsed."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return {}
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def _code(node: ast.FunctionDef) -> str:
    body = node.body
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    return ast.dump(node.args) + "".join(ast.dump(statement) for statement in body)


def todo_line(node: ast.FunctionDef, lines: list[str]) -> int | None:
    """The first line of a function that holds a TODO mark, counted from 1."""
    for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
        if "TODO" in lines[number - 1]:
            return number
    return None


def _text(headline: str, detail: Any) -> str:
    return "\n".join([headline, *list(detail)[:DETAIL_LINES]])
