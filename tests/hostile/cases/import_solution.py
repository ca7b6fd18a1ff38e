# about: the solution
# outcome: broken
# say: Exercises do not import each other
# cold: no
from solutions.ex06_layer_norm import layer_norm  # here
