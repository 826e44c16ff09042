<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>O programu goboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>Licence</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>Nahlásit problém</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Write a failure down, and show what there is to send to whoever mends the program.</extracomment>
        <translation>Kopírovat hlášení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>Část programu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Version %1</source>
        <extracomment>Which version this is. %1 = version</extracomment>
        <translation>Verze %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>What the program is.</extracomment>
        <translation>Deska pro hru go: hraní, počítání, prohlížení i učení. Svobodný software s licencí MIT.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>No native speaker has read what the program says; where it can be corrected. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>Tento překlad ještě nezkontroloval rodilý mluvčí. Chcete-li ho opravit, změňte ve zdrojovém kódu %1; jak na to, říká docs/translating.md.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Zkopírujte toto hlášení a připište, co jste právě dělali. Nejsou v něm jména hráčů ani souborů; než ho pošlete, přečtěte si ho.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one. %1 = page</extracomment>
        <translation>Pošlete ho na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Pošlete ho tomu, od koho goboard máte.</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>Odsouhlaseno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>Souhlasím</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %2 = key</extracomment>
        <translation>klávesa %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1, klávesa %2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>Somebody asks for an analysis, and there is no engine for it.</extracomment>
        <translation>Chcete vidět, co si myslí silný program? Nainstalujte KataGo a zvolte ho na stránce „Enginy“ (nabídka Studium).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Who is ahead; empty where the engine does not say.</extracomment>
        <translation>Partie je vyrovnaná.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Černý vede o %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Bílý vede o %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Černý vyhraje %1 ze 100 partií.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Bílý vyhraje %1 ze 100 partií.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>How much was thought of a position.</extracomment>
        <translation>
            <numerusform>propočítána %n pozice</numerusform>
            <numerusform>propočítány %n pozice</numerusform>
            <numerusform>propočítáno %n pozic</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>Nothing is known yet of the board that is shown.</extracomment>
        <translation>Přemýšlí…</translation>
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
        <translation>Tah, kolik bodů ztrácí, jak často vyhraje Černý. Enter uloží jeho pokračování jako variantu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>The same for those who listen. %1 = percent(candidate.winrate)</extracomment>
        <translation>Černý vyhraje %1 ze 100 partií</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>What a move loses, in a few words.</extracomment>
        <translation>neztrácí nic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>What a move loses, in a few words. %1 = _decimal(lost.points)</extracomment>
        <translation>ztrácí %1 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>What a move loses, in a few words. %1 = percent(lost.winrate)</extracomment>
        <translation>ze 100 partií vyhraje o %1 méně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>How far the reading of the whole game is. %1 = done %2 = of</extracomment>
        <translation>Analyzuje se partie: %1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>The whole game was read: how many moves were marked in the record.</extracomment>
        <translation>Celá partie je analyzovaná. Žádný tah nevyčnívá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The whole game was read, and nothing was to be written.</extracomment>
        <translation>Celá partie je analyzovaná. Pruh dole ukazuje, kdo vedl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>Mistakes are asked for in a game that was not read.</extracomment>
        <translation>Analyzujte nejdřív celou partii (nabídka Studium).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>What is said of a point that the engine likes, after what stands there. %1 = lost_text(lost)</extracomment>
        <translation>tah enginu, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>What is said of a point that the engine likes, after what stands there.</extracomment>
        <translation>tah enginu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Poslední tah Černého neztratil nic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Poslední tah Bílého neztratil nic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Poslední tah Černého ztratil %1 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Poslední tah Bílého ztratil %1 b.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>A row of the settings: how much the engine reads.</extracomment>
        <translation>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>A row of the settings: from what loss on a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>od %n ztraceného bodu</numerusform>
            <numerusform>od %n ztracených bodů</numerusform>
            <numerusform>od %n ztracených bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>A row of the settings: where the only move is called good.</extracomment>
        <translation>
            <numerusform>když každý jiný tah ztrácí %n bod</numerusform>
            <numerusform>když každý jiný tah ztrácí %n body</numerusform>
            <numerusform>když každý jiný tah ztrácí %n bodů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>velmi špatné: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>špatné: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>pochybné: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>dobré: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>Celá partie je analyzovaná. Označené tahy: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Po tomto tahu už velká chyba není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Před tímto tahem velká chyba není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>A line of the engine was added to the record. %1 = name</extracomment>
        <translation>Varianta od %1 je teď v zápisu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>A line of the engine is in the record already. %1 = name</extracomment>
        <translation>Varianta od %1 už v zápisu je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Váš tah je o %1 b. horší než zahraný.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better.</extracomment>
        <translation>Váš tah je stejně dobrý jako zahraný.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Váš tah je o %1 b. lepší než zahraný.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>Nejlepší tahy podle enginu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>Analýza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>Nastavení analýzy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>Vypnout analýzu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>Spustit znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>Ukázat nejlepší tahy na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>Ukázat pravděpodobné území na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>Jak důkladně: tato deska</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>Jak důkladně: každý tah partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>Po analýze partie označit špatné a dobré tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>Tah je pochybný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>Tah je špatný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>Tah je dobrý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>Zapsat hodnocení i do souboru</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Throw the auction away and choose again.</extracomment>
        <translation>Dražba o komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>Jiné dražby</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>Losovat barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>The button that takes an outcome over. %1 = komi</extracomment>
        <translation>Hrát s komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>Určit toto komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>What to weigh when one names a komi.</extracomment>
        <translation>Černý dá tyto body Bílému. Určete spravedlivé číslo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>What stands over the field of the player who names the komi. %1 = name</extracomment>
        <translation>Vaše komi, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>Vzít černé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>Vzít bílé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>What a colour brings or costs the player who picks it.</extracomment>
        <translation>nikdo body nedostane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>a dostat %1 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>a dát %1 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Otevřené nabídky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Tajné nabídky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Jeden určí, druhý vybere</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>How to cut and choose.</extracomment>
        <translation>Jeden z vás určí komi, druhý si vybere barvu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>Dost, hrát bílými</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>Nabídnout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>What is bid for in an auction.</extracomment>
        <translation>Hráč s černými dá Bílému komi: body za to, že nezačíná.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>How an auction by turns goes.</extracomment>
        <translation>Střídavě přihazujete; kdo nabídne nejvíc, hraje černými s tímto komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>How an auction in secret goes.</extracomment>
        <translation>Každý z vás jednou tajně nabídne; kdo nabídne víc, hraje černými s tímto komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>What is bid when bids rise in turn.</extracomment>
        <translation>Černý dá tyto body Bílému. Nabídky postupně rostou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>The least that may be bid now. %1 = lowest</extracomment>
        <translation>%1 nebo více.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>The button that makes another player the first one. %1 = name</extracomment>
        <translation>Začíná %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>What stands over the field for a bid. %1 = bidder</extracomment>
        <translation>Vaše nabídka, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>What stands under the name of the player who is White. %1 = points(komi)</extracomment>
        <translation>hraje bílými, komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>Odevzdat nabídku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>Why a secret bid cannot be read.</extracomment>
        <translation>Místo toho, co píšete, jsou vidět tečky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>A secret bid was given.</extracomment>
        <translation>Nabídka je odevzdaná.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>Nabízí teď</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>Nabízí potom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>Nabídnout méně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>Nabídnout více</translation>
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
        <translation>prázdné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>černý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>bílý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>konec čáry</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>začátek šipky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>cíl šipky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>ztlumeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>nezobrazeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>%1 = text</extracomment>
        <translation>popisek %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <translation>trojúhelník</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <translation>čtverec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <translation>kroužek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <translation>křížek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <translation>vybráno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>v atari</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>What is on a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>%n svoboda</numerusform>
            <numerusform>%n svobody</numerusform>
            <numerusform>%n svobod</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>
            <numerusform>%n spojený kámen</numerusform>
            <numerusform>%n spojené kameny</numerusform>
            <numerusform>%n spojených kamenů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>zatím obklíčeno Černým</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>zatím obklíčeno Bílým</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>další tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <translation>poslední tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>nejasné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>mrtvý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>označeno jako neutrální</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>bod Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>bod Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>otevřená hranice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>tady je potřeba tah</translation>
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
        <translation>Deska go</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>The row of a menu that takes back all moves after this one. %1 = number</extracomment>
        <translation>Vrátit tahy až sem (tah %1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The row that takes the last move back.</extracomment>
        <translation>Vzít tento tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>The row that shows the board as it was after this move. %1 = number</extracomment>
        <translation>Přejít k tomuto tahu (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The row with the marks that a point can get.</extracomment>
        <translation>Označit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The row that takes all marks of a point away.</extracomment>
        <translation>Odebrat značky</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>Běžná partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>Kdo první zajme %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>What wins, and that nobody passes. %1 = _stones(goal)</extracomment>
        <translation>Kdo první zajme %1, vyhrává. Nikdo nesmí pasovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>How far a side is: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>zajato: %1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>Why the button Pass is off.</extracomment>
        <translation>Ve hře na zajímání se nesmí pasovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why the button Count is off.</extracomment>
        <translation>Ve hře na zajímání se nic nepočítá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Who won a capture game, and by what. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1 vyhrává: %2 nemá tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Černý vyhrává: první zajal %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Bílý vyhrává: první zajal %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Tah na %1 vzal %n kámen.</numerusform>
            <numerusform>Tah na %1 vzal %n kameny.</numerusform>
            <numerusform>Tah na %1 vzal %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Vlastním tahem na %1 ztratil soupeř %n kámen.</numerusform>
            <numerusform>Vlastním tahem na %1 ztratil soupeř %n kameny.</numerusform>
            <numerusform>Vlastním tahem na %1 ztratil soupeř %n kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>Po tahu na %1 už nezbývá žádný tah, a pasovat se nesmí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>jeden kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>tři kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>pět kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>deset kamenů</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>%n kámen</numerusform>
            <numerusform>%n kameny</numerusform>
            <numerusform>%n kamenů</numerusform>
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
        <translation>Esc ukončí promítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>How to draw over the board.</extracomment>
        <translation>Kreslete myší. Co nakreslíte, bledne; Esc pero odloží.</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>standardní vstup nebo výstup</translation>
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
        <translation>Takový soubor neexistuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Why a file cannot be read.
----------
Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Tohle je složka, ne soubor.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>Tento soubor nesmíte číst.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Složka, kam by se dalo zapsat, neexistuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Sem nesmíte zapisovat. Nic se nezměnilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>A file is beyond any game record.</extracomment>
        <translation>Soubor je na zápis partie příliš velký.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>The file has not as many games as was asked for. %1 = number %2 = games</extracomment>
        <translation>Partie %1 tu není; partií v souboru: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>An option wants a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1: „%2“ není číslo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>The komi asked for is not possible. %1 = text %2 = limit</extracomment>
        <translation>--komi: „%1“ není možné; komi jde od −%2 do %2 po čtvrtinách.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>The number given with an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1: číslo musí být od %2 do %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>So many handicap stones have no place on this board under these rules. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap: podle těchto pravidel nejde mít na %2 handicapových kamenů %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no ruleset&apos;s; what the names are. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>Pravidla „%1“ neexistují. Známá jsou: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>--dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead: na %1 není kámen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name</extracomment>
        <translation>Zápis neuvádí pravidla; použita byla: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name %2 = found.text</extracomment>
        <translation>Zápis uvádí neznámá pravidla, „%2“; použita byla: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>The komi of a record cannot be read. %1 = raw</extracomment>
        <translation>Komi „%1“ není číslo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>How many sentences were left out. %1 = count</extracomment>
        <translation>Další poznámky: %1; všechny vypíše --json.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number.</extracomment>
        <translation>Zápis neuvádí komi; počítáno s 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>Komi v zápisu, „%1“, není číslo; počítáno s 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>Territory was marked before the end.</extracomment>
        <translation>V zápisu je vyznačené území, ale potom se ještě hrálo; nepoužito.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no engine&apos;s; which there are. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>Engine „%1“ neexistuje. Známé jsou: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>An engine is there, but cannot do what the command needs; which can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>„%1“ tohle neumí. Umějí to: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>No engine rates moves.</extracomment>
        <translation>Nenašel se engine, který hodnotí tahy, například KataGo. Přidejte ho v programu: Studium, Enginy….</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>A sentence about a position. %1 = number %2 = sentence</extracomment>
        <translation>Po tahu %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = number</extracomment>
        <translation>Tah %1:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>Černý %1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 nejlepší %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = played</extracomment>
        <translation>zahráno %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>ztraceno bodů: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>A game of a match. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>Partie %1: %2 (Černý), %3 (Bílý): %4, tahů: %5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>An engine of a match made a move that the rules do not allow. %1 = name</extracomment>
        <translation>%1: tah, který pravidla nedovolují.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>What goboard engines does.</extracomment>
        <translation>Vypíše enginy: nalezené v tomto počítači, přidané v programu a vlastní protihráče
programu. Nic se nespouští.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>What goboard analyse does.</extracomment>
        <translation>Nechá engine ohodnotit každou pozici hlavní varianty zápisu: kdo vede, nejlepší tah
a kolik bodů ztratil zahraný tah. Všechny hodnoty jsou z pohledu Černého.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>What goboard analyse --json prints.</extracomment>
        <translation>S --json jeden objekt: file, engine, positions. Každá pozice: move (kolik tahů bylo
zahráno), to_move, score (o kolik bodů vede Černý), winrate (Černého, 0 až 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (body, které tento
tah ztratil), ownership (po řadách zleva nahoře, 1 Černého, -1 Bílého; nebo null).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>What goboard match does.</extracomment>
        <translation>Nechá dva enginy hrát partie proti sobě; v černých se střídají. Engine se zadává
klíčem nebo názvem (viz „goboard engines“), a kde má úrovně, i s úrovní za dvojtečkou:
gnugo:5. Engine, který selže nebo zahraje zakázaný tah, partii prohraje. Partie se
počítají podle toho, jak kameny posoudí program.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Mrtvé kameny, jak je zadává --dead</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Mrtvé kameny, jak je značí TB a TW v zápisu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>Which moves fill a board depends on the rules.</extracomment>
        <translation>--fill potřebuje jedna pravidla, ne --rules all</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>The point of a move, or that it is a pass.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Names of points one after the other, or &quot;none&quot;.
----------
A name that is no engine&apos;s; which there are.
----------
An engine is there, but cannot do what the command needs; which can.</extracomment>
        <translation>žádné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Where the marks of the record and the count part. %1 = point_list(points, size)</extracomment>
        <translation>TB a TW v zápisu říkají o těchto bodech něco jiného: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Text that the encoding cannot hold; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>Kódování %1 nemá „%2“. Nic nebylo zapsáno; --encoding utf-8 pojme všechno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>OUT ends like a format that is not written. %1 = ending</extracomment>
        <translation>goboard nezapisuje soubory končící na %1; zápisy píše jako SGF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>A move names no point. %1 = where</extracomment>
        <translation>„%1“ není průsečík této desky; tah byl vynechán</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>A move stands on a stone. %1 = where</extracomment>
        <translation>%1: už tu stojí kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>A move breaks the ko rule. %1 = where</extracomment>
        <translation>%1: to by hned vzalo ko zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>AB, AW or AE names no point. %1 = where</extracomment>
        <translation>%1 neklade kámen na průsečík této desky; vynecháno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>A game of a match is broken off.</extracomment>
        <translation>Byla zastavena: nikdo nepasuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference.</extracomment>
        <translation>Zápis výsledek neuvádí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>Zápis uvádí %1 (%2); počítání to potvrdit nemůže.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded</extracomment>
        <translation>Zápis také uvádí %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>--encoding names none. %1 = name</extracomment>
        <translation>--encoding: kódování „%1“ neexistuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Why a file cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>Nejde to přečíst: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Why a file cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>Nejde to zapsat: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>V souboru je %n partie; tohle je partie %1. Jinou zvolíte pomocí --game.</numerusform>
            <numerusform>V souboru jsou %n partie; tohle je partie %1. Jinou zvolíte pomocí --game.</numerusform>
            <numerusform>V souboru je %n partií; tohle je partie %1. Jinou zvolíte pomocí --game.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>--dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead: „%1“ není průsečík desky %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>HA and the stones on the board tell different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>Handicapové kameny podle zápisu: %1; kameny Černého před prvním tahem Bílého: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>With how many handicap stones the bonus was worked out. %1 = stones</extracomment>
        <translation>Počítáno s handicapovými kameny: %1. Jiný počet zadáte pomocí --handicap.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Stones stand at the start although the record knows of no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>Černý má na začátku %n kámen, ale zápis handicap neuvádí; Bílý za ně nedostává nic. Jestli to handicap byl, napište --handicap %1.</numerusform>
            <numerusform>Černý má na začátku %n kameny, ale zápis handicap neuvádí; Bílý za ně nedostává nic. Jestli to handicap byl, napište --handicap %1.</numerusform>
            <numerusform>Černý má na začátku %n kamenů, ale zápis handicap neuvádí; Bílý za ně nedostává nic. Jestli to handicap byl, napište --handicap %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>OUT is a picture.</extracomment>
        <translation>Obrázky se dělají příkazem „goboard render FILE OUT.png“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>A picture would take the place of the record itself.</extracomment>
        <translation>Obrázek by přepsal zápis partie. Nic nebylo zapsáno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Pictures need libraries that are not there. %1 = detail</extracomment>
        <translation>Obrázky tu dělat nejde: chybějí části Qt (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The picture could not be made into a file.</extracomment>
        <translation>Obrázek se nepodařilo vytvořit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>The command line does not make sense. %1 = detail</extracomment>
        <translation>Tomuhle nerozumím: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Where to read on. %1 = program</extracomment>
        <translation>Nápověda: %1 --help</translation>
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
        <translation>S --json jeden objekt: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (zda zápis uvádí
známá pravidla), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, auto), seki, black a white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (body Černého minus Bílého), winner (B, W
nebo null), result, recorded_result, agrees (null, kde to počítání neurčí),
difference (o kolik dává zápis Černému víc než počítání), likely_cause,
main_result (po posledních tazích; nebo tak, jak je, když to říká zápis, když
rozhodují jeho značky, když pravidla počítají desku tak, jak je, nebo když už není
co hrát; null, když partie nevypadá dohraná), after_last_moves (null, když žádné
nejsou; moves s color, point, protects a purpose; left; result, margin, winner,
agrees), filled (s --fill: moves, left, result; jinak null), groups,
territory, seki_points, neutral_points, dame (ty, které smí zaplnit kdokoli),
openings (invader, points, threatened), needed (owner, point, threatened), finished,
findings, illegal_moves, messages; nebo file a error.
S --rules all seznam takových objektů, bez difference a likely_cause.

neutral, margin, winner, result, agrees a difference patří k desce tak, jak je,
před posledními tahy. purpose: fill (neutrální bod), answer (vynucený předchozím
tahem), close (uzavírá hranici nebo chrání kameny), pass.
groups: color, stones, status (jak se počítá: alive, dead, seki), judged (alive, dead,
seki, unclear), leaning, reason, reason_points, liberties, other_liberties,
confidence (0 až 1; jen jisté má 1), sentence.
territory: jeden text za každou řadu shora; b a w je území i s mrtvými kameny
na něm, s je obklíčené, ale kvůli seki se nepočítá, tečka je
cokoli jiného.
likely_cause: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,
not_counted (rozhodlo vzdání nebo čas); null, kde se výsledky shodují.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>What goboard score does.</extracomment>
        <translation>Spočítá pozici na konci hlavní varianty a porovná výsledek s tím,
který uvádí zápis. Mrtvé kameny jsou ty z --dead, jinak ty, které značí TB
a TW na konci zápisu, jinak ty, které program posoudí jako mrtvé. Když o počtu
nerozhoduje zápis, nejdřív se uzavřou malé mezery v hranicích a zaplní neutrální
body; počet na desce tak, jak je, je až druhý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Mrtvé kameny, jak je posoudil program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>A record names no rules; which its moves were judged by. %1 = used</extracomment>
        <translation>Pravidla nejsou uvedena; tahy se posuzovaly podle: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>A record names rules that are not known; which its moves were judged by. %1 = text %2 = used</extracomment>
        <translation>Pravidla „%1“ nejsou známa; tahy se posuzovaly podle: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>Saving would not give the same file.</extracomment>
        <translation>Uložení souboru beze změn by změnilo jeho bajty.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>A sentence about one of several games. %1 = number %2 = sentence</extracomment>
        <translation>Partie %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>What a game is, in one line. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>Partie %1: %2, uzlů: %3, tahů hlavní varianty: %4, pravidla: %5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>neuvedena</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>A record names rules that are not known. %1 = text</extracomment>
        <translation>neznámá (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>A move takes its own last liberty. %1 = where</extracomment>
        <translation>%1: nezbyla by žádná svoboda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>A move repeats a board. %1 = where</extracomment>
        <translation>%1: opakuje se dřívější pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>One node has moves of both sides.</extracomment>
        <translation>Černý i Bílý táhnou v jednom kroku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>B or W has several values. %1 = where</extracomment>
        <translation>tah má víc než jeden průsečík; „%1“ bylo vynecháno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>A faulty move with number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>Tah %1, %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>A fault that is not one side&apos;s. %1 = move %2 = reason</extracomment>
        <translation>Tah %1, %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>As usual, but for the word in front.</extracomment>
        <translation>Použití: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>What the program is, and what it does without a command.</extracomment>
        <translation>Deska pro hru go. Bez příkazu se otevře okno s partií ze souboru FILE, pokud je uveden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>vypíše verzi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>Příkazy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>spočítá konec zápisu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>body, které dostává Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>počet handicapových kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>jeden kámen z každého mrtvého řetězu: Q16,D4; nebo none; nebo auto: posoudit kameny znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>která partie souboru, první je 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>řekne, co je v zápisech špatně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>zapíše partii jako SGF</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>zapsat jen tuto partii, první je 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>All options of the command.</extracomment>
        <translation>barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>All options of the command.</extracomment>
        <translation>velikost stránky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>All options of the command.</extracomment>
        <translation>tahů v diagramu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>pozice souboru, tolik na stránku (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>s --handout: řešení na poslední stránce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>milisekund na tah (GIF, WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>bez písmen a čísel na okraji</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>vypíše pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>The name ends in something that is no kind of file we write. %1 = ending %2 = known</extracomment>
        <translation>Soubory druhu „%1“ se nezapisují. Tyto ano: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>--part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part: „%1“ není část desky %2. Potřeba jsou dva rohy, například A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>--range names no range. %1 = text</extracomment>
        <translation>--range: „%1“ není rozsah tahů, například 1-50.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>--range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range: tah %2 je před tahem %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Two options that mean different things. %1 = one %2 = other</extracomment>
        <translation>%1 a %2 nejde použít zároveň.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>An option that belongs to one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1 potřebuje soubor končící na %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>An option that means nothing without another. %1 = one %2 = other</extracomment>
        <translation>%1 se používá s %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>What goboard check does.</extracomment>
        <translation>Řekne, co soubory obsahují, v čem se odchylují od standardu, které tahy hlavní
varianty pravidla nedovolují a co nejde použít z lekcí a úloh.</translation>
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
        <translation>S --json seznam, jeden objekt za každý soubor: file, format, encoding, encoding_from
(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,
last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,
ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,
illegal_moves), findings (kind, line, column, detail, game, sentence, expected,
done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,
messages; nebo file a error.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>vytvoří obrázek, text nebo partii k tisku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>What goboard render does.</extracomment>
        <translation>Zapíše to, co říká přípona souboru OUT: pozici na konci hlavní varianty nebo
po N tazích jako PNG, SVG, PDF nebo text; řadu tahů s čísly na kamenech
nebo v pohybu jako GIF nebo WebP; celou partii v diagramech jako PDF, pokud se
nežádá tah ani část. Obrazovka není potřeba.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>What goboard rules does.</extracomment>
        <translation>Vypíše všechna pravidla, nebo řekne, co jedna z nich znamenají.</translation>
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
        <translation>otevřít nový program, i když goboard už běží</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>vypíše poslední tahy: uzavřené hranice a zaplněné neutrální body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>kódování zapsaného textu, například utf-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>přepsat všechno do jedné podoby</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>klíč, RU nebo jiné jméno pravidel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>vypíše enginy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>nechá engine ohodnotit tahy zápisu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>který engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>kolik propočtů na pozici: 50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>nechá dva enginy hrát proti sobě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>engine, například gnugo:1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>druhý engine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>kolik partií: 10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>počet čar desky: 9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>pravidla (viz „goboard rules“)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>kolik propočtů na tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>kolik sekund na tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>zapsat tam partie, každou do souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>Volby</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>vypíše tuto nápovědu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>vypíše JSON pro programy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>zápis partie, nebo - pro standardní vstup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>výstupní soubor, nebo - pro standardní výstup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>What the exit codes mean.</extracomment>
        <translation>Návratový kód: 0 vše v pořádku, 1 je co hlásit, 2 soubor nejde číst nebo
zapsat, nebo příkaz nebyl pochopen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>All options of the command.</extracomment>
        <translation>delší strana v pixelech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>All options of the command.</extracomment>
        <translation>kolik tahů zahrát</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>All options of the command.</extracomment>
        <translation>tyto tahy; na jedné desce mají čísla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>All options of the command.</extracomment>
        <translation>čísla na kamenech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>All options of the command.</extracomment>
        <translation>jen tato část desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>partie v diagramech (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>ve formátu Sensei&apos;s Library (text)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>s --handout: velikost písma v bodech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>s --handout: řádky na jméno, datum a odpovědi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>tato partie souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Klíč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Název</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>Počítá se</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>Sebevražda</translation>
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
        <translation>S handicapem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>Handicapové kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>Bílý dostane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>dohoda, nebo čtyři pasy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>dohoda, nebo druhé zastavení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>dohoda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>The size and length of a game. %1 = size %2 = moves</extracomment>
        <translation>%1, tahů: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>What a file is: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>Kódování %1, partií: %2, uzlů: %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>A file was not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1, převedeno z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>počítat podle těchto pravidel (viz „goboard rules“), ne podle zápisu; nebo podle všech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>vypíše důvod u každé skupiny a body každého řádku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>What goboard convert does.</extracomment>
        <translation>Zapíše partii IN do OUT jako SGF. Všechny bajty zůstanou, pokud volba
nežádá jinak. Z GIB, NGF, UGF a UGI se stane SGF. OUT se nahradí celý, nebo
vůbec; může to být IN.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>V seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>The result as RE gives it and in words. %1 = result %2 = words</extracomment>
        <translation>Výsledek: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>Black wins although the sides have the same.</extracomment>
        <translation>obě strany mají stejně, a pak vyhrává Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Umí</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>Jen základní čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>Kanadské byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>Postupné kanadské byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>Bronsteinův odklad</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>Prostý odklad</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>Ingovy hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>Přesýpací hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>Žádný čas ani počet nesmí být menší než nula.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>Nějaký čas tu být musí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>Musí být aspoň jedna perioda.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>Perioda musí nějakou dobu trvat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>Perioda potřebuje aspoň jeden tah.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>K přesýpacím hodinám patří přesýpací hodiny i pro druhou stranu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Černému zbývá deset sekund.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Bílému zbývá deset sekund.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Černému začíná prodloužení.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Bílému začíná prodloužení.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Černý vyčerpal periodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Bílý vyčerpal periodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Černému začíná poslední perioda.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Bílému začíná poslední perioda.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Černému vypršel čas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Bílému vypršel čas.</translation>
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
        <translation>%1, pak %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>What a clock says below the time: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>%n trestný bod</numerusform>
            <numerusform>%n trestné body</numerusform>
            <numerusform>%n trestných bodů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <translation>prohra na čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <translation>poslední perioda</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <translation>
            <numerusform>zbývá %n tah</numerusform>
            <numerusform>zbývají %n tahy</numerusform>
            <numerusform>zbývá %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n perioda</numerusform>
            <numerusform>%n periody</numerusform>
            <numerusform>%n period</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>%1 na tah</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%n tah za %1</numerusform>
            <numerusform>%n tahy za %1</numerusform>
            <numerusform>%n tahů za %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>%1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>vždy %1 tahů za %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>%1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%1 po %n bodu</numerusform>
            <numerusform>%1 po %n bodech</numerusform>
            <numerusform>%1 po %n bodech</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>%1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1 a za každý tah ještě %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>%1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1 a za každý tah ještě %2, nejvýš %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, z každého tahu se vrátí až %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1 a z každého tahu je %2 zdarma</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>%1 = main</extracomment>
        <translation>%1, a co jedna strana spotřebuje, to druhá získá</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>Jiné hodiny…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>Druh hodin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>What was typed for a clock is no number. %1 = name</extracomment>
        <translation>%1: musí to být číslo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>Why a clock cannot be used.</extracomment>
        <translation>S těmito časy nejde hrát.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>A number of a clock is too large. %1 = name</extracomment>
        <translation>%1: tolik se do zápisu nevejde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>Základní čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>Periody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>Perioda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>Přidáno za každý tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>Nejvýš</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>Tahů v periodě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>Zdarma na každý tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>Prodloužení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>Prodloužení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>Body za každé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>minut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>sekund</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>Bílý má jiné časy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>Použít tyto hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>A row for those who listen. %1 = number %2 = players %3 = facts</extracomment>
        <translation>Partie %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>How many games there are, and how many of them the filter lets through. %1 = shown</extracomment>
        <translation>
            <numerusform>%1 z %n partie</numerusform>
            <numerusform>%1 z %n partií</numerusform>
            <numerusform>%1 z %n partií</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>A row for those who listen.</extracomment>
        <translation>na desce</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>How many games there are, and how many of them the filter lets through.</extracomment>
        <translation>
            <numerusform>%n partie v tomto souboru</numerusform>
            <numerusform>%n partie v tomto souboru</numerusform>
            <numerusform>%n partií v tomto souboru</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>Přidat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>Přidat partie ze souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>Uložit tyto partie zvlášť</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>Uložit zvlášť…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>Vyřadit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>Partie v tomto souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>Hráč, akce, datum, výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>Ukazovat jen partie s těmito slovy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>Posunout výš (Alt+Nahoru)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>Posunout níž (Alt+Dolů)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>Uložit vybrané partie do vlastního souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>Vyřadit vybrané partie ze souboru; Zpět je vrátí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>Partie z jiného souboru…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Games of another file were taken in. %1 = name</extracomment>
        <translation>
            <numerusform>V tomto souboru je teď %n partie z %1.</numerusform>
            <numerusform>V tomto souboru jsou teď %n partie z %1.</numerusform>
            <numerusform>V tomto souboru je teď %n partií z %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Games saved apart need another file. %1 = name</extracomment>
        <translation>%1 je právě tento soubor. Zvolte jiný název.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n partie uložena jako %1.</numerusform>
            <numerusform>%n partie uloženy jako %1.</numerusform>
            <numerusform>%n partií uloženo jako %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Plocha: živé kameny + obklíčené body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Území: obklíčené body + zajatci (AGA: + pasy)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Kameny: plocha − co musí zůstat prázdné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Which rulesets a row stands for besides the one it names; empty where there are none. %1 = names</extracomment>
        <translation>Stejně: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 podle plochy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 podle území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Where a row stands between the two sides. %1 = points(row.margin)</extracomment>
        <translation>Rozdíl %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Zvoleno: %1, komi %2. Označená čísla se od toho liší.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Zvoleno: %1, obvyklé komi %2. Označená čísla se od toho liší.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>Say which board the rows count; empty where there is only one.</extracomment>
        <translation>Řádky počítají po posledních tazích, jen některá pravidla počítají desku tak, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>What the hatched points are; empty where there are none. %1 = names</extracomment>
        <translation>Seki: kdo první hraje na %1, ztratí kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>What the hatched points are; empty where there are none.</extracomment>
        <translation>Seki: žádná strana nemůže útočit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>How many neutral points are open; empty where there are none. %1 = count</extracomment>
        <translation>Neutrální, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Území Černého, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Území Bílého, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>Zajatci: Černý má %1, Bílý %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Poslední tah udělal Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Poslední tah udělal Bílý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Some rulesets by name, the common ones first. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1 a ještě %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <translation>Poslední tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <translation>O tah víc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <translation>Černý hrál o tah víc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <translation>Bílý hrál o tah víc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <translation>Kde se počítají kameny, je ten kámen bod. Kde se počítá jen území, není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>%1 = black %2 = white</extracomment>
        <translation>Tahy Černého: %1, Bílého: %2. Kde se počítají kameny, je každý kámen navíc bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <translation>Rozdíl zůstává.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets</extracomment>
        <translation>Pasy: Černý %1, Bílý %2. Za každý dostane soupeř zajatce (pravidla: %3).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Rozestaveno bez tahu: Černý má o %1 víc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Rozestaveno bez tahu: Bílý má o %1 víc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1: deska tak, jak je, bez posledních tahů. Černý %2, Bílý %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <translation>Poslední tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Obě strany mají stejně. Tato pravidla to rozhodnou jinak: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>%1 = len(reason.points)</extracomment>
        <translation>Ještě volné: %1. Kde se počítají kameny, je každý bod pro toho, kdo ho zaplní; jinde pro nikoho.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <translation>Víc tahů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>%1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1: v seki%2 se nepočítá nic. Černý ztrácí %3, Bílý %4.</translation>
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
        <translation>%1: co se musí zaplnit%2, to se nepočítá. Černý %3, Bílý %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <translation>Falešné oči</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1: hranice%2 nejsou uzavřené kámen vedle kamene. Černý %3, Bílý %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <translation>Hranice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points</extracomment>
        <translation>%1: každé skupině zůstanou dva body. Černý ztrácí %2, Bílý %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <translation>Dvě oči na skupinu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>%1 = number</extracomment>
        <translation>Černý má na desce o %1 víc. Kde se počítají kameny, je každý bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <translation>Handicapové kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>%1 = listed</extracomment>
        <translation>Body pro Bílého. %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>%1 = context.names</extracomment>
        <translation>Za to dostane Bílý bod (pravidla: %1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <translation>Kde se počítají kameny, je každý bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <translation>Rozestavené kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <translation>Stejně bodů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <translation>Neutrální body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>What the page is called.</extracomment>
        <translation>Stejná deska podle všech pravidel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum The same with the name of each term.</extracomment>
        <translation>%1: %2, celkem %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>S komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>Výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>Said of the row that the others are compared with.</extracomment>
        <translation>zvoleno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>Said of a cell that differs from the chosen row&apos;s.</extracomment>
        <translation>liší se</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>Komi jako v partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>Obvyklé komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>Zpět k počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>Kopírovat jako text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>Všechna pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>Všechna pravidla, každá s obvyklým komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>The switch that shows every ruleset. %1 = count</extracomment>
        <translation>Všechna pravidla (%1)</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Obklíčené body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Zajatci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Odebrané mrtvé kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Kameny za pasy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Dva body nechané každé skupině</translation>
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
        <translation>Za handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>První pasoval Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Trest za čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Celkem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Obě strany mají stejně. Podle těchto pravidel pak vyhrává Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Kameny, které se vejdou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Obě strany mají stejně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Černý vede o %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Bílý vede o %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Kameny a obklíčené body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Obklíčené body a zajatci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>Po posledních tazích: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>Tak, jak je: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>What follows from an opponent&apos;s other view of some stones.</extracomment>
        <translation>Rozhodujete vy. Jakmile se dohodnete, partie skončí s tímto výsledkem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then.</extracomment>
        <translation>Oba pasujete. Pak označíte mrtvé kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1 pasuje také. Pak označíte mrtvé kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>Whether the game shall be stopped.</extracomment>
        <translation>Zastavit a počítat?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Počítat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Hrát dál</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>The name of a ruleset as the lists show it.</extracomment>
        <translation>Vlastní pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Body, které se nepočítají</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ko</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Sebevražda</translation>
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
        <translation>Komi s handicapem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Handicapové kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Bílý za handicap dostane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Kameny za pasy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Bílý za první pas dostane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Poslední pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Neutrální body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Bez dohody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>První tah po zastavení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Stejně bodů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Ruční počítání plochy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Název v souborech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <translation>plocha</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <translation>území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <translation>kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same</extracomment>
        <translation>%1 nebo %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>%1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>Partie se může počítat dvěma způsoby: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>Počítá se každý obklíčený bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>Body obklíčené skupinami v seki se nepočítají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>prosté ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>poziční superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>situační superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>přirozené situační superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>žádná pozice potřetí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>zakázáno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>bez výsledku po dohodě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>remíza po dohodě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>nedovolena</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>dovolena</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>S půlbodem komi neskončí rovná partie nikdy nerozhodně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>Kameny Bílého se odeberou; plocha Černého se porovná s polovinou desky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>Oba zaplní svou plochu z misek; co zůstane prázdné, řekne, kdo vyhrál.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>Prázdný průsečík se počítá té straně, jejíž kameny na něj jako jediné dosáhnou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <translation>V rovné partii dostane Bílý %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <translation>V handicapové partii dostane Bílý %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>na pevných místech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>volně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>Bílý za handicapové kameny nedostane nic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Bílý dostane za každý handicapový kámen jeden bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>Kde se počítá plocha, dostane Bílý bod za každý handicapový kámen kromě prvního.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>Pas nestojí nic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <translation>Nezáleží na tom, kdo pasuje první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <translation>Když pasuje první Bílý, dostane body navíc: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>kohokoli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>Poslední může pasovat kterákoli strana.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>zaplní se před pasy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>zůstanou, nebo se zaplní</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>Neutrální body se zaplní, než hráči pasují.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>Neutrální body mohou zůstat prázdné.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>čtyři pasy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>v seki a dva na skupinu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>dvou a více kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>bod za kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>kameny minus jeden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>druhé zastavení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>hraje se dál</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>kdo nechtěl hrát dál</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>Každá skupina si nechá dva body, které se nepočítají; v seki se nepočítá žádný její bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>Pozice se nesmí opakovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>Když se pozice opakuje, mohou se oba dohodnout, že partie skončí bez výsledku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>Když se pozice opakuje, mohou se oba dohodnout na remíze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>Handicapové kameny se kladou na tradiční místa.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>Černý smí handicapové kameny položit kamkoli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>Kdo pasuje, předá kámen jako zajatce.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>Poslední pasuje Bílý, v případě potřeby je to třetí pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>Čtyři pasy za sebou partii ukončí a všechny kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>Druhé zastavení partii ukončí a všechny kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>Partie skončí, až když oba souhlasí, dřív ne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Repeating boards</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Opakování pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Kameny za pasy jsou zajatci a zajatci se počítají jen při počítání území.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Bod za každý kámen kromě prvního vyrovnává handicapové kameny, které se počítají jako body; při počítání území se nepočítají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Při rovnosti vyhrává Černý, ale s půlbodem komi rovnost nikdy nenastane.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Dva body nechané každé skupině patří k počítání kamenů nebo plochy, ne k počítání území.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>S tímto pravidlem ko se žádná pozice neopakuje, takže není na čem se dohodnout.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Prosté ko dovolí, aby se pozice po několika tazích vrátila; řekněte, jestli je to remíza, nebo partie bez výsledku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>hráč, který je na tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>Po zastavení začíná hráč, který je na tahu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>Kdo chce po zastavení hrát dál, nechá začít soupeře.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>vyhrává Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>nemůže nastat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>Při stejném počtu bodů je partie remíza.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>Při stejném počtu bodů vyhrává Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>jedna strana proti polovině</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>všechny kameny zpět na desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>kam která strana dosáhne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>menší plocha, po dvou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>obě plochy, bod po bodu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>Menší plocha se počítá po dvou; druhá je zbytek.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>Každý průsečík se vybarví a spočítá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>%1 = ruleset.sgf_name</extracomment>
        <translation>V zápisech se tato pravidla jmenují „%1“.</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>Vaše vlastní pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>Upravit vaše pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>Own rules have no name yet.</extracomment>
        <translation>Dejte těmto pravidlům název.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>From which ruleset one&apos;s own rules start. %1 = name</extracomment>
        <translation>Začínají jako kopie: %1. Budou v nabídce u každé nové partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>Other rules have that name.</extracomment>
        <translation>Pravidla s tímto názvem už tu jsou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>What the name of own rules is good for.</extracomment>
        <translation>Tento název je vidět i v zápisech.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>Which whole numbers a rule can have.</extracomment>
        <translation>Celé číslo, třeba 1, nejvýš 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>Which numbers a rule can have.</extracomment>
        <translation>Číslo, třeba 6½, od −150 do 150.</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>Why no window can open.</extracomment>
        <translation>goboard: není tu obrazovka, na které by šlo otevřít okno; goboard score, check, convert, render a rules fungují i bez ní.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Jméno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Třída</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Tým</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Název partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Kolo</translation>
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
        <translation>Místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Výsledek</translation>
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
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Čas v sekundách</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Prodloužení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Zahájení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Komentoval(a)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Zapsal(a)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Zdroj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Autorská práva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>O partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Why a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>Komi musí být číslo, třeba 6½, od −%1 do %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Handicap musí být celé číslo, třeba 2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Čas musí být počet sekund, třeba 1800.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Popořadě: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Lépe: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already.</extracomment>
        <translation>Jiné programy tomu možná nebudou rozumět. Datum pište takto: 1996-12-27, několik dat takto: 1996-12-27,28.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>%1 = points(komi)</extracomment>
        <translation>To znamená %1 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <translation>Tato pravidla tu nejsou známa. Text zůstane zachován.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>Neuvedeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>neuvedeno jak</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>Údaje o partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>Změnit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>Další vlastnosti, jak jsou v souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>Why something typed is no margin.</extracomment>
        <translation>Rozdíl musí být počet bodů, třeba 3½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>A result as a choice. %1 = color</extracomment>
        <translation>Vyhrává %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>Neznámý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>A result that is kept as it is written. %1 = text</extracomment>
        <translation>Jako v souboru: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>na body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>vzdáním</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>na čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>kontumačně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>Jak se vyhrálo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>Rozdíl v bodech</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Tah %1 patří Černému.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Tah %1 patří Bílému.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <translation>území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <translation>poslední tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <translation>kroužek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <translation>čtverec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <translation>trojúhelník</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <translation>křížek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <translation>vybráno</translation>
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
        <translation>komi „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>handicap „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>čas „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>prodloužení „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>handicap %1, kamenů %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>kolik kamenů zajmout: „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Komi „%1“ není číslo. V zápisu zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Handicap „%1“ není číslo. V zápisu zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Čas „%1“ není srozumitelný. V zápisu zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Prodloužení „%1“ není srozumitelné. V zápisu zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>Zápis uvádí handicap %1, ale Černý má na začátku kamenů: %2. Deska se ukazuje, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Počet zajatých kamenů k výhře, „%1“, není číslo. Hraje se to jako běžná partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>One sentence for all of them; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n údaj v tomto zápisu je pochybný.</numerusform>
            <numerusform>%n údaje v tomto zápisu jsou pochybné.</numerusform>
            <numerusform>%n údajů v tomto zápisu je pochybných.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>zvoleno vámi</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>What reopening with another encoding costs.</extracomment>
        <translation>
            <numerusform>Opětovným otevřením přijdete o %n neuloženou změnu.</numerusform>
            <numerusform>Opětovným otevřením přijdete o %n neuložené změny.</numerusform>
            <numerusform>Opětovným otevřením přijdete o %n neuložených změn.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>How to find the encoding of a file. %1 = name</extracomment>
        <translation>Vyberte to, ve kterém %1 vypadá správně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Všechny jazyky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Japonština</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Čínština</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Korejština</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Západní Evropa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Střední Evropa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Ruština</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Ostatní</translation>
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
        <translation>také GBK, GB2312</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Řečtina</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Turečtina</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Pobaltské jazyky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Vietnamština</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Thajština</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>A file whose games stand in encodings of their own.</extracomment>
        <translation>liší se partii od partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>V tomto kódování v souboru žádná partie není.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>
            <numerusform>%n bajt není v tomto kódování písmeno.</numerusform>
            <numerusform>%n bajty nejsou v tomto kódování písmena.</numerusform>
            <numerusform>%n bajtů není v tomto kódování písmena.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>Každý bajt je v tomto kódování písmeno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty.</extracomment>
        <translation>Toto kódování má všechny znaky zápisu.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>V tomto kódování chybí %n znak: %1</numerusform>
            <numerusform>V tomto kódování chybějí %n znaky: %1</numerusform>
            <numerusform>V tomto kódování chybí %n znaků: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>název uzlu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>jméno Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>jméno Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>název partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>poznámka k partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>popisek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>partie %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
        <translation>tah %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>podle značky pořadí bajtů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>jen obyčejná písmena</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>text je platné UTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>UTF-8 až na několik bajtů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>podle řídicích sekvencí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>jak uvádí soubor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>posouzeno podle písmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>není jisté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>Kódování textu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>Tento soubor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>Jak bude zápis vypadat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Znovu otevřít s kódováním</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Znovu otevřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Uložit s kódováním</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>What speaks for and against UTF-8.</extracomment>
        <translation>UTF-8 má všechny znaky; jiné programy mohou chtít jiné kódování.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>jak je</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>Whether changes shall be lost.</extracomment>
        <translation>Zahodit změny?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>Ponechat změny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>Zahodit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Hráči</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Komentáře</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Předáte jeden kámen jako zajatce.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Bílý dostane bod za to, že pasuje první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Bílý pak nedostane bod za první pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Než budete pasovat, zaplňte všechny neutrální body.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Ukončí partii s kameny, jak jsou teď označené.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Bílý předá ještě jeden kámen za poslední pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Když budete hrát dál, začíná Bílý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Když budete hrát dál, začíná Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to.</extracomment>
        <translation>Rozhodnete oba: dohodněte se, nebo hrajte dál.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>What resigning does.</extracomment>
        <translation>Vzdát partii; vyhraje druhý hráč.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>What the count button does while the game is played.</extracomment>
        <translation>Pasem zastavit partii, označit mrtvé kameny a počítat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Když chcete hrát dál, začíná soupeř.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to. %1 = counting.open_neutral_points</extracomment>
        <translation>Podle těchto pravidel se nejdřív zaplní neutrální body; ještě volné: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <translation>Čtvrtý pas partii ukončí a všechny kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>Druhé zastavení partii ukončí a všechny kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <translation>Druhý pas partii zastaví; pak se počítá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <translation>Vynechat tah. Dva pasy za sebou partii zastaví.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Po příštím zastavení platí všechny kameny za živé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Když hned oba znovu pasujete, platí každý kámen za živý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <translation>To bylo druhé zastavení: žádný kámen se už neodebírá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <translation>Čtyři pasy za sebou: žádný kámen se už neodebírá.</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1: nenalezeno, program „%2“ neexistuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: nešlo spustit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: program se sám ukončil.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: neodpovídá, a tak byl program zastaven.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: odpověď nedává smysl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: odmítnuto.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: tohle engine neumí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: na desce této velikosti engine hrát neumí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1: tuto pozici engine nemůže dostat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1: pravidla nedovolují zvolený tah %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 Zpráva: „%2“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Tato pravidla nezná a počítá po svém.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Má trochu jiné pravidlo ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Nedovoluje sebevraždu jednoho kamene.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Body za handicap možná počítá jinak.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Neví o dříve zajatých kamenech.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Zaokrouhluje komi na půl bodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Neví, jak tato pozice vznikla.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Neví, že Bílý dostane bod za první pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Neví, že při rovnosti vyhrává Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>hraje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>má úrovně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>hodnotí tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>odhaduje území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>najde mrtvé kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = name</extracomment>
        <translation>Funguje: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = ability_list(known.abilities)</extracomment>
        <translation>Co umí: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do.</extracomment>
        <translation>
            <numerusform>Zná %n příkaz.</numerusform>
            <numerusform>Zná %n příkazy.</numerusform>
            <numerusform>Zná %n příkazů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <translation>Umí skoro všechna pravidla.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <translation>Dostane japonská nebo čínská pravidla a superko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <translation>Zná pravidla japonská, čínská, AGA a novozélandská.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <translation>Pravidla mu říct nejde, počítá po svém.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>An engine is started to see whether it works; the large ones take a while. %1 = name</extracomment>
        <translation>Spouští se %1… Velkému enginu to může trvat minutu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>An engine is installed without the network that it needs. %1 = name</extracomment>
        <translation>%1: program je nainstalovaný, ale chybí soubor se sítí. Dejte ho vedle programu, nebo engine přidejte tady i s argumenty.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>No engine was found, and none was named.</extracomment>
        <translation>Žádný engine se nenašel. Nainstalujte nějaký, například GNU Go (balíček gnugo), nebo jeho program vyberte přes „Přidat…“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The arguments cannot be taken apart.</extracomment>
        <translation>Uvozovka v argumentech není uzavřená.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Where relative paths among the arguments start from. %1 = _said(folder)</extracomment>
        <translation>Argumenty s mezerami dejte do uvozovek. Cesty začínají od %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>An engine is to be taken off the list. %1 = _said(name)</extracomment>
        <translation>Odebrat %1 ze seznamu?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>What that does not do.</extracomment>
        <translation>Program sám v počítači zůstane.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>Přidat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>Odebrat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>Zkopírovat a upravit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>Vybrat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>Vyzkoušet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>Záznam</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP (většina enginů)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON (analytický engine KataGo)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>hráče na tahu (obvyklé)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>Název</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>Šance na výhru jsou pro</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Vaše vlastní</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Nalezené v tomto počítači</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>Vybrat program enginu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Stop</source>
        <extracomment>Start the engine and have it say who it is; or leave that off.</extracomment>
        <translation>Zastavit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine log</source>
        <translation>Záznam enginu</translation>
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
        <source>%1: %2, %3.</source>
        <extracomment>One line about a point: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>1 bod</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>2 body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count. %1 = points(worth)</extracomment>
        <translation>body: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <translation>mrtvý černý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <translation>černý kámen v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <translation>bílý kámen v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <translation>živý černý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <translation>živý bílý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <translation>mrtvý bílý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <translation>společná svoboda seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <translation>označeno vámi jako neutrální</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <translation>neutrální, mezi oběma stranami</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>bod Černého, nechaný jako oko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>bod Bílého, nechaný jako oko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>území Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>území Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>jediné oko Černého, v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>How to ask what a point counts.</extracomment>
        <translation>Ukažte na průsečík nebo na něj přejděte šipkami a dozvíte se víc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Under which lines of the breakdown a point stands; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>Započítáno v řádku: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Černý na něj dosáhne z %1, Bílý z %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Dosáhne na něj jen Černý, z %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Dosáhne na něj jen Bílý, z %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <translation>žádný živý kámen kolem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>jediné oko Bílého, v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>bod Černého v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>bod Bílého v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>falešné oko Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>falešné oko Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>strana Černého u otevřené hranice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>strana Bílého u otevřené hranice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>nepočítá se nikomu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 bodů: počítá se jen území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 bodů: každá skupina si nechá dva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 bodů: musí se zaplnit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>zatím 1 bod: později se musí zaplnit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>podle těchto pravidel 0 bodů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <translation>bod se nechává jako oko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <translation>1 za kámen a 1 za bod, pro Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <translation>1 za kámen a 1 za bod, pro Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <translation>1 za kámen, pro Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <translation>1 za kámen, pro Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <translation>1 za bod, pro Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <translation>1 za bod, pro Bílého</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The game has no move that could be shown.</extracomment>
        <translation>Partie nemá žádné tahy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>What is typed in a field is no number that it may hold. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1: číslo od %2 do %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The range in the dialog ends before it begins.</extracomment>
        <translation>Poslední tah je před prvním.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The board is on the clipboard as a picture.</extracomment>
        <translation>Deska je ve schránce jako obrázek.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>Není vidět: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>What is typed as the part of the board is none. %1 = board_size(size)</extracomment>
        <translation>Tohle není část desky %1. Napište dva rohy: A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The board is on the clipboard as text.</extracomment>
        <translation>Deska je ve schránce jako text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>A file is being made. %1 = name</extracomment>
        <translation>Vytváří se %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>A file is made. %1 = name</extracomment>
        <translation>Uloženo jako %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name</extracomment>
        <translation>Soubor %1 se nepodařilo vytvořit. Možná je málo paměti.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name %2 = reason</extracomment>
        <translation>Soubor %1 se nepodařilo uložit: %2. Na disku se nic nezměnilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next time.</extracomment>
        <translation>Tato volba se zachová i příště.</translation>
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
        <translation>Export</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print…</source>
        <translation>Tisknout…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>Jak to bude vypadat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>Čísla na kamenech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>Souřadnice</translation>
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
        <translation>Řádky na jméno, datum a odpovědi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>Komentáře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Solutions on the last page</source>
        <translation>Řešení na poslední stránce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>celá, nebo třeba A1:J9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <translation>Vytvořit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <translation>Část</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <translation>Pixely</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <translation>Tah každých</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <translation>Papír</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <translation>Tahů v diagramu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <translation>Desek na stránku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>Pracovní list (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (GIF)</source>
        <translation>Animace (GIF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (WebP)</source>
        <translation>Animace (WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>Poslední tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 s</source>
        <extracomment>How long a moving picture shows each move. %1 = seconds</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>Obrázek (PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>Kresba (SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>Jedna deska (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>Partie v diagramech (PDF)</translation>
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
        <source>Light</source>
        <translation>Světlé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>Tmavé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>Tmavý, vysoký kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>Černá na bílé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Obrázky (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Kresby (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Which files the dialog shows.
----------
Save all pages as a PDF file.</extracomment>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Textové soubory (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animace (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animace (*.webp)</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The program has failed.</extracomment>
        <translation>V programu goboard se něco pokazilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>A failure has cost nothing.</extracomment>
        <translation>Vaše partie je v bezpečí. Podrobnosti níže pomohou program opravit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>A failure may cost the game.</extracomment>
        <translation>Uložte teď svou partii. Podrobnosti níže pomohou program opravit.</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number</extracomment>
        <translation>Diagram %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>Diagram %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none.</extracomment>
        <translation>část desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Bez čísel tahů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Čísla tahů, jak jsou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Čísla tahů bez stovek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Tady začíná nový diagram</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Hotovo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>Diagram a čísla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>Jako dřív</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>Název diagramu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>Jak se odtud číslují tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>Číslo tohoto tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Which numbers a move can be given. %1 = most</extracomment>
        <translation>Číslo tahu je celé číslo do %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>Nezobrazovat název</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>Bez souřadnic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>Bez seznamu tahů, které nejde ukázat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>Zajaté kameny zůstávají</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>Bez hvězd</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Let the user choose a file, and open it in a window of its own.</extracomment>
        <translation>Otevřít zápis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Let the user choose where to save; whether it is saved.</extracomment>
        <translation>Uložit partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file was not saved and is as it was. %1 = name %2 = reason</extracomment>
        <translation>Soubor %1 se nepodařilo uložit: %2. Na disku se nic nezměnilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>Soubor změnil jiný program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Uložit jako…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>Přepsat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>A file cannot be read. %1 = name %2 = reason</extracomment>
        <translation>Soubor %1 se nepodařilo otevřít. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>A large file, or the games of a record, are being read. %1 = name</extracomment>
        <translation>Čte se %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>An unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>Rozehranou partii se nepodařilo odložit: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>There are no shelved games.</extracomment>
        <translation>Zatím nebyla odložena žádná rozehraná partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>There are no backups.</extracomment>
        <translation>Zatím není schovaná žádná starší verze souboru.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Otevřít jen pro čtení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Přesto otevřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Načíst znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Ponechat moje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Which files were left out. %1 = names</extracomment>
        <translation>Tolik zápisů najednou otevřít nejde. Neotevřeno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>The journal of the game could not be written. %1 = reason</extracomment>
        <translation>Partii se nepodařilo uchovat: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>An unfinished game could not be discarded. %1 = reason</extracomment>
        <translation>Rozehranou partii se nepodařilo smazat: %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n soubor programu goboard nešel načíst: %1.</numerusform>
            <numerusform>%n soubory programu goboard nešly načíst: %1.</numerusform>
            <numerusform>%n souborů programu goboard nešlo načíst: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n soubor programu goboard nešel načíst a byl odložen: %1. Nic se nesmazalo.</numerusform>
            <numerusform>%n soubory programu goboard nešly načíst a byly odloženy: %1. Nic se nesmazalo.</numerusform>
            <numerusform>%n souborů programu goboard nešlo načíst a bylo odloženo: %1. Nic se nesmazalo.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1 je stále na svém místě: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1 je teď tady: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a file shall be read that is hardly a record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1 je velmi velký (%2). Zápisy partií bývají málokdy větší než 1 MB. Přesto otevřít?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>The files of a dialog for opening. %1 = endings</extracomment>
        <translation>Zápisy go (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Why a file is not simply overwritten. %1 = name</extracomment>
        <translation>Od otevření nebo uložení tady změnil soubor %1 jiný program.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Zápisy go (*.sgf *.SGF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>The record that the user chooses, None for none.
----------
Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>s prohozenými barvami</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>A part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>Celá deska</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>Hledá se…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>How far a search is, or what came of it. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>Hledá se… %1 z %n partie</numerusform>
            <numerusform>Hledá se… %1 z %n partií</numerusform>
            <numerusform>Hledá se… %1 z %n partií</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>How far a search is, or what came of it. %1 = hits</extracomment>
        <translation>Prvních %1 míst. Jsou i další.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>Zastaveno. Zatím %n místo.</numerusform>
            <numerusform>Zastaveno. Zatím %n místa.</numerusform>
            <numerusform>Zastaveno. Zatím %n míst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>Nic se nenašlo.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>%n místo</numerusform>
            <numerusform>%n místa</numerusform>
            <numerusform>%n míst</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>How far a search is, or what came of it. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>Už tu není</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>What is said when somebody wants to go to a hit whose node was deleted since.</extracomment>
        <translation>Toto místo už tu není: zápis se změnil.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>Nothing but empty points was marked.</extracomment>
        <translation>Označte část, kde je nějaký kámen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>How to mark.</extracomment>
        <translation>Tažením po desce označte její část.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>What is marked. %1 = area_text(area, size)</extracomment>
        <translation>Označeno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>What is marked.</extracomment>
        <translation>Klikněte v ní na průsečík, na kterém nezáleží.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Which of the hits is shown. %1 = current %2 = total</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>v %n partii</numerusform>
            <numerusform>ve %n partiích</numerusform>
            <numerusform>v %n partiích</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Tah %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>%1 = game %2 = number</extracomment>
        <translation>Partie %1, tah %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>%1 = game</extracomment>
        <translation>Partie %1, začátek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <translation>Začátek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <translation>Komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <translation>Název místa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <translation>O partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <translation>Název partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <translation>Tým Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <translation>Tým Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <translation>Třída Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <translation>Třída Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <translation>Akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <translation>Zdroj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <translation>Zapsal(a)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <translation>Komentoval(a)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <translation>Autorská práva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <translation>Prodloužení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>Slova</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>Najít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>Jakákoli symetrie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>Libovolná barva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>Záleží i na prázdných</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>Tato partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>Všechny partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>Slova v komentářích a jménech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>Nalezená místa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>Zavřít (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>Předchozí místo (Shift+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>Další místo (F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>Otočené, zrcadlené, v kterémkoli rohu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>I s prohozenými kameny Černého a Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>Když je to vypnuté, může na prázdných průsečících stát cokoli</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>nic než partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>otevírací závorka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>zavírací závorka za každou větev</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>už žádné zavírací závorky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>středník před každým krokem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>krok uvnitř závorek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>varianty nakonec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>vlastnost</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>hodnota v hranatých závorkách</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>zavírací hranatá závorka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>zpětné lomítko před závorkou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>velikost od 1 do 52</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>název kódování</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>kódování uvedené v CA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>CA s kódováním</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>písmena tohoto kódování</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>hodnota toho druhu, jaký vlastnost má</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>řádek tohoto formátu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>ponecháno na místě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>čteno, jako by nic nechybělo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>čteno, jako by nic nechybělo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>přeskočeno a ponecháno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>čteno jako vlastnost bez hodnoty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>čteno jako další varianta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>zbytek se bere jako hodnota</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>bere se jako text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>použito 19 × 19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>zobrazeno jako go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>posouzeno podle písmen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>čteno podle toho, jaká písmena to jsou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>ponecháno jako bajty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>vynecháno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>One fault with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
One finding with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Řádek %1, sloupec %2: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none. %1 = where.line</extracomment>
        <translation>Zápis se přerušuje na řádku %1. Všechno až po toto místo je otevřené.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n věc v tomto souboru nebyla, jak má být.</numerusform>
            <numerusform>%n věci v tomto souboru nebyly, jak mají být.</numerusform>
            <numerusform>%n věcí v tomto souboru nebylo, jak má být.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>text, který nepatří k žádné partii, zůstává, jak je: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>chybí otevírací závorka.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>chybějí zavírací závorky: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>jedna zavírací závorka navíc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>chybí středník.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>prázdná varianta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>tah za variantou; čte se jako další varianta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>tohle tu nic neznamená: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1 nemá hodnotu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>soubor končí uvnitř %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>závorka uvnitř %1 se bere jako text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>velikost desky „%1“ není možná; použito je 19 × 19.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>podle souboru je to jiná hra než go (GM %1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>bajty, které nejsou písmena, zobrazené jako �: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>kódování textu „%1“ není známé; písmena jsou odhadnutá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>text není v kódování, které soubor uvádí; použito je %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>soubor neuvádí kódování textu; použito je %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1 do této vlastnosti nepatří; zůstává, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>tento řádek byl vynechán: %1</translation>
    </message>
</context>
<context>
    <name>forbidden</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%n move(s) not allowed</source>
        <extracomment>How many moves the rules do not allow.</extracomment>
        <translation>
            <numerusform>%n nedovolený tah</numerusform>
            <numerusform>%n nedovolené tahy</numerusform>
            <numerusform>%n nedovolených tahů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>Podívat se</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Which rules they are, and that nothing was taken off. %1 = name</extracomment>
        <translation>Pravidla jsou teď: %1. Tyto tahy nedovolují. Nic se neodebralo: tahy zůstávají, jak se hrály.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>One forbidden move in a line: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>Tah %1, %2 %3: %4</translation>
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
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Q16, or &quot;pass&quot;.</extracomment>
        <translation>pasuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>Na tahu je Černý. Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>Na tahu je Bílý. Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <translation>Černý pasoval.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <translation>Bílý pasoval.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Who has never played does not know what the next pass does.</extracomment>
        <translation>Další pas partii zastaví.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>That the board shows an earlier moment of the game being played. %1 = number %2 = last</extracomment>
        <translation>Díváte se na tah %1 z %2. Když teď položíte kámen, partie pokračuje odtud.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>Why a game against an engine cannot be counted yet.</extracomment>
        <translation>Počítat se začne, až budou oba pasovat. Nejdřív pasujte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>Zajat %n kámen.</numerusform>
            <numerusform>Zajaty %n kameny.</numerusform>
            <numerusform>Zajato %n kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game. %1 = names</extracomment>
        <translation>V atari: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>Bílý</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>How many handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>Černý položí ještě %n handicapový kámen.</numerusform>
            <numerusform>Černý položí ještě %n handicapové kameny.</numerusform>
            <numerusform>Černý položí ještě %n handicapových kamenů.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Kam hraje Černý? Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Kam hraje Bílý? Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name</extracomment>
        <translation>%1 je varianta v zápisu. Hádejte dál.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>What is said to a guess that leaves the question open.
----------
A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>vedle o %n průsečík</numerusform>
            <numerusform>vedle o %n průsečíky</numerusform>
            <numerusform>vedle o %n průsečíků</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name %2 = away</extracomment>
        <translation>%1 ne: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>What is said when the move was found, or shown.</extracomment>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>Správně: %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>Bylo to %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>Before the first question.</extracomment>
        <translation>Tahy, které následují, jsou skryté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>There is no further move.</extracomment>
        <translation>Všechny tahy jsou uhodnuté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>A click on a stone is no guess.</extracomment>
        <translation>Tam stojí kámen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>What came of one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1: body %2 z %3, napoprvé %4 z %5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>All moves were found.</extracomment>
        <translation>Všechny uhodnuté.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>How many guesses are left at this move.</extracomment>
        <translation>
            <numerusform>zbývá %n pokus</numerusform>
            <numerusform>zbývají %n pokusy</numerusform>
            <numerusform>zbývá %n pokusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>34 of 50 points. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%1 z %n bodu</numerusform>
            <numerusform>%1 z %n bodů</numerusform>
            <numerusform>%1 z %n bodů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>How far one is. %1 = done</extracomment>
        <translation>
            <numerusform>%1 z %n tahu</numerusform>
            <numerusform>%1 z %n tahů</numerusform>
            <numerusform>%1 z %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>Tah %1, %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>Obě strany</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>Od začátku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>Od tohoto tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>There is nothing to guess.</extracomment>
        <translation>Žádný tah nenásleduje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>Ukázat skóre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>Hádat znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>S ukáže tah, N jde dál, Esc hádání ukončí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>Ukázat tah (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>Další tah (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>How the guessing goes.</extracomment>
        <translation>Tahy, které následují, jsou skryté. Klikněte, kam se hrálo dál.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>Hádat tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>Čí tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>Odkud</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>What stands over the moves that were not found.</extracomment>
        <translation>Neuhodnuto. Kliknutí ukáže tah.</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>The name that the records give the collection, else that of the file.</extracomment>
        <translation>Pracovní list</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>Na tahu je Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>Na tahu je Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Označte všechny průsečíky, kam Černý hrát nesmí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Označte všechny průsečíky, kam Bílý hrát nesmí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Označte všechny svobody.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Označte všechny hledané průsečíky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Označte správný průsečík.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Jméno:</translation>
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
        <translation>Odpověď:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions.</extracomment>
        <translation>Řešení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>What the numbers on the stones do not tell. %1 = solution.number</extracomment>
        <translation>Odpověď: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>What the numbers on the stones do not tell.</extracomment>
        <translation>Zápis pokračuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Which positions the file has no solution of. %1 = listed</extracomment>
        <translation>Bez řešení v souboru: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>There is nothing that could be printed.</extracomment>
        <translation>V tomto souboru není rozestavená ani označená pozice, takže není co dát na list.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Games of the file in which nothing is set up. %1 = count</extracomment>
        <translation>Partie bez pozice, vynechány: %1.</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Vlevo nahoře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Vpravo nahoře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Vlevo dole</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>Vpravo dole</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>How a corner stands to the dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>opustilo slovník tahem %1, %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>ve slovníku, a dál už se nehraje</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>
            <numerusform>ve slovníku %n tah</numerusform>
            <numerusform>ve slovníku %n tahy</numerusform>
            <numerusform>ve slovníku %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>No corner of the board is in the dictionary.</extracomment>
        <translation>Žádný roh této desky není ve slovníku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>The dictionary is about boards of another size. %1 = size.columns</extracomment>
        <translation>Slovník je pro desky %1 × %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>The file is being read. %1 = name</extracomment>
        <translation>Čte se %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>The file cannot be used; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1 slovníkem být nemůže. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>A file without variations in a corner.</extracomment>
        <translation>Nemá žádné tahy v rohu čtvercové desky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Vybrat slovník joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Zápisy (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>Odložit slovník</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Velmi dobrý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Dobrý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Velmi špatný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Špatný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Pochybný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Zajímavý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Vyrovnané</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Úplně vyrovnané</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Dobré pro Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Velmi dobré pro Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Dobré pro Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Velmi dobré pro Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Nejasné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Velmi nejasné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Velmi důležité místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Klíčové místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <translation>Odhad: vyrovnané</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Černý vede o %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Bílý vede o %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>The judgements of a move, as they are read aloud. %1 = words</extracomment>
        <translation>Hodnocení: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>Pojmenovat tuto pozici…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>Diagram a čísla…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>Ohodnotit</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>kliknutí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>Zahrát tam, nebo změnit skupinu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>Jiné varianty při prohlížení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>Přehrát zápis, nebo zastavit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>Přejít k tahu na průsečíku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>Ve stromu: sbalit nebo rozbalit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>Pohyb po desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>Pohyb po desce, vždycky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>Při počítání: změnit celou oblast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>Procházet tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>Procházet tahy při prohlížení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>Na rozvětvení: vybrat tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>Otevřít nabídku průsečíku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>Rozestavení: černý, bílý, střídavě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B, W, I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>Rozestavení: prázdné, posun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X, M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>Rozestavení: otočit, prohodit barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>Rozestavení: odebrat jeden kámen</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Such as &quot;Figure 2 (51–100)&quot;, with the name that the record gives it. %1 = figure.number</extracomment>
        <translation>Diagram %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Varianta %1: pokračuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>Varianta %1: patří k variantě %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>Varianta %1: po %2 ve variantě %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Varianta %1: na začátku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>Varianta %1: po %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>Varianta %1: místo %2 ve variantě %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = number</extracomment>
        <translation>Varianta %1: místo %2</translation>
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
        <translation>%1 na %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Such as &quot;After 34: Joseki · Good for Black&quot;: with name and judgements where there are any. %1 = comment.number</extracomment>
        <translation>Po %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The game has more variations than were printed.</extracomment>
        <translation>Zápis má další varianty; netisknou se.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Kolo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Místo</translation>
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
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Zdroj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Autorská práva</translation>
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
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Na tahu je Černý: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Na tahu je Bílý: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <translation>zajměte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <translation>Klikněte na každý hledaný průsečík.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <translation>Klikněte na každou svobodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <translation>Klikněte na správný průsečík.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <translation>Kolik jich je?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <translation>najděte nejlepší tah.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <translation>zachraňte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <translation>spojte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <translation>rozřízněte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <translation>oživte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <translation>zabijte %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <translation>vyhrajte ko na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour</extracomment>
        <translation>získejte bodů: %2. Pro koho: %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Napište číslo a stiskněte Enter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Hraje Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Hraje Bílý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Klikněte na desku, nebo použijte šipky a Enter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>What is said to the last answer; &apos;&apos; where nothing was answered.</extracomment>
        <translation>Správně.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <translation>
            <numerusform>Správně. Zbývá najít %n.</numerusform>
            <numerusform>Správně. Zbývá najít %n.</numerusform>
            <numerusform>Správně. Zbývá najít %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <translation>Správně. Pokračujte.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <translation>
            <numerusform>Kameny mají ještě %n svobodu.</numerusform>
            <numerusform>Kameny mají ještě %n svobody.</numerusform>
            <numerusform>Kameny mají ještě %n svobod.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <translation>Tento průsečík není vedle kamene po čáře.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <translation>„%1“ není průsečík této desky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <translation>„%1“ není číslo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <translation>úkol už tu je; „%1“ se vynechá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <translation>„%1“ je správná odpověď, ale označuje se za chybnou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <translation>„%1“ je tah nesprávné strany.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>What a copied lesson is called that has no name of its own.</extracomment>
        <translation>Lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>That a file was copied to the user&apos;s own lessons, and how it is called there. %1 = isolated(name)</extracomment>
        <translation>Zkopírováno do Mých lekcí jako „%1“. Tam to můžete měnit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <translation>Tento tah je dovolený: kámen má svobodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <translation>Lekce zná lepší tah. Zkuste to znovu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <translation>Ještě ne. Spočítejte to znovu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <translation>Ještě ne. Zkuste to znovu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>To se nesmí: nezbyla by žádná svoboda.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>To se nesmí: opakovala by se pozice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Další rada ukáže kde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>The hint in words; later ones tell that the points are shown. %1 = state.task.number</extracomment>
        <translation>Odpověď je %1.</translation>
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
        <translation>Deska ukáže kde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.
----------
What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>označeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.</extracomment>
        <translation>nalezeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>A board in words: how large it is, and who stands where. %1 = board_size(size)</extracomment>
        <translation>Deska %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>The whole board in words, for those who listen: who stands where, and what is marked. %1 = listed_points(marked, size)</extracomment>
        <translation>Označeno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <translation>Klikněte na průsečík, kam hrát nesmíte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <translation>Tady stojí kámen. Hledejte prázdný průsečík.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Tady už kámen stojí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>To se nesmí: hned by se vzalo ko zpět.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Černý: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Bílý: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>What an answer at `at` changed on the board besides the stone there: taken, or replied. %1 = listed_points(gone, size)</extracomment>
        <translation>Odebráno: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>That something in a lesson could not be used.</extracomment>
        <translation>
            <numerusform>%n věc v této lekci nejde použít; ostatní ano.</numerusform>
            <numerusform>%n věci v této lekci nejdou použít; ostatní ano.</numerusform>
            <numerusform>%n věcí v této lekci nejde použít; ostatní ano.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <translation>pokyn „%1“ neexistuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <translation>úkol „%1“ neexistuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <translation>„%1“ neuvádí průsečíky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <translation>tady se na nic neptáme: „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <translation>kameny z „%1“ na desce nejsou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <translation>pravidla nedovolují tah „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <translation>„%1“ nemá správnou odpověď.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <translation>žádný uzel neříká „@screen“; ukážou se všechny komentáře hlavní varianty.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <translation>nejsou rozestavené žádné kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <translation>nenásleduje tah, takže není řešení.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <translation>žádný tah není správný, takže není řešení.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <translation>mezi tahy se rozestavují kameny; co následuje, je vynecháno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <translation>příliš mnoho tahů; poslední jsou vynechány.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>Odpovědět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>Jiná pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>Předchozí stránka (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>Další stránka (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>Odejít; v lekci můžete pokračovat později (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>Rada (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>Totéž v jiné pozici (A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>Pas (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>Vaše číslo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>Jedna partie, pět tradic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>Další tradice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Japanese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Japonsko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Čína</translation>
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
        <translation>Nový Zéland</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Otevřít lekci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Lekce (*.sgf);;Všechny soubory (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Which screen of a lesson is shown. %1 = number %2 = count</extracomment>
        <translation>Stránka %1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>Počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 holds no lesson: it has no comments.</source>
        <extracomment>A file has nothing to show as a lesson. %1 = name</extracomment>
        <translation>V %1 není lekce: nejsou tam komentáře.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Progress was not written. %1 = reason</extracomment>
        <translation>Váš postup se nepodařilo uložit: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Progress begins anew; where the old one is. %1 = path</extracomment>
        <translation>Váš postup nešel načíst. Je zachován jako %1; začínáte znovu od začátku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>Hrát s kamarádem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>Hrát se Štěnětem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>Více</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>Otevřít na desce, kopírovat, tisknout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>Otevřít na desce</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>What the field says while it is empty.</extracomment>
        <translation>Slova, nebo hráč:Jméno datum:1996 výsledek:B+R velikost:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>Ukázat jen partie, které mají toto všechno:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>jakákoli slova: začátky slov ve jménech, akci a datu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>hráč:&quot;Gu Li&quot;  černý:Jméno  bílý:Jméno</translation>
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
        <translation>výsledek:B  výsledek:W+R  výsledek:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>velikost:19  pravidla:Chinese  akce:Cup</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games the list shows.
----------
In how many games a position was found.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>How many games the list shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%1 z %2 partií</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>How far the reading of the folder is.</extracomment>
        <translation>Prohlíží se složka…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>How far the reading of the folder is. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>Čtou se soubory: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n soubor bez partie</numerusform>
            <numerusform>%n soubory bez partie</numerusform>
            <numerusform>%n souborů bez partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n příliš velký soubor</numerusform>
            <numerusform>%n příliš velké soubory</numerusform>
            <numerusform>%n příliš velkých souborů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n soubor nejde přečíst</numerusform>
            <numerusform>%n soubory nejdou přečíst</numerusform>
            <numerusform>%n souborů nejde přečíst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n složku nejde otevřít</numerusform>
            <numerusform>%n složky nejde otevřít</numerusform>
            <numerusform>%n složek nejde otevřít</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is. %1 = told</extracomment>
        <translation>Vynecháno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>The folder of the library is not there, or cannot be opened. %1 = folder.name or str(folder)</extracomment>
        <translation>Složku „%1“ teď otevřít nejde. Tady jsou partie, které měla předtím.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>The same where nothing is known of it. %1 = folder.name or str(folder)</extracomment>
        <translation>Složku „%1“ nejde otevřít.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>A folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>Ve složce „%1“ nejsou žádné zápisy partií.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The filter lets nothing through.</extracomment>
        <translation>Neodpovídá žádná partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>Tohle je poslední partie v seznamu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>Tohle je první partie v seznamu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>In which file a game is: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>What the board of the search is for, before anything stands on it.</extracomment>
        <translation>Kliknutím položíte kameny. Tažením prohledáte část desky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>Hledá se… zatím %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>%1 a další. Označte větší část, ať je hledání přesnější.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>In how many games a position was found.</extracomment>
        <translation>V žádné partii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>A part without any stone stands nearly everywhere.</extracomment>
        <translation>Označte část s aspoň jedním kamenem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>A search goes on.</extracomment>
        <translation>Hledá se…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Who won the games with a move: &quot;Black won 52%&quot;; empty where nobody knows. %1 = share</extracomment>
        <translation>Černý vyhrál %1 %</translation>
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
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
            <numerusform>%nkrát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>There are more next moves than the list shows.</extracomment>
        <translation>
            <numerusform>ještě %n tah</numerusform>
            <numerusform>ještě %n tahy</numerusform>
            <numerusform>ještě %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>Nothing was played any more where the position was found.</extracomment>
        <translation>Potom se tu už nic nehrálo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Let the user choose a folder, and show what is in it.</extracomment>
        <translation>Otevřít složku se zápisy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>Akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>Velikost</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>Nalezeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>Otevřít složku…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>Zpět (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>Ukázat jen tyto partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>Hledat pozici ve všech partiích</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>Prohledat znovu celou desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>Odebrat všechny kameny</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>hráč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>bílý</translation>
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
        <translation>akce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>velikost</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%n kámen na %1</numerusform>
            <numerusform>%n kameny na %1</numerusform>
            <numerusform>%n kamenů na %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n kámen kolem %1</numerusform>
            <numerusform>%n kameny kolem %1</numerusform>
            <numerusform>%n kamenů kolem %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n černý kámen na %1</numerusform>
            <numerusform>%n černé kameny na %1</numerusform>
            <numerusform>%n černých kamenů na %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n bílý kámen na %1</numerusform>
            <numerusform>%n bílé kameny na %1</numerusform>
            <numerusform>%n bílých kamenů na %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>rozhodnete vy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>mrtvá</translation>
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
        <translation>živá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Why the group is thought to be what it is, or that the players said so.</extracomment>
        <translation>Změněno vámi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Černý ještě může vstoupit</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Závod prohrávají: %n svoboda proti %1.</numerusform>
            <numerusform>Závod prohrávají: %n svobody proti %1.</numerusform>
            <numerusform>Závod prohrávají: %n svobod proti %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Zajaté ve všech variantách, které jsme zkusili: %n svoboda proti %1.</numerusform>
            <numerusform>Zajaté ve všech variantách, které jsme zkusili: %n svobody proti %1.</numerusform>
            <numerusform>Zajaté ve všech variantách, které jsme zkusili: %n svobod proti %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <translation>Žijí skoro ve všech variantách, které jsme zkusili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <translation>Žijí ve všech variantách, které jsme zkusili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <translation>Mrtvé ve většině variant, které jsme zkusili, ne ve všech.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <translation>Živé ve většině variant, které jsme zkusili, ne ve všech.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <translation>
            <numerusform>Mají %n svobodu.</numerusform>
            <numerusform>Mají %n svobody.</numerusform>
            <numerusform>Mají %n svobod.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Potřebují obě ko, %1, a udrží jen jedno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Spojují se s živými kameny na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Spojují se s živými kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Bílý ještě může vstoupit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Černý ještě může vstoupit na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Bílý ještě může vstoupit na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Černý ještě potřebuje tah na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Bílý ještě potřebuje tah na %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>The same, and what it protects.</extracomment>
        <translation>
            <numerusform>Chrání %n bod.</numerusform>
            <numerusform>Chrání %n body.</numerusform>
            <numerusform>Chrání %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>The button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>Zeptat se: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>An engine is thinking about which stones are dead. %1 = name</extracomment>
        <translation>%1 se dívá na desku…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>An engine takes all stones for what they are counted as. %1 = name</extracomment>
        <translation>%1 to vidí stejně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>An engine takes some stones for something else; nothing has been changed. %1 = name</extracomment>
        <translation>%1 vidí některé kameny jinak. Rozhodnete vy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Počítá se jako mrtvá. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Počítá se jako živá. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Počítá se jako seki. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Označit jako mrtvou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Označit jako živou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Označit jako seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>Podle těchto pravidel se kameny i jejich oči počítají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>Podle těchto pravidel se v seki nepočítá nic.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>Say that the rules assume no last moves.</extracomment>
        <translation>Podle těchto pravidel se počítá deska tak, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>Say that a table of all rulesets assumes no last moves.</extracomment>
        <translation>Všechny řádky počítají desku tak, jak je, před posledními tahy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Podle těchto pravidel by po dalším zastavení platily všechny kameny za živé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Chcete-li tyto body zaplnit, hrajte dál.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <translation>Nejdřív rozhodněte, které z nejasných skupin žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <translation>Nejde je zaplnit střídavě a beze škody. Hrajte dál a dořešte je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Černý uzavírá hranici na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Bílý uzavírá hranici na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>Say that the file of the network that judges groups is missing or damaged.</extracomment>
        <translation>Soubor programu chybí nebo je poškozený, proto je nejasných skupin víc než obvykle.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind.</extracomment>
        <translation>
            <numerusform>Rozhodněte o %n skupině.</numerusform>
            <numerusform>Rozhodněte o %n skupinách.</numerusform>
            <numerusform>Rozhodněte o %n skupinách.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind. %1 = phrase</extracomment>
        <translation>Rozhodněte o jedné skupině: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Which neutral points are open, what filling them comes to, or why nobody can; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>Zbývá %n neutrální bod: %1.</numerusform>
            <numerusform>Zbývají %n neutrální body: %1.</numerusform>
            <numerusform>Zbývá %n neutrálních bodů: %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <translation>Nejdřív uzavřete otevřené hranice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Each move that is forced while neutral points are filled, and what is left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>Zůstalo volné, protože není jasné, co by následovalo: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Když Bílý zaplní %1, Černý musí odpovědět na %2, jinak ztratí %n kámen.</numerusform>
            <numerusform>Když Bílý zaplní %1, Černý musí odpovědět na %2, jinak ztratí %n kameny.</numerusform>
            <numerusform>Když Bílý zaplní %1, Černý musí odpovědět na %2, jinak ztratí %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Když Černý zaplní %1, Bílý musí odpovědět na %2, jinak ztratí %n kámen.</numerusform>
            <numerusform>Když Černý zaplní %1, Bílý musí odpovědět na %2, jinak ztratí %n kameny.</numerusform>
            <numerusform>Když Černý zaplní %1, Bílý musí odpovědět na %2, jinak ztratí %n kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Když Bílý zaplní %1, Černý musí uzavřít hranici na %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Když Černý zaplní %1, Bílý musí uzavřít hranici na %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>What stands over a count of a game that does not look finished.</extracomment>
        <translation>Je partie u konce?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>That too much is open for a count to mean anything.</extracomment>
        <translation>Tahle partie nevypadá dohraná.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Černý i Bílý tu ještě mohou hrát, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Černý tu ještě může vstoupit, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Bílý tu ještě může vstoupit, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>vlevo nahoře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>nahoře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>vpravo nahoře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>vlevo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>in the middle</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>uprostřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>vpravo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>vlevo dole</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>dole</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>vpravo dole</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1: nepočítá se nikomu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1: zase se počítá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = color_name(color)</extracomment>
        <translation>%1 souhlasí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none.</extracomment>
        <translation>Souhlas je zrušen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>What is still open on the board, in one sentence; empty where nothing is.</extracomment>
        <translation>Hrajte dál, nebo počítejte tento stav.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>Propočítáváme desku…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Propočítáváme roh u %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Propočítáváme stranu u %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Propočítáváme střed u %1…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 a ještě %n</numerusform>
            <numerusform>%1 a ještě %n</numerusform>
            <numerusform>%1 a ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>The reason for a judgement, with its points by name, or without where it holds none.</extracomment>
        <translation>Zkusili jsme tu každý tah.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <translation>Zajaté skoro ve všech variantách, které jsme zkusili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <translation>Zajaté ve všech variantách, které jsme zkusili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <translation>Takové skupiny skoro vždycky přežijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <translation>Takové skupiny skoro vždycky zahynou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <translation>Takové skupiny v některých partiích přežijí a v jiných zahynou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: černý přežije na %1, bílý tam zabije.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: bílý přežije na %1, černý tam zabije.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: černý přežije na %1, bílý zabije na %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: bílý přežije na %1, černý zabije na %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: černý přežije na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: bílý přežije na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: bílý zabije na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Rozhodne, kdo táhne první: černý zabije na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Rozhodují o ní ko na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Jedna společná svoboda, %1: kdo tam hraje první, prohraje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Dvě oči, které nikdo nevezme: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Dvě oči: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Místo na dvě oči, ať začne kdokoli: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Nejvýš jedno oko, ať začne kdokoli: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Zbývá jediná svoboda, %1. Útěk nepomůže.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Společné svobody na %1: kdo tam hraje první, prohraje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Každá má jedno oko: kdo první hraje na %1, prohraje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Kdo je tahem na %1 vezme, ztratí víc kamenů.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Dvě ko, %1: kdo vezme jedno, ztratí druhé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Rozhodne, kdo hraje na %1 první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Rozhodne ko na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Vnější svobody jsou otevřené na %1: nerozhodnuto.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Dvě oči, které nikdo nevezme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Dvě oči.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Místo na dvě oči, ať začne kdokoli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Nenašli jsme cestu ven ani místo na oko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Nejvýš jedno oko, ať začne kdokoli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Zbývá jediná svoboda. Útěk nepomůže.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Společné svobody: kdo tam hraje první, prohraje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Každá má jedno oko: kdo hraje první, prohraje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Kdo je vezme, ztratí víc kamenů.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Dvě ko: kdo vezme jedno, ztratí druhé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Rozhodne první tah sem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Rozhodne ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Vnější svobody jsou otevřené: nerozhodnuto.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Obě strany ještě mohou vstoupit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Say which side can still come in where, each point once; `named` makes a list of points. %1 = named(sorted(both), size)</extracomment>
        <translation>Na %1 ještě mohou hrát obě strany.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>nerozhodnuto</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: podle enginu mrtvá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: podle enginu živá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1: podle enginu seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>Ještě je potřeba tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>Živá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Dead</source>
        <translation>Mrtvá</translation>
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
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>Nechat odpovídat žáky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pupils answer, take hints and go from task to task; everything else is off. “Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.</source>
        <extracomment>What can be used while pupils answer.</extracomment>
        <translation>Žáci odpovídají, berou si rady a přecházejí mezi úkoly; všechno ostatní je vypnuté. Konec: „Odemknout…“ dole na stránce nebo Ctrl+Shift+L.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>Heslo k odemčení, pokud chcete</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>Ptát se na jména a ukládat výsledky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>Zamknout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>Whether a locked window shall be closed.</extracomment>
        <translation>Odemknout a zavřít?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>Whether everything shall be used again.</extracomment>
        <translation>Odemknout?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The word to unlock was another one.</extracomment>
        <translation>Tohle heslo nesedí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>What asking for names does.</extracomment>
        <translation>Každý žák nejdřív napíše jméno nebo číslo. Výsledky vidíte jen vy: „Odemknout…“, pak „Výsledky…“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>Why a word must be typed where results are kept.</extracomment>
        <translation>Napište heslo: bez něj by si žáci mohli výsledky otevřít.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question to each pupil.</extracomment>
        <translation>Kdo odpovídá?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>What to type.</extracomment>
        <translation>Vaše jméno nebo číslo ve třídě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Somebody of this name has begun. %1 = isolated(name)</extracomment>
        <translation>„%1“ už začal(a). Jste to vy?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>Heslo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>Odemknout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>První úkol, pro dalšího žáka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>Výsledky…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>Nechat zamčené</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>Why nothing but answering goes.</extracomment>
        <translation>Žáci tu mohou jen odpovídat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>Odemknout…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>Znovu všechno zpřístupnit (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>Mám hotovo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>Pustit dalšího žáka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Say quietly why nothing happens.</extracomment>
        <translation>Zamčeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>No task comes after this one.</extracomment>
        <translation>To byl poslední úkol.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>Why pupils cannot answer here.</extracomment>
        <translation>Nic tu nežádá odpověď: žádný úkol, žádná varianta.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Ano, pokračovat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Ne, někdo jiný</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>Hledat v příručce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>A small button that opens the manual at the page that tells of a dialog or a panel.</extracomment>
        <translation>Nápověda (F1)</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Písmeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Číslo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Trojúhelník</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Čtverec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Kroužek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Křížek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Čára</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Šipka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Guma</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Výběr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Území Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Území Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Ztlumení</translation>
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
        <translation>Část desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Táhněte z jednoho průsečíku na druhý. Esc to ukončí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Táhněte přes část, kterou chcete ukázat; kliknutím ukážete celou desku. Esc to ukončí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Klikněte na značky nebo přes ně táhněte a zmizí. Esc to ukončí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Klikněte nebo táhněte přes průsečíky; podruhé se značka odebere. Esc to ukončí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>Označit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>Další značky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>Text na tomto průsečíku</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Ú&amp;pravy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>P&amp;artie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Pře&amp;jít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>S&amp;tudium</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Otevřít nedávné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>Uložit jako…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>Ukončit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Notes</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>P&amp;oznámky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>Nové okno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>Otevřít v novém okně…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>Otevřít ze schránky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>Znovu otevřít s kódováním…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>Odložené partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>Starší verze…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>Uložit s kódováním…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>Co bylo opraveno…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>Exportovat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>Tisk…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>What is there besides the file itself.</extracomment>
        <translation>Obnovit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>Zavřít okno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>Vyjmout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>Vložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>Kopírovat desku jako obrázek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>Kopírovat desku jako text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>Smazat odtud dál</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>Vkládat tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>Vložit pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>Rozestavit kameny…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>Na tahu je Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>Na tahu je Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>Posunout variantu výš</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>Posunout variantu níž</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>Udělat z ní hlavní variantu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Otočit a zrcadlit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>Tahy a kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>Tato varianta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Prohodit barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>Najít…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>Najít pozici…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>Další nalezené místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>Předchozí nalezené místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Zvuky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Zvuky hodin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Zvuky kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>Hrát proti počítači…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>Pokračovat v partii ze zápisu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>Vzít tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>Vzdát…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>Zastavit nebo spustit hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>Počítat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>Požádat soupeře o radu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>Pokračovat bez soupeře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Zapnout či vypnout pomoc na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Varovat mě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Černý souhlasí s výsledkem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Bílý souhlasí s výsledkem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Dohodnout se a skončit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Oba hráči prohrávají</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Ukázat, proč skupina žije nebo ne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Zeptat se enginu na nejasné skupiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>The rows about counts.
----------
The page, and the log.</extracomment>
        <translation>Více o enginech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Porovnat pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Ukázat počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>What moves about in a record, and what is looked for there.</extracomment>
        <translation>Hádat tah…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>Řešit jako úlohy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Pravidla této partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Údaje o partii…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Napsat komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Pojmenovat tuto pozici…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Diagram a čísla…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Odstranit všechny značky tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Značit písmeny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Značit čísly</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Značit trojúhelníky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Značit čtverci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Značit kroužky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Značit křížky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Kreslit čáry</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Kreslit šipky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Gumovat značky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Další značky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>Smazat jen tento uzel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Psát na desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Označit jako vybrané</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Označit území Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Označit území Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Ztlumit průsečíky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Ukázat část desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>První pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>O deset tahů zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>O deset tahů vpřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>Poslední pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>Číslo tahu…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>Tah na průsečíku…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>Pojmenované místo…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Zpět tam, kde jste byli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Znovu vpřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Přehrát tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Krokovat spolu s jiným oknem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Další tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Ukazovat další tahy na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>I tam, kde je jen jeden</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Strom variant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Vedle desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Pod deskou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Ve vlastním okně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Varianty u svého tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Předchozí varianta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Další varianta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>Průsečík na desce…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Předchozí partie v souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Další partie v souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>The rows about files, and the copies of the board.</extracomment>
        <translation>Partie v souboru…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Předchozí rozvětvení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Další rozvětvení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Předchozí komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Další komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Předchozí klíčové místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Další klíčové místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Předchozí zajetí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Další zajetí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Ukázat počítání na konci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Ukazovat svobody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Ukazovat atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.
----------
What one looks for along the line.</extracomment>
        <translation>Přeskočit na</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analýza enginem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analyzovat celou partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Další velká chyba</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Předchozí velká chyba</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Pomoc na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>Celá obrazovka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>Promítat třídě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>Velikost písma</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>Souřadnice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>Použít písmo systému</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>Kameny trochu mimo čáry</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>Animovat kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>Zobrazit čísla tahů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>Číslovat tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>Postranní panel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>Další část okna</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>Okna</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>Další okno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>Uspořádat okna vedle sebe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>Při dalším spuštění znovu otevřít okna</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Ukazovat spojené kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Ukazovat, co je obklíčené</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>První kroky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Jak se počítá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>Úlohy…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>Otevřít lekci…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>Nová lekce…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>Stůl učitele</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>Úkol k této pozici…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>Nechat odpovídat žáky…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>Výsledky žáků…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>Otevřít na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>Kopírovat do Mých lekcí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>Kopírovat tuto úlohu do Mých lekcí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>Kreslit přes desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>Příručka…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>Klávesy…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>Slovníček go…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>Všechna pravidla…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>O programu goboard…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>When another language is spoken.</extracomment>
        <translation>Nový jazyk se objeví při příštím spuštění programu goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>When the sentences of the language that was chosen cannot be read. %1 = name</extracomment>
        <translation>Soubory tohoto jazyka chybějí nebo jsou poškozené: %1. goboard mluví anglicky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>Před tahem do atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>Před zaplněním vlastního oka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>Před příliš brzkým pasem</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>Podle systému</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>Tmavý, vysoký kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>Od začátku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>Od začátku varianty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>Odtud</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>Poslední tah</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>The way to number only the last moves.</extracomment>
        <translation>
            <numerusform>Poslední %n tah</numerusform>
            <numerusform>Poslední %n tahy</numerusform>
            <numerusform>Posledních %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>Světlý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>Tmavý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>Vysoký kontrast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Kniha hráčů…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Uložit partii do knihy hráčů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Otevřít složku…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Knihovna</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Najít tuto pozici v knihovně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Předchozí partie v knihovně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Další partie v knihovně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Slovník joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Vybrat slovník joseki…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Enginy…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Záznam enginu</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>What the record says, and what the count. %1 = recorded %2 = counted</extracomment>
        <translation>V zápisu je %1, podle tohoto počítání %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>Pravděpodobná příčina: komi %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>Pravděpodobná příčina: počítalo se podle jiných pravidel (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <translation>Pravděpodobná příčina: kameny na %1 se braly jako mrtvé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <translation>Pravděpodobná příčina: kameny na %1 se braly jako seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <translation>Pravděpodobná příčina: kameny na %1 se braly jako živé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <translation>Pravděpodobná příčina: zaplnilo se o jeden neutrální bod víc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <translation>Pravděpodobná příčina: zaplnilo se víc neutrálních bodů.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <translation>Pravděpodobná příčina: hrál se ochranný tah.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <translation>Pravděpodobná příčina: jiné body za handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <translation>Pravděpodobná příčina: někdo zaměnil Černého a Bílého.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>That a difference changes nothing in the file.</extracomment>
        <translation>Zápis se nezměnil.</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <translation>Po tomto tahu žádná varianta neodbočuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <translation>Tento tah jinou variantu nemá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <translation>Po tomto tahu komentář není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <translation>Po tomto tahu není označená pozice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <translation>Po tomto tahu se nic nezajalo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <translation>Před tímto tahem žádná varianta neodbočuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <translation>Před tímto tahem komentář není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <translation>Před tímto tahem není označená pozice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <translation>Před tímto tahem se nic nezajalo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>That nobody plays at a point on the line that is walked. %1 = point</extracomment>
        <translation>V této variantě není tah na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>That there is no named place in the record.</extracomment>
        <translation>Žádné místo v tomto zápisu nemá název.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Předtím jste nikde nebyli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>That a file was opened where it was left the last time.</extracomment>
        <translation>Tady jste minule skončili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Odnikud jste se nevrátili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>That there is nothing left to play through.</extracomment>
        <translation>Tohle je konec varianty.</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>Pojmenovaná místa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>Přejít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>Přejít na pojmenované místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>Část názvu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>More named places were found than are shown. %1 = shown %2 = found</extracomment>
        <translation>Prvních %1 z %2. Napište z názvu víc.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>How many named places hold what was typed.</extracomment>
        <translation>
            <numerusform>Nalezeno %n místo.</numerusform>
            <numerusform>Nalezena %n místa.</numerusform>
            <numerusform>Nalezeno %n míst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>How many named places there are.</extracomment>
        <translation>
            <numerusform>%n pojmenované místo.</numerusform>
            <numerusform>%n pojmenovaná místa.</numerusform>
            <numerusform>%n pojmenovaných míst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>No named place holds what was typed. %1 = text</extracomment>
        <translation>V žádném názvu není „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>A named place in a list, with its move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1 (po tahu %2)</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>Sloupce × řady</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Why a size is not possible. %1 = least %2 = most</extracomment>
        <translation>Každá strana musí mít %1 až %2 čar.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>asi 15 minut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>asi 40 minut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>hodina nebo více</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>The largest board that may be chosen. %1 = size</extracomment>
        <translation>do %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>Jiná</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>Losovat (nigiri)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>Dražit komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>Použít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>Handicapové kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>Deska na začátku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>Začít partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>Prohodit barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>Komi, body pro Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>Handicap pro Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>Hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>Na obvyklých místech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>Kde Černý chce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Prázdná</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Kříž uprostřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Po dvou kamenech na hvězdách</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer what goes on a board; `chosen` stays so where it can.</extracomment>
        <translation>Žádný, rovná partie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many handicap stones.</extracomment>
        <translation>
            <numerusform>%n kámen</numerusform>
            <numerusform>%n kameny</numerusform>
            <numerusform>%n kamenů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Uprostřed jsou na začátku do kříže dva kameny od každé barvy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Na protilehlých hvězdách jsou na začátku dva kameny od každé barvy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>What enters the count, and how it is made. %1 = white %2 = points(bonus)</extracomment>
        <translation>%1 při počítání dostane ještě %2 b. za handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <translation>Nikdo nezačíná s body.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>%1 = points(-game.komi)</extracomment>
        <translation>Černý začíná s náskokem %1 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>%1 = white</extracomment>
        <translation>%1 začíná s půlbodem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 začíná s náskokem %2 b.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>Why something typed is no komi.</extracomment>
        <translation>Komi musí být číslo, třeba 6½, od −150 do 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why a capture game has no komi.</extracomment>
        <translation>Ve hře na zajímání se nic nepočítá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The komi was typed.</extracomment>
        <translation>Vaše vlastní volba.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>Why no game can begin yet.</extracomment>
        <translation>Jedna z voleb nahoře nejde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 hraje první, s černými.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 hraje první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>Čas: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1 má na začátku na desce %n kámen, pak hraje %2.</numerusform>
            <numerusform>%1 má na začátku na desce %n kameny, pak hraje %2.</numerusform>
            <numerusform>%1 má na začátku na desce %n kamenů, pak hraje %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 dostane %2 b. za to, že nezačíná.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The komi is that of the rules and the handicap.</extracomment>
        <translation>Podle pravidel a handicapu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next game.</extracomment>
        <translation>Tato volba se zachová i příště.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>Another size of board is wanted, and not yet given.</extracomment>
        <translation>Napište nejdřív velikost desky, třeba 7 × 7.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>Všechna pravidla…</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
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
        <translation>hraje černými</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
        <translation>hraje bílými</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>Vzít tyto barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>How nigiri goes.</extracomment>
        <translation>Nigiri rozhodne o barvách: jeden hráč vezme do hrsti bílé kameny, druhý řekne, jestli je jich lichý nebo sudý počet. Kdo uhodne, hraje černými.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>Who holds the stones by custom.</extracomment>
        <translation>Kameny často drží starší hráč.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>How to see the end of the counting out at once.</extracomment>
        <translation>Kterákoli klávesa nebo kliknutí přeskočí na konec.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>The button that gives the stones to another player. %1 = name</extracomment>
        <translation>Kameny drží: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>Zavřená miska bílých kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>Klávesa O</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>Klávesa E</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Hráč s kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Hádající hráč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>První hráč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Lichý: jeden černý kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Sudý: dva černé kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 říká lichý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 říká sudý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>How a nigiri stands. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1 má v hrsti bílé kameny. %2, lichý nebo sudý počet?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>How a nigiri stands. %1 = nigiri.stones_laid</extracomment>
        <translation>Zatím odpočítáno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder</extracomment>
        <translation>%1, kolik komi dáte za to, že budete hrát černými?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1, nabídka je %2. Nabídněte víc, nebo skončete a hrajte bílými.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>How an auction ended. %1 = points(deal.komi)</extracomment>
        <translation>Obě nabídky jsou %1. Komi je %1; barvy se losují.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>Nabídky musí být od −%1 do %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Nabídky končí polovinou, třeba 6½, aby žádná partie neskončila remízou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Komi ještě nebylo určeno.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <translation>
            <numerusform>%n kámen, lichý počet.</numerusform>
            <numerusform>%n kameny, lichý počet.</numerusform>
            <numerusform>%n kamenů, lichý počet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <translation>
            <numerusform>%n kámen, sudý počet.</numerusform>
            <numerusform>%n kameny, sudý počet.</numerusform>
            <numerusform>%n kamenů, sudý počet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>Uhodnuto. Černými hraje %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>Neuhodnuto. Černými hraje %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Who still has to bid; the outcome once both bids are open. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1, napište svou nabídku. %2 se zatím nedívá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1, určete komi; barvu si pak vybere %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1, komi je %2. Kterou barvu si vezmete?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>How an auction ended. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>Černými hraje %1, bílými %2. Komi je %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>To není víc než poslední nabídka; nabídněte %1 nebo více.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Nabídky jsou celé body nebo půlbody, třeba 6 nebo 6½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Víc už nabídnout nejde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Na řadě je druhý hráč.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Dražba skončila.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>Why something typed is no bid at all.</extracomment>
        <translation>Nabídka je počet bodů, třeba 6½.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>One of the choices how well an engine is to play. %1 = amount</extracomment>
        <translation>Úroveň %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>Propočítá %n pozici</numerusform>
            <numerusform>Propočítá %n pozice</numerusform>
            <numerusform>Propočítá %n pozic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>%n sekunda na tah</numerusform>
            <numerusform>%n sekundy na tah</numerusform>
            <numerusform>%n sekund na tah</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>The opponent does not play on the board that is chosen. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1 hraje na deskách do %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>The opponent has passed, and the game is not stopped by it. %1 = name</extracomment>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>What the hand may do then.</extracomment>
        <translation>Když budete pasovat také, hra se zastaví a spočítají se body.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>Program %1 už na tomto počítači není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 chce pasovat, ale v této hře se pasovat nesmí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>The game begins by rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1 neví o této partii všechno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>What has become of the game then.</extracomment>
        <translation>Na desce se nic nezměnilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>A game that was left is on the board again. %1 = name</extracomment>
        <translation>Váš soupeř v této partii: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Whether the game may go on so.</extracomment>
        <translation>Chcete v této partii pokračovat?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 radí partii vzdát.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1 radí tah na %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 radí pasovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 má černou skupinu na %2 za mrtvou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 má bílou skupinu na %2 za mrtvou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 si myslí, že černá skupina na %2 žije v seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 si myslí, že bílá skupina na %2 žije v seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 má černou skupinu na %2 za živou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 má bílou skupinu na %2 za živou.</translation>
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
        <translation>Podle posledních partií jste si se soupeřem (%1) rovni.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>Podle posledních partií hrajete proti soupeři (%1) první, bez komi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>
            <numerusform>Podle posledních partií vám %1 dává %n handicapový kámen.</numerusform>
            <numerusform>Podle posledních partií vám %1 dává %n handicapové kameny.</numerusform>
            <numerusform>Podle posledních partií vám %1 dává %n handicapových kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Hrajete černými</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Hrajete bílými</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Losovat (nigiri)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>Who plays against an engine without having said a name.</extracomment>
        <translation>Vy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>Soupeř</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>Jak je silný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>Vaše barva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>Pokračovat bez něj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>Ukázat na desce</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>Zaplnit neutrální body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>Ukázat proč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>Ukázat, jak přežije</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>Zpět k partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>Počítat podle těchto pravidel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>Napsat komentář…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>O partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>Název této pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>A point that a comment names does not exist. %1 = name</extracomment>
        <translation>%1 na této desce není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>Partie skončila</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>What is asked while the stones are marked.
----------
What a screen reader says when a game is begun, stopped or ended, before that sentence.</extracomment>
        <translation>Které kameny jsou mrtvé?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>So many lines of a comment are for the program and not shown; empty if none.</extracomment>
        <translation>
            <numerusform>%n řádek pro program</numerusform>
            <numerusform>%n řádky pro program</numerusform>
            <numerusform>%n řádků pro program</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>přemýšlí…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Spustit hodiny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Pauza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>pravidla „%1“, použita jako: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>pravidla „%1“, blízká: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text</extracomment>
        <translation>pravidla „%1“</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written.</extracomment>
        <translation>pravidla neuvedena</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi %2 = raw</extracomment>
        <translation>komi %1 („%2“)</translation>
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
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>Uložit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>Nová partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>Prohlížet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>poslední tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>Řetězy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>Obklíčeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>Všechny partie v tomto souboru (Ctrl+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>První pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>O tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>O tah vpřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Poslední pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>Svobody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>Bod po bodu a podle jiných pravidel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>Porovnat pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>Zkusit si to</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>Ukázat počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Klikněte na každou skupinu, která neunikne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Tohle je návrh.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Kliknutím skupinu změníte: živá, mrtvá nebo seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Kliknutím skupinu změníte: živá nebo mrtvá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>What changing a mark does to agreements.</extracomment>
        <translation>Jakákoli změna ruší oba souhlasy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>What comes after the marks.</extracomment>
        <translation>Až budete oba souhlasit, spočítáme to.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>Why nothing is marked.</extracomment>
        <translation>Podle těchto pravidel platí každý kámen na desce za živý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Žádné mrtvé kameny jsme nenašli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Počítat po posledních tazích</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Počítat tento stav</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>Čísla tahů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>Vzít tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>Vzdát…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>Počítat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>Pomoc na desce</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>How many handicap stones are still to be placed, in few words.</extracomment>
        <translation>
            <numerusform>položte ještě %n</numerusform>
            <numerusform>položte ještě %n</numerusform>
            <numerusform>položte ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>Na obvyklá místa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>Hotovo: už žádné kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>Černý klade handicapové kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>How handicap stones are placed.</extracomment>
        <translation>Položte je kamkoli. Pak začíná Bílý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Tahle pozice už tu byla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Pokud nikdo z vás nechce hrát jinak, můžete se dohodnout na remíze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Souhlasíme s remízou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Pokud nikdo z vás nechce hrát jinak, můžete se dohodnout, že partie skončí bez výsledku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Souhlasíme: bez výsledku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>žádní zajatci</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>
            <numerusform>%n zajatec</numerusform>
            <numerusform>%n zajatci</numerusform>
            <numerusform>%n zajatců</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>Ukázat celé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>Počítat tady</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>Komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of the file where there are several.</extracomment>
        <translation>Partie v tomto souboru</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Which move a comment is about. %1 = number</extracomment>
        <translation>Komentář k tahu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Which of several variations is shown. %1 = number %2 = count</extracomment>
        <translation>Varianta %1 z %2</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Štěně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Bobr</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Sova</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Rádo honí vaše kameny. Když někdo honí jeho, utíká.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Staví, spojuje a řeže. Nejdřív bere rohy.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Tah %1: tahem na %2 mohl uniknout %n kámen.</numerusform>
            <numerusform>Tah %1: tahem na %2 mohly uniknout %n kameny.</numerusform>
            <numerusform>Tah %1: tahem na %2 mohlo uniknout %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Tah %1: tahem na %2 mohl přežít %n kámen.</numerusform>
            <numerusform>Tah %1: tahem na %2 mohly přežít %n kameny.</numerusform>
            <numerusform>Tah %1: tahem na %2 mohlo přežít %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Tah %1: na %2 jste mohli chytit %n kámen.</numerusform>
            <numerusform>Tah %1: na %2 jste mohli chytit %n kameny.</numerusform>
            <numerusform>Tah %1: na %2 jste mohli chytit %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Tah %1: tah na %2 vzal %n váš kámen. To bylo hodně.</numerusform>
            <numerusform>Tah %1: tah na %2 vzal %n vaše kameny. To bylo hodně.</numerusform>
            <numerusform>Tah %1: tah na %2 vzal %n vašich kamenů. To bylo hodně.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>Tah %1: větší tah byl %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Tah %1: na %2 jste zajali %n kámen. Pěkně zahráno.</numerusform>
            <numerusform>Tah %1: na %2 jste zajali %n kameny. Pěkně zahráno.</numerusform>
            <numerusform>Tah %1: na %2 jste zajali %n kamenů. Pěkně zahráno.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Myslím, že kameny na %1 jsou mrtvé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Myslím, že kameny na %1 jsou v seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Myslím, že kameny na %1 žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>Said when the partner agrees to the count.</extracomment>
        <translation>Počítám to stejně. Díky za partii.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Dvě výhry za sebou. Příště začneme vyrovnaně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Dvě výhry za sebou. Příště jen hrajete první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Dvakrát za sebou byla výhra moje. Příště hrajete první.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Dvě výhry za sebou. Příště dostanete %n handicapový kámen.</numerusform>
            <numerusform>Dvě výhry za sebou. Příště dostanete %n handicapové kameny.</numerusform>
            <numerusform>Dvě výhry za sebou. Příště dostanete %n handicapových kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Dvakrát za sebou byla výhra moje. Příště dostanete %n handicapový kámen.</numerusform>
            <numerusform>Dvakrát za sebou byla výhra moje. Příště dostanete %n handicapové kameny.</numerusform>
            <numerusform>Dvakrát za sebou byla výhra moje. Příště dostanete %n handicapových kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Před každým tahem přemýšlí dopředu.</translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it.</extracomment>
        <translation>Ve schránce nejsou žádné tahy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>What was left out of a clip; empty where all of it was pasted.</extracomment>
        <translation>Vložily se jen tahy, bez jmen a dalších údajů své partie: zápis je má jen jednou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it. %1 = shown</extracomment>
        <translation>V textu ve schránce nejsou žádné tahy: „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board.</extracomment>
        <translation>Ve schránce není text.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board. %1 = shown</extracomment>
        <translation>Text ve schránce není partie ani deska: „%1“.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>That a link was copied, which is not followed. %1 = shown</extracomment>
        <translation>Tohle je odkaz: %1. goboard nic nestahuje ze sítě. Uložte partii jako soubor a otevřete ho tady.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>That a file was copied, and not what is in it. %1 = name</extracomment>
        <translation>Ve schránce je soubor: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a text shall be read that is hardly a record. %1 = size_text(size)</extracomment>
        <translation>Text je velmi velký (%1). Zápisy partií bývají málokdy větší než 1 MB. Přesto otevřít?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>What goes on while a long text is read.</extracomment>
        <translation>Čte se schránka…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>That the clipboard holds several games, of which one must be chosen.</extracomment>
        <translation>
            <numerusform>Ve schránce je %n partie. Vložit sem jde jen jednu; všechny otevřete, když text uložíte jako soubor.</numerusform>
            <numerusform>Ve schránce jsou %n partie. Vložit sem jde jen jednu; všechny otevřete, když text uložíte jako soubor.</numerusform>
            <numerusform>Ve schránce je %n partií. Vložit sem jde jen jednu; všechny otevřete, když text uložíte jako soubor.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>That a clip belongs to another board. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>Tahy ve schránce jsou pro desku %1. Tato má %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>That a clip has a board and no moves.</extracomment>
        <translation>Partie ve schránce nemá tahy, které by šlo vložit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Hang what is on the clipboard below a node, or say why it cannot be.</extracomment>
        <translation>Otevřít jako novou partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>Otevřít</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>Asked once a game is over.</extracomment>
        <translation>Uložit tuto partii do knihy hráčů?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>The game is in a file of this name. %1 = name</extracomment>
        <translation>Partie je teď v knize hráčů: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>It could not be written; the reason is a phrase. %1 = reason</extracomment>
        <translation>Partii se nepodařilo uložit do knihy hráčů: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>What the folder of the games is called, among the user&apos;s documents.</extracomment>
        <translation>Partie go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The book is empty.</extracomment>
        <translation>Zatím žádné partie. Až skončí partie dvou hráčů se jmény, uložte ji a objeví se tady.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>So many files of the folder are no records.</extracomment>
        <translation>
            <numerusform>%n soubor ve složce nešel načíst.</numerusform>
            <numerusform>%n soubory ve složce nešly načíst.</numerusform>
            <numerusform>%n souborů ve složce nešlo načíst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>The folder of the games is not there, and cannot be made; the reason is a phrase. %1 = reason</extracomment>
        <translation>Tuto složku nejde otevřít: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n výhra</numerusform>
            <numerusform>%n výhry</numerusform>
            <numerusform>%n výher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n prohra</numerusform>
            <numerusform>%n prohry</numerusform>
            <numerusform>%n proher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n remíza</numerusform>
            <numerusform>%n remízy</numerusform>
            <numerusform>%n remíz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>All games of a player.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>The most wins in a row; empty where there were none.</extracomment>
        <translation>
            <numerusform>Nejdelší série: %n výhra za sebou</numerusform>
            <numerusform>Nejdelší série: %n výhry za sebou</numerusform>
            <numerusform>Nejdelší série: %n výher za sebou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>On how many days somebody played; empty where no record says when.</extracomment>
        <translation>
            <numerusform>Hrací dny: %n</numerusform>
            <numerusform>Hrací dny: %n</numerusform>
            <numerusform>Hrací dny: %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>On how many days somebody played; empty where no record says when. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1, naposledy %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>Bez handicapu</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Dostává %n kámen</numerusform>
            <numerusform>Dostává %n kameny</numerusform>
            <numerusform>Dostává %n kamenů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Dává %n kámen</numerusform>
            <numerusform>Dává %n kameny</numerusform>
            <numerusform>Dává %n kamenů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Before a player is forgotten. %1 = name</extracomment>
        <translation>Zapomenout hráče: %1?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>What that means.</extracomment>
        <translation>Kniha přestane počítat partie tohoto hráče. Zápisy samy zůstanou ve složce.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not. %1 = name</extracomment>
        <translation>Partie obou se budou počítat jednomu hráči: %1. Žádný zápis se nezmění.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not.</extracomment>
        <translation>Nové jméno používá jen kniha. Žádný zápis se nezmění.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>%1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1 a %2 jsou zhruba vyrovnaní.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%1 by měl(a) hrát černými bez komi. Soupeř: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%1 by měl(a) dostat asi %n kámen. Soupeř: %2.</numerusform>
            <numerusform>%1 by měl(a) dostat asi %n kameny. Soupeř: %2.</numerusform>
            <numerusform>%1 by měl(a) dostat asi %n kamenů. Soupeř: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <translation>
            <numerusform>%n s jinými</numerusform>
            <numerusform>%n s jinými</numerusform>
            <numerusform>%n s jinými</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>%1 = games %2 = others</extracomment>
        <translation>Vychází z: %1 a %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Vychází z partií s jinými hráči: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Vychází z: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>%1 = fair.least %2 = fair.most</extracomment>
        <translation>Možné je cokoli od %1 do %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Nothing can be said of two players yet.</extracomment>
        <translation>
            <numerusform>Na spravedlivý handicap je zatím málo partií. Je potřeba aspoň %n.</numerusform>
            <numerusform>Na spravedlivý handicap je zatím málo partií. Jsou potřeba aspoň %n.</numerusform>
            <numerusform>Na spravedlivý handicap je zatím málo partií. Je potřeba aspoň %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>Kniha hráčů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>Přejmenovat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>Zapomenout…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>Ukázat složku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>Všechny partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>Jiná složka…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>Zeptat se</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>Nedělat nic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>Když partie skončí:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>Zapomenout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Soupeři</translation>
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
        <translation>Desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>První hráč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>Spravedlivý handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>a</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>Přejmenovat hráče</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the one before stay there.</extracomment>
        <translation>Složka knihy hráčů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Uložit každou partii</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is looked for, made when it is first asked for.</extracomment>
        <translation>Přejít k tahu na průsečíku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>Průsečík, například D4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>Přejít k tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Which numbers of moves there are to go to. %1 = last</extracomment>
        <translation>Tah, 0 až %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>Přejít na průsečík</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Which page one is at, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>Stránka %1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The system knows no printer.</extracomment>
        <translation>Nebyla nalezena žádná tiskárna. Stránky můžete uložit jako soubor PDF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>A printer could not be used, or stopped in the middle.</extracomment>
        <translation>Tisk se nezdařil. Zkontrolujte tiskárnu a zkuste to znovu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>Uložit jako PDF…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>Náhled tisku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>Celá stránka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>Šířka stránky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>Na výšku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>Na šířku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>Stránka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>Zvětšení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>Zmenšit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>Zvětšit</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Zajmout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Uniknout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Schody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Síť</translation>
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
        <translation>Spojit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Rozříznout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Udělat dvě oči</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Vzít oko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Závod o svobody</translation>
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
        <translation>Uzavřít hranici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Problems of all kinds, on boards of one size or on all. %1 = course.side</extracomment>
        <translation>Na desce %1×%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Problems of all kinds, on boards of one size or on all.</extracomment>
        <translation>Všechny druhy, nejdřív lehké</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = missed</extracomment>
        <translation>, chybně %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0]</extracomment>
        <translation>Stupeň %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>Stupně %1 až %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>Úloha %1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>stupeň %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>minule chybně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>minule vyřešeno</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Na tahu je Černý: udělejte v ohraničené části %n bod.</numerusform>
            <numerusform>Na tahu je Černý: udělejte v ohraničené části %n body.</numerusform>
            <numerusform>Na tahu je Černý: udělejte v ohraničené části %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Na tahu je Bílý: udělejte v ohraničené části %n bod.</numerusform>
            <numerusform>Na tahu je Bílý: udělejte v ohraničené části %n body.</numerusform>
            <numerusform>Na tahu je Bílý: udělejte v ohraničené části %n bodů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>Na tahu je Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>Na tahu je Bílý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Soubor o tomto tahu nic neříká. Nepočítá se: zkuste jiný.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Černý vstoupí: zbude méně než %n bod.</numerusform>
            <numerusform>Černý vstoupí: zbude méně než %n body.</numerusform>
            <numerusform>Černý vstoupí: zbude méně než %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Bílý vstoupí: zbude méně než %n bod.</numerusform>
            <numerusform>Bílý vstoupí: zbude méně než %n body.</numerusform>
            <numerusform>Bílý vstoupí: zbude méně než %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Černý zajme %n kámen.</numerusform>
            <numerusform>Černý zajme %n kameny.</numerusform>
            <numerusform>Černý zajme %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Bílý zajme %n kámen.</numerusform>
            <numerusform>Bílý zajme %n kameny.</numerusform>
            <numerusform>Bílý zajme %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Černý je rychlejší: váš %n kámen má jednu svobodu.</numerusform>
            <numerusform>Černý je rychlejší: vaše %n kameny mají jednu svobodu.</numerusform>
            <numerusform>Černý je rychlejší: vašich %n kamenů má jednu svobodu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Bílý je rychlejší: váš %n kámen má jednu svobodu.</numerusform>
            <numerusform>Bílý je rychlejší: vaše %n kameny mají jednu svobodu.</numerusform>
            <numerusform>Bílý je rychlejší: vašich %n kamenů má jednu svobodu.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Černý vás zastaví: vaše kameny nejde zachránit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Bílý vás zastaví: vaše kameny nejde zachránit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Černý má dvě oči: tyto kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Bílý má dvě oči: tyto kameny žijí.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Černý zajme %n váš kámen a unikne.</numerusform>
            <numerusform>Černý zajme %n vaše kameny a unikne.</numerusform>
            <numerusform>Černý zajme %n vašich kamenů a unikne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Bílý zajme %n váš kámen a unikne.</numerusform>
            <numerusform>Bílý zajme %n vaše kameny a unikne.</numerusform>
            <numerusform>Bílý zajme %n vašich kamenů a unikne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Černý se spojí: tyto kameny mají %n svobodu.</numerusform>
            <numerusform>Černý se spojí: tyto kameny mají %n svobody.</numerusform>
            <numerusform>Černý se spojí: tyto kameny mají %n svobod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Bílý se spojí: tyto kameny mají %n svobodu.</numerusform>
            <numerusform>Bílý se spojí: tyto kameny mají %n svobody.</numerusform>
            <numerusform>Bílý se spojí: tyto kameny mají %n svobod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Černý unikne: tyto kameny mají %n svobodu.</numerusform>
            <numerusform>Černý unikne: tyto kameny mají %n svobody.</numerusform>
            <numerusform>Černý unikne: tyto kameny mají %n svobod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Bílý unikne: tyto kameny mají %n svobodu.</numerusform>
            <numerusform>Bílý unikne: tyto kameny mají %n svobody.</numerusform>
            <numerusform>Bílý unikne: tyto kameny mají %n svobod.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Černý se ubrání: tyto kameny zajmout nemůžete.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Bílý se ubrání: tyto kameny zajmout nemůžete.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Černý se spojí: jeden řetěz, %n svoboda.</numerusform>
            <numerusform>Černý se spojí: jeden řetěz, %n svobody.</numerusform>
            <numerusform>Černý se spojí: jeden řetěz, %n svobod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Bílý se spojí: jeden řetěz, %n svoboda.</numerusform>
            <numerusform>Bílý se spojí: jeden řetěz, %n svobody.</numerusform>
            <numerusform>Bílý se spojí: jeden řetěz, %n svobod.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Černý řeže: vaše kameny zůstanou oddělené.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Bílý řeže: vaše kameny zůstanou oddělené.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>That a problem has no solution, &apos;&apos; where it has one.</extracomment>
        <translation>V souboru řešení není. Můžete si prohlédnout desku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>What a small board is: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>Úloha %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>Beside the number of the problem that comes next.</extracomment>
        <translation>další</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>A folder holds nothing to solve. %1 = isolated(name)</extracomment>
        <translation>V %1 nejsou žádné úlohy.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Some files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>%n soubor je bez úloh a vynechává se.</numerusform>
            <numerusform>%n soubory jsou bez úloh a vynechávají se.</numerusform>
            <numerusform>%n souborů je bez úloh a vynechává se.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>The button for the problems that are due. %1 = count</extracomment>
        <translation>K zopakování: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Dejte atari z té strany, která kameny žene k okraji nebo k vašim kamenům.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Obětujte kámen. Je teď řetěz, který ho zajal, v atari?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>ohraničené kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>vyřešeno %1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <translation>Na tahu je Černý: zachraňte pomocí ko %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <translation>Na tahu je Bílý: zachraňte pomocí ko %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <translation>Na tahu je Černý: zajměte pomocí ko %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <translation>Na tahu je Bílý: zajměte pomocí ko %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Správně. Tím je úloha vyřešená.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Zatím správně. Pokračujte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>Rada; další rada ukáže tah (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>%1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>Řešení: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>ohraničeno</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>That something is missing in a file of problems, and one line for each thing.</extracomment>
        <translation>
            <numerusform>%n věc tu chybí; zbytek se použije.</numerusform>
            <numerusform>%n věci tu chybí; zbytek se použije.</numerusform>
            <numerusform>%n věcí tu chybí; zbytek se použije.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>%1 = finding.game + 1</extracomment>
        <translation>Úloha %1. </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>Nejdřív chybné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>Ze složky…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>Vzít tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>Otočit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>Zrcadlit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>Prohodit barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Další</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>Přehled</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>Otočit desku o čtvrtinu (T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>Zrcadlit desku zleva doprava (M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>Předchozí úloha (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>Další úloha (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>Všechny úlohy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Začít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself.</extracomment>
        <translation>Tady je nejlepší pasovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself. %1 = move</extracomment>
        <translation>Tah je %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Která svoboda by kamenům pomohla nejvíc? Tu vezměte jako první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Můžete zajmout některý z kamenů kolem? Nebo kde získáte nejvíc svobod?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Samotné atari nechá kameny utéct. Uzavřete cesty ven zdálky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Odkud vedou dvě cesty ke spojení? Zastavit jde jen jednu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Kde by se soupeř spojil? Udrží se tam váš kámen?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Na kolika místech může být oko? Který průsečík udělá dvě?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Kam by soupeř hrál, aby měl dvě oči? Zahrajte tam první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Spočítejte svobody obou stran. Společné svobody zaplňte až nakonec.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Přímo nejde nic. Najděte tah, který vede ke ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Kudy by soupeř ještě mohl vstoupit? Zavřete tu mezeru. Počítají se i vaše kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>To úlohu neřeší. Zkuste jiný tah.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>Pas (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>Vzít svůj tah zpět (Backspace)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>Ukázat řešení (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>Prohodit Černého a Bílého (C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>Zpět k seznamu úloh (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>Všechny úlohy tady jako malé desky (O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>Ukázat celou desku (W)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Dokončit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>Zpět k desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>Úvodní stránka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Otevřít úlohy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Úlohy (*.sgf);;Všechny soubory (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Let the user choose a folder, and show the problems of all its files.</extracomment>
        <translation>Otevřít složku s úlohami</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Ask what is due to be repeated.</extracomment>
        <translation>K zopakování</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>What was solved was not written. %1 = reason</extracomment>
        <translation>Co jste vyřešili, se nepodařilo uložit: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Solving begins anew; where the old results are. %1 = path</extracomment>
        <translation>Co jste vyřešili, nešlo načíst. Je to zachováno jako %1; začínáte znovu od začátku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>Popořadě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>Ze souboru…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>There is nothing to solve.</extracomment>
        <translation>U programu nejsou žádné úlohy. Otevřete soubor s úlohami.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Najděte tah. Deska odpoví.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>Whether something written shall be kept.</extracomment>
        <translation>Uložit to?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>Something written is about to be lost.</extracomment>
        <translation>Co jste tu napsali, v zápisu ještě není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Neukládat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Psát dál</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>How much is not saved.</extracomment>
        <translation>
            <numerusform>Máte %n neuloženou změnu. Uložit ji, než budete pokračovat?</numerusform>
            <numerusform>Máte %n neuložené změny. Uložit je, než budete pokračovat?</numerusform>
            <numerusform>Máte %n neuložených změn. Uložit je, než budete pokračovat?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>Whether the game shall be saved before something else.</extracomment>
        <translation>Uložit partii?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Uložit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Neukládat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>Jedno kliknutí změní</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>A click changes a group.</extracomment>
        <translation>Kliknutí změní všechny řetězy, které spolu žijí nebo umírají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>Řetěz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>A click changes a chain.</extracomment>
        <translation>Kliknutí změní jen kameny spojené čarami.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>Celá oblast</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>A click changes an area.</extracomment>
        <translation>Kliknutí změní v uzavřené oblasti všechny kameny té barvy, nebo všechny její prázdné průsečíky. Totéž udělá dvojklik nebo kliknutí se Shiftem.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Why a file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>Soubor je na zápis partie příliš velký (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 bajtů</translation>
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
        <translation>Soubor je prázdný.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Tohle není text, takže to není zápis partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>V tomto souboru žádná partie není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>Tohle je zápis partie v jiném formátu (%1), který se zatím nečte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>Kódování textu %1 neexistuje.</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Nezbyla by žádná svoboda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Tento tah by opakoval pozici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>To není na desce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1 není na desce.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = name</extracomment>
        <translation>Kámen na %1 by neměl prázdný průsečík vedle sebe ani vedle kamenů, ke kterým se připojí, a nic by nezajal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>The first board of a repetition. %1 = number</extracomment>
        <translation>po tahu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>The second board of a repetition. %1 = color %2 = point</extracomment>
        <translation>když teď %1 hraje %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Už tu stojí kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>To by hned vzalo ko zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>Na %1 už stojí kámen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>Kámen na %1 by neměl žádnou svobodu. Podle těchto pravidel se to nesmí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board.</extracomment>
        <translation>Hned vzít zpět nejde. Nejdřív zahrajte jinam.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>Na %1 hrát nemůžete: opakovala by se pozice po tahu %2. Zahrajte jinam nebo pasujte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Kameny se kladou na prázdné průsečíky a zůstávají, kde jsou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Poslední tah tu zajal jeden kámen. Kdybyste hned vzali zpět, opakovala by se pozice. Po jednom tahu jinam už to jde.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = side %2 = name %3 = number</extracomment>
        <translation>Když %1 hraje %2, kameny stojí přesně jako po tahu %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <translation>Podle těchto pravidel se pozice nesmí nikdy opakovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <translation>Podle těchto pravidel se pozice nesmí nikdy opakovat se stejným hráčem na tahu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <translation>Podle těchto pravidel nesmí nikdo vytvořit stejnou pozici dvakrát.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>The button that shows an earlier board. %1 = number</extracomment>
        <translation>Podívat se na tah %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>No rules allow a refused move.</extracomment>
        <translation>Tento tah žádná pravidla nedovolují.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>By which rules a refused move is allowed, and by which not. %1 = allow %2 = refuse</extracomment>
        <translation>Dovoleno podle: %1. Nedovoleno podle: %2.</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Řádek %1, sloupec %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>Partie %3, řádek %1, sloupec %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>A finding on one line, to be copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1: %2 Očekáváno: %3. Uděláno: %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>
            <numerusform>%n hodnotu v tomto souboru nejde přečíst.</numerusform>
            <numerusform>%n hodnoty v tomto souboru nejde přečíst.</numerusform>
            <numerusform>%n hodnot v tomto souboru nejde přečíst.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>Tady se přeskakují; soubor se nezměnil.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing. %1 = len(findings)</extracomment>
        <translation>Celkem opraveno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>Tady je to opraveno; soubor se nezměnil.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Kde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Co tam je</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Co se udělalo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>Co bylo opraveno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>Další hodnoty se ještě čtou…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>Kopírovat jako text</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>Uložit opravenou kopii…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>How to see where something was repaired.</extracomment>
        <translation>Vyberte řádek a jeho místo se ukáže na desce.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>The name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1 (opraveno)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Let the user choose where to save a repaired copy; the file itself stays as it is.</extracomment>
        <translation>Uložit opravenou kopii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>A repaired copy needs a name of its own. %1 = name</extracomment>
        <translation>%1 je soubor sám. Zvolte pro kopii jiný název.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>A repaired copy was written. %1 = name</extracomment>
        <translation>Opravená kopie je uložena jako %1.</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Who gives up, as an answer. %1 = name</extracomment>
        <translation>%1 vzdává</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>Who gives the game up.</extracomment>
        <translation>Kdo vzdává?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>What giving up does.</extracomment>
        <translation>Vyhraje druhý hráč. Příkazem Zpět to můžete vrátit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who gives up, the side to move as the first answer; None for nobody.
----------
The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Vzdávám</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>Obnovit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>Otevřít uložený soubor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>Zahodit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>Zeptat se při příštím spuštění</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>Whether kept changes shall go.</extracomment>
        <translation>Zahodit tyto změny?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>What discarding kept changes does.</extracomment>
        <translation>Budou navždy pryč. Soubor zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>Zahodit</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Černý vyhrává o %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Bílý vyhrává o %1</translation>
    </message>
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
        <translation>Remíza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Bez výsledku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Výsledek neznámý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>nedovolený tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>opakování</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Černý vyhrává (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Bílý vyhrává (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>What the comment says of a game that both lose.</extracomment>
        <translation>Oba hráči prohráli: nedokázali se dohodnout, jak partii ukončit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <translation>Černý vyhrává, Bílý vzdal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <translation>Bílý vyhrává, Černý vzdal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <translation>Černý vyhrává na čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <translation>Bílý vyhrává na čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <translation>Černý vyhrává kontumačně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <translation>Bílý vyhrává kontumačně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <translation>Černý vyhrává</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <translation>Bílý vyhrává</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>Nobody has answered under a name.</extracomment>
        <translation>Zatím žádné výsledky. S lekcí nebo úlohami na obrazovce zvolte „Nechat odpovídat žáky…“ a zaškrtněte „Ptát se na jména a ukládat výsledky“.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>%n žák</numerusform>
            <numerusform>%n žáci</numerusform>
            <numerusform>%n žáků</numerusform>
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
        <translation>Háček: správně; s číslem: správně na tolikátý pokus. Křížek: tolik chybných pokusů. Otazník: s radou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>správně napoprvé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing. %1 = result.tries</extracomment>
        <translation>správně na pokus č. %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n chybný pokus</numerusform>
            <numerusform>%n chybné pokusy</numerusform>
            <numerusform>%n chybných pokusů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n rada</numerusform>
            <numerusform>%n rady</numerusform>
            <numerusform>%n rad</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>How many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Answers of pupils could not be written. %1 = reason</extracomment>
        <translation>Odpovědi se nepodařilo uložit: %1. Zůstanou tu, dokud program neskončí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Results could not be deleted. %1 = reason</extracomment>
        <translation>Výsledky se nepodařilo smazat: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>Whether to delete the results of a class.</extracomment>
        <translation>Smazat tyto výsledky?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>What is deleted. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>Odpovědi %n žáka budou navždy pryč: %1</numerusform>
            <numerusform>Odpovědi %n žáků budou navždy pryč: %1</numerusform>
            <numerusform>Odpovědi %n žáků budou navždy pryč: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>Výsledky žáků</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>Třída</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>Uložit jako CSV…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>Uložit výsledky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>Žák</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>Vyřešeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>Napoprvé</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Who wants to play on, as an answer. %1 = name</extracomment>
        <translation>%1 chce hrát dál</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>Who wants to play on.</extracomment>
        <translation>Kdo chce hrát dál?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>What playing on costs the side that asks for it.</extracomment>
        <translation>Podle těchto pravidel pak začíná druhý hráč.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who wants to play on after a stop; None for nobody.</extracomment>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>Místo v zápisu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none.</extracomment>
        <translation>Začátek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Tah %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Zastavit (mezerník)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Přehrát (mezerník)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>Tento zápis uvádí pravidla, která tu nejsou známa: „%1“. Podle kterých pravidel se má posuzovat a počítat? Zápis zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>Tento zápis neuvádí pravidla. Podle kterých pravidel se má posuzovat a počítat? Zápis zůstane, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>What a change of the rules does.</extracomment>
        <translation>Celá partie se pak bude posuzovat a počítat podle těchto pravidel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>How many moves other rules would not allow.</extracomment>
        <translation>
            <numerusform>Nedovolují %n tah této partie; všechny tahy zůstanou, jak jsou.</numerusform>
            <numerusform>Nedovolují %n tahy této partie; všechny tahy zůstanou, jak jsou.</numerusform>
            <numerusform>Nedovolují %n tahů této partie; všechny tahy zůstanou, jak jsou.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>A game without komi gets rules that know one.</extracomment>
        <translation>Partie nemá komi; podle těchto pravidel obvykle bývá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Whether the rules shall be others. %1 = name</extracomment>
        <translation>Změnit pravidla na: %1?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>Změnit pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>The komi of a game whose rules change. %1 = komi</extracomment>
        <translation>Komi je %1 a zůstane, pokud ho nezměníte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>The answer that changes the komi as well. %1 = komi</extracomment>
        <translation>Pravidla a komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>Čínská (jako na serverech)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese</source>
        <translation>Čínská</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese</source>
        <translation>Japonská</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean</source>
        <translation>Korejská</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>Britská (BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>Francouzská (FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>Novozélandská</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>Základní (Davies)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>Ingova (expertní ko)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>Ingova zjednodušená</translation>
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
        <source>On paper the board may never repeat. In practice only simple ko is forbidden, and a referee decides the rest; here you may agree to end without a result.</source>
        <translation>Na papíře se pozice nesmí nikdy opakovat. V praxi je zakázané jen prosté ko a o zbytku rozhoduje rozhodčí; tady se můžete dohodnout, že partie skončí bez výsledku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>Text jde číst několika způsoby; většina ho čte jako situační superko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>K dispozici byla jen část textu. Hra po zastavení a handicap fungují jako v japonských pravidlech.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>O tom, které kameny jsou mrtvé, rozhoduje představovaná hra. Tady se na tom dohodnete.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>Pravidla nechávají komi na hráčích; nová partie navrhuje 7½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>Ingovo pravidlo o bojových a rušivých ko nebylo nikdy zapsáno tak přesně, aby se jím program mohl řídit. Tady se pozice nesmí nikdy opakovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>Blíž Ingovu vlastnímu pravidlu: pozice se smí jednou opakovat. Rozdíl je vidět jen tam, kde se bojuje o několik ko najednou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>Prý existovalo ještě jedno pravidlo o ko, ale jeho text se nenašel. Handicap je náš výklad.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>Každá skupina si nechá dva body prázdné, jako daň. Partie může začít se dvěma kameny každé barvy na protilehlých hvězdách. Ko a remízy jsou náš výklad.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Každý pas stojí kámen, takže se oba způsoby počítání shodnou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Počítají se kameny i obklíčené body; nebo body a zajatci s kamenem za každý pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Počítají se všechny kameny, které se na desku vejdou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Ko se nesmí hned vzít zpět.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Pozice se nesmí nikdy opakovat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Pozice se nesmí nikdy opakovat se stejným hráčem na tahu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Nikdo nesmí vytvořit stejnou pozici dvakrát.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Ko se nesmí hned vzít zpět a žádná pozice nesmí nastat potřetí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Tah, po kterém vašim kamenům nezbude svoboda, není dovolen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Dva a více vlastních kamenů smíte obětovat zaplněním jejich poslední svobody.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Vlastní kameny smíte obětovat zaplněním jejich poslední svobody.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <translation>Když se pozice opakuje, můžete se dohodnout, že partie skončí bez výsledku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <translation>Když se pozice opakuje, můžete se dohodnout na remíze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <translation>Kdo chce hrát dál, nechá začít soupeře.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>Ingova (přibližně)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ancient Chinese</source>
        <translation>Starobylá čínská</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>Prosté území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>čínská pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>japonská pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>korejská pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>pravidla AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>novozélandská pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>Než se partie zastaví, zaplní se všechny neutrální body a udělají se všechny tahy, které jsou ještě potřeba.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Než budete pasovat, zaplňte neutrální body.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Dobrá pro začátečníky: hrát uvnitř vlastní plochy nic nestojí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Hrát uvnitř vlastní plochy stojí bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Počítají se jen kameny; každá skupina si nechá dva body prázdné.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Počítá se plocha</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Počítá se území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Počítají se kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Počítají se kameny i obklíčené body.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Počítají se obklíčené body a zajatci.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <translation>Body skupin v seki se nepočítají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Bílý dostane za každý handicapový kámen jeden bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <translation>Bílý dostane jeden bod za každý handicapový kámen kromě prvního.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <translation>Poslední pasuje Bílý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <translation>Když pasuje první Bílý, dostane bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <translation>Dva pasy partii zastaví. Čtyři pasy za sebou ji ukončí a všechny kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <translation>Dva pasy partii zastaví. Po pokračování ji druhé zastavení ukončí a všechny kameny žijí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <translation>Dva pasy partii zastaví, ukončí ji dohoda.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <translation>Při rovnosti vyhrává Černý.</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>What becomes of games by rules that go.</extracomment>
        <translation>Tato pravidla se už nebudou nabízet. Partie, které se podle nich hrály, si je ponechají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list where a ruleset is asked for.</extracomment>
        <translation>Která pravidla?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>Vytvořit z nich vlastní…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>Upravit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>Použít tato pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>Pro porovnání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>V této partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>Vaše vlastní</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1, chosen</source>
        <extracomment>The ruleset in force, as it is read aloud in a list. %1 = name</extracomment>
        <translation>%1, zvolená</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>The rulesets to compare with, the chosen one first.</extracomment>
        <translation>nic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>No ruleset is shown yet.</extracomment>
        <translation>Vyberte pravidla vlevo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Whether own rules shall go. %1 = name</extracomment>
        <translation>Smazat „%1“?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>Co tato pravidla říkají</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1: %2</source>
        <extracomment>What other rules say: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>A file was not written: read back, it would not have been what is on the board. %1 = name</extracomment>
        <translation>Soubor %1 je příliš poškozený, než aby šel změnit na místě: po načtení by se neshodoval s deskou. Na disku se nic nezměnilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>The user called the saving off. %1 = name</extracomment>
        <translation>Soubor %1 nebyl uložen. Zůstal, jaký byl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>The user called the saving of a copy or of some games off. %1 = name</extracomment>
        <translation>Soubor %1 nebyl uložen.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>A large file is being written. %1 = name</extracomment>
        <translation>Ukládá se %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Why a file cannot be written just now. %1 = name</extracomment>
        <translation>Soubor %1 je otevřený v jiném okně programu goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>The file had other names, which were not followed. %1 = name</extracomment>
        <translation>Soubor %1 je uložen. Má i další názvy (pevné odkazy): pod nimi zůstává starší verze.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>The earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>Soubor %1 je uložen, ale jeho starší verzi se nepodařilo zachovat: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Another program wrote the file that is open. %1 = name</extracomment>
        <translation>Soubor %1 změnil jiný program.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>The file that is open was deleted or moved. %1 = name</extracomment>
        <translation>Soubor %1 byl smazán nebo přesunut. Partie je stále tady.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>What became of changes that something else took the place of.</extracomment>
        <translation>Vaše verze je mezi odloženými partiemi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>What a program that ended without saving had on its board. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>goboard skončil, když byla otevřená partie %1. Zachovala se %n změna, poslední %2.</numerusform>
            <numerusform>goboard skončil, když byla otevřená partie %1. Zachovaly se %n změny, poslední %2.</numerusform>
            <numerusform>goboard skončil, když byla otevřená partie %1. Zachovalo se %n změn, poslední %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The file of what can be restored is another by now.</extracomment>
        <translation>Soubor byl od té doby změněn.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>v %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>%1 v %2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2, kamenů: %3. %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>Počítá se jako %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>Posouzeno jako %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>Nejasné, spíše %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>živá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>mrtvá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>nejasná</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>What is counted is a game in which captured stones win.</extracomment>
        <translation>Tohle je hra na zajímání: rozhodují zajaté kameny, ne body.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Žádné poslední tahy nejsou: partie není dohraná.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Už není co hrát.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Poslední tahy, začíná Černý: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Poslední tahy, začíná Bílý: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>The result of the count after the last moves. %1 = result %2 = words</extracomment>
        <translation>Výsledek po posledních tazích: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>The result of the count as it stands, where another one comes first or none can be given. %1 = result %2 = words</extracomment>
        <translation>Deska tak, jak je: %1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>Say that the last moves do not change the result.</extracomment>
        <translation>Deska tak, jak je, dává stejný výsledek.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Černý chrání kameny tahem na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Bílý chrání kameny tahem na %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Which group the players have to decide about, and what it was taken for. %1 = where %2 = leaning</extracomment>
        <translation>Skupina na %1 není jasná; počítá se jako %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Rozdíl</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Nepočítá se, v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Nikomu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Zaplnit může kdokoli</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>The result as the record gives it. %1 = result</extracomment>
        <translation>V zápisu je %1.</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Změnit tady</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Vložit před to, co následuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Nová varianta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where a board is to be written.</extracomment>
        <translation>Po této pozici následují tahy. Kam má změna přijít?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Všechny pozdější tahy jsou dál dovolené.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Pozdější tahy jsou dál dovolené, aspoň ty, které jsme prošli.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>
            <numerusform>%n pozdější tah by už nebyl dovolený: </numerusform>
            <numerusform>%n pozdější tahy by už nebyly dovolené: </numerusform>
            <numerusform>%n pozdějších tahů by už nebylo dovoleno: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do. %1 = names</extracomment>
        <translation>Pozdější rozestavení by na %1 nic nezměnilo.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>The same once a move was inserted, by which they are one move later than before.</extracomment>
        <translation>
            <numerusform>%n pozdější tah už není dovolený: </numerusform>
            <numerusform>%n pozdější tahy už nejsou dovolené: </numerusform>
            <numerusform>%n pozdějších tahů už není dovoleno: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>What a click does while moves are inserted, and how that ends.</extracomment>
        <translation>Vkládají se tahy: pozdější tahy přijdou po tom, který teď zahrajete. Esc to ukončí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>Why a set-up goes into a node of its own.</extracomment>
        <translation>Je tu tah. Kameny přijdou do vlastního uzlu za ním.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Černý kámen zvednut z %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Bílý kámen zvednut z %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.</source>
        <extracomment>How stones are laid.</extracomment>
        <translation>Kliknutím položíte kámen; se Shiftem nebo pravým tlačítkem kámen druhé barvy. Dalším kliknutím ho odeberete.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>How stones are taken off.</extracomment>
        <translation>Kliknutím nebo tažením odebíráte kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>What to do with a stone from the bowl in the hand.</extracomment>
        <translation>Pusťte kámen nad prázdným průsečíkem. Esc ho vrátí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>V zápisu zůstanou, jak jsou.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Some names, and how many more there are.</extracomment>
        <translation>
            <numerusform>a ještě %n</numerusform>
            <numerusform>a ještě %n</numerusform>
            <numerusform>a ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any.</extracomment>
        <translation>Jeden řetěz nemá svobodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any. %1 = count</extracomment>
        <translation>Řetězy bez svobody: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>Střídavě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>Prázdné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>Posun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>Na tahu je Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>Na tahu je Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Klikněte nebo táhněte po desce, nebo přetáhněte kámen odtud</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Střídavě Černý a Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Odebírat kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Posouvat kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Vyprázdnit desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Otočit a zrcadlit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Prohodit barvy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>První hraje Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>První hraje Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Vzít poslední krok zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Nechat desku, jak byla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Ponechat tuto desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key. %1 = tip %2 = key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>How stones are moved.</extracomment>
        <translation>Přetáhněte kámen na prázdný průsečík, nebo z desky pryč.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>What to do with a stone from the board in the hand.</extracomment>
        <translation>Enter nebo kliknutí kámen položí. Del ho odebere, Esc ho vrátí.</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>How long a game is.
----------
Result, date, moves, size, as far as they are known: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>dnes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>včera</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games a file holds.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partie</numerusform>
            <numerusform>%n partií</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>Whether the unfinished game shall go.</extracomment>
        <translation>Zahodit tuto partii?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>What the first steps teach.</extracomment>
        <translation>Všechny lekce, od prvního kamene po ko a seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>What the first evening is, for somebody who has done nothing of it.</extracomment>
        <translation>Ještě jste go nehráli? Tři krátké lekce, malá hra a pak vaše první skutečná partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>How far the first evening is. %1 = done %2 = steps</extracomment>
        <translation>Hotové kroky: %1 z %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Deska a tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Svobody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Zajímání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Hra na zajímání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Pas a počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Vaše první partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons.</extracomment>
        <translation>Pokračovat v lekcích</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Právě jste narazili na zajetí. Chcete se za dvě minuty naučit atari?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The program that was to open the files is there, and hangs or is very busy.</extracomment>
        <translation>Program goboard, který už běží, neodpovídá. Tohle je další.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Which files that were open the last time are gone. %1 = names</extracomment>
        <translation>Už tam není: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>What discarding the unfinished game does.</extracomment>
        <translation>Rozehraná partie bude navždy pryč.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>How many positions one of the user&apos;s own lessons holds.</extracomment>
        <translation>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>How many of the user&apos;s own lessons are in the folder besides those that are shown.</extracomment>
        <translation>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
            <numerusform>ještě %n</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons. %1 = name</extracomment>
        <translation>Dále: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Právě jste narazili na sebevraždu. Máte dvě minuty?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Právě jste narazili na ko. Máte dvě minuty?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Právě jste narazili na mrtvé kameny. Máte dvě minuty?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Právě jste narazili na seki. Máte dvě minuty?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>What the lesson on counting shows.</extracomment>
        <translation>Podívejte se, jak se jedna partie počítá pěti způsoby.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>What stands over the lessons where the way in has a place of its own.</extracomment>
        <translation>Lekce a úlohy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>No record was opened yet.</extracomment>
        <translation>Tady se objeví zápisy, které otevřete nebo uložíte. Soubor SGF sem můžete i přetáhnout.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>What the start page says of a folder that was opened lately.</extracomment>
        <translation>Složka se zápisy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Ponechat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Zahodit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>Otevřít…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>Jak se počítá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Problems</source>
        <translation>Úlohy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Najděte tah. Deska odpoví.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>What stands over the way in.</extracomment>
        <translation>S go začínáte?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>Nedávné zápisy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The other way to open a file.</extracomment>
        <translation>Nebo přetáhněte soubor SGF kamkoli do tohoto okna.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>Moje lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>Otevřít složku…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>Zahodit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Začít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play against the computer…</source>
        <translation>Hrát proti počítači…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>What stands in the large place for somebody who is new to Go.</extracomment>
        <translation>Začněte tady</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>What stands in the large place while the game that waits is being read.</extracomment>
        <translation>Rozehraná partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>Jiná</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>libovolná velikost i pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>What the proposed first game is like.</extracomment>
        <translation>Krátká partie, dobrá na učení. Asi 15 minut.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>Nová partie pro dva u tohoto počítače</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>Jiné desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>krátká, dobrá na učení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Say on the first tile how far the first evening is, as long as it is not over.</extracomment>
        <translation>Všechny lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>místo na plán</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>celá deska</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání po japonsku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání po čínsku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání podle Inga</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání podle dosahu kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání po novozélandsku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání bod po bodu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání kamenů, po starodávnu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Počítání oběma způsoby</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Výsledek ukáže sama deska.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Jedna barva se spočítá, zbytek patří druhé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Všechny kameny se vrátí na desku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Jedna plocha se spočítá, zbytek je druhá.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Podle plochy i podle území: stejný rozdíl.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>How far a chapter is: &quot;6 of 11&quot;, &quot;11&quot; once it is over, komi already before. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>Spočítat plochu Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>Spočítat plochu Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Vaše kameny a vaše prázdné průsečíky: každý je bod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Podívejte se, co zůstane prázdné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Rozdělit komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>What was done in the step that led here.</extracomment>
        <translation>Konečná pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Why it was done, in one sentence or two.</extracomment>
        <translation>Teď počítáme rukama, jako u skutečné desky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>The message line: the sum of the step, else what was done.</extracomment>
        <translation>Teď počítáme krok za krokem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>The message line: the sum of the step, else what was done. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>%1 ztrácí bod území za každého zajatce: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Teď</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Potřeba</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>What is on a point while the story is told, for those who listen.</extracomment>
        <translation>vráceno k počítání</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>How fast a story is told at a speed.</extracomment>
        <translation>
            <numerusform>Pro toho, kdo čte %n slovo za minutu</numerusform>
            <numerusform>Pro toho, kdo čte %n slova za minutu</numerusform>
            <numerusform>Pro toho, kdo čte %n slov za minutu</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>That a story by other rules is only to look at.</extracomment>
        <translation>Jen pro porovnání: zápis zůstává, jak je.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <translation>Odebrat mrtvé kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <translation>Vynechat, co je v seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <translation>Označit území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <translation>Kámen za každý pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <translation>Srovnat území do desítek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <translation>Spočítat území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <translation>Spočítat kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <translation>Polovina desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <translation>Kam kameny dosáhnou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <translation>Vynechat, co se nepočítá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <translation>Zajatci zpět do misek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <translation>Předat komi v kamenech</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <translation>Dva body na každou skupinu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <translation>Ne zaplňováním</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <translation>Odečíst dva za každou skupinu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <translation>Přičíst komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <translation>Přičíst body za handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <translation>Znovu sestavit pozici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <translation>Porovnat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <translation>Oba součty vedle sebe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <translation>Co zůstalo prázdné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <translation>Kameny soupeře × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>Zajatci Bílého do území Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>Zajatci Černého do území Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>Zajatci Černého bez místa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>Zajatci Bílého bez místa</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>Odebrat kameny Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>Odebrat kameny Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>Zbytek patří Černému</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>Zbytek patří Bílému</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>Černý zaplňuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>Bílý zaplňuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>Co Černému zbylo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>Co Bílému zbylo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Průsečík, kam dosáhne jen jedna strana, patří jí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Počítají se kameny, které se na desku vejdou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <translation>Rozdělit neutrální body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <translation>Území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <translation>Vložení zajatci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <translation>Zbylí zajatci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <translation>Kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <translation>Polovina neutrálních bodů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <translation>Plocha</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <translation>Zbytek desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <translation>Dva za každou skupinu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <translation>Podle plochy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <translation>Podle území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <translation>Podle kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Body skupin v seki se tu nepočítají nikomu: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <translation>Tohle může každá strana zaplnit vlastními kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <translation>Na tyto průsečíky může každá strana ještě položit vlastní kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <translation>Prázdné průsečíky, které obklopuje jen jedna strana, jsou její území.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>%1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1 má zajatce: %2. Každý vrácený ubere soupeři (%3) bod. Teď číslo %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>Není pro ně místo. %1 má za každého bod: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <translation>Kameny se posouvají uvnitř své plochy, takže počet bodů zůstává stejný.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>Volné body získává %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>Tyto průsečíky nikdo neobklopuje. Každá strana dostane polovinu: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <translation>Počítá se jen Bílý: co nepatří Bílému, patří Černému.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <translation>Počítá se jen Černý: co nepatří Černému, patří Bílému.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>%1 = points(moment.step.done)</extracomment>
        <translation>Kameny se shrnou po desítkách. Zatím spočítáno: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 má menší plochu. Počítá se po dvou. Zatím: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <translation>Komi by se předávalo v kamenech po dvou bodech, ale toto komi není sudé. Proto se body počítají po jednom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Komi: %1. Černý potřebuje o polovinu komi víc a Bílý o polovinu méně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Podle těchto pravidel dostává Bílý %1 za to, že pasoval první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <translation>Čas navíc se platí body pro druhou stranu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <translation>Teď se stejná deska spočítá druhým způsobem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <translation>Obě strany mají stejně. Podle těchto pravidel pak vyhrává Černý.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <translation>Tady se oba způsoby liší: strany neudělaly stejně tahů a pasů.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <translation>Od kamene k prázdnému průsečíku a zase k dalšímu. Kam dosáhnou obě barvy, to nepatří nikomu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <translation>Tyto body byly označeny za neutrální, nebo leží v seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>%1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>Každý kámen (%1) v ploše soupeře (%2) dělá dva body. Teď číslo %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 klade kameny na všechny ostatní průsečíky. Položeno: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(stones)</extracomment>
        <translation>%1: každý živý kámen je bod. Zatím kamenů: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <translation>Zajetí neuniknou. Každý je zajatcem hráče, který je obklíčil.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <translation>Zajetí neuniknou. Jejich místa patří hráči, který je obklíčil.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>%1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1 má %n pas. Za každý dostane soupeř (%2) kámen; poslední pasuje Bílý.</numerusform>
            <numerusform>%1 má %n pasy. Za každý dostane soupeř (%2) kámen; poslední pasuje Bílý.</numerusform>
            <numerusform>%1 má %n pasů. Za každý dostane soupeř (%2) kámen; poslední pasuje Bílý.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>%1 má na desce %n kámen.</numerusform>
            <numerusform>%1 má na desce %n kameny.</numerusform>
            <numerusform>%1 má na desce %n kamenů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>Deska má %n bod. Kdo jich má víc než %1, vede.</numerusform>
            <numerusform>Deska má %n body. Kdo jich má víc než %1, vede.</numerusform>
            <numerusform>Deska má %n bodů. Kdo jich má víc než %1, vede.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(empty)</extracomment>
        <translation>%1: každý prázdný průsečík uvnitř plochy je také bod. Zatím: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <translation>Každý kámen v ploše soupeře se počítá za dva body, prázdný průsečík za jeden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <translation>Co nepatří druhé straně a není neutrální, to se počítat nemusí.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>Zajatci se tu nepočítají: %1 dostává zpět %n kámen.</numerusform>
            <numerusform>Zajatci se tu nepočítají: %1 dostává zpět %n kameny.</numerusform>
            <numerusform>Zajatci se tu nepočítají: %1 dostává zpět %n kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>%1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1 zaplňuje svou plochu z misky. Kamenů tam zbývá: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>%1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>%1 už nemá doma místo na kameny. Každý dělá dva body pro soupeře (%2). Číslo %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>%1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>Skupina žije se dvěma volnými body. %2: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <translation>Na desce je víc kamenů, než kolik jich má sada. Proto se body počítají po jednom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <translation>Na kameny za komi není místo. Proto se body počítají po jednom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <translation>Každá skupina potřebuje dva body, které se nepočítají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>%1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>Bílý dostává body: %1. S plochou %2 by Černý právě remizoval.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Bílý dostává %1, protože Černý hrál první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Bílý dostává %1 za kameny, se kterými Černý začínal.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>Černý potřebuje o polovinu toho víc a Bílý o polovinu méně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <translation>Obě strany mají stejně.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>%1 = times(2, margin / 2)</extracomment>
        <translation>O kámen víc nebo míň, to jsou dva body: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same</extracomment>
        <translation>Černý má %1, Bílý má %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <translation>Protože každý pas stojí kámen a poslední pasuje Bílý, oba způsoby se shodnou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>hotovo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>teď</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>ještě přijde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>Kroky počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>Místo v počítání</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Pause</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.
----------
Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Pauza</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Změnit pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Rovnou výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>O krok vpřed</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>Na konec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Přehrát</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>Zpět na začátek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>O krok zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>Počítat Černého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>Počítat Bílého</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>Pomalu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>Normálně</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>Rychle</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Details</source>
        <translation>Podrobnosti</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>Uložit opravenou kopii…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open what was copied or dropped, after a question where it is very long.
----------
Ask whether to open a file that is hardly a record; `act` opens it.</extracomment>
        <translation>Přesto otevřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1: tah trval %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones What there is at a move of the game, for who points at it on the strip.</extracomment>
        <translation>Zajal Černý: %1, Bílý: %2</translation>
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
        <translation>Černý vede o %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>Bílý vede o %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>What a program thinks of the position. %1 = round(said.winrate * 100)</extracomment>
        <translation>Černý vyhraje %1 ze 100 partií</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <translation>Komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <translation>Tady začínají varianty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <translation>Klíčové místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Text is shown that no font of the system has; English where this itself could not be read.</extracomment>
        <translation>Tento počítač nemá písmo pro některé čínské, japonské nebo korejské texty, proto místo nich vidíte rámečky. V Debianu a Ubuntu nainstalujte balíček fonts-noto-cjk.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>takový soubor ani složka neexistuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>taková složka neexistuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>to je složka, ne soubor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>disk je plný</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>vaše místo na disku je plné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>soubor je na tento disk příliš velký</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>název je příliš dlouhý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>je to odkaz, který vede zpátky sám k sobě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>je otevřeno příliš mnoho souborů najednou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>soubor má příliš mnoho názvů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>něco s tímto názvem už tam je</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>síťový disk neodpovídá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>nemáte oprávnění</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>Why something that is neither file nor folder is left alone, for the end of a sentence.</extracomment>
        <translation>to není obyčejný soubor, ale roura nebo zařízení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>tento disk je jen pro čtení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>disk hlásí chybu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>je málo paměti</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>používá to jiný program</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>disk už tam není</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>žádný soubor se tam tak jmenovat nemůže</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>tento disk to nedovoluje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>bylo to přerušeno</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence.</extracomment>
        <translation>žádný soubor se tak jmenovat nemůže</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>systém to odmítl (chyba %1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Which position of how many. %1 = number %2 = count</extracomment>
        <translation>Pozice %1 z %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>The same in little room; `number` is None where one is at none of them.</extracomment>
        <translation>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozice</numerusform>
            <numerusform>%n pozic</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>The same in little room; `number` is None where one is at none of them. %1 = number %2 = count</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>What is said at a position, as its row shows it.</extracomment>
        <translation>Zatím bez textu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>Said of a position at which something is asked.</extracomment>
        <translation>Úkol</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>A row for those who listen. %1 = number %2 = row_text(text)</extracomment>
        <translation>Pozice %1: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Tato pozice je nová. Co tu uděláte, zůstane.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Co tu uděláte, zůstane.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Tahy, kameny a značky, které tu ukážete, se vrátí zpět.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>
            <numerusform>%n změna, při přechodu dál se vrátí.</numerusform>
            <numerusform>%n změny, při přechodu dál se vrátí.</numerusform>
            <numerusform>%n změn, při přechodu dál se vrátí.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0.</extracomment>
        <translation>Deska je taková jako předtím.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0. %1 = number + 1</extracomment>
        <translation>Pozice %1 je zase taková, jak byla připravená.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>The table was put away, and what was shown was put back.</extracomment>
        <translation>Příkaz Znovu vrátí, co jste ukázali.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>Something was prepared on top of what was shown, so that all of it stays.</extracomment>
        <translation>Co jste ukázali, zůstane, protože jste pak ještě něco připravili.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>What was put back is there again, and stays.</extracomment>
        <translation>Co jste ukázali, je teď součástí lekce.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The file was saved while something was shown.</extracomment>
        <translation>Uloženo tak, jak deska teď vypadá. Co jste ukázali, zůstane.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>Je to jediná pozice. Nejdřív přidejte jinou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>Tyto pozice patří k jedné partii. Zůstanou spolu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>A position was taken out of the lesson, and what it stood on stays.</extracomment>
        <translation>Už to není pozice lekce. Deska a text zůstaly v partii.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>So many positions went as one.</extracomment>
        <translation>
            <numerusform>Společně se přesunula %n pozice jedné partie.</numerusform>
            <numerusform>Společně se přesunuly %n pozice jedné partie.</numerusform>
            <numerusform>Společně se přesunulo %n pozic jedné partie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>Tohle je poslední pozice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>Tohle je první pozice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position in a file where only a text makes one.</extracomment>
        <translation>Nová pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The list is empty.</extracomment>
        <translation>Zatím žádné pozice. Přidejte desku, kterou vidíte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>Jiná</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>Začít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>Nová lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>Which board a new lesson begins with.</extracomment>
        <translation>Jak velká má být deska? Nové pozice mají velikost té zobrazené.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>Pozice lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>Přidat tuto desku</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>Vyřadit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>Při přechodu dál vrátit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>Podle přípravy</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>Rozestavit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>Úkol…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>Odpovídají žáci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Název lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Předchozí pozice (PgUp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Další pozice (PgDown)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Nová pozice jiné velikosti</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Tato deska i se značkami jako nová pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Prázdná deska stejné velikosti k rozestavení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Vyřadit tuto pozici z lekce (Del)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Odebrat teď, co jste tu ukázali</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Udělat z ukázaného součást lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>What becomes of what was shown at a position.</extracomment>
        <translation>Co u pozice zahrajete, rozestavíte nebo označíte, se odebere, jakmile přejdete k jiné. Texty a seznam zůstanou.</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Nic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Zajmout tyto kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Kliknout na všechny svobody těchto kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Kliknout na všechny tyto průsečíky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Kliknout na kterýkoli z těchto průsečíků</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Napsat číslo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Najít správný tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Zachránit tyto kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Spojit tyto kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Rozříznout tyto kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Oživit tyto kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Zabít tyto kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Vyhrát ko na tomto místě</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Kliknout na průsečík, kam se hrát nesmí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Udělat v této části tolik bodů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Žák čte a pokračuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Klikněte na kameny. Jejich svobody se najdou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Klikněte na všechny průsečíky, na které má žák kliknout.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Klikněte na správné průsečíky. Stačí jeden z nich.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Tady není co dělat: průsečíky se najdou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Napište číslo pod desku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <translation>Klikněte na kameny. Když jeden tah nestačí: Hotovo, zahrajte na desce správné tahy a vraťte se sem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <translation>Tahy, které jste zahráli, jsou odpovědi. Tah označený jako špatný je chybná odpověď.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <translation>Stiskněte Hotovo, zahrajte na desce správné tahy a vraťte se sem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <translation>Klikněte na kameny nebo průsečíky, stiskněte Hotovo, zahrajte na desce správné tahy a vraťte se sem.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Jen v této pozici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>I otočené a zrcadlené</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Otočené a s prohozenými barvami</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Chybí číslo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Řádky, které začínají @, žák nevidí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <translation>Lekce neukazuje varianty, takže tuto pozici neukáže.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <translation>Lekce ukazuje jen své stránky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>How the points of a wrong answer are entered.</extracomment>
        <translation>Klikněte na průsečíky, ke kterým odpověď patří.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>%1 = check.rights %2 = check.wrongs</extracomment>
        <translation>Tahy ve stromu: správné %1, chybné %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>%1 = right</extracomment>
        <translation>Správně: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Co žák čte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>Tato pozice je stránkou lekce</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Rada</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>Úkol k této pozici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Co má žák udělat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Ptát se znovu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Co říct při chybné odpovědi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>How the points of a task are entered.</extracomment>
        <translation>Klikněte na desku, nebo průsečíky napište.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>A task of this kind has no points.</extracomment>
        <translation>Tento úkol neuvádí průsečíky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>všechny ostatní</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>Chybné průsečíky nebo čísla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>Co se řekne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>Co se k nim řekne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Průsečíky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Číslo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Body pro</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Co říct při správné odpovědi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>What is on a point of the dialog&apos;s board, as it is read aloud.</extracomment>
        <translation>uvedeno</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Two games step together: what the other is called, and where they part. %1 = other</extracomment>
        <translation>Krokuje se spolu s: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <translation>Partie začínají na různých deskách.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <translation>Partie jsou stejné.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <translation>
            <numerusform>Tato partie končí po %n tahu.</numerusform>
            <numerusform>Tato partie končí po %n tazích.</numerusform>
            <numerusform>Tato partie končí po %n tazích.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <translation>
            <numerusform>Druhá končí po %n tahu.</numerusform>
            <numerusform>Druhá končí po %n tazích.</numerusform>
            <numerusform>Druhá končí po %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <translation>Zatím jsou stejné.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>%1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>Rozcházejí se tahem %1: tady %2, tam %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <translation>Jedna z desek je otočená nebo zrcadlená.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Zastavit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Přejít tam</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Po tahu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>How far along its line the board is: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>Tah %1 z %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>%n varianta</numerusform>
            <numerusform>%n varianty</numerusform>
            <numerusform>%n variant</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Tato varianta tu končí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Dále:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>
            <numerusform>Dál %n možnost:</numerusform>
            <numerusform>Dál %n možnosti:</numerusform>
            <numerusform>Dál %n možností:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>One of these moves: &quot;A L15&quot;, with the letter that it has on the board.
----------
The same as it is read aloud: &quot;Black L15&quot;.</extracomment>
        <translation>bez tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>What a chip of a move does, and by which key. %1 = number</extracomment>
        <translation>Jít touto cestou (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Zpět na rozvětvení po tahu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Dál na rozvětvení po tahu %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>How much of a line is folded away. %1 = hidden</extracomment>
        <translation>+ ještě %1</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Ukázat proč: na tahu je Černý. Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Ukázat proč: na tahu je Bílý. Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Zkouška: na tahu je Černý. Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Zkouška: na tahu je Bílý. Tah %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Útok a odpověď, tah po tahu. Můžete zkusit i jiné tahy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2 pasuje za ko na %3</translation>
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
        <translation>%1. %2 pasuje</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>The pass that is for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>Pas za ko na %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Zahrajte to oba až do konce. Pak se vrátí skutečná deska i se značkami.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Ko se smí vzít zpět až po pasu za toto ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>Nejdřív pasujte za ko; pak smíte na %1 vzít zpět.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1 by opakovalo dřívější pozici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Cvičná deska. Skutečná čeká.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Proč je tato skupina mrtvá</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Proč tato skupina žije</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Proč je to seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Proč rozhoduje první tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Tato skupina tedy žije, když táhne první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Tato skupina je tedy mrtvá, i kdyby táhla první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Tato skupina tedy žije, i kdyby byla napadena první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Kdo tu začne, nic nezíská.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Tato skupina tedy zahyne, když bude napadena první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The trial has no move yet.</extracomment>
        <translation>Zatím se nic nezkusilo.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>Začíná Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>Začíná Bílý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>Vzít tah zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>Další tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>Ponechat jako variantu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>Vrátit všechno zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>Na tahu je Černý</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>Na tahu je Bílý</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Otočit doprava</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Otočit doleva</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Otočit o 180°</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Zrcadlit podle klesající úhlopříčky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Zrcadlit podle stoupající úhlopříčky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Zrcadlit zleva doprava</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Zrcadlit shora dolů</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>In the Edit menu: the order of the games.</extracomment>
        <translation>pořadí partií</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>In the Edit menu: games taken out.</extracomment>
        <translation>
            <numerusform>odebrání %n partie</numerusform>
            <numerusform>odebrání %n partií</numerusform>
            <numerusform>odebrání %n partií</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>In the Edit menu: games brought in.</extracomment>
        <translation>
            <numerusform>přidání %n partie</numerusform>
            <numerusform>přidání %n partií</numerusform>
            <numerusform>přidání %n partií</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>tah</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>handicapový kámen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>méně handicapových kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vzdání partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pokračování ve hře</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>prohra na čas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>výsledek</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vzetí tahu zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vzetí tahů zpět</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>údaje o partii</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>jiná pravidla</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>uložení varianty</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>neutrální body</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vložení tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vložení pasu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>smazání uzlu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>smazání větve</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pořadí variant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>hlavní varianta</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>rozestavení kamenů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>strana na tahu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vyjmutí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>vložení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>otočení desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>prohození barev</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>What an edit is called in the Edit menu.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>komentář</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>značky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>hodnocení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>hodnocení tahů</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>název</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>diagram</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>část desky</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>úkol</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>In the Edit menu: the order of the positions.</extracomment>
        <translation>pořadí pozic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>In the Edit menu: a position brought in.</extracomment>
        <translation>přidání pozice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>In the Edit menu: a position taken out.
----------
What an edit is called in the Edit menu.</extracomment>
        <translation>odebrání pozice</translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>Tyto znaky se nevejdou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>Kde jsou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>Uložit jako Unicode (UTF-8)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>Přejít na místo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>What cannot be written in the encoding of the file. %1 = encoding %2 = characters</extracomment>
        <translation>Soubor je v kódování %1, které nemá znak pro %2. Zatím se nic neuložilo.</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Tím zůstane váš %n kámen v atari.</numerusform>
            <numerusform>Tím zůstanou vaše %n kameny v atari.</numerusform>
            <numerusform>Tím zůstane vašich %n kamenů v atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Tím se váš %n kámen dostane do atari.</numerusform>
            <numerusform>Tím se vaše %n kameny dostanou do atari.</numerusform>
            <numerusform>Tím se vašich %n kamenů dostane do atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Tím zajmete %n vlastní kámen.</numerusform>
            <numerusform>Tím zajmete %n vlastní kameny.</numerusform>
            <numerusform>Tím zajmete %n vlastních kamenů.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Tím zaplníte vlastní oko.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Váš %n kámen může být zajat.</numerusform>
            <numerusform>Vaše %n kameny mohou být zajaty.</numerusform>
            <numerusform>Vašich %n kamenů může být zajato.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Ještě tu potřebujete tah.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Bílý tu ještě může vstoupit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Černý tu ještě může vstoupit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Přesto pasovat?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Zahrát to?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>A pass waits for the board to be read.</extracomment>
        <translation>Než budete pasovat: jsou všechny hranice uzavřené?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter: pasovat. Esc: ne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter: zahrát. Esc: ne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Pasovat (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Hrát dál (Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Zahrát (Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Ne (Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <translation>Průsečík</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <translation>Místo, kde se kříží dvě čáry. Kameny se kladou na průsečíky.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <translation>Okraj</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <translation>Krajní čára. Kámen tam má nejvýš tři svobody.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <translation>Roh</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <translation>Místo, kde se potkávají dva okraje. Kámen tam má nejvýš dvě svobody.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <translation>Hvězda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <translation>Svoboda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <translation>Řetěz</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <translation>Kameny jedné barvy spojené po čarách. Úhlopříčka nespojuje.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <translation>Řetězy jedné barvy, které spolu žijí nebo umírají.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <translation>Zajetí</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <translation>Odebrání kamenů z desky tím, že jim obsadíte poslední svobodu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <translation>Zajatec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <translation>Kámen, který byl zajat. Jeden byl vzat z označeného průsečíku.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <translation>Zbývá jediná svoboda: příští tah sem kameny zajme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <translation>Dvojité atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <translation>Jeden tah dá dva řetězy do atari. Zachránit jde jen jeden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <translation>Sebeatari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <translation>Sebevražda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <translation>Prodloužení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <translation>Spojení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <translation>Tah, který ze dvou řetězů udělá jeden.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <translation>Řez</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <translation>Tah, který dva soupeřovy řetězy nenechá spojit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <translation>Schody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <translation>Jedno atari za druhým, cikcak. Končí na okraji.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <translation>Síť</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <translation>Tah zdálky: ať kámen utíká kamkoli, bude zajat.</translation>
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
        <translation>Ko hrozba</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <translation>Superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <translation>Oko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <translation>Jeden nebo několik průsečíků, které obklopují kameny jedné barvy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <translation>Falešné oko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <translation>Vypadá jako oko, ale kameny kolem nejsou spojené a dají se zajmout jeden po druhém.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <translation>Klíčový bod</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <translation>Živé kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <translation>Mrtvé kameny</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <translation>Kameny, které nejde zachránit. Po skončení partie se odeberou.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <translation>Společná svoboda</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <translation>Svoboda, kterou má černý i bílý řetěz.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <translation>Závod o svobody</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <translation>Území</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <translation>Prázdné průsečíky, které obklopuje jen jedna strana.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <translation>Plocha</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <translation>Kameny jedné strany na desce a průsečíky, které obklopují.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <translation>Neutrální bod</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <translation>Tah bez kamene. Když už není co získat, pasují obě strany.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <translation>Body, které dostává Bílý za to, že Černý hraje první.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <translation>Kameny, které má slabší hráč na desce už před partií.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <translation>Jak silně hrajete: od 30. kyu po 1. kyu, pak od 1. danu výš. Při rozdílu dvou tříd dostane Černý dva kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <translation>Před partií pozdravte a po ní poděkujte. První tah se často hraje do pravého horního rohu: je to zdvořilé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <translation>Tah, na který se musí odpovědět, takže další volný tah máte zase vy.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <translation>Tah, na který se odpovídat nemusí: další volný tah má druhá strana.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <translation>Dva kameny roh k rohu: když někdo vezme jeden ze dvou průsečíků, druhý je spojí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <translation>Tah, který vynechá jeden průsečík. Je rychlý a těžko se přeřezává.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <translation>Dvě dvojice, které nejde přeříznout: když někdo vezme jeden ze dvou průsečíků, druhý je spojí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <translation>Tři kameny kolem průsečíku: kámen zahraný dovnitř je v atari.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <translation>Historie go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <translation>Go vzniklo před tisíci lety v Číně. První desky měly 17 čar. Komi přišlo až ve 20. století.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <translation>Třída</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <translation>Průsečík s tečkou. Na hvězdy se kladou handicapové kameny.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <translation>Prázdný průsečík vedle kamene nebo jeho řetězu. Tady jsou čtyři.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <translation>Tah, po kterém vašim vlastním kamenům zbude jediná svoboda.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <translation>Tah, po kterém vašim vlastním kamenům nezbude žádná svoboda a který nic nezajme. Většina pravidel ho zakazuje: Černý sem hrát nesmí.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <translation>Přidat k řetězu kámen, aby měl víc svobod.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <translation>Černý nechá Bílého zajmout kámen a pak novým tahem na 1 zajme tři.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <translation>Obě strany by si mohly brát kámen pořád dokola. Proto Bílý po tahu 1 musí hrát nejdřív jinam.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <translation>Tah, který žádá odpověď, například 2. Po odpovědi Bílý vezme ko zpět.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <translation>Pravidlo: žádný tah nesmí opakovat dřívější pozici. Bílý tu nesmí hned vzít zpět.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <translation>Kdo sem hraje první, rozhodne: Černý udělá dvě oči, Bílý nechá jen jedno.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <translation>Dvě oči nejde zaplnit najednou: tyto kameny nikdo nikdy nezajme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <translation>Ani jedna strana tam nemůže hrát: kdo to udělá, dá do atari vlastní kameny. Žijí obě.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <translation>Dva řetězy závodí, který zajme ten druhý (semeai). Počítejte svobody.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <translation>Průsečík mezi oběma stranami, který není ničím územím (dame).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <translation>Losování barev: jeden hráč schová bílé kameny, druhý hádá, jestli je jich lichý nebo sudý počet. Tady platilo lichý: je jich pět.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <translation>Čas navíc, když dojde základní čas. Když táhnete včas, máte na další tah znovu stejnou dobu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <translation>Slušné chování</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <translation>První tahy partie. Nejdřív rohy, pak strany: tam na obklíčení stačí nejméně kamenů.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <translation>Sente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>How to read on about a word, for those who listen. %1 = word</extracomment>
        <translation>%1: stiskněte Enter a dozvíte se, co to znamená.</translation>
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
        <translation>Známé tahy v rohu, spravedlivé pro obě strany. Tady získá Černý roh a Bílý horní stranu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <translation>Tloušťka</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <translation>Pevná zeď, která hledí do desky. Pomáhá v každém boji poblíž.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <translation>Hane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <translation>Tah kolem hlavy soupeřových kamenů.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <translation>Kosumi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <translation>Jednobodový skok</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <translation>Bambus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <translation>Tygří tlama</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <translation>Prázdný trojúhelník</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <translation>Tři kameny kolem prázdného průsečíku, s málo svobodami: těžkopádné.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>Slovníček go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>A word is not in the list.</extracomment>
        <translation>Takové slovo tu není.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>Najít slovo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>The words of Go in a text. %1 = names</extracomment>
        <translation>Slova: %1</translation>
    </message>
</context>
</TS>
