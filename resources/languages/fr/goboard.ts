<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
        <translation>Un goban pour jouer au go, compter, revoir et enseigner. Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>No native speaker has read what the program says; where it can be corrected. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>Aucun locuteur natif n’a encore relu cette traduction. Pour la corriger, modifiez %1 dans le code source&#xa0;; docs/translating.md explique comment.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Copiez ce rapport et ajoutez ce que vous étiez en train de faire. Il ne nomme ni joueur ni fichier&#xa0;; lisez-le avant de l’envoyer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one. %1 = page</extracomment>
        <translation>Envoyez-le à %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>Envoyez-le à la personne qui vous a donné goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>À propos de goboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Write a failure down, and show what there is to send to whoever mends the program.</extracomment>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>Partie du programme</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1, touche %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %2 = key</extracomment>
        <translation>touche %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>D’accord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>Je suis d’accord</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>Somebody asks for an analysis, and there is no engine for it.</extracomment>
        <translation>Pour voir ce qu’en pense un programme fort, installez KataGo et choisissez-le à la page «&#xa0;Moteurs&#xa0;» (menu Étude).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Who is ahead; empty where the engine does not say.</extracomment>
        <translation>La partie est égale.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Noir mène de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>Blanc mène de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Noir gagne %1 parties sur 100.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>Blanc gagne %1 parties sur 100.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>How much was thought of a position.</extracomment>
        <translation>
            <numerusform>%n position lue</numerusform>
            <numerusform>%n positions lues</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>Nothing is known yet of the board that is shown.</extracomment>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>A point, or a pass.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>What the columns of the list are.</extracomment>
        <translation>Le coup, combien de points il perd, combien de fois Noir gagne. Entrée garde sa suite en variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>The same for those who listen. %1 = percent(candidate.winrate)</extracomment>
        <translation>Noir gagne %1 parties sur 100</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>What a move loses, in a few words.</extracomment>
        <translation>ne perd rien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>What a move loses, in a few words. %1 = _decimal(lost.points)</extracomment>
        <translation>perd %1 points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>What a move loses, in a few words. %1 = percent(lost.winrate)</extracomment>
        <translation>gagne %1 parties de moins sur 100</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>What is said of a point that the engine likes, after what stands there. %1 = lost_text(lost)</extracomment>
        <translation>le coup du moteur, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>What is said of a point that the engine likes, after what stands there.</extracomment>
        <translation>le coup du moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Le dernier coup de Noir n’a rien perdu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>Le dernier coup de Blanc n’a rien perdu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Le dernier coup de Noir a perdu %1 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>Le dernier coup de Blanc a perdu %1 points.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>A row of the settings: how much the engine reads.</extracomment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>A row of the settings: from what loss on a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>dès %n point perdu</numerusform>
            <numerusform>dès %n points perdus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>A row of the settings: where the only move is called good.</extracomment>
        <translation>
            <numerusform>si tout autre coup perd %n point</numerusform>
            <numerusform>si tout autre coup perd %n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>How far the reading of the whole game is. %1 = done %2 = of</extracomment>
        <translation>Analyse de la partie&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>très mauvais&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>mauvais&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>douteux&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>bons&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>The whole game was read: how many moves were marked in the record.</extracomment>
        <translation>Toute la partie est analysée. Aucun coup ne se distingue.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>Toute la partie est analysée. Coups marqués&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The whole game was read, and nothing was to be written.</extracomment>
        <translation>Toute la partie est analysée. La bande en bas montre qui menait.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Il n’y a pas de grosse erreur après ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>Il n’y a pas de grosse erreur avant ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>Mistakes are asked for in a game that was not read.</extracomment>
        <translation>Analysez d’abord toute la partie (menu Étude).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>A line of the engine was added to the record. %1 = name</extracomment>
        <translation>La suite depuis %1 est maintenant dans la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>A line of the engine is in the record already. %1 = name</extracomment>
        <translation>La partie contient déjà la suite depuis %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better.</extracomment>
        <translation>Votre coup vaut celui qui a été joué.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Votre coup est meilleur que celui joué, de %1 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>Votre coup est moins bon que celui joué, de %1 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>Les meilleurs coups du moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>Réglages de l’analyse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>Désactiver l’analyse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>La relancer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>Montrer les meilleurs coups sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>Montrer le territoire probable sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>Combien lire&#xa0;: ce goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>Combien lire&#xa0;: chaque coup d’une partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>Marquer les mauvais et bons coups après l’analyse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>Un coup est douteux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>Un coup est mauvais</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>Un coup est bon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>Enregistrer aussi les évaluations dans le fichier</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>The button that takes an outcome over. %1 = komi</extracomment>
        <translation>Jouer avec komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>What is bid for in an auction.</extracomment>
        <translation>Celui qui prend Noir donne un komi à Blanc&#xa0;: des points pour jouer en second.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>What to weigh when one names a komi.</extracomment>
        <translation>Noir donne ces points à Blanc. Proposez un nombre équitable.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>What stands over the field of the player who names the komi. %1 = name</extracomment>
        <translation>Votre komi, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>What a colour brings or costs the player who picks it.</extracomment>
        <translation>personne ne reçoit de points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>et recevoir %1 points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>et donner %1 points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>How an auction by turns goes.</extracomment>
        <translation>Vous enchérissez tour à tour&#xa0;; le plus offrant joue Noir avec ce komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>How an auction in secret goes.</extracomment>
        <translation>Chacun enchérit une fois en secret&#xa0;; le plus offrant joue Noir avec ce komi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>How to cut and choose.</extracomment>
        <translation>L’un de vous propose un komi, l’autre choisit une couleur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>What is bid when bids rise in turn.</extracomment>
        <translation>Noir donne ces points à Blanc. Les enchères montent tour à tour.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>The least that may be bid now. %1 = lowest</extracomment>
        <translation>%1 ou plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>The button that makes another player the first one. %1 = name</extracomment>
        <translation>%1 commence</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>What stands over the field for a bid. %1 = bidder</extracomment>
        <translation>Votre enchère, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>What stands under the name of the player who is White. %1 = points(komi)</extracomment>
        <translation>joue Blanc, komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>Why a secret bid cannot be read.</extracomment>
        <translation>Ce que vous tapez est caché par des points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>A secret bid was given.</extracomment>
        <translation>L’enchère est faite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Enchères ouvertes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>Enchères secrètes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>L’un coupe, l’autre choisit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Throw the auction away and choose again.</extracomment>
        <translation>Enchérir pour le komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>Autres enchères</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>Tirer au sort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>Offrir moins</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>Offrir plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>Proposer ce komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>Prendre Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>Prendre Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>Arrêter, jouer Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>Enchérir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>Valider l’enchère</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>Enchérit maintenant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>Enchérit ensuite</translation>
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
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>What is on a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>%n liberté</numerusform>
            <numerusform>%n libertés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>pierre noire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>pierre blanche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>bout d’une ligne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>départ d’une flèche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>pointe d’une flèche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>grisé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>non montré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>%1 = text</extracomment>
        <translation>étiquette %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <translation>sélectionné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>en atari</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>
            <numerusform>%n pierre reliée</numerusform>
            <numerusform>%n pierres reliées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>entouré par Noir jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>entouré par Blanc jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>coup suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>pas clair</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>morte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>mis neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>point de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>point de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>frontière ouverte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>un coup est nécessaire ici</translation>
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
        <translation>Goban</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>The row of a menu that takes back all moves after this one. %1 = number</extracomment>
        <translation>Reprendre jusqu’ici (coup %1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The row that takes the last move back.</extracomment>
        <translation>Reprendre ce coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>The row that shows the board as it was after this move. %1 = number</extracomment>
        <translation>Aller à ce coup (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The row with the marks that a point can get.</extracomment>
        <translation>Marquer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The row that takes all marks of a point away.</extracomment>
        <translation>Ôter les marques</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>Partie normale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>Le premier à capturer %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>What wins, and that nobody passes. %1 = _stones(goal)</extracomment>
        <translation>Le premier qui capture %1 gagne. On ne peut pas passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>How far a side is: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>capturé&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>Why the button Pass is off.</extracomment>
        <translation>Dans un jeu de capture, on ne peut pas passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why the button Count is off.</extracomment>
        <translation>Dans un jeu de capture, on ne compte pas les points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Who won a capture game, and by what. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1 gagne&#xa0;: %2 ne peut plus jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Noir gagne&#xa0;: le premier à capturer %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>Blanc gagne&#xa0;: le premier à capturer %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>Le coup en %1 a pris %n pierre.</numerusform>
            <numerusform>Le coup en %1 a pris %n pierres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>L’autre camp a donné %n pierre en jouant en %1.</numerusform>
            <numerusform>L’autre camp a donné %n pierres en jouant en %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>Après le coup en %1, il ne reste aucun coup, et on ne peut pas passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>une pierre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>trois pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>cinq pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>dix pierres</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>class</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>How to draw over the board.</extracomment>
        <translation>Dessinez avec la souris. Le dessin s’efface peu à peu&#xa0;; Échap range le crayon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <source>Esc ends the presentation</source>
        <translation>Échap termine la présentation</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>entrée ou sortie standard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: %2</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;. %1 = name %2 = sentence
----------
A fact with what it is called: &quot;Komi: 6.5&quot;. %1 = label %2 = value
----------
What points there are of a kind. %1 = label %2 = point_list(points, size)</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Why a file cannot be read.
----------
Why a file cannot be written; nothing was changed.</extracomment>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Why a file cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>Lecture impossible&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Le dossier où écrire n’existe pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>Vous n’avez pas le droit d’écrire ici. Rien n’a changé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Why a file cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>Écriture impossible&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>A file is beyond any game record.</extracomment>
        <translation>Le fichier est trop gros pour une partie de go.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>The file has not as many games as was asked for. %1 = number %2 = games</extracomment>
        <translation>Il n’y a pas de partie %1&#xa0;; parties de ce fichier&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>Le fichier contient %n partie&#xa0;; ceci est la partie %1. On en choisit une autre avec --game.</numerusform>
            <numerusform>Le fichier contient %n parties&#xa0;; ceci est la partie %1. On en choisit une autre avec --game.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>An option wants a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>The komi asked for is not possible. %1 = text %2 = limit</extracomment>
        <translation>--komi&#xa0;: «&#xa0;%1&#xa0;» n’est pas possible&#xa0;; le komi va de −%2 à %2 par quarts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>The number given with an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1&#xa0;: le nombre doit être entre %2 et %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>So many handicap stones have no place on this board under these rules. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap&#xa0;: %1 pierres de handicap ne sont pas possibles sur %2 avec ces règles.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no ruleset&apos;s; what the names are. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>Aucune règle ne s’appelle «&#xa0;%1&#xa0;». On connaît&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>--dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead&#xa0;: «&#xa0;%1&#xa0;» n’est pas un point d’un goban de %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>--dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead&#xa0;: il n’y a pas de pierre en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name</extracomment>
        <translation>L’enregistrement ne nomme pas de règles&#xa0;; utilisées&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name %2 = found.text</extracomment>
        <translation>L’enregistrement nomme des règles inconnues, «&#xa0;%2&#xa0;»&#xa0;; utilisées&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>The komi of a record cannot be read. %1 = raw</extracomment>
        <translation>Le komi «&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>How many sentences were left out. %1 = count</extracomment>
        <translation>Autres remarques&#xa0;: %1&#xa0;; --json les donne toutes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number.</extracomment>
        <translation>L’enregistrement ne donne pas de komi&#xa0;; compté avec 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>Le komi de l’enregistrement, «&#xa0;%1&#xa0;», n’est pas un nombre&#xa0;; compté avec 0.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>HA and the stones on the board tell different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>Pierres de handicap dans l’enregistrement&#xa0;: %1&#xa0;; pierres de Noir avant le premier coup de Blanc&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>With how many handicap stones the bonus was worked out. %1 = stones</extracomment>
        <translation>Pierres de handicap comptées&#xa0;: %1. Donnez un autre nombre avec --handicap.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Stones stand at the start although the record knows of no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>Noir commence avec %n pierre, mais l’enregistrement ne donne pas de handicap&#xa0;; Blanc ne reçoit rien pour elle. Si c’en était un, dites --handicap %1.</numerusform>
            <numerusform>Noir commence avec %n pierres, mais l’enregistrement ne donne pas de handicap&#xa0;; Blanc ne reçoit rien pour elles. Si c’en était un, dites --handicap %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>Territory was marked before the end.</extracomment>
        <translation>Du territoire est marqué dans l’enregistrement, mais des pierres ont été jouées ensuite&#xa0;; non utilisé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Where the marks of the record and the count part. %1 = point_list(points, size)</extracomment>
        <translation>TB et TW de l’enregistrement sont en désaccord sur ces points&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Names of points one after the other, or &quot;none&quot;.
----------
A name that is no engine&apos;s; which there are.
----------
An engine is there, but cannot do what the command needs; which can.</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>--encoding names none. %1 = name</extracomment>
        <translation>--encoding&#xa0;: aucun encodage de texte ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Text that the encoding cannot hold; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>L’encodage %1 n’a pas «&#xa0;%2&#xa0;». Rien n’a été écrit&#xa0;; --encoding utf-8 peut tout contenir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>OUT ends like a format that is not written. %1 = ending</extracomment>
        <translation>goboard n’écrit pas de fichiers en %1&#xa0;; il écrit les parties en SGF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>OUT is a picture.</extracomment>
        <translation>On fait des images avec «&#xa0;goboard render FILE OUT.png&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>A picture would take the place of the record itself.</extracomment>
        <translation>L’image prendrait la place de la partie. Rien n’a été écrit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Pictures need libraries that are not there. %1 = detail</extracomment>
        <translation>On ne peut pas faire d’images ici&#xa0;: il manque des parties de Qt (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The picture could not be made into a file.</extracomment>
        <translation>L’image n’a pas pu être faite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>The command line does not make sense. %1 = detail</extracomment>
        <translation>Cela n’a pas été compris&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Where to read on. %1 = program</extracomment>
        <translation>Aide&#xa0;: %1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>The result as RE gives it and in words. %1 = result %2 = words</extracomment>
        <translation>Résultat&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>Black wins although the sides have the same.</extracomment>
        <translation>les deux camps ont autant, et Noir gagne alors</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>A move names no point. %1 = where</extracomment>
        <translation>«&#xa0;%1&#xa0;» n’est pas un point de ce goban&#xa0;; le coup a été laissé de côté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>A move stands on a stone. %1 = where</extracomment>
        <translation>%1&#xa0;: il y a déjà une pierre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>A move takes its own last liberty. %1 = where</extracomment>
        <translation>%1&#xa0;: il ne resterait aucune liberté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>A move breaks the ko rule. %1 = where</extracomment>
        <translation>%1&#xa0;: cela reprend le ko tout de suite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>A move repeats a board. %1 = where</extracomment>
        <translation>%1&#xa0;: cela répète une position antérieure</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>AB, AW or AE names no point. %1 = where</extracomment>
        <translation>%1 ne place pas un point de ce goban&#xa0;; il a été laissé de côté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>B or W has several values. %1 = where</extracomment>
        <translation>le coup a plus d’un point&#xa0;; «&#xa0;%1&#xa0;» a été laissé de côté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>One node has moves of both sides.</extracomment>
        <translation>Noir et Blanc jouent dans la même étape</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>A faulty move with number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>Coup %1, %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>A fault that is not one side&apos;s. %1 = move %2 = reason</extracomment>
        <translation>Coup %1, %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>What a file is: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>Encodage %1, parties&#xa0;: %2, nœuds&#xa0;: %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>What a game is, in one line. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>Partie %1&#xa0;: %2, nœuds&#xa0;: %3, coups de la ligne principale&#xa0;: %4, règles&#xa0;: %5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>A record names rules that are not known; which its moves were judged by. %1 = text %2 = used</extracomment>
        <translation>Les règles «&#xa0;%1&#xa0;» sont inconnues&#xa0;; les coups ont été jugés avec&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>A record names no rules; which its moves were judged by. %1 = used</extracomment>
        <translation>Aucune règle n’est nommée&#xa0;; les coups ont été jugés avec&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>A file was not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1, importé de %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>A record names rules that are not known. %1 = text</extracomment>
        <translation>inconnues (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>A sentence about one of several games. %1 = number %2 = sentence</extracomment>
        <translation>Partie %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>Saving would not give the same file.</extracomment>
        <translation>Enregistrer le fichier sans y toucher changerait ses octets.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>The size and length of a game. %1 = size %2 = moves</extracomment>
        <translation>%1, coups&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no engine&apos;s; which there are. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>Aucun moteur ne s’appelle «&#xa0;%1&#xa0;». On connaît&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>An engine is there, but cannot do what the command needs; which can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>«&#xa0;%1&#xa0;» ne sait pas faire cela. Ceux-ci, oui&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>No engine rates moves.</extracomment>
        <translation>Aucun moteur qui évalue les coups n’a été trouvé, comme KataGo. Ajoutez-en un dans le programme&#xa0;: Étude, Moteurs….</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>A sentence about a position. %1 = number %2 = sentence</extracomment>
        <translation>Après le coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = number</extracomment>
        <translation>Coup %1&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>Noir %1&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 meilleur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = played</extracomment>
        <translation>joué %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>points perdus&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>A game of a match. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>Partie %1&#xa0;: %2 (Noir), %3 (Blanc)&#xa0;: %4, coups&#xa0;: %5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>A game of a match is broken off.</extracomment>
        <translation>Elle a été arrêtée&#xa0;: aucun camp ne passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>An engine of a match made a move that the rules do not allow. %1 = name</extracomment>
        <translation>%1 a joué un coup que les règles ne permettent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>What goboard engines does.</extracomment>
        <translation>Donner la liste des moteurs&#xa0;: ceux de cet ordinateur, ceux ajoutés dans le programme
et les partenaires du programme. Rien n’est lancé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>What goboard analyse does.</extracomment>
        <translation>Faire évaluer par un moteur chaque position de la ligne principale&#xa0;: qui mène, le
meilleur coup et les points perdus par le coup joué. Toutes les valeurs sont de Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>What goboard analyse --json prints.</extracomment>
        <translation>Avec --json, un objet&#xa0;: file, engine, positions. Chaque position&#xa0;: move (coups
joués), to_move, score (avance de Noir en points), winrate (de Noir, 0 à 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points perdus
par ce coup), ownership (par lignes depuis le haut, 1 Noir, -1 Blanc&#xa0;; ou null).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>What goboard match does.</extracomment>
        <translation>Faire jouer deux moteurs l’un contre l’autre&#xa0;; ils prennent Noir tour à tour. Un
moteur est sa clé ou son nom (voir «&#xa0;goboard engines&#xa0;»), avec un niveau après deux-
points s’il en a&#xa0;: gnugo:5. Un moteur en panne ou qui joue un coup interdit perd
la partie. Les parties sont comptées comme le programme juge les pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>What the exit codes mean.</extracomment>
        <translation>Code de sortie&#xa0;: 0 tout va bien, 1 il y avait quelque chose à dire, 2 un fichier
ne peut être lu ou écrit, ou la commande n’a pas été comprise.</translation>
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
        <translation>Avec --json, un objet&#xa0;: file, game, games, size, moves, black_name, white_name,
ruleset, ruleset_from (option, record, none), ruleset_named (si l’enregistrement
nomme des règles connues), ruleset_recorded, scoring, komi, komi_from, handicap,
dead, dead_from (option, record, auto), seki, black et white (territory, stones,
prisoners, dead, pass_stones, tax, komi, handicap_bonus, first_pass_bonus,
clock_penalty, total), neutral, margin (points de Noir moins Blanc), winner (B, W
ou null), result, recorded_result, agrees (null si compter ne peut le dire),
difference (ce que l’enregistrement donne de plus à Noir), likely_cause,
main_result (après les derniers coups&#xa0;; ou tel quel si l’enregistrement le dit, si
ses marques en décident, si les règles comptent le goban tel quel, ou s’il n’y a plus
rien à jouer&#xa0;; null si la partie ne semble pas finie), after_last_moves (null s’il n’y
en a pas&#xa0;; moves avec color, point, protects et purpose&#xa0;; left&#xa0;; result, margin,
winner, agrees), filled (avec --fill&#xa0;: moves, left, result&#xa0;; sinon null),
groups, territory, seki_points, neutral_points, dame (que chacun peut remplir),
openings (invader, points, threatened), needed (owner, point, threatened), finished,
findings, illegal_moves, messages&#xa0;; ou file et error.
Avec --rules all, une liste de tels objets, sans difference ni likely_cause.

neutral, margin, winner, result, agrees et difference sont ceux du goban tel quel,
avant les derniers coups. purpose&#xa0;: fill (un point neutre), answer (forcé par le coup
d’avant), close (ferme une frontière ou protège des pierres), pass.
groups&#xa0;: color, stones, status (compté&#xa0;: alive, dead, seki), judged (alive, dead,
seki, unclear), leaning, reason, reason_points, liberties, other_liberties,
confidence (0 à 1&#xa0;; seul le certain a 1), sentence.
territory&#xa0;: un texte par ligne depuis le haut&#xa0;; b et w sont du territoire, pierres
mortes comprises, s est entouré mais ne compte pas à cause d’un seki, un point est
tout le reste.
likely_cause&#xa0;: komi, ruleset, handicap, dame, protective_moves, status, side, unknown,
not_counted (décidé par abandon ou au temps)&#xa0;; null si les résultats concordent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>What goboard score does.</extracomment>
        <translation>Compter la position à la fin de la ligne principale, et comparer avec le résultat
donné. Les pierres mortes sont celles de --dead, sinon celles que marquent TB et TW
à la fin, sinon celles qui sont jugées mortes. Si l’enregistrement ne fixe pas le
décompte, les petits trous des frontières sont d’abord fermés et les points neutres
remplis&#xa0;; le décompte du goban tel quel vient en second.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>What goboard check does.</extracomment>
        <translation>Dire ce que contiennent des fichiers, leurs écarts à la norme, les coups que les
règles ne permettent pas, et ce qui n’est pas utilisable en leçons et problèmes.</translation>
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
        <translation>Avec --json, une liste, un objet par fichier&#xa0;: file, format, encoding, encoding_from
(asked, mark, plain, valid_utf8, nearly_utf8, iso_2022, declared, guessed,
last_resort), games (encoding, size, nodes, moves, komi, komi_recorded, ruleset,
ruleset_named, ruleset_recorded, handicap_recorded, handicap_on_board,
illegal_moves), findings (kind, line, column, detail, game, sentence, expected,
done), lesson_findings (kind, line, column, word, game, sentence), saves_unchanged,
messages&#xa0;; ou file et error.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>What goboard convert does.</extracomment>
        <translation>Écrire la partie IN dans OUT en SGF. Tous les octets restent, sauf si une option
demande autre chose. GIB, NGF, UGF et UGI deviennent SGF. OUT est remplacé en
entier ou pas du tout&#xa0;; ce peut être IN.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>What goboard render does.</extracomment>
        <translation>Écrire ce que dit la fin du nom OUT&#xa0;: la position à la fin de la ligne principale,
ou après N coups, en PNG, SVG, PDF ou texte&#xa0;; une suite de coups numérotés sur les
pierres, ou animés en GIF ou WebP&#xa0;; toute la partie en figures en PDF, si ni coup
ni partie du goban n’est demandé. Aucun écran n’est nécessaire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>What goboard rules does.</extracomment>
        <translation>Donner la liste des règles, ou dire ce que signifie l’une d’elles.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>What the program is, and what it does without a command.</extracomment>
        <translation>Un goban pour le jeu de go. Sans commande, une fenêtre s’ouvre, avec la partie de FILE s’il est donné.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Pierres mortes, données par --dead</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Pierres mortes, marquées par TB et TW</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>Pierres mortes, jugées ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference.</extracomment>
        <translation>L’enregistrement ne donne pas de résultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>L’enregistrement dit %1 (%2)&#xa0;; compter ne peut pas le confirmer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded</extracomment>
        <translation>L’enregistrement dit aussi %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>Which moves fill a board depends on the rules.</extracomment>
        <translation>--fill demande une seule règle, pas --rules all</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>The point of a move, or that it is a pass.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>The name ends in something that is no kind of file we write. %1 = ending %2 = known</extracomment>
        <translation>On n’écrit pas de fichiers du genre «&#xa0;%1&#xa0;». On écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>--part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part&#xa0;: «&#xa0;%1&#xa0;» n’est pas une partie d’un goban de %2. Il faut deux coins, comme A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>--range names no range. %1 = text</extracomment>
        <translation>--range&#xa0;: «&#xa0;%1&#xa0;» n’est pas une suite de coups, comme 1-50.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>--range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range&#xa0;: le coup %2 vient avant le coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Two options that mean different things. %1 = one %2 = other</extracomment>
        <translation>%1 et %2 ne vont pas ensemble.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>An option that belongs to one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1 demande un fichier en %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>An option that means nothing without another. %1 = one %2 = other</extracomment>
        <translation>%1 s’utilise avec %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>aucun nommé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Clé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>Compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>Suicide</translation>
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
        <translation>Avec handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>Pierres de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>Blanc reçoit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>accord, ou quatre passes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>accord, ou deuxième arrêt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>accord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print which engines there are.</extracomment>
        <translation>Sait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>As usual, but for the word in front.</extracomment>
        <translation>Utilisation&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>goboard COMMAND … | goboard [--new] [FILE]…</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>goboard COMMANDE … | goboard [--new] [FILE]…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>donner la version</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>open a new program even if goboard is already running</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>ouvrir un nouveau programme même si goboard est déjà lancé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>compter la fin d’une partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>compter avec ces règles (voir «&#xa0;goboard rules&#xa0;»), pas celles du fichier&#xa0;; ou toutes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>les points que reçoit Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>le nombre de pierres de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>une pierre de chaque chaîne morte&#xa0;: Q16,D4&#xa0;; ou none&#xa0;; ou auto&#xa0;: juger de nouveau</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>montrer les derniers coups&#xa0;: frontières fermées et points neutres remplis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>donner la raison pour chaque groupe, et les points de chaque ligne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>quelle partie du fichier, la première étant 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>dire ce qui ne va pas dans des fichiers</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>écrire une partie en SGF</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>l’encodage du texte à écrire, comme utf-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>tout récrire sous une même forme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>n’écrire que cette partie, la première étant 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>faire une image, un texte ou une partie imprimée</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>donner la liste des règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>clé, RU ou autre nom d’une règle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>donner la liste des moteurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>faire évaluer les coups d’une partie par un moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>quel moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>combien d’essais par position&#xa0;: 50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>faire jouer deux moteurs l’un contre l’autre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>un moteur, comme gnugo:1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>l’autre moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>combien de parties&#xa0;: 10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>les lignes du goban&#xa0;: 9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>les règles (voir «&#xa0;goboard rules&#xa0;»)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>combien d’essais par coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>combien de secondes par coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>y écrire les parties, un fichier chacune</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>montrer cette aide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>donner du JSON pour des programmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>une partie, ou - pour l’entrée standard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>le fichier à écrire, ou - pour la sortie standard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>All options of the command.</extracomment>
        <translation>grand côté en pixels</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>All options of the command.</extracomment>
        <translation>combien de coups jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>All options of the command.</extracomment>
        <translation>ces coups&#xa0;; sur un goban, ils sont numérotés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>All options of the command.</extracomment>
        <translation>numéros sur les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>All options of the command.</extracomment>
        <translation>seulement cette partie du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>la partie en figures (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>au format de Sensei’s Library (texte)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>All options of the command.</extracomment>
        <translation>couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>All options of the command.</extracomment>
        <translation>taille de la page</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>All options of the command.</extracomment>
        <translation>coups par figure</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>les positions du fichier, tant par page (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>avec --handout&#xa0;: solutions à la dernière page</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>avec --handout&#xa0;: taille du texte en points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>avec --handout&#xa0;: lignes pour nom, date et réponses</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>millisecondes par coup (GIF, WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>cette partie du fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>sans lettres ni nombres au bord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>En seki</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>Sans pendule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>Temps absolu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>Byo-yomi canadien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>Byo-yomi canadien progressif</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>Délai Bronstein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>Délai simple</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>Pendule Ing</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>Sablier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>Aucun temps ni nombre ne peut être négatif.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>Il faut un peu de temps.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>Il faut au moins une période.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>Une période doit durer un peu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>Une période a besoin d’au moins un coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>Un sablier demande un sablier pour l’autre camp.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Il reste dix secondes à Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Il reste dix secondes à Blanc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>La prolongation de Noir commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>La prolongation de Blanc commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Noir a épuisé une période.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Blanc a épuisé une période.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>La dernière période de Noir commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>La dernière période de Blanc commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Le temps de Noir est écoulé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>Le temps de Blanc est écoulé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
A time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1 j</translation>
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
        <translation>%1, puis %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>What a clock says below the time: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>%n point de pénalité</numerusform>
            <numerusform>%n points de pénalité</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <translation>perdu au temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <translation>dernière période</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <translation>
            <numerusform>%n coup à jouer</numerusform>
            <numerusform>%n coups à jouer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n période</numerusform>
            <numerusform>%n périodes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>%1 par coup</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%n coup en %1</numerusform>
            <numerusform>%n coups en %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>%1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>%1 coups en %2 chaque fois</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>%1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%1 pour %n point chacun</numerusform>
            <numerusform>%1 pour %n points chacun</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>%1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1, et %2 de plus par coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>%1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1, et %2 de plus par coup, jusqu’à %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, jusqu’à %2 rendues à chaque coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1, et %2 gratuites par coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>%1 = main</extracomment>
        <translation>%1, et ce qu’un camp dépense, l’autre le gagne</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>A number of a clock is too large. %1 = name</extracomment>
        <translation>%1 dépasse ce qu’un fichier peut contenir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>What was typed for a clock is no number. %1 = name</extracomment>
        <translation>%1 doit être un nombre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>Why a clock cannot be used.</extracomment>
        <translation>Ces temps ne conviennent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>Autre pendule…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>Genre de pendule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>Temps principal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>Périodes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>Ajouté à chaque coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>Coups par période</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>Gratuit à chaque coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>Prolongations</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>Points pour chacune</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>Blanc a d’autres temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>Utiliser cette pendule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Games of another file were taken in. %1 = name</extracomment>
        <translation>
            <numerusform>%n partie ajoutée depuis %1.</numerusform>
            <numerusform>%n parties ajoutées depuis %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n partie enregistrée sous %1.</numerusform>
            <numerusform>%n parties enregistrées sous %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Games saved apart need another file. %1 = name</extracomment>
        <translation>%1 est ce fichier lui-même. Choisissez un autre nom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>A row for those who listen.</extracomment>
        <translation>sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>A row for those who listen. %1 = number %2 = players %3 = facts</extracomment>
        <translation>Partie %1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>How many games there are, and how many of them the filter lets through.</extracomment>
        <translation>
            <numerusform>%n partie dans ce fichier</numerusform>
            <numerusform>%n parties dans ce fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>How many games there are, and how many of them the filter lets through. %1 = shown</extracomment>
        <translation>
            <numerusform>%1 sur %n partie</numerusform>
            <numerusform>%1 sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>Ajouter les parties d’un fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>Enregistrer ces parties à part</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>Enregistrer à part…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>Parties de ce fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>Joueur, tournoi, date, résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>Ne montrer que les parties avec ces mots</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>Enregistrer les parties choisies dans un fichier à part</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>Retirer de ce fichier les parties choisies&#xa0;; Annuler les ramène</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>Parties d’un autre fichier…</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Surface&#xa0;: pierres vivantes + points entourés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Territoire&#xa0;: points entourés + prisonniers (AGA&#xa0;: + passes)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>Pierres&#xa0;: surface − ce qui doit rester vide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Which rulesets a row stands for besides the one it names; empty where there are none. %1 = names</extracomment>
        <translation>Pareil&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 par la surface</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>%1 par le territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum The same with the name of each term.</extracomment>
        <translation>%1&#xa0;: %2, total %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Where a row stands between the two sides. %1 = points(row.margin)</extracomment>
        <translation>Écart %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Règles choisies&#xa0;: %1, komi %2. Les nombres marqués en diffèrent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>Règles choisies&#xa0;: %1, komi habituel %2. Les nombres marqués en diffèrent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>Say which board the rows count; empty where there is only one.</extracomment>
        <translation>Les lignes comptent après les derniers coups, sauf si leurs règles comptent le goban tel quel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>What the page is called.</extracomment>
        <translation>Le même goban selon toutes les règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>Avec komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>Said of the row that the others are compared with.</extracomment>
        <translation>choisies</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>Said of a cell that differs from the chosen row&apos;s.</extracomment>
        <translation>diffère</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>The switch that shows every ruleset. %1 = count</extracomment>
        <translation>Les %1 règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>What the hatched points are; empty where there are none. %1 = names</extracomment>
        <translation>Seki&#xa0;: le premier qui joue %1 perd des pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>What the hatched points are; empty where there are none.</extracomment>
        <translation>Seki&#xa0;: aucun camp ne peut attaquer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>How many neutral points are open; empty where there are none. %1 = count</extracomment>
        <translation>Neutres, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Territoire de Noir, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>Territoire de Blanc, %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>Prisonniers&#xa0;: Noir en a %1, Blanc %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Noir a joué le dernier coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>Blanc a joué le dernier coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Some rulesets by name, the common ones first. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <translation>Le dernier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <translation>Un coup de plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <translation>Noir a joué un coup de plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <translation>Blanc a joué un coup de plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <translation>Là où les pierres comptent, cette pierre est un point. Là où seul le territoire compte, non.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>%1 = black %2 = white</extracomment>
        <translation>Noir a joué %1 coups, Blanc %2. Là où les pierres comptent, chaque pierre de plus est un point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <translation>Des coups de plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>%1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1&#xa0;: rien ne compte dans le seki%2. Noir perd %3, Blanc %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <translation>L’écart reste le même.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <translation>Le seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1&#xa0;: ce qu’il faut remplir%2 ne compte pas. Noir %3, Blanc %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <translation>Faux yeux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1&#xa0;: des frontières%2 ne sont pas fermées pierre à pierre. Noir %3, Blanc %4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <translation>Frontières</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets</extracomment>
        <translation>Passes&#xa0;: Noir %1, Blanc %2. Avec %3, chacune est un prisonnier pour l’autre camp.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points</extracomment>
        <translation>%1&#xa0;: chaque groupe garde deux points. Noir perd %2, Blanc %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <translation>Deux yeux chacun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>%1 = number</extracomment>
        <translation>Noir en a %1 de plus sur le goban. Là où les pierres comptent, chacune est un point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <translation>Pierres de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>%1 = listed</extracomment>
        <translation>Des points pour Blanc. %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>%1 = context.names</extracomment>
        <translation>Avec %1, Blanc reçoit un point pour cela.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Placées sans être jouées&#xa0;: Noir en a %1 de plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>Placées sans être jouées&#xa0;: Blanc en a %1 de plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <translation>Là où les pierres comptent, chacune est un point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <translation>Pierres placées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1&#xa0;: le goban tel quel, sans les derniers coups. Noir %2, Blanc %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <translation>Les derniers coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Les deux camps ont autant. Avec %1, on décide autrement.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <translation>Points égaux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>%1 = len(reason.points)</extracomment>
        <translation>Encore ouverts&#xa0;: %1. Là où les pierres comptent, chacun est un point pour celui qui le remplit&#xa0;; sinon, pour personne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <translation>Points neutres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>Komi de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>Komi habituel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>Retour au décompte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>Chaque règle avec son komi habituel</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Points entourés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pierres mortes ôtées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pierres de passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Deux points gardés par groupe</translation>
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
        <translation>Pour le handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Blanc a passé en premier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Pénalité de temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Les deux camps sont à égalité.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>Les deux camps sont à égalité. Avec ces règles, Noir gagne alors.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Noir mène de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>Blanc mène de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Pierres et points entourés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Points entourés et prisonniers</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>What is being added up.</extracomment>
        <translation>Pierres qui tiennent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>Après les derniers coups&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>Tel quel&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>What follows from an opponent&apos;s other view of some stones.</extracomment>
        <translation>C’est vous qui décidez. Une fois d’accord, la partie finit sur ce décompte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then.</extracomment>
        <translation>Vous passez tous les deux. Puis vous marquez les pierres mortes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1 passe aussi. Puis vous marquez les pierres mortes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>Whether the game shall be stopped.</extracomment>
        <translation>Arrêter et compter&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Compter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>Continuer à jouer</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>en seki, et deux par groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>ko simple</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>superko positionnel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>superko situationnel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>superko situationnel naturel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>aucune position une troisième fois</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>sans résultat, si les deux l’acceptent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>nulle, si les deux l’acceptent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>non permis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>de deux pierres ou plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>sur des points fixes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>placées librement</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>un point par pierre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>pierres moins une</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>de chacun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>remplis avant les passes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>laissés ou remplis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>quatre passes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>le deuxième arrêt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>le jeu continue</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>le joueur au trait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>celui qui n’a pas demandé à continuer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>Noir gagne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>un camp, contre la moitié</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>toutes les pierres remises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>aussi loin que va chaque camp</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>la plus petite surface, deux par deux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>les deux surfaces, point par point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>Chaque point entouré compte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>Les points qu’entourent des groupes en seki ne comptent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>Chaque groupe garde deux points qui ne comptent pas&#xa0;; en seki, aucun de ses points ne compte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>La position ne peut pas se répéter sans cesse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>Si la position se répète sans cesse, les deux peuvent convenir de finir sans résultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>Si la position se répète sans cesse, les deux peuvent convenir d’une nulle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>Les pierres de handicap vont sur les points traditionnels.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>Noir peut mettre les pierres de handicap où il veut.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>Blanc ne reçoit rien pour les pierres de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Blanc reçoit un point par pierre de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>Blanc reçoit un point par pierre de handicap après la première, quand on compte la surface.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>Celui qui passe donne une pierre comme prisonnier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>Une passe ne coûte rien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>Blanc fait la dernière passe, au besoin une troisième.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>Chacun peut faire la dernière passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>On remplit les points neutres avant de passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>Les points neutres peuvent rester vides.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>Quatre passes de suite finissent la partie, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>Le deuxième arrêt finit la partie, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>La partie finit quand les deux sont d’accord, pas avant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>Après un arrêt, c’est le joueur au trait qui joue.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>Celui qui veut continuer à jouer après un arrêt laisse l’autre joueur commencer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>À points égaux, la partie est nulle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>À points égaux, Noir gagne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>Avec un demi-point de komi, aucune partie à égalité de force ne finit en nulle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>On ôte les pierres de Blanc&#xa0;; la surface de Noir est comparée à la moitié du goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>Chacun remplit sa surface depuis son bol&#xa0;; les points restés vides montrent qui a gagné.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>Un point vide compte pour un camp si seules ses pierres l’atteignent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>On compte la plus petite surface deux par deux&#xa0;; l’autre est le reste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>Chaque point est colorié et compté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>The name of a ruleset as the lists show it.</extracomment>
        <translation>Règles personnelles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <translation>surface</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <translation>territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <translation>pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>%1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>Une partie peut se compter de deux façons&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <translation>Dans une partie à égalité, Blanc reçoit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <translation>Dans une partie à handicap, Blanc reçoit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <translation>Peu importe qui passe en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <translation>Si Blanc passe en premier, il reçoit plus de points&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>%1 = ruleset.sgf_name</extracomment>
        <translation>Les fichiers de parties nomment ces règles «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Points qui ne comptent pas</translation>
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
        <translation>Positions répétées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Suicide</translation>
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
        <translation>Komi avec handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Pierres de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Blanc reçoit pour le handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Pierres de passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Blanc reçoit s’il passe en premier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Dernière passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Points neutres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Sans accord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Premier coup après un arrêt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Points égaux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Compter la surface à la main</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>Nom dans les fichiers</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Les pierres de passe sont des prisonniers, et les prisonniers ne comptent qu’avec le territoire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Un point par pierre après la première compense les pierres de handicap qui comptent comme points&#xa0;; avec le territoire, elles ne comptent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Noir gagne en cas d’égalité, mais avec un demi-point de komi il n’y en a jamais.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Garder deux points par groupe va avec le décompte des pierres ou de la surface, pas du territoire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Avec cette règle du ko, la position ne se répète jamais sans cesse&#xa0;: il n’y a donc rien à décider ensemble.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>Le ko simple laisse la position se répéter après plusieurs coups&#xa0;; dites si c’est une nulle ou sans résultat.</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>From which ruleset one&apos;s own rules start. %1 = name</extracomment>
        <translation>Elles partent d’une copie (%1) et sont proposées pour chaque nouvelle partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>Own rules have no name yet.</extracomment>
        <translation>Donnez un nom à ces règles.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>Other rules have that name.</extracomment>
        <translation>Il y a déjà des règles de ce nom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>What the name of own rules is good for.</extracomment>
        <translation>Les fichiers de parties montrent aussi ce nom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>Which whole numbers a rule can have.</extracomment>
        <translation>Un nombre entier comme 1, jusqu’à 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>Which numbers a rule can have.</extracomment>
        <translation>Un nombre comme 6½, entre −150 et 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>Vos propres règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>Modifier vos règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>Why no window can open.</extracomment>
        <translation>goboard&#xa0;: il n’y a pas d’écran ici pour ouvrir une fenêtre&#xa0;; goboard score, check, convert, render et rules s’en passent.</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Nom</translation>
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
        <translation>Équipe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Résultat</translation>
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
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Temps en secondes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Prolongation</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Ouverture</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Commenté par</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Saisi par</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>À propos de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Why a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>Le komi doit être un nombre comme 6½, entre −%1 et %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Le handicap doit être un nombre entier comme 2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>Le temps doit être un nombre de secondes comme 1800.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Dans l’ordre&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already.</extracomment>
        <translation>D’autres programmes pourraient ne pas le comprendre. Écrivez une date 1996-12-27, plusieurs 1996-12-27,28.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>%1 = points(komi)</extracomment>
        <translation>Cela fait %1 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <translation>Ces règles ne sont pas connues ici. Le texte est gardé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>Why something typed is no margin.</extracomment>
        <translation>L’écart doit être un nombre de points comme 3½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>A result as a choice. %1 = color</extracomment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>A result that is kept as it is written. %1 = text</extracomment>
        <translation>Comme dans le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>Non indiqué</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>aux points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>par abandon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>au temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>par forfait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>sans dire comment</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>Façon de gagner</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>Écart en points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>Informations sur la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>Autres propriétés, comme dans le fichier</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Le coup %1 est à Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>Le coup %1 est à Blanc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <translation>territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <translation>sélectionné</translation>
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
        <translation>komi «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>handicap «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>temps «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>prolongation «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>handicap %1, pierres %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>pierres à capturer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Le komi «&#xa0;%1&#xa0;» n’est pas un nombre. Il reste tel quel dans l’enregistrement.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Le handicap «&#xa0;%1&#xa0;» n’est pas un nombre. Il reste tel quel dans l’enregistrement.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Le temps «&#xa0;%1&#xa0;» n’est pas compris. Il reste tel quel dans l’enregistrement.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>La prolongation «&#xa0;%1&#xa0;» n’est pas comprise. Elle reste telle quelle dans l’enregistrement.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>L’enregistrement donne un handicap de %1, mais Noir commence avec ce nombre de pierres&#xa0;: %2. Le goban est montré tel quel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>Le nombre de pierres à capturer, «&#xa0;%1&#xa0;», n’est pas un nombre. On joue une partie normale.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>One sentence for all of them; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n donnée de cette partie est douteuse.</numerusform>
            <numerusform>%n données de cette partie sont douteuses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>choisi par vous</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>par la marque d’ordre des octets</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>lettres simples seulement</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>le texte est de l’UTF-8 valide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>UTF-8 à quelques octets près</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>par ses séquences d’échappement</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>comme le fichier l’indique</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>jugé d’après les lettres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>pas certain</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>What reopening with another encoding costs.</extracomment>
        <translation>
            <numerusform>Rouvrir fait perdre %n changement non enregistré.</numerusform>
            <numerusform>Rouvrir fait perdre %n changements non enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>How to find the encoding of a file. %1 = name</extracomment>
        <translation>Choisissez celui où %1 a l’air juste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>What speaks for and against UTF-8.</extracomment>
        <translation>UTF-8 contient tous les caractères&#xa0;; d’autres programmes peuvent en vouloir un autre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>Whether changes shall be lost.</extracomment>
        <translation>Perdre les changements&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Toutes les langues</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Japonais</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Chinois</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Coréen</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Europe de l’Ouest</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Europe centrale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Russe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>Autre</translation>
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
        <translation>aussi GBK, GB2312</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Grec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Turc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Balte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Vietnamien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>Thaï</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>A file whose games stand in encodings of their own.</extracomment>
        <translation>diffère d’une partie à l’autre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>Avec cet encodage, il n’y a pas de partie dans le fichier.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>
            <numerusform>%n octet n’est pas une lettre dans cet encodage.</numerusform>
            <numerusform>%n octets ne sont pas des lettres dans cet encodage.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>Chaque octet est une lettre dans cet encodage.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty.</extracomment>
        <translation>Cet encodage contient tous les caractères de la partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>Il manque %n caractère dans cet encodage&#xa0;: %1</numerusform>
            <numerusform>Il manque %n caractères dans cet encodage&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>commentaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>nom du nœud</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>nom de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>nom de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>nom de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>lieu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>note de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>étiquette</translation>
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
        <translation>coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Rouvrir avec un encodage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Enregistrer avec un encodage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>tel quel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>Garder les changements</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>Les perdre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>Commentaires</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>Encodages de texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>Ce fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>La partie telle qu’on la lirait</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Vous donnez une pierre comme prisonnier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Blanc reçoit un point pour avoir passé en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Blanc ne reçoit alors aucun point pour avoir passé en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>Remplissez tous les points neutres avant de passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>What resigning does.</extracomment>
        <translation>Abandonner la partie&#xa0;; l’autre joueur gagne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>What the count button does while the game is played.</extracomment>
        <translation>Passez pour arrêter la partie, marquez les pierres mortes et comptez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Finit la partie avec les pierres marquées comme maintenant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>Blanc donne une pierre de plus pour la dernière passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Si vous voulez continuer à jouer, l’autre joueur commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Si vous continuez à jouer, Blanc commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>Si vous continuez à jouer, Noir commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to.</extracomment>
        <translation>À vous deux de décider&#xa0;: tomber d’accord ou continuer à jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to. %1 = counting.open_neutral_points</extracomment>
        <translation>Avec ces règles, on remplit d’abord les points neutres&#xa0;; encore ouverts&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <translation>La quatrième passe finit la partie, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>Le deuxième arrêt finit la partie, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <translation>La deuxième passe arrête la partie&#xa0;; puis on compte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <translation>Ne pas jouer. Deux passes de suite arrêtent la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Le prochain arrêt compte toutes les pierres comme vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>Si vous repassez tout de suite tous les deux, toutes les pierres comptent comme vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <translation>C’était le deuxième arrêt&#xa0;: on n’ôte plus de pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <translation>Quatre passes de suite&#xa0;: on n’ôte plus de pierres.</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 n’a pas été trouvé&#xa0;: il n’y a pas de programme «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 n’a pas pu être lancé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 s’est arrêté tout seul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 n’a pas répondu et a donc été arrêté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 a donné une réponse qui n’a pas de sens.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 a refusé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 ne sait pas faire cela.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 ne sait pas jouer sur un goban de cette taille.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1 ne peut pas recevoir cette position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1 a choisi %2, que les règles ne permettent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 Il a dit&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il ne connaît pas ces règles et compte à sa façon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il a une règle du ko un peu différente.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il ne permet pas le suicide d’une seule pierre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il peut compter autrement les points du handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il ne connaît pas les prisonniers pris avant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il arrondit le komi au demi-point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il ne sait pas comment cette position est née.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il ne sait pas que Blanc reçoit un point s’il passe en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>Il ne sait pas que Noir gagne en cas d’égalité.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>joue</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>a des niveaux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>évalue les coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>estime le territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>trouve les pierres mortes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = name</extracomment>
        <translation>Il marche&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = ability_list(known.abilities)</extracomment>
        <translation>Il %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do.</extracomment>
        <translation>
            <numerusform>Il connaît %n commande.</numerusform>
            <numerusform>Il connaît %n commandes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <translation>On peut lui dire presque toutes les règles.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <translation>On lui dit les règles japonaises ou chinoises et le superko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <translation>Il connaît les règles japonaises, chinoises, AGA et néo-zélandaises.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <translation>On ne peut pas lui dire les règles et il compte à sa façon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>An engine is started to see whether it works; the large ones take a while. %1 = name</extracomment>
        <translation>Lancement&#xa0;: %1… Un gros moteur peut mettre une minute.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>An engine is installed without the network that it needs. %1 = name</extracomment>
        <translation>%1 est installé, mais aucun fichier de réseau n’a été trouvé. Mettez-en un à côté du programme, ou ajoutez ici le moteur avec ses arguments.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>No engine was found, and none was named.</extracomment>
        <translation>Aucun moteur trouvé. Installez-en un, comme GNU Go (paquet gnugo), ou choisissez son programme avec «&#xa0;Ajouter…&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The arguments cannot be taken apart.</extracomment>
        <translation>Un guillemet n’est pas fermé dans les arguments.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Where relative paths among the arguments start from. %1 = _said(folder)</extracomment>
        <translation>Mettez entre guillemets les arguments avec des espaces. Les chemins partent de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>An engine is to be taken off the list. %1 = _said(name)</extracomment>
        <translation>Retirer %1 de la liste&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>What that does not do.</extracomment>
        <translation>Le programme lui-même reste sur l’ordinateur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>Copier et modifier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP (la plupart des moteurs)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON (le moteur d’analyse de KataGo)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>le joueur au trait (habituel)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>Langage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>Taux de victoire pour</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>Trouvés sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>Choisir le programme d’un moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Stop</source>
        <extracomment>Start the engine and have it say who it is; or leave that off.</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine log</source>
        <translation>Journal du moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>How to ask what a point counts.</extracomment>
        <translation>Placez le pointeur sur un point, ou allez-y avec les flèches, pour savoir ce qu’il compte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1: %2, %3.</source>
        <extracomment>One line about a point: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1&#xa0;: %2, %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Under which lines of the breakdown a point stands; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>Compté sous %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Noir l’atteint depuis %1, Blanc depuis %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Seul Noir l’atteint, depuis %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>Seul Blanc l’atteint, depuis %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>1 point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>2 points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count. %1 = points(worth)</extracomment>
        <translation>%1 points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <translation>pierre noire morte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <translation>pierre blanche morte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <translation>pierre noire en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <translation>pierre blanche en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <translation>pierre noire vivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <translation>pierre blanche vivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <translation>liberté commune d’un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <translation>mis neutre par vous</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <translation>aucune pierre vivante autour</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <translation>neutre, entre les deux camps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>seul œil de Noir, en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>seul œil de Blanc, en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>point de Noir en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>point de Blanc en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>faux œil de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>faux œil de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>côté Noir d’une frontière ouverte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>côté Blanc d’une frontière ouverte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>point de Noir, gardé comme œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>point de Blanc, gardé comme œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>territoire de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>territoire de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>ne compte pour personne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 point&#xa0;: seul le territoire compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 point&#xa0;: chaque groupe en garde deux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 point&#xa0;: il faut le remplir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>1 point pour l’instant&#xa0;: il faudra le remplir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0 point avec ces règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <translation>le point est gardé comme œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <translation>1 pour la pierre et 1 pour le point, pour Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <translation>1 pour la pierre et 1 pour le point, pour Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <translation>1 pour la pierre, pour Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <translation>1 pour la pierre, pour Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <translation>1 pour le point, pour Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <translation>1 pour le point, pour Blanc</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The game has no move that could be shown.</extracomment>
        <translation>La partie n’a pas de coups.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>Non visibles&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>What is typed as the part of the board is none. %1 = board_size(size)</extracomment>
        <translation>Ce n’est pas une partie d’un goban de %1. Tapez deux coins&#xa0;: A1:E5.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>What is typed in a field is no number that it may hold. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1&#xa0;: un nombre de %2 à %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The range in the dialog ends before it begins.</extracomment>
        <translation>Le dernier coup vient avant le premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The board is on the clipboard as a picture.</extracomment>
        <translation>Le goban est dans le presse-papiers en image.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The board is on the clipboard as text.</extracomment>
        <translation>Le goban est dans le presse-papiers en texte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>A file is being made. %1 = name</extracomment>
        <translation>Création&#xa0;: %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>A file is made. %1 = name</extracomment>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name</extracomment>
        <translation>%1 n’a pas pu être créé. Il manque peut-être de la mémoire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1 n’a pas pu être enregistré&#xa0;: %2. Rien n’a changé sur le disque.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next time.</extracomment>
        <translation>Ces choix sont gardés pour la prochaine fois.</translation>
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
        <translation>Exporter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Dessins (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Which files the dialog shows.
----------
Save all pages as a PDF file.</extracomment>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animations (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>Animations (*.webp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>Numéros sur les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Lines for name, date and answers</source>
        <translation>Lignes pour nom, date et réponses</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Solutions on the last page</source>
        <translation>Solutions à la dernière page</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>tout, ou une zone comme A1:J9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <translation>Créer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <translation>Partie du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <translation>Pixels</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <translation>Un coup toutes les</translation>
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
        <translation>Coups par figure</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <translation>Gobans par page</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>Un goban (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>Partie en figures (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>Feuille d’exercices (PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text (Sensei&apos;s)</source>
        <translation>Texte (Sensei’s)</translation>
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
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>Sombre, contraste élevé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>Noir sur blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>Aperçu du résultat</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The program has failed.</extracomment>
        <translation>Une erreur s’est produite dans goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>A failure has cost nothing.</extracomment>
        <translation>Votre partie est sauve. Les détails ci-dessous aident à corriger le programme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>A failure may cost the game.</extracomment>
        <translation>Enregistrez votre partie maintenant. Les détails ci-dessous aident à corriger le programme.</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number</extracomment>
        <translation>Figure %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>Figure %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none.</extracomment>
        <translation>partie du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Sans numéros de coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Numéros de coups tels quels</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>Numéros de coups sans centaines</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Which numbers a move can be given. %1 = most</extracomment>
        <translation>Le numéro d’un coup est un nombre entier jusqu’à %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Une nouvelle figure commence ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>Figure et numéros</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>Nom de la figure</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>Numérotation des coups à partir d’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>Numéro de ce coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>Ne pas montrer le nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>Sans coordonnées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>Sans liste des coups non visibles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>Les pierres capturées restent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>Sans hoshi</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>A large file, or the games of a record, are being read. %1 = name</extracomment>
        <translation>Lecture&#xa0;: %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file was not saved and is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1 n’a pas pu être enregistré&#xa0;: %2. Rien n’a changé sur le disque.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>The journal of the game could not be written. %1 = reason</extracomment>
        <translation>La partie n’a pas pu être gardée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>An unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>La partie en cours n’a pas pu être mise de côté&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>An unfinished game could not be discarded. %1 = reason</extracomment>
        <translation>La partie en cours n’a pas pu être supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>A file cannot be read. %1 = name %2 = reason</extracomment>
        <translation>%1 n’a pas pu être ouvert. %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n fichier de goboard n’a pas pu être lu&#xa0;: %1.</numerusform>
            <numerusform>%n fichiers de goboard n’ont pas pu être lus&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>%n fichier de goboard n’a pas pu être lu et a été mis de côté&#xa0;: %1. Rien n’a été supprimé.</numerusform>
            <numerusform>%n fichiers de goboard n’ont pas pu être lus et ont été mis de côté&#xa0;: %1. Rien n’a été supprimé.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1 est resté où il était&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1 est maintenant %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a file shall be read that is hardly a record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1 est très gros (%2). Une partie dépasse rarement 1 Mo. L’ouvrir quand même&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>The files of a dialog for opening. %1 = endings</extracomment>
        <translation>Parties de go (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Which files were left out. %1 = names</extracomment>
        <translation>C’est trop de parties à ouvrir d’un coup. Non ouvertes&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>There are no shelved games.</extracomment>
        <translation>Aucune partie n’a encore été mise de côté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>There are no backups.</extracomment>
        <translation>Aucune version antérieure d’un fichier n’a encore été gardée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Why a file is not simply overwritten. %1 = name</extracomment>
        <translation>Un autre programme a changé %1 depuis son ouverture ou son enregistrement ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Let the user choose where to save; whether it is saved.</extracomment>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>Un autre programme a changé le fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Let the user choose a file, and open it in a window of its own.</extracomment>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Ouvrir en lecture seule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Recharger</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>The record that the user chooses, None for none.
----------
Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>Parties de go (*.sgf *.SGF)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>N’existe plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>couleurs échangées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>A part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>Tout le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>Recherche…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>How far a search is, or what came of it. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>Recherche… %1 sur %n partie</numerusform>
            <numerusform>Recherche… %1 sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>How far a search is, or what came of it. %1 = hits</extracomment>
        <translation>Les %1 premiers endroits. Il y en a d’autres.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>Arrêté. %n endroit jusqu’ici.</numerusform>
            <numerusform>Arrêté. %n endroits jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>Rien trouvé.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>%n endroit</numerusform>
            <numerusform>%n endroits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>How far a search is, or what came of it. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>What is said when somebody wants to go to a hit whose node was deleted since.</extracomment>
        <translation>Cet endroit n’existe plus&#xa0;: la partie a été changée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>Nothing but empty points was marked.</extracomment>
        <translation>Marquez une zone qui contient une pierre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>How to mark.</extracomment>
        <translation>Glissez sur le goban pour en marquer une zone.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>What is marked. %1 = area_text(area, size)</extracomment>
        <translation>Marqué&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>What is marked.</extracomment>
        <translation>Cliquez dans la zone sur un point sans importance.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Which of the hits is shown. %1 = current %2 = total</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>%1 = game %2 = number</extracomment>
        <translation>Partie %1, coup %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>%1 = game</extracomment>
        <translation>Partie %1, début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <translation>Nom de l’endroit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <translation>À propos de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <translation>Équipe de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <translation>Équipe de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <translation>Rang de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <translation>Rang de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <translation>Saisi par</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <translation>Annoté par</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>Toute symétrie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>Couleur indifférente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>Les points vides comptent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>Mots des commentaires et des noms</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>Endroits trouvés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>Endroit précédent (Maj+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>Endroit suivant (F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>Tournée, reflétée, dans n’importe quel coin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>Aussi avec les pierres de Noir et de Blanc échangées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>Si c’est désactivé, les points vides ici peuvent porter n’importe quoi</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>rien que des parties</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>une parenthèse ouvrante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>une parenthèse fermante par branche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>pas d’autre parenthèse fermante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>un point-virgule avant chaque étape</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>une étape dans les parenthèses</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>les variantes à la fin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>une propriété</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>une valeur entre crochets</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>un crochet fermant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>une barre oblique inverse avant le crochet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>une taille de 1 à 52</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>le nom d’un encodage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>l’encodage que nomme CA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>CA avec l’encodage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>des lettres de cet encodage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>une valeur du genre de cette propriété</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>une ligne de ce format</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>gardé à sa place</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>lu comme si cela y était</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>lu comme si tout y était</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>sauté et gardé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>lu comme une variante de plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>lu comme une propriété sans valeur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>le reste est pris comme valeur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>pris comme texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>19 × 19 est utilisé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>montré comme du go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>jugé d’après les lettres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>lu d’après les lettres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>gardé en octets</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>laissé de côté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>One fault with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
One finding with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Ligne %1, colonne %2&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>du texte qui n’est d’aucune partie est gardé tel quel&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>la parenthèse ouvrante manque.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>parenthèses fermantes manquantes&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>une parenthèse fermante de trop.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>un point-virgule manque.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>une variante vide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>un coup après une variante&#xa0;; il est lu comme une variante de plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>ceci ne veut rien dire ici&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1 n’a pas de valeur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>le fichier s’arrête à l’intérieur de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>un crochet à l’intérieur de %1 est pris comme texte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>la taille de goban «&#xa0;%1&#xa0;» n’est pas possible&#xa0;; 19 × 19 est utilisé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>le fichier dit que ce n’est pas du go mais un autre jeu (GM %1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>l’encodage de texte «&#xa0;%1&#xa0;» est inconnu&#xa0;; les lettres ont été devinées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>le texte n’est pas dans l’encodage que nomme le fichier&#xa0;; %1 est utilisé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>le fichier ne nomme pas son encodage de texte&#xa0;; %1 est utilisé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1 n’est pas ce que contient cette propriété&#xa0;; c’est gardé tel quel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>cette ligne a été laissée de côté&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>octets qui ne sont pas des lettres, montrés comme �&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none. %1 = where.line</extracomment>
        <translation>Le fichier s’interrompt à la ligne %1. Tout ce qui précède est ouvert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none.</extracomment>
        <translation>
            <numerusform>%n chose dans ce fichier n’était pas comme il faut.</numerusform>
            <numerusform>%n choses dans ce fichier n’étaient pas comme il faut.</numerusform>
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
            <numerusform>%n coup non permis</numerusform>
            <numerusform>%n coups non permis</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Which rules they are, and that nothing was taken off. %1 = name</extracomment>
        <translation>Les règles sont maintenant&#xa0;: %1. Elles ne permettent pas ces coups. Rien n’a été ôté&#xa0;: les coups restent comme ils ont été joués.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>One forbidden move in a line: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>Coup %1, %2 %3&#xa0;: %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>Le voir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
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
        <translation>%1&#xa0;; %2</translation>
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
        <translation>%1&#xa0;: %2</translation>
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
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Q16, or &quot;pass&quot;.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>À Noir de jouer. Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>À Blanc de jouer. Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <translation>Noir a passé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <translation>Blanc a passé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Who has never played does not know what the next pass does.</extracomment>
        <translation>Une autre passe arrête la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>That the board shows an earlier moment of the game being played. %1 = number %2 = last</extracomment>
        <translation>Vous regardez le coup %1 sur %2. Si vous posez une pierre, la partie continue à partir d’ici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>%n pierre capturée.</numerusform>
            <numerusform>%n pierres capturées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game. %1 = names</extracomment>
        <translation>En atari&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>How many handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>Noir place encore %n pierre de handicap.</numerusform>
            <numerusform>Noir place encore %n pierres de handicap.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>Why a game against an engine cannot be counted yet.</extracomment>
        <translation>On compte quand les deux joueurs ont passé. Passez d’abord.</translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Où Noir joue-t-il&#xa0;? Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>Où Blanc joue-t-il&#xa0;? Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name</extracomment>
        <translation>%1 est une variante de la partie. Cherchez encore.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>What is said to a guess that leaves the question open.
----------
A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>à %n point</numerusform>
            <numerusform>à %n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name %2 = away</extracomment>
        <translation>Pas %1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>What is said when the move was found, or shown.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>Juste&#xa0;: %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>C’était %1. %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>Before the first question.</extracomment>
        <translation>Les coups qui suivent sont cachés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>There is no further move.</extracomment>
        <translation>Tous les coups ont été devinés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>A click on a stone is no guess.</extracomment>
        <translation>Il y a une pierre là.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>How many guesses are left at this move.</extracomment>
        <translation>
            <numerusform>encore %n essai</numerusform>
            <numerusform>encore %n essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>34 of 50 points. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%1 sur %n point</numerusform>
            <numerusform>%1 sur %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>How far one is. %1 = done</extracomment>
        <translation>
            <numerusform>%1 sur %n coup</numerusform>
            <numerusform>%1 sur %n coups</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>What came of one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1&#xa0;: %2 points sur %3, %4 sur %5 au premier essai</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>Coup %1, %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>How the guessing goes.</extracomment>
        <translation>Les coups qui suivent sont cachés. Cliquez là où le prochain a été joué.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>What stands over the moves that were not found.</extracomment>
        <translation>Non trouvé. Un clic montre le coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>All moves were found.</extracomment>
        <translation>Aucun n’a été raté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>There is nothing to guess.</extracomment>
        <translation>Aucun coup ne suit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>Le début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>Ce coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>Le montrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>Deviner encore</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>S montre le coup, N continue, Échap termine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>Montrer le coup (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>Coup suivant (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>Deviner le coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>Les coups de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>À partir de</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>The name that the records give the collection, else that of the file.</extracomment>
        <translation>Feuille d’exercices</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>À Blanc de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marquez tous les points où Noir ne peut pas jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marquez tous les points où Blanc ne peut pas jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marquez toutes les libertés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marquez tous les points demandés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>Marquez le bon point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>Date&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>What is written on the line below a board.</extracomment>
        <translation>Réponse&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions.</extracomment>
        <translation>Solutions</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>What the numbers on the stones do not tell. %1 = solution.number</extracomment>
        <translation>Réponse&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>What the numbers on the stones do not tell.</extracomment>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Which positions the file has no solution of. %1 = listed</extracomment>
        <translation>Pas de solution dans le fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>There is nothing that could be printed.</extracomment>
        <translation>Aucune position n’est placée ou marquée dans ce fichier&#xa0;: il n’y a donc rien à imprimer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Games of the file in which nothing is set up. %1 = count</extracomment>
        <translation>Parties sans position, laissées de côté&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>En haut à gauche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>En haut à droite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>En bas à gauche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>En bas à droite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>How a corner stands to the dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>a quitté le dictionnaire au coup %1, %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>dans le dictionnaire, plus rien à jouer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>
            <numerusform>%n coup dans le dictionnaire</numerusform>
            <numerusform>%n coups dans le dictionnaire</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>No corner of the board is in the dictionary.</extracomment>
        <translation>Aucun coin de ce goban n’est dans le dictionnaire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>The dictionary is about boards of another size. %1 = size.columns</extracomment>
        <translation>Le dictionnaire est pour des gobans de %1 × %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>The file is being read. %1 = name</extracomment>
        <translation>Lecture&#xa0;: %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>The file cannot be used; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1 ne peut pas servir de dictionnaire. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>A file without variations in a corner.</extracomment>
        <translation>Il n’a pas de coups dans le coin d’un goban carré.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Choisir un dictionnaire de joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>Parties (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>Ranger le dictionnaire</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Très bon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Bon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Très mauvais</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Mauvais</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Douteux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>Intéressant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Égal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Assez égal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Bon pour Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Très bon pour Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Bon pour Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Très bon pour Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Pas clair</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>Pas clair du tout</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Grand moment fort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>Moment fort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <translation>Estimé égal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Noir mène de %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>Blanc mène de %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>The judgements of a move, as they are read aloud. %1 = words</extracomment>
        <translation>Évaluation&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>Nommer cette position…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>Figure et numéros…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>Évaluer</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>clic</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>Se déplacer sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>Se déplacer sur le goban, toujours</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>Y jouer, ou changer un groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>Au décompte&#xa0;: changer toute la zone</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>Parcourir les coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>Parcourir les coups d’une partie revue</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>Autres variantes d’une partie revue</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>Dérouler une partie, ou arrêter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>À un embranchement&#xa0;: choisir un coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>Aller au coup joué sur un point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>Dans l’arbre&#xa0;: plier ou déplier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>Ouvrir le menu d’un point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>Placement&#xa0;: noir, blanc, en alternance</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B, W, I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>Placement&#xa0;: vide, déplacer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X, M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>Placement&#xa0;: trait, échanger les couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T, C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>Placement&#xa0;: ôter une pierre</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Such as &quot;Figure 2 (51–100)&quot;, with the name that the record gives it. %1 = figure.number</extracomment>
        <translation>Figure %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Diagramme %1&#xa0;: suite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>Diagramme %1&#xa0;: va avec le diagramme %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>Diagramme %1&#xa0;: après %2 au diagramme %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>Diagramme %1&#xa0;: au début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>Diagramme %1&#xa0;: après %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>Diagramme %1&#xa0;: au lieu de %2 au diagramme %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = number</extracomment>
        <translation>Diagramme %1&#xa0;: au lieu de %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>The same of any numbered board. %1 = _listed(passes)</extracomment>
        <translation>%1 passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>%1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Such as &quot;After 34: Joseki · Good for Black&quot;: with name and judgements where there are any. %1 = comment.number</extracomment>
        <translation>Après %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The game has more variations than were printed.</extracomment>
        <translation>La partie a d’autres variantes&#xa0;; elles ne sont pas imprimées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Date</translation>
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
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Commentaires de</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Source</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>Droits d’auteur</translation>
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
        <translation>%1 ne contient pas de leçon&#xa0;: aucun commentaire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Progress was not written. %1 = reason</extracomment>
        <translation>Vos progrès n’ont pas pu être gardés&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Progress begins anew; where the old one is. %1 = path</extracomment>
        <translation>Vos progrès n’ont pas pu être lus. Ils sont gardés dans %1&#xa0;; vous recommencez au début.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Noir joue&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>Blanc joue&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <translation>capturez %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <translation>Cliquez sur tous les points demandés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <translation>Cliquez sur toutes les libertés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <translation>Cliquez sur le bon point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <translation>Cliquez sur un point où vous ne pouvez pas jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <translation>Combien y en a-t-il&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <translation>trouvez le meilleur coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <translation>sauvez %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <translation>reliez %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <translation>séparez %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <translation>faites vivre %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <translation>tuez %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <translation>gagnez le ko en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour</extracomment>
        <translation>faites %2 points pour %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Tapez le nombre, puis Entrée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>À Noir de jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>À Blanc de jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>Cliquez sur le goban, ou utilisez les flèches et Entrée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>What is said to the last answer; &apos;&apos; where nothing was answered.</extracomment>
        <translation>Juste.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <translation>
            <numerusform>Juste. Encore %n à trouver.</numerusform>
            <numerusform>Juste. Encore %n à trouver.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <translation>Juste. Continuez.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <translation>
            <numerusform>Les pierres ont encore %n liberté.</numerusform>
            <numerusform>Les pierres ont encore %n libertés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <translation>Ce point n’est pas à côté de la pierre le long d’une ligne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <translation>Il y a une pierre ici. Cherchez un point vide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <translation>Ce coup est permis&#xa0;: la pierre a une liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <translation>La leçon connaît un meilleur coup. Réessayez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <translation>Pas tout à fait. Comptez encore.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <translation>Pas tout à fait. Réessayez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Il y a déjà une pierre ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Ce n’est pas permis&#xa0;: il ne resterait aucune liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Ce n’est pas permis&#xa0;: cela reprend le ko tout de suite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>Ce n’est pas permis&#xa0;: cela répète la position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Un autre indice montre où.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>The hint in words; later ones tell that the points are shown. %1 = state.task.number</extracomment>
        <translation>La réponse est %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Passez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>Le goban montre où.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.
----------
What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>marqué</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.</extracomment>
        <translation>trouvé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>The whole board in words, for those who listen: who stands where, and what is marked. %1 = listed_points(marked, size)</extracomment>
        <translation>Marqué&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>A board in words: how large it is, and who stands where. %1 = board_size(size)</extracomment>
        <translation>Goban de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Noir&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>Blanc&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>What an answer at `at` changed on the board besides the stone there: taken, or replied. %1 = listed_points(gone, size)</extracomment>
        <translation>Ôté&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>That something in a lesson could not be used.</extracomment>
        <translation>
            <numerusform>%n chose de cette leçon n’est pas utilisable&#xa0;; le reste l’est.</numerusform>
            <numerusform>%n choses de cette leçon ne sont pas utilisables&#xa0;; le reste l’est.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <translation>aucune instruction ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <translation>aucune question ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un point de ce goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <translation>«&#xa0;%1&#xa0;» ne nomme aucun point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <translation>il y a déjà une question&#xa0;; «&#xa0;%1&#xa0;» n’est pas posée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <translation>rien n’est demandé ici&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <translation>les pierres de «&#xa0;%1&#xa0;» ne sont pas sur le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <translation>les règles ne permettent pas le coup «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de bonne réponse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <translation>«&#xa0;%1&#xa0;» est une bonne réponse, mais elle est dite fausse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <translation>aucun nœud ne dit «&#xa0;@screen&#xa0;»&#xa0;; tous les commentaires de la ligne principale sont montrés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <translation>aucune pierre n’est placée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <translation>aucun coup ne suit&#xa0;: il n’y a donc pas de solution.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <translation>aucun coup n’est juste&#xa0;: il n’y a donc pas de solution.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <translation>«&#xa0;%1&#xa0;» est un coup du mauvais camp.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <translation>des pierres sont placées entre les coups&#xa0;; la suite est laissée de côté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <translation>trop de coups&#xa0;; les derniers sont laissés de côté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Which screen of a lesson is shown. %1 = number %2 = count</extracomment>
        <translation>Écran %1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>What a copied lesson is called that has no name of its own.</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>That a file was copied to the user&apos;s own lessons, and how it is called there. %1 = isolated(name)</extracomment>
        <translation>Copié dans Mes leçons sous «&#xa0;%1&#xa0;». Vous pouvez l’y modifier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>Une partie, cinq traditions</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>Tradition suivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Japanese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Japon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>Chine</translation>
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
        <translation>Nouvelle-Zélande</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>Ouvrir sur le goban, copier, imprimer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>Jouer avec un ami</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>Jouer avec Toutou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Ouvrir une leçon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>Leçons (*.sgf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>Votre nombre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>Autre position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>Un indice (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>La même chose dans une autre position (A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>Passer (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>Écran précédent (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>Écran suivant (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>Sortir&#xa0;; vous pourrez continuer la leçon plus tard (Échap)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>Ouvrir sur le goban</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>What the field says while it is empty.</extracomment>
        <translation>Des mots, ou joueur:Nom date:1996 résultat:B+R taille:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>Ne montrer que les parties qui ont tout cela&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>des mots&#xa0;: débuts de mots dans les noms, le tournoi et la date</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>joueur:&quot;Gu Li&quot;  noir:Nom  blanc:Nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>date:1996  date:1996-12  date:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>résultat:B  résultat:W+R  résultat:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>taille:19  règles:Chinese  tournoi:Cup</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games the list shows.
----------
In how many games a position was found.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>How many games the list shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>How far the reading of the folder is.</extracomment>
        <translation>Parcours du dossier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>How far the reading of the folder is. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>Lecture des fichiers&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n fichier sans partie</numerusform>
            <numerusform>%n fichiers sans partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n fichier trop gros</numerusform>
            <numerusform>%n fichiers trop gros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n fichier illisible</numerusform>
            <numerusform>%n fichiers illisibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>%n dossier impossible à ouvrir</numerusform>
            <numerusform>%n dossiers impossibles à ouvrir</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is. %1 = told</extracomment>
        <translation>Laissé de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>The folder of the library is not there, or cannot be opened. %1 = folder.name or str(folder)</extracomment>
        <translation>Le dossier «&#xa0;%1&#xa0;» ne peut pas être ouvert pour l’instant. Voici les parties qu’il avait avant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>The same where nothing is known of it. %1 = folder.name or str(folder)</extracomment>
        <translation>Le dossier «&#xa0;%1&#xa0;» ne peut pas être ouvert.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>A folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>Il n’y a pas de parties de go dans «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The filter lets nothing through.</extracomment>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>C’est la dernière partie de la liste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>C’est la première partie de la liste.</translation>
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
        <translation>Cliquez pour poser des pierres. Glissez pour chercher une zone du goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>Recherche… %1 jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>%1, et plus. Marquez une plus grande zone pour préciser.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>In how many games a position was found.</extracomment>
        <translation>Dans aucune partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>A part without any stone stands nearly everywhere.</extracomment>
        <translation>Marquez une zone avec au moins une pierre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>A search goes on.</extracomment>
        <translation>Recherche…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Who won the games with a move: &quot;Black won 52%&quot;; empty where nobody knows. %1 = share</extracomment>
        <translation>Noir a gagné %1&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1: %2 %3</source>
        <extracomment>A next move aloud: &quot;A: Black D4, 312 times, Black won 52%&quot;. %1 = letter %2 = color_name(move.color) %3 = point_name(move.point, size)</extracomment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <extracomment>A next move aloud: &quot;A: Black D4, 312 times, Black won 52%&quot;.</extracomment>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>There are more next moves than the list shows.</extracomment>
        <translation>
            <numerusform>%n autre coup</numerusform>
            <numerusform>%n autres coups</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>Nothing was played any more where the position was found.</extracomment>
        <translation>Plus rien n’a été joué ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>Chercher de nouveau tout le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>Ôter toutes les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Let the user choose a folder, and show what is in it.</extracomment>
        <translation>Ouvrir un dossier de parties</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>Trouvé à</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>Ne montrer que ces parties</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>Chercher une position dans toutes les parties</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>joueur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>date</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>tournoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>taille</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>The reason for a judgement, with its points by name, or without where it holds none.</extracomment>
        <translation>On a essayé tous les coups ici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Il perd la course&#xa0;: %n liberté contre %1.</numerusform>
            <numerusform>Il perd la course&#xa0;: %n libertés contre %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <translation>Capturé dans presque toutes les suites essayées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <translation>Capturé dans toutes les suites essayées.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>Capturé dans toutes les suites essayées&#xa0;: %n liberté contre %1.</numerusform>
            <numerusform>Capturé dans toutes les suites essayées&#xa0;: %n libertés contre %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <translation>Vivant dans presque toutes les suites essayées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <translation>Vivant dans toutes les suites essayées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <translation>Mort dans la plupart des suites essayées, pas toutes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <translation>Vivant dans la plupart des suites essayées, pas toutes.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <translation>
            <numerusform>Il a %n liberté.</numerusform>
            <numerusform>Il a %n libertés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <translation>Les groupes comme celui-ci s’avèrent presque toujours vivants.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <translation>Les groupes comme celui-ci s’avèrent presque toujours morts.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <translation>Les groupes comme celui-ci vivent dans certaines parties et meurent dans d’autres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Noir vit en %1, Blanc y tue.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Blanc vit en %1, Noir y tue.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Noir vit en %1, Blanc tue en %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Blanc vit en %1, Noir tue en %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Noir vit en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Blanc vit en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Blanc tue en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>Le premier qui joue décide&#xa0;: Noir tue en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Il lui faut les deux kos, en %1, et il ne peut en garder qu’un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Les kos en %1 décident.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Une liberté commune, en %1&#xa0;: le premier qui y joue perd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Deux yeux que personne ne peut prendre, en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Deux yeux, en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>De la place pour deux yeux en %1, peu importe qui commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Il rejoint des pierres vivantes en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Un œil au mieux en %1, peu importe qui commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Il reste une liberté, en %1. Fuir n’y fait rien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Libertés communes en %1&#xa0;: le premier qui y joue perd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Un œil chacun&#xa0;: le premier qui joue en %1 perd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Celui qui prend ces pierres, en %1, en perd davantage.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Deux kos, en %1&#xa0;: celui qui prend l’un perd l’autre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Le premier qui joue en %1 décide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Un ko en %1 décide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>Des libertés extérieures sont ouvertes en %1&#xa0;: rien n’est réglé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Deux yeux que personne ne peut prendre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Deux yeux.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>De la place pour deux yeux, peu importe qui commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Il rejoint des pierres vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>On n’a trouvé ni issue ni place pour un œil.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Un œil au mieux, peu importe qui commence.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Il reste une liberté. Fuir n’y fait rien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Libertés communes&#xa0;: le premier qui y joue perd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Un œil chacun&#xa0;: le premier qui joue perd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Celui qui prend ces pierres en perd davantage.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Deux kos&#xa0;: celui qui prend l’un perd l’autre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Le premier coup ici décide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Un ko décide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>Des libertés extérieures sont ouvertes&#xa0;: rien n’est réglé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Les deux camps peuvent encore entrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Noir peut encore entrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>Blanc peut encore entrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Noir peut encore entrer en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>Blanc peut encore entrer en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Say which side can still come in where, each point once; `named` makes a list of points. %1 = named(sorted(both), size)</extracomment>
        <translation>Les deux camps peuvent encore jouer en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Il faut encore un coup à Noir en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>Il faut encore un coup à Blanc en %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>The same, and what it protects.</extracomment>
        <translation>
            <numerusform>Il protège %n point.</numerusform>
            <numerusform>Il protège %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%n pierre en %1</numerusform>
            <numerusform>%n pierres en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%n pierre autour de %1</numerusform>
            <numerusform>%n pierres autour de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>la pierre noire (%n) en %1</numerusform>
            <numerusform>les %n pierres noires en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>la pierre blanche (%n) en %1</numerusform>
            <numerusform>les %n pierres blanches en %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>ouvert</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>à vous</translation>
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
        <translation>vivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Why the group is thought to be what it is, or that the players said so.</extracomment>
        <translation>Changé par vous.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>The button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>Demander à %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>An engine is thinking about which stones are dead. %1 = name</extracomment>
        <translation>%1 regarde le goban…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>An engine takes all stones for what they are counted as. %1 = name</extracomment>
        <translation>%1 voit la même chose.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>An engine takes some stones for something else; nothing has been changed. %1 = name</extracomment>
        <translation>%1 voit certaines pierres autrement. C’est vous qui décidez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1&#xa0;: il dit mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1&#xa0;: il dit vivant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1&#xa0;: il dit seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Compté mort. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Compté vivant. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>Compté seki. %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Marquer mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Marquer vivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>Marquer seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>Avec ces règles, les pierres et leurs yeux comptent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>Avec ces règles, rien ne compte dans un seki.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Which neutral points are open, what filling them comes to, or why nobody can; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>%n point neutre est ouvert&#xa0;: %1.</numerusform>
            <numerusform>%n points neutres sont ouverts&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>Say that the rules assume no last moves.</extracomment>
        <translation>Ces règles comptent le goban tel quel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>Say that a table of all rulesets assumes no last moves.</extracomment>
        <translation>Toutes les lignes comptent le goban tel quel, avant les derniers coups.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Avec ces règles, un nouvel arrêt compterait toutes les pierres comme vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>Pour remplir ces points, continuez à jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <translation>Décidez d’abord quels groupes douteux sont vivants.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <translation>Fermez d’abord les frontières ouvertes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <translation>On ne peut pas les remplir tour à tour sans dommage. Continuez à jouer pour les régler.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Each move that is forced while neutral points are filled, and what is left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>Laissés ouverts, car la suite n’est pas claire&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Si Blanc remplit %1, Noir doit répondre en %2 ou perdre %n pierre.</numerusform>
            <numerusform>Si Blanc remplit %1, Noir doit répondre en %2 ou perdre %n pierres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>Si Noir remplit %1, Blanc doit répondre en %2 ou perdre %n pierre.</numerusform>
            <numerusform>Si Noir remplit %1, Blanc doit répondre en %2 ou perdre %n pierres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Si Blanc remplit %1, Noir doit fermer la frontière en %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>Si Noir remplit %1, Blanc doit fermer la frontière en %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Noir ferme la frontière en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>Blanc ferme la frontière en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>What stands over a count of a game that does not look finished.</extracomment>
        <translation>La partie est-elle finie&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>That too much is open for a count to mean anything.</extracomment>
        <translation>Cette partie ne semble pas finie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>Say that the file of the network that judges groups is missing or damaged.</extracomment>
        <translation>Un fichier du programme manque ou est abîmé, donc plus de groupes que d’habitude ne sont pas clairs.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Noir et Blanc peuvent encore jouer ici, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Noir peut encore entrer ici, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>Blanc peut encore entrer ici, %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>en haut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>à gauche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>in the middle</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>au milieu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>à droite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>en bas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>en bas à droite</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind.</extracomment>
        <translation>
            <numerusform>%n groupe attend votre décision.</numerusform>
            <numerusform>%n groupes attendent votre décision.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind. %1 = phrase</extracomment>
        <translation>Un groupe attend votre décision&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1&#xa0;: ne compte pour personne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1&#xa0;: compte de nouveau.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = color_name(color)</extracomment>
        <translation>%1 est d’accord.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none.</extracomment>
        <translation>L’accord est retiré.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>What is still open on the board, in one sentence; empty where nothing is.</extracomment>
        <translation>Continuez à jouer, ou comptez tel quel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>Lecture du goban…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Lecture du coin en %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Lecture du bord en %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>Lecture du milieu en %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>Il faut encore un coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>Vivant</translation>
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
        <translation>Les élèves répondent, prennent des indices et vont de question en question&#xa0;; tout le reste est désactivé. «&#xa0;Déverrouiller…&#xa0;» en bas de la page, ou Ctrl+Maj+L, y met fin.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>Whether a locked window shall be closed.</extracomment>
        <translation>Déverrouiller et fermer&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>Whether everything shall be used again.</extracomment>
        <translation>Déverrouiller&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The word to unlock was another one.</extracomment>
        <translation>Ce n’est pas le mot.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>Why nothing but answering goes.</extracomment>
        <translation>Ici, les élèves peuvent seulement répondre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>No task comes after this one.</extracomment>
        <translation>C’était la dernière.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>What asking for names does.</extracomment>
        <translation>Chaque élève tape d’abord un nom ou un numéro. Les résultats ne sont visibles que pour vous&#xa0;: «&#xa0;Déverrouiller…&#xa0;», puis «&#xa0;Résultats…&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>Why a word must be typed where results are kept.</extracomment>
        <translation>Tapez un mot&#xa0;: sans lui, les élèves pourraient ouvrir les résultats.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question to each pupil.</extracomment>
        <translation>Qui répond&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>What to type.</extracomment>
        <translation>Votre nom, ou votre numéro dans la classe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Somebody of this name has begun. %1 = isolated(name)</extracomment>
        <translation>«&#xa0;%1&#xa0;» a déjà commencé. Est-ce vous&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>Why pupils cannot answer here.</extracomment>
        <translation>Rien ici ne demande de réponse&#xa0;: pas de question, pas de variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>Déverrouiller…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>Tout réactiver (Ctrl+Maj+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>J’ai fini</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>Laisser répondre l’élève suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Say quietly why nothing happens.</extracomment>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>Faire répondre les élèves</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>Un mot pour déverrouiller, si vous voulez</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>Demander les noms, garder les résultats</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>Le mot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>La première question, pour l’élève suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>Résultats…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>Rester verrouillé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Oui, continuer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>Non, quelqu’un d’autre</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>A small button that opens the manual at the page that tells of a dialog or a panel.</extracomment>
        <translation>Aide (F1)</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Lettre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Triangle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Carré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Cercle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Croix</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Ligne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Flèche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Gomme</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Territoire de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Territoire de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Grisé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Text…</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Texte…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Part of the board</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>Partie du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Glissez d’un point à un autre. Échap pour finir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Glissez sur la zone à montrer&#xa0;; cliquez pour tout le goban. Échap pour finir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Cliquez ou glissez sur des marques pour les effacer. Échap pour finir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>Cliquez ou glissez sur des points&#xa0;; recommencez pour ôter la marque. Échap pour finir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>Texte sur ce point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>Autres marques</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>When another language is spoken.</extracomment>
        <translation>La nouvelle langue apparaîtra au prochain démarrage de goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>When the sentences of the language that was chosen cannot be read. %1 = name</extracomment>
        <translation>Les fichiers de cette langue manquent ou sont abîmés&#xa0;: %1. goboard parle anglais.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>The way to number only the last moves.</extracomment>
        <translation>
            <numerusform>Le dernier coup (%n)</numerusform>
            <numerusform>Les %n derniers coups</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.
----------
What one looks for along the line.</extracomment>
        <translation>Sauter à</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analyse par un moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Analyser toute la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Grosse erreur suivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>Grosse erreur précédente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Noir accepte le décompte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Blanc accepte le décompte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>D’accord, finir la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Les deux joueurs perdent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Montrer pourquoi un groupe vit ou meurt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Montrer le décompte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Montrer le décompte à la fin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Interroger un moteur sur les groupes douteux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>The rows about counts.
----------
The page, and the log.</extracomment>
        <translation>En savoir plus sur les moteurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>Comment on compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>Supprimer à partir d’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>Supprimer seulement ce nœud</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>Coups et pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>Insérer des coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>Insérer une passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>Placer des pierres…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>À Blanc de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>Cette variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>Monter la variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>Descendre la variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>En faire la ligne principale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Tourner et refléter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>Informations sur la partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Écrire un commentaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Nommer cette position…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>Figure et numéros…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Autres marques</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>Ôter toutes les marques de ce coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer de lettres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer de nombres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer de triangles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer de carrés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer de cercles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer de croix</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Tracer des lignes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Tracer des flèches</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Effacer des marques</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Écrire sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer comme sélectionné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer le territoire de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Marquer le territoire de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Griser des points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>Montrer une partie du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Moteurs…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>Journal du moteur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>The rows about files, and the copies of the board.</extracomment>
        <translation>Parties du fichier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>Ouvrir dans une nouvelle fenêtre…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>Ouvrir depuis le presse-papiers</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>Rouvrir avec un encodage…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>Parties mises de côté…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>Versions antérieures…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>Enregistrer avec un encodage…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>Ce qui a été réparé…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>Copier le goban en image</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>Copier le goban en texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>What is there besides the file itself.</extracomment>
        <translation>Récupérer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>Manuel…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>Raccourcis…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>Mots du go…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>À propos de goboard</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Dictionnaire de joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>Choisir un dictionnaire de joseki…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Chercher cette position dans la bibliothèque</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Partie précédente de la bibliothèque</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>Partie suivante de la bibliothèque</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>Avant un coup en atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>Avant de remplir son propre œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>Avant de passer trop tôt</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Sons de la pendule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>Sons des pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>Jouer contre l’ordinateur…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>Continuer une partie enregistrée</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>Arrêter ou lancer les pendules</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>Compter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>Demander un indice à l’adversaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>Continuer sans l’adversaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Aide sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Activer ou non l’aide sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Montrer les libertés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Montrer les ataris</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Montrer les pierres reliées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>Montrer ce qui est entouré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>M’avertir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Carnet des joueurs…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>Garder cette partie dans le carnet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>What moves about in a record, and what is looked for there.</extracomment>
        <translation>Deviner le coup…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>Dix coups en arrière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>Dix coups en avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>Coup numéro…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>Coup joué en un point…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>Endroit nommé…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Variante précédente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Embranchement précédent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Embranchement suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Commentaire précédent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Commentaire suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Moment fort précédent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Moment fort suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Capture précédente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>Capture suivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Revenir où vous étiez</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Repartir en avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>Dérouler les coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Partie précédente du fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Partie suivante du fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>The games of the file.</extracomment>
        <translation>Avancer avec une autre fenêtre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>Rechercher une position…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Coups suivants</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Montrer les coups suivants sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Même s’il n’y en a qu’un</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Arbre des variantes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>À côté du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Sous le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Dans sa propre fenêtre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>Variantes près de leur coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Comparer les règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>Règles de cette partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>Un point du goban…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>Utiliser la police du système</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>Pierres un peu hors des lignes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>Animer les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>Montrer les numéros des coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>Numéroter les coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>Panneau latéral</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>Fenêtres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>Fenêtre suivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>Fenêtres côte à côte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>Rouvrir les fenêtres au prochain démarrage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>É&amp;dition</translation>
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
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Alle&amp;r à</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Ét&amp;ude</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>&amp;Leçons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>Sombre, contraste élevé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>Depuis le début de la variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>À partir d’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>Le dernier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Ouvrir un fichier récent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>The records opened lately, and the way to the page.</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>Problèmes…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>Ouvrir une leçon…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>Nouvelle leçon…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>Table du professeur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>Question sur cette position…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>Faire répondre les élèves…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>Résultats des élèves…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>Ouvrir sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>Copier dans Mes leçons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>Copier ce problème dans Mes leçons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>Résoudre comme problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>Présenter à une classe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>Dessiner sur le goban</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>What the record says, and what the count. %1 = recorded %2 = counted</extracomment>
        <translation>L’enregistrement dit %1, ce décompte dit %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>Cause probable&#xa0;: un komi de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>Cause probable&#xa0;: décompte avec d’autres règles (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <translation>Cause probable&#xa0;: les pierres en %1 ont été prises pour mortes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <translation>Cause probable&#xa0;: les pierres en %1 ont été prises pour un seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <translation>Cause probable&#xa0;: les pierres en %1 ont été prises pour vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <translation>Cause probable&#xa0;: un point neutre de plus a été rempli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <translation>Cause probable&#xa0;: plus de points neutres ont été remplis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <translation>Cause probable&#xa0;: un coup de protection a été joué.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <translation>Cause probable&#xa0;: d’autres points pour le handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <translation>Cause probable&#xa0;: Noir et Blanc ont été confondus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>That a difference changes nothing in the file.</extracomment>
        <translation>L’enregistrement ne change pas.</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <translation>Aucune variante ne part après ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <translation>Ce coup n’a pas d’autre variante.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <translation>Pas de commentaire après ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <translation>Pas de position marquée après ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <translation>Pas de capture après ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <translation>Aucune variante ne part avant ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <translation>Pas de commentaire avant ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <translation>Pas de position marquée avant ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <translation>Pas de capture avant ce coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>That nobody plays at a point on the line that is walked. %1 = point</extracomment>
        <translation>Aucun coup en %1 sur cette ligne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>That there is no named place in the record.</extracomment>
        <translation>Aucun endroit de cette partie n’a de nom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Il n’y a pas d’endroit où revenir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>Il n’y a pas d’endroit où repartir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>That a file was opened where it was left the last time.</extracomment>
        <translation>C’est ici que vous en étiez la dernière fois.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>That there is nothing left to play through.</extracomment>
        <translation>C’est la fin de la ligne.</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>A named place in a list, with its move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1 (après le coup %2)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>How many named places there are.</extracomment>
        <translation>
            <numerusform>%n endroit nommé.</numerusform>
            <numerusform>%n endroits nommés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>How many named places hold what was typed.</extracomment>
        <translation>
            <numerusform>%n endroit trouvé.</numerusform>
            <numerusform>%n endroits trouvés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>No named place holds what was typed. %1 = text</extracomment>
        <translation>Aucun nom ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>More named places were found than are shown. %1 = shown %2 = found</extracomment>
        <translation>Les %1 premiers sur %2. Tapez plus de lettres du nom.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>Endroits nommés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>Aller à un endroit nommé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>Partie du nom</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1 commence avec %n pierre sur le goban, puis c’est à %2.</numerusform>
            <numerusform>%1 commence avec %n pierres sur le goban, puis c’est à %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 a les pierres noires et joue en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1 joue en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Deux pierres de chaque couleur forment une croix au milieu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>Deux pierres de chaque couleur sont sur des hoshi opposés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>Temps&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>What enters the count, and how it is made. %1 = white %2 = points(bonus)</extracomment>
        <translation>Le décompte ajoute %2 pour %1, à cause du handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <translation>Personne ne commence avec des points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>%1 = points(-game.komi)</extracomment>
        <translation>Noir commence avec %1 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>%1 = white</extracomment>
        <translation>%1 commence avec un demi-point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 commence avec %2 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1 joue en second et reçoit %2 points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Why a size is not possible. %1 = least %2 = most</extracomment>
        <translation>Chaque côté doit avoir de %1 à %2 lignes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>The largest board that may be chosen. %1 = size</extracomment>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>Why something typed is no komi.</extracomment>
        <translation>Le komi doit être un nombre comme 6½, entre −150 et 150.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why a capture game has no komi.</extracomment>
        <translation>Dans un jeu de capture, on ne compte pas les points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The komi was typed.</extracomment>
        <translation>Votre choix.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The komi is that of the rules and the handicap.</extracomment>
        <translation>Fixé par les règles et le handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next game.</extracomment>
        <translation>Ces choix sont gardés pour la prochaine fois.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>Another size of board is wanted, and not yet given.</extracomment>
        <translation>Tapez d’abord la taille du goban, par exemple 7 × 7.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>Why no game can begin yet.</extracomment>
        <translation>Un des choix ci-dessus ne convient pas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many handicap stones.</extracomment>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>Colonnes × lignes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>environ 15 minutes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>environ 40 minutes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>une heure ou plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>Toutes les règles…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer what goes on a board; `chosen` stays so where it can.</extracomment>
        <translation>Aucun, à égalité</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Vide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Une croix au milieu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>Deux pierres chacun sur les hoshi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>Décider par nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>Enchérir pour le komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>Utiliser ceci</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>Pierres de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>Goban au départ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>Komi, points pour Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>Handicap pour Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>Pendule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>Aux points habituels</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>Où Noir veut</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>How nigiri goes.</extracomment>
        <translation>Le nigiri décide des couleurs&#xa0;: un joueur prend une poignée de pierres blanches, l’autre dit si leur nombre est pair ou impair. Celui qui devine juste joue Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>Who holds the stones by custom.</extracomment>
        <translation>Souvent, c’est le joueur le plus âgé qui tient les pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>How to see the end of the counting out at once.</extracomment>
        <translation>Appuyez sur une touche ou cliquez pour aller à la fin.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>The button that gives the stones to another player. %1 = name</extracomment>
        <translation>%1 tient les pierres</translation>
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
        <translation>joue Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
        <translation>joue Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>Un bol fermé de pierres blanches</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>Touche O</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>Touche E</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>Prendre ces couleurs</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Le joueur aux pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>Le joueur qui devine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>Second joueur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Impair&#xa0;: une pierre noire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>Pair&#xa0;: deux pierres noires</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 dit impair.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1 dit pair.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>How a nigiri stands. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1 tient des pierres blanches. %2, pair ou impair&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>How a nigiri stands. %1 = nigiri.stones_laid</extracomment>
        <translation>Comptées jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <translation>
            <numerusform>%n pierre, un nombre impair.</numerusform>
            <numerusform>%n pierres, un nombre impair.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <translation>
            <numerusform>%n pierre, un nombre pair.</numerusform>
            <numerusform>%n pierres, un nombre pair.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>C’est deviné. %1 joue Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>C’est raté. %1 joue Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder</extracomment>
        <translation>%1, combien de komi donnez-vous pour jouer Noir&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1, l’enchère est de %2. Offrez plus, ou arrêtez et jouez Blanc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Who still has to bid; the outcome once both bids are open. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1, tapez votre enchère pendant que %2 regarde ailleurs.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1, proposez un komi&#xa0;; %2 choisit ensuite une couleur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1, le komi est de %2. Quelle couleur prenez-vous&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>How an auction ended. %1 = points(deal.komi)</extracomment>
        <translation>Vous offrez %1 tous les deux. Le komi est de %1&#xa0;; on tire les couleurs.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>How an auction ended. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>%1 joue Noir, %2 joue Blanc. Le komi est de %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>Ce n’est pas plus que la dernière enchère&#xa0;; offrez %1 ou plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Les enchères sont des points ou demi-points, comme 6 ou 6½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Personne ne peut offrir plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>Les enchères vont de −%1 à %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Les enchères finissent par un demi, comme 6½&#xa0;: ainsi, jamais de nulle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>C’est à l’autre joueur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>Aucun komi n’a encore été proposé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>L’enchère est finie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>Why something typed is no bid at all.</extracomment>
        <translation>Une enchère est un nombre de points, comme 6½.</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>One of the choices how well an engine is to play. %1 = amount</extracomment>
        <translation>Niveau %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>Lit %n position</numerusform>
            <numerusform>Lit %n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>%n seconde par coup</numerusform>
            <numerusform>%n secondes par coup</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>The opponent does not play on the board that is chosen. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1 joue sur des gobans jusqu’à %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>The opponent has passed, and the game is not stopped by it. %1 = name</extracomment>
        <translation>%1 a passé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>What the hand may do then.</extracomment>
        <translation>Si vous passez aussi, la partie s’arrête et on compte les points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 n’est plus sur cet ordinateur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1 voulait passer, mais on ne peut pas passer dans cette partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>The game begins by rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1 ne sait pas tout sur cette partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>What has become of the game then.</extracomment>
        <translation>Rien n’a changé sur le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>A game that was left is on the board again. %1 = name</extracomment>
        <translation>Vous jouiez contre %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Whether the game may go on so.</extracomment>
        <translation>Voulez-vous continuer cette partie&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 abandonnerait ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1 jouerait en %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1 passerait ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 pense que le groupe noir en %2 est mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 pense que le groupe blanc en %2 est mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 pense que le groupe noir en %2 vit en seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 pense que le groupe blanc en %2 vit en seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 pense que le groupe noir en %2 est vivant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1 pense que le groupe blanc en %2 est vivant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = name %2 = sentence</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you and %1 play even.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>D’après vos dernières parties, vous et %1 jouez à égalité.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>D’après vos dernières parties, vous jouez en premier contre %1, sans komi.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>
            <numerusform>D’après vos dernières parties, %1 vous donne %n pierre de handicap.</numerusform>
            <numerusform>D’après vos dernières parties, %1 vous donne %n pierres de handicap.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Vous jouez Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Vous jouez Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>Décider par nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>Who plays against an engine without having said a name.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>Sa force</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>Votre couleur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>Continuer sans lui</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>Montrer sur le goban</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Compter après les derniers coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Cliquez sur chaque groupe qui ne peut pas s’échapper.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>C’est une proposition.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Cliquez sur un groupe pour le changer&#xa0;: vivant, mort ou seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Cliquez sur un groupe pour le changer&#xa0;: vivant ou mort.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>Aucune pierre morte trouvée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>What changing a mark does to agreements.</extracomment>
        <translation>Tout changement annule les deux accords.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>What is asked while the stones are marked.
----------
What a screen reader says when a game is begun, stopped or ended, before that sentence.</extracomment>
        <translation>Quelles pierres sont mortes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>What comes after the marks.</extracomment>
        <translation>Quand vous êtes d’accord tous les deux, on compte.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>Why nothing is marked.</extracomment>
        <translation>Avec ces règles, toute pierre sur le goban compte comme vivante.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>So many lines of a comment are for the program and not shown; empty if none.</extracomment>
        <translation>
            <numerusform>%n ligne pour le programme</numerusform>
            <numerusform>%n lignes pour le programme</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>How handicap stones are placed.</extracomment>
        <translation>Placez-les où vous voulez. Blanc joue ensuite.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>How many handicap stones are still to be placed, in few words.</extracomment>
        <translation>
            <numerusform>encore %n à placer</numerusform>
            <numerusform>encore %n à placer</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Cette position a déjà existé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Si personne ne veut jouer autrement, vous pouvez convenir d’une partie nulle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>D’accord pour la nulle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>Si personne ne veut jouer autrement, vous pouvez convenir de finir sans résultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>D’accord&#xa0;: sans résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>aucun prisonnier</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>
            <numerusform>%n prisonnier</numerusform>
            <numerusform>%n prisonniers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>règles «&#xa0;%1&#xa0;», lues comme&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>règles «&#xa0;%1&#xa0;», proches de %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text</extracomment>
        <translation>règles «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written.</extracomment>
        <translation>règles non nommées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi %2 = raw</extracomment>
        <translation>komi %1 («&#xa0;%2&#xa0;»)</translation>
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
        <translation>Variante %1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Which move a comment is about. %1 = number</extracomment>
        <translation>Commentaire du coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>A point that a comment names does not exist. %1 = name</extracomment>
        <translation>%1 n’est pas sur ce goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>Compter avec ces règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>Les points un à un, et d’autres règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>Compter tel quel</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>Remplir les points neutres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>Comparer les règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>Voir pourquoi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>Voir comment il vit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>Montrer le décompte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>Libertés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>Numéros des coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>Entouré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>Compter…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>Aide sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>Points habituels</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>Fini&#xa0;: pas d’autre pierre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>Noir place les pierres de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>Compter ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>Toutes les parties de ce fichier (Ctrl+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of the file where there are several.</extracomment>
        <translation>Parties de ce fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>Tout montrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>Écrire un commentaire…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>À propos de la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>Nom de cette position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Première position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>Dernière position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>Lancer la pendule</translation>
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
        <translation>Toutou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Castor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>Hibou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Adore poursuivre vos pierres. Fuit quand on le poursuit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Construit, relie et coupe. Prend d’abord les coins.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>Réfléchit avant chaque coup.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Coup %1&#xa0;: %n pierre aurait pu s’échapper en %2.</numerusform>
            <numerusform>Coup %1&#xa0;: %n pierres auraient pu s’échapper en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Coup %1&#xa0;: %n pierre aurait pu vivre en %2.</numerusform>
            <numerusform>Coup %1&#xa0;: %n pierres auraient pu vivre en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Coup %1&#xa0;: vous pouviez prendre %n pierre en %2.</numerusform>
            <numerusform>Coup %1&#xa0;: vous pouviez prendre %n pierres en %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Coup %1&#xa0;: %2 a capturé %n de vos pierres. C’était beaucoup.</numerusform>
            <numerusform>Coup %1&#xa0;: %2 a capturé %n de vos pierres. C’était beaucoup.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>Coup %1&#xa0;: %2 était un plus gros coup.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>Coup %1&#xa0;: en %2, vous avez capturé %n pierre. Bien joué.</numerusform>
            <numerusform>Coup %1&#xa0;: en %2, vous avez capturé %n pierres. Bien joué.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Je pense que les pierres en %1 sont mortes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Je pense que les pierres en %1 sont en seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>Je pense que les pierres en %1 sont vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>Said when the partner agrees to the count.</extracomment>
        <translation>Je compte pareil. Merci pour la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Deux victoires de suite. La prochaine fois, on commence à égalité.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>Deux victoires de suite. La prochaine fois, vous jouez simplement en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>J’ai gagné deux fois de suite. La prochaine fois, vous jouez en premier.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>Deux victoires de suite. La prochaine fois, vous avez %n pierre de handicap.</numerusform>
            <numerusform>Deux victoires de suite. La prochaine fois, vous avez %n pierres de handicap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>J’ai gagné deux fois de suite. La prochaine fois, vous avez %n pierre de handicap.</numerusform>
            <numerusform>J’ai gagné deux fois de suite. La prochaine fois, vous avez %n pierres de handicap.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>What was left out of a clip; empty where all of it was pasted.</extracomment>
        <translation>Seuls les coups ont été collés, sans les noms ni les autres détails de leur partie&#xa0;: un fichier ne les a qu’une fois.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it.</extracomment>
        <translation>Il n’y a pas de coups dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it. %1 = shown</extracomment>
        <translation>Il n’y a pas de coups dans le texte du presse-papiers&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board.</extracomment>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board. %1 = shown</extracomment>
        <translation>Le texte du presse-papiers n’est ni une partie ni un goban&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>That a link was copied, which is not followed. %1 = shown</extracomment>
        <translation>C’est un lien&#xa0;: %1. goboard ne charge rien depuis le réseau. Enregistrez la partie dans un fichier, puis ouvrez-le ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>That a file was copied, and not what is in it. %1 = name</extracomment>
        <translation>Le presse-papiers contient un fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a text shall be read that is hardly a record. %1 = size_text(size)</extracomment>
        <translation>Le texte est très gros (%1). Une partie dépasse rarement 1 Mo. L’ouvrir quand même&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>What goes on while a long text is read.</extracomment>
        <translation>Lecture du presse-papiers…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>That the clipboard holds several games, of which one must be chosen.</extracomment>
        <translation>
            <numerusform>Le presse-papiers contient %n partie. On ne peut en coller qu’une ici&#xa0;; enregistrez le texte dans un fichier pour tout ouvrir.</numerusform>
            <numerusform>Le presse-papiers contient %n parties. On ne peut en coller qu’une ici&#xa0;; enregistrez le texte dans un fichier pour les ouvrir toutes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>That a clip belongs to another board. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>Les coups du presse-papiers sont pour un goban de %1. Celui-ci est de %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>That a clip has a board and no moves.</extracomment>
        <translation>La partie du presse-papiers n’a pas de coups à coller.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Hang what is on the clipboard below a node, or say why it cannot be.</extracomment>
        <translation>Ouvrir en nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>Asked once a game is over.</extracomment>
        <translation>Garder cette partie dans le carnet des joueurs&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>The game is in a file of this name. %1 = name</extracomment>
        <translation>Le carnet des joueurs a maintenant cette partie&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>It could not be written; the reason is a phrase. %1 = reason</extracomment>
        <translation>Le carnet des joueurs n’a pas pu garder cette partie&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>What the folder of the games is called, among the user&apos;s documents.</extracomment>
        <translation>Parties de go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The book is empty.</extracomment>
        <translation>Aucune partie encore. Quand une partie entre deux joueurs nommés est finie, gardez-la, et elle apparaîtra ici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>So many files of the folder are no records.</extracomment>
        <translation>
            <numerusform>%n fichier du dossier n’a pas pu être lu.</numerusform>
            <numerusform>%n fichiers du dossier n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>The folder of the games is not there, and cannot be made; the reason is a phrase. %1 = reason</extracomment>
        <translation>Ce dossier ne peut pas être ouvert&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n perdue</numerusform>
            <numerusform>%n perdues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n nulle</numerusform>
            <numerusform>%n nulles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>All games of a player.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>The most wins in a row; empty where there were none.</extracomment>
        <translation>
            <numerusform>Plus longue série&#xa0;: %n victoire</numerusform>
            <numerusform>Plus longue série&#xa0;: %n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>On how many days somebody played; empty where no record says when.</extracomment>
        <translation>
            <numerusform>A joué %n jour</numerusform>
            <numerusform>A joué %n jours</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>On how many days somebody played; empty where no record says when. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1, la dernière fois le %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>Sans handicap</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Reçoit %n pierre</numerusform>
            <numerusform>Reçoit %n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>Donne %n pierre</numerusform>
            <numerusform>Donne %n pierres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Before a player is forgotten. %1 = name</extracomment>
        <translation>Oublier %1&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>What that means.</extracomment>
        <translation>Le carnet cesse de compter les parties de ce joueur. Les fichiers restent dans le dossier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not. %1 = name</extracomment>
        <translation>Les parties des deux compteront pour %1. Aucun fichier n’est changé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not.</extracomment>
        <translation>Seul le carnet utilise le nouveau nom. Aucun fichier n’est changé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>%1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1 et %2 sont à peu près à égalité.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%1 devrait prendre Noir sans komi contre %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%1 devrait recevoir environ %n pierre contre %2.</numerusform>
            <numerusform>%1 devrait recevoir environ %n pierres contre %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <translation>
            <numerusform>%n avec d’autres</numerusform>
            <numerusform>%n avec d’autres</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>%1 = games %2 = others</extracomment>
        <translation>Cela vient de %1, et %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Cela vient de %1 avec d’autres joueurs.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>%1 = games</extracomment>
        <translation>Cela vient de %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>%1 = fair.least %2 = fair.most</extracomment>
        <translation>Tout est possible de %1 à %2.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Nothing can be said of two players yet.</extracomment>
        <translation>
            <numerusform>Trop peu de parties pour dire quel handicap est équitable. Il en faut au moins %n.</numerusform>
            <numerusform>Trop peu de parties pour dire quel handicap est équitable. Il en faut au moins %n.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>Carnet des joueurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>Oublier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>Autre dossier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>Me demander</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>Quand une partie est finie&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>Adversaires</translation>
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
        <translation>Gobans</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>Handicap équitable</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>sur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>Renommer un joueur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the one before stay there.</extracomment>
        <translation>Dossier du carnet des joueurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>Garder chaque partie</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Which numbers of moves there are to go to. %1 = last</extracomment>
        <translation>Coup, 0 à %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is looked for, made when it is first asked for.</extracomment>
        <translation>Aller au coup en un point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>Aller à un point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>Un point, comme D4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>Aller à un coup</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Which page one is at, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The system knows no printer.</extracomment>
        <translation>Aucune imprimante n’a été trouvée. Vous pouvez enregistrer les pages en fichier PDF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>A printer could not be used, or stopped in the middle.</extracomment>
        <translation>L’impression a échoué. Vérifiez l’imprimante et réessayez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>Largeur de page</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>What was solved was not written. %1 = reason</extracomment>
        <translation>Ce que vous avez résolu n’a pas pu être gardé&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Solving begins anew; where the old results are. %1 = path</extracomment>
        <translation>Ce que vous avez résolu n’a pas pu être lu. C’est gardé dans %1&#xa0;; vous recommencez au début.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Capturer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>S’échapper</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Shicho</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Filet</translation>
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
        <translation>Relier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Faire deux yeux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Ôter un œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>Course aux libertés</translation>
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
        <translation>Fermer la frontière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Problems of all kinds, on boards of one size or on all. %1 = course.side</extracomment>
        <translation>Sur le goban de %1×%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Problems of all kinds, on boards of one size or on all.</extracomment>
        <translation>Tous les genres, les faciles d’abord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>%1 sur %2 résolus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = missed</extracomment>
        <translation>, %1 ratés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0]</extracomment>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>Niveaux %1 à %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>Problème %1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>niveau %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>raté la dernière fois</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>résolu la dernière fois</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Noir joue&#xa0;: faites %n point dans la zone encadrée.</numerusform>
            <numerusform>Noir joue&#xa0;: faites %n points dans la zone encadrée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>Blanc joue&#xa0;: faites %n point dans la zone encadrée.</numerusform>
            <numerusform>Blanc joue&#xa0;: faites %n points dans la zone encadrée.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>les pierres encadrées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>À Noir de jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>À Blanc de jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <translation>Noir joue&#xa0;: sauvez %1 par un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <translation>Blanc joue&#xa0;: sauvez %1 par un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <translation>Noir joue&#xa0;: capturez %1 par un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <translation>Blanc joue&#xa0;: capturez %1 par un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Juste. C’est résolu.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Juste jusqu’ici. Continuez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Cela ne résout pas le problème. Essayez un autre coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>Le fichier ne dit rien de ce coup. Il ne compte pas&#xa0;: essayez-en un autre.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Noir entre&#xa0;: il reste moins de %n point.</numerusform>
            <numerusform>Noir entre&#xa0;: il reste moins de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>Blanc entre&#xa0;: il reste moins de %n point.</numerusform>
            <numerusform>Blanc entre&#xa0;: il reste moins de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Noir capture %n pierre.</numerusform>
            <numerusform>Noir capture %n pierres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Blanc capture %n pierre.</numerusform>
            <numerusform>Blanc capture %n pierres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Noir est plus rapide&#xa0;: votre pierre (%n) n’a plus qu’une liberté.</numerusform>
            <numerusform>Noir est plus rapide&#xa0;: vos %n pierres n’ont plus qu’une liberté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Blanc est plus rapide&#xa0;: votre pierre (%n) n’a plus qu’une liberté.</numerusform>
            <numerusform>Blanc est plus rapide&#xa0;: vos %n pierres n’ont plus qu’une liberté.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Noir vous arrête&#xa0;: vos pierres ne peuvent pas être sauvées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Blanc vous arrête&#xa0;: vos pierres ne peuvent pas être sauvées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Noir a deux yeux&#xa0;: ces pierres vivent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Blanc a deux yeux&#xa0;: ces pierres vivent.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Noir capture %n de vos pierres et s’échappe.</numerusform>
            <numerusform>Noir capture %n de vos pierres et s’échappe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Blanc capture %n de vos pierres et s’échappe.</numerusform>
            <numerusform>Blanc capture %n de vos pierres et s’échappe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Noir relie&#xa0;: ces pierres ont %n liberté.</numerusform>
            <numerusform>Noir relie&#xa0;: ces pierres ont %n libertés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Blanc relie&#xa0;: ces pierres ont %n liberté.</numerusform>
            <numerusform>Blanc relie&#xa0;: ces pierres ont %n libertés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Noir s’échappe&#xa0;: ces pierres ont %n liberté.</numerusform>
            <numerusform>Noir s’échappe&#xa0;: ces pierres ont %n libertés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Blanc s’échappe&#xa0;: ces pierres ont %n liberté.</numerusform>
            <numerusform>Blanc s’échappe&#xa0;: ces pierres ont %n libertés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Noir résiste&#xa0;: vous ne pouvez pas capturer ces pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Blanc résiste&#xa0;: vous ne pouvez pas capturer ces pierres.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Noir relie&#xa0;: une chaîne de %n liberté.</numerusform>
            <numerusform>Noir relie&#xa0;: une chaîne de %n libertés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>Blanc relie&#xa0;: une chaîne de %n liberté.</numerusform>
            <numerusform>Blanc relie&#xa0;: une chaîne de %n libertés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Noir coupe&#xa0;: vos pierres restent séparées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>Blanc coupe&#xa0;: vos pierres restent séparées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>%1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>La solution&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>That a problem has no solution, &apos;&apos; where it has one.</extracomment>
        <translation>Le fichier n’a pas de solution. Vous pouvez regarder le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>encadré</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>That something is missing in a file of problems, and one line for each thing.</extracomment>
        <translation>
            <numerusform>%n chose manque ici&#xa0;; le reste est utilisé.</numerusform>
            <numerusform>%n choses manquent ici&#xa0;; le reste est utilisé.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>%1 = finding.game + 1</extracomment>
        <translation>Problème %1. </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>What a small board is: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>Problème %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>Beside the number of the problem that comes next.</extracomment>
        <translation>suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>A folder holds nothing to solve. %1 = isolated(name)</extracomment>
        <translation>%1 ne contient pas de problèmes.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Some files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>%n fichier sans problèmes est laissé de côté.</numerusform>
            <numerusform>%n fichiers sans problèmes sont laissés de côté.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>The button for the problems that are due. %1 = count</extracomment>
        <translation>À revoir&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Trouvez le coup. Le goban répond.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>There is nothing to solve.</extracomment>
        <translation>Aucun problème n’est fourni avec le programme. Ouvrez un fichier qui en contient.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself.</extracomment>
        <translation>Ici, le mieux est de passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself. %1 = move</extracomment>
        <translation>Le coup est %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Quelle liberté aiderait le plus ces pierres&#xa0;? Prenez-la d’abord.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Pouvez-vous capturer une des pierres autour&#xa0;? Sinon, où gagne-t-on le plus de libertés&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Faites atari du côté qui pousse les pierres vers le bord ou vers vos propres pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Un simple atari laisse fuir les pierres. Fermez les issues à distance.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Sacrifiez une pierre. La chaîne qui l’a capturée est-elle en atari&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Depuis quel point y a-t-il deux façons de relier&#xa0;? On n’en arrête qu’une.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Où l’autre camp relierait-il&#xa0;? Votre pierre peut-elle y tenir&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Combien de places y a-t-il pour un œil&#xa0;? Quel point en fait deux&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Où l’autre camp jouerait-il pour faire deux yeux&#xa0;? Jouez-y d’abord.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Comptez les libertés des deux camps. Remplissez les libertés communes en dernier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Rien ne marche directement. Trouvez le coup qui mène à un ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>Où l’autre camp peut-il encore entrer&#xa0;? Fermez ce trou. Vos pierres comptent aussi.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>Retour au goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Ouvrir des problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>Problèmes (*.sgf);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Let the user choose a folder, and show the problems of all its files.</extracomment>
        <translation>Ouvrir un dossier de problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Ask what is due to be repeated.</extracomment>
        <translation>À revoir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>Dans l’ordre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>Les ratés d’abord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>Depuis un dossier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>Tourner</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>Refléter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>Passer (P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>Un indice&#xa0;; un autre montre le coup (H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>Reprendre votre coup (Retour arrière)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>Montrer la solution (S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>Tourner le goban d’un quart de tour (T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>Refléter le goban de gauche à droite (M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>Échanger Noir et Blanc (C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>Problème précédent (B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>Problème suivant (N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>Retour à la liste des problèmes (Échap)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>Tous les problèmes d’ici en petits gobans (O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>Montrer tout le goban (W)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Offer what can be done.</extracomment>
        <translation>Terminer</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>Whether something written shall be kept.</extracomment>
        <translation>Garder&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>Something written is about to be lost.</extracomment>
        <translation>Ce que vous avez écrit n’est pas encore dans la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>Whether the game shall be saved before something else.</extracomment>
        <translation>Enregistrer la partie&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>How much is not saved.</extracomment>
        <translation>
            <numerusform>Vous n’avez pas enregistré %n changement. L’enregistrer avant de continuer&#xa0;?</numerusform>
            <numerusform>Vous n’avez pas enregistré %n changements. Les enregistrer avant de continuer&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Ne pas garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>Continuer d’écrire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Ne pas enregistrer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>A click changes a group.</extracomment>
        <translation>Un clic change toutes les chaînes qui vivent ou meurent ensemble.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>A click changes a chain.</extracomment>
        <translation>Un clic ne change que les pierres reliées par des lignes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>A click changes an area.</extracomment>
        <translation>Un clic change toutes les pierres de cette couleur dans la zone fermée, ou tous ses points vides. De même un double clic, ou un clic avec Maj.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>Zone entière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>Un clic change</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Why a file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>Le fichier est trop gros pour une partie de go (%1).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 octets</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 kB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 MB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 Mo</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 GB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 Go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 TB</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 To</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is empty.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Ce n’est pas du texte, donc pas une partie de go.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>C’est une partie de go dans un autre format (%1), qu’on ne lit pas encore.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>Il n’y a pas d’encodage de texte nommé %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>Il n’y a pas de partie dans ce fichier.</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Il y a déjà une pierre ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Il ne resterait aucune liberté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Ce serait reprendre le ko tout de suite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Ce coup répéterait la position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>Ce n’est pas sur le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>Il y a déjà une pierre en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>Une pierre en %1 n’aurait aucune liberté. Ces règles ne le permettent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board.</extracomment>
        <translation>Vous ne pouvez pas reprendre tout de suite. Jouez d’abord ailleurs.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>Vous ne pouvez pas jouer en %1&#xa0;: cela répéterait la position après le coup %2. Jouez ailleurs, ou passez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1 n’est pas sur le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = name</extracomment>
        <translation>Une pierre en %1 n’aurait aucun point vide à côté d’elle ni des pierres qu’elle rejoint, et elle ne capture rien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>On pose les pierres sur des points vides et elles ne bougent plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>Le dernier coup a capturé une pierre ici. Reprendre tout de suite répéterait la position. Après un coup ailleurs, c’est permis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = side %2 = name %3 = number</extracomment>
        <translation>Si %1 joue %2, les pierres sont exactement où elles étaient après le coup %3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <translation>Avec ces règles, la position ne peut jamais se répéter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <translation>Avec ces règles, la position ne peut jamais se répéter avec le même joueur au trait.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <translation>Avec ces règles, personne ne peut former deux fois la même position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>The second board of a repetition. %1 = color %2 = point</extracomment>
        <translation>si %1 joue %2 maintenant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>The first board of a repetition. %1 = number</extracomment>
        <translation>après le coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>The button that shows an earlier board. %1 = number</extracomment>
        <translation>Voir le coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>By which rules a refused move is allowed, and by which not. %1 = allow %2 = refuse</extracomment>
        <translation>Permis par&#xa0;: %1. Interdit par&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>No rules allow a refused move.</extracomment>
        <translation>Aucune règle ne permet ce coup.</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>A repaired copy was written. %1 = name</extracomment>
        <translation>La copie réparée est enregistrée sous %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>A repaired copy needs a name of its own. %1 = name</extracomment>
        <translation>%1 est le fichier lui-même. Choisissez un autre nom pour la copie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>The name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1 réparé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>Ligne %1, colonne %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>Partie %3, ligne %1, colonne %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>A finding on one line, to be copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1&#xa0;: %2 Attendu&#xa0;: %3. Fait&#xa0;: %4.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>
            <numerusform>%n valeur de ce fichier est illisible.</numerusform>
            <numerusform>%n valeurs de ce fichier sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>On saute ce qui est illisible&#xa0;; le fichier n’est pas changé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing. %1 = len(findings)</extracomment>
        <translation>Réparé en tout&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>C’est réparé ici&#xa0;; le fichier n’est pas changé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>How to see where something was repaired.</extracomment>
        <translation>Choisissez une ligne pour voir l’endroit sur le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Let the user choose where to save a repaired copy; the file itself stays as it is.</extracomment>
        <translation>Enregistrer une copie réparée</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Ce qu’il y a</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Attendu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>Ce qui a été fait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>Ce qui a été réparé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>D’autres valeurs sont encore en cours de lecture…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>Enregistrer une copie réparée…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Who gives up, as an answer. %1 = name</extracomment>
        <translation>%1 abandonne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>Who gives the game up.</extracomment>
        <translation>Qui abandonne&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>What giving up does.</extracomment>
        <translation>L’autre joueur gagne. Vous pouvez revenir en arrière avec Annuler.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who gives up, the side to move as the first answer; None for nobody.
----------
The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>J’abandonne</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>Whether kept changes shall go.</extracomment>
        <translation>Supprimer ces changements&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>What discarding kept changes does.</extracomment>
        <translation>Ils seront perdus pour de bon. Le fichier reste comme il est.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>Ouvrir le fichier enregistré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>Redemander au prochain démarrage</translation>
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
        <translation>Nulle</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Sans résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>Résultat inconnu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>coup illégal</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>répétition</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Noir gagne (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>Blanc gagne (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>What the comment says of a game that both lose.</extracomment>
        <translation>Les deux joueurs perdent&#xa0;: ils n’ont pas pu s’accorder sur la fin de la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Noir gagne de %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>Blanc gagne de %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <translation>Noir gagne par abandon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <translation>Blanc gagne par abandon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <translation>Noir gagne au temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <translation>Blanc gagne au temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <translation>Noir gagne par forfait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <translation>Blanc gagne par forfait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <translation>Noir gagne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <translation>Blanc gagne</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>Nobody has answered under a name.</extracomment>
        <translation>Pas encore de résultats. Choisissez «&#xa0;Faire répondre les élèves…&#xa0;» avec une leçon ou des problèmes à l’écran, et cochez «&#xa0;Demander les noms, garder les résultats&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>%n élève</numerusform>
            <numerusform>%n élèves</numerusform>
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
        <translation>Une coche&#xa0;: juste&#xa0;; avec un nombre&#xa0;: juste à cet essai. Une croix&#xa0;: autant de mauvais essais. Un point d’interrogation&#xa0;: avec un indice.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>juste du premier coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing. %1 = result.tries</extracomment>
        <translation>juste à l’essai %1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n mauvais essai</numerusform>
            <numerusform>%n mauvais essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>%n indice</numerusform>
            <numerusform>%n indices</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>How many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Answers of pupils could not be written. %1 = reason</extracomment>
        <translation>Les réponses n’ont pas pu être gardées&#xa0;: %1. Elles restent ici jusqu’à la fin du programme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Results could not be deleted. %1 = reason</extracomment>
        <translation>Les résultats n’ont pas pu être supprimés&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>Whether to delete the results of a class.</extracomment>
        <translation>Supprimer ces résultats&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>What is deleted. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>Les réponses de %n élève seront alors perdues pour de bon&#xa0;: %1</numerusform>
            <numerusform>Les réponses de %n élèves seront alors perdues pour de bon&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>Résultats des élèves</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>Enregistrer les résultats</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>Élève</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>Résolus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>Juste du premier coup</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Who wants to play on, as an answer. %1 = name</extracomment>
        <translation>%1 veut continuer à jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>Who wants to play on.</extracomment>
        <translation>Qui veut continuer à jouer&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>What playing on costs the side that asks for it.</extracomment>
        <translation>Avec ces règles, l’autre joueur commence alors.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who wants to play on after a stop; None for nobody.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>Place dans la partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Arrêter (Espace)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>Dérouler (Espace)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>Cette partie nomme des règles inconnues ici&#xa0;: «&#xa0;%1&#xa0;». Avec quelles règles la juger et la compter&#xa0;? L’enregistrement ne change pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>Cette partie ne nomme pas ses règles. Avec quelles règles la juger et la compter&#xa0;? L’enregistrement ne change pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>What a change of the rules does.</extracomment>
        <translation>Toute la partie sera alors jugée et comptée avec ces règles.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>How many moves other rules would not allow.</extracomment>
        <translation>
            <numerusform>Elles ne permettent pas %n coup de cette partie&#xa0;; tous les coups restent tels quels.</numerusform>
            <numerusform>Elles ne permettent pas %n coups de cette partie&#xa0;; tous les coups restent tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>The komi of a game whose rules change. %1 = komi</extracomment>
        <translation>Le komi reste à %1, sauf si vous le changez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>A game without komi gets rules that know one.</extracomment>
        <translation>La partie n’a pas de komi&#xa0;; avec ces règles, il y en a d’habitude un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>The answer that changes the komi as well. %1 = komi</extracomment>
        <translation>Règles, et komi %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Whether the rules shall be others. %1 = name</extracomment>
        <translation>Changer les règles pour %1&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>Changer les règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>Chinoises (serveurs)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese</source>
        <translation>Chinoises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese</source>
        <translation>Japonaises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean</source>
        <translation>Coréennes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>Britanniques (BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>Françaises (FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>Néo-zélandaises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>De base (Davies)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>Ing (approximation)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>Ing (ko pour experts)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>Ing simplifiées</translation>
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
        <translation>Chinoises anciennes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>Territoire simple</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>Règles chinoises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>Règles japonaises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>Règles coréennes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>Règles AGA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>Règles néo-zélandaises</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>On paper the board may never repeat. In practice only simple ko is forbidden, and a referee decides the rest; here you may agree to end without a result.</source>
        <translation>Sur le papier, la position ne peut jamais se répéter. En pratique, seul le ko simple est interdit, et un arbitre décide du reste&#xa0;; ici, vous pouvez convenir de finir sans résultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>Le texte peut se lire de plusieurs façons&#xa0;; la plupart y lisent le superko situationnel.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>Seule une partie du texte était disponible. La reprise après un arrêt et le handicap suivent les règles japonaises.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>Une suite jouée en imagination décide quelles pierres sont mortes. Ici, vous vous mettez d’accord.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>Les règles laissent le komi aux joueurs&#xa0;; une nouvelle partie propose 7½.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>La règle d’Ing sur les kos de combat et de gêne n’a jamais été écrite assez exactement pour un programme. Ici, la position ne peut jamais se répéter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>Plus proche de la règle d’Ing&#xa0;: une position peut se répéter une fois. La différence ne se voit que si l’on dispute plusieurs kos à la fois.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>Il y aurait eu une autre règle du ko, mais son texte n’a pas été trouvé. Pour le handicap, c’est notre lecture.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>Avant l’arrêt de la partie, on remplit tous les points neutres et on joue tous les coups encore nécessaires.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>Chaque groupe garde deux points vides, comme un impôt. Une partie peut commencer avec deux pierres de chaque couleur sur des hoshi opposés. Pour le ko et les nulles, c’est notre lecture.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Remplissez les points neutres avant de passer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Chaque passe coûte une pierre&#xa0;: les deux façons de compter concordent donc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Bien pour débuter&#xa0;: jouer chez soi ne coûte rien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Jouer chez soi coûte un point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>Seules les pierres comptent&#xa0;; chaque groupe garde deux points vides.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>La surface compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Le territoire compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>Les pierres comptent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Pierres et points entourés comptent&#xa0;; ou bien points et prisonniers, avec une pierre par passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Pierres et points entourés comptent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Points entourés et prisonniers comptent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>Toutes les pierres qui tiennent sur le goban comptent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Un ko ne peut pas être repris tout de suite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>La position ne peut jamais se répéter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>La position ne peut jamais se répéter avec le même joueur au trait.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Personne ne peut former deux fois la même position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>Un ko ne peut pas être repris tout de suite, et aucune position ne peut apparaître une troisième fois.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Un coup qui ne laisse aucune liberté à vos propres pierres n’est pas permis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Vous pouvez donner deux de vos pierres ou plus en remplissant leur dernière liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>Vous pouvez donner vos propres pierres en remplissant leur dernière liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <translation>Les points des groupes en seki ne comptent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <translation>Si la position se répète sans cesse, vous pouvez convenir de finir sans résultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <translation>Si la position se répète sans cesse, vous pouvez convenir d’une nulle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>Blanc reçoit un point par pierre de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <translation>Blanc reçoit un point par pierre de handicap après la première.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <translation>Blanc fait la dernière passe.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <translation>Si Blanc passe en premier, il reçoit un point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <translation>Deux passes arrêtent la partie. Quatre passes de suite la finissent, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <translation>Deux passes arrêtent la partie. Après une reprise, le deuxième arrêt la finit, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <translation>Deux passes arrêtent la partie, l’accord la finit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <translation>Celui qui veut continuer à jouer laisse l’autre joueur commencer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <translation>Noir gagne en cas d’égalité.</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1: %2</source>
        <extracomment>What other rules say: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1, chosen</source>
        <extracomment>The ruleset in force, as it is read aloud in a list. %1 = name</extracomment>
        <translation>%1, règles choisies</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Whether own rules shall go. %1 = name</extracomment>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>What becomes of games by rules that go.</extracomment>
        <translation>Ces règles ne seront plus proposées. Les parties jouées avec elles les gardent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list where a ruleset is asked for.</extracomment>
        <translation>Quelles règles&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>No ruleset is shown yet.</extracomment>
        <translation>Choisissez des règles à gauche.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>Ce que disent ces règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>Créer les vôtres à partir d’elles…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>Utiliser ces règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>Comparé avec</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>Dans cette partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>The rulesets to compare with, the chosen one first.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>A file was not written: read back, it would not have been what is on the board. %1 = name</extracomment>
        <translation>%1 est trop abîmé pour être changé sur place&#xa0;: relu, il ne correspondrait pas au goban. Rien n’a changé sur le disque.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>The user called the saving off. %1 = name</extracomment>
        <translation>%1 n’a pas été enregistré. Le fichier est comme avant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>The user called the saving of a copy or of some games off. %1 = name</extracomment>
        <translation>%1 n’a pas été enregistré.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>A large file is being written. %1 = name</extracomment>
        <translation>Enregistrement&#xa0;: %1…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Why a file cannot be written just now. %1 = name</extracomment>
        <translation>%1 est ouvert dans une autre fenêtre de goboard.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>The file had other names, which were not followed. %1 = name</extracomment>
        <translation>%1 est enregistré. Le fichier a aussi d’autres noms (liens physiques)&#xa0;: ils gardent la version antérieure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>The earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1 est enregistré, mais sa version antérieure n’a pas pu être gardée&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Another program wrote the file that is open. %1 = name</extracomment>
        <translation>%1 a été changé par un autre programme.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>The file that is open was deleted or moved. %1 = name</extracomment>
        <translation>%1 a été supprimé ou déplacé. La partie est encore ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>What became of changes that something else took the place of.</extracomment>
        <translation>Votre version est parmi les parties mises de côté.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>What a program that ended without saving had on its board. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>goboard s’est arrêté alors que %1 était ouvert. %n changement a été gardé, le dernier %2.</numerusform>
            <numerusform>goboard s’est arrêté alors que %1 était ouvert. %n changements ont été gardés, le dernier %2.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The file of what can be restored is another by now.</extracomment>
        <translation>Le fichier a changé depuis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>à %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>le %1 à %2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>The result as the record gives it. %1 = result</extracomment>
        <translation>L’enregistrement dit %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2, pierres&#xa0;: %3. %4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>Compté comme %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>Jugé %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>Pas clair, sans doute %1 (%2).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>vivant</translation>
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
        <translation>en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>pas clair</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>What is counted is a game in which captured stones win.</extracomment>
        <translation>C’est un jeu de capture&#xa0;: les pierres capturées font gagner, pas les points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Il n’y a pas de derniers coups&#xa0;: la partie n’est pas finie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>Il n’y a plus rien à jouer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Derniers coups, Noir d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>Derniers coups, Blanc d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>The result of the count after the last moves. %1 = result %2 = words</extracomment>
        <translation>Résultat après les derniers coups&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>The result of the count as it stands, where another one comes first or none can be given. %1 = result %2 = words</extracomment>
        <translation>Le goban tel quel&#xa0;: %1. %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>Say that the last moves do not change the result.</extracomment>
        <translation>Le goban tel quel donne le même résultat.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Noir protège des pierres en jouant en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>Blanc protège des pierres en jouant en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Which group the players have to decide about, and what it was taken for. %1 = where %2 = leaning</extracomment>
        <translation>Le groupe en %1 n’est pas clair&#xa0;; il est compté comme %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Non compté, en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>À personne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>Chacun peut remplir</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Changer ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Insérer avant la suite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>Nouvelle variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where a board is to be written.</extracomment>
        <translation>Des coups suivent cette position. Où mettre le changement&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Tous les coups suivants restent permis.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Les coups suivants restent permis, aussi loin qu’on a regardé.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>
            <numerusform>%n coup suivant ne serait plus permis&#xa0;: </numerusform>
            <numerusform>%n coups suivants ne seraient plus permis&#xa0;: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do. %1 = names</extracomment>
        <translation>Un placement plus loin ne changerait rien en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>Ils restent tels quels dans la partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>The same once a move was inserted, by which they are one move later than before.</extracomment>
        <translation>
            <numerusform>%n coup suivant n’est plus permis&#xa0;: </numerusform>
            <numerusform>%n coups suivants ne sont plus permis&#xa0;: </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>What a click does while moves are inserted, and how that ends.</extracomment>
        <translation>Insertion de coups&#xa0;: la suite vient après le coup que vous jouez. Échap pour finir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>Why a set-up goes into a node of its own.</extracomment>
        <translation>Il y a un coup ici. Les pierres vont dans un nœud à part, juste après.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Some names, and how many more there are.</extracomment>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any.</extracomment>
        <translation>Une chaîne n’a aucune liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any. %1 = count</extracomment>
        <translation>Chaînes sans liberté&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Pierre noire prise en main en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>Pierre blanche prise en main en %1.</translation>
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
        <translation>Cliquez pour poser une pierre&#xa0;; avec Maj ou le bouton droit, une de l’autre couleur. Cliquez encore pour l’ôter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>What to do with a stone from the board in the hand.</extracomment>
        <translation>Entrée ou un clic pose la pierre. Suppr l’enlève, Échap la remet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>How stones are taken off.</extracomment>
        <translation>Cliquez ou glissez pour ôter des pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>How stones are moved.</extracomment>
        <translation>Glissez une pierre vers un point vide, ou hors du goban pour l’ôter.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>What to do with a stone from the bowl in the hand.</extracomment>
        <translation>Déposez la pierre sur un point vide. Échap la remet.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>En alternance</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>À Blanc de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Cliquez ou glissez sur le goban, ou tirez une pierre d’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Noir et Blanc en alternance</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Ôter des pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Déplacer des pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Vider le goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Tourner et refléter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Échanger les couleurs</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Noir joue d’abord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Blanc joue d’abord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Annuler la dernière étape</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Laisser le goban comme avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>Garder ce goban</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>hier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>What the first steps teach.</extracomment>
        <translation>De la première pierre au ko et au seki.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>What the first evening is, for somebody who has done nothing of it.</extracomment>
        <translation>Vous n’avez jamais joué au go&#xa0;? Trois courtes leçons, un petit jeu, puis votre première vraie partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>How far the first evening is. %1 = done %2 = steps</extracomment>
        <translation>%1 étapes sur %2 terminées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Le goban et un coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Libertés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Capturer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Le jeu de capture</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Passer et compter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons.</extracomment>
        <translation>Continuer les leçons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons. %1 = name</extracomment>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Vous venez de voir une capture. Deux minutes pour découvrir l’atari&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Vous venez de voir un suicide&#xa0;: deux minutes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Vous venez de voir un ko&#xa0;: deux minutes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Vous venez de voir des pierres mortes&#xa0;: deux minutes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>Vous venez de voir un seki&#xa0;: deux minutes&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>What the lesson on counting shows.</extracomment>
        <translation>Voyez une même partie comptée de cinq façons.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
        <translation>Trouvez le coup. Le goban répond.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>What stands over the way in.</extracomment>
        <translation>Vous débutez au go&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>What stands over the lessons where the way in has a place of its own.</extracomment>
        <translation>Leçons et problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The program that was to open the files is there, and hangs or is very busy.</extracomment>
        <translation>Le goboard déjà lancé ne répond pas. En voici un autre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Which files that were open the last time are gone. %1 = names</extracomment>
        <translation>N’est plus là&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The other way to open a file.</extracomment>
        <translation>Ou déposez un fichier SGF dans cette fenêtre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>No record was opened yet.</extracomment>
        <translation>Les parties que vous ouvrez ou enregistrez apparaîtront ici. Vous pouvez aussi y déposer un fichier SGF.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>Whether the unfinished game shall go.</extracomment>
        <translation>Supprimer cette partie&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>What discarding the unfinished game does.</extracomment>
        <translation>La partie en cours sera perdue pour de bon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>What the proposed first game is like.</extracomment>
        <translation>Une partie courte, idéale pour apprendre. Environ 15 minutes.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>How long a game is.
----------
Result, date, moves, size, as far as they are known: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>What the start page says of a folder that was opened lately.</extracomment>
        <translation>Dossier de parties</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>How many positions one of the user&apos;s own lessons holds.</extracomment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>How many of the user&apos;s own lessons are in the folder besides those that are shown.</extracomment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games a file holds.</extracomment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>La garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Say on the first tile how far the first evening is, as long as it is not over.</extracomment>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>Comment on compte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>Autre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>toutes tailles, toutes règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>une partie courte, idéale pour apprendre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>de la place pour un plan</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>le grand goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>Mes leçons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>Ouvrir un dossier…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start</source>
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play against the computer…</source>
        <translation>Jouer contre l’ordinateur…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>What stands in the large place for somebody who is new to Go.</extracomment>
        <translation>Commencez ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>Nouvelle partie à deux sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>Autres gobans</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>What stands in the large place while the game that waits is being read.</extracomment>
        <translation>Partie en cours</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>Les prisonniers de Blanc dans le territoire de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>Les prisonniers de Noir dans le territoire de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>Prisonniers de Noir sans place</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>Prisonniers de Blanc sans place</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>Ôter les pierres de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>Ôter les pierres de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>Compter la surface de Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>Compter la surface de Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>Le reste est à Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>Le reste est à Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>Noir remplit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>Blanc remplit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>Ce qui reste à Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>Ce qui reste à Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter à la japonaise</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter à la chinoise</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter à la façon d’Ing</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter aussi loin que vont les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter à la néo-zélandaise</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter point par point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter les pierres, à l’ancienne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>Compter des deux façons</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Le goban lui-même devient le calcul.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>On compte une couleur, l’autre est le reste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Toutes les pierres reviennent sur le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Un point qu’un seul camp peut atteindre lui appartient.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>On compte une surface, l’autre est le reste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Vos pierres et vos points vides&#xa0;: un point chacun.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>On compte les pierres qui tiennent sur le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>Par la surface et par le territoire&#xa0;: le même écart.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Voir quels points restent vides</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>Partager le komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>How far a chapter is: &quot;6 of 11&quot;, &quot;11&quot; once it is over, komi already before. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>What was done in the step that led here.</extracomment>
        <translation>Le goban final</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Why it was done, in one sentence or two.</extracomment>
        <translation>Maintenant on compte, comme vous le feriez à la main.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>The message line: the sum of the step, else what was done.</extracomment>
        <translation>Maintenant on compte, étape par étape.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>The message line: the sum of the step, else what was done. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>Le territoire de %1 perd un point par prisonnier&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>Il faut</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>What is on a point while the story is told, for those who listen.</extracomment>
        <translation>remis pour être compté</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>How fast a story is told at a speed.</extracomment>
        <translation>
            <numerusform>Pour qui lit %n mot par minute</numerusform>
            <numerusform>Pour qui lit %n mots par minute</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>That a story by other rules is only to look at.</extracomment>
        <translation>Pour comparer seulement&#xa0;: l’enregistrement ne change pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <translation>Lever les pierres mortes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <translation>Écarter ce qui est en seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <translation>Marquer le territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <translation>Une pierre par passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <translation>Ranger le territoire par dizaines</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <translation>Compter le territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <translation>Partager les points neutres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <translation>Compter les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <translation>La moitié du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <translation>Étendre la portée des pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <translation>Écarter ce qui ne compte pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <translation>Rendre les prisonniers aux bols</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <translation>Donner le komi en pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <translation>Deux points par groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <translation>Pas en remplissant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <translation>Ôter deux par groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <translation>Ajouter le komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <translation>Ajouter les points du handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <translation>Étaler le goban de nouveau</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <translation>Les deux calculs côte à côte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <translation>Prisonniers replacés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <translation>Prisonniers restants</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <translation>Moitié des points neutres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <translation>Surface</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <translation>Le reste du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <translation>Points laissés vides</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <translation>Pierres adverses × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <translation>Deux par groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <translation>Par la surface</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <translation>Par le territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <translation>Par les pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <translation>Elles ne peuvent échapper à la capture. Chacune est prisonnière du joueur qui l’entoure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <translation>Elles ne peuvent échapper à la capture. Leurs points vont au joueur qui les entoure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Ici, les points des groupes en seki ne comptent pour personne&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <translation>Voilà ce que chaque camp peut remplir de ses propres pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <translation>Sur ces points, chaque camp peut encore poser des pierres à lui.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <translation>Les points vides qu’un seul camp entoure sont son territoire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>%1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1 a passé %n fois. Chaque passe donne une pierre à %2&#xa0;; Blanc est le dernier.</numerusform>
            <numerusform>%1 a passé %n fois. Chaque passe donne une pierre à %2&#xa0;; Blanc est le dernier.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>%1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1 a pris des pierres de %3&#xa0;: %2. Chaque pierre remise ôte un point à %3. Celle-ci est la n°&#xa0;%4.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>Il n’y a pas de place pour elles. Elles comptent un point chacune pour %1&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <translation>Les pierres glissent dans leur propre surface&#xa0;: le nombre de points ne change pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>Les points ouverts sont à %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>Personne n’entoure ces points. Chaque camp en reçoit la moitié&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <translation>On ne compte que Blanc&#xa0;: ce qui n’est pas à Blanc est à Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <translation>On ne compte que Noir&#xa0;: ce qui n’est pas à Noir est à Blanc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>%1 = points(moment.step.done)</extracomment>
        <translation>On rassemble les pierres par dizaines. Comptées jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>%1 a %n pierre sur le goban.</numerusform>
            <numerusform>%1 a %n pierres sur le goban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>Le goban a %n point. Celui qui en a plus de %1 mène.</numerusform>
            <numerusform>Le goban a %n points. Celui qui en a plus de %1 mène.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 a la plus petite surface. On la compte deux par deux. Jusqu’ici&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(stones)</extracomment>
        <translation>Chaque pierre vivante de %1 est un point. Pierres jusqu’ici&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(empty)</extracomment>
        <translation>Chaque point vide dans la surface de %1 est un point aussi. Jusqu’ici&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <translation>Chaque pierre dans la surface adverse compte deux points, un point vide en compte un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <translation>Ce qui n’est ni neutre ni à l’autre camp n’a pas besoin d’être compté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <translation>D’une pierre à un point vide, puis au suivant. Ce que les deux couleurs atteignent n’est à personne.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <translation>Ces points ont été mis neutres, ou sont dans un seki.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>Ici, les prisonniers ne comptent pas&#xa0;: %1 récupère %n pierre.</numerusform>
            <numerusform>Ici, les prisonniers ne comptent pas&#xa0;: %1 récupère %n pierres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>%1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>Chaque pierre de %1 dans la surface de %2 fait deux points. Celle-ci est la n°&#xa0;%3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1 pose des pierres sur tous les autres points. Pierres posées&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>%1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1 remplit sa propre surface depuis son bol. Pierres restantes&#xa0;: %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>%1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>Les pierres de %1 ne tiennent plus chez elles. Chacune fait deux points pour %2. N°&#xa0;%3.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>%1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>Un groupe vit avec deux points laissés ouverts&#xa0;: %1 pour %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <translation>Le komi se donnerait en pierres de deux points chacune, mais ce komi n’est pas un nombre pair. On compte donc les points un à un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <translation>Il y a plus de pierres sur le goban que n’en contient un jeu complet. On compte donc les points un à un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <translation>Il n’y a pas de place pour les pierres du komi. On compte donc les points un à un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <translation>Chaque groupe a besoin de deux points qui ne comptent pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Le komi est de %1 points. Noir doit avoir la moitié de cela en plus, et Blanc la moitié en moins.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>%1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>Blanc reçoit %1 points. Avec une surface de %2, Noir ferait juste égalité.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>%1 = value</extracomment>
        <translation>Blanc reçoit %1 points parce que Noir a joué en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Blanc reçoit %1 pour les pierres de départ de Noir.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>Avec ces règles, Blanc reçoit %1 pour avoir passé en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>Noir doit avoir la moitié de cela en plus, et Blanc la moitié en moins.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <translation>Le temps en plus se paie en points donnés à l’autre camp.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <translation>On compte maintenant le même goban de l’autre façon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <translation>Les deux ont autant. Avec ces règles, Noir gagne alors.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <translation>Les deux ont autant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>%1 = times(2, margin / 2)</extracomment>
        <translation>Une pierre de plus ou de moins fait deux points&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same</extracomment>
        <translation>Noir a %1, Blanc a %2.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <translation>Chaque passe coûte une pierre et Blanc passe en dernier&#xa0;: les deux façons concordent donc.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <translation>Ici, les deux façons diffèrent&#xa0;: les deux camps n’ont pas fait le même nombre de coups et de passes.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>Endroit du décompte</translation>
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
        <translation>Changer les règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Aller au résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Dérouler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>Compter Noir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>Compter Blanc</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>faite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>en cours</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>à venir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>Étapes du décompte</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1 a mis %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones What there is at a move of the game, for who points at it on the strip.</extracomment>
        <translation>Capturées par Noir&#xa0;: %1, par Blanc&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1:</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = engine</extracomment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>Noir mène de %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>Blanc mène de %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>What a program thinks of the position. %1 = round(said.winrate * 100)</extracomment>
        <translation>Noir gagne %1 parties sur 100</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <translation>Un commentaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <translation>Des variantes partent d’ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <translation>Un moment fort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <translation>Une erreur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open what was copied or dropped, after a question where it is very long.
----------
Ask whether to open a file that is hardly a record; `act` opens it.</extracomment>
        <translation>Ouvrir quand même</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>Enregistrer une copie réparée…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Text is shown that no font of the system has; English where this itself could not be read.</extracomment>
        <translation>Cet ordinateur n’a pas de police pour certains textes chinois, japonais ou coréens&#xa0;: vous voyez des carrés à la place. Sous Debian et Ubuntu, installez le paquet fonts-noto-cjk.</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>Why something that is neither file nor folder is left alone, for the end of a sentence.</extracomment>
        <translation>ce n’est pas un fichier ordinaire, mais un tube ou un périphérique</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou dossier n’existe pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>vous n’en avez pas le droit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>ce disque est en lecture seule</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>votre part du disque est pleine</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>le fichier est trop gros pour ce disque</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>c’est un lien qui revient sur lui-même</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>trop de fichiers sont ouverts à la fois</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>le fichier a trop de noms</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>quelque chose de ce nom existe déjà</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>il n’y a pas assez de mémoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>le disque n’est plus là</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>le lecteur réseau ne répond pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>aucun fichier là-bas ne peut avoir ce nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>ce disque ne le permet pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>cela a été interrompu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence.</extracomment>
        <translation>aucun fichier ne peut avoir ce nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>le système a refusé (erreur %1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Which position of how many. %1 = number %2 = count</extracomment>
        <translation>Position %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>The same in little room; `number` is None where one is at none of them.</extracomment>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>The same in little room; `number` is None where one is at none of them. %1 = number %2 = count</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>What is said at a position, as its row shows it.</extracomment>
        <translation>Pas encore de texte</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>Said of a position at which something is asked.</extracomment>
        <translation>Question</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>A row for those who listen. %1 = number %2 = row_text(text)</extracomment>
        <translation>Position %1&#xa0;: %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Cette position est nouvelle. Ce que vous y faites reste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Ce que vous faites ici reste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>Les coups, pierres et marques montrés ici sont remis en place.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>
            <numerusform>%n changement ici, annulé quand vous continuez.</numerusform>
            <numerusform>%n changements ici, annulés quand vous continuez.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0.</extracomment>
        <translation>Le goban est comme avant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0. %1 = number + 1</extracomment>
        <translation>La position %1 est de nouveau comme préparée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>The table was put away, and what was shown was put back.</extracomment>
        <translation>Rétablir ramène ce que vous avez montré.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>Something was prepared on top of what was shown, so that all of it stays.</extracomment>
        <translation>Ce que vous avez montré reste, car autre chose a été préparé après.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>What was put back is there again, and stays.</extracomment>
        <translation>Ce que vous avez montré fait maintenant partie de la leçon.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The file was saved while something was shown.</extracomment>
        <translation>Enregistré tel quel. Ce que vous avez montré reste.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>C’est la seule position. Ajoutez-en d’abord une autre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>Ces positions sont d’une même partie. Elles restent ensemble.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>A position was taken out of the lesson, and what it stood on stays.</extracomment>
        <translation>Ce n’est plus une position. Son goban et ses mots restent dans la partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>So many positions went as one.</extracomment>
        <translation>
            <numerusform>%n position d’une partie déplacée.</numerusform>
            <numerusform>%n positions d’une partie déplacées ensemble.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>C’est la dernière position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>C’est la première position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position in a file where only a text makes one.</extracomment>
        <translation>Nouvelle position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The list is empty.</extracomment>
        <translation>Pas encore de positions. Ajoutez le goban montré.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>Which board a new lesson begins with.</extracomment>
        <translation>Quelle est la taille du goban&#xa0;? Les nouvelles positions ont la taille de celle qui est montrée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>What becomes of what was shown at a position.</extracomment>
        <translation>Ce que vous jouez, placez ou marquez à une position est ôté quand vous allez à une autre. Les mots et la liste restent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>Positions de la leçon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>Ajouter ce goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>Remettre en place quand je continue</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>Comme préparé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>Placer…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>Question…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>Les élèves répondent</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Titre de la leçon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Position précédente (Page préc.)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Position suivante (Page suiv.)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Nouvelle position d’une autre taille</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Le goban tel quel, avec ses marques, comme nouvelle position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Un goban vide de même taille, à remplir</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Retirer cette position de la leçon (Suppr)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Ôter maintenant ce que vous avez montré ici</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>Faire entrer dans la leçon ce que vous avez montré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>Nouvelle leçon</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Capturer ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Cliquer sur toutes les libertés de ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Cliquer sur tous ces points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Cliquer sur l’un de ces points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Cliquer sur un point où on ne peut pas jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Donner un nombre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Trouver le bon coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Sauver ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Relier ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Séparer ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Faire vivre ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Tuer ces pierres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Gagner le ko en ce point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>Faire tant de points dans cette zone</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>L’élève lit et continue.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Cliquez sur les pierres. Leurs libertés sont trouvées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Cliquez sur tous les points où l’élève doit cliquer.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Cliquez sur les bons points. Un seul suffit.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Rien à faire ici&#xa0;: les points sont trouvés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>Tapez le nombre sous le goban.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <translation>Cliquez sur les pierres. Si un coup ne suffit pas&#xa0;: cliquez sur Terminé, jouez les bons coups sur le goban, puis revenez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <translation>Les coups que vous avez joués sont les réponses. Un coup marqué comme mauvais est faux.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <translation>Cliquez sur Terminé, jouez les bons coups sur le goban, puis revenez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <translation>Cliquez sur les pierres ou les points, puis sur Terminé, jouez les bons coups sur le goban, puis revenez.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Dans cette position seulement</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Tournée et reflétée aussi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>Tournée, et couleurs échangées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Le nombre manque.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>Les lignes qui commencent par @ ne sont pas montrées à l’élève.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <translation>Une leçon ne montre pas les variantes&#xa0;: elle ne montrera donc pas cette position.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <translation>Une leçon ne montre que ses écrans.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>%1 = check.rights %2 = check.wrongs</extracomment>
        <translation>Coups dans l’arbre&#xa0;: %1 justes, %2 faux.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>%1 = right</extracomment>
        <translation>Juste&#xa0;: %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>How the points of a task are entered.</extracomment>
        <translation>Cliquez sur le goban, ou tapez les points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>How the points of a wrong answer are entered.</extracomment>
        <translation>Cliquez sur les points qui reçoivent cette réponse.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>A task of this kind has no points.</extracomment>
        <translation>Cette question ne nomme aucun point.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>What is on a point of the dialog&apos;s board, as it is read aloud.</extracomment>
        <translation>nommé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>tous les autres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>Points ou nombres faux</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>Ce qui est dit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>Ce qui leur est dit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>Points pour</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Ce que lit l’élève</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>Cette position est un écran de la leçon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Dit à une bonne réponse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>Question sur cette position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Ce que l’élève doit faire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Posée de nouveau</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>Dit aux mauvaises réponses</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Two games step together: what the other is called, and where they part. %1 = other</extracomment>
        <translation>Avance en même temps que %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <translation>Les parties commencent sur des gobans différents.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <translation>Les parties sont identiques.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <translation>
            <numerusform>Cette partie finit après %n coup.</numerusform>
            <numerusform>Cette partie finit après %n coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <translation>
            <numerusform>L’autre finit après %n coup.</numerusform>
            <numerusform>L’autre finit après %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <translation>Jusqu’ici, elles sont identiques.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>%1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>Elles se séparent au coup %1&#xa0;: %2 ici, %3 là-bas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <translation>L’un des gobans est tourné ou reflété.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>Y aller</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>Après le coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>How far along its line the board is: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>%n variante</numerusform>
            <numerusform>%n variantes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Cette ligne finit ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>Suite&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>
            <numerusform>%n suite&#xa0;:</numerusform>
            <numerusform>%n suites&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>One of these moves: &quot;A L15&quot;, with the letter that it has on the board.
----------
The same as it is read aloud: &quot;Black L15&quot;.</extracomment>
        <translation>pas de coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>What a chip of a move does, and by which key. %1 = number</extracomment>
        <translation>Aller par là (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Retour à l’embranchement après le coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>Vers l’embranchement après le coup %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>How much of a line is folded away. %1 = hidden</extracomment>
        <translation>+ %1 de plus</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Voir pourquoi&#xa0;: à Noir de jouer. Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Voir pourquoi&#xa0;: à Blanc de jouer. Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Essai&#xa0;: à Noir de jouer. Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>Essai&#xa0;: à Blanc de jouer. Coup %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Attaque et réponse, coup par coup. Vous pouvez aussi essayer d’autres coups.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>Jouez la suite à deux. Puis le vrai goban revient, avec ses marques.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>On ne peut reprendre un ko qu’après une passe pour ce ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2 passe pour le ko en %3</translation>
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
        <translation>%1. %2 passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>The pass that is for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>Passer pour le ko en %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>Passez d’abord pour le ko&#xa0;; puis vous pourrez reprendre en %1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1 répéterait une position antérieure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Un goban d’essai. Le vrai attend.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Pourquoi ce groupe est mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Pourquoi ce groupe est vivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Pourquoi c’est un seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>Pourquoi le premier coup décide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Ce groupe vit donc s’il joue en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Ce groupe est donc mort, même s’il joue en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Ce groupe vit donc, même s’il est attaqué en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Celui qui commence ici n’y gagne donc rien.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>Ce groupe meurt donc s’il est attaqué en premier.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The trial has no move yet.</extracomment>
        <translation>Rien n’a encore été essayé.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>Noir commence</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>Blanc commence</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>Garder en variante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>Tout remettre en place</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>À Blanc de jouer</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Faire un demi-tour</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Refléter de gauche à droite</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Refléter de haut en bas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Refléter sur la diagonale descendante</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>Refléter sur la diagonale montante</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>In the Edit menu: the order of the positions.</extracomment>
        <translation>ordre des positions</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>In the Edit menu: a position brought in.</extracomment>
        <translation>ajout d’une position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>In the Edit menu: a position taken out.
----------
What an edit is called in the Edit menu.</extracomment>
        <translation>retrait d’une position</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>coup</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pierre de handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pierres de handicap en moins</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>abandon</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>reprise du jeu</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>perte au temps</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>résultat</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>coup repris</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>coups repris</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>informations</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>autres règles</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>variante gardée</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>points neutres</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>coup inséré</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>passe insérée</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>nœud supprimé</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>branche supprimée</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>ordre des variantes</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>ligne principale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>pierres placées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>trait</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>coupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>collage</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>goban tourné</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>couleurs échangées</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>What an edit is called in the Edit menu.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>commentaire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>marques</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>évaluation</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>coups évalués</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>nom</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>figure</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>partie du goban</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>question</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>In the Edit menu: the order of the games.</extracomment>
        <translation>ordre des parties</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>In the Edit menu: games taken out.</extracomment>
        <translation>
            <numerusform>retrait de %n partie</numerusform>
            <numerusform>retrait de %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>In the Edit menu: games brought in.</extracomment>
        <translation>
            <numerusform>ajout de %n partie</numerusform>
            <numerusform>ajout de %n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>What cannot be written in the encoding of the file. %1 = encoding %2 = characters</extracomment>
        <translation>Le fichier est écrit en %1, qui n’a pas de caractère pour %2. Rien n’est encore enregistré.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>Ces caractères ne passent pas</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>Où ils sont</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>Enregistrer en Unicode (UTF-8)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>Aller à l’endroit</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Cela met votre pierre (%n) en atari.</numerusform>
            <numerusform>Cela met vos %n pierres en atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Cela laisse votre pierre (%n) en atari.</numerusform>
            <numerusform>Cela laisse vos %n pierres en atari.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Cela capture %n de vos propres pierres.</numerusform>
            <numerusform>Cela capture %n de vos propres pierres.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Cela remplit votre propre œil.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>Votre pierre (%n) peut être capturée.</numerusform>
            <numerusform>Vos %n pierres peuvent être capturées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Il vous faut encore un coup ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Blanc peut encore entrer ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>Noir peut encore entrer ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Passer quand même&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>What is asked.</extracomment>
        <translation>Le jouer&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>A pass waits for the board to be read.</extracomment>
        <translation>Avant de passer&#xa0;: toutes les frontières sont-elles fermées&#xa0;?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Entrée&#xa0;: passer. Échap&#xa0;: non.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Entrée&#xa0;: le jouer. Échap&#xa0;: non.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Passer (Entrée)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Non, jouer (Échap)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Le jouer (Entrée)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>Non (Échap)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <translation>Là où deux lignes se croisent. On joue les pierres sur les points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <translation>Bord</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <translation>La ligne la plus à l’extérieur. Une pierre y a trois libertés au plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <translation>Là où deux bords se rejoignent. Une pierre y a deux libertés au plus.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <translation>Hoshi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <translation>Un point marqué d’un gros point. On y met les pierres de handicap.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <translation>Liberté</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <translation>Un point vide à côté d’une pierre ou de sa chaîne. Ici, il y en a quatre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <translation>Chaîne</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <translation>Des pierres d’une même couleur reliées le long des lignes. Une diagonale ne relie pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <translation>Des chaînes d’une même couleur qui vivent ou meurent ensemble.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <translation>Capturer</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <translation>Ôter des pierres du goban en remplissant leur dernière liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <translation>Prisonnier</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <translation>Une pierre capturée. Une a été prise sur le point marqué.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <translation>Il reste une liberté&#xa0;: le prochain coup à cet endroit capture.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <translation>Double atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <translation>Un coup met deux chaînes en atari. On ne peut en sauver qu’une.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <translation>Auto-atari</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <translation>Un coup qui laisse à vos propres pierres une seule liberté.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <translation>Suicide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <translation>Un coup qui ne laisse aucune liberté à vos propres pierres et ne capture rien. La plupart des règles l’interdisent&#xa0;: Noir ne peut pas jouer ici.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <translation>Allonger</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <translation>Ajouter une pierre à une chaîne pour lui donner plus de libertés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <translation>Un coup qui réunit deux chaînes en une.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <translation>Un coup qui sépare deux chaînes de l’adversaire.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <translation>Shicho</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <translation>Atari après atari, en zigzag. Cela finit au bord.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <translation>Filet</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <translation>Un coup à distance&#xa0;: où que la pierre fuie, elle est capturée.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <translation>Snapback</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <translation>Noir laisse Blanc capturer une pierre, puis en capture trois en rejouant en 1.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <translation>Les deux camps pourraient reprendre sans fin. Après 1, Blanc doit donc d’abord jouer ailleurs.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <translation>Menace de ko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <translation>Un coup qui demande une réponse, comme 2. Après la réponse, Blanc reprend le ko.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <translation>Superko</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <translation>Une règle&#xa0;: aucun coup ne peut répéter une position antérieure. Ici, Blanc ne peut pas reprendre tout de suite.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <translation>Œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <translation>Un ou quelques points entourés de pierres d’une même couleur.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <translation>Faux œil</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <translation>On dirait un œil, mais les pierres autour ne sont pas reliées et peuvent être capturées une à une.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <translation>Point vital</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <translation>Le premier qui joue ici décide&#xa0;: Noir fait deux yeux, Blanc n’en laisse qu’un.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <translation>Vivant</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <translation>On ne peut pas remplir deux yeux à la fois&#xa0;: ces pierres ne peuvent jamais être capturées.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <translation>Mort</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <translation>Des pierres qu’on ne peut pas sauver. On les ôte quand la partie est finie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <translation>Liberté commune</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <translation>Une liberté à la fois d’une chaîne noire et d’une chaîne blanche.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <translation>Seki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <translation>Personne ne peut y jouer&#xa0;: celui qui le fait met ses propres pierres en atari. Les deux vivent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <translation>Course aux libertés</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <translation>Deux chaînes cherchent à se capturer l’une l’autre. Comptez les libertés.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <translation>Des points vides qu’un seul camp entoure.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <translation>Surface</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <translation>Les pierres d’un camp sur le goban et les points qu’elles entourent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <translation>Point neutre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <translation>Un point entre les deux camps, qui n’est le territoire de personne (dame).</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <translation>Un tour sans pierre. Quand il n’y a plus rien à gagner, les deux camps passent.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <translation>Des points que Blanc reçoit parce que Noir joue le premier coup.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <translation>Des pierres que le joueur le plus faible a sur le goban avant la partie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <translation>Pour choisir les couleurs&#xa0;: un joueur cache des pierres blanches, l’autre devine pair ou impair. Ici, impair était juste&#xa0;: il y en a cinq.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <translation>Votre force&#xa0;: de 30 kyu jusqu’à 1 kyu, puis 1 dan et plus. Avec deux rangs d’écart, Noir reçoit deux pierres.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <translation>Du temps en plus quand le temps principal est épuisé. Jouez à temps, et vous aurez le même temps pour le coup suivant.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <translation>Politesse</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <translation>Dites bonjour avant la partie et merci après. Le premier coup se joue souvent dans le coin en haut à droite&#xa0;: c’est poli.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <translation>Les premiers coups d’une partie. Les coins d’abord, puis les bords&#xa0;: c’est là qu’il faut le moins de pierres pour entourer des points.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <translation>Sente</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <translation>Un coup auquel il faut répondre&#xa0;: vous gardez ainsi le prochain coup libre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <translation>Gote</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <translation>Un coup auquel il n’est pas besoin de répondre&#xa0;: l’autre camp a le prochain coup libre.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <translation>Joseki</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <translation>Des coups bien connus dans un coin, équitables pour les deux. Ici, Noir a le coin, Blanc le haut.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <translation>Épaisseur</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <translation>Un mur solide tourné vers le goban. Il aide dans tous les combats voisins.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <translation>Hane</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <translation>Un coup qui contourne la tête des pierres adverses.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <translation>Deux pierres coin contre coin&#xa0;: si l’un des deux points est pris, l’autre les relie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <translation>Saut d’un point</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <translation>Un coup qui saute un point. Rapide, et difficile à couper.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <translation>Bambou</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <translation>Deux paires qu’on ne peut pas couper&#xa0;: si l’un des deux points est pris, l’autre les relie.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <translation>Gueule du tigre</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <translation>Trois pierres autour d’un point&#xa0;: toute pierre jouée dedans est en atari.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <translation>Triangle vide</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <translation>Trois pierres autour d’un point vide, avec peu de libertés&#xa0;: lourd.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <translation>Histoire du go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <translation>Le go est né en Chine il y a des milliers d’années. Les premiers gobans avaient 17 lignes. Le komi n’est venu qu’au XXe siècle.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>A word is not in the list.</extracomment>
        <translation>Ce mot n’y est pas.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>The words of Go in a text. %1 = names</extracomment>
        <translation>Mots&#xa0;: %1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>How to read on about a word, for those who listen. %1 = word</extracomment>
        <translation>%1&#xa0;: appuyez sur Entrée pour voir ce que c’est.</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>Mots du go</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>Chercher un mot</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
</TS>
