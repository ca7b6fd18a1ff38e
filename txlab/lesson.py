"""The parts of an exercise's lesson, which is the docstring of its starter."""

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
