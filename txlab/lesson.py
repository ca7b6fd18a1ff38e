"""The docstrings of exercise files: the lesson in a starter, the notes in a solution."""

import ast
from inspect import cleandoc

TITLE = "Title"


def lesson_parts(source: str) -> dict[str, str]:
    """The lesson in a starter's source text: what stands under each underlined heading, by its heading.

    The text above the first heading is under "Title". Empty when the source
    has no docstring or cannot be parsed.
    """
    try:
        text = ast.get_docstring(ast.parse(source), clean=False)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return {}
    return _sections(cleandoc(text)) if text else {}


def split_notes(source: str) -> tuple[str, str, str]:
    """A Python file as the lines of its docstring, the rest, and the docstring's text.

    The first two joined are the file again. Both docstring parts are empty
    when the file has none or cannot be parsed.
    """
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return "", source, ""
    notes = ast.get_docstring(tree)
    end = tree.body[0].end_lineno if notes is not None else None
    if notes is None or end is None:
        return "", source, ""
    lines = source.splitlines(keepends=True)
    while end < len(lines) and not lines[end].strip():
        end += 1
    return "".join(lines[:end]), "".join(lines[end:]), notes


def _sections(text: str) -> dict[str, str]:
    lines = text.splitlines()
    heading, parts = TITLE, dict[str, list[str]]()
    for number, line in enumerate(lines):
        below = lines[number + 1] if number + 1 < len(lines) else ""
        if line.strip() and _is_underline(below):
            heading = line.strip()
        elif not (_is_underline(line) and number > 0 and lines[number - 1].strip() == heading):
            parts.setdefault(heading, []).append(line)
    return {heading: "\n".join(found).strip("\n") for heading, found in parts.items()}


def _is_underline(line: str) -> bool:
    line = line.rstrip()
    return len(line) >= 3 and set(line) == {"-"}
