"""`txlab dev check` on a tiny lab: sound, and then with one thing broken at a time."""

import subprocess

import pytest

from txlab.author import table

LESSON = '"""T\n\nSetup\n-----\ns\n\nTrace\n-----\nt\n\nGoal\n----\ng\n"""\n'


@pytest.fixture
def lab(checkout):
    """The tiny lab with whole lessons, an answer for each check, and starters that print."""
    root = checkout.root
    for name, function in (("ex01_double", "double"), ("ex02_half", "half")):
        body = (
            f'\n\ndef {function}(x):\n    """Write it."""\n    # TODO\n    return None\n\n\nprint("start")\n'
        )
        (root / "exercises" / f"{name}.py").write_text(LESSON + body)
        folder = root / "tests" / "answers" / name
        (folder / "wrong").mkdir(parents=True)
        (folder / "right").mkdir()
        (folder / "wrong" / "all.py").write_text(
            f"# cause: always 7\n# check: {'of_three' if function == 'double' else 'of_four'}\n"
            f"# slip: none\n# say: {function}\ndef {function}(x):\n    return 7\n"
        )
        (folder / "right" / "plain.py").write_text((root / "solutions" / f"{name}.py").read_text())
    git = ["git", "-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run([*git, "add", "-A"], cwd=root, check=True)
    subprocess.run([*git, "commit", "-qm", "whole"], cwd=root, check=True)
    return root


def test_a_sound_lab_passes_and_is_published(lab, txlab):
    """--write makes the table, and then nothing is left to say."""
    written = txlab("dev", "check", "--write")
    assert written.returncode == 0, written.stdout + written.stderr
    assert "| 1 Twice a number | 2 | 1 | 1 | 1 | 1 | 0 | 0 |" in (lab / table.FILE).read_text()
    again = txlab("dev", "check")
    assert again.returncode == 0
    assert again.stdout.endswith("The lab is sound.\n")


def test_a_picture_that_cannot_be_drawn_is_a_fault(lab, txlab):
    """the solution's own picture must come out, and hand something over."""
    script = lab / "checks" / "pictures" / "ex01_double.py"
    script.write_text('def test_picture(learner):\n    learner.double("x", 2)\n')
    done = txlab("dev", "check", "1")
    assert done.returncode == 1
    assert "its picture cannot be drawn from ex01_double.py: `double` must work when called" in done.stdout
    script.write_text("def test_picture(learner):\n    learner.double(2)\n")
    assert "its script draws nothing" in txlab("dev", "check", "1").stdout


def test_a_hint_that_fits_no_slip_is_a_fault(lab, txlab):
    """a slip that was renamed would never lead to its hint again."""
    info = lab / "info.toml"
    info.write_text(info.read_text().replace("hints = [", 'fits = [["gone"], [], [], []]\nhints = [', 1))
    done = txlab("dev", "check", "1")
    assert done.returncode == 1
    assert "`fits` names a slip that there is not: gone" in done.stdout


def test_a_stale_table_is_a_fault(lab, txlab):
    """a table that says something else than what was found fails the check."""
    done = txlab("dev", "check")
    assert done.returncode == 1
    assert "txlab dev check --write" in done.stdout


def test_a_wrong_answer_that_passes_is_a_fault(lab, txlab):
    """an answer kept as wrong must be refused."""
    right = (lab / "solutions" / "ex01_double.py").read_text()
    (lab / "tests" / "answers" / "ex01_double" / "wrong" / "all.py").write_text(right)
    done = txlab("dev", "check", "1")
    assert done.returncode == 1
    assert "wrong/all.py: a wrong answer is accepted" in done.stdout
    assert "the check of_three passes on every known wrong answer" in done.stdout


def test_slips_that_cannot_be_loaded_are_one_sentence(lab, txlab):
    """a learner's run goes on without them, so that nobody else would say it."""
    (lab / "checks" / "slips").mkdir(exist_ok=True)
    (lab / "checks" / "slips" / "ex01_double.py").write_text("1 / 0\n")
    done = txlab("dev", "check", "1")
    assert done.returncode == 2
    assert "The slips of ex01_double cannot be loaded" in done.stderr
    assert "ZeroDivisionError" in done.stderr


def test_a_learners_folder_is_not_proven(lab_folder, txlab):
    """in a lab folder the command says where it belongs."""
    done = txlab("-C", str(lab_folder.root), "dev", "check")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
