"""The end of a lab in `info.toml`: what is read, and what is refused with its place."""

from pathlib import Path

import pytest

from txlab import lab, standing
from txlab.errors import LabError
from txlab.model import Progress

SOUND = """
[[checklist]]
exercise = 1
text = "I can double."

[[checklist]]
text = "I can all."

[[quiz]]
text = "What is half of 4?"

[[quiz.option]]
text = "2"
why = "2 + 2 is 4."
right = true

[[quiz.option]]
text = "3"
why = "3 + 3 is 6."

[[paper]]
authors = "Ada"
year = 1843
title = "Notes"
exercises = [1, 2]

[[next]]
text = "Build."
"""


def with_ending(root: Path, text: str) -> lab.Lab:
    path = root / "info.toml"
    path.write_text(path.read_text() + text)
    return lab.load(root)


def test_an_ending_is_read(shipped: Path) -> None:
    ending = with_ending(shipped, SOUND).ending
    assert [(line.text, line.exercise) for line in ending.checklist] == [
        ("I can double.", 1),
        ("I can all.", None),
    ]
    assert [
        (option.text, option.is_right) for option in sorted(ending.quiz[0].options, key=lambda o: o.text)
    ] == [
        ("2", True),
        ("3", False),
    ]
    assert (ending.papers[0].title, ending.papers[0].exercises) == ("Notes", (1, 2))
    assert ending.next_steps == ("Build.",)


def test_the_options_are_shuffled_by_the_number_of_the_question_and_nothing_else(shipped: Path) -> None:
    """A kept answer is the number of an option, so another order would make it another answer."""
    options = "".join(
        f'[[quiz.option]]\ntext = "{n}"\nwhy = "y"\nright = {"true" if n == 1 else "false"}\n'
        for n in (1, 2, 3, 4)
    )
    text = "".join(f'[[quiz]]\ntext = "{question}"\n{options}' for question in "abcd")
    quiz = with_ending(shipped, text).ending.quiz
    orders = ["".join(option.text for option in question.options) for question in quiz]
    assert orders == ["3421", "1432", "1423", "3412"]


def test_a_lab_needs_no_ending(shipped: Path) -> None:
    ending = lab.load(shipped).ending
    assert (ending.checklist, ending.quiz, ending.papers, ending.next_steps) == ((), (), (), ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("exercise = 1", "exercise = 7", "checklist 1: there is no exercise 7"),
        ("exercise = 1", 'exercise = "1"', "checklist 1: `exercise` must be a whole number"),
        ("exercises = [1, 2]", "exercises = [1, 9]", "paper 1: there is no exercise 9"),
        ("exercises = [1, 2]", "exercises = [true]", "paper 1: there is no exercise True"),
        ("right = true", "", "quiz 1: exactly one option must be right"),
        (
            'why = "3 + 3 is 6."',
            'why = "3 + 3 is 6."\nright = true',
            "quiz 1: exactly one option must be right",
        ),
        ("right = true", "right = 1", "quiz 1, option 1: `right` must be true or false"),
        ('why = "2 + 2 is 4."', "", "quiz 1, option 1: `why` is missing"),
        ("year = 1843", 'year = "1843"', "paper 1: `year` must be a whole number"),
        ('text = "Build."', "", "next 1: `text` is missing"),
        ('text = "Build."', 'txet = "Build."', "next 1: unknown key `txet`"),
    ],
)
def test_a_broken_rule_of_the_ending_is_named(shipped: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(LabError) as caught:
        with_ending(shipped, SOUND.replace(old, new, 1))
    assert said in caught.value.message


def test_a_list_of_something_else_is_refused(shipped: Path) -> None:
    path = shipped / "info.toml"
    path.write_text("next = [1]\n" + path.read_text())
    with pytest.raises(LabError, match=r"`next` must be \[\[next\]\] sections"):
        lab.load(shipped)


def test_the_shipped_lab_ends_as_the_lesson_says() -> None:
    shipped = lab.load()
    ending = shipped.ending
    assert [line.exercise for line in ending.checklist] == [1, 2, 3, 4, 5, 6, 7, 8, None]
    assert [len(question.options) for question in ending.quiz] == [4, 4, 4, 4]
    right = [[option.is_right for option in question.options].index(True) for question in ending.quiz]
    assert len(set(right)) > 1, "always in the same place"
    assert {number for paper in ending.papers for number in paper.exercises} == {1, 2, 3, 4, 5, 6, 7}
    assert ending.next_steps


def test_each_answer_is_right_or_wrong_and_those_that_no_longer_exist_are_none(shipped: Path) -> None:
    quiz = with_ending(shipped, SOUND).ending.quiz
    right = [option.is_right for option in quiz[0].options].index(True) + 1
    assert standing.answers(quiz, Progress(answers={1: right})) == [True]
    assert standing.answers(quiz, Progress(answers={1: 3 - right})) == [False]
    assert standing.answers(quiz, Progress(answers={1: 9, 2: 1})) == [None]
    assert standing.first_unanswered(quiz, Progress(answers={1: 9, 2: 1})) == 1
    assert standing.first_unanswered(quiz, Progress(answers={1: 1})) == 0


def test_answers_are_forgotten_and_nothing_else_is() -> None:
    before = Progress(current="ex01_double", ticked=frozenset({2}), answers={1: 2, 9: 1})
    after = standing.forget_answers(before)
    assert after == Progress(current="ex01_double", ticked=frozenset({2}))
