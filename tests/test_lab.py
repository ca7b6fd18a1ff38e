"""Reading `info.toml`: what is refused, and that the sentence says where and what."""

from pathlib import Path

import pytest

from txlab import lab
from txlab.errors import LabError


def refused(root: Path, old: str, new: str) -> LabError:
    """The error that an edit of a sound `info.toml` leads to."""
    path = root / "info.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(LabError) as caught:
        lab.load(root)
    assert str(path) in caught.value.message
    return caught.value


def test_a_sound_lab_is_read_in_the_order_of_its_numbers(shipped: Path) -> None:
    text = (shipped / "info.toml").read_text()
    (shipped / "info.toml").write_text(text.replace("number = 1", "number = 7"))
    read = lab.load(shipped)
    assert [exercise.name for exercise in read.exercises] == ["ex02_half", "ex01_double"]
    assert (read.name, read.timeout, read.memory_mib) == ("tiny", 10.0, 2048)
    assert len(read.exercises[0].hints) == 4


def test_broken_toml_is_told_with_its_line(shipped: Path) -> None:
    assert "line 3" in refused(shipped, "timeout = 10", "timeout = = 10").message


def test_an_unknown_key_is_told_with_the_nearest_one(shipped: Path) -> None:
    error = refused(shipped, "minutes = 1", "minuts = 1")
    assert "ex01_double" in error.message
    assert "`minuts`" in error.message
    assert error.help == "Did you mean `minutes`?"


def test_a_key_like_no_other_is_told_with_all_known_ones(shipped: Path) -> None:
    error = refused(shipped, "timeout = 10", "timeout = 10\nqqq = 1")
    assert error.help is not None
    assert "memory_mib" in error.help


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("timeout = 10", "", "`timeout` is missing"),
        ("timeout = 10", 'timeout = "10"', "`timeout` must be a number above 0"),
        ("timeout = 10", "timeout = true", "`timeout` must be a number above 0"),
        ("timeout = 10", "timeout = nan", "`timeout` must be a number above 0"),
        ("memory_mib = 2048", "memory_mib = -1", "`memory_mib` must be a whole number above 0"),
        ("number = 2", "number = 1", "two exercises have the same number, 1"),
        ("ex02_half", "ex01_double", "two exercises have the same name, ex01_double"),
        ("ex02_half", "../half", "the name of a Python file"),
        ('functions = ["half"]', "functions = []", "`functions` must be a list of texts"),
        ('functions = ["half"]', "functions = [3]", "`functions` must be a list of texts"),
        ('title = "Half a number"', 'title = " "', "`title` must be text"),
        ("ex02_half", "ex02_halves", "has no file"),
    ],
)
def test_a_broken_rule_is_named(shipped: Path, old: str, new: str, said: str) -> None:
    assert said in refused(shipped, old, new).message


def test_a_lab_without_exercises_is_refused(shipped: Path) -> None:
    (shipped / "info.toml").write_text(
        'name = "a"\ntitle = "b"\ntimeout = 1\nmemory_mib = 1\nexercise = []\n'
    )
    with pytest.raises(LabError, match=r"no \[\[exercise\]\] section"):
        lab.load(shipped)


def test_a_file_that_is_not_utf8_or_not_there_is_a_sentence(shipped: Path) -> None:
    (shipped / "info.toml").write_bytes(b'name = "caf\xe9"')
    with pytest.raises(LabError, match="UTF-8"):
        lab.load(shipped)
    (shipped / "info.toml").unlink()
    with pytest.raises(LabError, match="cannot be read"):
        lab.load(shipped)
