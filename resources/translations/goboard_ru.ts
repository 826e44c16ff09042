<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
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
