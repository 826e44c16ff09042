"""Qt without widgets: controller, settings, documents, texts."""
