# about: the same while the file is loaded
# outcome: broken
# cold: no
class Meta(type):
    @property
    def __name__(cls):
        raise ValueError("no name")


class Nameless(Exception, metaclass=Meta):
    pass


raise Nameless("words")  # here
