# about: an exception that no `except Exception` stops
# outcome: broken
# say: Stop
# cold: no
class Stop(BaseException):
    pass


raise Stop("here")  # here
