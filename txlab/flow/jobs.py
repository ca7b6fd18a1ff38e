"""What is to be run, and in which order."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TypeVar

from txlab.flow.effects import CancelRun, Effect, Paint, RememberCurrent, StartRun
from txlab.flow.state import Job, Running, State, Why, view_of
from txlab.flow.view import Page

# Seconds between the saves of several files that belong together: an editor's "save all", a checkout.
# Once the verdict of the first is shown, the next is a save of its own.
TOGETHER = 0.1

Step = tuple[State, tuple[Effect, ...]]
T = TypeVar("T")


def paint(state: State) -> Step:
    """Show the state as it is."""
    return state, (Paint(view_of(state)),)


def go_to(state: State, name: str, page: Page) -> Step:
    """Make `name` the current exercise and `page` what is shown."""
    moved = name != state.current
    state = replace(
        state,
        current=name,
        page=page,
        base=page,
        just_passed=(),
        leaf=0,
        hints_open=state.hints_open and not moved,
        question=None,
    )
    return state, (RememberCurrent(name),) if moved else ()


def add_save(state: State, names: frozenset[str], at: float, notes: tuple[str, ...] = ()) -> Step:
    """Run exercises because the learner saved them, before anything that runs behind the scene.

    A run of an older content is cancelled; so is one behind the scene, which
    runs again later: a loop in a file nobody looks at must not delay a save.
    """
    # What comes of the save is what matters now, so an open hint makes room for it.
    verdicts = without(state.verdicts, names)
    is_together = at - state.saved_at < TOGETHER
    unasked = state.unasked or state.question is not None
    state = replace(state, verdicts=verdicts, hints_open=False, greets=False, saved_at=at)
    state = replace(state, question=None, unasked=unasked)
    # Still waiting in an earlier save: what was saved last is run when its turn comes.
    queued = names & {name for job in state.jobs if job.is_save for name in _not_started(state, job)}
    names -= queued
    running, jobs = state.running, _behind_stripped(state.jobs, names)
    if not names:
        # All of it waits already; what there is to say goes along.
        jobs = tuple(
            replace(job, notes=job.notes + notes) if job.is_save and queued & frozenset(job.waiting) else job
            for job in jobs
        )
    effects: tuple[Effect, ...] = ()
    if running is not None and (running.exercise in names or not state.jobs[0].is_save):
        effects = (CancelRun(running.run),)
        state = replace(state, running=None)
        if jobs and jobs[0].is_save:
            # What is saved with the running exercise is told about together with it.
            others = state.in_order(names | frozenset(jobs[0].waiting) - {running.exercise})
            waiting = (running.exercise, *(name for name in others if name != running.exercise))
            head = replace(_stripped(jobs[0], names), waiting=waiting, notes=jobs[0].notes + notes)
            jobs, names = (head, *jobs[1:]), frozenset()
    if names:
        jobs = _queued(state, jobs, Job(Why.SAVE, state.in_order(names), notes=notes), is_together)
    state, started = start_next(replace(state, jobs=jobs), at)
    return state, (*effects, *started)


def _queued(state: State, jobs: tuple[Job, ...], save: Job, is_together: bool) -> tuple[Job, ...]:
    """The jobs with a save behind the others, or in the last of them when it is `is_together` with that."""
    names = frozenset(save.waiting)
    saves = tuple(_stripped(job, names) for job in jobs if job.is_save)
    rest = tuple(job for job in jobs if not job.is_save)
    if is_together and saves:
        return (*saves[:-1], _joined(state, saves[-1], save), *rest)
    return (*saves, save, *rest)


def check_all(state: State, why: Why, at: float) -> Step:
    """Run every exercise behind the scene, the current one first."""
    effects: tuple[Effect, ...] = ()
    if state.running is not None and not state.jobs[0].is_save:
        effects = (CancelRun(state.running.run),)
        state = replace(state, running=None)
    others = tuple(name for name in state.names if name != state.current)
    job = Job(why, (state.current, *others))
    saves = tuple(job for job in state.jobs if job.is_save)
    state, started = start_next(replace(state, verdicts={}, jobs=(*saves, job)), at)
    return state, (*effects, *started)


def start_next(state: State, at: float) -> Step:
    """Start the next run unless one is on or nothing waits."""
    if state.running is not None or not state.jobs:
        return state, ()
    job = state.jobs[0]
    name, number = job.waiting[0], state.last_run + 1
    moved: tuple[Effect, ...] = ()
    if job.is_save:
        state, moved = go_to(state, name, Page.VERDICT)
    source = state.sources.get(name)
    state = replace(
        state, running=Running(number, name, at), last_run=number, sources=without(state.sources, {name})
    )
    return state, (*moved, StartRun(number, name, source))


def _not_started(state: State, job: Job) -> tuple[str, ...]:
    running = state.running.exercise if state.running is not None else None
    return tuple(name for name in job.waiting if name != running)


def _behind_stripped(jobs: tuple[Job, ...], names: frozenset[str]) -> tuple[Job, ...]:
    """The jobs, with these exercises no longer run behind the scene."""
    stripped = (job if job.is_save else _stripped(job, names) for job in jobs)
    return tuple(job for job in stripped if job.waiting)


def _stripped(job: Job, names: frozenset[str]) -> Job:
    return replace(
        job,
        waiting=tuple(name for name in job.waiting if name not in names),
        done=tuple(verdict for verdict in job.done if verdict.exercise not in names),
    )


def _joined(state: State, job: Job, save: Job) -> Job:
    """A job with what another save adds to it; the exercise that is being run stays the first."""
    is_on = state.running is not None and job.waiting[0] == state.running.exercise
    begun = job.waiting[:1] if is_on else ()
    others = state.in_order(frozenset(save.waiting + job.waiting[len(begun) :]))
    return replace(job, waiting=(*begun, *others), notes=job.notes + save.notes)


def without(known: Mapping[str, T], names: Collection[str]) -> dict[str, T]:
    """What is known of every other exercise."""
    return {name: value for name, value in known.items() if name not in names}
