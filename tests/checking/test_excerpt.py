"""Exceptions as the learner's own lines and one sentence."""

import linecache

import pytest

from txlab.checking.excerpt import (
    MAX_FRAMES,
    error_sentence,
    error_words,
    frames_text,
    last_line,
    learner_frames,
)

PATH = "/lab/ex.py"


def raised(source: str) -> BaseException:
    linecache.cache[PATH] = (len(source), None, source.splitlines(keepends=True), PATH)
    with pytest.raises(BaseException) as caught:
        exec(compile(source, PATH, "exec"), {})
    return caught.value


def test_only_the_learners_lines_are_given_innermost_last():
    error = raised("import json\ndef f(x):\n    return json.loads(x)\nf('{')\n")
    assert learner_frames(error, PATH) == [(4, "<module>", "f('{')"), (3, "f", "return json.loads(x)")]
    assert last_line(error, PATH) == 3
    assert frames_text(learner_frames(error, PATH)) == (
        "line 4, at the top level:  f('{')\nline 3, in f:  return json.loads(x)"
    )


def test_an_error_from_elsewhere_has_no_line():
    assert last_line(ValueError("x"), PATH) is None


def test_a_recursion_is_short():
    error = raised("def f(n):\n    return g(n)\ndef g(n):\n    return f(n)\nf(1)\n")
    assert [frame[0] for frame in learner_frames(error, PATH)] == [5, 2, 4]
    assert "calls itself" in error_sentence(error)


def test_a_deep_chain_keeps_the_innermost_frames():
    functions = "".join(f"def f{i}():\n    f{i + 1}()\n" for i in range(20))
    frames = learner_frames(raised(functions + "def f20():\n    1 / 0\nf0()\n"), PATH)
    assert len(frames) == MAX_FRAMES
    assert frames[-1][1] == "f20"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("bad"), "ValueError: bad"),
        (ValueError(), "ValueError"),
        (MemoryError(), "more memory than a run may use"),
        (RecursionError("maximum recursion depth exceeded during compilation"), "nested too deeply"),
        (SyntaxError("bad", ("f", 1, 1, "x")), "SyntaxError: bad"),
        (EOFError("EOF when reading a line"), "input() and breakpoint()"),
        (ModuleNotFoundError("No module named 'torch'", name="torch"), "no package called torch"),
        (ModuleNotFoundError("x", name="ex03_attention"), "do not import each other"),
        (ModuleNotFoundError("x", name="exercises.ex03_attention"), "do not import each other"),
        (ModuleNotFoundError("x", name="numpy.nothing"), "no such module"),
        (ModuleNotFoundError("x"), "no such module"),
        (SystemExit(0), "exit()"),
    ],
)
def test_errors_that_beginners_meet_are_explained(error, said):
    assert said in error_sentence(error)


def test_a_long_or_coloured_message_is_cut_and_plain():
    told = error_sentence(ValueError("\x1b[31m\x9b" + "x" * 10**6))
    assert "\x1b" not in told
    assert "\x9b" not in told
    assert len(told) < 1000


def test_many_lines_are_few_and_a_name_is_one():
    told = error_sentence(type("A\n\nB", (ValueError,), {})("one\n\n\n\ntwo\n" * 50))
    assert told.startswith("A B: one\ntwo\none")
    assert told.endswith(" ...")
    assert told.count("\n") < 8


def test_an_error_in_words_has_no_advice():
    assert error_words(MemoryError()) == "MemoryError"


def test_a_message_that_raises_is_survived():
    class Odd(Exception):
        def __str__(self):
            raise SystemExit

    assert error_sentence(Odd()) == "Odd: (it has no readable message)"
