<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>analysis</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <translation>
            <numerusform>%n position read</numerusform>
            <numerusform>%n positions read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <translation>
            <numerusform>from %n point lost</numerusform>
            <numerusform>from %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <translation>
            <numerusform>if every other move loses %n point</numerusform>
            <numerusform>if every other move loses %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <translation>
            <numerusform>%n liberty</numerusform>
            <numerusform>%n liberties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones connected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <translation>
            <numerusform>The move at %1 took %n stone.</numerusform>
            <numerusform>The move at %1 took %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side&apos;s own move at %1 gave %n stone(s).</source>
        <translation>
            <numerusform>The other side&apos;s own move at %1 gave %n stone.</numerusform>
            <numerusform>The other side&apos;s own move at %1 gave %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n penalty point</numerusform>
            <numerusform>%n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <translation>
            <numerusform>%n move to make</numerusform>
            <numerusform>%n moves to make</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <translation>
            <numerusform>%1 for %n point each</numerusform>
            <numerusform>%1 for %n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <translation>
            <numerusform>%n game in this file</numerusform>
            <numerusform>%n games in this file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <translation>
            <numerusform>%n game of %1 is in this file now.</numerusform>
            <numerusform>%n games of %1 are in this file now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <translation>
            <numerusform>%n game saved as %1.</numerusform>
            <numerusform>%n games saved as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doubt</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <translation>
            <numerusform>%n fact in this record is in doubt.</numerusform>
            <numerusform>%n facts in this record are in doubt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are no letters in this encoding.</source>
        <translation>
            <numerusform>%n byte is no letter in this encoding.</numerusform>
            <numerusform>%n bytes are no letters in this encoding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <translation>
            <numerusform>This encoding does not hold %n character: %1</numerusform>
            <numerusform>This encoding does not hold %n characters: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n change(s) that are not saved.</source>
        <translation>
            <numerusform>Reopening throws away %n change that is not saved.</numerusform>
            <numerusform>Reopening throws away %n changes that are not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <translation>
            <numerusform>It knows %n command.</numerusform>
            <numerusform>It knows %n commands.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>file</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <translation>
            <numerusform>%n of goboard&apos;s own files could not be read: %1.</numerusform>
            <numerusform>%n of goboard&apos;s own files could not be read: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <translation>
            <numerusform>%n of goboard&apos;s own files could not be read and was put aside: %1. Nothing was deleted.</numerusform>
            <numerusform>%n of goboard&apos;s own files could not be read and were put aside: %1. Nothing was deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>find</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <translation>
            <numerusform>Stopped. %n place so far.</numerusform>
            <numerusform>Stopped. %n places so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <translation>
            <numerusform>%n thing in this file was not as it should be.</numerusform>
            <numerusform>%n things in this file were not as they should be.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>forbidden</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%n move(s) not allowed</source>
        <translation>
            <numerusform>%n move not allowed</numerusform>
            <numerusform>%n moves not allowed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <translation>
            <numerusform>%n stone captured.</numerusform>
            <numerusform>%n stones captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <translation>
            <numerusform>Black places %n more handicap stone.</numerusform>
            <numerusform>Black places %n more handicap stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <translation>
            <numerusform>%n point away</numerusform>
            <numerusform>%n points away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <translation>
            <numerusform>%n try left</numerusform>
            <numerusform>%n tries left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <translation>
            <numerusform>%n move in the dictionary</numerusform>
            <numerusform>%n moves in the dictionary</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <translation>
            <numerusform>Right. %n more to find.</numerusform>
            <numerusform>Right. %n more to find.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <translation>
            <numerusform>The stones still have %n liberty.</numerusform>
            <numerusform>The stones still have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <translation>
            <numerusform>%n thing in this lesson cannot be used; the rest can.</numerusform>
            <numerusform>%n things in this lesson cannot be used; the rest can.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <translation>
            <numerusform>%n file without a game</numerusform>
            <numerusform>%n files without a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <translation>
            <numerusform>%n file too large</numerusform>
            <numerusform>%n files too large</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <translation>
            <numerusform>%n file that cannot be read</numerusform>
            <numerusform>%n files that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <translation>
            <numerusform>%n folder that cannot be opened</numerusform>
            <numerusform>%n folders that cannot be opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <translation>
            <numerusform>%n more move</numerusform>
            <numerusform>%n more moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>life</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <translation>
            <numerusform>%n stone at %1</numerusform>
            <numerusform>%n stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <translation>
            <numerusform>%n stone around %1</numerusform>
            <numerusform>%n stones around %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <translation>
            <numerusform>the %n black stone at %1</numerusform>
            <numerusform>the %n black stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <translation>
            <numerusform>the %n white stone at %1</numerusform>
            <numerusform>the %n white stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <translation>
            <numerusform>It protects %n point.</numerusform>
            <numerusform>It protects %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <translation>
            <numerusform>%n neutral point is open: %1.</numerusform>
            <numerusform>%n neutral points are open: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <translation>
            <numerusform>If White fills %1, Black must answer at %2 or lose %n stone.</numerusform>
            <numerusform>If White fills %1, Black must answer at %2 or lose %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <translation>
            <numerusform>If Black fills %1, White must answer at %2 or lose %n stone.</numerusform>
            <numerusform>If Black fills %1, White must answer at %2 or lose %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your eyes.</source>
        <translation>
            <numerusform>%n group needs your eyes.</numerusform>
            <numerusform>%n groups need your eyes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It has %n liberty(s).</source>
        <translation>
            <numerusform>It has %n liberty.</numerusform>
            <numerusform>It has %n liberties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <translation>
            <numerusform>The last %n move</numerusform>
            <numerusform>The last %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <translation>
            <numerusform>%n place found.</numerusform>
            <numerusform>%n places found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <translation>
            <numerusform>%n named place.</numerusform>
            <numerusform>%n named places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <translation>
            <numerusform>Reads %n position</numerusform>
            <numerusform>Reads %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <translation>
            <numerusform>%n second a move</numerusform>
            <numerusform>%n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>By your last games, you get %n handicap stone(s) from %1.</source>
        <translation>
            <numerusform>By your last games, you get %n handicap stone from %1.</numerusform>
            <numerusform>By your last games, you get %n handicap stones from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <translation>
            <numerusform>%n line for the program</numerusform>
            <numerusform>%n lines for the program</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <translation>
            <numerusform>place %n more</numerusform>
            <numerusform>place %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <translation>
            <numerusform>%n prisoner</numerusform>
            <numerusform>%n prisoners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <translation>
            <numerusform>Move %1: %n stone could have escaped at %2.</numerusform>
            <numerusform>Move %1: %n stones could have escaped at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <translation>
            <numerusform>Move %1: %n stone could have lived at %2.</numerusform>
            <numerusform>Move %1: %n stones could have lived at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <translation>
            <numerusform>Move %1: you could have caught %n stone at %2.</numerusform>
            <numerusform>Move %1: you could have caught %n stones at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <translation>
            <numerusform>Move %1: %2 captured %n of your stones. That was a lot.</numerusform>
            <numerusform>Move %1: %2 captured %n of your stones. That was a lot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <translation>
            <numerusform>Move %1: at %2 you captured %n stone. Well played.</numerusform>
            <numerusform>Move %1: at %2 you captured %n stones. Well played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <translation>
            <numerusform>Two wins in a row. Next time you get %n handicap stone.</numerusform>
            <numerusform>Two wins in a row. Next time you get %n handicap stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <translation>
            <numerusform>I won twice in a row. Next time you get %n handicap stone.</numerusform>
            <numerusform>I won twice in a row. Next time you get %n handicap stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <translation>
            <numerusform>The clipboard holds %n game. Only one can be pasted here; save the text as a file to open all of them.</numerusform>
            <numerusform>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>players</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <translation>
            <numerusform>%n file in the folder could not be read.</numerusform>
            <numerusform>%n files in the folder could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <translation>
            <numerusform>Longest run: %n win in a row</numerusform>
            <numerusform>Longest run: %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <translation>
            <numerusform>Played on %n day</numerusform>
            <numerusform>Played on %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <translation>
            <numerusform>Taking %n stone</numerusform>
            <numerusform>Taking %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <translation>
            <numerusform>Giving %n stone</numerusform>
            <numerusform>Giving %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <translation>
            <numerusform>%1 should take about %n stone from %2.</numerusform>
            <numerusform>%1 should take about %n stones from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <translation>
            <numerusform>%n with others</numerusform>
            <numerusform>%n with others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <translation>
            <numerusform>Too few games to tell which handicap is fair. It takes at least %n.</numerusform>
            <numerusform>Too few games to tell which handicap is fair. It takes at least %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <translation>
            <numerusform>Black captures %n stone.</numerusform>
            <numerusform>Black captures %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <translation>
            <numerusform>White captures %n stone.</numerusform>
            <numerusform>White captures %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <translation>
            <numerusform>Black is faster: your %n stone has one liberty.</numerusform>
            <numerusform>Black is faster: your %n stones have one liberty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <translation>
            <numerusform>White is faster: your %n stone has one liberty.</numerusform>
            <numerusform>White is faster: your %n stones have one liberty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <translation>
            <numerusform>Black captures %n of your stones and gets away.</numerusform>
            <numerusform>Black captures %n of your stones and gets away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <translation>
            <numerusform>White captures %n of your stones and gets away.</numerusform>
            <numerusform>White captures %n of your stones and gets away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <translation>
            <numerusform>Black connects: these stones have %n liberty.</numerusform>
            <numerusform>Black connects: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <translation>
            <numerusform>White connects: these stones have %n liberty.</numerusform>
            <numerusform>White connects: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <translation>
            <numerusform>Black gets away: these stones have %n liberty.</numerusform>
            <numerusform>Black gets away: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <translation>
            <numerusform>White gets away: these stones have %n liberty.</numerusform>
            <numerusform>White gets away: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <translation>
            <numerusform>Black connects: one chain with %n liberty.</numerusform>
            <numerusform>Black connects: one chain with %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <translation>
            <numerusform>White connects: one chain with %n liberty.</numerusform>
            <numerusform>White connects: one chain with %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <translation>
            <numerusform>%n thing is missing here; the rest is used.</numerusform>
            <numerusform>%n things are missing here; the rest is used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>question</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <translation>
            <numerusform>You have not saved %n change. Save it before going on?</numerusform>
            <numerusform>You have not saved %n changes. Save them before going on?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <translation>
            <numerusform>%n value in this file cannot be read.</numerusform>
            <numerusform>%n values in this file cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <translation>
            <numerusform>They do not allow %n move of this game; all moves stay as they are.</numerusform>
            <numerusform>They do not allow %n moves of this game; all moves stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <translation>
            <numerusform>goboard ended while %1 was open. %n change was kept, the last %2.</numerusform>
            <numerusform>goboard ended while %1 was open. %n changes were kept, the last %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would not be allowed any more: </source>
        <translation>
            <numerusform>%n later move would not be allowed any more: </numerusform>
            <numerusform>%n later moves would not be allowed any more: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are not allowed any more: </source>
        <translation>
            <numerusform>%n later move is not allowed any more: </numerusform>
            <numerusform>%n later moves are not allowed any more: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>story</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <translation>
            <numerusform>For somebody who reads %n word a minute</numerusform>
            <numerusform>For somebody who reads %n words a minute</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <translation>
            <numerusform>%n change here, put back when you go on.</numerusform>
            <numerusform>%n changes here, put back when you go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <translation>
            <numerusform>%n position of one game moved together.</numerusform>
            <numerusform>%n positions of one game moved together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <translation>
            <numerusform>This game ends after %n move.</numerusform>
            <numerusform>This game ends after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <translation>
            <numerusform>The other ends after %n move.</numerusform>
            <numerusform>The other ends after %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <translation>
            <numerusform>%n variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <translation>
            <numerusform>%n way on:</numerusform>
            <numerusform>%n ways on:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <translation>
            <numerusform>removing %n game</numerusform>
            <numerusform>removing %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <translation>
            <numerusform>adding %n game</numerusform>
            <numerusform>adding %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) into atari.</source>
        <translation>
            <numerusform>This puts your %n stone into atari.</numerusform>
            <numerusform>This puts your %n stones into atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <translation>
            <numerusform>This leaves your %n stone in atari.</numerusform>
            <numerusform>This leaves your %n stones in atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This takes off your own %n stone(s).</source>
        <translation>
            <numerusform>This takes off your own %n stone.</numerusform>
            <numerusform>This takes off your own %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <translation>
            <numerusform>Your %n stone can be captured.</numerusform>
            <numerusform>Your %n stones can be captured.</numerusform>
        </translation>
    </message>
</context>
</TS>
