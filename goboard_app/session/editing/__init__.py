"""Edits of a record that touch what follows them: set-up boards, moved stones, properties written by hand."""
