# about: waits for a thread that never ends
# outcome: timeout
# say: outside any function
# timeout: 1
# cold: no
import threading


def spin():
    while True:
        pass


thread = threading.Thread(target=spin)
thread.start()
thread.join()  # here
