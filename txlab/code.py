"""The functions of a source text: which there are, what each does, where its TODO stands."""

import ast

READABLE = 200_000  # characters; a tree of more takes longer, and more memory, than to judge it


def parsed(source: str) -> ast.Module | None:
    """The tree of a source text; None where it is no Python, or longer than anybody writes."""
    if len(source) > READABLE:
        return None
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError):
        return None


def function_nodes(source: str) -> dict[str, ast.FunctionDef]:
    """The functions defined at the top of a file, by name; none for a file that cannot be parsed."""
    tree = parsed(source)
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)} if tree else {}


def code_of(node: ast.FunctionDef) -> str:
    """What a function does, as text that comments, layout and its docstring have no part in."""
    body = node.body
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body = body[1:]
    return ast.dump(node.args) + "".join(ast.dump(statement) for statement in body)


def todo_line(node: ast.FunctionDef, source: str) -> int | None:
    """The first line of a function that holds a TODO mark, counted from 1."""
    lines = source.split("\n")  # a form feed ends no line, as for Python itself
    for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
        if "TODO" in lines[number - 1]:
            return number
    return None
