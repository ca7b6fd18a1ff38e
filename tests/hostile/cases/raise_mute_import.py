# about: the same while the file is loaded
# outcome: broken
# say: no readable message
# cold: no
class Mute(Exception):
    def __str__(self):
        raise KeyboardInterrupt


raise Mute  # here
