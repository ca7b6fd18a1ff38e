"""What is to be run, in which order, and what becomes of each verdict."""

from collections.abc import Mapping
from dataclasses import replace

from txlab import standing
from txlab.flow.effects import CancelRun, Effect, Paint, Refresh, RememberCurrent, RememberVerdict, StartRun
from txlab.flow.events import RunFinished
from txlab.flow.state import OVERLAYS, Job, Running, State, Why, view_of
from txlab.flow.view import Page
from txlab.model import Outcome, Verdict

Step = tuple[State, tuple[Effect, ...]]


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
    verdicts = _without(state.verdicts, names)
    state = replace(state, verdicts=verdicts, question=None, hints_open=False, greets=False)
    # Still waiting in an earlier save: its file is only read when its turn comes.
    names -= {name for job in state.jobs if job.is_save for name in _not_started(state, job)}
    running, jobs = state.running, _behind_stripped(state.jobs, names)
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
        saves = tuple(_stripped(job, names) for job in jobs if job.is_save)
        rest = tuple(job for job in jobs if not job.is_save)
        jobs = (*saves, Job(Why.SAVE, state.in_order(names), notes=notes), *rest)
    state, started = start_next(replace(state, jobs=jobs), at)
    return state, (*effects, *started)


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
    state = replace(state, running=Running(number, name, at), last_run=number)
    return state, (*moved, StartRun(number, name))


def finish(state: State, event: RunFinished) -> Step:
    """Take the verdict of the run that is on; that of any other run is stale and changes nothing."""
    if state.running is None or state.running.run != event.run:
        return state, ()
    name, job, verdict = state.running.exercise, state.jobs[0], event.verdict
    state = replace(state, running=None)
    effects: tuple[Effect, ...] = ()
    job = replace(job, waiting=job.waiting[1:])
    had_mark = state.has_mark(name)
    if verdict is not None:
        state = replace(
            state,
            progress=standing.record(state.progress, verdict),
            verdicts={**state.verdicts, name: verdict},
        )
        effects = (RememberVerdict(verdict),)
        notes = (_lost_mark(state, name),) if had_mark and not verdict.passed else ()
        job = replace(job, done=(*job.done, verdict), notes=job.notes + notes)
    state = replace(state, jobs=(job, *state.jobs[1:]) if job.waiting else state.jobs[1:])
    state, shown = _tell_save(state, job) if job.is_save else _tell_behind(state, job, verdict, had_mark)
    state, started = start_next(state, event.at)
    # Painted first: neither the disk nor the next process should delay what the learner waits for.
    return state, (*shown, *effects, *started)


def _tell_save(state: State, job: Job) -> Step:
    """Show the lowest failing exercise of a finished save, or celebrate."""
    if job.waiting or not job.done:
        return state, ()
    verdicts = {verdict.exercise: verdict for verdict in job.done}
    state = replace(state, notes=job.notes)
    failing = state.in_order(frozenset(name for name, verdict in verdicts.items() if not verdict.passed))
    if not failing:
        return _celebrate(state, state.in_order(frozenset(verdicts)))
    return _show(state, failing[0], Page.VERDICT)


def _show(state: State, name: str, page: Page) -> Step:
    state, moved = go_to(state, name, page)
    return state, (Paint(view_of(state)), *moved)


def _celebrate(state: State, names: tuple[str, ...]) -> Step:
    following = state.next_unpassed(names[-1])
    page = Page.FINISHED if following is None else Page.PASSED
    state, moved = go_to(state, following or names[-1], page)
    state = replace(state, just_passed=names)
    return state, (Paint(view_of(state)), *moved)


def _tell_behind(state: State, job: Job, verdict: Verdict | None, had_mark: bool) -> Step:
    """Show as much of a verdict nobody asked for as the page at hand is about."""
    greets, state = state.greets, replace(state, greets=state.greets and bool(job.waiting))
    if verdict is None:
        return state, ()
    if greets and not job.waiting and all(map(state.has_mark, state.names)):
        if state.page not in OVERLAYS:
            return _show(state, state.current, Page.FINISHED)
        # Another page is being read: the last screen waits behind it.
        state = replace(state, base=Page.FINISHED, just_passed=())
    if job.why is Why.CHECK_ALL and not job.waiting and state.page is Page.LIST:
        passed = sum(state.has_mark(name) for name in state.names)
        total = len(state.names)
        told = f"All {total} exercises pass." if passed == total else f"{passed} of {total} exercises pass."
        return paint(replace(state, notes=(told, *job.notes)))
    looked_at = verdict.exercise == state.current and state.page in (Page.START, Page.VERDICT)
    if looked_at and verdict.passed and not had_mark:
        return _celebrate(state, (verdict.exercise,))
    if had_mark and not verdict.passed:
        state = replace(state, notes=(*state.notes, _lost_mark(state, verdict.exercise)))
        # The last screen says that every exercise passes, so it cannot stay.
        return _show(state, verdict.exercise, Page.START) if state.base is Page.FINISHED else paint(state)
    if looked_at:
        return paint(state)
    if verdict.passed != had_mark or state.page is Page.LIST:
        return state, (Refresh(view_of(state)),)
    return state, ()


def _lost_mark(state: State, name: str) -> str:
    gone = state.verdicts[name].outcome is Outcome.MISSING
    exercise = state.exercises[state.names.index(name)]
    cause = "its file is gone" if gone else "it passed before"
    return f"{exercise.number}  {exercise.title} lost its mark: {cause}."


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


def _without(verdicts: Mapping[str, Verdict], names: frozenset[str]) -> dict[str, Verdict]:
    return {name: verdict for name, verdict in verdicts.items() if name not in names}
