"""Help: the manual, the shortcuts, the terms of Go, and the about dialog."""
