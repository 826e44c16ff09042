"""Make the short sounds of the program: python packaging/make_sounds.py

Plain tones with a soft beginning and end for the clock, quiet knocks for stones, and quiet chimes for answers and
for a game that is won, written as WAV files into resources/sounds. Knocks and chimes are about equally loud.
"""

from __future__ import annotations

import math
import struct
import wave
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

# Name, then tones one after another: frequency in Hz, length in seconds, loudness from 0 to 1.
SOUNDS = {
    "warning": ((660.0, 0.16, 0.35),),
    "period": ((523.25, 0.14, 0.35), (392.0, 0.22, 0.35)),
    "lost": ((440.0, 0.2, 0.4), (330.0, 0.2, 0.4), (262.0, 0.45, 0.4)),
}

# Name, then knocks: when it comes in seconds, frequency in Hz, loudness. A stone is put down once;
# stones that are taken off click against one another.
KNOCKS = {
    "stone": ((0.0, 1150.0, 0.16),),
    "capture": ((0.0, 1150.0, 0.14), (0.09, 1700.0, 0.1), (0.15, 1950.0, 0.08)),
}
_KNOCK_S = 0.07

# Name, then the strokes of a bar of wood: when it comes in seconds, frequency in Hz, loudness. Two that rise say right,
# a single low one says wrong without blame, a common chord that climbs says won.
CHIMES = {
    "right": ((0.0, 659.26, 0.13), (0.09, 987.77, 0.12)),
    "wrong": ((0.0, 233.08, 0.14),),
    "win": ((0.0, 523.25, 0.1), (0.1, 659.26, 0.1), (0.2, 783.99, 0.1), (0.3, 1046.5, 0.11)),
}
_CHIME_S = 0.32


def tone(frequency: float, seconds: float, loudness: float) -> list[int]:
    """Return the samples of one tone, a sine with a little of its octave, fading out."""
    count = round(RATE * seconds)
    samples: list[int] = []
    for i in range(count):
        angle = 2 * math.pi * frequency * i / RATE
        rise = min(1.0, i / (0.006 * RATE))
        fade = (1 - i / count) ** 1.5
        value = (math.sin(angle) + 0.25 * math.sin(2 * angle)) / 1.25
        samples.append(round(32_767 * loudness * rise * fade * value))
    return samples


def knocks(parts: tuple[tuple[float, float, float], ...]) -> list[int]:
    """Return the samples of knocks, each a tone that dies away at once, with a harder edge to begin."""
    length = round(RATE * _KNOCK_S)
    samples = [0] * (round(RATE * max(start for start, *_ in parts)) + length)
    for start, frequency, loudness in parts:
        for i in range(length):
            seconds = i / RATE
            body = math.sin(2 * math.pi * frequency * seconds) * math.exp(-seconds / 0.011)
            edge = math.sin(2 * math.pi * 3.7 * frequency * seconds) * math.exp(-seconds / 0.003)
            value = loudness * min(1.0, seconds / 0.0006) * (body + 0.4 * edge) / 1.4
            samples[round(RATE * start) + i] += round(32_767 * value)
    return samples


def chimes(parts: tuple[tuple[float, float, float], ...]) -> list[int]:
    """Return the samples of strokes on a bar of wood, each with its double octave, which dies away first."""
    length = round(RATE * _CHIME_S)
    samples = [0] * (round(RATE * max(start for start, *_ in parts)) + length)
    for start, frequency, loudness in parts:
        for i in range(length):
            seconds = i / RATE
            body = math.sin(2 * math.pi * frequency * seconds) * math.exp(-seconds / 0.085)
            edge = math.sin(8 * math.pi * frequency * seconds) * math.exp(-seconds / 0.02)
            ends = min(1.0, seconds / 0.004, (_CHIME_S - seconds) / 0.03)
            samples[round(RATE * start) + i] += round(32_767 * loudness * ends * (body + 0.2 * edge) / 1.05)
    return samples


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    made = {name: [each for part in parts for each in tone(*part)] for name, parts in SOUNDS.items()}
    made |= {name: knocks(parts) for name, parts in KNOCKS.items()}
    made |= {name: chimes(parts) for name, parts in CHIMES.items()}
    for name, samples in made.items():
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


if __name__ == "__main__":
    main()
