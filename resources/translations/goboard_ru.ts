<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>About goboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in atari</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n liberty(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black&apos;s point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White&apos;s point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>standard input or output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be read (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder to write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not write here. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be written (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large to be a game record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game %1; games in this file: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds %2 games; this is game %1. Another one is chosen with --game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: “%2” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the number must lie between %2 and %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dead: “%1” is no point of a board of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--dead: there is no stone at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names no rules; these were used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The komi “%1” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further remarks: %1; --json lists all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record gives no komi; counted with 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap stones by the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap stones counted with: %1. Another number is given with --handicap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black begins with %1 stones, but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead stones, as given with --dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead stones (the record marks no territory)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record gives no result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record says %1 as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record says %1, this count says %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--encoding: no text encoding is called “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 holds all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files that end in %1 are not written; records are written as SGF.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures are written as PNG, not as files that end in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This was not understood: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help: %1 --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rules are named; moves were judged by these: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving the file untouched would change its bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Encoding %1, games: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no point of this board; the move was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is a stone already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no liberty would be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this takes the ko back at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this repeats an earlier board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black and White move in one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the move has more than one point; “%1” was left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1, %2, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goboard COMMAND … | goboard [FILE]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count the end of a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the points White gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of handicap stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one stone of each dead chain: Q16,D4; empty for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which game of the file, the first being 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell what is wrong with records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell what files hold, what in them departs from the standard, and which moves of
the main line the rules do not allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --json a list, one object for each file: file, encoding, games (size, nodes,
moves, ruleset, ruleset_named, ruleset_recorded, handicap_recorded,
handicap_on_board, illegal_moves), findings, saves_unchanged, messages; or file
and error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a record as SGF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless another
encoding is asked for. OUT is replaced as a whole or not at all; it may be IN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the text so, such as utf-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make a picture of a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a picture of the position at the end of the main line, or after N moves, as
PNG. No display is needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many moves are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>width and height in pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out letters and numbers at the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the rulesets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List all rulesets, or say what one of them means.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print JSON for programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game record, or - for standard input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file to write, or - for standard output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --json one object: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (whether the record
names rules that are known), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, none), seki, black and white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (Black&apos;s points less White&apos;s), winner (B, W
or null), result, recorded_result, agrees (null where counting cannot tell),
findings, illegal_moves, messages; or file and error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White gets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>positional superko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>situational superko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>natural situational superko</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no board a third time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two stones and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on fixed points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point a stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point a stone but one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement, or four passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement, or the second stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, moves: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both sides have the same, and then Black wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <source>Stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrounded points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead stones taken off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two points kept for each group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side passed first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides have the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides have the same, and then Black wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black is ahead by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White is ahead by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones and surrounded points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrounded points and prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones that can stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both of you pass. Then you mark the stones that are dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes as well. Then you mark the stones that are dead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <source>Something went wrong inside goboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game is kept. The details below help to mend it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>Open a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is written in %1, which has no sign for %2. Save it as Unicode (UTF-8)?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Unicode?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Unicode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go records (*.sgf *.SGF)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <source>Line %1, column %2: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) in this file were not as they should be.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the opening bracket is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closing brackets missing: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closing bracket too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a semicolon is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this means nothing here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends inside %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bracket inside %1 is taken as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file says that this is another game than Go (GM %1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes that are no letters, shown as �: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black to play. Move %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White to play. Move %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s) captured.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Black places %n more handicap stone(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move over the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same, always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play there, or change a group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While counting: the whole area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walk through the moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G&amp;o to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree and end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing from a record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten moves back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten moves forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous game in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next game in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones slightly out of line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the system&apos;s font</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show liberties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show atari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show move numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About goboard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message>
        <source>Columns × rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side must have between %1 and %2 lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 15 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 40 minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an hour or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens again with these choices next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi, points for White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap for Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the usual points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wherever Black likes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None, even game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Something above cannot be played so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows rules and handicap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 starts with %2 stones on the board, then %3 plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays first with Black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 also gets %2 in the count for the handicap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody gets points beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black gets %1 points beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 points beforehand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gets %2 points for going second.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We agree: end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count by these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By these rules every stone on the board counts as alive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which stones are dead?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a group that cannot escape capture. Click again to change it back. A double click takes the whole area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a group to change it: alive, dead or seki. A double click takes the whole area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rules not named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handicap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liberties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atari</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>place %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the usual points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black places the handicap stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may stand anywhere. Then White plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board has been there before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We agree to a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We agree: no result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no prisoners</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment on move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>question</name>
    <message numerus="yes">
        <source>You have not saved %n change(s). Save them before going on?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Save the game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text, and so no game record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text encoding called %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game begins anywhere in this file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <source>There is a stone already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No liberty would be left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would take the ko back at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This move would repeat the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a stone at %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 these stones would have no liberty. Under these rules that is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot take back at once. Play somewhere else first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not possible: it would bring back the board after move %2. Play somewhere else, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones are put on empty points and stay where they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move took one stone here. Taking it back at once would bring back the board from before. After one move elsewhere it is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 plays %2, all stones stand exactly as they stood after move %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here no earlier board may come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here no earlier board may come back with the same player to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here nobody may make a board again that they have made before.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <source>%1 resigns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gives the game up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other player wins. You can take it back with Undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Black wins by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <source>%1 wants to play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wants to play on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By these rules the other player then moves first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Place in the record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules dialog</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual komi is %1 in an even game and %2 otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <source>Chinese (server style)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AGA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>British (BGA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French (FFG)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basic (Davies)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ing (superko approximation)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ing (expert ko)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simplified Ing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WMSG 2008</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAGC 1979</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ancient Chinese (stone scoring)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each pass costs a stone, so both ways to count agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing inside your own area costs a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only stones count; each group keeps two points empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones and surrounded points both count; or count points and prisoners, a pass stone for each pass included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stones and surrounded points both count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrounded points and prisoners count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stones that can stand on the board count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ko may not be taken back at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No earlier board may come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No earlier board may come back with the same player to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may make a board again that they have made before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ko may not be taken back at once, and no board may come a third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move that leaves its own stones no liberty is not allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two and more own stones may be given up by filling them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own stones may be given up by filling their last liberty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of groups in seki do not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the board keeps coming back, you may agree to end without a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the board keeps coming back, you may agree to a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White gets one point for each handicap stone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White gets one point for each handicap stone after the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White makes the last pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who passes first gives the other side a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two passes stop the game, agreement ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wants to play on lets the other player move first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black wins a tie.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unfinished game is then gone for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop an SGF file anywhere in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records you open or save will appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any size, any rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game for two at this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a short game, good to learn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room for a plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the full board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>handicap stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resignation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game information</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
