"""The README says what the program does: a real screen, commands that exist, the test command of CI."""

import re
from pathlib import Path

import pytest

from txlab import lab as labs
from txlab import starters
from txlab.engine.runner import Runner
from txlab.model import Request

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOWN_COLUMNS = (
    "    powers = np.exp(scores - scores.max(axis=0, keepdims=True))\n"
    "    return powers / powers.sum(axis=0, keepdims=True)\n"
)


def words(text):
    return " ".join(text.split())


def test_the_screen_is_a_real_one():
    """the verdict shown is what the starter with that mistake is told today."""
    lab = labs.load()
    (exercise,) = (e for e in lab.exercises if e.number == 3)
    starter = starters.starter(lab, exercise)
    request = Request(
        exercise=exercise,
        checks=lab.checks(exercise),
        solution=lab.solution(exercise),
        starter=starter,
        path=ROOT / "exercises" / exercise.filename,
        source=starter.replace("    return scores\n", DOWN_COLUMNS, 1).encode(),
        timeout=lab.timeout,
        memory_mib=lab.memory_mib,
        cwd=ROOT,
    )
    with Runner() as runner:
        verdict = runner.run(request)
    (screen,) = re.findall(r"```text\n(.*?)```", README, re.DOTALL)
    counts = f"{verdict.checks_passed} of {verdict.checks_total} checks passed"
    told = f"3 {exercise.title}: {counts} x {verdict.failure.title} {verdict.failure.message}"
    assert words(screen) == words(f"{told} exercises/{exercise.filename}:{verdict.failure.line}")


@pytest.mark.parametrize("shown", re.findall(r"^\| `txlab ([a-z]+)", README, re.MULTILINE))
def test_every_command_shown_exists(shown, txlab):
    """each command of the table has its help."""
    assert txlab(shown, "--help").returncode == 0


def test_no_command_is_left_out(txlab):
    """each command of the program is in the table."""
    told = txlab("--help").stdout
    commands = re.findall(r"^  ([a-z]+) {2,}", told[told.index("Commands:") :], re.MULTILINE)
    assert len(commands) >= 8
    assert not [name for name in commands if f"`txlab {name}" not in README]


def test_the_test_command_is_found_by_ci():
    """CI runs the block behind its mark, which must be the second command."""
    (block,) = re.findall(r"<!-- test command -->\n```sh\n(.*?)\n```", README, re.DOTALL)
    assert block.startswith("python3 -m venv .venv && ")
    assert block.endswith(" -m pytest -n 3")


def test_the_weights_shown_are_those_that_are_drawn_today(txlab):
    """the picture of the README is what its command makes."""
    done = txlab("picture", "3", "--solution", "--svg", "-", cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (ROOT / "docs" / "weights.svg").read_text(encoding="utf-8")
