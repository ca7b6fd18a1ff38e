# about: an error whose text is of a kind of its own
# outcome: broken
# say: E: odd
class Odd(str):
    def __getitem__(self, key):
        return 5


class E(Exception):
    def __str__(self):
        return Odd("odd")


raise E  # here
