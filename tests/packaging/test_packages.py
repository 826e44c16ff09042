"""The packages of `packaging/package.sh` run on bare Debians and are removed without a trace.

Each Debian is made anew from the archive that this computer's apt uses, as small as it can be.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEBIANS = ("bookworm", "trixie")
GAME = "(;SZ[9]PB[Hana]PW[Taro];B[ee];W[cc])"
SCORE = "goboard score game.sgf || test $? = 1"  # there is something to tell: no result is named
PATIENCE_S = 60.0

TOOLS = ("debootstrap", "unshare", "Xvfb", "xwininfo", "dpkg-shlibdeps")
LACKING = [tool for tool in TOOLS if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.package,
    pytest.mark.skipif(os.getuid() != 0, reason="only root may make a bare Debian to install in"),
    pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}"),
]


def run(*command: object) -> str:
    """Return what a command prints; fail with all of it."""
    done = subprocess.run(
        [str(part) for part in command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


class Debian:
    """A bare Debian in a folder; commands run in it, with its own libraries and nothing of ours."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def command(self, script: str, **variables: str) -> list[str]:
        """Return the command that runs a script inside; what it mounts goes when it ends."""
        sockets = self.root / "tmp" / ".X11-unix"
        sockets.mkdir(parents=True, exist_ok=True)
        clean = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8"}
        clean |= {"DEBIAN_FRONTEND": "noninteractive"} | variables
        told = [f"{name}={value}" for name, value in clean.items()]
        outside = (
            'mount -t proc proc "$0/proc" && mkdir -p /tmp/.X11-unix && '
            'mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix" && root=$0 && '
            'exec env -i "${@:2}" chroot "$root" sh -ec "cd /root; $1"'
        )
        return ["unshare", "--mount", "bash", "-c", outside, str(self.root), script, *told]

    def run(self, script: str, **variables: str) -> str:
        """Return what a script prints that runs inside."""
        return run(*self.command(script, **variables))

    def files(self) -> set[str]:
        """Name all that is there, apart from what apt, dpkg and adduser keep for themselves."""
        others = "/proc /sys /dev /root /tmp /run /var/cache /var/log /var/lib/apt /var/lib/dpkg"
        kept = " -o ".join(f"-path '{path}'" for path in (*others.split(), "/etc/*-"))
        found = self.run(f"find / \\( {kept} \\) -prune -o -print")
        return set(found.splitlines())

    def packages(self) -> set[str]:
        """Name the packages that are installed."""
        return set(self.run("dpkg-query --show --showformat '${Package}\\n'").split())


@pytest.fixture(scope="module")
def dist() -> Path:
    """The built packages."""
    run("bash", ROOT / "packaging" / "package.sh", "deb", "bundle")
    return ROOT / "dist"


@pytest.fixture(scope="module", params=DEBIANS)
def debian(request: pytest.FixtureRequest, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Debian:
    """A bare Debian from the archive that apt knows here, with the packages in it."""
    sources = run("apt-get", "indextargets", "--format", "$(REPO_URI)", "Origin: Debian")
    archive = next(line for line in sources.splitlines() if "security" not in line)
    root = tmp_path_factory.mktemp(request.param)
    run("debootstrap", "--variant=minbase", request.param, root, archive)
    for package in (*dist.glob("goboard_*.deb"), *dist.glob("goboard-*-linux-*.tar.xz")):
        shutil.copy(package, root / "root")
    (root / "root" / "game.sgf").write_text(GAME)
    found = Debian(root)
    found.run("apt-get update")
    return found


@pytest.fixture(scope="module")
def bare(debian: Debian) -> tuple[set[str], set[str]]:
    """The files and the packages before anything is installed."""
    return debian.files(), debian.packages()


@pytest.fixture(scope="module")
def installed(debian: Debian, bare: tuple[set[str], set[str]]) -> Debian:
    """The Debian package, installed as a user does."""
    debian.run("apt-get install -y ./goboard_*.deb")
    return debian


@pytest.fixture
def display() -> Iterator[str]:
    """A screen outside: the bare Debian gets no library by it."""
    reads, writes = os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1280x800x24", "-ac"]
    screen = subprocess.Popen(command, pass_fds=[writes], stderr=subprocess.DEVNULL)
    os.close(writes)
    with os.fdopen(reads) as told:
        number = told.readline().strip()
    yield f":{number}"
    screen.terminate()
    screen.wait()


def opens_window(debian: Debian, program: str, display: str) -> None:
    """Start the program with a record inside, until its window is on the screen."""
    command = debian.command(f"exec {program} game.sgf", DISPLAY=display)
    started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        end = time.monotonic() + PATIENCE_S
        shown = ""
        while "game.sgf" not in shown and started.poll() is None and time.monotonic() < end:
            time.sleep(0.2)
            shown = run("xwininfo", "-display", display, "-root", "-tree")
        is_running = started.poll() is None
    finally:
        started.kill()
    said, _ = started.communicate()
    assert is_running, said
    assert "game.sgf" in shown, said
    assert said == ""


def draws(debian: Debian, program: str) -> None:
    """Draw a record inside as a picture and as a moving one, without any screen."""
    debian.run(f"{program} render game.sgf board.png; {program} render --range 1-2 game.sgf b.webp")
    home = debian.root / "root"
    assert (home / "board.png").read_bytes().startswith(b"\x89PNG")
    assert (home / "b.webp").read_bytes()[8:12] == b"WEBP"


def test_installed_program_tells_its_version(installed: Debian) -> None:
    assert installed.run("goboard --version").startswith("goboard ")


def test_installed_program_draws(installed: Debian) -> None:
    draws(installed, "goboard")


def test_installed_program_counts_with_its_network(installed: Debian) -> None:
    assert "Black: Hana" in installed.run(SCORE)


def test_installed_program_opens_a_window(installed: Debian, display: str) -> None:
    opens_window(installed, "goboard-window", display)


def test_desktop_knows_records_and_their_icon(installed: Debian) -> None:
    assert ":application/x-go-sgf:*.sgf" in installed.run("cat /usr/share/mime/globs2")
    known = installed.run("cat /usr/share/mime/icons")
    assert "application/x-go-sgf:application-x-go-sgf" in known
    assert "MimeType=application/x-go-sgf" in installed.run("cat /usr/share/applications/org.goboard.goboard.desktop")


def test_nothing_is_written_beside_the_program(installed: Debian) -> None:
    installed.run(SCORE)
    ours = installed.run("dpkg -L goboard").splitlines()
    assert set(installed.run("find /opt/goboard").splitlines()) == {
        name for name in ours if name.startswith("/opt/goboard")
    }


def test_about_finds_the_versions_and_licences_of_all_parts(
    installed: Debian,
) -> None:
    own = installed.root / "opt" / "goboard" / "_internal"
    licences = own / "goboard_app" / "_resources" / "licences"
    parts = tomllib.loads((licences / "licences.toml").read_text("utf-8"))["part"]
    names = {name.lower().replace("_", "-") for part in parts for name in part.get("packages", ())}
    told = [file.read_text("utf-8").lower() for file in own.glob("*.dist-info/METADATA")]
    assert len(names) > 5
    assert names <= {re.findall("^name: (.*)$", text, re.M)[0].replace("_", "-") for text in told}
    assert all((licences / text).is_file() for part in parts for text in part["texts"])


def test_removal_leaves_nothing(installed: Debian, bare: tuple[set[str], set[str]]) -> None:
    files, packages = bare
    installed.run("apt-get remove -y goboard")
    left = installed.files() - files
    assert [name for name in left if "goboard" in name or "application-x-go-sgf" in name] == []
    assert "application-x-go-sgf" not in installed.run("cat /usr/share/mime/icons || true")
    came_with_it = installed.packages() - packages
    assert "goboard" not in came_with_it
    installed.run(f"apt-get purge -y {' '.join(sorted(came_with_it))}")
    after = installed.files()
    assert sorted(after - files) == []
    assert files - after <= {"/opt"}  # dpkg takes it away where nothing else is in it


HERE_ANYWAY = (
    "libgl1 libegl1 libfontconfig1 libdbus-1-3 libx11-xcb1 libxcb-randr0 libxcb-shape0 "
    "libxcb-render0 libxcb-shm0 libxcb-sync1 libxcb-xfixes0 libgssapi-krb5-2 xkb-data"
)


def test_bundle_runs_where_it_is_unpacked(debian: Debian, display: str) -> None:
    """A desktop has the libraries of HERE_ANYWAY; the others come with the archive."""
    debian.run("apt-get purge -y goboard || true; apt-get autoremove -y --purge")
    more = "libglib2.0-0t64" if "trixie" in debian.root.name else "libglib2.0-0"
    wanted = f"{HERE_ANYWAY} {more} xz-utils"
    debian.run(f"apt-get install -y --no-install-recommends {wanted}")
    debian.run("mkdir unpacked; tar -xf goboard-*-linux-*.tar.xz -C unpacked")
    program = "unpacked/goboard-*/goboard"
    assert debian.run(f"{program} --version").startswith("goboard ")
    draws(debian, program)
    opens_window(debian, program, display)
