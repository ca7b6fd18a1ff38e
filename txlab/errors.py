"""The one exception txlab raises on purpose."""


class LabError(Exception):
    """A fault of the lab, its folder or the command line, said in one sentence.

    `message` says what is wrong and where; `help`, when given, says what to do
    next. Commands turn it into exit code 2 and never show a traceback.
    """

    def __init__(self, message: str, help: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.help = help

    @property
    def text(self) -> str:
        """The message and the help, one behind the other."""
        return self.message if self.help is None else f"{self.message} {self.help}"
