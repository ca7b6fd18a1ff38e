"""Texts that are no Python, no UTF-8 or of no sensible size; not as files, which tools would stumble over."""

from case import RIGHT, Case


def _no_python(name: str, text: str, line: int, *words: str) -> Case:
    return Case(f"syntax_{name}", text.encode(), ("broken",), ("SyntaxError", *words), lines=(line,))


SYNTAX = [
    _no_python("colon", "import numpy as np\ndef layer_norm(x)\n    return x\n", 2, "expected ':'"),
    _no_python("bracket", "x = (1 + 2\ny = 3\n", 1, "was never closed"),
    _no_python("quotes", "x = 'never closed\n", 1, "unterminated string"),
    _no_python("triple_quotes", 'x = 1\ny = """never closed\n', 2, "unterminated triple-quoted"),
    _no_python("return", "return 5\n", 1, "outside function"),
    _no_python("await", "def f():\n    await f()\n", 2, "outside async function"),
    _no_python("nonlocal", "def f():\n    nonlocal x\n", 2, "no binding"),
    _no_python("duplicate", "def f(x, x):\n    pass\n", 1, "duplicate argument"),
    _no_python("python_2", "print 'hello'\n", 1, "Missing parentheses"),
    _no_python("assignment", "def f(x):\n    if x = 1:\n        pass\n", 2),
    _no_python("future", "from __future__ import braces\n", 1, "not a chance"),
    _no_python("late_future", "x = 1\nfrom __future__ import annotations\n", 2, "must occur at"),
    _no_python("f_string", "x = f'{1 +}'\n", 1),
    _no_python("smart_quotes", "x = \u201chello\u201d\n", 1, "invalid character"),
    _no_python("no_break_space", "x =\u00a01\n", 1, "invalid non-printable character U+00A0"),
    _no_python("star_import", "def f():\n    from numpy import *\n", 2, "module level"),
    _no_python("number", "x = 1_\n", 1, "invalid decimal literal"),
    _no_python("huge_number", f"x = {'9' * 5000}\n", 1),
    _no_python("brackets", f"x = {'(' * 1000}1{')' * 1000}\n", 1, "too many nested"),
    Case(
        "syntax_indent",
        b"def f():\n    x = 1\n      y = 2\n",
        ("broken",),
        ("IndentationError: unexpected indent",),
        lines=(3,),
    ),
    Case(
        "syntax_dedent",
        b"def f():\n        x = 1\n    y = 2\n",
        ("broken",),
        ("IndentationError",),
        lines=(3,),
    ),
    Case("syntax_no_body", b"def f():\n\nx = 1\n", ("broken",), ("IndentationError: expected an indented",)),
    Case("syntax_tabs", b"if True:\n        x = 1\n\ty = 2\n", ("broken",), ("TabError",), lines=(3,)),
    Case(
        "syntax_merge",
        b"import numpy as np\n<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> other\n",
        ("broken",),
        ("git", "<<<<<<<", "Keep one"),
        lines=(2,),
    ),
    Case("syntax_blocks", "".join(f"{' ' * n}if True:\n" for n in range(200)).encode(), ("broken",)),
    Case("syntax_minus", b"x = " + b"-" * 100_000 + b"1\n", ("broken",), ("nested too deeply",)),
    Case("syntax_sum", b"x = " + b"1 + " * 100_000 + b"1\n", ("broken", "failed", "crashed")),
    Case("syntax_elif", b"x = 1\nif x: x\n" + b"elif x: x\n" * 5000, ("broken", "failed", "crashed")),
    Case("syntax_calls", b"x = " + b"f(" * 150 + b")" * 150 + b"\n", ("broken",)),
]
ENCODED = [
    Case("bytes_empty", b"", ("failed",), ("There is no function `layer_norm`",)),
    Case("bytes_blank", b" \n\n\t\n", ("failed",), ("There is no function `layer_norm`",)),
    Case("bytes_only_a_comment", b"# later", ("failed",), ("There is no function `layer_norm`",)),
    Case("bytes_bom", b"\xef\xbb\xbf" + RIGHT.encode(), ("passed",)),
    Case("bytes_crlf", RIGHT.replace("\n", "\r\n").encode(), ("passed",)),
    Case("bytes_cr", RIGHT.replace("\n", "\r").encode(), ("passed",)),
    Case(
        "bytes_mixed_line_ends", RIGHT.replace("\n", "\r\n", 2).replace("\n\n", "\r\r").encode(), ("passed",)
    ),
    Case("bytes_bom_crlf_bad", b"\xef\xbb\xbfx = 1\r\ny = (\r\n", ("broken",), ("never closed",), lines=(2,)),
    Case("bytes_no_last_line_end", RIGHT.rstrip().encode(), ("passed",)),
    Case("bytes_form_feed", RIGHT.replace("\n\n\n", "\n\f\n").encode(), ("passed",)),
    Case(
        "bytes_latin_1",
        f"# gr\u00f6\u00dfe\n{RIGHT}".encode("latin-1"),
        ("broken",),
        ("not UTF-8", "Line 1", "0xf6"),
        lines=(1,),
    ),
    Case(
        "bytes_latin_1_declared",
        f"# -*- coding: latin-1 -*-\n# gr\u00f6\u00dfe\n{RIGHT}".encode("latin-1"),
        ("broken",),
        ("UTF-8",),
    ),
    Case(
        "bytes_declared_only",
        f"# coding: latin-1\n{RIGHT}".encode(),
        ("broken",),
        ("latin-1", "txlab reads UTF-8"),
        lines=(1,),
    ),
    Case("bytes_declared_utf_8", f"# -*- coding: utf-8 -*-\n# \u00f6\n{RIGHT}".encode(), ("passed",)),
    Case("bytes_declared_unknown", f"# coding: klingon\n{RIGHT}".encode(), ("broken",), ("klingon",)),
    Case("bytes_utf_16", RIGHT.encode("utf-16"), ("broken",), ("UTF-16",)),
    Case("bytes_utf_16_be", b"\xfe\xff" + RIGHT.encode("utf-16-be"), ("broken",), ("UTF-16",)),
    Case("bytes_utf_16_no_bom", RIGHT.encode("utf-16-le"), ("broken",), ("null byte",), lines=(1,)),
    Case("bytes_utf_32", RIGHT.encode("utf-32"), ("broken",), ("UTF-",)),
    Case("bytes_null", RIGHT.replace("mean =", "m\0ean =").encode(), ("broken",), ("null byte",), lines=(5,)),
    Case("bytes_nulls", b"\0" * 5000, ("broken",), ("null byte",), lines=(1,)),
    Case("bytes_ctrl_z", RIGHT.encode() + b"\x1a", ("broken",), ("invalid non-printable character",)),
    Case("bytes_surrogate", b"x = '\xed\xa0\x80'\n", ("broken",), ("not UTF-8",), lines=(1,)),
    Case("bytes_picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)), ("broken",), ("UTF-8",)),
    Case("bytes_names", RIGHT.replace("mean", "\u043ce\u0430n\u00ef").encode(), ("failed", "broken")),
]
SHAPED = [
    Case("size_2_mb", RIGHT.encode() + b"# a long story\n" * 140_000, ("passed",)),
    Case("size_2_mb_line", RIGHT.encode() + b"x = '" + b"y" * 2_000_000 + b"'\n", ("passed",)),
    Case(
        "size_2_mb_error", b"y = '" + b"x" * 2_000_000 + b"' (\n", ("broken",), ("SyntaxError",), lines=(1,)
    ),
    Case(
        "size_2_mb_wrong", b"def layer_norm(x, g, b, e=0): return x + g\n" + b"y = 1\n" * 300_000, ("failed",)
    ),
    Case(
        "size_10_000_functions",
        RIGHT.encode() + b"".join(b"def f%d(x):\n    return x + %d\n" % (n, n) for n in range(10_000)),
        ("passed",),
    ),
    Case(
        "size_deep_indent", b"if 1:\n" + b" " * 5000 + b"raise ValueError('deep')\n", ("broken",), ("deep",)
    ),
    Case("size_long_name", b"x" * 100_000 + b" = undefined\n", ("broken",), ("NameError",), lines=(1,)),
    Case(
        "size_long_error_line", b"1 / 0; x = '" + b"x" * 100_000 + b"'\n", ("broken",), ("ZeroDivisionError",)
    ),
]
