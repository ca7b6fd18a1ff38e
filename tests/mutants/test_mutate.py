"""The mutants: each differs from the solution in one place, and says in which."""

import ast
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from mutate import mutants

SOURCE = """
def given(x):
    return x + 1


def mean(x, axis=1):
    total = x.sum(axis=axis, keepdims=True)
    if total < 0:
        total = -total
    return total / 2, x
"""


def test_only_the_functions_named_are_changed():
    """given helpers stay as they are."""
    for mutant in mutants(SOURCE, ("mean",)):
        assert "return x + 1" in mutant.source
        assert mutant.name.startswith("mean: ")


def test_every_mutant_is_another_program():
    """no two are alike, none is the solution, and all can be compiled."""
    made = [mutant.source for mutant in mutants(SOURCE, ("mean",))]
    assert len(set(made)) == len(made) > 15
    assert ast.unparse(ast.parse(SOURCE)) not in made
    for source in made:
        compile(source, "mutant", "exec")


def test_the_usual_mistakes_are_among_them():
    """operators, constants, lost keywords, dropped and swapped statements, negated conditions."""
    names = " | ".join(mutant.name for mutant in mutants(SOURCE, ("mean",)))
    for words in (
        "Div to Mult",
        "2 to 3",
        "drop keepdims=",
        "drop `total = -total`",
        "swap the statements 0 and 1",
        "negate the condition",
        "swap parts 0 and 1",
        "Lt to LtE",
        ".sum to .mean",
    ):
        assert words in names
