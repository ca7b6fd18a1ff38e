# about: an object that loops when it goes away
# outcome: timeout
# say: in __del__
# timeout: 1
# cold: no
class Endless:
    def __del__(self):
        while True:  # here
            pass  # here


Endless()
