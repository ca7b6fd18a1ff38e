# about: a package that is not there
# outcome: broken
# say: no package called torch
import numpy as np
import torch  # here
