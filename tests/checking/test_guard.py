"""The guard: every call of a learner's function ends in a result or in a sentence."""

import numpy as np
import pytest

from txlab.checking import CheckFailed, Layer, expect_pure
from txlab.checking.never import again_failure


def failure(call, *args):
    with pytest.raises(CheckFailed) as caught:
        call(*args)
    return caught.value


def test_a_missing_function_is_named(learner_of):
    """a function that is not in the file is told by its name."""
    error = failure(lambda: learner_of("y = 1").softmax_rows(1))
    assert error.layer is Layer.MISSING
    assert "no function `softmax_rows`" in error.headline


def test_a_name_that_is_no_function_is_told(learner_of):
    """a name that holds a value instead of a function is told."""
    assert "not a function" in failure(lambda: learner_of("f = 3").f(1)).headline


@pytest.mark.parametrize("source", ["def f(): pass", "def f(a, b): pass", "def f(*, a): pass"])
def test_a_wrong_arity_is_told_before_the_call(learner_of, source):
    """too few, too many and keyword-only parameters are told without calling."""
    assert failure(learner_of(source).f, 1).layer is Layer.ARITY


@pytest.mark.parametrize("source", ["def f(q): return 1", "def f(a, b=2): return 1", "f = lambda *a: 1"])
def test_other_parameters_are_fine(learner_of, source):
    """renamed, optional and starred parameters are accepted."""
    assert learner_of(source).f(1) == 1


def test_an_error_shows_the_learners_own_line(learner_of):
    """an exception is told with its type, its text and the learner's line."""
    error = failure(learner_of("def f(x):\n    y = 1\n    return x / 0").f, 1)
    assert error.layer is Layer.RAISED
    assert error.line == 3
    assert "ZeroDivisionError" in error.headline
    assert "return x / 0" in "\n".join(error.detail)


@pytest.mark.parametrize("kind", ["SystemExit", "KeyboardInterrupt", "GeneratorExit"])
def test_ending_the_program_is_a_failed_call(learner_of, kind):
    """exceptions that end a program do not end the checks."""
    assert failure(learner_of(f"def f(x):\n    raise {kind}").f, 1).layer is Layer.RAISED


def test_nothing_returned_is_told_as_a_missing_return(learner_of):
    """None is told as a missing return line."""
    assert failure(learner_of("def f(x): x").f, 1).layer is Layer.NOTHING


def test_an_edited_input_is_noticed_and_mended(learner_of):
    """the check's own array is back as it was after the call."""
    learner = learner_of("def f(x):\n    x *= 2\n    return x.copy()")
    x = np.array([1.0, 2.0])
    learner.f(x)
    assert x.tolist() == [1.0, 2.0]
    assert failure(expect_pure, learner, "f", (x,)).layer is Layer.EDITED


def test_a_result_that_is_the_edited_input_keeps_its_numbers(learner_of):
    """mending an input does not change the result that shares its memory."""
    learner = learner_of("def f(x):\n    x *= 2\n    return x")
    x = np.array([1.0, 2.0])
    assert learner.f(x).tolist() == [2.0, 4.0]
    assert x.tolist() == [1.0, 2.0]


@pytest.mark.parametrize("edit", ["x.shape = (6,)", "x.resize((2, 2), refcheck=False)", "x.dtype = 'int64'"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_shape_or_dtype_set_in_place_is_noticed_and_mended(learner_of, edit):
    """an input that got another shape or dtype is an edited input, and gets its own back."""
    learner = learner_of(f"def f(x):\n    {edit}\n    return 1")
    x = np.array([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]])
    learner.f(x)
    assert learner._calls[-1].edited == (0,)
    assert (x.shape, x.dtype) == ((2, 3), np.float64)
    assert x.tolist() == [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]


def test_edited_lists_and_dicts_are_mended(learner_of):
    """lists and dicts of arrays are put back too."""
    learner = learner_of("def f(a, p):\n    a.append(1)\n    p['W'] += 1\n    p['new'] = 2\n    return 1")
    tokens, params = ["a"], {"W": np.zeros(2)}
    learner.f(tokens, params)
    assert tokens == ["a"]
    assert params.keys() == {"W"}
    assert params["W"].tolist() == [0.0, 0.0]


def test_a_result_that_a_later_call_overwrites_is_noticed(learner_of):
    """one buffer behind all results is told as that."""
    learner = learner_of("import numpy as np\nB = np.zeros(2)\ndef f(x):\n    B[:] = x\n    return B")
    assert failure(expect_pure, learner, "f", (1.0,), (2.0,)).layer is Layer.KEPT


def test_a_view_of_the_input_is_fine(learner_of):
    """a result may be a view of what it was made from."""
    learner = learner_of("def f(x): return x.T")
    expect_pure(learner, "f", (np.arange(6.0).reshape(2, 3),), (np.ones((2, 2)),))


def test_an_answer_that_remembers_is_noticed(learner_of):
    """a function that counts its calls gives another answer for the same input."""
    learner = learner_of("n = [0]\ndef f(x):\n    n[0] += 1\n    return x + n[0]")
    assert failure(expect_pure, learner, "f", (1,)).layer is Layer.AGAIN
    assert again_failure(learner, learner._calls[0]).layer is Layer.AGAIN


def test_values_stand_in_the_call_where_they_are_short(learner_of):
    """short inputs are shown as values, large ones by the learner's own names."""
    learner = learner_of("def f(tokens, pair): return 1")
    learner.f(["a", "b"], ("a", "b"))
    assert learner._calls[-1].text == "f(['a', 'b'], ('a', 'b'))"
    learner.f(np.ones((9, 9)), 1)
    assert learner._calls[-1].text == "f(tokens, pair)"


def test_a_function_under_a_like_name_is_found(learner_of):
    """a misspelled name is told with the name that is there."""
    error = failure(lambda: learner_of("def merge_pairs(t, p): return t").merge_pair([], 1))
    assert "You have `merge_pairs`" in error.detail[0]


def test_a_function_inside_a_class_is_found(learner_of):
    """a method of a class is told as that."""
    error = failure(lambda: learner_of("class Answer:\n    def f(self, x): return x").f(1))
    assert "inside the class `Answer`" in error.detail[0]


def test_a_keyword_only_parameter_is_told_even_with_a_default(learner_of):
    """a parameter behind a star cannot be passed by position, default or not."""
    assert "by keyword only" in failure(learner_of("def f(a, *, b=2): return a").f, 1, 2).headline


@pytest.mark.parametrize(
    "source",
    [
        "def f(x):\n    a = []\n    a.append(a)\n    return a",
        "class Endless(dict):\n    def items(self): return dict.items(self)\n"
        "def f(x):\n    a = {}\n    a['a'] = a\n    return a",
    ],
)
def test_a_result_that_cannot_be_looked_at_is_told_as_that(learner_of, source):
    """a list that holds itself or an endless array is the learner's, not a fault of the check."""
    error = failure(learner_of(source).f, 1)
    assert error.layer is Layer.TYPE
    assert "cannot be looked at" in error.headline


@pytest.mark.parametrize(
    "result",
    [
        "[0] * 300_000",
        "set(range(300_000))",
        "dict.fromkeys(range(300_000))",
        "[[0.5] * 1000] * 1000",
        "np.broadcast_to(0.0, (10**9, 10**9))",
        "np.zeros((3000, 3000))",
    ],
)
def test_a_result_that_is_far_too_large_is_told_as_that(learner_of, result):
    """to look at all of it would take longer than a run may."""
    error = failure(learner_of(f"import numpy as np\ndef f(x): return {result}").f, 1)
    assert error.layer is Layer.TYPE
    assert "more than any answer has" in error.headline


def test_an_input_that_was_made_read_only_can_be_written_again(learner_of):
    """whoever called the function may go on with its own array."""
    x, p = np.zeros(2), {"W": np.zeros(2)}
    source = "def f(x, p):\n    x.flags.writeable = False\n    p['W'].setflags(write=False)\n    return 1.0"
    assert learner_of(source).f(x, p) == 1.0
    x += 1.0
    p["W"] += 1.0


@pytest.mark.parametrize("result", ["np.array(['a'])", "np.array([None, [1]], dtype=object)"])
def test_arrays_without_numbers_are_not_called_random(learner_of, result):
    """they cannot be held against each other."""
    expect_pure(learner_of(f"import numpy as np\ndef f(x): return {result}"), "f", (1,))


def test_objects_of_the_learners_own_are_not_called_random(learner_of):
    """two objects that cannot be compared say nothing about chance."""
    expect_pure(learner_of("class R: pass\ndef f(x): return R()"), "f", (1,))


def test_a_changed_entry_of_a_dict_is_named(learner_of):
    """an edited dict is told with the entry that changed."""
    learner = learner_of("def f(p):\n    p['mask'] = 1\n    return 1")
    error = failure(expect_pure, learner, "f", ({"W": np.zeros(2)},))
    assert "the dict `p`" in error.headline
    assert "`mask`" in error.headline


def test_a_parameter_too_many_is_named(learner_of):
    """a required parameter that the lab does not pass needs a default."""
    error = failure(learner_of("def f(a, eps): return a").f, 1)
    assert "`eps` needs a default value" in error.detail[0]


def test_a_long_error_is_cut_where_a_plain_sentence_follows(learner_of):
    """numpy's own long sentence makes room for ours, and a frame takes one line."""
    source = "import numpy as np\ndef f(x):\n    return np.concatenate([np.ones((1, 3)), np.ones((1, 2))])"
    error = failure(learner_of(source).f, 1)
    assert len(error.headline) < 160
    assert error.headline.endswith(" ...")
    assert (
        error.detail[0]
        == "Arrays that are joined must agree in every other axis: along axis 1 they have 3 and 2."
    )
    assert error.detail[1].startswith("line 3, in f:  return np.concatenate(")
    assert len(error.detail[1]) <= 74
