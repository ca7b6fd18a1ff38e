"""The watch logic as one pure function."""

from dataclasses import replace

from txlab.flow.effects import Effect, Paint, Refresh, RememberCurrent
from txlab.flow.events import (
    EditorClosed,
    Event,
    FileDeleted,
    FileSaved,
    HintRevealed,
    KeyPressed,
    QuitRequested,
    Resized,
    RunFinished,
    Started,
    StarterRestored,
    Ticked,
    Troubled,
)
from txlab.flow.jobs import Step, add_save, check_all, paint, without
from txlab.flow.keys import leave, press, release
from txlab.flow.state import Saved, State, Why, view_of
from txlab.flow.telling import finish
from txlab.standing import reveal_hint

# Seconds in which a file that txlab wrote is found again, where files are only looked at now and then.
RESTORED = 2.0
PATIENCE = 0.3  # seconds of a run after which the screen says that it is on
SLOW = 1.0  # seconds of a run after which the screen says that it has an end


def step(state: State, event: Event) -> Step:
    """The state after an event, and what is to be done about it, in order."""
    state, effects = _handle(state, event)
    state, released = release(state, event.at)
    effects = (*effects, *released)
    return state, _unseen(effects) if state.editing else effects


def _unseen(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """These without what would be painted over an editor; all is painted when it closes."""
    return tuple(effect for effect in effects if not isinstance(effect, Paint | Refresh))


def _handle(state: State, event: Event) -> Step:
    match event:
        case Started():
            state, started = check_all(state, Why.RECHECK, event.at)
            # `txlab hint` in another terminal is about the exercise that is on this screen.
            return state, (Paint(view_of(state)), *started, RememberCurrent(state.current))
        case FileSaved():
            return _saved(state, event)
        case FileDeleted() if event.exercise in state.names:
            state = replace(
                state,
                saved=without(state.saved, {event.exercise}),
                sources=without(state.sources, {event.exercise}),
            )
            return add_save(state, frozenset({event.exercise}), event.at)
        case RunFinished():
            return finish(state, event)
        case KeyPressed():
            return press(state, event.key, event.at)
        case HintRevealed():
            return _hint_revealed(state, event)
        case StarterRestored():
            return _starter_restored(state, event)
        case EditorClosed():
            told = (event.note,) if event.note is not None else ()
            return paint(replace(state, editing=False, notes=(*state.notes, *told)))
        case Resized():
            return state, (Refresh(view_of(state)),)
        case Ticked():
            return _tick(state, event.at)
        case Troubled():
            # Said once: what goes wrong at every save would fill the screen.
            notes = tuple(note for note in state.notes if note != event.message)
            return paint(replace(state, notes=(*notes, event.message)))
        case QuitRequested():
            return leave(state, event.code)
    return state, ()


def _saved(state: State, event: FileSaved) -> Step:
    saved, fresh = dict(state.saved), set[str]()
    for name, digest in event.files:
        last = saved.get(name)
        is_echo = last is not None and last.digest == digest and event.at - last.at < last.echo
        if name in state.names and not is_echo:
            saved[name] = Saved(digest, event.at)
            fresh.add(name)
    if not fresh:
        return state, ()
    # What was read then is run, not the file as it may be by now: half written by the next save.
    read = {name: content for name, content in event.contents.items() if name in fresh}
    sources = {**without(state.sources, fresh), **read}
    return add_save(replace(state, saved=saved, sources=sources), frozenset(fresh), event.at)


def _hint_revealed(state: State, event: HintRevealed) -> Step:
    progress = state.progress
    for number in event.revealed:
        progress = reveal_hint(progress, event.exercise, number)
    newest = {**state.newest_hints, event.exercise: event.newest}
    state = replace(state, progress=progress, newest_hints=newest)
    if event.exercise != state.current:
        return state, ()
    return paint(replace(state, hints_open=True, page=state.base, notes=()))


def _starter_restored(state: State, event: StarterRestored) -> Step:
    state = replace(state, restoring=False)
    if event.digest is None:
        return paint(replace(state, notes=(event.note,)))
    saved = {**state.saved, event.exercise: Saved(event.digest, event.at, echo=RESTORED)}
    state = replace(state, saved=saved, sources=without(state.sources, {event.exercise}))
    return add_save(state, frozenset({event.exercise}), event.at, (event.note,))


def _tick(state: State, at: float) -> Step:
    running = state.running
    if running is not None and not running.is_slow and at - running.since >= SLOW:
        state = replace(state, running=replace(running, announced=True, is_slow=True))
        view = view_of(state)
        return state, (Refresh(view),) if view.checking is not None and view.verdict is None else ()
    if running is None or running.announced or not state.busy or at - running.since < PATIENCE:
        return state, ()
    return paint(replace(state, running=replace(running, announced=True)))
