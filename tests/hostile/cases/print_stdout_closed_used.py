# about: prints after it closed the stream
# outcome: broken
# say: closed file
# cold: no
import sys

sys.stdout.close()
print("unseen")  # here
