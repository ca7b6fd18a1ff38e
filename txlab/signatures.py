"""What the signatures of commands share: where they work, how they are carried out, and what they take."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from txlab.exits import carry_out

if TYPE_CHECKING:
    from txlab.commands.session import Session


def start(ctx: typer.Context) -> Path:
    """Where the command works: the current directory, or the one given with -C."""
    from txlab.commands.session import here

    directory: Path | None = ctx.find_root().params.get("directory")
    return here() if directory is None else here() / directory


def do(ctx: typer.Context, command: "Callable[[Session], int]", timeout: float | None = None) -> None:
    """Carry out a command in the lab folder, and end with its exit code."""

    def in_lab() -> int:
        from txlab.commands.session import open_session

        return command(open_session(start(ctx), timeout))

    raise typer.Exit(carry_out(in_lab, start(ctx)))


def names_for(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """The exercises that a half-typed word may mean, for the shell's completion."""
    from txlab import workspace
    from txlab.errors import LabError

    try:
        exercises = workspace.find(start(ctx)).lab.exercises
    except LabError:
        return []
    found = [(exercise.name, exercise.title) for exercise in exercises]
    return [(name, title) for name, title in found if name.startswith(incomplete)]


def readable_for(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """The topics and exercises that a half-typed word may mean."""
    from txlab.reading import TOPICS

    topics = [(name, "a topic of the lab") for name in TOPICS if name.startswith(incomplete)]
    return topics + names_for(ctx, incomplete)


Maybe = Annotated[
    str | None,
    typer.Argument(
        metavar="EXERCISE",
        help="Default: the current exercise, else the first not yet passed.",
        autocompletion=names_for,
        show_default=False,
    ),
]
Several = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="EXERCISE...", help="Default: all of them.", autocompletion=names_for, show_default=False
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="How many to run at once.", show_default="one per core"),
]
Needed = Annotated[
    str,
    typer.Argument(metavar="EXERCISE", help="Which exercise.", autocompletion=names_for, show_default=False),
]
Timeout = Annotated[
    float | None,
    typer.Option(
        min=0.1, max=86400, metavar="SECONDS", help="Time limit of a run.", show_default="the lab's"
    ),
]
Poll = Annotated[
    bool, typer.Option("--poll", help="Look at the files twice a second, for drives that report no saves.")
]
