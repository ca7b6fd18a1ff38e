"""Lets plain `pytest checks/ex06_layer_norm.py` run: against the shipped solution, or `--learner FILE`."""

from txlab.engine.teacher import learner, pytest_addoption, pytest_configure, pytest_runtest_makereport

__all__ = ["learner", "pytest_addoption", "pytest_configure", "pytest_runtest_makereport"]
