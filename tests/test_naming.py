"""Every way to name an exercise, and what is said of a name that fits none or several."""

from dataclasses import replace
from pathlib import Path

import pytest

from txlab import naming
from txlab.errors import LabError
from txlab.workspace import Workspace


@pytest.mark.parametrize(
    "text",
    [
        "2",
        "02",
        "ex02_half",
        "EX02_HALF",
        "half",
        "ex02",
        "ex02_half.py",
        "exercises/ex02_half.py",
        "exercises/ex02_half",
        "./exercises/../exercises/ex02_half.py",
    ],
)
def test_these_all_mean_the_second(checkout: Workspace, text: str) -> None:
    assert naming.resolve(checkout, text, checkout.root).number == 2


def test_paths_work_from_below_from_afar_and_through_links(checkout: Workspace, tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(checkout.root)
    below = checkout.root / "exercises"
    assert naming.resolve(checkout, "ex02_half.py", below).number == 2
    assert naming.resolve(checkout, str(below / "ex02_half.py"), tmp_path).number == 2
    assert naming.resolve(checkout, str(link / "exercises" / "ex02_half.py"), tmp_path).number == 2
    assert naming.resolve(checkout, "exercises/ex02_half.py", tmp_path).number == 2


def test_a_whole_name_wins_over_a_part_of_another(checkout: Workspace) -> None:
    first, second = checkout.lab.exercises
    longer = replace(first, name=f"more_{second.name}")
    lab = replace(checkout.lab, exercises=(longer, second))
    assert naming.resolve(replace(checkout, lab=lab), "ex02_half", checkout.root) == second


@pytest.mark.parametrize("text", ["haff", "ex02_hafl", "exercises/ex02_hlaf.py", "solutions/half.py"])
def test_an_unknown_name_is_told_with_the_nearest(checkout: Workspace, text: str) -> None:
    with pytest.raises(LabError) as caught:
        naming.resolve(checkout, text, checkout.root)
    assert f"`{text}`" in caught.value.message
    assert "ex02_half" in (caught.value.help or "")


@pytest.mark.parametrize("text", ["", "9", "0", "99999999999999999999", "-1", "²", "\x00", "zzzz", "/"])
def test_nonsense_is_a_sentence(checkout: Workspace, text: str) -> None:
    with pytest.raises(LabError, match="no exercise"):
        naming.resolve(checkout, text, checkout.root)


def test_where_nothing_is_near_no_name_is_offered(checkout: Workspace) -> None:
    with pytest.raises(LabError) as caught:
        naming.resolve(checkout, "zzzz", checkout.root)
    assert caught.value.help == "See all of them: txlab list"


def test_an_ambiguous_part_is_told_with_all_it_fits(checkout: Workspace) -> None:
    with pytest.raises(LabError, match="more than one") as caught:
        naming.resolve(checkout, "ex0", checkout.root)
    assert "ex01_double, ex02_half" in (caught.value.help or "")
