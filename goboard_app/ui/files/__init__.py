"""The dialogs and bars for opening, saving, restoring, collections and exports."""
