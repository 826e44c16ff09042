"""The window without its features: commands, modes, pages and the side panel."""
