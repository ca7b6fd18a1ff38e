"""The watch at work: file, key and run threads feed one queue; the effects of `flow` are carried out."""
