# about: workers that loop over shared memory, and so does the file
# outcome: timeout
# timeout: 1
import multiprocessing
import os
from multiprocessing import shared_memory

shared = shared_memory.SharedMemory("stray_shared_memory_workers-" + os.environ["TXLAB_HOSTILE"], create=True, size=100)


def work(name):
    there = shared_memory.SharedMemory(name)
    while there:
        pass


if __name__ != "__mp_main__":
    for _ in range(3):
        multiprocessing.Process(target=work, args=(shared.name,), daemon=True).start()
    while True:  # here
        pass  # here
