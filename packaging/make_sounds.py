"""Make the three short sounds of the clock: python packaging/make_sounds.py

Plain tones with a soft beginning and end, written as WAV files into resources/sounds.
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


def tone(frequency: float, seconds: float, loudness: float) -> list[int]:
    """The samples of one tone, a sine with a little of its octave, fading out."""
    count = round(RATE * seconds)
    samples: list[int] = []
    for i in range(count):
        angle = 2 * math.pi * frequency * i / RATE
        rise = min(1.0, i / (0.006 * RATE))
        fade = (1 - i / count) ** 1.5
        value = (math.sin(angle) + 0.25 * math.sin(2 * angle)) / 1.25
        samples.append(round(32_767 * loudness * rise * fade * value))
    return samples


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, tones in SOUNDS.items():
        samples = [sample for part in tones for sample in tone(*part)]
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(samples)}h", *samples))


if __name__ == "__main__":
    main()
