# cause: right: raises a subclass of ValueError; type hints and a dataclass for the settings
from dataclasses import dataclass
import numpy as np


class OddModelSize(ValueError):
    """d_model must be even."""


@dataclass(frozen=True)
class Settings:
    n: int
    d: int
    base: float = 10000.0

    def check(self) -> None:
        if self.d % 2:
            raise OddModelSize(f"d_model={self.d} is odd")

    def rate(self, i: int) -> float:
        return self.base ** (2 * i / self.d)


def positional_encoding(n_positions: int, d_model: int) -> np.ndarray:
    s = Settings(n_positions, d_model)
    s.check()
    pos = np.arange(s.n)
    pairs = [(np.sin(pos / s.rate(i)), np.cos(pos / s.rate(i))) for i in range(s.d // 2)]
    return np.column_stack([col for pair in pairs for col in pair])
