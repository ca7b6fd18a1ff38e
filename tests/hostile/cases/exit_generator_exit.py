# about: GeneratorExit outside any function
# outcome: broken
# say: GeneratorExit
raise GeneratorExit  # here
