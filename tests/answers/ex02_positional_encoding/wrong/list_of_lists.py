# cause: the function returns a list of lists instead of a numpy array
# check: shape_and_floats
# slip: none
# say: array|list|type|shape
import numpy as np
import math

def positional_encoding(n_positions, d_model):
	if d_model % 2:
		raise ValueError("d_model must be even")
	table = []
	for position in range(n_positions):
		row = []
		for i in range(d_model // 2):
			ang = position / 10000 ** (2 * i / d_model)
			row.extend([math.sin(ang), math.cos(ang)])
		table.append(row)
	return table
