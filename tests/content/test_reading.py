"""LESSON.md has every topic, agrees with the rest of the lab, and reads well on any terminal."""

import io
import re

import pytest
from rich.console import Console

from txlab import lab as labs
from txlab import reading
from txlab.screens.reading import topic_page

LAB = labs.load()
FOUND = reading.topics(LAB)
WORDS = [
    *("Token", "Query, key and value", "Attention weights", "Causal mask"),
    *("Head", "Residual connection", "Layer norm", "KV cache"),
]
CONVENTIONS = [
    *("Tokens for BPE", "Sequence", "Attention", "Mask", "Heads"),
    *("Positional encoding", "Layer norm", "Block", "Cache"),
]
FAMILIES = ["Shape and axis", "Order of operations", "Numerical stability", "Equivalence"]


def flat(text):
    return " ".join(text.split())


def table(text):
    """The first cells of the table in a text, without its head."""
    rows = [line.strip("| ").split(" | ")[0] for line in text.splitlines() if line.startswith("|")]
    return rows[rows.index(next(row for row in rows if row.startswith("---"))) + 1 :]


def drawn(topic, width, colour=None):
    """The lines of a topic at so many columns."""
    console = Console(
        file=io.StringIO(), width=width, force_terminal=True, color_system=colour, highlight=False
    )
    console.print(topic_page(topic))
    return console.file.getvalue().splitlines()


def test_every_topic_is_there_in_its_order():
    assert tuple(FOUND) == reading.TOPICS
    assert all(len(topic.text.split()) > 40 for topic in FOUND.values())


def test_the_eight_words_are_explained_in_a_sentence_or_two():
    paragraphs = [flat(part) for part in FOUND["words"].text.split("\n\n")[1:]]
    assert [re.match(r"\*\*(.+?)\.\*\*", part)[1] for part in paragraphs] == WORDS
    for part in paragraphs:
        sentences = re.findall(r"[.!?](?= [A-Z]|$)", part.partition(".** ")[2])
        assert 1 <= len(sentences) <= 2, part


def test_the_conventions_are_those_of_the_lab():
    assert table(FOUND["conventions"].text.partition("| quantity")[2]) == CONVENTIONS


def test_the_traps_are_four_families_each_with_cases_and_a_rule_of_thumb():
    parts = re.split(r"^### (.+)$", FOUND["traps"].text, flags=re.MULTILINE)
    assert parts[1::2] == FAMILIES
    for text in parts[2::2]:
        assert text.count("\n- ") >= 4
        assert text.count("**Rule of thumb:**") == 1


def test_there_are_seven_symptoms():
    assert len(table(FOUND["symptoms"].text)) == 7


def test_objectives_and_takeaways_are_one_for_each_exercise():
    for name in ("objectives", "takeaways"):
        numbers = re.findall(r"^(\d)\. ", FOUND[name].text, re.MULTILINE)
        assert numbers == [str(exercise.number) for exercise in LAB.exercises]
    earlier = re.findall(r"builds on", FOUND["objectives"].text.partition("1. ")[2])
    assert len(earlier) == len(LAB.exercises)


def test_the_takeaways_are_those_that_are_told_when_an_exercise_passes():
    told = re.split(r"^\d\. ", FOUND["takeaways"].text, flags=re.MULTILINE)[1:]
    assert [flat(text) for text in told] == [exercise.takeaway for exercise in LAB.exercises]


def test_the_papers_are_those_of_the_last_screen():
    text = flat(FOUND["papers"].text)
    for paper in LAB.ending.papers:
        assert f"{paper.authors} {paper.year}, *{paper.title}*: exercise" in text
    assert text.count(": exercise") == len(LAB.ending.papers)


@pytest.mark.parametrize("colour", [None, "truecolor"])
@pytest.mark.parametrize("width", [20, 40, 60, 80, 120])
@pytest.mark.parametrize("topic", FOUND.values(), ids=FOUND)
def test_every_topic_fits_any_width(topic, width, colour):
    """no line is longer than the terminal or than what can be followed, and no mark of ours is left."""
    lines = drawn(topic, width, colour)
    shown = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in lines]
    assert max(len(line.rstrip()) for line in shown) <= min(width, 100)
    assert not [line for line in shown if "\ue000" in line or "**" in line or "###" in line]


@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_table_is_torn(width):
    """every row's name stays on its line, or is parted between words."""
    shown = "\n".join(drawn(FOUND["conventions"], width))
    assert all(name in shown for name in ("Sequence", "Attention", "Positional encoding", "Layer norm"))


def test_short_formulas_are_never_parted():
    for width in (60, 70, 80, 100):
        shown = "\n".join(drawn(FOUND["conventions"], width))
        assert "`Q @ K.T / sqrt(d_k)`" in shown
        assert "`d_head = d_model / n_heads`" in shown
