"""The parts of protocol/generate.py."""
