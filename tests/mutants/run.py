"""Runs every mutant of every solution through its checks; a survivor must be accounted for.

    python tests/mutants/run.py [NUMBER...]

`accounted.toml` beside this file says why a surviving mutant is right after all.
Ends with 1 when a survivor is not in it, or when it names one that no longer survives.
"""

import contextlib
import io
import multiprocessing
import os
import resource
import signal
import sys
import tomllib
from pathlib import Path
from types import ModuleType

sys.path.insert(0, str(Path(__file__).parent))
from mutate import Mutant, mutants

from txlab import lab as labs
from txlab.model import Exercise

ACCOUNTED = Path(__file__).with_name("accounted.toml")
SECONDS = 5
MEMORY = 3 << 30


class OutOfTime(BaseException):
    """A mutant that never ends is refused like any other."""


def survives(job: tuple[Exercise, Mutant]) -> str | None:
    """The mutant's name when every check passes it, else None; runs in a process of its own."""
    exercise, mutant = job
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, _out_of_time)
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        checks, right = _checks(exercise)
        signal.alarm(SECONDS)
        try:
            return mutant.name if _passes(checks, right, exercise, mutant) else None
        except BaseException:
            return None
        finally:
            signal.alarm(0)


def _passes(checks: ModuleType, right: ModuleType, exercise: Exercise, mutant: Mutant) -> bool:
    import numpy as np

    from txlab.checking.judge import Judge

    module = ModuleType("mutant")
    exec(compile(mutant.source, exercise.filename, "exec"), vars(module))
    judge = Judge(module, exercise.filename, mutant.source, right)
    for name, check in vars(checks).items():
        if name.startswith("test_"):
            with np.errstate(all="ignore"):
                check(judge.learner())
    return True


def _checks(exercise: Exercise) -> tuple[ModuleType, ModuleType]:
    from txlab.engine.load import load

    lab = labs.load()
    paths = lab.checks(exercise), lab.solution(exercise)
    checks, right = (load(p.read_bytes(), str(p), p.name, f"mutants_{p.parent.name}").module for p in paths)
    return checks, right


def _out_of_time(*_: object) -> None:
    raise OutOfTime


def main() -> int:
    """Run the mutants of the exercises named on the command line, or of all."""
    lab = labs.load()
    accounted = tomllib.loads(ACCOUNTED.read_text(encoding="utf-8")) if ACCOUNTED.is_file() else {}
    bad = 0
    for exercise in lab.exercises:
        if len(sys.argv) > 1 and str(exercise.number) not in sys.argv[1:]:
            continue
        made = mutants(lab.solution(exercise).read_text(encoding="utf-8"), exercise.functions)
        with multiprocessing.get_context("fork").Pool(os.cpu_count(), maxtasksperchild=20) as pool:
            alive = [name for name in pool.imap(survives, [(exercise, m) for m in made], chunksize=1) if name]
        known = accounted.get(exercise.name, {})
        unknown = [name for name in alive if name not in known]
        stale = [name for name in known if name not in alive]
        print(
            f"{exercise.name}: {len(made)} mutants, {len(alive)} survive, {len(unknown)} not accounted for",
            flush=True,
        )
        for name in unknown:
            print(f"  survives: {name}")
        for name in stale:
            print(f"  no longer survives: {name}")
        bad += len(unknown) + len(stale)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
