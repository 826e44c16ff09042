"""The layer with Qt but without widgets: controller, settings, documents and texts."""
