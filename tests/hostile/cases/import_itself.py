# about: the exercise itself, which might be the checks or the solution
# outcome: broken
# say: Exercises do not import each other
from ex06_layer_norm import layer_norm  # here
