"""The shipped lab is sound: starters fail in words, solutions pass, lessons and hints are whole."""

import ast
import subprocess
import sys

import numpy as np

from txlab.lesson import lesson_parts
from txlab.model import Outcome

FORBIDDEN = ("assert", "fixture", "pytest", "Traceback", "\x1b")


def functions(source):
    return {node.name: node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}


def test_the_starter_fails_in_words(judged, starter):
    """an untouched starter is refused, told as still to write, and nothing else."""
    verdict = judged(starter)
    assert verdict.outcome is Outcome.FAILED
    assert "still to write" in verdict.failure.message
    assert verdict.failure.line is not None
    assert "TODO" in starter.splitlines()[verdict.failure.line - 1]
    assert not any(word in verdict.failure.message for word in FORBIDDEN)


def test_the_starter_runs_and_prints(starter, tmp_path):
    """a starter started by hand prints something small and ends well."""
    file = tmp_path / "starter.py"
    file.write_text(starter, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(file)], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert 1 <= len(done.stdout.splitlines()) <= 12


def test_every_function_to_write_has_a_todo(exercise, starter):
    """each function named by the lab stands in the starter with a TODO and a docstring."""
    found = functions(starter)
    for name in exercise.functions:
        assert "TODO" in (ast.get_source_segment(starter, found[name]) or "")
        assert ast.get_docstring(found[name])


def test_the_lesson_has_its_three_parts(starter):
    """Setup, Trace and Goal are there, in this order, with text in each."""
    parts = lesson_parts(starter)
    assert [name for name in parts if name in ("Setup", "Trace", "Goal")] == ["Setup", "Trace", "Goal"]
    assert all(parts[name].strip() for name in ("Setup", "Trace", "Goal"))
    assert max(len(line) for line in starter.splitlines()) <= 110


def test_the_goal_names_the_functions_and_the_minutes(exercise, starter):
    """the goal card names every function to write and how long it takes."""
    goal = lesson_parts(starter)["Goal"]
    assert all(name in goal for name in exercise.functions)
    assert f"{exercise.minutes} minutes" in goal


def test_the_solution_passes(judged, solution):
    """the shipped solution passes every check and prints nothing."""
    verdict = judged(solution)
    assert verdict.failure is None
    assert verdict.outcome is Outcome.PASSED
    assert verdict.output == ""


def test_given_helpers_are_the_same_in_starter_and_solution(exercise, starter, solution):
    """a helper that comes finished is the same code in both files."""
    ours, theirs = functions(starter), functions(solution)
    assert set(ours) == set(theirs)
    for name in set(ours) - set(exercise.functions):
        assert _code(ours[name]) == _code(theirs[name]), name


def _code(node):
    body = node.body[1:] if ast.get_docstring(node) else node.body
    return ast.dump(node.args) + "".join(ast.dump(statement) for statement in body)


def test_signatures_are_the_same_in_starter_and_solution(exercise, starter, solution):
    """the functions to write take the same parameters in both files."""
    ours, theirs = functions(starter), functions(solution)
    for name in exercise.functions:
        assert ast.dump(ours[name].args) == ast.dump(theirs[name].args), name


def test_the_solution_says_why(solution):
    """a solution's docstring holds its notes."""
    assert len((ast.get_docstring(ast.parse(solution)) or "").split()) > 40


def test_hints_are_a_ladder(exercise, solution):
    """there are at least four, no two alike, and none holds a line of the solution."""
    assert len(exercise.hints) >= 4
    assert len(set(exercise.hints)) == len(exercise.hints)
    lines = {line.strip() for line in solution.splitlines() if len(line.strip()) > 30 and "=" in line}
    code = {line.partition("  #")[0].strip() for line in lines}
    assert not [line for line in code for hint in exercise.hints if line in hint]


def test_check_titles_are_short_and_unlike(judged, solution):
    """every check has a title of its own that fits a line and holds no word of a test framework."""
    titles = [result.title for result in judged(solution).results]
    assert len(set(titles)) == len(titles) >= 9
    assert not [t for t in titles if len(t) > 78 or any(word in t.lower() for word in FORBIDDEN)]


def test_a_missing_function_fails_only_the_checks_that_need_it(judged, solution, exercise):
    """the other functions' checks still run, and the missing one is named."""
    name = exercise.functions[-1]
    verdict = judged(solution.replace(f"def {name}(", f"def renamed_{name}("))
    assert verdict.outcome is Outcome.FAILED
    assert f"`{name}`" in verdict.failure.message
    if len(exercise.functions) > 1:
        assert verdict.checks_passed > 0


def test_the_traces_of_the_lab_hold(module, solution, exercise):
    """the solution gives the figures that the lab's traces name."""
    answer = module("solution", solution)
    TRACES[exercise.number](answer)


def _close(got, wanted):
    np.testing.assert_allclose(np.asarray(got, dtype=float), wanted, atol=5e-5)


def _trace_1(answer):
    tokens = list("aaabdaaabac")
    counts = answer.count_pairs(tokens)
    assert (counts[("a", "a")], counts[("a", "b")]) == (4, 2)
    steps = ["aa a b d aa a b a c", "aaa b d aaa b a c", "aaab d aaab a c"]
    for pair, text in zip([("a", "a"), ("aa", "a"), ("aaa", "b")], steps, strict=True):
        tokens, merged = answer.bpe_merge_step(tokens)
        assert (merged, " ".join(tokens)) == (pair, text)


def _trace_2(answer):
    _close(answer.positional_encoding(2, 4), [[0, 1, 0, 1], [0.8415, 0.5403, 0.0100, 1.0000]])


def _trace_3(answer):
    output, weights = answer.scaled_dot_product_attention(np.array([[1.0, 0.0]]), np.eye(2), 10 * np.eye(2))
    _close(weights, [[0.6698, 0.3302]])
    _close(output, [[6.6976, 3.3024]])


def _trace_4(answer):
    assert answer.causal_mask(3).tolist() == [[True, False, False], [True, True, False], [True, True, True]]
    _, weights = answer.causal_attention(np.zeros((3, 2)), np.zeros((3, 2)), np.eye(3))
    _close(weights, [[1, 0, 0], [0.5, 0.5, 0], [1 / 3, 1 / 3, 1 / 3]])


def _trace_5(answer):
    x = np.array([[1.0, 2, 3, 4], [5, 6, 7, 8]])
    heads = answer.split_heads(x, 2)
    assert heads.tolist() == [[[1, 2], [5, 6]], [[3, 4], [7, 8]]]
    assert answer.merge_heads(heads).tolist() == x.tolist()


def _trace_6(answer):
    got = answer.layer_norm(np.array([1.0, 2, 3, 4]), np.ones(4), np.zeros(4))
    _close(got, [-1.3416, -0.4472, 0.4472, 1.3416])


def _trace_7(answer):
    x, p = np.arange(12).reshape(3, 4) / 10, answer.make_params()
    _close(answer.transformer_block(x, p)[0], [-0.5825, 0.02, 1.402, -0.8463])
    silent = {**p, "Wo": 0 * p["Wo"], "W2": 0 * p["W2"], "b2": 0 * p["b2"]}
    assert np.array_equal(answer.transformer_block(x, silent), x)


def _trace_8(answer):
    weights = answer.make_weights()
    assert [w.shape for w in weights] == [(4, 3), (4, 3), (4, 5)]
    X = np.random.default_rng(0).standard_normal((6, 4))
    outputs, _ = answer.decode_all(X, *weights)
    assert np.max(np.abs(outputs - answer.attend_full(X, *weights))) < 1e-14
    assert answer.projection_counts(4) == (10, 4)


TRACES = {
    1: _trace_1,
    2: _trace_2,
    3: _trace_3,
    4: _trace_4,
    5: _trace_5,
    6: _trace_6,
    7: _trace_7,
    8: _trace_8,
}
