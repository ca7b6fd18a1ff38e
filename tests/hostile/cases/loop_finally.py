# about: a finally block that goes back into the loop
# outcome: timeout
# say: in layer_norm
# timeout: 1
# cold: no
import time


def layer_norm(x, gamma, beta, eps=1e-5):
    while True:
        try:
            time.sleep(60)  # here
        finally:
            continue
