"""Two causes that no number shows: inputs taken in another order, and an earlier call remembered.

Both are proven by trying: the same calls, made the other way, must come out right.
"""

import ast
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

from txlab.checking.failed import CheckFailed, Layer
from txlab.checking.guard import Call, Learner
from txlab.checking.names import can_remember
from txlab.checking.settle import settled
from txlab.checking.slips import Outcomes, alike, came, came_of
from txlab.code import parsed

_SHORT = {"query": "q", "queries": "q", "key": "k", "keys": "k", "value": "v", "values": "v"}
_DEFINES = (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.ClassDef)
_MOST_CALLS = 4
_TIMES = 3  # chance, too, is right at times and wrong at times, but not each time as asked

Right = Mapping[str, Callable[..., Any]]


def order_failure(
    learner: Learner, right: Right, starter: Mapping[str, ast.FunctionDef], ours: Outcomes
) -> CheckFailed | None:
    """The failure for a function whose parameters are the starter's in another order, or None.

    Its wrong calls, repeated with the inputs in the order of its own names, must all be right.
    """
    if not any(_order(call, starter) for call in learner._calls):
        return None
    wrong = _wrong_calls(learner, right, ours)
    for call in wrong:
        order, wanted = _order(call, starter), _wanted_names(call, starter)
        function = vars(learner._module).get(call.function)
        mine = [c for c in wrong if c.function == call.function]
        if order is None or not callable(function) or any(c.names != call.names for c in mine):
            continue
        if all(_is_right(function, [c.args[i] for i in order], c, right, ours) for c in mine[:_MOST_CALLS]):
            return CheckFailed(
                f"`{call.function}` takes its inputs in another order than the lab passes them.",
                f"the lab passes        ({', '.join(wanted)})",
                f"your parameters are   ({', '.join(call.names)})",
                "A name does not bring its input along: the first parameter gets the first input.",
                layer=Layer.ARITY,
                function=call.function,
            )
    return None


def _wanted_names(call: Call, starter: Mapping[str, ast.FunctionDef]) -> list[str]:
    node = starter.get(call.function)
    return [a.arg for a in node.args.args[: len(call.args)]] if node else []


def _order(call: Call, starter: Mapping[str, ast.FunctionDef]) -> tuple[int, ...] | None:
    return order_of(call.names, _wanted_names(call, starter))


def order_of(names: Sequence[str], wanted: Sequence[str]) -> tuple[int, ...] | None:
    """Where each of `names` stands in `wanted`, when they are the same names in another order."""
    mine, theirs = _plain_names(names), _plain_names(wanted)
    if mine == theirs or sorted(mine) != sorted(theirs) or len(set(theirs)) != len(theirs):
        return None
    return tuple(theirs.index(name) for name in mine)


def _plain_names(names: Sequence[str]) -> list[str]:
    return [_SHORT.get(name.lower(), name.lower()) for name in names]


def remembered_failure(learner: Learner, right: Right, source: str, ours: Outcomes) -> CheckFailed | None:
    """The failure for calls that are wrong now but right as the first call of a fresh copy, or None."""
    if any(call.spoiled for call in learner._calls):
        return None  # what was recorded of it is no longer what it returned
    if not can_remember(learner._module, [call.function for call in learner._calls]):
        return None
    wrong = _wrong_calls(learner, right, ours)
    definitions = _definitions(source) if wrong else None
    if definitions is None:
        return None
    for call in wrong[:_MOST_CALLS]:
        for _ in range(_TIMES):
            fresh = _fresh(definitions, learner).get(call.function)
            if not callable(fresh) or not _is_right(fresh, call.args, call, right, ours):
                return None
            if not alike(came_of(call), came(vars(learner._module)[call.function], call.args)):
                return None
    return CheckFailed(
        f"`{wrong[0].function}` is right when it is called first, and wrong after other calls.",
        "It remembers something of an earlier call (a global, a default argument, a cache).",
        "The result must depend on the arguments alone.",
        layer=Layer.AGAIN,
        function=wrong[0].function,
    )


def _wrong_calls(learner: Learner, right: Right, ours: Outcomes) -> list[Call]:
    calls = [c for c in learner._calls if callable(right.get(c.function))]
    return [c for c in calls if not alike(came_of(c), ours.of(right[c.function], c.args))]


def _is_right(
    function: Callable[..., Any], args: Sequence[Any], call: Call, right: Right, ours: Outcomes
) -> bool:
    return alike(came(function, args), ours.of(right[call.function], call.args))


def _definitions(source: str) -> ast.Module | None:
    """What a file defines, without its prints; None where it does anything else, which may be the cause."""
    tree = parsed(source)
    if tree is None:
        return None
    tree.body = [node for node in tree.body if not _is_silent(node)]
    return tree if all(_is_definition(node) for node in tree.body) else None


def _is_silent(node: ast.stmt) -> bool:
    if isinstance(node, ast.If) and isinstance(node.test, ast.Compare):
        return isinstance(node.test.left, ast.Name) and node.test.left.id == "__name__"
    if not isinstance(node, ast.Expr):
        return False
    value = node.value
    prints = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "print"
    return prints or isinstance(value, ast.Constant)


def _is_definition(node: ast.stmt) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
    parts = [part for target in targets for part in getattr(target, "elts", [target])]
    return isinstance(node, _DEFINES) or (bool(parts) and all(isinstance(p, ast.Name) for p in parts))


def _fresh(definitions: ast.Module, learner: Learner) -> dict[str, Any]:
    module = ModuleType(learner._module.__name__)
    try:
        code = compile(definitions, learner._path, "exec", dont_inherit=True)
        settled(exec, code, module.__dict__)
    except BaseException:  # the learner's own lines may do anything
        return {}
    return vars(module)
