<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Version %1</source>
        <extracomment>Which version this is. %1 = version</extracomment>
        <translation>Version %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>What the program is.</extracomment>
        <translation>Ein Brett für Go: spielen, zählen, ansehen und lehren. Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>No native speaker has read what the program says; where it can be corrected. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>Diese Übersetzung hat noch kein Muttersprachler geprüft. Um sie zu verbessern, ändere %1 im Quelltext; wie das geht, steht in docs/translating.md.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Kopiere diesen Bericht und schreib dazu, was du gerade getan hast. Er nennt weder Spieler noch Dateien; lies ihn, bevor du ihn abschickst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one. %1 = page</extracomment>
        <translation>Schick ihn an %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Schick ihn an die Person, von der du goboard hast.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>Über goboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Write a failure down, and show what there is to send to whoever mends the program.</extracomment>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>Teil des Programms</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1, Taste %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %2 = key</extracomment>
        <translation>Taste %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>Zugestimmt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>Zustimmen</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>Somebody asks for an analysis, and there is no engine for it.</extracomment>
        <translation>Willst du wissen, was ein starkes Programm denkt? Installiere KataGo und wähle es auf der Seite „Engines“ (Menü Lernen).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Who is ahead; empty where the engine does not say.</extracomment>
        <translation>Die Partie ist ausgeglichen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Schwarz führt mit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Weiß führt mit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Schwarz gewinnt %1 von 100 Partien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Weiß gewinnt %1 von 100 Partien.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>How much was thought of a position.</extracomment>
        <translation>
            <numerusform>%n Stellung gelesen</numerusform>
            <numerusform>%n Stellungen gelesen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>Nothing is known yet of the board that is shown.</extracomment>
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>A point, or a pass.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>What the columns of the list are.</extracomment>
        <translation>Der Zug, wie viele Punkte er verliert, wie oft Schwarz gewinnt. Enter behält seine Folge als Variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>The same for those who listen. %1 = percent(candidate.winrate)</extracomment>
        <translation>Schwarz gewinnt %1 von 100 Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>What a move loses, in a few words.</extracomment>
        <translation>verliert nichts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>What a move loses, in a few words. %1 = _decimal(lost.points)</extracomment>
        <translation>verliert %1 Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>What a move loses, in a few words. %1 = percent(lost.winrate)</extracomment>
        <translation>gewinnt %1 von 100 Partien weniger</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>What is said of a point that the engine likes, after what stands there. %1 = lost_text(lost)</extracomment>
        <translation>Zug der Engine, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>What is said of a point that the engine likes, after what stands there.</extracomment>
        <translation>Zug der Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Der letzte schwarze Zug hat nichts verloren.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Der letzte weiße Zug hat nichts verloren.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Der letzte schwarze Zug hat %1 Punkte verloren.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Der letzte weiße Zug hat %1 Punkte verloren.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>A row of the settings: how much the engine reads.</extracomment>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>A row of the settings: from what loss on a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>ab %n verlorenen Punkt</numerusform>
            <numerusform>ab %n verlorenen Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>A row of the settings: where the only move is called good.</extracomment>
        <translation>
            <numerusform>wenn jeder andere Zug %n Punkt verliert</numerusform>
            <numerusform>wenn jeder andere Zug %n Punkte verliert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>How far the reading of the whole game is. %1 = done %2 = of</extracomment>
        <translation>Partie wird analysiert: %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>sehr schlecht: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>schlecht: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>fraglich: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>gut: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>The whole game was read: how many moves were marked in the record.</extracomment>
        <translation>Die ganze Partie ist analysiert. Kein Zug fällt auf.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>Die ganze Partie ist analysiert. Markierte Züge: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The whole game was read, and nothing was to be written.</extracomment>
        <translation>Die ganze Partie ist analysiert. Der Streifen unten zeigt, wer geführt hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Nach diesem Zug gibt es keinen großen Fehler.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Vor diesem Zug gibt es keinen großen Fehler.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>Mistakes are asked for in a game that was not read.</extracomment>
        <translation>Analysiere zuerst die ganze Partie (Menü Lernen).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>A line of the engine was added to the record. %1 = name</extracomment>
        <translation>Die Zugfolge ab %1 ist jetzt in der Aufzeichnung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>A line of the engine is in the record already. %1 = name</extracomment>
        <translation>Die Zugfolge ab %1 ist schon in der Aufzeichnung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better.</extracomment>
        <translation>Dein Zug ist so gut wie der gespielte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Dein Zug ist um %1 Punkte besser als der gespielte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Dein Zug ist um %1 Punkte schlechter als der gespielte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>Die besten Züge der Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>Einstellungen der Analyse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>Analyse ausschalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>Neu starten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>Beste Züge auf dem Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>Wahrscheinliches Gebiet auf dem Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>Wie viel gelesen wird: dieses Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>Wie viel gelesen wird: jeder Zug einer Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>Nach der Analyse gute und schlechte Züge markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>Ein Zug ist fraglich</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>Ein Zug ist schlecht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>Ein Zug ist gut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>Bewertungen auch in der Datei speichern</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>The button that takes an outcome over. %1 = komi</extracomment>
        <translation>Mit Komi %1 spielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>What is bid for in an auction.</extracomment>
        <translation>Wer Schwarz nimmt, gibt Weiß Komi: Punkte dafür, dass Weiß nicht beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>What to weigh when one names a komi.</extracomment>
        <translation>Diese Punkte gibt Schwarz an Weiß. Nenne eine faire Zahl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>What stands over the field of the player who names the komi. %1 = name</extracomment>
        <translation>Dein Komi, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>What a colour brings or costs the player who picks it.</extracomment>
        <translation>niemand bekommt Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>und %1 Punkte bekommen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>und %1 Punkte geben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>How an auction by turns goes.</extracomment>
        <translation>Ihr bietet abwechselnd höher; wer am meisten bietet, spielt Schwarz mit diesem Komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>How an auction in secret goes.</extracomment>
        <translation>Jeder bietet einmal geheim; wer mehr bietet, spielt Schwarz mit diesem Komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>How to cut and choose.</extracomment>
        <translation>Einer nennt das Komi, der andere wählt die Farbe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>What is bid when bids rise in turn.</extracomment>
        <translation>Diese Punkte gibt Schwarz an Weiß. Die Gebote steigen abwechselnd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>The least that may be bid now. %1 = lowest</extracomment>
        <translation>%1 oder mehr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>The button that makes another player the first one. %1 = name</extracomment>
        <translation>%1 beginnen lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>What stands over the field for a bid. %1 = bidder</extracomment>
        <translation>Dein Gebot, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>What stands under the name of the player who is White. %1 = points(komi)</extracomment>
        <translation>spielt Weiß, Komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>Why a secret bid cannot be read.</extracomment>
        <translation>Für deine Eingabe stehen nur Punkte da.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>A secret bid was given.</extracomment>
        <translation>Das Gebot ist abgegeben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Offen bieten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Geheim bieten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Einer teilt, einer wählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Throw the auction away and choose again.</extracomment>
        <translation>Komi ersteigern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>Andere Arten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>Farben auslosen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>Weniger bieten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>Mehr bieten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>Dieses Komi nennen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>Schwarz nehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>Weiß nehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>Aufhören, Weiß spielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>Gebot abgeben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>Bietet jetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>Bietet danach</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>empty</source>
        <extracomment>What is on a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
What is on a point of the lesson, as it is read aloud; marks are told too.
----------
What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.
----------
What is on a point, as it is read aloud; marks are told too.
----------
What is on a point while the moves to come are hidden, for those who listen.
----------
What is on a point while the story is told, for those who listen.
----------
What is on a point of the dialog&apos;s board, as it is read aloud.</extracomment>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>What is on a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>%n Freiheit</numerusform>
            <numerusform>%n Freiheiten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>Ende einer Linie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>Anfang eines Pfeils</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>Ziel eines Pfeils</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>abgedunkelt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>nicht gezeigt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>%1 = text</extracomment>
        <translation>Beschriftung %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>im Atari</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>
            <numerusform>%n Stein verbunden</numerusform>
            <numerusform>%n Steine verbunden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>bisher von Schwarz umschlossen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>bisher von Weiß umschlossen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>nächster Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>unklar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>tot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>neutral gesetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>Punkt von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>Punkt von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>offene Grenze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>hier fehlt noch ein Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Go board</source>
        <extracomment>The keys of the board, then those of the rows in the order of the menus.
----------
Ask what the task of the position at the cursor is.</extracomment>
        <translation>Go-Brett</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>The row of a menu that takes back all moves after this one. %1 = number</extracomment>
        <translation>Bis hier zurücknehmen (Zug %1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The row that takes the last move back.</extracomment>
        <translation>Diesen Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>The row that shows the board as it was after this move. %1 = number</extracomment>
        <translation>Zu diesem Zug gehen (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The row with the marks that a point can get.</extracomment>
        <translation>Markieren mit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The row that takes all marks of a point away.</extracomment>
        <translation>Markierungen entfernen</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>Normale Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>Wer zuerst %1 schlägt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>What wins, and that nobody passes. %1 = _stones(goal)</extracomment>
        <translation>Wer zuerst %1 schlägt, gewinnt. Niemand darf passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>How far a side is: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>geschlagen: %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>Why the button Pass is off.</extracomment>
        <translation>Im Atari-Go darf niemand passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why the button Count is off.</extracomment>
        <translation>Im Atari-Go wird nicht gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Who won a capture game, and by what. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1 gewinnt: %2 kann nicht ziehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Schwarz gewinnt: zuerst %1 geschlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Weiß gewinnt: zuerst %1 geschlagen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Der Zug auf %1 hat %n Stein geschlagen.</numerusform>
            <numerusform>Der Zug auf %1 hat %n Steine geschlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Die andere Seite hat mit %1 selbst %n Stein hergegeben.</numerusform>
            <numerusform>Die andere Seite hat mit %1 selbst %n Steine hergegeben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>Nach dem Zug auf %1 gibt es keinen Zug mehr, und niemand darf passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>einen Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>drei Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>fünf Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>zehn Steine</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>How to draw over the board.</extracomment>
        <translation>Zeichne mit der Maus. Das Gezeichnete verblasst; Esc legt den Stift weg.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <source>Esc ends the presentation</source>
        <translation>Esc beendet die Vorführung</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>Standardeingabe oder -ausgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: %2</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;. %1 = name %2 = sentence
----------
A fact with what it is called: &quot;Komi: 6.5&quot;. %1 = label %2 = value
----------
What points there are of a kind. %1 = label %2 = point_list(points, size)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>So eine Datei gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Why a file cannot be read.
----------
Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>Du darfst diese Datei nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Why a file cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>Sie lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Den Ordner, in den geschrieben werden soll, gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Du darfst hier nicht schreiben. Nichts wurde geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Why a file cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>Sie lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>A file is beyond any game record.</extracomment>
        <translation>Die Datei ist zu groß für eine Partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>The file has not as many games as was asked for. %1 = number %2 = games</extracomment>
        <translation>Es gibt keine Partie %1; Partien in dieser Datei: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>Die Datei enthält %n Partie; das ist Partie %1. Eine andere wählst du mit --game.</numerusform>
            <numerusform>Die Datei enthält %n Partien; das ist Partie %1. Eine andere wählst du mit --game.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>An option wants a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1: „%2“ ist keine Zahl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>The komi asked for is not possible. %1 = text %2 = limit</extracomment>
        <translation>--komi: „%1“ geht nicht; Komi reicht von −%2 bis %2 in Viertelschritten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>The number given with an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1: Die Zahl muss zwischen %2 und %3 liegen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>So many handicap stones have no place on this board under these rules. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap: %1 Vorgabesteine gehen nach diesen Regeln auf %2 nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no ruleset&apos;s; what the names are. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>Kein Regelwerk heißt „%1“. Bekannt sind: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>--dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead: „%1“ ist kein Punkt auf einem Brett %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>--dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead: Auf %1 liegt kein Stein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name</extracomment>
        <translation>Die Aufzeichnung nennt keine Regeln; verwendet wurden: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name %2 = found.text</extracomment>
        <translation>Die Aufzeichnung nennt unbekannte Regeln, „%2“; verwendet wurden: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>The komi of a record cannot be read. %1 = raw</extracomment>
        <translation>Das Komi „%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>How many sentences were left out. %1 = count</extracomment>
        <translation>Weitere Hinweise: %1; --json nennt alle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number.</extracomment>
        <translation>Die Aufzeichnung nennt kein Komi; gezählt mit 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>Das Komi der Aufzeichnung, „%1“, ist keine Zahl; gezählt mit 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>HA and the stones on the board tell different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>Vorgabesteine in der Aufzeichnung: %1; schwarze Steine vor dem ersten Zug von Weiß: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>With how many handicap stones the bonus was worked out. %1 = stones</extracomment>
        <translation>Gezählt mit Vorgabesteinen: %1. Eine andere Zahl gibst du mit --handicap an.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Stones stand at the start although the record knows of no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>Schwarz beginnt mit %n Stein, aber die Aufzeichnung nennt keine Vorgabe; Weiß bekommt dafür nichts. War es eine, sag --handicap %1.</numerusform>
            <numerusform>Schwarz beginnt mit %n Steinen, aber die Aufzeichnung nennt keine Vorgabe; Weiß bekommt dafür nichts. War es eine, sag --handicap %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>Territory was marked before the end.</extracomment>
        <translation>In der Aufzeichnung ist Gebiet markiert, aber danach wurde noch gespielt; nicht verwendet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Where the marks of the record and the count part. %1 = point_list(points, size)</extracomment>
        <translation>TB und TW der Aufzeichnung widersprechen sich bei diesen Punkten: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Names of points one after the other, or &quot;none&quot;.
----------
A name that is no engine&apos;s; which there are.
----------
An engine is there, but cannot do what the command needs; which can.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>--encoding names none. %1 = name</extracomment>
        <translation>--encoding: Keine Textkodierung heißt „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Text that the encoding cannot hold; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>Die Kodierung %1 kennt „%2“ nicht. Nichts wurde geschrieben; --encoding utf-8 fasst alles.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>OUT ends like a format that is not written. %1 = ending</extracomment>
        <translation>goboard schreibt keine Dateien, die auf %1 enden; es schreibt Aufzeichnungen als SGF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>OUT is a picture.</extracomment>
        <translation>Bilder macht „goboard render FILE OUT.png“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>A picture would take the place of the record itself.</extracomment>
        <translation>Das Bild würde die Aufzeichnung ersetzen. Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Pictures need libraries that are not there. %1 = detail</extracomment>
        <translation>Hier lassen sich keine Bilder machen: Teile von Qt fehlen (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The picture could not be made into a file.</extracomment>
        <translation>Das Bild konnte nicht gemacht werden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>The command line does not make sense. %1 = detail</extracomment>
        <translation>Das wurde nicht verstanden: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Where to read on. %1 = program</extracomment>
        <translation>Hilfe: %1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>The result as RE gives it and in words. %1 = result %2 = words</extracomment>
        <translation>Ergebnis: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>Black wins although the sides have the same.</extracomment>
        <translation>beide Seiten haben gleich viel, dann gewinnt Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>A move names no point. %1 = where</extracomment>
        <translation>„%1“ ist kein Punkt auf diesem Brett; der Zug wurde weggelassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>A move stands on a stone. %1 = where</extracomment>
        <translation>%1: Dort liegt schon ein Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>A move takes its own last liberty. %1 = where</extracomment>
        <translation>%1: Es bliebe keine Freiheit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>A move breaks the ko rule. %1 = where</extracomment>
        <translation>%1: Das schlägt im Ko sofort zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>A move repeats a board. %1 = where</extracomment>
        <translation>%1: Das wiederholt ein früheres Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>AB, AW or AE names no point. %1 = where</extracomment>
        <translation>%1 stellt keinen Punkt dieses Bretts auf; weggelassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>B or W has several values. %1 = where</extracomment>
        <translation>der Zug hat mehr als einen Punkt; „%1“ wurde weggelassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>One node has moves of both sides.</extracomment>
        <translation>Schwarz und Weiß ziehen in einem Schritt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>A faulty move with number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>Zug %1, %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>A fault that is not one side&apos;s. %1 = move %2 = reason</extracomment>
        <translation>Zug %1, %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>What a file is: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>Kodierung %1, Partien: %2, Knoten: %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>What a game is, in one line. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>Partie %1: %2, Knoten: %3, Züge der Hauptvariante: %4, Regeln: %5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>A record names rules that are not known; which its moves were judged by. %1 = text %2 = used</extracomment>
        <translation>Die Regeln „%1“ sind unbekannt; die Züge wurden hiernach beurteilt: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>A record names no rules; which its moves were judged by. %1 = used</extracomment>
        <translation>Es sind keine Regeln genannt; die Züge wurden hiernach beurteilt: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>A file was not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1, importiert aus %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>A record names rules that are not known. %1 = text</extracomment>
        <translation>unbekannt (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>A sentence about one of several games. %1 = number %2 = sentence</extracomment>
        <translation>Partie %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>Saving would not give the same file.</extracomment>
        <translation>Die Datei unverändert zu speichern würde ihre Bytes ändern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>The size and length of a game. %1 = size %2 = moves</extracomment>
        <translation>%1, Züge: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no engine&apos;s; which there are. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>Keine Engine heißt „%1“. Bekannt sind: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>An engine is there, but cannot do what the command needs; which can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>„%1“ kann das nicht. Diese können es: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>No engine rates moves.</extracomment>
        <translation>Keine Engine gefunden, die Züge bewertet, wie KataGo. Füge im Programm eine hinzu: Lernen, Engines….</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>A sentence about a position. %1 = number %2 = sentence</extracomment>
        <translation>Nach Zug %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = number</extracomment>
        <translation>Zug %1:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>Schwarz %1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 am besten %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = played</extracomment>
        <translation>gespielt %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>Punkte verloren: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>A game of a match. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>Partie %1: %2 (Schwarz), %3 (Weiß): %4, Züge: %5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>A game of a match is broken off.</extracomment>
        <translation>Abgebrochen: Keine Seite passt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>An engine of a match made a move that the rules do not allow. %1 = name</extracomment>
        <translation>%1 hat einen Zug gemacht, den die Regeln nicht erlauben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>What goboard engines does.</extracomment>
        <translation>Listet die Engines: auf diesem Computer gefundene, im Programm hinzugefügte und die
eigenen Partner des Programms. Nichts wird gestartet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>What goboard analyse does.</extracomment>
        <translation>Lässt eine Engine jede Stellung der Hauptvariante bewerten: wer führt, den besten Zug
und wie viele Punkte der gespielte verlor. Alle Werte gelten für Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>What goboard analyse --json prints.</extracomment>
        <translation>Mit --json ein Objekt: file, engine, positions. Jede Stellung: move (wie viele gespielt
sind), to_move, score (Punkte, die Schwarz führt), winrate (von Schwarz, 0 bis 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (Punkte, die dieser
Zug verlor), ownership (Reihen ab oben links, 1 Schwarz, -1 Weiß; oder null).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>What goboard match does.</extracomment>
        <translation>Lässt zwei Engines gegeneinander spielen, abwechselnd mit Schwarz. Eine Engine ist ihr
Schlüssel oder Name (siehe „goboard engines“), nach einem Doppelpunkt ihre Stufe, wenn sie
Stufen hat: gnugo:5. Eine Engine, die versagt oder verboten zieht, verliert. Gezählt wird,
wie das Programm die Steine beurteilt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>What the exit codes mean.</extracomment>
        <translation>Exitcode: 0 alles in Ordnung, 1 es gab etwas zu sagen, 2 eine Datei war nicht lesbar oder
schreibbar, oder der Befehl wurde nicht verstanden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (whether the record
names rules that are known), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, auto), seki, black and white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (Black&apos;s points less White&apos;s), winner (B, W
or null), result, recorded_result, agrees (null where counting cannot tell),
difference (what the record gives Black more than the count), likely_cause,
main_result (after the last moves, or as it stands if the record says so, its marks
settle it, the rules count the board as it stands, or nothing is left to play; null
if the game does not look finished), after_last_moves (null if there are none: moves
with color, point, protects and purpose; left; result, margin, winner, agrees),
filled (with --fill: moves, left, result; else null), groups,
territory, seki_points, neutral_points, dame (those that either side may fill),
openings (invader, points, threatened), needed (owner, point, threatened), finished,
findings, illegal_moves, messages; or file and error.
With --rules all a list of such objects, without difference and likely_cause.

neutral, margin, winner, result, agrees and difference are those of the board as it
stands, before the last moves. purpose: fill (a neutral point), answer (forced by
the move before), close (closes a border or protects stones), pass.
groups: color, stones, status (as counted: alive, dead, seki), judged (alive, dead,
seki, unclear), leaning, reason, reason_points, liberties, other_liberties,
confidence (0 to 1; only what is certain has 1), sentence.
territory: one text for each row from the top; b and w are territory, dead stones
on it included, s is surrounded but does not count because of seki, a dot is
anything else.
likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,
not_counted (decided by resignation or on time); null where the results agree.</source>
        <extracomment>What goboard score --json prints.</extracomment>
        <translation>Mit --json ein Objekt: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (ob die Aufzeichnung
bekannte Regeln nennt), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, auto), seki, black und white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (Punkte von Schwarz minus Weiß), winner (B, W
oder null), result, recorded_result, agrees (null, wo Zählen nichts sagen kann),
difference (was die Aufzeichnung Schwarz mehr gibt als die Zählung), likely_cause,
main_result (nach den letzten Zügen; oder wie das Brett ist, wenn die Aufzeichnung es
so sagt, ihre Markierungen es festlegen, die Regeln das Brett so zählen, wie es ist,
oder nichts mehr zu spielen ist; null, wenn die Partie nicht fertig aussieht),
after_last_moves (null, wenn es keine gibt; moves mit color, point, protects und
purpose; left; result, margin, winner, agrees),
filled (mit --fill: moves, left, result; sonst null), groups,
territory, seki_points, neutral_points, dame (die beide füllen können),
openings (invader, points, threatened), needed (owner, point, threatened), finished,
findings, illegal_moves, messages; oder file und error.
Mit --rules all eine Liste solcher Objekte, ohne difference und likely_cause.

neutral, margin, winner, result, agrees und difference gelten für das Brett, wie es
ist, vor den letzten Zügen. purpose: fill (ein neutraler Punkt), answer (vom Zug davor
erzwungen), close (schließt eine Grenze oder schützt Steine), pass.
groups: color, stones, status (wie gezählt: alive, dead, seki), judged (alive, dead,
seki, unclear), leaning, reason, reason_points, liberties, other_liberties,
confidence (0 bis 1; nur was sicher ist, hat 1), sentence.
territory: ein Text für jede Reihe von oben; b und w sind Gebiet, tote Steine
darauf eingeschlossen, s ist umschlossen, zählt aber wegen Seki nicht, ein Punkt
ist alles andere.
likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,
not_counted (durch Aufgabe oder Zeit entschieden); null, wo die Ergebnisse gleich sind.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>What goboard score does.</extracomment>
        <translation>Zählt die Stellung am Ende der Hauptvariante und vergleicht sie mit dem Ergebnis der
Aufzeichnung. Tote Steine sind die von --dead, sonst die, die TB und TW am Ende der
Aufzeichnung markieren, sonst die, die als tot beurteilt werden. Legt die Aufzeichnung
die Zählung nicht fest, werden zuerst kleine Lücken in Grenzen geschlossen und
neutrale Punkte gefüllt; die Zählung des Bretts, wie es ist, kommt an zweiter Stelle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>What goboard check does.</extracomment>
        <translation>Sagt, was Dateien enthalten, was vom Standard abweicht, welche Züge der Hauptvariante
die Regeln nicht erlauben und was von Lektionen und Problemen unbrauchbar ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json a list, one object for each file: file, format, encoding, encoding_from
(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,
last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,
ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,
illegal_moves), findings (kind, line, column, detail, game, sentence, expected,
done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,
messages; or file and error.</source>
        <extracomment>What goboard check --json prints.</extracomment>
        <translation>Mit --json eine Liste, ein Objekt je Datei: file, format, encoding, encoding_from
(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,
last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,
ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,
illegal_moves), findings (kind, line, column, detail, game, sentence, expected,
done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,
messages; oder file und error.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>What goboard convert does.</extracomment>
        <translation>Schreibt die Aufzeichnung IN als SGF nach OUT. Alle Bytes bleiben, wie sie sind, außer
eine Option will es anders. GIB, NGF, UGF und UGI werden SGF. OUT wird ganz ersetzt
oder gar nicht; es darf IN sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>What goboard render does.</extracomment>
        <translation>Schreibt, was die Endung von OUT sagt: die Stellung am Ende der Hauptvariante oder
nach N Zügen als PNG, SVG, PDF oder Text; einen Bereich von Zügen mit Nummern auf den
Steinen, oder bewegt als GIF oder WebP; die ganze Partie in Diagrammen als PDF, wenn
weder Zug noch Teil verlangt ist. Ein Bildschirm ist nicht nötig.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>What goboard rules does.</extracomment>
        <translation>Listet alle Regelwerke auf oder sagt, was eines davon bedeutet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>What the program is, and what it does without a command.</extracomment>
        <translation>Ein Brett für das Spiel Go. Ohne Befehl öffnet sich ein Fenster, mit der Partie aus DATEI, wenn eine genannt ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Tote Steine, wie mit --dead angegeben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Tote Steine, wie TB und TW der Aufzeichnung sie markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Tote Steine, wie hier beurteilt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference.</extracomment>
        <translation>Die Aufzeichnung nennt kein Ergebnis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>Die Aufzeichnung sagt %1 (%2); Zählen kann das nicht bestätigen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded</extracomment>
        <translation>Auch die Aufzeichnung sagt %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>Which moves fill a board depends on the rules.</extracomment>
        <translation>--fill braucht ein Regelwerk, nicht --rules all</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>The point of a move, or that it is a pass.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>The name ends in something that is no kind of file we write. %1 = ending %2 = known</extracomment>
        <translation>Dateien der Art „%1“ werden nicht geschrieben. Möglich sind: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>--part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part: „%1“ ist kein Teil eines Bretts %2. Es braucht zwei Ecken, wie A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>--range names no range. %1 = text</extracomment>
        <translation>--range: „%1“ ist kein Bereich von Zügen, wie 1-50.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>--range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range: Zug %2 kommt vor Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Two options that mean different things. %1 = one %2 = other</extracomment>
        <translation>%1 und %2 gehen nicht zusammen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>An option that belongs to one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1 braucht eine Datei, die auf %2 endet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>An option that means nothing without another. %1 = one %2 = other</extracomment>
        <translation>%1 geht nur zusammen mit %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>keine genannt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>Zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>Selbstmord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>With handicap</source>
        <translation>Bei Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>Weiß bekommt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>Einigung, oder viermal Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>Einigung, oder zweites Aufhören</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>Einigung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Kann</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>As usual, but for the word in front.</extracomment>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>goboard COMMAND … | goboard [--new] [FILE]…</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>goboard BEFEHL … | goboard [--new] [DATEI]…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>zeigt die Version</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>open a new program even if goboard is already running</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>ein neues Programm öffnen, auch wenn goboard schon läuft</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>das Ende einer Aufzeichnung zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>nach diesen Regeln zählen (siehe „goboard rules“), nicht nach denen der Aufzeichnung; oder nach all</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>die Punkte, die Weiß bekommt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>die Zahl der Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>ein Stein jeder toten Kette: Q16,D4; oder none; oder auto: Steine neu beurteilen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>zeigt die letzten Züge: geschlossene Grenzen und gefüllte neutrale Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>zeigt den Grund für jede Gruppe und die Punkte jeder Zeile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>welche Partie der Datei, die erste ist 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>sagen, was an Aufzeichnungen nicht stimmt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>eine Aufzeichnung als SGF schreiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>die Textkodierung zum Schreiben, wie utf-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>alles in einheitlicher Form neu schreiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>nur diese Partie schreiben, die erste ist 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>ein Bild, einen Text oder eine gedruckte Partie machen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>die Regelwerke auflisten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>Schlüssel, RU oder anderer Name eines Regelwerks</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>die Engines auflisten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>eine Engine die Züge einer Aufzeichnung bewerten lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>welche Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>wie viele Playouts pro Stellung: 50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>zwei Engines gegeneinander spielen lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>eine Engine, wie gnugo:1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>die andere Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>wie viele Partien: 10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>die Linien des Bretts: 9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>die Regeln (siehe „goboard rules“)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>wie viele Playouts pro Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>wie viele Sekunden pro Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>die Partien dorthin schreiben, eine je Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>zeigt diese Hilfe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>gibt JSON für Programme aus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>eine Aufzeichnung, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>die Datei zum Schreiben, oder - für die Standardausgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>All options of the command.</extracomment>
        <translation>längere Seite in Pixeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>All options of the command.</extracomment>
        <translation>wie viele Züge gespielt werden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>All options of the command.</extracomment>
        <translation>diese Züge; auf einem Brett mit Nummern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>All options of the command.</extracomment>
        <translation>Nummern auf den Steinen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>All options of the command.</extracomment>
        <translation>nur dieser Teil des Bretts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>die Partie in Diagrammen (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>im Format von Sensei&apos;s Library (Text)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>All options of the command.</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>All options of the command.</extracomment>
        <translation>Seitengröße</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>All options of the command.</extracomment>
        <translation>Züge pro Diagramm</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>die Stellungen der Datei, so viele pro Seite (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>mit --handout: Lösungen auf der letzten Seite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>mit --handout: Schriftgröße in Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>mit --handout: Zeilen für Name, Datum und Antworten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>Millisekunden pro Zug (GIF, WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>diese Partie der Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>Buchstaben und Zahlen am Rand weglassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>Im Seki</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>Keine Uhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>Absolute Zeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>Kanadische Zusatzzeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>Progressive kanadische Zusatzzeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>Bronstein-Aufschub</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>Einfacher Aufschub</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>Ing-Uhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>Keine Zeit oder Zahl darf kleiner als null sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>Etwas Zeit muss es geben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>Es muss mindestens eine Periode geben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>Eine Periode muss etwas dauern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>Eine Periode braucht mindestens einen Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>Eine Sanduhr braucht auch für die andere Seite eine Sanduhr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Schwarz hat noch zehn Sekunden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Weiß hat noch zehn Sekunden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Die Zusatzzeit von Schwarz beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Die Zusatzzeit von Weiß beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Schwarz hat eine Periode verbraucht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Weiß hat eine Periode verbraucht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Die letzte Periode von Schwarz beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Die letzte Periode von Weiß beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Die Zeit von Schwarz ist um.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Die Zeit von Weiß ist um.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
A time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1 d</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 h</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1 h</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 min</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 s</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = &apos;0&apos;</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, then %2</source>
        <extracomment>What a time control grants, in one line: 10 min, then 3 × 30 s. %1 = duration_text(control.main) %2 = overtime</extracomment>
        <translation>%1, dann %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>What a clock says below the time: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>%n Strafpunkt</numerusform>
            <numerusform>%n Strafpunkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <translation>letzte Periode</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n Periode</numerusform>
            <numerusform>%n Perioden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>%1 pro Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%n Zug in %1</numerusform>
            <numerusform>%n Züge in %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>%1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>je %1 Züge in %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>%1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%1 für je %n Punkt</numerusform>
            <numerusform>%1 für je %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>%1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1, und mit jedem Zug %2 dazu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>%1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1, und mit jedem Zug %2 dazu, bis %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, von jedem Zug bis zu %2 zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, und von jedem Zug %2 frei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>%1 = main</extracomment>
        <translation>%1, und was einer verbraucht, gewinnt der andere</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>A number of a clock is too large. %1 = name</extracomment>
        <translation>%1 ist mehr, als eine Aufzeichnung fassen kann.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>What was typed for a clock is no number. %1 = name</extracomment>
        <translation>%1 muss eine Zahl sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>Why a clock cannot be used.</extracomment>
        <translation>Diese Zeiten passen nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>Andere Uhr…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>Art der Uhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>Grundzeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>Periode</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>Pro Zug dazu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>Züge pro Periode</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>Pro Zug frei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>Zusatzzeiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>Zusatzzeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>Punkte für jede</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>Weiß hat andere Zeiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>Diese Uhr nehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Games of another file were taken in. %1 = name</extracomment>
        <translation>
            <numerusform>%n Partie aus %1 ist jetzt in dieser Datei.</numerusform>
            <numerusform>%n Partien aus %1 sind jetzt in dieser Datei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n Partie als %1 gespeichert.</numerusform>
            <numerusform>%n Partien als %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Games saved apart need another file. %1 = name</extracomment>
        <translation>%1 ist genau diese Datei. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>A row for those who listen.</extracomment>
        <translation>auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>A row for those who listen. %1 = number %2 = players %3 = facts</extracomment>
        <translation>Partie %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>How many games there are, and how many of them the filter lets through.</extracomment>
        <translation>
            <numerusform>%n Partie in dieser Datei</numerusform>
            <numerusform>%n Partien in dieser Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>How many games there are, and how many of them the filter lets through. %1 = shown</extracomment>
        <translation>
            <numerusform>%1 von %n Partie</numerusform>
            <numerusform>%1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>Partien aus einer Datei hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>Diese Partien extra speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>Extra speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>Partien in dieser Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>Spieler, Turnier, Datum, Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>Nur Partien mit diesen Wörtern zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>Nach oben (Alt+Pfeil hoch)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>Nach unten (Alt+Pfeil runter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>Die ausgewählten Partien als eigene Datei speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>Die ausgewählten Partien aus der Datei nehmen; Rückgängig bringt sie zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>Partien aus einer anderen Datei…</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Fläche: lebende Steine + umschlossene Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Gebiet: umschlossene Punkte + Gefangene (AGA: + Passen)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Steine: Fläche − was leer bleiben muss</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Which rulesets a row stands for besides the one it names; empty where there are none. %1 = names</extracomment>
        <translation>Ebenso: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 nach Fläche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 nach Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum The same with the name of each term.</extracomment>
        <translation>%1: %2, Summe %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Where a row stands between the two sides. %1 = points(row.margin)</extracomment>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Gewählt: %1, Komi %2. Markierte Zahlen weichen davon ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Gewählt: %1, übliches Komi %2. Markierte Zahlen weichen davon ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>Say which board the rows count; empty where there is only one.</extracomment>
        <translation>Die Zeilen zählen nach den letzten Zügen; nur manche Regeln zählen das Brett, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>What the page is called.</extracomment>
        <translation>Dasselbe Brett nach jedem Regelwerk</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>Mit Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>Said of the row that the others are compared with.</extracomment>
        <translation>gewählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>Said of a cell that differs from the chosen row&apos;s.</extracomment>
        <translation>weicht ab</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>The switch that shows every ruleset. %1 = count</extracomment>
        <translation>Alle %1 Regelwerke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>What the hatched points are; empty where there are none. %1 = names</extracomment>
        <translation>Seki: Wer zuerst auf %1 spielt, verliert Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>What the hatched points are; empty where there are none.</extracomment>
        <translation>Seki: Keiner kann angreifen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>How many neutral points are open; empty where there are none. %1 = count</extracomment>
        <translation>Neutral, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Gebiet von Schwarz, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Gebiet von Weiß, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>Gefangene: Schwarz hat %1, Weiß %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Schwarz hat zuletzt gezogen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Weiß hat zuletzt gezogen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Some rulesets by name, the common ones first. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <translation>Der letzte Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <translation>Ein Zug mehr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <translation>Schwarz hat einen Zug mehr gemacht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <translation>Weiß hat einen Zug mehr gemacht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <translation>Wo Steine zählen, ist dieser Stein ein Punkt. Wo nur Gebiet zählt, nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>%1 = black %2 = white</extracomment>
        <translation>Schwarz hat %1 gespielt, Weiß %2. Wo Steine zählen, ist jeder Stein mehr ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <translation>Mehr Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>%1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1: Im Seki%2 zählt nichts. Schwarz verliert %3, Weiß %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <translation>Der Abstand bleibt gleich.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <translation>Das Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1: Was gefüllt werden muss%2, zählt nicht. Schwarz %3, Weiß %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <translation>Falsche Augen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1: Grenzen%2 sind nicht Stein für Stein geschlossen. Schwarz %3, Weiß %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets</extracomment>
        <translation>Gepasst: Schwarz %1, Weiß %2. Nach manchen Regeln (%3) ist jedes Passen ein Gefangener für den anderen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points</extracomment>
        <translation>%1: Jede Gruppe behält zwei Punkte. Schwarz verliert %2, Weiß %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <translation>Je zwei Augen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>%1 = number</extracomment>
        <translation>Schwarz hat %1 mehr auf dem Brett. Wo Steine zählen, ist jeder ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <translation>Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>%1 = listed</extracomment>
        <translation>Punkte für Weiß. %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>%1 = context.names</extracomment>
        <translation>Nach manchen Regeln (%1) bekommt Weiß dafür einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Ohne Zug aufgestellt: Schwarz hat %1 mehr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Ohne Zug aufgestellt: Weiß hat %1 mehr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <translation>Wo Steine zählen, ist jeder ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <translation>Aufgestellte Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1: das Brett, wie es ist, ohne die letzten Züge. Schwarz %2, Weiß %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Beide haben gleich viel. Nach manchen Regeln (%1) wird das anders entschieden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <translation>Gleich viele Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>%1 = len(reason.points)</extracomment>
        <translation>Noch offen: %1. Wo Steine zählen, ist jeder ein Punkt für den, der ihn füllt; sonst für niemanden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <translation>Neutrale Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>Komi wie gespielt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>Übliches Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>Zurück zur Zählung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>Alle Regelwerke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>Jedes Regelwerk mit seinem üblichen Komi</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Umschlossene Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Gefangene</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Tote Steine vom Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Steine fürs Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Zwei Punkte je Gruppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Komi</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>For the handicap</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Für die Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Weiß passte zuerst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Zeitstrafe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Beide haben gleich viel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Beide haben gleich viel. Nach diesen Regeln gewinnt dann Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Schwarz führt mit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Weiß führt mit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Steine und umschlossene Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Umschlossene Punkte und Gefangene</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Steine, die Platz haben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>Nach den letzten Zügen: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>So, wie es ist: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>What follows from an opponent&apos;s other view of some stones.</extracomment>
        <translation>Ihr entscheidet. Wenn ihr zustimmt, endet die Partie mit dieser Zählung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then.</extracomment>
        <translation>Ihr passt beide. Dann markiert ihr die toten Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1 passt auch. Dann markiert ihr die toten Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>Whether the game shall be stopped.</extracomment>
        <translation>Aufhören und zählen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>im Seki, und zwei je Gruppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>einfaches Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>Superko nach Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>Superko nach Stellung und Zugrecht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>natürliches Superko nach Zugrecht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>kein Brett zum dritten Mal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>kein Ergebnis, wenn beide zustimmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>Unentschieden, wenn beide zustimmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>von zwei oder mehr Steinen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>auf festen Punkten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>frei gesetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>ein Punkt pro Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>Steine minus eins</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>egal von wem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>vor dem Passen gefüllt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>offen oder gefüllt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>viermal Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>das zweite Aufhören</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>es wird weitergespielt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>wer am Zug ist</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>wer nicht weiterspielen wollte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>eine Seite, gegen die Hälfte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>alle Steine zurück aufs Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>so weit jede Seite reicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>die kleinere Fläche, in Zweiern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>beide Flächen, Punkt für Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>Jeder umschlossene Punkt zählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>Punkte, die Gruppen im Seki umschließen, zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>Jede Gruppe behält zwei Punkte, die nicht zählen; im Seki zählt keiner ihrer Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>Das Brett darf sich nicht endlos wiederholen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>Wiederholt sich das Brett immer wieder, können beide ohne Ergebnis aufhören.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>Wiederholt sich das Brett immer wieder, können sich beide auf Unentschieden einigen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>Vorgabesteine kommen auf die traditionellen Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>Schwarz darf Vorgabesteine überall setzen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>Weiß bekommt nichts für Vorgabesteine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Weiß bekommt für jeden Vorgabestein einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>Weiß bekommt für jeden Vorgabestein nach dem ersten einen Punkt, wo Fläche gezählt wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>Wer passt, gibt einen Stein als Gefangenen ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>Passen kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>Weiß passt zuletzt, wenn nötig ein drittes Mal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>Jede Seite darf zuletzt passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>Neutrale Punkte werden gefüllt, bevor die Spieler passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>Neutrale Punkte dürfen leer bleiben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>Viermal Passen nacheinander beendet die Partie, alle Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>Das zweite Aufhören beendet die Partie, alle Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>Die Partie endet, wenn beide zustimmen, und nicht vorher.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>Nach dem Aufhören zieht zuerst, wer am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>Wer nach dem Aufhören weiterspielen will, lässt den anderen zuerst ziehen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>Bei gleich vielen Punkten ist die Partie unentschieden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>Bei gleich vielen Punkten gewinnt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>Mit einem halben Punkt Komi endet keine Partie ohne Vorgabe unentschieden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>Die weißen Steine kommen weg; die Fläche von Schwarz wird mit dem halben Brett verglichen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>Beide füllen ihre Flächen aus ihren Dosen auf; die leer gebliebenen Punkte zeigen, wer gewonnen hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>Ein leerer Punkt zählt für eine Seite, wenn nur ihre Steine ihn erreichen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>Die kleinere Fläche wird in Zweiern gezählt; die andere ist der Rest.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>Jeder Punkt wird eingefärbt und gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>The name of a ruleset as the lists show it.</extracomment>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>%1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>Eine Partie kann auf zwei Arten gezählt werden: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <translation>In einer Partie ohne Vorgabe bekommt Weiß %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <translation>In einer Vorgabepartie bekommt Weiß %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <translation>Es ist egal, wer zuerst passt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <translation>Passt Weiß zuerst, bekommt Weiß mehr Punkte: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>%1 = ruleset.sgf_name</extracomment>
        <translation>In Aufzeichnungen heißen diese Regeln „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Zählweise</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Punkte, die nicht zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ko</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Repeating boards</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Wiederholte Bretter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Selbstmord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi with handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Komi bei Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Weiß bekommt für die Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Steine fürs Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Weiß bekommt fürs erste Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Letztes Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Neutrale Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Ohne Einigung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Erster Zug nach dem Aufhören</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Gleich viele Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Fläche von Hand zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Name in Dateien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Steine fürs Passen sind Gefangene, und Gefangene zählen nur, wenn Gebiet gezählt wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Ein Punkt pro Stein nach dem ersten gleicht Vorgabesteine aus, die als Punkte zählen; wenn Gebiet gezählt wird, zählen sie nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Bei Gleichstand gewinnt Schwarz, aber mit einem halben Punkt Komi gibt es nie Gleichstand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Zwei Punkte je Gruppe passen zum Zählen von Steinen oder Fläche, nicht von Gebiet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Nach dieser Ko-Regel kann sich das Brett nicht endlos wiederholen, also gibt es nichts zu vereinbaren.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Mit einfachem Ko kann sich das Brett nach mehreren Zügen wiederholen; sag, ob das Unentschieden oder kein Ergebnis ist.</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>From which ruleset one&apos;s own rules start. %1 = name</extracomment>
        <translation>Sie beginnen als Kopie von %1 und stehen bei jeder neuen Partie zur Wahl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>Own rules have no name yet.</extracomment>
        <translation>Gib diesen Regeln einen Namen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>Other rules have that name.</extracomment>
        <translation>Regeln mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>What the name of own rules is good for.</extracomment>
        <translation>Auch Aufzeichnungen zeigen diesen Namen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>Which whole numbers a rule can have.</extracomment>
        <translation>Eine ganze Zahl wie 1, bis 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>Which numbers a rule can have.</extracomment>
        <translation>Eine Zahl wie 6½, zwischen −150 und 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>Deine eigenen Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>Deine Regeln ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>Why no window can open.</extracomment>
        <translation>goboard: Hier ist kein Bildschirm für ein Fenster; goboard score, check, convert, render und rules laufen auch ohne.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Team</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Handicap</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rules</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Zeit in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Zusatzzeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Kommentiert von</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Eingegeben von</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Copyright</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Über die Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Why a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>Komi muss eine Zahl wie 6½ sein, zwischen −%1 und %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Die Vorgabe muss eine ganze Zahl wie 2 sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Die Zeit muss eine Zahl von Sekunden wie 1800 sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Geordnet: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already.</extracomment>
        <translation>Andere Programme verstehen das vielleicht nicht. Schreib ein Datum als 1996-12-27, mehrere als 1996-12-27,28.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>%1 = points(komi)</extracomment>
        <translation>Das bedeutet %1 Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <translation>Diese Regeln sind hier unbekannt. Der Text bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>Why something typed is no margin.</extracomment>
        <translation>Der Abstand muss eine Zahl von Punkten wie 3½ sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>A result as a choice. %1 = color</extracomment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>A result that is kept as it is written. %1 = text</extracomment>
        <translation>Wie in der Datei: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>nach Punkten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>durch Aufgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>wie, ist nicht gesagt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>Wodurch gewonnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>Abstand in Punkten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>Andere Eigenschaften, wie in der Datei</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Zug %1 ist von Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Zug %1 ist von Weiß.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 %2</source>
        <extracomment>%1 = a sign in a board of text %2 = what it means</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>doubt</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>Komi „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>Vorgabe „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>Zeit „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>Zusatzzeit „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>Vorgabe %1, Steine %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>zu schlagende Steine „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Das Komi „%1“ ist keine Zahl. In der Aufzeichnung bleibt es, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Die Vorgabe „%1“ ist keine Zahl. In der Aufzeichnung bleibt sie, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Die Zeit „%1“ ist unverständlich. In der Aufzeichnung bleibt sie, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Die Zusatzzeit „%1“ ist unverständlich. In der Aufzeichnung bleibt sie, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>Die Aufzeichnung nennt eine Vorgabe von %1, aber Schwarz beginnt mit so vielen Steinen: %2. Das Brett wird gezeigt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Wie viele geschlagene Steine gewinnen, „%1“, ist keine Zahl. Gespielt wird eine normale Partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>One sentence for all of them; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n Angabe dieser Aufzeichnung ist zweifelhaft.</numerusform>
            <numerusform>%n Angaben dieser Aufzeichnung sind zweifelhaft.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>von dir gewählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>durch die Bytereihenfolge-Marke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>nur einfache Buchstaben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>der Text ist gültiges UTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>UTF-8 bis auf einige Bytes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>durch seine Escape-Folgen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>wie die Datei angibt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>nach den Buchstaben beurteilt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>nicht sicher</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>What reopening with another encoding costs.</extracomment>
        <translation>
            <numerusform>Neu zu öffnen verwirft %n ungespeicherte Änderung.</numerusform>
            <numerusform>Neu zu öffnen verwirft %n ungespeicherte Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>How to find the encoding of a file. %1 = name</extracomment>
        <translation>Wähle die, in der %1 richtig aussieht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>What speaks for and against UTF-8.</extracomment>
        <translation>UTF-8 kennt jedes Zeichen; andere Programme wollen vielleicht etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>Whether changes shall be lost.</extracomment>
        <translation>Die Änderungen verwerfen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Japanisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Westeuropa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Mitteleuropa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Russisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Unicode</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Unicode</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>also GBK, GB2312</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>auch GBK, GB2312</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Griechisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Türkisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Baltisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Thai</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>A file whose games stand in encodings of their own.</extracomment>
        <translation>von Partie zu Partie verschieden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>In dieser Kodierung steht keine Partie in der Datei.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>
            <numerusform>%n Byte ist in dieser Kodierung kein Zeichen.</numerusform>
            <numerusform>%n Bytes sind in dieser Kodierung keine Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>Jedes Byte ist in dieser Kodierung ein Zeichen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty.</extracomment>
        <translation>Diese Kodierung kennt jedes Zeichen der Aufzeichnung.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>Diese Kodierung kennt %n Zeichen nicht: %1</numerusform>
            <numerusform>Diese Kodierung kennt %n Zeichen nicht: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Name des Knotens</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Name von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Name von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>Partie %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Mit anderer Kodierung öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Neu öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Mit Kodierung speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>wie bisher</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>Änderungen behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Kommentare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>Textkodierungen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>Diese Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>So würde die Aufzeichnung lauten</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Du gibst einen Stein als Gefangenen ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Weiß bekommt einen Punkt, weil Weiß zuerst passt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Weiß bekommt dann keinen Punkt fürs erste Passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Füllt alle neutralen Punkte, bevor ihr passt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>What resigning does.</extracomment>
        <translation>Die Partie aufgeben; der andere gewinnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>What the count button does while the game is played.</extracomment>
        <translation>Passen und aufhören, die toten Steine markieren und zählen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Beendet die Partie mit den Steinen, wie sie jetzt markiert sind.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Weiß gibt für das letzte Passen noch einen Stein ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Willst du weiterspielen, zieht der andere zuerst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Spielt ihr weiter, beginnt Weiß.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Spielt ihr weiter, beginnt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to.</extracomment>
        <translation>Ihr entscheidet beide: zustimmen oder weiterspielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to. %1 = counting.open_neutral_points</extracomment>
        <translation>Nach diesen Regeln füllt man zuerst neutrale Punkte; noch offen: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <translation>Das vierte Passen beendet die Partie, alle Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>Das zweite Aufhören beendet die Partie, alle Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <translation>Das zweite Passen beendet das Spiel; dann zählt ihr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <translation>Keinen Zug machen. Zweimal Passen nacheinander beendet das Spiel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Beim nächsten Aufhören zählen alle Steine als lebend.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Passt ihr gleich wieder beide, zählt jeder Stein als lebend.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <translation>Das war das zweite Aufhören: Es werden keine Steine mehr weggenommen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <translation>Viermal Passen nacheinander: Es werden keine Steine mehr weggenommen.</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 wurde nicht gefunden: Es gibt kein Programm „%2“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 ließ sich nicht starten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 hat sich selbst beendet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 hat nicht geantwortet und wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 hat eine unsinnige Antwort gegeben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 hat sich geweigert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 kann das nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 kann auf einem Brett dieser Größe nicht spielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 kann diese Stellung nicht bekommen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 hat %2 gewählt, das erlauben die Regeln nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 Die Meldung: „%2“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es kennt diese Regeln nicht und zählt auf seine Art.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es hat eine etwas andere Ko-Regel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es erlaubt keinen Selbstmord eines einzelnen Steins.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es zählt die Punkte für die Vorgabe vielleicht anders.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es kennt die Gefangenen von vorher nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es rundet das Komi auf halbe Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es weiß nicht, wie diese Stellung entstanden ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es weiß nicht, dass Weiß fürs erste Passen einen Punkt bekommt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Es weiß nicht, dass Schwarz bei Gleichstand gewinnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>spielt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>hat Stufen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>bewertet Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>schätzt Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>findet tote Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = name</extracomment>
        <translation>Es funktioniert: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = ability_list(known.abilities)</extracomment>
        <translation>Es %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do.</extracomment>
        <translation>
            <numerusform>Es kennt %n Befehl.</numerusform>
            <numerusform>Es kennt %n Befehle.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <translation>Man kann ihm fast alle Regeln sagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <translation>Man kann ihm japanische oder chinesische Regeln und Superko sagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <translation>Es kennt japanische, chinesische, AGA- und neuseeländische Regeln.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <translation>Man kann ihm keine Regeln sagen; es zählt auf seine Art.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>An engine is started to see whether it works; the large ones take a while. %1 = name</extracomment>
        <translation>%1 startet … Eine große Engine braucht vielleicht eine Minute.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>An engine is installed without the network that it needs. %1 = name</extracomment>
        <translation>%1 ist installiert, aber ohne Netzwerkdatei. Leg eine neben das Programm, oder füge die Engine hier mit ihren Argumenten hinzu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>No engine was found, and none was named.</extracomment>
        <translation>Keine Engine gefunden. Installiere eine, etwa GNU Go (Paket gnugo), oder wähle ihr Programm mit „Hinzufügen…“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The arguments cannot be taken apart.</extracomment>
        <translation>Ein Anführungszeichen in den Argumenten ist nicht geschlossen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Where relative paths among the arguments start from. %1 = _said(folder)</extracomment>
        <translation>Setz Argumente mit Leerzeichen in Anführungszeichen. Pfade beginnen bei %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>An engine is to be taken off the list. %1 = _said(name)</extracomment>
        <translation>%1 aus der Liste entfernen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>What that does not do.</extracomment>
        <translation>Das Programm selbst bleibt auf dem Computer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>Kopieren und ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP (die meisten Engines)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON (Analyse-Engine von KataGo)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>den Spieler am Zug (üblich)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>Gewinnrate gilt für</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Deine eigenen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Auf diesem Computer gefunden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>Programm einer Engine wählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Stop</source>
        <extracomment>Start the engine and have it say who it is; or leave that off.</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine log</source>
        <translation>Engine-Protokoll</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>How to ask what a point counts.</extracomment>
        <translation>Zeig auf einen Punkt oder geh mit den Pfeiltasten hin, um nach ihm zu fragen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1: %2, %3.</source>
        <extracomment>One line about a point: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Under which lines of the breakdown a point stands; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>Gezählt unter: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Schwarz erreicht ihn von %1, Weiß von %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Nur Schwarz erreicht ihn, von %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Nur Weiß erreicht ihn, von %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count. %1 = points(worth)</extracomment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <translation>toter schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <translation>toter weißer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <translation>schwarzer Stein im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <translation>weißer Stein im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <translation>lebender schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <translation>lebender weißer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <translation>gemeinsame Freiheit eines Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <translation>von euch neutral gesetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <translation>keine lebenden Steine ringsum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <translation>neutral, zwischen beiden Seiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>einziges Auge von Schwarz, im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>einziges Auge von Weiß, im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>Punkt von Schwarz im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>Punkt von Weiß im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>falsches Auge von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>falsches Auge von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>schwarze Seite einer offenen Grenze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>weiße Seite einer offenen Grenze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>Punkt von Schwarz, als Auge behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>Punkt von Weiß, als Auge behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>zählt für niemanden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 Punkte: Nur Gebiet zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 Punkte: Jede Gruppe behält zwei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 Punkte: Der Punkt muss gefüllt werden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>1 Punkt vorerst: Der Punkt muss später gefüllt werden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 Punkte nach diesen Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <translation>der Punkt bleibt als Auge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <translation>1 für den Stein und 1 für den Punkt, für Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <translation>1 für den Stein und 1 für den Punkt, für Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <translation>1 für den Stein, für Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <translation>1 für den Stein, für Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <translation>1 für den Punkt, für Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <translation>1 für den Punkt, für Weiß</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The game has no move that could be shown.</extracomment>
        <translation>Die Partie hat keine Züge.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>Nicht zu sehen: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>What is typed as the part of the board is none. %1 = board_size(size)</extracomment>
        <translation>Das ist kein Teil eines Bretts %1. Gib zwei Ecken ein: A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>What is typed in a field is no number that it may hold. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1: eine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The range in the dialog ends before it begins.</extracomment>
        <translation>Der letzte Zug kommt vor dem ersten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The board is on the clipboard as a picture.</extracomment>
        <translation>Das Brett ist als Bild in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The board is on the clipboard as text.</extracomment>
        <translation>Das Brett ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>A file is being made. %1 = name</extracomment>
        <translation>%1 entsteht …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>A file is made. %1 = name</extracomment>
        <translation>Als %1 gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name</extracomment>
        <translation>%1 ließ sich nicht machen. Vielleicht ist zu wenig Speicher da.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1 ließ sich nicht speichern: %2. Auf der Platte wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next time.</extracomment>
        <translation>Diese Wahl bleibt für das nächste Mal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 s</source>
        <extracomment>How long a moving picture shows each move. %1 = seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 pt</source>
        <extracomment>How large the text of a hand-out is. %1 = points</extracomment>
        <translation>%1 pt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Export</source>
        <extracomment>The title of the dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Which files the dialog shows.
----------
Save all pages as a PDF file.</extracomment>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animationen (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animationen (*.webp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>Nummern auf Steinen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Lines for name, date and answers</source>
        <translation>Zeilen für Name, Datum und Antworten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Solutions on the last page</source>
        <translation>Lösungen auf der letzten Seite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>alles, oder ein Teil wie A1:J9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <translation>Format</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <translation>Ein Zug alle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <translation>Züge pro Diagramm</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <translation>Bretter pro Seite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>Ein Brett (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>Partie in Diagrammen (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>Arbeitsblatt (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text (Sensei&apos;s)</source>
        <translation>Text (Sensei&apos;s)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (GIF)</source>
        <translation>Animation (GIF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (WebP)</source>
        <translation>Animation (WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>Dunkel, hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>Schwarz auf Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>So wird es aussehen</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The program has failed.</extracomment>
        <translation>In goboard ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>A failure has cost nothing.</extracomment>
        <translation>Deine Partie ist sicher. Die Einzelheiten unten helfen, das Programm zu verbessern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>A failure may cost the game.</extracomment>
        <translation>Speichere deine Partie jetzt. Die Einzelheiten unten helfen, das Programm zu verbessern.</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number</extracomment>
        <translation>Diagramm %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>Diagramm %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none.</extracomment>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Keine Zugnummern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Zugnummern, wie sie sind</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Zugnummern ohne Hunderter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Which numbers a move can be given. %1 = most</extracomment>
        <translation>Die Nummer eines Zuges ist eine ganze Zahl bis %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Hier beginnt ein neues Diagramm</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>Diagramm und Zugnummern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>Wie vorher</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>Name des Diagramms</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>Nummerierung der Züge ab hier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>Nummer dieses Zuges</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>Namen nicht zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>Keine Koordinaten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>Keine Liste verdeckter Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>Geschlagene Steine bleiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>Keine Sternpunkte</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>A large file, or the games of a record, are being read. %1 = name</extracomment>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file was not saved and is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1 ließ sich nicht speichern: %2. Auf der Platte wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>The journal of the game could not be written. %1 = reason</extracomment>
        <translation>Die Partie ließ sich nicht sichern: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>An unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>Die unfertige Partie ließ sich nicht ablegen: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>An unfinished game could not be discarded. %1 = reason</extracomment>
        <translation>Die unfertige Partie ließ sich nicht löschen: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>A file cannot be read. %1 = name %2 = reason</extracomment>
        <translation>%1 ließ sich nicht öffnen. %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n Datei von goboard war nicht lesbar: %1.</numerusform>
            <numerusform>%n Dateien von goboard waren nicht lesbar: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n Datei von goboard war nicht lesbar und wurde beiseitegelegt: %1. Nichts wurde gelöscht.</numerusform>
            <numerusform>%n Dateien von goboard waren nicht lesbar und wurden beiseitegelegt: %1. Nichts wurde gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1 ist noch an seinem Platz: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a file shall be read that is hardly a record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1 ist sehr groß (%2). Aufzeichnungen haben selten mehr als 1 MB. Trotzdem öffnen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>The files of a dialog for opening. %1 = endings</extracomment>
        <translation>Go-Partien (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Which files were left out. %1 = names</extracomment>
        <translation>Das sind zu viele Aufzeichnungen auf einmal. Nicht geöffnet: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>There are no shelved games.</extracomment>
        <translation>Noch keine unfertige Partie wurde abgelegt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>There are no backups.</extracomment>
        <translation>Noch keine frühere Fassung einer Datei wurde aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Why a file is not simply overwritten. %1 = name</extracomment>
        <translation>Ein anderes Programm hat %1 geändert, seit die Datei hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Let the user choose where to save; whether it is saved.</extracomment>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>Ein anderes Programm hat die Datei geändert</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Let the user choose a file, and open it in a window of its own.</extracomment>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>The record that the user chooses, None for none.
----------
Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Go-Partien (*.sgf *.SGF)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>Nicht mehr da</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>Farben getauscht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>A part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>Suche läuft …</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>How far a search is, or what came of it. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>Suche läuft … %1 von %n Partie</numerusform>
            <numerusform>Suche läuft … %1 von %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>How far a search is, or what came of it. %1 = hits</extracomment>
        <translation>Die ersten %1 Stellen. Es gibt mehr.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>Angehalten. Bisher %n Stelle.</numerusform>
            <numerusform>Angehalten. Bisher %n Stellen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>Nichts gefunden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>How far a search is, or what came of it. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>What is said when somebody wants to go to a hit whose node was deleted since.</extracomment>
        <translation>Diese Stelle gibt es nicht mehr: Die Aufzeichnung wurde geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>Nothing but empty points was marked.</extracomment>
        <translation>Markiere einen Teil, in dem ein Stein liegt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>How to mark.</extracomment>
        <translation>Zieh über das Brett, um einen Teil zu markieren.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>What is marked. %1 = area_text(area, size)</extracomment>
        <translation>Markiert: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>What is marked.</extracomment>
        <translation>Klick darin einen Punkt an, der egal ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Which of the hits is shown. %1 = current %2 = total</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>%1 = game %2 = number</extracomment>
        <translation>Partie %1, Zug %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>%1 = game</extracomment>
        <translation>Partie %1, Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <translation>Name der Stelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <translation>Über die Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <translation>Team von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <translation>Team von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <translation>Eingegeben von</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <translation>Kommentiert von</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <translation>Copyright</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <translation>Zusatzzeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>Auch gedreht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>Auch getauscht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>Leere Punkte zählen mit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>Wörter in Kommentaren und Namen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>Fundstellen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>Vorige Stelle (Umschalt+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>Nächste Stelle (F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>Gedreht, gespiegelt, in jeder Ecke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>Auch mit getauschten Farben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>Ist das aus, darf auf hier leeren Punkten alles liegen</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>nichts als Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>eine öffnende Klammer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>eine schließende Klammer für jeden Zweig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>keine schließenden Klammern mehr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>ein Semikolon vor jedem Schritt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>ein Schritt innerhalb der Klammern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>Varianten zuletzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>eine Eigenschaft</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>ein Wert in eckigen Klammern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>eine schließende eckige Klammer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>ein Backslash vor der Klammer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>eine Größe von 1 bis 52</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>der Name einer Kodierung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>die Kodierung, die CA nennt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>CA mit der Kodierung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>Zeichen dieser Kodierung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>ein Wert, wie ihn diese Eigenschaft hat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>eine Zeile dieses Formats</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>an seinem Platz behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>gelesen, als wäre es da</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>gelesen, als wären sie da</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>übersprungen und behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>als weitere Variante gelesen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>als Eigenschaft ohne Wert gelesen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>der Rest gilt als Wert</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>gilt als Text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>19 × 19 wird verwendet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>als Go gezeigt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>nach den Buchstaben beurteilt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>gelesen als das, was die Buchstaben sind</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>als Bytes behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>weggelassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>One fault with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
One finding with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Zeile %1, Spalte %2: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>Text, der zu keiner Partie gehört, bleibt, wie er ist: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>die öffnende Klammer fehlt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>fehlende schließende Klammern: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>eine schließende Klammer zu viel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>ein Semikolon fehlt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>eine leere Variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>ein Zug nach einer Variante; er wird als weitere Variante gelesen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>das bedeutet hier nichts: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1 hat keinen Wert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>die Datei endet mitten in %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>eine Klammer in %1 gilt als Text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>die Brettgröße „%1“ ist nicht möglich; 19 × 19 wird verwendet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>die Datei sagt, dass das nicht Go ist, sondern ein anderes Spiel (GM %1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>die Textkodierung „%1“ ist unbekannt; die Buchstaben wurden erraten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>der Text hat nicht die Kodierung, die die Datei nennt; %1 wird verwendet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>die Datei nennt ihre Textkodierung nicht; %1 wird verwendet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1 passt nicht zu dieser Eigenschaft; es bleibt, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>diese Zeile wurde weggelassen: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>Bytes, die keine Zeichen sind, gezeigt als �: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none. %1 = where.line</extracomment>
        <translation>Die Aufzeichnung bricht in Zeile %1 ab. Alles bis dorthin ist geöffnet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n Stelle in dieser Datei war nicht, wie sie sein sollte.</numerusform>
            <numerusform>%n Stellen in dieser Datei waren nicht, wie sie sein sollten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>forbidden</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%n move(s) not allowed</source>
        <extracomment>How many moves the rules do not allow.</extracomment>
        <translation>
            <numerusform>%n Zug nicht erlaubt</numerusform>
            <numerusform>%n Züge nicht erlaubt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Which rules they are, and that nothing was taken off. %1 = name</extracomment>
        <translation>Die Regeln sind jetzt: %1. Sie erlauben diese Züge nicht. Nichts wurde weggenommen: Die Züge bleiben, wie sie gespielt wurden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>One forbidden move in a line: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>Zug %1, %2 %3: %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1, %2</source>
        <extracomment>%1 = a part of a list %2 = the next part What there is of these texts with commas between; none turns about what stands around it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1; %2</source>
        <extracomment>%1 = a part of a list with commas in it %2 = the next part The same with semicolons, where there are commas in the texts.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1 %2</source>
        <extracomment>%1 = a sentence %2 = the next sentence What there is of these sentences, one behind the other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = what something is called, or who says it %2 = the text about it A text behind what it is called; either alone where the other is empty.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1. %2</source>
        <extracomment>%1 = a phrase that is read aloud %2 = the next phrase What there is of these texts with full stops between, as they are read aloud.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1.</source>
        <extracomment>%1 = a phrase that becomes a sentence A text as a sentence, with a full stop.</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Q16, or &quot;pass&quot;.</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>Schwarz am Zug. Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>Weiß am Zug. Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <translation>Schwarz hat gepasst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <translation>Weiß hat gepasst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Who has never played does not know what the next pass does.</extracomment>
        <translation>Noch einmal Passen beendet das Spiel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>That the board shows an earlier moment of the game being played. %1 = number %2 = last</extracomment>
        <translation>Du siehst Zug %1 von %2. Setzt du jetzt einen Stein, geht die Partie von hier weiter.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>%n Stein geschlagen.</numerusform>
            <numerusform>%n Steine geschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game. %1 = names</extracomment>
        <translation>Im Atari: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>How many handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>Schwarz setzt noch %n Vorgabestein.</numerusform>
            <numerusform>Schwarz setzt noch %n Vorgabesteine.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>Why a game against an engine cannot be counted yet.</extracomment>
        <translation>Gezählt wird, wenn beide gepasst haben. Passe zuerst.</translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Wo spielt Schwarz? Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Wo spielt Weiß? Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name</extracomment>
        <translation>%1 ist eine Variante der Aufzeichnung. Rate weiter.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>What is said to a guess that leaves the question open.
----------
A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>%n Punkt entfernt</numerusform>
            <numerusform>%n Punkte entfernt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name %2 = away</extracomment>
        <translation>Nicht %1: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>What is said when the move was found, or shown.</extracomment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>Richtig: %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>Es war %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>Before the first question.</extracomment>
        <translation>Die folgenden Züge sind verdeckt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>There is no further move.</extracomment>
        <translation>Alle Züge sind geraten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>A click on a stone is no guess.</extracomment>
        <translation>Dort liegt ein Stein.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>How many guesses are left at this move.</extracomment>
        <translation>
            <numerusform>noch %n Versuch</numerusform>
            <numerusform>noch %n Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>34 of 50 points. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%1 von %n Punkt</numerusform>
            <numerusform>%1 von %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>How far one is. %1 = done</extracomment>
        <translation>
            <numerusform>%1 von %n Zug</numerusform>
            <numerusform>%1 von %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>What came of one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1: %2 von %3 Punkten, %4 von %5 beim ersten Versuch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>Zug %1, %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>How the guessing goes.</extracomment>
        <translation>Die folgenden Züge sind verdeckt. Klick an, wo der nächste gespielt wurde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>What stands over the moves that were not found.</extracomment>
        <translation>Nicht gefunden. Ein Klick zeigt den Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>All moves were found.</extracomment>
        <translation>Keiner wurde verfehlt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>There is nothing to guess.</extracomment>
        <translation>Es folgt kein Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>Dieser Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>Noch einmal raten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>S zeigt den Zug, N geht weiter, Esc beendet das Raten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>Den Zug zeigen (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>Nächster Zug (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>Zug raten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>Wessen Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>Ab</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>The name that the records give the collection, else that of the file.</extracomment>
        <translation>Arbeitsblatt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Markiere jeden Punkt, auf dem Schwarz nicht spielen darf.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Markiere jeden Punkt, auf dem Weiß nicht spielen darf.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Markiere jede Freiheit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Markiere jeden gesuchten Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Markiere den richtigen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Name:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Datum:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>What is written on the line below a board.</extracomment>
        <translation>Antwort:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions.</extracomment>
        <translation>Lösungen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>What the numbers on the stones do not tell. %1 = solution.number</extracomment>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>What the numbers on the stones do not tell.</extracomment>
        <translation>Die Aufzeichnung geht weiter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Which positions the file has no solution of. %1 = listed</extracomment>
        <translation>Keine Lösung in der Datei: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>There is nothing that could be printed.</extracomment>
        <translation>In dieser Datei ist keine Stellung aufgestellt oder markiert, also gibt es nichts auszuteilen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Games of the file in which nothing is set up. %1 = count</extracomment>
        <translation>Partien ohne Stellung, weggelassen: %1.</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Oben links</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Unten links</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Unten rechts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>How a corner stands to the dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>hat das Lexikon bei Zug %1, %2, verlassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>im Lexikon, dort geht es nicht weiter</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>
            <numerusform>%n Zug im Lexikon</numerusform>
            <numerusform>%n Züge im Lexikon</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>No corner of the board is in the dictionary.</extracomment>
        <translation>Keine Ecke dieses Bretts steht im Lexikon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>The dictionary is about boards of another size. %1 = size.columns</extracomment>
        <translation>Das Lexikon ist für Bretter %1 × %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>The file is being read. %1 = name</extracomment>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>The file cannot be used; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1 kann nicht das Lexikon sein. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>A file without variations in a corner.</extracomment>
        <translation>Die Datei hat keine Züge in der Ecke eines quadratischen Bretts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Joseki-Lexikon wählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Aufzeichnungen (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>Lexikon weglegen</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Gut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Sehr schlecht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Schlecht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Fraglich</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Interessant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Ganz ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Gut für Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Sehr gut für Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Gut für Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Sehr gut für Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Unklar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Sehr unklar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Große Schlüsselstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Schlüsselstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <translation>Geschätzt ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Schwarz führt mit %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Weiß führt mit %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>The judgements of a move, as they are read aloud. %1 = words</extracomment>
        <translation>Bewertung: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>Diese Stellung benennen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>Diagramm und Zugnummern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>Bewerten</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>Auf dem Brett bewegen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>Auf dem Brett bewegen, immer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>Dort spielen oder eine Gruppe ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>Beim Zählen: den ganzen Bereich ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>Durch die Züge gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>Beim Ansehen durch die Züge gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>Andere Varianten ansehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>Aufzeichnung abspielen oder anhalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>An einer Verzweigung: Zug wählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>Zu dem Zug auf einem Punkt gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>Im Baum: ein- oder ausklappen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>Menü eines Punktes öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>Aufstellen: schwarz, weiß, abwechselnd</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B, W, I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>Aufstellen: leer, bewegen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X, M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>Aufstellen: drehen, Farben tauschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>Aufstellen: einen Stein entfernen</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Such as &quot;Figure 2 (51–100)&quot;, with the name that the record gives it. %1 = figure.number</extracomment>
        <translation>Figur %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Diagramm %1: Fortsetzung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>Diagramm %1: gehört zu Diagramm %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>Diagramm %1: nach %2 in Diagramm %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Diagramm %1: am Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>Diagramm %1: nach %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>Diagramm %1: statt %2 in Diagramm %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = number</extracomment>
        <translation>Diagramm %1: statt %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>The same of any numbered board. %1 = _listed(passes)</extracomment>
        <translation>%1 passt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>%1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Such as &quot;After 34: Joseki · Good for Black&quot;: with name and judgements where there are any. %1 = comment.number</extracomment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The game has more variations than were printed.</extracomment>
        <translation>Die Aufzeichnung hat mehr Varianten; sie sind nicht gedruckt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handicap</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Komi</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Rules</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Kommentare von</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Quelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Copyright</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 s</source>
        <extracomment>Seconds as hours and minutes; other texts as they stand. %1 = seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 h</source>
        <extracomment>Seconds as hours and minutes; other texts as they stand. %1 = hours</extracomment>
        <translation>%1 h</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 min</source>
        <extracomment>Seconds as hours and minutes; other texts as they stand. %1 = minutes</extracomment>
        <translation>%1 min</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 holds no lesson: it has no comments.</source>
        <extracomment>A file has nothing to show as a lesson. %1 = name</extracomment>
        <translation>%1 enthält keine Lektion: Es gibt keine Kommentare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Progress was not written. %1 = reason</extracomment>
        <translation>Dein Fortschritt konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Progress begins anew; where the old one is. %1 = path</extracomment>
        <translation>Dein Fortschritt war nicht lesbar. Er liegt jetzt in %1; du fängst wieder von vorn an.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Schwarz zieht: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Weiß zieht: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <translation>Schlag %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <translation>Klick jeden gesuchten Punkt an.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <translation>Klick jede Freiheit an.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <translation>Klick den richtigen Punkt an.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <translation>Klick einen Punkt an, auf dem du nicht spielen darfst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <translation>Wie viele sind es?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <translation>Finde den besten Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <translation>Rette %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <translation>Verbinde %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <translation>Trenne %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <translation>Mach %1 lebendig.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <translation>Töte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <translation>Gewinne das Ko auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour</extracomment>
        <translation>Hol %2 Punkte für %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Tipp die Zahl, dann Enter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Schwarz am Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Weiß am Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Klick aufs Brett, oder nimm Pfeiltasten und Enter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>What is said to the last answer; &apos;&apos; where nothing was answered.</extracomment>
        <translation>Richtig.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <translation>
            <numerusform>Richtig. Noch %n zu finden.</numerusform>
            <numerusform>Richtig. Noch %n zu finden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <translation>Richtig. Weiter.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <translation>
            <numerusform>Die Steine haben noch %n Freiheit.</numerusform>
            <numerusform>Die Steine haben noch %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <translation>Dieser Punkt liegt nicht entlang einer Linie neben dem Stein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <translation>Hier liegt ein Stein. Such einen leeren Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <translation>Dieser Zug ist erlaubt: Der Stein hat eine Freiheit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <translation>Die Lektion kennt einen besseren Zug. Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <translation>Nicht ganz. Zähl noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <translation>Nicht ganz. Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Hier liegt schon ein Stein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Das ist nicht erlaubt: Es bliebe keine Freiheit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Das ist nicht erlaubt: Es schlägt im Ko sofort zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Das ist nicht erlaubt: Es wiederholt das Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Ein weiterer Tipp zeigt, wo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>The hint in words; later ones tell that the points are shown. %1 = state.task.number</extracomment>
        <translation>Die Antwort ist %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Das Brett zeigt, wo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.
----------
What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>markiert</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.</extracomment>
        <translation>gefunden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>The whole board in words, for those who listen: who stands where, and what is marked. %1 = listed_points(marked, size)</extracomment>
        <translation>Markiert: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>A board in words: how large it is, and who stands where. %1 = board_size(size)</extracomment>
        <translation>Brett %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Schwarz: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Weiß: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>What an answer at `at` changed on the board besides the stone there: taken, or replied. %1 = listed_points(gone, size)</extracomment>
        <translation>Weggenommen: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>That something in a lesson could not be used.</extracomment>
        <translation>
            <numerusform>%n Stelle dieser Lektion ist unbrauchbar; der Rest geht.</numerusform>
            <numerusform>%n Stellen dieser Lektion sind unbrauchbar; der Rest geht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <translation>keine Anweisung heißt „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <translation>keine Aufgabe heißt „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <translation>„%1“ ist kein Punkt auf diesem Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <translation>„%1“ nennt keine Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <translation>es gibt schon eine Aufgabe; „%1“ wird nicht gefragt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <translation>hier wird nichts gefragt: „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <translation>die Steine von „%1“ sind nicht auf dem Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <translation>die Regeln erlauben den Zug „%1“ nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <translation>„%1“ hat keine richtige Antwort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <translation>„%1“ ist eine richtige Antwort, soll aber falsch sein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <translation>kein Knoten sagt „@screen“; jeder Kommentar der Hauptvariante wird gezeigt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <translation>es sind keine Steine aufgestellt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <translation>es folgt kein Zug, also gibt es keine Lösung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <translation>kein Zug ist richtig, also gibt es keine Lösung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <translation>„%1“ ist ein Zug der falschen Seite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <translation>zwischen Zügen werden Steine aufgestellt; was folgt, ist weggelassen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <translation>zu viele Züge; die letzten sind weggelassen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Which screen of a lesson is shown. %1 = number %2 = count</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>What a copied lesson is called that has no name of its own.</extracomment>
        <translation>Lektion</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>That a file was copied to the user&apos;s own lessons, and how it is called there. %1 = isolated(name)</extracomment>
        <translation>Als „%1“ nach „Meine Lektionen“ kopiert. Dort kannst du sie ändern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>Eine Partie, fünf Traditionen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>Nächste Tradition</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Japanese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Japanisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Ing</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Ing</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Tromp-Taylor</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>New Zealand</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Neuseeland</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>Auf dem Brett öffnen, kopieren, drucken</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>Mit Freunden spielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>Mit Welpe spielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Lektion öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Lektionen (*.sgf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>Deine Zahl</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>Andere Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>Ein Tipp (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>Dasselbe in einer anderen Stellung (A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>Passen (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>Vorige Seite (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>Nächste Seite (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>Verlassen; du kannst die Lektion später fortsetzen (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>What the field says while it is empty.</extracomment>
        <translation>Wörter, oder spieler:Name datum:1996 ergebnis:B+R größe:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>Nur Partien zeigen, auf die alles zutrifft:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>beliebige Wörter: Anfänge von Wörtern in Namen, Turnier und Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>spieler:&quot;Gu Li&quot;  schwarz:Name  weiß:Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>datum:1996  datum:1996-12  datum:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>ergebnis:B  ergebnis:W+R  ergebnis:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>größe:19  regeln:Chinese  turnier:Cup</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games the list shows.
----------
In how many games a position was found.</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>How many games the list shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>How far the reading of the folder is.</extracomment>
        <translation>Der Ordner wird durchgesehen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>How far the reading of the folder is. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>Dateien werden gelesen: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n Datei ohne Partie</numerusform>
            <numerusform>%n Dateien ohne Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n Datei zu groß</numerusform>
            <numerusform>%n Dateien zu groß</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n Datei nicht lesbar</numerusform>
            <numerusform>%n Dateien nicht lesbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n Ordner lässt sich nicht öffnen</numerusform>
            <numerusform>%n Ordner lassen sich nicht öffnen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is. %1 = told</extracomment>
        <translation>Weggelassen: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>The folder of the library is not there, or cannot be opened. %1 = folder.name or str(folder)</extracomment>
        <translation>Der Ordner „%1“ lässt sich gerade nicht öffnen. Das sind die Partien von vorher.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>The same where nothing is known of it. %1 = folder.name or str(folder)</extracomment>
        <translation>Der Ordner „%1“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>A folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>In „%1“ gibt es keine Partien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The filter lets nothing through.</extracomment>
        <translation>Keine Partie passt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>Das ist die letzte Partie der Liste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>Das ist die erste Partie der Liste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>In which file a game is: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>What the board of the search is for, before anything stands on it.</extracomment>
        <translation>Klick, um Steine zu setzen. Zieh, um einen Teil des Bretts zu suchen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>Suche läuft … bisher %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>%1, und mehr. Markiere einen größeren Teil, um genauer zu suchen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>In how many games a position was found.</extracomment>
        <translation>In keiner Partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>A part without any stone stands nearly everywhere.</extracomment>
        <translation>Markiere einen Teil mit mindestens einem Stein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>A search goes on.</extracomment>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Who won the games with a move: &quot;Black won 52%&quot;; empty where nobody knows. %1 = share</extracomment>
        <translation>Schwarz gewann %1%</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1: %2 %3</source>
        <extracomment>A next move aloud: &quot;A: Black D4, 312 times, Black won 52%&quot;. %1 = letter %2 = color_name(move.color) %3 = point_name(move.point, size)</extracomment>
        <translation>%1: %2 %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <extracomment>A next move aloud: &quot;A: Black D4, 312 times, Black won 52%&quot;.</extracomment>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>There are more next moves than the list shows.</extracomment>
        <translation>
            <numerusform>noch %n Zug</numerusform>
            <numerusform>noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>Nothing was played any more where the position was found.</extracomment>
        <translation>Danach wurde hier nichts gespielt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>Wieder das ganze Brett suchen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>Alle Steine wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Let the user choose a folder, and show what is in it.</extracomment>
        <translation>Ordner mit Partien öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>Gefunden bei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>Nur diese Partien zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>Eine Stellung in allen Partien suchen</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>turnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>größe</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>The reason for a judgement, with its points by name, or without where it holds none.</extracomment>
        <translation>Wir haben hier jeden Zug versucht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 und noch %n</numerusform>
            <numerusform>%1 und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Verliert den Wettlauf: %n Freiheit gegen %1.</numerusform>
            <numerusform>Verliert den Wettlauf: %n Freiheiten gegen %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <translation>In fast jedem Versuch geschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <translation>In jedem Versuch geschlagen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>In jedem Versuch geschlagen: %n Freiheit gegen %1.</numerusform>
            <numerusform>In jedem Versuch geschlagen: %n Freiheiten gegen %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <translation>Lebt in fast jedem Versuch.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <translation>Lebt in jedem Versuch.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <translation>Tot in den meisten Versuchen, nicht in allen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <translation>Lebt in den meisten Versuchen, nicht in allen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <translation>
            <numerusform>Sie haben %n Freiheit.</numerusform>
            <numerusform>Sie haben %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <translation>Gruppen wie diese leben am Ende fast immer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <translation>Gruppen wie diese sind am Ende fast immer tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <translation>Gruppen wie diese leben in manchen Partien und sterben in anderen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Schwarz lebt auf %1, Weiß tötet dort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Weiß lebt auf %1, Schwarz tötet dort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Schwarz lebt auf %1, Weiß tötet auf %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Weiß lebt auf %1, Schwarz tötet auf %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Schwarz lebt auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Weiß lebt auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Weiß tötet auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Wer zuerst zieht, entscheidet: Schwarz tötet auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Sie brauchen beide Kos, auf %1, und können nur eines halten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Die Kos auf %1 entscheiden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Eine gemeinsame Freiheit, %1: Wer dort zuerst spielt, verliert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Zwei Augen, die keiner nehmen kann, auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Zwei Augen, auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Platz für zwei Augen, egal wer beginnt, auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Sie verbinden sich mit lebenden Steinen auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Höchstens ein Auge, egal wer beginnt, auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Eine Freiheit ist übrig, %1. Weglaufen hilft nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Gemeinsame Freiheiten auf %1: Wer dort zuerst spielt, verliert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Je ein Auge: Wer zuerst auf %1 spielt, verliert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Wer sie schlägt, auf %1, verliert mehr Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Zwei Kos, auf %1: Wer das eine nimmt, verliert das andere.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Wer zuerst auf %1 spielt, entscheidet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Ein Ko auf %1 entscheidet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Äußere Freiheiten sind offen, auf %1: nicht geklärt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Zwei Augen, die keiner nehmen kann.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Zwei Augen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Platz für zwei Augen, egal wer beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Sie verbinden sich mit lebenden Steinen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Wir fanden keinen Ausweg und keinen Platz für ein Auge.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Höchstens ein Auge, egal wer beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Eine Freiheit ist übrig. Weglaufen hilft nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Gemeinsame Freiheiten: Wer dort zuerst spielt, verliert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Je ein Auge: Wer zuerst spielt, verliert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Wer sie schlägt, verliert mehr Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Zwei Kos: Wer das eine nimmt, verliert das andere.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Der erste Zug hier entscheidet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Ein Ko entscheidet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Äußere Freiheiten sind offen: nicht geklärt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Beide können noch eindringen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Schwarz kann noch eindringen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Weiß kann noch eindringen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Schwarz kann auf %1 noch eindringen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Weiß kann auf %1 noch eindringen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Say which side can still come in where, each point once; `named` makes a list of points. %1 = named(sorted(both), size)</extracomment>
        <translation>Auf %1 können beide noch spielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Schwarz braucht noch einen Zug auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Weiß braucht noch einen Zug auf %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>The same, and what it protects.</extracomment>
        <translation>
            <numerusform>Er schützt %n Punkt.</numerusform>
            <numerusform>Er schützt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%n Stein auf %1</numerusform>
            <numerusform>%n Steine auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n Stein um %1</numerusform>
            <numerusform>%n Steine um %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>der %n schwarze Stein auf %1</numerusform>
            <numerusform>die %n schwarzen Steine auf %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>der %n weiße Stein auf %1</numerusform>
            <numerusform>die %n weißen Steine auf %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>offen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>ihr entscheidet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>tot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>seki</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>alive</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>lebend</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Why the group is thought to be what it is, or that the players said so.</extracomment>
        <translation>Von euch geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>The button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>%1 fragen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>An engine is thinking about which stones are dead. %1 = name</extracomment>
        <translation>%1 sieht sich das Brett an …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>An engine takes all stones for what they are counted as. %1 = name</extracomment>
        <translation>%1 sieht es genauso.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>An engine takes some stones for something else; nothing has been changed. %1 = name</extracomment>
        <translation>%1 sieht einige Steine anders. Ihr entscheidet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: Laut Engine tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: Laut Engine lebend.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: Laut Engine Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Gezählt als tot. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Gezählt als lebend. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Gezählt als Seki. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Als tot markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Als lebend markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Als Seki markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>Nach diesen Regeln zählen die Steine und ihre Augen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>Nach diesen Regeln zählt in einem Seki nichts.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Which neutral points are open, what filling them comes to, or why nobody can; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>%n neutraler Punkt ist offen: %1.</numerusform>
            <numerusform>%n neutrale Punkte sind offen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>Say that the rules assume no last moves.</extracomment>
        <translation>Diese Regeln zählen das Brett, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>Say that a table of all rulesets assumes no last moves.</extracomment>
        <translation>Alle Zeilen zählen das Brett, wie es ist, vor den letzten Zügen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Nach diesen Regeln gelten beim nächsten Aufhören alle Steine als lebend.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Um diese Punkte zu füllen, spielt weiter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <translation>Entscheidet zuerst, welche der unklaren Gruppen leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <translation>Schließt zuerst die offenen Grenzen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <translation>Sie lassen sich nicht abwechselnd ohne Schaden füllen. Spielt weiter, um es zu klären.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Each move that is forced while neutral points are filled, and what is left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>Offen gelassen, weil unklar ist, was folgen würde: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Füllt Weiß %1, muss Schwarz auf %2 antworten oder verliert %n Stein.</numerusform>
            <numerusform>Füllt Weiß %1, muss Schwarz auf %2 antworten oder verliert %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Füllt Schwarz %1, muss Weiß auf %2 antworten oder verliert %n Stein.</numerusform>
            <numerusform>Füllt Schwarz %1, muss Weiß auf %2 antworten oder verliert %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Füllt Weiß %1, muss Schwarz auf %2 die Grenze schließen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Füllt Schwarz %1, muss Weiß auf %2 die Grenze schließen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Schwarz schließt auf %1 die Grenze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Weiß schließt auf %1 die Grenze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>What stands over a count of a game that does not look finished.</extracomment>
        <translation>Ist die Partie zu Ende?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>That too much is open for a count to mean anything.</extracomment>
        <translation>Diese Partie sieht nicht fertig aus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>Say that the file of the network that judges groups is missing or damaged.</extracomment>
        <translation>Eine Datei des Programms fehlt oder ist beschädigt; deshalb sind mehr Gruppen als sonst nicht klar.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Schwarz und Weiß können hier noch spielen, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Schwarz kann hier noch eindringen, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Weiß kann hier noch eindringen, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>oben links</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>oben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>oben rechts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>links</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>in the middle</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>rechts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>unten links</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>unten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>unten rechts</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind.</extracomment>
        <translation>
            <numerusform>%n Gruppe braucht eure Entscheidung.</numerusform>
            <numerusform>%n Gruppen brauchen eure Entscheidung.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind. %1 = phrase</extracomment>
        <translation>Eine Gruppe braucht eure Entscheidung: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1: zählt für niemanden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1: zählt wieder.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = color_name(color)</extracomment>
        <translation>%1 stimmt zu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none.</extracomment>
        <translation>Die Zustimmung ist zurückgenommen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>What is still open on the board, in one sentence; empty where nothing is.</extracomment>
        <translation>Spielt weiter, oder zählt es so.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>Das Brett wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Die Ecke bei %1 wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Die Seite bei %1 wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Die Mitte bei %1 wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>Ein Zug fehlt noch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>Lebend</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
</context>
<context>
    <name>lock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pupils answer, take hints and go from task to task; everything else is off. “Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.</source>
        <extracomment>What can be used while pupils answer.</extracomment>
        <translation>Schüler antworten, holen sich Tipps und gehen von Aufgabe zu Aufgabe; alles andere ist aus. „Freigeben…“ unten auf der Seite oder Strg+Umschalt+L beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>Whether a locked window shall be closed.</extracomment>
        <translation>Freigeben und schließen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>Whether everything shall be used again.</extracomment>
        <translation>Freigeben?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The word to unlock was another one.</extracomment>
        <translation>Das ist nicht das Wort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>Why nothing but answering goes.</extracomment>
        <translation>Hier können Schüler nur antworten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>No task comes after this one.</extracomment>
        <translation>Das war die letzte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>What asking for names does.</extracomment>
        <translation>Jeder Schüler gibt zuerst einen Namen oder eine Nummer ein. Nur du siehst die Ergebnisse: „Freigeben…“, dann „Ergebnisse…“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>Why a word must be typed where results are kept.</extracomment>
        <translation>Gib ein Wort ein: Ohne Wort könnten Schüler die Ergebnisse öffnen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question to each pupil.</extracomment>
        <translation>Wer antwortet?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>What to type.</extracomment>
        <translation>Dein Name oder deine Nummer in der Klasse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Somebody of this name has begun. %1 = isolated(name)</extracomment>
        <translation>„%1“ hat schon begonnen. Bist du das?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>Why pupils cannot answer here.</extracomment>
        <translation>Hier ist nichts zu beantworten: keine Aufgabe, keine Variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>Freigeben…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>Alles wieder freigeben (Strg+Umschalt+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>Ich bin fertig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>Den nächsten Schüler antworten lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Say quietly why nothing happens.</extracomment>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>Schüler antworten lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>Ein Wort zum Freigeben, wenn du willst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>Nach Namen fragen, Ergebnisse aufheben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>Das Wort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>Die erste Aufgabe, für den nächsten Schüler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>Ergebnisse…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>Gesperrt lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Ja, weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Nein, jemand anders</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>A small button that opens the manual at the page that tells of a dialog or a panel.</extracomment>
        <translation>Hilfe (F1)</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Dreieck</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Quadrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Kreis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Linie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Pfeil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Radierer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Abgedunkelt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Text…</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Text…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Part of the board</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Zieh von einem Punkt zum anderen. Esc beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Zieh über den Teil, der gezeigt werden soll; klick für das ganze Brett. Esc beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Klick auf Markierungen oder zieh darüber, um sie auszuradieren. Esc beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Klick auf Punkte oder zieh darüber; noch einmal entfernt die Markierung. Esc beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>Text auf diesem Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>Markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>Weitere Markierungen</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>When another language is spoken.</extracomment>
        <translation>Die neue Sprache erscheint beim nächsten Start von goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>When the sentences of the language that was chosen cannot be read. %1 = name</extracomment>
        <translation>Die Dateien dieser Sprache fehlen oder sind beschädigt: %1. goboard spricht Englisch.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>The way to number only the last moves.</extracomment>
        <translation>
            <numerusform>Der letzte Zug (%n)</numerusform>
            <numerusform>Die letzten %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.
----------
What one looks for along the line.</extracomment>
        <translation>Springen zu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analyse durch eine Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Ganze Partie analysieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Nächster großer Fehler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Voriger großer Fehler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Schwarz stimmt der Zählung zu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Weiß stimmt der Zählung zu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Zustimmen und Partie beenden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Beide verlieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Zeigen, warum eine Gruppe lebt oder tot ist</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Zählung zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Zählung am Ende zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Engine nach unklaren Gruppen fragen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>The rows about counts.
----------
The page, and the log.</extracomment>
        <translation>Mehr zu Engines</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Wie man zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>Nur diesen Knoten löschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>Züge und Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>Züge einfügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>Passen einfügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>Steine aufstellen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>Diese Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>Variante nach oben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>Variante nach unten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Drehen und spiegeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Angaben zur Partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Kommentar schreiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Diese Stellung benennen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Diagramm und Zugnummern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Weitere Markierungen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Alle Markierungen dieses Zuges entfernen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Mit Buchstaben markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Mit Zahlen markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Mit Dreiecken markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Mit Quadraten markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Mit Kreisen markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Mit Kreuzen markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Linien zeichnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Pfeile zeichnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Markierungen ausradieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Auf das Brett schreiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Als ausgewählt markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Gebiet von Schwarz markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Gebiet von Weiß markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Punkte abdunkeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Nur einen Teil des Bretts zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Engines…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Engine-Protokoll</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>The rows about files, and the copies of the board.</extracomment>
        <translation>Partien in der Datei…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>In neuem Fenster öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>Aus der Zwischenablage öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>Mit anderer Kodierung öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>Abgelegte Partien…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>Frühere Fassungen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>Mit Kodierung speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>Was repariert wurde…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>Brett als Bild kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>Brett als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>What is there besides the file itself.</extracomment>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>Handbuch…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>Tasten…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>Go-Wörter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>Regelwerke…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>Über goboard…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Joseki-Lexikon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Joseki-Lexikon wählen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Sammlung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Diese Stellung in der Sammlung suchen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Vorige Partie der Sammlung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Nächste Partie der Sammlung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>Vor einem Zug ins Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>Vor dem Füllen eines eigenen Auges</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>Vor zu frühem Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Töne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Töne der Uhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Töne der Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>Gegen den Computer spielen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>Partie ab hier weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>Uhren anhalten oder starten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>Zählen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>Gegner um einen Tipp bitten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>Ohne den Gegner weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Hilfe auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Hilfe auf dem Brett ein oder aus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Freiheiten zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Atari zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Verbundene Steine zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Umschlossenes zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Warnungen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Spielerbuch…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Partie ins Spielerbuch eintragen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>What moves about in a record, and what is looked for there.</extracomment>
        <translation>Zug raten…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>Zehn Züge zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>Zehn Züge vor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>Zugnummer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>Zug auf einem Punkt…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>Benannte Stelle…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Vorige Verzweigung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Nächste Verzweigung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Voriger Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Nächster Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Vorige Schlüsselstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Nächste Schlüsselstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Voriges Schlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Nächstes Schlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Zurück an die alte Stelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Wieder nach vorn</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Züge abspielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Vorige Partie in der Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Nächste Partie in der Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Mit einem anderen Fenster mitlaufen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>Suchen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>Stellung suchen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Nächste Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Nächste Züge auf dem Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Auch wenn es nur einer ist</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Variantenbaum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Unter dem Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Im eigenen Fenster</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Varianten nahe beim Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Regeln dieser Partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>Punkt auf dem Brett…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>Systemschrift verwenden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>Steine leicht versetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>Steine animieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>Zugnummern zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>Züge nummerieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>Nächster Teil des Fensters</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>Fenster schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>Nächstes Fenster</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>Fenster nebeneinander</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>Fenster beim nächsten Start wieder öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Notes</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>L&amp;ernen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Lektionen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>Dunkel, hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>Vom Anfang an</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>Ab Beginn der Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>Ab hier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>Nur der letzte Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>Probleme…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>Lektion öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>Neue Lektion…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>Lehrertisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>Aufgabe zu dieser Stellung…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>Schüler antworten lassen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>Ergebnisse der Schüler…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>Auf dem Brett öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>Nach „Meine Lektionen“ kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>Problem nach „Meine Lektionen“ kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>Als Probleme lösen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>Vor der Klasse zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>Über das Brett zeichnen</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>What the record says, and what the count. %1 = recorded %2 = counted</extracomment>
        <translation>Die Aufzeichnung sagt %1, diese Zählung %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>Wohl der Grund: ein Komi von %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>Wohl der Grund: Es wurde nach anderen Regeln gezählt (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <translation>Wohl der Grund: Die Steine bei %1 galten als tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <translation>Wohl der Grund: Die Steine bei %1 galten als Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <translation>Wohl der Grund: Die Steine bei %1 galten als lebend.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <translation>Wohl der Grund: Ein neutraler Punkt mehr wurde gefüllt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <translation>Wohl der Grund: Mehr neutrale Punkte wurden gefüllt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <translation>Wohl der Grund: Ein Schutzzug wurde gemacht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <translation>Wohl der Grund: andere Punkte für die Vorgabe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <translation>Wohl der Grund: Schwarz und Weiß wurden verwechselt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>That a difference changes nothing in the file.</extracomment>
        <translation>Die Aufzeichnung ist unverändert.</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <translation>Nach diesem Zug zweigt keine Variante ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <translation>Dieser Zug hat keine andere Variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <translation>Kein Kommentar nach diesem Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <translation>Keine markierte Stellung nach diesem Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <translation>Nach diesem Zug wird nichts geschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <translation>Vor diesem Zug zweigt keine Variante ab.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <translation>Kein Kommentar vor diesem Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <translation>Keine markierte Stellung vor diesem Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <translation>Vor diesem Zug wird nichts geschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>That nobody plays at a point on the line that is walked. %1 = point</extracomment>
        <translation>In dieser Folge gibt es keinen Zug auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>That there is no named place in the record.</extracomment>
        <translation>Keine Stelle dieser Aufzeichnung hat einen Namen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Du warst vorher nirgendwo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Du bist von nirgendwo zurückgegangen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>That a file was opened where it was left the last time.</extracomment>
        <translation>Hier hast du letztes Mal aufgehört.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>That there is nothing left to play through.</extracomment>
        <translation>Hier ist die Zugfolge zu Ende.</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>A named place in a list, with its move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1 (nach Zug %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>How many named places there are.</extracomment>
        <translation>
            <numerusform>%n benannte Stelle.</numerusform>
            <numerusform>%n benannte Stellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>How many named places hold what was typed.</extracomment>
        <translation>
            <numerusform>%n Stelle gefunden.</numerusform>
            <numerusform>%n Stellen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>No named place holds what was typed. %1 = text</extracomment>
        <translation>Kein Name enthält „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>More named places were found than are shown. %1 = shown %2 = found</extracomment>
        <translation>Die ersten %1 von %2. Gib mehr vom Namen ein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>Benannte Stellen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>Dorthin gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>Zu benannter Stelle gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>Teil des Namens</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1 beginnt mit %n Stein auf dem Brett, dann zieht %2.</numerusform>
            <numerusform>%1 beginnt mit %n Steinen auf dem Brett, dann zieht %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 beginnt mit Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Zwei Steine jeder Farbe stehen am Anfang als Kreuz in der Mitte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Zwei Steine jeder Farbe stehen am Anfang auf gegenüberliegenden Sternpunkten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>Zeit: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>What enters the count, and how it is made. %1 = white %2 = points(bonus)</extracomment>
        <translation>Beim Zählen bekommt %1 für die Vorgabe noch %2 dazu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <translation>Niemand beginnt mit Punkten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>%1 = points(-game.komi)</extracomment>
        <translation>Schwarz beginnt mit %1 Punkten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>%1 = white</extracomment>
        <translation>%1 beginnt mit einem halben Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 beginnt mit %2 Punkten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 bekommt %2 Punkte, weil der andere beginnt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Why a size is not possible. %1 = least %2 = most</extracomment>
        <translation>Jede Seite braucht %1 bis %2 Linien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>The largest board that may be chosen. %1 = size</extracomment>
        <translation>bis %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>Why something typed is no komi.</extracomment>
        <translation>Komi muss eine Zahl wie 6½ sein, zwischen −150 und 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why a capture game has no komi.</extracomment>
        <translation>Im Atari-Go wird nicht gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The komi was typed.</extracomment>
        <translation>Von dir gewählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The komi is that of the rules and the handicap.</extracomment>
        <translation>Durch Regeln und Vorgabe bestimmt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next game.</extracomment>
        <translation>Diese Wahl bleibt für das nächste Mal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>Another size of board is wanted, and not yet given.</extracomment>
        <translation>Gib zuerst die Größe des Bretts ein, zum Beispiel 7 × 7.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>Why no game can begin yet.</extracomment>
        <translation>Eine Wahl oben passt nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many handicap stones.</extracomment>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>Spalten × Reihen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>etwa 15 Minuten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>etwa 40 Minuten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>eine Stunde oder mehr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>Alle Regelwerke…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer what goes on a board; `chosen` stays so where it can.</extracomment>
        <translation>Keine Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Leer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Ein Kreuz in der Mitte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Je zwei Steine auf Sternpunkten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>Mit Nigiri auslosen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>Komi ersteigern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>Brett am Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>Komi, Punkte für Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>Vorgabe für Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>Auf den üblichen Punkten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>Wo Schwarz will</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>How nigiri goes.</extracomment>
        <translation>Nigiri lost die Farben aus: Einer nimmt eine Handvoll weiße Steine, der andere sagt, ob ihre Zahl gerade oder ungerade ist. Wer richtig rät, spielt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>Who holds the stones by custom.</extracomment>
        <translation>Oft hält der Ältere die Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>How to see the end of the counting out at once.</extracomment>
        <translation>Drück eine Taste oder klick, um zum Ende zu springen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>The button that gives the stones to another player. %1 = name</extracomment>
        <translation>%1 die Steine halten lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Nigiri</source>
        <extracomment>Go on to nigiri about the colours.</extracomment>
        <translation>Nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays Black</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
        <translation>spielt Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
        <translation>spielt Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>Eine geschlossene Dose mit weißen Steinen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>Taste O</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>Taste E</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>Diese Farben nehmen</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Der mit den Steinen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Der andere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Ungerade: ein schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Gerade: zwei schwarze Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 sagt ungerade.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 sagt gerade.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>How a nigiri stands. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1 hält einige weiße Steine. %2, gerade oder ungerade?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>How a nigiri stands. %1 = nigiri.stones_laid</extracomment>
        <translation>Bisher gezählt: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <translation>
            <numerusform>%n Stein, eine ungerade Zahl.</numerusform>
            <numerusform>%n Steine, eine ungerade Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <translation>
            <numerusform>%n Stein, eine gerade Zahl.</numerusform>
            <numerusform>%n Steine, eine gerade Zahl.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>Richtig geraten. %1 spielt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>Falsch geraten. %1 spielt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder</extracomment>
        <translation>%1, wie viel Komi gibst du, um Schwarz zu spielen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1, das Gebot ist %2. Biete mehr, oder hör auf und spiel Weiß.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Who still has to bid; the outcome once both bids are open. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1, gib dein Gebot ein, während %2 wegsieht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1, nenne ein Komi; dann wählt %2 eine Farbe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1, Komi ist %2. Welche Farbe nimmst du?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>How an auction ended. %1 = points(deal.komi)</extracomment>
        <translation>Beide bieten %1. Komi ist %1; die Farben werden ausgelost.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>How an auction ended. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>%1 spielt Schwarz, %2 spielt Weiß. Komi ist %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>Das ist nicht mehr als das letzte Gebot; biete %1 oder mehr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Gebote sind ganze oder halbe Punkte, wie 6 oder 6½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Niemand kann mehr bieten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>Gebote müssen zwischen −%1 und %1 liegen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Gebote enden auf einen halben Punkt, wie 6½, damit keine Partie unentschieden ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Der andere ist an der Reihe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Noch ist kein Komi genannt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Die Versteigerung ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>Why something typed is no bid at all.</extracomment>
        <translation>Ein Gebot ist eine Zahl von Punkten, wie 6½.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>One of the choices how well an engine is to play. %1 = amount</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>Liest %n Stellung</numerusform>
            <numerusform>Liest %n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>%n Sekunde pro Zug</numerusform>
            <numerusform>%n Sekunden pro Zug</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>The opponent does not play on the board that is chosen. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1 spielt auf Brettern bis %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>The opponent has passed, and the game is not stopped by it. %1 = name</extracomment>
        <translation>%1 hat gepasst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>What the hand may do then.</extracomment>
        <translation>Wenn du auch passt, ist Schluss und die Punkte werden gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 ist nicht mehr auf diesem Computer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 wollte passen, aber in dieser Partie darf niemand passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>The game begins by rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1 weiß nicht alles über diese Partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>What has become of the game then.</extracomment>
        <translation>Auf dem Brett hat sich nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>A game that was left is on the board again. %1 = name</extracomment>
        <translation>Du hast gegen %1 gespielt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Whether the game may go on so.</extracomment>
        <translation>Willst du diese Partie fortsetzen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 würde hier aufgeben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1 würde auf %2 spielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 würde hier passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 hält die schwarze Gruppe bei %2 für tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 hält die weiße Gruppe bei %2 für tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 meint, die schwarze Gruppe bei %2 lebt im Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 meint, die weiße Gruppe bei %2 lebt im Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 meint, die schwarze Gruppe bei %2 lebt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 meint, die weiße Gruppe bei %2 lebt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = name %2 = sentence</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you and %1 play even.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>Nach deinen letzten Partien spielst du gegen %1 ohne Vorgabe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>Nach deinen letzten Partien beginnst du gegen %1, ohne Komi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>
            <numerusform>Nach deinen letzten Partien bekommst du von %1 %n Vorgabestein.</numerusform>
            <numerusform>Nach deinen letzten Partien bekommst du von %1 %n Vorgabesteine.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Du spielst Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Du spielst Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Mit Nigiri auslosen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>Who plays against an engine without having said a name.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>Wie stark er ist</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>Deine Farbe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>Ohne ihn weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>Auf dem Brett zeigen</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Nach den letzten Zügen zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Klick jede Gruppe an, die nicht entkommen kann.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Das ist ein Vorschlag.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Klick eine Gruppe an, um sie zu ändern: lebend, tot oder Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Klick eine Gruppe an, um sie zu ändern: lebend oder tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Wir haben keine toten Steine gefunden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>What changing a mark does to agreements.</extracomment>
        <translation>Jede Änderung hebt beide Zustimmungen auf.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>What is asked while the stones are marked.
----------
What a screen reader says when a game is begun, stopped or ended, before that sentence.</extracomment>
        <translation>Welche Steine sind tot?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>What comes after the marks.</extracomment>
        <translation>Wenn ihr beide zustimmt, wird gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>Why nothing is marked.</extracomment>
        <translation>Nach diesen Regeln gilt jeder Stein auf dem Brett als lebend.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>So many lines of a comment are for the program and not shown; empty if none.</extracomment>
        <translation>
            <numerusform>%n Zeile für das Programm</numerusform>
            <numerusform>%n Zeilen für das Programm</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>How handicap stones are placed.</extracomment>
        <translation>Setz sie, wohin du willst. Dann beginnt Weiß.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>How many handicap stones are still to be placed, in few words.</extracomment>
        <translation>
            <numerusform>noch %n setzen</numerusform>
            <numerusform>noch %n setzen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Dieses Brett gab es schon einmal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Wenn keiner von euch anders spielen will, könnt ihr euch auf ein Unentschieden einigen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Wir einigen uns auf Unentschieden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Wenn keiner von euch anders spielen will, könnt ihr ohne Ergebnis aufhören.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Wir sind einig: kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>keine Gefangenen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>
            <numerusform>%n Gefangener</numerusform>
            <numerusform>%n Gefangene</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>Regeln „%1“, verstanden als: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>Regeln „%1“, ähnlich wie %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text</extracomment>
        <translation>Regeln „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written.</extracomment>
        <translation>Regeln nicht genannt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi %2 = raw</extracomment>
        <translation>Komi %1 („%2“)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi</extracomment>
        <translation>Komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = session.handicap</extracomment>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Which of several variations is shown. %1 = number %2 = count</extracomment>
        <translation>Variante %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Which move a comment is about. %1 = number</extracomment>
        <translation>Kommentar zu Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>A point that a comment names does not exist. %1 = name</extracomment>
        <translation>%1 liegt nicht auf diesem Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>Nach diesen Regeln zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>Die Punkte einzeln, und andere Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>So zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>Neutrale Punkte füllen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>So lebt sie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>Zählung zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>Freiheiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>Ketten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>Umschlossen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>Aufgeben…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>Zählen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>Hilfe auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>Übliche Punkte nehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>Fertig: keine Steine mehr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>Schwarz setzt die Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>Hier zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>Alle Partien dieser Datei (Strg+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of the file where there are several.</extracomment>
        <translation>Partien in dieser Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>Kommentar schreiben…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>Über die Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>Name dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Uhr starten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Welpe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Biber</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Eule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Jagt gern deine Steine. Läuft selbst weg, wenn du jagst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Baut, verbindet und schneidet. Nimmt zuerst die Ecken.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Denkt vor jedem Zug voraus.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Zug %1: %n Stein hätte auf %2 entkommen können.</numerusform>
            <numerusform>Zug %1: %n Steine hätten auf %2 entkommen können.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Zug %1: %n Stein hätte auf %2 leben können.</numerusform>
            <numerusform>Zug %1: %n Steine hätten auf %2 leben können.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Zug %1: Auf %2 hättest du %n Stein fangen können.</numerusform>
            <numerusform>Zug %1: Auf %2 hättest du %n Steine fangen können.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Zug %1: %2 hat %n deiner Steine geschlagen. Das war viel.</numerusform>
            <numerusform>Zug %1: %2 hat %n deiner Steine geschlagen. Das war viel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>Zug %1: %2 war ein größerer Zug.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Zug %1: Auf %2 hast du %n Stein geschlagen. Gut gespielt.</numerusform>
            <numerusform>Zug %1: Auf %2 hast du %n Steine geschlagen. Gut gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Ich glaube, die Steine bei %1 sind tot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Ich glaube, die Steine bei %1 sind im Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Ich glaube, die Steine bei %1 leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>Said when the partner agrees to the count.</extracomment>
        <translation>Ich zähle dasselbe. Danke für die Partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Zwei Siege nacheinander. Nächstes Mal spielen wir ohne Vorgabe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Zwei Siege nacheinander. Nächstes Mal bekommst du nur den ersten Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Ich habe zweimal nacheinander gewonnen. Nächstes Mal beginnst du.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Zwei Siege nacheinander. Nächstes Mal bekommst du %n Vorgabestein.</numerusform>
            <numerusform>Zwei Siege nacheinander. Nächstes Mal bekommst du %n Vorgabesteine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Ich habe zweimal nacheinander gewonnen. Nächstes Mal bekommst du %n Vorgabestein.</numerusform>
            <numerusform>Ich habe zweimal nacheinander gewonnen. Nächstes Mal bekommst du %n Vorgabesteine.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>What was left out of a clip; empty where all of it was pasted.</extracomment>
        <translation>Nur die Züge wurden eingefügt, ohne Namen und andere Angaben ihrer Partie: Eine Aufzeichnung hat die nur einmal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it.</extracomment>
        <translation>In der Zwischenablage sind keine Züge.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it. %1 = shown</extracomment>
        <translation>Im Text der Zwischenablage sind keine Züge: „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board.</extracomment>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board. %1 = shown</extracomment>
        <translation>Der Text der Zwischenablage ist weder Partie noch Brett: „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>That a link was copied, which is not followed. %1 = shown</extracomment>
        <translation>Das ist ein Link: %1. goboard lädt nichts aus dem Netz. Speichere die Partie als Datei und öffne sie dann hier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>That a file was copied, and not what is in it. %1 = name</extracomment>
        <translation>Die Zwischenablage enthält eine Datei: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a text shall be read that is hardly a record. %1 = size_text(size)</extracomment>
        <translation>Der Text ist sehr groß (%1). Aufzeichnungen haben selten mehr als 1 MB. Trotzdem öffnen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>What goes on while a long text is read.</extracomment>
        <translation>Zwischenablage wird gelesen …</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>That the clipboard holds several games, of which one must be chosen.</extracomment>
        <translation>
            <numerusform>Die Zwischenablage enthält %n Partie. Nur eine kann hier eingefügt werden; speichere den Text als Datei, um alle zu öffnen.</numerusform>
            <numerusform>Die Zwischenablage enthält %n Partien. Nur eine kann hier eingefügt werden; speichere den Text als Datei, um alle zu öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>That a clip belongs to another board. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>Die Züge der Zwischenablage sind für ein Brett %1. Dieses hat %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>That a clip has a board and no moves.</extracomment>
        <translation>Die Partie der Zwischenablage hat keine Züge zum Einfügen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Hang what is on the clipboard below a node, or say why it cannot be.</extracomment>
        <translation>Als neue Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>Asked once a game is over.</extracomment>
        <translation>Diese Partie ins Spielerbuch eintragen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>The game is in a file of this name. %1 = name</extracomment>
        <translation>Die Partie steht jetzt im Spielerbuch: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>It could not be written; the reason is a phrase. %1 = reason</extracomment>
        <translation>Das Spielerbuch konnte diese Partie nicht behalten: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>What the folder of the games is called, among the user&apos;s documents.</extracomment>
        <translation>Go-Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The book is empty.</extracomment>
        <translation>Noch keine Partien. Ist eine Partie zwischen zwei Spielern mit Namen zu Ende, trag sie ein, dann erscheint sie hier.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>So many files of the folder are no records.</extracomment>
        <translation>
            <numerusform>%n Datei im Ordner war nicht lesbar.</numerusform>
            <numerusform>%n Dateien im Ordner waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>The folder of the games is not there, and cannot be made; the reason is a phrase. %1 = reason</extracomment>
        <translation>Dieser Ordner lässt sich nicht öffnen: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n unentschieden</numerusform>
            <numerusform>%n unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>All games of a player.</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>The most wins in a row; empty where there were none.</extracomment>
        <translation>
            <numerusform>Längste Serie: %n Sieg</numerusform>
            <numerusform>Längste Serie: %n Siege nacheinander</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>On how many days somebody played; empty where no record says when.</extracomment>
        <translation>
            <numerusform>An %n Tag gespielt</numerusform>
            <numerusform>An %n Tagen gespielt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>On how many days somebody played; empty where no record says when. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1, zuletzt am %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>Keine Vorgabe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Bekam %n Stein</numerusform>
            <numerusform>Bekam %n Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Gab %n Stein</numerusform>
            <numerusform>Gab %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Before a player is forgotten. %1 = name</extracomment>
        <translation>%1 vergessen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>What that means.</extracomment>
        <translation>Das Buch zählt die Partien dieses Spielers nicht mehr. Die Aufzeichnungen selbst bleiben im Ordner.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not. %1 = name</extracomment>
        <translation>Die Partien von beiden zählen dann für %1. Keine Aufzeichnung wird geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not.</extracomment>
        <translation>Nur das Buch verwendet den neuen Namen. Keine Aufzeichnung wird geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>%1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1 und %2 sind etwa gleich stark.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%1 sollte gegen %2 Schwarz ohne Komi nehmen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%1 sollte von %2 etwa %n Stein bekommen.</numerusform>
            <numerusform>%1 sollte von %2 etwa %n Steine bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <translation>
            <numerusform>%n mit anderen</numerusform>
            <numerusform>%n mit anderen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>%1 = games %2 = others</extracomment>
        <translation>Das ergibt sich aus: %1, und %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Das ergibt sich aus: %1 mit anderen Spielern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Das ergibt sich aus: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>%1 = fair.least %2 = fair.most</extracomment>
        <translation>Alles von %1 bis %2 ist möglich.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Nothing can be said of two players yet.</extracomment>
        <translation>
            <numerusform>Zu wenige Partien, um die faire Vorgabe zu sagen. Es braucht mindestens %n.</numerusform>
            <numerusform>Zu wenige Partien, um die faire Vorgabe zu sagen. Es braucht mindestens %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>Spielerbuch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>Vergessen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>Anderer Ordner…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>Mich fragen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>Wenn eine Partie zu Ende ist:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Handicap</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Boards</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Bretter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>Erster Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>Zweiter Spieler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>Faire Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>auf</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>Spieler umbenennen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the one before stay there.</extracomment>
        <translation>Ordner des Spielerbuchs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Eintragen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Jede Partie eintragen</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Which numbers of moves there are to go to. %1 = last</extracomment>
        <translation>Zug, 0 bis %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is looked for, made when it is first asked for.</extracomment>
        <translation>Zu dem Zug auf einem Punkt gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>Zu einem Punkt gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>Punkt, wie D4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>Zu einem Zug gehen</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Which page one is at, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The system knows no printer.</extracomment>
        <translation>Es wurde kein Drucker gefunden. Sie können die Seiten als PDF-Datei speichern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>A printer could not be used, or stopped in the middle.</extracomment>
        <translation>Das Drucken ist fehlgeschlagen. Prüfen Sie den Drucker und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>What was solved was not written. %1 = reason</extracomment>
        <translation>Was du gelöst hast, konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Solving begins anew; where the old results are. %1 = path</extracomment>
        <translation>Was du gelöst hast, war nicht lesbar. Es liegt jetzt in %1; du fängst wieder von vorn an.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Schlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Entkommen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Treppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Snapback</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Mausefalle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Connect</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Verbinden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Schneiden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Zwei Augen machen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Ein Auge nehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ko</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Close the border</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Grenze schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Problems of all kinds, on boards of one size or on all. %1 = course.side</extracomment>
        <translation>Auf dem Brett %1×%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Problems of all kinds, on boards of one size or on all.</extracomment>
        <translation>Alle Arten, leichte zuerst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = missed</extracomment>
        <translation>, %1 verfehlt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0]</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>Stufen %1 bis %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>Problem %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>zuletzt verfehlt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>zuletzt gelöst</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Schwarz zieht: Mach im umrandeten Teil %n Punkt.</numerusform>
            <numerusform>Schwarz zieht: Mach im umrandeten Teil %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Weiß zieht: Mach im umrandeten Teil %n Punkt.</numerusform>
            <numerusform>Weiß zieht: Mach im umrandeten Teil %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>die umrandeten Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>Schwarz am Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>Weiß am Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <translation>Schwarz zieht: Rette %1 durch ein Ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <translation>Weiß zieht: Rette %1 durch ein Ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <translation>Schwarz zieht: Schlag %1 durch ein Ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <translation>Weiß zieht: Schlag %1 durch ein Ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Richtig. Das ist die Lösung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Bis hier richtig. Weiter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Das ist nicht die Lösung. Versuch einen anderen Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Die Datei sagt nichts zu diesem Zug. Er zählt nicht: Versuch einen anderen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Schwarz dringt ein: Weniger als %n Punkt bleibt.</numerusform>
            <numerusform>Schwarz dringt ein: Weniger als %n Punkte bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Weiß dringt ein: Weniger als %n Punkt bleibt.</numerusform>
            <numerusform>Weiß dringt ein: Weniger als %n Punkte bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Schwarz schlägt %n Stein.</numerusform>
            <numerusform>Schwarz schlägt %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Weiß schlägt %n Stein.</numerusform>
            <numerusform>Weiß schlägt %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Schwarz ist schneller: Dein Stein (%n) hat eine Freiheit.</numerusform>
            <numerusform>Schwarz ist schneller: Deine %n Steine haben eine Freiheit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Weiß ist schneller: Dein Stein (%n) hat eine Freiheit.</numerusform>
            <numerusform>Weiß ist schneller: Deine %n Steine haben eine Freiheit.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Schwarz hält dich auf: Deine Steine sind nicht zu retten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Weiß hält dich auf: Deine Steine sind nicht zu retten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Schwarz hat zwei Augen: Diese Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Weiß hat zwei Augen: Diese Steine leben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Schwarz schlägt %n deiner Steine und entkommt.</numerusform>
            <numerusform>Schwarz schlägt %n deiner Steine und entkommt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Weiß schlägt %n deiner Steine und entkommt.</numerusform>
            <numerusform>Weiß schlägt %n deiner Steine und entkommt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Schwarz verbindet: Diese Steine haben %n Freiheit.</numerusform>
            <numerusform>Schwarz verbindet: Diese Steine haben %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Weiß verbindet: Diese Steine haben %n Freiheit.</numerusform>
            <numerusform>Weiß verbindet: Diese Steine haben %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Schwarz entkommt: Diese Steine haben %n Freiheit.</numerusform>
            <numerusform>Schwarz entkommt: Diese Steine haben %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Weiß entkommt: Diese Steine haben %n Freiheit.</numerusform>
            <numerusform>Weiß entkommt: Diese Steine haben %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Schwarz hält durch: Du kannst diese Steine nicht schlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Weiß hält durch: Du kannst diese Steine nicht schlagen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Schwarz verbindet: eine Kette mit %n Freiheit.</numerusform>
            <numerusform>Schwarz verbindet: eine Kette mit %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Weiß verbindet: eine Kette mit %n Freiheit.</numerusform>
            <numerusform>Weiß verbindet: eine Kette mit %n Freiheiten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Schwarz schneidet: Deine Steine bleiben getrennt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Weiß schneidet: Deine Steine bleiben getrennt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>%1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>Die Lösung: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>That a problem has no solution, &apos;&apos; where it has one.</extracomment>
        <translation>Die Datei hat keine Lösung. Du kannst das Brett ansehen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>umrandet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>That something is missing in a file of problems, and one line for each thing.</extracomment>
        <translation>
            <numerusform>Hier fehlt %n Sache; der Rest wird verwendet.</numerusform>
            <numerusform>Hier fehlen %n Sachen; der Rest wird verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>%1 = finding.game + 1</extracomment>
        <translation>Problem %1. </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>What a small board is: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>Problem %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>Beside the number of the problem that comes next.</extracomment>
        <translation>nächstes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>A folder holds nothing to solve. %1 = isolated(name)</extracomment>
        <translation>%1 enthält keine Probleme.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Some files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>%n Datei enthält keine Probleme und ist weggelassen.</numerusform>
            <numerusform>%n Dateien enthalten keine Probleme und sind weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>The button for the problems that are due. %1 = count</extracomment>
        <translation>Zu wiederholen: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Finde den Zug. Das Brett antwortet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>There is nothing to solve.</extracomment>
        <translation>Bei dem Programm sind keine Probleme dabei. Öffne eine Datei mit welchen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself.</extracomment>
        <translation>Hier ist Passen am besten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself. %1 = move</extracomment>
        <translation>Der Zug ist %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Welche Freiheit würde den Steinen am meisten helfen? Nimm die zuerst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Kannst du einen der Steine ringsum schlagen? Oder wo bekommst du die meisten Freiheiten?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Gib Atari von der Seite, die die Steine zum Rand oder zu deinen eigenen Steinen treibt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Mit Atari allein laufen die Steine davon. Schließ die Auswege aus der Ferne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Opfere einen Stein. Steht die Kette, die ihn geschlagen hat, jetzt im Atari?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Von welchem Punkt aus gibt es zwei Wege zu verbinden? Nur einer lässt sich sperren.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Wo würde die andere Seite verbinden? Kann dein Stein sich dort halten?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Wo ist überall Platz für ein Auge? Welcher Punkt macht zwei daraus?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Wo würde die andere Seite spielen, um zwei Augen zu machen? Spiel dort zuerst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Zähl die Freiheiten beider Seiten. Fülle gemeinsame Freiheiten zuletzt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Nichts klappt ganz ohne Ko. Finde den Zug, der zu einem Ko führt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Wo könnte die andere Seite noch eindringen? Schließ diese Lücke. Deine Steine zählen auch.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Probleme öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Probleme (*.sgf);;Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Let the user choose a folder, and show the problems of all its files.</extracomment>
        <translation>Ordner mit Problemen öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Ask what is due to be repeated.</extracomment>
        <translation>Zu wiederholen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>Alle Probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>Verfehlte zuerst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>Aus einem Ordner…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>Passen (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>Ein Tipp; ein weiterer zeigt den Zug (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>Deinen Zug zurücknehmen (Rücktaste)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>Lösung zeigen (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>Brett um eine Vierteldrehung drehen (T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>Brett seitlich spiegeln (M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>Schwarz und Weiß tauschen (C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>Voriges Problem (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>Nächstes Problem (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>Zurück zur Liste der Probleme (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>Alle Probleme als kleine Bretter (O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>Ganzes Brett zeigen (W)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>Whether something written shall be kept.</extracomment>
        <translation>Behalten?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>Something written is about to be lost.</extracomment>
        <translation>Was du hier geschrieben hast, steht noch nicht in der Aufzeichnung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>Whether the game shall be saved before something else.</extracomment>
        <translation>Partie speichern?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>How much is not saved.</extracomment>
        <translation>
            <numerusform>Du hast %n Änderung nicht gespeichert. Vorher speichern?</numerusform>
            <numerusform>Du hast %n Änderungen nicht gespeichert. Vorher speichern?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Nicht behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Weiterschreiben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>A click changes a group.</extracomment>
        <translation>Ein Klick ändert alle Ketten, die zusammen leben oder sterben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>A click changes a chain.</extracomment>
        <translation>Ein Klick ändert nur die Steine, die durch Linien verbunden sind.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>A click changes an area.</extracomment>
        <translation>Ein Klick ändert alle Steine dieser Farbe im geschlossenen Bereich, oder alle seine leeren Punkte. Auch ein Doppelklick oder ein Klick mit Umschalt tut das.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>Ein Klick ändert</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Why a file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>Die Datei ist zu groß für eine Partie (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 Byte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 kB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 kB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 MB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 GB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 GB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 TB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 TB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is empty.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Das ist kein Text, also keine Go-Partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>Das ist eine Partie in einem anderen Format (%1), das noch nicht gelesen wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>Eine Textkodierung %1 gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>In dieser Datei ist keine Partie.</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Hier liegt schon ein Stein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Es bliebe keine Freiheit übrig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Das würde im Ko sofort zurückschlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Dieser Zug würde das Brett wiederholen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Das liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>Auf %1 liegt schon ein Stein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>Ein Stein auf %1 hätte keine Freiheit. Das ist nach diesen Regeln nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board.</extracomment>
        <translation>Du darfst nicht sofort zurückschlagen. Spiel zuerst woanders.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>Auf %1 darfst du nicht spielen: Das würde das Brett nach Zug %2 wiederholen. Spiel woanders oder passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1 liegt nicht auf dem Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = name</extracomment>
        <translation>Ein Stein auf %1 hätte keinen leeren Punkt neben sich oder neben den Steinen, mit denen er verbunden ist, und er schlägt nichts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Steine kommen auf leere Punkte und bleiben dort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Der letzte Zug hat hier einen Stein geschlagen. Sofort zurückschlagen würde das Brett wiederholen. Nach einem Zug woanders ist es erlaubt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = side %2 = name %3 = number</extracomment>
        <translation>Spielt %1 auf %2, liegen die Steine genau wie nach Zug %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <translation>Nach diesen Regeln darf sich das Brett nie wiederholen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <translation>Nach diesen Regeln darf sich das Brett nie wiederholen, wenn derselbe Spieler am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <translation>Nach diesen Regeln darf niemand zweimal dasselbe Brett schaffen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>The second board of a repetition. %1 = color %2 = point</extracomment>
        <translation>wenn %1 jetzt auf %2 spielt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>The first board of a repetition. %1 = number</extracomment>
        <translation>nach Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>The button that shows an earlier board. %1 = number</extracomment>
        <translation>Zug %1 ansehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>By which rules a refused move is allowed, and by which not. %1 = allow %2 = refuse</extracomment>
        <translation>Erlaubt nach: %1. Nicht erlaubt nach: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>No rules allow a refused move.</extracomment>
        <translation>Kein Regelwerk erlaubt diesen Zug.</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>A repaired copy was written. %1 = name</extracomment>
        <translation>Die reparierte Kopie ist als %1 gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>A repaired copy needs a name of its own. %1 = name</extracomment>
        <translation>%1 ist die Datei selbst. Wähle einen anderen Namen für die Kopie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>The name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1 repariert</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>Partie %3, Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>A finding on one line, to be copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1: %2 Erwartet: %3. Getan: %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>
            <numerusform>%n Wert in dieser Datei ist nicht lesbar.</numerusform>
            <numerusform>%n Werte in dieser Datei sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>Sie werden hier übersprungen; die Datei ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing. %1 = len(findings)</extracomment>
        <translation>Repariert insgesamt: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>Hier ist es repariert; die Datei ist unverändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>How to see where something was repaired.</extracomment>
        <translation>Wähle eine Zeile, um ihre Stelle auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Let the user choose where to save a repaired copy; the file itself stays as it is.</extracomment>
        <translation>Reparierte Kopie speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Was dort steht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>Was repariert wurde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>Weitere Werte werden noch gelesen …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>Repariert speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Who gives up, as an answer. %1 = name</extracomment>
        <translation>%1 gibt auf</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>Who gives the game up.</extracomment>
        <translation>Wer gibt auf?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>What giving up does.</extracomment>
        <translation>Der andere gewinnt. Mit Rückgängig kannst du es zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who gives up, the side to move as the first answer; None for nobody.
----------
The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Ich gebe auf</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>Whether kept changes shall go.</extracomment>
        <translation>Diese Änderungen verwerfen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>What discarding kept changes does.</extracomment>
        <translation>Sie sind dann für immer weg. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>Gespeicherte Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>Beim nächsten Start wieder fragen</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Draw</source>
        <extracomment>The result of a row as short as a table needs it: &quot;B+½&quot;, &quot;Draw&quot;.
----------
What came of it, as the result of a game is said: &quot;Black wins by 2½&quot;, &quot;Draw&quot;.
----------
What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>verbotener Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Schwarz gewinnt (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Weiß gewinnt (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>What the comment says of a game that both lose.</extracomment>
        <translation>Beide verlieren: Sie konnten sich nicht einigen, wie die Partie endet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Schwarz gewinnt mit %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Weiß gewinnt mit %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <translation>Schwarz gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <translation>Weiß gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <translation>Schwarz gewinnt auf Zeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <translation>Weiß gewinnt auf Zeit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <translation>Schwarz gewinnt kampflos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <translation>Weiß gewinnt kampflos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>Nobody has answered under a name.</extracomment>
        <translation>Noch keine Ergebnisse. Wähle „Schüler antworten lassen…“, wenn eine Lektion oder Probleme zu sehen sind, und setz den Haken bei „Nach Namen fragen, Ergebnisse aufheben“.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>%n Schüler</numerusform>
            <numerusform>%n Schüler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1, %2, %3</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;. %1 = isolated(title) %2 = day_text(date.fromisoformat(day)) %3 = count</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.</source>
        <extracomment>What the signs in the table mean.</extracomment>
        <translation>Ein Haken: richtig; mit Zahl: richtig bei diesem Versuch. Ein Kreuz: so viele falsche Versuche. Ein Fragezeichen: mit Tipp.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>sofort richtig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing. %1 = result.tries</extracomment>
        <translation>richtig bei Versuch %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n falscher Versuch</numerusform>
            <numerusform>%n falsche Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n Tipp</numerusform>
            <numerusform>%n Tipps</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>How many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Answers of pupils could not be written. %1 = reason</extracomment>
        <translation>Die Antworten ließen sich nicht speichern: %1. Sie bleiben hier, bis das Programm endet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Results could not be deleted. %1 = reason</extracomment>
        <translation>Die Ergebnisse ließen sich nicht löschen: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>Whether to delete the results of a class.</extracomment>
        <translation>Diese Ergebnisse löschen?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>What is deleted. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>Was %n Schüler geantwortet hat, ist dann für immer weg: %1</numerusform>
            <numerusform>Was %n Schüler geantwortet haben, ist dann für immer weg: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>Ergebnisse der Schüler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>Ergebnisse speichern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>Schüler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>Sofort richtig</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Who wants to play on, as an answer. %1 = name</extracomment>
        <translation>%1 will weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>Who wants to play on.</extracomment>
        <translation>Wer will weiterspielen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>What playing on costs the side that asks for it.</extracomment>
        <translation>Nach diesen Regeln zieht dann der andere zuerst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who wants to play on after a stop; None for nobody.</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none.</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>Stelle in der Aufzeichnung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Abspielen (Leertaste)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>Diese Aufzeichnung nennt Regeln, die hier unbekannt sind: „%1“. Nach welchen Regeln soll sie beurteilt und gezählt werden? Die Aufzeichnung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>Diese Aufzeichnung nennt keine Regeln. Nach welchen Regeln soll sie beurteilt und gezählt werden? Die Aufzeichnung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>What a change of the rules does.</extracomment>
        <translation>Die ganze Partie wird dann nach diesen Regeln beurteilt und gezählt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>How many moves other rules would not allow.</extracomment>
        <translation>
            <numerusform>Sie erlauben %n Zug dieser Partie nicht; alle Züge bleiben, wie sie sind.</numerusform>
            <numerusform>Sie erlauben %n Züge dieser Partie nicht; alle Züge bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>The komi of a game whose rules change. %1 = komi</extracomment>
        <translation>Das Komi ist %1 und bleibt so, wenn du es nicht änderst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>A game without komi gets rules that know one.</extracomment>
        <translation>Die Partie hat kein Komi; nach diesen Regeln gibt es meist eines.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>The answer that changes the komi as well. %1 = komi</extracomment>
        <translation>Regeln, und Komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Whether the rules shall be others. %1 = name</extracomment>
        <translation>Die Regeln in %1 ändern?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>Chinesisch (Server)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>Britisch (BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>Französisch (FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>Neuseeland</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>Einfach (Davies)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>Ing (angenähert)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>Ing (Experten-Ko)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>Ing, vereinfacht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>WMSG 2008</source>
        <translation>WMSG 2008</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>WAGC 1979</source>
        <translation>WAGC 1979</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ancient Chinese</source>
        <translation>Altchinesisch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>Einfaches Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>Chinesische Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>Japanische Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>Koreanische Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>AGA-Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>Neuseeländische Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>On paper the board may never repeat. In practice only simple ko is forbidden, and a referee decides the rest; here you may agree to end without a result.</source>
        <translation>Auf dem Papier darf sich das Brett nie wiederholen. In der Praxis ist nur einfaches Ko verboten, und ein Schiedsrichter entscheidet den Rest; hier könnt ihr ohne Ergebnis aufhören.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>Der Text lässt sich verschieden lesen; die meisten lesen ihn als Superko nach Stellung und Zugrecht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>Nur ein Teil des Textes war verfügbar. Weiterspielen nach dem Aufhören und Vorgabe gehen wie bei den japanischen Regeln.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>Gedachtes Spiel entscheidet, welche Steine tot sind. Hier einigt ihr euch darauf.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>Die Regeln überlassen das Komi den Spielern; eine neue Partie schlägt 7½ vor.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>Ings Regel über kämpfende und störende Kos wurde nie so genau aufgeschrieben, dass ein Programm ihr folgen kann. Hier darf sich das Brett nie wiederholen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>Näher an Ings eigener Regel: Ein Brett darf sich einmal wiederholen. Der Unterschied zeigt sich nur, wenn um mehrere Kos zugleich gekämpft wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>Eine andere Ko-Regel soll es gegeben haben, aber ihr Text wurde nicht gefunden. Die Vorgabe ist unsere Lesart.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>Alle neutralen Punkte werden gefüllt und alle noch nötigen Züge gemacht, bevor das Spiel aufhört.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>Jede Gruppe behält zwei Punkte leer, wie eine Steuer. Eine Partie kann mit zwei Steinen jeder Farbe auf gegenüberliegenden Sternpunkten beginnen. Ko und Unentschieden sind unsere Lesart.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Füllt die neutralen Punkte, bevor ihr passt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Jedes Passen kostet einen Stein, so stimmen beide Zählweisen überein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Gut für Anfänger: Im eigenen Gebiet zu spielen kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Im eigenen Gebiet zu spielen kostet einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Nur Steine zählen; jede Gruppe behält zwei Punkte leer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Fläche zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Gebiet zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Steine zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Steine und umschlossene Punkte zählen; oder Punkte und Gefangene, mit einem Stein für jedes Passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Steine und umschlossene Punkte zählen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Umschlossene Punkte und Gefangene zählen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Alle Steine zählen, die aufs Brett passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Im Ko darf man nicht sofort zurückschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Das Brett darf sich nie wiederholen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Das Brett darf sich nie wiederholen, wenn derselbe Spieler am Zug ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Niemand darf zweimal dasselbe Brett schaffen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Im Ko darf man nicht sofort zurückschlagen, und kein Brett darf ein drittes Mal erscheinen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Ein Zug, der deinen eigenen Steinen keine Freiheit lässt, ist nicht erlaubt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Du darfst zwei oder mehr eigene Steine hergeben, indem du ihre letzte Freiheit füllst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Du darfst eigene Steine hergeben, indem du ihre letzte Freiheit füllst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <translation>Punkte von Gruppen im Seki zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <translation>Wiederholt sich das Brett immer wieder, könnt ihr ohne Ergebnis aufhören.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <translation>Wiederholt sich das Brett immer wieder, könnt ihr euch auf Unentschieden einigen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Weiß bekommt für jeden Vorgabestein einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <translation>Weiß bekommt für jeden Vorgabestein nach dem ersten einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <translation>Weiß passt zuletzt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <translation>Passt Weiß zuerst, bekommt Weiß einen Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <translation>Zweimal Passen hält das Spiel an. Viermal nacheinander beendet es, alle Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <translation>Zweimal Passen hält das Spiel an. Wird weitergespielt, beendet es das zweite Aufhören, alle Steine leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <translation>Zweimal Passen hält das Spiel an, Einigung beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <translation>Wer weiterspielen will, lässt den anderen zuerst ziehen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <translation>Bei Gleichstand gewinnt Schwarz.</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1: %2</source>
        <extracomment>What other rules say: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1, chosen</source>
        <extracomment>The ruleset in force, as it is read aloud in a list. %1 = name</extracomment>
        <translation>%1, gewählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Whether own rules shall go. %1 = name</extracomment>
        <translation>„%1“ löschen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>What becomes of games by rules that go.</extracomment>
        <translation>Diese Regeln stehen dann nicht mehr zur Wahl. Partien, die so gespielt wurden, behalten sie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list where a ruleset is asked for.</extracomment>
        <translation>Welche Regeln?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>No ruleset is shown yet.</extracomment>
        <translation>Wähle links die Regeln.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>Was diese Regeln sagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>Eigene daraus machen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>Diese Regeln nehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>In dieser Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>Deine eigenen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>The rulesets to compare with, the chosen one first.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>A file was not written: read back, it would not have been what is on the board. %1 = name</extracomment>
        <translation>%1 ist zu beschädigt, um geändert zu werden: Wieder gelesen, würde die Datei nicht zum Brett passen. Auf der Platte wurde nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>The user called the saving off. %1 = name</extracomment>
        <translation>%1 wurde nicht gespeichert. Die Datei ist, wie sie war.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>The user called the saving of a copy or of some games off. %1 = name</extracomment>
        <translation>%1 wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>A large file is being written. %1 = name</extracomment>
        <translation>%1 wird gespeichert …</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Why a file cannot be written just now. %1 = name</extracomment>
        <translation>%1 ist in einem anderen Fenster von goboard offen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>The file had other names, which were not followed. %1 = name</extracomment>
        <translation>%1 ist gespeichert. Die Datei hat noch andere Namen (Hardlinks): Dort bleibt die frühere Fassung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>The earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1 ist gespeichert, aber die frühere Fassung ließ sich nicht aufheben: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Another program wrote the file that is open. %1 = name</extracomment>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>The file that is open was deleted or moved. %1 = name</extracomment>
        <translation>%1 wurde gelöscht oder verschoben. Die Partie ist noch hier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>What became of changes that something else took the place of.</extracomment>
        <translation>Deine Fassung liegt bei den abgelegten Partien.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>What a program that ended without saving had on its board. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>goboard endete, während %1 offen war. %n Änderung ist aufgehoben, die letzte %2.</numerusform>
            <numerusform>goboard endete, während %1 offen war. %n Änderungen sind aufgehoben, die letzte %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The file of what can be restored is another by now.</extracomment>
        <translation>Die Datei wurde seitdem geändert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>um %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>am %1 um %2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>The result as the record gives it. %1 = result</extracomment>
        <translation>In der Aufzeichnung steht %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2, Steine: %3. %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>Gezählt als %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>Beurteilt als %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>Nicht klar, wohl %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>lebend</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>tot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>nicht klar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>What is counted is a game in which captured stones win.</extracomment>
        <translation>Das ist Atari-Go: Geschlagene Steine gewinnen, nicht Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Es gibt keine letzten Züge: Die Partie ist nicht fertig.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Es gibt nichts mehr zu spielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Letzte Züge, Schwarz zuerst: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Letzte Züge, Weiß zuerst: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>The result of the count after the last moves. %1 = result %2 = words</extracomment>
        <translation>Ergebnis nach den letzten Zügen: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>The result of the count as it stands, where another one comes first or none can be given. %1 = result %2 = words</extracomment>
        <translation>Das Brett, wie es ist: %1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>Say that the last moves do not change the result.</extracomment>
        <translation>Das Brett, wie es ist, ergibt dasselbe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Schwarz schützt Steine mit einem Zug auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Weiß schützt Steine mit einem Zug auf %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Which group the players have to decide about, and what it was taken for. %1 = where %2 = leaning</extracomment>
        <translation>Die Gruppe bei %1 ist nicht klar; sie zählt als %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Abstand</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Nicht gezählt, im Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Niemandes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Beide können füllen</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Hier ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Vor dem Folgenden einfügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Neue Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where a board is to be written.</extracomment>
        <translation>Auf diese Stellung folgen Züge. Wohin soll die Änderung?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Alle späteren Züge sind noch erlaubt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Die späteren Züge sind noch erlaubt, so weit wir gesehen haben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>
            <numerusform>%n späterer Zug wäre nicht mehr erlaubt: </numerusform>
            <numerusform>%n spätere Züge wären nicht mehr erlaubt: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do. %1 = names</extracomment>
        <translation>Ein späteres Aufstellen würde auf %1 nichts ändern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>In der Aufzeichnung bleiben sie, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>The same once a move was inserted, by which they are one move later than before.</extracomment>
        <translation>
            <numerusform>%n späterer Zug ist nicht mehr erlaubt: </numerusform>
            <numerusform>%n spätere Züge sind nicht mehr erlaubt: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>What a click does while moves are inserted, and how that ends.</extracomment>
        <translation>Züge einfügen: Die späteren Züge kommen nach dem, den du jetzt spielst. Esc beendet es.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>Why a set-up goes into a node of its own.</extracomment>
        <translation>Hier ist ein Zug. Die Steine kommen danach in einen eigenen Knoten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Some names, and how many more there are.</extracomment>
        <translation>
            <numerusform>und noch %n</numerusform>
            <numerusform>und noch %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any.</extracomment>
        <translation>Eine Kette hat keine Freiheit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any. %1 = count</extracomment>
        <translation>Ketten ohne Freiheit: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Ein schwarzer Stein von %1 ist in der Hand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Ein weißer Stein von %1 ist in der Hand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key. %1 = tip %2 = key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.</source>
        <extracomment>How stones are laid.</extracomment>
        <translation>Klick, um einen Stein zu setzen; mit Umschalt oder rechter Taste einen der anderen Farbe. Ein weiterer Klick nimmt ihn weg.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>What to do with a stone from the board in the hand.</extracomment>
        <translation>Enter oder ein Klick setzt den Stein. Entf nimmt ihn weg, Esc legt ihn zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>How stones are taken off.</extracomment>
        <translation>Klick oder zieh, um Steine wegzunehmen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>How stones are moved.</extracomment>
        <translation>Zieh einen Stein auf einen leeren Punkt, oder vom Brett, um ihn wegzunehmen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>What to do with a stone from the bowl in the hand.</extracomment>
        <translation>Lass den Stein auf einem leeren Punkt fallen. Esc legt ihn zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>Im Wechsel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Klick oder zieh auf dem Brett, oder zieh einen Stein von hier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Schwarz und Weiß im Wechsel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Steine wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Steine bewegen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Drehen und spiegeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Farben tauschen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Schwarz zieht zuerst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Weiß zieht zuerst</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Das Brett lassen, wie es war</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Dieses Brett behalten</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>heute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>gestern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>What the first steps teach.</extracomment>
        <translation>Alle Lektionen, vom ersten Stein bis zu Ko und Seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>What the first evening is, for somebody who has done nothing of it.</extracomment>
        <translation>Noch nie Go gespielt? Drei kurze Lektionen, ein kleines Spiel, dann deine erste echte Partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>How far the first evening is. %1 = done %2 = steps</extracomment>
        <translation>%1 von %2 Schritten geschafft.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Das Brett und ein Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Freiheiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Schlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Atari-Go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Passen und zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Deine erste Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons.</extracomment>
        <translation>Weiter mit den Lektionen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons. %1 = name</extracomment>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Eben wurden Steine geschlagen: zwei Minuten zum Atari?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Eben gab es einen verbotenen Zug: zwei Minuten dazu?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Das war eben ein Ko: zwei Minuten dazu?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Das waren eben tote Steine: zwei Minuten dazu?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Das war eben ein Seki: zwei Minuten dazu?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>What the lesson on counting shows.</extracomment>
        <translation>Sieh zu, wie eine fertige Partie auf fünf Arten gezählt wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Finde den Zug. Das Brett antwortet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>What stands over the way in.</extracomment>
        <translation>Neu im Go?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>What stands over the lessons where the way in has a place of its own.</extracomment>
        <translation>Lektionen und Probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The program that was to open the files is there, and hangs or is very busy.</extracomment>
        <translation>Das goboard, das schon läuft, antwortet nicht. Dies ist ein weiteres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Which files that were open the last time are gone. %1 = names</extracomment>
        <translation>Nicht mehr da: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The other way to open a file.</extracomment>
        <translation>Oder zieh eine SGF-Datei in dieses Fenster.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>No record was opened yet.</extracomment>
        <translation>Hier erscheinen Partien, die du öffnest oder speicherst. Du kannst auch eine SGF-Datei hierher ziehen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>Whether the unfinished game shall go.</extracomment>
        <translation>Diese Partie verwerfen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>What discarding the unfinished game does.</extracomment>
        <translation>Die unfertige Partie ist dann für immer weg.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>What the proposed first game is like.</extracomment>
        <translation>Eine kurze Partie, gut zum Lernen. Etwa 15 Minuten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>How long a game is.
----------
Result, date, moves, size, as far as they are known: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>What the start page says of a folder that was opened lately.</extracomment>
        <translation>Ordner mit Partien</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>How many positions one of the user&apos;s own lessons holds.</extracomment>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>How many of the user&apos;s own lessons are in the folder besides those that are shown.</extracomment>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games a file holds.</extracomment>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Say on the first tile how far the first evening is, as long as it is not over.</extracomment>
        <translation>Alle Lektionen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>Wie man zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>jede Größe, alle Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>eine kurze Partie, gut zum Lernen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>Platz für einen Plan</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>das ganze Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>Meine Lektionen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>Ordner öffnen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>Verwerfen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play against the computer…</source>
        <translation>Gegen den Computer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>What stands in the large place for somebody who is new to Go.</extracomment>
        <translation>Hier geht es los</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>Neue Partie zu zweit an diesem Computer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>Andere Bretter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>What stands in the large place while the game that waits is being read.</extracomment>
        <translation>Unfertige Partie</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>Gefangene von Weiß ins Gebiet von Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>Gefangene von Schwarz ins Gebiet von Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>Gefangene von Schwarz ohne Platz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>Gefangene von Weiß ohne Platz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>Schwarze Steine wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>Weiße Steine wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>Fläche von Schwarz zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>Fläche von Weiß zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>Der Rest gehört Schwarz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>Der Rest gehört Weiß</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>Schwarz füllt auf</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>Weiß füllt auf</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>Was Schwarz übrig hat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>Was Weiß übrig hat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Zählen auf japanische Art</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Zählen auf chinesische Art</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Zählen auf Ings Art</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Zählen, so weit die Steine reichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Zählen auf neuseeländische Art</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Punkt für Punkt zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Steine zählen, auf alte Art</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Auf beide Arten zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Das Brett selbst wird zur Rechnung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Eine Farbe wird gezählt, die andere ist der Rest.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Alle Steine kommen zurück aufs Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Ein Punkt, den nur eine Seite erreicht, gehört ihr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Eine Fläche wird gezählt, die andere ist der Rest.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Deine Steine und deine leeren Punkte: jeder ist ein Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Gezählt werden die Steine, die aufs Brett passen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Nach Fläche und nach Gebiet: derselbe Abstand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Sieh, was leer bleibt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Komi aufteilen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>How far a chapter is: &quot;6 of 11&quot;, &quot;11&quot; once it is over, komi already before. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>What was done in the step that led here.</extracomment>
        <translation>Das Brett am Ende</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Why it was done, in one sentence or two.</extracomment>
        <translation>Jetzt zählen wir wie von Hand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>The message line: the sum of the step, else what was done.</extracomment>
        <translation>Jetzt zählen wir, Schritt für Schritt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>The message line: the sum of the step, else what was done. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>Das Gebiet von %1 verliert für jeden Gefangenen einen Punkt: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Nötig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>What is on a point while the story is told, for those who listen.</extracomment>
        <translation>zum Zählen zurückgelegt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>How fast a story is told at a speed.</extracomment>
        <translation>
            <numerusform>Für jemanden, der %n Wort pro Minute liest</numerusform>
            <numerusform>Für jemanden, der %n Wörter pro Minute liest</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>That a story by other rules is only to look at.</extracomment>
        <translation>Nur zum Vergleich: Die Aufzeichnung bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <translation>Tote Steine wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <translation>Seki weglassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <translation>Gebiet markieren</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <translation>Ein Stein für jedes Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <translation>Gebiet zu Zehnern formen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <translation>Gebiet zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <translation>Neutrale Punkte aufteilen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <translation>Steine zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <translation>Das halbe Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <translation>Steine ausstrahlen lassen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <translation>Weglassen, was nicht zählt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <translation>Gefangene zurück in die Dosen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <translation>Komi als Steine übergeben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <translation>Zwei Punkte je Gruppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <translation>Nicht durch Auffüllen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <translation>Zwei je Gruppe abziehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <translation>Komi dazu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <translation>Punkte für die Vorgabe dazu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <translation>Das Brett wieder hinlegen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <translation>Beide Summen nebeneinander</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <translation>Eingefüllte Gefangene</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <translation>Übrige Gefangene</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <translation>Die Hälfte der neutralen Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <translation>Der Rest des Bretts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <translation>Leer gelassene Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <translation>Steine des Gegners × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <translation>Zwei je Gruppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <translation>Nach Fläche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <translation>Nach Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <translation>Nach Steinen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <translation>Sie können nicht entkommen. Jeder ist ein Gefangener dessen, der ihn umschließt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <translation>Sie können nicht entkommen. Ihre Punkte gehören dem, der sie umschließt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Punkte von Gruppen im Seki zählen hier für niemanden: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <translation>So viel kann jede Seite mit eigenen Steinen füllen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <translation>Auf diese Punkte kann jede Seite noch eigene Steine setzen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <translation>Leere Punkte, die nur eine Seite umschließt, sind ihr Gebiet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>%1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1 hat %n-mal gepasst. Jedes Passen gibt %2 einen Stein; Weiß ist der Letzte.</numerusform>
            <numerusform>%1 hat %n-mal gepasst. Jedes Passen gibt %2 einen Stein; Weiß ist der Letzte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>%1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1 hat Steine von %3 geschlagen: %2. Jeder zurückgelegte nimmt %3 einen Punkt. Das ist Nummer %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>Für sie ist kein Platz. Sie zählen je einen Punkt für %1: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <translation>Steine rutschen in ihrer eigenen Fläche, die Zahl der Punkte bleibt also gleich.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>Die offenen Punkte gehören %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>Niemand umschließt diese Punkte. Jede Seite bekommt die Hälfte davon: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <translation>Nur Weiß wird gezählt: Was nicht Weiß gehört, gehört Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <translation>Nur Schwarz wird gezählt: Was nicht Schwarz gehört, gehört Weiß.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>%1 = points(moment.step.done)</extracomment>
        <translation>Die Steine werden zu Zehnern zusammengeschoben. Bisher gezählt: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>%1 hat %n Stein auf dem Brett.</numerusform>
            <numerusform>%1 hat %n Steine auf dem Brett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>Das Brett hat %n Punkt. Wer mehr als %1 davon hat, führt.</numerusform>
            <numerusform>Das Brett hat %n Punkte. Wer mehr als %1 davon hat, führt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 hat die kleinere Fläche. Sie wird in Zweiern gezählt. Bisher: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(stones)</extracomment>
        <translation>Jeder lebende Stein von %1 ist ein Punkt. Steine bisher: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(empty)</extracomment>
        <translation>Auch jeder leere Punkt in der Fläche von %1 ist ein Punkt. Bisher: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <translation>Jeder Stein in der Fläche des Gegners zählt zwei Punkte, ein leerer Punkt einen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <translation>Was weder neutral ist noch der anderen Seite gehört, muss man nicht zählen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <translation>Von Stein zu leerem Punkt zu leerem Punkt. Was beide Farben erreichen, gehört niemandem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <translation>Diese Punkte wurden neutral gesetzt oder liegen in einem Seki.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>Gefangene zählen hier nicht: %1 bekommt %n Stein zurück.</numerusform>
            <numerusform>Gefangene zählen hier nicht: %1 bekommt %n Steine zurück.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>%1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>Jeder Stein von %1 in der Fläche von %2 macht zwei Punkte. Das ist Nummer %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 setzt Steine auf alle übrigen Punkte. Gesetzte Steine: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>%1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1 füllt die eigene Fläche aus der Dose. Steine darin: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>%1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>Steine von %1 passen nicht mehr nach Hause. Jeder macht zwei Punkte für %2. Nummer %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>%1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>Eine Gruppe lebt mit zwei offenen Punkten: %1 für %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <translation>Komi würde als Steine übergeben, jeder zwei Punkte wert, aber dieses Komi ist keine gerade Zahl. Darum werden die Punkte einzeln gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <translation>Auf dem Brett liegen mehr Steine, als ein Spielsatz hat. Darum werden die Punkte einzeln gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <translation>Für die Steine des Komi ist kein Platz. Darum werden die Punkte einzeln gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <translation>Jede Gruppe braucht zwei Punkte, die nicht zählen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Komi ist %1 Punkte. Schwarz braucht die Hälfte davon mehr, Weiß die Hälfte weniger.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>%1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>Weiß bekommt %1 Punkte. Mit einer Fläche von %2 hätte Schwarz gerade Gleichstand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Weiß bekommt %1 Punkte, weil Schwarz begonnen hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Weiß bekommt %1 für die Steine, mit denen Schwarz begonnen hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Nach diesen Regeln bekommt Weiß %1, weil Weiß zuerst gepasst hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>Schwarz braucht die Hälfte davon mehr, Weiß die Hälfte weniger.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <translation>Zusätzliche Zeit kostet Punkte, die der andere bekommt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <translation>Jetzt wird dasselbe Brett auf die andere Art gezählt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <translation>Beide haben gleich viel. Nach diesen Regeln gewinnt dann Schwarz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <translation>Beide haben gleich viel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>%1 = times(2, margin / 2)</extracomment>
        <translation>Ein Stein mehr oder weniger macht zwei Punkte: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same</extracomment>
        <translation>Schwarz hat %1, Weiß hat %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <translation>Weil jedes Passen einen Stein kostet und Weiß zuletzt passt, stimmen beide Arten überein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <translation>Hier unterscheiden sich die beiden Arten: Die Seiten haben nicht gleich oft gezogen und gepasst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>Stelle in der Zählung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Pause</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.
----------
Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>Schwarz zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>Weiß zählen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>jetzt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>kommt noch</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>Schritte der Zählung</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1 brauchte %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones What there is at a move of the game, for who points at it on the strip.</extracomment>
        <translation>Geschlagen von Schwarz: %1, von Weiß: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1:</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = engine</extracomment>
        <translation>%1:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>Schwarz führt mit %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>Weiß führt mit %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>What a program thinks of the position. %1 = round(said.winrate * 100)</extracomment>
        <translation>Schwarz gewinnt %1 von 100 Partien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <translation>Ein Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <translation>Hier beginnen Varianten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <translation>Eine Schlüsselstelle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <translation>Ein Fehler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open what was copied or dropped, after a question where it is very long.
----------
Ask whether to open a file that is hardly a record; `act` opens it.</extracomment>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>Repariert speichern…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Text is shown that no font of the system has; English where this itself could not be read.</extracomment>
        <translation>Dieser Computer hat keine Schrift für manche chinesischen, japanischen oder koreanischen Texte; darum siehst du Kästchen. Installiere unter Debian und Ubuntu das Paket fonts-noto-cjk.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>Why something that is neither file nor folder is left alone, for the end of a sentence.</extracomment>
        <translation>das ist keine gewöhnliche Datei, sondern eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>so eine Datei oder so einen Ordner gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>so einen Ordner gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>du hast keine Erlaubnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>diese Platte ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>die Platte ist voll</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>dein Anteil an der Platte ist voll</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>die Datei ist zu groß für diese Platte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>die Platte meldet einen Fehler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>es ist ein Link, der zu sich selbst führt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>zu viele Dateien sind zugleich offen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>die Datei hat zu viele Namen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>etwas mit diesem Namen gibt es schon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>es ist zu wenig Speicher da</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>ein anderes Programm benutzt sie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>die Platte ist nicht mehr da</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>das Netzlaufwerk antwortet nicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>so darf dort keine Datei heißen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>diese Platte erlaubt es nicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>es wurde unterbrochen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence.</extracomment>
        <translation>so darf keine Datei heißen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>das System hat es verweigert (Fehler %1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Which position of how many. %1 = number %2 = count</extracomment>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>The same in little room; `number` is None where one is at none of them.</extracomment>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>The same in little room; `number` is None where one is at none of them. %1 = number %2 = count</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>What is said at a position, as its row shows it.</extracomment>
        <translation>Noch kein Text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>Said of a position at which something is asked.</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>A row for those who listen. %1 = number %2 = row_text(text)</extracomment>
        <translation>Stellung %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Diese Stellung ist neu. Was du hier machst, bleibt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Was du hier machst, bleibt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Hier gezeigte Züge, Steine und Markierungen werden zurückgestellt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>
            <numerusform>%n Änderung hier, zurückgestellt beim Weitergehen.</numerusform>
            <numerusform>%n Änderungen hier, zurückgestellt beim Weitergehen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0.</extracomment>
        <translation>Das Brett ist wie vorher.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0. %1 = number + 1</extracomment>
        <translation>Stellung %1 ist wieder wie vorbereitet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>The table was put away, and what was shown was put back.</extracomment>
        <translation>Wiederholen bringt zurück, was du gezeigt hast.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>Something was prepared on top of what was shown, so that all of it stays.</extracomment>
        <translation>Was du gezeigt hast, bleibt, weil danach etwas vorbereitet wurde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>What was put back is there again, and stays.</extracomment>
        <translation>Was du gezeigt hast, gehört jetzt zur Lektion.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The file was saved while something was shown.</extracomment>
        <translation>Gespeichert, wie das Brett jetzt ist. Was du gezeigt hast, bleibt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>Das ist die einzige Stellung. Füg zuerst eine andere hinzu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>Diese Stellungen gehören zu einer Partie. Sie bleiben zusammen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>A position was taken out of the lesson, and what it stood on stays.</extracomment>
        <translation>Keine Stellung mehr. Ihr Brett und ihre Worte bleiben in der Partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>So many positions went as one.</extracomment>
        <translation>
            <numerusform>%n Stellung einer Partie verschoben.</numerusform>
            <numerusform>%n Stellungen einer Partie zusammen verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>Das ist die letzte Stellung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>Das ist die erste Stellung.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position in a file where only a text makes one.</extracomment>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The list is empty.</extracomment>
        <translation>Noch keine Stellungen. Füg das gezeigte Brett hinzu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>Which board a new lesson begins with.</extracomment>
        <translation>Wie groß ist das Brett? Neue Stellungen werden so groß wie die gezeigte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>What becomes of what was shown at a position.</extracomment>
        <translation>Was du an einer Stellung spielst, aufstellst oder markierst, wird weggenommen, wenn du zu einer anderen gehst. Worte und Liste bleiben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>Stellungen der Lektion</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>Dieses Brett dazu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>Beim Weitergehen zurückstellen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>Wie vorbereitet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>Aufstellen…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>Aufgabe…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>Schüler antworten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Titel der Lektion</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Vorige Stellung (Bild auf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Nächste Stellung (Bild ab)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Neue Stellung in anderer Größe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Das Brett, wie es ist, mit seinen Markierungen, als neue Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Ein leeres Brett derselben Größe, zum Aufstellen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Diese Stellung aus der Lektion nehmen (Entf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Was du hier gezeigt hast, jetzt wegnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Was du gezeigt hast, in die Lektion aufnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>Los</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>Neue Lektion</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Diese Steine schlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Alle Freiheiten dieser Steine anklicken</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Alle diese Punkte anklicken</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Einen dieser Punkte anklicken</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Einen verbotenen Punkt anklicken</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Eine Zahl nennen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Den richtigen Zug finden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Diese Steine retten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Diese Steine verbinden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Diese Steine trennen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Diese Steine lebendig machen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Diese Steine töten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Das Ko auf diesem Punkt gewinnen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>In diesem Teil so viele Punkte machen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Der Schüler liest und geht weiter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Klick die Steine an. Ihre Freiheiten findet das Programm.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Klick jeden Punkt an, den der Schüler anklicken soll.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Klick die richtigen Punkte an. Einer davon genügt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Hier ist nichts zu tun: Das Programm findet die Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Gib die Zahl unter dem Brett ein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <translation>Klick die Steine an. Genügt ein Zug nicht: Fertig, spiel die richtigen Züge auf dem Brett, dann komm zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <translation>Die gespielten Züge sind die Antworten. Einer, der als schlechter Zug markiert ist, ist falsch.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <translation>Drück Fertig, spiel die richtigen Züge auf dem Brett, dann komm zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <translation>Klick die Steine oder Punkte an, drück Fertig, spiel die richtigen Züge auf dem Brett, dann komm zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Nur in dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Auch gedreht und gespiegelt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Gedreht, mit getauschten Farben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Die Zahl fehlt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Zeilen, die mit @ beginnen, sieht der Schüler nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <translation>Eine Lektion zeigt keine Varianten, also auch diese Stellung nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <translation>Eine Lektion zeigt nur ihre Seiten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>%1 = check.rights %2 = check.wrongs</extracomment>
        <translation>Züge im Baum: %1 richtig, %2 falsch.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>%1 = right</extracomment>
        <translation>Richtig: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>How the points of a task are entered.</extracomment>
        <translation>Klick aufs Brett oder gib die Punkte ein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>How the points of a wrong answer are entered.</extracomment>
        <translation>Klick die Punkte an, die diese Antwort bekommen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>A task of this kind has no points.</extracomment>
        <translation>Diese Aufgabe nennt keine Punkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>What is on a point of the dialog&apos;s board, as it is read aloud.</extracomment>
        <translation>genannt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>alle anderen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>Falsche Punkte oder Zahlen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>Was gesagt wird</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>Was dazu gesagt wird</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Zahl</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Punkte für</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Was der Schüler liest</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>Diese Stellung ist eine Seite der Lektion</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Zur richtigen Antwort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>Aufgabe zu dieser Stellung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Was der Schüler tun soll</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Noch einmal gefragt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Zu falschen Antworten</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Two games step together: what the other is called, and where they part. %1 = other</extracomment>
        <translation>Läuft mit %1 mit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <translation>Die Partien beginnen auf verschiedenen Brettern.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <translation>Die Partien sind gleich.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <translation>
            <numerusform>Diese Partie endet nach %n Zug.</numerusform>
            <numerusform>Diese Partie endet nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <translation>
            <numerusform>Die andere endet nach %n Zug.</numerusform>
            <numerusform>Die andere endet nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <translation>Bis hier sind sie gleich.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>%1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>Sie trennen sich bei Zug %1: hier %2, dort %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <translation>Eines der Bretter ist gedreht oder gespiegelt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Dorthin gehen</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Nach Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>How far along its line the board is: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>Zug %1 von %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>%n Variante</numerusform>
            <numerusform>%n Varianten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Hier ist die Folge zu Ende.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Weiter:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>
            <numerusform>%n Weg weiter:</numerusform>
            <numerusform>%n Wege weiter:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>One of these moves: &quot;A L15&quot;, with the letter that it has on the board.
----------
The same as it is read aloud: &quot;Black L15&quot;.</extracomment>
        <translation>kein Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>What a chip of a move does, and by which key. %1 = number</extracomment>
        <translation>Hier weiter (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Zurück zur Verzweigung nach Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Vor zur Verzweigung nach Zug %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>How much of a line is folded away. %1 = hidden</extracomment>
        <translation>+ %1 weitere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Warum: Schwarz am Zug. Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Warum: Weiß am Zug. Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Ausprobieren: Schwarz am Zug. Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Ausprobieren: Weiß am Zug. Zug %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Angriff und Antwort, Zug für Zug. Du kannst auch andere Züge versuchen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Spielt es aus, ihr beide. Dann kommt das echte Brett zurück, mit allen Markierungen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Im Ko darf man erst zurückschlagen, wenn man für dieses Ko gepasst hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2 passt für das Ko auf %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 %3</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color</extracomment>
        <translation>%1. %2 passt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>The pass that is for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>Für das Ko auf %1 passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>Passe zuerst für das Ko; dann darfst du auf %1 zurückschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1 würde ein früheres Brett wiederholen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Ein Übungsbrett. Das echte wartet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Warum diese Gruppe tot ist</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Warum diese Gruppe lebt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Warum das ein Seki ist</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Warum der erste Zug entscheidet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Also lebt diese Gruppe, wenn sie zuerst zieht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Also ist diese Gruppe tot, selbst wenn sie zuerst zieht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Also lebt diese Gruppe, selbst wenn sie zuerst angegriffen wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Wer hier beginnt, gewinnt also nichts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Also stirbt diese Gruppe, wenn sie zuerst angegriffen wird.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The trial has no move yet.</extracomment>
        <translation>Noch wurde nichts versucht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>Schwarz beginnt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>Weiß beginnt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>Als Variante behalten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>Alles zurücklegen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>Weiß am Zug</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Nach rechts drehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Nach links drehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Halb herum drehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Links und rechts spiegeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Oben und unten spiegeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>An der fallenden Diagonale spiegeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>An der steigenden Diagonale spiegeln</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>In the Edit menu: the order of the positions.</extracomment>
        <translation>Reihenfolge der Stellungen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>In the Edit menu: a position brought in.</extracomment>
        <translation>Stellung hinzufügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>In the Edit menu: a position taken out.
----------
What an edit is called in the Edit menu.</extracomment>
        <translation>Stellung herausnehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Vorgabestein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>weniger Vorgabesteine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>zurückgenommene Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>andere Regeln</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>behaltene Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>neutrale Punkte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>eingefügter Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>eingefügtes Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>gelöschter Knoten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>gelöschter Zweig</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Reihenfolge der Varianten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>aufgestellte Steine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>gedrehtes Brett</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>getauschte Farben</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>What an edit is called in the Edit menu.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Markierungen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Bewertung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>bewertete Züge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>In the Edit menu: the order of the games.</extracomment>
        <translation>Reihenfolge der Partien</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>In the Edit menu: games taken out.</extracomment>
        <translation>
            <numerusform>%n Partie entfernen</numerusform>
            <numerusform>%n Partien entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>In the Edit menu: games brought in.</extracomment>
        <translation>
            <numerusform>%n Partie hinzufügen</numerusform>
            <numerusform>%n Partien hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>What cannot be written in the encoding of the file. %1 = encoding %2 = characters</extracomment>
        <translation>Die Datei ist in %1 geschrieben, das kein Zeichen für %2 hat. Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>Diese Zeichen passen nicht</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>Wo sie stehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>Als Unicode speichern (UTF-8)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>Zur Stelle gehen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Das setzt deinen Stein (%n) ins Atari.</numerusform>
            <numerusform>Das setzt deine %n Steine ins Atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Das lässt deinen Stein (%n) im Atari.</numerusform>
            <numerusform>Das lässt deine %n Steine im Atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Das schlägt %n eigenen Stein.</numerusform>
            <numerusform>Das schlägt %n deiner eigenen Steine.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Das füllt dein eigenes Auge.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Dein Stein (%n) kann geschlagen werden.</numerusform>
            <numerusform>Deine %n Steine können geschlagen werden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Du brauchst hier noch einen Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Weiß kann hier noch eindringen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Schwarz kann hier noch eindringen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Trotzdem passen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Trotzdem?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>A pass waits for the board to be read.</extracomment>
        <translation>Bevor du passt: Sind alle Grenzen geschlossen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter: passen. Esc: nein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter: spielen. Esc: nein.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Passen (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Weiter (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Spielen (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Nein (Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <translation>Wo sich zwei Linien kreuzen. Steine werden auf Punkte gesetzt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <translation>Die äußerste Linie. Ein Stein dort hat höchstens drei Freiheiten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <translation>Wo sich zwei Ränder treffen. Ein Stein dort hat höchstens zwei Freiheiten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <translation>Sternpunkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <translation>Ein dick gezeichneter Punkt. Vorgabesteine kommen auf Sternpunkte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <translation>Freiheit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <translation>Ein leerer Punkt neben einem Stein oder seiner Kette. Hier sind es vier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <translation>Steine einer Farbe, die entlang der Linien verbunden sind. Schräg verbindet nicht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <translation>Ketten einer Farbe, die zusammen leben oder sterben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <translation>Steine vom Brett nehmen, indem man ihre letzte Freiheit füllt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <translation>Gefangener</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <translation>Ein geschlagener Stein. Einer stand auf dem markierten Punkt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <translation>Nur eine Freiheit ist übrig: Der nächste Zug dort schlägt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <translation>Doppelatari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <translation>Ein Zug setzt zwei Ketten ins Atari. Nur eine ist zu retten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <translation>Selbstatari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <translation>Ein Zug, nach dem deine eigenen Steine nur eine Freiheit haben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <translation>Selbstmord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <translation>Ein Zug, der den eigenen Steinen keine Freiheit lässt und nichts schlägt. Die meisten Regeln verbieten ihn: Schwarz darf hier nicht spielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <translation>Einen Stein an eine Kette anfügen, damit sie mehr Freiheiten hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <translation>Ein Zug, der aus zwei Ketten eine macht.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <translation>Ein Zug, der zwei Ketten des Gegners trennt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <translation>Treppe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <translation>Atari auf Atari im Zickzack. Am Rand ist Schluss.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <translation>Ein Zug aus der Ferne: Wohin der Stein auch läuft, er wird geschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <translation>Mausefalle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <translation>Schwarz lässt Weiß einen Stein schlagen und schlägt dann drei, indem er wieder auf 1 spielt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <translation>Beide könnten ewig zurückschlagen. Darum muss Weiß nach 1 zuerst woanders spielen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <translation>Ko-Drohung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <translation>Ein Zug, der eine Antwort verlangt, wie 2. Nach der Antwort schlägt Weiß im Ko zurück.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <translation>Superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <translation>Eine Regel: Kein Zug darf ein früheres Brett wiederholen. Hier darf Weiß nicht gleich zurückschlagen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <translation>Auge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <translation>Ein Punkt oder einige, die Steine einer Farbe umschließen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <translation>Falsches Auge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <translation>Es sieht aus wie ein Auge, aber die Steine darum sind nicht verbunden und können einzeln geschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <translation>Vitaler Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <translation>Wer hier zuerst spielt, entscheidet: Schwarz macht zwei Augen, Weiß lässt nur eines.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <translation>Lebend</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <translation>Zwei Augen kann man nicht zugleich füllen: Diese Steine können nie geschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <translation>Tot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <translation>Steine, die nicht zu retten sind. Am Ende der Partie nimmt man sie vom Brett.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <translation>Gemeinsame Freiheit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <translation>Eine Freiheit einer schwarzen und zugleich einer weißen Kette.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <translation>Keiner kann dort spielen: Wer es tut, setzt die eigenen Steine ins Atari. Beide leben.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <translation>Wettlauf</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <translation>Zwei Ketten wollen einander schlagen. Zähl die Freiheiten.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <translation>Leere Punkte, die nur eine Seite umschließt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <translation>Die Steine einer Seite auf dem Brett und die Punkte, die sie umschließen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <translation>Neutraler Punkt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <translation>Ein Punkt zwischen beiden Seiten, der niemandem gehört (Dame).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <translation>Am Zug sein, ohne einen Stein zu setzen. Wenn nichts mehr zu gewinnen ist, passen beide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <translation>Punkte, die Weiß bekommt, weil Schwarz den ersten Zug hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <translation>Steine, die der Schwächere schon vor der Partie auf dem Brett hat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <translation>So werden Farben ausgelost: Einer versteckt weiße Steine, der andere rät gerade oder ungerade. Hier war ungerade richtig: Es sind fünf.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <translation>Wie stark du bist: von 30 Kyu bis 1 Kyu, dann ab 1 Dan aufwärts. Bei zwei Rängen Unterschied bekommt Schwarz zwei Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <translation>Zusätzliche Zeit, wenn die Grundzeit verbraucht ist. Ziehst du rechtzeitig, hast du für den nächsten Zug wieder gleich viel Zeit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <translation>Benehmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <translation>Begrüßt euch vor der Partie und bedankt euch danach. Der erste Zug geht oft in die Ecke oben rechts: Das ist höflich.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <translation>Die ersten Züge einer Partie. Erst die Ecken, dann die Seiten: Dort brauchst du die wenigsten Steine, um Punkte zu umschließen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <translation>Sente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <translation>Ein Zug, auf den man antworten muss: Du behältst den nächsten freien Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <translation>Gote</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <translation>Ein Zug, auf den man nicht antworten muss: Die andere Seite bekommt den nächsten freien Zug.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <translation>Bekannte Züge in einer Ecke, gut für beide. Hier bekommt Schwarz die Ecke, Weiß den oberen Rand.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <translation>Dicke</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <translation>Eine starke Wand, die aufs Brett hinausschaut. Sie hilft bei jedem Kampf in ihrer Nähe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <translation>Hane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <translation>Ein Zug um den Kopf der gegnerischen Steine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <translation>Zwei Steine über Eck: Wird der eine der beiden Punkte besetzt, verbindet der andere.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <translation>Einpunktsprung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <translation>Ein Zug, der einen Punkt überspringt. Schnell, und schwer zu schneiden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <translation>Bambus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <translation>Zwei Paare, die man nicht trennen kann: Wird der eine der beiden Punkte besetzt, verbindet der andere.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <translation>Tigermaul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <translation>Drei Steine um einen Punkt: Jeder Stein, der hineingesetzt wird, steht im Atari.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <translation>Leeres Dreieck</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <translation>Drei Steine um einen leeren Punkt, mit wenigen Freiheiten: schwerfällig.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <translation>Geschichte des Go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <translation>Go entstand vor Tausenden von Jahren in China. Frühe Bretter hatten 17 Linien. Komi gibt es erst seit dem 20. Jahrhundert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>A word is not in the list.</extracomment>
        <translation>Kein solches Wort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>The words of Go in a text. %1 = names</extracomment>
        <translation>Wörter: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>How to read on about a word, for those who listen. %1 = word</extracomment>
        <translation>%1: Drück Enter, um zu sehen, was es bedeutet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>Go-Wörter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>Wort suchen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
</TS>
