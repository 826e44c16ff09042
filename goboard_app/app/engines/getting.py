"""Ways to get an engine: those that are worth having, and the command that installs each on this computer."""

from __future__ import annotations

import os
import shutil
import sys
from enum import Enum, auto
from typing import NamedTuple

from goboard_app.engine.engine import Ability


class Installer(Enum):
    """The program that installs others on a computer."""

    APT = auto()
    """Debian, Ubuntu and their relatives."""
    BREW = auto()
    """Homebrew, mostly on macOS."""
    PIP = auto()
    """Python's own, where no other is known."""


class EngineOffer(NamedTuple):
    """An engine worth having: its name, its abilities, and the command that installs it; '' where none is known."""

    name: str
    abilities: Ability
    command: str


_KATAGO = Ability.MOVE | Ability.ANALYSIS | Ability.OWNERSHIP | Ability.DEAD_STONES
_GNUGO = Ability.MOVE | Ability.LEVEL | Ability.DEAD_STONES


def installer() -> Installer:
    """Return the installer of this computer."""
    if sys.platform == "linux" and shutil.which("apt"):
        return Installer.APT
    if os.name == "posix" and shutil.which("brew"):
        return Installer.BREW
    return Installer.PIP


def offers(kind: Installer, ability: Ability = Ability.NONE) -> tuple[EngineOffer, ...]:
    """Return the engines worth having that have these abilities, with the commands of an installer.

    KataGo needs a network: KaTrain's package brings both. pipx is used where the system forbids pip to install
    programs, as Debian does since version 12 (PEP 668).
    """
    python = "py" if os.name == "nt" else "python3"
    katago = {
        Installer.APT: "sudo apt install pipx && pipx install katrain",
        Installer.BREW: "brew install katago",
        Installer.PIP: f"{python} -m pip install katrain",
    }
    gnugo = {Installer.APT: "sudo apt install gnugo", Installer.BREW: "brew install gnu-go", Installer.PIP: ""}
    known = (EngineOffer("KataGo", _KATAGO, katago[kind]), EngineOffer("GNU Go", _GNUGO, gnugo[kind]))
    return tuple(offer for offer in known if ability in offer.abilities)
