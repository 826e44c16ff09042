"""Life and death of groups by unconditional life, playouts and local reading, without an engine."""
