"""Opening, saving, restoring, collections and exports."""
