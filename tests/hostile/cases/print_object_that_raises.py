# about: prints a thing whose words raise
# outcome: broken
# say: no words
# cold: no
class Mute:
    def __str__(self):
        raise ValueError("no words")  # here


print(Mute())  # here
