# about: an array of 800 GB, outside any function
# outcome: broken
# say: more memory than a run may use
import numpy as np

everything = np.ones(10**11)  # here
