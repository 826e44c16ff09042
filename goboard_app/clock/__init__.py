"""Time as arithmetic: kinds of time control, the state of a clock, and both as SGF text."""
