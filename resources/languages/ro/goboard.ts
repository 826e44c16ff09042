<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ro" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Version %1</source>
        <extracomment>Which version this is. %1 = version</extracomment>
        <translation>Versiunea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>What the program is.</extracomment>
        <translation>O tablă pentru jocul de go: joc, numărătoare, analiza partidelor și predare. Program liber, sub licența MIT.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>No native speaker has read what the program says; where it can be corrected. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>Niciun vorbitor nativ nu a verificat încă această traducere. Ca să o corectezi, schimbă %1 în codul sursă; docs/translating.md spune cum.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Copiază acest raport și adaugă ce făceai. Nu conține nume de jucători sau de fișiere; citește-l înainte să-l trimiți.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one. %1 = page</extracomment>
        <translation>Trimite-l la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Trimite-l persoanei de la care ai goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>Despre goboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>Licențe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>Raportează o problemă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Write a failure down, and show what there is to send to whoever mends the program.</extracomment>
        <translation>Copiază raportul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>Parte a programului</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1, tasta %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %2 = key</extracomment>
        <translation>tasta %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>De acord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>Sunt de acord</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>Somebody asks for an analysis, and there is no engine for it.</extracomment>
        <translation>Ca să vezi ce crede un program puternic, instalează KataGo și alege-l pe pagina „Motoare” (meniul Studiu).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Who is ahead; empty where the engine does not say.</extracomment>
        <translation>Partida e egală.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Negru conduce cu %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Alb conduce cu %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Negru câștigă %1 din 100 de partide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Alb câștigă %1 din 100 de partide.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>How much was thought of a position.</extracomment>
        <translation>
            <numerusform>%n poziție citită</numerusform>
            <numerusform>%n poziții citite</numerusform>
            <numerusform>%n de poziții citite</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>Nothing is known yet of the board that is shown.</extracomment>
        <translation>Se gândește…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>A point, or a pass.</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>What the columns of the list are.</extracomment>
        <translation>Mutarea, câte puncte pierde, cât de des câștigă Negru. Enter îi păstrează linia ca variantă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>The same for those who listen. %1 = percent(candidate.winrate)</extracomment>
        <translation>Negru câștigă %1 din 100 de partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>What a move loses, in a few words.</extracomment>
        <translation>nu pierde nimic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>What a move loses, in a few words. %1 = _decimal(lost.points)</extracomment>
        <translation>pierde %1 puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>What a move loses, in a few words. %1 = percent(lost.winrate)</extracomment>
        <translation>câștigă cu %1 mai puține din 100 de partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>What is said of a point that the engine likes, after what stands there. %1 = lost_text(lost)</extracomment>
        <translation>mutarea motorului, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>What is said of a point that the engine likes, after what stands there.</extracomment>
        <translation>mutarea motorului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Ultima mutare a lui Negru n-a pierdut nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Ultima mutare a lui Alb n-a pierdut nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Ultima mutare a lui Negru a pierdut %1 puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Ultima mutare a lui Alb a pierdut %1 puncte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>A row of the settings: how much the engine reads.</extracomment>
        <translation>
            <numerusform>%n poziție</numerusform>
            <numerusform>%n poziții</numerusform>
            <numerusform>%n de poziții</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>A row of the settings: from what loss on a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>de la %n punct pierdut</numerusform>
            <numerusform>de la %n puncte pierdute</numerusform>
            <numerusform>de la %n de puncte pierdute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>A row of the settings: where the only move is called good.</extracomment>
        <translation>
            <numerusform>dacă orice altă mutare pierde %n punct</numerusform>
            <numerusform>dacă orice altă mutare pierde %n puncte</numerusform>
            <numerusform>dacă orice altă mutare pierde %n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>How far the reading of the whole game is. %1 = done %2 = of</extracomment>
        <translation>Se analizează partida: %1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>foarte proaste: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>proaste: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>îndoielnice: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>bune: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>The whole game was read: how many moves were marked in the record.</extracomment>
        <translation>Toată partida e analizată. Nicio mutare nu iese în evidență.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>Toată partida e analizată. Mutări marcate: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>A line of the engine is in the record already. %1 = name</extracomment>
        <translation>Înregistrarea are deja linia de la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Mutarea ta e mai slabă decât cea jucată, cu %1 puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The whole game was read, and nothing was to be written.</extracomment>
        <translation>Toată partida e analizată. Banda de jos arată cine conducea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>După această mutare nu e nicio greșeală mare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Înainte de această mutare nu e nicio greșeală mare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>Mistakes are asked for in a game that was not read.</extracomment>
        <translation>Analizează întâi toată partida (meniul Studiu).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>A line of the engine was added to the record. %1 = name</extracomment>
        <translation>Linia de la %1 e acum în înregistrare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better.</extracomment>
        <translation>Mutarea ta e la fel de bună ca cea jucată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Mutarea ta e mai bună decât cea jucată, cu %1 puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>Cele mai bune mutări ale motorului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>Analiză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>Setările analizei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>Oprește analiza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>Pornește-l din nou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>Oprește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>Arată pe tablă cele mai bune mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>Arată pe tablă teritoriul probabil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>Cât se citește: tabla aceasta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>Cât se citește: fiecare mutare a unei partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>Marchează mutările proaste și bune după analiza unei partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>O mutare e îndoielnică</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>O mutare e proastă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>O mutare e bună</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>Salvează și evaluările în fișier</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>The button that takes an outcome over. %1 = komi</extracomment>
        <translation>Joacă cu komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>What to weigh when one names a komi.</extracomment>
        <translation>Negru îi dă lui Alb aceste puncte. Propune un număr cinstit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>What stands over the field of the player who names the komi. %1 = name</extracomment>
        <translation>Komi-ul tău, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>What a colour brings or costs the player who picks it.</extracomment>
        <translation>nimeni nu primește puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>și primește %1 puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>și dă %1 puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>What is bid for in an auction.</extracomment>
        <translation>Cine ia Negru îi dă komi lui Alb: puncte fiindcă joacă al doilea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>How an auction by turns goes.</extracomment>
        <translation>Oferiți pe rând tot mai mult; cine oferă cel mai mult joacă cu Negru, cu acel komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>How an auction in secret goes.</extracomment>
        <translation>Fiecare oferă o dată, în secret; cine oferă mai mult joacă cu Negru, cu acel komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>How to cut and choose.</extracomment>
        <translation>Unul dintre voi propune komi-ul, celălalt alege o culoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>What is bid when bids rise in turn.</extracomment>
        <translation>Negru îi dă lui Alb aceste puncte. Ofertele cresc pe rând.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>The least that may be bid now. %1 = lowest</extracomment>
        <translation>%1 sau mai mult.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>The button that makes another player the first one. %1 = name</extracomment>
        <translation>Începe: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>What stands over the field for a bid. %1 = bidder</extracomment>
        <translation>Oferta ta, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>What stands under the name of the player who is White. %1 = points(komi)</extracomment>
        <translation>joacă cu Alb, komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>Why a secret bid cannot be read.</extracomment>
        <translation>În loc de ce scrii apar puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>A secret bid was given.</extracomment>
        <translation>Oferta e dată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Licitație deschisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Licitație secretă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Unul taie, altul alege</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Throw the auction away and choose again.</extracomment>
        <translation>Licitează komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>Alte licitații</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>Trage la sorți culorile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>Oferă mai puțin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>Oferă mai mult</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>Propune acest komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>Ia Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>Ia Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>Mă opresc, joc cu Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>Licitează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>Depune oferta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>Oferă acum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>Oferă apoi</translation>
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
        <translation>gol</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>What is on a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>%n libertate</numerusform>
            <numerusform>%n libertăți</numerusform>
            <numerusform>%n de libertăți</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>piatră neagră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>piatră albă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>capăt de linie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>începutul unei săgeți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>ținta unei săgeți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>estompat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>neafișat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>%1 = text</extracomment>
        <translation>eticheta %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <translation>triunghi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <translation>pătrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <translation>cerc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <translation>cruce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <translation>selectat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>în atari</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>
            <numerusform>%n piatră legată</numerusform>
            <numerusform>%n pietre legate</numerusform>
            <numerusform>%n de pietre legate</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>înconjurat deocamdată de Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>înconjurat deocamdată de Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>mutarea următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <translation>ultima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>neclar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>în seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>marcat ca neutru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>punctul lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>punctul lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>graniță deschisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>aici e nevoie de o mutare</translation>
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
        <translation>Tablă de go</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>The row of a menu that takes back all moves after this one. %1 = number</extracomment>
        <translation>Ia înapoi până aici (mutarea %1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The row that takes the last move back.</extracomment>
        <translation>Ia înapoi această mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>The row that shows the board as it was after this move. %1 = number</extracomment>
        <translation>Mergi la această mutare (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The row with the marks that a point can get.</extracomment>
        <translation>Marchează cu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The row that takes all marks of a point away.</extracomment>
        <translation>Șterge marcajele</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>Partidă obișnuită</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>Cine capturează întâi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>What wins, and that nobody passes. %1 = _stones(goal)</extracomment>
        <translation>Câștigă cine capturează întâi %1. Nimeni nu zice pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>How far a side is: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>capturate: %1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>Why the button Pass is off.</extracomment>
        <translation>La jocul de captură nimeni nu zice pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why the button Count is off.</extracomment>
        <translation>La jocul de captură nu se numără nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Who won a capture game, and by what. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1 câștigă: %2 nu poate muta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Negru câștigă: primul care capturează %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Alb câștigă: primul care capturează %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Mutarea la %1 a luat %n piatră.</numerusform>
            <numerusform>Mutarea la %1 a luat %n pietre.</numerusform>
            <numerusform>Mutarea la %1 a luat %n de pietre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Celălalt a dat %n piatră jucând la %1.</numerusform>
            <numerusform>Celălalt a dat %n pietre jucând la %1.</numerusform>
            <numerusform>Celălalt a dat %n de pietre jucând la %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>După mutarea la %1 nu mai e nicio mutare, iar pas nu se poate zice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>o piatră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>trei pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>cinci pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>zece pietre</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>%n piatră</numerusform>
            <numerusform>%n pietre</numerusform>
            <numerusform>%n de pietre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <source>Esc ends the presentation</source>
        <translation>Esc încheie prezentarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>How to draw over the board.</extracomment>
        <translation>Desenează cu mouse-ul. Ce desenezi se șterge treptat; Esc pune creionul deoparte.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>intrarea sau ieșirea standard</translation>
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
        <translation>Nu există un asemenea fișier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Why a file cannot be read.
----------
Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Acesta e un dosar, nu un fișier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>Nu ai voie să citești acest fișier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Why a file cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>Nu poate fi citit: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Nu există un asemenea dosar în care să se scrie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Nu ai voie să scrii aici. Nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Why a file cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>Nu poate fi scris: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>A file is beyond any game record.</extracomment>
        <translation>Fișierul e prea mare pentru o partidă înregistrată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>The file has not as many games as was asked for. %1 = number %2 = games</extracomment>
        <translation>Nu există partida %1; partide în acest fișier: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>An option wants a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1: „%2” nu e un număr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>The komi asked for is not possible. %1 = text %2 = limit</extracomment>
        <translation>--komi: „%1” nu e posibil; komi merge de la −%2 la %2, din sfert în sfert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>The number given with an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1: numărul trebuie să fie între %2 și %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>So many handicap stones have no place on this board under these rules. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap: %1 pietre de handicap nu sunt posibile pe %2 după aceste reguli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no ruleset&apos;s; what the names are. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>Niciun regulament nu se numește „%1”. Sunt cunoscute: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>--dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead: la %1 nu e nicio piatră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name</extracomment>
        <translation>Înregistrarea nu numește reguli; s-au folosit: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name %2 = found.text</extracomment>
        <translation>Înregistrarea numește reguli necunoscute, „%2”; s-au folosit: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>The komi of a record cannot be read. %1 = raw</extracomment>
        <translation>Komi „%1” nu e un număr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>How many sentences were left out. %1 = count</extracomment>
        <translation>Alte observații: %1; --json le arată pe toate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number.</extracomment>
        <translation>Înregistrarea nu dă komi; s-a numărat cu 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>Komi din înregistrare, „%1”, nu e un număr; s-a numărat cu 0.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>Fișierul are %n partidă; aceasta e partida %1. Alta se alege cu --game.</numerusform>
            <numerusform>Fișierul are %n partide; aceasta e partida %1. Alta se alege cu --game.</numerusform>
            <numerusform>Fișierul are %n de partide; aceasta e partida %1. Alta se alege cu --game.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>--dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead: „%1” nu e o intersecție pe o tablă de %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>HA and the stones on the board tell different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>Pietre de handicap în înregistrare: %1; pietrele lui Negru înaintea primei mutări a lui Alb: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>With how many handicap stones the bonus was worked out. %1 = stones</extracomment>
        <translation>Pietre de handicap socotite: %1. Dă alt număr cu --handicap.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Stones stand at the start although the record knows of no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>Negru începe cu %n piatră, dar înregistrarea nu dă handicap; Alb nu primește nimic pentru ea. Dacă e handicap, folosește --handicap %1.</numerusform>
            <numerusform>Negru începe cu %n pietre, dar înregistrarea nu dă handicap; Alb nu primește nimic pentru ele. Dacă sunt handicap, folosește --handicap %1.</numerusform>
            <numerusform>Negru începe cu %n de pietre, dar înregistrarea nu dă handicap; Alb nu primește nimic pentru ele. Dacă sunt handicap, folosește --handicap %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>Territory was marked before the end.</extracomment>
        <translation>În înregistrare e marcat teritoriul, dar după aceea s-au mai jucat pietre; nu s-a folosit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Names of points one after the other, or &quot;none&quot;.
----------
A name that is no engine&apos;s; which there are.
----------
An engine is there, but cannot do what the command needs; which can.</extracomment>
        <translation>niciuna</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>--encoding names none. %1 = name</extracomment>
        <translation>--encoding: nicio codare nu se numește „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>OUT is a picture.</extracomment>
        <translation>Imaginile se fac cu „goboard render FILE OUT.png”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>A picture would take the place of the record itself.</extracomment>
        <translation>Imaginea ar lua locul înregistrării. Nu s-a scris nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Pictures need libraries that are not there. %1 = detail</extracomment>
        <translation>Aici nu se pot face imagini: lipsesc părți din Qt (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The picture could not be made into a file.</extracomment>
        <translation>Imaginea n-a putut fi făcută.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>The command line does not make sense. %1 = detail</extracomment>
        <translation>N-a fost înțeles: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Where to read on. %1 = program</extracomment>
        <translation>Ajutor: %1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>The result as RE gives it and in words. %1 = result %2 = words</extracomment>
        <translation>Rezultat: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>Black wins although the sides have the same.</extracomment>
        <translation>punctele sunt egale și atunci câștigă Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>A move takes its own last liberty. %1 = where</extracomment>
        <translation>%1: n-ar mai rămâne nicio libertate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>A move repeats a board. %1 = where</extracomment>
        <translation>%1: se repetă o poziție mai veche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Where the marks of the record and the count part. %1 = point_list(points, size)</extracomment>
        <translation>TB și TW din înregistrare se contrazic la: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Text that the encoding cannot hold; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>Codarea %1 nu are „%2”. Nu s-a scris nimic; --encoding utf-8 cuprinde totul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>OUT ends like a format that is not written. %1 = ending</extracomment>
        <translation>goboard nu scrie fișiere care se termină în %1; scrie înregistrările ca SGF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>A move names no point. %1 = where</extracomment>
        <translation>„%1” nu e o intersecție a acestei table; mutarea a fost lăsată deoparte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>A move stands on a stone. %1 = where</extracomment>
        <translation>%1: acolo e deja o piatră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>A move breaks the ko rule. %1 = where</extracomment>
        <translation>%1: se recapturează ko-ul imediat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>AB, AW or AE names no point. %1 = where</extracomment>
        <translation>%1 nu așază o intersecție a acestei table; a fost lăsat deoparte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>B or W has several values. %1 = where</extracomment>
        <translation>mutarea are mai multe intersecții; „%1” a fost lăsată deoparte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>One node has moves of both sides.</extracomment>
        <translation>Negru și Alb mută în același pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>A faulty move with number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>Mutarea %1, %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>A fault that is not one side&apos;s. %1 = move %2 = reason</extracomment>
        <translation>Mutarea %1, %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>What a file is: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>Codare %1, partide: %2, noduri: %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>What a game is, in one line. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>Partida %1: %2, noduri: %3, mutări în linia principală: %4, reguli: %5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>A record names rules that are not known; which its moves were judged by. %1 = text %2 = used</extracomment>
        <translation>Regulile „%1” nu sunt cunoscute; mutările au fost judecate după: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>A record names no rules; which its moves were judged by. %1 = used</extracomment>
        <translation>Regulile nu sunt specificate; mutările au fost judecate după: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>A file was not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1, importat din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>A record names rules that are not known. %1 = text</extracomment>
        <translation>necunoscute (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>A sentence about one of several games. %1 = number %2 = sentence</extracomment>
        <translation>Partida %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>Saving would not give the same file.</extracomment>
        <translation>Salvarea fișierului neatins i-ar schimba octeții.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>The size and length of a game. %1 = size %2 = moves</extracomment>
        <translation>%1, mutări: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no engine&apos;s; which there are. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>Niciun motor nu se numește „%1”. Sunt cunoscute: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>An engine is there, but cannot do what the command needs; which can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>„%1” nu poate face asta. Pot: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>No engine rates moves.</extracomment>
        <translation>Nu s-a găsit niciun motor care apreciază mutări, ca KataGo. Adaugă unul în program: Studiu, Motoare….</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>A sentence about a position. %1 = number %2 = sentence</extracomment>
        <translation>După mutarea %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = number</extracomment>
        <translation>Mutarea %1:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>Negru %1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 cea mai bună %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = played</extracomment>
        <translation>jucată %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>puncte pierdute: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>A game of a match. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>Partida %1: %2 (Negru), %3 (Alb): %4, mutări: %5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>A game of a match is broken off.</extracomment>
        <translation>S-a oprit: nimeni nu zice pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>An engine of a match made a move that the rules do not allow. %1 = name</extracomment>
        <translation>%1 a făcut o mutare pe care regulile nu o permit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>What goboard engines does.</extracomment>
        <translation>Arată motoarele: cele găsite pe acest calculator, cele adăugate în program
și partenerii programului. Nu se pornește nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>What goboard analyse does.</extracomment>
        <translation>Un motor apreciază fiecare poziție din linia principală: cine conduce, care e
cea mai bună mutare și câte puncte a pierdut cea jucată. Valorile sunt ale lui Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>What goboard analyse --json prints.</extracomment>
        <translation>Cu --json, un obiect: file, engine, positions. Fiecare poziție: move (câte s-au
jucat), to_move, score (avantajul lui Negru), winrate (al lui Negru, 0-1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (punctele pierdute
de mutare), ownership (rând cu rând din stânga sus, 1 Negru, -1 Alb; sau null).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>What goboard match does.</extracomment>
        <translation>Două motoare joacă partide între ele și iau pe rând Negru. Un motor este cheia sau
numele lui (vezi „goboard engines”), cu un nivel după două puncte, unde are niveluri:
gnugo:5. Motorul care eșuează sau face o mutare interzisă pierde partida. Partidele
se numără așa cum judecă programul pietrele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>What the exit codes mean.</extracomment>
        <translation>Cod de ieșire: 0 totul e bine, 1 a fost ceva de spus, 2 un fișier nu poate fi citit
sau scris ori comanda n-a fost înțeleasă.</translation>
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
        <translation>Cu --json, un obiect: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (dacă înregistrarea
numește reguli cunoscute), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, auto), seki, black și white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (Negru minus Alb), winner (B, W
sau null), result, recorded_result, agrees (null unde numărătoarea nu poate spune),
difference (cu cât dă înregistrarea mai mult lui Negru), likely_cause,
main_result (după ultimele mutări; sau tabla așa cum e, dacă așa spune înregistrarea,
dacă marcajele ei hotărăsc, dacă regulile numără tabla așa cum e sau dacă nu mai e
nimic de jucat; null dacă partida nu pare terminată), after_last_moves (null dacă nu
sunt; moves cu color, point, protects și purpose; left; result, margin, winner,
agrees), filled (cu --fill: moves, left, result; altfel null), groups,
territory, seki_points, neutral_points, dame (cele pe care le poate umple oricine),
openings (invader, points, threatened), needed (owner, point, threatened), finished,
findings, illegal_moves, messages; sau file și error.
Cu --rules all, o listă de asemenea obiecte, fără difference și likely_cause.

neutral, margin, winner, result, agrees și difference sunt ale tablei așa cum e,
înainte de ultimele mutări. purpose: fill (o intersecție neutră), answer (forțată de
mutarea dinainte), close (închide o graniță sau apără pietre), pass.
groups: color, stones, status (numărat ca: alive, dead, seki), judged (alive, dead,
seki, unclear), leaning, reason, reason_points, liberties, other_liberties,
confidence (0-1; doar ce e sigur are 1), sentence.
territory: un text pentru fiecare rând, de sus; b și w sunt teritoriu, cu pietrele
moarte de pe el, s e înconjurat, dar nu se numără din cauza unui seki, un punct e
orice altceva.
likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,
not_counted (decis prin cedare sau la timp); null unde rezultatele se potrivesc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>What goboard score does.</extracomment>
        <translation>Numără poziția de la sfârșitul liniei principale și compară numărătoarea cu
rezultatul din înregistrare. Moarte sunt pietrele din --dead, altfel cele marcate
cu TB și TW la sfârșitul înregistrării, altfel cele judecate ca moarte. Dacă
înregistrarea nu hotărăște numărătoarea, întâi se închid golurile mici din granițe
și se umplu intersecțiile neutre; numărătoarea tablei așa cum e vine a doua.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>What goboard check does.</extracomment>
        <translation>Spune ce conțin fișierele, ce se abate de la standard, ce mutări din linia
principală nu sunt permise de reguli și ce nu se poate folosi din lecții și probleme.</translation>
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
        <translation>Cu --json, o listă, un obiect de fișier: file, format, encoding, encoding_from
(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,
last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,
ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,
illegal_moves), findings (kind, line, column, detail, game, sentence, expected,
done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,
messages; sau file și error.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>What goboard convert does.</extracomment>
        <translation>Scrie înregistrarea IN în OUT ca SGF. Octeții rămân cum sunt, dacă o opțiune
nu cere altceva. GIB, NGF, UGF și UGI devin SGF. OUT e înlocuit cu totul sau
deloc; poate fi IN.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>What goboard render does.</extracomment>
        <translation>Scrie ce spune terminația din OUT: poziția de la sfârșitul liniei principale sau
de după N mutări, ca PNG, SVG, PDF sau text; un interval de mutări, cu numere pe
pietre sau animat, ca GIF ori WebP; toată partida în figuri, ca PDF, dacă nu se
cere nici o mutare, nici o parte. Nu e nevoie de ecran.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>What goboard rules does.</extracomment>
        <translation>Arată toate regulamentele sau spune ce înseamnă unul dintre ele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>What the program is, and what it does without a command.</extracomment>
        <translation>O tablă pentru jocul de go. Fără comandă se deschide o fereastră, cu partida din FILE, dacă e numit unul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Pietre moarte, după --dead</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Pietre moarte, cum le marchează TB și TW din înregistrare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Pietre moarte, cum s-au judecat aici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference.</extracomment>
        <translation>Înregistrarea nu dă rezultatul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>Înregistrarea spune %1 (%2); numărătoarea nu poate confirma.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded</extracomment>
        <translation>Și înregistrarea spune %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>Which moves fill a board depends on the rules.</extracomment>
        <translation>--fill cere un singur regulament, nu --rules all</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>The point of a move, or that it is a pass.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>The name ends in something that is no kind of file we write. %1 = ending %2 = known</extracomment>
        <translation>Fișierele de felul „%1” nu se scriu. Se scriu: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>--part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part: „%1” nu e o parte dintr-o tablă de %2. Sunt necesare două colțuri, ca A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>--range names no range. %1 = text</extracomment>
        <translation>--range: „%1” nu e un interval de mutări, ca 1-50.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>--range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range: mutarea %2 vine înaintea mutării %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Two options that mean different things. %1 = one %2 = other</extracomment>
        <translation>%1 și %2 nu merg împreună.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>An option that belongs to one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1 cere un fișier care se termină în %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>An option that means nothing without another. %1 = one %2 = other</extracomment>
        <translation>%1 se folosește cu %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>nespecificate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Cheie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>Numără</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>Sinucidere</translation>
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
        <translation>Cu handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>Pietre de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>Alb primește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>Sfârșit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>acord sau patru pasuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>acord sau a doua oprire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>acord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Poate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>As usual, but for the word in front.</extracomment>
        <translation>Folosire: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>arată versiunea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>Comenzi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>numără sfârșitul unei înregistrări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>numără după aceste reguli (vezi „goboard rules”), nu după cele ale înregistrării; sau după toate (all)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>punctele pe care le primește Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>numărul pietrelor de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>arată motivul pentru fiecare grup și punctele din fiecare rând</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>care partidă din fișier, prima fiind 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>spune ce nu e în regulă cu înregistrările</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>scrie o înregistrare ca SGF</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>câte o piatră din fiecare lanț mort: Q16,D4; sau none; sau auto: judecă din nou pietrele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>goboard COMMAND … | goboard [--new] [FILE]…</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>goboard COMMAND … | goboard [--new] [FILE]…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>open a new program even if goboard is already running</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>deschide un program nou, chiar dacă goboard rulează deja</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>arată ultimele mutări: granițe închise și intersecții neutre umplute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>codarea în care se scrie, de pildă utf-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>rescrie totul într-o singură formă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>scrie doar această partidă, prima fiind 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>face o imagine, un text sau o partidă tipărită</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>arată regulamentele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>cheia unui regulament, RU sau alt nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>arată motoarele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>un motor apreciază mutările unei înregistrări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>care motor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>câte simulări pentru fiecare poziție: 50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>două motoare joacă între ele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>un motor, de pildă gnugo:1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>celălalt motor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>câte partide: 10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>liniile tablei: 9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>regulile (vezi „goboard rules”)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>câte simulări pentru fiecare mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>câte secunde pentru fiecare mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>scrie acolo partidele, câte un fișier pentru fiecare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>Opțiuni</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>arată acest ajutor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>scrie JSON pentru programe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>o partidă înregistrată sau - pentru intrarea standard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>fișierul de scris sau - pentru ieșirea standard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>All options of the command.</extracomment>
        <translation>latura mai lungă, în pixeli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>All options of the command.</extracomment>
        <translation>câte mutări se joacă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>All options of the command.</extracomment>
        <translation>aceste mutări; pe o singură tablă au numere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>All options of the command.</extracomment>
        <translation>numere pe pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>All options of the command.</extracomment>
        <translation>doar această parte a tablei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>partida în figuri (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>în formatul Sensei&apos;s Library (text)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>All options of the command.</extracomment>
        <translation>mărimea paginii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>All options of the command.</extracomment>
        <translation>mutări pe figură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>pozițiile din fișier, atâtea pe pagină (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>cu --handout: soluțiile pe ultima pagină</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>milisecunde pe mutare (GIF, WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>All options of the command.</extracomment>
        <translation>culori</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>cu --handout: mărimea textului, în puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>cu --handout: rânduri pentru nume, dată și răspunsuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>această partidă din fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>fără litere și numere la margine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>Tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>În seki</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>Fără ceas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>Timp absolut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>Timp canadian</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>Timp canadian progresiv</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>Întârziere Bronstein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>Întârziere simplă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>Ceas Ing</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>Clepsidră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>Niciun timp sau număr nu poate fi sub zero.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>Trebuie să existe un timp oarecare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>Trebuie să fie cel puțin o perioadă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>O perioadă trebuie să dureze ceva timp.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>O perioadă are nevoie de cel puțin o mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>O clepsidră cere o clepsidră și pentru celălalt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Negru mai are zece secunde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Alb mai are zece secunde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Începe timpul suplimentar al lui Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Începe timpul suplimentar al lui Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Negru a consumat o perioadă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Alb a consumat o perioadă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Începe ultima perioadă a lui Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Începe ultima perioadă a lui Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Timpul lui Negru s-a terminat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Timpul lui Alb s-a terminat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
A time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1 z</translation>
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
        <translation>%1, apoi %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>What a clock says below the time: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>%n punct de penalizare</numerusform>
            <numerusform>%n puncte de penalizare</numerusform>
            <numerusform>%n de puncte de penalizare</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <translation>a pierdut la timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <translation>ultima perioadă</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <translation>
            <numerusform>%n mutare de făcut</numerusform>
            <numerusform>%n mutări de făcut</numerusform>
            <numerusform>%n de mutări de făcut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n perioadă</numerusform>
            <numerusform>%n perioade</numerusform>
            <numerusform>%n de perioade</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>%1 pe mutare</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%n mutare în %1</numerusform>
            <numerusform>%n mutări în %1</numerusform>
            <numerusform>%n de mutări în %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>%1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>%1 mutări, de fiecare dată în %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>%1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>câte %1 pentru %n punct</numerusform>
            <numerusform>câte %1 pentru %n puncte</numerusform>
            <numerusform>câte %1 pentru %n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>%1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1, plus %2 la fiecare mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>%1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1, plus %2 la fiecare mutare, cel mult %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, se dau înapoi până la %2 din fiecare mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, iar %2 din fiecare mutare sunt libere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>%1 = main</extracomment>
        <translation>%1, iar ce consumă unul câștigă celălalt</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>A number of a clock is too large. %1 = name</extracomment>
        <translation>%1 e mai mult decât încape într-o înregistrare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>What was typed for a clock is no number. %1 = name</extracomment>
        <translation>%1 trebuie să fie un număr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>Why a clock cannot be used.</extracomment>
        <translation>Acești timpi nu se potrivesc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>Alt ceas…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>Felul ceasului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>Timp de bază</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>Perioade</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>Perioadă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>Adăugat la fiecare mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>Cel mult</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>Mutări într-o perioadă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>Liber la fiecare mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>Timpi suplimentari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>Timp suplimentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>Puncte pentru fiecare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>minute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>secunde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>Ceas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>Alb are alți timpi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>Folosește acest ceas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Games of another file were taken in. %1 = name</extracomment>
        <translation>
            <numerusform>%n partidă din %1 e acum în acest fișier.</numerusform>
            <numerusform>%n partide din %1 sunt acum în acest fișier.</numerusform>
            <numerusform>%n de partide din %1 sunt acum în acest fișier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n partidă salvată ca %1.</numerusform>
            <numerusform>%n partide salvate ca %1.</numerusform>
            <numerusform>%n de partide salvate ca %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Games saved apart need another file. %1 = name</extracomment>
        <translation>%1 e chiar acest fișier. Alege alt nume.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>A row for those who listen.</extracomment>
        <translation>pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>A row for those who listen. %1 = number %2 = players %3 = facts</extracomment>
        <translation>Partida %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>How many games there are, and how many of them the filter lets through.</extracomment>
        <translation>
            <numerusform>%n partidă în acest fișier</numerusform>
            <numerusform>%n partide în acest fișier</numerusform>
            <numerusform>%n de partide în acest fișier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>How many games there are, and how many of them the filter lets through. %1 = shown</extracomment>
        <translation>
            <numerusform>%1 din %n partidă</numerusform>
            <numerusform>%1 din %n partide</numerusform>
            <numerusform>%1 din %n de partide</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>Arată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>Adaugă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>Adaugă partide dintr-un fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>Salvează separat aceste partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>Salvează separat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>Scoate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>Partidele din acest fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>Jucător, turneu, dată, rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>Arată doar partidele cu aceste cuvinte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>Mută în sus (Alt+Up)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>Mută în jos (Alt+Down)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>Salvează partidele alese într-un fișier separat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>Scoate partidele alese din acest fișier; „Desfă” le aduce înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>Partide din alt fișier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>Partidă nouă…</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Arie: pietre vii + puncte înconjurate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Teritoriu: puncte înconjurate + prizonieri (AGA: + pasuri)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Pietre: arie − ce trebuie să rămână gol</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Which rulesets a row stands for besides the one it names; empty where there are none. %1 = names</extracomment>
        <translation>La fel: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 pe arie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 pe teritoriu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum The same with the name of each term.</extracomment>
        <translation>%1: %2, total %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Where a row stands between the two sides. %1 = points(row.margin)</extracomment>
        <translation>Diferența %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Alese: %1, komi %2. Numerele marcate diferă de acestea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Alese: %1, komi obișnuit %2. Numerele marcate diferă de acestea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>Say which board the rows count; empty where there is only one.</extracomment>
        <translation>Rândurile numără după ultimele mutări; doar unele reguli numără tabla așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>What the page is called.</extracomment>
        <translation>Aceeași tablă după toate regulile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>Cu komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>Said of the row that the others are compared with.</extracomment>
        <translation>alese</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>Said of a cell that differs from the chosen row&apos;s.</extracomment>
        <translation>diferă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>The switch that shows every ruleset. %1 = count</extracomment>
        <translation>Toate cele %1 regulamente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>What the hatched points are; empty where there are none. %1 = names</extracomment>
        <translation>Seki: cine joacă primul %1 pierde pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>What the hatched points are; empty where there are none.</extracomment>
        <translation>Seki: nimeni nu poate ataca</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>How many neutral points are open; empty where there are none. %1 = count</extracomment>
        <translation>Neutre, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Teritoriul negru, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Teritoriul alb, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>Prizonieri: Negru are %1, Alb %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Ultima mutare a fost a lui Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Ultima mutare a fost a lui Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Some rulesets by name, the common ones first. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1 și încă %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <translation>Ultima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <translation>Încă o mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <translation>Negru a jucat o mutare în plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <translation>Alb a jucat o mutare în plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <translation>Unde se numără pietrele, piatra aceea e un punct. Unde se numără doar teritoriul, nu e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>%1 = black %2 = white</extracomment>
        <translation>Negru a jucat %1, Alb %2. Unde se numără pietrele, fiecare piatră în plus e un punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <translation>Diferența rămâne aceeași.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets</extracomment>
        <translation>Pasuri: Negru %1, Alb %2. După regulile „%3”, fiecare e un prizonier pentru celălalt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Așezate fără mutare: Negru are cu %1 mai mult.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Așezate fără mutare: Alb are cu %1 mai mult.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1: tabla așa cum e, fără ultimele mutări. Negru %2, Alb %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <translation>Ultimele mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Punctele sunt egale. După regulile „%1”, asta se decide altfel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>%1 = len(reason.points)</extracomment>
        <translation>Încă deschise: %1. Unde se numără pietrele, fiecare e un punct pentru cine o umple; altfel, pentru nimeni.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <translation>Mai multe mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>%1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1: în seki nu se numără nimic%2. Negru pierde %3, Alb %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1: ce trebuie umplut%2 nu se numără. Negru %3, Alb %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <translation>Ochi falși</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1: granițele%2 nu sunt închise piatră cu piatră. Negru %3, Alb %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <translation>Granițe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points</extracomment>
        <translation>%1: fiecare grup păstrează două puncte. Negru pierde %2, Alb %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <translation>Câte doi ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>%1 = number</extracomment>
        <translation>Negru are cu %1 mai mult pe tablă. Unde se numără pietrele, fiecare e un punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <translation>Pietre de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>%1 = listed</extracomment>
        <translation>Puncte pentru Alb. %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>%1 = context.names</extracomment>
        <translation>După regulile „%1”, Alb primește un punct pentru asta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <translation>Unde se numără pietrele, fiecare e un punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <translation>Pietre așezate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <translation>Puncte egale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <translation>Intersecții neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>Komi din partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>Komi obișnuit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>Înapoi la numărătoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>Copiază ca text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>Toate regulile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>Fiecare regulament cu komi-ul obișnuit</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Puncte înconjurate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Prizonieri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pietre moarte luate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pietre de pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Două puncte păstrate pentru fiecare grup</translation>
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
        <translation>Pentru handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Alb a zis primul pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Penalizare de timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Punctele sunt egale. După aceste reguli, atunci câștigă Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Pietre care încap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Punctele sunt egale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Negru conduce cu %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Alb conduce cu %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Pietre și puncte înconjurate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Puncte înconjurate și prizonieri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>După ultimele mutări: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>Așa cum e: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>What follows from an opponent&apos;s other view of some stones.</extracomment>
        <translation>Voi hotărâți. Când sunteți de acord, partida se încheie cu această numărătoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then.</extracomment>
        <translation>Amândoi ziceți pas. Apoi marcați pietrele moarte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1 zice și el pas. Apoi marcați pietrele moarte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>Whether the game shall be stopped.</extracomment>
        <translation>Oprim și numărăm?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>Puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Numără</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Continuă jocul</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>niciunul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>în seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>ko simplu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>superko pozițional</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>superko situațional</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>superko situațional natural</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>nicio poziție a treia oară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>interzis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>fără rezultat, dacă amândoi sunt de acord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>remiză, dacă amândoi sunt de acord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>nepermisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>permisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>pe locuri fixe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>așezate liber</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>nimic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>da</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>nu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>al lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>al oricui</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>umplute înainte de pasuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>lăsate sau umplute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>patru pasuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>a doua oprire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>se joacă mai departe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>jucătorul la rând</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>remiză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>câștigă Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>imposibil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>o culoare, față de jumătate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>toate pietrele înapoi pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>până unde ajunge fiecare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>aria mai mică, din doi în doi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>ambele arii, punct cu punct</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>Fiecare punct înconjurat se numără.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>Punctele înconjurate de grupuri în seki nu se numără.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>Alb nu primește nimic pentru pietrele de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Alb primește un punct pentru fiecare piatră de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>Alb primește un punct pentru fiecare piatră de handicap după prima, unde se numără aria.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>Un pas nu costă nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>Oricare poate zice ultimul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>Intersecțiile neutre se umplu înainte ca jucătorii să zică pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>Intersecțiile neutre pot rămâne goale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>Patru pasuri la rând încheie partida, cu toate pietrele vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>A doua oprire încheie partida, cu toate pietrele vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>Partida se termină când sunt de acord amândoi, nu mai devreme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>După o oprire mută întâi jucătorul la rând.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>Cine vrea să joace mai departe după o oprire îl lasă pe celălalt să mute întâi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>La puncte egale partida e remiză.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>La puncte egale câștigă Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>în seki și câte două de grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>de două sau mai multe pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>un punct pentru fiecare piatră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>pietre minus una</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>cine n-a cerut să se joace mai departe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>Fiecare grup păstrează două puncte care nu se numără; în seki nu se numără niciun punct al lui.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>Poziția nu se poate repeta la nesfârșit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>Dacă poziția se tot repetă, cei doi pot încheia fără rezultat, dacă vor amândoi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>Dacă poziția se tot repetă, cei doi pot încheia cu remiză, dacă vor amândoi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>Pietrele de handicap se pun în locurile tradiționale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>Negru poate pune pietrele de handicap oriunde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>Cine zice pas predă o piatră ca prizonier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>Alb zice ultimul pas, la nevoie un al treilea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>Cu o jumătate de punct komi, nicio partidă egală nu se termină la egalitate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>Pietrele albe se iau de pe tablă; aria lui Negru se compară cu jumătate de tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>Amândoi își umplu ariile din boluri; punctele rămase goale arată cine a câștigat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>O intersecție goală se numără pentru cel ale cărui pietre sunt singurele care ajung la ea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>Aria mai mică se numără din doi în doi; cealaltă e restul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>Fiecare punct e colorat și numărat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>The name of a ruleset as the lists show it.</extracomment>
        <translation>Reguli proprii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <translation>arie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <translation>teritoriu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <translation>pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same</extracomment>
        <translation>%1 sau %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>%1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>O partidă poate fi numărată în două feluri: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <translation>La partidă egală Alb primește %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <translation>La handicap Alb primește %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <translation>Nu contează cine zice primul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <translation>Dacă Alb zice primul pas, primește puncte în plus: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>%1 = ruleset.sgf_name</extracomment>
        <translation>Înregistrările numesc aceste reguli „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Punctaj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Puncte care nu se numără</translation>
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
        <translation>Poziții care se repetă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Pietrele de pas sunt prizonieri, iar prizonierii se numără doar la punctajul pe teritoriu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Un punct de piatră după prima compensează pietrele de handicap care se numără ca puncte; la punctajul pe teritoriu nu se numără.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Negru câștigă la egalitate, dar cu o jumătate de punct komi nu e niciodată egalitate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Două puncte păstrate de grup merg cu numărarea pietrelor sau a ariei, nu cu punctajul pe teritoriu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Cu această regulă de ko poziția nu se tot repetă, deci nu e nimic de hotărât împreună.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Ko-ul simplu lasă poziția să se repete după mai multe mutări; spune dacă asta e remiză sau fără rezultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Sinucidere</translation>
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
        <translation>Komi la handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Pietre de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Alb primește pentru handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Pietre de pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Alb primește pentru primul pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Ultimul pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Intersecții neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Fără acord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Prima mutare după o oprire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Puncte egale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Numărarea ariei cu mâna</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Numele în fișiere</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>Own rules have no name yet.</extracomment>
        <translation>Dă un nume acestor reguli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>From which ruleset one&apos;s own rules start. %1 = name</extracomment>
        <translation>Pornesc ca o copie a regulilor „%1” și apar la fiecare partidă nouă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>Other rules have that name.</extracomment>
        <translation>Există deja reguli cu acest nume.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>What the name of own rules is good for.</extracomment>
        <translation>Și înregistrările arată acest nume.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>Which whole numbers a rule can have.</extracomment>
        <translation>Un număr întreg ca 1, cel mult 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>Which numbers a rule can have.</extracomment>
        <translation>Un număr ca 6½, între −150 și 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>Regulile tale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>Schimbă regulile tale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>Why no window can open.</extracomment>
        <translation>goboard: aici nu există un ecran pe care să se deschidă o fereastră; goboard score, check, convert, render și rules merg și fără.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Grad</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Echipă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Numele partidei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Rundă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Dată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Rezultat</translation>
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
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rules</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Timp în secunde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Timp suplimentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Deschidere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Comentată de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Introdusă de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Sursă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Drepturi de autor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Despre partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Why a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>Komi trebuie să fie un număr ca 6½, între −%1 și %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Handicapul trebuie să fie un număr întreg, ca 2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Timpul trebuie să fie un număr de secunde, ca 1800.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>În ordine: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Mai bine: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already.</extracomment>
        <translation>Alte programe s-ar putea să nu înțeleagă. Scrie datele ca 1996-12-27, mai multe ca 1996-12-27,28.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>%1 = points(komi)</extracomment>
        <translation>Înseamnă %1 puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <translation>Aceste reguli nu sunt cunoscute aici. Textul se păstrează.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>Why something typed is no margin.</extracomment>
        <translation>Diferența trebuie să fie un număr de puncte, ca 3½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>A result as a choice. %1 = color</extracomment>
        <translation>%1 câștigă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>A result that is kept as it is written. %1 = text</extracomment>
        <translation>Ca în fișier: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>Nespecificat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>Remiză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>Fără rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>Necunoscut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>la puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>prin cedare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>la timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>prin neprezentare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>nu se spune cum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>Cum s-a câștigat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>Diferența în puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>Datele partidei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>Schimbă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>Alte proprietăți, ca în fișier</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Mutarea %1 e a lui Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Mutarea %1 e a lui Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <translation>Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <translation>Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <translation>teritoriu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <translation>ultima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <translation>cerc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <translation>pătrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <translation>triunghi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <translation>cruce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <translation>selectat</translation>
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
        <translation>komi „%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>handicap „%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>timp „%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>timp suplimentar „%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>handicap %1, pietre %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>pietre de capturat „%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Komi „%1” nu e un număr. Rămâne în înregistrare așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Handicapul „%1” nu e un număr. Rămâne în înregistrare așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Timpul „%1” nu e înțeles. Rămâne în înregistrare așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Timpul suplimentar „%1” nu e înțeles. Rămâne în înregistrare așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>Înregistrarea dă un handicap de %1, dar Negru începe cu atâtea pietre: %2. Tabla e arătată așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Câte pietre capturate câștigă, „%1”, nu e un număr. Se joacă o partidă obișnuită.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>One sentence for all of them; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n dată din înregistrare e nesigură.</numerusform>
            <numerusform>%n date din înregistrare sunt nesigure.</numerusform>
            <numerusform>%n de date din înregistrare sunt nesigure.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>aleasă de tine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>după marca ordinii octeților</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>doar litere simple</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>textul e UTF-8 valid</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>UTF-8, în afară de câțiva octeți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>după secvențele de control</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>cum declară fișierul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>judecată după litere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>nesigur</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>What reopening with another encoding costs.</extracomment>
        <translation>
            <numerusform>Redeschiderea aruncă %n schimbare nesalvată.</numerusform>
            <numerusform>Redeschiderea aruncă %n schimbări nesalvate.</numerusform>
            <numerusform>Redeschiderea aruncă %n de schimbări nesalvate.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>How to find the encoding of a file. %1 = name</extracomment>
        <translation>Alege codarea în care %1 arată bine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>What speaks for and against UTF-8.</extracomment>
        <translation>UTF-8 cuprinde toate caracterele; alte programe pot cere altă codare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>Whether changes shall be lost.</extracomment>
        <translation>Arunci schimbările?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Toate limbile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Japoneză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Chineză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Coreeană</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Europa de Vest</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Europa Centrală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Rusă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Altele</translation>
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
        <translation>și GBK, GB2312</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Greacă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Turcă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Baltică</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Vietnameză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Thailandeză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>A file whose games stand in encodings of their own.</extracomment>
        <translation>diferă de la o partidă la alta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>În această codare nu e nicio partidă în fișier.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>
            <numerusform>%n octet nu e literă în această codare.</numerusform>
            <numerusform>%n octeți nu sunt litere în această codare.</numerusform>
            <numerusform>%n de octeți nu sunt litere în această codare.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>În această codare fiecare octet e o literă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty.</extracomment>
        <translation>Codarea cuprinde toate caracterele înregistrării.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>Codarea nu cuprinde %n caracter: %1</numerusform>
            <numerusform>Codarea nu cuprinde %n caractere: %1</numerusform>
            <numerusform>Codarea nu cuprinde %n de caractere: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>comentariu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>numele nodului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>numele lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>numele lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>numele partidei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>comentariul partidei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>etichetă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>partida %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
        <translation>mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Redeschide cu altă codare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Redeschide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Salvează cu codarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Salvează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>așa cum e</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>Păstrează schimbările</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>Aruncă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Jucători</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Comentarii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>Codări de text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>Acest fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>Cum s-ar citi înregistrarea</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Predai o piatră ca prizonier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Alb primește un punct fiindcă a zis primul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Alb nu mai primește punctul pentru primul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Umple toate intersecțiile neutre înainte să zici pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Încheie partida cu pietrele marcate ca acum.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Alb mai predă o piatră pentru ultimul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Dacă jucați mai departe, mută întâi Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Dacă jucați mai departe, mută întâi Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to.</extracomment>
        <translation>Hotărâți amândoi: acceptați sau jucați mai departe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>What resigning does.</extracomment>
        <translation>Cedezi partida; câștigă celălalt jucător.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>What the count button does while the game is played.</extracomment>
        <translation>Zi pas ca să oprești partida; apoi marcați pietrele moarte și numărați.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Dacă vrei să joci mai departe, mută întâi celălalt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to. %1 = counting.open_neutral_points</extracomment>
        <translation>După aceste reguli se umplu întâi intersecțiile neutre; încă deschise: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <translation>Al patrulea pas încheie partida, cu toate pietrele vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>A doua oprire încheie partida, cu toate pietrele vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <translation>Al doilea pas oprește partida; apoi numărați.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <translation>Nu faci nicio mutare. Două pasuri la rând opresc partida.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>La următoarea oprire toate pietrele se socotesc vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Dacă ziceți iar pas amândoi imediat, toate pietrele se socotesc vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <translation>A fost a doua oprire: nu se mai iau pietre de pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <translation>Patru pasuri la rând: nu se mai iau pietre de pe tablă.</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 n-a fost găsit: nu există programul „%2”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 n-a putut fi pornit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 s-a oprit singur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 n-a răspuns, așa că a fost oprit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 a dat un răspuns fără sens.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 a refuzat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 nu poate face asta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 nu poate juca pe o tablă de mărimea asta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 nu poate primi această poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 a ales %2, ceea ce regulile nu permit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 A spus: „%2”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nu știe aceste reguli și numără în felul lui.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Are o regulă de ko puțin diferită.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nu permite autocapturarea unei singure pietre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>S-ar putea să numere altfel punctele de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nu știe de prizonierii luați mai înainte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Rotunjește komi la o jumătate de punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nu știe cum s-a ajuns la această poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nu știe că Alb primește un punct pentru primul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nu știe că la egalitate câștigă Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>joacă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>are niveluri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>apreciază mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>estimează teritoriul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>găsește pietre moarte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = name</extracomment>
        <translation>Merge: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = ability_list(known.abilities)</extracomment>
        <translation>Motorul %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do.</extracomment>
        <translation>
            <numerusform>Știe %n comandă.</numerusform>
            <numerusform>Știe %n comenzi.</numerusform>
            <numerusform>Știe %n de comenzi.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <translation>I se pot spune aproape toate regulile.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <translation>I se spun regulile japoneze sau chineze și superko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <translation>Știe regulile japoneze, chineze, AGA și neozeelandeze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <translation>Nu i se pot spune regulile și numără în felul lui.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>An engine is started to see whether it works; the large ones take a while. %1 = name</extracomment>
        <translation>Pornește %1… La un motor mare poate dura un minut.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>An engine is installed without the network that it needs. %1 = name</extracomment>
        <translation>%1 e instalat, dar nu s-a găsit un fișier de rețea pentru el. Pune unul lângă program sau adaugă motorul aici, cu argumentele lui.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>No engine was found, and none was named.</extracomment>
        <translation>Nu s-a găsit niciun motor. Instalează unul, de pildă GNU Go (pachetul gnugo), sau alege-i programul cu „Adaugă…”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The arguments cannot be taken apart.</extracomment>
        <translation>O ghilimea din argumente nu e închisă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Where relative paths among the arguments start from. %1 = _said(folder)</extracomment>
        <translation>Pune între ghilimele argumentele cu spații. Căile pornesc de la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>An engine is to be taken off the list. %1 = _said(name)</extracomment>
        <translation>Scoți %1 din listă?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>What that does not do.</extracomment>
        <translation>Programul însuși rămâne pe calculator.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>Motoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>Adaugă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>Scoate…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>Copiază și schimbă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>Alege…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>Testează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP (cele mai multe motoare)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON (motorul de analiză KataGo)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>jucătorul la mutare (obișnuit)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>Limbaj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>Șansele sunt pentru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Ale tale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Găsite pe acest calculator</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>Alege programul unui motor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>Scoate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Stop</source>
        <extracomment>Start the engine and have it say who it is; or leave that off.</extracomment>
        <translation>Oprește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine log</source>
        <translation>Jurnalul motoarelor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1: %2, %3.</source>
        <extracomment>One line about a point: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Negru ajunge la ea din %1, Alb din %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Doar Negru ajunge la ea, din %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Doar Alb ajunge la ea, din %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>1 punct</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>2 puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count. %1 = points(worth)</extracomment>
        <translation>%1 puncte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <translation>piatră neagră moartă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <translation>piatră albă moartă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <translation>piatră neagră într-un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <translation>piatră albă într-un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <translation>piatră neagră vie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <translation>piatră albă vie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <translation>libertate comună a unui seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <translation>marcată de tine ca neutră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>How to ask what a point counts.</extracomment>
        <translation>Arată cu mouse-ul o intersecție sau mergi la ea cu săgețile, ca să afli ce e cu ea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Under which lines of the breakdown a point stands; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>Numărat la: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <translation>nicio piatră vie în jur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <translation>neutră, între cele două culori</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>singurul ochi al lui Negru, într-un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>singurul ochi al lui Alb, într-un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>punctul lui Negru într-un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>punctul lui Alb într-un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>ochiul fals al lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>ochiul fals al lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>partea lui Negru la o graniță deschisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>partea lui Alb la o graniță deschisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>punctul lui Negru, păstrat ca ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>punctul lui Alb, păstrat ca ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>teritoriul lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>teritoriul lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>nu se numără pentru nimeni</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 puncte: se numără doar teritoriul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 puncte: fiecare grup păstrează două</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 puncte: trebuie umplut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>deocamdată 1 punct: trebuie umplut mai târziu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 puncte după aceste reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <translation>intersecția se păstrează ca ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <translation>1 pentru piatră și 1 pentru loc, lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <translation>1 pentru piatră și 1 pentru loc, lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <translation>1 pentru piatră, lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <translation>1 pentru piatră, lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <translation>1 pentru loc, lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <translation>1 pentru loc, lui Alb</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The game has no move that could be shown.</extracomment>
        <translation>Partida nu are mutări.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>What is typed in a field is no number that it may hold. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1: un număr de la %2 la %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The range in the dialog ends before it begins.</extracomment>
        <translation>Ultima mutare vine înaintea primei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The board is on the clipboard as a picture.</extracomment>
        <translation>Tabla e în clipboard, ca imagine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>Nu se vede: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>What is typed as the part of the board is none. %1 = board_size(size)</extracomment>
        <translation>Asta nu e o parte dintr-o tablă de %1. Scrie două colțuri: A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The board is on the clipboard as text.</extracomment>
        <translation>Tabla e în clipboard, ca text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>A file is being made. %1 = name</extracomment>
        <translation>Se face %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>A file is made. %1 = name</extracomment>
        <translation>Salvat ca %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name</extracomment>
        <translation>%1 n-a putut fi făcut. Poate e prea puțină memorie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1 n-a putut fi salvat: %2. Pe disc nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next time.</extracomment>
        <translation>Alegerile se păstrează pentru data viitoare.</translation>
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
        <translation>Exportă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Imagini (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Desene (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Which files the dialog shows.
----------
Save all pages as a PDF file.</extracomment>
        <translation>Fișiere PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Fișiere text (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animații (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animații (*.webp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>Numere pe pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>Coordonate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Letter</source>
        <translation>Literă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Lines for name, date and answers</source>
        <translation>Rânduri pentru nume, dată și răspunsuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>Comentarii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <translation>Creează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <translation>Culori</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <translation>Pixeli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <translation>O mutare la fiecare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <translation>Hârtie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <translation>Mărimea textului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>Ultima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>Imagine (PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>Desen (SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>O tablă (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>Partida în figuri (PDF)</translation>
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
        <source>Solutions on the last page</source>
        <translation>Soluțiile pe ultima pagină</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>toată sau o parte, ca A1:J9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <translation>Mutări pe figură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <translation>Table pe pagină</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>Fișă de lucru (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (GIF)</source>
        <translation>Animație (GIF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (WebP)</source>
        <translation>Animație (WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Light</source>
        <translation>Luminos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>Întunecat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>Contrast ridicat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>Contrast ridicat, întunecat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>Negru pe alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Save…</source>
        <translation>Salvează…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print…</source>
        <translation>Tipărește…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>Cum va arăta</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The program has failed.</extracomment>
        <translation>Ceva n-a mers în goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>A failure has cost nothing.</extracomment>
        <translation>Partida ta e în siguranță. Detaliile de mai jos ajută la repararea programului.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>A failure may cost the game.</extracomment>
        <translation>Salvează acum partida. Detaliile de mai jos ajută la repararea programului.</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number</extracomment>
        <translation>Figura %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>Figura %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none.</extracomment>
        <translation>parte din tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Fără numere de mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Numerele mutărilor așa cum sunt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Numerele mutărilor fără sute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Which numbers a move can be given. %1 = most</extracomment>
        <translation>Numărul unei mutări e un număr întreg până la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Aici începe o figură nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Gata</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>Figură și numere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>Ca înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>Numele figurii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>Cum se numerotează mutările de aici încolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>Numărul acestei mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>Nu arăta numele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>Fără coordonate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>Fără lista mutărilor care nu pot fi arătate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>Pietrele capturate rămân</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>Fără puncte stea</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>A large file, or the games of a record, are being read. %1 = name</extracomment>
        <translation>Se citește %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file was not saved and is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1 n-a putut fi salvat: %2. Pe disc nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>The journal of the game could not be written. %1 = reason</extracomment>
        <translation>Partida n-a putut fi păstrată: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>An unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>Partida neterminată n-a putut fi pusă deoparte: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>An unfinished game could not be discarded. %1 = reason</extracomment>
        <translation>Partida neterminată n-a putut fi ștearsă: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>A file cannot be read. %1 = name %2 = reason</extracomment>
        <translation>%1 n-a putut fi deschis. %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n fișier al programului goboard n-a putut fi citit: %1.</numerusform>
            <numerusform>%n fișiere ale programului goboard n-au putut fi citite: %1.</numerusform>
            <numerusform>%n de fișiere ale programului goboard n-au putut fi citite: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n fișier al programului goboard n-a putut fi citit și a fost pus deoparte: %1. Nu s-a șters nimic.</numerusform>
            <numerusform>%n fișiere ale programului goboard n-au putut fi citite și au fost puse deoparte: %1. Nu s-a șters nimic.</numerusform>
            <numerusform>%n de fișiere ale programului goboard n-au putut fi citite și au fost puse deoparte: %1. Nu s-a șters nimic.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1 e tot unde era: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1 e acum %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a file shall be read that is hardly a record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1 e foarte mare (%2). Înregistrările trec rar de 1 MB. Îl deschizi oricum?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>The files of a dialog for opening. %1 = endings</extracomment>
        <translation>Partide de go (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Which files were left out. %1 = names</extracomment>
        <translation>Sunt prea multe înregistrări de deschis deodată. Nedeschise: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>There are no shelved games.</extracomment>
        <translation>Încă nu a fost pusă deoparte nicio partidă neterminată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Why a file is not simply overwritten. %1 = name</extracomment>
        <translation>Alt program a schimbat %1 de când a fost deschis sau salvat aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>There are no backups.</extracomment>
        <translation>Încă nu s-a păstrat nicio versiune mai veche a unui fișier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Let the user choose where to save; whether it is saved.</extracomment>
        <translation>Salvează partida</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Salvează ca…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>Fișierul a fost schimbat de alt program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>Suprascrie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Let the user choose a file, and open it in a window of its own.</extracomment>
        <translation>Deschide o partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Doar pentru citire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Deschide oricum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Salvează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Reîncarcă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Păstrează ce am</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>The record that the user chooses, None for none.
----------
Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Toate fișierele (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Partide de go (*.sgf *.SGF)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>cu culorile schimbate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>A part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>Toată tabla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>Se caută…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>How far a search is, or what came of it. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>Se caută… %1 din %n partidă</numerusform>
            <numerusform>Se caută… %1 din %n partide</numerusform>
            <numerusform>Se caută… %1 din %n de partide</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>How far a search is, or what came of it. %1 = hits</extracomment>
        <translation>Primele %1 locuri. Mai sunt și altele.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>Oprit. %n loc până acum.</numerusform>
            <numerusform>Oprit. %n locuri până acum.</numerusform>
            <numerusform>Oprit. %n de locuri până acum.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>Nu s-a găsit nimic.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>%n loc</numerusform>
            <numerusform>%n locuri</numerusform>
            <numerusform>%n de locuri</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>How far a search is, or what came of it. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%1 în %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>Nu mai e acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>What is said when somebody wants to go to a hit whose node was deleted since.</extracomment>
        <translation>Locul nu mai există: înregistrarea s-a schimbat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>Nothing but empty points was marked.</extracomment>
        <translation>Marchează o parte în care e o piatră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>How to mark.</extracomment>
        <translation>Trage pe tablă ca să marchezi o parte din ea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>What is marked. %1 = area_text(area, size)</extracomment>
        <translation>Marcat: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>What is marked.</extracomment>
        <translation>Fă clic în ea pe o intersecție care nu contează.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Which of the hits is shown. %1 = current %2 = total</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>%1 = game %2 = number</extracomment>
        <translation>Partida %1, mutarea %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>%1 = game</extracomment>
        <translation>Partida %1, început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <translation>Început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <translation>Comentariu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <translation>Numele locului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <translation>Despre partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <translation>Numele partidei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <translation>Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <translation>Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <translation>Echipa lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <translation>Echipa lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <translation>Gradul lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <translation>Gradul lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <translation>Turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <translation>Rundă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <translation>Loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <translation>Dată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <translation>Sursă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <translation>Introdusă de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <translation>Comentată de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <translation>Drepturi de autor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <translation>Deschidere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <translation>Timp suplimentar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>Orice simetrie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>Orice culoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>Cuvinte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>Poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>Caută</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>Golurile contează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>Această partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>Toate partidele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>Cuvinte din comentarii și nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>Locuri găsite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>Închide (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>Locul anterior (Shift+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>Locul următor (F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>Rotit, oglindit, în orice colț</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>Și cu pietrele negre și albe schimbate între ele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>Când e oprit, în locurile goale de aici poate fi orice</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>doar partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>o paranteză deschisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>o paranteză închisă pentru fiecare ramură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>nicio paranteză închisă în plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>punct și virgulă înaintea fiecărui pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>un pas între paranteze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>variantele la urmă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>o proprietate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>o valoare între paranteze drepte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>o paranteză dreaptă închisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>o bară inversă înaintea parantezei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>o mărime de la 1 la 52</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>numele unei codări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>codarea numită de CA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>CA cu codarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>litere din această codare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>o valoare potrivită acestei proprietăți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>un rând din acest format</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>păstrat unde este</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>citit de parcă ar fi acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>citite de parcă ar fi acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>sărit și păstrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>citit ca proprietate fără valoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>citit ca încă o variantă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>restul e luat ca valoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>luat ca text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>se folosește 19 × 19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>arătat ca go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>judecat după litere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>citit după ce sunt literele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>păstrat ca octeți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>lăsat deoparte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>One fault with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
One finding with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Rândul %1, coloana %2: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>textul care nu ține de nicio partidă se păstrează așa cum e: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>lipsește paranteza deschisă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>paranteze închise lipsă: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>o paranteză închisă în plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>lipsește un punct și virgulă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>o variantă goală.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>o mutare după o variantă; se citește ca încă o variantă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>asta nu înseamnă nimic aici: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1 nu are valoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>fișierul se termină în %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>o paranteză din %1 e luată ca text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>mărimea de tablă „%1” nu e posibilă; se folosește 19 × 19.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>fișierul spune că nu e go, ci alt joc (GM %1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>octeți care nu sunt litere, arătați ca �: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>codarea „%1” nu e cunoscută; literele au fost ghicite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>textul nu e în codarea numită de fișier; se folosește %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>fișierul nu își numește codarea; se folosește %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1 nu se potrivește cu această proprietate; se păstrează așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>rândul acesta a fost lăsat deoparte: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none. %1 = where.line</extracomment>
        <translation>Înregistrarea se întrerupe la rândul %1. Tot ce e până acolo e deschis.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n lucru din fișier nu era cum trebuie.</numerusform>
            <numerusform>%n lucruri din fișier nu erau cum trebuie.</numerusform>
            <numerusform>%n de lucruri din fișier nu erau cum trebuie.</numerusform>
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
            <numerusform>%n mutare nepermisă</numerusform>
            <numerusform>%n mutări nepermise</numerusform>
            <numerusform>%n de mutări nepermise</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Which rules they are, and that nothing was taken off. %1 = name</extracomment>
        <translation>Regulile sunt acum: %1. Ele nu permit aceste mutări. Nu s-a șters nimic: mutările rămân cum au fost jucate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>One forbidden move in a line: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>Mutarea %1, %2 %3: %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>Privește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>Închide</translation>
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
        <translation>Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Q16, or &quot;pass&quot;.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>Negru la mutare. Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>Alb la mutare. Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <translation>Negru a zis pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <translation>Alb a zis pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Who has never played does not know what the next pass does.</extracomment>
        <translation>Încă un pas oprește partida.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>That the board shows an earlier moment of the game being played. %1 = number %2 = last</extracomment>
        <translation>Te uiți la mutarea %1 din %2. Dacă joci acum o piatră, partida continuă de aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>Why a game against an engine cannot be counted yet.</extracomment>
        <translation>Numărătoarea începe după ce ambii jucători au zis pas. Zi întâi pas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>%n piatră capturată.</numerusform>
            <numerusform>%n pietre capturate.</numerusform>
            <numerusform>%n de pietre capturate.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game. %1 = names</extracomment>
        <translation>În atari: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>How many handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>Negru mai pune %n piatră de handicap.</numerusform>
            <numerusform>Negru mai pune %n pietre de handicap.</numerusform>
            <numerusform>Negru mai pune %n de pietre de handicap.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Unde joacă Negru? Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Unde joacă Alb? Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name</extracomment>
        <translation>%1 e o variantă din înregistrare. Ghicește mai departe.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>What is said to a guess that leaves the question open.
----------
A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>la distanță de %n intersecție</numerusform>
            <numerusform>la distanță de %n intersecții</numerusform>
            <numerusform>la distanță de %n de intersecții</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name %2 = away</extracomment>
        <translation>Nu %1: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>What is said when the move was found, or shown.</extracomment>
        <translation>
            <numerusform>%n punct</numerusform>
            <numerusform>%n puncte</numerusform>
            <numerusform>%n de puncte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>Corect: %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>A fost %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>Before the first question.</extracomment>
        <translation>Mutările care urmează sunt ascunse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>There is no further move.</extracomment>
        <translation>Toate mutările au fost ghicite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>A click on a stone is no guess.</extracomment>
        <translation>Acolo e o piatră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>What came of one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1: %2 din %3 puncte, %4 din %5 din prima încercare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>All moves were found.</extracomment>
        <translation>Niciuna n-a fost ratată.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>How many guesses are left at this move.</extracomment>
        <translation>
            <numerusform>încă %n încercare</numerusform>
            <numerusform>încă %n încercări</numerusform>
            <numerusform>încă %n de încercări</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>34 of 50 points. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%1 din %n punct</numerusform>
            <numerusform>%1 din %n puncte</numerusform>
            <numerusform>%1 din %n de puncte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>How far one is. %1 = done</extracomment>
        <translation>
            <numerusform>%1 din %n mutare</numerusform>
            <numerusform>%1 din %n mutări</numerusform>
            <numerusform>%1 din %n de mutări</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>Mutarea %1, %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>How the guessing goes.</extracomment>
        <translation>Mutările care urmează sunt ascunse. Fă clic unde s-a jucat următoarea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>What stands over the moves that were not found.</extracomment>
        <translation>Negăsită. Un clic arată mutarea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>There is nothing to guess.</extracomment>
        <translation>Nu urmează nicio mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>Ambele culori</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>Început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>Această mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>Începe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>Arată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>Vezi scorul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>Ghicește din nou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>S arată mutarea, N merge mai departe, Esc încheie ghicitul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>Arată mutarea (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>Mutarea următoare (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>Ghicește mutarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>Ale cui mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>De la</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>The name that the records give the collection, else that of the file.</extracomment>
        <translation>Fișă de lucru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>Negru la mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>Alb la mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marchează toate intersecțiile unde Negru nu poate juca.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marchează toate intersecțiile unde Alb nu poate juca.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marchează toate libertățile.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marchează toate intersecțiile cerute.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marchează intersecția corectă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Nume:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Data:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>What is written on the line below a board.</extracomment>
        <translation>Răspuns:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions.</extracomment>
        <translation>Soluții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>What the numbers on the stones do not tell. %1 = solution.number</extracomment>
        <translation>Răspuns: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>What the numbers on the stones do not tell.</extracomment>
        <translation>Înregistrarea continuă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Which positions the file has no solution of. %1 = listed</extracomment>
        <translation>Fără soluție în fișier: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>There is nothing that could be printed.</extracomment>
        <translation>În fișier nu e nicio poziție așezată sau marcată, deci nu e nimic de pus pe fișă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Games of the file in which nothing is set up. %1 = count</extracomment>
        <translation>Partide fără poziție, lăsate deoparte: %1.</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Stânga sus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Dreapta sus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Stânga jos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Dreapta jos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>How a corner stands to the dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>a ieșit din dicționar la mutarea %1, %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>în dicționar, fără mutări mai departe</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>
            <numerusform>%n mutare în dicționar</numerusform>
            <numerusform>%n mutări în dicționar</numerusform>
            <numerusform>%n de mutări în dicționar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>No corner of the board is in the dictionary.</extracomment>
        <translation>Niciun colț al tablei nu e în dicționar.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>The dictionary is about boards of another size. %1 = size.columns</extracomment>
        <translation>Dicționarul e pentru table de %1 × %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>The file is being read. %1 = name</extracomment>
        <translation>Se citește %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>The file cannot be used; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1 nu poate fi dicționarul. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>A file without variations in a corner.</extracomment>
        <translation>Nu are mutări în colțul unei table pătrate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Alege un dicționar de joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Partide (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>Pune deoparte dicționarul</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Foarte bună</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Bună</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Foarte proastă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Proastă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Îndoielnică</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Interesantă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Egal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Destul de egal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Bine pentru Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Foarte bine pentru Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Bine pentru Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Foarte bine pentru Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Neclar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Foarte neclar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Mare moment-cheie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Moment-cheie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <translation>Estimat egal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Negru conduce cu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Alb conduce cu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>The judgements of a move, as they are read aloud. %1 = words</extracomment>
        <translation>Apreciere: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>Numește această poziție…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>Figură și numere…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>Apreciază</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>Taste</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>clic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>Joacă acolo sau schimbă un grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>Alte variante, când revezi o partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>Derulează o înregistrare sau oprește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>Mergi la mutarea jucată într-o intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>În arbore: restrânge sau extinde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>Mergi pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>Mergi pe tablă, mereu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>La numărare: schimbă toată aria</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>Treci prin mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>Treci prin mutări, când revezi o partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>La o ramificație: alege o mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>Deschide meniul unei intersecții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>La așezare: negru, alb, pe rând</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B, W, I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>La așezare: golește, mută</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X, M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>La așezare: rotește, schimbă culorile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>La așezare: ia o piatră</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Such as &quot;Figure 2 (51–100)&quot;, with the name that the record gives it. %1 = figure.number</extracomment>
        <translation>Figura %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Diagrama %1: continuare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>Diagrama %1: ține de diagrama %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>Diagrama %1: după %2 din diagrama %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Diagrama %1: la început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>Diagrama %1: după %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>Diagrama %1: în loc de %2 din diagrama %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = number</extracomment>
        <translation>Diagrama %1: în loc de %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>The same of any numbered board. %1 = _listed(passes)</extracomment>
        <translation>%1 pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>%1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1 la %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Such as &quot;After 34: Joseki · Good for Black&quot;: with name and judgements where there are any. %1 = comment.number</extracomment>
        <translation>După %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The game has more variations than were printed.</extracomment>
        <translation>Înregistrarea are mai multe variante; nu se tipăresc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Rundă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Dată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handicap</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Handicap</translation>
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
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Comentarii de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Sursă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Drepturi de autor</translation>
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
        <translation>%1 nu conține o lecție: nu are comentarii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Progress was not written. %1 = reason</extracomment>
        <translation>Progresul tău n-a putut fi păstrat: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Progress begins anew; where the old one is. %1 = path</extracomment>
        <translation>Progresul tău n-a putut fi citit. E păstrat ca %1; o iei de la început.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Negru mută: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Alb mută: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <translation>capturează %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <translation>Fă clic pe fiecare intersecție cerută.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <translation>Fă clic pe fiecare libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <translation>Fă clic pe intersecția corectă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <translation>Fă clic pe o intersecție unde nu se poate juca.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <translation>Câte sunt?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <translation>găsește cea mai bună mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <translation>salvează %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <translation>leagă %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <translation>taie %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <translation>fă să trăiască %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <translation>omoară %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <translation>câștigă ko-ul de la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour</extracomment>
        <translation>obține %2 puncte pentru %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Scrie numărul, apoi apasă Enter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Negru la mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Alb la mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Fă clic pe tablă sau folosește săgețile și Enter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>What is said to the last answer; &apos;&apos; where nothing was answered.</extracomment>
        <translation>Corect.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <translation>
            <numerusform>Corect. Mai ai %n de găsit.</numerusform>
            <numerusform>Corect. Mai ai %n de găsit.</numerusform>
            <numerusform>Corect. Mai ai %n de găsit.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <translation>Corect. Mai departe.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <translation>
            <numerusform>Pietrele mai au %n libertate.</numerusform>
            <numerusform>Pietrele mai au %n libertăți.</numerusform>
            <numerusform>Pietrele mai au %n de libertăți.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <translation>Intersecția nu e lângă piatră, pe o linie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <translation>Aici e o piatră. Caută o intersecție goală.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Aici e deja o piatră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Nu e permis: se recapturează ko-ul imediat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <translation>„%1” nu e o intersecție a acestei table.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <translation>„%1” nu e un număr.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <translation>există deja o sarcină; „%1” nu se întreabă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <translation>„%1” e un răspuns corect, dar e dat ca greșit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <translation>„%1” e o mutare a celuilalt jucător.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>What a copied lesson is called that has no name of its own.</extracomment>
        <translation>Lecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>That a file was copied to the user&apos;s own lessons, and how it is called there. %1 = isolated(name)</extracomment>
        <translation>Copiată în „Lecțiile mele” ca „%1”. Acolo o poți schimba.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <translation>Mutarea e permisă: piatra are o libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <translation>Lecția știe o mutare mai bună. Încearcă din nou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <translation>Nu chiar. Mai numără o dată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <translation>Nu chiar. Încearcă din nou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Nu e permis: n-ar mai rămâne nicio libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Nu e permis: se repetă poziția.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Încă un indiciu arată unde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>The hint in words; later ones tell that the points are shown. %1 = state.task.number</extracomment>
        <translation>Răspunsul e %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Tabla arată unde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.
----------
What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>marcat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.</extracomment>
        <translation>găsit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>The whole board in words, for those who listen: who stands where, and what is marked. %1 = listed_points(marked, size)</extracomment>
        <translation>Marcat: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>A board in words: how large it is, and who stands where. %1 = board_size(size)</extracomment>
        <translation>Tablă de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Negru: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Alb: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>What an answer at `at` changed on the board besides the stone there: taken, or replied. %1 = listed_points(gone, size)</extracomment>
        <translation>Luate de pe tablă: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>That something in a lesson could not be used.</extracomment>
        <translation>
            <numerusform>%n lucru din lecție nu poate fi folosit; restul da.</numerusform>
            <numerusform>%n lucruri din lecție nu pot fi folosite; restul da.</numerusform>
            <numerusform>%n de lucruri din lecție nu pot fi folosite; restul da.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <translation>nicio instrucțiune nu se numește „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <translation>nicio sarcină nu se numește „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <translation>„%1” nu numește nicio intersecție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <translation>aici nu se întreabă nimic: „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <translation>pietrele din „%1” nu sunt pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <translation>regulile nu permit mutarea „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <translation>„%1” nu are răspuns corect.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <translation>niciun nod nu spune „@screen”; se arată fiecare comentariu al liniei principale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <translation>nu sunt pietre așezate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <translation>nu urmează nicio mutare, deci nu există soluție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <translation>nicio mutare nu e corectă, deci nu există soluție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <translation>între mutări sunt așezate pietre; ce urmează e lăsat deoparte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <translation>prea multe mutări; ultimele sunt lăsate deoparte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Which screen of a lesson is shown. %1 = number %2 = count</extracomment>
        <translation>Ecranul %1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>O partidă, cinci tradiții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>Pagina de start</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>Tradiția următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Japanese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Japoneză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Chineză</translation>
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
        <translation>Neozeelandeză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>Joacă cu un prieten</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>Joacă cu Cățelușul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Deschide o lecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Lecții (*.sgf);;Toate fișierele (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>Înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>Numărătoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>Termină</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>Numărul tău</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>Răspunde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>Indiciu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>Altă poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>Înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>Pași</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>Un indiciu (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>La fel, în altă poziție (A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>Pas (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>Ecranul anterior (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>Ecranul următor (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>Ieși; poți continua lecția mai târziu (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>Mai multe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>Deschide pe tablă, copiază, tipărește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>Deschide pe tablă</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>What the field says while it is empty.</extracomment>
        <translation>Cuvinte sau nume:Ana data:1996 rezultat:B+R tabla:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>Arată doar partidele care au toate acestea:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>orice cuvinte: începuturi de cuvinte din nume, turneu și dată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>nume:&quot;Gu Li&quot;  negru:Ana  alb:Dan</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>data:1996  data:1996-12  data:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>rezultat:B  rezultat:W+R  rezultat:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>tabla:19  reguli:Chinese  turneu:Cupa</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games the list shows.
----------
In how many games a position was found.</extracomment>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>How many games the list shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%1 din %2 partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>How far the reading of the folder is.</extracomment>
        <translation>Se parcurge dosarul…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>How far the reading of the folder is. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>Se citesc fișierele: %1 din %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n fișier fără partidă</numerusform>
            <numerusform>%n fișiere fără partidă</numerusform>
            <numerusform>%n de fișiere fără partidă</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n fișier prea mare</numerusform>
            <numerusform>%n fișiere prea mari</numerusform>
            <numerusform>%n de fișiere prea mari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n fișier care nu poate fi citit</numerusform>
            <numerusform>%n fișiere care nu pot fi citite</numerusform>
            <numerusform>%n de fișiere care nu pot fi citite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n dosar care nu poate fi deschis</numerusform>
            <numerusform>%n dosare care nu pot fi deschise</numerusform>
            <numerusform>%n de dosare care nu pot fi deschise</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is. %1 = told</extracomment>
        <translation>Lăsate deoparte: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>The folder of the library is not there, or cannot be opened. %1 = folder.name or str(folder)</extracomment>
        <translation>Dosarul „%1” nu poate fi deschis acum. Acestea sunt partidele de mai înainte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>The same where nothing is known of it. %1 = folder.name or str(folder)</extracomment>
        <translation>Dosarul „%1” nu poate fi deschis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>A folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>În „%1” nu sunt partide înregistrate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The filter lets nothing through.</extracomment>
        <translation>Nicio partidă găsită.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>E ultima partidă din listă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>E prima partidă din listă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>In which file a game is: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>What the board of the search is for, before anything stands on it.</extracomment>
        <translation>Fă clic ca să pui pietre. Trage ca să cauți o parte din tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>Se caută… %1 până acum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>%1 și altele. Marchează o parte mai mare ca să fie mai exact.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>In how many games a position was found.</extracomment>
        <translation>În nicio partidă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>A part without any stone stands nearly everywhere.</extracomment>
        <translation>Marchează o parte cu cel puțin o piatră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>A search goes on.</extracomment>
        <translation>Se caută…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Who won the games with a move: &quot;Black won 52%&quot;; empty where nobody knows. %1 = share</extracomment>
        <translation>Negru a câștigat %1%</translation>
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
            <numerusform>%n dată</numerusform>
            <numerusform>de %n ori</numerusform>
            <numerusform>de %n de ori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>There are more next moves than the list shows.</extracomment>
        <translation>
            <numerusform>încă %n mutare</numerusform>
            <numerusform>încă %n mutări</numerusform>
            <numerusform>încă %n de mutări</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>Nothing was played any more where the position was found.</extracomment>
        <translation>Aici nu s-a mai jucat nimic după aceea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>O mutare înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>Caută din nou pe toată tabla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>Ia toate pietrele de pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Let the user choose a folder, and show what is in it.</extracomment>
        <translation>Deschide un dosar cu partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>Dată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>Turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>Rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>Mărime</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>Fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>Găsită la</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>Partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>Poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>Deschide dosarul…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>Înapoi (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>Arată doar aceste partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>Caută o poziție în toate partidele</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>data</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>turneu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>tabla</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>The reason for a judgement, with its points by name, or without where it holds none.</extracomment>
        <translation>Am încercat aici toate mutările.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 și încă %n</numerusform>
            <numerusform>%1 și încă %n</numerusform>
            <numerusform>%1 și încă %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1 și %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <translation>Captură în aproape toate variantele încercate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <translation>Captură în toate variantele încercate.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Cursă pierdută: %n libertate contra %1.</numerusform>
            <numerusform>Cursă pierdută: %n libertăți contra %1.</numerusform>
            <numerusform>Cursă pierdută: %n de libertăți contra %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Captură în toate variantele încercate: %n libertate contra %1.</numerusform>
            <numerusform>Captură în toate variantele încercate: %n libertăți contra %1.</numerusform>
            <numerusform>Captură în toate variantele încercate: %n de libertăți contra %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <translation>Grupurile ca acesta se dovedesc aproape mereu vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <translation>Grupurile ca acesta se dovedesc aproape mereu moarte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <translation>Grupurile ca acesta trăiesc în unele partide și mor în altele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Ko-urile de la %1 decid.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>O libertate comună, la %1: cine joacă primul acolo pierde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Doi ochi pe care nu-i poate lua nimeni, la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Doi ochi, la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Loc pentru doi ochi, oricine joacă primul, la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Cel mult un ochi, oricine joacă primul, la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>A rămas o singură libertate, la %1. Fuga nu ajută.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Libertăți comune la %1: cine joacă primul acolo pierde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Câte un ochi fiecare: cine joacă primul la %1 pierde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Cine capturează aici, la %1, pierde mai multe pietre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Două ko-uri, la %1: cine ia unul îl pierde pe celălalt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Decide cine joacă primul la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Decide un ko la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Sunt libertăți exterioare deschise la %1: nelămurit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Doi ochi pe care nu-i poate lua nimeni.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Doi ochi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Loc pentru doi ochi, oricine joacă primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <translation>Viu în aproape toate variantele încercate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <translation>Viu în toate variantele încercate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <translation>Mort în cele mai multe variante încercate, nu în toate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <translation>Viu în cele mai multe variante încercate, nu în toate.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <translation>
            <numerusform>%n libertate.</numerusform>
            <numerusform>%n libertăți.</numerusform>
            <numerusform>%n de libertăți.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Negru trăiește la %1, Alb omoară acolo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Alb trăiește la %1, Negru omoară acolo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Negru trăiește la %1, Alb omoară la %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Alb trăiește la %1, Negru omoară la %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Negru trăiește la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Alb trăiește la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Alb omoară la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Decide cine mută primul: Negru omoară la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>E nevoie de ambele ko-uri, la %1, dar se poate păstra doar unul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Legătură cu pietre vii la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Legătură cu pietre vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>N-am găsit nicio ieșire și niciun loc pentru un ochi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Cel mult un ochi, oricine joacă primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>A rămas o singură libertate. Fuga nu ajută.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Libertăți comune: cine joacă primul acolo pierde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Câte un ochi fiecare: cine joacă primul pierde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Cine capturează aici pierde mai multe pietre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Două ko-uri: cine ia unul îl pierde pe celălalt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Prima mutare de aici decide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Decide un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Sunt libertăți exterioare deschise: nelămurit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Amândoi mai pot intra</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Negru mai poate intra</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Alb mai poate intra</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Negru mai poate intra la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Alb mai poate intra la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Say which side can still come in where, each point once; `named` makes a list of points. %1 = named(sorted(both), size)</extracomment>
        <translation>Amândoi mai pot juca la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Negru mai are nevoie de o mutare la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Alb mai are nevoie de o mutare la %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>The same, and what it protects.</extracomment>
        <translation>
            <numerusform>Apără %n punct.</numerusform>
            <numerusform>Apără %n puncte.</numerusform>
            <numerusform>Apără %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%n piatră la %1</numerusform>
            <numerusform>%n pietre la %1</numerusform>
            <numerusform>%n de pietre la %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n piatră lângă %1</numerusform>
            <numerusform>%n pietre lângă %1</numerusform>
            <numerusform>%n de pietre lângă %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>piatra neagră (%n) de la %1</numerusform>
            <numerusform>cele %n pietre negre de la %1</numerusform>
            <numerusform>cele %n de pietre negre de la %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>piatra albă (%n) de la %1</numerusform>
            <numerusform>cele %n pietre albe de la %1</numerusform>
            <numerusform>cele %n de pietre albe de la %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>nelămurit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>tu hotărăști</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>seki</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>alive</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>viu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Why the group is thought to be what it is, or that the players said so.</extracomment>
        <translation>Schimbat de tine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>The button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>Întreabă: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>An engine is thinking about which stones are dead. %1 = name</extracomment>
        <translation>%1 se uită la tablă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>An engine takes all stones for what they are counted as. %1 = name</extracomment>
        <translation>%1 vede la fel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>An engine takes some stones for something else; nothing has been changed. %1 = name</extracomment>
        <translation>%1 vede altfel unele pietre. Tu hotărăști.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: după el, grupul e mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: după el, grupul e viu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: după el, grupul e în seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Numărat ca mort. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Numărat ca viu. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Numărat ca seki. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Marchează ca mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Marchează ca viu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Marchează ca seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>După aceste reguli, pietrele și ochii lor se numără.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>După aceste reguli, într-un seki nu se numără nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>Say that the rules assume no last moves.</extracomment>
        <translation>Regulile acestea numără tabla așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>Say that a table of all rulesets assumes no last moves.</extracomment>
        <translation>Toate rândurile numără tabla așa cum e, înainte de ultimele mutări.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>După aceste reguli, la o nouă oprire toate pietrele s-ar socoti vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Ca să umpleți aceste puncte, jucați mai departe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <translation>Hotărăște întâi care dintre grupurile neclare sunt vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <translation>Nu pot fi umplute pe rând fără pierderi. Joacă mai departe ca să le lămurești.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Negru închide granița la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Alb închide granița la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>Say that the file of the network that judges groups is missing or damaged.</extracomment>
        <translation>Un fișier al programului lipsește sau e stricat, așa că mai multe grupuri ca de obicei nu sunt clare.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind.</extracomment>
        <translation>
            <numerusform>%n grup așteaptă decizia ta.</numerusform>
            <numerusform>%n grupuri așteaptă decizia ta.</numerusform>
            <numerusform>%n de grupuri așteaptă decizia ta.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind. %1 = phrase</extracomment>
        <translation>Un grup așteaptă decizia ta: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Which neutral points are open, what filling them comes to, or why nobody can; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>%n intersecție neutră e deschisă: %1.</numerusform>
            <numerusform>%n intersecții neutre sunt deschise: %1.</numerusform>
            <numerusform>%n de intersecții neutre sunt deschise: %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <translation>Închide întâi granițele deschise.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Each move that is forced while neutral points are filled, and what is left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>Lăsate deschise, fiindcă nu e clar ce ar urma: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Dacă Alb umple %1, Negru trebuie să răspundă la %2, altfel pierde %n piatră.</numerusform>
            <numerusform>Dacă Alb umple %1, Negru trebuie să răspundă la %2, altfel pierde %n pietre.</numerusform>
            <numerusform>Dacă Alb umple %1, Negru trebuie să răspundă la %2, altfel pierde %n de pietre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Dacă Negru umple %1, Alb trebuie să răspundă la %2, altfel pierde %n piatră.</numerusform>
            <numerusform>Dacă Negru umple %1, Alb trebuie să răspundă la %2, altfel pierde %n pietre.</numerusform>
            <numerusform>Dacă Negru umple %1, Alb trebuie să răspundă la %2, altfel pierde %n de pietre.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Dacă Alb umple %1, Negru trebuie să închidă granița la %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Dacă Negru umple %1, Alb trebuie să închidă granița la %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>What stands over a count of a game that does not look finished.</extracomment>
        <translation>S-a terminat partida?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>That too much is open for a count to mean anything.</extracomment>
        <translation>Partida aceasta nu pare terminată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Și Negru, și Alb mai pot juca aici, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Negru mai poate intra aici, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Alb mai poate intra aici, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în stânga sus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>sus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în dreapta sus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în stânga</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>in the middle</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în mijloc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în dreapta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în stânga jos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>jos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>în dreapta jos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1: nu se numără pentru nimeni.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1: se numără din nou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = color_name(color)</extracomment>
        <translation>%1 e de acord.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none.</extracomment>
        <translation>Acordul e retras.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>What is still open on the board, in one sentence; empty where nothing is.</extracomment>
        <translation>Joacă mai departe sau numără așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>Se citește tabla…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Se citește colțul de la %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Se citește latura de la %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Se citește mijlocul de la %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>Mai e nevoie de o mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>Viu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Dead</source>
        <translation>Mort</translation>
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
        <translation>Elevii răspund, cer indicii și trec de la o sarcină la alta; restul e oprit. Se termină cu „Deblochează…” din josul paginii sau cu Ctrl+Shift+L.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>Whether a locked window shall be closed.</extracomment>
        <translation>Deblochezi și închizi?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>Whether everything shall be used again.</extracomment>
        <translation>Deblochezi?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The word to unlock was another one.</extracomment>
        <translation>Nu acesta e cuvântul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>Why nothing but answering goes.</extracomment>
        <translation>Aici elevii pot doar să răspundă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>No task comes after this one.</extracomment>
        <translation>A fost ultima.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>What asking for names does.</extracomment>
        <translation>Fiecare elev scrie întâi un nume sau un număr. Doar tu vezi rezultatele: „Deblochează…”, apoi „Rezultate…”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>Why a word must be typed where results are kept.</extracomment>
        <translation>Scrie un cuvânt: fără el, elevii ar putea deschide rezultatele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question to each pupil.</extracomment>
        <translation>Cine răspunde?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>What to type.</extracomment>
        <translation>Numele tău sau numărul tău din clasă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Somebody of this name has begun. %1 = isolated(name)</extracomment>
        <translation>„%1” a început deja. Tu ești?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>Why pupils cannot answer here.</extracomment>
        <translation>Nimic de aici nu cere un răspuns: nicio sarcină, nicio variantă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>Deblochează…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>Totul funcționează din nou (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>Am terminat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>Lasă să răspundă următorul elev</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Say quietly why nothing happens.</extracomment>
        <translation>Blocat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>Lasă elevii să răspundă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>Un cuvânt pentru deblocare, dacă vrei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>Cere numele, păstrează rezultatele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>Blochează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>Cuvântul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>Deblochează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>De la capăt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>Prima sarcină, pentru următorul elev</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>Rezultate…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>Rămâi blocat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>Începe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Da, continuă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Nu, altcineva</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>Cuprins</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>Caută în manual</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>A small button that opens the manual at the page that tells of a dialog or a panel.</extracomment>
        <translation>Ajutor (F1)</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Literă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Număr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Triunghi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Pătrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Cerc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Cruce</translation>
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
        <translation>Săgeată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Radieră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Selectat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Teritoriu negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Teritoriu alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Estompat</translation>
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
        <translation>Parte din tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Trage dintr-o intersecție în alta. Esc termină.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Trage peste partea de arătat; un clic arată toată tabla. Esc termină.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Fă clic sau trage peste marcaje ca să le ștergi. Esc termină.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Fă clic sau trage peste intersecții; încă o dată ca să scoți marcajul. Esc termină.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>Text la această intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>Marcaj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>Alte marcaje</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>When another language is spoken.</extracomment>
        <translation>Limba nouă apare la următoarea pornire a programului goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>When the sentences of the language that was chosen cannot be read. %1 = name</extracomment>
        <translation>Fișierele acestei limbi lipsesc sau sunt stricate: %1. goboard vorbește engleza.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>The way to number only the last moves.</extracomment>
        <translation>
            <numerusform>Ultima mutare (%n)</numerusform>
            <numerusform>Ultimele %n mutări</numerusform>
            <numerusform>Ultimele %n de mutări</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.
----------
What one looks for along the line.</extracomment>
        <translation>Sari la</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analiză cu un motor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analizează toată partida</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Următoarea greșeală mare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Greșeala mare anterioară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Negru acceptă numărătoarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Alb acceptă numărătoarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Acceptă și încheie partida</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Pierd ambii jucători</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Arată de ce un grup e viu sau mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Arată numărătoarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Arată numărătoarea la sfârșit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Întreabă un motor despre grupurile neclare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>The rows about counts.
----------
The page, and the log.</extracomment>
        <translation>Mai multe despre motoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Cum se numără</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>Taie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>Copiază</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>Lipește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>Șterge de aici încolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>Șterge doar acest nod</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>Mutări și pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>Inserează mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>Inserează un pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>Așază pietre…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>La mutare: Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>La mutare: Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>Această variantă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>Mută varianta mai sus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>Mută varianta mai jos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>Fă din ea linia principală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Rotește și oglindește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Schimbă culorile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Datele partidei…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Scrie un comentariu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Numește această poziție…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Figură și numere…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Alte marcaje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Șterge toate marcajele de la mutarea asta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează cu litere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează cu numere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează cu triunghiuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează cu pătrate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează cu cercuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează cu cruci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Trasează linii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Trasează săgeți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Șterge marcaje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Scrie pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează ca selectat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează teritoriul negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marchează teritoriul alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Estompează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Arată doar o parte din tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Motoare…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Jurnalul motoarelor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>The rows about files, and the copies of the board.</extracomment>
        <translation>Partidele din fișier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>Deschide…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>Deschide în fereastră nouă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>Deschide din clipboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>Redeschide cu altă codare…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>Partide puse deoparte…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>Versiuni mai vechi…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>Salvează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>Salvează ca…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>Salvează cu codarea…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>Ce s-a reparat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>Exportă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>Tipărește…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>Copiază tabla ca imagine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>Copiază tabla ca text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>What is there besides the file itself.</extracomment>
        <translation>Recuperează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>Manual…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>Taste…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>Cuvinte din go…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>Reguli…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>Despre goboard…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Dicționar de joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Alege un dicționar de joseki…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Deschide dosarul…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Bibliotecă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Caută poziția în bibliotecă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Partida anterioară din bibliotecă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Partida următoare din bibliotecă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>Înaintea unei mutări în atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>Înainte să-ți umpli un ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>Înaintea unui pas prea devreme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Sunete</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>Partidă nouă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>Joacă împotriva calculatorului…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>Continuă jocul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Sunetele ceasului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Sunetul pietrelor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>Continuă o partidă înregistrată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>Cedează…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>Oprește sau pornește ceasurile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>Numără…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>Cere adversarului un indiciu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>Continuă fără adversar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Pornește sau oprește ajutorul pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Avertizează-mă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Ajutor pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Arată libertățile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Arată atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Arată pietrele legate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Arată ce e înconjurat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Registrul jucătorilor…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Păstrează partida în registrul jucătorilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>What moves about in a record, and what is looked for there.</extracomment>
        <translation>Ghicește mutarea…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>Prima poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>Zece mutări înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>O mutare înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>O mutare înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>Zece mutări înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>Ultima poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>Mutarea numărul…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>Mutarea jucată într-o intersecție…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>Loc cu nume…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Varianta anterioară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Varianta următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Ramificația anterioară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Ramificația următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Comentariul anterior</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Comentariul următor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Momentul-cheie anterior</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Momentul-cheie următor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Captura anterioară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Captura următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Înapoi unde erai</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Din nou înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Derulează mutările</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Partida anterioară din fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Partida următoare din fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Mergi împreună cu altă fereastră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>Caută…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>Caută o poziție…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>Următorul loc găsit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>Locul găsit anterior</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Mutările următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Arată mutările următoare pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Chiar dacă e doar una</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Arborele variantelor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Lângă tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Sub tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Într-o fereastră separată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Variante lângă mutarea lor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Compară regulile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Regulile acestei partide…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>Desfă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>Refă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>O intersecție a tablei…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>Tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>Mărimea textului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>Limbă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>Coordonate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>Folosește fontul sistemului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>Pietre puțin în afara liniilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>Animă pietrele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>Arată numerele mutărilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>Numerotează mutările</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>Panou lateral</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>Următoarea parte a ferestrei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>Fereastră nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>Închide fereastra</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>Ieșire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>Ferestre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>Fereastra următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>Așază ferestrele una lângă alta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>Redeschide ferestrele la următoarea pornire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Editare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Notes</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Î&amp;nsemnări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Sal&amp;t la</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Vizualizare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Studiu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Lecții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Ajutor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>La fel ca sistemul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>Luminos</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>Întunecat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>Contrast ridicat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>Contrast ridicat, întunecat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>Niciunul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>De la început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>De la începutul variantei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>De aici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>Ultima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Deschise recent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Pagina de start</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>Primii pași</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>Probleme…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>Deschide o lecție…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>Lecție nouă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>Masa profesorului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>Sarcină pentru această poziție…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>Lasă elevii să răspundă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>Rezultatele elevilor…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>Deschide pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>Copiază în Lecțiile mele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>Copiază problema în Lecțiile mele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>Rezolvă ca probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>Ecran complet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>Prezintă clasei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>Desenează peste tablă</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>What the record says, and what the count. %1 = recorded %2 = counted</extracomment>
        <translation>Înregistrarea spune %1, această numărătoare spune %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>Cauza probabilă: un komi de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>Cauza probabilă: s-a numărat după alte reguli (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <translation>Cauza probabilă: pietrele de la %1 au fost luate ca moarte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <translation>Cauza probabilă: pietrele de la %1 au fost luate ca seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <translation>Cauza probabilă: pietrele de la %1 au fost luate ca vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <translation>Cauza probabilă: s-a umplut încă o intersecție neutră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <translation>Cauza probabilă: s-au umplut mai multe intersecții neutre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <translation>Cauza probabilă: s-a făcut o mutare de apărare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <translation>Cauza probabilă: alte puncte pentru handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <translation>Cauza probabilă: Negru a fost confundat cu Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>That a difference changes nothing in the file.</extracomment>
        <translation>Înregistrarea e neschimbată.</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <translation>După această mutare nu se ramifică nicio variantă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <translation>Această mutare nu are altă variantă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <translation>Niciun comentariu după această mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <translation>Nicio poziție marcată după această mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <translation>Nicio captură după această mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <translation>Înainte de această mutare nu se ramifică nicio variantă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <translation>Niciun comentariu înainte de această mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <translation>Nicio poziție marcată înainte de această mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <translation>Nicio captură înainte de această mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>That nobody plays at a point on the line that is walked. %1 = point</extracomment>
        <translation>Pe această linie nu e nicio mutare la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>That there is no named place in the record.</extracomment>
        <translation>Niciun loc din înregistrare nu are nume.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>N-ai fost nicăieri înainte de asta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>That a file was opened where it was left the last time.</extracomment>
        <translation>Data trecută te-ai oprit aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Nu te-ai întors de nicăieri.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>That there is nothing left to play through.</extracomment>
        <translation>Aici se termină linia.</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>A named place in a list, with its move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1 (după mutarea %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>How many named places there are.</extracomment>
        <translation>
            <numerusform>%n loc cu nume.</numerusform>
            <numerusform>%n locuri cu nume.</numerusform>
            <numerusform>%n de locuri cu nume.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>How many named places hold what was typed.</extracomment>
        <translation>
            <numerusform>%n loc găsit.</numerusform>
            <numerusform>%n locuri găsite.</numerusform>
            <numerusform>%n de locuri găsite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>No named place holds what was typed. %1 = text</extracomment>
        <translation>Niciun nume nu conține „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>More named places were found than are shown. %1 = shown %2 = found</extracomment>
        <translation>Primele %1 din %2. Scrie mai mult din nume.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>Locuri cu nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>Mergi acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>Mergi la un loc cu nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>O parte din nume</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1 începe cu %n piatră pe tablă, apoi joacă %2.</numerusform>
            <numerusform>%1 începe cu %n pietre pe tablă, apoi joacă %2.</numerusform>
            <numerusform>%1 începe cu %n de pietre pe tablă, apoi joacă %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 joacă primul, cu Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 joacă primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>Timp: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Două pietre de fiecare culoare pornesc în cruce, în mijloc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Două pietre de fiecare culoare pornesc pe puncte stea opuse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>What enters the count, and how it is made. %1 = white %2 = points(bonus)</extracomment>
        <translation>Numărătoarea adaugă %2 pentru %1, pentru handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <translation>Nimeni nu începe cu puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>%1 = points(-game.komi)</extracomment>
        <translation>Negru începe cu %1 puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>%1 = white</extracomment>
        <translation>%1 începe cu o jumătate de punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 începe cu %2 puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 primește %2 puncte fiindcă joacă al doilea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Why a size is not possible. %1 = least %2 = most</extracomment>
        <translation>Fiecare latură are între %1 și %2 linii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>The largest board that may be chosen. %1 = size</extracomment>
        <translation>până la %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>Why something typed is no komi.</extracomment>
        <translation>Komi trebuie să fie un număr ca 6½, între −150 și 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why a capture game has no komi.</extracomment>
        <translation>La jocul de captură nu se numără nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The komi was typed.</extracomment>
        <translation>Alegerea ta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The komi is that of the rules and the handicap.</extracomment>
        <translation>Stabilit de reguli și de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next game.</extracomment>
        <translation>Alegerile se păstrează pentru data viitoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>Why no game can begin yet.</extracomment>
        <translation>O alegere de mai sus nu se potrivește.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>Another size of board is wanted, and not yet given.</extracomment>
        <translation>Scrie întâi mărimea tablei, de pildă 7 × 7.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many handicap stones.</extracomment>
        <translation>
            <numerusform>%n piatră</numerusform>
            <numerusform>%n pietre</numerusform>
            <numerusform>%n de pietre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>Coloane × rânduri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>cam 15 minute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>cam 40 de minute</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>o oră sau mai mult</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>Alta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>Toate regulile…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer what goes on a board; `chosen` stays so where it can.</extracomment>
        <translation>Fără, partidă egală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Goală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>O cruce în mijloc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Câte două pietre pe punctele stea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>Partidă nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>Decide prin nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>Licitează komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>Folosește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>Pietre de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>Tabla la început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>Începe partida</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>Schimbă culorile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>Tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>Komi, puncte pentru Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>Handicap pentru Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>Ceas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>Joc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>În locurile obișnuite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>Unde vrea Negru</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>How nigiri goes.</extracomment>
        <translation>Nigiri decide culorile: un jucător ia un pumn de pietre albe, celălalt spune dacă numărul lor e par sau impar. Cine ghicește joacă cu Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>Who holds the stones by custom.</extracomment>
        <translation>De obicei jucătorul mai în vârstă ține pietrele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>How to see the end of the counting out at once.</extracomment>
        <translation>Apasă o tastă sau fă clic ca să sari la sfârșit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>The button that gives the stones to another player. %1 = name</extracomment>
        <translation>Pietrele le ține: %1</translation>
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
        <translation>joacă cu Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
        <translation>joacă cu Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>Un bol închis cu pietre albe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>Tasta O</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>Tasta E</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>Ia aceste culori</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Jucătorul cu pietrele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Jucătorul care ghicește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Primul jucător</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Al doilea jucător</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Impar: o piatră neagră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Par: două pietre negre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 spune impar.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 spune par.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>How a nigiri stands. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1 ține câteva pietre albe. %2, par sau impar?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>How a nigiri stands. %1 = nigiri.stones_laid</extracomment>
        <translation>Numărate până acum: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder</extracomment>
        <translation>%1, cât komi dai ca să joci cu Negru?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1, oferta e %2. Oferă mai mult sau oprește-te și joacă cu Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>How an auction ended. %1 = points(deal.komi)</extracomment>
        <translation>Amândoi au oferit %1. Komi e %1; culorile se trag la sorți.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>Ofertele trebuie să fie între −%1 și %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Ofertele se termină în jumătate, ca 6½, ca să nu fie remiză.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Încă nu s-a propus niciun komi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <translation>
            <numerusform>%n piatră, un număr impar.</numerusform>
            <numerusform>%n pietre, un număr impar.</numerusform>
            <numerusform>%n de pietre, un număr impar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <translation>
            <numerusform>%n piatră, un număr par.</numerusform>
            <numerusform>%n pietre, un număr par.</numerusform>
            <numerusform>%n de pietre, un număr par.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>S-a ghicit. %1 joacă cu Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>Nu s-a ghicit. %1 joacă cu Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Who still has to bid; the outcome once both bids are open. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1, scrie oferta ta cât timp %2 se uită în altă parte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1, propune un komi; apoi %2 alege o culoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1, komi e %2. Ce culoare iei?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>How an auction ended. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>%1 joacă cu Negru, %2 joacă cu Alb. Komi e %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>Nu e mai mult decât ultima ofertă; oferă %1 sau mai mult.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Ofertele sunt puncte întregi sau jumătăți, ca 6 sau 6½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Nimeni nu poate oferi mai mult de atât.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>E rândul celuilalt jucător.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Licitația s-a terminat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>Why something typed is no bid at all.</extracomment>
        <translation>O ofertă e un număr de puncte, ca 6½.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>One of the choices how well an engine is to play. %1 = amount</extracomment>
        <translation>Nivelul %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>Citește %n poziție</numerusform>
            <numerusform>Citește %n poziții</numerusform>
            <numerusform>Citește %n de poziții</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>%n secundă pe mutare</numerusform>
            <numerusform>%n secunde pe mutare</numerusform>
            <numerusform>%n de secunde pe mutare</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>The opponent does not play on the board that is chosen. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1 joacă pe table de cel mult %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>The opponent has passed, and the game is not stopped by it. %1 = name</extracomment>
        <translation>%1 a zis pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>What the hand may do then.</extracomment>
        <translation>Dacă zici și tu pas, partida se oprește și se numără punctele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 nu mai este pe acest calculator.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 a vrut să zică pas, dar în acest joc nu se poate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>The game begins by rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1 nu știe totul despre această partidă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>What has become of the game then.</extracomment>
        <translation>Pe tablă nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>A game that was left is on the board again. %1 = name</extracomment>
        <translation>Adversarul tău era %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Whether the game may go on so.</extracomment>
        <translation>Vrei să continui partida aceasta?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 ar ceda aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1 ar juca la %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 ar zice pas aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 crede că grupul negru de la %2 e mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 crede că grupul alb de la %2 e mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 crede că grupul negru de la %2 trăiește în seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 crede că grupul alb de la %2 trăiește în seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 crede că grupul negru de la %2 e viu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 crede că grupul alb de la %2 e viu.</translation>
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
        <translation>După ultimele partide, tu și %1 jucați la egalitate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>După ultimele partide, joci primul cu %1, fără komi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>
            <numerusform>După ultimele partide, primești %n piatră de handicap de la %1.</numerusform>
            <numerusform>După ultimele partide, primești %n pietre de handicap de la %1.</numerusform>
            <numerusform>După ultimele partide, primești %n de pietre de handicap de la %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Joci cu Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Joci cu Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Decide prin nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>Who plays against an engine without having said a name.</extracomment>
        <translation>Tu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>O persoană</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>Adversar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>Cât de puternic e</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>Culoarea ta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>Continuă fără el</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>Continuă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>Încearcă din nou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>Arată pe tablă</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Fă clic pe fiecare grup care nu mai scapă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Aceasta e o propunere.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Fă clic pe un grup ca să-l schimbi: viu, mort sau seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Fă clic pe un grup ca să-l schimbi: viu sau mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Nu am găsit pietre moarte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>What changing a mark does to agreements.</extracomment>
        <translation>Orice schimbare anulează ambele acorduri.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>Why nothing is marked.</extracomment>
        <translation>După aceste reguli, toate pietrele de pe tablă sunt vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>What is asked while the stones are marked.
----------
What a screen reader says when a game is begun, stopped or ended, before that sentence.</extracomment>
        <translation>Care pietre sunt moarte?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Numără după ultimele mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>What comes after the marks.</extracomment>
        <translation>Când sunteți amândoi de acord, numărăm.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>So many lines of a comment are for the program and not shown; empty if none.</extracomment>
        <translation>
            <numerusform>%n rând pentru program</numerusform>
            <numerusform>%n rânduri pentru program</numerusform>
            <numerusform>%n de rânduri pentru program</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>How handicap stones are placed.</extracomment>
        <translation>Pune-le oriunde. Apoi Alb joacă primul.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>How many handicap stones are still to be placed, in few words.</extracomment>
        <translation>
            <numerusform>mai pune %n</numerusform>
            <numerusform>mai pune %n</numerusform>
            <numerusform>mai pune %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Tabla a mai arătat așa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Dacă niciunul nu vrea să joace altfel, puteți încheia cu remiză.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Suntem de acord cu remiza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Dacă niciunul nu vrea să joace altfel, puteți încheia fără rezultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Suntem de acord: fără rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>niciun prizonier</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>
            <numerusform>%n prizonier</numerusform>
            <numerusform>%n prizonieri</numerusform>
            <numerusform>%n de prizonieri</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>reguli „%1”, luate ca: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>reguli „%1”, apropiate de %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text</extracomment>
        <translation>reguli „%1”</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written.</extracomment>
        <translation>reguli nespecificate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi %2 = raw</extracomment>
        <translation>komi %1 („%2”)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi</extracomment>
        <translation>komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = session.handicap</extracomment>
        <translation>handicap %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Which of several variations is shown. %1 = number %2 = count</extracomment>
        <translation>Varianta %1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Which move a comment is about. %1 = number</extracomment>
        <translation>Comentariu la mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>A point that a comment names does not exist. %1 = name</extracomment>
        <translation>%1 nu e pe tabla aceasta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>Numără după aceste reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>Punctele unul câte unul și alte reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>Continuă jocul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Numără așa cum e</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>Umple intersecțiile neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>Compară regulile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>Încearcă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>Arată de ce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>Arată cum trăiește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>Desfă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>Înapoi la partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>Arată numărătoarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>Partida s-a terminat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>Libertăți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>Numerele mutărilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>Lanțuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>Înconjurat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>Cedează…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>Numără…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>Ajutor pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>la mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>Folosește locurile obișnuite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>Gata: fără alte pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>Negru așază pietrele de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>Salvează…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>Partidă nouă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>Revezi partida</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>Numără aici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>Toate partidele din fișier (Ctrl+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of the file where there are several.</extracomment>
        <translation>Partidele din acest fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>Comentariu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>Arată tot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>Scrie un comentariu…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>Despre partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>Numele acestei poziții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>ultima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>Mutări</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Prima poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>O mutare înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>O mutare înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Ultima poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>se gândește…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Pornește ceasul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Pauză</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Cățelușul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Castorul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Bufnița</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Îi place să-ți fugărească pietrele. Fuge când e fugărit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Construiește, leagă și taie. Ia întâi colțurile.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Se gândește bine înainte de fiecare mutare.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Mutarea %1: %n piatră ar fi putut scăpa la %2.</numerusform>
            <numerusform>Mutarea %1: %n pietre ar fi putut scăpa la %2.</numerusform>
            <numerusform>Mutarea %1: %n de pietre ar fi putut scăpa la %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Mutarea %1: %n piatră ar fi putut trăi la %2.</numerusform>
            <numerusform>Mutarea %1: %n pietre ar fi putut trăi la %2.</numerusform>
            <numerusform>Mutarea %1: %n de pietre ar fi putut trăi la %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Mutarea %1: la %2 puteai prinde %n piatră.</numerusform>
            <numerusform>Mutarea %1: la %2 puteai prinde %n pietre.</numerusform>
            <numerusform>Mutarea %1: la %2 puteai prinde %n de pietre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Mutarea %1: %2 ți-a capturat %n piatră. A fost mult.</numerusform>
            <numerusform>Mutarea %1: %2 ți-a capturat %n pietre. A fost mult.</numerusform>
            <numerusform>Mutarea %1: %2 ți-a capturat %n de pietre. A fost mult.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>Mutarea %1: %2 era o mutare mai mare.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Mutarea %1: la %2 ai capturat %n piatră. Bine jucat.</numerusform>
            <numerusform>Mutarea %1: la %2 ai capturat %n pietre. Bine jucat.</numerusform>
            <numerusform>Mutarea %1: la %2 ai capturat %n de pietre. Bine jucat.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Cred că pietrele de la %1 sunt moarte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Cred că pietrele de la %1 sunt în seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Cred că pietrele de la %1 sunt vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>Said when the partner agrees to the count.</extracomment>
        <translation>Și eu număr la fel. Mulțumesc pentru partidă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Două victorii la rând. Data viitoare începem la egalitate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Două victorii la rând. Data viitoare doar joci primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Am câștigat de două ori la rând. Data viitoare joci tu primul.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Două victorii la rând. Data viitoare primești %n piatră de handicap.</numerusform>
            <numerusform>Două victorii la rând. Data viitoare primești %n pietre de handicap.</numerusform>
            <numerusform>Două victorii la rând. Data viitoare primești %n de pietre de handicap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Am câștigat de două ori la rând. Data viitoare primești %n piatră de handicap.</numerusform>
            <numerusform>Am câștigat de două ori la rând. Data viitoare primești %n pietre de handicap.</numerusform>
            <numerusform>Am câștigat de două ori la rând. Data viitoare primești %n de pietre de handicap.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it.</extracomment>
        <translation>În clipboard nu sunt mutări.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>What was left out of a clip; empty where all of it was pasted.</extracomment>
        <translation>S-au lipit doar mutările, fără numele și celelalte date ale partidei lor: o înregistrare le are o singură dată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it. %1 = shown</extracomment>
        <translation>În textul din clipboard nu sunt mutări: „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board.</extracomment>
        <translation>În clipboard nu e niciun text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board. %1 = shown</extracomment>
        <translation>Textul din clipboard nu e nici partidă, nici tablă: „%1”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>That a link was copied, which is not followed. %1 = shown</extracomment>
        <translation>Acesta e un link: %1. goboard nu ia nimic din rețea. Salvează partida ca fișier, apoi deschide aici fișierul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>That a file was copied, and not what is in it. %1 = name</extracomment>
        <translation>În clipboard e un fișier: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a text shall be read that is hardly a record. %1 = size_text(size)</extracomment>
        <translation>Textul e foarte mare (%1). Înregistrările trec rar de 1 MB. Îl deschizi oricum?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>What goes on while a long text is read.</extracomment>
        <translation>Se citește clipboardul…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>That the clipboard holds several games, of which one must be chosen.</extracomment>
        <translation>
            <numerusform>În clipboard e %n partidă. Aici se poate lipi doar una; salvează textul ca fișier ca să le deschizi pe toate.</numerusform>
            <numerusform>În clipboard sunt %n partide. Aici se poate lipi doar una; salvează textul ca fișier ca să le deschizi pe toate.</numerusform>
            <numerusform>În clipboard sunt %n de partide. Aici se poate lipi doar una; salvează textul ca fișier ca să le deschizi pe toate.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>That a clip belongs to another board. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>Mutările din clipboard sunt pentru o tablă de %1. Aceasta are %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>That a clip has a board and no moves.</extracomment>
        <translation>Partida din clipboard nu are mutări de lipit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Hang what is on the clipboard below a node, or say why it cannot be.</extracomment>
        <translation>Deschide ca partidă nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>Deschide</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>Asked once a game is over.</extracomment>
        <translation>Păstrezi partida în registrul jucătorilor?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>The game is in a file of this name. %1 = name</extracomment>
        <translation>Registrul jucătorilor are acum această partidă: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>It could not be written; the reason is a phrase. %1 = reason</extracomment>
        <translation>Registrul jucătorilor n-a putut păstra partida: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>What the folder of the games is called, among the user&apos;s documents.</extracomment>
        <translation>Partide de go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The book is empty.</extracomment>
        <translation>Încă nicio partidă. Când se termină o partidă între doi jucători cu nume, păstreaz-o și va apărea aici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>So many files of the folder are no records.</extracomment>
        <translation>
            <numerusform>%n fișier din dosar n-a putut fi citit.</numerusform>
            <numerusform>%n fișiere din dosar n-au putut fi citite.</numerusform>
            <numerusform>%n de fișiere din dosar n-au putut fi citite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>The folder of the games is not there, and cannot be made; the reason is a phrase. %1 = reason</extracomment>
        <translation>Dosarul nu poate fi deschis: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n câștigată</numerusform>
            <numerusform>%n câștigate</numerusform>
            <numerusform>%n câștigate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n pierdută</numerusform>
            <numerusform>%n pierdute</numerusform>
            <numerusform>%n pierdute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n remiză</numerusform>
            <numerusform>%n remize</numerusform>
            <numerusform>%n de remize</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>All games of a player.</extracomment>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>The most wins in a row; empty where there were none.</extracomment>
        <translation>
            <numerusform>Cea mai lungă serie: %n victorie</numerusform>
            <numerusform>Cea mai lungă serie: %n victorii la rând</numerusform>
            <numerusform>Cea mai lungă serie: %n de victorii la rând</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>On how many days somebody played; empty where no record says when.</extracomment>
        <translation>
            <numerusform>Jucate într-o singură zi (%n)</numerusform>
            <numerusform>Jucate în %n zile</numerusform>
            <numerusform>Jucate în %n de zile</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>On how many days somebody played; empty where no record says when. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1, ultima dată pe %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>Fără handicap</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Primește %n piatră</numerusform>
            <numerusform>Primește %n pietre</numerusform>
            <numerusform>Primește %n de pietre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Dă %n piatră</numerusform>
            <numerusform>Dă %n pietre</numerusform>
            <numerusform>Dă %n de pietre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Before a player is forgotten. %1 = name</extracomment>
        <translation>Scoți jucătorul %1?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>What that means.</extracomment>
        <translation>Registrul nu mai socotește partidele acestui jucător. Înregistrările rămân în dosar.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not. %1 = name</extracomment>
        <translation>Partidele amândurora se vor socoti pentru %1. Nicio înregistrare nu se schimbă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not.</extracomment>
        <translation>Doar registrul folosește noul nume. Nicio înregistrare nu se schimbă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>%1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1 și %2 sunt cam la egalitate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>Cu %2, %1 ar trebui să ia Negru, fără komi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%1 ar trebui să primească cam %n piatră de la %2.</numerusform>
            <numerusform>%1 ar trebui să primească cam %n pietre de la %2.</numerusform>
            <numerusform>%1 ar trebui să primească cam %n de pietre de la %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <translation>
            <numerusform>%n cu alții</numerusform>
            <numerusform>%n cu alții</numerusform>
            <numerusform>%n cu alții</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>%1 = games %2 = others</extracomment>
        <translation>Din %1 și %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Din %1 cu alți jucători.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Din %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>%1 = fair.least %2 = fair.most</extracomment>
        <translation>Se poate orice între %1 și %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Nothing can be said of two players yet.</extracomment>
        <translation>
            <numerusform>Prea puține partide ca să știm handicapul potrivit. E nevoie de cel puțin %n.</numerusform>
            <numerusform>Prea puține partide ca să știm handicapul potrivit. E nevoie de cel puțin %n.</numerusform>
            <numerusform>Prea puține partide ca să știm handicapul potrivit. E nevoie de cel puțin %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>Registrul jucătorilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>Jucători</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>Redenumește…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>Scoate…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>Arată dosarul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>Toate partidele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>Alt dosar…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>Întreabă-mă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>Păstreaz-o</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>Nu face nimic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>Când se termină o partidă:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>Scoate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Adversari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Handicap</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Boards</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>Primul jucător</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>Al doilea jucător</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>Tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>Handicap potrivit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>și</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>pe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>Redenumește un jucător</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>Nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>Redenumește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the one before stay there.</extracomment>
        <translation>Dosarul registrului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Păstrează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Păstrează toate partidele</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Which numbers of moves there are to go to. %1 = last</extracomment>
        <translation>Mutare, de la 0 la %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is looked for, made when it is first asked for.</extracomment>
        <translation>Mergi la mutarea dintr-o intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>Mergi la o intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>Intersecție, ca D4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>Mergi la o mutare</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Which page one is at, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>Pagina %1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The system knows no printer.</extracomment>
        <translation>Nu s-a găsit nicio imprimantă. Poți salva paginile ca fișier PDF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>A printer could not be used, or stopped in the middle.</extracomment>
        <translation>Tipărirea nu a reușit. Verifică imprimanta și încearcă din nou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>Salvează ca PDF…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>Previzualizare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>Pagina întreagă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>Lățimea paginii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>Portret</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>Peisaj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>Micșorează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>Mărește</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>What was solved was not written. %1 = reason</extracomment>
        <translation>Ce ai rezolvat n-a putut fi păstrat: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Solving begins anew; where the old results are. %1 = path</extracomment>
        <translation>Ce ai rezolvat n-a putut fi citit. E păstrat ca %1; o iei de la început.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Captură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Scăpare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Scară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Plasă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Snapback</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Snapback</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Connect</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Legătură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Tăiere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Fă doi ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Ia un ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Cursă de capturare</translation>
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
        <translation>Închide granița</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Problems of all kinds, on boards of one size or on all. %1 = course.side</extracomment>
        <translation>Pe tabla de %1×%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Problems of all kinds, on boards of one size or on all.</extracomment>
        <translation>Toate felurile, întâi cele ușoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = missed</extracomment>
        <translation>, greșite: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0]</extracomment>
        <translation>Treapta %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>Treptele %1–%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>Problema %1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>treapta %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>greșită data trecută</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>rezolvată data trecută</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>pietrele conturate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>Negru la mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>Alb la mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <translation>Negru mută: salvează %1 printr-un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <translation>Alb mută: salvează %1 printr-un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <translation>Negru mută: capturează %1 printr-un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <translation>Alb mută: capturează %1 printr-un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Corect. Ai rezolvat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Corect până aici. Mai departe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Asta nu rezolvă problema. Încearcă altă mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>Rezolvate: %1 din %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Negru mută: fă %n punct în partea conturată.</numerusform>
            <numerusform>Negru mută: fă %n puncte în partea conturată.</numerusform>
            <numerusform>Negru mută: fă %n de puncte în partea conturată.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Alb mută: fă %n punct în partea conturată.</numerusform>
            <numerusform>Alb mută: fă %n puncte în partea conturată.</numerusform>
            <numerusform>Alb mută: fă %n de puncte în partea conturată.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Fișierul nu spune nimic despre mutarea asta. Nu se pune: încearcă alta.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Negru intră: rămâne mai puțin de %n punct.</numerusform>
            <numerusform>Negru intră: rămân mai puțin de %n puncte.</numerusform>
            <numerusform>Negru intră: rămân mai puțin de %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Alb intră: rămâne mai puțin de %n punct.</numerusform>
            <numerusform>Alb intră: rămân mai puțin de %n puncte.</numerusform>
            <numerusform>Alb intră: rămân mai puțin de %n de puncte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Negru capturează %n piatră.</numerusform>
            <numerusform>Negru capturează %n pietre.</numerusform>
            <numerusform>Negru capturează %n de pietre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Alb capturează %n piatră.</numerusform>
            <numerusform>Alb capturează %n pietre.</numerusform>
            <numerusform>Alb capturează %n de pietre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Negru e mai rapid: piatra ta (%n) are o singură libertate.</numerusform>
            <numerusform>Negru e mai rapid: cele %n pietre ale tale au o singură libertate.</numerusform>
            <numerusform>Negru e mai rapid: cele %n de pietre ale tale au o singură libertate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Alb e mai rapid: piatra ta (%n) are o singură libertate.</numerusform>
            <numerusform>Alb e mai rapid: cele %n pietre ale tale au o singură libertate.</numerusform>
            <numerusform>Alb e mai rapid: cele %n de pietre ale tale au o singură libertate.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Negru te oprește: pietrele tale nu mai pot fi salvate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Alb te oprește: pietrele tale nu mai pot fi salvate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Negru are doi ochi: aceste pietre trăiesc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Alb are doi ochi: aceste pietre trăiesc.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Negru îți capturează %n piatră și scapă.</numerusform>
            <numerusform>Negru îți capturează %n pietre și scapă.</numerusform>
            <numerusform>Negru îți capturează %n de pietre și scapă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Alb îți capturează %n piatră și scapă.</numerusform>
            <numerusform>Alb îți capturează %n pietre și scapă.</numerusform>
            <numerusform>Alb îți capturează %n de pietre și scapă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Negru se leagă: aceste pietre au %n libertate.</numerusform>
            <numerusform>Negru se leagă: aceste pietre au %n libertăți.</numerusform>
            <numerusform>Negru se leagă: aceste pietre au %n de libertăți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Alb se leagă: aceste pietre au %n libertate.</numerusform>
            <numerusform>Alb se leagă: aceste pietre au %n libertăți.</numerusform>
            <numerusform>Alb se leagă: aceste pietre au %n de libertăți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Negru scapă: aceste pietre au %n libertate.</numerusform>
            <numerusform>Negru scapă: aceste pietre au %n libertăți.</numerusform>
            <numerusform>Negru scapă: aceste pietre au %n de libertăți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Alb scapă: aceste pietre au %n libertate.</numerusform>
            <numerusform>Alb scapă: aceste pietre au %n libertăți.</numerusform>
            <numerusform>Alb scapă: aceste pietre au %n de libertăți.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Negru rezistă: nu poți captura aceste pietre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Alb rezistă: nu poți captura aceste pietre.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Negru se leagă: un lanț cu %n libertate.</numerusform>
            <numerusform>Negru se leagă: un lanț cu %n libertăți.</numerusform>
            <numerusform>Negru se leagă: un lanț cu %n de libertăți.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Alb se leagă: un lanț cu %n libertate.</numerusform>
            <numerusform>Alb se leagă: un lanț cu %n libertăți.</numerusform>
            <numerusform>Alb se leagă: un lanț cu %n de libertăți.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Negru taie: pietrele tale rămân separate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Alb taie: pietrele tale rămân separate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>%1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>Soluția: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>That a problem has no solution, &apos;&apos; where it has one.</extracomment>
        <translation>Fișierul nu are soluție. Poți privi tabla.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>What a small board is: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>Problema %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>Beside the number of the problem that comes next.</extracomment>
        <translation>urmează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>A folder holds nothing to solve. %1 = isolated(name)</extracomment>
        <translation>%1 nu conține probleme.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Some files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>%n fișier nu conține probleme și e lăsat deoparte.</numerusform>
            <numerusform>%n fișiere nu conțin probleme și sunt lăsate deoparte.</numerusform>
            <numerusform>%n de fișiere nu conțin probleme și sunt lăsate deoparte.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>The button for the problems that are due. %1 = count</extracomment>
        <translation>De repetat: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Dă atari din partea care împinge pietrele spre margine sau spre pietrele tale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Sacrifică o piatră. Lanțul care a capturat-o e acum în atari?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>conturat</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>That something is missing in a file of problems, and one line for each thing.</extracomment>
        <translation>
            <numerusform>Aici lipsește %n lucru; restul e folosit.</numerusform>
            <numerusform>Aici lipsesc %n lucruri; restul e folosit.</numerusform>
            <numerusform>Aici lipsesc %n de lucruri; restul e folosit.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>%1 = finding.game + 1</extracomment>
        <translation>Problema %1. </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Găsește mutarea. Tabla răspunde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>There is nothing to solve.</extracomment>
        <translation>În program nu sunt incluse probleme. Deschide un fișier cu probleme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself.</extracomment>
        <translation>Aici e cel mai bine să zici pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself. %1 = move</extracomment>
        <translation>Mutarea este %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Care libertate ar ajuta cel mai mult pietrele? Ia-o întâi pe aceea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Poți captura una dintre pietrele din jur? Sau unde câștigi cele mai multe libertăți?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Doar cu atari, pietrele fug. Închide ieșirile de la distanță.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Din ce intersecție sunt două căi de legătură? Doar una poate fi oprită.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Unde s-ar lega celălalt? Poate rezista piatra ta acolo?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Câte locuri sunt pentru un ochi? Care intersecție face doi din ele?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Unde ar juca celălalt ca să facă doi ochi? Joacă tu întâi acolo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Numără libertățile amândurora. Umple la urmă libertățile comune.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Nimic nu merge direct. Găsește mutarea care duce la un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Pe unde ar mai putea intra celălalt? Închide acel loc. Se numără și pietrele tale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>Înapoi la tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>Pagina de start</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Deschide probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Probleme (*.sgf);;Toate fișierele (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Let the user choose a folder, and show the problems of all its files.</extracomment>
        <translation>Deschide un dosar cu probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Ask what is due to be repeated.</extracomment>
        <translation>De repetat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>În ordine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>Întâi cele greșite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>Dintr-un fișier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>Dintr-un dosar…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>Toate problemele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>De la capăt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Continuă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Începe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>Indiciu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>Soluție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>Rotește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>Oglindește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>Schimbă culorile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>Anterioara</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Următoarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>Privire de ansamblu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>Pas (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>Un indiciu; încă unul arată mutarea (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>Ia mutarea înapoi (Backspace)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>Arată soluția (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>Rotește tabla cu un sfert (T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>Oglindește tabla stânga-dreapta (M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>Problema anterioară (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>Problema următoare (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>Schimbă Negru cu Alb (C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>Înapoi la lista de probleme (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>Toate problemele de aici, ca table mici (O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>Arată toată tabla (W)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Termină</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>Whether something written shall be kept.</extracomment>
        <translation>Păstrezi ce ai scris?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>Something written is about to be lost.</extracomment>
        <translation>Ce ai scris aici nu e încă în înregistrare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>Whether the game shall be saved before something else.</extracomment>
        <translation>Salvezi partida?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>How much is not saved.</extracomment>
        <translation>
            <numerusform>Nu ai salvat %n schimbare. O salvezi înainte să continui?</numerusform>
            <numerusform>Nu ai salvat %n schimbări. Le salvezi înainte să continui?</numerusform>
            <numerusform>Nu ai salvat %n de schimbări. Le salvezi înainte să continui?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Păstrează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Nu păstra</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Scrie mai departe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Salvează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Nu salva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>A click changes a group.</extracomment>
        <translation>Un clic schimbă toate lanțurile care trăiesc sau mor împreună.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>A click changes a chain.</extracomment>
        <translation>Un clic schimbă doar pietrele unite prin linii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>A click changes an area.</extracomment>
        <translation>Un clic schimbă toate pietrele acelei culori din aria închisă sau toate golurile ei. La fel un dublu clic sau un clic cu Shift.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>Grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>Lanț</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>Toată aria</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>Un clic schimbă</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Why a file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>Fișierul e prea mare pentru o partidă înregistrată (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 octeți</translation>
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
        <translation>Fișierul e gol.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Nu e text, deci nu e o partidă înregistrată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>În fișier nu e nicio partidă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>E o partidă înregistrată în alt format (%1), care încă nu se citește.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>Nu există o codare numită %1.</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>N-ar mai rămâne nicio libertate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Mutarea ar repeta poziția</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Nu este pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1 nu este pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = name</extracomment>
        <translation>O piatră la %1 n-ar avea nicio intersecție goală lângă ea sau lângă pietrele pe care le unește și nu capturează nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Aici e deja o piatră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Ar recaptura ko-ul imediat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>La %1 e deja o piatră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>O piatră la %1 n-ar avea nicio libertate. După aceste reguli nu e permis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board.</extracomment>
        <translation>Nu poți recaptura imediat. Joacă întâi în altă parte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>Nu poți juca la %1: s-ar repeta poziția de după mutarea %2. Joacă în altă parte sau zi pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Pietrele se pun pe intersecții goale și rămân unde sunt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Ultima mutare a capturat aici o piatră. Recaptura imediată ar repeta poziția. După o mutare în altă parte e permisă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = side %2 = name %3 = number</extracomment>
        <translation>Dacă %1 joacă %2, pietrele ajung exact cum erau după mutarea %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <translation>După aceste reguli, poziția nu se poate repeta niciodată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <translation>După aceste reguli, poziția nu se poate repeta cu același jucător la mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <translation>După aceste reguli, nimeni nu poate face de două ori aceeași poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>The second board of a repetition. %1 = color %2 = point</extracomment>
        <translation>dacă %1 joacă acum %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>The first board of a repetition. %1 = number</extracomment>
        <translation>după mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>The button that shows an earlier board. %1 = number</extracomment>
        <translation>Vezi mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>By which rules a refused move is allowed, and by which not. %1 = allow %2 = refuse</extracomment>
        <translation>Permisă în: %1. Nepermisă în: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>No rules allow a refused move.</extracomment>
        <translation>Niciun regulament nu permite mutarea.</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>A repaired copy was written. %1 = name</extracomment>
        <translation>Copia reparată e salvată ca %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>A repaired copy needs a name of its own. %1 = name</extracomment>
        <translation>%1 e chiar fișierul. Alege alt nume pentru copie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>The name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1 reparat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Rândul %1, coloana %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>Partida %3, rândul %1, coloana %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>A finding on one line, to be copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1: %2 Așteptat: %3. Făcut: %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>
            <numerusform>%n valoare din fișier nu poate fi citită.</numerusform>
            <numerusform>%n valori din fișier nu pot fi citite.</numerusform>
            <numerusform>%n de valori din fișier nu pot fi citite.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>Aici sunt sărite; fișierul e neschimbat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing. %1 = len(findings)</extracomment>
        <translation>Reparate în total: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>E reparat aici; fișierul e neschimbat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>How to see where something was repaired.</extracomment>
        <translation>Alege un rând ca să-i vezi locul pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Let the user choose where to save a repaired copy; the file itself stays as it is.</extracomment>
        <translation>Salvează o copie reparată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Unde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Ce e acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Așteptat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Ce s-a făcut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>Ce s-a reparat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>Alte valori se citesc încă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>Copiază ca text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>Salvează o copie reparată…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Who gives up, as an answer. %1 = name</extracomment>
        <translation>%1 cedează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>Who gives the game up.</extracomment>
        <translation>Cine cedează?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>What giving up does.</extracomment>
        <translation>Câștigă celălalt jucător. Poți reveni cu „Desfă”.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who gives up, the side to move as the first answer; None for nobody.
----------
The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Cedez</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>Whether kept changes shall go.</extracomment>
        <translation>Arunci aceste schimbări?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>What discarding kept changes does.</extracomment>
        <translation>Vor dispărea definitiv. Fișierul rămâne așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>Păstrează-le</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>Aruncă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>Restaurează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>Deschide cum e salvat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>Aruncă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>Întreabă la următoarea pornire</translation>
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
        <translation>Remiză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Fără rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Rezultat necunoscut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>mutare nepermisă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>repetare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Negru câștigă (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Alb câștigă (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>What the comment says of a game that both lose.</extracomment>
        <translation>Pierd ambii jucători: nu s-au înțeles cum să încheie partida.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Negru câștigă cu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Alb câștigă cu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <translation>Negru câștigă prin cedare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <translation>Alb câștigă prin cedare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <translation>Negru câștigă la timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <translation>Alb câștigă la timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <translation>Negru câștigă prin neprezentare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <translation>Alb câștigă prin neprezentare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <translation>Negru câștigă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <translation>Alb câștigă</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>Nobody has answered under a name.</extracomment>
        <translation>Încă nu sunt rezultate. Alege „Lasă elevii să răspundă…” cu o lecție sau probleme pe ecran și bifează „Cere numele, păstrează rezultatele”.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>%n elev</numerusform>
            <numerusform>%n elevi</numerusform>
            <numerusform>%n de elevi</numerusform>
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
        <translation>O bifă: corect; cu un număr: corect la acea încercare. O cruce: atâtea încercări greșite. Un semn de întrebare: cu un indiciu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>corect din prima</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing. %1 = result.tries</extracomment>
        <translation>corect la încercarea %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n încercare greșită</numerusform>
            <numerusform>%n încercări greșite</numerusform>
            <numerusform>%n de încercări greșite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n indiciu</numerusform>
            <numerusform>%n indicii</numerusform>
            <numerusform>%n de indicii</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>How many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Answers of pupils could not be written. %1 = reason</extracomment>
        <translation>Răspunsurile n-au putut fi păstrate: %1. Rămân aici până se închide programul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Results could not be deleted. %1 = reason</extracomment>
        <translation>Rezultatele n-au putut fi șterse: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>Whether to delete the results of a class.</extracomment>
        <translation>Ștergi aceste rezultate?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>What is deleted. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>Ce a răspuns %n elev dispare atunci definitiv: %1</numerusform>
            <numerusform>Ce au răspuns %n elevi dispare atunci definitiv: %1</numerusform>
            <numerusform>Ce au răspuns %n de elevi dispare atunci definitiv: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>Rezultatele elevilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>Clasă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>Salvează ca CSV…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>Șterge…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>Salvează rezultatele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>Păstrează-le</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>Elev</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>Rezolvate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>Corect din prima</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Who wants to play on, as an answer. %1 = name</extracomment>
        <translation>%1 vrea să joace mai departe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>Who wants to play on.</extracomment>
        <translation>Cine vrea să joace mai departe?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>What playing on costs the side that asks for it.</extracomment>
        <translation>După aceste reguli mută atunci întâi celălalt jucător.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who wants to play on after a stop; None for nobody.</extracomment>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none.</extracomment>
        <translation>Început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>Locul în înregistrare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Oprește (Spațiu)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Redă (Spațiu)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>Înregistrarea numește reguli necunoscute aici: „%1”. După ce reguli să fie judecată și numărată? Înregistrarea rămâne așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>Înregistrarea nu își numește regulile. După ce reguli să fie judecată și numărată? Înregistrarea rămâne așa cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>What a change of the rules does.</extracomment>
        <translation>Toată partida va fi apoi judecată și numărată după aceste reguli.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>How many moves other rules would not allow.</extracomment>
        <translation>
            <numerusform>Ele nu permit %n mutare din partidă; toate mutările rămân așa cum sunt.</numerusform>
            <numerusform>Ele nu permit %n mutări din partidă; toate mutările rămân așa cum sunt.</numerusform>
            <numerusform>Ele nu permit %n de mutări din partidă; toate mutările rămân așa cum sunt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>The komi of a game whose rules change. %1 = komi</extracomment>
        <translation>Komi e %1 și rămâne așa dacă nu-l schimbi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>A game without komi gets rules that know one.</extracomment>
        <translation>Partida nu are komi; după aceste reguli de obicei există.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Whether the rules shall be others. %1 = name</extracomment>
        <translation>Treci la regulile „%1”?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>The answer that changes the komi as well. %1 = komi</extracomment>
        <translation>Reguli și komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>Schimbă regulile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>Chineze (stil server)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese</source>
        <translation>Chineze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese</source>
        <translation>Japoneze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean</source>
        <translation>Coreene</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>Britanice (BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>Franceze (FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>Neozeelandeze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>De bază (Davies)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>Ing (aproximativ)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>Ing (ko pentru experți)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>Ing simplificate</translation>
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
        <translation>Chineze vechi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>Teritoriu simplu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>Reguli chineze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>Reguli japoneze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>Reguli coreene</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>Reguli AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>Reguli neozeelandeze</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>On paper the board may never repeat. In practice only simple ko is forbidden, and a referee decides the rest; here you may agree to end without a result.</source>
        <translation>Pe hârtie, poziția nu se poate repeta niciodată. În practică e interzis doar ko-ul simplu, iar restul hotărăște arbitrul; aici puteți încheia fără rezultat, dacă vreți amândoi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>Textul se poate citi în mai multe feluri; cei mai mulți îl citesc ca superko situațional.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>Am avut doar o parte din text. Jocul după o oprire și handicapul merg ca în regulile japoneze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>Un joc imaginar decide care pietre sunt moarte. Aici vă înțelegeți voi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>Regulile lasă komi în seama jucătorilor; o partidă nouă propune 7½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>Regula lui Ing despre ko-uri de luptă și de tulburare n-a fost scrisă niciodată destul de exact pentru un program. Aici poziția nu se poate repeta niciodată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>Mai aproape de regula lui Ing: o poziție se poate repeta o dată. Diferența se vede doar când se luptă pentru mai multe ko-uri deodată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>Se spune că a existat altă regulă de ko, dar textul ei nu s-a găsit. Handicapul e interpretarea noastră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>Fiecare grup păstrează două puncte goale, ca o taxă. O partidă poate începe cu câte două pietre de fiecare culoare pe puncte stea opuse. Ko și remiza sunt interpretarea noastră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Fiecare pas costă o piatră, deci ambele feluri de a număra se potrivesc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Se numără și pietrele, și punctele înconjurate; sau punctele și prizonierii, cu o piatră de pas pentru fiecare pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Se numără toate pietrele care încap pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Un ko nu poate fi recapturat imediat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Poziția nu se poate repeta niciodată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Poziția nu se poate repeta cu același jucător la mutare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Nimeni nu poate face de două ori aceeași poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Un ko nu poate fi recapturat imediat și nicio poziție nu poate apărea a treia oară.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>O mutare după care pietrele tale nu mai au libertăți nu e permisă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Poți sacrifica două sau mai multe pietre ale tale umplându-le ultima libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Îți poți sacrifica pietrele umplându-le ultima libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <translation>Dacă poziția se tot repetă, puteți încheia fără rezultat, dacă vreți amândoi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <translation>Dacă poziția se tot repetă, puteți încheia cu remiză, dacă vreți amândoi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <translation>Cine vrea să joace mai departe îl lasă pe celălalt să mute întâi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>Înainte ca partida să se oprească, se umplu toate intersecțiile neutre și se fac toate mutările încă necesare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Umple intersecțiile neutre înainte să zici pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Bune pentru începători: dacă joci în aria ta, nu pierzi nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Dacă joci în aria ta, pierzi un punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Se numără doar pietrele; fiecare grup păstrează două puncte goale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Se numără aria</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Se numără teritoriul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Se numără pietrele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Se numără și pietrele, și punctele înconjurate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Se numără punctele înconjurate și prizonierii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <translation>Punctele grupurilor în seki nu se numără.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Alb primește un punct pentru fiecare piatră de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <translation>Alb primește un punct pentru fiecare piatră de handicap după prima.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <translation>Alb zice ultimul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <translation>Dacă Alb zice primul pas, primește un punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <translation>Două pasuri opresc partida. Patru pasuri la rând o încheie, cu toate pietrele vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <translation>Două pasuri opresc partida. Dacă se joacă mai departe, a doua oprire o încheie, cu toate pietrele vii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <translation>Două pasuri opresc partida, acordul o încheie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <translation>La egalitate câștigă Negru.</translation>
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
        <translation>%1, alese</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Whether own rules shall go. %1 = name</extracomment>
        <translation>Ștergi „%1”?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>What becomes of games by rules that go.</extracomment>
        <translation>Aceste reguli nu vor mai fi propuse. Partidele jucate cu ele le păstrează.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list where a ruleset is asked for.</extracomment>
        <translation>Care reguli?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>No ruleset is shown yet.</extracomment>
        <translation>Alege reguli din stânga.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>Ce spun aceste reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>Reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>Fă-ți regulile tale din acestea…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>Schimbă…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>Șterge…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>Folosește aceste reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>Comparate cu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>În această partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>Ale tale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>The rulesets to compare with, the chosen one first.</extracomment>
        <translation>nimic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>Păstrează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>Șterge</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>A file was not written: read back, it would not have been what is on the board. %1 = name</extracomment>
        <translation>%1 e prea stricat ca să fie schimbat pe loc: recitit, n-ar corespunde tablei. Pe disc nu s-a schimbat nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>The user called the saving off. %1 = name</extracomment>
        <translation>%1 n-a fost salvat. Fișierul e cum era.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>The user called the saving of a copy or of some games off. %1 = name</extracomment>
        <translation>%1 n-a fost salvat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>A large file is being written. %1 = name</extracomment>
        <translation>Se salvează %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Why a file cannot be written just now. %1 = name</extracomment>
        <translation>%1 e deschis în altă fereastră goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>The file had other names, which were not followed. %1 = name</extracomment>
        <translation>%1 e salvat. Fișierul are și alte nume (legături fizice): ele păstrează versiunea veche.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>The earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1 e salvat, dar versiunea lui veche n-a putut fi păstrată: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Another program wrote the file that is open. %1 = name</extracomment>
        <translation>%1 a fost schimbat de alt program.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>The file that is open was deleted or moved. %1 = name</extracomment>
        <translation>%1 a fost șters sau mutat. Partida e încă aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>What became of changes that something else took the place of.</extracomment>
        <translation>Versiunea ta e între partidele puse deoparte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>What a program that ended without saving had on its board. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>goboard s-a închis cu %1 deschis. S-a păstrat %n schimbare, ultima %2.</numerusform>
            <numerusform>goboard s-a închis cu %1 deschis. S-au păstrat %n schimbări, ultima %2.</numerusform>
            <numerusform>goboard s-a închis cu %1 deschis. S-au păstrat %n de schimbări, ultima %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The file of what can be restored is another by now.</extracomment>
        <translation>De atunci fișierul a fost schimbat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>la %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>pe %1 la %2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>The result as the record gives it. %1 = result</extracomment>
        <translation>Înregistrarea spune %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2, pietre: %3. %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>Numărat ca: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>Apreciat ca: %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>Neclar, probabil %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>viu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>în seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>neclar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>What is counted is a game in which captured stones win.</extracomment>
        <translation>E un joc de captură: câștigă pietrele capturate, nu punctele.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Nu sunt ultime mutări: partida nu e terminată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Nu mai e nimic de jucat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Ultimele mutări, întâi Negru: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Ultimele mutări, întâi Alb: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>The result of the count after the last moves. %1 = result %2 = words</extracomment>
        <translation>Rezultatul după ultimele mutări: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>The result of the count as it stands, where another one comes first or none can be given. %1 = result %2 = words</extracomment>
        <translation>Tabla așa cum e: %1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>Say that the last moves do not change the result.</extracomment>
        <translation>Tabla așa cum e dă același rezultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Negru apără pietre cu o mutare la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Alb apără pietre cu o mutare la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Which group the players have to decide about, and what it was taken for. %1 = where %2 = leaning</extracomment>
        <translation>Grupul de la %1 nu e clar; se numără ca: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Diferența</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Nenumărat, în seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Al nimănui</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Poate umple oricare</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Schimbă aici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Inserează înainte de ce urmează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Variantă nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where a board is to be written.</extracomment>
        <translation>După această poziție urmează mutări. Unde merge schimbarea?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Toate mutările de mai târziu rămân permise.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Mutările de mai târziu rămân permise, atât cât am verificat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>
            <numerusform>%n mutare de mai târziu n-ar mai fi permisă: </numerusform>
            <numerusform>%n mutări de mai târziu n-ar mai fi permise: </numerusform>
            <numerusform>%n de mutări de mai târziu n-ar mai fi permise: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do. %1 = names</extracomment>
        <translation>O așezare de mai târziu n-ar schimba nimic la %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>The same once a move was inserted, by which they are one move later than before.</extracomment>
        <translation>
            <numerusform>%n mutare de mai târziu nu mai e permisă: </numerusform>
            <numerusform>%n mutări de mai târziu nu mai sunt permise: </numerusform>
            <numerusform>%n de mutări de mai târziu nu mai sunt permise: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>What a click does while moves are inserted, and how that ends.</extracomment>
        <translation>Inserare de mutări: mutările următoare vin după cea pe care o joci acum. Esc termină.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>Why a set-up goes into a node of its own.</extracomment>
        <translation>Aici e o mutare. Pietrele intră într-un nod al lor, după ea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Piatră neagră ridicată de la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Piatră albă ridicată de la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.</source>
        <extracomment>How stones are laid.</extracomment>
        <translation>Fă clic ca să pui o piatră; cu Shift sau cu butonul drept, una de cealaltă culoare. Încă un clic o ia.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>How stones are taken off.</extracomment>
        <translation>Fă clic sau trage ca să iei pietre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>What to do with a stone from the bowl in the hand.</extracomment>
        <translation>Pune piatra într-o intersecție goală. Esc o pune la loc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Rămân în înregistrare așa cum sunt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Some names, and how many more there are.</extracomment>
        <translation>
            <numerusform>și încă %n</numerusform>
            <numerusform>și încă %n</numerusform>
            <numerusform>și încă %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any.</extracomment>
        <translation>Un lanț nu are nicio libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any. %1 = count</extracomment>
        <translation>Lanțuri fără libertăți: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key. %1 = tip %2 = key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>What to do with a stone from the board in the hand.</extracomment>
        <translation>Enter sau un clic pune piatra. Del o ia, Esc o pune la loc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>How stones are moved.</extracomment>
        <translation>Trage o piatră într-o intersecție goală sau afară de pe tablă ca s-o iei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>Pe rând</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>Gol</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>Mută</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>La mutare: Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>La mutare: Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Fă clic sau trage pe tablă ori trage o piatră de aici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Negru și Alb pe rând</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Ia pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Mută pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Golește tabla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Rotește și oglindește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Schimbă culorile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Mută întâi Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Mută întâi Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Ia înapoi ultimul pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Lasă tabla cum era</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Păstrează această tablă</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>azi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>ieri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>What the first steps teach.</extracomment>
        <translation>Toate lecțiile, de la prima piatră până la ko și seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>What the first evening is, for somebody who has done nothing of it.</extracomment>
        <translation>N-ai jucat niciodată go? Trei lecții scurte, o partidă mică, apoi prima ta partidă adevărată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>How far the first evening is. %1 = done %2 = steps</extracomment>
        <translation>%1 din %2 pași făcuți.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Tabla și mutarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Libertăți</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Captura</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Jocul de captură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Pasul și numărătoarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Prima ta partidă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons.</extracomment>
        <translation>Continuă lecțiile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Tocmai ai văzut o captură. Înveți ce e atari? Două minute.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>What the lesson on counting shows.</extracomment>
        <translation>Vezi cum se numără în cinci feluri aceeași partidă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>What discarding the unfinished game does.</extracomment>
        <translation>Partida neterminată va dispărea definitiv.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons. %1 = name</extracomment>
        <translation>Urmează: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Tocmai ai văzut o autocapturare. Ai două minute pentru ea?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Tocmai ai văzut un ko. Ai două minute pentru el?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Tocmai ai văzut pietre moarte. Ai două minute pentru ele?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Tocmai ai văzut un seki. Ai două minute pentru el?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Găsește mutarea. Tabla răspunde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>What stands over the way in.</extracomment>
        <translation>Nu știi încă go?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>What stands over the lessons where the way in has a place of its own.</extracomment>
        <translation>Lecții și probleme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The program that was to open the files is there, and hangs or is very busy.</extracomment>
        <translation>Programul goboard care rulează deja nu răspunde. Acesta este altul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Which files that were open the last time are gone. %1 = names</extracomment>
        <translation>Nu mai există: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The other way to open a file.</extracomment>
        <translation>Sau trage un fișier SGF oriunde în fereastră.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>No record was opened yet.</extracomment>
        <translation>Aici vor apărea partidele pe care le deschizi sau le salvezi. Poți și să tragi aici un fișier SGF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>Whether the unfinished game shall go.</extracomment>
        <translation>Ștergi această partidă?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>What the proposed first game is like.</extracomment>
        <translation>O partidă scurtă, bună de învățat. Cam 15 minute.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>How long a game is.
----------
Result, date, moves, size, as far as they are known: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n mutare</numerusform>
            <numerusform>%n mutări</numerusform>
            <numerusform>%n de mutări</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>What the start page says of a folder that was opened lately.</extracomment>
        <translation>Dosar cu partide</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>How many positions one of the user&apos;s own lessons holds.</extracomment>
        <translation>
            <numerusform>%n poziție</numerusform>
            <numerusform>%n poziții</numerusform>
            <numerusform>%n de poziții</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>How many of the user&apos;s own lessons are in the folder besides those that are shown.</extracomment>
        <translation>
            <numerusform>încă %n</numerusform>
            <numerusform>încă %n</numerusform>
            <numerusform>încă %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games a file holds.</extracomment>
        <translation>
            <numerusform>%n partidă</numerusform>
            <numerusform>%n partide</numerusform>
            <numerusform>%n de partide</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Păstreaz-o</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Șterge-o</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Say on the first tile how far the first evening is, as long as it is not over.</extracomment>
        <translation>Toate lecțiile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>Cum se numără</translation>
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
        <translation>Altele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>orice mărime, orice reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>o partidă scurtă, bună de învățat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>loc pentru un plan</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>tabla întreagă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>Lecțiile mele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>Deschide…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>Deschide un dosar…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>Partide recente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Continuă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>Joacă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>Șterge…</translation>
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
        <translation>Joacă împotriva calculatorului…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>What stands in the large place for somebody who is new to Go.</extracomment>
        <translation>Începe aici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>Partidă nouă în doi, la acest calculator</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>Alte table</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>What stands in the large place while the game that waits is being read.</extracomment>
        <translation>Partidă neterminată</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>Prizonierii lui Alb în teritoriul lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>Prizonierii lui Negru în teritoriul lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>Prizonierii lui Negru fără loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>Prizonierii lui Alb fără loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>Ia pietrele negre de pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>Ia pietrele albe de pe tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>Numără aria lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>Numără aria lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>Restul e al lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>Restul e al lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>Negru umple</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>Alb umple</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>Ce i-a rămas lui Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>Ce i-a rămas lui Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea japoneză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea chineză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea lui Ing</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea până unde ajung pietrele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea neozeelandeză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea punct cu punct</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea pietrelor, ca pe vremuri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Numărătoarea în ambele feluri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Tabla însăși devine socoteala.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Se numără o culoare, cealaltă e restul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Toate pietrele se întorc pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Se numără o arie, cealaltă e restul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Pietrele tale și intersecțiile tale goale: fiecare e un punct.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Pe arie și pe teritoriu: aceeași diferență.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Vezi ce intersecții rămân goale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Împarte komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>How far a chapter is: &quot;6 of 11&quot;, &quot;11&quot; once it is over, komi already before. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>What was done in the step that led here.</extracomment>
        <translation>Tabla finală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Why it was done, in one sentence or two.</extracomment>
        <translation>Acum numărăm, cum ai face cu mâna.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>The message line: the sum of the step, else what was done.</extracomment>
        <translation>Acum numărăm, pas cu pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>The message line: the sum of the step, else what was done. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>%1 pierde din teritoriu câte un punct pentru fiecare prizonier: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Acum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Necesar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>What is on a point while the story is told, for those who listen.</extracomment>
        <translation>puse înapoi, ca să fie numărate</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>How fast a story is told at a speed.</extracomment>
        <translation>
            <numerusform>Pentru cine citește %n cuvânt pe minut</numerusform>
            <numerusform>Pentru cine citește %n cuvinte pe minut</numerusform>
            <numerusform>Pentru cine citește %n de cuvinte pe minut</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>That a story by other rules is only to look at.</extracomment>
        <translation>Doar pentru comparație: înregistrarea rămâne cum e.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <translation>Ridică pietrele moarte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <translation>Lasă deoparte ce e în seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <translation>Marchează teritoriul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <translation>O piatră pentru fiecare pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <translation>Aranjează teritoriul în zeci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <translation>Numără teritoriul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Un punct la care ajunge o singură culoare îi aparține.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Se numără pietrele care încap pe tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <translation>Împarte intersecțiile neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <translation>Numără pietrele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <translation>Jumătate de tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <translation>Lasă pietrele să ajungă cât pot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <translation>Lasă deoparte ce nu se numără</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <translation>Prizonierii înapoi în boluri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <translation>Plătește komi în pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <translation>Două puncte pentru fiecare grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <translation>Nu prin umplere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <translation>Scade doi pentru fiecare grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <translation>Adaugă komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <translation>Adaugă puncte pentru handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <translation>Așază tabla din nou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <translation>Compară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <translation>Ambele socoteli alăturate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <translation>Teritoriu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <translation>Prizonieri puși înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <translation>Prizonieri rămași</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <translation>Pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <translation>Jumătate din cele neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <translation>Arie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <translation>Restul tablei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <translation>Puncte lăsate goale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <translation>Pietrele adversarului × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <translation>Doi pentru fiecare grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <translation>Pe arie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <translation>Pe teritoriu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <translation>Pe pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Punctele grupurilor în seki nu se numără aici pentru nimeni: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <translation>Atât poate umple fiecare cu pietrele sale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <translation>Pe aceste intersecții, fiecare mai poate pune pietre de-ale sale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <translation>Intersecțiile goale înconjurate de o singură culoare sunt teritoriul ei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>%1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1 a luat %2 pietre de la %3. Fiecare pusă înapoi scade un punct pentru %3. Aceasta e numărul %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>Nu e loc pentru ele. Fiecare valorează un punct pentru %1: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <translation>Pietrele alunecă în aria lor, deci numărul de puncte rămâne același.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>Punctele deschise sunt pentru %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>Nimeni nu înconjoară aceste puncte. Fiecare primește jumătate: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <translation>Se numără doar Alb: ce nu e al lui Alb e al lui Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <translation>Se numără doar Negru: ce nu e al lui Negru e al lui Alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>%1 = points(moment.step.done)</extracomment>
        <translation>Pietrele se adună în grămezi de zece. Numărate până acum: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 are aria mai mică. Se numără câte două. Până acum: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(stones)</extracomment>
        <translation>Fiecare piatră vie e un punct pentru %1. Pietre până acum: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(empty)</extracomment>
        <translation>Fiecare intersecție goală din arie e și ea un punct pentru %1. Până acum: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <translation>Fiecare piatră din aria adversarului face două puncte, o intersecție goală unul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <translation>Komi s-ar plăti în pietre de câte două puncte, dar acest komi nu e un număr par. De aceea punctele se numără unul câte unul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Komi este %1 puncte. Negru are nevoie de o jumătate din el în plus, Alb de o jumătate din el în minus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>După aceste reguli, Alb primește %1 fiindcă a zis primul pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>Lui Negru îi trebuie cu jumătate din atât mai mult, lui Alb cu jumătate din atât mai puțin.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <translation>Timpul suplimentar se plătește cu puncte pentru celălalt.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <translation>Acum aceeași tablă se numără în celălalt fel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <translation>Punctele sunt egale. După aceste reguli, atunci câștigă Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <translation>Aici cele două feluri diferă: cei doi n-au făcut același număr de mutări și pasuri.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <translation>De la piatră, din gol în gol. Ce ating ambele culori nu e al nimănui.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <translation>Aceste intersecții au fost marcate ca neutre sau sunt într-un seki.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>%1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1 a zis pas o dată (%n). La fiecare pas, %2 primește o piatră; ultimul e Alb.</numerusform>
            <numerusform>%1 a zis pas de %n ori. La fiecare pas, %2 primește o piatră; ultimul e Alb.</numerusform>
            <numerusform>%1 a zis pas de %n de ori. La fiecare pas, %2 primește o piatră; ultimul e Alb.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <translation>Nu mai scapă de captură. Fiecare e prizonierul celui care o înconjoară.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <translation>Nu mai scapă de captură. Punctele lor sunt ale celui care le înconjoară.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>%1 are %n piatră pe tablă.</numerusform>
            <numerusform>%1 are %n pietre pe tablă.</numerusform>
            <numerusform>%1 are %n de pietre pe tablă.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>Tabla are %n punct. Cine are mai mult de %1 din ele conduce.</numerusform>
            <numerusform>Tabla are %n puncte. Cine are mai mult de %1 din ele conduce.</numerusform>
            <numerusform>Tabla are %n de puncte. Cine are mai mult de %1 din ele conduce.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <translation>Ce nu e nici neutru, nici al celuilalt nu mai trebuie numărat.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>Prizonierii nu se numără aici: %1 primește înapoi %n piatră.</numerusform>
            <numerusform>Prizonierii nu se numără aici: %1 primește înapoi %n pietre.</numerusform>
            <numerusform>Prizonierii nu se numără aici: %1 primește înapoi %n de pietre.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>%1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>Fiecare piatră pusă de %1 în aria adversă (%2) face două puncte. Aceasta e numărul %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 pune pietre pe toate celelalte intersecții. Pietre puse: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>%1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1 își umple aria cu pietre din bol. Pietre rămase: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>%1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>%1 are pietre care nu mai încap acasă. Fiecare face două puncte pentru %2. Numărul %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>%1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>Un grup trăiește cu două puncte lăsate deschise: %1 pentru %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <translation>Pe tablă sunt mai multe pietre decât are un set. De aceea punctele se numără unul câte unul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <translation>Nu e loc pentru pietrele de komi. De aceea punctele se numără unul câte unul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <translation>Fiecare grup are nevoie de două puncte care nu se numără.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>%1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>Alb primește %1 puncte. Cu o arie de %2, Negru ar face exact remiză.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Alb primește %1 puncte fiindcă Negru a mutat primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Alb primește %1 pentru pietrele cu care a început Negru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <translation>Punctele sunt egale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>%1 = times(2, margin / 2)</extracomment>
        <translation>O piatră în plus sau în minus face două puncte: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same</extracomment>
        <translation>Negru are %1, Alb are %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <translation>Fiindcă fiecare pas costă o piatră și Alb zice ultimul pas, cele două feluri se potrivesc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>Locul în numărătoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Pause</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.
----------
Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Pauză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Schimbă regulile</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Sari la rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Rezultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>Viteză</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Redă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Pasul următor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>Înapoi la început</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>Un pas înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>Un pas înainte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>Mergi la sfârșit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>Numără Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>Numără Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>Încet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>Repede</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>făcut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>acum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>urmează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>Pașii numărătorii</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1 a luat %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones What there is at a move of the game, for who points at it on the strip.</extracomment>
        <translation>Capturate de Negru: %1, de Alb: %2</translation>
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
        <translation>Negru conduce cu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>Alb conduce cu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>What a program thinks of the position. %1 = round(said.winrate * 100)</extracomment>
        <translation>Negru câștigă %1 din 100 de partide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <translation>Un comentariu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <translation>Aici încep variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <translation>Un moment-cheie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <translation>O greșeală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open what was copied or dropped, after a question where it is very long.
----------
Ask whether to open a file that is hardly a record; `act` opens it.</extracomment>
        <translation>Deschide oricum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>Salvează o copie reparată…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Details</source>
        <translation>Detalii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Text is shown that no font of the system has; English where this itself could not be read.</extracomment>
        <translation>Acest calculator nu are font pentru unele texte chineze, japoneze sau coreene, de aceea vezi pătrățele în locul lor. Pe Debian și Ubuntu, instalează pachetul fonts-noto-cjk.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>nu există un asemenea fișier sau dosar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>nu există un asemenea dosar</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>acesta e un dosar, nu un fișier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>nu ai permisiunea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>Why something that is neither file nor folder is left alone, for the end of a sentence.</extracomment>
        <translation>nu e un fișier obișnuit, ci un canal sau un dispozitiv</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>discul e doar pentru citire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>discul e plin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>partea ta de disc e plină</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>fișierul e prea mare pentru acest disc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>discul raportează o eroare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>numele e prea lung</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>e o legătură care duce înapoi la ea însăși</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>sunt deschise prea multe fișiere deodată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>fișierul are prea multe nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>există deja ceva cu acest nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>discul de rețea nu răspunde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>e prea puțină memorie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>îl folosește alt program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>discul nu mai e acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>acolo niciun fișier nu poate avea acest nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>acest disc nu permite asta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>a fost întrerupt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence.</extracomment>
        <translation>niciun fișier nu poate avea acest nume</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>sistemul a refuzat (eroarea %1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Which position of how many. %1 = number %2 = count</extracomment>
        <translation>Poziția %1 din %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>The same in little room; `number` is None where one is at none of them.</extracomment>
        <translation>
            <numerusform>%n poziție</numerusform>
            <numerusform>%n poziții</numerusform>
            <numerusform>%n de poziții</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>The same in little room; `number` is None where one is at none of them. %1 = number %2 = count</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>What is said at a position, as its row shows it.</extracomment>
        <translation>Încă fără text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>Said of a position at which something is asked.</extracomment>
        <translation>Sarcină</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>A row for those who listen. %1 = number %2 = row_text(text)</extracomment>
        <translation>Poziția %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Poziția aceasta e nouă. Ce faci aici rămâne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Ce faci aici rămâne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Mutările, pietrele și marcajele arătate aici se pun înapoi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>
            <numerusform>%n schimbare aici, pusă înapoi când mergi mai departe.</numerusform>
            <numerusform>%n schimbări aici, puse înapoi când mergi mai departe.</numerusform>
            <numerusform>%n de schimbări aici, puse înapoi când mergi mai departe.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0.</extracomment>
        <translation>Tabla e din nou ca înainte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0. %1 = number + 1</extracomment>
        <translation>Poziția %1 e din nou cum a fost pregătită.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>The table was put away, and what was shown was put back.</extracomment>
        <translation>„Refă” aduce înapoi ce ai arătat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>Something was prepared on top of what was shown, so that all of it stays.</extracomment>
        <translation>Ce ai arătat rămâne, fiindcă după aceea s-a pregătit ceva.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>What was put back is there again, and stays.</extracomment>
        <translation>Ce ai arătat face acum parte din lecție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The file was saved while something was shown.</extracomment>
        <translation>Salvat așa cum arată tabla. Ce ai arătat rămâne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>E singura poziție. Adaugă întâi alta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>Aceste poziții sunt din aceeași partidă. Rămân împreună.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>A position was taken out of the lesson, and what it stood on stays.</extracomment>
        <translation>Nu mai e o poziție a lecției. Tabla și textul ei rămân în partidă.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>So many positions went as one.</extracomment>
        <translation>
            <numerusform>%n poziție dintr-o partidă, mutată împreună.</numerusform>
            <numerusform>%n poziții dintr-o partidă, mutate împreună.</numerusform>
            <numerusform>%n de poziții dintr-o partidă, mutate împreună.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>Aceasta e ultima poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>Aceasta e prima poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position in a file where only a text makes one.</extracomment>
        <translation>Poziție nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The list is empty.</extracomment>
        <translation>Încă nu sunt poziții. Adaugă tabla care se vede.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>Which board a new lesson begins with.</extracomment>
        <translation>Cât de mare e tabla? Pozițiile noi au mărimea celei care se vede.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>What becomes of what was shown at a position.</extracomment>
        <translation>Ce joci, așezi sau marchezi la o poziție dispare când treci la alta. Textele și lista rămân.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>Pozițiile lecției</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>Adaugă tabla aceasta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>Scoate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>Pune înapoi când merg mai departe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>Ca la pregătire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>Păstrează</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>Așază…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>Sarcină…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>Elevii răspund</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Titlul lecției</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Poziția anterioară (PgUp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Poziția următoare (PgDown)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Poziție nouă de altă mărime</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Tabla așa cum e, cu marcajele ei, ca poziție nouă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>O tablă goală de aceeași mărime, pe care să așezi pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Scoate această poziție din lecție (Del)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Ia acum de pe tablă ce ai arătat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Fă din ce ai arătat o parte a lecției</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>Alta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>Începe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>Lecție nouă</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Nimic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Capturează aceste pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Clic pe toate libertățile acestor pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Clic pe toate aceste intersecții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Clic pe oricare dintre aceste intersecții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Dă un număr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Găsește mutarea corectă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Salvează aceste pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Leagă aceste pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Taie aceste pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Fă aceste pietre să trăiască</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Omoară aceste pietre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Câștigă ko-ul din această intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Clic pe o intersecție unde nu se poate juca</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Fă atâtea puncte în această parte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Elevul citește și merge mai departe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Fă clic pe pietre. Libertățile lor se găsesc singure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Fă clic pe fiecare intersecție pe care trebuie să o aleagă elevul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Fă clic pe intersecțiile corecte. Una dintre ele e de ajuns.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Nimic de făcut aici: intersecțiile se găsesc singure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Scrie numărul sub tablă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <translation>Fă clic pe pietre. Dacă nu ajunge o mutare: Gata, joacă pe tablă mutările corecte, apoi revino.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <translation>Mutările jucate de tine sunt răspunsurile. Una marcată ca proastă e greșită.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <translation>Apasă Gata, joacă pe tablă mutările corecte, apoi revino.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <translation>Fă clic pe pietre sau intersecții, apasă Gata, joacă pe tablă mutările corecte, apoi revino.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Doar în această poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Și rotită, și oglindită</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Rotită și cu culorile schimbate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Lipsește numărul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Rândurile care încep cu @ nu i se arată elevului.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <translation>O lecție nu arată variante, deci nu va arăta această poziție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <translation>O lecție arată doar ecranele ei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>How the points of a wrong answer are entered.</extracomment>
        <translation>Fă clic pe intersecțiile care primesc acest răspuns.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>%1 = check.rights %2 = check.wrongs</extracomment>
        <translation>Mutări în arbore: %1 corecte, %2 greșite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>%1 = right</extracomment>
        <translation>Corect: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>How the points of a task are entered.</extracomment>
        <translation>Fă clic pe tablă sau scrie intersecțiile.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>A task of this kind has no points.</extracomment>
        <translation>Sarcina nu numește nicio intersecție.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>What is on a point of the dialog&apos;s board, as it is read aloud.</extracomment>
        <translation>numită</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>toate celelalte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>Intersecții sau numere greșite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>Ce se spune</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>Ce li se spune</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Intersecții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Număr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Puncte pentru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Ce citește elevul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>Această poziție e un ecran al lecției</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Indiciu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Text la un răspuns corect</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>Gata</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>Sarcină pentru această poziție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Ce are elevul de făcut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Se mai întreabă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Text la răspunsuri greșite</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Two games step together: what the other is called, and where they part. %1 = other</extracomment>
        <translation>Împreună cu %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <translation>Partidele încep pe table diferite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <translation>Partidele sunt la fel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <translation>
            <numerusform>Partida aceasta se termină după %n mutare.</numerusform>
            <numerusform>Partida aceasta se termină după %n mutări.</numerusform>
            <numerusform>Partida aceasta se termină după %n de mutări.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <translation>
            <numerusform>Cealaltă se termină după %n mutare.</numerusform>
            <numerusform>Cealaltă se termină după %n mutări.</numerusform>
            <numerusform>Cealaltă se termină după %n de mutări.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <translation>Până aici sunt la fel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>%1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>Se despart la mutarea %1: aici %2, acolo %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <translation>Una dintre table e rotită sau oglindită.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Oprește</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Mergi acolo</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>După mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>How far along its line the board is: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1 din %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>Mutarea %1 din %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>%n variantă</numerusform>
            <numerusform>%n variante</numerusform>
            <numerusform>%n de variante</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Această linie se termină aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Urmează:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>
            <numerusform>%n cale mai departe:</numerusform>
            <numerusform>%n căi mai departe:</numerusform>
            <numerusform>%n de căi mai departe:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>One of these moves: &quot;A L15&quot;, with the letter that it has on the board.
----------
The same as it is read aloud: &quot;Black L15&quot;.</extracomment>
        <translation>nicio mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>What a chip of a move does, and by which key. %1 = number</extracomment>
        <translation>Mergi pe aici (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Înapoi la ramificația de după mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Înainte la ramificația de după mutarea %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>How much of a line is folded away. %1 = hidden</extracomment>
        <translation>încă %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>Variante</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Arată de ce: Negru la mutare. Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Arată de ce: Alb la mutare. Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Încearcă: Negru la mutare. Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Încearcă: Alb la mutare. Mutarea %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Atac și răspuns, mutare cu mutare. Poți încerca și alte mutări.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2 zice pas pentru ko-ul de la %3</translation>
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
        <translation>%1. %2 zice pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>The pass that is for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>Pas pentru ko-ul de la %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Jucați amândoi până se vede. Apoi tabla adevărată revine, cu tot cu marcaje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Un ko poate fi recapturat doar după un pas pentru acel ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>Zi întâi pas pentru ko; apoi poți recaptura la %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1 ar repeta o poziție mai veche.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>O tablă de probă. Cea adevărată așteaptă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>De ce e mort acest grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>De ce e viu acest grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>De ce e un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>De ce decide prima mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Deci grupul trăiește, dacă mută primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Deci grupul e mort, chiar dacă mută primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Deci grupul trăiește, chiar dacă e atacat primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Deci cine începe aici nu câștigă nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Deci grupul moare dacă e atacat primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The trial has no move yet.</extracomment>
        <translation>Nu s-a încercat încă nimic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>Începe Negru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>Începe Alb</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>Ia înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>Mutarea următoare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>Păstrează ca variantă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>Pune totul la loc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>Negru la mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>Alb la mutare</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Rotește la dreapta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Rotește la stânga</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Rotește cu jumătate de cerc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Oglindește pe diagonala care coboară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Oglindește pe diagonala care urcă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Oglindește stânga-dreapta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Oglindește sus-jos</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>In the Edit menu: the order of the positions.</extracomment>
        <translation>ordinea pozițiilor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>In the Edit menu: a position brought in.</extracomment>
        <translation>adăugarea unei poziții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>In the Edit menu: a position taken out.
----------
What an edit is called in the Edit menu.</extracomment>
        <translation>scoaterea unei poziții</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>mutarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pasul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>piatra de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>mai puține pietre de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>cedarea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>jocul mai departe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pierderea la timp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>rezultatul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>luarea înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>mutările luate înapoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>datele partidei</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>alte reguli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>varianta păstrată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>intersecțiile neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>mutarea inserată</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pasul inserat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>nodul șters</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>ramura ștearsă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>ordinea variantelor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>linia principală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pietrele așezate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>cine e la mutare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>tăierea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>lipirea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>tabla rotită</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>culorile schimbate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>What an edit is called in the Edit menu.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>comentariul</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>marcajele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>aprecierea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>mutările apreciate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>numele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>figura</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>partea de tablă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>sarcina</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>In the Edit menu: the order of the games.</extracomment>
        <translation>ordinea partidelor</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>In the Edit menu: games taken out.</extracomment>
        <translation>
            <numerusform>ștergerea unei partide (%n)</numerusform>
            <numerusform>ștergerea a %n partide</numerusform>
            <numerusform>ștergerea a %n de partide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>In the Edit menu: games brought in.</extracomment>
        <translation>
            <numerusform>adăugarea unei partide (%n)</numerusform>
            <numerusform>adăugarea a %n partide</numerusform>
            <numerusform>adăugarea a %n de partide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>Aceste caractere nu se potrivesc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>Unde sunt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>Salvează ca Unicode (UTF-8)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>Mergi acolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>Renunță</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>What cannot be written in the encoding of the file. %1 = encoding %2 = characters</extracomment>
        <translation>Fișierul e scris în %1, care nu are caracter pentru %2. Încă nu s-a salvat nimic.</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Așa, piatra ta (%n) rămâne în atari.</numerusform>
            <numerusform>Așa, cele %n pietre ale tale rămân în atari.</numerusform>
            <numerusform>Așa, cele %n de pietre ale tale rămân în atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Așa îți pui piatra (%n) în atari.</numerusform>
            <numerusform>Așa îți pui %n pietre în atari.</numerusform>
            <numerusform>Așa îți pui %n de pietre în atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Așa îți capturezi propria piatră (%n).</numerusform>
            <numerusform>Așa îți capturezi %n pietre de-ale tale.</numerusform>
            <numerusform>Așa îți capturezi %n de pietre de-ale tale.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Așa îți umpli propriul ochi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Piatra ta (%n) poate fi capturată.</numerusform>
            <numerusform>Cele %n pietre ale tale pot fi capturate.</numerusform>
            <numerusform>Cele %n de pietre ale tale pot fi capturate.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Mai ai nevoie de o mutare aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Alb mai poate intra aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Negru mai poate intra aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Zici totuși pas?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>What is asked.</extracomment>
        <translation>O joci?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>A pass waits for the board to be read.</extracomment>
        <translation>Înainte de pas: sunt închise toate granițele?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter: pas. Esc: nu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter: joacă. Esc: nu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Pas (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Mai joc (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Joacă (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Nu (Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <translation>Intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <translation>Locul unde se întâlnesc două linii. Pietrele se pun pe intersecții.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <translation>Margine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <translation>Linia cea mai din afară. O piatră de acolo are cel mult trei libertăți.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <translation>Colț</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <translation>Locul unde se întâlnesc două margini. O piatră de acolo are cel mult două libertăți.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <translation>Punct stea</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <translation>Libertate</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <translation>Lanț</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <translation>Pietre de aceeași culoare unite de-a lungul liniilor. Diagonala nu unește.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <translation>Grup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <translation>Lanțuri de aceeași culoare care trăiesc sau mor împreună.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <translation>Captură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <translation>Iei pietre de pe tablă umplându-le ultima libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <translation>Prizonier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <translation>O piatră capturată. Una a fost luată de la locul marcat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <translation>A rămas o singură libertate: următoarea mutare acolo capturează.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <translation>Atari dublu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <translation>O mutare pune două lanțuri în atari. Numai unul poate fi salvat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <translation>Auto-atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <translation>Autocapturare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <translation>Prelungire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <translation>Legătură</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <translation>O mutare care face din două lanțuri unul singur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <translation>Tăiere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <translation>O mutare care ține separate două lanțuri ale adversarului.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <translation>Scară</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <translation>Atari după atari, în zigzag. Se termină la margine.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <translation>Plasă</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <translation>O mutare de la distanță: oriunde fuge piatra, e capturată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <translation>Snapback</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <translation>Amenințare de ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <translation>Superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <translation>Ochi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <translation>Una sau câteva intersecții înconjurate de pietre de aceeași culoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <translation>Ochi fals</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <translation>Pare un ochi, dar pietrele din jur nu sunt unite și pot fi capturate pe rând.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <translation>Punct vital</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <translation>Viu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <translation>Mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <translation>Pietre care nu mai pot fi salvate. Se iau de pe tablă la sfârșitul partidei.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <translation>Libertate comună</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <translation>O libertate și a unui lanț negru, și a unuia alb.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <translation>Cursă de capturare</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <translation>Teritoriu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <translation>Intersecții goale înconjurate de o singură culoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <translation>Arie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <translation>Pietrele unei culori de pe tablă și intersecțiile pe care le înconjoară.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <translation>Intersecție neutră</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <translation>O intersecție marcată cu un punct. Acolo se pun pietrele de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <translation>O intersecție goală lângă o piatră sau lângă lanțul ei. Aici sunt patru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <translation>O mutare după care pietrele tale rămân cu o singură libertate.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <translation>O mutare după care pietrele tale nu mai au libertăți și care nu capturează nimic. Cele mai multe reguli o interzic: Negru nu poate juca aici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <translation>Adaugi o piatră la un lanț și îi dai mai multe libertăți.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <translation>Negru îl lasă pe Alb să captureze o piatră, apoi capturează trei jucând din nou la 1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <translation>Cei doi s-ar putea recaptura la nesfârșit. De aceea, după 1, Alb trebuie să joace întâi în altă parte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <translation>O mutare care cere un răspuns, cum e 2. După răspuns, Alb recapturează ko-ul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <translation>O regulă: nicio mutare nu poate repeta o poziție mai veche. Aici Alb nu poate recaptura imediat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <translation>Cine joacă primul aici decide: Negru face doi ochi, Alb lasă unul singur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <translation>Doi ochi nu pot fi umpluți deodată: aceste pietre nu pot fi capturate niciodată.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <translation>Nimeni nu poate juca acolo: cine o face își pune pietrele în atari. Ambele trăiesc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <translation>Două lanțuri se întrec să se captureze unul pe altul. Numără libertățile.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <translation>O intersecție dintre cele două culori care nu e teritoriul nimănui (dame).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <translation>O tură fără piatră. Când nu mai e nimic de câștigat, amândoi zic pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <translation>Puncte pe care le primește Alb fiindcă Negru mută primul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <translation>Pietre pe care jucătorul mai slab le are pe tablă înainte de partidă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <translation>Pentru alegerea culorilor: un jucător ascunde pietre albe, celălalt ghicește par sau impar. Aici „impar” a fost corect: sunt cinci.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <translation>Grad</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <translation>Cât de puternic ești: de la 30 kyu urci la 1 kyu, apoi de la 1 dan în sus. La două grade diferență, Negru primește două pietre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <translation>Timp suplimentar după ce se termină timpul de bază. Dacă muți la timp, primești din nou același timp pentru mutarea următoare.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <translation>Maniere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <translation>Salută înainte de partidă și mulțumește după ea. Prima mutare e adesea în colțul din dreapta sus: e un gest politicos.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <translation>Deschidere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <translation>Primele mutări ale unei partide. Întâi colțurile, apoi laturile: acolo îți trebuie cele mai puține pietre ca să înconjori puncte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <translation>Sente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <translation>O mutare la care trebuie răspuns, așa că păstrezi următoarea mutare liberă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <translation>O mutare la care nu trebuie răspuns: celălalt câștigă următoarea mutare liberă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <translation>Două pietre colț la colț: dacă una dintre cele două intersecții e luată, cealaltă le unește.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <translation>O mutare care sare peste o intersecție. Rapidă și greu de tăiat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <translation>Două perechi care nu pot fi tăiate: dacă una dintre cele două intersecții e luată, cealaltă le unește.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <translation>Trei pietre în jurul unei intersecții: orice piatră jucată înăuntru e în atari.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>How to read on about a word, for those who listen. %1 = word</extracomment>
        <translation>%1: apasă Enter ca să vezi ce înseamnă.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <translation>Gote</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <translation>Mutări cunoscute într-un colț, bune pentru amândoi. Aici Negru ia colțul, Alb partea de sus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <translation>Grosime</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <translation>Un zid puternic care privește spre tablă. Ajută în orice luptă din apropiere.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <translation>Hane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <translation>O mutare care ocolește capul pietrelor adverse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <translation>Diagonală</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <translation>Salt peste o intersecție</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <translation>Legătură de bambus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <translation>Gura tigrului</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <translation>Triunghi gol</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <translation>Trei pietre în jurul unei intersecții goale, cu puține libertăți: formă grea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <translation>Istoria jocului go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <translation>Go s-a născut în China acum mii de ani. Tablele vechi aveau 17 linii. Komi a apărut abia în secolul al XX-lea.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>A word is not in the list.</extracomment>
        <translation>Nu există cuvântul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>The words of Go in a text. %1 = names</extracomment>
        <translation>Cuvinte: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>Cuvinte din go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>Caută un cuvânt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>Închide</translation>
    </message>
</context>
</TS>
