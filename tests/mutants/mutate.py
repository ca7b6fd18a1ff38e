"""Small changes to a solution, one at a time: each a way in which an answer could be wrong."""

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

_OPERATORS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Div, ast.Add),
    ast.Div: (ast.Mult, ast.FloorDiv),
    ast.FloorDiv: (ast.Div, ast.Mult),
    ast.Pow: (ast.Mult,),
    ast.MatMult: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
_METHODS = {
    "max": ("min", "mean"),
    "min": ("max",),
    "sum": ("mean", "max"),
    "mean": ("sum", "max"),
    "var": ("std", "mean"),
    "exp": ("expm1", "tanh"),
    "sqrt": ("square", "abs"),
    "sin": ("cos",),
    "cos": ("sin",),
    "maximum": ("minimum",),
    "concatenate": ("hstack",),
    "vstack": ("hstack",),
    "ones": ("zeros",),
    "zeros": ("ones",),
    "tri": ("ones_like",),
    "tril": ("triu",),
    "get": ("setdefault",),
    "swapaxes": ("reshape",),
}
_TWINS = (
    ("Q", "K", "V"),
    ("Wq", "Wk", "Wv", "Wo"),
    ("W1", "W2"),
    ("b1", "b2"),
    ("g1", "g2"),
    ("be1", "be2"),
    ("gamma", "beta"),
    ("d_k", "d_v"),
    ("left", "right"),
    ("x", "h"),
    ("query", "key", "value"),
)


@dataclass(frozen=True)
class Mutant:
    """One changed solution: its name says the function, the place in it, and the change."""

    name: str
    source: str


def mutants(source: str, functions: tuple[str, ...]) -> list[Mutant]:
    """All the mutants of the functions named; those whose text equals the solution's are left out."""
    tree = ast.parse(source)
    seen, found = {ast.unparse(tree)}, []
    for place, function in enumerate(tree.body):
        if not isinstance(function, ast.FunctionDef) or function.name not in functions:
            continue
        for change, apply in _changes(function):
            mutated = copy.deepcopy(tree)
            apply(mutated.body[place])
            ast.fix_missing_locations(mutated)
            text = ast.unparse(mutated)
            if text not in seen:
                seen.add(text)
                found.append(Mutant(f"{function.name}: {change}", text))
    return found


Apply = Callable[[ast.AST], None]


def _changes(function: ast.FunctionDef) -> Iterator[tuple[str, Apply]]:
    homes = _statements(function)
    seen: Counter[str] = Counter()
    for index, node in enumerate(ast.walk(function)):
        for words, change in _changes_of(node):

            def apply(root: ast.AST, index: int = index, change: Apply = change) -> None:
                change(list(ast.walk(root))[index])

            home = homes.get(node)
            name = f"{words} in `{ast.unparse(home).splitlines()[0]}`" if home else words
            seen[name] += 1
            yield name + (f" ({seen[name]})" if seen[name] > 1 else ""), apply


def _statements(function: ast.FunctionDef) -> dict[ast.AST, ast.stmt]:
    """The statement in which each node of a function stands."""
    homes: dict[ast.AST, ast.stmt] = {}
    for statement in ast.walk(function):
        if isinstance(statement, ast.stmt) and statement is not function:
            # Outer statements come first, so that an inner one has the last word.
            homes.update(dict.fromkeys(ast.walk(statement), statement))
    return homes


def _changes_of(node: ast.AST) -> Iterator[tuple[str, Apply]]:
    if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp):
        for other in _OPERATORS.get(type(node.op), ()):
            yield f"{type(node.op).__name__} to {other.__name__}", _set("op", other)
    if isinstance(node, ast.BinOp):
        yield "swap the sides", _swap_sides
        yield "keep the left side", _become("left")
        yield "keep the right side", _become("right")
    if isinstance(node, ast.Compare):
        for other in _OPERATORS.get(type(node.ops[0]), ()):
            yield f"{type(node.ops[0]).__name__} to {other.__name__}", _set_first_operator(other)
    if isinstance(node, ast.UnaryOp):
        yield f"drop {type(node.op).__name__}", _become("operand")
    if isinstance(node, ast.Constant):
        for value in _other_constants(node.value):
            yield f"{node.value!r} to {value!r}", _set("value", value)
    if isinstance(node, ast.Attribute):
        for other_name in _METHODS.get(node.attr, ()):
            yield f".{node.attr} to .{other_name}", _set("attr", other_name)
        if node.attr == "T":
            yield "drop .T", _become("value")
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        for twins in _TWINS:
            for twin in twins if node.id in twins else ():
                if twin != node.id:
                    yield f"{node.id} to {twin}", _set("id", twin)
    if isinstance(node, ast.Call):
        for place, keyword in enumerate(node.keywords):
            yield f"drop {keyword.arg}=", _drop("keywords", place)
        for place in range(len(node.args) - 1):
            yield f"swap arguments {place} and {place + 1}", _swap("args", place)
    if isinstance(node, ast.Tuple) and isinstance(node.ctx, ast.Load):
        for place in range(len(node.elts) - 1):
            yield f"swap parts {place} and {place + 1}", _swap("elts", place)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "negate the condition", _negate
    for block in ("body", "orelse"):
        statements = getattr(node, block, None)
        if isinstance(statements, list):
            for place, statement in enumerate(statements):
                if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                    yield f"drop `{ast.unparse(statement).splitlines()[0][:60]}`", _blank(block, place)
            for place in range(len(statements) - 1):
                yield f"swap the statements {place} and {place + 1} of {block}", _swap(block, place)


def _other_constants(value: object) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -value] if value else [1, -1]
    if isinstance(value, float):
        return [value * 2, value + 1.0, 0.0, -value]
    if isinstance(value, str):
        return [twin for twins in _TWINS if value in twins for twin in twins if twin != value]
    return []


def _set(field: str, value: object) -> Apply:
    return lambda node: setattr(node, field, value() if isinstance(value, type) else value)


def _set_first_operator(other: type[ast.AST]) -> Apply:
    return lambda node: node.ops.__setitem__(0, other())  # type: ignore[attr-defined]


def _become(field: str) -> Apply:
    """Turn a node into one of its own parts, in place."""

    def apply(node: ast.AST) -> None:
        part = getattr(node, field)
        node.__class__ = part.__class__
        node.__dict__.clear()
        node.__dict__.update(part.__dict__)

    return apply


def _swap_sides(node: ast.AST) -> None:
    node.left, node.right = node.right, node.left  # type: ignore[attr-defined]


def _swap(field: str, place: int) -> Apply:
    def apply(node: ast.AST) -> None:
        parts = getattr(node, field)
        parts[place], parts[place + 1] = parts[place + 1], parts[place]

    return apply


def _drop(field: str, place: int) -> Apply:
    return lambda node: getattr(node, field).pop(place)


def _blank(block: str, place: int) -> Apply:
    return lambda node: getattr(node, block).__setitem__(place, ast.Pass())


def _negate(node: ast.AST) -> None:
    node.test = ast.UnaryOp(ast.Not(), node.test)  # type: ignore[attr-defined]
