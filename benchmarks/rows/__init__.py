"""The rows of the table, one module for each or for a few that are alike."""
