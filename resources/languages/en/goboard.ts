<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>again</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 has won %n times in a row.</source>
        <extracomment>Return the sentence that a player has won several games one after the other. %1 = isolated(winner)</extracomment>
        <translation>
            <numerusform>%1 has won %n time in a row.</numerusform>
            <numerusform>%1 has won %n times in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Play with %n stone(s)</source>
        <extracomment>Return the label of the button that begins the next game with a handicap; 1 is the first move without komi.</extracomment>
        <translation>
            <numerusform>Play with %n stone</numerusform>
            <numerusform>Play with %n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>Return how many positions the engine has read, for the analysis card.</extracomment>
        <translation>
            <numerusform>%n position read</numerusform>
            <numerusform>%n positions read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how many positions the engine reads.</extracomment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>Return an entry in the menu of the analysis: the loss from which a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>from %n point lost</numerusform>
            <numerusform>from %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how much all other moves must lose for a move to be called good.</extracomment>
        <translation>
            <numerusform>if every other move loses %n point</numerusform>
            <numerusform>if every other move loses %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the last %n move(s)</source>
        <extracomment>Return an entry in the menu of the analysis: the number of last moves whose losses are shown.</extracomment>
        <translation>
            <numerusform>the last %n move</numerusform>
            <numerusform>the last %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>It thinks about the %n marked point(s) only.</source>
        <extracomment>Return the note on the analysis card while the engine thinks about a part of the board.</extracomment>
        <translation>
            <numerusform>It thinks about the %n marked point only.</numerusform>
            <numerusform>It thinks about the %n marked points only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>Return the description of a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>%n liberty</numerusform>
            <numerusform>%n liberties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
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
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>The move at %1 took %n stone.</numerusform>
            <numerusform>The move at %1 took %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>The other side gave away %n stone by playing at %1.</numerusform>
            <numerusform>The other side gave away %n stones by playing at %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clean up</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n comment(s)</source>
        <extracomment>Return how much of a kind a record holds: &quot;12 comments, 2 names&quot;, &quot;Triangle × 3, KTV × 1&quot;.</extracomment>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n name(s)</source>
        <extracomment>Return how much of a kind a record holds: &quot;12 comments, 2 names&quot;, &quot;Triangle × 3, KTV × 1&quot;.</extracomment>
        <translation>
            <numerusform>%n name</numerusform>
            <numerusform>%n names</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Return the note which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>The file holds %n game; this is game %1. Another one is chosen with --game.</numerusform>
            <numerusform>The file holds %n games; this is game %1. Another one is chosen with --game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Return the note of goboard score where stones are set up at the start and the record gives no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>Black begins with %n stone, but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</numerusform>
            <numerusform>Black begins with %n stones, but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>Return the line below the time on a clock: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>%n penalty point</numerusform>
            <numerusform>%n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>%n move to make</numerusform>
            <numerusform>%n moves to make</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>%n period</numerusform>
            <numerusform>%n periods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%n move in %1</numerusform>
            <numerusform>%n moves in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>Return the terms of the overtime in words. %1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%1 for %n point each</numerusform>
            <numerusform>%1 for %n points each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>collect</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>We tried every move, %n move(s) ahead.</source>
        <extracomment>Return the result of trying every move: the right ones, looked at `depth` moves ahead.</extracomment>
        <translation>
            <numerusform>We tried every move, %n move ahead.</numerusform>
            <numerusform>We tried every move, %n moves ahead.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows.</extracomment>
        <translation>
            <numerusform>%n game in this file</numerusform>
            <numerusform>%n games in this file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows. %1 = shown</extracomment>
        <translation>
            <numerusform>%1 of %n game</numerusform>
            <numerusform>%1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Return the message after games of another file were added to this one. %1 = name</extracomment>
        <translation>
            <numerusform>%n game of %1 is in this file now.</numerusform>
            <numerusform>%n games of %1 are in this file now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Return the message after games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n game saved as %1.</numerusform>
            <numerusform>%n games saved as %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n problem(s)</source>
        <extracomment>Return the contents of the ten minutes: &quot;3 problems, 1 new idea, 1 game&quot;.</extracomment>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n to solve again</source>
        <extracomment>Return the name of a step of the ten minutes, and its contents; `partner` is the opponent in the game.</extracomment>
        <translation>
            <numerusform>%n to solve again</numerusform>
            <numerusform>%n to solve again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n new</source>
        <extracomment>Return the name of a step of the ten minutes, and its contents; `partner` is the opponent in the game.</extracomment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n game(s) played to the end.</source>
        <extracomment>Return the lines about a week: lessons, problems, the kinds that are known now, games.</extracomment>
        <translation>
            <numerusform>%n game played to the end.</numerusform>
            <numerusform>%n games played to the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 gives %n handicap stone(s).</source>
        <extracomment>Return the lines about the next games, idea and problems; `stones` is the handicap, 1 for the first move. %1 = partner</extracomment>
        <translation>
            <numerusform>%1 gives %n handicap stone.</numerusform>
            <numerusform>%1 gives %n handicap stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n problem(s) to solve again.</source>
        <extracomment>Return the lines about the next games, idea and problems; `stones` is the handicap, 1 for the first move.</extracomment>
        <translation>
            <numerusform>%n problem to solve again.</numerusform>
            <numerusform>%n problems to solve again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>doubt</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n detail(s) in this record look wrong.</source>
        <extracomment>Return the message after opening a record with doubtful facts, of which there is at least one.</extracomment>
        <translation>
            <numerusform>%n detail in this record looks wrong.</numerusform>
            <numerusform>%n details in this record look wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>Return the warning that reopening a file with another encoding loses unsaved changes.</extracomment>
        <translation>
            <numerusform>Reopening throws away %n unsaved change.</numerusform>
            <numerusform>Reopening throws away %n unsaved changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>
            <numerusform>%n byte is not a letter in this encoding.</numerusform>
            <numerusform>%n bytes are not letters in this encoding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>This encoding does not hold %n character: %1</numerusform>
            <numerusform>This encoding does not hold %n characters: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n minute(s)</source>
        <extracomment>Return one of the choices for the longest start of an engine.</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities.</extracomment>
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
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n of goboard’s own files could not be read: %1.</numerusform>
            <numerusform>%n of goboard’s own files could not be read: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n of goboard’s own files could not be read and was put aside: %1. Nothing was deleted.</numerusform>
            <numerusform>%n of goboard’s own files could not be read and were put aside: %1. Nothing was deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>find</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>Searching… %1 of %n game</numerusform>
            <numerusform>Searching… %1 of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>Stopped. %n place so far.</numerusform>
            <numerusform>Stopped. %n places so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <extracomment>Return a number of games, for the result of a search.</extracomment>
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
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none.</extracomment>
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
        <extracomment>Return the title of the list of moves that the rules do not allow.</extracomment>
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
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>%n stone captured.</numerusform>
            <numerusform>%n stones captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>Return the line below the board while handicap stones are still to be placed.</extracomment>
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
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move.
----------
Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>%n point away</numerusform>
            <numerusform>%n points away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>Return the number of guesses left for this move.</extracomment>
        <translation>
            <numerusform>%n try left</numerusform>
            <numerusform>%n tries left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>Return the score of all guesses: &quot;34 of 50 points&quot;. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>Return the number of the current move among those to guess. %1 = done</extracomment>
        <translation>
            <numerusform>%1 of %n move</numerusform>
            <numerusform>%1 of %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
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
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>
            <numerusform>Right. %n more to find.</numerusform>
            <numerusform>Right. %n more to find.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <extracomment>Return the reply to a wrong answer.</extracomment>
        <translation>
            <numerusform>The stones still have %n liberty.</numerusform>
            <numerusform>The stones still have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>Return the message that parts of a lesson cannot be used.</extracomment>
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
        <extracomment>Return the number of games that the list of the library shows.
----------
Return the line above the list of the changes that are about to be made in files.
----------
Return the message after games were saved in one file.
----------
Return the number of games in which the position was found.
----------
Return the number of games that a search had found when the user stopped it.</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>Return for each reason why files or folders are left out how many are.</extracomment>
        <translation>
            <numerusform>%n file without a game</numerusform>
            <numerusform>%n files without a game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>Return for each reason why files or folders are left out how many are.</extracomment>
        <translation>
            <numerusform>%n file too large</numerusform>
            <numerusform>%n files too large</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>Return for each reason why files or folders are left out how many are.</extracomment>
        <translation>
            <numerusform>%n file that cannot be read</numerusform>
            <numerusform>%n files that cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>Return for each reason why files or folders are left out how many are.</extracomment>
        <translation>
            <numerusform>%n folder that cannot be opened</numerusform>
            <numerusform>%n folders that cannot be opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n selected game(s)</source>
        <extracomment>Return the heading of a dialog about the games selected in the library.</extracomment>
        <translation>
            <numerusform>%n selected game</numerusform>
            <numerusform>%n selected games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) more</source>
        <extracomment>Return how a game is like the first one of its group of duplicates, in a column of the library.</extracomment>
        <translation>
            <numerusform>%n move more</numerusform>
            <numerusform>%n moves more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The file has changed, and %n game(s) of the list cannot be found in it.</source>
        <extracomment>Return the reason where a file was changed and games of the list are not in it any more.</extracomment>
        <translation>
            <numerusform>The file has changed, and %n game of the list cannot be found in it.</numerusform>
            <numerusform>The file has changed, and %n games of the list cannot be found in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s)</source>
        <extracomment>Return the line above the list of the changes that are about to be made in files.</extracomment>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) will not be changed</source>
        <extracomment>Return the heading of the list of files that will not be changed.</extracomment>
        <translation>
            <numerusform>%n file will not be changed</numerusform>
            <numerusform>%n files will not be changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s) changed.</source>
        <extracomment>Return the message after the game information of several games was changed.</extracomment>
        <translation>
            <numerusform>%n game changed.</numerusform>
            <numerusform>%n games changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) have no backup.</source>
        <extracomment>Return the message after the game information of several games was changed.</extracomment>
        <translation>
            <numerusform>%n file has no backup.</numerusform>
            <numerusform>%n files have no backup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) are as they were before.</source>
        <extracomment>Return the message after a change of several games was taken back.</extracomment>
        <translation>
            <numerusform>%n file is as it was before.</numerusform>
            <numerusform>%n files are as they were before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) could not be changed.</source>
        <extracomment>Return the sentence about files that could not be changed; empty for none.</extracomment>
        <translation>
            <numerusform>%n file could not be changed.</numerusform>
            <numerusform>%n files could not be changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Undo the change of %n game(s)</source>
        <extracomment>Return the text of the menu that takes back a change of several games.</extracomment>
        <translation>
            <numerusform>Undo the change of %n game</numerusform>
            <numerusform>Undo the change of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) left out.</source>
        <extracomment>Return the sentence that this number of files was left out; empty for none.</extracomment>
        <translation>
            <numerusform>%n file left out.</numerusform>
            <numerusform>%n files left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) with this position changed since the last reading.</source>
        <extracomment>Return the message that files of a search are not as they were; they are read again.</extracomment>
        <translation>
            <numerusform>%n file with this position has changed since it was last read.</numerusform>
            <numerusform>%n files with this position have changed since they were last read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) with this position can no longer be opened.</source>
        <extracomment>Return the message that files of a search are not as they were; they are read again.</extracomment>
        <translation>
            <numerusform>%n file with this position can no longer be opened.</numerusform>
            <numerusform>%n files with this position can no longer be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <extracomment>Return a next move in the list of a search as a screen reader speaks it: &quot;A: Black D4, 312 times, Black won 52%&quot;.</extracomment>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>Return the note below the list of next moves with the number of those that it leaves out.</extracomment>
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
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(sorted(stones) if is_told_whole else chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%n stone at %1</numerusform>
            <numerusform>%n stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n stone around %1</numerusform>
            <numerusform>%n stones around %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>the %n black stone at %1</numerusform>
            <numerusform>the %n black stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>the %n white stone at %1</numerusform>
            <numerusform>the %n white stones at %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>Return the sentence that names a missing protective move and how many points it protects.</extracomment>
        <translation>
            <numerusform>It protects %n point.</numerusform>
            <numerusform>It protects %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that loses a capturing race. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>It loses the race: %n liberty against %1.</numerusform>
            <numerusform>It loses the race: %n liberties against %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Captured in every line we tried: %n liberty against %1.</numerusform>
            <numerusform>Captured in every line we tried: %n liberties against %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The group has %n liberty(s).</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>
            <numerusform>The group has %n liberty.</numerusform>
            <numerusform>The group has %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Return the sentences about open neutral points: how filling them ends, or why they cannot be filled; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>%n neutral point is open: %1.</numerusform>
            <numerusform>%n neutral points are open: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>If White fills %1, Black must answer at %2 or lose %n stone.</numerusform>
            <numerusform>If White fills %1, Black must answer at %2 or lose %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>If Black fills %1, White must answer at %2 or lose %n stone.</numerusform>
            <numerusform>If Black fills %1, White must answer at %2 or lose %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none.</extracomment>
        <translation>
            <numerusform>%n group needs your decision.</numerusform>
            <numerusform>%n groups need your decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>Return the menu entry that numbers only the last moves.</extracomment>
        <translation>
            <numerusform>The last %n move</numerusform>
            <numerusform>The last %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merge</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n new move(s) from %1.</source>
        <extracomment>%1 = a file, or how many games %1 = others[0] if len(others) == 1 else games_text(len(others))</extracomment>
        <translation>
            <numerusform>%n new move from %1.</numerusform>
            <numerusform>%n new moves from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n move(s) were there already.</source>
        <translation>
            <numerusform>%n move was there already.</numerusform>
            <numerusform>%n moves were there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moments</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: a way out for %n stone(s)</source>
        <extracomment>Return the short text of a moment in a list; `number` is that of its move in the record. %1 = number</extracomment>
        <translation>
            <numerusform>Move %1: a way out for %n stone</numerusform>
            <numerusform>Move %1: a way out for %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: a way to live for %n stone(s)</source>
        <extracomment>Return the short text of a moment in a list; `number` is that of its move in the record. %1 = number</extracomment>
        <translation>
            <numerusform>Move %1: a way to live for %n stone</numerusform>
            <numerusform>Move %1: a way to live for %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) to catch</source>
        <extracomment>Return the short text of a moment in a list; `number` is that of its move in the record. %1 = number</extracomment>
        <translation>
            <numerusform>Move %1: %n stone to catch</numerusform>
            <numerusform>Move %1: %n stones to catch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) lost</source>
        <extracomment>Return the short text of a moment in a list; `number` is that of its move in the record. %1 = number</extracomment>
        <translation>
            <numerusform>Move %1: %n stone lost</numerusform>
            <numerusform>Move %1: %n stones lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) captured</source>
        <extracomment>Return the short text of a moment in a list; `number` is that of its move in the record. %1 = number</extracomment>
        <translation>
            <numerusform>Move %1: %n stone captured</numerusform>
            <numerusform>Move %1: %n stones captured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Return what could have been at a moment; `number` is that of its move in the record. %1 = number %2 = point_name(moment.point, size)</extracomment>
        <translation>
            <numerusform>Move %1: %n stone could have escaped at %2.</numerusform>
            <numerusform>Move %1: %n stones could have escaped at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Return what could have been at a moment; `number` is that of its move in the record. %1 = number %2 = point_name(moment.point, size)</extracomment>
        <translation>
            <numerusform>Move %1: %n stone could have lived at %2.</numerusform>
            <numerusform>Move %1: %n stones could have lived at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 would have caught %n stone(s).</source>
        <extracomment>Return what could have been at a moment; `number` is that of its move in the record. %1 = number %2 = point_name(moment.point, size)</extracomment>
        <translation>
            <numerusform>Move %1: %2 would have caught %n stone.</numerusform>
            <numerusform>Move %1: %2 would have caught %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n stone(s). It was too late to save them.</source>
        <extracomment>Return what could have been at a moment; `number` is that of its move in the record. %1 = number %2 = point_name(moment.point, size)</extracomment>
        <translation>
            <numerusform>Move %1: %2 captured %n stone. It was too late to save them.</numerusform>
            <numerusform>Move %1: %2 captured %n stones. It was too late to save them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was bigger, by about %n point(s).</source>
        <extracomment>Return what could have been at a moment; `number` is that of its move in the record. %1 = number %2 = point_name(moment.point, size)</extracomment>
        <translation>
            <numerusform>Move %1: %2 was bigger, by about %n point.</numerusform>
            <numerusform>Move %1: %2 was bigger, by about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n stone(s). Well played.</source>
        <extracomment>Return what could have been at a moment; `number` is that of its move in the record. %1 = number %2 = point_name(moment.point, size)</extracomment>
        <translation>
            <numerusform>Move %1: %2 captured %n stone. Well played.</numerusform>
            <numerusform>Move %1: %2 captured %n stones. Well played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Kept as %n variation(s).</source>
        <extracomment>Return the message after moments were kept as variations.</extracomment>
        <translation>
            <numerusform>Kept as %n variation.</numerusform>
            <numerusform>Kept as %n variations.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>Return the note below the list with the number of named places whose name contains the typed text.</extracomment>
        <translation>
            <numerusform>%n place found.</numerusform>
            <numerusform>%n places found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>Return the note below the list with the number of named places.</extracomment>
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
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1 starts with %n stone on the board, then %2 plays.</numerusform>
            <numerusform>%1 starts with %n stones on the board, then %2 plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return the choice of a number of handicap stones.</extracomment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>%n stone, an odd number.</numerusform>
            <numerusform>%n stones, an odd number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>%n stone, an even number.</numerusform>
            <numerusform>%n stones, an even number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>Reads %n position</numerusform>
            <numerusform>Reads %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>%n second a move</numerusform>
            <numerusform>%n seconds a move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>
            <numerusform>Going by your last games, you get %n handicap stone from %1.</numerusform>
            <numerusform>Going by your last games, you get %n handicap stones from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>Return the note on the comment card with the number of lines that are instructions to the program; empty for none.</extracomment>
        <translation>
            <numerusform>%n line for the program</numerusform>
            <numerusform>%n lines for the program</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>Return how many handicap stones are still to be placed, in a few words beside Black&apos;s name.</extracomment>
        <translation>
            <numerusform>place %n more</numerusform>
            <numerusform>place %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
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
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>Two wins in a row. Next time you get %n handicap stone.</numerusform>
            <numerusform>Two wins in a row. Next time you get %n handicap stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
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
        <extracomment>Return the message where the clipboard holds several games and only one can be pasted.</extracomment>
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
        <extracomment>Return the note how many files in the folder of the players&apos; book could not be read.</extracomment>
        <translation>
            <numerusform>%n file in the folder could not be read.</numerusform>
            <numerusform>%n files in the folder could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n drawn</numerusform>
            <numerusform>%n drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of a player&apos;s games with all their results.
----------
Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>Return a player&apos;s longest run of wins; empty where there was none.</extracomment>
        <translation>
            <numerusform>Longest run: %n win in a row</numerusform>
            <numerusform>Longest run: %n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date.</extracomment>
        <translation>
            <numerusform>Played on %n day</numerusform>
            <numerusform>Played on %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>Taking %n stone</numerusform>
            <numerusform>Taking %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>Giving %n stone</numerusform>
            <numerusform>Giving %n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%1 should take about %n stone from %2.</numerusform>
            <numerusform>%1 should take about %n stones from %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>%n with others</numerusform>
            <numerusform>%n with others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Return the text in place of the fair handicap where two players have too few games.</extracomment>
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
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>Black moves: make %n point in the outlined part.</numerusform>
            <numerusform>Black moves: make %n points in the outlined part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>White moves: make %n point in the outlined part.</numerusform>
            <numerusform>White moves: make %n points in the outlined part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>Black comes in: fewer than %n point is left.</numerusform>
            <numerusform>Black comes in: fewer than %n points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>White comes in: fewer than %n point is left.</numerusform>
            <numerusform>White comes in: fewer than %n points are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.
----------
Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>Black captures %n stone.</numerusform>
            <numerusform>Black captures %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.
----------
Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>White captures %n stone.</numerusform>
            <numerusform>White captures %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>Black is faster: your %n stone has one liberty.</numerusform>
            <numerusform>Black is faster: your %n stones have one liberty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>White is faster: your %n stone has one liberty.</numerusform>
            <numerusform>White is faster: your %n stones have one liberty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>Black captures %n of your stones and gets away.</numerusform>
            <numerusform>Black captures %n of your stones and gets away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>White captures %n of your stones and gets away.</numerusform>
            <numerusform>White captures %n of your stones and gets away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>Black connects: these stones have %n liberty.</numerusform>
            <numerusform>Black connects: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>White connects: these stones have %n liberty.</numerusform>
            <numerusform>White connects: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.
----------
Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>Black gets away: these stones have %n liberty.</numerusform>
            <numerusform>Black gets away: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.
----------
Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>White gets away: these stones have %n liberty.</numerusform>
            <numerusform>White gets away: these stones have %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>Black connects: one chain with %n liberty.</numerusform>
            <numerusform>Black connects: one chain with %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>White connects: one chain with %n liberty.</numerusform>
            <numerusform>White connects: one chain with %n liberties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The ladder works: Black captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>The ladder works: Black captures %n stone.</numerusform>
            <numerusform>The ladder works: Black captures %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The ladder works: White captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>The ladder works: White captures %n stone.</numerusform>
            <numerusform>The ladder works: White captures %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black recaptures at once: %n stone(s) by a snapback.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>Black recaptures at once: %n stone by a snapback.</numerusform>
            <numerusform>Black recaptures at once: %n stones by a snapback.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White recaptures at once: %n stone(s) by a snapback.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>White recaptures at once: %n stone by a snapback.</numerusform>
            <numerusform>White recaptures at once: %n stones by a snapback.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s) and is safe.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>Black captures %n stone and is safe.</numerusform>
            <numerusform>Black captures %n stones and is safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s) and is safe.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>White captures %n stone and is safe.</numerusform>
            <numerusform>White captures %n stones and is safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The border holds: Black keeps %n point(s) there.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>The border holds: Black keeps %n point there.</numerusform>
            <numerusform>The border holds: Black keeps %n points there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The border holds: White keeps %n point(s) there.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches by a solution.</extracomment>
        <translation>
            <numerusform>The border holds: White keeps %n point there.</numerusform>
            <numerusform>The border holds: White keeps %n points there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>Return the message that parts of a file of problems are missing, with a line for each of them.</extracomment>
        <translation>
            <numerusform>%n thing is missing here; the rest is used.</numerusform>
            <numerusform>%n things are missing here; the rest is used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Return the note how many files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>%n file holds no problems and is left out.</numerusform>
            <numerusform>%n files hold no problems and are left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>question</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>Return the line below that question: the number of unsaved changes.</extracomment>
        <translation>
            <numerusform>%n change is not saved. Save it before going on?</numerusform>
            <numerusform>%n changes are not saved. Save them before going on?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>
            <numerusform>%n value in this file cannot be read.</numerusform>
            <numerusform>%n values in this file cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>All %n position(s) of the game are analysed.</source>
        <extracomment>Return the sentence that says how many positions of the game the report is about.</extracomment>
        <translation>
            <numerusform>The %n position of the game is analysed.</numerusform>
            <numerusform>All %n positions of the game are analysed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>results</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>%n pupil</numerusform>
            <numerusform>%n pupils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table.</extracomment>
        <translation>
            <numerusform>%n wrong try</numerusform>
            <numerusform>%n wrong tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table.</extracomment>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>Return the line below that question: the class and the number of its pupils. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>What %n pupil answered is then gone for good: %1</numerusform>
            <numerusform>What %n pupils answered is then gone for good: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>Return the line below that question with the number of moves that the other rules do not allow.</extracomment>
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
        <source>goboard ended while an unsaved game was open. %n change(s) were kept, the last %1.</source>
        <extracomment>Return the description of the unsaved game of a program that ended: its title, its changes, and their time. %1 = moment(when, now)</extracomment>
        <translation>
            <numerusform>goboard ended while an unsaved game was open. %n change was kept, the last %1.</numerusform>
            <numerusform>goboard ended while an unsaved game was open. %n changes were kept, the last %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>Return the description of the unsaved game of a program that ended: its title, its changes, and their time. %1 = title %2 = moment(when, now)</extracomment>
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
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>
            <numerusform>%n later move would no longer be allowed: </numerusform>
            <numerusform>%n later moves would no longer be allowed: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>Return the message after a move was inserted, with the later moves that are no longer allowed; empty for none.</extracomment>
        <translation>
            <numerusform>%n later move is no longer allowed: </numerusform>
            <numerusform>%n later moves are no longer allowed: </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Return the first names as a list, and the number of the others.</extracomment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>Return the number of moves that a player has made at a real board.
----------
Return the number of moves of a game.
----------
Return the known facts of a game in a collection: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the number of positions of one of the user&apos;s own lessons.</extracomment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>Return how many of the user&apos;s own lessons the start page leaves out.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games in a file.</extracomment>
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
        <source>Speed: %n word(s) a minute</source>
        <extracomment>Return the tip of a speed of the counting story: the words a minute of a reader it suits.</extracomment>
        <translation>
            <numerusform>Speed: %n word a minute</numerusform>
            <numerusform>Speed: %n words a minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>Return the reason for handing over a stone for each pass in a counting story. %1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1 has passed %n time. Each pass gives %2 a stone; White is last.</numerusform>
            <numerusform>%1 has passed %n times. Each pass gives %2 a stone; White is last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>%1 has %n stone on the board.</numerusform>
            <numerusform>%1 has %n stones on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>Return the reason for comparing with half the board in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>The board has %n point. Whoever has more than %1 of them is ahead.</numerusform>
            <numerusform>The board has %n points. Whoever has more than %1 of them is ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>Return the reason for returning prisoners to the bowls in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>Prisoners do not count here: %1 gets %n stone back.</numerusform>
            <numerusform>Prisoners do not count here: %1 gets %n stones back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the same number in a short form; `number` is None where no position is shown.</extracomment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n task(s) without a right answer, at position %1.</source>
        <extracomment>Return the message which positions, counted from 0, have tasks that cannot be asked yet. %1 = listed</extracomment>
        <translation>
            <numerusform>%n task without a right answer, at position %1.</numerusform>
            <numerusform>%n tasks without a right answer, at position %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>
            <numerusform>%n change here, put back when you go on.</numerusform>
            <numerusform>%n changes here, put back when you go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>Return the message after several positions of one game moved together.</extracomment>
        <translation>
            <numerusform>%n position of one game moved together.</numerusform>
            <numerusform>%n positions of one game moved together.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>teaching</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>At %1 your opponent can capture %n of your stone(s).</source>
        <extracomment>Return the reason why a move loses much, as shown on the board. %1 = point_name(blunder.shown.point, size)</extracomment>
        <translation>
            <numerusform>At %1 your opponent can capture %n of your stones.</numerusform>
            <numerusform>At %1 your opponent can capture %n of your stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If your opponent plays %1, %n of your stone(s) cannot escape.</source>
        <extracomment>Return the reason why a move loses much, as shown on the board. %1 = point_name(blunder.shown.point, size)</extracomment>
        <translation>
            <numerusform>If your opponent plays %1, %n of your stones cannot escape.</numerusform>
            <numerusform>If your opponent plays %1, %n of your stones cannot escape.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If your opponent plays %1, you soon lose %n stone(s).</source>
        <extracomment>Return the reason why a move loses much, as shown on the board. %1 = point_name(blunder.shown.point, size)</extracomment>
        <translation>
            <numerusform>If your opponent plays %1, you soon lose %n stone.</numerusform>
            <numerusform>If your opponent plays %1, you soon lose %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If your opponent plays %1, %n of your stone(s) may die.</source>
        <extracomment>Return the reason why a move loses much, as shown on the board. %1 = point_name(blunder.shown.point, size)</extracomment>
        <translation>
            <numerusform>If your opponent plays %1, %n of your stones may die.</numerusform>
            <numerusform>If your opponent plays %1, %n of your stones may die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>At %1 you can capture %n stone(s).</source>
        <extracomment>Return the reason why a move loses much, as shown on the board. %1 = point_name(blunder.shown.point, size)</extracomment>
        <translation>
            <numerusform>At %1 you can capture %n stone.</numerusform>
            <numerusform>At %1 you can capture %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you play %1, %n of your opponent’s stone(s) cannot escape.</source>
        <extracomment>Return the reason why a move loses much, as shown on the board. %1 = point_name(blunder.shown.point, size)</extracomment>
        <translation>
            <numerusform>If you play %1, %n of your opponent’s stones cannot escape.</numerusform>
            <numerusform>If you play %1, %n of your opponent’s stones cannot escape.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You get %n handicap stone(s).</source>
        <translation>
            <numerusform>You get %n handicap stone.</numerusform>
            <numerusform>You get %n handicap stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>term</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n right at once</source>
        <extracomment>Return how many tasks of a lesson were answered how: &quot;4 right at once, 1 with help, 1 wrong&quot;.</extracomment>
        <translation>
            <numerusform>%n right at once</numerusform>
            <numerusform>%n right at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n with help</source>
        <extracomment>Return how many tasks of a lesson were answered how: &quot;4 right at once, 1 with help, 1 wrong&quot;.</extracomment>
        <translation>
            <numerusform>%n with help</numerusform>
            <numerusform>%n with help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n wrong</source>
        <extracomment>Return how many tasks of a lesson were answered how: &quot;4 right at once, 1 with help, 1 wrong&quot;.</extracomment>
        <translation>
            <numerusform>%n wrong</numerusform>
            <numerusform>%n wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>together</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>This game ends after %n move.</numerusform>
            <numerusform>This game ends after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
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
        <extracomment>Return the place in the tree as a screen reader speaks it: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>%n variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n continuations:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>
            <numerusform>%n continuation:</numerusform>
            <numerusform>%n continuations:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing removed games.</extracomment>
        <translation>
            <numerusform>removing %n game</numerusform>
            <numerusform>removing %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing added games.</extracomment>
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
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>This puts your %n stone in atari.</numerusform>
            <numerusform>This puts your %n stones in atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>This leaves your %n stone in atari.</numerusform>
            <numerusform>This leaves your %n stones in atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>This captures %n of your own stones.</numerusform>
            <numerusform>This captures %n of your own stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>Your %n stone can be captured.</numerusform>
            <numerusform>Your %n stones can be captured.</numerusform>
        </translation>
    </message>
</context>
</TS>
