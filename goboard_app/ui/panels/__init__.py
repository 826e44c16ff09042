"""The side panel and what stands in it."""
