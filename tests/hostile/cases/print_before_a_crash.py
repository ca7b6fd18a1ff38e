# about: what was printed last before a crash is seen
# outcome: crashed
# output: last words|no line end
import os

print("last words")
print("no line end", end="", flush=True)
os._exit(1)
