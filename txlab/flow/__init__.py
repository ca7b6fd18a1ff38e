"""The watch logic, pure: `step(state, event) -> (state, effects)`; it touches no file, clock or terminal."""

from txlab.flow.state import State, Why, start_state
from txlab.flow.step import step
from txlab.flow.view import LEAFED, Page, Question, View

__all__ = ["LEAFED", "Page", "Question", "State", "View", "Why", "start_state", "step"]
