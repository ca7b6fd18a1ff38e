# about: a missing module whose name cannot be asked for
# outcome: broken
# say: E
class E(ModuleNotFoundError):
    @property
    def name(self):
        raise SystemExit(0)


raise E("mine")  # here
