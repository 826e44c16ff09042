"""The tables of rulesets as the project wrote them down, cell by cell, to hold the rows against.

One line a ruleset: key; RU; scoring; seki tax; ko; long cycle; suicide; komi even, with handicap;
placement; White's bonus; pass stones; White last; ending; tie.
"""

from __future__ import annotations

TABLE = """
basic-davies      | Tromp-Taylor   | area      | none | psk    | forbidden       | any   | 0    | 0   | free  | 0   | no  | no  | four   | draw
tromp-taylor      | Tromp-Taylor   | area      | none | psk    | forbidden       | any   | 15/2 | 1/2 | free  | 0   | no  | no  | four   | draw
chinese-2002      | Chinese        | area      | none | simple | offer:no_result | none  | 15/2 | 1/2 | free  | N   | no  | no  | four   | draw
chinese-server    | Chinese        | area      | none | psk    | forbidden       | none  | 15/2 | 1/2 | free  | N   | no  | no  | four   | draw
wmsg-2008         | WMSG 2008      | area      | none | psk    | forbidden       | none  | 13/2 | 1/2 | free  | N   | no  | no  | second | draw
aga               | AGA            | area      | none | ssk    | forbidden       | none  | 15/2 | 1/2 | fixed | N-1 | yes | yes | four   | draw
bga               | BGA            | area      | none | nssk   | forbidden       | none  | 15/2 | 1/2 | fixed | N-1 | yes | yes | four   | draw
ffg               | French         | area      | none | nssk   | forbidden       | none  | 15/2 | 1/2 | free  | N-1 | yes | yes | four   | draw
ing-sst           | GOE            | area      | none | psk    | forbidden       | multi | 8    | 0   | free  | 0   | no  | no  | four   | black
ing-sst-cycle     | GOE            | area      | none | third  | forbidden       | multi | 8    | 0   | free  | 0   | no  | no  | four   | black
simplified-ing    | Simplified Ing | area      | none | psk    | forbidden       | any   | 15/2 | 1/2 | free  | 0   | no  | no  | second | draw
new-zealand       | NZ             | area      | none | ssk    | forbidden       | multi | 7    | 0   | free  | 0   | no  | no  | four   | draw
japanese-1989     | Japanese       | territory | seki | simple | offer:no_result | none  | 13/2 | 1/2 | fixed | 0   | no  | no  | asker  | draw
korean-2016       | Korean         | territory | seki | simple | offer:draw      | none  | 13/2 | 1/2 | fixed | 0   | no  | no  | asker  | draw
wagc-1979         | WAGC           | territory | seki | simple | offer:no_result | none  | 13/2 | 1/2 | fixed | 0   | no  | no  | asker  | draw
ancient-stone     | Stone scoring  | stone     | all  | simple | offer:draw      | none  | 0    | 0   | fixed | N   | no  | no  | four   | draw
simple-territory  | Territory      | territory | none | simple | offer:no_result | none  | 13/2 | 1/2 | free  | 0   | no  | no  | never  | draw
"""  # noqa: E501 - a table reads best one row a line

COLUMNS = (
    *("sgf_name", "scoring", "tax", "ko", "long_cycle", "suicide", "komi", "handicap_komi"),
    *("placement", "bonus", "pass_stones", "white_passes_last", "ending", "tie"),
)

CELLS = {
    key: dict(zip(COLUMNS, cells, strict=True))
    for key, *cells in ([cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines())
}

# The meaning of the words for the ending: after which stop all is alive, who moves after a dispute.
ENDINGS = {
    "four": ("four_passes", "natural"),
    "second": ("second_stop", "natural"),
    "asker": ("never", "opponent_of_requester"),
    "never": ("never", "natural"),
}

ALIASES = """
jp japanese Japanese | japanese-1989
cn zh chinese Chinese CHINESE | chinese-2002
us aga AGA | aga
ko korean Korean | korean-2016
ing goe GOE Ing | ing-sst
nz NZ new-zealand new_zealand | new-zealand
bga BGA | bga
french ffg French | ffg
tt tromp-taylor Tromp-Taylor Tromp/Taylor | tromp-taylor
wmsg | wmsg-2008
wagc WAGC | wagc-1979
basic davies | basic-davies
kgs-ogs-chinese | chinese-server
Territory | simple-territory
"""

NAMES = [
    (name, key.strip())
    for names, key in (line.split("|") for line in ALIASES.strip().splitlines())
    for name in names.split()
]
