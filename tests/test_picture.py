"""The picture in the README shows the screens of today; `python docs/picture.py` draws it anew."""

import importlib
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from txlab import workspace
from txlab.engine.runner import Runner
from txlab.screens.watch_keys import keys_line
from txlab.screens.words import summary

ROOT = Path(__file__).parent.parent
PICTURE = (ROOT / "docs" / "first-minute.svg").read_text(encoding="utf-8")
ANSWERS = ROOT / "tests" / "answers" / "ex01_bpe_merge"
SVG = "{http://www.w3.org/2000/svg}"
SPACE = workspace.find(ROOT)
FIRST, SECOND = SPACE.lab.exercises[:2]


def words(text: str) -> str:
    return " ".join(text.split())


def shown(svg: str) -> str:
    return words(" ".join(text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text")))


def luminance(color: str) -> float:
    """How bright a colour is, as the contrast of WCAG wants it; no colour here is so dark that it bends."""
    red, green, blue = (((int(color[i : i + 2], 16) / 255 + 0.055) / 1.055) ** 2.4 for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.fixture
def film(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The half of the script that needs no terminal."""
    pytest.importorskip("pyte", reason="only drawing the picture needs it: pip install pyte")
    monkeypatch.syspath_prepend(str(ROOT / "docs"))
    return importlib.import_module("film")


def test_the_readme_shows_it() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "![The first minute](docs/first-minute.svg)" in readme


def test_it_asks_no_host_and_tells_no_path() -> None:
    assert re.findall(r"http[^\s\"<]*", PICTURE) == ["http://www.w3.org/2000/svg"]
    assert not re.findall(r"url\(|href|@import|file:|/tmp|/home|/Users|/var", PICTURE)
    assert len(PICTURE) < 50_000


def test_it_is_told_to_who_cannot_see_it_and_still_for_who_wants_no_movement() -> None:
    root = ET.fromstring(PICTURE)
    named = root.attrib["aria-labelledby"].split()
    assert [part.attrib["id"] for part in root if part.tag in (f"{SVG}title", f"{SVG}desc")] == named
    assert all(root.findtext(f"{SVG}{name}") for name in ("title", "desc"))
    assert "@media (prefers-reduced-motion: reduce) { .film { animation: none; } }" in PICTURE


def test_every_colour_of_text_is_readable() -> None:
    (background,) = re.findall(r'rx="8" fill="(#\w{6})"', PICTURE)
    colors = set(re.findall(r"\{ fill: (#\w{6})", PICTURE))
    assert len(colors) >= 4  # plain, dim, right and wrong
    for color in colors:
        assert (luminance(color) + 0.05) / (luminance(background) + 0.05) >= 4.5, color


def test_its_words_are_those_of_today() -> None:
    text = shown(PICTURE)
    assert text.count(words(keys_line(80).plain)) == 4
    told = [FIRST.title, f"Next: 2 {SECOND.title}", FIRST.takeaway, FIRST.hints[1]]
    assert not [part for part in told if words(part) not in text]


def test_its_verdicts_are_those_of_today() -> None:
    text = shown(PICTURE)
    files = (ANSWERS / "wrong" / "count_without_overlap.py", ANSWERS / "right" / "pairwise.py")
    sources = [SPACE.starter_text(FIRST).encode(), *(file.read_bytes() for file in files)]
    with Runner() as runner:
        untouched, wrong, right = (runner.run(SPACE.request(FIRST, source)) for source in sources)
    assert untouched.failure is not None
    assert wrong.failure is not None
    # The line of the mistake is another where the lesson stands above the answer.
    named, where, _ = wrong.failure.message.partition("Where to look:")
    assert "What this looks like:" in named
    told = [
        summary(untouched),
        f"x {untouched.failure.title} {untouched.failure.message}",
        f"{summary(wrong)} x {wrong.failure.title} {named} {where}",
        f"{FIRST.title}: {summary(right)}",
    ]
    assert not [part for part in told if words(part) not in text]


def test_a_screen_keeps_its_styles_and_its_letters(film: ModuleType) -> None:
    link = "\x1b]8;id=1;file:///x\x1b\\there\x1b]8;;\x1b\\"
    screen = film.screen_of(f'\x1b[1;31m<b> & "x"\x1b[0m \x1b[2;33mdim\x1b[0m {link}\r\n\x1b[38;5;2mnext')
    text = film.text_of(screen)
    assert text.plain.split("\n")[:3] == ['<b> & "x" dim there', "next", ""]
    styles = {text.plain[span.start : span.end].strip(): span.style for span in text.spans}
    assert (styles['<b> & "x"'].bold, styles['<b> & "x"'].color.name) == (True, "red")
    assert (styles["dim"].dim, styles["dim"].color.name) == (True, "yellow")
    assert (styles["there"].underline, styles["there"].bold) == (True, False)
    assert (styles["next"].dim, styles["next"].color.name) == (False, "#00cd00")
    drawn = film.film("a title", [("first", text), ("second", text)])
    assert shown(drawn).startswith('first <b> & "x" dim there next second')
