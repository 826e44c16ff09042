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
        <extracomment>Write a failure down, and show what there is to send to whoever mends the program.</extracomment>
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
        <extracomment>Which version this is. %1 = version</extracomment>
        <translation>バージョン%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A board for the game of Go: play, count, review and teach. Free software under the MIT licence.</source>
        <extracomment>What the program is.</extracomment>
        <translation>囲碁の盤：打つ、数える、ふり返る、教える。MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No native speaker has checked this translation yet. To correct it, change %1 in the source code; docs/translating.md says how.</source>
        <extracomment>No native speaker has read what the program says; where it can be corrected. %1 = f&apos;resources/languages/{language}/goboard.ts&apos;</extracomment>
        <translation>この翻訳は、まだネイティブスピーカーの確認を受けていません。訂正するには、ソースコードの%1を変更してください。方法はdocs/translating.mdにあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Copy this report and add what you were doing. It names no players and no files; read it before you send it.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>この報告をコピーして、何をしていたかを書き加えてください。対局者の名前もファイル名も含まれていません。送る前に読んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to %1.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one. %1 = page</extracomment>
        <translation>送り先：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Send it to the person you got goboard from.</source>
        <extracomment>What to do with the report; `page` is the address of the project, as far as it has one.</extracomment>
        <translation>goboardを受け取った相手に送ってください。</translation>
    </message>
</context>
<context>
    <name>agree</name>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Agreed</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>同意しました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>I agree</source>
        <extracomment>Show who plays this colour and whether they have agreed.</extracomment>
        <translation>同意する</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %2 = key</extracomment>
        <translation>キー%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1, key %2</source>
        <extracomment>The key by which a side agrees, with its colour where the card names a player. %1 = color_name(color) %2 = key</extracomment>
        <translation>%1、キー%2</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>To see what a strong program thinks, install KataGo and choose it on the page “Engines” (menu Study).</source>
        <extracomment>Somebody asks for an analysis, and there is no engine for it.</extracomment>
        <translation>強いプログラムの考えを見るには、KataGoを入れて、「エンジン」のページ(研究メニュー)で選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The game is even.</source>
        <extracomment>Who is ahead; empty where the engine does not say.</extracomment>
        <translation>互角です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>黒が%1目リード。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead; empty where the engine does not say. %1 = _points(analysis.score)</extracomment>
        <translation>白が%1目リード。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>黒が100局中%1局勝ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White wins %1 of 100 games.</source>
        <extracomment>How likely the side wins that is more likely to; empty where the engine does not say. %1 = percent(analysis.winrate if is_black else 1 - analysis.winrate)</extracomment>
        <translation>白が100局中%1局勝ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s) read</source>
        <extracomment>How much was thought of a position.</extracomment>
        <translation>
            <numerusform>%n局面を読みました</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Thinking…</source>
        <extracomment>Nothing is known yet of the board that is shown.</extracomment>
        <translation>考え中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Pass</source>
        <extracomment>A point, or a pass.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The move, how many points it loses, how often Black wins. Enter keeps its line as a variation.</source>
        <extracomment>What the columns of the list are.</extracomment>
        <translation>手、損をする目数、黒が勝つ割合。Enterでその手順を変化として残します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black wins %1 of 100 games</source>
        <extracomment>The same for those who listen. %1 = percent(candidate.winrate)</extracomment>
        <translation>黒が100局中%1局勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses nothing</source>
        <extracomment>What a move loses, in a few words.</extracomment>
        <translation>損なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>loses %1 points</source>
        <extracomment>What a move loses, in a few words. %1 = _decimal(lost.points)</extracomment>
        <translation>%1目の損</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>wins %1 fewer of 100 games</source>
        <extracomment>What a move loses, in a few words. %1 = percent(lost.winrate)</extracomment>
        <translation>100局中の勝ちが%1局へる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analysing the game: %1 of %2</source>
        <extracomment>How far the reading of the whole game is. %1 = done %2 = of</extracomment>
        <translation>対局を解析中：%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. No move stands out.</source>
        <extracomment>The whole game was read: how many moves were marked in the record.</extracomment>
        <translation>対局全体を解析しました。目立つ手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. The strip below shows who was ahead.</source>
        <extracomment>The whole game was read, and nothing was to be written.</extracomment>
        <translation>対局全体を解析しました。下の帯でどちらがリードしていたかがわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Analyse the whole game first (menu Study).</source>
        <extracomment>Mistakes are asked for in a game that was not read.</extracomment>
        <translation>先に対局全体を解析してください(研究メニュー)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move, %1</source>
        <extracomment>What is said of a point that the engine likes, after what stands there. %1 = lost_text(lost)</extracomment>
        <translation>エンジンの手、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>the engine’s move</source>
        <extracomment>What is said of a point that the engine likes, after what stands there.</extracomment>
        <translation>エンジンの手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>黒の最後の手に損はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost nothing.</source>
        <extracomment>What the last move has lost.</extracomment>
        <translation>白の最後の手に損はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Black’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>黒の最後の手は%1目の損でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>White’s last move lost %1 points.</source>
        <extracomment>What the last move has lost. %1 = _decimal(lost.points)</extracomment>
        <translation>白の最後の手は%1目の損でした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>%n position(s)</source>
        <extracomment>A row of the settings: how much the engine reads.</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>from %n point(s) lost</source>
        <extracomment>A row of the settings: from what loss on a move is called doubtful or bad.</extracomment>
        <translation>
            <numerusform>%n目の損から</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>if every other move loses %n point(s)</source>
        <extracomment>A row of the settings: where the only move is called good.</extracomment>
        <translation>
            <numerusform>ほかのすべての手が%n目の損なら</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>very bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>大悪手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>bad: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>悪手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>doubtful: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>疑問手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>good: %1</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = found[key]</extracomment>
        <translation>好手：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The whole game is analysed. Marked moves: %1.</source>
        <extracomment>The whole game was read: how many moves were marked in the record. %1 = comma_list(*told)</extracomment>
        <translation>対局全体を解析しました。印を付けた手：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake after this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>この手のあとに大きなミスはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>There is no big mistake before this move.</source>
        <extracomment>There is no big mistake on this side of the board that is shown.</extracomment>
        <translation>この手の前に大きなミスはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The line from %1 is in the record now.</source>
        <extracomment>A line of the engine was added to the record. %1 = name</extracomment>
        <translation>%1からの手順を棋譜に入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>The record already has the line from %1.</source>
        <extracomment>A line of the engine is in the record already. %1 = name</extracomment>
        <translation>%1からの手順はすでに棋譜にあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is as good as the one played.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better.</extracomment>
        <translation>この手は、打たれた手と同じくらいよい手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is better than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
        <translation>この手は、打たれた手より%1目よい手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/analysis.py"/>
        <source>Your move is worse than the one played, by %1 points.</source>
        <extracomment>How many points a guess loses against the move that was played; below 0 it is better. %1 = _decimal(lost)</extracomment>
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
        <extracomment>Throw the auction away and choose again.</extracomment>
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
        <extracomment>The button that takes an outcome over. %1 = komi</extracomment>
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
        <extracomment>What to weigh when one names a komi.</extracomment>
        <translation>黒がこの目数を白にあげます。公平な数を言いましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your komi, %1</source>
        <extracomment>What stands over the field of the player who names the komi. %1 = name</extracomment>
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
        <extracomment>What a colour brings or costs the player who picks it.</extracomment>
        <translation>だれも目数をもらわない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and get %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(gain)</extracomment>
        <translation>%1目もらう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>and give %1 points</source>
        <extracomment>What a colour brings or costs the player who picks it. %1 = points(-gain)</extracomment>
        <translation>%1目あげる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Open bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>公開の入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Sealed bids</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>秘密の入札</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/auction.py"/>
        <source>Cut and choose</source>
        <extracomment>The name of an auction.</extracomment>
        <translation>片方が決めて片方が選ぶ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One of you names the komi, the other picks a colour.</source>
        <extracomment>How to cut and choose.</extracomment>
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
        <extracomment>What is bid for in an auction.</extracomment>
        <translation>黒を持つ人は、後から打つ白に、コミの目数をあげます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>You take turns to bid higher; the highest bidder plays Black at that komi.</source>
        <extracomment>How an auction by turns goes.</extracomment>
        <translation>交互に、前より大きいコミを言います。いちばん大きいコミを言った人が、そのコミで黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Each of you bids once in secret; the higher bidder plays Black at that komi.</source>
        <extracomment>How an auction in secret goes.</extracomment>
        <translation>1回ずつ秘密にコミを書きます。大きいほうの人が、そのコミで黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black gives these points to White. Bids rise in turn.</source>
        <extracomment>What is bid when bids rise in turn.</extracomment>
        <translation>黒がこの目数を白にあげます。交互に大きくしていきます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 or more.</source>
        <extracomment>The least that may be bid now. %1 = lowest</extracomment>
        <translation>%1以上。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 begin</source>
        <extracomment>The button that makes another player the first one. %1 = name</extracomment>
        <translation>%1から始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your bid, %1</source>
        <extracomment>What stands over the field for a bid. %1 = bidder</extracomment>
        <translation>自分の入札、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>plays White, komi %1</source>
        <extracomment>What stands under the name of the player who is White. %1 = points(komi)</extracomment>
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
        <extracomment>Why a secret bid cannot be read.</extracomment>
        <translation>入力した数は点で表示されます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The bid is in.</source>
        <extracomment>A secret bid was given.</extracomment>
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
        <translation>空き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>black stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>white stone</source>
        <extracomment>A stone on a point, as it is read aloud.
----------
What is on a point while the moves to come are hidden, for those who listen.</extracomment>
        <translation>白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>end of a line</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>線の端</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>start of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>矢印の始まり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>target of an arrow</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>矢印の先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>dimmed</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>うすい表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>not shown</source>
        <extracomment>What the record draws on a point, for those who listen.</extracomment>
        <translation>表示なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>label %1</source>
        <extracomment>%1 = text</extracomment>
        <translation>文字%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>selected</source>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>in atari</source>
        <extracomment>What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>アタリ</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n liberty(s)</source>
        <extracomment>What is on a point of a board that is being set up: &quot;D4, white stone, 2 liberties&quot;.
----------
What is on a point, as a screen reader says it: &quot;D4, white stone, one liberty&quot;.</extracomment>
        <translation>
            <numerusform>呼吸点%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n stones connected</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>
            <numerusform>%n個の石のつながり</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by Black so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>今のところ黒が囲んでいる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>surrounded by White so far</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>今のところ白が囲んでいる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>next move</source>
        <extracomment>What is connected or surrounded there, or goes on from there, where that is shown.</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>unclear</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>dead</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>in seki</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>set neutral</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>ダメに指定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Black&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>黒の1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>White&apos;s point</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.
----------
What is on a point while the story is told, for those who listen.</extracomment>
        <translation>白の1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>open border</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
        <translation>開いた境界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>a move is needed here</source>
        <extracomment>What a point is in the count: dead, in seki, unclear, somebody&apos;s.</extracomment>
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
        <extracomment>The keys of the board, then those of the rows in the order of the menus.
----------
Ask what the task of the position at the cursor is.</extracomment>
        <translation>碁盤</translation>
    </message>
</context>
<context>
    <name>board menu</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take back to here (move %1)</source>
        <extracomment>The row of a menu that takes back all moves after this one. %1 = number</extracomment>
        <translation>ここまで手を戻す(%1手目)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Take this move back</source>
        <extracomment>The row that takes the last move back.</extracomment>
        <translation>この手を戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Go to this move (%1)</source>
        <extracomment>The row that shows the board as it was after this move. %1 = number</extracomment>
        <translation>この手へ移動(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mark with</source>
        <extracomment>The row with the marks that a point can get.</extracomment>
        <translation>印を付ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Remove marks</source>
        <extracomment>The row that takes all marks of a point away.</extracomment>
        <translation>印を消す</translation>
    </message>
</context>
<context>
    <name>capture</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Normal game</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game.</extracomment>
        <translation>ふつうの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>First to capture %1</source>
        <extracomment>The goal as a choice: &quot;First to capture three stones&quot;; 0 is a whole game. %1 = _stones(goal)</extracomment>
        <translation>先に%1取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Whoever captures %1 first wins. Nobody may pass.</source>
        <extracomment>What wins, and that nobody passes. %1 = _stones(goal)</extracomment>
        <translation>先に%1取ったほうが勝ちです。パスはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>captured: %1 of %2</source>
        <extracomment>How far a side is: &quot;captured: 2 of 3&quot;. %1 = count %2 = goal</extracomment>
        <translation>取った石：%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nobody may pass.</source>
        <extracomment>Why the button Pass is off.</extracomment>
        <translation>石取りゲームではパスできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why the button Count is off.</extracomment>
        <translation>石取りゲームでは目数を数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 wins: %2 cannot move</source>
        <extracomment>Who won a capture game, and by what. %1 = color_name(won.winner) %2 = color_name(won.winner.opponent)</extracomment>
        <translation>%1の勝ち：%2は打つところがありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>黒の勝ち：先に%1取りました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White wins: first to capture %1</source>
        <extracomment>Who won a capture game, and by what. %1 = _stones(won.goal)</extracomment>
        <translation>白の勝ち：先に%1取りました</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The move at %1 took %n stone(s).</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>%1の手で石を%n個取りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other side gave away %n stone(s) by playing at %1.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>
            <numerusform>相手が自分で%1に打って、石を%n個くれました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>After the move at %1 there is no move left, and nobody may pass.</source>
        <extracomment>How the last move did it. %1 = name</extracomment>
        <translation>%1の手のあと、打てるところがありません。パスもできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>one stone</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石1個</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>three stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石3個</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>five stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石5個</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>ten stones</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
        <translation>石10個</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many stones, as the object of a sentence; the usual goals in words.</extracomment>
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
        <extracomment>How to draw over the board.</extracomment>
        <translation>マウスでかきます。かいた線はうすれて消えます。Escでペンを片づけます。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>standard input or output</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;.</extracomment>
        <translation>標準入力または標準出力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: %2</source>
        <extracomment>A sentence about a file: &quot;game.sgf: The file is empty.&quot;. %1 = name %2 = sentence
----------
A fact with what it is called: &quot;Komi: 6.5&quot;. %1 = label %2 = value
----------
What points there are of a kind. %1 = label %2 = point_list(points, size)</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a folder, not a file.</source>
        <extracomment>Why a file cannot be read.
----------
Why a file cannot be written; nothing was changed.</extracomment>
        <translation>これはファイルではなくフォルダーです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not read this file.</source>
        <extracomment>Why a file cannot be read.</extracomment>
        <translation>このファイルを読む許可がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no such folder to write to.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>書きこみ先のフォルダーがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>You may not write here. Nothing was changed.</source>
        <extracomment>Why a file cannot be written; nothing was changed.</extracomment>
        <translation>ここに書く許可がありません。何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file is too large to be a game record.</source>
        <extracomment>A file is beyond any game record.</extracomment>
        <translation>ファイルが大きすぎて、棋譜とは思えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is no game %1; games in this file: %2.</source>
        <extracomment>The file has not as many games as was asked for. %1 = number %2 = games</extracomment>
        <translation>対局%1はありません。このファイルの対局数：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The file holds %n game(s); this is game %1. Another one is chosen with --game.</source>
        <extracomment>Which game of a collection the command looked at. %1 = number</extracomment>
        <translation>
            <numerusform>ファイルには対局が%n局あり、これは対局%1です。ほかの対局は--gameで選べます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: “%2” is not a number.</source>
        <extracomment>An option wants a number and got something else. %1 = option %2 = text</extracomment>
        <translation>%1：「%2」は数ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--komi: “%1” is not possible; komi goes from −%2 to %2 in steps of a quarter.</source>
        <extracomment>The komi asked for is not possible. %1 = text %2 = limit</extracomment>
        <translation>--komi：「%1」は使えません。コミは−%2から%2まで、¼きざみです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: the number must lie between %2 and %3.</source>
        <extracomment>The number given with an option is too small or too large. %1 = option %2 = low %3 = high</extracomment>
        <translation>%1：数は%2から%3の間にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--handicap: %1 handicap stones are not possible on %2 by these rules.</source>
        <extracomment>So many handicap stones have no place on this board under these rules. %1 = stones %2 = board_size(size)</extracomment>
        <translation>--handicap：このルールでは、%2に置き石%1は使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No ruleset is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no ruleset&apos;s; what the names are. %1 = name %2 = &apos;, &apos;.join(keys)</extracomment>
        <translation>「%1」というルールはありません。使えるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: there is no stone at %1.</source>
        <extracomment>--dead names an empty point. %1 = point_name(point, size)</extracomment>
        <translation>--dead：%1に石がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names no rules; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name</extracomment>
        <translation>棋譜にルールがないので、これを使いました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record names rules that are not known, “%2”; these were used: %1.</source>
        <extracomment>The record names no known rules; which were taken instead. %1 = name %2 = found.text</extracomment>
        <translation>棋譜のルール「%2」は登録されていないので、これを使いました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi “%1” is not a number.</source>
        <extracomment>The komi of a record cannot be read. %1 = raw</extracomment>
        <translation>コミ「%1」は数ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Further remarks: %1; --json lists all of them.</source>
        <extracomment>How many sentences were left out. %1 = count</extracomment>
        <translation>ほかの注意：%1。--jsonですべて表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no komi; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number.</extracomment>
        <translation>棋譜にコミがないので、0として数えました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The komi of the record, “%1”, is not a number; counted with 0.</source>
        <extracomment>The record gives no komi, or none that is a number. %1 = raw</extracomment>
        <translation>棋譜のコミ「%1」は数ではないので、0として数えました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black begins with %n stone(s), but the record gives no handicap; White gets nothing for them. If it was one, say --handicap %1.</source>
        <extracomment>Stones stand at the start although the record knows of no handicap. %1 = stones</extracomment>
        <translation>
            <numerusform>黒は石%n個で始まりますが、棋譜に置き石の数がないので、白はその分をもらえません。置き石なら--handicap %1を使ってください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Territory is marked in the record, but stones were played after that; not used.</source>
        <extracomment>Territory was marked before the end.</extracomment>
        <translation>棋譜に地の印がありますが、そのあとに石が打たれているので使いません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine is called “%1”. These are known: %2.</source>
        <extracomment>A name that is no engine&apos;s; which there are. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>「%1」というエンジンはありません。使えるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” cannot do this. These can: %2.</source>
        <extracomment>An engine is there, but cannot do what the command needs; which can. %1 = name %2 = &apos;, &apos;.join(keys) or translate(&apos;cli&apos;, &apos;none&apos;)</extracomment>
        <translation>「%1」はこれができません。できるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No engine that rates moves was found, such as KataGo. Add one in the program: Study, Engines….</source>
        <extracomment>No engine rates moves.</extracomment>
        <translation>手を評価できるエンジン(KataGoなど)が見つかりません。プログラムの「研究」→「エンジン…」で追加してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>After move %1: %2</source>
        <extracomment>A sentence about a position. %1 = number %2 = sentence</extracomment>
        <translation>%1手目のあと：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1:</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = number</extracomment>
        <translation>%1手目：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black %1 %</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{100 * winrate:.0f}&apos;</extracomment>
        <translation>黒%1 %</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 best %2</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = to_move %2 = best</extracomment>
        <translation>%1 最善%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>played %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = played</extracomment>
        <translation>実戦%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>points lost: %1</source>
        <extracomment>What an engine thinks of a position: who is ahead, the best move, the move played. %1 = f&apos;{lost:.1f}&apos;</extracomment>
        <translation>損の目数：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2 (Black), %3 (White): %4, moves: %5.</source>
        <extracomment>A game of a match. %1 = number %2 = black %3 = white %4 = result %5 = moves</extracomment>
        <translation>対局%1：%2(黒)、%3(白)：%4、手数：%5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 made a move that the rules do not allow.</source>
        <extracomment>An engine of a match made a move that the rules do not allow. %1 = name</extracomment>
        <translation>%1がルールで打てない手を打ちました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List the engines: those found on this computer, those added in the program, and the
program&apos;s own partners. Nothing is started.</source>
        <extracomment>What goboard engines does.</extracomment>
        <translation>エンジンの一覧：このコンピューターで見つかったもの、プログラムに追加したもの、
付属の対局相手。何も起動しません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Have an engine rate every position of the main line of a record: who is ahead, the
best move, and how many points the move played lost. All values are Black&apos;s.</source>
        <extracomment>What goboard analyse does.</extracomment>
        <translation>棋譜の本譜のすべての局面をエンジンに評価させます：どちらがリードか、
最善の手、打たれた手が何目の損か。値はすべて黒から見たものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>With --json one object: file, engine, positions. Each position: move (how many were
played), to_move, score (points Black is ahead), winrate (Black&apos;s, 0 to 1), visits,
candidates (move, visits, score, winrate, prior, line), played, lost (points that this
move lost), ownership (row by row from the top left, 1 Black&apos;s, -1 White&apos;s; or null).</source>
        <extracomment>What goboard analyse --json prints.</extracomment>
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
        <extracomment>What goboard match does.</extracomment>
        <translation>2つのエンジンを対局させます。黒は交代で持ちます。エンジンはキーか名前で指定し
(「goboard engines」を参照)、レベルがあればコロンのあとに書きます：
gnugo:5。失敗したり打てない手を打ったりしたエンジンは負けです。計算は、
プログラムが石の生き死にを判断して行います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as given with --dead</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>死に石(--deadの指定)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as TB and TW of the record mark them</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>死に石(棋譜のTBとTWの印)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--fill needs one ruleset, not --rules all</source>
        <extracomment>Which moves fill a board depends on the rules.</extracomment>
        <translation>--fillにはルールを1つ指定します。--rules allは使えません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>pass</source>
        <extracomment>The point of a move, or that it is a pass.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>none</source>
        <extracomment>Names of points one after the other, or &quot;none&quot;.
----------
A name that is no engine&apos;s; which there are.
----------
An engine is there, but cannot do what the command needs; which can.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record gives no result.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference.</extracomment>
        <translation>棋譜に結果がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 (%2); counting cannot confirm that.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded %2 = result_sentence(recorded)</extracomment>
        <translation>棋譜では%1(%2)です。計算では確かめられません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1 as well.</source>
        <extracomment>The count beside what the record says, with the likely cause of a difference. %1 = recorded</extracomment>
        <translation>棋譜でも%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--encoding: no text encoding is called “%1”.</source>
        <extracomment>--encoding names none. %1 = name</extracomment>
        <translation>--encoding：「%1」という文字コードはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be read: %1.</source>
        <extracomment>Why a file cannot be read. %1 = system_phrase(error)</extracomment>
        <translation>読めません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It cannot be written: %1.</source>
        <extracomment>Why a file cannot be written; nothing was changed. %1 = system_phrase(error)</extracomment>
        <translation>書けません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>--dead: “%1” is not a point on a board of %2.</source>
        <extracomment>--dead names something that is no point of the board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--dead：「%1」は%2の碁盤の交点ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones in the record: %1; Black&apos;s stones before White&apos;s first move: %2.</source>
        <extracomment>HA and the stones on the board tell different numbers. %1 = handicap.recorded or 0 %2 = handicap.on_board</extracomment>
        <translation>棋譜の置き石：%1、白の最初の手の前にある黒石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Handicap stones counted with: %1. Give another number with --handicap.</source>
        <extracomment>With how many handicap stones the bonus was worked out. %1 = stones</extracomment>
        <translation>計算に使った置き石：%1。--handicapで別の数を指定できます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>TB and TW in the record disagree about these points: %1.</source>
        <extracomment>Where the marks of the record and the count part. %1 = point_list(points, size)</extracomment>
        <translation>棋譜のTBとTWが次の交点で食いちがっています：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The encoding %1 has no “%2”. Nothing was written; --encoding utf-8 can hold everything.</source>
        <extracomment>Text that the encoding cannot hold; nothing was written. %1 = encoding %2 = characters[:20]</extracomment>
        <translation>文字コード%1には「%2」がありません。何も書きませんでした。--encoding utf-8ならすべて書けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>goboard does not write files that end in %1; it writes records as SGF.</source>
        <extracomment>OUT ends like a format that is not written. %1 = ending</extracomment>
        <translation>goboardは%1で終わるファイルを書けません。棋譜はSGFで書きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures are made with “goboard render FILE OUT.png”.</source>
        <extracomment>OUT is a picture.</extracomment>
        <translation>画像は「goboard render FILE OUT.png」で作ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture would take the place of the record. Nothing was written.</source>
        <extracomment>A picture would take the place of the record itself.</extracomment>
        <translation>画像が棋譜を上書きすることになるので、何も書きませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Pictures cannot be made here: parts of Qt are missing (%1).</source>
        <extracomment>Pictures need libraries that are not there. %1 = detail</extracomment>
        <translation>ここでは画像を作れません。Qtの一部がありません(%1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The picture could not be made.</source>
        <extracomment>The picture could not be made into a file.</extracomment>
        <translation>画像を作れませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This was not understood: %1.</source>
        <extracomment>The command line does not make sense. %1 = detail</extracomment>
        <translation>意味がわかりません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Help: %1 --help</source>
        <extracomment>Where to read on. %1 = program</extracomment>
        <translation>ヘルプ：%1 --help</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>“%1” is not a point on this board; the move was left out</source>
        <extracomment>A move names no point. %1 = where</extracomment>
        <translation>「%1」はこの碁盤の交点ではないので、その手を省きました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: there is already a stone there</source>
        <extracomment>A move stands on a stone. %1 = where</extracomment>
        <translation>%1：すでに石があります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this recaptures the ko right away</source>
        <extracomment>A move breaks the ko rule. %1 = where</extracomment>
        <translation>%1：コウをすぐに取り返しています</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 does not set up a point on this board; it was left out</source>
        <extracomment>AB, AW or AE names no point. %1 = where</extracomment>
        <translation>%1はこの碁盤の交点に石を置かないので、省きました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>It was stopped: neither side passes.</source>
        <extracomment>A game of a match is broken off.</extracomment>
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
        <extracomment>What goboard score --json prints.</extracomment>
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
        <extracomment>What goboard score does.</extracomment>
        <translation>本譜の終わりの局面を計算し、棋譜の結果とくらべます。
死に石は--deadの指定、なければ棋譜の終わりのTBとTWの印、
それもなければプログラムの判断です。
棋譜で計算が決まらなければ、先に境界の小さなすき間を閉じ、ダメをつめます。
今の盤面のままの計算は、その次に示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Dead stones, as judged here</source>
        <extracomment>Who said which stones are dead.</extracomment>
        <translation>死に石(ここでの判断)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>No rules are named; moves were judged by these: %1.</source>
        <extracomment>A record names no rules; which its moves were judged by. %1 = used</extracomment>
        <translation>ルールの記載がないので、これで判定しました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The rules “%1” are not known; moves were judged by these: %2.</source>
        <extracomment>A record names rules that are not known; which its moves were judged by. %1 = text %2 = used</extracomment>
        <translation>ルール「%1」は登録されていないので、これで判定しました：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Saving the file untouched would change its bytes.</source>
        <extracomment>Saving would not give the same file.</extracomment>
        <translation>何も変えずに保存しても、ファイルのバイトが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2</source>
        <extracomment>A sentence about one of several games. %1 = number %2 = sentence</extracomment>
        <translation>対局%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Game %1: %2, nodes: %3, moves of the main line: %4, rules: %5</source>
        <extracomment>What a game is, in one line. %1 = number %2 = size %3 = nodes %4 = moves %5 = rules</extracomment>
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
        <extracomment>A record names rules that are not known. %1 = text</extracomment>
        <translation>不明(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: no liberty would be left</source>
        <extracomment>A move takes its own last liberty. %1 = where</extracomment>
        <translation>%1：呼吸点がなくなります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1: this repeats an earlier board</source>
        <extracomment>A move repeats a board. %1 = where</extracomment>
        <translation>%1：前と同じ盤面になります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black and White move in one step</source>
        <extracomment>One node has moves of both sides.</extracomment>
        <translation>1つの節に黒と白の手があります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>the move has more than one point; “%1” was left out</source>
        <extracomment>B or W has several values. %1 = where</extracomment>
        <translation>手に交点が2つ以上あります。「%1」を省きました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2, %3.</source>
        <extracomment>A faulty move with number and colour. %1 = move %2 = color %3 = reason</extracomment>
        <translation>%1手目、%2、%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Move %1, %2.</source>
        <extracomment>A fault that is not one side&apos;s. %1 = move %2 = reason</extracomment>
        <translation>%1手目、%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Usage: </source>
        <extracomment>As usual, but for the word in front.</extracomment>
        <translation>使い方： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>A board for the game of Go. Without a command a window opens, with the game in FILE if one is named.</source>
        <extracomment>What the program is, and what it does without a command.</extracomment>
        <translation>囲碁の盤。コマンドがなければウィンドウを開きます。FILEを指定すると、その対局を開きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>print the version</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
        <translation>バージョンを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/main.py"/>
        <source>Commands</source>
        <extracomment>The parser of all commands; each sets `run` to the function that carries it out.</extracomment>
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
        <extracomment>All options of the command.</extracomment>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>page size</source>
        <extracomment>All options of the command.</extracomment>
        <translation>用紙の大きさ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>moves per figure</source>
        <extracomment>All options of the command.</extracomment>
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
        <extracomment>The name ends in something that is no kind of file we write. %1 = ending %2 = known</extracomment>
        <translation>「%1」の種類のファイルは書けません。書けるもの：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--part: “%1” is not a part of a board of %2. Two corners are needed, such as A1:E5.</source>
        <extracomment>--part names no part of this board. %1 = text %2 = board_size(size)</extracomment>
        <translation>--part：「%1」は%2の碁盤の部分ではありません。A1:E5のように2つの角が必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: “%1” is not a range of moves, such as 1-50.</source>
        <extracomment>--range names no range. %1 = text</extracomment>
        <translation>--range：「%1」は1-50のような手の範囲ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>--range: move %2 comes before move %1.</source>
        <extracomment>--range ends before it begins. %1 = first %2 = last</extracomment>
        <translation>--range：%2手目は%1手目より前です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 and %2 do not go together.</source>
        <extracomment>Two options that mean different things. %1 = one %2 = other</extracomment>
        <translation>%1と%2はいっしょに使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 needs a file that ends in %2.</source>
        <extracomment>An option that belongs to one kind of file. %1 = option %2 = ending</extracomment>
        <translation>%1には%2で終わるファイルが必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is for use with %2.</source>
        <extracomment>An option that means nothing without another. %1 = one %2 = other</extracomment>
        <translation>%1は%2といっしょに使います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Tell what files hold, what in them departs from the standard, which moves of the
main line the rules do not allow, and what cannot be used of lessons and problems.</source>
        <extracomment>What goboard check does.</extracomment>
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
        <extracomment>What goboard check --json prints.</extracomment>
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
        <extracomment>What goboard render does.</extracomment>
        <translation>OUTの拡張子に合ったものを書きます：本譜の終わりかN手目のあとの局面を
PNG、SVG、PDF、文字で。手の範囲は石に番号を付けて、または
動くGIFやWebPで。手も部分も指定しなければ、対局全体を
図に分けてPDFで。画面は必要ありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>List all rulesets, or say what one of them means.</source>
        <extracomment>What goboard rules does.</extracomment>
        <translation>すべてのルールの一覧、または1つのルールの説明を表示します。</translation>
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
        <extracomment>What the exit codes mean.</extracomment>
        <translation>終了コード：0は問題なし、1は知らせることあり、2はファイルの読み書きができないか、
コマンドの意味がわからない。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>longer side in pixels</source>
        <extracomment>All options of the command.</extracomment>
        <translation>長い辺のピクセル数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>how many moves to play</source>
        <extracomment>All options of the command.</extracomment>
        <translation>打つ手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>these moves; on one board they have numbers</source>
        <extracomment>All options of the command.</extracomment>
        <translation>この手。1つの盤では番号付き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>numbers on the stones</source>
        <extracomment>All options of the command.</extracomment>
        <translation>石の上の番号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>only this part of the board</source>
        <extracomment>All options of the command.</extracomment>
        <translation>盤のこの部分だけ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>the game in figures (PDF)</source>
        <extracomment>All options of the command.</extracomment>
        <translation>対局を図に分けて(PDF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/render.py"/>
        <source>in the format of Sensei&apos;s Library (text)</source>
        <extracomment>All options of the command.</extracomment>
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
        <extracomment>Print which engines there are.</extracomment>
        <translation>キー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/convert.py"/>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Name</source>
        <extracomment>Print which engines there are.</extracomment>
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
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, moves: %2</source>
        <extracomment>The size and length of a game. %1 = size %2 = moves</extracomment>
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
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Encoding %1, games: %2, nodes: %3</source>
        <extracomment>What a file is: encoding, games, nodes. %1 = encoding %2 = games %3 = nodes</extracomment>
        <translation>文字コード%1、対局：%2、節：%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1, imported from %2</source>
        <extracomment>A file was not SGF. %1 = head %2 = kind</extracomment>
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
        <extracomment>What goboard convert does.</extracomment>
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
        <extracomment>The result as RE gives it and in words. %1 = result %2 = words</extracomment>
        <translation>結果：%1(%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>both sides have the same, and then Black wins</source>
        <extracomment>Black wins although the sides have the same.</extracomment>
        <translation>両者の目数は同じなので、黒の勝ちになります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/engines.py"/>
        <source>Can</source>
        <extracomment>Print which engines there are.</extracomment>
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
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>黒、残り10秒です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has ten seconds left.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>白、残り10秒です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>黒が秒読みに入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s overtime begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>白が秒読みに入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>黒が秒読みを1回使い切りました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White has used up a period.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>白が秒読みを1回使い切りました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>黒、最後の1回です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s last period begins.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>白、最後の1回です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>Black&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>黒、時間切れです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>White&apos;s time is up.</source>
        <extracomment>What the clock of a side has come to, as it is announced.</extracomment>
        <translation>白、時間切れです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 d</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
A time left as a clock shows it, rounded up: 9:42, 1:05:00, 2 d 3:00:00. %1 = days</extracomment>
        <translation>%1日</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 h</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 min</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number</extracomment>
        <translation>%1分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 s</source>
        <extracomment>A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = number
----------
A length of time in its units: 10 min, 1 h 30 min, 2.5 s. %1 = &apos;0&apos;</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, then %2</source>
        <extracomment>What a time control grants, in one line: 10 min, then 3 × 30 s. %1 = duration_text(control.main) %2 = overtime</extracomment>
        <translation>%1、そのあと%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n penalty point(s)</source>
        <extracomment>What a clock says below the time: &quot;3 periods&quot;, &quot;last period&quot;; empty in main time.</extracomment>
        <translation>
            <numerusform>ペナルティ%n目</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>lost on time</source>
        <translation>時間切れ負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>last period</source>
        <translation>最後の1回</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) to make</source>
        <translation>
            <numerusform>あと%n手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n period(s)</source>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 a move</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>1手%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%n move(s) in %1</source>
        <extracomment>%1 = duration_text(control.period)</extracomment>
        <translation>
            <numerusform>%1で%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 moves in %2 each</source>
        <extracomment>%1 = comma_list(*stones) %2 = duration_text(control.period)</extracomment>
        <translation>%2ごとに%1手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 for %n point(s) each</source>
        <extracomment>%1 = _times(control.blocks, control.block)</extracomment>
        <translation>
            <numerusform>%n目ごとに%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move</source>
        <extracomment>%1 = main %2 = duration_text(control.increment)</extracomment>
        <translation>%1、1手ごとに%2追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 more with every move, up to %3</source>
        <extracomment>%1 = main %2 = duration_text(control.increment) %3 = duration_text(cap or 0)</extracomment>
        <translation>%1、1手ごとに%2追加、%3まで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, up to %2 of every move given back</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1、1手につき%2まで戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and %2 of every move free</source>
        <extracomment>%1 = the main time %2 = a time such as 5 s</extracomment>
        <translation>%1、1手につき%2までは減らない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1, and what one side uses the other gains</source>
        <extracomment>%1 = main</extracomment>
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
        <extracomment>What was typed for a clock is no number. %1 = name</extracomment>
        <translation>%1は数で入れてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>These times do not work.</source>
        <extracomment>Why a clock cannot be used.</extracomment>
        <translation>この時間は使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/clocks.py"/>
        <source>%1 is more than a record can hold.</source>
        <extracomment>A number of a clock is too large. %1 = name</extracomment>
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
        <extracomment>A row for those who listen. %1 = number %2 = players %3 = facts</extracomment>
        <translation>対局%1：%2、%3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 of %n game(s)</source>
        <extracomment>How many games there are, and how many of them the filter lets through. %1 = shown</extracomment>
        <translation>
            <numerusform>%n局中%1局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>on the board</source>
        <extracomment>A row for those who listen.</extracomment>
        <translation>盤上</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n game(s) in this file</source>
        <extracomment>How many games there are, and how many of them the filter lets through.</extracomment>
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
        <extracomment>Games of another file were taken in. %1 = name</extracomment>
        <translation>
            <numerusform>%1の%n局をこのファイルに入れました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is this very file. Choose another name.</source>
        <extracomment>Games saved apart need another file. %1 = name</extracomment>
        <translation>%1は、今のファイルそのものです。別の名前にしてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n game(s) saved as %1.</source>
        <extracomment>Games were saved as a file of their own. %1 = name</extracomment>
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
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>領域：生きた石＋囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Territory: surrounded points + prisoners (AGA: + passes)</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>地：囲んだ交点＋アゲハマ(AGA：＋パス)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones: area − what must stay empty</source>
        <extracomment>What the rulesets of a family add up.</extracomment>
        <translation>石：領域−空けておくところ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same: %1</source>
        <extracomment>Which rulesets a row stands for besides the one it names; empty where there are none. %1 = names</extracomment>
        <translation>同じ：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by area</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>領域で%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 by territory</source>
        <extracomment>The name of a ruleset, and how it is counted where it allows two ways. %1 = name</extracomment>
        <translation>地で%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Margin %1</source>
        <extracomment>Where a row stands between the two sides. %1 = points(row.margin)</extracomment>
        <translation>差%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>選択中：%1、コミ%2。印の付いた数は、これとちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Chosen: %1, usual komi %2. Marked numbers differ from these.</source>
        <extracomment>What the other rows are compared with, and which board they count. %1 = rules %2 = points(comparison.chosen.komi)</extracomment>
        <translation>選択中：%1、いつものコミ%2。印の付いた数は、これとちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The rows count after the last moves, unless their rules count the board as it stands.</source>
        <extracomment>Say which board the rows count; empty where there is only one.</extracomment>
        <translation>どの行も最後の手順のあとで数えます。ただし、今の盤面のまま数えるルールもあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: whoever plays %1 first loses stones</source>
        <extracomment>What the hatched points are; empty where there are none. %1 = names</extracomment>
        <translation>セキ：先に%1に打ったほうが石を取られます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Seki: neither side can attack</source>
        <extracomment>What the hatched points are; empty where there are none.</extracomment>
        <translation>セキ：どちらも攻められません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral, %1</source>
        <extracomment>How many neutral points are open; empty where there are none. %1 = count</extracomment>
        <translation>ダメ、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>黒地、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White&apos;s territory, %1</source>
        <extracomment>How many points a side surrounds. %1 = count</extracomment>
        <translation>白地、%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Prisoners: Black has %1, White %2.</source>
        <extracomment>Who moved last, and the prisoners. %1 = position.prisoners_black %2 = position.prisoners_white</extracomment>
        <translation>アゲハマ：黒%1、白%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>最後の手は黒でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White made the last move.</source>
        <extracomment>Who moved last, and the prisoners.</extracomment>
        <translation>最後の手は白でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1 and %2 more</source>
        <extracomment>Some rulesets by name, the common ones first. %1 = shown %2 = len(names) - _NAMED + 1</extracomment>
        <translation>%1、ほか%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>One more move</source>
        <translation>1手多い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played one more move.</source>
        <translation>黒が1手多く打ちました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>White played one more move.</source>
        <translation>白が1手多く打ちました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, that stone is a point. Where only territory counts, it is not.</source>
        <translation>石を数えるルールでは、その石が1目になります。地だけを数えるルールでは、なりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black played %1, White %2. Where stones count, each extra stone is a point.</source>
        <extracomment>%1 = black %2 = white</extracomment>
        <translation>黒は%1手、白は%2手打ちました。石を数えるルールでは、多い石1つが1目になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The margin stays the same.</source>
        <translation>差は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Passes: Black %1, White %2. Under %3 each is a prisoner for the other side.</source>
        <extracomment>%1 = a number %2 = a number %3 = rulesets</extracomment>
        <translation>パス：黒%1、白%2。%3では、パスごとに相手のアゲハマが1つふえます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: Black has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>手を打たずに並べた石：黒が%1個多いです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Set up without a move: White has %1 more.</source>
        <extracomment>%1 = points(abs(margin))</extracomment>
        <translation>手を打たずに並べた石：白が%1個多いです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: the board as it stands, without the last moves. Black %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points %1 = context.names %2 = points(worth.black) %3 = points(worth.white)</extracomment>
        <translation>%1：今の盤面のまま、最後の手順なしで数えます。黒%2、白%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The last moves</source>
        <translation>最後の手順</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Both sides have the same. Under %1 that is decided differently.</source>
        <extracomment>%1 = names</extracomment>
        <translation>両者の目数は同じです。%1では決め方がちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Still open: %1. Where stones count, each is a point for whoever fills it; otherwise for nobody.</source>
        <extracomment>%1 = len(reason.points)</extracomment>
        <translation>まだ空いているところ：%1。石を数えるルールでは、つめた人の1目になります。ほかのルールでは、だれの目にもなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>More moves</source>
        <translation>手数のちがい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: nothing counts in the seki%2. Black loses %3, White %4.</source>
        <extracomment>%1 = context.names %2 = context.points(reason.points) %3 = points(-worth.black) %4 = points(-worth.white)</extracomment>
        <translation>%1：セキの中は数えません%2。黒は%3目、白は%4目へります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: what must be filled%2 does not count. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1：つながなければならないところは数えません%2。黒%3、白%4。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>False eyes</source>
        <translation>欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: borders%2 are not closed stone by stone. Black %3, White %4.</source>
        <extracomment>%1 = rulesets %2 = where, in brackets, or nothing %3 = points %4 = points</extracomment>
        <translation>%1：石で閉じていない境界があります%2。黒%3、白%4。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Borders</source>
        <translation>境界</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: every group keeps two points. Black loses %2, White %3.</source>
        <extracomment>%1 = rulesets %2 = points %3 = points</extracomment>
        <translation>%1：どのグループも2目を残します。黒は%2目、白は%3目へります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Two eyes each</source>
        <translation>眼が2つずつ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Black has %1 more on the board. Where stones count, each is a point.</source>
        <extracomment>%1 = number</extracomment>
        <translation>黒の石が盤上に%1個多くあります。石を数えるルールでは、1つが1目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Handicap stones</source>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Points for White. %1.</source>
        <extracomment>%1 = listed</extracomment>
        <translation>白がもらう目数。%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Under %1 White gets a point for that.</source>
        <extracomment>%1 = context.names</extracomment>
        <translation>%1では、その分白が1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Where stones count, each is a point.</source>
        <translation>石を数えるルールでは、1つが1目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Stones set up</source>
        <translation>並べた石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Equal points</source>
        <translation>同じ目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>Neutral points</source>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>The same board under every ruleset</source>
        <extracomment>What the page is called.</extracomment>
        <translation>同じ盤面をすべてのルールで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>%1: %2, total %3</source>
        <extracomment>%1 = the colour %2 = parts such as: territory 12, prisoners 3 %3 = their sum The same with the name of each term.</extracomment>
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
        <extracomment>Said of the row that the others are compared with.</extracomment>
        <translation>選択中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/comparison.py"/>
        <source>differs</source>
        <extracomment>Said of a cell that differs from the chosen row&apos;s.</extracomment>
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
        <extracomment>The switch that shows every ruleset. %1 = count</extracomment>
        <translation>%1種類のルールすべて</translation>
    </message>
</context>
<context>
    <name>count</name>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Prisoners</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead stones taken off</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>取り上げた死に石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Pass stones</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>パスの石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two points kept for each group</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>グループごとに残す2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Komi</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>For the handicap</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>置き石の分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White passed first</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>白が先にパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Time penalty</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>時間のペナルティ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Total</source>
        <extracomment>What a line of the breakdown is called.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same. Under these rules Black then wins.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>両者の目数は同じ(このルールでは黒の勝ち)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones that fit</source>
        <extracomment>What is being added up.</extracomment>
        <translation>盤に置ける石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides have the same.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;.</extracomment>
        <translation>両者の目数は同じ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White is ahead by %1.</source>
        <extracomment>Who is ahead as the stones are marked now: &quot;Black is ahead by 2½&quot;. %1 = points(abs(count.margin))</extracomment>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Stones and surrounded points</source>
        <extracomment>What is being added up.</extracomment>
        <translation>石と囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Surrounded points and prisoners</source>
        <extracomment>What is being added up.</extracomment>
        <translation>囲んだ交点とアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>After the last moves: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>最後の手順のあと：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>As it stands: %1</source>
        <extracomment>Say who is ahead, and of which board that is the sum if there is a choice. %1 = leader</extracomment>
        <translation>今の盤面のまま：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>You decide. Once you agree, the game ends with this count.</source>
        <extracomment>What follows from an opponent&apos;s other view of some stones.</extracomment>
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
        <extracomment>Who passes so that the game stops, and what comes then.</extracomment>
        <translation>両者がパスします。そのあと、死に石に印を付けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 passes too. Then you mark the dead stones.</source>
        <extracomment>Who passes so that the game stops, and what comes then. %1 = color_name(session.position.to_move)</extracomment>
        <translation>%1もパスします。そのあと、死に石に印を付けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stop and count?</source>
        <extracomment>Whether the game shall be stopped.</extracomment>
        <translation>対局を止めて数えますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Count</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Play on</source>
        <extracomment>Whether the game is to be stopped by the passes that are wanting.</extracomment>
        <translation>打ち続ける</translation>
    </message>
</context>
<context>
    <name>custom</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Custom rules</source>
        <extracomment>The name of a ruleset as the lists show it.</extracomment>
        <translation>自分のルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Scoring</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points that do not count</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>数えないところ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Ko</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Suicide</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>自殺手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Komi with handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>置き石のときのコミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Handicap stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for the handicap</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>置き石で白がもらう目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>パスの石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets for passing first</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>先のパスで白がもらう目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Last pass</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>最後のパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Neutral points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Without agreement</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>同意できないとき</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>First move after a stop</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>止めたあとの最初の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Equal points</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>同じ目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Counting area by hand</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>領域を手で数える方法</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Name in files</source>
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>ファイルでの名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>area</source>
        <translation>領域</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>territory</source>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>stones</source>
        <translation>石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>%1 or %2</source>
        <extracomment>%1 = what counts: area, territory or stones %2 = the same</extracomment>
        <translation>%1または%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A game may be counted in two ways: %1.</source>
        <extracomment>%1 = value_name(ruleset, Field.SCORING)</extracomment>
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
        <translation>互先では、白が%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>In a handicap game White gets %1.</source>
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
        <translation>どちらが先にパスしても同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets more points: %1.</source>
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
        <extracomment>The name of a cell, as the head of a row: &quot;Ko&quot;, &quot;Komi with handicap&quot;.</extracomment>
        <translation>くり返す盤面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Pass stones are prisoners, and prisoners count only in territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>パスの石はアゲハマです。アゲハマを数えるのは、地を数えるルールだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>One point per stone after the first makes up for handicap stones that count as points; in territory scoring they do not.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>2つ目からの石1つにつき1目というのは、置き石も目数になるときの調整です。地を数えるルールでは、置き石は目数になりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie, but with half a point of komi there is never a tie.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>同じ目数なら黒の勝ちとしていますが、コミに半目があると同じにはなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Keeping two points for each group goes with counting stones or area, not with territory scoring.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>グループごとに残す2目は、石か領域を数えるルールのものです。地を数えるルールにはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Under this ko rule the board never keeps repeating, so there is nothing to agree on.</source>
        <extracomment>Why two cells do not go together.</extracomment>
        <translation>このコウのルールでは盤面がくり返されないので、同意することはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Simple ko lets the board repeat after several moves; say whether that is a draw or no result.</source>
        <extracomment>Why two cells do not go together.</extracomment>
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
        <extracomment>%1 = ruleset.sgf_name</extracomment>
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
        <extracomment>Own rules have no name yet.</extracomment>
        <translation>このルールに名前を付けてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They start as a copy of %1 and are offered for every new game.</source>
        <extracomment>From which ruleset one&apos;s own rules start. %1 = name</extracomment>
        <translation>%1をもとにして、新しい対局で選べるようになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>There are already rules with this name.</source>
        <extracomment>Other rules have that name.</extracomment>
        <translation>この名前のルールはもうあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Game records show this name as well.</source>
        <extracomment>What the name of own rules is good for.</extracomment>
        <translation>棋譜にもこの名前が書かれます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A whole number such as 1, up to 150.</source>
        <extracomment>Which whole numbers a rule can have.</extracomment>
        <translation>1のような整数。150まで。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A number such as 6½, between −150 and 150.</source>
        <extracomment>Which numbers a rule can have.</extracomment>
        <translation>6½のような数。−150から150まで。</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>goboard: there is no display here to open a window on; goboard score, check, convert, render and rules work without one.</source>
        <extracomment>Why no window can open.</extracomment>
        <translation>goboard：ウィンドウを開く画面がここにありません。goboard score、check、convert、render、rulesは画面なしで使えます。</translation>
    </message>
</context>
<context>
    <name>details</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rank</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Team</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>チーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Name of the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>対局名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Event</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Round</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>回戦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Date</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Place</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Result</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Handicap</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Rules</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Time in seconds</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>持ち時間(秒)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Overtime</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>秒読み・延長</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Opening</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>布石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Commented by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>解説</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Entered by</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>入力者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Source</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Copyright</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>著作権</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>About the game</source>
        <extracomment>What a property is called on the screen.</extracomment>
        <translation>対局について</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Komi must be a number such as 6½, between −%1 and %1.</source>
        <extracomment>Why a value cannot be written. %1 = MAX_KOMI</extracomment>
        <translation>コミは6½のような数にしてください。−%1から%1までです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap must be a whole number such as 2.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>置き石は2のような整数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time must be a number of seconds such as 1800.</source>
        <extracomment>Why a value cannot be written.</extracomment>
        <translation>持ち時間は1800のような秒数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>In order: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>順番に並べると：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Better: %1</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already. %1 = better</extracomment>
        <translation>もっとよい書き方：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>Other programs may not understand this. Write dates as 1996-12-27, several as 1996-12-27,28.</source>
        <extracomment>How a date ought to be written, with what it would mean; empty where it is so already.</extracomment>
        <translation>ほかのプログラムにはわからないかもしれません。日付は1996-12-27、いくつもあるときは1996-12-27,28のように書きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>This means %1 points.</source>
        <extracomment>%1 = points(komi)</extracomment>
        <translation>%1目という意味です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>These rules are not known here. The text is kept.</source>
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
        <extracomment>Why something typed is no margin.</extracomment>
        <translation>差は3½のような目数にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%1 wins</source>
        <extracomment>A result as a choice. %1 = color</extracomment>
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
        <extracomment>A result that is kept as it is written. %1 = text</extracomment>
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
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>%1手目は黒です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Move %1 is White&apos;s.</source>
        <extracomment>Whose the first numbered move is: a number hides the colour of its stone. %1 = shot.moves[0].number</extracomment>
        <translation>%1手目は白です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>territory</source>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>last move</source>
        <translation>最後の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>circle</source>
        <translation>丸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>cross</source>
        <translation>バツ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>selected</source>
        <translation>選択</translation>
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
        <translation>コミ「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>置き石「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>time “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>持ち時間「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>overtime “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>秒読み「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1, stones %2</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>置き石%1、石%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>stones to capture “%1”</source>
        <extracomment>A fact as the record writes it, for a line of facts: &quot;komi “six”&quot;. %1 = doubt.text</extracomment>
        <translation>取る石の数「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The komi “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>コミ「%1」は数ではありません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The handicap “%1” is not a number. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>置き石「%1」は数ではありません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The time “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>持ち時間「%1」の意味がわかりません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The overtime “%1” is not understood. It stays in the record as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>秒読み「%1」の意味がわかりません。棋譜にはそのまま残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>The record gives a handicap of %1, but Black begins with this many stones: %2. The board is shown as it is.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text %2 = doubt.on_board</extracomment>
        <translation>棋譜の置き石は%1ですが、黒がはじめに置いた石は%2です。盤はそのまま表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>How many captured stones win, “%1”, is not a number. This is played as a normal game.</source>
        <extracomment>What is the matter, and that the record stays as it is. %1 = doubt.text</extracomment>
        <translation>勝つために取る石の数「%1」が数ではありません。ふつうの対局として打ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>%n fact(s) in this record are in doubt.</source>
        <extracomment>One sentence for all of them; empty if there are none.</extracomment>
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
        <extracomment>What reopening with another encoding costs.</extracomment>
        <translation>
            <numerusform>開き直すと、保存していない変更が%n件消えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Choose the one in which %1 looks right.</source>
        <extracomment>How to find the encoding of a file. %1 = name</extracomment>
        <translation>%1が正しく見えるものを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>All languages</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>すべての言語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Japanese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>日本語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Chinese</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>中国語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Korean</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>韓国語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Western Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>西ヨーロッパ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Central Europe</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>中央ヨーロッパ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Russian</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>ロシア語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Other</source>
        <extracomment>The encodings to choose from, under the languages that are written in them.</extracomment>
        <translation>その他</translation>
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
        <translation>GBK、GB2312も</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Greek</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>ギリシャ語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Turkish</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>トルコ語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Baltic</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>バルト諸語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Vietnamese</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>ベトナム語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Thai</source>
        <extracomment>What a name alone does not tell everybody.</extracomment>
        <translation>タイ語</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>differs from game to game</source>
        <extracomment>A file whose games stand in encodings of their own.</extracomment>
        <translation>対局によって異なります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>In this encoding there is no game in the file.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>この文字コードでは、ファイルに対局がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n byte(s) are not letters in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>
            <numerusform>この文字コードでは、%nバイトが文字になりません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Every byte is a letter in this encoding.</source>
        <extracomment>How well an encoding fits.</extracomment>
        <translation>この文字コードでは、すべてのバイトが文字になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding holds every character of the record.</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty.</extracomment>
        <translation>この文字コードには、棋譜のすべての文字があります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This encoding does not hold %n character(s): %1</source>
        <extracomment>Which characters of a record an encoding does not have; all are there if it is empty. %1 = &apos; &apos;.join(characters[:40])</extracomment>
        <translation>
            <numerusform>この文字コードにない文字が%n個あります：%1</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>node name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>局面の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Black&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>黒の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>White&apos;s name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>白の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game name</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>対局名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>event</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>place</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game comment</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>対局のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>label</source>
        <extracomment>What a property of a record is called in a sentence.</extracomment>
        <translation>文字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>game %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = game</extracomment>
        <translation>%1局目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>move %1</source>
        <extracomment>Where such characters stand: &quot;Game 2, move 31, comment: ō&quot;. %1 = move</extracomment>
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
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>文字コードを選んで開き直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Reopen</source>
        <extracomment>Ask about a file that is read, unless another one is on the board by now.</extracomment>
        <translation>開き直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save with encoding</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>文字コードを選んで保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>UTF-8 holds every character; other programs may want another.</source>
        <extracomment>What speaks for and against UTF-8.</extracomment>
        <translation>UTF-8ならどの文字も使えます。ほかのプログラムが別の文字コードを求めることもあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Save</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>as it is</source>
        <extracomment>Let the user choose an encoding, and save in it.</extracomment>
        <translation>そのまま</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Throw the changes away?</source>
        <extracomment>Whether changes shall be lost.</extracomment>
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
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>対局者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Event</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/encodings.py"/>
        <source>Comments</source>
        <extracomment>How a file reads in an encoding.</extracomment>
        <translation>コメント</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You hand over one stone as a prisoner.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>石を1つ、アゲハマとして相手にわたします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White gets one point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>先にパスすると、白が1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White then gets no point for passing first.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>その場合、白は先にパスした分の1目をもらえません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Fill all neutral points before you pass.</source>
        <extracomment>What a pass does now.</extracomment>
        <translation>パスの前に、ダメをすべてつめてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Ends the game with the stones marked as they are now.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>今の石の印のまま、対局を終えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White hands over one more stone for the last pass.</source>
        <extracomment>What agreeing does.</extracomment>
        <translation>白は最後のパスの分、石をもう1つわたします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, White moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>打ち続ける場合、白が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you play on, Black moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>打ち続ける場合、黒が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Both of you decide: agree, or play on.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to.</extracomment>
        <translation>両者で決めてください。同意するか、打ち続けるかです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Give up the game; the other player wins.</source>
        <extracomment>What resigning does.</extracomment>
        <translation>対局をあきらめます。相手の勝ちになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Pass to stop the game, mark the dead stones and count.</source>
        <extracomment>What the count button does while the game is played.</extracomment>
        <translation>パスして対局を止め、死に石に印を付けて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you want to play on, the other player moves first.</source>
        <extracomment>Who moves after a stop, and what the next stop will mean.</extracomment>
        <translation>打ち続けたいときは、相手が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules neutral points are filled first; still open: %1.</source>
        <extracomment>Whose decision is awaited while the stones are marked, and what each answer leads to. %1 = counting.open_neutral_points</extracomment>
        <translation>このルールでは、先にダメをつめます。残り：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The fourth pass ends the game with all stones alive.</source>
        <translation>4回目のパスで、すべての石を生きとして対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second stop ends the game with all stones alive.</source>
        <translation>2回目に止まると、すべての石を生きとして対局が終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The second pass stops the game; then you count.</source>
        <translation>2回目のパスで対局が止まり、そのあと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Make no move. Two passes in a row stop the game.</source>
        <translation>石を打ちません。パスが2回続くと対局が止まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The next stop counts all stones as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>次に止まると、すべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If you both pass again right away, every stone counts as alive.</source>
        <extracomment>What stopping the game once more means; empty where it means the same again.</extracomment>
        <translation>すぐにまた両者がパスすると、すべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This was the second stop: no more stones are taken off.</source>
        <translation>2回目に止まりました。もう石は取り上げません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Four passes in a row: no more stones are taken off.</source>
        <translation>パスが4回続きました。もう石は取り上げません。</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 was not found: there is no program “%2”.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1が見つかりません：プログラム「%2」がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 could not be started.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1を起動できませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 stopped by itself.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1がひとりでに終了しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 did not answer, so it was stopped.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1が答えないので止めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 gave an answer that makes no sense.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1が意味のわからない答えを返しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 refused.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1にことわられました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot do this.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1はこれができません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot play on a board of this size.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1はこの大きさの碁盤では打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 cannot be given this position.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name)</extracomment>
        <translation>%1にこの局面を伝えられません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 chose %2, which the rules do not allow.</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = _said(name) %2 = _said(said)</extracomment>
        <translation>%1は%2を選びましたが、ルールで打てない手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 It said: “%2”</source>
        <extracomment>Why an engine of this name did not answer, in one sentence. %1 = filled(text, _said(name)) %2 = _said(said)</extracomment>
        <translation>%1 メッセージ：「%2」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know these rules and counts in its own way.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>このルールを使えないので、自分のやり方で数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It has a slightly different ko rule.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>コウのルールが少しちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not allow self-capture of a single stone.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>石1つの自殺手を認めません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It may count the points for the handicap differently.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>置き石の分の目数の数え方がちがうことがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know the prisoners taken before.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>前に取られたアゲハマの数がわかりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It rounds the komi to half a point.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>コミを半目単位にします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know how this position came about.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>ここまでの手順がわかりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that White gets a point for passing first.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>白が先にパスすると1目もらうルールを使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It does not know that Black wins a tie.</source>
        <extracomment>What an engine cannot be told of a game.</extracomment>
        <translation>同じ目数なら黒の勝ちとするルールを使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>plays</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>has levels</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>レベルあり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>rates moves</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>手の評価</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>estimates territory</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>地の予想</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>finds dead stones</source>
        <extracomment>What an engine can do, in a few words each.</extracomment>
        <translation>死に石の判断</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It works: %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = name</extracomment>
        <translation>使えます：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It %1.</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do. %1 = ability_list(known.abilities)</extracomment>
        <translation>できること：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows %n command(s).</source>
        <extracomment>An engine was tried and answered: who it is, and what it can do.</extracomment>
        <translation>
            <numerusform>コマンドは%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It can be told nearly all rules.</source>
        <translation>ほとんどすべてのルールを伝えられます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It is told Japanese or Chinese rules and superko.</source>
        <translation>日本か中国のルールとスーパーコウを伝えられます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It knows Japanese, Chinese, AGA and New Zealand rules.</source>
        <translation>日本、中国、AGA、ニュージーランドのルールを使えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>It cannot be told the rules and counts in its own way.</source>
        <translation>ルールを伝えられません。自分のやり方で数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Starting %1… A large engine may take a minute.</source>
        <extracomment>An engine is started to see whether it works; the large ones take a while. %1 = name</extracomment>
        <translation>%1を起動中… 大きなエンジンは1分ほどかかることがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is installed, but no network file was found for it. Put one beside the program, or add the engine here with its arguments.</source>
        <extracomment>An engine is installed without the network that it needs. %1 = name</extracomment>
        <translation>%1は入っていますが、ニューラルネットのファイルが見つかりません。プログラムの横に置くか、引数を付けてここで追加してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>No engine was found. Install one, such as GNU Go (package gnugo), or choose its program with “Add…”.</source>
        <extracomment>No engine was found, and none was named.</extracomment>
        <translation>エンジンが見つかりません。GNU Go(パッケージgnugo)などを入れるか、「追加…」でプログラムを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>A quotation mark in the arguments is not closed.</source>
        <extracomment>The arguments cannot be taken apart.</extracomment>
        <translation>引数の引用符が閉じていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Put arguments with spaces in quotes. Paths start from %1.</source>
        <extracomment>Where relative paths among the arguments start from. %1 = _said(folder)</extracomment>
        <translation>空白のある引数は引用符に入れます。ファイルのパスは%1が起点です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Remove %1 from the list?</source>
        <extracomment>An engine is to be taken off the list. %1 = _said(name)</extracomment>
        <translation>%1を一覧から外しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>The program itself stays on the computer.</source>
        <extracomment>What that does not do.</extracomment>
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
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
        <translation>自分のもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/page.py"/>
        <source>Found on this computer</source>
        <extracomment>Show the engines there are now, with the same one if there still is one.</extracomment>
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
        <extracomment>Start the engine and have it say who it is; or leave that off.</extracomment>
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
        <extracomment>One line about a point: &quot;C4: Black&apos;s territory, 1 point.&quot;. %1 = point_name(account.point, size) %2 = what_it_is(account) %3 = _worth(account)</extracomment>
        <translation>%1：%2、%3。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>2 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count.</extracomment>
        <translation>2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 points</source>
        <extracomment>0, 1 or 2 points, as one point of the board may count. %1 = points(worth)</extracomment>
        <translation>%1目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead black stone</source>
        <translation>死んだ黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>black stone in a seki</source>
        <translation>セキの黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>white stone in a seki</source>
        <translation>セキの白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living black stone</source>
        <translation>生きた黒石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>living white stone</source>
        <translation>生きた白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>dead white stone</source>
        <translation>死んだ白石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>shared liberty of a seki</source>
        <translation>セキの共通の呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>set neutral by you</source>
        <translation>ダメに変更済み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>neutral, between both sides</source>
        <translation>黒白の間のダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>黒の1目、眼として残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point, kept as an eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>白の1目、眼として残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>黒地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s territory</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>セキの中の、黒のただ1つの眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Point at any point, or move to it with the arrow keys, to ask about it.</source>
        <extracomment>How to ask what a point counts.</extracomment>
        <translation>交点を指すか、矢印キーで動かすと、説明が出ます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Counted under %1.</source>
        <extracomment>Under which lines of the breakdown a point stands; empty where it adds to none. %1 = comma_list(*names)</extracomment>
        <translation>%1として数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black reaches it from %1, White from %2.</source>
        <extracomment>%1 = a point %2 = a point From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>黒は%1から、白は%2から届きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only Black reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>黒だけが%1から届きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Only White reaches it, from %1.</source>
        <extracomment>From which stones a point is reached, by rules that count so; empty where from none.</extracomment>
        <translation>白だけが%1から届きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>no living stones around it</source>
        <translation>まわりに生きた石がない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s only eye, in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>セキの中の、白のただ1つの眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>セキの中で黒が囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s point in a seki</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>セキの中で白が囲んだ交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>黒の欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s false eye</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>白の欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Black&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>開いた境界の黒の側</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>White&apos;s side of an open border</source>
        <extracomment>An empty point of Black&apos;s, and such a one of White&apos;s.</extracomment>
        <translation>開いた境界の白の側</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>counts for nobody</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>だれの分にもならない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: only territory counts</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0目：地だけを数えます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: every group keeps two</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0目：どのグループも2目を残します</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points: it must be filled</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>0目：うめなければなりません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 point for now: it must be filled later</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>今は1目：あとでうめなければなりません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>0 points under these rules</source>
        <extracomment>What a point counts; where it is a dead stone, for what and for whom.</extracomment>
        <translation>このルールでは0目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>the point is kept as an eye</source>
        <translation>眼として残す交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for Black</source>
        <translation>石の1目と交点の1目で黒に2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone and 1 for the point, for White</source>
        <translation>石の1目と交点の1目で白に2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for Black</source>
        <translation>石の1目が黒に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the stone, for White</source>
        <translation>石の1目が白に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for Black</source>
        <translation>交点の1目が黒に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>1 for the point, for White</source>
        <translation>交点の1目が白に</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game has no moves.</source>
        <extracomment>The game has no move that could be shown.</extracomment>
        <translation>この対局には手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: a number from %2 to %3.</source>
        <extracomment>What is typed in a field is no number that it may hold. %1 = name %2 = least %3 = most</extracomment>
        <translation>%1：%2から%3までの数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The last move comes before the first.</source>
        <extracomment>The range in the dialog ends before it begins.</extracomment>
        <translation>終わりの手が始めの手より前です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as a picture.</source>
        <extracomment>The board is on the clipboard as a picture.</extracomment>
        <translation>盤面を画像としてクリップボードに入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 pt</source>
        <extracomment>How large the text of a hand-out is. %1 = points</extracomment>
        <translation>%1ポイント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Making %1…</source>
        <extracomment>A file is being made. %1 = name</extracomment>
        <translation>%1を作成中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Not visible: %1.</source>
        <extracomment>Moves whose numbers no stone in the picture shows. %1 = notes</extracomment>
        <translation>見えないところ：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>This is not a part of a board of %1. Type two corners: A1:E5.</source>
        <extracomment>What is typed as the part of the board is none. %1 = board_size(size)</extracomment>
        <translation>%1の碁盤の部分ではありません。2つの角を入力してください：A1:E5。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The board is on the clipboard as text.</source>
        <extracomment>The board is on the clipboard as text.</extracomment>
        <translation>盤面を文字としてクリップボードに入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saved as %1.</source>
        <extracomment>A file is made. %1 = name</extracomment>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be made. There may be too little memory.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name</extracomment>
        <translation>%1を作れませんでした。メモリーが足りないのかもしれません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file could not be made or written; any earlier one of that name is as it was. %1 = name %2 = reason</extracomment>
        <translation>%1を保存できませんでした：%2。ディスクの上では何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next time.</extracomment>
        <translation>この設定は次回も使われます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Export</source>
        <extracomment>The title of the dialog.
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
        <translation>作成</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves</source>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Pixels</source>
        <translation>ピクセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>A move every</source>
        <translation>1手の間隔</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>Paper</source>
        <translation>用紙</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Moves per figure</source>
        <translation>1図の手数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Boards per page</source>
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
        <extracomment>How long a moving picture shows each move. %1 = seconds</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export_dialog.py"/>
        <source>Text size</source>
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
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Drawings (*.svg)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>図形 (*.svg)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <location filename="../../../goboard_app/ui/paper/preview.py"/>
        <source>PDF files (*.pdf)</source>
        <extracomment>Which files the dialog shows.
----------
Save all pages as a PDF file.</extracomment>
        <translation>PDFファイル (*.pdf)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Text files (*.txt)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>テキストファイル (*.txt)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.gif)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>アニメーション (*.gif)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/export.py"/>
        <source>Animations (*.webp)</source>
        <extracomment>Which files the dialog shows.</extracomment>
        <translation>アニメーション (*.webp)</translation>
    </message>
</context>
<context>
    <name>failure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Something went wrong inside goboard.</source>
        <extracomment>The program has failed.</extracomment>
        <translation>goboardの中で問題が起きました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your game is safe. The details below help to fix the program.</source>
        <extracomment>A failure has cost nothing.</extracomment>
        <translation>対局は無事です。下の情報は、プログラムを直すのに役立ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Save your game now. The details below help to fix the program.</source>
        <extracomment>A failure may cost the game.</extracomment>
        <translation>今すぐ対局を保存してください。下の情報は、プログラムを直すのに役立ちます。</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number</extracomment>
        <translation>図%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Figure %1: %2</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none. %1 = here.figure_number %2 = here.figure.name</extracomment>
        <translation>図%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>part of the board</source>
        <extracomment>Which figure the cursor is in, and what is special about its numbers; empty if none.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>No move numbers</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>手数なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers as they are</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>手数をそのまま</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Move numbers without hundreds</source>
        <extracomment>How moves are numbered.</extracomment>
        <translation>手数を百の位なしで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>A new figure begins here</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>ここから新しい図</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Done</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
        <translation>完了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/game_info.py"/>
        <source>Cancel</source>
        <extracomment>`natural_number` is the number that the move has by itself; None where there is none.</extracomment>
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
        <extracomment>Which numbers a move can be given. %1 = most</extracomment>
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
        <extracomment>Let the user choose a file, and open it in a window of its own.</extracomment>
        <translation>棋譜を開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save the game</source>
        <extracomment>Let the user choose where to save; whether it is saved.</extracomment>
        <translation>対局を保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 could not be saved: %2. Nothing was changed on disk.</source>
        <extracomment>A file was not saved and is as it was. %1 = name %2 = reason</extracomment>
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
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
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
        <extracomment>A file cannot be read. %1 = name %2 = reason</extracomment>
        <translation>%1を開けませんでした。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Reading %1…</source>
        <extracomment>A large file, or the games of a record, are being read. %1 = name</extracomment>
        <translation>%1を読みこみ中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be shelved: %1</source>
        <extracomment>An unfinished game could not be shelved. %1 = reason</extracomment>
        <translation>打ちかけの対局をあずかれませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No unfinished game has been shelved yet.</source>
        <extracomment>There are no shelved games.</extracomment>
        <translation>あずけた対局はまだありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>No earlier version of a file has been kept yet.</source>
        <extracomment>There are no backups.</extracomment>
        <translation>ファイルの前の版はまだありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open read-only</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>読み取り専用で開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Open anyway</source>
        <extracomment>Another program has the file open: have it come to the front, and say so.</extracomment>
        <translation>それでも開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Save</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Reload</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>読みこみ直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <source>Keep mine</source>
        <extracomment>Another program did something with the file: say so, and offer what can be done.</extracomment>
        <translation>こちらを残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>These are too many records to open at once. Not opened: %1.</source>
        <extracomment>Which files were left out. %1 = names</extracomment>
        <translation>一度に開くには棋譜が多すぎます。開かなかった数：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The game could not be kept: %1</source>
        <extracomment>The journal of the game could not be written. %1 = reason</extracomment>
        <translation>対局を残せませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The unfinished game could not be deleted: %1</source>
        <extracomment>An unfinished game could not be discarded. %1 = reason</extracomment>
        <translation>打ちかけの対局を削除できませんでした：%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read: %1.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboardのファイル%n個を読めませんでした：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n file(s) of goboard could not be read and were put aside: %1. Nothing was deleted.</source>
        <extracomment>Which of the program&apos;s own files could not be read. %1 = names</extracomment>
        <translation>
            <numerusform>goboardのファイル%n個を読めなかったので、別に取ってあります：%1。何も削除していません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is still where it was: %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path %2 = aside.trouble</extracomment>
        <translation>%1は元の場所にあります：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is now %2.</source>
        <extracomment>Where such a file is now. %1 = aside.path.name %2 = aside.place</extracomment>
        <translation>%1は今%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is very large (%2). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a file shall be read that is hardly a record. %1 = name %2 = size_text(size)</extracomment>
        <translation>%1はとても大きいファイルです(%2)。棋譜が1 MBをこえることはほとんどありません。それでも開きますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Go records (%1)</source>
        <extracomment>The files of a dialog for opening. %1 = endings</extracomment>
        <translation>囲碁の棋譜 (%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Another program has changed %1 since it was opened or saved here.</source>
        <extracomment>Why a file is not simply overwritten. %1 = name</extracomment>
        <translation>ここで開くか保存したあと、ほかのプログラムが%1を変更しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>Go records (*.sgf *.SGF)</source>
        <extracomment>Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>囲碁の棋譜 (*.sgf *.SGF)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/questions.py"/>
        <source>All files (*)</source>
        <extracomment>The record that the user chooses, None for none.
----------
Where the user wants SGF to be saved, None for nowhere.</extracomment>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>find</name>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>colours swapped</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>色を入れかえ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <location filename="../../../goboard_app/ui/review/find_panel.py"/>
        <location filename="../../../goboard_app/ui/teach/problem_panels.py"/>
        <source>Whole board</source>
        <extracomment>A part of the board by two of its corners: &quot;C3–H8&quot;.</extracomment>
        <translation>盤全体</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching…</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>検索中…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Searching… %1 of %n game(s)</source>
        <extracomment>How far a search is, or what came of it. %1 = searcher.done</extracomment>
        <translation>
            <numerusform>検索中… %n局中%1局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The first %1 places. There are more.</source>
        <extracomment>How far a search is, or what came of it. %1 = hits</extracomment>
        <translation>最初の%1か所です。ほかにもあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Stopped. %n place(s) so far.</source>
        <extracomment>How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>止めました。ここまで%nか所です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Nothing found.</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>見つかりません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s)</source>
        <extracomment>How many sentences of the manual hold what was typed.
----------
How far a search is, or what came of it.</extracomment>
        <translation>
            <numerusform>%nか所</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 in %2</source>
        <extracomment>How far a search is, or what came of it. %1 = found %2 = _games_text(games)</extracomment>
        <translation>%2に%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No longer there</source>
        <extracomment>What a list says of a hit.</extracomment>
        <translation>もうありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>This place is no longer there: the record was changed.</source>
        <extracomment>What is said when somebody wants to go to a hit whose node was deleted since.</extracomment>
        <translation>棋譜が変わったため、この場所はもうありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Mark a part with a stone in it.</source>
        <extracomment>Nothing but empty points was marked.</extracomment>
        <translation>石のある部分を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Drag over the board to mark a part of it.</source>
        <extracomment>How to mark.</extracomment>
        <translation>盤上をドラッグして部分を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Marked: %1.</source>
        <extracomment>What is marked. %1 = area_text(area, size)</extracomment>
        <translation>印：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Click a point in it that does not matter.</source>
        <extracomment>What is marked.</extracomment>
        <translation>その中の、何があってもよい交点をクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %2</source>
        <extracomment>Which of the hits is shown. %1 = current %2 = total</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1</source>
        <extracomment>%1 = number</extracomment>
        <translation>%1手目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, move %2</source>
        <extracomment>%1 = game %2 = number</extracomment>
        <translation>%1局目、%2手目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Game %1, start</source>
        <extracomment>%1 = game</extracomment>
        <translation>%1局目、最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Start</source>
        <translation>最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the place</source>
        <translation>場所の名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>About the game</source>
        <translation>対局について</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Name of the game</source>
        <translation>対局名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s team</source>
        <translation>黒のチーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s team</source>
        <translation>白のチーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Black&apos;s rank</source>
        <translation>黒の棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>White&apos;s rank</source>
        <translation>白の棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Event</source>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Place</source>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Entered by</source>
        <translation>入力者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Annotated by</source>
        <translation>解説者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Copyright</source>
        <translation>著作権</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Overtime</source>
        <translation>秒読み・延長</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Rules</source>
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
        <extracomment>One fault with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column
----------
One finding with its place: &quot;Line 3, column 8: …&quot;. %1 = finding.line %2 = finding.column</extracomment>
        <translation>%1行目、%2文字目： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The record breaks off at line %1. Everything up to there is open.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none. %1 = where.line</extracomment>
        <translation>棋譜は%1行目で切れています。そこまでは開きました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%n thing(s) in this file were not as they should be.</source>
        <extracomment>One sentence about all findings, the gravest first; empty if there are none.</extracomment>
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
        <extracomment>How many moves the rules do not allow.</extracomment>
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
        <extracomment>Which rules they are, and that nothing was taken off. %1 = name</extracomment>
        <translation>今のルール：%1。このルールでは次の手が打てません。取り消した手はなく、打ったとおりに残っています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Move %1, %2 %3: %4</source>
        <extracomment>One forbidden move in a line: &quot;Move 12, White B3: this would take the ko back at once&quot;. %1 = forbidden.number %2 = color_name(move.color) %3 = move_text(move, size) %4 = refusal_title(forbidden.verdict)</extracomment>
        <translation>%1手目、%2 %3：%4</translation>
    </message>
</context>
<context>
    <name>format</name>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1, %2</source>
        <extracomment>%1 = a part of a list %2 = the next part What there is of these texts with commas between; none turns about what stands around it.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1; %2</source>
        <extracomment>%1 = a part of a list with commas in it %2 = the next part The same with semicolons, where there are commas in the texts.</extracomment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1 %2</source>
        <extracomment>%1 = a sentence %2 = the next sentence What there is of these sentences, one behind the other.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = what something is called, or who says it %2 = the text about it A text behind what it is called; either alone where the other is empty.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1. %2</source>
        <extracomment>%1 = a phrase that is read aloud %2 = the next phrase What there is of these texts with full stops between, as they are read aloud.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <source>%1.</source>
        <extracomment>%1 = a phrase that becomes a sentence A text as a sentence, with a full stop.</extracomment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>Q16, or &quot;pass&quot;.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>黒番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White to play. Move %1.</source>
        <extracomment>Whose turn it is and the number of the move to come. %1 = number</extracomment>
        <translation>白番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black passed.</source>
        <translation>黒がパスしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>White passed.</source>
        <translation>白がパスしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Another pass stops the game.</source>
        <extracomment>Who has never played does not know what the next pass does.</extracomment>
        <translation>もう一度パスすると対局が止まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You are looking at move %1 of %2. If you play a stone now, the game continues from here.</source>
        <extracomment>That the board shows an earlier moment of the game being played. %1 = number %2 = last</extracomment>
        <translation>%2手のうち%1手目を見ています。石を打つと、ここから続きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The count begins when both players have passed. Pass first.</source>
        <extracomment>Why a game against an engine cannot be counted yet.</extracomment>
        <translation>両者がパスしてから数えます。先にパスしてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n stone(s) captured.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game.</extracomment>
        <translation>
            <numerusform>石を%n個取りました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>In atari: %1.</source>
        <extracomment>What a screen reader says of a move that was made; &apos;&apos; of a pass that stopped the game. %1 = names</extracomment>
        <translation>アタリ：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/format.py"/>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>White</source>
        <extracomment>Black or White.
----------
A row of the list for those who listen.</extracomment>
        <translation>白</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Black places %n more handicap stone(s).</source>
        <extracomment>How many handicap stones are still to be placed.</extracomment>
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
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>黒の次の一手は? %1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Where does White play? Move %1.</source>
        <extracomment>Whose move is hidden, and its number. %1 = question.number</extracomment>
        <translation>白の次の一手は? %1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 is a variation of the record. Keep guessing.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name</extracomment>
        <translation>%1は棋譜の変化です。もう一度考えましょう。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s) away</source>
        <extracomment>What is said to a guess that leaves the question open.
----------
A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;.</extracomment>
        <translation>
            <numerusform>%n路はなれています</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Not %1: %2.</source>
        <extracomment>What is said to a guess that leaves the question open. %1 = name %2 = away</extracomment>
        <translation>%1ではありません：%2。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n point(s)</source>
        <extracomment>What is said when the move was found, or shown.</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Right: %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>正解、%1です。%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>It was %1. %2.</source>
        <extracomment>What is said when the move was found, or shown. %1 = name %2 = points</extracomment>
        <translation>答えは%1でした。%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>The moves that follow are hidden.</source>
        <extracomment>Before the first question.</extracomment>
        <translation>この先の手はかくしてあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>All moves have been guessed.</source>
        <extracomment>There is no further move.</extracomment>
        <translation>すべての手が終わりました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>There is a stone there.</source>
        <extracomment>A click on a stone is no guess.</extracomment>
        <translation>そこには石があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>None were missed.</source>
        <extracomment>All moves were found.</extracomment>
        <translation>まちがいはありませんでした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n point(s)</source>
        <extracomment>34 of 50 points. %1 = tally.points</extracomment>
        <translation>
            <numerusform>%n点中%1点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 of %n move(s)</source>
        <extracomment>How far one is. %1 = done</extracomment>
        <translation>
            <numerusform>%n手中%1手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n try(s) left</source>
        <extracomment>How many guesses are left at this move.</extracomment>
        <translation>
            <numerusform>あと%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1: %2 of %3 points, %4 of %5 at the first try</source>
        <extracomment>What came of one side&apos;s moves. %1 = color_name(color) %2 = tally.points %3 = tally.most %4 = tally.at_once %5 = tally.answers</extracomment>
        <translation>%1：%3点中%2点、%5手中%4手が一度で正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>Move %1, %2 %3</source>
        <extracomment>A line of the moves that were not found: &quot;Move 34, Black D4 · nearest 2 points away&quot;. %1 = question.number %2 = color_name(question.move.color) %3 = name</extracomment>
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
        <extracomment>There is nothing to guess.</extracomment>
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
        <extracomment>How the guessing goes.</extracomment>
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
        <extracomment>What stands over the moves that were not found.</extracomment>
        <translation>外れた手。クリックで手を表示します。</translation>
    </message>
</context>
<context>
    <name>handout</name>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handout</source>
        <extracomment>The name that the records give the collection, else that of the file.</extracomment>
        <translation>プリント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Black to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>黒番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>White to play</source>
        <extracomment>What is asked of a position: the task of the file, else whose turn it is.</extracomment>
        <translation>白番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where Black may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>黒が打ってはいけない交点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point where White may not play.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>白が打ってはいけない交点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every liberty.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>呼吸点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark every point that is asked for.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>たずねられた交点すべてに印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Mark the right point.</source>
        <extracomment>The task for a pencil: what is clicked in the program is marked on paper.</extracomment>
        <translation>正しい交点に印を付けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Name:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>名前：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date:</source>
        <extracomment>What is written on the lines at the head of a hand-out.</extracomment>
        <translation>日付：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer:</source>
        <extracomment>What is written on the line below a board.</extracomment>
        <translation>答え：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Solutions</source>
        <extracomment>The heading above the solutions.</extracomment>
        <translation>答え</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Answer: %1</source>
        <extracomment>What the numbers on the stones do not tell. %1 = solution.number</extracomment>
        <translation>答え：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record goes on.</source>
        <extracomment>What the numbers on the stones do not tell.</extracomment>
        <translation>棋譜はこの先へ続きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No solution in the file: %1.</source>
        <extracomment>Which positions the file has no solution of. %1 = listed</extracomment>
        <translation>ファイルに答えがありません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No position is set up or marked in this file, so there is nothing to hand out.</source>
        <extracomment>There is nothing that could be printed.</extracomment>
        <translation>このファイルには並べた石や印のある局面がないので、プリントにするものがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Games without a position, left out: %1.</source>
        <extracomment>Games of the file in which nothing is set up. %1 = count</extracomment>
        <translation>局面がないので省いた対局：%1。</translation>
    </message>
</context>
<context>
    <name>joseki</name>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>左上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Upper right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>右上</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower left</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>左下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Lower right</source>
        <extracomment>A corner as somebody at the board calls it.</extracomment>
        <translation>右下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>left the dictionary at move %1, %2</source>
        <extracomment>How a corner stands to the dictionary. %1 = state.left.number %2 = move_text(state.left.move, size)</extracomment>
        <translation>%1手目の%2で辞典から外れました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>in the dictionary, with nothing more to play</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>辞典にあり、続きの手はありません</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n move(s) in the dictionary</source>
        <extracomment>How a corner stands to the dictionary.</extracomment>
        <translation>
            <numerusform>辞典に%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No corner of this board is in the dictionary.</source>
        <extracomment>No corner of the board is in the dictionary.</extracomment>
        <translation>この碁盤には、辞典にある隅がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The dictionary is for %1 × %1 boards.</source>
        <extracomment>The dictionary is about boards of another size. %1 = size.columns</extracomment>
        <translation>辞典は%1 × %1の碁盤用です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading %1…</source>
        <extracomment>The file is being read. %1 = name</extracomment>
        <translation>%1を読みこみ中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 cannot be the dictionary. %2</source>
        <extracomment>The file cannot be used; the reason is a sentence. %1 = name %2 = reason</extracomment>
        <translation>%1は辞典にできません。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>It has no moves in the corner of a square board.</source>
        <extracomment>A file without variations in a corner.</extracomment>
        <translation>正方形の碁盤の隅に打った手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Choose a joseki dictionary</source>
        <extracomment>Ask for the file, and show it.</extracomment>
        <translation>定石辞典を選ぶ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/reference.py"/>
        <source>Records (*.sgf)</source>
        <extracomment>Ask for the file, and show it.</extracomment>
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
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>とてもよい手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>好手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>大悪手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Bad</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>悪手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Doubtful</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>疑問手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Interesting</source>
        <extracomment>What is said of a move, in a word or two.</extracomment>
        <translation>おもしろい手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>互角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Quite even</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>まったくの互角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>黒よし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for Black</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>黒がとてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>白よし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very good for White</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>白がとてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>形勢不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Very unclear</source>
        <extracomment>What is said of a position, in a few words.</extracomment>
        <translation>まったくの形勢不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Great hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>重要な注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Hotspot</source>
        <extracomment>That something is decided here.</extracomment>
        <translation>注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Estimated even</source>
        <translation>評価は互角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White ahead by %1</source>
        <extracomment>%1 = points(abs(value))</extracomment>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Rating: %1</source>
        <extracomment>The judgements of a move, as they are read aloud. %1 = words</extracomment>
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
        <extracomment>Such as &quot;Figure 2 (51–100)&quot;, with the name that the record gives it. %1 = figure.number</extracomment>
        <translation>図%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: continued</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>%1図：続き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: belongs to diagram %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after</extracomment>
        <translation>%1図：%2図に入る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.after %3 = diagram.of</extracomment>
        <translation>%1図：%3図の%2のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: at the start</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number</extracomment>
        <translation>%1図：最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: after %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0</extracomment>
        <translation>%1図：%2のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2 in diagram %3</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = diagram.instead_of or 0 %3 = diagram.of</extracomment>
        <translation>%1図：%3図の%2の代わり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Diagram %1: instead of %2</source>
        <extracomment>Such as &quot;Diagram 3: instead of 35&quot;, or what else it shows. %1 = diagram.number %2 = number</extracomment>
        <translation>%1図：%2の代わり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 pass</source>
        <extracomment>The same of any numbered board. %1 = _listed(passes)</extracomment>
        <translation>%1はパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 at %2</source>
        <extracomment>%1 = _listed(item.numbers) %2 = place</extracomment>
        <translation>%1は%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>After %1</source>
        <extracomment>Such as &quot;After 34: Joseki · Good for Black&quot;: with name and judgements where there are any. %1 = comment.number</extracomment>
        <translation>%1のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>The record has more variations; they are not printed.</source>
        <extracomment>The game has more variations than were printed.</extracomment>
        <translation>棋譜にはほかにも変化がありますが、印刷しません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Event</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Round</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>回戦</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Place</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Date</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Handicap</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Komi</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Rules</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Time</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>持ち時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Result</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Comments by</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>解説</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Source</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>出典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Copyright</source>
        <extracomment>The facts of a game with what they are called; only those that the record tells.</extracomment>
        <translation>著作権</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 s</source>
        <extracomment>Seconds as hours and minutes; other texts as they stand. %1 = seconds</extracomment>
        <translation>%1秒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 h</source>
        <extracomment>Seconds as hours and minutes; other texts as they stand. %1 = hours</extracomment>
        <translation>%1時間</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>%1 min</source>
        <extracomment>Seconds as hours and minutes; other texts as they stand. %1 = minutes</extracomment>
        <translation>%1分</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>黒番： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White moves: </source>
        <extracomment>What a task asks, where its file says it by the task alone.</extracomment>
        <translation>白番： </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>capture %1.</source>
        <translation>%1を取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that is asked for.</source>
        <translation>たずねられた交点をすべてクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every liberty.</source>
        <translation>呼吸点をすべてクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right point.</source>
        <translation>正しい交点をクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>How many are there?</source>
        <translation>いくつありますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>find the best move.</source>
        <translation>いちばんよい手を見つけましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>save %1.</source>
        <translation>%1を助けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>connect %1.</source>
        <translation>%1をつなぎましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>cut %1 apart.</source>
        <translation>%1を切りはなしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>make %1 live.</source>
        <translation>%1を生かしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>kill %1.</source>
        <translation>%1を殺しましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>win the ko at %1.</source>
        <translation>%1のコウに勝ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>get %2 points for %3.</source>
        <extracomment>%2 = a number %3 = a colour</extracomment>
        <translation>%3で%2目取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number, then Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>数を入れてEnterを押してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>黒の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White to play.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>白の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or use arrows and Enter.</source>
        <extracomment>How to answer, for the line under the board; &apos;&apos; where nothing is asked.</extracomment>
        <translation>盤上をクリックするか、矢印キーとEnterを使ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right.</source>
        <extracomment>What is said to the last answer; &apos;&apos; where nothing was answered.</extracomment>
        <translation>正解です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. %n more to find.</source>
        <translation>
            <numerusform>正解です。あと%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right. Go on.</source>
        <translation>正解です。続けましょう。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The stones still have %n liberty(s).</source>
        <translation>
            <numerusform>この石にはまだ呼吸点が%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This point is not next to the stone along a line.</source>
        <translation>この交点は、線の上で石のとなりになっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a point on this board.</source>
        <translation>「%1」はこの碁盤の交点ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is not a number.</source>
        <translation>「%1」は数ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>there is already a task; “%1” is not asked.</source>
        <translation>すでに課題があります。「%1」は出題されません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a right answer, but is said to be wrong.</source>
        <translation>「%1」は正解なのに、まちがいとされています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” is a move by the wrong side.</source>
        <translation>「%1」は手番とちがう側の手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lesson</source>
        <extracomment>What a copied lesson is called that has no name of its own.</extracomment>
        <translation>レッスン</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Copied to My lessons as “%1”. There you can change it.</source>
        <extracomment>That a file was copied to the user&apos;s own lessons, and how it is called there. %1 = isolated(name)</extracomment>
        <translation>マイレッスンに「%1」としてコピーしました。そこで変えられます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This move is allowed: the stone has a liberty.</source>
        <translation>ここには打てます。石に呼吸点があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The lesson knows a better move. Try again.</source>
        <translation>もっとよい手があります。もう一度やってみましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Count again.</source>
        <translation>おしいです。もう一度数えましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Not quite. Try again.</source>
        <translation>おしいです。もう一度やってみましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: no liberty would be left.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>ここには打てません。呼吸点がなくなります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it repeats the board.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>ここには打てません。前と同じ盤面になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Another hint shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>もう一度ヒントを出すと、場所がわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answer is %1.</source>
        <extracomment>The hint in words; later ones tell that the points are shown. %1 = state.task.number</extracomment>
        <translation>答えは%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Pass.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>パスしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board shows where.</source>
        <extracomment>The hint in words; later ones tell that the points are shown.</extracomment>
        <translation>場所は盤上に出ています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>marked</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.
----------
What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>印あり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>found</source>
        <extracomment>What is on a point of the lesson, as it is read aloud; marks are told too.</extracomment>
        <translation>見つけた</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Board of %1.</source>
        <extracomment>A board in words: how large it is, and who stands where. %1 = board_size(size)</extracomment>
        <translation>%1の碁盤。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Marked: %1.</source>
        <extracomment>The whole board in words, for those who listen: who stands where, and what is marked. %1 = listed_points(marked, size)</extracomment>
        <translation>印：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play.</source>
        <translation>打ってはいけない交点をクリックしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is a stone here. Look for an empty point.</source>
        <translation>ここには石があります。空いた交点をさがしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>There is already a stone here.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>ここにはすでに石があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is not allowed: it recaptures the ko right away.</source>
        <extracomment>Why the rules do not allow a move.</extracomment>
        <translation>ここには打てません。コウをすぐに取り返すことになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Black: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>黒：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>White: %1.</source>
        <extracomment>%1 = names</extracomment>
        <translation>白：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Taken off: %1.</source>
        <extracomment>What an answer at `at` changed on the board besides the stone there: taken, or replied. %1 = listed_points(gone, size)</extracomment>
        <translation>取り上げた石：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n thing(s) in this lesson cannot be used; the rest can.</source>
        <extracomment>That something in a lesson could not be used.</extracomment>
        <translation>
            <numerusform>このレッスンには使えないところが%nか所あります。残りは使えます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no instruction is called “%1”.</source>
        <translation>「%1」という命令はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no task is called “%1”.</source>
        <translation>「%1」という課題はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” names no points.</source>
        <translation>「%1」には交点が書かれていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>nothing is asked here: “%1”.</source>
        <translation>ここには問いがありません：「%1」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the stones of “%1” are not on the board.</source>
        <translation>「%1」の石は盤上にありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>the rules do not allow the move “%1”.</source>
        <translation>「%1」はルールで打てない手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has no right answer.</source>
        <translation>「%1」には正解がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no node says “@screen”; every comment of the main line is shown.</source>
        <translation>「@screen」と書いたところがないので、本譜のコメントをすべて表示します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no stones are set up.</source>
        <translation>石が並べられていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move follows, so there is no solution.</source>
        <translation>続く手がないので、答えがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>no move is right, so there is no solution.</source>
        <translation>正しい手がないので、答えがありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>stones are set up between moves; what follows is left out.</source>
        <translation>手の途中で石が並べられています。そのあとは使いません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>too many moves; the last are left out.</source>
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
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>日本</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Chinese</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>中国</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Ing</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>応昌期</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>Tromp-Taylor</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>トロンプ・テイラー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/example.py"/>
        <source>New Zealand</source>
        <extracomment>What the buttons say: one word or two for each of the traditions, in their order.</extracomment>
        <translation>ニュージーランド</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Open a lesson</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/lesson.py"/>
        <source>Lessons (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a lesson.</extracomment>
        <translation>レッスン (*.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Screen %1 of %2</source>
        <extracomment>Which screen of a lesson is shown. %1 = number %2 = count</extracomment>
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
        <extracomment>A file has nothing to show as a lesson. %1 = name</extracomment>
        <translation>%1にはコメントがないので、レッスンになりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be kept: %1</source>
        <extracomment>Progress was not written. %1 = reason</extracomment>
        <translation>進みぐあいを保存できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your progress could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Progress begins anew; where the old one is. %1 = path</extracomment>
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
        <extracomment>What the field says while it is empty.</extracomment>
        <translation>言葉、または 対局者:名前 日付:1996 結果:B+R 大きさ:19</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Show only games that have all of these:</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>次のすべてに合う対局だけを表示：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>any words: the beginnings of words in names, event and date</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>言葉：名前、大会、日付の言葉の始まり</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>player:&quot;Gu Li&quot;  black:Name  white:Name</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>対局者:&quot;Gu Li&quot;  黒:名前  白:名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date:1996  date:1996-12  date:1990..1999</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>日付:1996  日付:1996-12  日付:1990..1999</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result:B  result:W+R  result:draw</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>結果:B  結果:W+R  結果:draw</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size:19  rules:Chinese  event:Cup</source>
        <extracomment>What may be typed, for the tip of the field.</extracomment>
        <translation>大きさ:19  ルール:Chinese  大会:杯</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games the list shows.
----------
In how many games a position was found.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1 of %2 games</source>
        <extracomment>How many games the list shows. %1 = f&apos;{shown:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>%2局中%1局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Looking through the folder…</source>
        <extracomment>How far the reading of the folder is.</extracomment>
        <translation>フォルダーを調べています…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Reading the files: %1 of %2</source>
        <extracomment>How far the reading of the folder is. %1 = f&apos;{read:,}&apos; %2 = f&apos;{total:,}&apos;</extracomment>
        <translation>ファイルを読みこみ中：%1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) without a game</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>対局のないファイル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) too large</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>大きすぎるファイル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n file(s) that cannot be read</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>読めないファイル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n folder(s) that cannot be opened</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is.</extracomment>
        <translation>
            <numerusform>開けないフォルダー%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Left out: %1.</source>
        <extracomment>What of the folder is not in the list, in one line; empty where all is. %1 = told</extracomment>
        <translation>省いたもの：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened now. These are the games it had before.</source>
        <extracomment>The folder of the library is not there, or cannot be opened. %1 = folder.name or str(folder)</extracomment>
        <translation>フォルダー「%1」は今開けません。前に見つかった対局を表示しています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>The folder “%1” cannot be opened.</source>
        <extracomment>The same where nothing is known of it. %1 = folder.name or str(folder)</extracomment>
        <translation>フォルダー「%1」を開けません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>There are no game records in “%1”.</source>
        <extracomment>A folder holds no game. %1 = folder.name or str(folder)</extracomment>
        <translation>「%1」に棋譜がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>No game matches.</source>
        <extracomment>The filter lets nothing through.</extracomment>
        <translation>合う対局がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the last game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>一覧の最後の対局です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>This is the first game in the list.</source>
        <extracomment>There is no other game in the list on that side.</extracomment>
        <translation>一覧の最初の対局です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, game %2</source>
        <extracomment>In which file a game is: &quot;cup/final.sgf&quot;, &quot;all.sgf, game 12&quot;. %1 = path %2 = number + 1</extracomment>
        <translation>%1、%2局目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Click to put stones down. Drag to search a part of the board.</source>
        <extracomment>What the board of the search is for, before anything stands on it.</extracomment>
        <translation>クリックで石を置きます。ドラッグした部分を検索します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching… %1 so far</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>検索中… ここまで%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1, and more. Mark a larger part to be more exact.</source>
        <extracomment>In how many games a position was found. %1 = games</extracomment>
        <translation>%1、ほかにもあります。もっと広い部分を選ぶと、しぼれます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Not in any game.</source>
        <extracomment>In how many games a position was found.</extracomment>
        <translation>どの対局にもありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Mark a part with at least one stone.</source>
        <extracomment>A part without any stone stands nearly everywhere.</extracomment>
        <translation>石のある部分を選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Searching…</source>
        <extracomment>A search goes on.</extracomment>
        <translation>検索中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Black won %1%</source>
        <extracomment>Who won the games with a move: &quot;Black won 52%&quot;; empty where nobody knows. %1 = share</extracomment>
        <translation>黒の勝ち%1%</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%1: %2 %3</source>
        <extracomment>A next move aloud: &quot;A: Black D4, 312 times, Black won 52%&quot;. %1 = letter %2 = color_name(move.color) %3 = point_name(move.point, size)</extracomment>
        <translation>%1：%2 %3</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n time(s)</source>
        <extracomment>A next move aloud: &quot;A: Black D4, 312 times, Black won 52%&quot;.</extracomment>
        <translation>
            <numerusform>%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>%n more move(s)</source>
        <extracomment>There are more next moves than the list shows.</extracomment>
        <translation>
            <numerusform>ほか%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>Nothing was played here afterwards.</source>
        <extracomment>Nothing was played any more where the position was found.</extracomment>
        <translation>この先に打たれた手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/flow.py"/>
        <source>Open a folder of records</source>
        <extracomment>Let the user choose a folder, and show what is in it.</extracomment>
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
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>対局者</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>black</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>white</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>date</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>event</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>大会</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>rules</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>result</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/library.py"/>
        <source>size</source>
        <extracomment>What the fields of a filter are called in the language of the program.</extracomment>
        <translation>大きさ</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stone(s) at %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = named_points(chiefs, position.size)</extracomment>
        <translation>
            <numerusform>%1の石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n stones around %1</source>
        <extracomment>What a group is called in the list: &quot;4 stones at F8&quot;, &quot;2 stones at A7 and B8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1のまわりの石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n black stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1の黒石%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>the %n white stone(s) at %1</source>
        <extracomment>The group within a sentence: &quot;the 4 black stones at F8&quot;. %1 = point_name(chief_point(stones), position.size)</extracomment>
        <translation>
            <numerusform>%1の白石%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>you decide</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>自分で決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>dead</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>seki</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>alive</source>
        <extracomment>Alive, dead or in seki, as a word beside a group.</extracomment>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Changed by you.</source>
        <extracomment>Why the group is thought to be what it is, or that the players said so.</extracomment>
        <translation>自分で変えました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>黒がまだ入れます</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It loses the race: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>攻め合いに負けます。呼吸点は%n対%1です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried: %n liberty(s) against %1.</source>
        <extracomment>%1 = judgement.other_liberties</extracomment>
        <translation>
            <numerusform>ためしたすべての手順で取られました。呼吸点は%n対%1です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in nearly every line we tried.</source>
        <translation>ためした手順のほとんどで生きました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in every line we tried.</source>
        <translation>ためしたすべての手順で生きました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Dead in most lines we tried, not in all.</source>
        <translation>すべてではありませんが、多くの手順で死にました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Alive in most lines we tried, not in all.</source>
        <translation>すべてではありませんが、多くの手順で生きました。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They have %n liberty(s).</source>
        <translation>
            <numerusform>呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They need both kos, at %1, and can keep only one.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1の両方のコウが必要ですが、守れるのは片方だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1で生きた石につながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They join living stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>生きた石につながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>白がまだ入れます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>黒がまだ%1に入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in at %1.</source>
        <extracomment>Where somebody can still come in; `named` makes a list of the points. %1 = named(sorted(opening.points), size)</extracomment>
        <translation>白がまだ%1に入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>黒はまだ%1に手入れが必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White still needs a move at %1.</source>
        <extracomment>Which protective move is still wanting. %1 = point_name(move.point, size)</extracomment>
        <translation>白はまだ%1に手入れが必要です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>It protects %n point(s).</source>
        <extracomment>The same, and what it protects.</extracomment>
        <translation>
            <numerusform>%n目を守ります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Ask %1</source>
        <extracomment>The button that asks an engine which stones are dead. %1 = name</extracomment>
        <translation>%1に聞く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 is looking at the board…</source>
        <extracomment>An engine is thinking about which stones are dead. %1 = name</extracomment>
        <translation>%1が盤面を見ています…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees it the same way.</source>
        <extracomment>An engine takes all stones for what they are counted as. %1 = name</extracomment>
        <translation>%1も同じ考えです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 sees some stones differently. You decide.</source>
        <extracomment>An engine takes some stones for something else; nothing has been changed. %1 = name</extracomment>
        <translation>%1の考えは、いくつかの石でちがいます。決めるのは自分です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as dead. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>死にとして数えます。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as alive. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>生きとして数えます。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Counted as seki. %1</source>
        <extracomment>What the group counts as now that an engine sees otherwise, and why; empty if undecided. %1 = group_reason(opinion.group, size)</extracomment>
        <translation>セキとして数えます。%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as dead</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>死にとする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as alive</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>生きとする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Mark as seki</source>
        <extracomment>The button that takes over what an engine says of a group.</extracomment>
        <translation>セキとする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules the stones and their eyes count.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>このルールでは、石もその眼も数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules nothing in a seki counts.</source>
        <extracomment>What a seki that nobody can end comes to by the rules of the count.</extracomment>
        <translation>このルールでは、セキの中は何も数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>These rules count the board as it stands.</source>
        <extracomment>Say that the rules assume no last moves.</extracomment>
        <translation>このルールでは、今の盤面のまま数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>All rows count the board as it stands, before the last moves.</source>
        <extracomment>Say that a table of all rulesets assumes no last moves.</extracomment>
        <translation>どの行も、最後の手順の前に、今の盤面のまま数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules another stop would count all stones as alive.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>このルールでは、もう一度止めると、すべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>To fill these points, play on.</source>
        <extracomment>Say why no last moves are assumed, and how neutral points can be filled all the same.</extracomment>
        <translation>これらの点をつめるには、打ち続けてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>First decide which of the unclear groups are alive.</source>
        <translation>先に、はっきりしないグループの生き死にを決めてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>They cannot be filled in turn without harm. Play on to settle them.</source>
        <translation>交互につめると損をします。打ち続けて決めてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>黒が%1で境界を閉じます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White closes the border at %1.</source>
        <extracomment>Say which side closes its border, and where; empty for a pass. %1 = point_name(move.point, size)</extracomment>
        <translation>白が%1で境界を閉じます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A file of the program is missing or damaged, so more groups than usual are not clear.</source>
        <extracomment>Say that the file of the network that judges groups is missing or damaged.</extracomment>
        <translation>プログラムのファイルがないか、こわれているので、はっきりしないグループがいつもより多くなります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n groups need your decision.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind.</extracomment>
        <translation>
            <numerusform>決めてほしいグループが%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One group needs your decision: %1.</source>
        <extracomment>What the players are asked to look at first; empty where there is nothing of the kind. %1 = phrase</extracomment>
        <translation>決めてほしいグループが1つあります：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%n neutral point(s) are open: %1.</source>
        <extracomment>Which neutral points are open, what filling them comes to, or why nobody can; else empty. %1 = named_points(sorted(dame), size)</extracomment>
        <translation>
            <numerusform>ダメが%n個空いています：%1。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Close the open borders first.</source>
        <translation>先に開いている境界を閉じてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Left open, because it is unclear what would follow: %1.</source>
        <extracomment>Each move that is forced while neutral points are filled, and what is left open. %1 = named_points(sorted(found.left), position.size)</extracomment>
        <translation>そのあとがはっきりしないので、空けておきます：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>白が%1につめると、黒は%2に受けないと石を%n個取られます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must answer at %2 or lose %n stone(s).</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>
            <numerusform>黒が%1につめると、白は%2に受けないと石を%n個取られます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If White fills %1, Black must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>白が%1につめると、黒は%2で境界を閉じなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>If Black fills %1, White must close the border at %2.</source>
        <extracomment>%1 = a point %2 = a point One move that is forced, and by what.</extracomment>
        <translation>黒が%1につめると、白は%2で境界を閉じなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Is the game over?</source>
        <extracomment>What stands over a count of a game that does not look finished.</extracomment>
        <translation>対局は終わりですか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This game does not look finished.</source>
        <extracomment>That too much is open for a count to mean anything.</extracomment>
        <translation>まだ終わっていないようです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black and White can both still play here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>黒も白も、まだここに打てます。%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Black can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
        <translation>黒がまだここに入れます。%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>White can still come in here, %1.</source>
        <extracomment>Where a game that is not finished goes on: the one border that is outlined on the board. %1 = where</extracomment>
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
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1：だれの分にもなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: counts again.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = names</extracomment>
        <translation>%1：また数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 agrees.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none. %1 = color_name(color)</extracomment>
        <translation>%1が同意しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The agreement is taken back.</source>
        <extracomment>What a change of the marks or agreements is, for those who listen; empty for none.</extracomment>
        <translation>同意は取り消されました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Play on, or count as it is.</source>
        <extracomment>What is still open on the board, in one sentence; empty where nothing is.</extracomment>
        <translation>打ち続けるか、このまま数えてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the board…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;.</extracomment>
        <translation>盤面を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the corner at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1の隅を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the side at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1の辺を読んでいます…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Reading the middle at %1…</source>
        <extracomment>Where the reading is: &quot;Reading the corner at A9…&quot;. %1 = point_name(point, size)</extracomment>
        <translation>%1の中央を読んでいます…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %n more</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:_MOST_NAMED - 1])</extracomment>
        <translation>
            <numerusform>%1、ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We tried every move here.</source>
        <extracomment>The reason for a judgement, with its points by name, or without where it holds none.</extracomment>
        <translation>ここのすべての手をためしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1 and %2</source>
        <extracomment>The names of points as a list: &quot;A7 and B8&quot;; of many only the first ones. %1 = comma_list(*names[:-1]) %2 = names[-1]</extracomment>
        <translation>%1と%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in nearly every line we tried.</source>
        <translation>ためした手順のほとんどで取られました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Captured in every line we tried.</source>
        <translation>ためしたすべての手順で取られました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out alive.</source>
        <translation>このようなグループは、ほとんどの場合生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one nearly always turn out dead.</source>
        <translation>このようなグループは、ほとんどの場合死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Groups like this one live in some games and die in others.</source>
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
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1のコウで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One shared liberty, at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>共通の呼吸点が1つ、%1にあります。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1に、だれにもつぶせない眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1に眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1に、どちらが先でも眼が2つできる広さがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first, at %1.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>どちらが先でも、%1に眼が1つだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left, at %1. Running does not help.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>呼吸点は%1の1つだけ。逃げても助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties at %1: whoever plays there first loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1に共通の呼吸点があります。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first at %1 loses.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>眼が1つずつ。先に%1に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them, at %1, loses more stones.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1の石を取ると、もっと多くの石を取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos, at %1: whoever takes one loses the other.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1に2つのコウ。一方を取ると、もう一方を失います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever plays first at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>先に%1に打ったほうで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko at %1 decides it.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1のコウで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open at %1: not settled.</source>
        <extracomment>The sentence that names points; empty where a reason has none.</extracomment>
        <translation>%1の外の呼吸点が空いています。まだ決まっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes that nobody can take.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>だれにもつぶせない眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two eyes.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>眼が2つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Room for two eyes whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>どちらが先でも眼が2つできる広さがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no way out and no room for an eye.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>逃げ道も、眼を作る場所も見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye at best whoever plays first.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>どちらが先でも眼は1つだけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One liberty is left. Running does not help.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>呼吸点はあと1つ。逃げても助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Shared liberties: whoever plays there first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>共通の呼吸点です。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>One eye each: whoever plays first loses.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>眼が1つずつ。先に打ったほうが負けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Whoever takes them loses more stones.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>取ったほうが、もっと多くの石を取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Two kos: whoever takes one loses the other.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>コウが2つ。一方を取ると、もう一方を失います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>The first move here decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>ここに先に打ったほうで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>A ko decides it.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>コウで決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Outside liberties are open: not settled.</source>
        <extracomment>The sentence that needs no point.</extracomment>
        <translation>外の呼吸点が空いています。まだ決まっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still come in</source>
        <extracomment>Say which side can still come in, or that both can.</extracomment>
        <translation>黒も白もまだ入れます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Both sides can still play at %1.</source>
        <extracomment>Say which side can still come in where, each point once; `named` makes a list of points. %1 = named(sorted(both), size)</extracomment>
        <translation>%1には黒も白もまだ打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>open</source>
        <extracomment>The status in a word, or whose turn it is to say it.</extracomment>
        <translation>未定</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says dead.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1：死にという判断です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says alive.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
        <translation>%1：生きという判断です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>%1: it says seki.</source>
        <extracomment>What an engine says of a group. %1 = stones</extracomment>
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
        <extracomment>What can be used while pupils answer.</extracomment>
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
        <extracomment>Whether a locked window shall be closed.</extracomment>
        <translation>ロックを解除して閉じますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Unlock?</source>
        <extracomment>Whether everything shall be used again.</extracomment>
        <translation>ロックを解除しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That is not the word.</source>
        <extracomment>The word to unlock was another one.</extracomment>
        <translation>合言葉がちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Each pupil types a name or a number first. You alone see the results: “Unlock…”, then “Results…”.</source>
        <extracomment>What asking for names does.</extracomment>
        <translation>生徒は先に名前か番号を入れます。結果を見られるのは先生だけです：「ロック解除…」、次に「結果…」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type a word: without one, pupils could open the results.</source>
        <extracomment>Why a word must be typed where results are kept.</extracomment>
        <translation>合言葉を入れてください。ないと、生徒が結果を開けてしまいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Who is answering?</source>
        <extracomment>The question to each pupil.</extracomment>
        <translation>だれが答えますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Your name, or your number in the class</source>
        <extracomment>What to type.</extracomment>
        <translation>名前、またはクラスでの番号</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>“%1” has begun already. Is that you?</source>
        <extracomment>Somebody of this name has begun. %1 = isolated(name)</extracomment>
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
        <extracomment>Why nothing but answering goes.</extracomment>
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
        <extracomment>Say quietly why nothing happens.</extracomment>
        <translation>ロック中</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>That was the last one.</source>
        <extracomment>No task comes after this one.</extracomment>
        <translation>これが最後の課題でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Nothing here asks for an answer: no task, no variation.</source>
        <extracomment>Why pupils cannot answer here.</extracomment>
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
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
        <translation>はい、続けます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/results.py"/>
        <source>No, somebody else</source>
        <extracomment>Somebody of this name has begun: ask whether it is the same.</extracomment>
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
        <extracomment>A small button that opens the manual at the page that tells of a dialog or a panel.</extracomment>
        <translation>ヘルプ（F1）</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Letter</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>英字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Number</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Triangle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Square</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>四角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Circle</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>丸</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Cross</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>バツ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Line</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>線</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Arrow</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>矢印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Eraser</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>消しゴム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Selected</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>選択</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>黒地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White&apos;s territory</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>白地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Dimmed</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>うすい表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Text…</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>文字…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Part of the board</source>
        <extracomment>What a tool puts on the board.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag from one point to another. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>ある交点から別の交点へドラッグします。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Drag over the part to show; click for the whole board. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>見せる部分をドラッグします。クリックすると盤全体に戻ります。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over marks to rub them out. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
        <translation>消したい印をクリックするかドラッグします。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Click or drag over points; do it again to remove the mark. Esc ends it.</source>
        <extracomment>What to do with a tool.</extracomment>
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
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Edit</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Game</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>対局(&amp;G)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>G&amp;o to</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>移動(&amp;O)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;View</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Study</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
        <translation>研究(&amp;S)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Help</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
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
        <extracomment>The records opened lately, and the way to the page.</extracomment>
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
        <extracomment>The records opened lately, and the way to the page.</extracomment>
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
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
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
        <extracomment>What is there besides the file itself.</extracomment>
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
        <extracomment>What is about the whole record.</extracomment>
        <translation>回転と反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/commands.py"/>
        <source>&amp;Lessons</source>
        <extracomment>What the menus are called, each with the letter that opens it.</extracomment>
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
        <extracomment>What is about the whole record.</extracomment>
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
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Clock sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
        <translation>時計の音</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Stone sounds</source>
        <extracomment>The rows for what players do, and for what the board tells them.</extracomment>
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
        <extracomment>What the board tells a learner.</extracomment>
        <translation>盤上の手助けの切り替え</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Warn me</source>
        <extracomment>What the board tells a learner.</extracomment>
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
        <extracomment>The rows about counts.</extracomment>
        <translation>黒が計算に同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>White agrees to the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>白が計算に同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Agree and end the game</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>同意して対局を終える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Both players lose</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>両者負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show why a group is alive or dead</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>石の生き死にの理由を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Ask an engine about unclear groups</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>はっきりしない石をエンジンに聞く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>More on engines</source>
        <extracomment>The rows about counts.
----------
The page, and the log.</extracomment>
        <translation>エンジンについて詳しく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/feature.py"/>
        <source>Compare rulesets</source>
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>ルールをくらべる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>計算を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Guess the move…</source>
        <extracomment>What moves about in a record, and what is looked for there.</extracomment>
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
        <extracomment>The rows about rules, in the menu of the game.</extracomment>
        <translation>この対局のルール…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Game information…</source>
        <extracomment>What is about the whole record.</extracomment>
        <translation>対局情報…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Write a comment</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>コメントを書く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Name this position…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>この局面に名前を付ける…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Figure and numbers…</source>
        <extracomment>What is written to a node.</extracomment>
        <translation>図と手数…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Remove all marks from this move</source>
        <extracomment>What is drawn on the board.</extracomment>
        <translation>この手の印をすべて消す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with letters</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>英字の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with numbers</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>数字の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with triangles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>三角の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with squares</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>四角の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with circles</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>丸の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark with crosses</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>バツの印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw lines</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>線を引く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Draw arrows</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>矢印を引く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Rub out marks</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>印を消す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>More marks</source>
        <extracomment>What is drawn on the board.</extracomment>
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
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>盤上に書く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark as selected</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>選択の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark Black&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>黒地の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Mark White&apos;s territory</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>白地の印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Dim points</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
        <translation>交点をうすくする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/feature.py"/>
        <source>Show a part of the board</source>
        <extracomment>The tools for marks as the menu shows them.</extracomment>
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
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>さっきの場所に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/help/manual.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Forward again</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>もう一度進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Play through the moves</source>
        <extracomment>Back to where the board was, and on by itself.</extracomment>
        <translation>手順を再生</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Step together with another window</source>
        <extracomment>The games of the file.</extracomment>
        <translation>別のウィンドウと連動</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next moves</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>次の手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Show next moves on the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>次の手を盤上に表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Even where there is only one</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>1つだけのときも表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Tree of variations</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>変化の樹形図</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Beside the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>碁盤の横</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Below the board</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>碁盤の下</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>In its own window</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>別ウィンドウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Variations near their move</source>
        <extracomment>What the board shows of the moves to come.</extracomment>
        <translation>変化を分岐の近くに置く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous variation</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>前の変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next variation</source>
        <extracomment>What one looks for along the line.</extracomment>
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
        <extracomment>The games of the file.</extracomment>
        <translation>ファイル内の前の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next game in the file</source>
        <extracomment>The games of the file.</extracomment>
        <translation>ファイル内の次の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/feature.py"/>
        <source>Games in the file…</source>
        <extracomment>The rows about files, and the copies of the board.</extracomment>
        <translation>ファイル内の対局…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>前の分岐</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next fork</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>次の分岐</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>前のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next comment</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>次のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>前の注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next hotspot</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>次の注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Previous capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>前の石取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Next capture</source>
        <extracomment>What one looks for along the line.</extracomment>
        <translation>次の石取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/feature.py"/>
        <source>Show the count at the end</source>
        <extracomment>The rows about counts.</extracomment>
        <translation>終局時に計算を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show liberties</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>呼吸点を表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show atari</source>
        <extracomment>What the board tells a learner.</extracomment>
        <translation>アタリを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <location filename="../../../goboard_app/ui/review/feature.py"/>
        <source>Jump to</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.
----------
What one looks for along the line.</extracomment>
        <translation>移動先</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analysis by an engine</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>エンジンで解析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Analyse the whole game</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>対局全体を解析</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Next big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>次の大きなミス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/analysis/feature.py"/>
        <source>Previous big mistake</source>
        <extracomment>On and off, the whole game, and from one big mistake to the next.</extracomment>
        <translation>前の大きなミス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Help on the board</source>
        <extracomment>What the board tells a learner.</extracomment>
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
        <extracomment>What the board tells a learner.</extracomment>
        <translation>石のつながりを表示</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/feature.py"/>
        <source>Show what is surrounded</source>
        <extracomment>What the board tells a learner.</extracomment>
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
        <extracomment>The rows about counts.</extracomment>
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
        <extracomment>When another language is spoken.</extracomment>
        <translation>新しい言語は、goboardを次に起動したときに表示されます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The files of this language are missing or damaged: %1. goboard speaks English.</source>
        <extracomment>When the sentences of the language that was chosen cannot be read. %1 = name</extracomment>
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
        <extracomment>The way to number only the last moves.</extracomment>
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
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>対局者名簿…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/feature.py"/>
        <source>Keep this game in the players&apos; book</source>
        <extracomment>The book itself, and keeping the game on the board by hand.</extracomment>
        <translation>この対局を名簿に記録</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Open folder…</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Find this position in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>この局面をライブラリで検索</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Previous game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>ライブラリの前の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/library/feature.py"/>
        <source>Next game in the library</source>
        <extracomment>The rows about folders of records.</extracomment>
        <translation>ライブラリの次の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Joseki dictionary</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>定石辞典</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/joseki/feature.py"/>
        <source>Choose a joseki dictionary…</source>
        <extracomment>Showing the dictionary, and choosing another one.</extracomment>
        <translation>定石辞典を選ぶ…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engines…</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>エンジン…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/engines/feature.py"/>
        <source>Engine log</source>
        <extracomment>The page, and the log.</extracomment>
        <translation>エンジンのログ</translation>
    </message>
</context>
<context>
    <name>mismatch</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record says %1, this count says %2.</source>
        <extracomment>What the record says, and what the count. %1 = recorded %2 = counted</extracomment>
        <translation>棋譜では%1、この計算では%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a komi of %1.</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = points(found.komi)</extracomment>
        <translation>考えられる理由：コミが%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: it was counted by other rules (%1).</source>
        <extracomment>What may have made the difference; empty where nothing explains it. %1 = ruleset_name(found.ruleset)</extracomment>
        <translation>考えられる理由：別のルールで数えた(%1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as dead.</source>
        <translation>考えられる理由：%1の石を死にとした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as in seki.</source>
        <translation>考えられる理由：%1の石をセキとした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: the stones at %1 were taken as alive.</source>
        <translation>考えられる理由：%1の石を生きとした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: one more neutral point was filled.</source>
        <translation>考えられる理由：ダメをもう1つつめた。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: more neutral points were filled.</source>
        <translation>考えられる理由：ダメをもっとつめた。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: a protective move was made.</source>
        <translation>考えられる理由：手入れをした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: other points for the handicap.</source>
        <translation>考えられる理由：置き石の分の目数がちがう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Likely cause: Black and White were mixed up.</source>
        <translation>考えられる理由：黒と白をとりちがえた。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>The record is unchanged.</source>
        <extracomment>That a difference changes nothing in the file.</extracomment>
        <translation>棋譜は変わっていません。</translation>
    </message>
</context>
<context>
    <name>moving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off after this move.</source>
        <translation>この手のあとに分岐はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This move has no other variation.</source>
        <translation>この手にほかの変化はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment after this move.</source>
        <translation>この手のあとにコメントはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position after this move.</source>
        <translation>この手のあとに印のある局面はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture after this move.</source>
        <translation>この手のあとに石を取る手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No variation branches off before this move.</source>
        <translation>この手の前に分岐はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No comment before this move.</source>
        <translation>この手の前にコメントはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No marked position before this move.</source>
        <translation>この手の前に印のある局面はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No capture before this move.</source>
        <translation>この手の前に石を取る手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No move at %1 on this line.</source>
        <extracomment>That nobody plays at a point on the line that is walked. %1 = point</extracomment>
        <translation>この手順に%1の手はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>No place in this record has a name.</source>
        <extracomment>That there is no named place in the record.</extracomment>
        <translation>この棋譜に名前のある場所はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not been anywhere before this.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>この前に見ていた場所はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You stopped here last time.</source>
        <extracomment>That a file was opened where it was left the last time.</extracomment>
        <translation>前回はここまででした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>You have not gone back from anywhere.</source>
        <extracomment>That there is no place to go back to, or forward to.</extracomment>
        <translation>まだどこからも戻っていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This is the end of the line.</source>
        <extracomment>That there is nothing left to play through.</extracomment>
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
        <extracomment>More named places were found than are shown. %1 = shown %2 = found</extracomment>
        <translation>%2か所のうち最初の%1か所です。名前をもっと入れてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n place(s) found.</source>
        <extracomment>How many named places hold what was typed.</extracomment>
        <translation>
            <numerusform>%nか所見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%n named place(s).</source>
        <extracomment>How many named places there are.</extracomment>
        <translation>
            <numerusform>名前のある場所が%nか所あります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>No name contains “%1”.</source>
        <extracomment>No named place holds what was typed. %1 = text</extracomment>
        <translation>「%1」をふくむ名前はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/search.py"/>
        <source>%1 (after move %2)</source>
        <extracomment>A named place in a list, with its move. %1 = place.name %2 = place.move_number</extracomment>
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
        <extracomment>Why a size is not possible. %1 = least %2 = most</extracomment>
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
        <extracomment>The largest board that may be chosen. %1 = size</extracomment>
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
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>何も置かない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>A cross in the middle</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>中央に十字</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>Two stones each on star points</source>
        <extracomment>Offer the starts that a game may have; one that it may have still stays chosen.</extracomment>
        <translation>星に2子ずつ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>None, even game</source>
        <extracomment>Offer what goes on a board; `chosen` stays so where it can.</extracomment>
        <translation>なし(互先)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s)</source>
        <extracomment>So many handicap stones.</extracomment>
        <translation>
            <numerusform>%n子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start in a cross in the middle.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>黒白2子ずつ、中央にたがいちがいに置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Two stones of each colour start on opposite star points.</source>
        <extracomment>The game that is about to begin, in two or three sentences.</extracomment>
        <translation>黒白2子ずつ、向かい合う星に置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The count adds %2 for %1, for the handicap.</source>
        <extracomment>What enters the count, and how it is made. %1 = white %2 = points(bonus)</extracomment>
        <translation>計算のとき、置き石の分として%1に%2目足します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody starts with points.</source>
        <translation>はじめにもらう目数はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Black starts with %1 points.</source>
        <extracomment>%1 = points(-game.komi)</extracomment>
        <translation>黒ははじめに%1目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with half a point.</source>
        <extracomment>%1 = white</extracomment>
        <translation>%1ははじめに半目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %2 points.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1ははじめに%2目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Komi must be a number such as 6½, between −150 and 150.</source>
        <extracomment>Why something typed is no komi.</extracomment>
        <translation>コミは6½のような数にしてください。−150から150までです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>In a capture game nothing is counted.</source>
        <extracomment>Why a capture game has no komi.</extracomment>
        <translation>石取りゲームでは目数を数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Your own choice.</source>
        <extracomment>The komi was typed.</extracomment>
        <translation>自分で選んだ設定です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>One choice above does not work.</source>
        <extracomment>Why no game can begin yet.</extracomment>
        <translation>上のどれかが、この組み合わせでは使えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first with Black.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1が黒で先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays first.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black</extracomment>
        <translation>%1が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Time: %1.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = controls_text(game.black_time, game.white_time)</extracomment>
        <translation>持ち時間：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 starts with %n stone(s) on the board, then %2 plays.</source>
        <extracomment>The game that is about to begin, in two or three sentences. %1 = black %2 = white</extracomment>
        <translation>
            <numerusform>%1は盤に%n子置いて始め、次に%2が打ちます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 gets %2 points for going second.</source>
        <extracomment>%1 = white %2 = points(game.komi)</extracomment>
        <translation>%1は後から打つので%2目をもらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Set by the rules and the handicap.</source>
        <extracomment>The komi is that of the rules and the handicap.</extracomment>
        <translation>ルールと置き石で決まります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>These choices are kept for next time.</source>
        <extracomment>The choices are kept for the next game.</extracomment>
        <translation>この設定は次回も使われます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Type the size of the board first, such as 7 × 7.</source>
        <extracomment>Another size of board is wanted, and not yet given.</extracomment>
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
        <extracomment>Go on to nigiri about the colours.</extracomment>
        <translation>ニギリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays Black</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
        <translation>黒を持つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/new_game.py"/>
        <source>plays White</source>
        <extracomment>Show who plays what; `terms` stand below White&apos;s name.</extracomment>
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
        <extracomment>How nigiri goes.</extracomment>
        <translation>ニギリで黒白を決めます。片方が白石をひとにぎり取り、もう片方が奇数か偶数かを当てます。当たれば黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Often the older player holds the stones.</source>
        <extracomment>Who holds the stones by custom.</extracomment>
        <translation>ふつうは年上の人が石をにぎります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Press any key or click to skip to the end.</source>
        <extracomment>How to see the end of the counting out at once.</extracomment>
        <translation>キーかクリックで結果まで進みます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Let %1 hold the stones</source>
        <extracomment>The button that gives the stones to another player. %1 = name</extracomment>
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
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>石をにぎる人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The player who guesses</source>
        <extracomment>What a player without a name is called before there are colours.</extracomment>
        <translation>当てる人</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>First player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>1人目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Second player</source>
        <extracomment>What a bidder without a name is called before there are colours.</extracomment>
        <translation>2人目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Odd: one black stone</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>奇数：黒石を1つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Even: two black stones</source>
        <extracomment>The label of a guess.</extracomment>
        <translation>偶数：黒石を2つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says odd.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1は奇数と言いました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 says even.</source>
        <extracomment>What somebody guessed. %1 = name</extracomment>
        <translation>%1は偶数と言いました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 holds some white stones. %2, odd or even?</source>
        <extracomment>How a nigiri stands. %1 = names[Chooser.HOLDER] %2 = names[Chooser.GUESSER]</extracomment>
        <translation>%1が白石をにぎりました。%2、奇数ですか、偶数ですか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Counted so far: %1.</source>
        <extracomment>How a nigiri stands. %1 = nigiri.stones_laid</extracomment>
        <translation>ここまで数えた石：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, how much komi will you give to play Black?</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder</extracomment>
        <translation>%1、コミをいくつあげて黒を持ちますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, the bid is %2. Bid more, or stop and play White.</source>
        <extracomment>Whose turn it is to bid, and over which bid; the outcome at the end. %1 = bidder %2 = points(auction.bids[-1])</extracomment>
        <translation>%1、今の入札は%2です。もっと大きくするか、やめて白を持ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Both bid %1. Komi is %1; you draw for colours.</source>
        <extracomment>How an auction ended. %1 = points(deal.komi)</extracomment>
        <translation>両者とも%1でした。コミは%1、色はくじで決めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids must be between −%1 and %1.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = LARGEST_BID</extracomment>
        <translation>入札は−%1から%1までにしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids end in a half, like 6½, so no game is a draw.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>引き分けにならないように、入札は6½のように半目を付けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>No komi has been named yet.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>まだコミが決まっていません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an odd number.</source>
        <translation>
            <numerusform>石は%n個、奇数です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%n stone(s), an even number.</source>
        <translation>
            <numerusform>石は%n個、偶数です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was right. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>当たりです。%1が黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The guess was wrong. %1 plays Black.</source>
        <extracomment>%1 = nigiri.stones_laid</extracomment>
        <translation>外れです。%1が黒を持ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, enter your bid while %2 looks away.</source>
        <extracomment>Who still has to bid; the outcome once both bids are open. %1 = names[bidder] %2 = names[bidder.other]</extracomment>
        <translation>%1、%2が見ていない間に入札してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, name a komi; %2 then picks a colour.</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.FIRST] %2 = names[Bidder.SECOND]</extracomment>
        <translation>%1、コミを決めてください。そのあと%2が色を選びます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1, komi is %2. Which colour do you take?</source>
        <extracomment>Who names a komi or picks a colour; the outcome at the end. %1 = names[Bidder.SECOND] %2 = points(auction.komi)</extracomment>
        <translation>%1、コミは%2です。どちらの色を持ちますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>%1 plays Black, %2 plays White. Komi is %3.</source>
        <extracomment>How an auction ended. %1 = names[deal.black] %2 = names[deal.black.other] %3 = points(deal.komi)</extracomment>
        <translation>%1が黒、%2が白です。コミは%3です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>That is not more than the last bid; bid %1 or more.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters. %1 = points(lowest)</extracomment>
        <translation>前の入札より大きくありません。%1以上にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Bids are whole or half points, like 6 or 6½.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>入札は6や6½のように、1目か半目単位です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>Nobody can bid more than that.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>これより大きい入札はできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>It is the other player&apos;s turn.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>相手の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>The auction is over.</source>
        <extracomment>Why a bid was not taken; `lowest` is the least that may be bid, where that matters.</extracomment>
        <translation>入札は終わりました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/new_game.py"/>
        <source>A bid is a number of points, like 6½.</source>
        <extracomment>Why something typed is no bid at all.</extracomment>
        <translation>入札は6½のような目数です。</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Level %1</source>
        <extracomment>One of the choices how well an engine is to play. %1 = amount</extracomment>
        <translation>レベル%1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Reads %n position(s)</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>%n局面を読みます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%n second(s) a move</source>
        <extracomment>One of the choices how well an engine is to play.</extracomment>
        <translation>
            <numerusform>1手%n秒</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 plays on boards up to %2.</source>
        <extracomment>The opponent does not play on the board that is chosen. %1 = name %2 = board_size(BoardSize(side, side))</extracomment>
        <translation>%1が打てる碁盤は%2までです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 passed.</source>
        <extracomment>The opponent has passed, and the game is not stopped by it. %1 = name</extracomment>
        <translation>%1はパスしました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>If you pass too, the game stops and the points are counted.</source>
        <extracomment>What the hand may do then.</extracomment>
        <translation>こちらもパスすると、対局は止まり、目数を数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 is no longer on this computer.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1はもうこのコンピューターにありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 wanted to pass, but nobody may pass in this game.</source>
        <extracomment>Why the opponent does not answer. %1 = name</extracomment>
        <translation>%1はパスしようとしましたが、この対局ではパスできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 does not know everything about this game.</source>
        <extracomment>The game begins by rules that the opponent does not know in full. %1 = name</extracomment>
        <translation>%1には、この対局のわからないところがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Nothing has changed on the board.</source>
        <extracomment>What has become of the game then.</extracomment>
        <translation>盤上は何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You were playing against %1.</source>
        <extracomment>A game that was left is on the board again. %1 = name</extracomment>
        <translation>%1と対局中でした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Do you want to go on with this game?</source>
        <extracomment>Whether the game may go on so.</extracomment>
        <translation>この対局を続けますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would give up here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1ならここで投了します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would play at %2.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name %2 = point_name(hint.move.point, size)</extracomment>
        <translation>%1なら%2に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 would pass here.</source>
        <extracomment>What the opponent would do in the place of whoever asks. %1 = name</extracomment>
        <translation>%1ならここでパスします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の黒石は死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is dead.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の白石は死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の黒石はセキで生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 lives in seki.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の白石はセキで生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the black group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の黒石は生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1 thinks the white group at %2 is alive.</source>
        <extracomment>What the opponent takes for something else than the count does. %1 = name %2 = point_name(point, size)</extracomment>
        <translation>%1の考え：%2の白石は生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>%1: %2</source>
        <extracomment>%1 = name %2 = sentence</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you and %1 play even.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>最近の対局から見ると、%1とは互先です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you play first against %1, without komi.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>最近の対局から見ると、%1とはコミなしの先番です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Going by your last games, you get %n handicap stone(s) from %1.</source>
        <extracomment>With how many stones to play a partner, by the games played with it. %1 = name</extracomment>
        <translation>
            <numerusform>最近の対局から見ると、%1に%n子です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play Black</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>自分が黒</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>You play White</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>自分が白</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/engines.py"/>
        <source>Decide by nigiri</source>
        <extracomment>Which side the hand may choose; None lets nigiri decide.</extracomment>
        <translation>ニギリで決める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You</source>
        <extracomment>Who plays against an engine without having said a name.</extracomment>
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
        <extracomment>A point that a comment names does not exist. %1 = name</extracomment>
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
        <extracomment>What is asked while the stones are marked.
----------
What a screen reader says when a game is begun, stopped or ended, before that sentence.</extracomment>
        <translation>死んでいる石はどれ?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%n line(s) for the program</source>
        <extracomment>So many lines of a comment are for the program and not shown; empty if none.</extracomment>
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
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>時計を動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/players.py"/>
        <source>Pause</source>
        <extracomment>Offer to stop the clocks, or to let them go on.</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, taken as: %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(session.ruleset)</extracomment>
        <translation>ルール「%1」、%2とみなします</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”, close to %2</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text %2 = ruleset_short(named.ruleset)</extracomment>
        <translation>ルール「%1」、%2に近い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules “%1”</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = named.text</extracomment>
        <translation>ルール「%1」</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>rules not named</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written.</extracomment>
        <translation>ルールの記載なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1 (“%2”)</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi %2 = raw</extracomment>
        <translation>コミ%1(「%2」)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>komi %1</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = komi</extracomment>
        <translation>コミ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>handicap %1</source>
        <extracomment>Size, ruleset, komi and handicap as short texts; what cannot be read as it is written. %1 = session.handicap</extracomment>
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
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>最初の局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move back</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>1手戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>One move forward</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
        <translation>1手進む</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/parts.py"/>
        <source>Last position</source>
        <extracomment>What the four buttons for walking along a line are called.</extracomment>
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
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>もう逃げられないグループをクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>This is a proposal.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>これは提案です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive, dead or seki.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>グループをクリックすると、生き・死に・セキが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Click a group to change it: alive or dead.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>グループをクリックすると、生き・死にが変わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Any change takes both agreements back.</source>
        <extracomment>What changing a mark does to agreements.</extracomment>
        <translation>何かを変えると、両者の同意は取り消されます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>When you both agree, we count.</source>
        <extracomment>What comes after the marks.</extracomment>
        <translation>両者が同意したら数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Under these rules every stone on the board counts as alive.</source>
        <extracomment>Why nothing is marked.</extracomment>
        <translation>このルールでは、盤上のすべての石を生きと数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>We found no dead stones.</source>
        <extracomment>What the players do with the marks proposed.</extracomment>
        <translation>死んだ石は見つかりませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <source>Count after the last moves</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
        <translation>最後の手順のあとで数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/count.py"/>
        <location filename="../../../goboard_app/ui/count/panel.py"/>
        <source>Count as it stands</source>
        <extracomment>Name the sum that is not shown: that after the last moves, or that of the board as it is.</extracomment>
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
        <extracomment>How many handicap stones are still to be placed, in few words.</extracomment>
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
        <extracomment>How handicap stones are placed.</extracomment>
        <translation>どこに置いてもかまいません。そのあと白が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This board has been there before</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>前と同じ盤面になりました</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to a draw.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>どちらも手を変えたくないときは、引き分けにしてもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree to a draw</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>引き分けに同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If neither of you wants to play differently, you may agree to end without a result.</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>どちらも手を変えたくないときは、無勝負で終わってもかまいません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>We agree: no result</source>
        <extracomment>What is said and offered where a board comes back: title, detail, answer.</extracomment>
        <translation>無勝負に同意</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>no prisoners</source>
        <extracomment>How many stones a player has taken.</extracomment>
        <translation>アゲハマなし</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%n prisoner(s)</source>
        <extracomment>How many stones a player has taken.</extracomment>
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
        <extracomment>Offer the games of the file where there are several.</extracomment>
        <translation>このファイルの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Comment on move %1</source>
        <extracomment>Which move a comment is about. %1 = number</extracomment>
        <translation>%1手目のコメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Variation %1 of %2</source>
        <extracomment>Which of several variations is shown. %1 = number %2 = count</extracomment>
        <translation>変化%1/%2</translation>
    </message>
</context>
<context>
    <name>partner</name>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Puppy</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>こいぬ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Beaver</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>ビーバー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Owl</source>
        <extracomment>What a partner is called.</extracomment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Loves to chase your stones. Runs away when chased.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>石を追いかけるのが大好き。追いかけられると逃げます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Builds, connects and cuts. Takes the corners first.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>石をならべ、つなぎ、切ります。まず隅から打ちます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have escaped at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2に打てば石%n個を逃がせました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %n stone(s) could have lived at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2に打てば石%n個を生かせました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: you could have caught %n stone(s) at %2.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2に打てば石を%n個取れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 captured %n of your stones. That was a lot.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2で石を%n個取られました。大きな損でした。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: %2 was a bigger move.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>%1手目：%2のほうが大きな手でした。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Move %1: at %2 you captured %n stone(s). Well played.</source>
        <extracomment>Said after the game: the one thing that decided it. %1 = turning.number %2 = point_name(turning.point, size)</extracomment>
        <translation>
            <numerusform>%1手目：%2で石を%n個取りました。よい手です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are dead.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1の石は死んでいると思います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are in seki.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1の石はセキだと思います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I think the stones at %1 are alive.</source>
        <extracomment>Said when the partner judges a group otherwise; `point` is one of its stones. %1 = name</extracomment>
        <translation>%1の石は生きていると思います。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I count the same. Thank you for the game.</source>
        <extracomment>Said when the partner agrees to the count.</extracomment>
        <translation>わたしの計算も同じです。ありがとうございました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time we start even.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>続けて2回勝ちましたね。次は互先で打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you just play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>続けて2回勝ちましたね。次は置き石なしの先番で打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you play first.</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>わたしが続けて2回勝ちました。次は先に打ってください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Two wins in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>続けて2回勝ちましたね。次は%n子置いてください。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>I won twice in a row. Next time you get %n handicap stone(s).</source>
        <extracomment>Said when the handicap of the next game is another one; empty where it stays.</extracomment>
        <translation>
            <numerusform>わたしが続けて2回勝ちました。次は%n子置いてください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/partner.py"/>
        <source>Thinks ahead before every move.</source>
        <extracomment>How a partner plays, in one line below its name.</extracomment>
        <translation>どの手も先を考えてから打ちます。</translation>
    </message>
</context>
<context>
    <name>paste</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it.</extracomment>
        <translation>クリップボードに手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Only the moves were pasted, without the names and other details of their game: a record has those only once.</source>
        <extracomment>What was left out of a clip; empty where all of it was pasted.</extracomment>
        <translation>手だけを貼り付けました。名前などの情報は、棋譜に1つしか入らないので貼り付けません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There are no moves in the text on the clipboard: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be pasted: there is no game in it. %1 = shown</extracomment>
        <translation>クリップボードの文字に手がありません：「%1」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is no text on the clipboard.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board.</extracomment>
        <translation>クリップボードに文字がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text on the clipboard is neither a game nor a board: “%1”.</source>
        <extracomment>Why what is on the clipboard cannot be opened: it is neither a game nor a board. %1 = shown</extracomment>
        <translation>クリップボードの文字は対局でも盤面でもありません：「%1」。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>This is a link: %1. goboard loads nothing from the network. Save the game as a file, then open the file here.</source>
        <extracomment>That a link was copied, which is not followed. %1 = shown</extracomment>
        <translation>これはリンクです：%1。goboardはネットワークから読みこみません。対局をファイルに保存して、ここで開いてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds a file: %1.</source>
        <extracomment>That a file was copied, and not what is in it. %1 = name</extracomment>
        <translation>クリップボードにファイルがあります：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The text is very large (%1). Game records are rarely over 1 MB. Open it anyway?</source>
        <extracomment>Whether a text shall be read that is hardly a record. %1 = size_text(size)</extracomment>
        <translation>とても大きい文字です(%1)。棋譜が1 MBをこえることはほとんどありません。それでも開きますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Reading the clipboard…</source>
        <extracomment>What goes on while a long text is read.</extracomment>
        <translation>クリップボードを読んでいます…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The clipboard holds %n games. Only one can be pasted here; save the text as a file to open all of them.</source>
        <extracomment>That the clipboard holds several games, of which one must be chosen.</extracomment>
        <translation>
            <numerusform>クリップボードに%n局あります。ここに貼り付けられるのは1局だけです。すべて開くには、文字をファイルに保存してください。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The moves on the clipboard are for a board of %1. This one has %2.</source>
        <extracomment>That a clip belongs to another board. %1 = board_size(theirs) %2 = board_size(ours)</extracomment>
        <translation>クリップボードの手は%1の碁盤のものです。この碁盤は%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The game on the clipboard has no moves to paste.</source>
        <extracomment>That a clip has a board and no moves.</extracomment>
        <translation>クリップボードの対局に貼り付ける手がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/menus.py"/>
        <source>Open as a new game</source>
        <extracomment>Hang what is on the clipboard below a node, or say why it cannot be.</extracomment>
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
        <extracomment>Asked once a game is over.</extracomment>
        <translation>この対局を対局者名簿に記録しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book now has this game: %1.</source>
        <extracomment>The game is in a file of this name. %1 = name</extracomment>
        <translation>この対局を名簿に記録しました：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The players&apos; book could not keep this game: %1.</source>
        <extracomment>It could not be written; the reason is a phrase. %1 = reason</extracomment>
        <translation>この対局を名簿に記録できませんでした：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Go games</source>
        <extracomment>What the folder of the games is called, among the user&apos;s documents.</extracomment>
        <translation>囲碁の対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No games yet. When a game between two named players is over, keep it, and it will show here.</source>
        <extracomment>The book is empty.</extracomment>
        <translation>まだ対局がありません。名前のある2人の対局が終わったら記録してください。ここに並びます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n file(s) in the folder could not be read.</source>
        <extracomment>So many files of the folder are no records.</extracomment>
        <translation>
            <numerusform>フォルダーのファイル%n個を読めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>This folder cannot be opened: %1.</source>
        <extracomment>The folder of the games is not there, and cannot be made; the reason is a phrase. %1 = reason</extracomment>
        <translation>このフォルダーを開けません：%1。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n won</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n lost</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n敗</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n drawn</source>
        <extracomment>5 won, 2 lost, 1 drawn; what did not happen is not said.</extracomment>
        <translation>
            <numerusform>%n引き分け</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n game(s)</source>
        <extracomment>All games of a player.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Longest run: %n win(s) in a row</source>
        <extracomment>The most wins in a row; empty where there were none.</extracomment>
        <translation>
            <numerusform>最長%n連勝</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Played on %n day(s)</source>
        <extracomment>On how many days somebody played; empty where no record says when.</extracomment>
        <translation>
            <numerusform>対局した日：%n日</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1, most recently on %2</source>
        <extracomment>On how many days somebody played; empty where no record says when. %1 = days %2 = day_text(standing.last)</extracomment>
        <translation>%1、最近は%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>No handicap</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>置き石なし</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Taking %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>%n子置く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Giving %n stone(s)</source>
        <extracomment>What a player had to do with the handicap.</extracomment>
        <translation>
            <numerusform>%n子置かせる</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Forget %1?</source>
        <extracomment>Before a player is forgotten. %1 = name</extracomment>
        <translation>%1を名簿から外しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The book stops counting this player&apos;s games. The records themselves stay in the folder.</source>
        <extracomment>What that means.</extracomment>
        <translation>名簿はこの人の対局を数えなくなります。棋譜はフォルダーに残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>The games of both will count for %1. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not. %1 = name</extracomment>
        <translation>両方の対局が%1のものとして数えられます。棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Only the book uses the new name. No record is changed.</source>
        <extracomment>What another name for a player means, where somebody is called so or not.</extracomment>
        <translation>新しい名前を使うのは名簿だけです。棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 and %2 are about even.</source>
        <extracomment>%1 = fair.giver %2 = fair.taker</extracomment>
        <translation>%1と%2はほぼ互角です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take Black without komi against %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>%2に対して%1がコミなしの黒を持つのがよいでしょう。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%1 should take about %n stone(s) from %2.</source>
        <extracomment>%1 = fair.taker %2 = fair.giver</extracomment>
        <translation>
            <numerusform>%2に対して%1が約%n子置くのがよいでしょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>%n with others</source>
        <translation>
            <numerusform>ほかの人との%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1, and %2.</source>
        <extracomment>%1 = games %2 = others</extracomment>
        <translation>%1と、%2から求めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1 with other players.</source>
        <extracomment>%1 = games</extracomment>
        <translation>ほかの人との%1から求めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>That is from %1.</source>
        <extracomment>%1 = games</extracomment>
        <translation>%1から求めました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Anything from %1 to %2 is possible.</source>
        <extracomment>%1 = fair.least %2 = fair.most</extracomment>
        <translation>%1から%2まで考えられます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/players.py"/>
        <source>Too few games to tell which handicap is fair. It takes at least %n.</source>
        <extracomment>Nothing can be said of two players yet.</extracomment>
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
        <extracomment>Show what there is of this player.</extracomment>
        <translation>対局相手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Handicap</source>
        <extracomment>Show what there is of this player.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/book.py"/>
        <source>Boards</source>
        <extracomment>Show what there is of this player.</extracomment>
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
        <extracomment>Ask for another folder; the games in the one before stay there.</extracomment>
        <translation>対局者名簿のフォルダー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/players/keeping.py"/>
        <source>Keep every game</source>
        <extracomment>Ask as soon as nobody tells the count, or does anything else, on the board.</extracomment>
        <translation>すべての対局を記録</translation>
    </message>
</context>
<context>
    <name>point field</name>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Go to the move at a point</source>
        <extracomment>The field for a point whose move is looked for, made when it is first asked for.</extracomment>
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
        <extracomment>Which numbers of moves there are to go to. %1 = last</extracomment>
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
        <extracomment>Which page one is at, such as &quot;Page 2 of 5&quot;. %1 = page %2 = pages</extracomment>
        <translation>%1 / %2 ページ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>No printer was found. You can save the pages as a PDF file.</source>
        <extracomment>The system knows no printer.</extracomment>
        <translation>プリンターが見つかりません。ページは PDF ファイルとして保存できます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/print.py"/>
        <source>Printing failed. Check the printer and try again.</source>
        <extracomment>A printer could not be used, or stopped in the middle.</extracomment>
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
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Escape</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>逃げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ladder</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>シチョウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Net</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>ゲタ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Snapback</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>ウッテガエシ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Connect</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>つなぐ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Cut</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>切る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Make two eyes</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>眼を2つ作る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Take an eye</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>眼をつぶす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Capturing race</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>攻め合い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Ko</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Close the border</source>
        <extracomment>What a kind of problem is called.</extracomment>
        <translation>境界を閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>On the board of %1×%1</source>
        <extracomment>Problems of all kinds, on boards of one size or on all. %1 = course.side</extracomment>
        <translation>%1×%1の碁盤で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>All kinds, easy ones first</source>
        <extracomment>Problems of all kinds, on boards of one size or on all.</extracomment>
        <translation>すべての種類、やさしい順</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 of %2 solved</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = cards.known(keys) %2 = len(keys)</extracomment>
        <translation>%2問中%1問正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>, %1 missed</source>
        <extracomment>How far a collection is: &quot;2 of 5 known, 1 missed&quot;. %1 = missed</extracomment>
        <translation>、不正解%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grade %1</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0]</extracomment>
        <translation>難しさ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Grades %1 to %2</source>
        <extracomment>The grades of a collection: &quot;Grades 1 to 3&quot;; &apos;&apos; where none is told. %1 = grades[0] %2 = grades[-1]</extracomment>
        <translation>難しさ%1〜%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1 of %2</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = number %2 = count</extracomment>
        <translation>問題%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>grade %1</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;. %1 = problem.grade</extracomment>
        <translation>難しさ%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>missed last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>前回は不正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>solved last time</source>
        <extracomment>Which problem it is: &quot;Problem 3 of 5, grade 2, missed last time&quot;.
----------
What a small board is: &quot;Problem 3, missed last time, next&quot;.</extracomment>
        <translation>前回は正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>黒の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White to move.</source>
        <extracomment>Whose move it is.</extracomment>
        <translation>白の番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file says nothing about this move. It does not count: try another.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>この手はファイルに書かれていません。数に入れないので、別の手をためしましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The file has no solution. You can look at the board.</source>
        <extracomment>That a problem has no solution, &apos;&apos; where it has one.</extracomment>
        <translation>ファイルに答えがありません。盤を見ることはできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1</source>
        <extracomment>What a small board is: &quot;Problem 3, missed last time, next&quot;. %1 = number</extracomment>
        <translation>問題%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>next</source>
        <extracomment>Beside the number of the problem that comes next.</extracomment>
        <translation>次</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%1 holds no problems.</source>
        <extracomment>A folder holds nothing to solve. %1 = isolated(name)</extracomment>
        <translation>%1に問題がありません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n file(s) hold no problems and are left out.</source>
        <extracomment>Some files of a folder hold no problems, or cannot be read.</extracomment>
        <translation>
            <numerusform>問題のないファイル%n個を省きました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Due for review: %1</source>
        <extracomment>The button for the problems that are due. %1 = count</extracomment>
        <translation>復習：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Give atari from the side that drives the stones to the edge or to your own stones.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>石を盤の端か自分の石のほうへ追うように、アタリをかけましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Sacrifice a stone. Is the chain that captured it now in atari?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>石を1つ捨てます。それを取った連がアタリになりませんか?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>黒番：わくの中で%n目取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: make %n point(s) in the outlined part.</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>
            <numerusform>白番：わくの中で%n目取りましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>黒が入ってきます。残りは%n目より少なくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White comes in: fewer than %n point(s) are left.</source>
        <extracomment>Why the last move did not solve it: what the moves after it come to; &apos;&apos; if nobody knows.</extracomment>
        <translation>
            <numerusform>白が入ってきます。残りは%n目より少なくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>黒が石を%n個取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n stone(s).</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>白が石を%n個取ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>黒のほうが速いです。こちらの%n個の石は呼吸点が1つです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White is faster: your %n stone(s) have one liberty.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>白のほうが速いです。こちらの%n個の石は呼吸点が1つです。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>黒に止められました。この石は助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White stops you: your stones cannot be saved.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>白に止められました。この石は助かりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>黒に眼が2つできました。この石は生きです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White has two eyes: these stones live.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>白に眼が2つできました。この石は生きです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>黒がこちらの石を%n個取って逃げます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White captures %n of your stones and gets away.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>白がこちらの石を%n個取って逃げます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>黒がつながりました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>白がつながりました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>黒が逃げました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White gets away: these stones have %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>白が逃げました。この石の呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>黒ががんばりました。この石は取れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White holds out: you cannot capture these stones.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>白ががんばりました。この石は取れません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>黒がつながって1つの連になりました。呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White connects: one chain with %n liberties.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>
            <numerusform>白がつながって1つの連になりました。呼吸点は%n個です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>黒に切られました。石ははなれたままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White cuts: your stones stay apart.</source>
        <extracomment>What Black, and what White, reaches or prevents.</extracomment>
        <translation>白に切られました。石ははなれたままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>the outlined stones</source>
        <extracomment>What a task asks for, whose move it is included; many stones are called outlined.</extracomment>
        <translation>わくの石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: save %1 by a ko.</source>
        <translation>黒番：コウで%1を助けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: save %1 by a ko.</source>
        <translation>白番：コウで%1を助けましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Black moves: capture %1 by a ko.</source>
        <translation>黒番：コウで%1を取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>White moves: capture %1 by a ko.</source>
        <translation>白番：コウで%1を取りましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right. That solves it.</source>
        <extracomment>What the last move came to.</extracomment>
        <translation>正解です。これで解けました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Right so far. Go on.</source>
        <extracomment>What the last move came to.</extracomment>
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
        <extracomment>%1 = comma_list(*(f&apos;{n} {move}&apos; for n, move in enumerate(moves, 1)))</extracomment>
        <translation>答え：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>outlined</source>
        <extracomment>What is on a point, as it is read aloud; marks are told too.</extracomment>
        <translation>わくの中</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>%n thing(s) are missing here; the rest is used.</source>
        <extracomment>That something is missing in a file of problems, and one line for each thing.</extracomment>
        <translation>
            <numerusform>足りないものが%n個あります。残りは使います。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Problem %1. </source>
        <extracomment>%1 = finding.game + 1</extracomment>
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
        <extracomment>Offer what can be done.</extracomment>
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
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>もう一度最初から</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Go on</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem_grid.py"/>
        <source>Begin</source>
        <extracomment>Show a collection, with the board that is next in sight.</extracomment>
        <translation>始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Here it is best to pass.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself.</extracomment>
        <translation>ここではパスがいちばんです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>The move is %1.</source>
        <extracomment>The last hint: the words of the file, else what to look for; later on the move itself. %1 = move</extracomment>
        <translation>答えは%1です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Which liberty would help the stones most? Take that one first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>どの呼吸点がその石をいちばん助けますか? まずそこをふさぎましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Can you capture one of the stones around? Or where do you get the most liberties?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>取れる石がまわりにありませんか? または、どこに打つと呼吸点がいちばんふえますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Atari alone lets the stones run. Close the ways out from a distance.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>アタリだけでは石に逃げられます。はなれたところから逃げ道をふさぎましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>From which point are there two ways to connect? Only one can be stopped.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>つながる道が2つできるのはどの交点ですか? 止められるのは片方だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side connect? Can your stone hold out there?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>相手はどこでつながりますか? そこに打った石はがんばれますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>How many places are there for an eye? Which point makes two of them?</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>眼になりそうなところはいくつありますか? どの交点なら2つできますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where would the other side play to make two eyes? Play there first.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>相手ならどこに打って眼を2つ作りますか? 先にそこへ打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Count the liberties of both sides. Fill shared liberties last.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>両方の呼吸点を数えましょう。共通の呼吸点は最後につめます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Nothing works outright. Find the move that leads to a ko.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>そのままではうまくいきません。コウになる手を見つけましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Where could the other side still come in? Close that gap. Your stones count too.</source>
        <extracomment>What to look for in a problem of this kind.</extracomment>
        <translation>相手はまだどこから入れますか? そこを閉じましょう。石も目数に入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>That does not solve it. Try another move.</source>
        <extracomment>What the last move came to.</extracomment>
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
        <extracomment>Offer what can be done.</extracomment>
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
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>問題を開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Problems (*.sgf);;All files (*)</source>
        <extracomment>Let the user choose a file with problems.</extracomment>
        <translation>問題 (*.sgf);;すべてのファイル (*)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Open a folder of problems</source>
        <extracomment>Let the user choose a folder, and show the problems of all its files.</extracomment>
        <translation>問題のフォルダーを開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/problem.py"/>
        <source>Due for review</source>
        <extracomment>Ask what is due to be repeated.</extracomment>
        <translation>復習する問題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be kept: %1</source>
        <extracomment>What was solved was not written. %1 = reason</extracomment>
        <translation>解いた記録を保存できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you solved could not be read. It is kept as %1; you start again from the beginning.</source>
        <extracomment>Solving begins anew; where the old results are. %1 = path</extracomment>
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
        <extracomment>There is nothing to solve.</extracomment>
        <translation>プログラムに問題が付いていません。問題のファイルを開いてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/problems.py"/>
        <source>Find the move. The board answers.</source>
        <extracomment>What problems are.</extracomment>
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
        <extracomment>Whether something written shall be kept.</extracomment>
        <translation>残しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>What you wrote here is not in the record yet.</source>
        <extracomment>Something written is about to be lost.</extracomment>
        <translation>ここに書いたものは、まだ棋譜に入っていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not keep it</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>残さない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Go on writing</source>
        <extracomment>Ask what becomes of something written when its dialog is left.</extracomment>
        <translation>書き続ける</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>You have not saved %n change(s). Save them before going on?</source>
        <extracomment>How much is not saved.</extracomment>
        <translation>
            <numerusform>まだ保存していない変更が%n件あります。先へ進む前に保存しますか?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Save the game?</source>
        <extracomment>Whether the game shall be saved before something else.</extracomment>
        <translation>対局を保存しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Do not save</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
        <translation>保存しない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/choices.py"/>
        <source>Cancel</source>
        <extracomment>Ask what to do with changes; the answer is SAVE, DISCARD or something else.</extracomment>
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
        <extracomment>A click changes a group.</extracomment>
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
        <extracomment>A click changes a chain.</extracomment>
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
        <extracomment>A click changes an area.</extracomment>
        <translation>クリックすると、閉じた領域のその色の石がすべて、または空いた交点がすべて変わります。ダブルクリックやShift＋クリックも同じです。</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>The file is too large for a game record (%1).</source>
        <extracomment>Why a file is not read without a question. %1 = size_text(size)</extracomment>
        <translation>ファイルが大きすぎて、棋譜とは思えません(%1)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>%1 bytes</source>
        <extracomment>How large a file is: &quot;3.2 GB&quot;. %1 = QLocale().toString(number, &apos;f&apos;, digits)</extracomment>
        <translation>%1バイト</translation>
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
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is not text, so it is not a game record.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>文字のファイルではないので、棋譜ではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no game in this file.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name.</extracomment>
        <translation>このファイルに対局がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>This is a game record in another format (%1), which is not read yet.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail.upper()</extracomment>
        <translation>これは別の形式の棋譜です(%1)。まだ読めません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>There is no text encoding called %1.</source>
        <extracomment>Why nothing could be read from a file, in a sentence without the file&apos;s name. %1 = error.detail</extracomment>
        <translation>%1という文字コードはありません。</translation>
    </message>
</context>
<context>
    <name>refusal</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No liberty would be left</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>呼吸点がなくなります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This move would repeat the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>前と同じ盤面になります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This is not on the board</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>盤の外です</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 is not on the board.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1は盤の外です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no empty point next to it or to the stones it joins, and it captures nothing.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = name</extracomment>
        <translation>%1に打つと、その石もつながる石も、となりに空いた交点がなくなります。相手の石も取れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>after move %1</source>
        <extracomment>The first board of a repetition. %1 = number</extracomment>
        <translation>%1手目のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>if %1 plays %2 now</source>
        <extracomment>The second board of a repetition. %1 = color %2 = point</extracomment>
        <translation>%1が今%2に打つと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone here</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>すでに石があります</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>This would recapture the ko right away</source>
        <extracomment>The reason of a refusal in a few words.</extracomment>
        <translation>コウはすぐに取り返せません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>There is already a stone at %1.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1にはすでに石があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>A stone at %1 would have no liberty. Under these rules that is not allowed.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name</extracomment>
        <translation>%1に打つと石の呼吸点がなくなります。このルールでは打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot recapture right away. Play somewhere else first.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board.</extracomment>
        <translation>すぐには取り返せません。先にほかのところに打ちましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>You cannot play at %1: it would repeat the board after move %2. Play somewhere else, or pass.</source>
        <extracomment>Why a move is refused and what can be done, for the line under the board. %1 = name %2 = repeated_move(session, verdict)</extracomment>
        <translation>%1には打てません。%2手目のあとと同じ盤面になります。ほかのところに打つか、パスしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Stones go on empty points and stay where they are.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>石は空いた交点に打ち、打った石は動かしません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The last move captured one stone here. Recapturing right away would repeat the board. After one move elsewhere it is allowed.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force.</extracomment>
        <translation>直前の手で、ここの石が1つ取られました。すぐに取り返すと前と同じ盤面になります。ほかのところに1手打てば取り返せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>If %1 plays %2, the stones are exactly where they were after move %3.</source>
        <extracomment>Two or three sentences that explain a refusal by the rules in force. %1 = side %2 = name %3 = number</extracomment>
        <translation>%1が%2に打つと、%3手目のあととまったく同じ形になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat.</source>
        <translation>このルールでは、前と同じ盤面にできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the board may never repeat with the same player to move.</source>
        <translation>このルールでは、手番も同じになる前の盤面にはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules nobody may make the same board twice.</source>
        <translation>このルールでは、自分が前に作った盤面をもう一度作れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Look at move %1</source>
        <extracomment>The button that shows an earlier board. %1 = number</extracomment>
        <translation>%1手目を見る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>No ruleset allows this move.</source>
        <extracomment>No rules allow a refused move.</extracomment>
        <translation>どのルールでも打てない手です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Allowed under: %1. Not allowed under: %2.</source>
        <extracomment>By which rules a refused move is allowed, and by which not. %1 = allow %2 = refuse</extracomment>
        <translation>打てるルール：%1。打てないルール：%2。</translation>
    </message>
</context>
<context>
    <name>repair</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column</extracomment>
        <translation>%1行目、%2文字目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Game %3, line %1, column %2</source>
        <extracomment>Where a finding is: &quot;Line 3, column 8&quot;, with the game where there are several. %1 = finding.line %2 = finding.column %3 = finding.game + 1</extracomment>
        <translation>%3局目、%1行目、%2文字目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1: %2 Expected: %3. Done: %4.</source>
        <extracomment>A finding on one line, to be copied. %1 = place %2 = found %3 = expected_at(finding.kind) %4 = done_about(finding.kind)</extracomment>
        <translation>%1：%2 正しくは：%3。したこと：%4。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%n value(s) in this file cannot be read.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>
            <numerusform>このファイルの%n個の値を読めません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They are skipped here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>ここではとばしました。ファイルは変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Repaired in all: %1.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing. %1 = len(findings)</extracomment>
        <translation>直したところ：全部で%1か所。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>It is repaired here; the file is unchanged.</source>
        <extracomment>How much was not right, and that it is repaired in what is shown; empty for nothing.</extracomment>
        <translation>ここでは直しました。ファイルは変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Where</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>場所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What is there</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>書いてあるもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Expected</source>
        <extracomment>The heads of the columns.</extracomment>
        <translation>正しいもの</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>What was done</source>
        <extracomment>The heads of the columns.</extracomment>
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
        <extracomment>How to see where something was repaired.</extracomment>
        <translation>行を選ぶと、盤上の場所がわかります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 repaired</source>
        <extracomment>The name proposed for a repaired copy. %1 = stem</extracomment>
        <translation>%1(修正済み)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/repair.py"/>
        <source>Save a repaired copy</source>
        <extracomment>Let the user choose where to save a repaired copy; the file itself stays as it is.</extracomment>
        <translation>直したファイルを保存</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is the file itself. Choose another name for the copy.</source>
        <extracomment>A repaired copy needs a name of its own. %1 = name</extracomment>
        <translation>%1は元のファイルです。別の名前にしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The repaired copy is saved as %1.</source>
        <extracomment>A repaired copy was written. %1 = name</extracomment>
        <translation>直したファイルを%1に保存しました。</translation>
    </message>
</context>
<context>
    <name>resign</name>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>%1 resigns</source>
        <extracomment>Who gives up, as an answer. %1 = name</extracomment>
        <translation>%1が投了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who gives up?</source>
        <extracomment>Who gives the game up.</extracomment>
        <translation>どちらが投了しますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>The other player wins. You can take it back with Undo.</source>
        <extracomment>What giving up does.</extracomment>
        <translation>相手の勝ちになります。「元に戻す」で取り消せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who gives up, the side to move as the first answer; None for nobody.
----------
The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>I resign</source>
        <extracomment>The side that the hand plays, if it gives up: the opponent says so by itself.</extracomment>
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
        <extracomment>Whether kept changes shall go.</extracomment>
        <translation>この変更を捨てますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>They will be gone for good. The file stays as it is.</source>
        <extracomment>What discarding kept changes does.</extracomment>
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
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>黒の%1目勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by %1</source>
        <extracomment>Who won, and by how much: &quot;Black wins by 2½&quot;; without a margin only who. %1 = points(margin)</extracomment>
        <translation>白の%1目勝ち</translation>
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
        <translation>引き分け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>No result</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>無勝負</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Result not known</source>
        <extracomment>What RE says, in words where that is sure, else as the record has it.</extracomment>
        <translation>結果は不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>illegal move</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>打てない手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>repetition</source>
        <extracomment>A win whose reason is only a word in the record.</extracomment>
        <translation>同形反復</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>黒の勝ち(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins (%1)</source>
        <extracomment>A win whose reason is only a word in the record. %1 = known.get(word.lower(), word)</extracomment>
        <translation>白の勝ち(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Both players lose: they could not agree on how to end the game.</source>
        <extracomment>What the comment says of a game that both lose.</extracomment>
        <translation>両者負け：終わり方について合意できませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by resignation</source>
        <translation>黒の中押し勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by resignation</source>
        <translation>白の中押し勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins on time</source>
        <translation>黒の時間切れ勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins on time</source>
        <translation>白の時間切れ勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins by forfeit</source>
        <translation>黒の不戦勝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins by forfeit</source>
        <translation>白の不戦勝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>Black wins</source>
        <translation>黒の勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>White wins</source>
        <translation>白の勝ち</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No results yet. Choose “Let pupils answer…” with a lesson or problems on the screen, and tick “Ask for names, keep the results”.</source>
        <extracomment>Nobody has answered under a name.</extracomment>
        <translation>まだ結果がありません。レッスンか問題を表示して「生徒に答えさせる…」を選び、「名前を聞いて結果を残す」にチェックを入れてください。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n pupil(s)</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;.</extracomment>
        <translation>
            <numerusform>生徒%n人</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1, %2, %3</source>
        <extracomment>A class in the list of all: &quot;Net, 2 May 2026, 12 pupils&quot;. %1 = isolated(title) %2 = day_text(date.fromisoformat(day)) %3 = count</extracomment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A tick: right; with a number: right at that try. A cross: so many wrong tries. A question mark: with a hint.</source>
        <extracomment>What the signs in the table mean.</extracomment>
        <translation>チェック：正解。数字付きはその回で正解。バツ：不正解の回数。はてな：ヒントあり。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at once</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>一度で正解</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>right at try %1</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing. %1 = result.tries</extracomment>
        <translation>%1回目で正解</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n wrong try(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>不正解%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n hint(s)</source>
        <extracomment>The same in words, as in a table of another program; &apos;&apos; for nothing.</extracomment>
        <translation>
            <numerusform>ヒント%n回</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>How many of all tasks a pupil has solved. %1 = solved %2 = tasks</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The answers could not be kept: %1. They stay here until the program ends.</source>
        <extracomment>Answers of pupils could not be written. %1 = reason</extracomment>
        <translation>答えを保存できませんでした：%1。プログラムを終えるまではここに残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The results could not be deleted: %1</source>
        <extracomment>Results could not be deleted. %1 = reason</extracomment>
        <translation>結果を削除できませんでした：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Delete these results?</source>
        <extracomment>Whether to delete the results of a class.</extracomment>
        <translation>この結果を削除しますか?</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What %n pupil(s) answered is then gone for good: %1</source>
        <extracomment>What is deleted. %1 = isolated(title)</extracomment>
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
        <extracomment>Who wants to play on, as an answer. %1 = name</extracomment>
        <translation>%1が打ち続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Who wants to play on?</source>
        <extracomment>Who wants to play on.</extracomment>
        <translation>どちらが打ち続けますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>Under these rules the other player then moves first.</source>
        <extracomment>What playing on costs the side that asks for it.</extracomment>
        <translation>このルールでは、そのとき相手が先に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Cancel</source>
        <extracomment>Who wants to play on after a stop; None for nobody.</extracomment>
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
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none.</extracomment>
        <translation>最初</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
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
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>停止(Space)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/page.py"/>
        <source>Play (Space)</source>
        <extracomment>Show whether the record plays by itself.</extracomment>
        <translation>再生(Space)</translation>
    </message>
</context>
<context>
    <name>rules flow</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>This record names rules that are not known here: “%1”. Which rules should be used to judge and count it? The record stays as it is.</source>
        <extracomment>The question for the rules of a record that names unknown ones. %1 = name</extracomment>
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
        <extracomment>What a change of the rules does.</extracomment>
        <translation>対局全体を、このルールで判定して数えます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>They do not allow %n move(s) of this game; all moves stay as they are.</source>
        <extracomment>How many moves other rules would not allow.</extracomment>
        <translation>
            <numerusform>この対局の%n手は、そのルールでは打てません。どの手もそのまま残ります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The game has no komi; under these rules there usually is one.</source>
        <extracomment>A game without komi gets rules that know one.</extracomment>
        <translation>この対局にはコミがありませんが、このルールではふつうコミがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Change the rules to %1?</source>
        <extracomment>Whether the rules shall be others. %1 = name</extracomment>
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
        <extracomment>The komi of a game whose rules change. %1 = komi</extracomment>
        <translation>コミは%1です。変えなければこのままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Rules, and komi %1</source>
        <extracomment>The answer that changes the komi as well. %1 = komi</extracomment>
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
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>パスごとに石を1つわたすので、どちらの数え方でも同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count; or count points and prisoners, with a pass stone for each pass.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>石と囲んだ交点の両方を数えます。または囲んだ交点とアゲハマを、パスごとの石もふくめて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>All the stones that fit on the board count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>盤に置ける石をすべて数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>コウはすぐに取り返せません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>前と同じ盤面にはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>The board may never repeat with the same player to move.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>手番も同じになる前の盤面にはできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Nobody may make the same board twice.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>自分が前に作った盤面はもう一度作れません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A ko may not be recaptured right away, and no board may appear a third time.</source>
        <extracomment>Which boards may not come back.</extracomment>
        <translation>コウはすぐに取り返せません。同じ盤面を3回作ることもできません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>A move that leaves your own stones no liberty is not allowed.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>自分の石の呼吸点がなくなる手は打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up two or more of your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>自分の石2つ以上なら、最後の呼吸点をうめて捨てることができます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>You may give up your own stones by filling their last liberty.</source>
        <extracomment>Whether stones may be left without liberties.</extracomment>
        <translation>自分の石は、最後の呼吸点をうめて捨てることができます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to end without a result.</source>
        <translation>同じ盤面がくり返されるときは、同意すれば無勝負で終われます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If the board keeps repeating, you may agree to a draw.</source>
        <translation>同じ盤面がくり返されるときは、同意すれば引き分けにできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Whoever wants to play on lets the other player move first.</source>
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
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>パスの前にダメをつめます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Good for beginners: playing inside your own area costs nothing.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>初心者に向いています。自分の領域の中に打っても損をしません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Playing inside your own area costs a point.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>自分の領域の中に打つと1目損をします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Only stones count; each group keeps two points empty.</source>
        <extracomment>One short sentence for somebody who must choose.</extracomment>
        <translation>石だけを数えます。どのグループも2目を空けておきます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Area counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>領域を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Territory counts</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>地を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones count</source>
        <extracomment>What the rulesets that count in the same way are called together.</extracomment>
        <translation>石を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Stones and surrounded points both count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>石と囲んだ交点の両方を数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Surrounded points and prisoners count.</source>
        <extracomment>What counts, in a sentence.</extracomment>
        <translation>囲んだ交点とアゲハマを数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Points of groups in seki do not count.</source>
        <translation>セキのグループが囲んだ交点は数えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone.</source>
        <translation>白は置き石1つにつき1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White gets one point for each handicap stone after the first.</source>
        <translation>白は2つ目からの置き石1つにつき1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>White makes the last pass.</source>
        <translation>最後のパスは白がします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>If White is the first to pass, White gets a point.</source>
        <translation>白が先にパスすると、白は1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. Four passes in a row end it with all stones alive.</source>
        <translation>2回のパスで対局が止まります。4回続くと、すべての石を生きとして終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game. After playing on, the second stop ends it with all stones alive.</source>
        <translation>2回のパスで対局が止まります。打ち続けて2回目に止まると、すべての石を生きとして終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Two passes stop the game, agreement ends it.</source>
        <translation>2回のパスで対局が止まり、同意すると終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Black wins a tie.</source>
        <translation>同じ目数なら黒の勝ちです。</translation>
    </message>
</context>
<context>
    <name>rulesets page</name>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>These rules will no longer be offered. Games played by them keep them.</source>
        <extracomment>What becomes of games by rules that go.</extracomment>
        <translation>このルールは選べなくなります。このルールで打った対局には残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Which rules?</source>
        <extracomment>The title of the list where a ruleset is asked for.</extracomment>
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
        <extracomment>The ruleset in force, as it is read aloud in a list. %1 = name</extracomment>
        <translation>%1(選択中)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/rulesets/dialog.py"/>
        <source>nothing</source>
        <extracomment>The rulesets to compare with, the chosen one first.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Choose rules on the left.</source>
        <extracomment>No ruleset is shown yet.</extracomment>
        <translation>左からルールを選んでください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/rulesets.py"/>
        <source>Delete “%1”?</source>
        <extracomment>Whether own rules shall go. %1 = name</extracomment>
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
        <extracomment>What other rules say: &quot;Chinese: area&quot;. %1 = name %2 = value</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is too damaged to be changed in place: when read back, it would not match the board. Nothing was changed on disk.</source>
        <extracomment>A file was not written: read back, it would not have been what is on the board. %1 = name</extracomment>
        <translation>%1はひどくこわれているので、そのまま書き直せません。読み直すと盤面と合わなくなります。ディスクの上では何も変わっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved. The file is as it was.</source>
        <extracomment>The user called the saving off. %1 = name</extracomment>
        <translation>%1は保存されませんでした。ファイルは前のままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was not saved.</source>
        <extracomment>The user called the saving of a copy or of some games off. %1 = name</extracomment>
        <translation>%1は保存されませんでした。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Saving %1…</source>
        <extracomment>A large file is being written. %1 = name</extracomment>
        <translation>%1を保存中…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is open in another window of goboard.</source>
        <extracomment>Why a file cannot be written just now. %1 = name</extracomment>
        <translation>%1はgoboardの別のウィンドウで開いています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved. The file has other names (hard links) too: they keep the earlier version.</source>
        <extracomment>The file had other names, which were not followed. %1 = name</extracomment>
        <translation>%1を保存しました。ファイルにはほかの名前(ハードリンク)もあり、そちらは前の版のままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 is saved, but its earlier version could not be kept: %2.</source>
        <extracomment>The earlier version could not be kept. %1 = name %2 = reason</extracomment>
        <translation>%1を保存しましたが、前の版を残せませんでした：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was changed by another program.</source>
        <extracomment>Another program wrote the file that is open. %1 = name</extracomment>
        <translation>ほかのプログラムが%1を変更しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>%1 was deleted or moved. The game is still here.</source>
        <extracomment>The file that is open was deleted or moved. %1 = name</extracomment>
        <translation>%1は削除されたか、移動しました。対局はここに残っています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>Your version is among the shelved games.</source>
        <extracomment>What became of changes that something else took the place of.</extracomment>
        <translation>こちらの版は、あずけた対局の中にあります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>goboard ended while %1 was open. %n change(s) were kept, the last %2.</source>
        <extracomment>What a program that ended without saving had on its board. %1 = title %2 = moment(when, now)</extracomment>
        <translation>
            <numerusform>%1を開いている間にgoboardが終了しました。変更%n件が残っています。最後は%2です。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>The file has been changed since then.</source>
        <extracomment>The file of what can be restored is another by now.</extracomment>
        <translation>そのあとファイルが変わっています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>at %1</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = clock</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/files.py"/>
        <source>on %1 at %2</source>
        <extracomment>A time of today as &quot;at 14:03&quot;, else with its day: &quot;on 2 May at 14:03&quot;. %1 = day %2 = clock</extracomment>
        <translation>%1の%2</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>%1 %2, stones: %3. %4</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = color_name(judgement.color) %2 = where %3 = len(stones) %4 = what</extracomment>
        <translation>%1 %2、石：%3。%4</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Counted as %1.</source>
        <extracomment>Stones that count as one thing: what they are, what was judged, how sure that is, and why. %1 = life_name(LIFE_OF[status])</extracomment>
        <translation>%1として数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Judged as %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.life) %2 = sure</extracomment>
        <translation>%1と判断(%2)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Not clear, likely %1 (%2).</source>
        <extracomment>%1 = life_name(judgement.leaning) %2 = sure</extracomment>
        <translation>不明、おそらく%1(%2)。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>alive</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>dead</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>in seki</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>not clear</source>
        <extracomment>Alive, dead, in seki, or not clear.</extracomment>
        <translation>不明</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>This is a capture game: captured stones win, not points.</source>
        <extracomment>What is counted is a game in which captured stones win.</extracomment>
        <translation>これは石取りゲームです。目数ではなく、石を取ったほうが勝ちです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There are no last moves: the game is not finished.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>対局が終わっていないので、最後の手順はありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>There is nothing left to play.</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none.</extracomment>
        <translation>もう打つところはありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, Black first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>最後の手順、黒から：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Last moves, White first: %1</source>
        <extracomment>The last moves, each answer that is forced, and the result; or why there are none. %1 = moves</extracomment>
        <translation>最後の手順、白から：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Result after the last moves: %1 (%2)</source>
        <extracomment>The result of the count after the last moves. %1 = result %2 = words</extracomment>
        <translation>最後の手順のあとの結果：%1(%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands: %1. %2</source>
        <extracomment>The result of the count as it stands, where another one comes first or none can be given. %1 = result %2 = words</extracomment>
        <translation>今の盤面のまま：%1。%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The board as it stands comes to the same.</source>
        <extracomment>Say that the last moves do not change the result.</extracomment>
        <translation>今の盤面のままでも結果は同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>Black protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>黒が%1に打って石を守ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>White protects stones with a move at %1.</source>
        <extracomment>Say which side closes its border or protects stones, and where. %1 = point_name(move.point, size)</extracomment>
        <translation>白が%1に打って石を守ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The group at %1 is not clear; it is counted as %2.</source>
        <extracomment>Which group the players have to decide about, and what it was taken for. %1 = where %2 = leaning</extracomment>
        <translation>%1のグループははっきりしません。%2として数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Margin</source>
        <extracomment>A row for each count: result, Black&apos;s points less White&apos;s, and both sides&apos; sums written out.</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Not counted, in seki</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>数えない(セキ)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Nobody&apos;s</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>だれのものでもない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/cli/score_report.py"/>
        <source>Either side may fill</source>
        <extracomment>Every group with its reason, what is open on the board, and the points of every line.</extracomment>
        <translation>どちらがつめてもよい</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/cli.py"/>
        <source>The record says %1.</source>
        <extracomment>The result as the record gives it. %1 = result</extracomment>
        <translation>棋譜には%1とあります。</translation>
    </message>
</context>
<context>
    <name>set up</name>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Change it here</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>ここで変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Insert before what follows</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>次の手の前に入れる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>New variation</source>
        <extracomment>Where a board is to be written, as the button that says so.</extracomment>
        <translation>新しい変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Cancel</source>
        <extracomment>The answer that leaves everything as it is.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Moves follow this position. Where should the change go?</source>
        <extracomment>The title of the question where a board is to be written.</extracomment>
        <translation>この局面のあとに手があります。変更をどこに入れますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>All later moves are still allowed.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>あとの手は、すべてそのまま打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>The later moves are still allowed, as far as we looked.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>調べたかぎり、あとの手はそのまま打てます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) would no longer be allowed: </source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>
            <numerusform>あとの%n手が打てなくなります： </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>A later setup would change nothing at %1.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do. %1 = names</extracomment>
        <translation>%1では、あとで並べる石が何も変えなくなります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%n later move(s) are no longer allowed: </source>
        <extracomment>The same once a move was inserted, by which they are one move later than before.</extracomment>
        <translation>
            <numerusform>あとの%n手が打てなくなりました： </numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Inserting moves: the later moves come after the one you play now. Esc ends it.</source>
        <extracomment>What a click does while moves are inserted, and how that ends.</extracomment>
        <translation>手の挿入中：今打つ手のあとに、もとの手が続きます。Escで終わります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>There is a move here. The stones go into their own node after it.</source>
        <extracomment>Why a set-up goes into a node of its own.</extracomment>
        <translation>ここには手があります。並べた石は、その手のあとに別の局面として入ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Black stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>%1の黒石を持ち上げました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>White stone picked up at %1.</source>
        <extracomment>That a stone is in the hand. %1 = point_name(point, size)</extracomment>
        <translation>%1の白石を持ち上げました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click to put a stone down; with Shift or the right button, one of the other colour. Click again to take it off.</source>
        <extracomment>How stones are laid.</extracomment>
        <translation>クリックで石を置きます。Shiftか右ボタンで反対の色。もう一度クリックすると取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Click or drag to take stones off.</source>
        <extracomment>How stones are taken off.</extracomment>
        <translation>クリックかドラッグで石を取ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drop the stone on an empty point. Esc puts it back.</source>
        <extracomment>What to do with a stone from the bowl in the hand.</extracomment>
        <translation>空いた交点に石を置いてください。Escで元に戻ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>They stay in the record as they are.</source>
        <extracomment>Which later moves and set-ups make no sense any more; that all do, if they do.</extracomment>
        <translation>棋譜にはそのまま残ります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>and %n more</source>
        <extracomment>Some names, and how many more there are.</extracomment>
        <translation>
            <numerusform>ほか%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>One chain has no liberty.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any.</extracomment>
        <translation>呼吸点のない連が1つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Chains without a liberty: %1.</source>
        <extracomment>That chains stand on the board that no move could have left there; empty without any. %1 = count</extracomment>
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
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>盤上でクリックかドラッグ、またはここから石をドラッグ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black and White in turn</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>黒と白を交互に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take stones off</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>石を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Move stones</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>石を動かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Clear the board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Turn and mirror</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>回転と反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Swap the colours</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>色を入れかえる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Black moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>黒から打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>White moves first</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>白から打つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Take the last step back</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>1つ前に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Leave the board as it was</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>変えずに元の盤に戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/edit/setup_bar.py"/>
        <source>Keep this board</source>
        <extracomment>Each button has a key that works while the bar is shown; its tool tip tells it.</extracomment>
        <translation>この盤面にする</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>%1 (%2)</source>
        <extracomment>What a button does, and its key. %1 = tip %2 = key</extracomment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Drag a stone to an empty point, or off the board to take it away.</source>
        <extracomment>How stones are moved.</extracomment>
        <translation>石を空いた交点へドラッグします。盤の外へ出すと取れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Enter or a click puts the stone down. Del takes it away, Esc puts it back.</source>
        <extracomment>What to do with a stone from the board in the hand.</extracomment>
        <translation>Enterかクリックで石を置きます。Delで取り、Escで元に戻します。</translation>
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
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>today</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>今日</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/files/recent.py"/>
        <source>yesterday</source>
        <extracomment>Today, yesterday, &quot;2 May&quot;, or &quot;2 May 2024&quot;.</extracomment>
        <translation>昨日</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n game(s)</source>
        <extracomment>How many games a file holds.</extracomment>
        <translation>
            <numerusform>%n局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Discard this game?</source>
        <extracomment>Whether the unfinished game shall go.</extracomment>
        <translation>この対局を捨てますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Every lesson, from the first stone to ko and seki.</source>
        <extracomment>What the first steps teach.</extracomment>
        <translation>はじめの一手からコウとセキまで、すべてのレッスン。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Never played Go? Three short lessons, a small game, then your first real one.</source>
        <extracomment>What the first evening is, for somebody who has done nothing of it.</extracomment>
        <translation>短いレッスンが3つと小さな対局。そのあとは、初めての本番です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%1 of %2 steps done.</source>
        <extracomment>How far the first evening is. %1 = done %2 = steps</extracomment>
        <translation>%2ステップ中%1ステップ完了。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The board and a move</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>碁盤と石の打ち方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Liberties</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Capturing</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>石を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The capture game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>石取りゲーム</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Passing and counting</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>パスと計算</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Your first game</source>
        <extracomment>The steps of the first evening, in their order.</extracomment>
        <translation>初めての対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Continue the lessons</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons.</extracomment>
        <translation>レッスンを続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met captures. Learn about atari: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>石が取られました。アタリを2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The goboard that is already running does not answer. This is another one.</source>
        <extracomment>The program that was to open the files is there, and hangs or is very busy.</extracomment>
        <translation>すでに動いているgoboardが応答しません。これは別に起動したものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>No longer there: %1.</source>
        <extracomment>Which files that were open the last time are gone. %1 = names</extracomment>
        <translation>もうありません：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>The unfinished game will be gone for good.</source>
        <extracomment>What discarding the unfinished game does.</extracomment>
        <translation>打ちかけの対局は、もう元に戻せません。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n position(s)</source>
        <extracomment>How many positions one of the user&apos;s own lessons holds.</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>%n more</source>
        <extracomment>How many of the user&apos;s own lessons are in the folder besides those that are shown.</extracomment>
        <translation>
            <numerusform>ほか%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Next: %1</source>
        <extracomment>What is offered when a game is over: the step that comes next, or the other lessons. %1 = name</extracomment>
        <translation>次：%1</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met self-capture: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>自殺手が出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met ko: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>コウが出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met dead stones: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>死んだ石が出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>You just met seki: two minutes?</source>
        <extracomment>What is offered when something first happened in a game, by the key of its lesson.</extracomment>
        <translation>セキが出てきました。2分で学びますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Watch one finished game being counted five ways.</source>
        <extracomment>What the lesson on counting shows.</extracomment>
        <translation>終わった対局を1つ、5通りの方法で数えて見せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Lessons and problems</source>
        <extracomment>What stands over the lessons where the way in has a place of its own.</extracomment>
        <translation>レッスンと問題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Records you open or save will appear here. You can also drop an SGF file here.</source>
        <extracomment>No record was opened yet.</extracomment>
        <translation>開いたり保存したりした棋譜が並びます。SGFファイルのドロップもできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>Folder of records</source>
        <extracomment>What the start page says of a folder that was opened lately.</extracomment>
        <translation>棋譜のフォルダー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Keep it</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
        <translation>残す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/play/questions.py"/>
        <source>Discard</source>
        <extracomment>Whether the unfinished game is to be thrown away.</extracomment>
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
        <extracomment>What problems are.</extracomment>
        <translation>正しい手を見つけましょう。碁盤が答えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>New to Go?</source>
        <extracomment>What stands over the way in.</extracomment>
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
        <extracomment>The other way to open a file.</extracomment>
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
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
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
        <extracomment>Draw everything anew, in the theme in force.</extracomment>
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
        <extracomment>What stands in the large place for somebody who is new to Go.</extracomment>
        <translation>ここから始める</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Unfinished game</source>
        <extracomment>What stands in the large place while the game that waits is being read.</extracomment>
        <translation>打ちかけの対局</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>Other</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>その他</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/start/page.py"/>
        <source>any size, any rules</source>
        <extracomment>A tile for a size with a board `side` pixels wide, or for any other size.</extracomment>
        <translation>大きさもルールも自由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>A short game, good to learn on. About 15 minutes.</source>
        <extracomment>What the proposed first game is like.</extracomment>
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
        <extracomment>Say on the first tile how far the first evening is, as long as it is not over.</extracomment>
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
        <extracomment>The name of the tradition.</extracomment>
        <translation>日本式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the Chinese way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>中国式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting Ing&apos;s way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>応昌期式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting as far as stones reach</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>石が届くところまでの数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting the New Zealand way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>ニュージーランド式の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting point by point</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>1目ずつの数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting stones, the old way</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>石を数える昔の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Counting in both ways</source>
        <extracomment>The name of the tradition.</extracomment>
        <translation>両方の数え方</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The board itself becomes the sum.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>盤そのものが計算になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One colour is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>片方の色を数えると、残りがもう片方です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>All stones go back on the board.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>すべての石を盤に戻します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>One area is counted, the other is the rest.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>片方の領域を数えると、残りがもう片方です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area and by territory: the same margin.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>領域でも地でも、差は同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1 of %2</source>
        <extracomment>How far a chapter is: &quot;6 of 11&quot;, &quot;11&quot; once it is over, komi already before. %1 = points(step.done) %2 = whole</extracomment>
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
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>自分の石と自分の空いた交点を、どれも1目と数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>See which points stay empty</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>どの交点が空いたままか見ましょう</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the komi</source>
        <extracomment>What is done in a chapter, as a line of the list.</extracomment>
        <translation>コミを半分に分ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The final board</source>
        <extracomment>What was done in the step that led here.</extracomment>
        <translation>終わったときの盤面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, as you would by hand.</source>
        <extracomment>Why it was done, in one sentence or two.</extracomment>
        <translation>では、手で数えるときのように数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now we count, step by step.</source>
        <extracomment>The message line: the sum of the step, else what was done.</extracomment>
        <translation>では、順番に数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>%1&apos;s territory loses one point for each prisoner: %2.</source>
        <extracomment>The message line: the sum of the step, else what was done. %1 = color_name(step.side) %2 = total</extracomment>
        <translation>%1の地は、アゲハマ1個につき1目へります：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Now</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>今</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Needed</source>
        <extracomment>The running numbers after so many steps; none as long as nothing was counted.</extracomment>
        <translation>必要</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>put back to be counted</source>
        <extracomment>What is on a point while the story is told, for those who listen.</extracomment>
        <translation>数えるために戻した石</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>For somebody who reads %n word(s) a minute</source>
        <extracomment>How fast a story is told at a speed.</extracomment>
        <translation>
            <numerusform>1分に%n語読む人向け</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Only to compare: the record stays as it is.</source>
        <extracomment>That a story by other rules is only to look at.</extracomment>
        <translation>くらべるだけです。棋譜は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lift the dead stones</source>
        <translation>死に石を取り上げる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what is in seki</source>
        <translation>セキのところは数えない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Mark the territory</source>
        <translation>地に印を付ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>A stone for each pass</source>
        <translation>パスごとに石1つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Shape territory into tens</source>
        <translation>地を10目ずつに整える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the territory</source>
        <translation>地を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Count the stones</source>
        <translation>石を数える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half the board</source>
        <translation>盤の半分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Let the stones reach out</source>
        <translation>石をのばしていく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Leave out what does not count</source>
        <translation>数えないところをのぞく</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners back into the bowls</source>
        <translation>アゲハマを碁笥に戻す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Hand over the komi as stones</source>
        <translation>コミを石でわたす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two points for each group</source>
        <translation>グループごとに2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Not by filling in</source>
        <translation>うめる数え方は使えない</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Take off two for each group</source>
        <translation>グループごとに2目引く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add the komi</source>
        <translation>コミを足す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Add points for the handicap</source>
        <translation>置き石の分を足す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Lay the board out again</source>
        <translation>盤を並べ直す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Compare</source>
        <translation>くらべる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Both sums side by side</source>
        <translation>2つの計算を並べる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Points left empty</source>
        <translation>空いたままの交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Opponent&apos;s stones × 2</source>
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
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>片方だけが届く交点は、その人のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The stones that fit on the board are counted.</source>
        <extracomment>By which rules, and the idea in a few words.</extracomment>
        <translation>盤に置ける石を数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Split the neutral points</source>
        <translation>ダメを分け合う</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners filled in</source>
        <translation>うめたアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Prisoners left over</source>
        <translation>余ったアゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Stones</source>
        <translation>石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Half of the neutral points</source>
        <translation>ダメの半分</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Area</source>
        <translation>領域</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>The rest of the board</source>
        <translation>盤の残り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>Two for each group</source>
        <translation>グループごとの2目</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By area</source>
        <translation>領域で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By territory</source>
        <translation>地で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story.py"/>
        <source>By stones</source>
        <translation>石で</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Points of groups in seki count for nobody here: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>ここでは、セキのグループが囲んだ交点はだれの分にもなりません：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>This is what each side can fill with its own stones.</source>
        <translation>これが、それぞれが自分の石でうめられるところです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>On these points each side can still put stones of its own.</source>
        <translation>この交点には、それぞれがまだ自分の石を置けます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Empty points that one side alone surrounds are its territory.</source>
        <translation>片方だけが囲んだ空いた交点は、その人の地です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has taken %2 of %3&apos;s stones. Each one put back takes a point from %3. This is number %4.</source>
        <extracomment>%1 = moment.other %2 = points(moment.chapter.amount) %3 = moment.name %4 = number</extracomment>
        <translation>%1は%3の石を%2個取りました。1個うめるたびに%3は1目へります。これは%4個目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for them. They count one point each for %1: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.amount)</extracomment>
        <translation>入れる場所がありません。1個につき%1の1目と数えます：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Stones slide within their own area, so the number of points stays the same.</source>
        <translation>石を自分の領域の中で動かすので、目数は変わりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The open points are %1&apos;s.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>開いている交点は%1のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Nobody surrounds these points. Each side gets half of them: %1.</source>
        <extracomment>%1 = points(moment.chapter.amount / 2)</extracomment>
        <translation>これらの交点はだれも囲んでいません。半分ずつもらいます：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only White is counted: what is not White&apos;s is Black&apos;s.</source>
        <translation>白だけを数えます。白のものでないところは黒のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Only Black is counted: what is not Black&apos;s is White&apos;s.</source>
        <translation>黒だけを数えます。黒のものでないところは白のものです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The stones are pushed together in tens. Counted so far: %1.</source>
        <extracomment>%1 = points(moment.step.done)</extracomment>
        <translation>石を10個ずつにまとめます。ここまで：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has the smaller area. It is counted by twos. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1の領域のほうが小さいです。2つずつ数えます。ここまで：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi would be handed over as stones worth two points each, but this komi is not an even number. So the points are counted one by one.</source>
        <translation>コミは1個2目の石でわたしますが、このコミは偶数ではありません。そこで1目ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Komi is %1 points. Black needs half of that more, and White half of that less.</source>
        <extracomment>%1 = value</extracomment>
        <translation>コミは%1目です。黒はその半分だけ多く必要で、白はその半分だけ少なくてすみます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Under these rules White gets %1 for passing first.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>このルールでは、白は先にパスしたので%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Extra time is paid for with points to the other side.</source>
        <translation>使いすぎた時間は、相手に目数ではらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Now the same board is counted the other way.</source>
        <translation>同じ盤面を、もう一方の方法で数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Both have the same. Under these rules Black then wins.</source>
        <translation>両者の目数は同じです。このルールでは黒の勝ちになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Here the two ways differ: the two sides did not make the same number of moves and passes.</source>
        <translation>ここでは2つの数え方でちがいが出ます。両者の手とパスの数が同じではありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>From stone to empty point to empty point. What both colours reach belongs to nobody.</source>
        <translation>石から空いた交点へ、そのまた先へ。両方の色が届くところは、だれのものでもありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>These points were set neutral, or lie in a seki.</source>
        <translation>これらの交点は、ダメに決められたか、セキの中にあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each of %1&apos;s stones in %2&apos;s area makes two points. This is number %3.</source>
        <extracomment>%1 = moment.other %2 = moment.name %3 = points(moment.step.done)</extracomment>
        <translation>%2の領域にある%1の石は、1つで2目になります。これは%3個目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 puts stones on all other points. Stones put down: %2.</source>
        <extracomment>%1 = moment.name %2 = points(moment.step.done)</extracomment>
        <translation>%1がほかのすべての交点に石を置きます。置いた石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each living stone of %1 is a point. Stones so far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(stones)</extracomment>
        <translation>%1の生きた石は1つで1目です。ここまでの石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Each is a prisoner of the player who surrounds it.</source>
        <translation>もう取られるのをさけられません。1つずつ、囲んでいる人のアゲハマになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>They cannot escape capture. Their points belong to the player who surrounds them.</source>
        <translation>もう取られるのをさけられません。その交点は、囲んでいる人のものです。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has passed %n time(s). Each pass gives %2 a stone; White is last.</source>
        <extracomment>%1 = moment.name %2 = moment.other</extracomment>
        <translation>
            <numerusform>%1は%n回パスしました。パスごとに%2に石を1つわたします。最後は白です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 has %n stone(s) on the board.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>%1の石は盤上に%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>The board has %n point(s). Whoever has more than %1 of them is ahead.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
        <translation>
            <numerusform>盤の交点は%nです。%1より多く持つほうがリードしています。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each empty point inside %1&apos;s area is a point, too. So far: %2.</source>
        <extracomment>%1 = moment.name %2 = points(empty)</extracomment>
        <translation>%1の領域の中の空いた交点も1目です。ここまで：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each stone in the opponent&apos;s area counts two points, an empty point one.</source>
        <translation>相手の領域の石は1つ2目、空いた交点は1目と数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>What is neither neutral nor the other side&apos;s does not need to be counted.</source>
        <translation>ダメでも相手のものでもないところは、数えなくてもわかります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Prisoners do not count here: %1 gets %n stone(s) back.</source>
        <extracomment>%1 = moment.name</extracomment>
        <translation>
            <numerusform>アゲハマはここでは数えません。%1は石を%n個返してもらいます。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1 fills their own area from the bowl. Stones left there: %2.</source>
        <extracomment>%1 = moment.name %2 = moment.frame.in_bowl(moment.side)</extracomment>
        <translation>%1が碁笥の石で自分の領域をうめます。残りの石：%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>%1&apos;s stones no longer fit at home. Each makes two points for %2. Number %3.</source>
        <extracomment>%1 = moment.name %2 = moment.other %3 = points(moment.step.done)</extracomment>
        <translation>%1の石は自分のところに入りきりません。1つにつき%2の2目になります。%3個目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>A group lives with two points left open: %1 for %2.</source>
        <extracomment>%1 = points(moment.step.amount) %2 = moment.name</extracomment>
        <translation>グループは2目を空けておいて生きます。%2の分は%1目です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There are more stones on the board than a set holds. So the points are counted one by one.</source>
        <translation>盤上の石が1組の数をこえています。そこで1目ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>There is no room for the stones of the komi. So the points are counted one by one.</source>
        <translation>コミの石を置く場所がありません。そこで1目ずつ数えます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Each group needs two points that do not count.</source>
        <translation>どのグループにも、数えない2目が必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points. With an area of %2 Black would just tie.</source>
        <extracomment>%1 = value %2 = points(tie_area(moment.story, moment.frame))</extracomment>
        <translation>白は%1目もらいます。黒の領域が%2なら、ちょうど引き分けです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 points because Black moved first.</source>
        <extracomment>%1 = value</extracomment>
        <translation>黒が先に打ったので、白は%1目もらいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>White gets %1 for the stones that Black began with.</source>
        <extracomment>%1 = points(moment.chapter.amount)</extracomment>
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
        <translation>両者の目数は同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>One stone more or less makes two points: %1.</source>
        <extracomment>%1 = times(2, margin / 2)</extracomment>
        <translation>石1つのちがいで2目の差になります：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Black has %1, White has %2.</source>
        <extracomment>%1 = points, or a sum with its parts %2 = the same</extracomment>
        <translation>黒は%1、白は%2です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/story_reasons.py"/>
        <source>Since each pass costs a stone and White passes last, both ways agree.</source>
        <translation>パスごとに石を1つわたし、白が最後にパスするので、どちらの数え方でも同じになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>done</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>済み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>now</source>
        <extracomment>Say how far the chapter is.</extracomment>
        <translation>今</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/chapter_list.py"/>
        <source>to come</source>
        <extracomment>Say how far the chapter is.</extracomment>
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
        <extracomment>A panel; one without a pace is for a story that waits for each step.
----------
Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>一時停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Change ruleset</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>ルールを変える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Skip to result</source>
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
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
        <extracomment>A panel; one without a pace is for a story that waits for each step.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Play</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
        <translation>再生</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/count/story_panel.py"/>
        <source>Step</source>
        <extracomment>Say what the large button does: pause, go on, one step, or on to the result.</extracomment>
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
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/files.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Save a repaired copy…</source>
        <translation>直したファイルを保存…</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/files/clipboard.py"/>
        <location filename="../../../goboard_app/ui/shell/strip.py"/>
        <source>Open anyway</source>
        <extracomment>Open what was copied or dropped, after a question where it is very long.
----------
Ask whether to open a file that is hardly a record; `act` opens it.</extracomment>
        <translation>それでも開く</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1 took %2</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = color_name(color) %2 = _clock_time(seconds)</extracomment>
        <translation>%1の時間：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Captured by Black: %1, by White: %2</source>
        <extracomment>%1 = a number of stones %2 = a number of stones What there is at a move of the game, for who points at it on the strip.</extracomment>
        <translation>黒が取った石：%1、白が取った石：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>%1:</source>
        <extracomment>What there is at a move of the game, for who points at it on the strip. %1 = engine</extracomment>
        <translation>%1：</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>黒が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>White is ahead by %1</source>
        <extracomment>What a program thinks of the position. %1 = points(Fraction(round(abs(said.score) * 2), 2))</extracomment>
        <translation>白が%1目リード</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Black wins in %1 of 100 games</source>
        <extracomment>What a program thinks of the position. %1 = round(said.winrate * 100)</extracomment>
        <translation>黒が100局中%1局勝ち</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A comment</source>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>Variations begin here</source>
        <translation>ここから変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A hotspot</source>
        <translation>注目点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/marks.py"/>
        <source>A mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/program.py"/>
        <source>This computer has no font for some Chinese, Japanese or Korean text, so you see boxes instead. On Debian and Ubuntu, install the package fonts-noto-cjk.</source>
        <extracomment>Text is shown that no font of the system has; English where this itself could not be read.</extracomment>
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
        <extracomment>Why something that is neither file nor folder is left alone, for the end of a sentence.</extracomment>
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
        <extracomment>Why the system does not do something with a file, for the end of a sentence.</extracomment>
        <translation>その名前のファイルは作れません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/results.py"/>
        <source>the system refused it (error %1)</source>
        <extracomment>Why the system does not do something with a file, for the end of a sentence. %1 = number</extracomment>
        <translation>システムにことわられました(エラー%1)</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 of %2</source>
        <extracomment>Which position of how many. %1 = number %2 = count</extracomment>
        <translation>局面%1/%2</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s)</source>
        <extracomment>The same in little room; `number` is None where one is at none of them.</extracomment>
        <translation>
            <numerusform>%n局面</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%1 of %2</source>
        <extracomment>The same in little room; `number` is None where one is at none of them. %1 = number %2 = count</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No text yet</source>
        <extracomment>What is said at a position, as its row shows it.</extracomment>
        <translation>まだ文章がありません</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Task</source>
        <extracomment>Said of a position at which something is asked.</extracomment>
        <translation>課題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1: %2</source>
        <extracomment>A row for those who listen. %1 = number %2 = row_text(text)</extracomment>
        <translation>局面%1：%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This position is new. What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>新しい局面です。ここでしたことは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you do here stays.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>ここでしたことは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves, stones and marks shown here are put back.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>ここで見せた手、石、印は元に戻ります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n change(s) here, put back when you go on.</source>
        <extracomment>What becomes of what is done at the position that is shown.</extracomment>
        <translation>
            <numerusform>ここでの変更は%n個。先へ進むと元に戻ります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The board is as it was before.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0.</extracomment>
        <translation>盤は元のとおりです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Position %1 is as prepared again.</source>
        <extracomment>What was shown has been put back; `number` is that of its position, from 0. %1 = number + 1</extracomment>
        <translation>局面%1を準備したときに戻しました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Redo brings back what you showed.</source>
        <extracomment>The table was put away, and what was shown was put back.</extracomment>
        <translation>「やり直す」で、見せたものをもう一度出せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed stays, because something was prepared after it.</source>
        <extracomment>Something was prepared on top of what was shown, so that all of it stays.</extracomment>
        <translation>あとから準備したものがあるので、見せたものは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you showed is part of the lesson now.</source>
        <extracomment>What was put back is there again, and stays.</extracomment>
        <translation>見せたものをレッスンに入れました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Saved as the board stands. What you showed stays.</source>
        <extracomment>The file was saved while something was shown.</extracomment>
        <translation>今の盤面のまま保存しました。見せたものは残ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the only position. Add another one first.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>局面はこれだけです。先にもう1つ加えてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>These positions belong to one game. They stay together.</source>
        <extracomment>Why the list cannot be changed so.</extracomment>
        <translation>これらの局面は1つの対局の中にあり、分けられません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No longer a position. Its board and words stay in the game.</source>
        <extracomment>A position was taken out of the lesson, and what it stood on stays.</extracomment>
        <translation>局面から外しました。盤面と言葉は対局に残ります。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>%n position(s) of one game moved together.</source>
        <extracomment>So many positions went as one.</extracomment>
        <translation>
            <numerusform>1つの対局の%n局面をいっしょに動かしました。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the last position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>最後の局面です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This is the first position.</source>
        <extracomment>There is no position to go on to.</extracomment>
        <translation>最初の局面です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position</source>
        <extracomment>The text of a new position in a file where only a text makes one.</extracomment>
        <translation>新しい局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>No positions yet. Add the board that is shown.</source>
        <extracomment>The list is empty.</extracomment>
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
        <extracomment>Which board a new lesson begins with.</extracomment>
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
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>レッスンの題名</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Previous position (PgUp)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>前の局面(PgUp)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Next position (PgDown)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>次の局面(PgDown)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>New position of another size</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>別の大きさの新しい局面</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>The board as it stands, with its marks, as a new position</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>今の盤面を印もふくめて新しい局面にします</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>An empty board of the same size, to be set up</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>同じ大きさの空の盤に石を並べます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take this position out of the lesson (Del)</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>この局面をレッスンから外します(Del)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Take what you showed here off now</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>ここで見せたものを今消します</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/table_panel.py"/>
        <source>Make what you showed part of the lesson</source>
        <extracomment>Say what the parts are for, to those who point and to those who listen.</extracomment>
        <translation>ここで見せたものをレッスンに入れます</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>What you play, set up or mark at a position is taken off again when you go to another one. Words and the list stay.</source>
        <extracomment>What becomes of what was shown at a position.</extracomment>
        <translation>ここで打った手、並べた石、付けた印は、別の局面へ移ると消えます。言葉と一覧は残ります。</translation>
    </message>
</context>
<context>
    <name>task</name>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Capture these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all liberties of these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石の呼吸点をすべてクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click all of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この交点をすべてクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click any one of these points</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この交点のどれか1つをクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Give a number</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>数を答える</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Find the right move</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>正しい手を見つける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Save these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石を助ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Connect these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石をつなぐ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Cut these stones apart</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石を切りはなす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make these stones live</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石を生かす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Kill these stones</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この石を殺す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Win the ko at this point</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この交点のコウに勝つ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click a point where you may not play</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>打ってはいけない交点をクリック</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Make this many points in this part</source>
        <extracomment>What the pupil is to do.</extracomment>
        <translation>この部分で決めた目数を取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. Their liberties are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>石をクリックしてください。呼吸点はプログラムが見つけます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click every point that the pupil is to click.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>生徒にクリックしてほしい交点をすべてクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the right points. One of them is enough.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>正しい交点をクリックしてください。どれか1つで正解です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Nothing to do here: the points are found.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>ここですることはありません。交点はプログラムが見つけます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Type the number below the board.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>盤の下に数を入れてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones. If one move is not enough: Done, play the right moves on the board, then come back.</source>
        <translation>石をクリックしてください。1手で足りないときは、「完了」を押し、盤で正しい手を打ってから、ここに戻ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The moves you played are the answers. One that is marked as a bad move is wrong.</source>
        <translation>打った手が答えです。悪手の印がある手は不正解になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Press Done, play the right moves on the board, then come back.</source>
        <translation>「完了」を押し、盤で正しい手を打ってから、ここに戻ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the stones or points, press Done, play the right moves on the board, then come back.</source>
        <translation>石か交点をクリックし、「完了」を押し、盤で正しい手を打ってから、ここに戻ってください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click the points that get this answer.</source>
        <extracomment>How the points of a wrong answer are entered.</extracomment>
        <translation>この答えになる交点をクリックしてください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The pupil reads and goes on.</source>
        <extracomment>What the teacher is to do; `has_moves` where some were played from this position.</extracomment>
        <translation>生徒は読んで先へ進みます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>In this position alone</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>この局面だけで</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned and mirrored too</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>回転と反転も</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Turned, and colours swapped</source>
        <extracomment>In what other positions the task is asked once more.</extracomment>
        <translation>回転と色の入れかえも</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>The number is missing.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>数がありません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Lines that begin with @ are not shown to the pupil.</source>
        <extracomment>Whether a task can be used as it stands, in a sentence or two; False where it cannot.</extracomment>
        <translation>@で始まる行は生徒に見えません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson does not show variations, so it will not show this position.</source>
        <translation>レッスンでは変化を見せないので、この局面は出ません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>A lesson shows only its screens.</source>
        <translation>レッスンで見せるのは画面だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Moves in the tree: %1 right, %2 wrong.</source>
        <extracomment>%1 = check.rights %2 = check.wrongs</extracomment>
        <translation>樹形図の手：正解%1、不正解%2。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Right: %1.</source>
        <extracomment>%1 = right</extracomment>
        <translation>正解：%1。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>What the pupil reads</source>
        <extracomment>What is asked and what is said.</extracomment>
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
        <extracomment>What is asked and what is said.</extracomment>
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
        <extracomment>What is asked and what is said.</extracomment>
        <translation>生徒がすること</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Asked again</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>もう一度きくとき</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to wrong answers</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>不正解のときの言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>Click on the board, or type the points.</source>
        <extracomment>How the points of a task are entered.</extracomment>
        <translation>盤上をクリックするか、交点を入力してください。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>This task names no points.</source>
        <extracomment>A task of this kind has no points.</extracomment>
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
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Number</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Points for</source>
        <extracomment>`room` is how large the screen is.</extracomment>
        <translation>だれの目数</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>Said to a right answer</source>
        <extracomment>What is asked and what is said.</extracomment>
        <translation>正解のときの言葉</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/teach/task.py"/>
        <source>named</source>
        <extracomment>What is on a point of the dialog&apos;s board, as it is read aloud.</extracomment>
        <translation>指定した交点</translation>
    </message>
</context>
<context>
    <name>together</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Stepping together with %1.</source>
        <extracomment>Two games step together: what the other is called, and where they part. %1 = other</extracomment>
        <translation>%1と連動しています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games begin on different boards.</source>
        <translation>始まりの盤面がちがいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The games are the same.</source>
        <translation>同じ対局です。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This game ends after %n move(s).</source>
        <translation>
            <numerusform>こちらは%n手で終わります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>The other ends after %n move(s).</source>
        <translation>
            <numerusform>もう一方は%n手で終わります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>So far they are the same.</source>
        <translation>ここまでは同じです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>They part at move %1: %2 here, %3 there.</source>
        <extracomment>%1 = number %2 = move_text(parting.here, size) %3 = there</extracomment>
        <translation>%1手目で分かれます。こちらは%2、もう一方は%3です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>One of the boards is turned or mirrored.</source>
        <translation>片方の盤が回転か反転しています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Stop</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/review/together.py"/>
        <source>Go there</source>
        <extracomment>Say in this window where its game and the other one part.</extracomment>
        <translation>そこへ移動</translation>
    </message>
</context>
<context>
    <name>tree</name>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>After move %1</source>
        <extracomment>Which move a node holds: &quot;Move 84, White J12&quot;; what it is where it holds none. %1 = number</extracomment>
        <translation>%1手目のあと</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%1 of %2</source>
        <extracomment>How far along its line the board is: &quot;84 of 264&quot;. %1 = number %2 = last</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Move %1 of %2</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;. %1 = number %2 = last</extracomment>
        <translation>%2手中%1手目</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n variation(s)</source>
        <extracomment>The place in the tree as it is read aloud: &quot;Move 84 of 264, White J12, 3 variations&quot;.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>
            <numerusform>変化%n個</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>This line ends here.</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>この手順はここで終わりです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Next:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>次：</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>%n ways on:</source>
        <extracomment>What stands before the moves that follow the one on the board.</extracomment>
        <translation>
            <numerusform>次の手は%n通り：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>no move</source>
        <extracomment>One of these moves: &quot;A L15&quot;, with the letter that it has on the board.
----------
The same as it is read aloud: &quot;Black L15&quot;.</extracomment>
        <translation>手なし</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Go this way (%1)</source>
        <extracomment>What a chip of a move does, and by which key. %1 = number</extracomment>
        <translation>この手へ進む(%1)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>Back to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
        <translation>%1手目のあとの分岐へ戻る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>On to the fork after move %1</source>
        <extracomment>Where the arrow to the next fork leads, or to the one before. %1 = number</extracomment>
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
        <extracomment>How much of a line is folded away. %1 = hidden</extracomment>
        <translation>＋ほか%1</translation>
    </message>
</context>
<context>
    <name>trial</name>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>理由：黒番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Show why: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>理由：白番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: Black to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>ためす：黒番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Try it out: White to play. Move %1.</source>
        <extracomment>Whose turn it is, for the line under the board. %1 = number</extracomment>
        <translation>ためす：白番。%1手目。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Attack and answer, move by move. You can also try other moves.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>攻めと受けを1手ずつ見ます。ほかの手をためすこともできます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1. %2 passes for the ko at %3</source>
        <extracomment>One tried move: &quot;3. %1 = number %2 = color %3 = what</extracomment>
        <translation>%1. %2が%3のコウのためにパス</translation>
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
        <translation>%1. %2がパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko at %1</source>
        <extracomment>The pass that is for one ko. %1 = point_name(ban.point, size)</extracomment>
        <translation>%1のコウのためにパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Play it out, both of you. Then the real board comes back, marks and all.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>両者で打ってみましょう。そのあと、本物の盤に印ごと戻ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A ko may be recaptured only after a pass for that ko.</source>
        <extracomment>What trying out means, and the rule for ko that holds there.</extracomment>
        <translation>コウは、そのコウのためにパスしたあとでだけ取り返せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Pass for the ko first; then you may recapture at %1.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>先にコウのためにパスしてください。そうすれば%1で取り返せます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>%1 would repeat an earlier board.</source>
        <extracomment>Why a move is refused on the board to try on. %1 = point_name(move.point, session.tree.size)</extracomment>
        <translation>%1に打つと、前と同じ盤面になります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>A practice board. The real one waits.</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>練習盤です。本物の盤はそのままです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is dead</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>このグループが死んでいる理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this group is alive</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>このグループが生きている理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why this is a seki</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>これがセキである理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Why the first move decides</source>
        <extracomment>What the board of a trial is, or which group it is about.</extracomment>
        <translation>先に打ったほうで決まる理由</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>だから、このグループは先に打てば生きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group is dead, even if it moves first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>だから、このグループは先に打っても死んでいます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group lives, even if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>だから、このグループは先に攻められても生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So whoever starts here gains nothing.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>だから、ここではどちらが先に打っても得をしません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>So this group dies if it is attacked first.</source>
        <extracomment>Return what the line of a group shows, or its rescue, once it was played.</extracomment>
        <translation>だから、このグループは先に攻められると死にます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/explain.py"/>
        <source>Nothing has been tried yet.</source>
        <extracomment>The trial has no move yet.</extracomment>
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
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>右に回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn to the left</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>左に回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Turn halfway round</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>180度回す</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the falling diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>右下がりのななめで反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror along the rising diagonal</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>右上がりのななめで反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror left and right</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>左右に反転</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/edit.py"/>
        <source>Mirror top and bottom</source>
        <extracomment>What is done to the board, for the menu.</extracomment>
        <translation>上下に反転</translation>
    </message>
</context>
<context>
    <name>undo</name>
    <message>
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>order of games</source>
        <extracomment>In the Edit menu: the order of the games.</extracomment>
        <translation>対局の順番</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>removing %n game(s)</source>
        <extracomment>In the Edit menu: games taken out.</extracomment>
        <translation>
            <numerusform>%n局を取りのぞく</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/record.py"/>
        <source>adding %n game(s)</source>
        <extracomment>In the Edit menu: games brought in.</extracomment>
        <translation>
            <numerusform>%n局を追加</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>handicap stone</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>fewer handicap stones</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>置き石をへらす</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>resignation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>投了</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>playing on</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>打ち続ける</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>loss on time</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>時間切れ負け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>result</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>結果</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>take back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>待った</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>moves taken back</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>待ったで戻した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>game information</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>対局情報</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>other rules</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>ルールの変更</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>kept variation</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>残した変化</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>neutral points</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>挿入した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>inserted pass</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>挿入したパス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted node</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>削除した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>deleted branch</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>削除した枝</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>order of variations</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>変化の順番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>main line</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>本譜</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>stones set up</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>並べた石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>side to move</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>cut</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>切り取り</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>paste</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>貼り付け</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>turned board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>回転した盤</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>swapped colours</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>色の入れかえ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <location filename="../../../goboard_app/app/texts/walking.py"/>
        <source>comment</source>
        <extracomment>What an edit is called in the Edit menu.
----------
A node of the tree as it is read aloud: &quot;Move 84, White J12, Variation 2 of 3, comment&quot;.</extracomment>
        <translation>コメント</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>marks</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>印</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rating</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>評価</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>rated moves</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>評価した手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>name</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>figure</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>図</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>part of the board</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>盤の一部</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>task</source>
        <extracomment>What an edit is called in the Edit menu.</extracomment>
        <translation>課題</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>order of positions</source>
        <extracomment>In the Edit menu: the order of the positions.</extracomment>
        <translation>局面の順番</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <source>adding a position</source>
        <extracomment>In the Edit menu: a position brought in.</extracomment>
        <translation>局面の追加</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/lessons.py"/>
        <location filename="../../../goboard_app/app/texts/play.py"/>
        <source>taking out a position</source>
        <extracomment>In the Edit menu: a position taken out.
----------
What an edit is called in the Edit menu.</extracomment>
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
        <extracomment>What cannot be written in the encoding of the file. %1 = encoding %2 = characters</extracomment>
        <translation>ファイルは%1で書かれますが、%1には%2の文字がありません。まだ何も保存していません。</translation>
    </message>
</context>
<context>
    <name>warning</name>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This leaves your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>自分の石%n個がアタリのままです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This puts your %n stone(s) in atari.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>自分の石%n個がアタリになります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This captures %n of your own stone(s).</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>自分の石%n個を取り上げることになります。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>This fills your own eye.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>自分の眼をうめます。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Your %n stone(s) can be captured.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>
            <numerusform>自分の石%n個を取られるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>You still need a move here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>ここにまだ手入れが必要です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>White can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>白がまだここに入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Black can still come in here.</source>
        <extracomment>What is the matter, in one sentence.</extracomment>
        <translation>黒がまだここに入れます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Pass anyway?</source>
        <extracomment>What is asked.</extracomment>
        <translation>それでもパスしますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Play it?</source>
        <extracomment>What is asked.</extracomment>
        <translation>打ちますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Before you pass: are all borders closed?</source>
        <extracomment>A pass waits for the board to be read.</extracomment>
        <translation>パスの前に：境界はすべて閉じていますか?</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: pass. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter：パス。Esc：やめる。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/warnings.py"/>
        <source>Enter: play it. Esc: no.</source>
        <extracomment>How to answer by the keyboard, for the line under the board.</extracomment>
        <translation>Enter：打つ。Esc：やめる。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Pass (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>パス(Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play on (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>打ち続ける(Esc)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>Play it (Enter)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>打つ(Enter)</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/ui/widgets/cards.py"/>
        <source>No (Esc)</source>
        <extracomment>Show what is the matter with the move, and the two answers.</extracomment>
        <translation>やめる(Esc)</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Point</source>
        <translation>交点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two lines cross. Stones are played on points.</source>
        <translation>2本の線が交わるところ。石は交点に打ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Edge</source>
        <translation>端</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The outermost line. A stone there has three liberties at most.</source>
        <translation>いちばん外側の線。ここの石の呼吸点は多くて3つです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Corner</source>
        <translation>隅</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Where two edges meet. A stone there has two liberties at most.</source>
        <translation>2つの端が出会うところ。ここの石の呼吸点は多くて2つです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Star point</source>
        <translation>星</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Liberty</source>
        <translation>呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chain</source>
        <translation>連</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones of one colour that are joined along the lines. A diagonal does not join.</source>
        <translation>線にそってつながった同じ色の石。ななめはつながっていません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Group</source>
        <translation>グループ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Chains of one colour that live or die together.</source>
        <translation>生きるのも死ぬのもいっしょの、同じ色の連の集まり。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capture</source>
        <translation>取る</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To take stones off the board by filling their last liberty.</source>
        <translation>最後の呼吸点をふさいで、石を盤から取り上げること。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Prisoner</source>
        <translation>アゲハマ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A stone that was captured. One was taken from the marked point.</source>
        <translation>取られた石。印の付いた交点の石が1つ取られました。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari</source>
        <translation>アタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One liberty is left: the next move there captures.</source>
        <translation>呼吸点があと1つ。次にそこへ打たれると取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Double atari</source>
        <translation>両アタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One move puts two chains in atari. Only one can be saved.</source>
        <translation>1手で2つの連をアタリにすること。助けられるのは片方だけです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-atari</source>
        <translation>自分からアタリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Self-capture</source>
        <translation>自殺手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extend</source>
        <translation>ノビ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Connection</source>
        <translation>ツギ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that makes two chains into one.</source>
        <translation>2つの連を1つにする手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Cut</source>
        <translation>キリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that keeps two chains of the opponent apart.</source>
        <translation>相手の2つの連を切りはなす手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ladder</source>
        <translation>シチョウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Atari after atari in a zigzag. It ends at the edge.</source>
        <translation>ジグザグに続くアタリ。盤の端まで行くと取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Net</source>
        <translation>ゲタ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move from a distance: wherever the stone runs, it is captured.</source>
        <translation>はなれたところから打つ手。石がどこへ逃げても取られます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Snapback</source>
        <translation>ウッテガエシ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko</source>
        <translation>コウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Ko threat</source>
        <translation>コウ材</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Superko</source>
        <translation>スーパーコウ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Eye</source>
        <translation>眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point or a few that stones of one colour surround.</source>
        <translation>同じ色の石に囲まれた1つか、いくつかの交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>False eye</source>
        <translation>欠け眼</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>It looks like an eye, but the stones around it are not joined and may be captured one by one.</source>
        <translation>眼のように見えても、まわりの石がつながっていないので、1つずつ取られることがあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Vital point</source>
        <translation>急所</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Alive</source>
        <translation>生き</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Dead</source>
        <translation>死に</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that cannot be saved. They are taken off when the game is over.</source>
        <translation>もう助からない石。対局が終わると取り上げます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Shared liberty</source>
        <translation>共通の呼吸点</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A liberty of a black chain and of a white one.</source>
        <translation>黒の連と白の連の両方が持つ呼吸点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Seki</source>
        <translation>セキ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Capturing race</source>
        <translation>攻め合い</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Territory</source>
        <translation>地</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty points that only one side surrounds.</source>
        <translation>片方の石だけに囲まれた空いた交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Area</source>
        <translation>領域</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The stones of a side on the board and the points they surround.</source>
        <translation>盤上にある自分の石と、それが囲んだ交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neutral point</source>
        <translation>ダメ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A turn without a stone. When there is nothing left to gain, both sides pass.</source>
        <translation>石を打たない番。もう得をするところがなくなったら、両者がパスします。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Points that White gets because Black has the first move.</source>
        <translation>黒が先に打つので、白がもらう目数。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Handicap</source>
        <translation>置き石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Stones that the weaker player has on the board before the game.</source>
        <translation>弱いほうの人が、対局の前に盤に置いておく石。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Nigiri</source>
        <translation>ニギリ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>How strong you are: from 30 kyu up to 1 kyu, then from 1 dan up. Two ranks apart, Black gets two stones.</source>
        <translation>どのくらい強いか。30級から1級へ上がり、その上は初段から上がります。2つ差があると、黒は2子置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Say hello before the game and thank you after it. The first move often goes in the upper right corner: that is polite.</source>
        <translation>対局の前に「お願いします」、終わったら「ありがとうございました」。最初の手は、右上の隅に打つのがよい作法とされています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Rank</source>
        <translation>棋力</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To choose colours: one player hides white stones, the other guesses odd or even. Here odd was right: there are five.</source>
        <translation>黒白の決め方。片方が白石をにぎり、もう片方が奇数か偶数かを当てます。ここでは5個なので、奇数が当たりです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point with a dot. Handicap stones go on star points.</source>
        <translation>点の付いた交点。置き石は星に置きます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>An empty point next to a stone or its chain. There are four here.</source>
        <translation>石や連のとなりの空いた交点。ここには4つあります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones one liberty.</source>
        <translation>打つと自分の石の呼吸点が1つになる手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that leaves your own stones no liberty and captures nothing. Most rules forbid it: Black may not play here.</source>
        <translation>自分の石の呼吸点がなくなり、相手の石も取れない手。ほとんどのルールで禁止です。黒はここに打てません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>To add a stone to a chain, giving it more liberties.</source>
        <translation>連に石をつぎ足して、呼吸点をふやすこと。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Black lets White capture a stone, then captures three by playing at 1 again.</source>
        <translation>黒は石を1つ取らせて、もう一度1に打って3つ取ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The two sides could recapture forever. So after 1, White must first play somewhere else.</source>
        <translation>そのままでは、いつまでも取り返し合いになります。そこで1のあと、白はまずほかのところに打たなければなりません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that asks for an answer, such as 2. After the answer, White recaptures the ko.</source>
        <translation>2のように、受けをもとめる手。相手が受けたあと、白はコウを取り返します。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A rule: no move may repeat an earlier board. Here White may not recapture right away.</source>
        <translation>前と同じ盤面にする手は打てない、というルール。白はここですぐに取り返せません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Whoever plays here first decides: Black makes two eyes, White leaves one.</source>
        <translation>先に打ったほうで決まります。黒なら眼が2つ、白なら眼が1つになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two eyes cannot be filled at once: these stones can never be captured.</source>
        <translation>2つの眼を同時にはうめられません。この石はけっして取られません。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Neither side can play there: whoever does puts their own stones in atari. Both live.</source>
        <translation>どちらも打てない形。打つと自分の石がアタリになるからです。どちらも生きています。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two chains race to capture each other. Count the liberties.</source>
        <translation>2つの連が、どちらが先に取るかを競います。呼吸点を数えましょう。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A point between both sides that is nobody&apos;s territory (dame).</source>
        <translation>黒白の間にあって、だれの地でもない交点。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Byo-yomi</source>
        <translation>秒読み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Extra time when the main time is used up. Move in time, and you get the same time again for your next move.</source>
        <translation>持ち時間を使い切ったあとの時間。時間内に打てば、次の手でもまた同じ時間があります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Manners</source>
        <translation>マナー</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Opening</source>
        <translation>布石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>The first moves of a game. Corners first, then the sides: there you need the fewest stones to surround points.</source>
        <translation>対局のはじめの手。まず隅、次に辺。隅や辺のほうが少ない石で囲めます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Sente</source>
        <translation>先手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that has to be answered, so you keep the next free move.</source>
        <translation>相手が受けなければならない手。そのあと、また自分から好きなところに打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Gote</source>
        <translation>後手</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that need not be answered: the other side gets the next free move.</source>
        <translation>相手が受けなくてもよい手。次は相手が好きなところに打てます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two stones corner to corner: if one of the two points is taken, the other joins them.</source>
        <translation>ななめに並んだ2つの石。間の交点の一方に打たれても、もう一方でつながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move that skips one point. Fast, and hard to cut.</source>
        <translation>交点を1つとばした手。速くて、切られにくい形です。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Two pairs that cannot be cut: if one of the two points is taken, the other joins them.</source>
        <translation>切られない2組の石。間の交点の一方に打たれても、もう一方でつながります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around a point: any stone played inside is in atari.</source>
        <translation>1つの交点を囲む3つの石。中に打った石はアタリになります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>History of Go</source>
        <translation>囲碁の歴史</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Go was born in China thousands of years ago. Early boards had 17 lines. Komi came only in the 20th century.</source>
        <translation>囲碁は数千年前に中国で生まれました。昔の盤の線は17本でした。コミができたのは20世紀になってからです。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>%1: press Enter to see what it means.</source>
        <extracomment>How to read on about a word, for those who listen. %1 = word</extracomment>
        <translation>%1：Enterキーで意味を表示。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Joseki</source>
        <translation>定石</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Well-known moves in a corner that are fair to both. Here Black gets the corner, White the top.</source>
        <translation>どちらにも公平な、隅のよく知られた手順。ここでは黒が隅、白が上辺を取ります。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Thickness</source>
        <translation>厚み</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A strong wall that looks out over the board. It helps in every fight near it.</source>
        <translation>盤の広いほうを向いた強い石のかべ。近くの戦いで役に立ちます。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Hane</source>
        <translation>ハネ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>A move around the head of the opponent&apos;s stones.</source>
        <translation>相手の石の頭をおさえるように回りこむ手。</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Diagonal</source>
        <translation>コスミ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>One-point jump</source>
        <translation>一間トビ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Bamboo joint</source>
        <translation>タケフ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Tiger&apos;s mouth</source>
        <translation>カケツギ</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Empty triangle</source>
        <translation>アキ三角</translation>
    </message>
    <message>
        <location filename="../../../goboard_app/app/texts/glossary.py"/>
        <source>Three stones around an empty point, with few liberties: heavy.</source>
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
        <extracomment>A word is not in the list.</extracomment>
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
        <extracomment>The words of Go in a text. %1 = names</extracomment>
        <translation>言葉：%1</translation>
    </message>
</context>
</TS>
