"""Files that cannot be loaded: each is told by line, in words, with no line of txlab's."""

import pytest

from txlab.model import Outcome


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        ("x = (1,\n", 1, "SyntaxError: '(' was never closed"),
        ("def f():\nreturn 1\n", 2, "IndentationError: expected an indented block"),
        ("if 1:\n        x = 1\n\ty = 2\n", 3, "TabError: inconsistent use of tabs"),
        ("a = 1\nb = = 2\n", 2, "    b = = 2\n        ^\nSyntaxError"),
        ("def f(:\n", 1, "SyntaxError"),
        ("x = 'abc\n", 1, "SyntaxError: unterminated string literal"),
        ("\n\n<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> other\n", 3, "git left"),
        ("x = 1\n\ny = 1 / 0\n", 3, "line 3, at the top level:  y = 1 / 0\nZeroDivisionError: division"),
        ("def f():\n    return [][1]\nf()\n", 2, "line 3, at the top level:  f()\nline 2, in f:"),
        ("import sys\nsys.exit(0)\n", 2, "exit()"),
        ("exit()\n", 1, "exit()"),
        ("raise KeyboardInterrupt\n", 1, "KeyboardInterrupt"),
        ("raise GeneratorExit\n", 1, "GeneratorExit"),
        ("raise NotImplementedError\n", 1, "NotImplementedError"),
        ("import pytest\npytest.skip('x', allow_module_level=True)\n", 2, "raised Skipped"),
        ("import ex03_attention\n", 1, "copy what you need"),
        ("from exercises.ex03_attention import softmax_rows\n", 1, "copy what you need"),
        ("import torch_nothing_such\n", 1, "numpy is enough"),
        ("name = input('who? ')\n", 1, "Nobody is there to type"),
        ("x = 1\nbreakpoint()\n", 2, "Nobody is there"),
        ("import pdb\npdb.set_trace()\nx = 1\n", 3, "Nobody is there"),
        ("def f(): return f()\nf()\n", 1, "calls itself"),
        ("x = " + "-" * 200_000 + "1\n", None, "nested too deeply"),
        ("import numpy as np\nx = np.ones(10**12)\n", 2, "more memory"),
        ("# a \f b \u2028 c \x85 d\n\nx = 1\n\fy = 1 / 0\n", 4, "line 4, at the top level:  y = 1 / 0\n"),
        ("x = eval('1' + '+1' * 100_000)\n", 1, "nested too deeply"),
        ("exec('x = (')\n", 1, "SyntaxError: '(' was never closed"),
    ],
)
def test_a_file_that_cannot_be_loaded_is_broken(run, source, line, said):
    verdict = run(source)
    assert verdict.outcome is Outcome.BROKEN
    assert said in verdict.failure.message
    assert verdict.failure.line == line
    assert verdict.failure.check is None
    assert (verdict.checks_passed, verdict.checks_total) == (0, 3)
    for word in ("txlab/", "site-packages", "_pytest", "Traceback"):
        assert word not in verdict.failure.message


@pytest.mark.parametrize(
    ("source", "line", "said"),
    [
        (b"x = 1\n# caf\xe9\n", 2, "0xe9"),
        ("x = 1\n".encode("utf-16"), None, "UTF-16"),
        (b"x = 1\ny = '\0'\n", 2, "null byte"),
        (b"# -*- coding: latin-1 -*-\nx = 1\n", 1, "latin-1"),
    ],
)
def test_bytes_that_are_not_utf8_text_are_broken(run, source, line, said):
    verdict = run(source)
    assert verdict.outcome is Outcome.BROKEN
    assert said in verdict.failure.message
    assert verdict.failure.line == line


@pytest.mark.parametrize(
    "source",
    [
        b"\xef\xbb\xbfdef add(a, b):\n    return a + b\n",
        b"# coding: utf-8\r\ndef add(a, b):\r\n    return a + b\r\n",
        b"def add(a, b):\r    return a + b\r",
        "# é ñ 日本\ndef add(a, b):\n    return a + b".encode(),
        b"from dataclasses import *\n@dataclass\nclass P:\n    x: int\ndef add(a, b):\n    return a + b\n",
        b"if __name__ == '__main__':\n    raise SystemExit\ndef add(a, b):\n    return a + b\n",
    ],
)
def test_ordinary_ways_of_writing_a_file_are_accepted(run, source):
    assert run(source).outcome is Outcome.PASSED


def test_an_error_message_carries_no_terminal_codes_and_is_cut(run):
    verdict = run("raise ValueError('\\x1b[31mred\\x9b' + 'x' * 100000)\n")
    assert "\x1b" not in verdict.failure.message
    assert "\x9b" not in verdict.failure.message
    assert len(verdict.failure.message) < 2000


@pytest.mark.parametrize("source", ["x = " + "-" * 200_000 + "1\n", "x = 1" + "+1" * 100_000 + "\n"])
def test_a_file_nested_too_deeply_is_told_in_one_sentence(run, source):
    message = run(source).failure.message
    assert "nested too deeply" in message
    assert message.count("\n") == 0
    assert "calls itself" not in message


def test_a_message_or_a_name_of_many_lines_stays_short(run):
    verdict = run("raise type('A\\n' * 50, (ValueError,), {})('line\\n\\n\\n' * 500)\n")
    assert verdict.failure.message.count("\n") < 15


def test_an_error_that_cannot_say_itself_is_still_told(run):
    source = "class Odd(Exception):\n    def __str__(self):\n        raise SystemExit\nraise Odd\n"
    assert "Odd: (it has no readable message)" in run(source).failure.message


def test_the_bytes_given_are_run_and_the_file_is_not_read(run, lab):
    lab.path.write_text("raise ValueError\n", encoding="utf-8")
    assert run("def add(a, b):\n    return a + b\n").outcome is Outcome.PASSED
