# about: catches the error of a recursion and goes on: twice as long at each depth
# outcome: timeout
# say: in again
# timeout: 1
# cold: no
def again():  # here
    try:  # here
        again()  # here
    finally:
        again()  # here


def layer_norm(x, gamma, beta, eps=1e-5):
    return again()
