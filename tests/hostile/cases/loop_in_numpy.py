# about: stuck inside one numpy call: a product of whole numbers, which takes minutes
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
import numpy as np

big = np.ones((3000, 3000), dtype=int)
product = big @ big  # here
