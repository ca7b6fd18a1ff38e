# cause: right: type annotations, a NamedTuple inside, a plain dict outside
from __future__ import annotations

from typing import NamedTuple

import numpy as np

# ---------------------------------------------------------- given, finished
def softmax_rows(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def make_weights():
    rng = np.random.default_rng(3)
    Wq = rng.standard_normal((4, 3))
    Wk = rng.standard_normal((4, 3))
    Wv = rng.standard_normal((4, 5))
    return Wq, Wk, Wv


def attend_full(X, Wq, Wk, Wv):
    Q, K, V = X @ Wq, X @ Wk, X @ Wv
    n = X.shape[0]
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores = np.where(np.tril(np.ones((n, n), dtype=bool)), scores, -np.inf)
    return softmax_rows(scores) @ V
# ---------------------------------------------------------- end of the given part

Cache = dict[str, np.ndarray]


class Projected(NamedTuple):
    q: np.ndarray
    k: np.ndarray
    v: np.ndarray


def _project(x_t: np.ndarray, Wq: np.ndarray, Wk: np.ndarray, Wv: np.ndarray) -> Projected:
    return Projected(x_t @ Wq, x_t @ Wk, x_t @ Wv)


def empty_cache(d_k: int, d_v: int) -> Cache:
    return {"K": np.zeros((0, d_k)), "V": np.zeros((0, d_v))}


def decode_step(x_t: np.ndarray, Wq: np.ndarray, Wk: np.ndarray, Wv: np.ndarray, cache: Cache) -> tuple[np.ndarray, Cache]:
    tok = _project(x_t, Wq, Wk, Wv)
    grown: Cache = {"K": np.vstack([cache["K"], tok.k]), "V": np.vstack([cache["V"], tok.v])}
    logits = grown["K"] @ tok.q / np.sqrt(tok.k.shape[0])
    return softmax_rows(logits[None, :])[0] @ grown["V"], grown


def decode_all(X: np.ndarray, Wq: np.ndarray, Wk: np.ndarray, Wv: np.ndarray) -> tuple[np.ndarray, Cache]:
    cache = empty_cache(Wk.shape[1], Wv.shape[1])
    outputs = np.zeros((X.shape[0], Wv.shape[1]), dtype=np.float64)
    for t, x_t in enumerate(X):
        outputs[t], cache = decode_step(x_t, Wq, Wk, Wv, cache)
    return outputs, cache


def projection_counts(n: int) -> tuple[int, int]:
    return int(n * (n + 1) / 2), int(n)
