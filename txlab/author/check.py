"""Runs everything there is to know about an exercise through the real engine and lists the faults."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from txlab import starters
from txlab.author import sound
from txlab.author.answers import answers_of, complaints, holes
from txlab.author.table import Row, row_of
from txlab.engine.runner import Runner
from txlab.errors import LabError
from txlab.model import Exercise, Lab, Request

LIMIT = 3.0  # seconds; a known answer either ends at once or never


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found out about one exercise."""

    exercise: Exercise
    row: Row
    faults: tuple[str, ...]


def prove(lab: Lab, exercise: Exercise, runner: Runner, jobs: int) -> Proof:
    """Judge starter, solution and every known answer of an exercise."""
    starter = starters.starter(lab, exercise)
    path = lab.solution(exercise)
    solution = path.read_text(encoding="utf-8")
    answers = answers_of(lab.root, exercise)
    requests = [
        _request(lab, exercise, starter, lab.starter(exercise), starter.encode()),
        _request(lab, exercise, starter, path, solution.encode()),
        *(_request(lab, exercise, starter, answer.path, answer.path.read_bytes()) for answer in answers),
    ]
    picture = lab.picture(exercise)
    sound_ones = [
        requests[1],
        *(each for each, answer in zip(requests[2:], answers, strict=True) if answer.right),
    ]
    to_draw = [replace(each, checks=picture) for each in sound_ones] if picture.is_file() else []
    with ThreadPoolExecutor(jobs) as pool:
        untouched, solved, *verdicts = pool.map(runner.run, requests)
        pictures = list(pool.map(runner.run, to_draw))
    judged = list(zip(answers, verdicts, strict=True))
    slips = slip_names(lab, exercise)

    def faults() -> Iterator[str]:
        yield from sound.of_the_texts(exercise, starter, solution)
        yield from sound.of_the_starter(starter, untouched)
        yield from sound.of_the_solution(solved)
        for request, drawn in zip(to_draw, pictures, strict=True):
            yield from sound.of_the_picture(request.path.name, drawn)
        yield from sound.of_the_fits(exercise, slips)
        if not any(not answer.right for answer in answers):
            yield "there is no known wrong answer to prove its checks with"
        for answer, verdict in judged:
            yield from (f"{answer.name}: {said}" for said in complaints(answer, verdict))
            yield from (f"{answer.name}: {said}" for said in sound.of_the_message(verdict))
        yield from holes(judged, slips)

    return Proof(exercise, row_of(exercise, judged, len(slips)), tuple(faults()))


def slip_names(lab: Lab, exercise: Exercise) -> set[str]:
    """The names of the slips beside an exercise's checks, none where there is no such file.

    Raises `LabError` for a file that cannot be loaded: a learner's run goes on without it, and says nothing.
    """
    from txlab.checking.slips import slips_of
    from txlab.engine.load import CannotLoad, load

    path = lab.slips(exercise)
    if not path.is_file():
        return set()
    try:
        module = load(path.read_bytes(), str(path), path.name, f"txlab_author_slips_{exercise.name}").module
    except CannotLoad as error:
        raise LabError(f"The slips of {exercise.name} cannot be loaded: {error.failure.message}") from error
    return {slip.name for slip in slips_of(module)}


def _request(lab: Lab, exercise: Exercise, starter: str, path: Path, source: bytes) -> Request:
    return Request(
        exercise=exercise,
        checks=lab.checks(exercise),
        solution=lab.solution(exercise),
        starter=starter,
        path=path,
        source=source,
        timeout=LIMIT,
        memory_mib=lab.memory_mib,
        cwd=lab.root,
    )
