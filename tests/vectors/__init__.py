"""Replays files of test vectors through the model and reports where it disagrees."""
