"""Which groups live: unconditional life, playouts, and local reading; no engine is needed."""
