<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>About goboard</source>
        <translation>goboardについて</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Report a problem</source>
        <translation>問題を報告</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/program.py"/>
        <source>Copy the report</source>
        <extracomment>Add an error to the log and show a dialog with a report for the developers.</extracomment>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <source>Part of the program</source>
        <translation>プログラムの一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Version %1</source>
        <extracomment>Return the version in the window about the program. %1 = version</extracomment>
        <translation>バージョン%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>The description of the program in the window about it.</extracomment>
        <translation>囲碁の盤：打つ、数える、ふり返る、教える。MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>Return the note that no native speaker has checked the translation, with the file to correct. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>この翻訳は、まだネイティブスピーカーの確認を受けていません。訂正するには、ソースコードの%1を変更してください。方法はdocs/translating.mdにあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;.</extracomment>
        <translation>この報告をコピーして、何をしていたかを書き加えてください。対局者の名前もファイル名も含まれていません。送る前に読んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;. %1 = page</extracomment>
        <translation>送り先：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>Return the instructions below a report of a failure; `page` is the address of the project, or &apos;&apos;.</extracomment>
        <translation>goboardを受け取った相手に送ってください。</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show the name of the player of this colour, and whether they have agreed.</extracomment>
        <translation>同意しました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show the name of the player of this colour, and whether they have agreed.</extracomment>
        <translation>同意する</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>Return the key with which a side agrees, with its colour where the card shows a player&apos;s name. %2 = key</extracomment>
        <translation>キー%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>Return the key with which a side agrees, with its colour where the card shows a player&apos;s name. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1、キー%2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>The message for a request for an analysis when no engine is there to answer it.</extracomment>
        <translation>強いプログラムの考えを見るには、KataGoを入れて、「エンジン」のページ(研究メニュー)で選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say.</extracomment>
        <translation>互角です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>黒が%1目リード。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Return the sentence on the analysis card that says who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>白が%1目リード。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>Return the sentence on the analysis card with the chance of the side that is more likely to win. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>黒が100局中%1局勝ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>Return the sentence on the analysis card with the chance of the side that is more likely to win. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>白が100局中%1局勝ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>Return how many positions the engine has read, for the analysis card.</extracomment>
        <translation>
            <numerusform>%n局面を読みました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>The text shown while nothing is known yet about the shown position.</extracomment>
        <translation>考え中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>Return the name of a move in the list of candidates: its point, or a pass.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>The tip that explains the columns of the list of candidates.</extracomment>
        <translation>手、損をする目数、黒が勝つ割合。Enterでその手順を変化として残します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>Return a row of the candidates as a screen reader speaks it. %1 = percent(candidate.winrate)</extracomment>
        <translation>黒が100局中%1局勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point.</extracomment>
        <translation>損なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point. %1 = _decimal(lost.points)</extracomment>
        <translation>%1目の損</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>Return the loss of a move in a few words, for the spoken row and the tip of a point. %1 = percent(lost.winrate)</extracomment>
        <translation>100局中の勝ちが%1局へる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>Return the progress shown while the whole game is analysed. %1 = done %2 = of</extracomment>
        <translation>対局を解析中：%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record.</extracomment>
        <translation>対局全体を解析しました。目立つ手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The message after the whole game was analysed and the setting writes no marks into the record.</extracomment>
        <translation>対局全体を解析しました。下の帯でどちらがリードしていたかがわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>The message where mistakes are searched in a game that was not analysed.</extracomment>
        <translation>先に対局全体を解析してください(研究メニュー)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>Return the words about a point that is a candidate, which follow the name of the stone or mark there. %1 = lost_text(lost)</extracomment>
        <translation>エンジンの手、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>Return the words about a point that is a candidate, which follow the name of the stone or mark there.</extracomment>
        <translation>エンジンの手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move.</extracomment>
        <translation>黒の最後の手に損はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move.</extracomment>
        <translation>白の最後の手に損はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move. %1 = _decimal(lost.points)</extracomment>
        <translation>黒の最後の手は%1目の損でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>Return the sentence on the analysis card with the loss of the last move. %1 = _decimal(lost.points)</extracomment>
        <translation>白の最後の手は%1目の損でした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how many positions the engine reads.</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>Return an entry in the menu of the analysis: the loss from which a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>%n目の損から</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>Return an entry in the menu of the analysis: how much all other moves must lose for a move to be called good.</extracomment>
        <translation>
            <numerusform>ほかのすべての手が%n目の損なら</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>大悪手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>悪手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>疑問手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>好手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>Return the message after the whole game was analysed: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>対局全体を解析しました。印を付けた手：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>Return the message where there is no big mistake after, or before, the shown move.</extracomment>
        <translation>この手のあとに大きなミスはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>Return the message where there is no big mistake after, or before, the shown move.</extracomment>
        <translation>この手の前に大きなミスはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>Return the message after a line of the engine was added to the record. %1 = name</extracomment>
        <translation>%1からの手順を棋譜に入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>Return the message where a line of the engine is in the record already. %1 = name</extracomment>
        <translation>%1からの手順はすでに棋譜にあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>Return the sentence that compares a guess with the move played.</extracomment>
        <translation>この手は、打たれた手と同じくらいよい手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>Return the sentence that compares a guess with the move played. %1 = _decimal(lost)</extracomment>
        <translation>この手は、打たれた手より%1目よい手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>Return the sentence that compares a guess with the move played. %1 = _decimal(lost)</extracomment>
        <translation>この手は、打たれた手より%1目悪い手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>The engine’s best moves</source>
        <translation>エンジンのおすすめの手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis</source>
        <translation>解析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Analysis settings</source>
        <translation>解析の設定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Turn the analysis off</source>
        <translation>解析を止める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Start it again</source>
        <translation>もう一度起動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/card.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show the best moves on the board</source>
        <translation>おすすめの手を盤上に表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Show likely territory on the board</source>
        <translation>地になりそうなところを盤上に表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: this board</source>
        <translation>読む量：この盤面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>How much to read: each move of a game</source>
        <translation>読む量：対局の1手ごと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Mark bad and good moves after analysing a game</source>
        <translation>対局の解析後、悪手と好手に印を付ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is doubtful</source>
        <translation>疑問手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is bad</source>
        <translation>悪手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>A move is good</source>
        <translation>好手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/flow.py"/>
        <source>Save the evaluations in the file too</source>
        <translation>評価値もファイルに保存</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Bid for komi</source>
        <extracomment>Discard the auction and return to the choice.</extracomment>
        <translation>コミを入札で決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Other auctions</source>
        <translation>ほかの入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Draw for colours</source>
        <translation>色をくじで決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Play with komi %1</source>
        <extracomment>Return the label of the button that accepts the outcome of an auction. %1 = komi</extracomment>
        <translation>コミ%1で打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Name this komi</source>
        <translation>コミを決めてください</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Name a fair number.</source>
        <extracomment>The advice to the player who names a komi.</extracomment>
        <translation>黒がこの目数を白にあげます。公平な数を言いましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>Return the label above the field of the player who names the komi. %1 = name</extracomment>
        <translation>自分のコミ、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take Black</source>
        <translation>黒を持つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Take White</source>
        <translation>白を持つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>nobody gets points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it.</extracomment>
        <translation>だれも目数をもらわない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>%1目もらう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>Return the points that a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>%1目あげる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>公開の入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>秘密の入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>Return the name of an auction.</extracomment>
        <translation>片方が決めて片方が選ぶ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>The rule of cut and choose, where one player names the komi and the other picks a colour.</extracomment>
        <translation>片方がコミを決め、もう片方が色を選びます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Stop, play White</source>
        <translation>やめて白を持つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid</source>
        <translation>入札する</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who takes Black gives komi to White: points for going second.</source>
        <extracomment>The explanation of komi in the dialogue for auctions.</extracomment>
        <translation>黒を持つ人は、後から打つ白に、コミの目数をあげます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>The rule of an auction with bids in turn.</extracomment>
        <translation>交互に、前より大きいコミを言います。いちばん大きいコミを言った人が、そのコミで黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>The rule of an auction with secret bids.</extracomment>
        <translation>1回ずつ秘密にコミを書きます。大きいほうの人が、そのコミで黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>The advice above the bids of an auction in turn.</extracomment>
        <translation>黒がこの目数を白にあげます。交互に大きくしていきます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>Return the note beside the field of a bid with the lowest possible bid. %1 = lowest</extracomment>
        <translation>%1以上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>Return the label of the button that lets the other player begin an auction. %1 = name</extracomment>
        <translation>%1から始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>Return the label above the field for a bid. %1 = bidder</extracomment>
        <translation>自分の入札、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>Return the line below the name of the player who is White after an auction. %1 = points(komi)</extracomment>
        <translation>白を持つ、コミ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Seal the bid</source>
        <translation>入札を封じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Dots stand for what you type.</source>
        <extracomment>The note that a secret bid is shown as dots.</extracomment>
        <translation>入力した数は点で表示されます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>The note that a secret bid was given.</extracomment>
        <translation>入札がすみました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids now</source>
        <translation>今の入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bids next</source>
        <translation>次の入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid less</source>
        <translation>小さくする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction_pages.py"/>
        <source>Bid more</source>
        <translation>大きくする</translation>
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
        <extracomment>Return the description of a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
Return the description of a point of a lesson for a screen reader: its stone, labels and marks.
----------
Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.
----------
Return the description of a point of a problem for a screen reader, with its marks.
----------
Return the description of a point for a screen reader while the following moves are hidden.
----------
Return the description of a point during a counting story, for a screen reader.
----------
Return the text of a point of the dialog&apos;s board for screen readers.</extracomment>
        <translation>空き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>Return the name of a stone on a point, as a screen reader speaks it.
----------
Return the description of a point for a screen reader while the following moves are hidden.</extracomment>
        <translation>黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>Return the name of a stone on a point, as a screen reader speaks it.
----------
Return the description of a point for a screen reader while the following moves are hidden.</extracomment>
        <translation>白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>線の端</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>矢印の始まり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>矢印の先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>うすい表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>Return the marks that the record draws on a point, for a screen reader.</extracomment>
        <translation>表示なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>Return the name of a mark on a point, as a screen reader speaks it. %1 = text</extracomment>
        <translation>文字%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>四角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>丸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>バツ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <extracomment>The name of a mark on a point, as a screen reader speaks it.</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>アタリ</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>Return the description of a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
Return the description of a point of the board for a screen reader: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>呼吸点%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>
            <numerusform>%n個の石のつながり</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>今のところ黒が囲んでいる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>今のところ白が囲んでいる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>Return the connections, surrounded areas and next moves at a point, as far as the aids show them.</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <extracomment>Return the words for the last move and the status in a count, in the spoken description of a point.</extracomment>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>ダメに指定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>黒の1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.
----------
Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>白の1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>開いた境界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>Return the status of a point in the count: dead, in seki, unclear, or a side&apos;s point.</extracomment>
        <translation>ここに手入れが必要</translation>
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
        <extracomment>Return the keys of the board, then the shortcuts of the commands in the order of the menus.
----------
Show the dialog for the task of the position at the cursor.</extracomment>
        <translation>碁盤</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>Return the menu entry of a stone that takes back all moves after this one. %1 = number</extracomment>
        <translation>ここまで手を戻す(%1手目)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The menu entry of a stone that takes the last move back.</extracomment>
        <translation>この手を戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>Return the menu entry of a stone that shows the board as it was after this move. %1 = number</extracomment>
        <translation>この手へ移動(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The menu entry that opens the list of marks for a point.</extracomment>
        <translation>印を付ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The menu entry that removes all marks from a point.</extracomment>
        <translation>印を消す</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>Return the goal of a game as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>ふつうの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>Return the goal of a game as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>先に%1取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>Return the sentences about the goal of a capture game: the winning number of stones, and that no side may pass. %1 = _stones(goal)</extracomment>
        <translation>先に%1取ったほうが勝ちです。パスはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>Return the score of a side in a capture game: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>取った石：%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>The tip of the disabled button Pass in a capture game.</extracomment>
        <translation>石取りゲームではパスできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>The tip of the disabled button Count in a capture game.</extracomment>
        <translation>石取りゲームでは目数を数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1の勝ち：%2は打つところがありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = _stones(won.goal)</extracomment>
        <translation>黒の勝ち：先に%1取りました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Return the sentence who won a capture game, and how. %1 = _stones(won.goal)</extracomment>
        <translation>白の勝ち：先に%1取りました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>%1の手で石を%n個取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>
            <numerusform>相手が自分で%1に打って、石を%n個くれました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>Return the sentence how the last move of a capture game decided it. %1 = name</extracomment>
        <translation>%1の手のあと、打てるところがありません。パスもできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石1個</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石3個</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石5個</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石10個</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return a number of stones as the object of a sentence; the usual goals in words.</extracomment>
        <translation>
            <numerusform>石%n個</numerusform>
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
        <translation>Escで表示を終わります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Draw with the mouse. What you draw fades; Esc puts the pen away.</source>
        <extracomment>The hint while the pen draws over the board.</extracomment>
        <translation>マウスでかきます。かいた線はうすれて消えます。Escでペンを片づけます。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>Return a message about a file, behind its name: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>標準入力または標準出力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: %2</source>
        <extracomment>Return a message about a file, behind its name: &quot;game.sgf: The file is empty.&quot;. %1 = name %2 = sentence
----------
Return a fact with its label: &quot;Komi: 6.5&quot;. %1 = label %2 = value
----------
Return a line of goboard score with the points of a kind behind their label. %1 = label %2 = point_list(points, size)</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.</extracomment>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.
----------
Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Return the message of a command for a file that cannot be read.</extracomment>
        <translation>このファイルを読む許可がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>書きこみ先のフォルダーがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed.</extracomment>
        <translation>ここに書く許可がありません。何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>The message of a command for a file that is too large to be a game record.</extracomment>
        <translation>ファイルが大きすぎて、棋譜とは思えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>Return the message where --game asks for a number that the file does not have. %1 = number %2 = games</extracomment>
        <translation>対局%1はありません。このファイルの対局数：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Return the note which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>ファイルには対局が%n局あり、これは対局%1です。ほかの対局は--gameで選べます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>Return the message where an option needs a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1：「%2」は数ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>Return the message where --komi is outside its limits or not in quarters. %1 = text %2 = limit</extracomment>
        <translation>--komi：「%1」は使えません。コミは−%2から%2まで、¼きざみです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>Return the message where the number of an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1：数は%2から%3の間にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>Return the message where the rules have no place for this number of handicap stones on the board. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap：このルールでは、%2に置き石%1は使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>Return the message where a name is no ruleset&apos;s; it lists the known names. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>「%1」というルールはありません。使えるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>Return the message where --dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead：%1に石がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>Return the note which rules were used where the record names none that are known. %1 = name</extracomment>
        <translation>棋譜にルールがないので、これを使いました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>Return the note which rules were used where the record names none that are known. %1 = name %2 = found.text</extracomment>
        <translation>棋譜のルール「%2」は登録されていないので、これを使いました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>Return the finding of goboard check that the komi of a record is not a number. %1 = raw</extracomment>
        <translation>コミ「%1」は数ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>Return the note how many remarks were left out. %1 = count</extracomment>
        <translation>ほかの注意：%1。--jsonですべて表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>Return the note of goboard score where the record gives no komi, or none that is a number.</extracomment>
        <translation>棋譜にコミがないので、0として数えました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>Return the note of goboard score where the record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>棋譜のコミ「%1」は数ではないので、0として数えました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Return the note of goboard score where stones are set up at the start and the record gives no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>黒は石%n個で始まりますが、棋譜に置き石の数がないので、白はその分をもらえません。置き石なら--handicap %1を使ってください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>The note of goboard score that territory was marked before the last moves, so the marks are not used.</extracomment>
        <translation>棋譜に地の印がありますが、そのあとに石が打たれているので使いません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>Return the message where a name is no engine&apos;s; it lists the known names. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>「%1」というエンジンはありません。使えるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>Return the message where an engine cannot do what the command needs; it lists those that can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>「%1」はこれができません。できるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>The message of goboard analyse where no engine that rates moves is installed.</extracomment>
        <translation>手を評価できるエンジン(KataGoなど)が見つかりません。プログラムの「研究」→「エンジン…」で追加してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>Return a message of goboard analyse about a position, behind the number of its move. %1 = number %2 = sentence</extracomment>
        <translation>%1手目のあと：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = number</extracomment>
        <translation>%1手目：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>黒%1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 最善%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = played</extracomment>
        <translation>実戦%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>Return the line of goboard analyse about a position: who is ahead, the best move, and the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>損の目数：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>Return the line of goboard match about a finished game. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>対局%1：%2(黒)、%3(白)：%4、手数：%5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>Return the sentence of goboard match about an engine that made a move against the rules. %1 = name</extracomment>
        <translation>%1がルールで打てない手を打ちました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>The help of goboard engines.</extracomment>
        <translation>エンジンの一覧：このコンピューターで見つかったもの、プログラムに追加したもの、
付属の対局相手。何も起動しません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>The help of goboard analyse.</extracomment>
        <translation>棋譜の本譜のすべての局面をエンジンに評価させます：どちらがリードか、
最善の手、打たれた手が何目の損か。値はすべて黒から見たものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>The help on the output of goboard analyse --json.</extracomment>
        <translation>--jsonでは1つのオブジェクト：file、engine、positions。各局面：move(打った手数)、
to_move、score(黒のリードの目数)、winrate(黒の勝率、0〜1)、visits、
candidates(move、visits、score、winrate、prior、line)、played、lost(その手の損の
目数)、ownership(左上から行ごとに、1は黒、-1は白。なければnull)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have two engines play games against each other; they take turns at Black. An engine is
its key or name (see “goboard engines”), with a level after a colon where it has levels:
gnugo:5. An engine that fails or makes a forbidden move loses the game. Games are
counted as the program judges the stones.</source>
        <extracomment>The help of goboard match.</extracomment>
        <translation>2つのエンジンを対局させます。黒は交代で持ちます。エンジンはキーか名前で指定し
(「goboard engines」を参照)、レベルがあればコロンのあとに書きます：
gnugo:5。失敗したり打てない手を打ったりしたエンジンは負けです。計算は、
プログラムが石の生き死にを判断して行います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>死に石(--deadの指定)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>死に石(棋譜のTBとTWの印)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>The message where --fill is used with --rules all.</extracomment>
        <translation>--fillにはルールを1つ指定します。--rules allは使えません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>Return the name of the point of a move, or the word for a pass.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Return the names of points in a row, or &quot;none&quot;.
----------
Return the message where a name is no engine&apos;s; it lists the known names.
----------
Return the message where an engine cannot do what the command needs; it lists those that can.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record.</extracomment>
        <translation>棋譜に結果がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>棋譜では%1(%2)です。計算では確かめられません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>Return the sentence of goboard score that compares the count with the result of the record. %1 = recorded</extracomment>
        <translation>棋譜でも%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>Return the message where --encoding names no known encoding. %1 = name</extracomment>
        <translation>--encoding：「%1」という文字コードはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Return the message of a command for a file that cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>読めません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Return the message of a command for a file that cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>書けません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>Return the message where --dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead：「%1」は%2の碁盤の交点ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>Return the note of goboard score where HA and the stones on the board give different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>棋譜の置き石：%1、白の最初の手の前にある黒石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>Return the note of goboard score with how many handicap stones the bonus was calculated. %1 = stones</extracomment>
        <translation>計算に使った置き石：%1。--handicapで別の数を指定できます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Return the note of goboard score with the points where the marks of the record differ from the count. %1 = point_list(points, size)</extracomment>
        <translation>棋譜のTBとTWが次の交点で食いちがっています：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Return the message where the encoding lacks characters of the record; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>文字コード%1には「%2」がありません。何も書きませんでした。--encoding utf-8ならすべて書けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>Return the message where OUT has the ending of a format that cannot be written. %1 = ending</extracomment>
        <translation>goboardは%1で終わるファイルを書けません。棋譜はSGFで書きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>The message of goboard convert where OUT is a picture.</extracomment>
        <translation>画像は「goboard render FILE OUT.png」で作ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>The message where the picture would replace the record itself.</extracomment>
        <translation>画像が棋譜を上書きすることになるので、何も書きませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Return the message where libraries that pictures need are missing. %1 = detail</extracomment>
        <translation>ここでは画像を作れません。Qtの一部がありません(%1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The message where the picture could not be made.</extracomment>
        <translation>画像を作れませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>Return the message for a command line that cannot be parsed. %1 = detail</extracomment>
        <translation>意味がわかりません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Return the line that names the command for help. %1 = program</extracomment>
        <translation>ヘルプ：%1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>Return the reason in goboard check for a move that names no point of the board. %1 = where</extracomment>
        <translation>「%1」はこの碁盤の交点ではないので、その手を省きました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>Return the reason in goboard check for a move on a stone. %1 = where</extracomment>
        <translation>%1：すでに石があります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>Return the reason in goboard check for a move that breaks the ko rule. %1 = where</extracomment>
        <translation>%1：コウをすぐに取り返しています</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>Return the reason in goboard check for a value of AB, AW or AE that names no point of the board. %1 = where</extracomment>
        <translation>%1はこの碁盤の交点に石を置かないので、省きました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>The sentence of goboard match about a game that was stopped since neither side passes.</extracomment>
        <translation>途中で止めました。どちらもパスしていません。</translation>
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
        <extracomment>The help on the output of goboard score --json.</extracomment>
        <translation>--jsonでは1つのオブジェクト：file、game、games、size、moves、black_name、white_name、
ruleset、ruleset_from(option、record、none)、ruleset_named(棋譜のルールが
登録済みか)、ruleset_recorded、scoring、komi、komi_from、handicap、
dead、dead_from(option、record、auto)、seki、blackとwhite(territory、stones、
prisoners、dead、pass_stones、tax、komi、handicap_bonus、first_pass_bonus、
clock_penalty、total)、neutral、margin(黒の目数から白を引いた数)、winner(B、W、
またはnull)、result、recorded_result、agrees(計算でわからなければnull)、
difference(棋譜が計算より黒に多く与える目数)、likely_cause、
main_result(最後の手順のあとの結果。棋譜がそう示すとき、棋譜の印で決まるとき、
ルールが今の盤面のまま数えるとき、もう打つところがないときは、今の盤面のままの結果。
終わっていないようならnull)、after_last_moves(なければnull。movesにcolor、point、
protects、purpose、ほかにleft、result、margin、winner、agrees)、
filled(--fillのとき：moves、left、result。なければnull)、groups、
territory、seki_points、neutral_points、dame(どちらがつめてもよい交点)、
openings(invader、points、threatened)、needed(owner、point、threatened)、finished、
findings、illegal_moves、messages。またはfileとerror。
--rules allでは、これらのリスト(differenceとlikely_causeを除く)。

neutral、margin、winner、result、agrees、differenceは、最後の手順の前の、今の盤面の
ままのもの。purpose：fill(ダメ)、answer(前の手への必要な受け)、
close(境界を閉じる手、または石を守る手)、pass。
groups：color、stones、status(計算で使うもの：alive、dead、seki)、judged(alive、dead、
seki、unclear)、leaning、reason、reason_points、liberties、other_liberties、
confidence(0〜1。確実なものだけが1)、sentence。
territory：上の行から1行ずつの文字列。bとwは地(その中の死に石もふくむ)、
sは囲まれていてもセキのため数えないところ、点は
そのほか。
likely_cause：komi、ruleset、handicap、dame、protective_moves、status、side、unknown、
not_counted(投了か時間切れで決着)。結果が一致すればnull。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Count the position at the end of the main line, and compare the count with the
result that the record gives. Dead stones are those of --dead, else those that TB
and TW at the end of the record mark, else those that are judged to be dead. If the
record does not settle the count, small gaps in borders are closed and neutral
points filled first, and the count as it stands comes second.</source>
        <extracomment>The help of goboard score.</extracomment>
        <translation>本譜の終わりの局面を計算し、棋譜の結果とくらべます。
死に石は--deadの指定、なければ棋譜の終わりのTBとTWの印、
それもなければプログラムの判断です。
棋譜で計算が決まらなければ、先に境界の小さなすき間を閉じ、ダメをつめます。
今の盤面のままの計算は、その次に示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>The label of the dead stones in goboard score, with the source that names them.</extracomment>
        <translation>死に石(ここでの判断)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>Return the note of goboard check by which rules the moves were judged, where the record names none. %1 = used</extracomment>
        <translation>ルールの記載がないので、これで判定しました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>Return the note of goboard check by which rules the moves were judged, where those of the record are not known. %1 = text %2 = used</extracomment>
        <translation>ルール「%1」は登録されていないので、これで判定しました：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>The finding of goboard check that saving the unchanged file would change its bytes.</extracomment>
        <translation>何も変えずに保存しても、ファイルのバイトが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>Return a sentence about one of several games, behind its number. %1 = number %2 = sentence</extracomment>
        <translation>対局%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>Return the line of goboard check about one game. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
        <translation>対局%1：%2、節：%3、本譜の手数：%4、ルール：%5</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/check.py"/>
        <source>none named</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not known (%1)</source>
        <extracomment>Return the words in place of the rules&apos; name where a record names rules that are not known. %1 = text</extracomment>
        <translation>不明(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>Return the reason in goboard check for a move that takes its own last liberty. %1 = where</extracomment>
        <translation>%1：呼吸点がなくなります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>Return the reason in goboard check for a move that repeats an earlier board. %1 = where</extracomment>
        <translation>%1：前と同じ盤面になります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>Return the reason in goboard check for a node with moves of both sides.</extracomment>
        <translation>1つの節に黒と白の手があります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>Return the reason in goboard check for B or W with several values. %1 = where</extracomment>
        <translation>手に交点が2つ以上あります。「%1」を省きました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>Return the line of goboard check about a faulty move, with its number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>%1手目、%2、%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>Return the line of goboard check about a fault that belongs to no side. %1 = move %2 = reason</extracomment>
        <translation>%1手目、%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>Add the usage with the translated word in front.</extracomment>
        <translation>使い方： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>The help of the program itself, with its behaviour without a command.</extracomment>
        <translation>囲碁の盤。コマンドがなければウィンドウを開きます。FILEを指定すると、その対局を開きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>バージョンを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>コマンド</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count the end of a record</source>
        <translation>棋譜の終わりを計算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the points White gets</source>
        <translation>白がもらう目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the number of handicap stones</source>
        <translation>置き石の数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>one stone of each dead chain: Q16,D4; or none; or auto: judge the stones again</source>
        <translation>死んだ連ごとに石1つ：Q16,D4。なければnone。autoで判断し直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which game of the file, the first being 1</source>
        <translation>ファイルの何局目か(最初が1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>tell what is wrong with records</source>
        <translation>棋譜の正しくないところを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write a record as SGF</source>
        <translation>棋譜をSGFで書き出す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write only this game, the first being 1</source>
        <translation>この対局だけを書く(最初が1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>colours</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>用紙の大きさ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>1図の手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the positions of the file, this many per page (PDF)</source>
        <translation>ファイルの局面を1ページにこの数だけ(PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: solutions on the last page</source>
        <translation>--handoutで：答えを最後のページに</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>milliseconds per move (GIF, WebP)</source>
        <translation>1手のミリ秒(GIF、WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>leave out letters and numbers at the edge</source>
        <translation>端の文字と数字を省く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the rulesets</source>
        <translation>ルールの一覧</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Files of the kind “%1” are not written. These are: %2.</source>
        <extracomment>Return the message of goboard render for a name whose ending is not a known format. %1 = ending %2 = known</extracomment>
        <translation>「%1」の種類のファイルは書けません。書けるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>Return the message of goboard render where --part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part：「%1」は%2の碁盤の部分ではありません。A1:E5のように2つの角が必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>Return the message of goboard render where --range names no range. %1 = text</extracomment>
        <translation>--range：「%1」は1-50のような手の範囲ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>Return the message of goboard render where --range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range：%2手目は%1手目より前です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Return the message of a command for two options that exclude each other. %1 = one %2 = other</extracomment>
        <translation>%1と%2はいっしょに使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>Return the message of a command for an option that needs one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1には%2で終わるファイルが必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>Return the message of a command for an option that needs another one. %1 = one %2 = other</extracomment>
        <translation>%1は%2といっしょに使います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>The help of goboard check.</extracomment>
        <translation>ファイルの内容、規格とちがうところ、本譜でルール上打てない手、
レッスンや問題で使えないものを表示します。</translation>
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
        <extracomment>The help on the output of goboard check --json.</extracomment>
        <translation>--jsonではリスト、ファイルごとに1つのオブジェクト：file、format、encoding、encoding_from
(asked、mark、plain、valid_utf8、nearly_utf8、iso_2022、declared、guessed、
last_resort)、games(encoding、size、nodes、moves、komi、komi_recorded、ruleset、
ruleset_named、ruleset_recorded、handicap_recorded、handicap_on_board、
illegal_moves)、findings(kind、line、column、detail、game、sentence、expected、
done)、lesson_findings(kind、line、column、word、game、sentence)、saves_unchanged、
messages。またはfileとerror。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>make a picture, a text or a printed game</source>
        <translation>画像、文字、印刷用の棋譜を作る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write what the ending of OUT says: the position at the end of the main line, or
after N moves, as PNG, SVG, PDF or text; a range of moves with numbers on the
stones, or moving as GIF or WebP; the whole game in figures as PDF, where neither
a move nor a part is asked for. No display is needed.</source>
        <extracomment>The help of goboard render.</extracomment>
        <translation>OUTの拡張子に合ったものを書きます：本譜の終わりかN手目のあとの局面を
PNG、SVG、PDF、文字で。手の範囲は石に番号を付けて、または
動くGIFやWebPで。手も部分も指定しなければ、対局全体を
図に分けてPDFで。画面は必要ありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>The help of goboard rules.</extracomment>
        <translation>すべてのルールの一覧、または1つのルールの説明を表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>goboard COMMAND … | goboard [--new] [FILE]…</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>goboard COMMAND … | goboard [--new] [FILE]…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>open a new program even if goboard is already running</source>
        <extracomment>Return the parser of all commands; each sets `run` to its function.</extracomment>
        <translation>goboardがすでに動いていても、新しく起動する</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the last moves: borders closed and neutral points filled</source>
        <translation>最後の手順(境界を閉じる手とダメをつめる手)を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the text encoding to write, such as utf-8</source>
        <translation>書くときの文字コード(utf-8など)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>rewrite everything in one form</source>
        <translation>すべてを同じ書き方に直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a ruleset&apos;s key, RU or alias</source>
        <translation>ルールのキー、RU、または別名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>list the engines</source>
        <translation>エンジンの一覧</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have an engine rate the moves of a record</source>
        <translation>棋譜の手をエンジンに評価させる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>which engine</source>
        <translation>どのエンジンか</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each position: 50</source>
        <translation>1局面のプレイアウト数：50</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>have two engines play against each other</source>
        <translation>2つのエンジンを対局させる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>an engine, such as gnugo:1</source>
        <translation>エンジン(gnugo:1など)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the other engine</source>
        <translation>もう一方のエンジン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many games: 10</source>
        <translation>対局数：10</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the lines of the board: 9</source>
        <translation>碁盤の線の数：9</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the rules (see “goboard rules”)</source>
        <translation>ルール(「goboard rules」を参照)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many playouts for each move</source>
        <translation>1手のプレイアウト数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>how many seconds for each move</source>
        <translation>1手の秒数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>write the games there, one file each</source>
        <translation>対局をそこに1局1ファイルで書く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print this help</source>
        <translation>このヘルプを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print JSON for programs</source>
        <translation>プログラム用にJSONを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>a game record, or - for standard input</source>
        <translation>棋譜、または標準入力なら-</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>the file to write, or - for standard output</source>
        <translation>書くファイル、または標準出力なら-</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Exit code: 0 all is well, 1 there was something to tell, 2 a file cannot be read or
written, or the command was not understood.</source>
        <extracomment>The help on the exit codes.</extracomment>
        <translation>終了コード：0は問題なし、1は知らせることあり、2はファイルの読み書きができないか、
コマンドの意味がわからない。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>長い辺のピクセル数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>打つ手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>この手。1つの盤では番号付き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>石の上の番号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>盤のこの部分だけ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>対局を図に分けて(PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>Add all options of the command.</extracomment>
        <translation>Sensei&apos;s Libraryの形式(文字)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: size of the text in points</source>
        <translation>--handoutで：文字の大きさ(ポイント)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>with --handout: lines for name, date and answers</source>
        <translation>--handoutで：名前、日付、答えを書く線</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>this game of the file</source>
        <translation>ファイルのこの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Key</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>RU</source>
        <translation>RU</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Counts</source>
        <translation>数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Suicide</source>
        <translation>自殺手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>With handicap</source>
        <translation>置き石のとき</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>Handicap stones</source>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>White gets</source>
        <translation>白がもらう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>End</source>
        <translation>終わり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or four passes</source>
        <translation>同意、または4回のパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement, or the second stop</source>
        <translation>同意、または2回目の停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <source>agreement</source>
        <translation>同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Result</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>Return the size of the board and the number of moves of a game. %1 = size %2 = moves</extracomment>
        <translation>%1、手数：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Rules</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>Return the first line of goboard check about a file: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>文字コード%1、対局：%2、節：%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>Return the first line of goboard check about a file that is not SGF. %1 = head %2 = kind</extracomment>
        <translation>%1、%2から読みこみ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>count by these rules (see “goboard rules”), not by the record&apos;s; or by all</source>
        <translation>棋譜のルールではなく、このルールで数える(「goboard rules」を参照)。allですべて</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the reason for each group, and the points of each line</source>
        <translation>グループごとの理由と、各行の交点を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Write the record IN to OUT as SGF. All bytes stay as they are unless an option
asks otherwise. GIB, NGF, UGF and UGI become SGF. OUT is replaced as a whole or
not at all; it may be IN.</source>
        <extracomment>The help of goboard convert.</extracomment>
        <translation>棋譜INをSGFでOUTに書きます。オプションがなければ、すべてのバイトはそのままです。
GIB、NGF、UGF、UGIはSGFになります。OUTは丸ごと置きかえるか、
まったく変えません。INと同じでもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Handicap</source>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>In seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result: %1 (%2)</source>
        <extracomment>Return the line of goboard score with the result as RE writes it and in words. %1 = result %2 = words</extracomment>
        <translation>結果：%1(%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>The words beside the result where both sides have the same and the rules let Black win.</extracomment>
        <translation>両者の目数は同じなので、黒の勝ちになります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print a list of the engines.</extracomment>
        <translation>できること</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No clock</source>
        <translation>時計なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Absolute time</source>
        <translation>切れ負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Canadian overtime</source>
        <translation>カナダ式秒読み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Progressive Canadian overtime</source>
        <translation>段階式のカナダ式秒読み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Fischer</source>
        <translation>フィッシャー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Bronstein delay</source>
        <translation>ブロンスタイン式</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Simple delay</source>
        <translation>シンプルディレイ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Ing clock</source>
        <translation>応昌期式の時計</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Hourglass</source>
        <translation>砂時計</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>No time or number may be below zero.</source>
        <translation>時間や数は0以上にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be some time.</source>
        <translation>時間を入れてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>There must be at least one period.</source>
        <translation>回数は1回以上にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period must last some time.</source>
        <translation>1回の時間を入れてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>A period needs at least one move.</source>
        <translation>1回に1手以上が必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>An hourglass needs an hourglass for the other side.</source>
        <translation>砂時計は、相手も砂時計でなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has ten seconds left.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黒、残り10秒です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白、残り10秒です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黒が秒読みに入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白が秒読みに入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黒が秒読みを1回使い切りました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白が秒読みを1回使い切りました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黒、最後の1回です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白、最後の1回です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>黒、時間切れです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>The announcement for an event of a side&apos;s clock.</extracomment>
        <translation>白、時間切れです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
Return the time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1日</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 h</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 min</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 s</source>
        <extracomment>Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
Return a length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = &apos;0&apos;</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, then %2</source>
        <extracomment>Return the terms of a time control in one line: 10 min, then 3 × 30 s. %1 = duration_text(control.main) %2 = overtime</extracomment>
        <translation>%1、そのあと%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>Return the line below the time on a clock: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>ペナルティ%n目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>時間切れ負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>最後の1回</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>あと%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <extracomment>Return the phase of a clock in words, for the line below the time; empty in main time.</extracomment>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>1手%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>Return the terms of the overtime in words. %1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%1で%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>Return the terms of the overtime in words. %1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>%2ごとに%1手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>Return the terms of the overtime in words. %1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%n目ごとに%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1、1手ごとに%2追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1、1手ごとに%2追加、%3まで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s Return the terms of a time control without overtime in words.</extracomment>
        <translation>%1、1手につき%2まで戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s Return the terms of a time control without overtime in words.</extracomment>
        <translation>%1、1手につき%2までは減らない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>Return the terms of a time control without overtime in words. %1 = main</extracomment>
        <translation>%1、使った時間は相手の時間になる</translation>
    </message>
</context>
<context>
    <name>clock dialog</name>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Another clock…</source>
        <translation>ほかの時計…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Kind of clock</source>
        <translation>時計の種類</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 must be a number.</source>
        <extracomment>Return the message in the dialogue of the clock for an entry that is not a number. %1 = name</extracomment>
        <translation>%1は数で入れてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>The message in the dialogue of the clock for times that fit no time control.</extracomment>
        <translation>この時間は使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>Return the message in the dialogue of the clock for a number that is too large. %1 = name</extracomment>
        <translation>%1は棋譜に記録できる大きさをこえています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Main time</source>
        <translation>持ち時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Periods</source>
        <translation>回数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Period</source>
        <translation>1回の時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Added for each move</source>
        <translation>1手ごとの追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>At most</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Moves in a period</source>
        <translation>1回の手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Free for each move</source>
        <translation>1手ごとに減らない時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtimes</source>
        <translation>延長の回数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Overtime</source>
        <translation>秒読み・延長</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Points for each</source>
        <translation>1回ごとの目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>White has different times</source>
        <translation>白は別の時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Use this clock</source>
        <translation>この時計を使う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/clock_dialog.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>collection</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Game %1: %2, %3</source>
        <extracomment>Return a row of a collection as a screen reader speaks it. %1 = number %2 = players %3 = facts</extracomment>
        <translation>対局%1：%2、%3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows. %1 = shown</extracomment>
        <translation>
            <numerusform>%n局中%1局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>Return a row of the teacher&apos;s table as a screen reader speaks it.
----------
Return a row of a collection as a screen reader speaks it.</extracomment>
        <translation>盤上</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>Return the number of games in a file, and how many of them the filter shows.</extracomment>
        <translation>
            <numerusform>このファイルに%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Add games from a file</source>
        <translation>ファイルから対局を追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save these games separately</source>
        <translation>この対局を別に保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save separately…</source>
        <translation>別に保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take out</source>
        <translation>外す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games in this file</source>
        <translation>このファイルの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Player, event, date, result</source>
        <translation>対局者、大会、日付、結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Show only games with these words</source>
        <translation>この言葉のある対局だけを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move up (Alt+Up)</source>
        <translation>上へ(Alt+Up)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Move down (Alt+Down)</source>
        <translation>下へ(Alt+Down)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Save the selected games as a file of their own</source>
        <translation>選んだ対局を別のファイルに保存します</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Take the selected games out of this file; Undo brings them back</source>
        <translation>選んだ対局をこのファイルから外します。「元に戻す」で戻ります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>Games from another file…</source>
        <translation>別のファイルの対局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/collection.py"/>
        <source>New game…</source>
        <translation>新しい対局…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) of %1 are in this file now.</source>
        <extracomment>Return the message after games of another file were added to this one. %1 = name</extracomment>
        <translation>
            <numerusform>%1の%n局をこのファイルに入れました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Return the message where games are saved apart under the name of the open file. %1 = name</extracomment>
        <translation>%1は、今のファイルそのものです。別の名前にしてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Return the message after games were saved as a file of their own. %1 = name</extracomment>
        <translation>
            <numerusform>%n局を%1に保存しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Area: living stones + surrounded points</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>領域：生きた石＋囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>地：囲んだ交点＋アゲハマ(AGA：＋パス)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>The heading of a family of rulesets in the table of the comparison: the terms of its sum.</extracomment>
        <translation>石：領域−空けておくところ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Return the list of the rulesets that count the same as the one a row names; empty where there are none. %1 = names</extracomment>
        <translation>同じ：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>Return the name of a ruleset, with the way of counting where it allows two. %1 = name</extracomment>
        <translation>領域で%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>Return the name of a ruleset, with the way of counting where it allows two. %1 = name</extracomment>
        <translation>地で%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Return the margin of a row as a screen reader speaks the cell that draws it. %1 = points(row.margin)</extracomment>
        <translation>差%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>Return the sentences above the comparison: the chosen rules, and the board that the rows count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>選択中：%1、コミ%2。印の付いた数は、これとちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>Return the sentences above the comparison: the chosen rules, and the board that the rows count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>選択中：%1、いつものコミ%2。印の付いた数は、これとちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>The sentence about the board that the rows count; empty if they all count the same one.</extracomment>
        <translation>どの行も最後の手順のあとで数えます。ただし、今の盤面のまま数えるルールもあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are none. %1 = names</extracomment>
        <translation>セキ：先に%1に打ったほうが石を取られます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>Return the legend of the points hatched as a seki, beside the board of the comparison; empty where there are none.</extracomment>
        <translation>セキ：どちらも攻められません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>Return the legend of the open neutral points, with their number; empty where there are none. %1 = count</extracomment>
        <translation>ダメ、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>Return the legend of a side&apos;s territory, with its number of points. %1 = count</extracomment>
        <translation>黒地、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>Return the legend of a side&apos;s territory, with its number of points. %1 = count</extracomment>
        <translation>白地、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>アゲハマ：黒%1、白%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners.</extracomment>
        <translation>最後の手は黒でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Return the line of the comparison about the board: who moved last, and the prisoners.</extracomment>
        <translation>最後の手は白でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Return the names of some rulesets; the user&apos;s own come first, then the offered ones in their order. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1、ほか%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>1手多い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>黒が1手多く打ちました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>白が1手多く打ちました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>石を数えるルールでは、その石が1目になります。地だけを数えるルールでは、なりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves. %1 = black %2 = white</extracomment>
        <translation>黒は%1手、白は%2手打ちました。石を数えるルールでは、多い石1つが1目になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere.</extracomment>
        <translation>差は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets Return the title and sentence for the reason that some rules make each pass a prisoner.</extracomment>
        <translation>パス：黒%1、白%2。%3では、パスごとに相手のアゲハマが1つふえます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move. %1 = points(abs(margin))</extracomment>
        <translation>手を打たずに並べた石：黒が%1個多いです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move. %1 = points(abs(margin))</extracomment>
        <translation>手を打たずに並べた石：白が%1個多いです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points Return the title and sentence for the reason that some rules count without the last moves. %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1：今の盤面のまま、最後の手順なしで数えます。黒%2、白%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <extracomment>Return the title and sentence for the reason that some rules count without the last moves.</extracomment>
        <translation>最後の手順</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>Return the title and sentence for the reason that rules decide a tie differently. %1 = names</extracomment>
        <translation>両者の目数は同じです。%1では決め方がちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>Return the title and sentence for the reason that neutral points are still open. %1 = len(reason.points)</extracomment>
        <translation>まだ空いているところ：%1。石を数えるルールでは、つめた人の1目になります。ほかのルールでは、だれの目にもなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <extracomment>Return the title and sentence for the reason that one side played more moves.</extracomment>
        <translation>手数のちがい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere. %1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1：セキの中は数えません%2。黒は%3目、白は%4目へります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <extracomment>Return the title and sentence for the reason that points in a seki do not count everywhere.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points Return the title and sentence for the reason that false eyes do not count everywhere.</extracomment>
        <translation>%1：つながなければならないところは数えません%2。黒%3、白%4。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <extracomment>Return the title and sentence for the reason that false eyes do not count everywhere.</extracomment>
        <translation>欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points Return the title and sentence for the reason that some rules require borders to be closed stone by stone.</extracomment>
        <translation>%1：石で閉じていない境界があります%2。黒%3、白%4。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <extracomment>Return the title and sentence for the reason that some rules require borders to be closed stone by stone.</extracomment>
        <translation>境界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points Return the title and sentence for the reason that some rules keep two points for each group.</extracomment>
        <translation>%1：どのグループも2目を残します。黒は%2目、白は%3目へります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <extracomment>Return the title and sentence for the reason that some rules keep two points for each group.</extracomment>
        <translation>眼が2つずつ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>Return the title and sentence for the reason that handicap stones count where stones do. %1 = number</extracomment>
        <translation>黒の石が盤上に%1個多くあります。石を数えるルールでは、1つが1目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <extracomment>Return the title and sentence for the reason that handicap stones count where stones do.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>Return the title and sentence for the reason that White gets different points for the handicap. %1 = listed</extracomment>
        <translation>白がもらう目数。%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>Return the title and sentence for the reason that some rules give White a point for passing first. %1 = context.names</extracomment>
        <translation>%1では、その分白が1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move.</extracomment>
        <translation>石を数えるルールでは、1つが1目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <extracomment>Return the title and sentence for the reason that stones were set up without a move.</extracomment>
        <translation>並べた石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <extracomment>Return the title and sentence for the reason that rules decide a tie differently.</extracomment>
        <translation>同じ目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <extracomment>Return the title and sentence for the reason that neutral points are still open.</extracomment>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>The title of the page that compares rulesets.</extracomment>
        <translation>同じ盤面をすべてのルールで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum Return the same sum as a screen reader speaks it, with the name of each term.</extracomment>
        <translation>%1：%2、合計%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>With komi</source>
        <extracomment>The head of the column of totals.</extracomment>
        <translation>コミ込み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Result</source>
        <extracomment>The head of the column of results.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>chosen</source>
        <extracomment>The word that a screen reader adds to the row with which the others are compared.</extracomment>
        <translation>選択中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>The word that a screen reader adds to a cell that differs from the chosen row.</extracomment>
        <translation>ちがう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Komi as played</source>
        <translation>対局のコミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Usual komi</source>
        <translation>いつものコミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Back to the count</source>
        <translation>計算に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Copy as text</source>
        <translation>文字としてコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>All rulesets</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/compare.py"/>
        <source>Each ruleset with its usual komi</source>
        <translation>ルールごとのいつものコミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>All %1 rulesets</source>
        <extracomment>Return the label of the switch that shows every ruleset. %1 = count</extracomment>
        <translation>%1種類のルールすべて</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>取り上げた死に石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>パスの石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>グループごとに残す2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Komi</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>For the handicap</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>置き石の分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>白が先にパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>時間のペナルティ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>The label of a row of the breakdown.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;.</extracomment>
        <translation>両者の目数は同じ(このルールでは黒の勝ち)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>盤に置ける石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;.</extracomment>
        <translation>両者の目数は同じ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Return the sentence that says who is ahead with the stones as they are marked now: &quot;Black is ahead by 2½.&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>石と囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>The tip of the breakdown: the terms that the rules add up.</extracomment>
        <translation>囲んだ交点とアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Return the headline of the count that says who is ahead, and of which board where there is a choice. %1 = leader</extracomment>
        <translation>最後の手順のあと：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Return the headline of the count that says who is ahead, and of which board where there is a choice. %1 = leader</extracomment>
        <translation>今の盤面のまま：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>The line below an opponent&apos;s other view of some stones: the user&apos;s count ends the game.</extracomment>
        <translation>決めるのは両者です。同意すると、この計算で対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/count_table.py"/>
        <source>Points</source>
        <translation>目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You both pass. Then you mark the dead stones.</source>
        <extracomment>Return the line below the question whether to stop and count: who passes, and the next step.</extracomment>
        <translation>両者がパスします。そのあと、死に石に印を付けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Return the line below the question whether to stop and count: who passes, and the next step. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1もパスします。そのあと、死に石に印を付けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>The question whether to stop the game and count.</extracomment>
        <translation>対局を止めて数えますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Ask whether to stop the game by the missing passes.</extracomment>
        <translation>数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Ask whether to stop the game by the missing passes.</extracomment>
        <translation>打ち続ける</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>Return the name of a ruleset in lists.</extracomment>
        <translation>自分のルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>数えないところ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ko</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>自殺手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi with handicap</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>置き石のときのコミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>置き石で白がもらう目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>パスの石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>先のパスで白がもらう目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>最後のパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>同意できないとき</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>止めたあとの最初の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>同じ目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>領域を手で数える方法</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <extracomment>The value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same Return the value of the cell &quot;Scoring&quot;: one or two ways of scoring.</extracomment>
        <translation>%1または%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>Return the meaning of the cell &quot;Scoring&quot;. %1 = value_name(ruleset, Field.SCORING)</extracomment>
        <translation>対局は2つの方法で数えられます：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every surrounded point counts.</source>
        <translation>囲んだ交点はすべて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that groups in seki surround do not count.</source>
        <translation>セキのグループが囲む交点は数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>simple ko</source>
        <translation>単純なコウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>positional superko</source>
        <translation>盤面のスーパーコウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>situational superko</source>
        <translation>手番もふくむスーパーコウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>natural situational superko</source>
        <translation>自然な手番スーパーコウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no board a third time</source>
        <translation>同じ盤面3回は禁止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no result, if both agree</source>
        <translation>両者の同意で無勝負</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw, if both agree</source>
        <translation>両者の同意で引き分け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not allowed</source>
        <translation>打てない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>allowed</source>
        <translation>打てる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With half a point of komi no even game ends in a tie.</source>
        <translation>コミに半目があるので、引き分けになりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s stones are taken off; Black&apos;s area is compared with half the board.</source>
        <translation>白石を取り上げて、黒の領域を盤の半分とくらべます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Both fill up their areas from their bowls; the points left empty show who won.</source>
        <translation>両者が碁笥の石で自分の領域をうめます。空いたところで勝ち負けがわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>An empty point counts for a side if only its stones reach it.</source>
        <translation>空いた交点は、片方の石だけが届くなら、その人の目になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In an even game White gets %1.</source>
        <extracomment>Return the meaning of the cell &quot;Komi&quot;.</extracomment>
        <translation>互先では、白が%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
        <extracomment>Return the meaning of the cell &quot;Komi with handicap&quot;.</extracomment>
        <translation>置碁では、白が%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>on fixed points</source>
        <translation>決まった位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>placed freely</source>
        <translation>自由に置く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets nothing for handicap stones.</source>
        <translation>白は置き石の分をもらいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>白は置き石1つにつき1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first, where area is counted.</source>
        <translation>領域を数えるとき、白は2つ目からの置き石1つにつき1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A pass costs nothing.</source>
        <translation>パスしても損はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>It makes no difference who passes first.</source>
        <extracomment>Return the meaning of the cell &quot;White gets for passing first&quot;.</extracomment>
        <translation>どちらが先にパスしても同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
        <extracomment>Return the meaning of the cell &quot;White gets for passing first&quot;.</extracomment>
        <translation>白が先にパスすると、白が目数をもらいます：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White&apos;s</source>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>anybody&apos;s</source>
        <translation>どちらでも</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Either side may make the last pass.</source>
        <translation>最後のパスはどちらでもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>filled before the passes</source>
        <translation>パスの前につめる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>left or filled</source>
        <translation>残してもつめてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points are filled before the players pass.</source>
        <translation>ダメは、パスの前にすべてつめます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points may stay empty.</source>
        <translation>ダメは空いたままでもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>four passes</source>
        <translation>4回のパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>in seki, and two per group</source>
        <translation>セキの中と、グループごとに2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>of two or more stones</source>
        <translation>石2つ以上なら打てる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one point per stone</source>
        <translation>石1つにつき1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones minus one</source>
        <translation>石の数 − 1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the second stop</source>
        <translation>2回目の停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>play goes on</source>
        <translation>対局を続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>whoever did not ask to play on</source>
        <translation>打ち続けたい人の相手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points that do not count; in seki none of its points count.</source>
        <translation>どのグループも数えない2目を残します。セキのグループが囲んだ交点はすべて数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may not keep repeating.</source>
        <translation>盤面のくり返しは禁止です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to end without a result.</source>
        <translation>同じ盤面がくり返されるときは、両者の同意で無勝負にできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, both may agree to a draw.</source>
        <translation>同じ盤面がくり返されるときは、両者の同意で引き分けにできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones go on the traditional points.</source>
        <translation>置き石はいつもの位置に置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black may put handicap stones anywhere.</source>
        <translation>置き石は黒の好きなところに置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever passes hands over a stone as a prisoner.</source>
        <translation>パスした人は、石を1つアゲハマとしてわたします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass, a third one if needed.</source>
        <translation>最後のパスは白がします。必要なら3回目もします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Four passes in a row end the game with all stones alive.</source>
        <translation>パスが4回続くと、すべての石を生きとして対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>2回目に止まると、すべての石を生きとして対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game ends when both agree, and not before.</source>
        <translation>両者が同意するまで対局は終わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Repeating boards</source>
        <extracomment>The name of a cell as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>くり返す盤面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>パスの石はアゲハマです。アゲハマを数えるのは、地を数えるルールだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>2つ目からの石1つにつき1目というのは、置き石も目数になるときの調整です。地を数えるルールでは、置き石は目数になりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>同じ目数なら黒の勝ちとしていますが、コミに半目があると同じにはなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>グループごとに残す2目は、石か領域を数えるルールのものです。地を数えるルールにはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>このコウのルールでは盤面がくり返されないので、同意することはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>The reason why two cells of custom rules exclude each other.</extracomment>
        <translation>単純なコウだけでは、何手かあとに同じ盤面に戻ることがあります。引き分けか無勝負かを決めてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the player whose turn it is</source>
        <translation>手番の人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>After a stop the player whose turn it is moves first.</source>
        <translation>止めたあとは、手番の人が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on after a stop lets the other player move first.</source>
        <translation>止めたあとに打ち続けたい人は、相手に先に打たせます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins</source>
        <translation>黒の勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>not possible</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points the game is a draw.</source>
        <translation>同じ目数なら引き分けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>With equal points Black wins.</source>
        <translation>同じ目数なら黒の勝ちです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>one side, against half</source>
        <translation>片方を数え、半分とくらべる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>all stones back on the board</source>
        <translation>すべての石を盤に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>as far as each side reaches</source>
        <translation>それぞれの石が届くところまで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>the smaller area, by twos</source>
        <translation>小さいほうの領域を2つずつ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>both areas, point by point</source>
        <translation>両方の領域を1目ずつ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The smaller area is counted by twos; the other one is the rest.</source>
        <translation>小さいほうの領域を2つずつ数えます。残りがもう片方です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Every point is coloured in and counted.</source>
        <translation>すべての交点に色を付けて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records call these rules “%1”.</source>
        <extracomment>Return the meaning of the cell &quot;Name in files&quot;. %1 = ruleset.sgf_name</extracomment>
        <translation>棋譜ではこのルールを「%1」と書きます。</translation>
    </message>
</context>
<context>
    <name>custom rules</name>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Your own rules</source>
        <translation>自分のルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Edit your rules</source>
        <translation>自分のルールを編集</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/custom.py"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Give these rules a name.</source>
        <extracomment>The message where custom rules have no name yet.</extracomment>
        <translation>このルールに名前を付けてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>Return the line in the dialogue for custom rules that names the ruleset they copy. %1 = name</extracomment>
        <translation>%1をもとにして、新しい対局で選べるようになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>The message where other rules already have the name of custom rules.</extracomment>
        <translation>この名前のルールはもうあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>The note below the name of custom rules: game records show it.</extracomment>
        <translation>棋譜にもこの名前が書かれます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>The message where a cell of custom rules needs a whole number.</extracomment>
        <translation>1のような整数。150まで。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>The message where a cell of custom rules needs a number.</extracomment>
        <translation>6½のような数。−150から150まで。</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>The message on the terminal where there is no display for a window.</extracomment>
        <translation>goboard：ウィンドウを開く画面がここにありません。goboard score、check、convert、render、rulesは画面なしで使えます。</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>チーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>対局名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>回戦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Handicap</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rules</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>持ち時間(秒)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>秒読み・延長</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>布石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>解説</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>入力者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>著作権</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>Return the label of each property in the game information.</extracomment>
        <translation>対局について</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Return the message in the game information where a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>コミは6½のような数にしてください。−%1から%1までです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Return the message in the game information where a value cannot be written.</extracomment>
        <translation>置き石は2のような整数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Return the message in the game information where a value cannot be written.</extracomment>
        <translation>持ち時間は1800のような秒数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date. %1 = better</extracomment>
        <translation>順番に並べると：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date. %1 = better</extracomment>
        <translation>もっとよい書き方：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>Return the hint below the date: its correct form, or that other programs may not read it; empty for a correct date.</extracomment>
        <translation>ほかのプログラムにはわからないかもしれません。日付は1996-12-27、いくつもあるときは1996-12-27,28のように書きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>Return the line below a komi with its meaning in points. %1 = points(komi)</extracomment>
        <translation>%1目という意味です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
        <extracomment>Return the line below a name of rules: the ruleset meant, or that it is not known; empty where it is clear.</extracomment>
        <translation>このルールは登録されていません。文字はそのまま残します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not given</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>not said how</source>
        <translation>勝ち方は不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Game information</source>
        <translation>対局情報</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Other properties, as in the file</source>
        <translation>ほかのプロパティ(ファイルのまま)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The margin must be a number of points such as 3½.</source>
        <extracomment>The message in the game information where the typed text is not a margin.</extracomment>
        <translation>差は3½のような目数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>Return the choice of a result that one side won. %1 = color</extracomment>
        <translation>%1の勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No result</source>
        <translation>無勝負</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>As in the file: %1</source>
        <extracomment>Return the choice that keeps the result as the file has it. %1 = text</extracomment>
        <translation>ファイルのまま：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by points</source>
        <translation>目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by resignation</source>
        <translation>投了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>on time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>by forfeit</source>
        <translation>不戦勝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How it was won</source>
        <translation>勝ち方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Margin in points</source>
        <translation>目数の差</translation>
    </message>
</context>
<context>
    <name>diagram</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is Black&apos;s.</source>
        <extracomment>Return the sentence that names the side of the first numbered move. %1 = shot.moves[0].number</extracomment>
        <translation>%1手目は黒です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Return the sentence that names the side of the first numbered move. %1 = shot.moves[0].number</extracomment>
        <translation>%1手目は白です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>丸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>四角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>バツ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <extracomment>Return the legend of the signs in a board of text.</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 %2</source>
        <extracomment>%1 = a sign in a board of text %2 = what it means Return the legend of the signs in a board of text.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>doubt</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>コミ「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>置き石「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>持ち時間「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>秒読み「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>置き石%1、石%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>Return a doubtful fact as the record writes it, for the line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>取る石の数「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>コミ「%1」は数ではありません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>置き石「%1」は数ではありません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>持ち時間「%1」の意味がわかりません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>秒読み「%1」の意味がわかりません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>棋譜の置き石は%1ですが、黒がはじめに置いた石は%2です。盤はそのまま表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>Return the sentence about a doubtful fact; the record keeps it unchanged. %1 = doubt.text</extracomment>
        <translation>勝つために取る石の数「%1」が数ではありません。ふつうの対局として打ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>Return the message after opening a record with doubtful facts, of which there is at least one.</extracomment>
        <translation>
            <numerusform>この棋譜には、はっきりしないところが%n件あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>encoding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>chosen by you</source>
        <translation>自分で選択</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reopening throws away %n unsaved change(s).</source>
        <extracomment>Return the warning that reopening a file with another encoding loses unsaved changes.</extracomment>
        <translation>
            <numerusform>開き直すと、保存していない変更が%n件消えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>Return the hint in the dialogue that chooses the encoding of a file. %1 = name</extracomment>
        <translation>%1が正しく見えるものを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>すべての言語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>日本語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>中国語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>韓国語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>西ヨーロッパ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>ロシア語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>Return the encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Unicode</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>Unicode</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>also GBK, GB2312</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>GBK、GB2312も</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>トルコ語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>バルト諸語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>The words beside an encoding that explain its name; empty where the name is enough.</extracomment>
        <translation>タイ語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>The words in place of the encoding of a file whose games have different ones.</extracomment>
        <translation>対局によって異なります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>この文字コードでは、ファイルに対局がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>
            <numerusform>この文字コードでは、%nバイトが文字になりません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>Return the note below the preview how well an encoding fits a file.</extracomment>
        <translation>この文字コードでは、すべてのバイトが文字になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them.</extracomment>
        <translation>この文字コードには、棋譜のすべての文字があります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Return the note which characters of the record an encoding lacks; for &apos;&apos; that it has all of them. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>この文字コードにない文字が%n個あります：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>局面の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>黒の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>白の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>対局名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>対局のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>The name of a property of the record for a sentence.</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Return the place of characters that an encoding lacks: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>%1局目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Return the place of characters that an encoding lacks: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
        <translation>%1手目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by the byte order mark</source>
        <translation>バイト順マークから判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>plain letters only</source>
        <translation>基本の英数字だけ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the text is valid UTF-8</source>
        <translation>正しいUTF-8です</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 but for a few bytes</source>
        <translation>数バイトをのぞいてUTF-8</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>by its escape sequences</source>
        <translation>エスケープシーケンスから判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>as the file declares</source>
        <translation>ファイルの記載のとおり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>文字から判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>not certain</source>
        <translation>確かではありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Text encodings</source>
        <translation>文字コード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>This file</source>
        <translation>このファイル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>How the record would read</source>
        <translation>棋譜の見え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen with encoding</source>
        <extracomment>Ask about the file that was read, unless another one is on the board by now.</extracomment>
        <translation>文字コードを選んで開き直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about the file that was read, unless another one is on the board by now.</extracomment>
        <translation>開き直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>文字コードを選んで保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>The hint in the dialogue that chooses the encoding for saving.</extracomment>
        <translation>UTF-8ならどの文字も使えます。ほかのプログラムが別の文字コードを求めることもあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Ask for an encoding, and save in it.</extracomment>
        <translation>そのまま</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>The title of the question whether reopening may lose unsaved changes.</extracomment>
        <translation>変更を捨てますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Keep the changes</source>
        <translation>変更を残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Throw away</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Players</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>対局者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>Return the content of a file as read in an encoding.</extracomment>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>石を1つ、アゲハマとして相手にわたします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>先にパスすると、白が1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>その場合、白は先にパスした分の1目をもらえません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>Return the tip of the button Pass: the effect of a pass now.</extracomment>
        <translation>パスの前に、ダメをすべてつめてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>Return the tip of the button that agrees with the count.</extracomment>
        <translation>今の石の印のまま、対局を終えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>Return the tip of the button that agrees with the count.</extracomment>
        <translation>白は最後のパスの分、石をもう1つわたします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>打ち続ける場合、白が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>打ち続ける場合、黒が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Return the guidance while the stones are marked: who decides, and where each answer leads.</extracomment>
        <translation>両者で決めてください。同意するか、打ち続けるかです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>The tip of the button Resign.</extracomment>
        <translation>対局をあきらめます。相手の勝ちになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>The tip of the button Count while a game is played.</extracomment>
        <translation>パスして対局を止め、死に石に印を付けて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Return the tip of the button that resumes play: who moves first, and the effect of the next stop.</extracomment>
        <translation>打ち続けたいときは、相手が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Return the guidance while the stones are marked: who decides, and where each answer leads. %1 = counting.open_neutral_points</extracomment>
        <translation>このルールでは、先にダメをつめます。残り：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>4回目のパスで、すべての石を生きとして対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>2回目に止まると、すべての石を生きとして対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>2回目のパスで対局が止まり、そのあと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <extracomment>Return the effect of a pass now, for the tip of the button Pass.</extracomment>
        <translation>石を打ちません。パスが2回続くと対局が止まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>The effect of stopping the game once more; empty where it is the same again.</extracomment>
        <translation>次に止まると、すべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>The effect of stopping the game once more; empty where it is the same again.</extracomment>
        <translation>すぐにまた両者がパスすると、すべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <extracomment>Return the sentence, while stones are marked, why all of them count as alive.</extracomment>
        <translation>2回目に止まりました。もう石は取り上げません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <extracomment>Return the sentence, while stones are marked, why all of them count as alive.</extracomment>
        <translation>パスが4回続きました。もう石は取り上げません。</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1が見つかりません：プログラム「%2」がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1を起動できませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1がひとりでに終了しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1が答えないので止めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1が意味のわからない答えを返しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1にことわられました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1はこれができません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1はこの大きさの碁盤では打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name)</extracomment>
        <translation>%1にこの局面を伝えられません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1は%2を選びましたが、ルールで打てない手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Return the message where an engine of this name did not answer, with the reason in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 メッセージ：「%2」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>このルールを使えないので、自分のやり方で数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>コウのルールが少しちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>石1つの自殺手を認めません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>置き石の分の目数の数え方がちがうことがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>前に取られたアゲハマの数がわかりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>コミを半目単位にします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>ここまでの手順がわかりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>白が先にパスすると1目もらうルールを使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>The sentence about a part of a game that cannot be passed to an engine.</extracomment>
        <translation>同じ目数なら黒の勝ちとするルールを使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>レベルあり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>手の評価</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>地の予想</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>The abilities of an engine, in a few words each.</extracomment>
        <translation>死に石の判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities. %1 = name</extracomment>
        <translation>使えます：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities. %1 = ability_list(known.abilities)</extracomment>
        <translation>できること：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>Return the message after an engine was tested and answered: its name, version and abilities.</extracomment>
        <translation>
            <numerusform>コマンドは%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>ほとんどすべてのルールを伝えられます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>日本か中国のルールとスーパーコウを伝えられます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>日本、中国、AGA、ニュージーランドのルールを使えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <extracomment>Return the sentence, after an engine was tested, about the rules that can be passed to it.</extracomment>
        <translation>ルールを伝えられません。自分のやり方で数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>Return the text shown while an engine is started for a test; a large one takes a while. %1 = name</extracomment>
        <translation>%1を起動中… 大きなエンジンは1分ほどかかることがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>Return the message about an engine that is installed without the network it needs. %1 = name</extracomment>
        <translation>%1は入っていますが、ニューラルネットのファイルが見つかりません。プログラムの横に置くか、引数を付けてここで追加してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>The message in place of the list where no engine was found and none was added.</extracomment>
        <translation>エンジンが見つかりません。GNU Go(パッケージgnugo)などを入れるか、「追加…」でプログラムを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The message where a quotation mark in the arguments of an engine is not closed.</extracomment>
        <translation>引数の引用符が閉じていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Return the hint below the arguments of an engine: the folder from which relative paths start. %1 = _said(folder)</extracomment>
        <translation>空白のある引数は引用符に入れます。ファイルのパスは%1が起点です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>Return the question whether to remove an engine from the list. %1 = _said(name)</extracomment>
        <translation>%1を一覧から外しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>The line below the question whether to remove an engine: the program itself stays.</extracomment>
        <translation>プログラムはコンピューターに残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove…</source>
        <translation>外す…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Copy and edit</source>
        <translation>コピーして編集</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose…</source>
        <translation>選ぶ…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>GTP (most engines)</source>
        <translation>GTP(ほとんどのエンジン)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>JSON (KataGo&apos;s analysis engine)</source>
        <translation>JSON(KataGoの解析エンジン)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>the player to move (usual)</source>
        <translation>手番の側(ふつう)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Win rates are for</source>
        <translation>勝率はだれから見たものか</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Your own</source>
        <extracomment>Fill the list with the known engines, and keep the current one if it is still there.</extracomment>
        <translation>自分のもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Fill the list with the known engines, and keep the current one if it is still there.</extracomment>
        <translation>このコンピューターにあるもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Choose an engine&apos;s program</source>
        <translation>エンジンのプログラムを選ぶ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Remove</source>
        <translation>外す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Stop</source>
        <extracomment>Start the engine and ask for its name and abilities; stop a test that is running.</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine log</source>
        <translation>エンジンのログ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Engine</source>
        <translation>エンジン</translation>
    </message>
</context>
<context>
    <name>explain</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1: %2, %3.</source>
        <extracomment>Return the sentence about the chosen point of a count: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = kind or what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1：%2、%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points.</extracomment>
        <translation>1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points.</extracomment>
        <translation>2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>Return the worth of a point in words: 0, 1 or 2 points. %1 = points(worth)</extracomment>
        <translation>%1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>死んだ黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>セキの黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>セキの白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>生きた黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>生きた白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <extracomment>The name of a stone on the chosen point of a count, with its status.</extracomment>
        <translation>死んだ白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>セキの共通の呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>ダメに変更済み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>黒白の間のダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>黒の1目、眼として残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>白の1目、眼として残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>黒地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>セキの中の、黒のただ1つの眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>The hint below the breakdown before a point is chosen: how to see the worth of a point.</extracomment>
        <translation>交点を指すか、矢印キーで動かすと、説明が出ます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Return the rows of the breakdown to which the chosen point adds; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>%1として数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>黒は%1から、白は%2から届きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>黒だけが%1から届きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>Return from which stones the chosen point is reached, by rules that count this way; empty where from none.</extracomment>
        <translation>白だけが%1から届きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <extracomment>The name of an empty point of the count that belongs to neither side.</extracomment>
        <translation>まわりに生きた石がない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>セキの中の、白のただ1つの眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>セキの中で黒が囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>セキの中で白が囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>黒の欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>白の欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>開いた境界の黒の側</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>The names for an empty point of Black&apos;s and for one of White&apos;s.</extracomment>
        <translation>開いた境界の白の側</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>Return the worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>だれの分にもならない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0目：地だけを数えます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0目：どのグループも2目を残します</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>0目：うめなければなりません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>今は1目：あとでうめなければなりません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>The worth of a point; for a dead stone, its terms and the side that gets them.</extracomment>
        <translation>このルールでは0目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>眼として残す交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>石の1目と交点の1目で黒に2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>石の1目と交点の1目で白に2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>石の1目が黒に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>石の1目が白に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>交点の1目が黒に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <extracomment>Return the points that a side gets for a dead stone and the point below it.</extracomment>
        <translation>交点の1目が白に</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The message where an export needs moves and the game has none.</extracomment>
        <translation>この対局には手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>Return the message in a dialogue where a field has no number between its limits. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1：%2から%3までの数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The message in the export dialogue where the range of moves ends before it begins.</extracomment>
        <translation>終わりの手が始めの手より前です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The message after the board was copied as a picture.</extracomment>
        <translation>盤面を画像としてクリップボードに入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 pt</source>
        <extracomment>Return a choice in the export dialogue: the size of a hand-out&apos;s text in points. %1 = points</extracomment>
        <translation>%1ポイント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>Return the progress shown while a picture or document is made. %1 = name</extracomment>
        <translation>%1を作成中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Return the note of goboard render with the moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>見えないところ：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>Return the message in the export dialogue where the part of the board is not valid. %1 = board_size(size)</extracomment>
        <translation>%1の碁盤の部分ではありません。2つの角を入力してください：A1:E5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The message after the board was copied as text.</extracomment>
        <translation>盤面を文字としてクリップボードに入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>Return the message after a picture or document was saved. %1 = name</extracomment>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>Return the message where a picture or document could not be made or written; an earlier file is unchanged. %1 = name</extracomment>
        <translation>%1を作れませんでした。メモリーが足りないのかもしれません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>Return the message where a picture or document could not be made or written; an earlier file is unchanged. %1 = name %2 = reason</extracomment>
        <translation>%1を保存できませんでした：%2。ディスクの上では何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The note in the export dialogue that the choices are kept for the next time.</extracomment>
        <translation>この設定は次回も使われます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Export</source>
        <extracomment>Return the title of the dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>書き出し</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>How it will look</source>
        <translation>できあがり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Numbers on the stones</source>
        <translation>石の上の番号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Lines for name, date and answers</source>
        <translation>名前、日付、答えを書く線</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Solutions on the last page</source>
        <translation>答えを最後のページに</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Comments</source>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Variations</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>all of it, or a part such as A1:J9</source>
        <translation>全体、またはA1:J9のような部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Make</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>作成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>ピクセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>1手の間隔</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>用紙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>1図の手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>1ページの盤数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Handout (PDF)</source>
        <translation>プリント(PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (GIF)</source>
        <translation>アニメーション(GIF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Animation (WebP)</source>
        <translation>アニメーション(WebP)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 s</source>
        <extracomment>Return a choice in the export dialogue: the time in seconds for which a moving picture shows each move. %1 = seconds</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
        <extracomment>Return the rows; the fields of an ExportChoice are the keys of theirs.</extracomment>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Picture (PNG)</source>
        <translation>画像(PNG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Drawing (SVG)</source>
        <translation>図形(SVG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>One board (PDF)</source>
        <translation>盤面1つ(PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Game in figures (PDF)</source>
        <translation>図に分けた棋譜(PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text (Sensei&apos;s)</source>
        <translation>テキスト(Sensei&apos;s)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Dark high contrast</source>
        <translation>ダーク・ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Black on white</source>
        <translation>白い紙に黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Pictures (*.png)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>図形 (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Return the name filter of the file dialog.
----------
Save all pages as a PDF file.</extracomment>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>テキストファイル (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>アニメーション (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Return the name filter of the file dialog.</extracomment>
        <translation>アニメーション (*.webp)</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The message after a failure inside the program.</extracomment>
        <translation>goboardの中で問題が起きました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>The line below a failure that lost nothing.</extracomment>
        <translation>対局は無事です。下の情報は、プログラムを直すのに役立ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>The line below a failure that may lose the game.</extracomment>
        <translation>今すぐ対局を保存してください。下の情報は、プログラムを直すのに役立ちます。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none. %1 = here.figure_number</extracomment>
        <translation>図%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>図%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Return the note on the comment card with the current figure and the style of its numbers; empty where there is none.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>手数なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>手数をそのまま</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>The name of a way to number the moves of a figure.</extracomment>
        <translation>手数を百の位なしで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>ここから新しい図</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>Make the dialog; `natural_number` is the number the move has without MN, None without a move.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Figure and numbers</source>
        <translation>図と手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>As before</source>
        <translation>前と同じ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Name of the figure</source>
        <translation>図の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>How moves are numbered from here on</source>
        <translation>ここからの番号の付け方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Number of this move</source>
        <translation>この手の番号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The number of a move is a whole number up to %1.</source>
        <extracomment>Return the message where the number given to a move is not possible. %1 = most</extracomment>
        <translation>手の番号は%1までの整数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Do not show the name</source>
        <translation>名前を表示しない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No coordinates</source>
        <translation>座標なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No list of moves that cannot be shown</source>
        <translation>図に出せない手の一覧なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Captured stones stay</source>
        <translation>取られた石を残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>No star points</source>
        <translation>星なし</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open a record</source>
        <extracomment>Ask for a file, and open it in a window of its own.</extracomment>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Ask for a path and save there; return whether the games are saved.</extracomment>
        <translation>対局を保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>Return the message where a file was not saved and is unchanged on disk. %1 = name %2 = reason</extracomment>
        <translation>%1を保存できませんでした：%2。ディスクの上では何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>The file was changed by another program</source>
        <translation>ほかのプログラムがファイルを変更しました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save as…</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Overwrite</source>
        <translation>上書き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be opened. %2</source>
        <extracomment>Return the message for a file that cannot be read. %1 = name %2 = reason</extracomment>
        <translation>%1を開けませんでした。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>Return the progress shown while a large file, or the games of a record, are read. %1 = name</extracomment>
        <translation>%1を読みこみ中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>Return the message where an unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>打ちかけの対局をあずかれませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>The text in place of the list of shelved games when there are none.</extracomment>
        <translation>あずけた対局はまだありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>The text in place of the list of earlier versions when there are none.</extracomment>
        <translation>ファイルの前の版はまだありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Bring the program that has the file open to the front, and report it.</extracomment>
        <translation>読み取り専用で開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Bring the program that has the file open to the front, and report it.</extracomment>
        <translation>それでも開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>読みこみ直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Report a change of the file by another program, and offer the possible answers.</extracomment>
        <translation>こちらを残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Return the message that names the files left out because too many were opened at once. %1 = names</extracomment>
        <translation>一度に開くには棋譜が多すぎます。開かなかった数：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>Return the message where the journal of the game could not be written. %1 = reason</extracomment>
        <translation>対局を残せませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>Return the message where an unfinished game could not be deleted. %1 = reason</extracomment>
        <translation>打ちかけの対局を削除できませんでした：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboardのファイル%n個を読めませんでした：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Return the message that names the program&apos;s own files that could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboardのファイル%n個を読めなかったので、別に取ってあります：%1。何も削除していません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Return the detail of that message: the place of one such file now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1は元の場所にあります：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Return the detail of that message: the place of one such file now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1は今%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Return the question whether to open a file that is far larger than a game record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1はとても大きいファイルです(%2)。棋譜が1 MBをこえることはほとんどありません。それでも開きますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>Return the filter of the dialogue for opening that shows game records. %1 = endings</extracomment>
        <translation>囲碁の棋譜 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Return the question&apos;s reason why a file is not simply overwritten: another program changed it. %1 = name</extracomment>
        <translation>ここで開くか保存したあと、ほかのプログラムが%1を変更しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Ask for a path to save SGF; return None if the user cancels.</extracomment>
        <translation>囲碁の棋譜 (*.sgf *.SGF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>Ask for a record to open; return None if the user cancels.
----------
Ask for a path to save SGF; return None if the user cancels.</extracomment>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>Return the row of a hit in the list of a search.</extracomment>
        <translation>色を入れかえ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>Return a part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>盤全体</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>検索中… %n局中%1局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = hits</extracomment>
        <translation>最初の%1か所です。ほかにもあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>止めました。ここまで%nか所です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>見つかりません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>Return the number of places in the manual that contain the typed text.
----------
Return the progress or the result of a search, in its panel.</extracomment>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>Return the progress or the result of a search, in its panel. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>Return the row of a hit in the list of a search.</extracomment>
        <translation>もうありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>The message where a chosen hit was deleted since.</extracomment>
        <translation>棋譜が変わったため、この場所はもうありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>The message where the part to search for holds only empty points.</extracomment>
        <translation>石のある部分を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>The hint how to mark the part of the board to search for.</extracomment>
        <translation>盤上をドラッグして部分を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>Return the line that names the marked part of the board, with the hint how to ignore a point in it. %1 = area_text(area, size)</extracomment>
        <translation>印：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>Return the line that names the marked part of the board, with the hint how to ignore a point in it.</extracomment>
        <translation>その中の、何があってもよい交点をクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the number of the shown hit. %1 = current %2 = total</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <extracomment>Return a number of games, for the result of a search.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = number</extracomment>
        <translation>%1手目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = game %2 = number</extracomment>
        <translation>%1局目、%2手目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>Return the place of a hit in the list of a search: its move, and its game where there are several. %1 = game</extracomment>
        <translation>%1局目、最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <extracomment>The word for the start of a game, as the place of a hit.</extracomment>
        <translation>最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>場所の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>対局について</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>対局名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>黒のチーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>白のチーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>黒の棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>白の棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>回戦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>入力者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>解説者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>著作権</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>布石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>秒読み・延長</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
        <extracomment>The name of the property that contains a hit: its label, unless that needs its context.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words</source>
        <translation>言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Find</source>
        <translation>検索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Any symmetry</source>
        <translation>向きは問わない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Either colour</source>
        <translation>色は問わない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Empty points count</source>
        <translation>空きも条件に入れる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>This game</source>
        <translation>この対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Words in comments and names</source>
        <translation>コメントと名前の言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Places found</source>
        <translation>見つかった場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Close (Esc)</source>
        <translation>閉じる(Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Previous place (Shift+F3)</source>
        <translation>前の場所(Shift+F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Next place (F3)</source>
        <translation>次の場所(F3)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Turned, mirrored, in any corner</source>
        <translation>回転や反転、どの隅でも</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>Also with Black&apos;s and White&apos;s stones swapped</source>
        <translation>黒白を入れかえた形も</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <source>When this is off, anything may be on points that are empty here</source>
        <translation>オフにすると、ここで空いている交点に何があってもかまいません</translation>
    </message>
</context>
<context>
    <name>finding</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>nothing but games</source>
        <translation>対局だけ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>an opening bracket</source>
        <translation>開きかっこ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing bracket for each branch</source>
        <translation>枝ごとの閉じかっこ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>no more closing brackets</source>
        <translation>閉じかっこはここまで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a semicolon before each step</source>
        <translation>各節の前のセミコロン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a step inside the brackets</source>
        <translation>かっこの中の節</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>variations last</source>
        <translation>変化は最後</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a property</source>
        <translation>プロパティ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value in square brackets</source>
        <translation>角かっこに入った値</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a closing square bracket</source>
        <translation>閉じ角かっこ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a backslash before the bracket</source>
        <translation>かっこの前のバックスラッシュ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a size from 1 to 52</source>
        <translation>1から52までの大きさ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>GM[1]</source>
        <translation>GM[1]</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the name of an encoding</source>
        <translation>文字コードの名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the encoding that CA names</source>
        <translation>CAに書かれた文字コード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>CA with the encoding</source>
        <translation>文字コードを書いたCA</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>letters of this encoding</source>
        <translation>この文字コードの文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a value of this property&apos;s kind</source>
        <translation>このプロパティに合う値</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>a line of this format</source>
        <translation>この形式の行</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept where it is</source>
        <translation>そのままの位置に残しました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if it were there</source>
        <translation>あるものとして読みました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as if they were there</source>
        <translation>あるものとして読みました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>skipped and kept</source>
        <translation>とばして残しました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as a property without a value</source>
        <translation>値のないプロパティとして読みました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as one more variation</source>
        <translation>もう1つの変化として読みました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>the rest is taken as the value</source>
        <translation>残りを値とします</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>taken as text</source>
        <translation>文字として読みました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>19 × 19 is used</source>
        <translation>19 × 19を使います</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>shown as Go</source>
        <translation>囲碁として表示します</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>judged by the letters</source>
        <translation>文字から判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>read as what the letters are</source>
        <translation>実際の文字で読みました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>kept as bytes</source>
        <translation>バイトのまま残しました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>left out</source>
        <translation>読みとばしました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Line %1, column %2: </source>
        <extracomment>Return a fault of a lesson with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
Return a finding in a file with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>%1行目、%2文字目： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none. %1 = where.line</extracomment>
        <translation>棋譜は%1行目で切れています。そこまでは開きました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>Return the sentence about all findings in a file, where a record that breaks off comes first; empty for none.</extracomment>
        <translation>
            <numerusform>このファイルには正しくないところが%nか所ありました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>text that belongs to no game is kept as it is: %1</source>
        <translation>どの対局にも入らない文字はそのまま残します：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the opening bracket is missing.</source>
        <translation>開きかっこがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>closing brackets missing: %1.</source>
        <translation>足りない閉じかっこ：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>one closing bracket too many.</source>
        <translation>閉じかっこが1つ多いです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a semicolon is missing.</source>
        <translation>セミコロンがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>an empty variation.</source>
        <translation>空の変化です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a move after a variation; it is read as one more variation.</source>
        <translation>変化のあとに手があります。もう1つの変化として読みます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this means nothing here: %1</source>
        <translation>ここでは意味がありません：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 has no value.</source>
        <translation>%1に値がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file ends inside %1.</source>
        <translation>%1の途中でファイルが終わっています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>a bracket inside %1 is taken as text.</source>
        <translation>%1の中のかっこは文字として読みます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the board size “%1” is not possible; 19 × 19 is used.</source>
        <translation>碁盤の大きさ「%1」は使えません。19 × 19を使います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file says that this is not Go but another game (GM %1).</source>
        <translation>このファイルは囲碁ではなく別のゲームとされています(GM %1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>bytes that are not letters, shown as �: %1.</source>
        <translation>文字でないバイトは�で表示します：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text encoding “%1” is not known; the letters were guessed.</source>
        <translation>文字コード「%1」は使えません。文字から判断しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the text is not in the encoding that the file names; %1 is used.</source>
        <translation>文字がファイルに書かれた文字コードではありません。%1を使います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file does not name its text encoding; %1 is used.</source>
        <translation>ファイルに文字コードが書かれていません。%1を使います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 is not what this property holds; it is kept as it is.</source>
        <translation>%1はこのプロパティに合いません。そのまま残します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this line was left out: %1</source>
        <translation>この行は読みとばしました：%1</translation>
    </message>
</context>
<context>
    <name>forbidden</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%n move(s) not allowed</source>
        <extracomment>Return the title of the list of moves that the rules do not allow.</extracomment>
        <translation>
            <numerusform>打てない手が%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Look at it</source>
        <translation>見てみる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules are now: %1. They do not allow these moves. Nothing was taken off: the moves stay as they were played.</source>
        <extracomment>Return the line below that title: the rules in force, and that no move was removed. %1 = name</extracomment>
        <translation>今のルール：%1。このルールでは次の手が打てません。取り消した手はなく、打ったとおりに残っています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>Return a move of the record that the rules do not allow: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>%1手目、%2 %3：%4</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1, %2</source>
        <extracomment>%1 = a part of a list %2 = the next part Return the texts that are not empty, with commas between; each is isolated in its writing direction.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1; %2</source>
        <extracomment>%1 = a part of a list with commas in it %2 = the next part Return the texts that are not empty, with semicolons between, where the texts hold commas.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1 %2</source>
        <extracomment>%1 = a sentence %2 = the next sentence Return the sentences that are not empty, one after the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = what something is called, or who says it %2 = the text about it Return a text behind its label; either alone where the other is empty.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1. %2</source>
        <extracomment>%1 = a phrase that is read aloud %2 = the next phrase Return the texts that are not empty, with full stops between, as a screen reader speaks them.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1.</source>
        <extracomment>%1 = a phrase that becomes a sentence Return a phrase as a sentence, with a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Return the name of the point of a move, &quot;Q16&quot;, or &quot;pass&quot;.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Return the line below the board with the side to move and the number of its move. %1 = number</extracomment>
        <translation>黒番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Return the line below the board with the side to move and the number of its move. %1 = number</extracomment>
        <translation>白番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <extracomment>Return the sentence that a side passed.</extracomment>
        <translation>黒がパスしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <extracomment>Return the sentence that a side passed.</extracomment>
        <translation>白がパスしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Return the warning that the next pass stops the game; empty where it does not.</extracomment>
        <translation>もう一度パスすると対局が止まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>Return the line below the board while it shows an earlier move of the game in play. %1 = number %2 = last</extracomment>
        <translation>%2手のうち%1手目を見ています。石を打つと、ここから続きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>The tip of the disabled button Count in a game against an engine: both sides must pass first.</extracomment>
        <translation>両者がパスしてから数えます。先にパスしてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>石を%n個取りました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>Return the announcement of a move for a screen reader; &apos;&apos; for a pass that stopped the game. %1 = names</extracomment>
        <translation>アタリ：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black</source>
        <extracomment>Return the name of a colour as a word of its own: Black or White.
----------
Return a row of the library as a screen reader speaks it.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Return the name of a colour as a word of its own: Black or White.
----------
Return a row of the library as a screen reader speaks it.</extracomment>
        <translation>白</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>Return the line below the board while handicap stones are still to be placed.</extracomment>
        <translation>
            <numerusform>黒はあと%n子置きます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guess</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does Black play? Move %1.</source>
        <extracomment>Return the question for the next move to guess: its colour and its number. %1 = question.number</extracomment>
        <translation>黒の次の一手は? %1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Return the question for the next move to guess: its colour and its number. %1 = question.number</extracomment>
        <translation>白の次の一手は? %1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move. %1 = name</extracomment>
        <translation>%1は棋譜の変化です。もう一度考えましょう。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move.
----------
Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>%n路はなれています</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>Return the reply to a guess that leaves the question open: a variation, or the distance to the move. %1 = name %2 = away</extracomment>
        <translation>%1ではありません：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try.</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try. %1 = name %2 = points</extracomment>
        <translation>正解、%1です。%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>Return the reply when a move was found, or was shown after the last try. %1 = name %2 = points</extracomment>
        <translation>答えは%1でした。%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>The announcement when guessing begins.</extracomment>
        <translation>この先の手はかくしてあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>The message after the last move was guessed.</extracomment>
        <translation>すべての手が終わりました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>The message after a click on a stone, which is not a guess.</extracomment>
        <translation>そこには石があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>The text in place of the list where all moves were found.</extracomment>
        <translation>まちがいはありませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>Return the score of all guesses: &quot;34 of 50 points&quot;. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%n点中%1点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>Return the number of the current move among those to guess. %1 = done</extracomment>
        <translation>
            <numerusform>%n手中%1手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>Return the number of guesses left for this move.</extracomment>
        <translation>
            <numerusform>あと%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>Return the result of the guesses for one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1：%3点中%2点、%5手中%4手が一度で正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>Return a row in the list of missed moves: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
        <translation>%1手目、%2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Both sides</source>
        <translation>両方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>The beginning</source>
        <translation>最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>This move</source>
        <translation>この手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No move follows.</source>
        <extracomment>The message where no move follows that could be guessed.</extracomment>
        <translation>この先に手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show it</source>
        <translation>表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>See the score</source>
        <translation>得点を見る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>S shows the move, N goes on, Esc ends the guessing</source>
        <translation>Sで手を表示、Nで次へ、Escで終わります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Show the move (S)</source>
        <translation>手を表示(S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Next move (N)</source>
        <translation>次の手(N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden. Click where the next one was played.</source>
        <extracomment>The hint in the panel how guessing works.</extracomment>
        <translation>この先の手はかくしてあります。次の手が打たれたところをクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Guess the move</source>
        <translation>次の一手を当てる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>Whose moves</source>
        <translation>どちらの手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/guess.py"/>
        <source>From</source>
        <translation>どこから</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not found. A click shows the move.</source>
        <extracomment>The title above the list of missed moves.</extracomment>
        <translation>外れた手。クリックで手を表示します。</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>Return the title of a hand-out: the name in the records, else that of the file.</extracomment>
        <translation>プリント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>Return the question at a position of a hand-out: the task of the file, else the side to move.</extracomment>
        <translation>黒番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>Return the question at a position of a hand-out: the task of the file, else the side to move.</extracomment>
        <translation>白番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>Return the task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>黒が打ってはいけない交点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>Return the task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>白が打ってはいけない交点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>呼吸点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>たずねられた交点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: points that are clicked in the program are marked on paper.</extracomment>
        <translation>正しい交点に印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>Return the labels of the lines at the head of a hand-out, for the name and the date.</extracomment>
        <translation>名前：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>Return the labels of the lines at the head of a hand-out, for the name and the date.</extracomment>
        <translation>日付：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>The label of the line below a board of a hand-out.</extracomment>
        <translation>答え：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions of a hand-out.</extracomment>
        <translation>答え</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>Return the notes below a solution: the number asked for, or the moves that no stone shows. %1 = solution.number</extracomment>
        <translation>答え：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>Return the notes below a solution: the number asked for, or the moves that no stone shows.</extracomment>
        <translation>棋譜はこの先へ続きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Return the note which positions of a hand-out have no solution in the file; at most the first twelve are listed. %1 = listed</extracomment>
        <translation>ファイルに答えがありません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>The message where a file has no position for a hand-out.</extracomment>
        <translation>このファイルには並べた石や印のある局面がないので、プリントにするものがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Return the note how many games a hand-out leaves out because nothing is set up in them. %1 = count</extracomment>
        <translation>局面がないので省いた対局：%1。</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>The name of a corner on the card of the joseki dictionary, as the user sees the board.</extracomment>
        <translation>右下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>%1手目の%2で辞典から外れました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
        <translation>辞典にあり、続きの手はありません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>Return the line about a corner on the card of the joseki dictionary.</extracomment>
        <translation>
            <numerusform>辞典に%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>The text on the card where no corner of the board is in the joseki dictionary.</extracomment>
        <translation>この碁盤には、辞典にある隅がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>Return the text on the card where the joseki dictionary is for boards of another size. %1 = size.columns</extracomment>
        <translation>辞典は%1 × %1の碁盤用です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>Return the text on the card while the file of the joseki dictionary is read. %1 = name</extracomment>
        <translation>%1を読みこみ中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>Return the message for a file that cannot be used as the joseki dictionary; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1は辞典にできません。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>The reason where a file has no variations in a corner and cannot be the joseki dictionary.</extracomment>
        <translation>正方形の碁盤の隅に打った手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Show the dialog that chooses the file, and switch the dictionary on.</extracomment>
        <translation>定石辞典を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Show the dialog that chooses the file, and switch the dictionary on.</extracomment>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Joseki</source>
        <translation>定石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Put the dictionary away</source>
        <translation>辞典を片づける</translation>
    </message>
</context>
<context>
    <name>judgement</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>とてもよい手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>好手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>大悪手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>悪手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>疑問手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>The rating of a move, in a word or two.</extracomment>
        <translation>おもしろい手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>互角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>まったくの互角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>黒よし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>黒がとてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>白よし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>白がとてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>形勢不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>The rating of a position, in a few words.</extracomment>
        <translation>まったくの形勢不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>Return the rating of a node as a hotspot, where the game is decided.</extracomment>
        <translation>重要な注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>Return the rating of a node as a hotspot, where the game is decided.</extracomment>
        <translation>注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <extracomment>Return the value of a position that the record gives (V), in words.</extracomment>
        <translation>評価は互角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>Return the value of a position that the record gives (V), in words. %1 = points(abs(value))</extracomment>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>Return the value of a position that the record gives (V), in words. %1 = points(abs(value))</extracomment>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>Return the ratings of a move as a screen reader speaks them. %1 = words</extracomment>
        <translation>評価：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name this position…</source>
        <translation>この局面に名前を付ける…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Figure and numbers…</source>
        <translation>図と手数…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Rate</source>
        <translation>評価</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/about.py"/>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play there, or change a group</source>
        <translation>そこに打つ、グループを変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Other variations in a review</source>
        <translation>ふり返るときのほかの変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Play through a record, or stop</source>
        <translation>棋譜の再生、停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Go to the move played on a point</source>
        <translation>その交点に打たれた手へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>In the tree: fold or unfold</source>
        <translation>樹形図で：たたむ、広げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board</source>
        <translation>盤上を動く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Move around the board, always</source>
        <translation>盤上を動く(いつでも)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>While counting: change the whole area</source>
        <translation>計算中：領域全体を変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves</source>
        <translation>手順をたどる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Step through the moves in a review</source>
        <translation>ふり返るときに手順をたどる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>At a fork: choose a move</source>
        <translation>分岐で：手を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Open the menu of a point</source>
        <translation>交点のメニューを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: black, white, in turn</source>
        <translation>並べるとき：黒、白、交互</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>B, W, I</source>
        <translation>B、W、I</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: empty, move</source>
        <translation>並べるとき：消す、動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>X, M</source>
        <translation>X、M</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: turn, swap the colours</source>
        <translation>並べるとき：回す、色を入れかえる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>T, C</source>
        <translation>T、C</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/pages.py"/>
        <source>Setting up: remove one stone</source>
        <translation>並べるとき：石を1つ取る</translation>
    </message>
</context>
<context>
    <name>kifu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Figure %1</source>
        <extracomment>Return the caption of a figure, such as &quot;Figure 2 (51–100)&quot;, with its name in the record. %1 = figure.number</extracomment>
        <translation>図%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number</extracomment>
        <translation>%1図：続き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>%1図：%2図に入る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>%1図：%3図の%2のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number</extracomment>
        <translation>%1図：最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>%1図：%2のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>%1図：%3図の%2の代わり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Return the caption of a diagram with the place where it branches off, such as &quot;Diagram 3: instead of 35&quot;. %1 = diagram.number %2 = number</extracomment>
        <translation>%1図：%2の代わり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>Return the notes below any numbered board about the moves that no stone shows. %1 = _listed(passes)</extracomment>
        <translation>%1はパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>Return the note about moves at one point that no stone shows, such as &quot;34, 40 at 12&quot;. %1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Return the heading of a comment, such as &quot;After 34: Joseki · Good for Black&quot;, with the name and ratings of the node. %1 = comment.number</extracomment>
        <translation>%1のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The note that the game has more variations than are printed.</extracomment>
        <translation>棋譜にはほかにも変化がありますが、印刷しません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>回戦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handicap</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Komi</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Rules</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>持ち時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>解説</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>Return the facts of a printed game with their labels, as far as the record has them.</extracomment>
        <translation>著作権</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 s</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = seconds</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 h</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = hours</extracomment>
        <translation>%1時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 min</source>
        <extracomment>Return seconds as hours and minutes; any other text unchanged. %1 = minutes</extracomment>
        <translation>%1分</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>Return the question of a task whose file has no words of its own.</extracomment>
        <translation>黒番： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>Return the question of a task whose file has no words of its own.</extracomment>
        <translation>白番： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1を取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>たずねられた交点をすべてクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>呼吸点をすべてクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>正しい交点をクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>いくつありますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>いちばんよい手を見つけましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1を助けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1をつなぎましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1を切りはなしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1を生かしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1を殺しましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%1のコウに勝ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>%3で%2目取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>数を入れてEnterを押してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>黒の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>白の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>Return the line below the board that explains how to answer; &apos;&apos; where nothing is asked.</extracomment>
        <translation>盤上をクリックするか、矢印キーとEnterを使ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>Return the reply to the last answer of a pupil; &apos;&apos; where nothing was answered.</extracomment>
        <translation>正解です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>
            <numerusform>正解です。あと%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <extracomment>Return the reply to a right answer after which the task goes on.</extracomment>
        <translation>正解です。続けましょう。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <extracomment>Return the reply to a wrong answer.</extracomment>
        <translation>
            <numerusform>この石にはまだ呼吸点が%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>この交点は、線の上で石のとなりになっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」はこの碁盤の交点ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」は数ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>すでに課題があります。「%1」は出題されません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」は正解なのに、まちがいとされています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」は手番とちがう側の手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>The name given to a copied lesson that has none.</extracomment>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>Return the message after a file was copied to the user&apos;s own lessons, with its name there. %1 = isolated(name)</extracomment>
        <translation>マイレッスンに「%1」としてコピーしました。そこで変えられます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>ここには打てます。石に呼吸点があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>もっとよい手があります。もう一度やってみましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>おしいです。もう一度数えましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>おしいです。もう一度やってみましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>ここには打てません。呼吸点がなくなります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>ここには打てません。前と同じ盤面になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>もう一度ヒントを出すと、場所がわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points. %1 = state.task.number</extracomment>
        <translation>答えは%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>パスしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>Return the hint in words; the later ones say that the board shows the points.</extracomment>
        <translation>場所は盤上に出ています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>Return the description of a point of a lesson for a screen reader: its stone, labels and marks.
----------
Return the description of a point of a problem for a screen reader, with its marks.</extracomment>
        <translation>印あり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>Return the description of a point of a lesson for a screen reader: its stone, labels and marks.</extracomment>
        <translation>見つけた</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>Return the description of a position: the size of the board and the stones of both sides. %1 = board_size(size)</extracomment>
        <translation>%1の碁盤。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>Return the description of the whole board of a lesson for a screen reader: its stones and marks. %1 = listed_points(marked, size)</extracomment>
        <translation>印：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <extracomment>The question of a kind of task, with places for its stones, its number and its colour.</extracomment>
        <translation>打ってはいけない交点をクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <extracomment>The reply to a wrong answer.</extracomment>
        <translation>ここには石があります。空いた交点をさがしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>ここにはすでに石があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>The reply to a move of a pupil that the rules do not allow.</extracomment>
        <translation>ここには打てません。コウをすぐに取り返すことになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>Return a side&apos;s stones by their points, for the description of a board; empty for none. %1 = names</extracomment>
        <translation>黒：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>Return a side&apos;s stones by their points, for the description of a board; empty for none. %1 = names</extracomment>
        <translation>白：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>Return the changes on the board after an answer at `at`, other than its own stone, for a screen reader. %1 = listed_points(gone, size)</extracomment>
        <translation>取り上げた石：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>Return the message that parts of a lesson cannot be used.</extracomment>
        <translation>
            <numerusform>このレッスンには使えないところが%nか所あります。残りは使えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」という命令はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」という課題はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」には交点が書かれていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>ここには問いがありません：「%1」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」の石は盤上にありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」はルールで打てない手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「%1」には正解がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>「@screen」と書いたところがないので、本譜のコメントをすべて表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>石が並べられていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>続く手がないので、答えがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>正しい手がないので、答えがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>手の途中で石が並べられています。そのあとは使いません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
        <extracomment>The sentence about a kind of fault in a lesson, with a place for the faulty word.</extracomment>
        <translation>手が多すぎます。最後のほうは使いません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Answer</source>
        <translation>答える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Another position</source>
        <translation>別の局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Previous screen (B)</source>
        <translation>前の画面(B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next screen (N)</source>
        <translation>次の画面(N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Leave; you can continue the lesson later (Esc)</source>
        <translation>終わる。あとで続きができます(Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>A hint (H)</source>
        <translation>ヒント(H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>The same in another position (A)</source>
        <translation>同じ問題を別の局面で(A)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Pass (P)</source>
        <translation>パス(P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson_panel.py"/>
        <source>Your number</source>
        <translation>数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>One game, five traditions</source>
        <translation>1つの対局、5つの数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Next tradition</source>
        <translation>次の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Japanese</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>日本</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>中国</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Ing</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>応昌期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Tromp-Taylor</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>トロンプ・テイラー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>New Zealand</source>
        <extracomment>Return the texts of the buttons: one word or two for each of the traditions, in the order of TRADITIONS.</extracomment>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Show the dialog that opens a lesson from a file.</extracomment>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Show the dialog that opens a lesson from a file.</extracomment>
        <translation>レッスン (*.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Return the number of the shown screen of a lesson. %1 = number %2 = count</extracomment>
        <translation>画面%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Counting</source>
        <translation>計算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Finish</source>
        <translation>終わる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 holds no lesson: it has no comments.</source>
        <extracomment>Return the message for a file that has nothing to show as a lesson. %1 = name</extracomment>
        <translation>%1にはコメントがないので、レッスンになりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Return the message where progress in lessons could not be written. %1 = reason</extracomment>
        <translation>進みぐあいを保存できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Return the message where progress in lessons could not be read: its file, and that it starts again. %1 = path</extracomment>
        <translation>進みぐあいを読めませんでした。%1として取ってあります。もう一度最初から始めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with a friend</source>
        <translation>友だちと打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/evening.py"/>
        <source>Play with Puppy</source>
        <translation>こいぬと打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Open on the board, copy, print</source>
        <translation>盤で開く、コピー、印刷</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/shelf.py"/>
        <source>Open on the board</source>
        <translation>盤で開く</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Words, or player:Name date:1996 result:B+R size:19</source>
        <extracomment>The placeholder in the filter of the library.</extracomment>
        <translation>言葉、または 対局者:名前 日付:1996 結果:B+R 大きさ:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>次のすべてに合う対局だけを表示：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>言葉：名前、大会、日付の言葉の始まり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>対局者:&quot;Gu Li&quot;  黒:名前  白:名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>日付:1996  日付:1996-12  日付:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>結果:B  結果:W+R  結果:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>Return the tip of the filter of the library: the words and fields that can be typed.</extracomment>
        <translation>大きさ:19  ルール:Chinese  大会:杯</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games that the list of the library shows.
----------
Return the number of games in which the position was found.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>Return the number of games that the list of the library shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%2局中%1局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>Return the progress shown while the folder of the library is read.</extracomment>
        <translation>フォルダーを調べています…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>Return the progress shown while the folder of the library is read. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>ファイルを読みこみ中：%1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>対局のないファイル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>大きすぎるファイル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>読めないファイル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are.</extracomment>
        <translation>
            <numerusform>開けないフォルダー%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>Return the line below the library about files and folders that are not in the list; empty where all are. %1 = told</extracomment>
        <translation>省いたもの：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>Return the message where the folder of the library cannot be opened and its earlier games are shown. %1 = folder.name or str(folder)</extracomment>
        <translation>フォルダー「%1」は今開けません。前に見つかった対局を表示しています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>Return the message where the folder of the library cannot be opened and none of its games are known. %1 = folder.name or str(folder)</extracomment>
        <translation>フォルダー「%1」を開けません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>Return the text in place of the list where the folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>「%1」に棋譜がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The text in place of the list where no game matches the filter.</extracomment>
        <translation>合う対局がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>Return the message where the list of the library has no next, or no previous, game.</extracomment>
        <translation>一覧の最後の対局です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>Return the message where the list of the library has no next, or no previous, game.</extracomment>
        <translation>一覧の最初の対局です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>Return the file of a game in a column of the library: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1、%2局目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>The hint below the empty board of the position search.</extracomment>
        <translation>クリックで石を置きます。ドラッグした部分を検索します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>Return the number of games in which the position was found. %1 = games</extracomment>
        <translation>検索中… ここまで%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>Return the number of games in which the position was found. %1 = games</extracomment>
        <translation>%1、ほかにもあります。もっと広い部分を選ぶと、しぼれます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>Return the number of games in which the position was found.</extracomment>
        <translation>どの対局にもありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>The message where the part to search for has no stone.</extracomment>
        <translation>石のある部分を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>The text shown while a search for a position runs.</extracomment>
        <translation>検索中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Return the share of games that Black won after a move: &quot;Black won 52%&quot;; empty where no result is known. %1 = share</extracomment>
        <translation>黒の勝ち%1%</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1: %2 %3</source>
        <extracomment>Return a next move in the list of a search as a screen reader speaks it: &quot;A: Black D4, 312 times, Black won 52%&quot;. %1 = letter %2 = color_name(move.color) %3 = point_name(move.point, size)</extracomment>
        <translation>%1：%2 %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <extracomment>Return a next move in the list of a search as a screen reader speaks it: &quot;A: Black D4, 312 times, Black won 52%&quot;.</extracomment>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>Return the note below the list of next moves with the number of those that it leaves out.</extracomment>
        <translation>
            <numerusform>ほか%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>The text in place of the list where no game goes on after the position.</extracomment>
        <translation>この先に打たれた手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Ask for a folder, and open it.</extracomment>
        <translation>棋譜のフォルダーを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Found at</source>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/games.py"/>
        <source>Games</source>
        <translation>対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Open folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Back (Esc)</source>
        <translation>戻る(Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Show only these games</source>
        <translation>この対局だけを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/page.py"/>
        <source>Look for a position in all games</source>
        <translation>すべての対局で局面をさがします</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Search the whole board again</source>
        <translation>もう一度盤全体を検索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/explorer.py"/>
        <source>Take all stones off</source>
        <translation>石をすべて取りのぞく</translation>
    </message>
</context>
<context>
    <name>library filter</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>対局者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>The names of the fields that can be typed in the filter of the library, in the user&apos;s language.</extracomment>
        <translation>大きさ</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%1の石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>Return the title of a group in the list of the count: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1のまわりの石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1の黒石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>Return the words for a group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1の白石%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>Return the word for the status beside a group in the list, or that the players have to decide.</extracomment>
        <translation>自分で決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>seki</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>alive</source>
        <extracomment>The word beside a group for its status: alive, dead or in seki.</extracomment>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Return the reason for the status of a group, or that the players changed it; empty where there is none.</extracomment>
        <translation>自分で変えました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>黒がまだ入れます</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that loses a capturing race. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>攻め合いに負けます。呼吸点は%n対%1です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read. %1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>ためしたすべての手順で取られました。呼吸点は%n対%1です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <extracomment>Return the reason for a group that lived in the lines that were read.</extracomment>
        <translation>ためした手順のほとんどで生きました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <extracomment>Return the reason for a group that lived in the lines that were read.</extracomment>
        <translation>ためしたすべての手順で生きました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>すべてではありませんが、多くの手順で死にました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>すべてではありませんが、多くの手順で生きました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <extracomment>Return the reason for a group with no clear result in the lines that were read.</extracomment>
        <translation>
            <numerusform>呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>%1の両方のコウが必要ですが、守れるのは片方だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1で生きた石につながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>生きた石につながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>白がまだ入れます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Return the sentence that names the points where a side can still come in; `named` lists the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>黒がまだ%1に入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Return the sentence that names the points where a side can still come in; `named` lists the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>白がまだ%1に入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Return the sentence that names a protective move which is still missing. %1 = point_name(move.point, size)</extracomment>
        <translation>黒はまだ%1に手入れが必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Return the sentence that names a protective move which is still missing. %1 = point_name(move.point, size)</extracomment>
        <translation>白はまだ%1に手入れが必要です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>Return the sentence that names a missing protective move and how many points it protects.</extracomment>
        <translation>
            <numerusform>%n目を守ります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>Return the label of the button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>%1に聞く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>Return the text shown while an engine looks for dead stones. %1 = name</extracomment>
        <translation>%1が盤面を見ています…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>Return the message where an engine judges all stones as they are counted. %1 = name</extracomment>
        <translation>%1も同じ考えです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>Return the message where an engine judges some stones otherwise; nothing has been changed. %1 = name</extracomment>
        <translation>%1の考えは、いくつかの石でちがいます。決めるのは自分です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>死にとして数えます。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>生きとして数えます。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>Return the status and reason of a group in the count, below an engine&apos;s other opinion; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>セキとして数えます。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>死にとする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>生きとする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The label of the button that accepts an engine&apos;s opinion of a group.</extracomment>
        <translation>セキとする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>Return the sentence that says whether the rules count the stones and eyes of a seki.</extracomment>
        <translation>このルールでは、石もその眼も数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>Return the sentence that says whether the rules count the stones and eyes of a seki.</extracomment>
        <translation>このルールでは、セキの中は何も数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>The sentence that the rules assume no last moves.</extracomment>
        <translation>このルールでは、今の盤面のまま数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>The note on a table of all rulesets that it assumes no last moves.</extracomment>
        <translation>どの行も、最後の手順の前に、今の盤面のまま数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Return the sentences that say why no last moves are assumed, and how to fill neutral points even so.</extracomment>
        <translation>このルールでは、もう一度止めると、すべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Return the sentences that say why no last moves are assumed, and how to fill neutral points even so.</extracomment>
        <translation>これらの点をつめるには、打ち続けてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>先に、はっきりしないグループの生き死にを決めてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>交互につめると損をします。打ち続けて決めてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Return the sentence that says which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>黒が%1で境界を閉じます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Return the sentence that says which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>白が%1で境界を閉じます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>The note that the file of the neural network that judges groups is missing or damaged.</extracomment>
        <translation>プログラムのファイルがないか、こわれているので、はっきりしないグループがいつもより多くなります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none.</extracomment>
        <translation>
            <numerusform>決めてほしいグループが%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>Return the sentence that asks the players to decide about unclear groups; empty where there are none. %1 = phrase</extracomment>
        <translation>決めてほしいグループが1つあります：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Return the sentences about open neutral points: how filling them ends, or why they cannot be filled; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>ダメが%n個空いています：%1。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <extracomment>Return the sentence that says why open neutral points cannot be filled now.</extracomment>
        <translation>先に開いている境界を閉じてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Return a sentence for each move that is forced while neutral points are filled, and one for the points left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>そのあとがはっきりしないので、空けておきます：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>白が%1につめると、黒は%2に受けないと石を%n個取られます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>
            <numerusform>黒が%1につめると、白は%2に受けないと石を%n個取られます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>白が%1につめると、黒は%2で境界を閉じなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point Return the sentence about one forced move and the move that forces it.</extracomment>
        <translation>黒が%1につめると、白は%2で境界を閉じなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>The title of the count of a game that does not look finished.</extracomment>
        <translation>対局は終わりですか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>The sentence that the game does not look finished, where too much is open for a useful count.</extracomment>
        <translation>まだ終わっていないようです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>黒も白も、まだここに打てます。%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>黒がまだここに入れます。%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Return the sentence about the open border that is outlined on the board, where an unfinished game goes on. %1 = where</extracomment>
        <translation>白がまだここに入れます。%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>上のほう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the top right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>左のほう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>in the middle</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>中央</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>on the right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>右のほう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom left</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>下のほう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>at the bottom right</source>
        <extracomment>In which ninth of the board the middle of these points lies.</extracomment>
        <translation>右下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts for nobody.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = names</extracomment>
        <translation>%1：だれの分にもなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = names</extracomment>
        <translation>%1：また数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change. %1 = color_name(color)</extracomment>
        <translation>%1が同意しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>Return the announcement for a screen reader after marks or agreements changed; empty for no change.</extracomment>
        <translation>同意は取り消されました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>Return one sentence about the places that are still open on the board; empty where nothing is.</extracomment>
        <translation>打ち続けるか、このまま数えてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>盤面を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1の隅を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1の辺を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Return the progress shown while the board is read: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1の中央を読んでいます…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1、ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>Return the reason for the judgement of a group, with the points that it rests on, if it has any.</extracomment>
        <translation>ここのすべての手をためしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>Return the names of points as a list: &quot;A7 and B8&quot;; of more than four, the first three and the number of the others. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read.</extracomment>
        <translation>ためした手順のほとんどで取られました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <extracomment>Return the reason for a group that was captured in the lines that were read.</extracomment>
        <translation>ためしたすべての手順で取られました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>このようなグループは、ほとんどの場合生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>このようなグループは、ほとんどの場合死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
        <extracomment>The reason for a group judged by experience, with groups like it in other games.</extracomment>
        <translation>このようなグループは、生きる対局も死ぬ対局もあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。黒が%1に打てば生き、白がそこに打てば取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills there.</source>
        <extracomment>%1 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。白が%1に打てば生き、黒がそこに打てば取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1, White kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。黒が%1に打てば生き、白が%2に打てば取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1, Black kills at %2.</source>
        <extracomment>%1 = a point %2 = a point Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。白が%1に打てば生き、黒が%2に打てば取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。黒が%1に打てば生きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White lives at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。白が%1に打てば生きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: White kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。白が%1に打てば取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever moves first decides: Black kills at %1.</source>
        <extracomment>Return where each side decides a group by moving first; empty where no move is known.</extracomment>
        <translation>先に打ったほうで決まります。黒が%1に打てば取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The kos at %1 decide it.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>%1のコウで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>Return the reason that names points; empty where there is none.</extracomment>
        <translation>共通の呼吸点が1つ、%1にあります。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1に、だれにもつぶせない眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1に眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1に、どちらが先でも眼が2つできる広さがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>どちらが先でも、%1に眼が1つだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>呼吸点は%1の1つだけ。逃げても助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1に共通の呼吸点があります。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>眼が1つずつ。先に%1に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1の石を取ると、もっと多くの石を取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1に2つのコウ。一方を取ると、もう一方を失います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>先に%1に打ったほうで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1のコウで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The reason that names points; empty where there is none.</extracomment>
        <translation>%1の外の呼吸点が空いています。まだ決まっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>だれにもつぶせない眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>どちらが先でも眼が2つできる広さがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>逃げ道も、眼を作る場所も見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>どちらが先でも眼は1つだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>呼吸点はあと1つ。逃げても助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>共通の呼吸点です。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>眼が1つずつ。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>取ったほうが、もっと多くの石を取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>コウが2つ。一方を取ると、もう一方を失います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>ここに先に打ったほうで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>コウで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The reason that names no point.</extracomment>
        <translation>外の呼吸点が空いています。まだ決まっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Return the title of the panel where a side, or both, can still enter the other&apos;s territory.</extracomment>
        <translation>黒も白もまだ入れます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Return the sentences that say which side can still come in where, each point once; `named` lists the points. %1 = named(sorted(both), size)</extracomment>
        <translation>%1には黒も白もまだ打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>Return the word for the status beside a group in the list, or that the players have to decide.</extracomment>
        <translation>未定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1：死にという判断です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1：生きという判断です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>Return the judgement of a group by an engine that disagrees with the count. %1 = stones</extracomment>
        <translation>%1：セキという判断です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>A move is still needed</source>
        <translation>まだ手入れが必要です</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Alive</source>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Dead</source>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Seki</source>
        <translation>セキ</translation>
    </message>
</context>
<context>
    <name>lock</name>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Let pupils answer</source>
        <translation>生徒に答えさせる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pupils answer, take hints and go from task to task; everything else is off. “Unlock…” at the foot of the page, or Ctrl+Shift+L, ends it.</source>
        <extracomment>The explanation, before a window is locked for pupils, of the parts that stay in use.</extracomment>
        <translation>生徒ができるのは、答える、ヒントを見る、次の課題へ進むことだけです。ページの下の「ロック解除…」かCtrl+Shift+Lで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>A word to unlock, if you like</source>
        <translation>ロック解除の合言葉(なくてもよい)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Ask for names, keep the results</source>
        <translation>名前を聞いて結果を残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Lock</source>
        <translation>ロック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock and close?</source>
        <extracomment>The title of the question whether to unlock and close a locked window.</extracomment>
        <translation>ロックを解除して閉じますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>The title of the question whether to unlock a locked window.</extracomment>
        <translation>ロックを解除しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The message where the word for unlocking is wrong.</extracomment>
        <translation>合言葉がちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>The explanation of the switch that asks each pupil for a name.</extracomment>
        <translation>生徒は先に名前か番号を入れます。結果を見られるのは先生だけです：「ロック解除…」、次に「結果…」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>The message where results are kept and no word for unlocking was typed.</extracomment>
        <translation>合言葉を入れてください。ないと、生徒が結果を開けてしまいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question that asks each pupil for a name.</extracomment>
        <translation>だれが答えますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>The label of the field for a pupil&apos;s name.</extracomment>
        <translation>名前、またはクラスでの番号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Return the question where a pupil of this name has begun already. %1 = isolated(name)</extracomment>
        <translation>「%1」さんはもう始めています。本人ですか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The word</source>
        <translation>合言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Unlock</source>
        <translation>ロック解除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Begin again</source>
        <translation>もう一度最初から</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>The first task, for the next pupil</source>
        <translation>次の生徒のために、最初の課題へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Results…</source>
        <translation>結果…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lock_dialogs.py"/>
        <source>Stay locked</source>
        <translation>ロックしたまま</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Here pupils can only answer.</source>
        <extracomment>The note in a locked window that pupils can only answer.</extracomment>
        <translation>ここで生徒ができるのは、答えることだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Unlock…</source>
        <translation>ロック解除…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Make everything work again (Ctrl+Shift+L)</source>
        <translation>すべてを使えるように戻します(Ctrl+Shift+L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>I am done</source>
        <translation>終わりました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Let the next pupil answer</source>
        <translation>次の生徒に代わる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/answer_page.py"/>
        <source>Locked</source>
        <extracomment>Show briefly that the page is locked, as the reason why a key had no effect.</extracomment>
        <translation>ロック中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>The message after the last task in a locked window.</extracomment>
        <translation>これが最後の課題でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>The message where pupils cannot answer, because the file has neither tasks nor variations.</extracomment>
        <translation>ここには課題も変化もないので、答えるものがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Yes, go on</source>
        <extracomment>Ask whether this is the same pupil as the one who began under this name.</extracomment>
        <translation>はい、続けます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Ask whether this is the same pupil as the one who began under this name.</extracomment>
        <translation>いいえ、別の人です</translation>
    </message>
</context>
<context>
    <name>manual</name>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <source>Search the manual</source>
        <translation>マニュアルを検索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Help (F1)</source>
        <extracomment>Return a small button that opens the manual at the page about a dialog or a panel.</extracomment>
        <translation>ヘルプ（F1）</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>英字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>四角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>丸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>バツ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>線</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>矢印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>消しゴム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>黒地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>うすい表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Text…</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>文字…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Part of the board</source>
        <extracomment>The name of a tool for marks.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>ある交点から別の交点へドラッグします。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>見せる部分をドラッグします。クリックすると盤全体に戻ります。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>消したい印をクリックするかドラッグします。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>The hint how to use a tool for marks.</extracomment>
        <translation>交点をクリックするかドラッグします。もう一度すると印が消えます。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>Mark</source>
        <translation>印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/mark_chips.py"/>
        <source>More marks</source>
        <translation>ほかの印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/marks.py"/>
        <source>Text on this point</source>
        <translation>この交点の文字</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;File</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>New game…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Open recent</source>
        <extracomment>Yield the menu of recent records, and the command that shows the start page.</extracomment>
        <translation>最近使った棋譜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/feature.py"/>
        <source>Start page</source>
        <extracomment>Yield the menu of recent records, and the command that shows the start page.</extracomment>
        <translation>スタートページ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Notes</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>メモ(&amp;N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>New window</source>
        <translation>新しいウィンドウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open in a new window…</source>
        <translation>新しいウィンドウで開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Open from clipboard</source>
        <translation>クリップボードから開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Reopen with encoding…</source>
        <translation>文字コードを選んで開き直す…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Shelved games…</source>
        <translation>あずけた対局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Earlier versions…</source>
        <translation>前の版…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Save with encoding…</source>
        <translation>文字コードを選んで保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>What was repaired…</source>
        <translation>直した内容…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Export…</source>
        <translation>書き出し…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Recover</source>
        <extracomment>Return the submenu for recovering other versions of a file.</extracomment>
        <translation>復元</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Close window</source>
        <translation>ウィンドウを閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as picture</source>
        <translation>盤面を画像としてコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Copy board as text</source>
        <translation>盤面を文字としてコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete from here on</source>
        <translation>ここから先を削除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert moves</source>
        <translation>手を挿入</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Insert a pass</source>
        <translation>パスを挿入</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Set up stones…</source>
        <translation>石を並べる…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Black to move</source>
        <translation>黒番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>White to move</source>
        <translation>白番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation up</source>
        <translation>変化を上へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Move variation down</source>
        <translation>変化を下へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Make this the main line</source>
        <translation>これを本譜にする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Turn and mirror</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>回転と反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>Return the titles of the menus, each with its mnemonic letter.</extracomment>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Moves and stones</source>
        <translation>手と石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>This variation</source>
        <translation>この変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Swap the colours</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>色を入れかえる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find…</source>
        <translation>検索…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Find a position…</source>
        <translation>局面を検索…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next place found</source>
        <translation>次の検索結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous place found</source>
        <translation>前の検索結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>時計の音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>Return the commands for playing, for the aids and for the sounds.</extracomment>
        <translation>石の音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play against the computer…</source>
        <translation>コンピューターと打つ…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue a game from a record</source>
        <translation>棋譜の続きを打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Resign…</source>
        <translation>投了…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stop or start the clocks</source>
        <translation>時計を止める・動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Count…</source>
        <translation>計算…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Ask the opponent for a hint</source>
        <translation>相手にヒントを聞く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Continue without the opponent</source>
        <translation>相手なしで続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Turn help on the board on or off</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>盤上の手助けの切り替え</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>注意を出す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Play on</source>
        <translation>打ち続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Black agrees to the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>黒が計算に同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>白が計算に同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>同意して対局を終える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>両者負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>石の生き死にの理由を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>はっきりしない石をエンジンに聞く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>Return the commands about counts.
----------
Return the commands that open the dialog and the log.</extracomment>
        <translation>エンジンについて詳しく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>Return the commands about rules in the menu of the game.</extracomment>
        <translation>ルールをくらべる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>計算を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>Yield the commands that move about in a record and that search it.</extracomment>
        <translation>次の一手を当てる…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Solve as problems</source>
        <translation>問題として解く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Rules of this game…</source>
        <extracomment>Return the commands about rules in the menu of the game.</extracomment>
        <translation>この対局のルール…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>Yield the commands that concern the whole record.</extracomment>
        <translation>対局情報…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>コメントを書く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>この局面に名前を付ける…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>Yield the commands for the texts of a node.</extracomment>
        <translation>図と手数…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>Yield the commands for the marks on the board.</extracomment>
        <translation>この手の印をすべて消す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>英字の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>数字の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>三角の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>四角の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>丸の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>バツの印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>線を引く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>矢印を引く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>印を消す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>Yield the commands for the marks on the board.</extracomment>
        <translation>ほかの印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Delete only this node</source>
        <translation>この手だけを削除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write on the board</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>盤上に書く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>選択の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>黒地の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>白地の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>交点をうすくする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>Return the menu texts of the tools for marks, by the names of the tools.</extracomment>
        <translation>盤の一部を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>First position</source>
        <translation>最初の局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves back</source>
        <translation>10手戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>One move forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Ten moves forward</source>
        <translation>10手進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Last position</source>
        <translation>最後の局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move number…</source>
        <translation>手数を指定…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Move played at a point…</source>
        <translation>交点を指定して手をさがす…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Named place…</source>
        <translation>名前のある場所…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Back to where you were</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>さっきの場所に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>もう一度進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Yield the commands for the history of places and for automatic play.</extracomment>
        <translation>手順を再生</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>別のウィンドウと連動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>次の手を盤上に表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>1つだけのときも表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>変化の樹形図</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>碁盤の横</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>碁盤の下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>別ウィンドウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>Yield the commands that show next moves on the board and place the tree.</extracomment>
        <translation>変化を分岐の近くに置く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>前の変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>次の変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>A point of the board…</source>
        <translation>盤上の交点…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous game in the file</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>ファイル内の前の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>Yield the commands for the other games of the file, and for stepping with another window.</extracomment>
        <translation>ファイル内の次の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>Return the commands about files, and those that copy the board.</extracomment>
        <translation>ファイル内の対局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>前の分岐</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>次の分岐</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>前のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>次のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>前の注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>次の注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>前の石取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>次の石取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>終局時に計算を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>呼吸点を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>アタリを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.
----------
Yield the commands that jump to the previous or next landmark of the line.</extracomment>
        <translation>移動先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>エンジンで解析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>対局全体を解析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>次の大きなミス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>Yield the commands for the analysis, for the whole game, and for going to big mistakes.</extracomment>
        <translation>前の大きなミス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>盤上の手助け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Full screen</source>
        <translation>全画面表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Present to a class</source>
        <translation>クラスに見せる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Coordinates</source>
        <translation>座標</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Use the system font</source>
        <translation>システムのフォントを使う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Stones slightly off the lines</source>
        <translation>石を線から少しずらす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Animate stones</source>
        <translation>石の動きを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Show move numbers</source>
        <translation>手数を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Number the moves</source>
        <translation>手に番号を付ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next part of the window</source>
        <translation>ウィンドウの次の部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Next window</source>
        <translation>次のウィンドウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Arrange windows side by side</source>
        <translation>ウィンドウを左右に並べる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/basics.py"/>
        <source>Reopen windows at the next start</source>
        <translation>次の起動時にウィンドウを開き直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show connected stones</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>石のつながりを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>Return the commands for the aids on the board.</extracomment>
        <translation>囲んだところを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>First steps</source>
        <translation>はじめの一歩</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>How counting works</source>
        <extracomment>Return the commands about counts.</extracomment>
        <translation>計算のしかた</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Problems…</source>
        <translation>問題…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open a lesson…</source>
        <translation>レッスンを開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>New lesson…</source>
        <translation>新しいレッスン…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Teacher&apos;s table</source>
        <translation>先生の机</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Task for this position…</source>
        <translation>この局面の課題…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Let pupils answer…</source>
        <translation>生徒に答えさせる…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Results of pupils…</source>
        <translation>生徒の結果…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Open on the board</source>
        <translation>盤で開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy to My lessons</source>
        <translation>マイレッスンにコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Copy this problem to My lessons</source>
        <translation>この問題をマイレッスンにコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/feature.py"/>
        <source>Draw over the board</source>
        <translation>盤に線をかく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Manual…</source>
        <translation>マニュアル…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Keys…</source>
        <translation>キー操作…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Words of Go…</source>
        <translation>囲碁の言葉…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>Rulesets…</source>
        <translation>ルール一覧…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/feature.py"/>
        <source>About goboard…</source>
        <translation>goboardについて…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The new language appears when you next start goboard.</source>
        <extracomment>The message after another language was chosen: it is used from the next start.</extracomment>
        <translation>新しい言語は、goboardを次に起動したときに表示されます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>Return the message where the catalogue of the chosen language cannot be read. %1 = name</extracomment>
        <translation>この言語のファイルがないか、こわれています：%1。goboardは英語で表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before a move into atari</source>
        <translation>アタリになる手の前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before filling your own eye</source>
        <translation>自分の眼をうめる前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/asking.py"/>
        <source>Before passing too early</source>
        <translation>早すぎるパスの前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Same as the system</source>
        <translation>システムと同じ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark high contrast</source>
        <translation>ダーク・ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From the beginning of the variation</source>
        <translation>変化のはじめから</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>From here</source>
        <translation>ここから</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>The last move</source>
        <translation>最後の手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The last %n moves</source>
        <extracomment>Return the menu entry that numbers only the last moves.</extracomment>
        <translation>
            <numerusform>最後の%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/view.py"/>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Players&apos; book…</source>
        <extracomment>Return the menu commands that open the book and keep the game on the board.</extracomment>
        <translation>対局者名簿…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>Return the menu commands that open the book and keep the game on the board.</extracomment>
        <translation>この対局を名簿に記録</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>この局面をライブラリで検索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>ライブラリの前の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>Yield the commands for folders of records and for the games in them.</extracomment>
        <translation>ライブラリの次の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Return the commands that show the dictionary and choose its file.</extracomment>
        <translation>定石辞典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Return the commands that show the dictionary and choose its file.</extracomment>
        <translation>定石辞典を選ぶ…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>Return the commands that open the dialog and the log.</extracomment>
        <translation>エンジン…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>Return the commands that open the dialog and the log.</extracomment>
        <translation>エンジンのログ</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>Return the sentence with the result of the record and that of the count. %1 = recorded %2 = counted</extracomment>
        <translation>棋譜では%1、この計算では%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>Return the sentence with the likely cause of a different result; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>考えられる理由：コミが%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>Return the sentence with the likely cause of a different result; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>考えられる理由：別のルールで数えた(%1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>考えられる理由：%1の石を死にとした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>考えられる理由：%1の石をセキとした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <extracomment>The sentence that a different status of stones is the likely cause of the difference.</extracomment>
        <translation>考えられる理由：%1の石を生きとした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <extracomment>Return the sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>考えられる理由：ダメをもう1つつめた。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>考えられる理由：ダメをもっとつめた。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>考えられる理由：手入れをした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>考えられる理由：置き石の分の目数がちがう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <extracomment>The sentence with a likely cause that names no value; empty for no known cause.</extracomment>
        <translation>考えられる理由：黒と白をとりちがえた。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>The sentence, below a different result, that the record is unchanged.</extracomment>
        <translation>棋譜は変わっていません。</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>この手のあとに分岐はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <extracomment>The messages that no such landmark comes after the shown move.
----------
The messages that no such landmark comes before the shown move.</extracomment>
        <translation>この手にほかの変化はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>この手のあとにコメントはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>この手のあとに印のある局面はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <extracomment>The messages that no such landmark comes after the shown move.</extracomment>
        <translation>この手のあとに石を取る手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>この手の前に分岐はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>この手の前にコメントはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>この手の前に印のある局面はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <extracomment>The messages that no such landmark comes before the shown move.</extracomment>
        <translation>この手の前に石を取る手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>Return the message where no move of the current line is at the point asked for. %1 = point</extracomment>
        <translation>この手順に%1の手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>The message where a record has no named place.</extracomment>
        <translation>この棋譜に名前のある場所はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>Return the message where there is no place to go back to, or forward to.</extracomment>
        <translation>この前に見ていた場所はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>The message after a file was opened at the place where it was left.</extracomment>
        <translation>前回はここまででした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>Return the message where there is no place to go back to, or forward to.</extracomment>
        <translation>まだどこからも戻っていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>The message where automatic play has reached the end of the line.</extracomment>
        <translation>手順の終わりです。</translation>
    </message>
</context>
<context>
    <name>named places</name>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Named places</source>
        <translation>名前のある場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go there</source>
        <translation>そこへ移動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Go to a named place</source>
        <translation>名前のある場所へ移動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/find.py"/>
        <source>Part of the name</source>
        <translation>名前の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 of %2. Type more of the name.</source>
        <extracomment>Return the note below the list that it shows only the first of the named places found. %1 = shown %2 = found</extracomment>
        <translation>%2か所のうち最初の%1か所です。名前をもっと入れてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>Return the note below the list with the number of named places whose name contains the typed text.</extracomment>
        <translation>
            <numerusform>%nか所見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>Return the note below the list with the number of named places.</extracomment>
        <translation>
            <numerusform>名前のある場所が%nか所あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>Return the text in place of the list where no name contains the typed text. %1 = text</extracomment>
        <translation>「%1」をふくむ名前はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>Return a row in the list of named places, with the number of the move. %1 = place.name %2 = place.move_number</extracomment>
        <translation>%1(%2手目のあと)</translation>
    </message>
</context>
<context>
    <name>new game</name>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Columns × rows</source>
        <translation>横×縦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each side must have between %1 and %2 lines.</source>
        <extracomment>Return the message where the size of the board is not possible. %1 = least %2 = most</extracomment>
        <translation>縦も横も%1〜%2路にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 15 minutes</source>
        <translation>約15分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>about 40 minutes</source>
        <translation>約40分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>an hour or more</source>
        <translation>1時間以上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>up to %1</source>
        <extracomment>Return the hint on the tile for another board size: the largest board. %1 = size</extracomment>
        <translation>%1まで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>New game</source>
        <translation>新しい対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Decide by nigiri</source>
        <translation>ニギリで決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Bid for komi</source>
        <translation>コミを入札で決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Use this</source>
        <translation>これを使う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap stones</source>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board at the start</source>
        <translation>開始時の盤面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Start game</source>
        <translation>対局開始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Swap colours</source>
        <translation>色を入れかえる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Komi, points for White</source>
        <translation>コミ(白がもらう目数)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Handicap for Black</source>
        <translation>黒の置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Game</source>
        <translation>対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>On the usual points</source>
        <translation>いつもの位置に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Wherever Black likes</source>
        <translation>黒の好きなところに</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Empty</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>何も置かない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>中央に十字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that are possible; keep the chosen one if it is among them.</extracomment>
        <translation>星に2子ずつ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer the handicaps of a board size; keep `chosen` if it is among them.</extracomment>
        <translation>なし(互先)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>Return the choice of a number of handicap stones.</extracomment>
        <translation>
            <numerusform>%n子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences.</extracomment>
        <translation>黒白2子ずつ、中央にたがいちがいに置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences.</extracomment>
        <translation>黒白2子ずつ、向かい合う星に置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>Return the sentences about the points that enter the count, and about the way of counting. %1 = white %2 = points(bonus)</extracomment>
        <translation>計算のとき、置き石の分として%1に%2目足します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game.</extracomment>
        <translation>はじめにもらう目数はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = points(-game.komi)</extracomment>
        <translation>黒ははじめに%1目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white</extracomment>
        <translation>%1ははじめに半目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white %2 = points(game.komi)</extracomment>
        <translation>%1ははじめに%2目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>The message where the typed text is not a komi.</extracomment>
        <translation>コミは6½のような数にしてください。−150から150までです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>The note in place of the komi of a capture game, in which nothing is counted.</extracomment>
        <translation>石取りゲームでは目数を数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The note beside a komi that the user typed.</extracomment>
        <translation>自分で選んだ設定です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>The message in place of the summary where a choice is not possible.</extracomment>
        <translation>上のどれかが、この組み合わせでは使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1が黒で先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>持ち時間：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>Return the summary of the game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1は盤に%n子置いて始め、次に%2が打ちます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>Return the sentence about komi in the summary of a new game. %1 = white %2 = points(game.komi)</extracomment>
        <translation>%1は後から打つので%2目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The note beside a komi that follows from the rules and the handicap.</extracomment>
        <translation>ルールと置き石で決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The note in the dialogue for a new game that the choices are kept for the next time.</extracomment>
        <translation>この設定は次回も使われます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>The message where another board size is chosen and not typed yet.</extracomment>
        <translation>先に碁盤の大きさを入れてください(例：7 × 7)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>All rulesets…</source>
        <translation>すべてのルール…</translation>
    </message>
</context>
<context>
    <name>nigiri</name>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Nigiri</source>
        <extracomment>Continue with nigiri for the colours.</extracomment>
        <translation>ニギリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays Black</source>
        <extracomment>Show the players of both colours; `terms` replaces the note below the name of White.</extracomment>
        <translation>黒を持つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show the players of both colours; `terms` replaces the note below the name of White.</extracomment>
        <translation>白を持つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Take these colours</source>
        <translation>この色で決まり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nigiri decides the colours: one player takes a handful of white stones, the other says whether their number is odd or even. Whoever guesses right plays Black.</source>
        <extracomment>The rule of nigiri.</extracomment>
        <translation>ニギリで黒白を決めます。片方が白石をひとにぎり取り、もう片方が奇数か偶数かを当てます。当たれば黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>The note who holds the stones in a nigiri by custom.</extracomment>
        <translation>ふつうは年上の人が石をにぎります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>The hint, while the stones of a nigiri are counted, how to skip to the end.</extracomment>
        <translation>キーかクリックで結果まで進みます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>Return the label of the button that gives the stones of a nigiri to the other player. %1 = name</extracomment>
        <translation>%1がにぎる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>A closed bowl of white stones</source>
        <translation>ふたをした白石の碁笥</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key O</source>
        <translation>Oキー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/nigiri.py"/>
        <source>Key E</source>
        <translation>Eキー</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player with the stones</source>
        <extracomment>Return the name for an unnamed person of a nigiri, before there are colours.</extracomment>
        <translation>石をにぎる人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>Return the name for an unnamed person of a nigiri, before there are colours.</extracomment>
        <translation>当てる人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>Return the name for an unnamed bidder, before there are colours.</extracomment>
        <translation>1人目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>Return the name for an unnamed bidder, before there are colours.</extracomment>
        <translation>2人目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>Return the label of a guess in a nigiri.</extracomment>
        <translation>奇数：黒石を1つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>Return the label of a guess in a nigiri.</extracomment>
        <translation>偶数：黒石を2つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>Return the sentence after a guess in a nigiri: who said odd or even. %1 = name</extracomment>
        <translation>%1は奇数と言いました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>Return the sentence after a guess in a nigiri: who said odd or even. %1 = name</extracomment>
        <translation>%1は偶数と言いました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1が白石をにぎりました。%2、奇数ですか、偶数ですか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>Return the sentence about the stage of a nigiri: the guess asked for, the stones counted, or the outcome. %1 = nigiri.stones_laid</extracomment>
        <translation>ここまで数えた石：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome. %1 = bidder</extracomment>
        <translation>%1、コミをいくつあげて黒を持ちますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Return the sentence that asks the next bidder to bid higher, with the last bid; at the end, the outcome. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1、今の入札は%2です。もっと大きくするか、やめて白を持ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>Return the outcome of an auction: the colours and the komi. %1 = points(deal.komi)</extracomment>
        <translation>両者とも%1でした。コミは%1、色はくじで決めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>入札は−%1から%1までにしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>引き分けにならないように、入札は6½のように半目を付けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>まだコミが決まっていません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>石は%n個、奇数です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black.</extracomment>
        <translation>
            <numerusform>石は%n個、偶数です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black. %1 = nigiri.stones_laid</extracomment>
        <translation>当たりです。%1が黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>Return the outcome of a nigiri: the number of stones, and who plays Black. %1 = nigiri.stones_laid</extracomment>
        <translation>外れです。%1が黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Return the sentence that asks for the next secret bid; once both bids are in, the outcome. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1、%2が見ていない間に入札してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1、コミを決めてください。そのあと%2が色を選びます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Return the sentence that asks for a komi or for the choice of a colour; at the end, the outcome. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1、コミは%2です。どちらの色を持ちますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>Return the outcome of an auction: the colours and the komi. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>%1が黒、%2が白です。コミは%3です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>前の入札より大きくありません。%1以上にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>入札は6や6½のように、1目か半目単位です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>これより大きい入札はできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>相手の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Return the reason why a bid is not allowed; `lowest` is the least possible bid, where that matters.</extracomment>
        <translation>入札は終わりました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>The message where the typed text is not a bid.</extracomment>
        <translation>入札は6½のような目数です。</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none. %1 = amount</extracomment>
        <translation>レベル%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>%n局面を読みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>Return one of the choices for the strength of an engine; empty where it has none.</extracomment>
        <translation>
            <numerusform>1手%n秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>Return the message where the opponent does not play on the chosen board. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1が打てる碁盤は%2までです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>Return the title of the message that the opponent has passed and the game goes on. %1 = name</extracomment>
        <translation>%1はパスしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>The line below the message that the opponent passed: a second pass stops the game.</extracomment>
        <translation>こちらもパスすると、対局は止まり、目数を数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Return the message where the opponent does not answer, with the reason. %1 = name</extracomment>
        <translation>%1はもうこのコンピューターにありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Return the message where the opponent does not answer, with the reason. %1 = name</extracomment>
        <translation>%1はパスしようとしましたが、この対局ではパスできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>Return the title of the message where a game begins with rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1には、この対局のわからないところがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>The line below the message where the opponent does not answer: the board is unchanged.</extracomment>
        <translation>盤上は何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>Return the title of the question whether to go on with a game against an engine that was left. %1 = name</extracomment>
        <translation>%1と対局中でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Return the question whether to go on with that game, or the message that the engine is gone.</extracomment>
        <translation>この対局を続けますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name</extracomment>
        <translation>%1ならここで投了します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1なら%2に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>Return the answer to a request for a hint: the move that the opponent would play. %1 = name</extracomment>
        <translation>%1ならここでパスします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の黒石は死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の白石は死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の黒石はセキで生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の白石はセキで生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の黒石は生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>Return the sentence where the opponent judges a group otherwise than the count. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の白石は生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1: %2</source>
        <extracomment>Return a sentence of a partner behind its name. %1 = name %2 = sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you and %1 play even.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>最近の対局から見ると、%1とは互先です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>最近の対局から見ると、%1とはコミなしの先番です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>Return the proposed handicap against a partner, in stones, by the results of the games with it. %1 = name</extracomment>
        <translation>
            <numerusform>最近の対局から見ると、%1に%n子です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>自分が黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>自分が白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Return the choices of the user&apos;s colour in a game against an engine; None lets nigiri decide.</extracomment>
        <translation>ニギリで決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>The name of a user without a name, in a game against an engine.</extracomment>
        <translation>自分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>A person</source>
        <translation>人間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>How strong it is</source>
        <translation>強さ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/choices.py"/>
        <source>Your colour</source>
        <translation>自分の色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue without it</source>
        <translation>相手なしで続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Try again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/opponent.py"/>
        <source>Show it on the board</source>
        <translation>盤上に表示</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Play on</source>
        <translation>打ち続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Fill the neutral points</source>
        <translation>ダメをつめる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Show how it lives</source>
        <translation>生きる手順を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Back to the game</source>
        <translation>対局に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>Count by these rules</source>
        <translation>このルールで計算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Write a comment…</source>
        <translation>コメントを書く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>About the game</source>
        <translation>対局について</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Name of this position</source>
        <translation>この局面の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 is not on this board.</source>
        <extracomment>Return the message where a comment names a point that is not on the board. %1 = name</extracomment>
        <translation>%1はこの碁盤にありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>The game is over</source>
        <translation>対局は終わりました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Which stones are dead?</source>
        <extracomment>The title of the panel in which the dead stones are marked.
----------
Return the announcement after a game began, stopped or ended; `sentence` is the line below the board.</extracomment>
        <translation>死んでいる石はどれ?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>Return the note on the comment card with the number of lines that are instructions to the program; empty for none.</extracomment>
        <translation>
            <numerusform>プログラム用の行が%n行</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>thinking…</source>
        <translation>考え中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Start clock</source>
        <extracomment>Show the button that pauses or restarts the clocks.</extracomment>
        <translation>時計を動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Show the button that pauses or restarts the clocks.</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>ルール「%1」、%2とみなします</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>ルール「%1」、%2に近い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = named.text</extracomment>
        <translation>ルール「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them.</extracomment>
        <translation>ルールの記載なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = komi %2 = raw</extracomment>
        <translation>コミ%1(「%2」)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = komi</extracomment>
        <translation>コミ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1</source>
        <extracomment>Return size, ruleset, komi and handicap for the line of facts; unreadable values as the record has them. %1 = session.handicap</extracomment>
        <translation>置き石%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>New game…</source>
        <translation>新しい対局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Review</source>
        <translation>ふり返る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/moves_card.py"/>
        <source>Moves</source>
        <translation>手順</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Chains</source>
        <translation>連</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Surrounded</source>
        <translation>囲んだところ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>All games in this file (Ctrl+G)</source>
        <translation>このファイルのすべての対局(Ctrl+G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>First position</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>最初の局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>1手戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>1手進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>Return the texts of the four step buttons, by name.</extracomment>
        <translation>最後の局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Liberties</source>
        <translation>呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/details.py"/>
        <source>The points one by one, and other rules</source>
        <translation>1目ずつの数え方と、ほかのルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <source>Compare rulesets</source>
        <translation>ルールをくらべる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Try it out</source>
        <translation>ためす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <location filename="../../../goboard_app/ui/play/result.py"/>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Show the count</source>
        <translation>計算を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click each group that cannot escape.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>もう逃げられないグループをクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>これは提案です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>グループをクリックすると、生き・死に・セキが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>グループをクリックすると、生き・死にが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>The hint that any change of the marks takes both agreements back.</extracomment>
        <translation>何かを変えると、両者の同意は取り消されます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>The hint that the board is counted once both players agree.</extracomment>
        <translation>両者が同意したら数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>The hint in place of the marks under rules that count every stone as alive.</extracomment>
        <translation>このルールでは、盤上のすべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>Return the hint above the marked stones: how the players change the proposal.</extracomment>
        <translation>死んだ石は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Return the label of the button that shows the other sum: after the last moves, or of the board as it stands.</extracomment>
        <translation>最後の手順のあとで数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Return the label of the button that shows the other sum: after the last moves, or of the board as it stands.</extracomment>
        <translation>このまま数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Atari</source>
        <translation>アタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Move numbers</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Take back</source>
        <translation>待った</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Resign…</source>
        <translation>投了…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Count…</source>
        <translation>計算…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Help on the board</source>
        <translation>盤上の手助け</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>place %n more</source>
        <extracomment>Return how many handicap stones are still to be placed, in a few words beside Black&apos;s name.</extracomment>
        <translation>
            <numerusform>あと%n子置く</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>to play</source>
        <translation>手番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Use the usual points</source>
        <translation>いつもの位置を使う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Done: no more stones</source>
        <translation>完了：これ以上置かない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/panel.py"/>
        <source>Black places the handicap stones</source>
        <translation>黒が置き石を置きます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Put them anywhere. Then White plays first.</source>
        <extracomment>The hint how handicap stones are placed freely.</extracomment>
        <translation>どこに置いてもかまいません。そのあと白が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>前と同じ盤面になりました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>どちらも手を変えたくないときは、引き分けにしてもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>引き分けに同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>どちらも手を変えたくないときは、無勝負で終わってもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>Return the title, detail and button of the offer to end a game in which a board came back.</extracomment>
        <translation>無勝負に同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
        <translation>アゲハマなし</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>Return the number of stones that a player has captured, below the name; with a goal, the score towards it.</extracomment>
        <translation>
            <numerusform>アゲハマ%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Show all of it</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Count here</source>
        <translation>ここで数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/class_panel.py"/>
        <location filename="../../../goboard_app/ui/widgets/comment_card.py"/>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/panel.py"/>
        <source>Games in this file</source>
        <extracomment>Offer the games of a file with several games.</extracomment>
        <translation>このファイルの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Return the title above a comment, with the number of its move. %1 = number</extracomment>
        <translation>%1手目のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Return the number of the shown variation. %1 = number %2 = count</extracomment>
        <translation>変化%1/%2</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>こいぬ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>The name of a partner.</extracomment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>石を追いかけるのが大好き。追いかけられると逃げます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>石をならべ、つなぎ、切ります。まず隅から打ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2に打てば石%n個を逃がせました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2に打てば石%n個を生かせました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2に打てば石を%n個取れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2で石を%n個取られました。大きな損でした。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>%1手目：%2のほうが大きな手でした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Return the partner&apos;s sentence after a game about the one move that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2で石を%n個取りました。よい手です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1の石は死んでいると思います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1の石はセキだと思います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Return the partner&apos;s sentence where it judges a group otherwise than the count; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1の石は生きていると思います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>The partner&apos;s sentence where it agrees with the count.</extracomment>
        <translation>わたしの計算も同じです。ありがとうございました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>続けて2回勝ちましたね。次は互先で打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>続けて2回勝ちましたね。次は置き石なしの先番で打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>わたしが続けて2回勝ちました。次は先に打ってください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>続けて2回勝ちましたね。次は%n子置いてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Return the partner&apos;s sentence where the next game has another handicap; empty where it stays the same.</extracomment>
        <translation>
            <numerusform>わたしが続けて2回勝ちました。次は%n子置いてください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>The line below a partner&apos;s name that describes its play.</extracomment>
        <translation>どの手も先を考えてから打ちます。</translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Return the message where moves are pasted and the clipboard holds no game.</extracomment>
        <translation>クリップボードに手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>Return the message that parts of a clip were left out when it was pasted; empty where all was pasted.</extracomment>
        <translation>手だけを貼り付けました。名前などの情報は、棋譜に1つしか入らないので貼り付けません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Return the message where moves are pasted and the clipboard holds no game. %1 = shown</extracomment>
        <translation>クリップボードの文字に手がありません：「%1」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Return the message where the clipboard is opened and holds neither a game nor a board.</extracomment>
        <translation>クリップボードに文字がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Return the message where the clipboard is opened and holds neither a game nor a board. %1 = shown</extracomment>
        <translation>クリップボードの文字は対局でも盤面でもありません：「%1」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>Return the message where the clipboard holds a link; the program loads nothing from the network. %1 = shown</extracomment>
        <translation>これはリンクです：%1。goboardはネットワークから読みこみません。対局をファイルに保存して、ここで開いてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>Return the message where the clipboard holds a file instead of its text. %1 = name</extracomment>
        <translation>クリップボードにファイルがあります：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Return the question whether to read a pasted text that is far larger than a game record. %1 = size_text(size)</extracomment>
        <translation>とても大きい文字です(%1)。棋譜が1 MBをこえることはほとんどありません。それでも開きますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>The text shown while a long text from the clipboard is read.</extracomment>
        <translation>クリップボードを読んでいます…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>Return the message where the clipboard holds several games and only one can be pasted.</extracomment>
        <translation>
            <numerusform>クリップボードに%n局あります。ここに貼り付けられるのは1局だけです。すべて開くには、文字をファイルに保存してください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>Return the message where the pasted moves are for a board of another size. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>クリップボードの手は%1の碁盤のものです。この碁盤は%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>The message where the game on the clipboard has a board and no moves.</extracomment>
        <translation>クリップボードの対局に貼り付ける手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Paste the clipboard below a node, or say why this is not possible.</extracomment>
        <translation>新しい対局として開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <source>Open it</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Keep this game in the players&apos; book?</source>
        <extracomment>The question after a game whether to keep it in the players&apos; book.</extracomment>
        <translation>この対局を対局者名簿に記録しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>Return the message after a game was kept in the players&apos; book, with the name of its file. %1 = name</extracomment>
        <translation>この対局を名簿に記録しました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>Return the message where a game could not be kept in the players&apos; book; the reason is a phrase. %1 = reason</extracomment>
        <translation>この対局を名簿に記録できませんでした：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>The name of the folder for the games of the players&apos; book, among the user&apos;s documents.</extracomment>
        <translation>囲碁の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The text in place of the players&apos; book while it is empty.</extracomment>
        <translation>まだ対局がありません。名前のある2人の対局が終わったら記録してください。ここに並びます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>Return the note how many files in the folder of the players&apos; book could not be read.</extracomment>
        <translation>
            <numerusform>フォルダーのファイル%n個を読めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>Return the message where the folder of the players&apos; book cannot be opened or made; the reason is a phrase. %1 = reason</extracomment>
        <translation>このフォルダーを開けません：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>Return the results of a player: &quot;5 won, 2 lost, 1 drawn&quot;; numbers of zero are left out.</extracomment>
        <translation>
            <numerusform>%n引き分け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of a player&apos;s games with all their results.
----------
Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>Return a player&apos;s longest run of wins; empty where there was none.</extracomment>
        <translation>
            <numerusform>最長%n連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date.</extracomment>
        <translation>
            <numerusform>対局した日：%n日</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>Return on how many days a player played, and when last; empty where no record has a date. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1、最近は%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>置き石なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>%n子置く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>Return the label of a player&apos;s results with this handicap.</extracomment>
        <translation>
            <numerusform>%n子置かせる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Return the title of the question whether to forget a player. %1 = name</extracomment>
        <translation>%1を名簿から外しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>The line below the question whether to forget a player: the records are kept.</extracomment>
        <translation>名簿はこの人の対局を数えなくなります。棋譜はフォルダーに残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>Return the hint below a player&apos;s new name: whether it joins the games of two players or only renames one. %1 = name</extracomment>
        <translation>両方の対局が%1のものとして数えられます。棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>Return the hint below a player&apos;s new name: whether it joins the games of two players or only renames one.</extracomment>
        <translation>新しい名前を使うのは名簿だけです。棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1と%2はほぼ互角です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%2に対して%1がコミなしの黒を持つのがよいでしょう。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>Return the sentence with the fair handicap of two players. %1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%2に対して%1が約%n子置くのがよいでしょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range.</extracomment>
        <translation>
            <numerusform>ほかの人との%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games %2 = others</extracomment>
        <translation>%1と、%2から求めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games</extracomment>
        <translation>ほかの人との%1から求めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = games</extracomment>
        <translation>%1から求めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>Return the sentences with the number of games behind a fair handicap, and its range. %1 = fair.least %2 = fair.most</extracomment>
        <translation>%1から%2まで考えられます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Return the text in place of the fair handicap where two players have too few games.</extracomment>
        <translation>
            <numerusform>公平な置き石を決めるには対局が足りません。少なくとも%n局必要です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Players&apos; book</source>
        <translation>対局者名簿</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Players</source>
        <translation>対局者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename…</source>
        <translation>名前を変える…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget…</source>
        <translation>名簿から外す…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Show folder</source>
        <translation>フォルダーを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>All games</source>
        <translation>すべての対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Another folder…</source>
        <translation>別のフォルダー…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Ask me</source>
        <translation>確認する</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Do nothing</source>
        <translation>何もしない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>When a game is over:</source>
        <translation>対局が終わったら：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Forget</source>
        <translation>外す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Opponents</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>対局相手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Handicap</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Boards</source>
        <extracomment>Show the results of this player.</extracomment>
        <translation>碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>First player</source>
        <translation>1人目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Second player</source>
        <translation>2人目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Fair handicap</source>
        <translation>公平な置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>and</source>
        <translation>と</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>on</source>
        <translation>碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename a player</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Rename</source>
        <translation>名前を変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Folder of the players&apos; book</source>
        <extracomment>Ask for another folder; the games in the old one stay there.</extracomment>
        <translation>対局者名簿のフォルダー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask whether to keep the game, once no mode such as the counting story uses the board.</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask whether to keep the game, once no mode such as the counting story uses the board.</extracomment>
        <translation>すべての対局を記録</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is searched for, made on first use.</extracomment>
        <translation>交点の手へ移動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Point, such as D4</source>
        <translation>交点(例：D4)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a move</source>
        <translation>手へ移動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move, 0 to %1</source>
        <extracomment>Return the placeholder of the field to go to a move: the possible numbers. %1 = last</extracomment>
        <translation>手数、0から%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to a point</source>
        <translation>交点へ移動</translation>
    </message>
</context>
<context>
    <name>preview</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Page %1 of %2</source>
        <extracomment>Return the shown page of the print preview, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The message in the print preview where the system has no printer.</extracomment>
        <translation>プリンターが見つかりません。ページは PDF ファイルとして保存できます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>The message where a printer could not be used, or stopped before the end.</extracomment>
        <translation>印刷できませんでした。プリンターを確かめて、もう一度お試しください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Save as PDF…</source>
        <translation>PDF として保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Print preview</source>
        <translation>印刷プレビュー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Whole page</source>
        <translation>ページ全体</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page width</source>
        <translation>ページ幅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Portrait</source>
        <translation>縦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Landscape</source>
        <translation>横</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom</source>
        <translation>拡大率</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom out</source>
        <translation>縮小</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capture</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>逃げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>シチョウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>ゲタ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Snapback</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>ウッテガエシ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Connect</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>つなぐ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>切る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>眼を2つ作る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>眼をつぶす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>攻め合い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ko</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Close the border</source>
        <extracomment>The name of a kind of problem.</extracomment>
        <translation>境界を閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Return the name of a course with problems of all kinds, on one size of board or on all. %1 = course.side</extracomment>
        <translation>%1×%1の碁盤で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Return the name of a course with problems of all kinds, on one size of board or on all.</extracomment>
        <translation>すべての種類、やさしい順</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>Return the progress in a collection of problems: &quot;2 of 5 solved, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>%2問中%1問正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>Return the progress in a collection of problems: &quot;2 of 5 solved, 1 missed&quot;. %1 = missed</extracomment>
        <translation>、不正解%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>Return the grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where it has none. %1 = grades[0]</extracomment>
        <translation>難しさ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>Return the grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where it has none. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>難しさ%1〜%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>問題%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>難しさ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>前回は不正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Return the line that names the current problem: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>前回は正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Return the side to move in a problem.</extracomment>
        <translation>黒の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Return the side to move in a problem.</extracomment>
        <translation>白の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>この手はファイルに書かれていません。数に入れないので、別の手をためしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>Return the note that a problem has no solution; &apos;&apos; where it has one.</extracomment>
        <translation>ファイルに答えがありません。盤を見ることはできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>Return the description of a small board in the grid of problems: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>問題%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>The word beside the number of the next problem.</extracomment>
        <translation>次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>Return the message where a folder holds no problems. %1 = isolated(name)</extracomment>
        <translation>%1に問題がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Return the note how many files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>問題のないファイル%n個を省きました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>Return the label of the button for the problems that are due for review. %1 = count</extracomment>
        <translation>復習：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>石を盤の端か自分の石のほうへ追うように、アタリをかけましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>石を1つ捨てます。それを取った連がアタリになりませんか?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>黒番：わくの中で%n目取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>
            <numerusform>白番：わくの中で%n目取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>黒が入ってきます。残りは%n目より少なくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Return the reason why the last move fails, as the moves after it show; &apos;&apos; where it is not known.</extracomment>
        <translation>
            <numerusform>白が入ってきます。残りは%n目より少なくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黒が石を%n個取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白が石を%n個取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黒のほうが速いです。こちらの%n個の石は呼吸点が1つです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白のほうが速いです。こちらの%n個の石は呼吸点が1つです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黒に止められました。この石は助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白に止められました。この石は助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黒に眼が2つできました。この石は生きです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白に眼が2つできました。この石は生きです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黒がこちらの石を%n個取って逃げます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白がこちらの石を%n個取って逃げます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黒がつながりました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白がつながりました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黒が逃げました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白が逃げました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黒ががんばりました。この石は取れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白ががんばりました。この石は取れません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>黒がつながって1つの連になりました。呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>
            <numerusform>白がつながって1つの連になりました。呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>黒に切られました。石ははなれたままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>Return the sentences with the result that Black, and that White, reaches.</extracomment>
        <translation>白に切られました。石ははなれたままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>Return the question of a task with the side to move; more than three stones are called outlined.</extracomment>
        <translation>わくの石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>黒番：コウで%1を助けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>白番：コウで%1を助けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>黒番：コウで%1を取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <extracomment>Return the question of a task that is solved by a ko, with a place for its stones.</extracomment>
        <translation>白番：コウで%1を取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>正解です。これで解けました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>ここまで正解です。続けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>A hint; another one shows the move (H)</source>
        <translation>ヒント。もう一度押すと手がわかります(H)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The solution: %1.</source>
        <extracomment>Return the sentence with the moves of the solution, after it was shown. %1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>答え：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>Return the description of a point of a problem for a screen reader, with its marks.</extracomment>
        <translation>わくの中</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>Return the message that parts of a file of problems are missing, with a line for each of them.</extracomment>
        <translation>
            <numerusform>足りないものが%n個あります。残りは使います。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>Return a fault in a file of problems behind the number of its problem. %1 = finding.game + 1</extracomment>
        <translation>問題%1。 </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Missed ones first</source>
        <translation>まちがえた問題から</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a folder…</source>
        <translation>フォルダーから…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take back</source>
        <translation>1手戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Solution</source>
        <translation>答え</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn</source>
        <translation>回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror</source>
        <translation>反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap colours</source>
        <translation>色を入れかえる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next</source>
        <extracomment>Show and enable the controls for the actions that are possible.</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Overview</source>
        <translation>一覧</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Turn the board a quarter turn (T)</source>
        <translation>盤を90度回す(T)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Mirror the board left and right (M)</source>
        <translation>盤を左右に反転(M)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Previous problem (B)</source>
        <translation>前の問題(B)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Next problem (N)</source>
        <translation>次の問題(N)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems</source>
        <translation>すべての問題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin again</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>もう一度最初から</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, and scroll the next problem into view.</extracomment>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself.</extracomment>
        <translation>ここではパスがいちばんです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>Return the last hint at a problem: the words of the file, else the hint for its kind; later, the move itself. %1 = move</extracomment>
        <translation>答えは%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>どの呼吸点がその石をいちばん助けますか? まずそこをふさぎましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>取れる石がまわりにありませんか? または、どこに打つと呼吸点がいちばんふえますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>アタリだけでは石に逃げられます。はなれたところから逃げ道をふさぎましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>つながる道が2つできるのはどの交点ですか? 止められるのは片方だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>相手はどこでつながりますか? そこに打った石はがんばれますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>眼になりそうなところはいくつありますか? どの交点なら2つできますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>相手ならどこに打って眼を2つ作りますか? 先にそこへ打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>両方の呼吸点を数えましょう。共通の呼吸点は最後につめます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>そのままではうまくいきません。コウになる手を見つけましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>The hint for problems of this kind: the idea to look for.</extracomment>
        <translation>相手はまだどこから入れますか? そこを閉じましょう。石も目数に入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>The reply to the last move of an attempt.</extracomment>
        <translation>それでは解けません。別の手をためしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Pass (P)</source>
        <translation>パス(P)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Take your move back (Backspace)</source>
        <translation>1手戻す(Backspace)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the solution (S)</source>
        <translation>答えを表示(S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Swap Black and White (C)</source>
        <translation>黒白を入れかえる(C)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Back to the list of problems (Esc)</source>
        <translation>問題の一覧に戻る(Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>All problems here as small boards (O)</source>
        <translation>すべての問題を小さな盤で表示(O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Show the whole board (W)</source>
        <translation>盤全体を表示（W）</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Finish</source>
        <extracomment>Show and enable the controls for the actions that are possible.</extracomment>
        <translation>終わる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Back to the board</source>
        <translation>盤に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Start page</source>
        <translation>スタートページ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open problems</source>
        <extracomment>Show the dialog that opens a file of problems.</extracomment>
        <translation>問題を開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Show the dialog that opens a file of problems.</extracomment>
        <translation>問題 (*.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Show the dialog that opens a folder, and show the problems of all its files.</extracomment>
        <translation>問題のフォルダーを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Show the problems that are due for review.</extracomment>
        <translation>復習する問題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>Return the message where the results of problems could not be written. %1 = reason</extracomment>
        <translation>解いた記録を保存できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Return the message where the results of problems could not be read: their file, and that they start again. %1 = path</extracomment>
        <translation>解いた記録を読めませんでした。%1として取ってあります。もう一度最初から始めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>In order</source>
        <translation>順番に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>No problems came with the program. Open a file with some.</source>
        <extracomment>The text in place of the problems where there are none.</extracomment>
        <translation>プログラムに問題が付いていません。問題のファイルを開いてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>The line below the title of the problems that describes them.</extracomment>
        <translation>正しい手を見つけましょう。碁盤が答えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>question</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Keep it?</source>
        <extracomment>The title of the question whether to keep a text that is not in the record yet.</extracomment>
        <translation>残しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>The line below that question: the text would be lost.</extracomment>
        <translation>ここに書いたものは、まだ棋譜に入っていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>残さない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Return the question whether to keep a written text when its dialog is left.</extracomment>
        <translation>書き続ける</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>Return the line below that question: the number of unsaved changes.</extracomment>
        <translation>
            <numerusform>まだ保存していない変更が%n件あります。先へ進む前に保存しますか?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>The title of the question whether to save the game before going on.</extracomment>
        <translation>対局を保存しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>保存しない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Return the question whether to save changes; the answer is SAVE, DISCARD or another number.</extracomment>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>reach</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>One click changes</source>
        <translation>クリックで変わるもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all chains that live or die together.</source>
        <extracomment>The tip of the choice by which a click changes a whole group.</extracomment>
        <translation>クリックすると、生きるのも死ぬのもいっしょの連がすべて変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Chain</source>
        <translation>連</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes only the stones that are joined by lines.</source>
        <extracomment>The tip of the choice by which a click changes a chain.</extracomment>
        <translation>クリックすると、線でつながった石だけが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Whole area</source>
        <translation>領域全体</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A click changes all stones of that colour in the closed area, or all its empty points. So does a double click, or a click with Shift.</source>
        <extracomment>The tip of the choice by which a click changes a closed area.</extracomment>
        <translation>クリックすると、閉じた領域のその色の石がすべて、または空いた交点がすべて変わります。ダブルクリックやShift＋クリックも同じです。</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Return the reason why a large file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>ファイルが大きすぎて、棋譜とは思えません(%1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1バイト</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 kB</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 kB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 MB</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 GB</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 GB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 TB</source>
        <extracomment>Return the size of a file: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1 TB</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is empty.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>文字のファイルではないので、棋譜ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>The reason why a file cannot be read as a record, in a sentence without the file&apos;s name.</extracomment>
        <translation>このファイルに対局がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Return the reason why a file cannot be read as a record, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>これは別の形式の棋譜です(%1)。まだ読めません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Return the reason why a file cannot be read as a record, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>%1という文字コードはありません。</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>呼吸点がなくなります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>前と同じ盤面になります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>盤の外です</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1は盤の外です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Return the explanation of a move that is not allowed by the rules in force, in two or three sentences. %1 = name</extracomment>
        <translation>%1に打つと、その石もつながる石も、となりに空いた交点がなくなります。相手の石も取れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>Return the caption of the first board of a repetition: the earlier one. %1 = number</extracomment>
        <translation>%1手目のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>Return the caption of the second board of a repetition: the board after the refused move. %1 = color %2 = point</extracomment>
        <translation>%1が今%2に打つと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>すでに石があります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason why a move is not allowed, in a few words.</extracomment>
        <translation>コウはすぐに取り返せません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1にはすでに石があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name</extracomment>
        <translation>%1に打つと石の呼吸点がなくなります。このルールでは打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out.</extracomment>
        <translation>すぐには取り返せません。先にほかのところに打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Return the line below the board for a move that is not allowed: the reason, and the way out. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>%1には打てません。%2手目のあとと同じ盤面になります。ほかのところに打つか、パスしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>The explanation of a move that is not allowed by the rules in force, in two or three sentences.</extracomment>
        <translation>石は空いた交点に打ち、打った石は動かしません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>The explanation of a move that is not allowed by the rules in force, in two or three sentences.</extracomment>
        <translation>直前の手で、ここの石が1つ取られました。すぐに取り返すと前と同じ盤面になります。ほかのところに1手打てば取り返せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Return the explanation of a move that is not allowed by the rules in force, in two or three sentences. %1 = side %2 = name %3 = number</extracomment>
        <translation>%1が%2に打つと、%3手目のあととまったく同じ形になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>このルールでは、前と同じ盤面にできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>このルールでは、手番も同じになる前の盤面にはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <extracomment>The sentence about the superko rule in force, after a move that it forbids.</extracomment>
        <translation>このルールでは、自分が前に作った盤面をもう一度作れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>Return the label of the button that shows the earlier board of a repetition. %1 = number</extracomment>
        <translation>%1手目を見る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>The sentence that no ruleset allows a refused move.</extracomment>
        <translation>どのルールでも打てない手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>Return the sentence which rulesets allow a refused move, and which do not. %1 = allow %2 = refuse</extracomment>
        <translation>打てるルール：%1。打てないルール：%2。</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Return the place of a repair: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>%1行目、%2文字目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Return the place of a repair: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>%3局目、%1行目、%2文字目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>Return a repair on one line, as it is copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1：%2 正しくは：%3。したこと：%4。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>
            <numerusform>このファイルの%n個の値を読めません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>ここではとばしました。ファイルは変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults. %1 = len(findings)</extracomment>
        <translation>直したところ：全部で%1か所。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>Return the message after a faulty file was opened: the faults, and that they are repaired; empty without faults.</extracomment>
        <translation>ここでは直しました。ファイルは変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>書いてあるもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>正しいもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>Return the headings of the columns.</extracomment>
        <translation>したこと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was repaired</source>
        <translation>直した内容</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Other values are still being read…</source>
        <translation>ほかの値を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Copy as text</source>
        <translation>文字としてコピー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy…</source>
        <translation>直したファイルを保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Select a line to see its place on the board.</source>
        <extracomment>The hint below the list of repairs: a line shows its place on the board.</extracomment>
        <translation>行を選ぶと、盤上の場所がわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>Return the name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1(修正済み)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Ask for the path of a repaired copy; the file itself stays as it is.</extracomment>
        <translation>直したファイルを保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>Return the message where a repaired copy is saved under the name of the file itself. %1 = name</extracomment>
        <translation>%1は元のファイルです。別の名前にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>Return the message after a repaired copy was written. %1 = name</extracomment>
        <translation>直したファイルを%1に保存しました。</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Return the label of the button for the player who resigns. %1 = name</extracomment>
        <translation>%1が投了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>The question which of two players resigns.</extracomment>
        <translation>どちらが投了しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>The line below the question which player resigns.</extracomment>
        <translation>相手の勝ちになります。「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Ask which player resigns, the side to move first; None if cancelled.
----------
Ask whether the user resigns; an engine resigns by itself.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>Ask whether the user resigns; an engine resigns by itself.</extracomment>
        <translation>投了する</translation>
    </message>
</context>
<context>
    <name>restore</name>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Open file as saved</source>
        <translation>保存したファイルを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard…</source>
        <translation>捨てる…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Ask again at the next start</source>
        <translation>次の起動でもう一度聞く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Discard these changes?</source>
        <extracomment>The title of the question whether to discard the kept changes.</extracomment>
        <translation>この変更を捨てますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>The line below the question whether to discard the kept changes.</extracomment>
        <translation>もう元に戻せません。ファイルは変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Keep them</source>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/restore.py"/>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by %1</source>
        <extracomment>Return the sentence who won, and by how many points: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>黒の%1目勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Return the sentence who won, and by how many points: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>白の%1目勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Draw</source>
        <extracomment>Return the result of a row in the short form of a table: &quot;B+½&quot;, &quot;Draw&quot;.
----------
Return the result of a count in the words for the result of a game: &quot;Black wins by 2½&quot;, &quot;Draw&quot;.
----------
The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>引き分け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>無勝負</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>The result that RE gives in words where its meaning is sure, else as the record has it.</extracomment>
        <translation>結果は不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record.</extracomment>
        <translation>打てない手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record.</extracomment>
        <translation>同形反復</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>黒の勝ち(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>Return the sentence about a win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>白の勝ち(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>The comment that the program writes into a game which both players lose.</extracomment>
        <translation>両者負け：終わり方について合意できませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黒の中押し勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白の中押し勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黒の時間切れ勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白の時間切れ勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黒の不戦勝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白の不戦勝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>黒の勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <extracomment>The sentence who won, with the reason if it is known, without a margin.</extracomment>
        <translation>白の勝ち</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>The text in place of the results while no pupil has answered under a name.</extracomment>
        <translation>まだ結果がありません。レッスンか問題を表示して「生徒に答えさせる…」を選び、「名前を聞いて結果を残す」にチェックを入れてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>生徒%n人</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1, %2, %3</source>
        <extracomment>Return the title of a class in the list of results: &quot;Net, 2 May 2026, 12 pupils&quot;. %1 = isolated(title) %2 = day_text(date.fromisoformat(day)) %3 = count</extracomment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.</source>
        <extracomment>The explanation of the signs in the table of results.</extracomment>
        <translation>チェック：正解。数字付きはその回で正解。バツ：不正解の回数。はてな：ヒントあり。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>一度で正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none. %1 = result.tries</extracomment>
        <translation>%1回目で正解</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>
            <numerusform>不正解%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>Return the result of a task in words, for a screen reader and an exported table; &apos;&apos; for none.</extracomment>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>Return how many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Return the message where answers of pupils could not be written. %1 = reason</extracomment>
        <translation>答えを保存できませんでした：%1。プログラムを終えるまではここに残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Return the message where results of pupils could not be deleted. %1 = reason</extracomment>
        <translation>結果を削除できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>The title of the question whether to delete the results of a class.</extracomment>
        <translation>この結果を削除しますか?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>Return the line below that question: the class and the number of its pupils. %1 = isolated(title)</extracomment>
        <translation>
            <numerusform>生徒%n人の答えは、もう元に戻せません：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Results of pupils</source>
        <translation>生徒の結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save as CSV…</source>
        <translation>CSVで保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Save the results</source>
        <translation>結果を保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Keep them</source>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Pupil</source>
        <translation>生徒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Solved</source>
        <translation>正解数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>Right at once</source>
        <translation>一度で正解</translation>
    </message>
</context>
<context>
    <name>resume</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wants to play on</source>
        <extracomment>Return the label of the button for the player who wants to play on. %1 = name</extracomment>
        <translation>%1が打ち続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>The question which of two players wants to play on.</extracomment>
        <translation>どちらが打ち続けますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>The line below that question, under rules that then let the other player move first.</extracomment>
        <translation>このルールでは、そのとき相手が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Ask who wants to resume after a stop; None if cancelled.</extracomment>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Place in the record</source>
        <translation>棋譜の中の位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Start</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place.</extracomment>
        <translation>最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place. %1 = number</extracomment>
        <translation>%1手目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Stop (Space)</source>
        <extracomment>Show whether the autoplay runs.</extracomment>
        <translation>停止(Space)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the autoplay runs.</extracomment>
        <translation>再生(Space)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>Return the question for the rules of a record that names unknown ones. %1 = name</extracomment>
        <translation>この棋譜のルール「%1」は登録されていません。どのルールで判定し、数えますか? 棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record does not name its rules. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names none.</extracomment>
        <translation>この棋譜にはルールが書かれていません。どのルールで判定し、数えますか? 棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The whole game will then be judged and counted by these rules.</source>
        <extracomment>The line below the question whether to change the rules: the whole game is judged by them.</extracomment>
        <translation>対局全体を、このルールで判定して数えます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>Return the line below that question with the number of moves that the other rules do not allow.</extracomment>
        <translation>
            <numerusform>この対局の%n手は、そのルールでは打てません。どの手もそのまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>The line below that question where the game has no komi and the other rules usually do.</extracomment>
        <translation>この対局にはコミがありませんが、このルールではふつうコミがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Return the title of the question whether to change the rules of the game. %1 = name</extracomment>
        <translation>ルールを「%1」に変えますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Change the rules</source>
        <translation>ルールを変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The komi is %1 and stays so unless you change it.</source>
        <extracomment>Return the line below that question about the komi, which does not change with the rules. %1 = komi</extracomment>
        <translation>コミは%1です。変えなければこのままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>Return the label of the button that changes both the rules and the komi. %1 = komi</extracomment>
        <translation>ルールとコミ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/rules.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>rulesets</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese (server style)</source>
        <translation>中国(サーバー式)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese</source>
        <translation>中国</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese</source>
        <translation>日本</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean</source>
        <translation>韓国</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA</source>
        <translation>AGA(アメリカ)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>British (BGA)</source>
        <translation>イギリス(BGA)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>French (FFG)</source>
        <translation>フランス(FFG)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand</source>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Tromp-Taylor</source>
        <translation>トロンプ・テイラー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Basic (Davies)</source>
        <translation>ベーシック(デイビス)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (expert ko)</source>
        <translation>応昌期(エキスパートコウ)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simplified Ing</source>
        <translation>応昌期(簡略)</translation>
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
        <translation>文書の上では、前と同じ盤面は禁止です。実際には単純なコウだけが禁止で、ほかは審判が決めます。ここでは無勝負に同意して終わることができます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The text can be read in several ways; most people read it as situational superko.</source>
        <translation>条文はいろいろに読めますが、ふつうは手番もふくむスーパーコウと読まれています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only part of the text was available. Playing on after a stop and handicap work as in Japanese rules.</source>
        <translation>条文の一部しか手に入りませんでした。止めたあとの続きと置き石は、日本ルールと同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Imagined play decides which stones are dead. Here you agree on it.</source>
        <translation>どの石が死んでいるかは、頭の中で考えた手順で決まります。ここでは両者の同意で決めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The rules leave the komi to the players; a new game suggests 7½.</source>
        <translation>コミは対局者にまかされています。新しい対局では7½をすすめます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing&apos;s rule of fighting and disturbing kos was never written down exactly enough for a program to follow. Here the board may never repeat.</source>
        <translation>応氏の闘劫と擾劫のルールは、プログラムで使えるほどはっきりとは書かれていません。ここでは前と同じ盤面は禁止です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Closer to Ing&apos;s own rule: a board may repeat once. The difference shows only when several kos are fought at once.</source>
        <translation>応氏のもとのルールに近いもの：同じ盤面は1回だけ許されます。ちがいが出るのは、いくつかのコウを同時に争うときだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Another ko rule is said to have existed, but its text was not found. Handicap is our reading.</source>
        <translation>コウのルールがほかにもあったといわれますが、条文は見つかりませんでした。置き石はこのプログラムの解釈です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each group keeps two points empty, like a tax it pays. A game may begin with two stones of each colour on opposite star points. Ko and draws are our reading.</source>
        <translation>どのグループも2目を空けておきます。税をはらうようなものです。黒白2子ずつ、向かい合う星に置いて始めることもあります。コウと引き分けはこのプログラムの解釈です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Each pass costs a stone, so both ways of counting agree.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>パスごとに石を1つわたすので、どちらの数え方でも同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>Return the sentence about the points that count under a ruleset.</extracomment>
        <translation>石と囲んだ交点の両方を数えます。または囲んだ交点とアゲハマを、パスごとの石もふくめて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>盤に置ける石をすべて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>コウはすぐに取り返せません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>前と同じ盤面にはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>手番も同じになる前の盤面にはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>自分が前に作った盤面はもう一度作れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>The sentence about boards that may not repeat under a ruleset.</extracomment>
        <translation>コウはすぐに取り返せません。同じ盤面を3回作ることもできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>自分の石の呼吸点がなくなる手は打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>自分の石2つ以上なら、最後の呼吸点をうめて捨てることができます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>The sentence whether a ruleset allows suicide.</extracomment>
        <translation>自分の石は、最後の呼吸点をうめて捨てることができます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <extracomment>The sentence of a ruleset&apos;s description about repeating boards; empty where they are forbidden.</extracomment>
        <translation>同じ盤面がくり返されるときは、同意すれば無勝負で終われます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <extracomment>The sentence of a ruleset&apos;s description about repeating boards; empty where they are forbidden.</extracomment>
        <translation>同じ盤面がくり返されるときは、同意すれば引き分けにできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about playing on after a stop; empty for the usual rule.</extracomment>
        <translation>打ち続けたい人は、相手に先に打たせます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ing (approximation)</source>
        <translation>応昌期(近似)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ancient Chinese</source>
        <translation>昔の中国</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple territory</source>
        <translation>簡単な地ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Chinese rules</source>
        <translation>中国ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Japanese rules</source>
        <translation>日本ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Korean rules</source>
        <translation>韓国ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>AGA rules</source>
        <translation>AGAルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>New Zealand rules</source>
        <translation>ニュージーランドルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All neutral points are filled, and all moves that are still needed are made, before the game stops.</source>
        <translation>対局が止まる前に、ダメをすべてつめ、必要な手入れもすべてします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Fill the neutral points before you pass.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>パスの前にダメをつめます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>初心者に向いています。自分の領域の中に打っても損をしません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>自分の領域の中に打つと1目損をします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>Return a short sentence about a ruleset for users who choose one.</extracomment>
        <translation>石だけを数えます。どのグループも2目を空けておきます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>領域を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>地を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>The heading of the rulesets with the same way of scoring.</extracomment>
        <translation>石を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>石と囲んだ交点の両方を数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>The sentence about the points that count under a ruleset.</extracomment>
        <translation>囲んだ交点とアゲハマを数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about points in seki; empty without such a rule.</extracomment>
        <translation>セキのグループが囲んだ交点は数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <extracomment>The sentence of a ruleset&apos;s description about points for a handicap; empty where there are none.</extracomment>
        <translation>白は置き石1つにつき1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <extracomment>The sentence of a ruleset&apos;s description about points for a handicap; empty where there are none.</extracomment>
        <translation>白は2つ目からの置き石1つにつき1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about the last or the first pass; empty for the usual rule.</extracomment>
        <translation>最後のパスは白がします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about the last or the first pass; empty for the usual rule.</extracomment>
        <translation>白が先にパスすると、白は1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>2回のパスで対局が止まります。4回続くと、すべての石を生きとして終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>2回のパスで対局が止まります。打ち続けて2回目に止まると、すべての石を生きとして終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <extracomment>The sentence of a ruleset&apos;s description about the end of the game.</extracomment>
        <translation>2回のパスで対局が止まり、同意すると終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <extracomment>Return the sentence of a ruleset&apos;s description about ties; empty where a tie is a draw.</extracomment>
        <translation>同じ目数なら黒の勝ちです。</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>The line below the question whether to delete custom rules: games keep them.</extracomment>
        <translation>このルールは選べなくなります。このルールで打った対局には残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list of rulesets where a question asks for one.</extracomment>
        <translation>どのルールですか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Rulesets</source>
        <translation>ルール一覧</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Make your own from these…</source>
        <translation>これをもとに自分のルールを作る…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Edit…</source>
        <translation>編集…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Use these rules</source>
        <translation>このルールを使う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Compared with</source>
        <translation>くらべる相手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>In this game</source>
        <translation>この対局では</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Your own</source>
        <translation>自分のもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1, chosen</source>
        <extracomment>Return the chosen row in the list of rulesets as a screen reader speaks it. %1 = name</extracomment>
        <translation>%1(選択中)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>Fill the choice of the ruleset to compare with, the chosen one first.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>The text in place of a ruleset while none is shown.</extracomment>
        <translation>左からルールを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Return the question whether to delete custom rules. %1 = name</extracomment>
        <translation>「%1」を削除しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>What these rules say</source>
        <translation>ルールの内容</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1: %2</source>
        <extracomment>Return the value of a cell in another ruleset, for comparison: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>Return the message where a file was not written because it would not match the board when read back. %1 = name</extracomment>
        <translation>%1はひどくこわれているので、そのまま書き直せません。読み直すと盤面と合わなくなります。ディスクの上では何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>Return the message after the user cancelled saving. %1 = name</extracomment>
        <translation>%1は保存されませんでした。ファイルは前のままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>Return the message after the user cancelled saving a copy or some games. %1 = name</extracomment>
        <translation>%1は保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>Return the progress shown while a large file is written. %1 = name</extracomment>
        <translation>%1を保存中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Return the message where a file cannot be written because another window has it open. %1 = name</extracomment>
        <translation>%1はgoboardの別のウィンドウで開いています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>Return the message after saving a file with other hard links, which keep the earlier version. %1 = name</extracomment>
        <translation>%1を保存しました。ファイルにはほかの名前(ハードリンク)もあり、そちらは前の版のままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>Return the message after saving a file whose earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1を保存しましたが、前の版を残せませんでした：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Return the message where another program wrote the open file. %1 = name</extracomment>
        <translation>ほかのプログラムが%1を変更しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>Return the message where the open file was deleted or moved. %1 = name</extracomment>
        <translation>%1は削除されたか、移動しました。対局はここに残っています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>The note, after a file was opened in place of unsaved changes, that these are among the shelved games.</extracomment>
        <translation>こちらの版は、あずけた対局の中にあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>Return the description of the unsaved game of a program that ended: its title, its changes, and their time. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>%1を開いている間にgoboardが終了しました。変更%n件が残っています。最後は%2です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The note where a file was changed after the unsaved changes to it were kept.</extracomment>
        <translation>そのあとファイルが変わっています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>Return a time of today as &quot;at 14:03&quot;, any other with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>Return a time of today as &quot;at 14:03&quot;, any other with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>%1の%2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2、石：%3。%4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Return the line of goboard score about a group: its status, the judgement, its confidence, and the reason. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>%1として数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>Return the sentence with the judgement of a group and its confidence, in the line about the group. %1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>%1と判断(%2)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>Return the sentence with the judgement of a group and its confidence, in the line about the group. %1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>不明、おそらく%1(%2)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>The word for the judgement of a group: alive, dead, in seki, or not clear.</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>The note of goboard score about a capture game, in which captured stones win.</extracomment>
        <translation>これは石取りゲームです。目数ではなく、石を取ったほうが勝ちです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result.</extracomment>
        <translation>対局が終わっていないので、最後の手順はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result.</extracomment>
        <translation>もう打つところはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result. %1 = moves</extracomment>
        <translation>最後の手順、黒から：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>Return the lines of goboard score --fill: the last moves, each forced answer, and the result. %1 = moves</extracomment>
        <translation>最後の手順、白から：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>Return the line of goboard score with the result after the last moves. %1 = result %2 = words</extracomment>
        <translation>最後の手順のあとの結果：%1(%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>Return the line with the result of the board as it stands, below another result or where no other can be given. %1 = result %2 = words</extracomment>
        <translation>今の盤面のまま：%1。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>The sentence of goboard score that the last moves do not change the result.</extracomment>
        <translation>今の盤面のままでも結果は同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Return the line of goboard score that says which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>黒が%1に打って石を守ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Return the line of goboard score that says which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>白が%1に打って石を守ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Return the sentence about a group that the players have to decide, with the status it is counted as. %1 = where %2 = leaning</extracomment>
        <translation>%1のグループははっきりしません。%2として数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>Return a table with a row for each count: result, Black&apos;s margin, and the terms of both sides.</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>数えない(セキ)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>だれのものでもない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Return every group with its reason, the open points of the board, and the points of every line.</extracomment>
        <translation>どちらがつめてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>Return the sentence of goboard score with the result that the record gives. %1 = result</extracomment>
        <translation>棋譜には%1とあります。</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>ここで変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>次の手の前に入れる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>The label of the button that writes a set-up board to this place in the record.</extracomment>
        <translation>新しい変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The label of the button that leaves the record unchanged.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where to write a set-up board when moves follow.</extracomment>
        <translation>この局面のあとに手があります。変更をどこに入れますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>あとの手は、すべてそのまま打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>調べたかぎり、あとの手はそのまま打てます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>
            <numerusform>あとの%n手が打てなくなります： </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible. %1 = names</extracomment>
        <translation>%1では、あとで並べる石が何も変えなくなります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>Return the message after a move was inserted, with the later moves that are no longer allowed; empty for none.</extracomment>
        <translation>
            <numerusform>あとの%n手が打てなくなりました： </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>The hint shown while moves are inserted: the effect of a move, and the key that ends it.</extracomment>
        <translation>手の挿入中：今打つ手のあとに、もとの手が続きます。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>The hint, while a board is set up after a move, that the stones go into a node of their own.</extracomment>
        <translation>ここには手があります。並べた石は、その手のあとに別の局面として入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>Return the announcement after a stone was picked up from a board that is being set up. %1 = point_name(point, size)</extracomment>
        <translation>%1の黒石を持ち上げました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>Return the announcement after a stone was picked up from a board that is being set up. %1 = point_name(point, size)</extracomment>
        <translation>%1の白石を持ち上げました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.</source>
        <extracomment>The hint for laying stones while a board is set up.</extracomment>
        <translation>クリックで石を置きます。Shiftか右ボタンで反対の色。もう一度クリックすると取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>The hint for taking stones off while a board is set up.</extracomment>
        <translation>クリックかドラッグで石を取ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>The hint while a stone from the bowl is held.</extracomment>
        <translation>空いた交点に石を置いてください。Escで元に戻ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Return the message that lists the later moves and set-ups that a set-up makes impossible.</extracomment>
        <translation>棋譜にはそのまま残ります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Return the first names as a list, and the number of the others.</extracomment>
        <translation>
            <numerusform>ほか%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>Return the warning while a board is set up that chains have no liberty; empty where all have one.</extracomment>
        <translation>呼吸点のない連が1つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>Return the warning while a board is set up that chains have no liberty; empty where all have one. %1 = count</extracomment>
        <translation>呼吸点のない連：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>In turn</source>
        <translation>交互</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Empty</source>
        <translation>消す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move</source>
        <translation>動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black to move</source>
        <translation>黒番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White to move</source>
        <translation>白番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take back</source>
        <translation>1つ戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Click or drag on the board, or drag a stone from here</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>盤上でクリックかドラッグ、またはここから石をドラッグ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>黒と白を交互に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>石を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>石を動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>回転と反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>色を入れかえる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>黒から打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>白から打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>1つ前に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>変えずに元の盤に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Give each button a shortcut that works while the bar is shown, and a tool tip that names it.</extracomment>
        <translation>この盤面にする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%1 (%2)</source>
        <extracomment>Return the tip of a button for setting up: its action and its key. %1 = tip %2 = key</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>The hint for moving stones while a board is set up.</extracomment>
        <translation>石を空いた交点へドラッグします。盤の外へ出すと取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>The hint while a stone from the board is held.</extracomment>
        <translation>Enterかクリックで石を置きます。Delで取り、Escで元に戻します。</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n move(s)</source>
        <extracomment>Return the number of moves of a game.
----------
Return the known facts of a game in a collection: &quot;B+R, 2016-03-10, 211 moves&quot;.</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Return &quot;today&quot;, &quot;yesterday&quot;, &quot;2 May&quot; or &quot;2 May 2024&quot;.</extracomment>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Return &quot;today&quot;, &quot;yesterday&quot;, &quot;2 May&quot; or &quot;2 May 2024&quot;.</extracomment>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>Return the number of games in a file.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>The title of the question whether to discard the unfinished game.</extracomment>
        <translation>この対局を捨てますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>The line on the start page about the lessons.</extracomment>
        <translation>はじめの一手からコウとセキまで、すべてのレッスン。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>The line on the start page about the first evening, before its first step.</extracomment>
        <translation>短いレッスンが3つと小さな対局。そのあとは、初めての本番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>Return the line on the start page with the number of finished steps of the first evening. %1 = done %2 = steps</extracomment>
        <translation>%2ステップ中%1ステップ完了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>碁盤と石の打ち方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>石を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>石取りゲーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>パスと計算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>Return the names of the steps of the first evening, in their order.</extracomment>
        <translation>初めての対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>Return the offer after a game: the next step, or with &apos;&apos; the other lessons.</extracomment>
        <translation>レッスンを続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>石が取られました。アタリを2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The message where a running program hangs or is busy and a second one opens the files.</extracomment>
        <translation>すでに動いているgoboardが応答しません。これは別に起動したものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Return the message with the files of the last session that are gone. %1 = names</extracomment>
        <translation>もうありません：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>The line below the question whether to discard the unfinished game.</extracomment>
        <translation>打ちかけの対局は、もう元に戻せません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the number of positions of one of the user&apos;s own lessons.</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>Return how many of the user&apos;s own lessons the start page leaves out.</extracomment>
        <translation>
            <numerusform>ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>Return the offer after a game: the next step, or with &apos;&apos; the other lessons. %1 = name</extracomment>
        <translation>次：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>自殺手が出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>コウが出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>死んだ石が出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>The offer of a lesson after something new happened in a game; `key` is that of the lesson.</extracomment>
        <translation>セキが出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>The line on the start page about the lesson on counting.</extracomment>
        <translation>終わった対局を1つ、5通りの方法で数えて見せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>The heading of the lessons on the start page where the first evening has its own place.</extracomment>
        <translation>レッスンと問題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>The text in place of the recent records while there are none.</extracomment>
        <translation>開いたり保存したりした棋譜が並びます。SGFファイルのドロップもできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>The line on the start page below a folder that was opened recently.</extracomment>
        <translation>棋譜のフォルダー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Ask whether to discard the unfinished game.</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Ask whether to discard the unfinished game.</extracomment>
        <translation>捨てる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>How counting works</source>
        <translation>計算のしかた</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>The line on the start page about problems.</extracomment>
        <translation>正しい手を見つけましょう。碁盤が答えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>The heading of the start page&apos;s part for beginners.</extracomment>
        <translation>囲碁は初めて?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Recent records</source>
        <translation>最近の棋譜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Or drop an SGF file anywhere in this window.</source>
        <extracomment>The hint on the start page that files can also be dropped on the window.</extracomment>
        <translation>SGFファイルは、このウィンドウのどこにでもドロップできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>My lessons</source>
        <translation>マイレッスン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Open a folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Continue</source>
        <extracomment>Build the contents again, for the current theme.</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play</source>
        <translation>対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Discard…</source>
        <translation>捨てる…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start</source>
        <extracomment>Build the contents again, for the current theme.</extracomment>
        <translation>開始</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Play against the computer…</source>
        <translation>コンピューターと打つ…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Start here</source>
        <extracomment>Return the contents of the large place for a newcomer to Go.</extracomment>
        <translation>ここから始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>Return the contents of the large place while the unfinished game is being read.</extracomment>
        <translation>打ちかけの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>Return a tile for a size, with a board `side` pixels wide, or for any other size (None).</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>Return a tile for a size, with a board `side` pixels wide, or for any other size (None).</extracomment>
        <translation>大きさもルールも自由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>The line on the start page about the proposed first game.</extracomment>
        <translation>短くておぼえやすい対局。約15分。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>New game for two at this computer</source>
        <translation>このコンピューターで2人で打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other boards</source>
        <translation>ほかの碁盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>a short game, good to learn on</source>
        <translation>短くておぼえやすい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>All lessons</source>
        <extracomment>Show the progress of the first evening on the first tile, as long as it has begun and is not over.</extracomment>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>room for a plan</source>
        <translation>作戦を立てられる広さ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>the full board</source>
        <translation>正式な広さの碁盤</translation>
    </message>
</context>
<context>
    <name>story</name>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Japanese way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>日本式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>中国式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>応昌期式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>石が届くところまでの数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>ニュージーランド式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>1目ずつの数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>石を数える昔の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The title of a counting story: the tradition by which it counts.</extracomment>
        <translation>両方の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>盤そのものが計算になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>片方の色を数えると、残りがもう片方です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>すべての石を盤に戻します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>片方の領域を数えると、残りがもう片方です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>領域でも地でも、差は同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the progress of a chapter in the list: &quot;6 of 11&quot;, &quot;11&quot; at its end. %1 = points(step.done) %2 = whole</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count Black&apos;s area</source>
        <translation>黒の領域を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count White&apos;s area</source>
        <translation>白の領域を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Your stones and your empty points: each is a point.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>自分の石と自分の空いた交点を、どれも1目と数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>Return the name of a chapter in the list: the work done in it.</extracomment>
        <translation>どの交点が空いたままか見ましょう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>Return the name of a chapter in the list: the work done in it.</extracomment>
        <translation>コミを半分に分ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>Return the title of the step that led to this place of a counting story.</extracomment>
        <translation>終わったときの盤面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Return the reason for the step that led to this place, in a sentence or two.</extracomment>
        <translation>では、手で数えるときのように数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>Return the line below the board for a step of a counting story: its sum, else its action.</extracomment>
        <translation>では、順番に数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>Return the line below the board for a step of a counting story: its sum, else its action. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>%1の地は、アゲハマ1個につき1目へります：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>Return the running numbers at this place of a counting story; none while nothing was counted.</extracomment>
        <translation>今</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>Return the running numbers at this place of a counting story; none while nothing was counted.</extracomment>
        <translation>必要</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>Return the description of a point during a counting story, for a screen reader.</extracomment>
        <translation>数えるために戻した石</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>Return the tip of a speed of the counting story: the words a minute of a reader it suits.</extracomment>
        <translation>
            <numerusform>1分に%n語読む人向け</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>The note on a story by other rules than the game&apos;s: the record is unchanged.</extracomment>
        <translation>くらべるだけです。棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>死に石を取り上げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>セキのところは数えない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>地に印を付ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>パスごとに石1つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>地を10目ずつに整える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>地を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>石を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>盤の半分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>石をのばしていく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>数えないところをのぞく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>アゲハマを碁笥に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>コミを石でわたす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>グループごとに2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>うめる数え方は使えない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>グループごとに2目引く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>コミを足す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>置き石の分を足す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>盤を並べ直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>くらべる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>2つの計算を並べる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>空いたままの交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>相手の石 × 2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners into Black&apos;s territory</source>
        <translation>白のアゲハマを黒地へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners into White&apos;s territory</source>
        <translation>黒のアゲハマを白地へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s prisoners without room</source>
        <translation>入りきらない黒のアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s prisoners without room</source>
        <translation>入りきらない白のアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take Black&apos;s stones off</source>
        <translation>黒石を取り上げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take White&apos;s stones off</source>
        <translation>白石を取り上げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is Black&apos;s</source>
        <translation>残りは黒のもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest is White&apos;s</source>
        <translation>残りは白のもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black fills up</source>
        <translation>黒が石でうめる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White fills up</source>
        <translation>白が石でうめる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What Black has left over</source>
        <translation>黒の余り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>What White has left over</source>
        <translation>白の余り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A point that only one side can reach belongs to it.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>片方だけが届く交点は、その人のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>The line below the title of a counting story: the rules, and the idea in a few words.</extracomment>
        <translation>盤に置ける石を数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <extracomment>The names of the chapters that are the same for both sides.</extracomment>
        <translation>ダメを分け合う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>うめたアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>余ったアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>ダメの半分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>盤の残り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <extracomment>The name of a row of the running numbers.</extracomment>
        <translation>グループごとの2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>領域で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>地で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <extracomment>The name of a way of scoring, where a story counts in both.</extracomment>
        <translation>石で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>Return the reason for leaving points in seki out of a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>ここでは、セキのグループが囲んだ交点はだれの分にもなりません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>これが、それぞれが自分の石でうめられるところです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>この交点には、それぞれがまだ自分の石を置けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <extracomment>The reason for marking the territory in a counting story.</extracomment>
        <translation>片方だけが囲んだ空いた交点は、その人の地です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>Return the reason for filling a prisoner into territory in a counting story. %1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1は%3の石を%2個取りました。1個うめるたびに%3は1目へります。これは%4個目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>Return the reason for counting prisoners without room in a counting story. %1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>入れる場所がありません。1個につき%1の1目と数えます：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <extracomment>Return the reason for sliding stones to shape territory into tens in a counting story.</extracomment>
        <translation>石を自分の領域の中で動かすので、目数は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>Return the reason for counting a side&apos;s open points in a counting story. %1 = moment.name</extracomment>
        <translation>開いている交点は%1のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>Return the reason for splitting the neutral points in a counting story. %1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>これらの交点はだれも囲んでいません。半分ずつもらいます：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <extracomment>Return the reason for taking one side&apos;s stones off in a counting story.</extracomment>
        <translation>白だけを数えます。白のものでないところは黒のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <extracomment>Return the reason for taking one side&apos;s stones off in a counting story.</extracomment>
        <translation>黒だけを数えます。黒のものでないところは白のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = points(moment.step.done)</extracomment>
        <translation>石を10個ずつにまとめます。ここまで：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1の領域のほうが小さいです。2つずつ数えます。ここまで：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>コミは1個2目の石でわたしますが、このコミは偶数ではありません。そこで1目ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value</extracomment>
        <translation>コミは%1目です。黒はその半分だけ多く必要で、白はその半分だけ少なくてすみます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>Return the reason for White&apos;s points for passing first in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>このルールでは、白は先にパスしたので%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <extracomment>Return the reason for points for time penalties in a counting story.</extracomment>
        <translation>使いすぎた時間は、相手に目数ではらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <extracomment>Return the reason for laying the board out again in a counting story.</extracomment>
        <translation>同じ盤面を、もう一方の方法で数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>両者の目数は同じです。このルールでは黒の勝ちになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <extracomment>Return the comparison of both ways of scoring at the end of a counting story.</extracomment>
        <translation>ここでは2つの数え方でちがいが出ます。両者の手とパスの数が同じではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <extracomment>Return the reason for the reach of stones in a counting story.</extracomment>
        <translation>石から空いた交点へ、そのまた先へ。両方の色が届くところは、だれのものでもありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <extracomment>Return the reason for leaving points uncounted in a counting story.</extracomment>
        <translation>これらの交点は、ダメに決められたか、セキの中にあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>Return the reason for handing over the komi as stones in a counting story. %1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>%2の領域にある%1の石は、1つで2目になります。これは%3個目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>Return the reason for filling the own area in a counting story. %1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1がほかのすべての交点に石を置きます。置いた石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(stones)</extracomment>
        <translation>%1の生きた石は1つで1目です。ここまでの石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <extracomment>Return the reason for lifting the dead stones in a counting story.</extracomment>
        <translation>もう取られるのをさけられません。1つずつ、囲んでいる人のアゲハマになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <extracomment>Return the reason for lifting the dead stones in a counting story.</extracomment>
        <translation>もう取られるのをさけられません。その交点は、囲んでいる人のものです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>Return the reason for handing over a stone for each pass in a counting story. %1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1は%n回パスしました。パスごとに%2に石を1つわたします。最後は白です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>Return the reason for counting a side&apos;s stones in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>%1の石は盤上に%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>Return the reason for comparing with half the board in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>盤の交点は%nです。%1より多く持つほうがリードしています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>Return the reason for counting an area point by point or by twos in a counting story. %1 = moment.name %2 = points(empty)</extracomment>
        <translation>%1の領域の中の空いた交点も1目です。ここまで：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <extracomment>Return the reason why the rest of the board need not be counted in a counting story.</extracomment>
        <translation>相手の領域の石は1つ2目、空いた交点は1目と数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <extracomment>Return the reason why the rest of the board need not be counted in a counting story.</extracomment>
        <translation>ダメでも相手のものでもないところは、数えなくてもわかります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>Return the reason for returning prisoners to the bowls in a counting story. %1 = moment.name</extracomment>
        <translation>
            <numerusform>アゲハマはここでは数えません。%1は石を%n個返してもらいます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>Return the reason for filling the own area in a counting story. %1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1が碁笥の石で自分の領域をうめます。残りの石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>Return the reason for filling stones into the opponent&apos;s area in a counting story. %1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>%1の石は自分のところに入りきりません。1つにつき%2の2目になります。%3個目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>Return the reason for keeping two points for each group in a counting story. %1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>グループは2目を空けておいて生きます。%2の分は%1目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>盤上の石が1組の数をこえています。そこで1目ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <extracomment>The reason why a counting story cannot fill in as Ing&apos;s way does.</extracomment>
        <translation>コミの石を置く場所がありません。そこで1目ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <extracomment>Return the reason for taking off two points for each group in a counting story.</extracomment>
        <translation>どのグループにも、数えない2目が必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>白は%1目もらいます。黒の領域が%2なら、ちょうど引き分けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>Return the reason for the komi in a counting story. %1 = value</extracomment>
        <translation>黒が先に打ったので、白は%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>Return the reason for White&apos;s points for the handicap in a counting story. %1 = points(moment.chapter.amount)</extracomment>
        <translation>黒がはじめに置いた石の分、白は%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black needs half of that more, and White half of that less.</source>
        <extracomment>Return the sentence that says why points for White change both needs by half of them.</extracomment>
        <translation>黒はその半分だけ多く必要で、白はその半分だけ少なくてすみます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>両者の目数は同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>Return the comparison of both sides at the end of a counting story. %1 = times(2, margin / 2)</extracomment>
        <translation>石1つのちがいで2目の差になります：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same Return the comparison of both sides at the end of a counting story.</extracomment>
        <translation>黒は%1、白は%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <extracomment>Return the comparison of both ways of scoring at the end of a counting story.</extracomment>
        <translation>パスごとに石を1つわたし、白が最後にパスするので、どちらの数え方でも同じになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>済み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>今</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Show the state and the progress of the chapter.</extracomment>
        <translation>これから</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>Steps of the count</source>
        <translation>計算の手順</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Place in the count</source>
        <translation>計算の中の位置</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Pause</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.
----------
Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>ルールを変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>結果へ進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step forward</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Go to the end</source>
        <translation>終わりへ進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Result</source>
        <extracomment>Make a panel; one without the choice of a pace is for a story that waits for each step.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Set the text and the icon of the large button: pause, play, one step, or the act at the end.</extracomment>
        <translation>次へ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Back to the start</source>
        <translation>はじめに戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>One step back</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count Black</source>
        <translation>黒を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Count White</source>
        <translation>白を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Slow</source>
        <translation>おそい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Fast</source>
        <translation>はやい</translation>
    </message>
</context>
<context>
    <name>strip</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>直したファイルを保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/file_strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open copied or dropped data, after a question if they are very long.
----------
Ask whether to open a file that is too large for a usual record; `act` opens it.</extracomment>
        <translation>それでも開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1の時間：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs.</extracomment>
        <translation>黒が取った石：%1、白が取った石：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1:</source>
        <extracomment>Return the tip of a move on the strip of the game: its number, time, captures, evaluations and signs. %1 = engine</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black is ahead by %1</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>Return the evaluation of a position by a program, a line for each value. %1 = round(said.winrate * 100)</extracomment>
        <translation>黒が100局中%1局勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>ここから変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <extracomment>The names of the signs on the strip of the game, for the tip of a move.</extracomment>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Return the message where no font has the characters of a shown text.</extracomment>
        <translation>このコンピューターには、中国語・日本語・韓国語の一部の文字のフォントがないため、四角で表示されます。DebianやUbuntuでは、fonts-noto-cjkパッケージをインストールしてください。</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such file or folder</source>
        <translation>そのようなファイルやフォルダーがありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is no such folder</source>
        <translation>そのようなフォルダーがありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is a folder, not a file</source>
        <translation>これはファイルではなくフォルダーです</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>your share of the disk is full</source>
        <translation>ディスクの割り当てがいっぱいです</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file is too large for this disk</source>
        <translation>ファイルがこのディスクには大きすぎます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it is a link that leads back to itself</source>
        <translation>自分自身に戻るリンクです</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>too many files are open at once</source>
        <translation>開いているファイルが多すぎます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the file has too many names</source>
        <translation>ファイルの名前が多すぎます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>something with that name is already there</source>
        <translation>同じ名前のものがすでにあります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the network drive is not responding</source>
        <translation>ネットワークドライブが応答しません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>you do not have permission</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this is not an ordinary file, but a pipe or a device</source>
        <extracomment>The reason where a name is neither a file nor a folder, for the end of a sentence.</extracomment>
        <translation>ふつうのファイルではなく、パイプかデバイスです</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk is read-only</source>
        <translation>このディスクは読み取り専用です</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk reports an error</source>
        <translation>ディスクのエラーです</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>there is too little memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>another program is using it</source>
        <translation>ほかのプログラムが使っています</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the disk is no longer there</source>
        <translation>ディスクがもうありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file there can have this name</source>
        <translation>その名前のファイルはそこに作れません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>this disk does not allow it</source>
        <translation>このディスクではできません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>it was interrupted</source>
        <translation>途中で止められました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>no file can have this name</source>
        <extracomment>Return the reason why the system cannot do something with a file, for the end of a sentence.</extracomment>
        <translation>その名前のファイルは作れません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Return the reason why the system cannot do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>システムにことわられました(エラー%1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Return the number of the shown position on the teacher&apos;s table. %1 = number %2 = count</extracomment>
        <translation>局面%1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>Return the same number in a short form; `number` is None where no position is shown.</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the same number in a short form; `number` is None where no position is shown. %1 = number %2 = count</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>Return the text of a position, as its row on the teacher&apos;s table shows it.</extracomment>
        <translation>まだ文章がありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>The tag of a position that has a task, on the teacher&apos;s table.</extracomment>
        <translation>課題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>Return a row of the teacher&apos;s table as a screen reader speaks it. %1 = number %2 = row_text(text)</extracomment>
        <translation>局面%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>新しい局面です。ここでしたことは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>ここでしたことは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>ここで見せた手、石、印は元に戻ります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>Return the note on the teacher&apos;s table whether changes at the shown position stay or are put back.</extracomment>
        <translation>
            <numerusform>ここでの変更は%n個。先へ進むと元に戻ります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>Return the message after a position was put back as it was prepared.</extracomment>
        <translation>盤は元のとおりです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>Return the message after a position was put back as it was prepared. %1 = number + 1</extracomment>
        <translation>局面%1を準備したときに戻しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>Return the message after the teacher&apos;s table was closed and the shown changes were put back.</extracomment>
        <translation>「やり直す」で、見せたものをもう一度出せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>The message where the shown changes stay, because something was prepared after them.</extracomment>
        <translation>あとから準備したものがあるので、見せたものは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>The message after changes that were put back are there again and stay.</extracomment>
        <translation>見せたものをレッスンに入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The message after the file was saved together with shown changes.</extracomment>
        <translation>今の盤面のまま保存しました。見せたものは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Return the message where the list of positions cannot be changed as asked.</extracomment>
        <translation>局面はこれだけです。先にもう1つ加えてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Return the message where the list of positions cannot be changed as asked.</extracomment>
        <translation>これらの局面は1つの対局の中にあり、分けられません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>The message after a position was removed from the lesson; its board and words stay in the game.</extracomment>
        <translation>局面から外しました。盤面と言葉は対局に残ります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>Return the message after several positions of one game moved together.</extracomment>
        <translation>
            <numerusform>1つの対局の%n局面をいっしょに動かしました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>Return the message where there is no next, or no previous, position.</extracomment>
        <translation>最後の局面です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>Return the message where there is no next, or no previous, position.</extracomment>
        <translation>最初の局面です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position, in a file where only a text makes one.</extracomment>
        <translation>新しい局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The text in place of an empty list of positions.</extracomment>
        <translation>まだ局面がありません。今の盤面を加えてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Other</source>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_work.py"/>
        <source>New lesson</source>
        <translation>新しいレッスン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How large is the board? New positions have the size of the one that is shown.</source>
        <extracomment>The question how large the board of a new lesson is.</extracomment>
        <translation>碁盤の大きさはどうしますか? 新しい局面は、今見えている局面と同じ大きさになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Positions of the lesson</source>
        <translation>レッスンの局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Add this board</source>
        <translation>この盤面を加える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take out</source>
        <translation>外す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Put back when I go on</source>
        <translation>先へ進むと元に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>As prepared</source>
        <translation>準備したとおり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Keep it</source>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Set up…</source>
        <translation>並べる…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Task…</source>
        <translation>課題…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Pupils answer</source>
        <translation>生徒が答える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Title of the lesson</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>レッスンの題名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>前の局面(PgUp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>次の局面(PgDown)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>別の大きさの新しい局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>今の盤面を印もふくめて新しい局面にします</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>同じ大きさの空の盤に石を並べます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>この局面をレッスンから外します(Del)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>ここで見せたものを今消します</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Set the names and tips of the parts, for screen readers and the mouse.</extracomment>
        <translation>ここで見せたものをレッスンに入れます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>The tip of the switch that undoes the changes shown at a position.</extracomment>
        <translation>ここで打った手、並べた石、付けた印は、別の局面へ移ると消えます。言葉と一覧は残ります。</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石の呼吸点をすべてクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この交点をすべてクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この交点のどれか1つをクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>数を答える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>正しい手を見つける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石を助ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石をつなぐ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石を切りはなす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石を生かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この石を殺す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この交点のコウに勝つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>打ってはいけない交点をクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>The name of a kind of task, as the teacher chooses it: the work of the pupil.</extracomment>
        <translation>この部分で決めた目数を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>石をクリックしてください。呼吸点はプログラムが見つけます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>生徒にクリックしてほしい交点をすべてクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>正しい交点をクリックしてください。どれか1つで正解です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>ここですることはありません。交点はプログラムが見つけます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>盤の下に数を入れてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>石をクリックしてください。1手で足りないときは、「完了」を押し、盤で正しい手を打ってから、ここに戻ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>打った手が答えです。悪手の印がある手は不正解になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>「完了」を押し、盤で正しい手を打ってから、ここに戻ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <extracomment>Return the teacher&apos;s instructions for a kind of task that is answered by moves.</extracomment>
        <translation>石か交点をクリックし、「完了」を押し、盤で正しい手を打ってから、ここに戻ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>The hint how the points of a wrong answer are entered.</extracomment>
        <translation>この答えになる交点をクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>The teacher&apos;s instructions for a kind of task.</extracomment>
        <translation>生徒は読んで先へ進みます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>この局面だけで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>回転と反転も</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>A choice of the teacher: the other positions in which the task is asked again.</extracomment>
        <translation>回転と色の入れかえも</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Return the sentences of the check of a task, and False where the task cannot be used as it is.</extracomment>
        <translation>数がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Return the sentences of the check of a task, and False where the task cannot be used as it is.</extracomment>
        <translation>@で始まる行は生徒に見えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <extracomment>Return the sentences with the right answers of a checked task, and on where the task is not asked.</extracomment>
        <translation>レッスンでは変化を見せないので、この局面は出ません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <extracomment>Return the sentences with the right answers of a checked task, and on where the task is not asked.</extracomment>
        <translation>レッスンで見せるのは画面だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>Return the sentences with the right answers that the check of a task found. %1 = check.rights %2 = check.wrongs</extracomment>
        <translation>樹形図の手：正解%1、不正解%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>Return the sentences with the right answers that the check of a task found. %1 = right</extracomment>
        <translation>正解：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>生徒が読む文</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>This position is a screen of the lesson</source>
        <translation>この局面をレッスンの画面にする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Hint</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Task for this position</source>
        <translation>この局面の課題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil is to do</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>生徒がすること</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>もう一度きくとき</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>不正解のときの言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>The hint how the points of a task are entered.</extracomment>
        <translation>盤上をクリックするか、交点を入力してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>The note in place of the points for a kind of task that has none.</extracomment>
        <translation>この課題には交点がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>all others</source>
        <translation>ほかのすべて</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Wrong points or numbers</source>
        <translation>不正解の交点や数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said</source>
        <translation>出す言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What is said to them</source>
        <translation>それに出す言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>Make the fields of the draft; `room` is the size of the screen.</extracomment>
        <translation>だれの目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>Return the right half of the dialog: the question, the kind of task and the replies.</extracomment>
        <translation>正解のときの言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>Return the text of a point of the dialog&apos;s board for screen readers.</extracomment>
        <translation>指定した交点</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Return the line while two games step together: the name of the other one, and where they part. %1 = other</extracomment>
        <translation>%1と連動しています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>始まりの盤面がちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>同じ対局です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>こちらは%n手で終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>
            <numerusform>もう一方は%n手で終わります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>ここまでは同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>Return the sentence where two games that step together part. %1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>%1手目で分かれます。こちらは%2、もう一方は%3です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <extracomment>Return the sentence where two games that step together part.</extracomment>
        <translation>片方の盤が回転か反転しています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part, with the offers to go there and to stop.</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part, with the offers to go there and to stop.</extracomment>
        <translation>そこへ移動</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Return the move of a node, &quot;Move 84, White J12&quot;; for a node without one, its place. %1 = number</extracomment>
        <translation>%1手目のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>Return the place of the board on its line: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>Return the place in the tree as a screen reader speaks it: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>%2手中%1手目</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>Return the place in the tree as a screen reader speaks it: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>変化%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>この手順はここで終わりです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>次：</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>Return the words before the list of the moves that follow the shown one.</extracomment>
        <translation>
            <numerusform>次の手は%n通り：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>Return a move in that list, with the letter that it has on the board: &quot;A L15&quot;.
----------
Return a move in that list as a screen reader speaks it: &quot;Black L15&quot;.</extracomment>
        <translation>手なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>Return the tip of a move in that list: a click goes there, and so does its number key. %1 = number</extracomment>
        <translation>この手へ進む(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Return the tip of the arrow to the next or the previous fork of the tree. %1 = number</extracomment>
        <translation>%1手目のあとの分岐へ戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Return the tip of the arrow to the next or the previous fork of the tree. %1 = number</extracomment>
        <translation>%1手目のあとの分岐へ進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/tree.py"/>
        <location filename="../../../goboard_app/ui/review/tree_card.py"/>
        <source>Variations</source>
        <translation>変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>+ %1 more</source>
        <extracomment>Return the label of the folded part of a line in the tree. %1 = hidden</extracomment>
        <translation>＋ほか%1</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>理由：黒番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>理由：白番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>ためす：黒番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Return the line below the practice board: the side to play and the number of its move. %1 = number</extracomment>
        <translation>ためす：白番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>攻めと受けを1手ずつ見ます。ほかの手をためすこともできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>Return a row in the list of moves on the practice board, with number, colour and point, or the pass for a ko. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2が%3のコウのためにパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 %3</source>
        <extracomment>Return a row in the list of moves on the practice board, with number, colour and point, or the pass for a ko. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes</source>
        <extracomment>Return a row in the list of moves on the practice board, with number, colour and point, or the pass for a ko. %1 = number %2 = color</extracomment>
        <translation>%1. %2がパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>Return the label of the button that passes for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>%1のコウのためにパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>両者で打ってみましょう。そのあと、本物の盤に印ごと戻ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>Return the hint beside the practice board: its purpose, and its rule for ko.</extracomment>
        <translation>コウは、そのコウのためにパスしたあとでだけ取り返せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Return the reason why a move is not allowed on the practice board. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>先にコウのためにパスしてください。そうすれば%1で取り返せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Return the reason why a move is not allowed on the practice board. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1に打つと、前と同じ盤面になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>練習盤です。本物の盤はそのままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>このグループが死んでいる理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>このグループが生きている理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>これがセキである理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>Return the title of the practice board, or of the line that shows why a group has its status.</extracomment>
        <translation>先に打ったほうで決まる理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>だから、このグループは先に打てば生きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>だから、このグループは先に打っても死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>だから、このグループは先に攻められても生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>だから、ここではどちらが先に打っても得をしません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return the conclusion after the line of a group, or the line that rescues it, was played to its end.</extracomment>
        <translation>だから、このグループは先に攻められると死にます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The text in place of the list of moves while nothing was played on the practice board.</extracomment>
        <translation>まだ何もためしていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black begins</source>
        <translation>黒から打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White begins</source>
        <translation>白から打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Take back</source>
        <translation>1手戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Next move</source>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Keep as variation</source>
        <translation>変化として残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Put everything back</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>Black to play</source>
        <translation>黒番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/trial.py"/>
        <source>White to play</source>
        <translation>白番</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the right</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>右に回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>左に回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>180度回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>右下がりのななめで反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>右上がりのななめで反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>左右に反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>The name of a turn or mirror image in the menu that transforms the board; empty for none.</extracomment>
        <translation>上下に反転</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>The name in the Edit menu for undoing a change of the order of games.</extracomment>
        <translation>対局の順番</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing removed games.</extracomment>
        <translation>
            <numerusform>%n局を取りのぞく</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>Return the name in the Edit menu for undoing added games.</extracomment>
        <translation>
            <numerusform>%n局を追加</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>置き石をへらす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>打ち続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>時間切れ負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>待ったで戻した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>対局情報</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>ルールの変更</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>残した変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>挿入した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>挿入したパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>削除した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>削除した枝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>変化の順番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>本譜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>並べた石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>切り取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>貼り付け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>回転した盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>色の入れかえ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>The name of an edit for Undo in the Edit menu.
----------
Return a node of the tree as a screen reader speaks it: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>評価</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>評価した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>図</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>課題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>The name in the Edit menu for undoing a change of the order of positions.</extracomment>
        <translation>局面の順番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>The name in the Edit menu for undoing an added position.</extracomment>
        <translation>局面の追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>The name in the Edit menu for undoing a removed position.
----------
The name of an edit for Undo in the Edit menu.</extracomment>
        <translation>局面の取り出し</translation>
    </message>
</context>
<context>
    <name>unencodable</name>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>These characters do not fit</source>
        <translation>次の文字が入りません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Where they are</source>
        <translation>文字の場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Save as Unicode (UTF-8)</source>
        <translation>Unicode(UTF-8)で保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go to the place</source>
        <translation>その場所へ移動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file is written in %1, which has no character for %2. Nothing is saved yet.</source>
        <extracomment>Return the message where the encoding of the file lacks characters of the record; nothing is saved yet. %1 = encoding %2 = characters</extracomment>
        <translation>ファイルは%1で書かれますが、%1には%2の文字がありません。まだ何も保存していません。</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>自分の石%n個がアタリのままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>自分の石%n個がアタリになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>自分の石%n個を取り上げることになります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>自分の眼をうめます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>
            <numerusform>自分の石%n個を取られるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>ここにまだ手入れが必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>白がまだここに入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>Return the sentence that names the risk of a move before it is played.</extracomment>
        <translation>黒がまだここに入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>Return the question after the warnings about a move or a pass.</extracomment>
        <translation>それでもパスしますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>Return the question after the warnings about a move or a pass.</extracomment>
        <translation>打ちますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>The text shown while a pass waits for the board to be read.</extracomment>
        <translation>パスの前に：境界はすべて閉じていますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>Return the keys that answer the question about a risky move, for the line below the board.</extracomment>
        <translation>Enter：パス。Esc：やめる。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>Return the keys that answer the question about a risky move, for the line below the board.</extracomment>
        <translation>Enter：打つ。Esc：やめる。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>パス(Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>打ち続ける(Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>打つ(Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show the warnings about a move, and the two answers.</extracomment>
        <translation>やめる(Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>2本の線が交わるところ。石は交点に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>端</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>いちばん外側の線。ここの石の呼吸点は多くて3つです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>隅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>2つの端が出会うところ。ここの石の呼吸点は多くて2つです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>星</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>連</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>線にそってつながった同じ色の石。ななめはつながっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>生きるのも死ぬのもいっしょの、同じ色の連の集まり。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>最後の呼吸点をふさいで、石を盤から取り上げること。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>取られた石。印の付いた交点の石が1つ取られました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>アタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>呼吸点があと1つ。次にそこへ打たれると取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>両アタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>1手で2つの連をアタリにすること。助けられるのは片方だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>自分からアタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>自殺手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>ノビ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>ツギ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>2つの連を1つにする手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>キリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>相手の2つの連を切りはなす手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>シチョウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>ジグザグに続くアタリ。盤の端まで行くと取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>ゲタ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>はなれたところから打つ手。石がどこへ逃げても取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>ウッテガエシ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>コウ材</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>スーパーコウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>同じ色の石に囲まれた1つか、いくつかの交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>眼のように見えても、まわりの石がつながっていないので、1つずつ取られることがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>急所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>もう助からない石。対局が終わると取り上げます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>共通の呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>黒の連と白の連の両方が持つ呼吸点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>攻め合い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>片方の石だけに囲まれた空いた交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>領域</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>盤上にある自分の石と、それが囲んだ交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>石を打たない番。もう得をするところがなくなったら、両者がパスします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>黒が先に打つので、白がもらう目数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>弱いほうの人が、対局の前に盤に置いておく石。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>ニギリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>どのくらい強いか。30級から1級へ上がり、その上は初段から上がります。2つ差があると、黒は2子置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>対局の前に「お願いします」、終わったら「ありがとうございました」。最初の手は、右上の隅に打つのがよい作法とされています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>黒白の決め方。片方が白石をにぎり、もう片方が奇数か偶数かを当てます。ここでは5個なので、奇数が当たりです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>点の付いた交点。置き石は星に置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <extracomment>The names and explanations of the glossary&apos;s first terms: board, stones and capture.</extracomment>
        <translation>石や連のとなりの空いた交点。ここには4つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>打つと自分の石の呼吸点が1つになる手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>自分の石の呼吸点がなくなり、相手の石も取れない手。ほとんどのルールで禁止です。黒はここに打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>連に石をつぎ足して、呼吸点をふやすこと。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>黒は石を1つ取らせて、もう一度1に打って3つ取ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>そのままでは、いつまでも取り返し合いになります。そこで1のあと、白はまずほかのところに打たなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>2のように、受けをもとめる手。相手が受けたあと、白はコウを取り返します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of fighting.</extracomment>
        <translation>前と同じ盤面にする手は打てない、というルール。白はここですぐに取り返せません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>先に打ったほうで決まります。黒なら眼が2つ、白なら眼が1つになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>2つの眼を同時にはうめられません。この石はけっして取られません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>どちらも打てない形。打つと自分の石がアタリになるからです。どちらも生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of life and death.</extracomment>
        <translation>2つの連が、どちらが先に取るかを競います。呼吸点を数えましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>黒白の間にあって、だれの地でもない交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>秒読み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>持ち時間を使い切ったあとの時間。時間内に打てば、次の手でもまた同じ時間があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>マナー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>布石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>対局のはじめの手。まず隅、次に辺。隅や辺のほうが少ない石で囲めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>先手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>相手が受けなければならない手。そのあと、また自分から好きなところに打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>後手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of the game and its rules.</extracomment>
        <translation>相手が受けなくてもよい手。次は相手が好きなところに打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>ななめに並んだ2つの石。間の交点の一方に打たれても、もう一方でつながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>交点を1つとばした手。速くて、切られにくい形です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>切られない2組の石。間の交点の一方に打たれても、もう一方でつながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>1つの交点を囲む3つの石。中に打った石はアタリになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>囲碁の歴史</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>囲碁は数千年前に中国で生まれました。昔の盤の線は17本でした。コミができたのは20世紀になってからです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>Return the hint that a screen reader speaks at a link to a term. %1 = word</extracomment>
        <translation>%1：Enterキーで意味を表示。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>定石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>どちらにも公平な、隅のよく知られた手順。ここでは黒が隅、白が上辺を取ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>厚み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>盤の広いほうを向いた強い石のかべ。近くの戦いで役に立ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>ハネ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>相手の石の頭をおさえるように回りこむ手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>コスミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>一間トビ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>タケフ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>カケツギ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>アキ三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
        <extracomment>The names and explanations of the glossary&apos;s terms of shapes and of history.</extracomment>
        <translation>空いた交点のまわりの3つの石。呼吸点が少なく、重い形です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Words of Go</source>
        <translation>囲碁の言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>No such word.</source>
        <extracomment>The text in place of the list when no term matches the typed text.</extracomment>
        <translation>その言葉はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Find a word</source>
        <translation>言葉を検索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/glossary.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Words: %1</source>
        <extracomment>Return the line that names the terms in the shown text. %1 = names</extracomment>
        <translation>言葉：%1</translation>
    </message>
</context>
</TS>
