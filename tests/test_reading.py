"""The reading is taken apart by its headings, and a part of a topic by its name."""

import pytest

from txlab import reading

TEXT = """\
# A lab

Intro.

## How the lab works

```text
## Words in code are no heading
```

## Some words

| word | meaning |
|---|---|
| half | not `a | b` so much |

### Shape and axis

One.

### Order of operations

Two.

Three.
"""


def test_each_topic_is_below_its_heading():
    found = reading.parse(TEXT)
    assert list(found) == ["how", "words"]
    assert found["words"].heading == "Some words"
    assert found["how"].text == "```text\n## Words in code are no heading\n```"


def test_a_part_is_below_its_own_heading_or_in_its_row():
    words = reading.parse(TEXT)["words"]
    assert reading.part_of(words, "shape and axis") == "One."
    assert reading.part_of(words, "order of operations") == "Two.\n\nThree."
    assert reading.part_of(words, "half") == "not `a | b` so much"
    assert reading.part_of(words, "nothing") == ""


@pytest.mark.parametrize(
    ("word", "topic"),
    [
        ("conventions", "conventions"),
        ("Conv", "conventions"),
        ("tra", "traps"),
        ("how", "how"),
        ("sym", "symptoms"),
    ],
)
def test_a_topic_is_meant_by_its_name_or_the_beginning_of_it(word, topic):
    assert reading.meant(word) == topic


@pytest.mark.parametrize("word", ["", "c", "ho", "w", "conventionss", "3", "heads"])
def test_anything_else_is_no_topic(word):
    assert reading.meant(word) is None


def test_a_slip_of_the_keyboard_finds_what_was_meant():
    assert [name for _, name in reading.nearest("convetions")] == ["conventions"]
    assert reading.nearest("xyz") == []


CASES = """Intro, in
two lines.

- One case (exercises 1, 4).
- Another case,
  on two lines (2 to 3).

**Rule:** one for all (5; and so on)."""


def test_only_the_cases_of_an_exercise_are_kept_with_what_is_around_them():
    assert reading.about(CASES, 4) == CASES.replace("- Another case,\n  on two lines (2 to 3).\n", "")
    assert reading.about(CASES, 3) == CASES.replace("- One case (exercises 1, 4).\n", "")


def test_where_no_case_is_of_the_exercise_all_are_kept():
    assert reading.about(CASES, 8) == CASES
    assert reading.about("no list at all", 1) == "no list at all"
