"""Draw the faces of the partners: python packaging/make_faces.py

Each face is an animal's head on a coloured disc, written as SVG into resources/partners. All faces have the same
outline and the same eyes, so that they are one family.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from goboard_app.partner.character import Character

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "partners"
SIDE = 96
INK = "#3A2E2A"
WHITE = "#FFFFFF"
CREAM = "#FFF3DC"
PINK = "#F49AA6"
_LINE = f'stroke="{INK}" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"'


def shape(path: str, fill: str) -> str:
    """Return a filled shape with the outline."""
    return f'<path d="{path}" fill="{fill}" {_LINE}/>'


def patch(path: str, fill: str) -> str:
    """Return a filled shape without an outline."""
    return f'<path d="{path}" fill="{fill}"/>'


def line(path: str, width: float = 3.5, color: str = INK) -> str:
    """Return a line with round ends."""
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" {ends}/>'


def ball(x: float, y: float, rx: float, ry: float, fill: str, has_line: bool = True) -> str:
    """Return an ellipse."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"{" " + _LINE if has_line else ""}/>'


def eye(x: float, y: float) -> str:
    """Return an eye, which is the same in all faces."""
    return ball(x, y, 5, 5.5, INK, has_line=False) + ball(x + 1.6, y - 2, 1.8, 1.8, WHITE, has_line=False)


def eyes(apart: float, y: float) -> str:
    """Return two eyes at this distance from the middle."""
    return eye(48 - apart, y) + eye(48 + apart, y)


def both(part: str) -> str:
    """Return a part of the left side, and its mirror image on the right."""
    return f'{part}<g transform="matrix(-1 0 0 1 {SIDE} 0)">{part}</g>'


def snail() -> str:
    """Return a snail: its house behind, and eyes on stalks."""
    body, house = "#F2D58A", "#E58B4A"
    return (
        ball(59, 46, 25, 25, house)
        + line("M59 47 C59 41 67 42 67 48 C67 56 54 57 51 48 C48 36 62 30 71 37 C80 45 76 59 68 64")
        + shape("M15 76 C13 62 17 46 29 46 C40 46 42 56 43 62 C46 67 56 68 66 68 C76 68 84 72 86 78 Z", body)
        + line("M24 47 L19 30", 5)
        + line("M34 47 L38 30", 5)
        + ball(18, 26, 8, 8, WHITE)
        + ball(39, 26, 8, 8, WHITE)
        + eye(18, 26)
        + eye(39, 26)
        + line("M21 62 C24 67 31 67 34 62")
    )


def puppy() -> str:
    """Return a puppy: ears that hang down, a light muzzle, and its tongue out."""
    coat, ears = "#E8B777", "#8A5A3B"
    return (
        ball(48, 48, 28, 29, coat)
        + both(shape("M29 22 C14 18 8 34 11 52 C13 62 24 62 27 52 C29 42 28 34 33 25 Z", ears))
        + patch("M48 20 C42 30 42 40 42 52 L54 52 C54 40 54 30 48 20 Z", CREAM)
        + shape("M42 68 L42 76 C42 85 54 85 54 76 L54 68 Z", PINK)
        + ball(48, 60, 18, 13, CREAM)
        + eyes(14, 43)
        + patch("M40 52 C40 48 56 48 56 52 C56 57 50 60 48 60 C46 60 40 57 40 52 Z", INK)
        + line("M48 59 L48 64 M38 64 C40 69 46 69 48 64 C50 69 56 69 58 64")
    )


def duck() -> str:
    """Return a duck: a green head, a white ring at the neck, and a wide bill."""
    head, bill = "#3FA16B", "#FFB52E"
    return (
        shape("M30 66 L30 90 C40 94 56 94 66 90 L66 66 Z", head)
        + shape("M29 77 C40 83 56 83 67 77 L68 85 C56 91 40 91 28 85 Z", WHITE)
        + shape("M44 16 C40 8 46 6 48 12 C50 5 57 7 53 16 Z", head)
        + ball(48, 42, 28, 28, head)
        + eyes(13, 34)
        + shape(
            "M36 49 C40 43 56 43 60 49 C66 54 78 56 78 62 C78 70 60 72 48 72 C36 72 18 70 18 62 C18 56 30 54 36 49 Z",
            bill,
        )
        + line("M20 62 C32 66 64 66 76 62", 3)
        + line("M44 52 L43 54 M52 52 L53 54", 3)
    )


def rabbit() -> str:
    """Return a rabbit: long ears, a pink nose."""
    coat = "#F1EBE6"
    return (
        both(shape("M31 44 C20 26 18 4 28 4 C39 4 43 22 44 40 Z", coat))
        + both(patch("M33 36 C26 24 24 10 28.500 10 C34 10 37 24 39 36 Z", PINK))
        + ball(48, 62, 29, 25, coat)
        + both(ball(29, 69, 6, 4, "#F9C6CC", has_line=False))
        + eyes(13, 57)
        + patch("M42.500 73 L53.500 73 L53 82 C53 84 43 84 43 82 Z", WHITE)
        + line("M42.500 74 L43 82 C44 84 52 84 53 82 L53.500 74 M48 75 L48 83", 2)
        + patch("M42 65 C42 62 54 62 54 65 C54 69 50 71 48 71 C46 71 42 69 42 65 Z", "#E9718A")
        + line("M48 70 L48 73 M37 71 C39 76 46 77 48 73 C50 77 57 76 59 71", 2.5)
    )


def beaver() -> str:
    """Return a beaver: round ears, wide cheeks, two long teeth, and its flat tail beside."""
    coat, tail, cheeks = "#A9683A", "#6B4A3A", "#DDA871"
    return (
        shape("M66 84 C72 76 74 56 84 50 C94 48 97 60 94 70 C91 82 80 90 70 90 Z", tail)
        + line("M76 66 L93 74 M82 55 L95 62 M72 77 L85 84 M92 56 L79 86 M84 53 L73 78", 2, coat)
        + both(ball(24, 28, 9, 9, coat) + ball(24, 28, 4, 4, cheeks, has_line=False))
        + shape("M48 18 C66 18 76 30 78 50 C80 68 66 78 48 78 C30 78 16 68 18 50 C20 30 30 18 48 18 Z", coat)
        + shape("M40 70 L56 70 L56 88 L40 88 Z", WHITE)
        + line("M48 70 L48 87", 2.5)
        + both(ball(37, 63, 14, 12, cheeks))
        + patch("M38 53 L58 53 L58 70 L38 70 Z", cheeks)
        + eyes(14, 41)
        + ball(48, 54, 10, 7, tail)
        + line("M48 61 L48 68")
        + both(line("M32 62 L32.500 62 M36 68 L36.500 68", 3))
    )


def cat() -> str:
    """Return a cat: pointed ears, stripes and whiskers."""
    coat, stripes = "#AEB6C2", "#6F7887"
    return (
        both(shape("M20 46 L19 12 C28 14 38 22 43 28 Z", coat))
        + both(patch("M25 34 L24.500 20 C30 22 34 26 36 29 Z", PINK))
        + ball(48, 55, 32, 27, coat)
        + line("M48 30 L48 42 M38 32 L40 40 M58 32 L56 40", 4.5, stripes)
        + eyes(15, 52)
        + both(ball(41, 69, 9, 7, CREAM, has_line=False))
        + patch("M43 61 C43 59 53 59 53 61 C53 64 50 66 48 66 C46 66 43 64 43 61 Z", "#E9718A")
        + line("M48 65 L48 68 M39 69 C41 74 46 74 48 68 C50 74 55 74 57 69", 3)
        + both(line("M28 63 L9 59 M28 69 L10 72", 2.5))
    )


def fox() -> str:
    """Return a fox: an orange head that comes to a point, white cheeks, dark tips of the ears."""
    coat = "#F0803C"
    return (
        both(shape("M17 48 L14 10 C26 14 38 24 42 32 Z", coat))
        + both(patch("M17 26 L15.500 12 C21 14 26 17 30 20 Z", INK))
        + shape("M48 28 C64 28 76 36 84 56 C74 62 62 82 48 86 C34 82 22 62 12 56 C20 36 32 28 48 28 Z", coat)
        + both(patch("M15 56 C26 50 40 52 44 66 L48 84 C36 80 25 63 15 56 Z", WHITE))
        + line("M12 56 C22 62 34 82 48 86 C62 82 74 62 84 56")
        + eyes(15, 50)
        + ball(48, 80, 7, 5.5, INK, has_line=False)
    )


def raven() -> str:
    """Return a raven from the side: black feathers and a strong beak."""
    coat, shine, beak = "#454B5E", "#6A728C", "#8C93A3"
    return (
        shape("M54 36 C70 32 86 40 92 56 C82 54 72 60 56 60 Z", beak)
        + line("M58 49 C68 47 78 48 88 54", 3)
        + shape(
            "M10 86 C12 76 10 68 16 56 C12 34 26 16 44 16 C60 16 66 30 64 44 C63 54 60 58 64 66 L57 67 L61 77 L52 76"
            " L54 87 L44 83 L40 92 Z",
            coat,
        )
        + line("M30 20 L22 12 M36 17 L32 8")
        + line("M24 56 C24 66 28 72 28 80 M34 60 C34 66 36 70 37 74", 3, shine)
        + ball(47, 36, 9, 9, WHITE)
        + eye(48, 36)
    )


def owl() -> str:
    """Return an owl: rings around the eyes, a small beak, tufts on the head."""
    coat, rings, beak = "#9A6B48", "#F3D9A8", "#FFB52E"
    return (
        shape(
            "M14 14 C24 20 34 22 48 22 C62 22 72 20 82 14 C80 24 82 34 82 48 C82 72 66 86 48 86 C30 86 14 72 14 48"
            " C14 34 16 24 14 14 Z",
            coat,
        )
        + both(ball(32, 47, 16.500, 16.500, rings))
        + both(ball(33, 47, 9, 9, WHITE))
        + eyes(15, 47)
        + shape("M41 54 C44 50 52 50 55 54 C54 62 50 67 48 70 C46 67 42 62 41 54 Z", beak)
        + line("M36 76 C38 79 40 79 42 76 M45 79 C47 82 49 82 51 79 M54 76 C56 79 58 79 60 76", 3, rings)
    )


def dragon() -> str:
    """Return a dragon: horns, a crest, a broad snout with two nostrils, and teeth."""
    scales, belly, horns, crest = "#57B46A", "#BFE3A0", "#FFE2A6", "#E4573D"
    return (
        shape("M34 28 L38 10 L44 20 L48 6 L52 20 L58 10 L62 28 Z", crest)
        + both(shape("M30 36 C18 32 12 20 14 8 C22 12 32 18 38 30 Z", horns))
        + both(shape("M22 46 L8 42 L14 52 L10 62 L24 62 Z", crest))
        + shape(
            "M48 24 C66 24 76 36 76 50 L76 66 C76 80 62 88 48 88 C34 88 20 80 20 66 L20 50 C20 36 30 24 48 24 Z", scales
        )
        + shape("M48 56 C64 56 74 62 74 72 C74 82 62 88 48 88 C34 88 22 82 22 72 C22 62 32 56 48 56 Z", belly)
        + eyes(14, 46)
        + both(ball(39, 64, 3, 2.500, INK, has_line=False))
        + both(line("M29 37 C32 34 36 34 39 36", 3))
        + both(shape("M31 74 L34 83 L38 75 Z", WHITE))
        + line("M27 73 C36 77 60 77 69 73")
    )


# The colour of the disc, the size of the head on it, and its drawing.
_HEADS: dict[Character, tuple[str, float, Callable[[], str]]] = {
    Character.SNAIL: ("#CFE8B5", 0.90, snail),
    Character.PUPPY: ("#BFE0F5", 0.95, puppy),
    Character.DUCK: ("#FBE7A1", 0.92, duck),
    Character.RABBIT: ("#C9DDB0", 0.93, rabbit),
    Character.BEAVER: ("#B9DDE8", 0.92, beaver),
    Character.CAT: ("#F9D3C0", 0.90, cat),
    Character.FOX: ("#CDE5C4", 0.86, fox),
    Character.RAVEN: ("#F3D9A0", 0.88, raven),
    Character.OWL: ("#C8CDF0", 0.90, owl),
    Character.DRAGON: ("#FAD9B8", 0.88, dragon),
}


def face(character: Character) -> str:
    """Return the face of a partner as SVG."""
    disc, size, head = _HEADS[character]
    ground = f'<circle cx="48" cy="48" r="47" fill="{disc}"/>'
    edge = round(SIDE / 2 * (1 - size), 2)
    placed = f'<g transform="matrix({size} 0 0 {size} {edge} {edge})">{head()}</g>'
    drawing = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{ground}{placed}</svg>\n'
    return drawing.replace("><", ">\n<")


def main() -> None:
    """Write the faces of all partners."""
    FOLDER.mkdir(exist_ok=True)
    for character in Character:
        (FOLDER / f"{character.value}.svg").write_text(face(character), "utf-8")


if __name__ == "__main__":
    main()
