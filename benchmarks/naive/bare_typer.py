"""The least a command line made with typer costs: one command that prints one line."""

import typer

app = typer.Typer()


@app.command()
def hint(number: int) -> None:
    """Print a line."""
    print(f"Think about exercise {number} once more.")


if __name__ == "__main__":
    app()
