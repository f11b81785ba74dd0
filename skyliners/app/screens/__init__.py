"""One module a screen; kv/ holds its layout under the same name."""
